"""Where the team wants to go: what each mission asks for, in which order, and by whom."""

from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.bot import gear, power, weights
from shamble.games.zombicide.bot.paths import travel
from shamble.games.zombicide.cards import ABOMINATION, CARDS, KINDS, SUPPLIES
from shamble.games.zombicide.rules.missions import LOAD
from shamble.games.zombicide.state import DRIVER, ON_FOOT, SEATS, ZombicideState

PATROLLED = ("04", "09")  # missions with a police car where the team can hold out
ALL_SUPPLIES = (1 << len(SUPPLIES)) - 1


def weakness(g: ZombicideState) -> float:
    """The share of the team that still needs a proper weapon."""
    living = g.living()
    enough = weights.of(g)[weights.ENOUGH]
    poor = 0
    for n in living:
        if power.best_hits(g, g.survivors[n]) < enough:
            poor += 1
    return poor / max(1, len(living))


def camping(g: ZombicideState) -> bool:
    """Is it time to look for weapons rather than for the mission's tokens: at the beginning, as long as no zombie can
    get at anybody, or when nobody has anything left that opens doors?"""
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
    """Does the team stay where it is and search?"""
    return camping(g) and bool(stores(g))


def behind_doors(g: ZombicideState) -> bool:
    """Is something still to be done that closed doors may hide?"""
    return bool(tokens(g)) if g.board().id not in ("02", "06", "07") else g.board().id != "02"


def crowd(g: ZombicideState) -> int:
    return sum([g.on_board(kind) for kind in range(KINDS)])


def quiet(g: ZombicideState) -> bool:
    """Closed doors keep all zombies, and all that will come, away from everybody."""
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
    """Mission 03: the one who is to reach red: whoever is at the wheel, then whoever has most points."""
    best, most = -1, -1
    for n in g.living():
        s = g.survivors[n]
        fame = s.xp + (100 if s.car != ON_FOOT and s.chair == DRIVER else 0)
        if fame > most:
            best, most = n, fame
    return best


def all_needed(g: ZombicideState) -> bool:
    """Missions that a single death loses (ZC-G80, ZC-G89)."""
    mission = g.board().id
    return mission == "09" or (mission == "02" and not g.rules.y_zone_living_only)


def tokens(g: ZombicideState) -> list[int]:
    """The zones of the objectives still to be taken."""
    return [t.zone for number, t in enumerate(g.board().objectives) if g.objectives >> number & 1]


def places(g: ZombicideState) -> list[int]:
    """Where the mission has something to be done, in any order."""
    if g.board().id in ("02", "03", "06", "08"):
        return []
    if g.board().id == "07":
        return [spawn.zone for number, spawn in enumerate(g.board().spawns) if g.spawns >> number & 1]
    return tokens(g)


def nearest(g: ZombicideState, zones: list[int], who: list[int]) -> list[int]:
    """The one of these zones that the team reaches soonest: all go together."""
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


def next_of(g: ZombicideState, zones: list[int], who: list[int]) -> list[int]:
    """The one of the mission's places that the team goes for: the nearest, or the one that it has agreed on."""
    aim = int(weights.of(g)[weights.AIM])
    left = zones
    while aim > 0 and len(left) > 1:
        first = nearest(g, left, who)[0]
        left = [zone for zone in left if zone != first] or left
        aim -= 1
    return nearest(g, left, who)


def fetched(g: ZombicideState, n: int, zone: int) -> bool:
    """Is a friend about to get there, sooner than this survivor?"""
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


def one_left(g: ZombicideState) -> bool:
    """Mission 08: both keys are taken; whoever gets into the bunker wins for all."""
    return g.board().id == "08" and not key_left(g, "blue") and not key_left(g, "green")


def stores(g: ZombicideState) -> list[int]:
    """Where weapons can be found now: rooms that can be reached without opening a building, and cars."""
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
    """The nearest police car: whoever searches one finds a weapon (ZC-06.17, ZC-06.18)."""
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
    """The zones this survivor should make for; `camp` = the team is camping."""
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
        return next_of(g, places(g), living)
    if board.id == "08":
        return bunker(g, n)
    left = tokens(g)
    if board.id == "03":
        return race(g, n)
    if left:
        return next_of(g, left, living)
    if board.id == "04":
        return meeting(g, living)
    if board.exit >= 0 and (board.id != "01" or all_carried(g)):
        return [board.exit]
    rooms = stores(g)
    return rooms or [z for z in range(board.size) if not board.street[z] and z not in board.no_search]


def race(g: ZombicideState, n: int) -> list[int]:
    """Mission 03: the hero makes for a car that nobody keeps from it, the others for a seat beside it; whoever finds
    none keeps out of the streets."""
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
    """Mission 08: the blue key, the green key, the bunker (ZC-M08.02 to ZC-M08.05). Whoever is not needed for a key
    waits before the door that it opens."""
    board = g.board()
    for color in ("blue", "green"):
        if key_left(g, color):
            zone = next(token.zone for token in board.objectives if token.color == color)
            if fetched(g, n, zone):
                return [door.street for door in board.doors if door.color == color]
            return [zone]
    return [board.goal]


def key_left(g: ZombicideState, color: str) -> bool:
    """Has nobody taken the key of that colour yet?"""
    tokens = enumerate(g.board().objectives)
    return any(token.color == color and g.objectives >> number & 1 for number, token in tokens)


def meeting(g: ZombicideState, living: list[int]) -> list[int]:
    """Mission 04: the spawn zone that all reach soonest and where fewest zombies stand (ZC-M04.03)."""
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
    """Mission 01: all three supplies are in the packs, or went out with somebody."""
    if g.supplies != ALL_SUPPLIES:
        return False
    return all(gear.holders(g, supply) > 0 for supply in SUPPLIES)


def supplies_held(g: ZombicideState) -> int:
    """Mission 06: supplies in packs and in cars."""
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
    # What lies open is enough: a building of fourteen rooms is fourteen more zombie cards.
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
    """Mission 06: the car a survivor is to get into. All go to the one they reach soonest; those for whom there is no
    seat left in it, the furthest off, to another one."""
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


def by_one(g: ZombicideState, camp: bool) -> bool:
    """Is one survivor at the goal enough? Not where all have to get out, to meet or to search."""
    if camp:
        return False
    mission = g.board().id
    if mission in ("00", "05", "07", "08", "10"):
        return True
    return mission in ("01", "03", "04", "09") and bool(tokens(g))
