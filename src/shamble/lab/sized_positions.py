"""Positions of every size in each game's notation, to measure costs by size.

Sizes end where the box does: it has a limited number of zombies and cards.
"""

from collections.abc import Callable

from shamble.core.options import Setup
from shamble.core.state import State
from shamble.games import zombies
from shamble.games.all_things_zombie import notation
from shamble.games.all_things_zombie.board import map_of
from shamble.games.all_things_zombie.pieces import PACES
from shamble.games.all_things_zombie.state import pace
from shamble.games.all_things_zombie.state import rules_of as hex_rules
from shamble.games.city_of_horror import notation as city
from shamble.games.city_of_horror.cards import DECK as CITY_DECK
from shamble.games.city_of_horror.cards import KINDS as CITY_KINDS
from shamble.games.zombicide import notation as zones
from shamble.games.zombicide.board import BOARDS, number_of
from shamble.games.zombicide.options import rules_of as zone_rules
from shamble.games.zombie_plague import notation as squares
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.setup import table_rules
from shamble.games.zombies import notation as streets
from shamble.games.zombies.cards import ENTRIES

LAYOUT = "2|3"  # two boards side by side
MISSION = "04"  # of Zombicide, nine tiles


def all_things_zombie(count: int) -> State:
    """Return two survivors in the middle and zombies hex by hex, slow ones first."""
    names = map_of(LAYOUT).names
    paces = [PACES[pace(zombie)] for zombie in range(count)]
    here = [f"{names[number * 7 % len(names)]} {word}" for number, word in enumerate(paces)]
    text = (
        f"map {LAYOUT}\npeople Tonya 2G10 pistol | Beck 3G10 pistol\nzombies {' | '.join(here)}\nturn Tonya"
    )
    return notation.position(text, hex_rules(Setup(1)))


def city_of_horror(count: int) -> State:
    """Return three players and zombies distributed over the six places."""
    places = ("water_tower", "armory", "bank", "church", "hospital", "crossroads")
    here = [f"{place} {count // 6 + (number < count % 6)}" for number, place in enumerate(places)]
    return city.position(f"zombies {', '.join(here)}")


def zombicide(count: int, mission: str = MISSION) -> State:
    """Return a survivor and zombies in the other zones, walkers before fatties and runners."""
    board = BOARDS[number_of(mission)]
    lines = [f"mission {mission}", f"Amy {board.names[board.start]} hand pistol - pack - - -"]
    others = [name for number, name in enumerate(board.names) if number != board.start]
    for number in range(count):
        kind = "walker" if number < 40 else "fatty" if number < 48 else "runner"
        lines.append(f"zombies {others[number % len(others)]} 1 {kind}")
    return zones.position("\n".join([*lines, "turn Amy"]), zone_rules(Setup(1, "book", mission)), 1)


def zombie_plague(count: int) -> State:
    """Return four humans in the corners of the house and zombies along the edge."""
    edge = [name for name in BOARD.number if name[0] in "AX" or name[1:] in ("1", "20")]
    here = [f"Z{number} {name} N" for number, name in enumerate(edge[:count], 1)]
    text = f"humans H1 L11 N | H2 M11 N\nzombies {' | '.join(here)}\nturn humans"
    return squares.position(text, table_rules(Setup(2, "basic")))


def zombies_(count: int) -> State:
    """Return two pawns on the Town Square, surrounded by street tiles full of zombies."""
    tiles, places = ["helipad 1,0"], [f"{x},{y}" for x in range(3, 6) for y in range(3)]
    for step in range(1, 5):
        tiles += [f"crossroads {step + 1},0", f"straight 0,{step} r1", f"t_junction {-step},0"]
        places += [f"{3 * step + 3 + c},1" for c in range(3)]
        places += [f"1,{3 * step + c}" for c in range(3)]
        places += [f"{-3 * step + c},1" for c in range(3)]
    text = f"tiles {' | '.join(tiles)}\nplayers P1 1,1 life=3 bullets=3 | P2 1,1 life=3 bullets=3\n"
    rules = zombies.GAME.rules(Setup(2, "classic", "escape"))
    return streets.position(f"{text}zombies {' | '.join(places[:count])}\nturn P1", rules)


def zombicide_zones(count: int) -> State:
    """Return twenty walkers on the map of the mission with this number of zones."""
    return zombicide(20, BOARDS[[len(board.names) for board in BOARDS].index(count)].id)


def city_hand(count: int) -> State:
    """Return a player with this number of cards in hand."""
    return city.position(f"zombies bank 4\nred ; {' '.join(CITY_KINDS[kind] for kind in CITY_DECK[:count])}")


def zombies_hand(count: int) -> State:
    """Return a player with this number of event cards in hand."""
    hand = ",".join(list(ENTRIES)[:count])
    text = f"players P1 1,1 life=3 bullets=3 hand={hand} | P2 1,1 life=3 bullets=3\nturn P1"
    return streets.position(text, zombies.GAME.rules(Setup(2, "classic", "escape")))


Sized = Callable[[int], State]
Rows = dict[str, tuple[Sized, tuple[int, ...]]]  # game -> what makes a position of a size, the sizes

ZOMBIES: Rows = {
    "all-things-zombie": (all_things_zombie, (9, 18, 36, 72)),
    "city-of-horror": (city_of_horror, (5, 10, 20, 40)),
    "zombicide": (zombicide, (10, 20, 40, 65)),
    "zombie-plague": (zombie_plague, (5, 10, 20, 40)),
    "zombies": (zombies_, (5, 10, 20, 40)),
}
ZONES: Rows = {"zombicide": (zombicide_zones, tuple(sorted({len(board.names) for board in BOARDS})))}
HAND: Rows = {"city-of-horror": (city_hand, (2, 4, 8, 16)), "zombies": (zombies_hand, (2, 4, 8, 16))}
SIZES: dict[str, Rows] = {"zombies": ZOMBIES, "zones": ZONES, "cards in hand": HAND}
