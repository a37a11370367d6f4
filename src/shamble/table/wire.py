"""What crosses the wire: every message between a table and its clients, as typed models.

The TypeScript types of the browser client are generated from this file (`python -m shamble.table.typescript`).

Words never cross: a `key` names a message of the Fluent catalogues and `args` fill it. An argument that starts with
"@" is itself a message key ("@card-ammo"), so that it is translated too; "@seat-2" is the name of seat 2. Things on
the table (figures, squares, cards, tokens) are named by short ids which the game's scene and view use as well.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Arg = str | int
Args = dict[str, Arg]


class Message(Struct, frozen=True, omit_defaults=True):
    """One sentence to be said in the reader's language, with the rules it rests on."""

    key: str
    args: Args = {}
    rules: list[str] = []


class Dice(Struct, frozen=True, omit_defaults=True):
    """A roll as the tray shows it. `marks` judges each die: "hit", "miss", "bad" or "" ; `table` is a message key
    of the table of results that applied and `row` its lit row."""

    faces: list[int]
    sides: int = 6
    need: Message | None = None
    marks: list[str] = []
    verdict: Message | None = None
    table: str = ""
    row: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
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


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why something is refused: one sentence, the rule, and the things that stand in the way."""

    key: str
    args: Args = {}
    rule: str = ""
    things: list[str] = []


class Prospect(Struct, frozen=True, omit_defaults=True):
    """What may come of an option. `tone`: "good" is what it is for, "bad" a warning, "" neither. `chance` is from 0 to
    1, or absent; `sampled` = found in so many trials, 0 = exact. `things`: those it would happen to."""

    key: str
    args: Args = {}
    chance: float | None = None
    tone: Literal["good", "bad", ""] = "good"
    things: list[str] = []
    rules: list[str] = []
    sampled: int = 0


class Option(Struct, frozen=True, omit_defaults=True):
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


class Refused(Struct, frozen=True, omit_defaults=True):
    """Something a seat might try now and may not, with every reason; `where` = things where it could be done."""

    option: Option
    reasons: list[Reason]
    where: list[str] = []


class RealCard(Struct, frozen=True, omit_defaults=True):
    """A card that may still come: its number, and how it is called."""

    value: int
    name: Message


class Real(Struct, frozen=True, omit_defaults=True):
    """What somebody has to say about a real table: what so many dice show, or which of these cards was drawn (one of
    each name). `by`: the seat that throws or draws, -1 = whoever likes."""

    dice: int = 0
    sides: int = 6
    cards: list[RealCard] = []
    by: int = -1


class Decision(Struct, frozen=True, omit_defaults=True):
    """What the table waits for, as one client sees it. `topic` tells questions apart, whatever the words; `subject` is
    the thing the question is about. `waiting`: seats that still owe an answer. `options` and `refused` are filled only
    for the seat in `seat` (one of this client's), which has to answer. `routine`: the same small question comes again,
    and this is offered instead of answering each ("Place the rest for me": `Act.rest`)."""

    id: int
    kind: Literal["turn", "ballot", "window", "chance"]
    topic: str
    asked: list[int]
    waiting: list[int]
    prompt: Message
    subject: str = ""
    seat: int | None = None
    options: list[Option] = []
    refused: list[Refused] = []
    answered: str = ""  # a sealed answer of mine that I may still change
    routine: Message | None = None
    real: Real | None = None  # of the kind "chance"


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
    """A running question to the table (undo beyond the boundary): who asked, who agreed, who still has to say."""

    kind: Literal["undo"]
    by: int
    to: int  # version the table would go back to
    agreed: list[int]
    waiting: list[int]


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


class Turning(Struct, frozen=True):
    """The moment on which a game turned, and where the replay shows it."""

    version: int
    round: int
    line: Line


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
    turning: Turning | None = None


class Orders(Struct, frozen=True, omit_defaults=True):
    """Standing orders of a seat; the seat's own secret. `only` = ask me in windows only when I can play a card;
    `until_turn` = pass every window until my next turn; `each` = ask me even when there is just one thing to do, which
    is otherwise done for me."""

    only: bool = False
    until_turn: bool = False
    each: bool = False


class OptionSetting(Struct, frozen=True, omit_defaults=True):
    """A table option of a game: a switch (`values` false/true) or a choice. Shown with its rule numbers."""

    id: str
    key: str
    values: list[bool | int | str]
    default: bool | int | str
    rules: list[str] = []
    modes: list[str] = []  # where it matters; empty = everywhere
    scenarios: list[str] = []
    seats: list[int] = []  # least and most
    needs: dict[str, bool | int | str] = {}  # values of other options without which it does not matter


class Measured(Struct, frozen=True, omit_defaults=True):
    """How often bots of a level, on all seats, won on a side, in so many games."""

    level: str
    seats: int
    games: int
    won: int
    side: str = ""  # message key; empty: all of them together, against the game
    mode: str = ""
    options: dict[str, bool | int | str] = {}  # where they were not as the book has them


class BriefLine(Struct, frozen=True, omit_defaults=True):
    """One thing to know before the first turn, in both languages. `places`: what it is about on the map; `having` and
    `lacking`: options that are on or off where it holds."""

    kind: Literal["win", "lose", "special", "advice"]
    text: dict[str, str]
    rules: list[str] = []
    icon: str = ""
    places: list[str] = []
    modes: list[str] = []
    having: list[str] = []
    lacking: list[str] = []


class Brief(Struct, frozen=True, omit_defaults=True):
    """What a scenario (of a game without scenarios: a mode) is about, where it is known. `difficulty`: the option that
    is offered as how hard it shall be."""

    story: dict[str, str] = {}
    lines: list[BriefLine] = []
    seats: tuple[int, int] | None = None
    minutes: int = 0
    difficulty: str = ""
    measured: list[Measured] = []


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game as the lobby shows it."""

    id: str
    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    weight: int  # 1 light .. 3 heavy
    modes: list[str]
    scenarios: list[str]
    options: list[OptionSetting]
    bots: list[str]
    dice: bool = True  # are there any in the box?
    cards: bool = False  # are there any that are drawn openly, so that they may lie on a real table?
    sides: dict[str, list[str]] = {}  # number of seats -> message key of the side of each seat


# ---------------------------------------------------------------- server to client


class Sync(Struct, frozen=True, omit_defaults=True, tag="sync"):
    """Everything, on joining, on reconnecting and after an undo. `looking`: one of several seats at this screen,
    through whose eyes it is told; absent = what everybody may know, until one has said to be there (`Look`)."""

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
    log: list[tuple[int, list[Line]]]  # (version, lines)
    ending: Ending | None = None
    orders: dict[int, Orders] = {}
    vote: Vote | None = None
    shown: int = -1
    fair: str = ""  # hash of the secret that chance comes from; "" = it comes from a seed
    seat: int = -1  # that of the client's link, also while a bot or nobody sits there
    paused: bool = False
    pace: float = 0.0
    links: dict[int, str] = {}  # seat -> secret link path, for the seats this client may hand out
    chat: list[Chat] = []
    shared: bool = False  # several persons share this screen, and have secrets from one another
    looking: int | None = None
    real: list[str] = []  # what lies on a real table: "dice", "cards"
    typist: int = -1  # the seat that types it in; -1 = anybody


class Update(Struct, frozen=True, omit_defaults=True, tag="update"):
    """One action was committed: its lines, the new view, and what the table waits for now."""

    version: int
    by: int  # seat, or -1 for the table itself (dice typed in, set-up)
    text: str  # notation; "" where this client may not know it (sealed)
    lines: list[Line]
    view: Any
    decision: Decision | None
    undo: Undo
    ending: Ending | None = None


class Seats(Struct, frozen=True, omit_defaults=True, tag="seats"):
    """Who sits where, who is here, who thinks, the pace of bots, a vote under way, own standing orders."""

    seats: list[Seat]
    paused: bool = False
    pace: float = 0.0
    vote: Vote | None = None
    orders: dict[int, Orders] = {}
    shown: int = -1  # the version up to which somebody was given all secrets; -1 = never


class Weighed(Struct, frozen=True, omit_defaults=True):
    """A choice played on in imagined games: the chance in percent that it leaves, how far that may be off, and what it
    is about, if anything but the option does."""

    text: str
    chance: int
    spread: int = 0
    about: Message | None = None


class Hint(Struct, frozen=True, omit_defaults=True, tag="hint"):
    """What the best bot would do, and why. `weighed`: that and what it was compared with, best first; empty where there
    was nothing to look into. `idea`: what one would rather do, weighed too."""

    ref: int
    text: str
    reason: Message
    weighed: list[Weighed] = []
    idea: Weighed | None = None


class ReviewPoint(Struct, frozen=True):
    """A decision, by the version before it: the chance in percent that it left."""

    version: int
    round: int
    chance: int


class Mistake(Struct, frozen=True):
    """A decision that cost something: what was chosen, what would have been better, and the chances they leave."""

    version: int
    round: int
    chosen: Option
    better: Option
    chance: int
    best: int


class Review(Struct, frozen=True):
    """A finished game from one seat: the chance of winning along it, and the decisions that cost most, worst first."""

    seat: int
    points: list[ReviewPoint]
    mistakes: list[Mistake]


class Way(Struct, frozen=True, omit_defaults=True):
    """How to get to a place: actions in their notation, places on the way, what it costs, what makes it dangerous."""

    actions: list[str]
    path: list[str]
    cost: int = 0
    risks: list[str] = []


class Insight(Struct, frozen=True, omit_defaults=True, tag="insight"):
    """What this client may know about a thing: places it sees, places out of sight with what stands in the way, places
    within reach of its weapon, places it can get to (and other ways to them, otherwise dangerous), the least face that
    hits a thing, the chances of options."""

    ref: int
    version: int
    thing: str
    sees: list[str] = []
    blocks: dict[str, list[str]] = {}
    near: list[str] = []
    reach: dict[str, Way] = {}
    detours: dict[str, list[Way]] = {}
    needs: dict[str, int] = {}
    odds: dict[str, float] = {}


class Choice(Struct, frozen=True):
    """An option at the told table: in words, its notation, and the name of its kind."""

    said: str
    text: str
    verb: str


class ToldPage(Struct, frozen=True):
    """The table in sentences of the reader's language. `head`: how far the game is; `danger`: what threatens the
    reader's figures, "" = nothing."""

    asked: list[str]
    head: list[str]
    choices: list[Choice]
    near: list[str]
    everybody: list[str]
    places: list[str]
    hand: list[str]
    danger: str
    rest: str  # what can be typed instead of answering the same small question each time, "" = nothing


class Telling(Struct, frozen=True, omit_defaults=True, tag="telling"):
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
    page: ToldPage | None = None


class Said(Struct, frozen=True, tag="ack"):
    """A request was carried out and is committed."""

    ref: int
    version: int


class No(Struct, frozen=True, omit_defaults=True, tag="no"):
    """A request was refused: nothing changed. `code`: "refused" (the rules), "stale", "turn", "seat", "over", "bad"."""

    ref: int
    code: str
    reasons: list[Reason]


class Chat(Struct, frozen=True, omit_defaults=True, tag="chat"):
    seat: int  # -1 = spectator
    name: str
    text: str


ToClient = Sync | Update | Seats | Hint | Insight | Telling | Said | No | Chat


# ---------------------------------------------------------------- client to server


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take an option: its notation, for a seat of mine, in answer to this decision. `then`: further actions, taken one
    after the other until something unexpected happens (the rest of a `Way`). `rest`: answer all further questions of
    the decision's routine for me; with an empty `text` this one, too."""

    ref: int
    seat: int
    decision: int
    text: str
    then: list[str] = []
    rest: bool = False


class Rolled(Struct, frozen=True, tag="rolled", forbid_unknown_fields=True):
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


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    ref: int
    agree: bool


class AskHint(Struct, frozen=True, tag="ask-hint", forbid_unknown_fields=True):
    """`idea`: the notation of what one would rather do, to be compared with the best."""

    ref: int
    seat: int
    idea: str = ""


class AskInsight(Struct, frozen=True, tag="ask-insight", forbid_unknown_fields=True):
    """Point at a thing."""

    ref: int
    thing: str


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
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


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
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


class SetOrders(Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    ref: int
    seat: int
    orders: Orders


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


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    ref: int
    text: str


ToServer = (
    Act
    | Rolled
    | TakeBack
    | Redo
    | Consent
    | AskHint
    | AskInsight
    | Tell
    | Look
    | SetPin
    | SetOrders
    | SetSeat
    | SetPace
    | Say
)


# ---------------------------------------------------------------- HTTP bodies


class NewSeat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    salt: str = ""  # what its person mixes into the chance of the table


class NewTable(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    seats: list[NewSeat]
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    dice: Literal["generator", "typed"] = "generator"
    cards: Literal["generator", "typed"] = "generator"
    typist: int = -1  # the seat that types in what real dice and cards show; -1 = anybody


class Created(Struct, frozen=True):
    """The new table, the link of each seat (path with its secret), and the link for spectators."""

    table: str
    seats: dict[int, str]
    mine: str  # one link that holds all person seats of the creator (around one screen)
    watch: str


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table of mine in the lobby (GET /api/tables?key=...)."""

    table: str
    game: str
    mode: str
    seats: list[Seat]
    version: int
    round: int
    decision: Decision | None = None
    over: bool = False


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    version: int
    by: int
    text: str
    lines: list[Line]
    view: Any


class Replay(Struct, frozen=True, omit_defaults=True):
    """GET /api/tables/{id}/replay: the whole game as this link may know it, a step an action."""

    table: str
    game: str
    mode: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: list[Seat]
    scene: Any
    steps: list[ReplayStep]
    ending: Ending | None = None


class RuleText(Struct, frozen=True, omit_defaults=True):
    """A rule, worked example or ruling of the ledger, or a component. `kind`: "rule", "example", "gap", "component".
    `section`: its chapter; of an example where it comes from, of a ruling the question. `source`: how sure the data
    behind it are ("rulebook", "public", "reconstructed"); `count`: how many of a component there are, with a
    `count_source` of its own; `lines`: where the rulebook says it, as first and last line of each range."""

    id: str
    kind: str
    section: dict[str, str]  # language -> name
    text: dict[str, str]  # language -> sentence
    mode: str = ""
    source: str = ""
    count: int = 0
    count_source: str = ""
    cites: list[str] = []
    lines: list[tuple[int, int]] = []


class Rulebook(Struct, frozen=True, omit_defaults=True):
    """GET /api/games/{id}/rules"""

    game: str
    rules: list[RuleText]
    components: list[RuleText] = []


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: one clear sentence's key and its arguments, and whatever else is wrong."""

    error: Message
    also: list[Message] = []


# ---------------------------------------------------------------- the lab


class LabChange(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lab/{run}/changes: what if one option had another value?"""

    option: str
    value: bool | int | str


class LabPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/lab: a table to be played many times by bots."""

    game: str
    levels: list[str]  # who sits where
    games: int
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    changes: list[LabChange] = []
    seed: int = 1


class LabRate(Struct, frozen=True):
    """How often a side won, with its 95 % interval, after so many games."""

    games: int
    rate: float
    low: float
    high: float


class LabWhatIf(Struct, frozen=True):
    """A change beside the table as it is, the same games compared. `value` is what the first side gains."""

    change: LabChange
    rate: LabRate
    value: float
    low: float
    high: float
    verdict: Literal["easier", "harder", "unclear"]


class LabGame(Struct, frozen=True):
    """A game worth a look: POST /api/lab/{run}/games/{number} opens it as a replay."""

    kind: str  # "typical-win", "typical-loss", "closest", "fastest", "longest"
    number: int
    rounds: int
    alive: int
    people: int
    kills: int


class LabTrait(Struct, frozen=True):
    """What goes with winning; `sure`: hardly a fluke among all that was looked at."""

    what: str
    value: float
    low: float
    high: float
    sure: bool


class LabRun(Struct, frozen=True, omit_defaults=True):
    """GET /api/lab/{run}: how far it is, and what came of it so far."""

    id: str
    plan: LabPlan
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    done: int  # games of the table as it is
    seconds: float
    per_second: float
    side: str = ""  # message key of the side whose wins count
    problem: str = ""
    funnel: list[LabRate] = []
    outcomes: dict[str, int] = {}
    rounds: float = 0.0
    survival: dict[str, list[float]] = {}
    deaths: dict[str, int] = {}  # by place
    kills: dict[str, int] = {}
    what_if: list[LabWhatIf] = []
    look_at: list[LabGame] = []
    traits: list[LabTrait] = []


class LabBoard(Struct, frozen=True):
    """GET /api/lab/{run}/board: the board that deaths are drawn on, with nobody in the way of it."""

    scene: Any
    view: Any
    seats: list[Seat]


class Lab(Struct, frozen=True, omit_defaults=True):
    """GET /api/lab: is there a lab on this server, and what is it at?"""

    open: bool
    most: int = 0  # games of a run
    runs: list[LabRun] = []
