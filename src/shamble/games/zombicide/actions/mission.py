"""Taking Objectives (ZC-06.38), and the actions that a mission adds (chapter 10)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.actions.base import FreeAction, SurvivorAction, raises_danger
from shamble.games.zombicide.actions.cars import CarAction
from shamble.games.zombicide.cards import CARDS, SUPPLIES
from shamble.games.zombicide.events import CardEvent, Did, TokenEvent
from shamble.games.zombicide.rules import missions, objectives
from shamble.games.zombicide.rules.inventory import receive
from shamble.games.zombicide.state import LEFT, ZombicideState

ALL_SUPPLIES = (1 << len(SUPPLIES)) - 1


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
        no: list[Refusal] = []
        board = g.board()
        if board.id == "01":  # ZC-M01.04, ZC-G79
            if g.objectives:
                no.append(Refusal("no-leave-tokens", "ZC-M01.02"))
            if g.supplies != ALL_SUPPLIES:
                no.append(Refusal("no-leave-supplies", "ZC-M01.03"))
        if board.id == "09" and not g.roamed >> self.survivor & 1:
            no.append(Refusal("no-leave-yet", "ZC-M09.05"))
        last = missions.fates(g, LEFT) + 1 >= missions.needed_back(g)
        if board.id == "09" and g.objectives and last:
            no.append(Refusal("no-leave-tokens", "ZC-G106"))
        if g.rules.exit_needs_clear_zone and board.id in ("01", "02") and g.zombies_in(board.exit):
            no.append(Refusal("no-leave-zombies", "ZC-G77"))
        return no

    def needs_confirmation(self, g: ZombicideState) -> bool:
        return True

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return [Prospect("may-leave", self.args(g), tone="bad", rules=("ZC-M01.04",))]

    def execute(self, g: ZombicideState, seat: int) -> None:
        s = self.me(g)
        g.survivors[self.survivor] = s.with_fate(LEFT)
        g.emit(Did("left", s.sheet, "ZC-M09.05" if g.board().id == "09" else "ZC-M01.04", "good"))
        if g.loud == self.survivor:
            g.loud = -1


class Neutralise(SurvivorAction):
    """Mission 07: shut down a Spawn Zone without zombies (ZC-M07.09)."""

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
    """Mission 06: put a supply into the car (ZC-M06.09)."""

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
    """Mission 06: take a supply out of the car (ZC-M06.09)."""

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
    if s.zone == board.exit and (board.id in ("01", "09") or g.rules.y_zone_one_by_one):
        out.append(Leave(n))
    if board.id == "07":
        for number, spawn in enumerate(board.spawns):
            if spawn.zone == s.zone and g.spawns >> number & 1:
                out.append(Neutralise(n, number))
    if board.id == "06":
        for car, zone in enumerate(g.cars):
            if zone == s.zone:
                out.extend([Stow(n, car, card) for card in s.cards() if CARDS[card].supply])
                out.extend([Unstow(n, car, card) for card in g.cargo[car]])
    return out
