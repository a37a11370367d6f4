"""Bodies of HTTP requests and responses about tables and replays, and HTTP errors."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from shamble.match.protocol.view import Clock, Decision, Ending, LogLine, Message, Seat


class NewSeat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    salt: str = ""  # dice salt of its player


class NewTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables: the setup of a new table."""

    game: str
    seats: list[NewSeat]
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    dice: Literal["generator", "typed"] = "generator"
    cards: Literal["generator", "typed"] = "generator"
    typist: int = -1  # the seat that enters real dice and cards; -1 = any
    waits: bool = False  # open a waiting room; the game starts when the host begins it
    public: bool = False  # list the table in the lobby, with this line and in this language
    line: str = ""
    language: str = ""
    clock: Clock = Clock()
    lesson: str = ""  # id of a lesson; it brings its own set-up, the first seat only the learner's name


class CreatedTable(Struct, frozen=True):
    """The new table, the link of each seat (path with its key), and the link for spectators."""

    table: str
    seats: dict[int, str]
    mine: str  # the host link, which controls all seats of the creator's screen
    watch: str


class TableCard(Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/{id}: the current state of a table in short."""

    table: str
    game: str
    mode: str
    seats: list[Seat]
    version: int
    round: int
    decision: Decision | None = None
    over: bool = False
    waiting: bool = False  # in its waiting room
    expires: int = 0  # when it is deleted if no player comes, in seconds since 1970; 0 = not soon


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One step of a replay.

    Only some steps have the whole `view`. The others have null and the `changes` since the step before (see
    `view.delta`).
    """

    version: int
    by: int
    text: str
    lines: list[LogLine]
    view: Any
    changes: list[list[Any]] = []


class Replay(Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/{id}/replay: the whole game as this link is allowed to know it."""

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
    """The body of every HTTP error: one message, and further ones if more is wrong."""

    error: Message
    also: list[Message] = []
