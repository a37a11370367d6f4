"""What a table shows: messages and lines of its story, questions and their options, seats, the ending."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Arg = str | int
Args = dict[str, Arg]


class Message(Struct, frozen=True, omit_defaults=True, gc=False):
    """One sentence to be said in the reader's language, with the rules it rests on."""

    key: str
    args: Args = {}
    rules: list[str] = []


class Dice(Struct, frozen=True, omit_defaults=True, gc=False):
    """A roll as the tray shows it. `marks` judges each die: "hit", "miss", "bad" or "" ; `table` is a message key
    of the table of results that applied and `row` its lit row."""

    faces: list[int]
    sides: int = 6
    need: Message | None = None
    marks: list[str] = []
    verdict: Message | None = None
    table: str = ""
    row: str = ""


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One event in words: a line of the log. `kind` tells events apart, whatever the words; `data` is what acting it
    out takes (things, numbers, the places of a path in order)."""

    key: str
    args: Args = {}
    things: list[str] = []
    rules: list[str] = []
    tone: str = ""  # "", "good", "bad", "head" (a heading: new turn, new phase)
    dice: Dice | None = None
    card: str = ""  # a card turned over by this event: its message key
    kind: str = ""
    data: dict[str, Arg | list[str]] = {}


class RefusalReason(Struct, frozen=True, omit_defaults=True, gc=False):
    """Why something is refused: one sentence, the rule, and the things that stand in the way."""

    key: str
    args: Args = {}
    rule: str = ""
    things: list[str] = []


class Prospect(Struct, frozen=True, omit_defaults=True, gc=False):
    """What may come of an option. `tone`: "good" is what it is for, "bad" a warning, "" neither. `chance` is from 0 to
    1, or absent; `sampled` = found in so many trials, 0 = exact. `things`: those it would happen to."""

    key: str
    args: Args = {}
    chance: float | None = None
    tone: Literal["good", "bad", ""] = "good"
    things: list[str] = []
    rules: list[str] = []
    sampled: int = 0


class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something a seat may do now. `text` is its notation and its identity; `things` in order of narrowing:
    everything named glows, a click keeps the options that name it, one left is chosen. `verb` groups options on the
    action bar (one button per verb); `confirm` = big or irreversible: ask once, and name the prospects."""

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
    """Something a seat might try now and may not, with every reason; `where` = things where it could be done."""

    option: Option
    reasons: list[RefusalReason]
    where: list[str] = []


class RealCard(Struct, frozen=True, omit_defaults=True):
    """A card that may still come: its number, and how it is called."""

    value: int
    name: Message


class RealChance(Struct, frozen=True, omit_defaults=True):
    """What somebody has to say about a real table: what so many dice show, or which of these cards was drawn (one of
    each name). `by`: the seat that throws or draws, -1 = whoever likes."""

    dice: int = 0
    sides: int = 6
    cards: list[RealCard] = []
    by: int = -1


class Decision(Struct, frozen=True, omit_defaults=True):
    """What the table waits for, as one client sees it. `topic` tells questions apart, whatever the words; `subject` is
    the thing the question is about. `waiting`: seats that still owe an answer. `options` and `refused` are filled only
    for the seat in `seat` (one of this client's), which has to answer. Of many near misses of a verb that can be done
    otherwise an update tells one for each reason (`Inspection.refused` has the others). `routine`: the same small
    question comes again, and this is offered instead of answering each ("Place the rest for me": `Act.rest`)."""

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
    answered: str = ""  # a sealed answer of mine that I may still change
    routine: Message | None = None
    real: RealChance | None = None  # of the kind "chance"


class Undo(Struct, frozen=True, omit_defaults=True):
    """What undo would do for this client. `steps` own actions can be taken back freely; otherwise `why` says what the
    boundary is (dice rolled, card seen, another seat acted), and `consent` that the table may be asked. `redo`: what
    this client took back last can be done again."""

    steps: int
    why: Message | None = None
    consent: bool = False
    redo: bool = False
    roll: bool = (
        False  # the last thing was typed in from a real table, and can be corrected (`TakeBack.roll`)
    )


class Vote(Struct, frozen=True):
    """A running question to the table: who asked, who agreed, who still has to say, and the seconds left to say it when
    this was sent. Whoever asked withdraws it by not agreeing. "undo" (beyond the boundary) takes everybody; `back`: the
    versions that would be taken back, and `whose` moves they are. "bot" (one sits in for somebody who is away) and
    "late" (one makes a choice for which the time is up; nobody asked) take more than half; `whose`: for whom."""

    kind: Literal["undo", "bot", "late"]
    by: int  # -1 = nobody did, the time is up
    to: int  # version the table would go back to
    agreed: list[int]
    waiting: list[int]
    seconds: int = 0
    back: list[int] = []
    whose: list[int] = []
    refused: list[int] = []


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think. "decision": `time` seconds each time they are asked; "game": `time` seconds for all of
    it, and `more` with each choice; "days": `time` days each time, whoever is at the table. When time is up it is only
    shown ("wait"), a bot makes the choice ("bot"), or the others say whether one does ("vote")."""

    kind: Literal["none", "decision", "game", "days"] = "none"
    time: int = 0
    more: int = 0
    then: Literal["wait", "bot", "vote"] = "wait"


class SeatTime(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat: the seconds it had left when this was sent, and whether it runs."""

    left: int
    runs: bool = False


class TablePolicy(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the host has settled for the table. `silent`: spectators do not talk; `calm`: only the host paces and
    pauses the bots; `watch`: spectators see what is public at once, `delay` decisions later, when a turn is over, or
    not at all."""

    silent: bool = False
    calm: bool = False
    watch: Literal["live", "late", "turn", "none"] = "live"
    delay: int = 10


class Seat(Struct, frozen=True, omit_defaults=True):
    """One chair at the table."""

    index: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""  # level: "random", "novice", ...
    side: str = ""  # message key of the side or role
    colour: int = 0
    online: bool = False
    thinking: bool = False
    pin: bool = False  # at a shared screen its curtain opens to whoever knows its PIN
    away: int = 0  # seconds that its person has been away; 0 = is here
    lent: bool = False  # a bot sits in for its person, who takes the seat back by coming
    line: Literal["", "good", "fair", "poor"] = ""  # how quick its person's line is, once measured


class Score(Struct, frozen=True, omit_defaults=True):
    seat: int
    won: bool
    points: int = 0
    note: Message | None = None


class Hero(Struct, frozen=True, omit_defaults=True):
    """What somebody did in the game, and what became of them."""

    thing: str
    name: Message
    seat: int
    alive: bool
    fate: Message | None = None
    kills: int = 0
    finds: int = 0
    wounds: int = 0


class TurningPoint(Struct, frozen=True):
    """The moment on which a game turned, and where the replay shows it."""

    version: int
    round: int
    line: LogLine


class Ending(Struct, frozen=True, omit_defaults=True):
    """How it ended: headline, why, per seat result, what everybody did, and what the end page plots."""

    message: Message
    winner: str  # "humans", "zombies", "seat-2", "nobody"...
    scores: list[Score]
    series: dict[str, list[int]] = {}  # message key -> value per round, for the timeline plot
    facts: list[Message] = []  # best moments, kills per figure, ...
    secret: str = ""  # that chance came from
    why: Message | None = None
    heroes: list[Hero] = []
    turning: TurningPoint | None = None


class AutoPass(Struct, frozen=True, omit_defaults=True):
    """Standing orders of a seat; the seat's own secret. `only` = ask me in windows only when I can play a card;
    `until_turn` = pass every window until my next turn; `each` = ask me even when there is just one thing to do, which
    is otherwise done for me."""

    only: bool = False
    until_turn: bool = False
    each: bool = False
