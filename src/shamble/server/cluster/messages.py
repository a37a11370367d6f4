"""Messages between processes that serve the same tables.

They only save time: a process that missed one reads the log in the database, and the log refuses an
entry that is not the next. Each message says how far its sender is (`Position`); a process that is behind
reads the database.

Messages are sealed with the server key: a message that another program wrote into Redis, or that was
sent to another table, is ignored, and so is a repeated one. A message of another version of this format
is ignored, too: raise `VERSION` when a message changes."""

from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from typing import NamedTuple

import msgspec
from msgspec import Struct

from shamble.match.protocol.events import ChatMessage, Reaction, SharedReview
from shamble.match.protocol.view import Message, Vote
from shamble.server.types import ConnectionQuality

VERSION = 4
SEAL_BYTES = 16


class Position(NamedTuple):
    """How far a process is with a table."""

    version: int = -1  # of the match
    revision: int = -1  # of header and settings
    chat: int = -1  # number of the last chat line

    def is_behind(self, other: "Position") -> bool:
        """Return whether the process at `other` knows something more."""
        return any(mine < theirs for mine, theirs in zip(self, other, strict=True))


class EntryWritten(Struct, frozen=True, tag="entry-written"):
    """An entry was committed to the log."""

    number: int
    body: str
    receipt: str


class SettingsChanged(Struct, frozen=True, tag="settings-changed"):
    """The header or the settings changed in the database."""

    revision: int


class ChatPosted(Struct, frozen=True, tag="chat-posted"):
    """A chat message was posted, with its number at the table."""

    number: int
    line: ChatMessage


class ReactionSent(Struct, frozen=True, tag="reaction-sent"):
    """A player sent an emoji reaction."""

    reaction: Reaction


class ReviewChanged(Struct, frozen=True, tag="review-changed"):
    """What players who look at a review together see now.

    `count`: of the changes since the table was loaded anywhere; an older message is ignored."""

    state: SharedReview
    count: int


class VoteChanged(Struct, frozen=True, tag="vote-changed"):
    """The vote at a version of the table; None = it is over. Any new entry ends a vote.

    `count`: of the changes since the table was loaded anywhere; an older message is ignored."""

    vote: Vote | None
    version: int
    count: int


class PresenceChanged(Struct, frozen=True, tag="presence-changed"):
    """Who is connected to the sending process, and which bots think there."""

    online: list[int]
    thinking: list[int]
    has_host: bool = False  # a host or co-host is connected
    watching: list[int] = []  # seats with an open window that shows them
    text_view: list[int] = []  # seats that use the text view
    qualities: dict[int, ConnectionQuality] = {}  # connection quality by seat


class Hello(Struct, frozen=True, tag="hello"):
    """A process joined the channel: send it what the database does not hold."""


class BotStepped(Struct, frozen=True, tag="bot-stepped"):
    """The host asked for one bot action while the table is paused."""


class ClocksChanged(Struct, frozen=True, tag="clocks-changed"):
    """The state of the clocks, as the database stores it."""

    body: str


class SeatTimedOut(Struct, frozen=True, tag="seat-timed-out"):
    """The time for a decision is up: a bot chooses for this seat."""

    number: int
    seat: int


class NoticeSent(Struct, frozen=True, tag="notice-sent"):
    """A notice outside the game was shown to all clients."""

    message: Message


class BotFailureChanged(Struct, frozen=True, tag="bot-failure-changed"):
    """A failure stopped the table at a version; None = play continues. Any new entry ends it.

    `count`: of the changes at this version; an older message is ignored."""

    message: Message | None
    seat: int
    version: int
    count: int


class ChoiceGranted(Struct, frozen=True, tag="choice-granted"):
    """A player chooses for a bot in this decision."""

    seat: int
    role: str
    by: int
    number: int


class SeatNudged(Struct, frozen=True, tag="seat-nudged"):
    """A player was reminded that the table waits."""

    seat: int
    by: int


class TableRemoved(Struct, frozen=True, tag="table-removed"):
    """The table was deleted."""


class Announcement(Struct, frozen=True, tag="announcement"):
    """The operator announces a text at all tables."""

    text: str


BusMessage = (
    EntryWritten
    | SettingsChanged
    | ChatPosted
    | ReactionSent
    | ReviewChanged
    | VoteChanged
    | PresenceChanged
    | Hello
    | BotStepped
    | ClocksChanged
    | SeatTimedOut
    | NoticeSent
    | BotFailureChanged
    | ChoiceGranted
    | SeatNudged
    | TableRemoved
    | Announcement
)


class Envelope(Struct, frozen=True, array_like=True):
    """A message, the process that sent it, and the version of the format.

    `count`: of the messages that this process sent; `at`: how far it is with the table."""

    version: int
    sender: str
    count: int
    at: Position
    message: BusMessage


class _Version(Struct, frozen=True, array_like=True):
    version: int


class VersionMismatch(Exception):
    """A message of another version of Shamble."""


class BadSeal(Exception):
    """A message that no process with the key of this server sent to this table."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Envelope)
_version_decoder = msgspec.json.Decoder(_Version)


def encode(key: bytes, table: str, envelope: Envelope) -> bytes:
    """Return a message to a table, sealed: its content, and then the seal."""
    content = _encoder.encode(envelope)
    return content + _seal(key, table, content)


def decode(key: bytes, table: str, sealed: bytes) -> Envelope:
    """Decode a message to a table. Raises `BadSeal`, or `VersionMismatch` for another version."""
    content, seal = sealed[:-SEAL_BYTES], sealed[-SEAL_BYTES:]
    if not compare_digest(seal, _seal(key, table, content)):
        if _version_of(sealed) in ("0", "1", "2"):  # they had no seal
            raise VersionMismatch(f"expected version {VERSION}, got {_version_of(sealed)}")
        raise BadSeal
    if _version_of(content) != str(VERSION):
        raise VersionMismatch(f"expected version {VERSION}, got {_version_of(content)}")
    try:
        return _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise VersionMismatch(f"expected version {VERSION}, got {error}") from None


def _version_of(content: bytes) -> str:
    try:
        return str(_version_decoder.decode(content).version)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return "unknown"


def _seal(key: bytes, table: str, content: bytes) -> bytes:
    return hmac(key, b"bus " + table.encode() + b" " + content, sha256).digest()[:SEAL_BYTES]
