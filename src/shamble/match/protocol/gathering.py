"""How players meet: waiting rooms, table codes, open tables, series of games."""

from __future__ import annotations

from msgspec import Struct

from shamble.match.protocol.view import Clock


class Report(Struct, frozen=True):
    """A report to the host about a chat message.

    `by`: the seat that reports, -1 = a spectator.
    """

    by: int
    about: int
    text: str


class Gathering(Struct, frozen=True, omit_defaults=True):
    """The waiting room, visibility and series of a table, for one client.

    `waiting`: the host has not begun the game; `ready`: seats that are ready; `swaps`: pairs of seats that want to
    swap. `call`: link to the players' call. `code`: table code, which opens a free seat. `public`: listed in the lobby,
    with this `line`. `muted`: seats whose chat messages are not passed on. `games`: earlier games of the series, `won`:
    how many of them the player of each seat won. `next`: the link to the next game.
    """

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
    """A table in the lobby.

    `seats`: "person", "bot" or "free" (also if a bot holds the seat meanwhile). `host`: name of the host. `language`:
    of its players.
    """

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
    watched: bool = True  # open to spectators


class OpenTables(Struct, frozen=True):
    """GET /api/lobby: public tables with players present."""

    tables: list[OpenTable]


class Publish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/public: list the table in the lobby or not (host, co-host)."""

    public: bool
    line: str = ""
    language: str = ""


class JoinRequest(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Request to join a table. `salt` is dice salt.

    POST /api/join finds the table of a code, POST /api/join/sit takes a seat there. POST /api/lobby/{id}/sit needs no
    code, because the table is public.
    """

    code: str = ""
    name: str = ""
    salt: str = ""


class JoinReply(Struct, frozen=True):
    """The link to the player's own seat, or for a spectator."""

    link: str
