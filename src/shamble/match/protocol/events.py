"""Messages from the server to a client."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from shamble.match.protocol.gathering import Gathering, Report
from shamble.match.protocol.lesson import Guidance
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
    """The time limit of the table, and the clocks of the seats that have one."""

    clock: Clock
    faces: dict[int, SeatTime] = {}


class Sync(Struct, frozen=True, omit_defaults=True, tag="sync"):
    """The complete state of a table: sent on joining, on reconnecting, and after an undo.

    `looking`: at a shared screen, the seat whose hidden information is shown; absent = only public information, until a
    player reveals a seat (`RevealSeat`).
    """

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
    fair: str = ""  # hash of the dice secret; "" = dice come from a seed
    seat: int = -1  # the seat of the client's link, also while a bot has it or it is open
    paused: bool = False
    pace: float = 0.0
    links: dict[int, str] = {}  # seat -> link path, for the seats this client can invite players to
    chat: list[ChatMessage] = []
    shared: bool = False  # several players share this screen and have hidden information
    looking: int | None = None
    real: list[str] = []  # real components in use: "dice", "cards"
    typist: int = -1  # the seat that enters them; -1 = any
    trouble: Message | None = None
    stuck: int = -1
    policy: TablePolicy | None = None
    host: int = -1
    gathering: Gathering | None = None
    reports: list[Report] = []  # only for the host
    clocks: Clocks | None = None  # absent = no time limit
    guidance: Guidance | None = None  # in a lesson, for the learner


class Update(Struct, frozen=True, omit_defaults=True, tag="update"):
    """One entry was committed: its lines, the new view, and the pending decision.

    Instead of the whole view it can have `changes` (see `view.delta`) since the version `base`. A client with another
    version asks for a `Sync`.
    """

    version: int
    by: int  # seat; -1 = no seat (entered dice, setup)
    text: str  # notation; "" if hidden from this client (sealed)
    lines: list[LogLine]
    view: Any
    decision: Decision | None
    undo: Undo
    ending: Ending | None = None
    changes: list[list[Any]] = []
    base: int = -1  # -1 = the view is whole
    guidance: Guidance | None = None  # in a lesson, for the learner


class Seats(Struct, frozen=True, omit_defaults=True, tag="seats"):
    """The seats and table settings: presence, bot speed, running vote, own auto-pass settings."""

    seats: list[Seat]
    paused: bool = False
    pace: float = 0.0
    vote: Vote | None = None
    orders: dict[int, AutoPass] = {}
    shown: int = -1  # the version up to which the host has seen all hidden information; -1 = never
    trouble: Message | None = None  # a failure, and its consequence for the table
    stuck: int = -1  # the seat of a bot that failed to decide (`ResolveBotFailure`)
    policy: TablePolicy | None = None  # absent = the default policy
    host: int = -1  # the seat of the co-host; -1 = none
    gathering: Gathering | None = None  # absent = nothing to report


class Notice(Struct, frozen=True, tag="notice"):
    """A message about the table: a failed vote, a skipped bot, a table about to expire."""

    said: Message


class Nudged(Struct, frozen=True, tag="nudged"):
    """A reminder by another player that the table waits; -1 = a host without a seat."""

    by: int


class EvaluatedOption(Struct, frozen=True, omit_defaults=True):
    """An option that was played to the end in imagined games.

    `chance` of winning and its error `spread` are in percent.

    `about` describes it, if its option does not. `wins` of `games`: what the chance comes from. `verdict`: 1 if it wins
    more often than the plan, -1 less often, 0 if chance explains the difference. `soon`: what it brings more or less of
    than the plan in two rounds. `warning`: why an experienced player would not do it.
    """

    text: str
    chance: int
    spread: int = 0
    about: Message | None = None
    wins: int = 0
    games: int = 0
    verdict: int = 0
    soon: list[Message] = []
    warning: Message | None = None


class Warranty(Struct, frozen=True):
    """How hints came true in whole games of bots of a level.

    `hints` told a chance of `low` to `high` percent, and `won` of them won.
    """

    hints: int
    won: int
    low: int
    high: int
    level: str


class HintStep(Struct, frozen=True, omit_defaults=True):
    """One step of a hint, with its targets.

    `perhaps`: dice, cards or other players can prevent it. `again`: the same action repeated, the targets of each time.
    `actions`: the notation of each time.
    """

    option: Option
    perhaps: bool = False
    again: list[list[str]] = []
    actions: list[str] = []


class Hint(Struct, frozen=True, omit_defaults=True, tag="hint"):
    """What the strongest bot would do, and why.

    `level`: who chose it, "veteran" after a search, "novice" by rule of thumb. `weighed`: the plan and the next best,
    played to the end in the same imagined games; empty if there was nothing to compare. `steps`: the option and at most
    two actions after it, as far as neither dice nor hidden information decides. `second`: the next best, `others`: its
    steps, `even`: chance explains the difference of the two, `alike`: that of all that was weighed. `idea`: the
    player's own idea; `swapped`: it wins more often and has become the plan, and `idea` is the plan it replaced.
    `warranty`: how such chances came true.
    """

    ref: int
    text: str
    reason: Message
    weighed: list[EvaluatedOption] = []
    idea: EvaluatedOption | None = None
    games: int = 0  # imagined games of all options together
    even: bool = False
    steps: list[HintStep] = []
    second: EvaluatedOption | None = None
    others: list[HintStep] = []
    level: str = ""
    alike: bool = False
    swapped: bool = False
    warranty: Warranty | None = None


class BotExplanation(Struct, frozen=True, omit_defaults=True, tag="explanation"):
    """Why a bot made its last move, and the options it compared."""

    ref: int
    did: Message
    reason: Message
    weighed: list[EvaluatedOption] = []


class MoveRoute(Struct, frozen=True, omit_defaults=True):
    """A route to a place: actions in notation, places, cost, and dangers."""

    actions: list[str]
    path: list[str]
    cost: int = 0
    risks: list[str] = []


class Inspection(Struct, frozen=True, omit_defaults=True, tag="inspection"):
    """Details of a piece or place (`thing`), as far as this client is allowed to know them.

    `sees`: visible places. `blocks`: hidden places, with what blocks the view. `near`: places in range of its weapon.
    `reach`: routes to the places it can move to, `detours`: alternative routes with other dangers. `needs`: the lowest
    die face that hits a target. `odds`: chances of options. `refused`: refused options with this target, if the
    decision does not have them all.
    """

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


class Narration(Struct, frozen=True, omit_defaults=True, tag="narration"):
    """The answer of the text view: lines to read aloud, and the command to carry out.

    `does`: "act" (`text` is the option), "confirm" (ask first), "rolled" (`text` is the result of real dice or cards),
    "undo", "redo", "hint", "next", "wait", "rest", "say" (`text` is the level). `then`: actions to queue after "act".
    `at`: the current place.
    """

    ref: int
    version: int
    lines: list[str]
    does: str = ""
    text: str = ""
    then: list[str] = []
    at: str = ""
    page: NarratedPage | None = None


class Ack(Struct, frozen=True, omit_defaults=True, tag="ack"):
    """A request was carried out and committed.

    `receipt`: of the log up to this version (`match.receipts`); "" for what changes no log.
    """

    ref: int
    version: int
    receipt: str = ""


class Invitation(Struct, frozen=True, tag="invitation"):
    """A new link for a seat, to give to a player."""

    ref: int
    seat: int
    link: str


class NewSeatLink(Struct, frozen=True, tag="new-link"):
    """The client's new link, to its own seat or as a spectator.

    The client saves it and confirms that (`SeatLinkSaved`); then the server revokes the old one.
    """

    link: str


class Rejected(Struct, frozen=True, omit_defaults=True, tag="rejected"):
    """A request was refused and nothing changed.

    `code`: "refused" (rules), "stale", "turn", "seat", "over", "bad".
    """

    ref: int
    code: str
    reasons: list[RefusalReason]


class ChatMessage(Struct, frozen=True, omit_defaults=True, tag="chat"):
    """A chat message to everyone, or a whisper to one seat (`to`).

    `at`: the version when it was whispered.
    """

    seat: int  # -1 = spectator
    name: str
    text: str
    to: int = -1
    at: int = 0


class ChatHistory(Struct, frozen=True, tag="chat-history"):
    """All chat messages the client is allowed to read, sent after a reconnect."""

    chat: list[ChatMessage]


class Reaction(Struct, frozen=True, tag="reaction"):
    """A reaction, shown beside the seat for a moment and not stored."""

    seat: int
    what: str


class ReviewArrow(Struct, frozen=True):
    """Arrow that the leader of a review drew, in board units."""

    x: float
    y: float
    to_x: float
    to_y: float


class SharedReview(Struct, frozen=True, omit_defaults=True, tag="shared-review"):
    """The review of a finished game that players look at together; not stored.

    `leader`: the seat that leads, -1 = none; `asking`: seats that ask for the lead. The leader shows the decision of
    `seat` at version `at` (-1 = nothing yet) with `arrows`. `what_if`: link to watch the game that the leader plays on
    from a decision.
    """

    leader: int = -1
    asking: list[int] = []
    seat: int = 0
    at: int = -1
    arrows: list[ReviewArrow] = []
    what_if: str = ""


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
    | SharedReview
)
