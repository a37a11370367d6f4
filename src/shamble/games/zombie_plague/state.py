"""State of a game of Zombie Plague: figures, cards in hand, barricades, the current turn."""

from typing import ClassVar, Final

from shamble.core.options import TableRules
from shamble.core.space.squares import OFF
from shamble.core.state import State
from shamble.games.zombie_plague.board import BOARD, HOUSE, OUTSIDE
from shamble.games.zombie_plague.cards import DECK, NO_CARD

ON_BOARD: Final = 0
ABOARD: Final = 1  # in the waiting car
ESCAPED: Final = 2
ZOMBIFIED: Final = 3
WAITING: Final = 4  # not placed yet

SETUP: Final = 0
HUMANS: Final = 1
ARRIVALS: Final = 2
ZOMBIES: Final = 3

NO_FIGURE: Final = 0
MAX_ZOMBIES: Final = 120  # what the bytes of the grid can tell apart; only endless boredom would need more
BYTES: Final = [bytes([value]) for value in range(256)]
IN_LINE: Final = 4  # zombies needed to break a barricade (ZP-07.04)
HUMAN_AP: Final = 4  # ZP-04.02
DRINK_AP: Final = 8  # ZP-11.16
ZOMBIE_AP: Final = 2  # ZP-04.03

PLAIN: Final = "plain"  # effect of the Car Keys (ZP-12.10)
FRIENDLY: Final = "friendly"
HORROR: Final = "horror"


def is_human(figure: int) -> bool:
    """Return whether a figure, as `PlagueState.who` returns it, is a human."""
    return figure > NO_FIGURE


def is_zombie(figure: int) -> bool:
    return figure < NO_FIGURE


class Human:
    """Human figure: player, square, facing. Immutable: changes return a new object."""

    def __init__(
        self,
        seat: int,
        square: int,
        facing: int,
        fate: int = ON_BOARD,
        done: bool = False,
    ) -> None:
        self.seat = seat
        self.square = square
        self.facing = facing
        self.fate = fate
        self.done = done  # has had its turn

    def at(self, square: int) -> "Human":
        return Human(self.seat, square, self.facing, self.fate, self.done)

    def turned(self, facing: int) -> "Human":
        return Human(self.seat, self.square, facing, self.fate, self.done)

    def with_turn(self, done: bool) -> "Human":
        return Human(self.seat, self.square, self.facing, self.fate, done)

    def off_board(self, fate: int) -> "Human":
        """Return the human off the board: aboard the car, escaped or zombified."""
        return Human(self.seat, OFF, self.facing, fate, self.done)

    def out_of_car(self, square: int) -> "Human":
        """Return the human back on the board, out of the car (ZP-G50)."""
        return Human(self.seat, square, self.facing, ON_BOARD, self.done)


class Gear:
    """Cards of a human: one weapon, any number of items (ZP-10.06). Immutable."""

    def __init__(
        self,
        weapon: int = NO_CARD,
        items: tuple[int, ...] = (),
        loaded: bool = False,
        barrel: bool = False,
    ) -> None:
        self.weapon = weapon  # card number or NO_CARD
        self.items = items
        self.loaded = loaded
        self.barrel = barrel  # a double-barrelled gun that still ignores its first OOPS (ZP-11.13)

    def armed(self, weapon: int, barrel: bool) -> "Gear":
        """Return the gear with this weapon instead, freshly loaded."""
        return Gear(weapon, self.items, loaded=True, barrel=barrel)

    def emptied(self) -> "Gear":
        return Gear(self.weapon, self.items)

    def barrel_used(self) -> "Gear":
        return Gear(self.weapon, self.items, self.loaded)

    def with_item(self, card: int) -> "Gear":
        return Gear(self.weapon, (*self.items, card), self.loaded, self.barrel)

    def without_item(self, card: int) -> "Gear":
        items = tuple([item for item in self.items if item != card])
        return Gear(self.weapon, items, self.loaded, self.barrel)

    def find(self, kind: str) -> int:
        """Return the number of a card of this kind among the items, or NO_CARD."""
        for card in self.items:
            if DECK[card] == kind:
                return card
        return NO_CARD

    def cards(self) -> list[int]:
        return list(self.items) if self.weapon == NO_CARD else [self.weapon, *self.items]


NO_GEAR: Final = Gear()


class Zombie:
    """Zombie figure.

    `counted`: for the limit (ZP-G38); `surprise`: its killer draws a card (ZP-11.20).
    """

    def __init__(
        self,
        seat: int,
        square: int,
        facing: int,
        done: bool = False,
        counted: bool = True,
        surprise: bool = False,
        dog: bool = False,
    ) -> None:
        self.seat = seat
        self.square = square
        self.facing = facing
        self.done = done
        self.counted = counted
        self.surprise = surprise
        self.dog = dog

    def at(self, square: int) -> "Zombie":
        return Zombie(self.seat, square, self.facing, self.done, self.counted, self.surprise, self.dog)

    def turned(self, facing: int) -> "Zombie":
        return Zombie(self.seat, self.square, facing, self.done, self.counted, self.surprise, self.dog)

    def with_turn(self, done: bool) -> "Zombie":
        return Zombie(self.seat, self.square, self.facing, done, self.counted, self.surprise, self.dog)

    def with_owner(self, seat: int) -> "Zombie":
        return Zombie(seat, self.square, self.facing, self.done, self.counted, self.surprise, self.dog)


class Rules(TableRules):
    """Table options of a game, fixed before it starts (ZP-12.09). Shared by all clones."""

    car_keys: str  # PLAIN, FRIENDLY or HORROR
    how_boring: bool
    roadkill: bool
    house_only: bool
    arrival_anywhere: bool
    dawn: int  # rounds until the game ends without winners; 0 = never (ZP-G55)
    human_figures: int  # 0 = by the number of players (ZP-G36)
    line_breaks_all: bool
    line_waits: bool  # ZP-G11
    search_per_player: bool
    surprise_here: bool


class PlagueState(State):
    """State of a game. Figures count from 1; `grid` holds a byte per square, read with `who`."""

    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "figure's turn": {"acting": NO_FIGURE, "ap": 0, "fresh": False},
        "human turn": {"humans_done": False, "eventful": False, "fear": False},
        "zombie turn": {"zombies_done": False},
    }

    def __init__(
        self,
        seats: int,
        rules: Rules,
        human_seats: int,
        limit: int,
        humans: list[Human],
        gear: list[Gear],
        zombies: list[Zombie | None],
        grid: bytes,
        searched: list[int],
        bag: list[int],
        removed: list[int],
        kills: list[int],
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.human_seats = human_seats  # seats 0 .. human_seats - 1 play humans, the others zombies
        self.limit = limit  # most counted zombies (ZP-04.04)
        self.humans = humans
        self.gear = gear
        self.zombies = zombies  # None: the figure is off the board
        self.grid = grid
        self.searched = searched  # per place, a bit for each human who searched it
        self.bag = bag  # the search deck
        self.removed = removed  # cards out of the game
        self.kills = kills  # per human
        self.round = 0
        self.phase = SETUP
        self.edge = -1  # where the humans entered
        self.acting = NO_FIGURE  # a figure, as `who` returns it
        self.ap = 0
        self.fresh = False  # the acting figure has not spent anything yet
        self.barricades = 0  # a bit for each opening
        self.lines: tuple[int, ...] = ()  # lines of four at barricades at the end of the zombie turn
        self.fear = False
        self.eventful = False
        self.speaker = 0  # the zombie player who chooses for the next card
        self.converts = 0  # a bit for each human seat that joined the zombies
        self.history: tuple[
            tuple[int, ...], ...
        ] = ()  # per round: humans, zombies, barricades, places searched

    def clone(self) -> "PlagueState":
        other = PlagueState(
            self.seats,
            self.rules,
            self.human_seats,
            self.limit,
            self.humans[:],
            self.gear[:],
            self.zombies[:],
            self.grid,
            self.searched[:],
            self.bag[:],
            self.removed[:],
            self.kills[:],
        )
        self.copy_to(other)
        other.round = self.round
        other.phase = self.phase
        other.edge = self.edge
        other.acting = self.acting
        other.ap = self.ap
        other.fresh = self.fresh
        other.barricades = self.barricades
        other.lines = self.lines
        other.fear = self.fear
        other.eventful = self.eventful
        other.speaker = self.speaker
        other.converts = self.converts
        other.history = self.history
        return other

    # ------------------------------------------------------------ figures

    def who(self, square: int) -> int:
        """Return the figure on a square: a human (> 0), a zombie (< 0) or `NO_FIGURE`."""
        figure = self.grid[square]
        return figure if figure < 128 else figure - 256

    def _set_square(self, square: int, figure: int) -> None:
        """Put a figure into the grid. Clones share the grid, so this makes a new one."""
        self.grid = self.grid[:square] + BYTES[figure & 255] + self.grid[square + 1 :]

    def human(self, number: int) -> Human:
        return self.humans[number - 1]

    def zombie(self, number: int) -> Zombie:
        zombie = self.zombies[number - 1]
        assert zombie is not None
        return zombie

    def gear_of(self, number: int) -> Gear:
        return self.gear[number - 1]

    def set_gear(self, number: int, gear: Gear) -> None:
        self.gear[number - 1] = gear

    def set_human(self, number: int, human: Human) -> None:
        """Replace a human and update the grid."""
        old = self.humans[number - 1]
        if old.square != human.square or old.fate != human.fate:
            if old.square != OFF and self.who(old.square) == number:
                self._set_square(old.square, NO_FIGURE)
            if human.fate == ON_BOARD:
                self._set_square(human.square, number)
        self.humans[number - 1] = human

    def set_zombie(self, number: int, zombie: Zombie | None) -> None:
        """Replace a zombie (None = off the board) and update the grid."""
        old = self.zombies[number - 1]
        if old is not None and self.who(old.square) == -number:
            self._set_square(old.square, NO_FIGURE)
        if zombie is not None:
            self._set_square(zombie.square, -number)
        self.zombies[number - 1] = zombie

    def standing(self) -> list[int]:
        """List the numbers of the humans on the board."""
        return [n + 1 for n in range(len(self.humans)) if self.humans[n].fate == ON_BOARD]

    def aboard(self) -> list[int]:
        return [n + 1 for n in range(len(self.humans)) if self.humans[n].fate == ABOARD]

    def dead(self) -> list[int]:
        """List the numbers of the zombies on the board."""
        return [n + 1 for n in range(len(self.zombies)) if self.zombies[n] is not None]

    def counted(self) -> int:
        """Return how many zombies count for the limit (ZP-G38)."""
        count = 0
        for zombie in self.zombies:
            if zombie is not None and zombie.counted:
                count += 1
        return count

    def free(self, square: int) -> bool:
        """Return whether a figure can stand there (ZP-06.04, ZP-G12)."""
        return not BOARD.closed[square] and self.who(square) == NO_FIGURE

    def facing_of(self, figure: int) -> int:
        return self.humans[figure - 1].facing if is_human(figure) else self.zombie(-figure).facing

    @property
    def humans_done(self) -> list[bool]:
        """Return, for each human in play, whether it has had its turn."""
        return [h.done for h in self.humans if h.fate in (ON_BOARD, ABOARD)]

    @property
    def zombies_done(self) -> list[bool]:
        """Return, for each zombie on the board, whether it has had its turn."""
        return [z.done for z in self.zombies if z is not None]

    def square_of(self, figure: int) -> int:
        return self.humans[figure - 1].square if is_human(figure) else self.zombie(-figure).square

    def seat_of(self, figure: int) -> int:
        return self.humans[figure - 1].seat if is_human(figure) else self.zombie(-figure).seat

    # ------------------------------------------------------------ edges

    def barricaded(self, opening: int) -> bool:
        return (self.barricades >> opening) & 1 == 1

    def shut(self, square: int, direction: int) -> bool:
        """Return whether there is a barricade on that edge of the square."""
        opening = BOARD.opening[direction][square]
        return opening >= 0 and self.barricaded(opening)

    def way(self, square: int, direction: int) -> int:
        """Return where a step leads, or OFF (ZP-06.03, ZP-07.03, ZP-G10).

        Walls, objects, barricades and the board edge stop it.
        """
        return OFF if self.shut(square, direction) else BOARD.ways[direction][square]

    def line_of_fire(self, square: int, direction: int) -> int:
        """Find the next square a shot or blow reaches, or OFF (ZP-G17).

        Only walls and barricades stop it.
        """
        return OFF if self.shut(square, direction) else BOARD.shots[direction][square]

    # ------------------------------------------------------------ victory

    def counts_inside(self, square: int) -> bool:
        """Return whether a square counts as inside the building for victory (ZP-G07)."""
        inside = BOARD.inside[square]
        return inside == HOUSE if self.rules.house_only else inside != OUTSIDE

    def needed(self) -> list[int]:
        """List the openings that have to be barricaded (ZP-G07)."""
        return NEEDED_HOUSE if self.rules.house_only else NEEDED_ALL

    def zombies_inside(self) -> int:
        count = 0
        for zombie in self.zombies:
            if zombie is not None and self.counts_inside(zombie.square):
                count += 1
        return count


def _needed(house_only: bool) -> list[int]:
    return [
        number
        for number, o in enumerate(BOARD.openings)
        if o.needed and (o.belongs_to == "house" or not house_only)
    ]


NEEDED_ALL: Final = _needed(False)
NEEDED_HOUSE: Final = _needed(True)
