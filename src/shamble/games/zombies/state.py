"""The state of a game: pawns, zombies, tokens, cards and the current turn.

Life and bullets are the numbers of tokens a player owns. Spent ones are not counted, and they never run out
(ZZ-01.03, ZZ-01.04, ZZ-12.01, ZZ-12.04, ZZ-G01). Any number of pawns can be on a square (ZZ-16.04).
"""

from typing import ClassVar, Final

from shamble.core.options import TableRules
from shamble.core.space.squares import OFF
from shamble.core.state import State
from shamble.games.zombies.board import City
from shamble.games.zombies.cards import DECK, KINDS, NO_CARD

# status of a player
ALIVE: Final = 0
DEAD: Final = 1  # until the start of the next own turn (ZZ-11.05)
SAFE: Final = 2  # has reached the Helipad (ZZ-G45)
ZOMBIE: Final = 3  # plays the zombies (ZZ-22.01, ZZ-22.05)

# tokens on a square
NOTHING: Final = 0
LIFE: Final = 1
BULLET: Final = 2
SURVIVOR: Final = 3
FACE_DOWN: Final = 4  # one of the tokens still in the building's bag (ZZ-21.02, ZZ-G50)

# position of the Helipad
BURIED: Final = 0  # somewhere near the middle of the pile (ZZ-03.03)
SHUFFLED: Final = 1  # shuffled into the remaining tiles (ZZ-G13)
ON_MAP: Final = 2
GONE: Final = 3  # it fits nowhere and no tiles are left (ZZ-G13)
IN_HAND: Final = 4  # drawn, being placed

# phases of a turn (ZZ-04)
SETUP: Final = 0
TILE: Final = 1
FIGHT: Final = 2
CARDS: Final = 3
MOVE: Final = 4
ZOMBIES: Final = 5
DISCARD: Final = 6

# duration of an effect
NEXT_TURN: Final = 0  # starts in the player's next turn
THIS_TURN: Final = 1  # that turn has begun, and the effect ends with it
THE_TURN: Final = 2  # ends with the current turn, of any player

FIGURES: Final = 100  # zombies in the box (ZZ-01.08)
MAX_LIFE: Final = 5  # ZZ-12.02, ZZ-19.03; bullets have no limit (ZZ-12.03, ZZ-19.04)
START_LIFE: Final = 3  # ZZ-03.08
START_BULLETS: Final = 3
HAND: Final = 3  # ZZ-13.01
MOST_SEATS: Final = 6
KILL: Final = 4  # ZZ-10.03
MANY: Final = 25  # ZZ-02.02
SURVIVORS: Final = 18  # ZZ-01.06
NO_ZOMBIE: Final = 0

Bag = tuple[int, int, int]  # life, bullets and survivors face down in a building
NO_BAG: Final[Bag] = (0, 0, 0)


class Lasting:
    """A card with a lasting effect, immutable: its owner or victim, duration and building."""

    def __init__(self, kind: str, card: int, seat: int, stage: int, slot: int) -> None:
        self.kind = kind  # id of the card
        self.card = card  # beside the map until the effect ends (ZZ-G32); NO_CARD for discarded items
        self.seat = seat
        self.stage = stage
        self.slot = slot  # building, or OFF

    def on(self, seat: int) -> bool:
        """Return whether it applies to this player's turn now."""
        return self.seat == seat and self.stage == THIS_TURN

    def begun(self) -> "Lasting":
        return Lasting(self.kind, self.card, self.seat, THIS_TURN, self.slot)


class Rules(TableRules):
    """The table options, and what follows from mode and scenario. Shared by all clones."""

    fast_game: bool
    film: int
    zombie_step_combat: str  # "immediate", "next_phase_2" (ZZ-G19)
    asking: str  # "any_time", "milestones" (ZZ-G86)
    strict_discard: bool
    shotgun_combines: bool
    optional_zombie_moves: bool
    coop_sudden_death: bool
    coop_hard_zombies: bool
    coop_discard_pays: bool
    military_25: bool
    any_item_is_weapon: bool
    lms_zombies_place_helipad: bool
    lms_only_first_zombie_wins: bool
    lms_discard_pays: bool
    rescue_survivors_required: int
    dawn: int  # rounds; 0 = never

    cooperative: bool
    team: bool
    rescue: bool
    last_man: bool
    military: bool

    def at_once(self) -> bool:
        """Return whether a zombie moved onto a player is fought at once (ZZ-17.06, ZZ-G19)."""
        return self.zombie_step_combat == "immediate"

    def any_time(self) -> bool:
        """Return whether players are asked for cards at all points of a turn (ZZ-13.03, ZZ-G86)."""
        return self.asking == "any_time"

    def forced_card(self) -> bool:
        """Return whether every player must use a card each turn (ZZ-15.02, ZZ-22.13)."""
        return self.cooperative or self.last_man

    def discard_pays(self) -> bool:
        """Return whether a discard does as well as the card owed each turn (ZZ-G70)."""
        return self.lms_discard_pays if self.last_man else self.coop_discard_pays

    def others_only(self) -> bool:
        """Return whether "target player" is always another player (ZZ-15.04, ZZ-22.14)."""
        return self.cooperative or self.last_man

    def win_by_25(self) -> bool:
        """Return whether the 25th zombie wins (ZZ-02.02, ZZ-G44)."""
        if self.cooperative or self.team or self.rescue or self.last_man:
            return False
        return self.military_25 if self.military else True


class ZombiesState(State):
    """The state of a game.

    Per-seat lists are indexed by seat. Zombies are numbered from 1, and `grid` has the zombie on each square
    (NO_ZOMBIE: none). Clones share the lists until one of them changes.
    """

    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "turn": {
            "moved": 0,
            "base": 0,
            "doubled": 0,
            "halved": 0,
            "used": 0,
            "by_car": False,
            "mover": OFF,
            "windowed": False,
            "placer": OFF,
            "grave": OFF,
            "overdue": 0,
        },
        "card round": {"played": 0, "silent": False},  # of a player (ZZ-13.02)
    }

    rules: Rules
    city: City
    pile: list[int]  # map tiles not drawn yet, in no order
    unplayable: list[int]  # map tiles out of the game (ZZ-G12)
    helipad: int
    # zombies
    grid: list[int]
    zombies: list[int]  # number -> square or OFF
    moved: list[int]  # number -> a bit for each seat that moved it this turn (ZZ-17.03)
    supply: int
    # tokens on the map
    tokens: tuple[int, ...]
    bags: tuple[Bag, ...]  # per slot
    stranded: int  # survivors waiting on the Town Square centre (ZZ-G53)
    # players
    square: list[int]
    life: list[int]
    bullets: list[int]
    kills: list[int]  # collected zombies
    status: list[int]
    deaths: list[int]
    carrying: list[bool]
    recovered: list[int]
    armed: list[bool]  # entered the Helipad centre with a weapon (ZZ-G61)
    played: list[int]  # cards played this round (ZZ-13.02)
    silent: list[bool]  # discarded in phase 6 with strict discarding (ZZ-G30)
    shots: list[int]  # rolls left in a shotgun in play
    # cards
    hands: list[list[int]]
    items: list[tuple[int, ...]]  # face up in front of each player
    deck: list[int]
    discard: list[int]
    lasting: list[Lasting]
    # the turn
    first: int
    active: int
    round: int
    phase: int
    base: int  # squares of this movement before doubling and halving
    doubled: int
    halved: int
    used: int
    by_car: bool  # The Keys Are Still In It
    mover: int  # seat that moves the active player's pawn
    windowed: bool  # the others were asked for cards this turn
    placer: int  # seat that placed a tile this turn
    fast_on: bool  # the Helipad was drawn in a fast game (ZZ-20.01)
    keeper: int  # zombie player who acts in the human's turn (ZZ-G83)
    grave: int  # tile where the active player turned (ZZ-G59)
    teams: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]  # per round, zombies collected by each player

    def __init__(self, seats: int, rules: Rules) -> None:
        super().__init__(seats)
        self.rules = rules

    def clone(self) -> "ZombiesState":
        other = ZombiesState(self.seats, self.rules)
        self.copy_to(other)
        self.shared = other.shared = True
        other.city = self.city
        other.pile = self.pile
        other.unplayable = self.unplayable
        other.helipad = self.helipad
        other.grid = self.grid
        other.zombies = self.zombies
        other.moved = self.moved
        other.supply = self.supply
        other.tokens = self.tokens
        other.bags = self.bags
        other.stranded = self.stranded
        other.square = self.square
        other.life = self.life
        other.bullets = self.bullets
        other.kills = self.kills
        other.status = self.status
        other.deaths = self.deaths
        other.carrying = self.carrying
        other.recovered = self.recovered
        other.armed = self.armed
        other.played = self.played
        other.silent = self.silent
        other.shots = self.shots
        other.hands = self.hands
        other.items = self.items
        other.deck = self.deck
        other.discard = self.discard
        other.lasting = self.lasting
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.phase = self.phase
        other.base = self.base
        other.doubled = self.doubled
        other.halved = self.halved
        other.used = self.used
        other.by_car = self.by_car
        other.mover = self.mover
        other.windowed = self.windowed
        other.placer = self.placer
        other.fast_on = self.fast_on
        other.keeper = self.keeper
        other.grave = self.grave
        other.teams = self.teams
        other.history = self.history
        return other

    def unshare(self) -> None:
        self.shared = False
        self.pile = self.pile[:]
        self.unplayable = self.unplayable[:]
        self.grid = self.grid[:]
        self.zombies = self.zombies[:]
        self.moved = self.moved[:]
        self.square = self.square[:]
        self.life = self.life[:]
        self.bullets = self.bullets[:]
        self.kills = self.kills[:]
        self.status = self.status[:]
        self.deaths = self.deaths[:]
        self.carrying = self.carrying[:]
        self.recovered = self.recovered[:]
        self.armed = self.armed[:]
        self.played = self.played[:]
        self.silent = self.silent[:]
        self.shots = self.shots[:]
        self.hands = [hand[:] for hand in self.hands]
        self.items = self.items[:]
        self.deck = self.deck[:]
        self.discard = self.discard[:]
        self.lasting = self.lasting[:]

    # ------------------------------------------------------------ players

    def clockwise(self, seat: int) -> list[int]:
        """List all seats in turn order, starting with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def friends(self, seat: int, other: int) -> bool:
        """Return whether two players win together."""
        if self.rules.cooperative:
            return True
        if self.rules.team:
            return self.teams[seat] == self.teams[other]
        return self.rules.last_man and (self.status[seat] == ZOMBIE) == (self.status[other] == ZOMBIE)

    def item_ids(self, seat: int) -> list[str]:
        """List the ids of the items in front of a player."""
        return [DECK[card] for card in self.items[seat]]

    def item(self, seat: int, id: str) -> int:
        """Return the card of this kind in front of a player, or NO_CARD."""
        for card in self.items[seat]:
            if DECK[card] == id:
                return card
        return NO_CARD

    def lose_item(self, seat: int, card: int) -> None:
        """Discard an item in play."""
        if KINDS[DECK[card]].shots:
            self.shots[seat] = 0
        self.items[seat] = tuple([other for other in self.items[seat] if other != card])
        self.discard.append(card)

    def plays_left(self, seat: int) -> int:
        """Count the cards the player can still play this round.

        One, and one more for each survivor except in a cooperative game (ZZ-13.02, ZZ-21.08, ZZ-21.10).
        """
        extra = self.recovered[seat] if self.rules.rescue and not self.rules.cooperative else 0
        return 1 + extra - self.played[seat]

    def could_play(self, seat: int) -> bool:
        """Return whether the player could hold a playable card, by public facts."""
        return bool(self.hands[seat]) and self.plays_left(seat) > 0 and not self.silent[seat]

    # ------------------------------------------------------------ lasting effects

    @property
    def overdue(self) -> int:
        """The number of effects of another turn than this one (ZZ-G32)."""
        return sum(
            1 for e in self.lasting if e.stage == THE_TURN or (e.stage == THIS_TURN and e.seat != self.active)
        )

    def peace(self) -> bool:
        """Return whether Alternate Food Source stops all fighting (ZZ-24.11)."""
        return any(KINDS[effect.kind].peace for effect in self.lasting)

    def zombies_held(self) -> bool:
        """Return whether All the Marbles stops all zombies (ZZ-24.01)."""
        return any(KINDS[effect.kind].holds_zombies for effect in self.lasting)

    def afraid(self, seat: int) -> bool:
        """Return whether Fear stops all movement of the player (ZZ-24.16)."""
        return any(effect.on(seat) and KINDS[effect.kind].no_movement for effect in self.lasting)

    def claustrophobic(self, seat: int) -> bool:
        return any(effect.on(seat) and KINDS[effect.kind].no_buildings for effect in self.lasting)

    def paralysed(self, seat: int) -> bool:
        """Return whether the player misses this turn (ZZ-24.17)."""
        return any(effect.on(seat) and KINDS[effect.kind].no_turn for effect in self.lasting)

    # ------------------------------------------------------------ zombies

    def put_zombie(self, square: int) -> int:
        """Put a zombie from the supply, which must not be empty, and return its number."""
        number = 1
        while self.zombies[number] != OFF:
            number += 1
        self.zombies[number] = square
        self.grid[square] = number
        self.supply -= 1
        return number

    def lift_zombie(self, square: int) -> int:
        """Remove the zombie from a square and return its number.

        The caller decides where it goes.
        """
        number = self.grid[square]
        self.grid[square] = NO_ZOMBIE
        self.zombies[number] = OFF
        self.moved[number] = 0
        return number

    def shift_zombie(self, number: int, square: int, by: int) -> None:
        """Move a zombie for a player, who cannot move it again this turn (ZZ-17.03, ZZ-G75)."""
        self.grid[self.zombies[number]] = NO_ZOMBIE
        self.zombies[number] = square
        self.grid[square] = number
        self.moved[number] |= 1 << by

    def moved_by(self, zombie: int, seat: int) -> bool:
        """Return whether this player has already moved it this turn (ZZ-17.03, ZZ-G75)."""
        return (self.moved[zombie] >> seat) & 1 == 1

    def zombies_on_map(self) -> int:
        return sum(1 for square in self.zombies if square != OFF)

    # ------------------------------------------------------------ tokens

    def lay_token(self, square: int, token: int) -> None:
        """Set the token on a square, or NOTHING to remove it."""
        self.tokens = (*self.tokens[:square], token, *self.tokens[square + 1 :])

    def fill_bag(self, slot: int, bag: Bag) -> None:
        self.bags = (*self.bags[:slot], bag, *self.bags[slot + 1 :])

    # ------------------------------------------------------------ movement

    def allowance(self) -> int:
        """Return the squares of this movement: doubled, then halved rounding down.

        (ZZ-G38, ZZ-25.13)
        """
        total = self.base
        for _ in range(self.doubled):
            total *= 2
        for _ in range(self.halved):
            total //= 2
        return total

    def moving(self) -> bool:
        """Return whether the active player's own movement is in progress."""
        return self.phase == MOVE and self.mover != OFF

    def steps_left(self) -> int:
        return self.allowance() - self.used

    def skates(self, seat: int) -> int:
        """Return the extra squares from the Skateboard (ZZ-24.09)."""
        return sum([KINDS[id].steps for id in self.item_ids(seat)])

    # ------------------------------------------------------------ the map

    def set_city(self, city: City) -> None:
        """Use the map with one more tile."""
        self.city = city
        more = len(city.ground) - len(self.grid)
        if more > 0:
            self.grid.extend([NO_ZOMBIE] * more)
            self.tokens = (*self.tokens, *([NOTHING] * more))
            self.bags = (*self.bags, NO_BAG)


STATUS_WORDS: Final = ("alive", "dead", "safe", "zombie")
