"""Doors that open with others (ZC-M07.04), or with a coloured objective (ZC-M08.03)."""

from typing import Any, ClassVar

from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.events import DoorEvent
from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault
from shamble.games.zombicide.rules.doors import open_door
from shamble.games.zombicide.state import ZombicideState


class TwinDoors(Block):
    """Opening a door opens the other doors of the building."""

    id: ClassVar[str] = "twin-doors"
    rule: ClassVar[str] = "ZC-M07.04"

    def on_open(self, g: ZombicideState, survivor: int, door: int) -> None:
        board = g.board()
        building = board.building[board.doors[door].room]
        for other, twin in enumerate(board.doors):
            if board.building[twin.room] == building and not g.door_open(other):
                g.doors |= 1 << other
                g.emit(DoorEvent("followed", g.survivors[survivor].sheet, g.mission, other))


class ColourBlock(Block):
    """About the doors and the objective of a colour."""

    entries: ClassVar[tuple[Entry, ...]] = (Entry("colour", "choice", None, ("blue", "green")),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.colour: str = values["colour"]

    def faults(self, draft: Draft) -> list[Fault]:
        out: list[Fault] = []
        if self.colour not in draft.colours:
            out.append(("no-mission-colour", {"colour": self.colour}))
        if self.colour not in draft.doors:
            out.append(("no-mission-colour-door", {"colour": self.colour}))
        return out

    def words(self) -> tuple[str, Args]:
        return self.id, {"colour": self.colour}


class Opens(ColourBlock):
    """Taking an objective of the colour opens the doors of that colour (ZC-10.02)."""

    id: ClassVar[str] = "opens"
    rule: ClassVar[str] = "ZC-10.02"

    def on_take(self, g: ZombicideState, survivor: int, token: int) -> None:
        board = g.board()
        if board.objectives[token].color != self.colour:
            return
        for door in board.doors:
            if door.color == self.colour and not g.door_open(door.number):
                open_door(g, survivor, door.number)


class Unlocks(ColourBlock):
    """Doors of a colour stay shut while the objective of that colour is not taken."""

    id: ClassVar[str] = "unlocks"
    rule: ClassVar[str] = "ZC-M08.03"

    def door_refusals(self, g: ZombicideState, door: int) -> list[Refusal]:
        if g.board().doors[door].color != self.colour:
            return []
        for number, token in enumerate(g.board().objectives):
            if token.color == self.colour and g.objectives >> number & 1:
                rule = "ZC-M08.03" if self.colour == "blue" else "ZC-M08.05"
                return [Refusal("no-colour-key", rule, (names.objective_thing(g, number),))]
        return []
