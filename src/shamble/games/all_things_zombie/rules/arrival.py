"""Arrival in a hex: In Sight tests, zombie card, enemies."""

from shamble.core.frames import Step
from shamble.games.all_things_zombie.rules.charge_reaction import BeingCharged
from shamble.games.all_things_zombie.rules.finding import Discovered, ZombieCard, draw_card
from shamble.games.all_things_zombie.rules.in_sight import look_up
from shamble.games.all_things_zombie.rules.melee import Melee
from shamble.games.all_things_zombie.rules.movement import end_move, unmarked
from shamble.games.all_things_zombie.rules.scenarios import FIREFIGHT, near_heliport
from shamble.games.all_things_zombie.state import NOWHERE, SURVIVORS, HexState


def arrived(g: HexState, survivor: int, hex: int, came: int, how: str, fast: bool) -> None:
    """Resolve an arrival: the heliport's zombies, In Sight tests, zombie card, melee.

    In Sight follows only from movement in the mover's own activation (AT-G47), and not while sides enter
    before the first turn (AT-G121).
    """
    depth = len(g.stack)
    if g.phase == SURVIVORS and g.acting == survivor and how in ("move", "enter", "charge", "scout"):
        look_up(g, survivor)
    near_heliport(g, survivor)
    g.stack.insert(depth, Meets(survivor, hex, came, how, fast))  # after these frames


class Meets(Step[HexState]):
    """Resolve the hex if the survivor is still in it: zombie card (AT-06.12), enemies.

    (AT-08.61)
    """

    def __init__(self, survivor: int, hex: int, came: int, how: str, fast: bool) -> None:
        self.survivor = survivor
        self.hex = hex
        self.came = came
        self.how = how
        self.fast = fast  # a fast move or a flight: zombies in a building surprise it

    def run(self, g: HexState) -> None:
        if g.people[self.survivor].hex == self.hex:  # otherwise another frame made it move on
            meet(g, self.survivor, self.hex, self.came, self.how, self.fast)


def meet(g: HexState, survivor: int, hex: int, came: int, how: str, fast: bool) -> None:
    if how in ("charge", "flee") and g.threatened(hex, survivor):
        end_move(g, survivor)
        g.push(Melee(hex))
        if how == "charge":
            for foe in reversed(g.foes_in(hex, survivor)):
                g.push(BeingCharged(foe))  # AT-G55
    if unmarked(g, hex):
        open_up(g, survivor, hex, came, fast)
    elif g.scenario == FIREFIGHT and g.map().building[hex] >= 0:
        g.entered |= 1 << g.map().building[hex]  # AT-G108


def open_up(g: HexState, survivor: int, hex: int, came: int, fast: bool) -> None:
    """Draw the card of a building (AT-06.12).

    If an enemy that has just entered it is charged there before its card, the card is that enemy's; zombies
    surprise a charger who ran too (AT-06.16, AT-10.04, AT-G161).
    """
    for frame in g.stack:
        if isinstance(frame, Meets) and frame.hex == hex and g.people[frame.survivor].hex == hex:
            if fast:
                g.push(Discovered(survivor, NOWHERE, fast))
            survivor, came, fast = frame.survivor, frame.came, frame.fast
    draw_card(g, ZombieCard(survivor, came, fast))
