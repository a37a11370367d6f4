"""Actions that a skill gives (ZC-09)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names, sheets
from shamble.games.zombicide.actions.base import FreeAction, SurvivorAction
from shamble.games.zombicide.events import Did, DidTo, DoorEvent
from shamble.games.zombicide.rules import wounds
from shamble.games.zombicide.state import BEEN_LOUD, HEALED, LED, ZombicideState


class CloseDoor(SurvivorAction):
    """Lock it down: close an open door on the border of the zone (ZC-09.25, ZC-G64)."""

    def __init__(self, survivor: int, door: int) -> None:
        self.survivor = survivor
        self.door = door

    def verb(self) -> str:
        return "close"

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} close {names.door(g, self.door)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), **names.place(g, g.board().doors[self.door].room)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.door_thing(g, self.door))

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.doors &= ~(1 << self.door)
        g.emit(DoorEvent("closed", self.me(g).sheet, g.mission, self.door))


class Loud(FreeAction):
    """Loud: make this zone the noisiest until the survivor's next turn (ZC-09.26, ZC-G62)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        return [Refusal("no-once-a-turn", "ZC-09.26")] if g.used & BEEN_LOUD else []

    def execute(self, g: ZombicideState, seat: int) -> None:
        g.used |= BEEN_LOUD
        g.loud = self.survivor
        g.emit(Did("loud", self.me(g).sheet, "ZC-09.26"))


class ForAnother(FreeAction):
    """Action for the benefit of one survivor, the acting one included."""

    def __init__(self, survivor: int, other: int) -> None:
        self.survivor = survivor
        self.other = other

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} {self.verb()} {names.survivor(g, self.other)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "other": names.survivor(g, self.other)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.survivor_thing(g, self.other))


class Heal(ForAnother):
    """Medic: remove a Wound card from a survivor here, once per turn (ZC-09.29, ZC-G61)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if g.used & HEALED:
            no.append(Refusal("no-once-a-turn", "ZC-09.29"))
        if not g.survivors[self.other].wounds():
            no.append(Refusal("no-wound", "ZC-09.29", (names.survivor_thing(g, self.other),)))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        g.used |= HEALED
        wounds.heal(g, self.other)
        g.emit(DidTo("heal", self.me(g).sheet, g.survivors[self.other].sheet, "ZC-09.29"))


class Lead(ForAnother):
    """Born leader: give another survivor an action for its next turn (ZC-09.19, ZC-G60)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        return [Refusal("no-once-a-turn", "ZC-09.19")] if g.used & LED else []

    def execute(self, g: ZombicideState, seat: int) -> None:
        g.used |= LED
        other = g.survivors[self.other]
        g.survivors[self.other] = other.with_turn(other.done, other.gift + 1)
        g.emit(DidTo("lead", self.me(g).sheet, other.sheet, "ZC-09.19"))


def skill_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = []
    if s.has(sheets.LOCK_IT_DOWN):
        out.extend([CloseDoor(n, door) for door in g.board().doors_at[s.zone] if g.door_open(door)])
    if s.has(sheets.LOUD):
        out.append(Loud(n))
    if s.has(sheets.MEDIC):
        out.extend([Heal(n, other) for other in g.in_zone(s.zone)])
    if s.has(sheets.BORN_LEADER):
        out.extend([Lead(n, other) for other in g.living() if other != n])
    return out
