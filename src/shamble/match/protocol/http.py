"""What is asked and answered by HTTP: tables that are opened, listed and replayed, and what went wrong."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from shamble.match.protocol.view import Clock, Decision, Ending, LogLine, Message, Seat


class NewSeat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    salt: str = ""  # what its person mixes into the chance of the table


class NewTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    seats: list[NewSeat]
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    dice: Literal["generator", "typed"] = "generator"
    cards: Literal["generator", "typed"] = "generator"
    typist: int = -1  # the seat that types in what real dice and cards show; -1 = anybody
    waits: bool = False  # for its people, until whoever opened it begins
    public: bool = False  # it stands in the lobby, with this line and in this language
    line: str = ""
    language: str = ""
    clock: Clock = Clock()


class CreatedTable(Struct, frozen=True):
    """The new table, the link of each seat (path with its secret), and the link for spectators."""

    table: str
    seats: dict[int, str]
    mine: str  # one link that holds all person seats of the creator (around one screen)
    watch: str


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table of mine in the lobby (GET /api/tables?key=...)."""

    table: str
    game: str
    mode: str
    seats: list[Seat]
    version: int
    round: int
    decision: Decision | None = None
    over: bool = False
    waiting: bool = False  # for its people, before it begins
    expires: int = 0  # when it is cleared away unless somebody plays, in seconds since 1970; 0 = not soon


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """`view` is whole only now and then; in between it is null, and `changes` lead to it from that of the step before
    (`table.changes`)."""

    version: int
    by: int
    text: str
    lines: list[LogLine]
    view: Any
    changes: list[list[Any]] = []


class Replay(Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/{id}/replay: the whole game as this link may know it, a step an action."""

    table: str
    game: str
    mode: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: list[Seat]
    scene: Any
    steps: list[ReplayStep]
    ending: Ending | None = None


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: one clear sentence's key and its arguments, and whatever else is wrong."""

    error: Message
    also: list[Message] = []
