"""The opening state for a set-up (ZZ-03): sides, tokens, pile, cards, first player."""

from typing import Final

from shamble.core.options import Option, Setup, read_options
from shamble.core.space.squares import OFF
from shamble.games.zombies.board import COMPONENTS, HELIPAD_TILE, TILES, TOWN_CENTRE, TOWN_TILE, first_city
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.flow import DrawCard, FirstTurn
from shamble.games.zombies.rules.tiles import RollOff
from shamble.games.zombies.state import (
    ALIVE,
    BURIED,
    FIGURES,
    HAND,
    NO_BAG,
    NO_ZOMBIE,
    NOTHING,
    SETUP,
    START_BULLETS,
    START_LIFE,
    ZOMBIE,
    Rules,
    ZombiesState,
)

ESCAPE: Final = "escape"
RESCUE: Final = "rescue_mission"
LAST_MAN: Final = "last_man_standing"
MILITARY: Final = "military_helicopter"

OPTIONS: Final[tuple[Option, ...]] = read_options(COMPONENTS)


def table_rules(setup: Setup) -> Rules:
    """Return the rules that follow from options, mode and scenario."""
    rules = Rules()
    rules.read(OPTIONS, setup)
    rules.cooperative = setup.mode == "cooperative"
    rules.team = setup.mode == "team"
    rules.rescue = setup.scenario == RESCUE
    rules.last_man = setup.scenario == LAST_MAN
    rules.military = setup.scenario == MILITARY
    return rules


def teams(seats: int) -> tuple[int, ...]:
    """Return the team of each seat.

    Partners sit alternately: with four players, 1 and 3 play against 2 and 4 (ZZ-02.08, ZZ-G46).
    """
    return tuple([seat % (seats // 2) for seat in range(seats)])


def town_square(seats: int, rules: Rules) -> ZombiesState:
    """Return a state with all pawns on the Town Square and everything else in the box."""
    g = ZombiesState(seats, rules)
    g.city = first_city()
    g.pile = [tile for tile in range(len(TILES)) if tile not in (HELIPAD_TILE, TOWN_TILE)]
    g.unplayable = []
    g.helipad = BURIED
    g.grid = [NO_ZOMBIE] * 9
    g.zombies = [OFF] * (FIGURES + 1)
    g.moved = [0] * (FIGURES + 1)
    g.supply = FIGURES
    g.tokens = (NOTHING,) * 9
    g.bags = (NO_BAG,)
    g.stranded = 0
    g.square = [TOWN_CENTRE] * seats
    g.life = [START_LIFE] * seats
    g.bullets = [START_BULLETS] * seats
    g.kills = [0] * seats
    g.status = [ALIVE] * seats
    g.deaths = [0] * seats
    g.carrying = [False] * seats
    g.recovered = [0] * seats
    g.armed = [False] * seats
    g.played = [0] * seats
    g.silent = [False] * seats
    g.shots = [0] * seats
    g.hands = [[] for _ in range(seats)]
    g.items = [()] * seats
    g.deck = list(range(len(DECK)))
    g.discard = []
    g.lasting = []
    g.first = 0
    g.active = 0
    g.round = 0
    g.phase = SETUP
    g.base = 0
    g.doubled = 0
    g.halved = 0
    g.used = 0
    g.by_car = False
    g.mover = OFF
    g.windowed = False
    g.placer = OFF
    g.fast_on = False
    g.keeper = 0
    g.grave = OFF
    g.teams = ()
    g.history = ()
    return g


def opening_state(setup: Setup, rules: Rules, seed: int) -> ZombiesState:
    """Return the state of a new game.

    All pawns start on the Town Square with 3 life and 3 bullets (ZZ-01.07, ZZ-03.07, ZZ-03.08, ZZ-G10). The
    other tiles are in the pile (ZZ-03.02, ZZ-03.04), the rest in the supply (ZZ-03.09); each player is dealt
    three cards (ZZ-03.05, ZZ-03.06). In Last Man Standing the last seat has no pawn and plays the zombies
    (ZZ-22.01, ZZ-22.02, ZZ-G95). The option `film` names the player who saw a zombie film last, 0: none
    (ZZ-03.10, ZZ-G17).
    """
    seats = setup.seats
    g = town_square(seats, rules)
    g.seed(seed)
    if rules.team:
        g.teams = teams(seats)
    if rules.last_man:
        zombie = seats - 1
        g.status[zombie] = ZOMBIE
        g.square[zombie] = OFF
        g.life[zombie] = 0
        g.bullets[zombie] = 0
        g.keeper = seats - 2  # the first to act is chosen at the start (ZZ-G83)
    g.push(FirstTurn())
    if rules.film:
        g.first = rules.film - 1
    else:
        g.push(RollOff(tuple(range(seats)), OFF))
    for seat in range(seats - 1, -1, -1):
        for _ in range(HAND):
            g.push(DrawCard(seat))
    return g
