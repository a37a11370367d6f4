"""How people come together at a table: waiting for them, the code, the public list, a series of games."""

from __future__ import annotations

from msgspec import Struct

from shamble.match.protocol.view import Clock


class Report(Struct, frozen=True):
    """Somebody (-1 = a spectator) told whoever looks after the table about what somebody else wrote."""

    by: int
    about: int
    text: str


class Gathering(Struct, frozen=True, omit_defaults=True):
    """What is told of it to one client. `waiting`: nothing is played before whoever looks after the table begins;
    `ready`: seats that could; `swaps`: who would like to change chairs with whom. `call`: where people talk meanwhile.
    `code`: what opens a free seat here, to be said on the phone. `public`: it stands in the lobby, with this `line`.
    `muted`: seats whose words are not passed on. `games` were played before this one in a series, and `won` says how
    many of them by whoever sits in each seat. `next`: the link to the next of them."""

    waiting: bool = False
    ready: list[int] = []
    swaps: list[tuple[int, int]] = []
    call: str = ""
    code: str = ""
    public: bool = False
    line: str = ""
    muted: list[int] = []
    games: int = 0
    won: list[int] = []
    next: str = ""


class OpenTable(Struct, frozen=True, omit_defaults=True):
    """A table in the lobby. `seats`: "person", "bot" or "free", which a bot may hold meanwhile; `host`: the name of
    whoever looks after it; `language`: that of its people."""

    table: str
    game: str
    mode: str
    scenario: str
    seats: list[str]
    host: str = ""
    line: str = ""
    language: str = ""
    waiting: bool = False
    round: int = 0
    clock: Clock = Clock()
    watched: bool = True  # may one look on?


class OpenTables(Struct, frozen=True):
    """GET /api/lobby: tables that anybody may sit down at or watch, and whose people are there."""

    tables: list[OpenTable]


class Publish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/public, by whoever looks after the table: should it stand in the lobby, and what is said of
    it there?"""

    public: bool
    line: str = ""
    language: str = ""


class JoinRequest(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/join asks which table has a code, POST /api/join/sit for a seat there; POST /api/lobby/{id}/sit needs
    no code, where the table is public. `salt`: what one mixes into chance."""

    code: str = ""
    name: str = ""
    salt: str = ""


class JoinReply(Struct, frozen=True):
    """The link of one's own seat, or for watching."""

    link: str
