"""Walking (ZC-05.12 to ZC-05.17, ZC-06.04 to ZC-06.06)."""

from shamble.core.actions import Action
from shamble.core.frames import Prompt
from shamble.core.refusals import Refusal
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.events import Moved
from shamble.games.zombicide.rules.missions import end_if_won
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.state import ZombicideState


def extra_cost(g: ZombicideState, survivor: int) -> int:
    """Return the extra actions, one per zombie left behind (ZC-06.05).

    None for a Slippery survivor (ZC-09.31).
    """
    s = g.survivors[survivor]
    return 0 if s.has(sheets.SLIPPERY) else g.zombies_in(s.zone)


def free_part(g: ZombicideState, price: int, free: int) -> int:
    """Measure how much of the price of a Move the free Moves pay.

    The extra actions for zombies left behind are not Moves, unless the table option says so (ZC-G47).
    """
    return min(price if g.rules.free_move_pays_zombies else 1, free)


def step_refusals(g: ZombicideState, zone: int, next_zone: int) -> list[Refusal]:
    """Return a refusal unless street, opening or open door joins them (ZC-05.14 to ZC-05.16)."""
    if next_zone in g.ways().near[zone]:
        return []
    shut = [d for d in g.board().doors_at[zone] if d in g.board().doors_at[next_zone]]
    if shut:
        return [Refusal("no-door-shut", "ZC-05.15", tuple([names.door_thing(g, d) for d in shut]))]
    return [Refusal("no-way", "ZC-05.12", (names.zone_thing(g, next_zone),))]


def zones_per_move(g: ZombicideState, survivor: int) -> int:
    """Return the zones per Move: one; skills make it two and add one (ZC-09.15, ZC-09.17)."""
    s = g.survivors[survivor]
    return (2 if s.has(sheets.TWO_ZONES) else 1) + s.skills.count(sheets.ZONE_PER_MOVE)


def walk(g: ZombicideState, survivor: int, zone: int) -> None:
    step(g, survivor, zone)
    if zones_per_move(g, survivor) > 1:
        g.push(WalkOn(survivor, zones_per_move(g, survivor) - 1))


def step(g: ZombicideState, survivor: int, zone: int) -> None:
    s = g.survivors[survivor]
    g.place(survivor, zone)
    g.emit(Moved(s.sheet, g.mission, s.zone, zone))


class WalkOn(AskSurvivor):
    """Ask for further zones of the same Move; a zone with a zombie ends it (ZC-06.06, ZC-G49)."""

    def __init__(self, survivor: int, steps: int) -> None:
        self.survivor = survivor
        self.steps = steps

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-walk-on", {"who": names.survivor(g, self.survivor)}, ("ZC-09.15", "ZC-09.17"))

    def advance(self, g: ZombicideState) -> bool:
        if self.steps and not g.zombies_in(g.survivors[self.survivor].zone):
            return end_if_won(g)
        g.stack.pop()
        return True

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        near = g.ways().near[g.survivors[self.survivor].zone]
        return [*[choices.ChooseZone(zone, "on") for zone in near], choices.Done()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.ChooseZone):
            step(g, self.survivor, action.zone)
            g.push(WalkOn(self.survivor, self.steps - 1))
