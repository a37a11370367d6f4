"""Coming into a hex: who sees it, what is behind the door, who is there to fight."""

from shamble.core.frames import Step
from shamble.games.all_things_zombie.rules.charged import BeingCharged
from shamble.games.all_things_zombie.rules.finding import ZombieCard, draw_card
from shamble.games.all_things_zombie.rules.in_sight import look_up
from shamble.games.all_things_zombie.rules.melee import Melee
from shamble.games.all_things_zombie.rules.movement import end_move, unmarked
from shamble.games.all_things_zombie.rules.scenarios import FIREFIGHT, near_heliport
from shamble.games.all_things_zombie.state import SURVIVORS, HexState


class Arrived(Step[HexState]):
    """In order: the heliport's zombies, In Sight tests, the zombie card, melee. In Sight follows only from movement in
    the mover's own activation (AT-G47), and not while sides enter before the first turn (AT-G121)."""

    def __init__(self, survivor: int, hex: int, came: int, how: str) -> None:
        self.survivor = survivor
        self.hex = hex
        self.came = came
        self.how = how

    def run(self, g: HexState) -> None:
        g.push(Meets(self.survivor, self.hex, self.came, self.how))
        if (
            g.phase == SURVIVORS
            and g.acting == self.survivor
            and self.how in ("move", "enter", "charge", "scout")
        ):
            look_up(g, self.survivor)
        near_heliport(g, self.survivor)


class Meets(Step[HexState]):
    """What the hex holds, if the survivor is still in it: an unmarked building's card (AT-06.12), enemies
    (AT-08.61)."""

    def __init__(self, survivor: int, hex: int, came: int, how: str) -> None:
        self.survivor = survivor
        self.hex = hex
        self.came = came
        self.how = how

    def run(self, g: HexState) -> None:
        if g.people[self.survivor].hex != self.hex:  # somebody made it run on
            return
        if g.threatened(self.hex, self.survivor) and self.how in ("charge", "flee"):
            end_move(g, self.survivor)
            g.push(Melee(self.hex))
            if self.how == "charge":
                for foe in reversed(g.foes_in(self.hex, self.survivor)):
                    g.push(BeingCharged(foe))  # AT-G55
        if unmarked(g, self.hex):
            fast = g.acting == self.survivor and g.fast
            draw_card(g, ZombieCard(self.survivor, self.came, self.how == "flee" or fast))
        elif g.map().building[self.hex] >= 0 and g.scenario == FIREFIGHT:
            g.entered |= 1 << g.map().building[self.hex]  # AT-G108
