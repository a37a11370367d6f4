"""Messages between processes that serve the same tables.

They only save time: a process that missed one reads the log in the database, and the log refuses a
second entry with the same number. A message of another version of this format is ignored: raise
`VERSION` when a message changes."""

import msgspec
from msgspec import Struct

from shamble.match.protocol.events import ChatMessage, Reaction
from shamble.match.protocol.view import Message, Vote
from shamble.server.types import ConnectionQuality

VERSION = 2


class EntryWritten(Struct, frozen=True, tag="entry-written"):
    """An entry was committed to the log."""

    number: int
    body: str


class SettingsChanged(Struct, frozen=True, tag="settings-changed"):
    """The header or the settings changed in the database."""

    revision: int


class ChatPosted(Struct, frozen=True, tag="chat-posted"):
    """A chat message was posted."""

    line: ChatMessage


class ReactionSent(Struct, frozen=True, tag="reaction-sent"):
    """A player sent an emoji reaction."""

    reaction: Reaction


class VoteChanged(Struct, frozen=True, tag="vote-changed"):
    """The vote at a version of the table; None = it is over. Any new entry ends a vote."""

    vote: Vote | None
    version: int


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
    """A failure stopped the table; None = play continues."""

    message: Message | None
    seat: int


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
    """A message, the process that sent it, and the version of the format."""

    version: int
    sender: str
    message: BusMessage


class _Version(Struct, frozen=True, array_like=True):
    version: int


class VersionMismatch(Exception):
    """A message of another version of Shamble."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Envelope)
_version_decoder = msgspec.json.Decoder(_Version)


def encode(sender: str, message: BusMessage) -> bytes:
    return _encoder.encode(Envelope(VERSION, sender, message))


def decode(content: bytes) -> Envelope:
    """Decode a message. Raises `VersionMismatch` unless it has this version."""
    try:
        version = str(_version_decoder.decode(content).version)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        version = "unknown"  # 0.1 sent no version
    if version != str(VERSION):
        raise VersionMismatch(f"expected version {VERSION}, got {version}")
    try:
        return _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise VersionMismatch(f"expected version {VERSION}, got {error}") from None
