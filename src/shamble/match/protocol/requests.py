"""Requests: messages from a client to the server. Unknown fields are refused.

The server answers each request with a message of the same `ref`. Tags stay as they are when a class is renamed, so that
a page loaded before an update of the server keeps working.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from shamble.match.protocol.events import ReviewArrow
from shamble.match.protocol.view import AutoPass, Clock, TablePolicy


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all requests. `ref` is chosen by the client."""

    ref: int


# ---------------------------------------------------------------- playing


class Act(Request, frozen=True, tag="act"):
    """Choose an option, given by its notation, in answer to a decision.

    `then`: further actions, taken until something unexpected happens (the rest of a `MoveRoute`). `rest`: answer all
    further questions of the decision's routine automatically; with an empty `text`, this one too. `nonce`: fresh random
    number, mixed into the draws.
    """

    seat: int
    decision: int
    text: str
    then: list[str] = []
    rest: bool = False
    nonce: str = ""


class PassForAll(Request, frozen=True, tag="pass-all"):
    """Pass a reaction window for all players at a shared screen without a PIN."""

    decision: int
    nonce: str = ""


class EnterRoll(Request, frozen=True, tag="enter-roll"):
    """Enter the result of real dice or cards."""

    decision: int
    values: list[int]
    nonce: str = ""


class TakeBack(Request, frozen=True, tag="undo"):
    """Undo the client's last action.

    `ask`: propose it to the other players if it lies beyond the information boundary. `roll`: go back to the last roll
    of real dice or cards, to correct it. `lesson`: go back to the step that the guide offers (`Guidance.back`).
    """

    ask: bool = False
    roll: bool = False
    lesson: bool = False


class Redo(Request, frozen=True, tag="redo"):
    """Redo what the client undid last."""


class AnswerVote(Request, frozen=True, tag="answer-vote"):
    """Answer the running vote. Its proposer withdraws it by not agreeing."""

    agree: bool


class SetAutoPass(Request, frozen=True, tag="auto-pass"):
    """Change the auto-pass settings of an own seat."""

    seat: int
    orders: AutoPass


# ---------------------------------------------------------------- questions about the game


class AskSync(Request, frozen=True, tag="ask-sync"):
    """Ask for a complete `Sync`."""


class AskHint(Request, frozen=True, tag="ask-hint"):
    """Ask for a hint. `idea`: the notation of an option to compare with the plan.

    `plan`: that of an earlier idea which won more often and has become the plan.
    """

    seat: int
    idea: str = ""
    plan: str = ""


class AskExplanation(Request, frozen=True, tag="ask-explanation"):
    """Ask why the bot in a seat made its last move."""

    seat: int


class AskInspection(Request, frozen=True, tag="ask-inspection"):
    """Ask for details of a piece or place."""

    thing: str


class AskNarration(Request, frozen=True, tag="ask-narration"):
    """Ask the text view: a typed command, or with an empty `text` the whole page.

    `heard`: the last version whose log lines the client has. `mark`: the version of the reader's own last choice; what
    happened after it is news. `at`: the current place. `level`: how much to narrate of the actions of others.
    """

    language: Literal["it", "en"]
    text: str = ""
    heard: int = -1
    mark: int = -1
    at: str = ""
    level: Literal["all", "near", "mine"] = "near"


class Ping(Request, frozen=True, tag="ping"):
    """Check the connection, and say what the client believes.

    `took`: milliseconds until the previous answer, to show others the connection quality. `version` and `mine`: as the
    client last received them; if they are wrong, the server sends the full state.
    """

    took: int = -1
    version: int = -1  # -1 = not said
    mine: list[int] | None = None


# ---------------------------------------------------------------- seats


class SetSeat(Request, frozen=True, tag="seat"):
    """Give an own (or open) seat to a bot, take it back, or rename it. `salt` is dice salt."""

    seat: int
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    name: str = ""
    salt: str = ""


class SwapSeats(Request, frozen=True, tag="swap"):
    """Before the game begins, ask to swap an own seat with another one.

    A swap with an open seat or a bot happens at once. A player agrees by asking for the same swap the other way round.
    With `agree` false, the client withdraws its request or declines the other's.
    """

    seat: int
    other: int
    agree: bool = True


class SetReady(Request, frozen=True, tag="ready"):
    """Mark the client's seats as ready to begin, or not."""

    ready: bool


class HandOver(Request, frozen=True, tag="hand-over"):
    """Leave an own seat for good and get a link to give to a friend.

    The client becomes a spectator.
    """

    seat: int


class SeatLinkSaved(Request, frozen=True, tag="link-saved"):
    """Confirm that the client saved its `NewSeatLink`; the server then revokes the old one."""


class RevealSeat(Request, frozen=True, tag="reveal-seat"):
    """At a shared screen, show the hidden information of one seat; -1 hides all.

    `pin`: if the seat has one.
    """

    seat: int
    pin: str = ""


class SetPin(Request, frozen=True, tag="pin"):
    """Set the PIN of an own seat, four digits; "" removes it."""

    seat: int
    pin: str


class Nudge(Request, frozen=True, tag="nudge"):
    """Remind the player of a seat that the table waits for them."""

    seat: int


class ProposeStandIn(Request, frozen=True, tag="stand-in"):
    """Propose a stand-in bot for a player who is away; the other players vote."""

    seat: int


# ---------------------------------------------------------------- chat


class Say(Request, frozen=True, tag="say"):
    """Send a chat message to everyone, or to one seat (`to`)."""

    text: str
    to: int = -1


class React(Request, frozen=True, tag="react"):
    """Show a reaction."""

    what: Literal["well", "ouch", "thanks", "sorry", "hurry", "scared", "laugh"]


class ReportMessage(Request, frozen=True, tag="report"):
    """Report to the host what a seat wrote."""

    seat: int
    text: str


# ---------------------------------------------------------------- shared review


class LeadReview(Request, frozen=True, tag="lead-review"):
    """Lead the review of a finished game if no player does, or ask for the lead.

    With `lead` false, stop leading or asking.
    """

    lead: bool


class GiveReviewLead(Request, frozen=True, tag="give-review-lead"):
    """Give the lead of the review to a seat that asks for it."""

    to: int


class ShowInReview(Request, frozen=True, tag="show-in-review"):
    """Show the others a decision of a seat, arrows, and the link to a what-if game."""

    seat: int
    at: int
    arrows: list[ReviewArrow] = []
    what_if: str = ""


# ---------------------------------------------------------------- for the host


class Begin(Request, frozen=True, tag="begin"):
    """Begin the game. Bots of the level `bot` take the open seats."""

    bot: str = ""


class SetPace(Request, frozen=True, tag="pace"):
    """Set the seconds between bot actions, pause the bots, or make one step while paused."""

    pace: float
    paused: bool
    step: bool = False


class ResolveBotFailure(Request, frozen=True, tag="resolve-bot-failure"):
    """Let a bot that failed to decide (`Seats.stuck`) try again, or choose once in its place."""

    seat: int
    how: Literal["again", "choose"]


class SetTablePolicy(Request, frozen=True, tag="table-policy"):
    """Set what spectators and players are allowed to do."""

    policy: TablePolicy


class SetClock(Request, frozen=True, tag="clock"):
    """Give the table another clock, or none. Time used so far is forgotten."""

    clock: Clock


class SetCohost(Request, frozen=True, tag="host"):
    """Appoint the co-host; -1 = none."""

    seat: int


class Invite(Request, frozen=True, tag="invite"):
    """Create a link for an open seat or a bot's seat."""

    seat: int


class RemovePlayer(Request, frozen=True, tag="remove-player"):
    """Take a claimed seat away from its player, for a bot or another player."""

    seat: int
    kind: Literal["bot", "open"]
    bot: str = ""


class Mute(Request, frozen=True, tag="mute"):
    """Stop passing on the chat messages of a seat, or pass them on again.

    `watcher`: of a spectator instead, by the name in its chat messages.
    """

    seat: int
    muted: bool
    watcher: str = ""


class RemoveWatcher(Request, frozen=True, tag="remove-watcher"):
    """Disconnect a spectator, by the name in its chat messages; its address cannot come back."""

    watcher: str


class SetCall(Request, frozen=True, tag="call"):
    """Set the link to the players' voice or video call; "" = none."""

    url: str


ToServer = (
    Act
    | PassForAll
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
    | RemoveWatcher
    | ReportMessage
    | Say
    | React
    | LeadReview
    | GiveReviewLead
    | ShowInReview
)
