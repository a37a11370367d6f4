"""What a table sends to a client."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from shamble.match.protocol.gathering import Gathering, Report
from shamble.match.protocol.narration import NarratedPage
from shamble.match.protocol.view import (
    AutoPass,
    Clock,
    Decision,
    Ending,
    LogLine,
    Message,
    Option,
    RefusalReason,
    RefusedOption,
    Seat,
    SeatTime,
    TablePolicy,
    Undo,
    Vote,
)


class Clocks(Struct, frozen=True, omit_defaults=True, tag="clocks"):
    """How long people may think here, and the clocks of the seats that have one."""

    clock: Clock
    faces: dict[int, SeatTime] = {}


class Sync(Struct, frozen=True, omit_defaults=True, tag="sync"):
    """Everything, on joining, on reconnecting and after an undo. `looking`: one of several seats at this screen,
    through whose eyes it is told; absent = what everybody may know, until one has said to be there (`RevealSeat`)."""

    table: str
    game: str
    mode: str
    scenario: str
    options: dict[str, bool | int | str]
    version: int
    seats: list[Seat]
    mine: list[int]
    view: Any
    scene: Any
    decision: Decision | None
    undo: Undo
    log: list[tuple[int, list[LogLine]]]  # (version, lines)
    ending: Ending | None = None
    orders: dict[int, AutoPass] = {}
    vote: Vote | None = None
    shown: int = -1
    fair: str = ""  # hash of the secret that chance comes from; "" = it comes from a seed
    seat: int = -1  # that of the client's link, also while a bot or nobody sits there
    paused: bool = False
    pace: float = 0.0
    links: dict[int, str] = {}  # seat -> secret link path, for the seats this client may hand out
    chat: list[ChatMessage] = []
    shared: bool = False  # several persons share this screen, and have secrets from one another
    looking: int | None = None
    real: list[str] = []  # what lies on a real table: "dice", "cards"
    typist: int = -1  # the seat that types it in; -1 = anybody
    trouble: Message | None = None
    stuck: int = -1
    manners: TablePolicy | None = None
    host: int = -1
    gathering: Gathering | None = None
    reports: list[Report] = []  # for whoever looks after the table
    clocks: Clocks | None = None  # absent = there are none


class Update(Struct, frozen=True, omit_defaults=True, tag="update"):
    """One action was committed: its lines, the new view, and what the table waits for now. Instead of the whole view
    there may be its `changes` (`table.changes`) since the version `base`; whoever has another asks for everything
    (`AskSync`)."""

    version: int
    by: int  # seat, or -1 for the table itself (dice typed in, set-up)
    text: str  # notation; "" where this client may not know it (sealed)
    lines: list[LogLine]
    view: Any
    decision: Decision | None
    undo: Undo
    ending: Ending | None = None
    changes: list[list[Any]] = []
    base: int = -1  # -1 = the view is whole


class Seats(Struct, frozen=True, omit_defaults=True, tag="seats"):
    """Who sits where, who is here, who thinks, the pace of bots, a vote under way, own standing orders."""

    seats: list[Seat]
    paused: bool = False
    pace: float = 0.0
    vote: Vote | None = None
    orders: dict[int, AutoPass] = {}
    shown: int = -1  # the version up to which somebody was given all secrets; -1 = never
    trouble: Message | None = None  # something failed, and this is how the table stands
    stuck: int = -1  # the seat of a bot that could not decide: a person may (`ResolveBotFailure`)
    manners: TablePolicy | None = None  # absent = everybody may do everything
    host: int = -1  # the seat that looks after the table beside whoever opened it; -1 = none
    gathering: Gathering | None = None  # absent = it waits for nobody, and there is nothing to tell


class Notice(Struct, frozen=True, tag="notice"):
    """Something that everybody here should know, and that is no part of the game: a vote that failed, a bot that is
    helped along, a table that will be cleared away."""

    said: Message


class Nudged(Struct, frozen=True, tag="nudged"):
    """Somebody reminds this client that the table waits for it; -1 = whoever opened the table."""

    by: int


class EvaluatedOption(Struct, frozen=True, omit_defaults=True):
    """A choice played on in imagined games: the chance in percent that it leaves, how far that may be off, and what it
    is about, if anything but the option does."""

    text: str
    chance: int
    spread: int = 0
    about: Message | None = None


class HintStep(Struct, frozen=True, omit_defaults=True):
    """Something that a seat would do next, in words and with its things. `perhaps`: before it comes to that, dice,
    cards or others may decide otherwise. `again`: the same at once again, each time with its things."""

    option: Option
    perhaps: bool = False
    again: list[list[str]] = []


class Hint(Struct, frozen=True, omit_defaults=True, tag="hint"):
    """What the best bot would do, and why. `weighed`: that and what it was compared with, best first; empty where there
    was nothing to look into. `steps`: that and what it would do after it, three at most, as far as neither dice nor
    anything hidden decides; `second` is what else one might do, of what was weighed, and `others` its steps. `even`: it
    makes no real difference which of the two. `idea`: what one would rather do, weighed too."""

    ref: int
    text: str
    reason: Message
    weighed: list[EvaluatedOption] = []
    idea: EvaluatedOption | None = None
    games: int = 0  # imagined ones, all choices together
    even: bool = False
    steps: list[HintStep] = []
    second: EvaluatedOption | None = None
    others: list[HintStep] = []


class BotExplanation(Struct, frozen=True, omit_defaults=True, tag="thought"):
    """What a bot did last, why, and what it compared that with, as far as it looked ahead."""

    ref: int
    did: Message
    reason: Message
    weighed: list[EvaluatedOption] = []


class MoveRoute(Struct, frozen=True, omit_defaults=True):
    """How to get to a place: actions in their notation, places on the way, what it costs, what makes it dangerous."""

    actions: list[str]
    path: list[str]
    cost: int = 0
    risks: list[str] = []


class Inspection(Struct, frozen=True, omit_defaults=True, tag="insight"):
    """What this client may know about a thing: places it sees, places out of sight with what stands in the way, places
    within reach of its weapon, places it can get to (and other ways to them, otherwise dangerous), the least face that
    hits a thing, the chances of options; and where the decision tells only some of many near misses, all of those
    with this thing (`refused`)."""

    ref: int
    version: int
    thing: str
    sees: list[str] = []
    blocks: dict[str, list[str]] = {}
    near: list[str] = []
    reach: dict[str, MoveRoute] = {}
    detours: dict[str, list[MoveRoute]] = {}
    needs: dict[str, int] = {}
    odds: dict[str, float] = {}
    refused: list[RefusedOption] = []


class Narration(Struct, frozen=True, omit_defaults=True, tag="telling"):
    """The answer of the told table: what to read aloud, and what is to be done, if what was typed asks for that.
    `does`: "act" (`text` is the option), "confirm" (ask first), "rolled" (`text`: what real dice or cards showed),
    "undo", "redo", "hint", "next", "wait", "rest", "say" (`text` is the level); `at`: the place
    that is looked at now."""

    ref: int
    version: int
    lines: list[str]
    does: str = ""
    text: str = ""
    at: str = ""
    page: NarratedPage | None = None


class Ack(Struct, frozen=True, tag="ack"):
    """A request was carried out and is committed."""

    ref: int
    version: int


class Invitation(Struct, frozen=True, tag="invitation"):
    """A new link for a seat, to be handed out."""

    ref: int
    seat: int
    link: str


class NewSeatLink(Struct, frozen=True, tag="keyed"):
    """From now on this is the link of the client: its own alone, or only for watching. Once it is kept, the client says
    so (`SeatLinkSaved`), and the one before it opens nothing any more."""

    link: str


class Rejected(Struct, frozen=True, omit_defaults=True, tag="no"):
    """A request was refused: nothing changed. `code`: "refused" (the rules), "stale", "turn", "seat", "over", "bad"."""

    ref: int
    code: str
    reasons: list[RefusalReason]


class ChatMessage(Struct, frozen=True, omit_defaults=True, tag="chat"):
    """Something that was said: to everybody, or whispered to one seat (`to`), of which nobody else hears. `at`: the
    version of the table when it was whispered."""

    seat: int  # -1 = spectator
    name: str
    text: str
    to: int = -1
    at: int = 0


class ChatHistory(Struct, frozen=True, tag="talk"):
    """All that was said and that one may hear, to a line that was lost for a while."""

    chat: list[ChatMessage]


class Reaction(Struct, frozen=True, tag="reaction"):
    """Somebody makes a face: shown beside the seat for a while, and kept nowhere."""

    seat: int
    what: str


ToClient = (
    Sync
    | Update
    | Seats
    | Clocks
    | Notice
    | Nudged
    | Invitation
    | NewSeatLink
    | Hint
    | BotExplanation
    | Inspection
    | Narration
    | Ack
    | Rejected
    | ChatMessage
    | ChatHistory
    | Reaction
)
