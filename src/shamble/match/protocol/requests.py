"""What a client asks of a table. A field that is not known is refused."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from shamble.match.protocol.view import AutoPass, Clock, TablePolicy


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take an option: its notation, for a seat of mine, in answer to this decision. `then`: further actions, taken one
    after the other until something unexpected happens (the rest of a `MoveRoute`). `rest`: answer all further questions
    of the decision's routine for me; with an empty `text` this one, too."""

    ref: int
    seat: int
    decision: int
    text: str
    then: list[str] = []
    rest: bool = False


class EnterRoll(Struct, frozen=True, tag="rolled", forbid_unknown_fields=True):
    """Dice of a real table, typed in."""

    ref: int
    decision: int
    values: list[int]


class TakeBack(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Undo my last action; `ask` = propose it to the table where it lies beyond the information boundary. `roll`: ask
    again what the real dice or cards showed last, because it was typed in wrong."""

    ref: int
    ask: bool = False
    roll: bool = False


class Redo(Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    ref: int


class AnswerVote(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Answer a vote; whoever asked for it withdraws it by not agreeing."""

    ref: int
    agree: bool


class ResolveBotFailure(Struct, frozen=True, tag="mend", forbid_unknown_fields=True):
    """A bot could not decide (`Seats.stuck`): let it try again, or choose this once in its place."""

    ref: int
    seat: int
    how: Literal["again", "choose"]


class SetCohost(Struct, frozen=True, tag="host", forbid_unknown_fields=True):
    """Whoever looks after the table asks somebody else to do it; -1 = nobody but whoever opened it."""

    ref: int
    seat: int


class Invite(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """A link for a free seat or a bot's, from whoever looks after the table."""

    ref: int
    seat: int


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? It is answered at once. `took`: milliseconds that the answer to the one before needed; others
    see how good the line is."""

    ref: int
    took: int = -1


class AskSync(Struct, frozen=True, tag="ask-sync", forbid_unknown_fields=True):
    """Tell me everything anew."""

    ref: int


class SetTablePolicy(Struct, frozen=True, tag="manners", forbid_unknown_fields=True):
    """What the host settles for the table."""

    ref: int
    manners: TablePolicy


class SetClock(Struct, frozen=True, tag="clock", forbid_unknown_fields=True):
    """Whoever looks after the table gives it another clock, or none; what has been used up so far is forgotten."""

    ref: int
    clock: Clock


class ProposeStandIn(Struct, frozen=True, tag="stand-in", forbid_unknown_fields=True):
    """A bot is to sit in for somebody who has been away for a while; the others here are asked."""

    ref: int
    seat: int


class Nudge(Struct, frozen=True, tag="nudge", forbid_unknown_fields=True):
    """Remind somebody that the table waits for them."""

    ref: int
    seat: int


class AskHint(Struct, frozen=True, tag="ask-hint", forbid_unknown_fields=True):
    """`idea`: the notation of what one would rather do, to be compared with the best."""

    ref: int
    seat: int
    idea: str = ""


class AskExplanation(Struct, frozen=True, tag="ask-thought", forbid_unknown_fields=True):
    """What did the bot in a seat consider when it chose last?"""

    ref: int
    seat: int


class AskInspection(Struct, frozen=True, tag="ask-insight", forbid_unknown_fields=True):
    """Point at a thing."""

    ref: int
    thing: str


class AskNarration(Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """What somebody typed at the told table, in a language; "" = the page, and what has happened after the version that
    was `heard`. `mark`: the version at the reader's own last choice, after which everything is news; `at`: the place
    that is looked at; `level`: how much is told of what others do."""

    ref: int
    language: Literal["it", "en"]
    text: str = ""
    heard: int = -1
    mark: int = -1
    at: str = ""
    level: Literal["all", "near", "mine"] = "near"


class RevealSeat(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """At a screen that several persons share: I am this seat, and nobody else looks on. -1 = nobody looks. `pin`:
    where the seat has one."""

    ref: int
    seat: int
    pin: str = ""


class SetPin(Struct, frozen=True, tag="pin", forbid_unknown_fields=True):
    """A PIN for one's own seat, four digits; "" = none any more."""

    ref: int
    seat: int
    pin: str


class SetAutoPass(Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    ref: int
    seat: int
    orders: AutoPass


class SetSeat(Struct, frozen=True, tag="seat", forbid_unknown_fields=True):
    """Hand a seat of mine (or an open one) to a bot, take it back, or rename it."""

    ref: int
    seat: int
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    name: str = ""
    salt: str = ""  # mixed into the chance of the table


class SetPace(Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """Seconds between bot actions; paused; or one step while paused."""

    ref: int
    pace: float
    paused: bool
    step: bool = False


class Begin(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Whoever looks after the table says that it begins; bots of this level sit in the chairs that are still empty."""

    ref: int
    bot: str = ""


class SetReady(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """We could begin, as far as this client's seats are concerned."""

    ref: int
    ready: bool


class SwapSeats(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Before the game begins: with a seat of mine I would like to change to another chair. An empty one or a bot's is
    free; a person is asked, and agrees by asking for the same the other way round. Not `agree`: rather not, be it my
    wish or theirs."""

    ref: int
    seat: int
    other: int
    agree: bool = True


class SetCall(Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    """Where people talk meanwhile: a link to a call, or none."""

    ref: int
    url: str


class RemovePlayer(Struct, frozen=True, tag="dismiss", forbid_unknown_fields=True):
    """Whoever looks after the table takes a guest's seat away, for a bot or for somebody else."""

    ref: int
    seat: int
    kind: Literal["bot", "open"]
    bot: str = ""


class HandOver(Struct, frozen=True, tag="hand-over", forbid_unknown_fields=True):
    """A guest leaves for good and wants a link to the own seat for a friend; from then on one watches."""

    ref: int
    seat: int


class SeatLinkSaved(Struct, frozen=True, tag="kept", forbid_unknown_fields=True):
    """The link that was told last (`NewSeatLink`) is remembered: the one before it may be forgotten."""

    ref: int


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Whoever looks after the table has a seat's words passed on to nobody, or again to everybody."""

    ref: int
    seat: int
    muted: bool


class ReportMessage(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Tell whoever looks after the table about what a seat wrote."""

    ref: int
    seat: int
    text: str


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """To everybody, or (`to`) to one seat alone."""

    ref: int
    text: str
    to: int = -1


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Make a face."""

    ref: int
    what: Literal["well", "ouch", "thanks", "sorry", "hurry", "scared", "laugh"]


ToServer = (
    Act
    | EnterRoll
    | TakeBack
    | Redo
    | AnswerVote
    | ResolveBotFailure
    | SetTablePolicy
    | SetClock
    | ProposeStandIn
    | Nudge
    | SetCohost
    | Invite
    | Ping
    | AskSync
    | AskHint
    | AskExplanation
    | AskInspection
    | AskNarration
    | RevealSeat
    | SetPin
    | SetAutoPass
    | SetSeat
    | SetPace
    | Begin
    | SetReady
    | SwapSeats
    | SetCall
    | RemovePlayer
    | HandOver
    | SeatLinkSaved
    | Mute
    | ReportMessage
    | Say
    | React
)
