"""Taking Objectives (ZC-06.38), and the actions that a mission adds (chapter 10)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.actions.base import FreeAction, SurvivorAction, raises_danger
from shamble.games.zombicide.actions.cars import CarAction
from shamble.games.zombicide.events import CardEvent, Did, TokenEvent
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules import objectives
from shamble.games.zombicide.rules.inventory import receive
from shamble.games.zombicide.state import LEFT, ZombicideState


class Take(SurvivorAction):
    """Take an Objective token, even with zombies in the zone (ZC-06.38, ZC-G76)."""

    def __init__(self, survivor: int, token: int) -> None:
        self.survivor = survivor
        self.token = token

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} take {names.objective(g, self.token)}"

    def args(self, g: ZombicideState) -> Args:
        token = g.board().objectives[self.token]
        return {"who": names.survivor(g, self.survivor), "points": token.xp, **names.place(g, token.zone)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.objective_thing(g, self.token))

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return raises_danger(g, self.survivor, g.board().objectives[self.token].xp)

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        objectives.take_token(g, self.survivor, self.token)


class Leave(FreeAction):
    """Leave by the Exit zone with all cards (ZC-M01.04, ZC-M09.05, ZC-G77)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        return mission_of(g).leave_refusals(g, self.survivor)

    def needs_confirmation(self, g: ZombicideState) -> bool:
        return True

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return [Prospect("may-leave", self.args(g), tone="bad", rules=("ZC-M01.04",))]

    def execute(self, g: ZombicideState, seat: int) -> None:
        s = self.me(g)
        g.survivors[self.survivor] = s.with_fate(LEFT)
        g.emit(Did("left", s.sheet, mission_of(g).leave_rule, "good"))
        if g.loud == self.survivor:
            g.loud = -1


class Neutralise(SurvivorAction):
    """Shut down a Spawn Zone without zombies (ZC-M07.09)."""

    def __init__(self, survivor: int, spawn: int) -> None:
        self.survivor = survivor
        self.spawn = spawn

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} neutralise {g.board().spawns[self.spawn].id}"

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.spawn_thing(g, self.spawn))

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.zombies_in(self.me(g).zone):
            no.append(Refusal("no-neutralise", "ZC-M07.09"))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.spawns &= ~(1 << self.spawn)
        g.emit(TokenEvent("neutralised", self.me(g).sheet, g.mission, self.spawn))


class Stow(CarAction):
    """Put a supply into the car (ZC-M06.09)."""

    def __init__(self, survivor: int, car: int, card: int) -> None:
        self.survivor = survivor
        self.car = car
        self.card = card

    def text(self, g: ZombicideState) -> str:
        return f"{super().text(g)} {names.card(self.card)} {self.card}"

    def args(self, g: ZombicideState) -> Args:
        return {
            "who": names.survivor(g, self.survivor),
            "car": names.car_name(g, self.car),
            "card": names.card_name(self.card),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (*super().things(g), names.card_thing(self.card))

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        s = self.me(g)
        g.survivors[self.survivor] = s.with_slots(s.with_slot(s.slots.index(self.card), -1))
        g.cargo[self.car] = (*g.cargo[self.car], self.card)
        g.emit(CardEvent("loaded", s.sheet, self.card))


class Unstow(Stow):
    """Take a supply out of the car (ZC-M06.09)."""

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.cargo[self.car] = tuple([card for card in g.cargo[self.car] if card != self.card])
        g.emit(CardEvent("unloaded", self.me(g).sheet, self.card))
        receive(g, self.survivor, self.card)


def mission_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    s = g.survivors[n]
    board = g.board()
    out: list[Action[ZombicideState]] = []
    for number, token in enumerate(board.objectives):
        if token.zone == s.zone and g.objectives >> number & 1:
            out.append(Take(n, number))
    mission = mission_of(g)
    if s.zone == board.exit and mission.lets_leave(g):
        out.append(Leave(n))
    out += mission.actions(g, n)
    return out
