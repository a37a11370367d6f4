"""Parts of messages: log lines, decisions, options, seats, clocks, votes, the ending."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Arg = str | int
Args = dict[str, Arg]


class Message(Struct, frozen=True, omit_defaults=True, gc=False):
    """One sentence in the reader's language, with the ids of the rules it is based on."""

    key: str
    args: Args = {}
    rules: list[str] = []


class Dice(Struct, frozen=True, omit_defaults=True, gc=False):
    """A dice roll for the dice tray.

    `marks` has one of "hit", "miss", "bad", "" for each die. `table` is the message key of the result table that
    applied, `row` its matching row.
    """

    faces: list[int]
    sides: int = 6
    need: Message | None = None
    marks: list[str] = []
    verdict: Message | None = None
    table: str = ""
    row: str = ""


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One event in words.

    `kind` identifies the event, whatever its words. `data` has the values needed to animate it: pieces, numbers, the
    places of a path in order.
    """

    key: str
    args: Args = {}
    things: list[str] = []
    rules: list[str] = []
    tone: str = ""  # "", "good", "bad", "head" (a heading: new turn, new phase)
    dice: Dice | None = None
    card: str = ""  # message key of a card turned over by this event
    kind: str = ""
    data: dict[str, Arg | list[str]] = {}


class RefusalReason(Struct, frozen=True, omit_defaults=True, gc=False):
    """Why an action is refused: one sentence, the rule, and the pieces or places responsible."""

    key: str
    args: Args = {}
    rule: str = ""
    things: list[str] = []


class Prospect(Struct, frozen=True, omit_defaults=True, gc=False):
    """A possible result of an option.

    `tone`: "good" = its purpose, "bad" = a warning, "" = neither. `chance`: 0 to 1, absent if unknown. `sampled`: the
    number of trials behind it, 0 = exact. `things`: the pieces it would happen to.
    """

    key: str
    args: Args = {}
    chance: float | None = None
    tone: Literal["good", "bad", ""] = "good"
    things: list[str] = []
    rules: list[str] = []
    sampled: int = 0


class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal action of a seat.

    `text` is its notation and identifies it. `things` are its targets in order of choice: the page highlights them, and
    a click on one keeps the options that name it until one is left. `verb` groups options into one button. `confirm`:
    ask the player once, and show the prospects.
    """

    text: str
    verb: str
    key: str
    args: Args = {}
    things: list[str] = []
    cost: int | None = None
    confirm: bool = False
    rules: list[str] = []
    prospects: list[Prospect] = []


class RefusedOption(Struct, frozen=True, omit_defaults=True, gc=False):
    """An illegal action that a player might expect, with all reasons.

    `where`: targets it is legal on.
    """

    option: Option
    reasons: list[RefusalReason]
    where: list[str] = []


class RealCard(Struct, frozen=True, omit_defaults=True):
    """A card that can be drawn: its number and name."""

    value: int
    name: Message


class RealChance(Struct, frozen=True, omit_defaults=True):
    """The result of real dice or cards that a player must enter.

    Either the number and sides of the dice, or the cards that can be drawn (one of each name). `by`: the seat that
    rolls or draws, -1 = any.
    """

    dice: int = 0
    sides: int = 6
    cards: list[RealCard] = []
    by: int = -1


class Decision(Struct, frozen=True, omit_defaults=True):
    """The pending decision as one client sees it.

    `topic` identifies the kind of question, whatever its words; `subject` is the piece or place it is about. `waiting`:
    seats that owe an answer. `seat`: the client's seat that must answer; `options` and `refused` are filled only for
    it. An update has at most one refused option for each verb and reason, if the verb also has many legal options;
    `Inspection.refused` has the others. `routine`: the label of a button that answers all questions of this kind
    (`Act.rest`).
    """

    id: int
    kind: Literal["turn", "ballot", "window", "chance"]
    topic: str
    asked: list[int]
    waiting: list[int]
    prompt: Message
    subject: str = ""
    seat: int | None = None
    options: list[Option] = []
    refused: list[RefusedOption] = []
    answered: str = ""  # the client's own sealed answer, which it can still change
    routine: Message | None = None
    real: RealChance | None = None  # for the kind "chance"


class Undo(Struct, frozen=True, omit_defaults=True):
    """What undo and redo would do for a client.

    `steps`: own actions that can be undone freely. If 0, `why` names the boundary (dice rolled, card seen, another seat
    acted) and `consent` tells whether the client can ask the other players. `redo`: what the client undid last can be
    redone. `roll`: the last entry was entered from real dice or cards and can be corrected (`TakeBack.roll`).
    """

    steps: int
    why: Message | None = None
    consent: bool = False
    redo: bool = False
    roll: bool = False


class Vote(Struct, frozen=True):
    """A running vote: proposer, answers so far, and the seconds left.

    "undo" needs all players; `back` are the versions it would undo, and `whose` the seats that made them. "bot" (a
    stand-in bot for a player who is away) and "late" (a bot chooses for a player whose time is up) need more than half;
    `whose` is the seat concerned. "take" (a player takes over a bot's seat, and sees what it knew) needs all who are
    asked; `claims`: with the link of that seat, not as the host. `name`: of the player there.
    """

    kind: Literal["undo", "bot", "late", "take"]
    by: int  # the proposer; -1 = the server, because the time is up
    to: int  # version to return to
    agreed: list[int]
    waiting: list[int]
    seconds: int = 0
    back: list[int] = []
    whose: list[int] = []
    refused: list[int] = []
    claims: bool = False
    name: str = ""


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The time limit of the players.

    "decision": `time` seconds for each decision. "game": `time` seconds for the whole game, plus `more` for each
    choice. "days": `time` days for each decision, for correspondence. `then` is the result of a timeout: "wait" only
    shows it, with "bot" a bot chooses, with "vote" the other players vote on that.
    """

    kind: Literal["none", "decision", "game", "days"] = "none"
    time: int = 0
    more: int = 0
    then: Literal["wait", "bot", "vote"] = "wait"


class SeatTime(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat: the seconds left when this was sent, and whether it is running."""

    left: int
    runs: bool = False


class TablePolicy(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What spectators and players are allowed to do, set by the host.

    `silent`: spectators cannot chat. `calm`: only the host controls the bots. `watch`: spectators see public
    information at once, `delay` decisions later, at the end of each turn, or never.
    """

    silent: bool = False
    calm: bool = False
    watch: Literal["live", "late", "turn", "none"] = "live"
    delay: int = 10


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat and its occupant."""

    index: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""  # level: "random", "novice", ...
    side: str = ""  # message key of the side or role
    colour: int = 0
    online: bool = False
    thinking: bool = False
    pin: bool = False  # at a shared screen, its hidden information is protected by a PIN
    away: int = 0  # seconds that its player has been away; 0 = present
    lent: bool = False  # a bot stands in until its player comes back
    line: Literal["", "good", "fair", "poor"] = ""  # connection quality of its player; "" = not measured yet


class Score(Struct, frozen=True, omit_defaults=True):
    """The result of one seat."""

    seat: int
    won: bool
    points: int = 0
    note: Message | None = None


class Hero(Struct, frozen=True, omit_defaults=True):
    """What a figure did in the game, and its fate."""

    thing: str
    name: Message
    seat: int
    alive: bool
    fate: Message | None = None
    kills: int = 0
    finds: int = 0
    wounds: int = 0


class TurningPoint(Struct, frozen=True):
    """The event that turned the game, with its version in the replay."""

    version: int
    round: int
    line: LogLine


class Ending(Struct, frozen=True, omit_defaults=True):
    """The end of a game: headline, reason, scores, highlights, and numbers to plot."""

    message: Message
    winner: str  # a side ("humans") or seats ("seat-2")
    scores: list[Score]
    series: dict[str, list[int]] = {}  # message key -> value for each round
    facts: list[Message] = []  # best moments, kills per figure, ...
    secret: str = ""  # the dice secret
    why: Message | None = None
    heroes: list[Hero] = []
    turning: TurningPoint | None = None


class AutoPass(Struct, frozen=True, omit_defaults=True):
    """The auto-pass settings of a seat, known only to the seat.

    `only`: ask in reaction windows only if the seat can play a card. `until_turn`: pass every window until the seat's
    next turn. `each`: ask even if there is only one thing to do, which is otherwise done automatically.
    """

    only: bool = False
    until_turn: bool = False
    each: bool = False
