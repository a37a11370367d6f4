"""Where the team wants to go, and how near the zombies are."""

from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.cards import CARDS, RUNNER, SUPPLIES
from shamble.games.zombicide.rules.missions import LOAD
from shamble.games.zombicide.state import DRIVER, ZombicideState

SEARCH_ROUNDS = 3  # before going out the team looks for weapons


def goals(g: ZombicideState, n: int) -> list[int]:
    """The zones this survivor would like to reach."""
    board = g.board()
    tokens = [t.zone for number, t in enumerate(board.objectives) if g.objectives >> number & 1]
    if board.id == "02":
        return [board.exit]
    if board.id == "06":
        return _escape(g, n)
    if board.id == "07":
        return [s.zone for number, s in enumerate(board.spawns) if g.spawns >> number & 1]
    if board.id == "08":
        keys = [t for t in board.objectives if t.color != "red"]
        left = [t for t in keys if g.objectives >> board.objectives.index(t) & 1]
        blue = [t.zone for t in left if t.color == "blue"]
        return blue or [t.zone for t in left] or [board.goal]
    if tokens:
        return tokens
    if board.id == "04":
        calm = [s.zone for s in board.spawns if not g.zombies_in(s.zone)]
        return calm[:1] or [board.spawns[0].zone]
    if board.exit >= 0 and (board.id != "01" or g.supplies == 7):
        return [board.exit]
    return [zone for zone in range(board.size) if not board.street[zone] and not g.zombies_in(zone)]


def _escape(g: ZombicideState, n: int) -> list[int]:
    """Mission 06: look for supplies, bring them to a car, get in."""
    board = g.board()
    loaded = sum(len(cards) for cards in g.cargo)
    carrying = [card for card in g.survivors[n].cards() if CARDS[card].id in SUPPLIES]
    cars = [zone for zone in g.cars if zone >= 0]
    if carrying or loaded >= LOAD:
        return cars
    return [z for z in range(board.size) if not board.street[z] and z not in board.no_search]


def steps_to(g: ZombicideState, zone: int, targets: list[int]) -> int:
    """Steps to the nearest target as if all doors were open; FAR = none."""
    ways = g.board().ways(g.board().all_open)
    best = FAR
    for target in targets:
        best = min(best, ways.field(target)[zone])
    return best


def threat(g: ZombicideState, zone: int) -> int:
    """Attacks to be expected in a zone in the next Zombies' Phase: who is there, and Runners one step away."""
    attacks = g.zombies_in(zone) + g.horde(zone, RUNNER)
    for there in g.ways().near[zone]:
        attacks += g.horde(there, RUNNER)
    return attacks


def friends_in(g: ZombicideState, n: int, zone: int) -> int:
    """Other survivors in a zone."""
    return len([other for other in g.in_zone(zone) if other != n])


def has_driver(g: ZombicideState, car: int) -> bool:
    return g.seated(car, DRIVER) >= 0
