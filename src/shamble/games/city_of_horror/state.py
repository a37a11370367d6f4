"""The state of a game: people, places, goods, wheel and promises."""

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.options import TableRules
from shamble.core.state import State
from shamble.games.city_of_horror.board import (
    ARMORY,
    ARMORY_TOKENS,
    BOARDS,
    COLLAPSED,
    COLOURS,
    MORE_THAN_PEOPLE,
    NOWHERE,
    PEOPLE,
    SIDE_A,
    TOWER,
    TOWER_TOKENS,
    UNLIMITED,
    Side,
)

if TYPE_CHECKING:
    from shamble.games.city_of_horror.rules.negotiation import Sketch

NO_SEAT: Final = -1  # no seat

# how a character is protected until the end of the turn
EXPOSED: Final = 0
HIDDEN: Final = 1  # Hideout: neither votes nor is eaten (CH-19.05)
TUCKED: Final = 2  # a child's own power: cannot be chosen for anything (CH-20.16, CH-20.17)

# phases of a turn (CH-04.01)
SETUP: Final = 0
OBSERVE: Final = 1
CHOOSE: Final = 2
INVADE: Final = 3
MOVE: Final = 4
RESOLVE: Final = 5
CHANGE: Final = 6
RESCUE: Final = 7

# steps at a location (CH-04.02)
STEP_A: Final = 0
STEP_B: Final = 1
STEP_C: Final = 2

NOT_DRAWN: Final = -2  # the next invasion card: not drawn until a player looks at it

# promises
VOTE: Final = 0  # "there I point at ..." in the attack
SHARE_VOTE: Final = 1  # the same in the sharing
HELP: Final = 2  # "I remove ... zombies there before the attack"
STAND_BY: Final = 3  # "I play nothing while that location is resolved"
GIVE: Final = 4  # "if I win the sharing there, you get something"
TIE: Final = 5  # "if I break a tie there, I name ..."
PROMISES: Final = ("vote", "share-vote", "help", "stand-by", "give", "tie")

# the promised share of supplies (CH-G71)
ANYTHING: Final = -1
ANTIDOTE: Final = 0
A_CARD: Final = 1
ITEMS: Final = {ANYTHING: "any", ANTIDOTE: "antidote", A_CARD: "card"}

OPEN: Final = 0
PROMISE_KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
FATES: Final = ("open", "kept", "broken", "void")


class Character:
    """A character card and its standee, immutable.

    `extra`: on a temporary space. `granted`: an old person who can vote or move this turn. `born`: has her
    baby.
    """

    def __init__(
        self,
        seat: int,
        place: int,
        alive: bool = True,
        rested: bool = True,
        extra: bool = False,
        shelter: int = EXPOSED,
        granted: bool = False,
        born: bool = False,
    ) -> None:
        self.seat = seat
        self.place = place
        self.alive = alive
        self.rested = rested
        self.extra = extra
        self.shelter = shelter
        self.granted = granted
        self.born = born

    def at(self, place: int, extra: bool) -> "Character":
        return Character(
            self.seat, place, self.alive, self.rested, extra, self.shelter, self.granted, self.born
        )

    def turned(self, rested: bool) -> "Character":
        return Character(
            self.seat, self.place, self.alive, rested, self.extra, self.shelter, self.granted, self.born
        )

    def sheltered(self, shelter: int) -> "Character":
        return Character(
            self.seat, self.place, self.alive, self.rested, self.extra, shelter, self.granted, self.born
        )

    def with_grant(self, granted: bool) -> "Character":
        return Character(
            self.seat, self.place, self.alive, self.rested, self.extra, self.shelter, granted, self.born
        )

    def with_baby(self) -> "Character":
        return Character(
            self.seat, self.place, self.alive, self.rested, self.extra, self.shelter, self.granted, born=True
        )

    def dead(self) -> "Character":
        return Character(self.seat, NOWHERE, alive=False, rested=self.rested, born=self.born)


NOT_DEALT: Final = Character(NO_SEAT, NOWHERE, alive=False)


class Promise:
    """A promise (CH-18.02): giver, receiver, kind, location of this turn, and fate.

    `arg` is the seat, the number of zombies or the item; `done` counts zombies removed so far.
    """

    def __init__(
        self, giver: int, to: int, kind: int, place: int, arg: int, hour: int, done: int, fate: int
    ) -> None:
        self.giver = giver
        self.to = to
        self.kind = kind
        self.place = place
        self.arg = arg
        self.hour = hour
        self.done = done
        self.fate = fate

    def judged(self, fate: int) -> "Promise":
        return Promise(self.giver, self.to, self.kind, self.place, self.arg, self.hour, self.done, fate)

    def helped(self, zombies: int) -> "Promise":
        done = self.done + zombies
        return Promise(self.giver, self.to, self.kind, self.place, self.arg, self.hour, done, self.fate)


Word = tuple[int, int, int]  # kind, place, and a seat, a number or an item
# cards given, antidotes given, cards wanted, antidotes wanted, promise given, promise wanted
Terms = tuple[tuple[int, ...], int, int, int, Word, Word]


class Bid:
    """An open offer (CH-18.01): proposer, partner and terms."""

    def __init__(self, proposer: int, partner: int, terms: Terms) -> None:
        self.proposer = proposer
        self.partner = partner
        self.terms = terms

    def concerns(self, seat: int) -> bool:
        return seat in (self.proposer, self.partner)

    def with_cards(self, cards: tuple[int, ...]) -> "Bid":
        """Return the same offer with other cards given."""
        return Bid(self.proposer, self.partner, (cards, *self.terms[1:]))


class Rules(TableRules):
    """The table options of a game, as declared in `components.toml`. Shared by all clones."""

    sides: str
    side_water_tower: str
    side_armory: str
    side_bank: str
    side_church: str
    side_hospital: str
    side_crossroads: str
    corners: str
    starter: int
    expert_draft: bool  # CH-15.01
    binding_promises: bool  # CH-G54
    offers: int  # CH-G70
    hard_freeze: bool  # CH-G43
    grandma_votes: bool  # CH-G05
    placement_counter_clockwise: bool  # CH-G07
    explosion_forced_armory: bool  # CH-G19
    no_take_back: bool  # CH-G27
    energy_drink_own_only: bool  # CH-G49


class CityState(State):
    """The state of a game.

    Places, colours, characters and cards are numbers, as in `board` and `cards`. Clones share the lists until
    one of them changes.
    """

    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "hour": {
            "plans": NOWHERE,
            "moved": 0,
            "resolved": 0,
            "resolving": NOWHERE,
            "coercions": (),
            "last_lost": (),
            "offers": 0,
        },
    }

    rules: Rules
    sides: list[int]
    places: tuple[int, ...]  # in the order of their numbers
    colours: tuple[int, ...]  # per seat
    start: int  # holder of the starting-player marker
    leader: int  # a colour
    hour: int
    phase: int
    resolving: int
    resolved: int  # a bit for each place finished this turn
    step: int
    people: list[Character]
    undealt: list[int]
    out: int  # a bit for each eliminated seat
    zombies: list[int]
    horde: int
    tokens: list[int]  # explosion tokens; only on the tower and the armory
    shut: bool  # the armory is burnt down (A) or blocked (B)
    hands: list[list[int]]
    packs: list[list[int]]  # packs of the draft, by the seat that holds them
    deck: list[int]
    discard: list[int]
    gone: list[int]  # cards of eliminated players
    drops: list[list[int]]  # face-down action cards per place
    drop_antidotes: list[int]
    antidotes: list[int]  # per seat
    ambulance: int
    used_antidotes: int  # includes those of eliminated players
    truck: list[int]
    shown_food: list[int]
    food: list[list[int]]  # drawn face down, per seat
    open_food: list[list[int]]  # taken face up, per seat
    food_gone: list[int]
    invasion: int  # the next invasion card, once a player has looked at it
    peeked: int  # a bit for each seat that has looked at it
    invasions: list[int]  # revealed so far
    plans: list[int]  # movement card revealed this turn, per seat
    moved: int  # a bit for each seat that has named its mover
    coercions: tuple[tuple[int, int, int], ...]  # coercer, voter, place, in the order played
    last_lost: tuple[int, ...]  # seats that lost a character in the last death of the turn
    offers: list[int]  # offers made since the last location, per seat
    bids: list[Bid]  # open offers, the oldest first
    sketches: list["Sketch"]  # offers in the making, beside the stack: at most one per seat
    promises: list[Promise]
    canned: list[int]  # Canned Food that scores, per seat
    points: list[int]
    history: tuple[tuple[int, ...], ...]  # per turn: zombies in the city, then people left per seat

    def __init__(self, seats: int, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules

    def clone(self) -> "CityState":
        other = CityState(self.seats, self.rules)
        self.copy_to(other)
        self.shared = other.shared = True
        other.sides = self.sides
        other.places = self.places
        other.colours = self.colours
        other.start = self.start
        other.leader = self.leader
        other.hour = self.hour
        other.phase = self.phase
        other.resolving = self.resolving
        other.resolved = self.resolved
        other.step = self.step
        other.people = self.people
        other.undealt = self.undealt
        other.out = self.out
        other.zombies = self.zombies
        other.horde = self.horde
        other.tokens = self.tokens
        other.shut = self.shut
        other.hands = self.hands
        other.packs = self.packs
        other.deck = self.deck
        other.discard = self.discard
        other.gone = self.gone
        other.drops = self.drops
        other.drop_antidotes = self.drop_antidotes
        other.antidotes = self.antidotes
        other.ambulance = self.ambulance
        other.used_antidotes = self.used_antidotes
        other.truck = self.truck
        other.shown_food = self.shown_food
        other.food = self.food
        other.open_food = self.open_food
        other.food_gone = self.food_gone
        other.invasion = self.invasion
        other.peeked = self.peeked
        other.invasions = self.invasions
        other.plans = self.plans
        other.moved = self.moved
        other.coercions = self.coercions
        other.last_lost = self.last_lost
        other.offers = self.offers
        other.bids = self.bids
        other.sketches = self.sketches
        other.promises = self.promises
        other.canned = self.canned
        other.points = self.points
        other.history = self.history
        return other

    def unshare(self) -> None:
        self.shared = False
        self.sides = self.sides[:]
        self.people = self.people[:]
        self.undealt = self.undealt[:]
        self.zombies = self.zombies[:]
        self.tokens = self.tokens[:]
        self.hands = [hand[:] for hand in self.hands]
        self.packs = [pack[:] for pack in self.packs]
        self.deck = self.deck[:]
        self.discard = self.discard[:]
        self.gone = self.gone[:]
        self.drops = [cards[:] for cards in self.drops]
        self.drop_antidotes = self.drop_antidotes[:]
        self.antidotes = self.antidotes[:]
        self.truck = self.truck[:]
        self.shown_food = self.shown_food[:]
        self.food = [tokens[:] for tokens in self.food]
        self.open_food = [tokens[:] for tokens in self.open_food]
        self.food_gone = self.food_gone[:]
        self.invasions = self.invasions[:]
        self.plans = self.plans[:]
        self.offers = self.offers[:]
        self.bids = self.bids[:]
        self.sketches = self.sketches[:]
        self.promises = self.promises[:]
        self.canned = self.canned[:]
        self.points = self.points[:]

    # ------------------------------------------------------------ seats

    def playing(self, seat: int) -> bool:
        """Return whether a seat is still in the game (CH-23.07)."""
        return (self.out >> seat) & 1 == 0

    def clockwise(self, first: int) -> list[int]:
        """List the seats still in, clockwise from `first`."""
        out: list[int] = []
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if self.playing(seat):
                out.append(seat)
        return out

    def order(self) -> list[int]:
        """Return the turn order: clockwise from the starting player (CH-02.18)."""
        return self.clockwise(self.start)

    def seat_of_colour(self, colour: int) -> int:
        """Return the seat with this colour, or NO_SEAT if it is covered (CH-02.17)."""
        return self.colours.index(colour) if colour in self.colours else NO_SEAT

    def uncovered(self) -> list[int]:
        """List the wheel spaces open to the leader, an eliminated player's too.

        (CH-22.06, CH-G60)
        """
        return [colour for colour in range(len(COLOURS)) if colour in self.colours]

    # ------------------------------------------------------------ people

    def alive(self, seat: int) -> list[int]:
        """List the living characters of a seat."""
        out: list[int] = []
        for number in range(len(self.people)):
            c = self.people[number]
            if c.alive and c.seat == seat:
                out.append(number)
        return out

    def owns(self, seat: int, person: int) -> bool:
        """Return whether the character lives and belongs to the seat."""
        c = self.people[person]
        return c.alive and c.seat == seat

    def at(self, place: int) -> list[int]:
        """List all characters at a location."""
        out: list[int] = []
        for number in range(len(self.people)):
            if self.people[number].place == place:
                out.append(number)
        return out

    def of_seat_at(self, seat: int, place: int) -> list[int]:
        out: list[int] = []
        for number in range(len(self.people)):
            c = self.people[number]
            if c.place == place and c.seat == seat:
                out.append(number)
        return out

    def present(self, seat: int, place: int) -> bool:
        return any(c.place == place and c.seat == seat for c in self.people)

    def edible(self, seat: int, place: int) -> list[int]:
        """Return the seat's characters at a location that can be eaten (CH-G12)."""
        return [n for n in self.of_seat_at(seat, place) if self.people[n].shelter == EXPOSED]

    def votes_of(self, person: int) -> int:
        """Return the votes of a character: 1, 2 with her baby, 0 if hidden or too old.

        (CH-17.01, CH-20.09, CH-20.11, CH-20.18)
        """
        c = self.people[person]
        if c.shelter != EXPOSED:
            return 0
        if PEOPLE[person].mute and not self.can_vote(person):
            return 0
        return 2 if c.born else 1

    def can_vote(self, person: int) -> bool:
        """Return whether an old person votes this turn; Grandma's power gives no vote (CH-G05)."""
        return self.rules.grandma_votes if PEOPLE[person].frail else self.people[person].granted

    def votes_at(self, seat: int, place: int) -> int:
        total = 0
        for number in self.of_seat_at(seat, place):
            total += self.votes_of(number)
        return total

    def value(self, person: int) -> int:
        """Return the victory value of the face shown (CH-14.04)."""
        return PEOPLE[person].rested if self.people[person].rested else PEOPLE[person].exhausted

    def worth(self, seat: int) -> int:
        """Return the score of a seat's living characters now."""
        total = 0
        for number in self.alive(seat):
            total += self.value(number)
        return total

    # ------------------------------------------------------------ places

    def board(self, place: int) -> Side:
        return BOARDS[place][self.sides[place]]

    def number(self, place: int) -> int:
        """Return the number of a location, 1 to 6 (CH-G02)."""
        return self.places.index(place) + 1

    def collapsed(self) -> bool:
        return self.sides[TOWER] == COLLAPSED

    def burnt(self) -> bool:
        """Return whether armory A has burnt down: it stays empty (CH-21.36)."""
        return self.shut and self.sides[ARMORY] == SIDE_A

    def can_burn(self) -> bool:
        """Return whether the armory can still burn down (CH-21.35)."""
        return not self.shut and self.sides[ARMORY] == SIDE_A

    def blocked(self) -> bool:
        """Return whether the door of armory B is blocked: no one enters or leaves (CH-21.41)."""
        return self.shut and self.sides[ARMORY] != SIDE_A

    def closed(self, place: int) -> bool:
        """Return whether the location is closed for good (CH-G17)."""
        return place == ARMORY and self.shut

    def free(self, place: int) -> int:
        """Return the free human spaces, or UNLIMITED (CH-08.02).

        Temporary spaces do not count (CH-23.10).
        """
        if self.closed(place):
            return 0
        spaces = self.board(place).spaces
        if spaces == UNLIMITED:
            return UNLIMITED
        for c in self.people:
            if c.place == place and not c.extra:
                spaces -= 1
        return spaces

    def full(self, place: int) -> bool:
        return self.free(place) == 0

    def under_attack(self, place: int) -> bool:
        """Return whether the attack condition holds (CH-11.03). Hidden characters count (CH-G12)."""
        need = self.board(place).attack
        if need == MORE_THAN_PEOPLE:
            return self.zombies[place] > sum(1 for c in self.people if c.place == place)
        return self.zombies[place] >= need

    def fuse(self, place: int) -> int:
        """Count the explosion tokens that set a location off, or 0 if none do.

        (CH-21.09, CH-21.35, CH-21.41)
        """
        if place == TOWER:
            return 0 if self.collapsed() else TOWER_TOKENS
        if place != ARMORY or self.burnt():
            return 0
        return ARMORY_TOKENS[self.sides[ARMORY]]

    def unresolved(self, place: int) -> bool:
        """Return whether the location is still to be resolved, or being resolved, this turn."""
        return (self.resolved >> place) & 1 == 0

    def items_at(self, place: int) -> int:
        return len(self.drops[place]) + self.drop_antidotes[place]

    def invasion_left(self) -> bool:
        """Return whether an invasion card is still to come (CH-G55)."""
        return len(self.invasions) <= 4
