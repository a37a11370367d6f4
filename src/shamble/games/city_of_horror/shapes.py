"""The types of what a client of City of Horror is told: the view of a seat and the scene."""

from typing import Literal, TypedDict

StepName = Literal["use", "attack", "share"]
PhaseName = Literal[
    "setup", "observe", "choose", "invade", "move", "resolve", "change", "rescue", "over"
]  # the last one is said of a finished game
VoteKind = Literal["attack", "sharing"]
Fate = Literal["open", "kept", "broken", "void"]
Wording = Literal["", "mine", "yours"]
Item = Literal["any", "antidote", "card"]
WordKind = Literal["vote", "share-vote", "help", "stand-by", "give", "tie"]
Colour = Literal["green", "purple", "orange", "blue", "red", "yellow"]
Shelter = Literal["", "hidden", "tucked"]
Closed = Literal["", "burnt", "blocked"]
SideName = Literal["A", "B", "collapsed"]
PlaceName = Literal["water_tower", "armory", "bank", "church", "hospital", "crossroads"]


class CardPicture(TypedDict):
    """An action card; both are empty where one may not know it."""

    id: str
    card: str


class FoodPicture(TypedDict):
    """A food token; null where one may not know its value."""

    id: str
    value: int | None


class PlacePicture(TypedDict):
    """A location. Spaces: -1 = as many as come; `free` are those left now. `attack`: the zombie that starts the attack
    as things stand, counted from 1. `fuse`: explosion tokens that set it off, 0 where none can lie any more."""

    id: str
    place: PlaceName
    number: int
    side: SideName
    spaces: int
    free: int
    attack: int
    zombies: int
    tokens: int
    fuse: int
    antidotes: int
    cards: list[CardPicture]
    closed: Closed
    underAttack: bool
    resolved: bool


class CharacterPicture(TypedDict):
    """A character. `extra`: on a temporary space; `granted`: votes or moves this turn although of the old people."""

    id: str
    character: str
    seat: int
    place: str | None
    alive: bool
    rested: bool
    value: int
    extra: bool
    shelter: Shelter
    granted: bool
    baby: bool
    votes: int


class SeatPicture(TypedDict):
    """A player. `offers`: how many more he may make here, -1 = as many as he likes. `worth`: what his living people
    would score now."""

    seat: int
    colour: Colour
    out: bool
    hand: list[CardPicture]
    pack: list[CardPicture]
    antidotes: int
    food: list[FoodPicture]
    offers: int
    plan: str | None
    moved: bool
    peeked: bool
    canned: int
    worth: int
    points: int


class InvasionPicture(TypedDict):
    """An invasion card. Locations are numbered from 1: new zombies for each, moves from one to another, and supplies as
    location, antidotes, action cards."""

    card: str
    hour: str
    zombies: list[int]
    moves: list[tuple[int, int]]
    supplies: list[tuple[int, int, int]]
    leader: int


class WordPicture(TypedDict):
    """A promise: about which place, naming whom, how many zombies, or what of the supplies."""

    kind: WordKind
    place: str
    seat: int | None
    count: int | None
    item: Item | None


class OfferPicture(TypedDict):
    """An offer as far as one may know it. `wording`: whose promise is being put into words now."""

    seat: int
    to: int
    sent: bool
    cards: list[CardPicture]
    antidotes: int
    wantCards: int
    wantAntidotes: int
    promise: WordPicture | None
    wantPromise: WordPicture | None
    wording: Wording


class PromisePicture(TypedDict):
    seat: int
    to: int
    hour: int
    word: WordPicture
    done: int
    fate: Fate


class BlockPicture(TypedDict):
    """Votes that go together: whose they are, and who casts them."""

    owner: int
    caster: int
    votes: int


class VotePicture(TypedDict):
    """A vote being held. `casting`: whose votes one casts oneself, in the order in which the things of an option name
    whom they point at."""

    kind: VoteKind
    place: str
    blocks: list[BlockPicture]
    candidates: list[int]
    casting: list[int]


class CityView(TypedDict):
    """What a seat may know of a table. `wheel`: null where a colour is covered. `coercions`: who casts whose votes, and
    at which place. `offer`: the one that one puts together, or one agreed to while cards are picked for it; `making`:
    those that others put together, nobody knows of what; `bids`: those that stand. `frozen`: a vote is being held or
    applied, so that cards and powers are closed."""

    hour: int
    phase: PhaseName
    start: int
    leader: Colour
    wheel: list[Colour | None]
    resolving: str | None
    step: StepName | None
    places: list[PlacePicture]
    characters: list[CharacterPicture]
    seats: list[SeatPicture]
    horde: int
    ambulance: int
    deck: int
    discard: list[CardPicture]
    truck: int
    shownFood: list[FoodPicture]
    invasion: InvasionPicture | None
    invasions: list[InvasionPicture]
    invasionsLeft: int
    coercions: list[tuple[int, int, str]]
    vote: VotePicture | None
    offer: OfferPicture | None
    making: list[OfferPicture]
    bids: list[OfferPicture]
    promises: list[PromisePicture]
    binding: bool
    frozen: bool
    over: bool


class BoardPicture(TypedDict):
    """One side of a location's board."""

    id: str
    side: SideName
    spaces: int
    attack: int
    effect: str


class LocationPicture(TypedDict):
    id: str
    sides: list[BoardPicture]


class FacesPicture(TypedDict):
    """What a character scores on either face."""

    id: str
    rested: int
    exhausted: int


class CardKindPicture(TypedDict):
    id: str
    count: int
    explosion: bool


class CityScene(TypedDict):
    """The boards and what is in the box: both sides of everything, since sides and corners may be drawn when the game
    begins."""

    places: list[LocationPicture]
    wheel: list[Colour]
    hours: list[str]
    zombieSpaces: int
    tokens: int
    areas: list[str]
    characters: list[FacesPicture]
    cards: list[CardKindPicture]
