"""Types of the client data: the view of a seat and the fixed scene."""

from typing import Literal, TypedDict

StepName = Literal["use", "attack", "share"]
PhaseName = Literal[
    "setup", "observe", "choose", "invade", "move", "resolve", "change", "rescue", "over"
]  # "over" marks a finished game
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
    """An action card; both fields are empty if the viewer cannot know it."""

    id: str
    card: str


class FoodPicture(TypedDict):
    """A food token; `value` is null if the viewer cannot know it."""

    id: str
    value: int | None


class PlacePicture(TypedDict):
    """A location.

    `spaces`: -1 means no limit; `free` are those left now. `attack`: the zombie that starts the attack with
    the people there now, counted from 1. `fuse`: the number of explosion tokens that set it off, 0 if it
    takes no more.
    """

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
    """A character.

    `extra`: on a temporary space; `granted`: an old person who can vote or move this turn.
    """

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
    """A player.

    `offers`: how many more they can make here, -1 means no limit. `worth`: the score of their living
    characters now.
    """

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
    """An invasion card.

    Locations are numbered from 1: new zombies for each, moves from one to another, and supplies as (location,
    antidotes, action cards).
    """

    card: str
    hour: str
    zombies: list[int]
    moves: list[tuple[int, int]]
    supplies: list[tuple[int, int, int]]
    leader: int


class WordPicture(TypedDict):
    """A promise: its location, and the player, the number of zombies or the item it names."""

    kind: WordKind
    place: str
    seat: int | None
    count: int | None
    item: Item | None


class PossibleWord(TypedDict):
    """A promise that can be made now, and the notation of its parts."""

    word: WordPicture
    steps: list[str]


class OfferPicture(TypedDict):
    """An offer, as far as the viewer knows it.

    `wording`: whose promise is being put together now. `words`: the promises that the viewer can put into it.
    `room`: how many cards and antidotes still fit that the viewer gives, and that the viewer wants.
    """

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
    words: list[PossibleWord]
    room: tuple[int, int, int, int]


class PromisePicture(TypedDict):
    seat: int
    to: int
    hour: int
    word: WordPicture
    done: int
    fate: Fate


class BlockPicture(TypedDict):
    """A block of votes: its owner and its caster."""

    owner: int
    caster: int
    votes: int


class VotePicture(TypedDict):
    """A vote being held.

    `casting`: the owners of the votes that the viewer casts, in the order of the targets in an option.
    """

    kind: VoteKind
    place: str
    blocks: list[BlockPicture]
    candidates: list[int]
    casting: list[int]


class CityView(TypedDict):
    """The game as a seat sees it.

    `wheel`: null where a colour is covered. `coercions`: caster, owner of the votes, and location. `offer`:
    the viewer's offer in the making, or an accepted one while cards are picked for it. `making`: offers that
    others put together, without content. `bids`: open offers. `frozen`: a vote is held or applied, so that
    cards and powers are closed.
    """

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
    """A side of a location board."""

    id: str
    side: SideName
    spaces: int
    attack: int
    effect: str


class LocationPicture(TypedDict):
    id: str
    sides: list[BoardPicture]


class FacesPicture(TypedDict):
    """A character's value on either face."""

    id: str
    rested: int
    exhausted: int


class CardKindPicture(TypedDict):
    id: str
    count: int
    explosion: bool


class CityScene(TypedDict):
    """Both sides of all boards, and the contents of the box."""

    places: list[LocationPicture]
    wheel: list[Colour]
    hours: list[str]
    zombieSpaces: int
    tokens: int
    areas: list[str]
    characters: list[FacesPicture]
    cards: list[CardKindPicture]
