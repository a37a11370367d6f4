"""Objectives that give points, heal, wake a Spawn Zone, bring a survivor."""

from typing import Any, ClassVar

from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.events import TokenEvent
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission
from shamble.games.zombicide.rules.inventory import receive
from shamble.games.zombicide.rules.objectives import MayHeal, TurnToken, new_survivor
from shamble.games.zombicide.state import ZombicideState

CABINET = "medicine_cabinet"
FACE_DOWN = "face_down"


class Points(Block):
    id: ClassVar[str] = "points"
    rule: ClassVar[str] = "ZC-G118"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("each", "number", None, least=1, most=43),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.each: int = values["each"]

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if draft.colours else [("no-mission-take", {})]

    def lay(self, mission: Mission) -> None:
        for token in mission.board.objectives:
            token.xp = self.each

    def words(self) -> tuple[str, Args]:
        return ("points.single" if self.each == 1 else "points"), {"each": self.each}


class Heals(Block):
    """The survivor who takes a medicine cabinet can discard a Wound card."""

    id: ClassVar[str] = "heals"
    rule: ClassVar[str] = "ZC-M02.03"

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if CABINET in draft.kinds else [("no-mission-kind", {"kind": CABINET})]

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        if g.board().objectives[token].kind == CABINET and g.survivors[survivor].wounds():
            g.push(MayHeal(survivor))


class Gives(Block):
    """The survivor who takes an objective gets these cards, if copies are left (ZC-10.02)."""

    id: ClassVar[str] = "gives"
    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (
        Entry("cards", "cards", most=2),
        Entry("colour", "choice", "", ("red", "blue", "green")),
    )

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.cards: list[str] = values["cards"]
        self.colour: str = values["colour"]

    def faults(self, draft: Draft) -> list[Fault]:
        if not draft.colours:
            return [("no-mission-take", {})]
        if self.colour and self.colour not in draft.colours:
            return [("no-mission-colour", {"colour": self.colour})]
        return []

    def words(self) -> tuple[str, Args]:
        args: Args = {"cards": ", ".join(self.cards)}
        return ("gives.colour", {**args, "colour": self.colour}) if self.colour else ("gives", args)

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        if self.colour and g.board().objectives[token].color != self.colour:
            return
        for kind in self.cards:
            card = take_from_piles(g, kind)
            if card >= 0:
                receive(g, survivor, card)


def take_from_piles(g: ZombicideState, kind: str) -> int:
    """Return a card of the kind that was set aside, or is in the deck; -1 = no copy is left."""
    for pile in (g.aside, g.bag):
        for card in pile:
            if CARDS[card].id == kind:
                pile.remove(card)
                return card
    return -1


class Wakes(Block):
    """Taking an objective of the colour activates the Spawn Zones of that colour."""

    id: ClassVar[str] = "wakes"
    rule: ClassVar[str] = "ZC-M08.04"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("colour", "choice", None, ("blue", "green")),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.colour: str = values["colour"]

    def faults(self, draft: Draft) -> list[Fault]:
        out: list[Fault] = []
        if self.colour not in draft.colours:
            out.append(("no-mission-colour", {"colour": self.colour}))
        if self.colour not in draft.asleep:
            out.append(("no-mission-asleep", {"colour": self.colour}))
        return out

    def words(self) -> tuple[str, Args]:
        return "wakes", {"colour": self.colour}

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        board = g.board()
        if board.objectives[token].color != self.colour:
            return
        for spawn, zone in enumerate(board.spawns):
            if zone.color == self.colour and not g.spawns >> spawn & 1:
                g.spawns |= 1 << spawn
                g.emit(TokenEvent("woken", g.survivors[survivor].sheet, g.mission, spawn))


class Recruits(Block):
    """One face-down objective is blue; each other brings a survivor (ZC-M09.10, ZC-M09.12)."""

    id: ClassVar[str] = "recruits"
    rule: ClassVar[str] = "ZC-M09.08"

    def faults(self, draft: Draft) -> list[Fault]:
        return [] if FACE_DOWN in draft.kinds else [("no-mission-kind", {"kind": FACE_DOWN})]

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        if g.board().objectives[token].kind != FACE_DOWN:
            return
        if g.blue_found:
            new_survivor(g, survivor)
            return
        hidden = 1  # this one, and those still to be taken
        for number, other in enumerate(g.board().objectives):
            hidden += other.kind == FACE_DOWN and g.objectives >> number & 1
        g.push(TurnToken(survivor, hidden))
