"""What the processes that serve a table tell one another. Nothing hangs on it: whoever missed something finds it in the
log, and whoever is slow is stopped by the log."""

from typing import Any

import msgspec
from msgspec import Struct

from shamble.match.protocol.events import Chat, Reaction
from shamble.match.protocol.view import Message, Vote
from shamble.server.types import Line


class Wrote(Struct, frozen=True, tag="wrote"):
    """An entry was committed."""

    number: int
    body: str


class Changed(Struct, frozen=True, tag="changed"):
    """Header or settings are others now: look them up."""

    revision: int


class Chatted(Struct, frozen=True, tag="chatted"):
    """Something was said."""

    said: Chat


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody made a face."""

    reaction: Reaction


class Voted(Struct, frozen=True, tag="voted"):
    """How a vote stands at a version; None = it is over. Whatever is written ends it."""

    vote: Vote | None
    version: int


class Here(Struct, frozen=True, tag="here"):
    """Who is here, and which bots think."""

    online: list[int]
    thinking: list[int]
    hosted: bool = False  # somebody is here who looks after the table
    looking: list[int] = []  # seats through whose eyes somebody looks
    told: list[int] = []  # seats that have the table told to them
    lines: dict[int, Line] = {}  # how quick those of seats are


class Hello(Struct, frozen=True, tag="hello"):
    """Here is another process: tell it what it cannot find in the database."""


class Stepped(Struct, frozen=True, tag="stepped"):
    """One step of a bot, while the table is paused."""


class Timed(Struct, frozen=True, tag="timed"):
    """How the clocks stand (`clocks.Kept`)."""

    body: str


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """Time is up for a decision: a bot makes the choice of this seat."""

    number: int
    seat: int


class Noticed(Struct, frozen=True, tag="noticed"):
    """Everybody was told something that is no part of the game."""

    said: Message


class Stuck(Struct, frozen=True, tag="stuck"):
    """Something failed, and the table stands; None = it goes on."""

    said: Message | None
    seat: int


class Lent(Struct, frozen=True, tag="lent"):
    """In this decision a link chooses for a bot."""

    seat: int
    role: str
    by: int
    number: int


class Poked(Struct, frozen=True, tag="poked"):
    """Somebody was reminded that the table waits for them."""

    seat: int
    by: int


class Removed(Struct, frozen=True, tag="removed"):
    """The table is gone for good."""


class Announced(Struct, frozen=True, tag="announced"):
    """Whoever runs the server says something at all tables."""

    text: str


News = (
    Wrote
    | Changed
    | Chatted
    | Reacted
    | Voted
    | Here
    | Hello
    | Stepped
    | Timed
    | Forfeited
    | Noticed
    | Stuck
    | Lent
    | Poked
    | Removed
    | Announced
)


class Letter(Struct, frozen=True, array_like=True):
    """News, and the process it comes from."""

    sender: str
    news: News


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Letter)


def packed(sender: str, news: News) -> bytes:
    return _encoder.encode(Letter(sender, news))


def unpacked(content: Any) -> Letter | None:
    """None = another version of Shamble speaks here, or somebody else."""
    try:
        return _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return None
