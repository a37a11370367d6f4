"""Goals of the team: weapons first, or what the mission's blocks ask for."""

from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.bot import attack_power, gear, weights
from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.cards import ABOMINATION, KINDS
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import ZombicideState


def weakness(g: ZombicideState) -> float:
    """Return the share of the team that still needs a proper weapon."""
    living = g.living()
    enough = weights.of(g)[weights.ENOUGH]
    poor = 0
    for n in living:
        if attack_power.best_hits(g, g.survivors[n]) < enough:
            poor += 1
    return poor / max(1, len(living))


def camping(g: ZombicideState) -> bool:
    """Return whether the team should look for weapons before the mission's tokens.

    At the beginning, while no zombie can reach a survivor, or when the team has nothing left that opens
    doors.
    """
    if not gear.openers(g) and mission_of(g).hides(g) and stores(g):
        return True
    w = weights.of(g)
    weak = weakness(g)
    if g.round <= w[weights.CAMP] and weak > w[weights.CAMP_SHARE]:
        return True
    if weak <= w[weights.QUIET_SHARE] or g.round > w[weights.LONGEST_CAMP]:
        return False
    return crowd(g) <= w[weights.MOST_ZOMBIES] and quiet(g)


def holding_out(g: ZombicideState) -> bool:
    """Return whether the team stays where it is and searches."""
    return camping(g) and bool(stores(g))


def crowd(g: ZombicideState) -> int:
    return sum([g.on_board(kind) for kind in range(KINDS)])


def quiet(g: ZombicideState) -> bool:
    """Return whether closed doors keep all zombies and all Spawn Zones away from the team."""
    board = g.board()
    lairs = [zone for zone in range(board.size) if g.zombies_in(zone)]
    lairs += [spawn.zone for number, spawn in enumerate(board.spawns) if g.spawns >> number & 1]
    ways = g.ways()
    for n in g.living():
        field = ways.field(g.survivors[n].zone)
        for zone in lairs:
            if field[zone] != FAR:
                return False
    return True


def tokens(g: ZombicideState) -> list[int]:
    """Return the zones of the Objectives still to be taken."""
    return [t.zone for number, t in enumerate(g.board().objectives) if g.objectives >> number & 1]


def nearest(g: ZombicideState, zones: list[int], who: list[int]) -> list[int]:
    """Return the one of these zones that the team, moving together, reaches soonest."""
    if len(zones) < 2:
        return zones
    best, least = zones[0], 1e9
    for zone in zones:
        way = travel(g, [zone])
        total = 0.0
        for n in who:
            total += min(60.0, way[g.survivors[n].zone])
        if total < least:
            best, least = zone, total
    return [best]


def next_place(g: ZombicideState, zones: list[int], who: list[int]) -> list[int]:
    """Return the place the team makes for: the nearest, or the one its stance chose."""
    aim = int(weights.of(g)[weights.AIM])
    left = zones
    while aim > 0 and len(left) > 1:
        first = nearest(g, left, who)[0]
        left = [zone for zone in left if zone != first] or left
        aim -= 1
    return nearest(g, left, who)


def friend_is_closer(g: ZombicideState, n: int, zone: int) -> bool:
    """Return whether a friend is about to get there sooner than this survivor."""
    trust = weights.of(g)[weights.RELAY]
    if trust <= 0:
        return False
    way = travel(g, [zone])
    mine = way[g.survivors[n].zone]
    for other in g.living():
        far = way[g.survivors[other].zone]
        if other != n and far <= trust and (far, other) < (mine, n):
            return True
    return False


def stores(g: ZombicideState) -> list[int]:
    """Return where weapons can be found now: open rooms without zombies, and cars."""
    board = g.board()
    out = patrols(g)
    if out:
        return out
    for zone in range(board.size):
        if g.zombies_in(zone) or zone in board.no_search:
            continue
        if not board.street[zone] and (g.opened >> board.building[zone] & 1 or g.in_zone(zone)):
            out.append(zone)
    for car, zone in enumerate(g.cars):
        worth_it = board.cars[car].kind == "police" or not g.pimped >> car & 1
        if zone >= 0 and worth_it and not g.zombies_in(zone):
            out.append(zone)
    return out


def patrols(g: ZombicideState) -> list[int]:
    """Return the nearest police car, which always holds a weapon (ZC-06.17, ZC-06.18)."""
    board = g.board()
    if not weights.of(g)[weights.PATROL]:
        return []
    cars = [
        zone
        for car, zone in enumerate(g.cars)
        if zone >= 0 and board.cars[car].kind == "police" and not g.horde(zone, ABOMINATION)
    ]
    return nearest(g, cars, g.living())


def goals(g: ZombicideState, n: int, camp: bool) -> list[int]:
    """Return the zones this survivor should make for; `camp` = the team is camping."""
    if camp:
        near = stores(g)
        if near:
            return near
    zones = mission_of(g).aims(g, n)
    if zones is not None:
        return zones
    board = g.board()
    rooms = [z for z in range(board.size) if not board.street[z] and z not in board.no_search]
    return stores(g) or rooms


def key_zone(g: ZombicideState, color: str) -> int:
    """Return the zone of the objective of that colour."""
    for token in g.board().objectives:
        if token.color == color:
            return token.zone
    return g.board().start


def key_left(g: ZombicideState, color: str) -> bool:
    """Return whether the key of that colour has not been taken yet."""
    tokens = enumerate(g.board().objectives)
    return any(token.color == color and g.objectives >> number & 1 for number, token in tokens)


def one_is_enough(g: ZombicideState, camp: bool) -> bool:
    """Return whether one survivor at the goal is enough.

    It is not if all must leave, meet or search.
    """
    return not camp and mission_of(g).by_one(g)
