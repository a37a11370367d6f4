"""Goals of the team: what each mission asks for, in which order, and of whom."""

from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.bot import attack_power, gear, weights
from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.cards import ABOMINATION, CARDS, KINDS, SUPPLIES
from shamble.games.zombicide.rules.missions import LOAD
from shamble.games.zombicide.state import DRIVER, ON_FOOT, SEATS, ZombicideState

PATROLLED = ("04", "09")  # missions with a police car where the team can hold out
ALL_SUPPLIES = (1 << len(SUPPLIES)) - 1


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
    if not gear.openers(g) and behind_doors(g) and stores(g):
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


def behind_doors(g: ZombicideState) -> bool:
    """Return whether closed doors could hide something the mission still needs."""
    return bool(tokens(g)) if g.board().id not in ("02", "06", "07") else g.board().id != "02"


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


def hero(g: ZombicideState) -> int:
    """Mission 03: return the survivor who has to reach red.

    The driver, else the most experienced.
    """
    best, most = -1, -1
    for n in g.living():
        s = g.survivors[n]
        fame = s.xp + (100 if s.car != ON_FOOT and s.chair == DRIVER else 0)
        if fame > most:
            best, most = n, fame
    return best


def all_needed(g: ZombicideState) -> bool:
    """Return whether a single death loses the mission (ZC-G80, ZC-G89)."""
    mission = g.board().id
    return mission == "09" or (mission == "02" and not g.rules.y_zone_living_only)


def tokens(g: ZombicideState) -> list[int]:
    """Return the zones of the Objectives still to be taken."""
    return [t.zone for number, t in enumerate(g.board().objectives) if g.objectives >> number & 1]


def places(g: ZombicideState) -> list[int]:
    """Return the zones where the mission needs something done, in any order."""
    if g.board().id in ("02", "03", "06", "08"):
        return []
    if g.board().id == "07":
        return [spawn.zone for number, spawn in enumerate(g.board().spawns) if g.spawns >> number & 1]
    return tokens(g)


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


def only_bunker_left(g: ZombicideState) -> bool:
    """Mission 08: return whether both keys are taken, so that one survivor in the bunker wins."""
    return g.board().id == "08" and not key_left(g, "blue") and not key_left(g, "green")


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
    if board.id not in PATROLLED:
        return []
    cars = [
        zone
        for car, zone in enumerate(g.cars)
        if zone >= 0 and board.cars[car].kind == "police" and not g.horde(zone, ABOMINATION)
    ]
    return nearest(g, cars, g.living())


def goals(g: ZombicideState, n: int, camp: bool) -> list[int]:
    """Return the zones this survivor should make for; `camp` = the team is camping."""
    board = g.board()
    living = g.living()
    if camp:
        near = stores(g)
        if near:
            return near
    if board.id == "02":
        return [board.exit]
    if board.id == "06":
        return escape(g, n)
    if board.id == "07":
        return next_place(g, places(g), living)
    if board.id == "08":
        return bunker(g, n)
    left = tokens(g)
    if board.id == "03":
        return race(g, n)
    if left:
        return next_place(g, left, living)
    if board.id == "04":
        return meeting(g, living)
    if board.exit >= 0 and (board.id != "01" or all_carried(g)):
        return [board.exit]
    rooms = stores(g)
    return rooms or [z for z in range(board.size) if not board.street[z] and z not in board.no_search]


def race(g: ZombicideState, n: int) -> list[int]:
    """Mission 03: the hero makes for a free car, the others for a seat beside it.

    Survivors without a seat stay out of the streets.
    """
    first = hero(g)
    cars = [zone for zone in g.cars if zone >= 0]
    if n == first:
        free = [zone for zone in cars if not g.zombies_in(zone)]
        return nearest(g, free or cars, [first])
    s = g.survivors[first]
    here = s.zone if s.car != ON_FOOT else nearest(g, cars, [first])[0]
    taken = 0
    for other in g.living():
        taken += g.survivors[other].car != ON_FOOT and g.survivors[other].zone == here
    rooms = [z for z in stores(g) if not g.board().street[z]]
    return [here] if taken < SEATS or not rooms else rooms


def bunker(g: ZombicideState, n: int) -> list[int]:
    """Mission 08: the blue key, the green key, the bunker (ZC-M08.02 to ZC-M08.05).

    Survivors who are not needed for a key wait at the door that it opens.
    """
    board = g.board()
    for color in ("blue", "green"):
        if key_left(g, color):
            zone = next(token.zone for token in board.objectives if token.color == color)
            if friend_is_closer(g, n, zone):
                return [door.street for door in board.doors if door.color == color]
            return [zone]
    return [board.goal]


def key_left(g: ZombicideState, color: str) -> bool:
    """Return whether the key of that colour has not been taken yet."""
    tokens = enumerate(g.board().objectives)
    return any(token.color == color and g.objectives >> number & 1 for number, token in tokens)


def meeting(g: ZombicideState, living: list[int]) -> list[int]:
    """Mission 04: return the Spawn Zone all reach soonest, with few zombies (ZC-M04.03)."""
    best, least = -1, 1e9
    for spawn in g.board().spawns:
        way = travel(g, [spawn.zone])
        total = 4.0 * g.zombies_in(spawn.zone)
        for n in living:
            total += way[g.survivors[n].zone]
        if total < least:
            best, least = spawn.zone, total
    return [best]


def all_carried(g: ZombicideState) -> bool:
    """Mission 01: return whether all three supplies are carried or have left with a survivor."""
    if g.supplies != ALL_SUPPLIES:
        return False
    return all(gear.holders(g, supply) > 0 for supply in SUPPLIES)


def supplies_held(g: ZombicideState) -> int:
    """Mission 06: return the number of supplies in inventories and in cars."""
    return sum([gear.holders(g, supply) for supply in SUPPLIES])


def loaded(g: ZombicideState) -> int:
    return sum([len(cards) for cards in g.cargo])


def escape(g: ZombicideState, n: int) -> list[int]:
    """Mission 06: look for supplies, bring them to a car, get in."""
    board = g.board()
    s = g.survivors[n]
    carrying = [card for card in s.cards() if CARDS[card].supply]
    if supplies_held(g) >= LOAD or len(carrying) >= 4:
        if loaded(g) < LOAD and s.car == ON_FOOT:  # all to one car first, for company
            return nearest(g, [zone for zone in g.cars if zone >= 0], g.living())
        return [g.cars[car_of(g, n)]]
    # Open rooms are enough: a building of fourteen rooms means fourteen more Zombie cards.
    rooms = [
        z
        for z in range(board.size)
        if not board.street[z]
        and z not in board.no_search
        and g.opened >> board.building[z] & 1
        and z not in [spawn.zone for spawn in board.spawns]
    ]
    quiet = [z for z in rooms if not g.zombies_in(z)]
    return quiet or rooms


def car_of(g: ZombicideState, n: int) -> int:
    """Mission 06: return the car this survivor should get into.

    All go to the one they reach soonest; the furthest, for whom it has no seat, go to another one.
    """
    s = g.survivors[n]
    if s.car != ON_FOOT:
        return s.car
    cars = [car for car, zone in enumerate(g.cars) if zone >= 0]
    living = g.living()
    ways = [travel(g, [g.cars[car]]) for car in cars]
    seated = [len([m for m in living if g.survivors[m].car == car]) for car in cars]
    first, least = 0, 1e9
    for place in range(len(cars)):
        total = -20.0 * seated[place]
        for m in living:
            total += min(60.0, ways[place][g.survivors[m].zone])
        if total < least:
            first, least = place, total
    afoot = [m for m in living if g.survivors[m].car == ON_FOOT]
    afoot.sort(key=lambda m: ways[first][g.survivors[m].zone])
    order = [first] + [place for place in range(len(cars)) if place != first]
    before = afoot.index(n)
    for place in order:
        free = SEATS - seated[place]
        if before < free:
            return cars[place]
        before -= free
    return cars[first]


def one_is_enough(g: ZombicideState, camp: bool) -> bool:
    """Return whether one survivor at the goal is enough.

    It is not if all must leave, meet or search.
    """
    if camp:
        return False
    mission = g.board().id
    if mission in ("00", "05", "07", "08", "10"):
        return True
    return mission in ("01", "03", "04", "09") and bool(tokens(g))
