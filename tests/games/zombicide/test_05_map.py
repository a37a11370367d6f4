"""Zones, ways and sight on the real tiles (ZC-05), against an independent reading of the map data."""

from itertools import product

import pytest

from shamble.core import engine
from shamble.core.chance import RecordedChance
from shamble.core.rng import Stream, stream
from shamble.games.zombicide.board import BOARDS, FAR, TILES, Board
from shamble.games.zombicide.cards import KIND_IDS, WALKER
from shamble.games.zombicide.notation import position
from shamble.games.zombicide.rules.spawning import open_manholes
from shamble.games.zombicide.rules.zombie_moves import next_zones, noise_map
from shamble.games.zombicide.state import ZombicideState
from tests.games.zombicide.reference import Hordes, Map, People, Spot, after_a_move, data, next_steps
from tests.games.zombicide.table import NOTHING, Table, rules, zombie

REFERENCE_TILES, REFERENCE_MISSIONS = data()


def reference(board: Board) -> Map:
    return Map(REFERENCE_TILES, REFERENCE_MISSIONS[BOARDS.index(board)])


def opened(board: Board, mask: int) -> set[str]:
    return {door.id for number, door in enumerate(board.doors) if mask >> number & 1}


@pytest.mark.rule("ZC-05.02", "ZC-05.03", "ZC-05.04", "ZC-05.16", "ZC-06.21", "ZC-G91")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_zones_and_free_ways_are_those_of_the_tiles(board: Board) -> None:
    world = reference(board)
    assert {frozenset(cells) for cells in board.cells} == set(world.zone.values())
    for zone, cells in enumerate(board.cells):
        there = {frozenset(board.cells[other]) for other in board.links[zone]}
        assert there == world.near(frozenset(cells), set())


@pytest.mark.rule("ZC-10.04", "ZC-03.03", "ZC-G91", "ZC-M06.08", "ZC-M07.06", "ZC-M08.02")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_everything_lies_where_the_mission_puts_it(board: Board) -> None:
    """Start, Exit, goal, Spawn Zones, tokens, cars, doors and marked zones, cell by cell from the data."""
    world, mission = reference(board), REFERENCE_MISSIONS[BOARDS.index(board)]

    def zones(numbers: list[int]) -> list[frozenset[Spot]]:
        return [frozenset(board.cells[number]) for number in numbers]

    def expected(key: str) -> list[frozenset[Spot]]:
        given = mission.get(key, [])
        return [world.zone[tuple(entry["cell"])] for entry in ([given] if isinstance(given, dict) else given)]

    assert zones([board.start]) == expected("start")
    assert zones([zone for zone in (board.exit,) if zone >= 0]) == expected("exit")
    assert zones([zone for zone in (board.goal,) if zone >= 0]) == expected("goal")
    for key, tokens in (("spawns", board.spawns), ("objectives", board.objectives), ("cars", board.cars)):
        assert zones([token.zone for token in tokens]) == expected(key)
        assert [token.id for token in tokens] == [entry["id"] for entry in mission[key]]
    rooms = [frozenset(cells) for zone, cells in enumerate(board.cells) if not board.street[zone]]
    standing = rooms if mission["rooms_walk"] else expected("zombies")
    assert sorted(map(sorted, zones([z.zone for z in board.zombies]))) == sorted(map(sorted, standing))
    assert zones(list(board.zombie_exits)) == expected("zombie_exits")
    assert zones(list(board.no_search)) == expected("no_search")
    noisy = {zone: n for zone, n in zip(zones(list(range(board.size))), board.permanent_noise) if n}
    assert noisy == world.permanent
    for door, (id, street, side, room, open_) in zip(board.doors, world.doors, strict=True):
        assert (door.id, "NESW"[door.side], door.locked) == (id, side, not open_)
        assert zones([door.street, door.room]) == [world.zone[street], world.zone[room]]


@pytest.mark.rule("ZC-05.12", "ZC-05.13", "ZC-05.14", "ZC-05.15", "ZC-05.17", "ZC-G19")
@pytest.mark.rule("ZC-05.05", "ZC-05.06", "ZC-05.07", "ZC-05.08", "ZC-05.09", "ZC-05.10", "ZC-05.11")
@pytest.mark.rule("ZC-G18", "ZC-G20", "ZC-G107", "ZC-G138")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_ways_and_sight_with_random_doors(board: Board) -> None:
    world = reference(board)
    numbers = stream(5, int(board.id))
    masks = [0, board.all_open, *[int(numbers.below(board.all_open + 1)) for _ in range(4)]]
    for mask in masks:
        ways = board.ways(mask)
        for zone, cells in enumerate(board.cells):
            here = frozenset(cells)
            assert {frozenset(board.cells[z]) for z in ways.near[zone]} == world.near(
                here, opened(board, mask)
            )
            assert {frozenset(board.cells[z]) for z in ways.visible[zone]} == world.sees(
                here, opened(board, mask)
            )
            for other in range(board.size):  # sight is symmetric
                assert ways.reach[zone][other] == ways.reach[other][zone]


PEOPLE = ("Amy", "Doug", "Josh", "Ned")


class Scene:
    """Random doors, noise, survivors, Ninjas and a Loud one on a mission's map, told to the engine and to the
    reference, each in its own way."""

    def __init__(self, board: Board, numbers: Stream) -> None:
        self.board = board
        self.world = reference(board)
        few = int(numbers.below(3)) == 0  # closed doors are the harder case
        self.mask = int(numbers.below(board.all_open + 1)) & (
            int(numbers.below(board.all_open + 1)) if few else -1
        )
        self.doors = opened(board, self.mask)
        places = [int(numbers.below(board.size)) for _ in PEOPLE][: 1 + int(numbers.below(4))]
        ninja = [int(numbers.below(4)) == 0 for _ in places]
        tokens = [
            (int(numbers.below(board.size)), 1 + int(numbers.below(3))) for _ in range(int(numbers.below(3)))
        ]
        loud = int(numbers.below(len(places))) if int(numbers.below(4)) == 0 else -1
        lines = [f"mission {board.id}"]
        for name, place, silent in zip(PEOPLE, places, ninja):
            lines.append(f"{name} {board.names[place]} skills {'ninja' if silent else 'medic'}")
        lines += [f"noise {board.names[place]} {count}" for place, count in tokens]
        shut = board.spawns[1:] if board.id == "07" else board.spawns  # to shut all of them wins mission 07
        lines.append("off " + " ".join(spawn.id for spawn in shut))
        self.text = "\n".join(lines)
        self.loud = loud
        noise = dict(self.world.permanent)
        for place, count in tokens:
            noise[self.at(place)] = noise.get(self.at(place), 0) + count
        self.people = People(
            noise,
            [self.at(place) for place, silent in zip(places, ninja) if not silent],
            [self.at(place) for place, silent in zip(places, ninja) if silent],
            self.at(places[loud]) if loud >= 0 else None,
        )

    def at(self, zone: int) -> frozenset[Spot]:
        return frozenset(self.board.cells[zone])

    def table(self, more: str, **on: int) -> Table:
        """The same at the table, with more lines, up to its next question."""
        table = Table.__new__(Table)
        table.g = position(f"{self.text}\n{more}", rules(**on), 1)
        table.g.doors = self.mask
        table.g.loud = self.loud
        table.g.source = RecordedChance([NOTHING])
        table.record = engine.start(table.g)
        return table

    def hordes(self, g: ZombicideState, kinds: tuple[str, ...]) -> Hordes:
        """Where the zombies of these kinds are."""
        results: Hordes = {}
        for zone in range(self.board.size):
            horde = {kind: g.horde(zone, KIND_IDS.index(kind)) for kind in kinds}
            if any(horde.values()):
                results[self.at(zone)] = {kind: count for kind, count in horde.items() if count}
        return results


@pytest.mark.rule("ZC-07.12", "ZC-07.13", "ZC-07.14", "ZC-07.15", "ZC-07.16", "ZC-07.17", "ZC-07.18")
@pytest.mark.rule("ZC-G22", "ZC-G23", "ZC-G24", "ZC-G25", "ZC-G26", "ZC-G62", "ZC-G121", "ZC-G125")
@pytest.mark.rule("ZC-09.26", "ZC-09.30", "ZC-05.21", "ZC-G85")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_zombies_go_where_an_enumeration_of_all_paths_says(board: Board) -> None:
    """Every zone without survivors: all shortest paths, ties, Ninjas, a Loud survivor, closed doors."""
    numbers = stream(7, int(board.id))
    answers = set()
    for _ in range(8):
        scene = Scene(board, numbers)
        g = scene.table(f"turn {PEOPLE[0]}").g
        g.loud = scene.loud
        noise = noise_map(g)
        for zone in range(board.size):
            expected = next_steps(scene.world, scene.at(zone), scene.doors, scene.people)
            if scene.at(zone) in scene.people.stand:
                continue
            results = {scene.at(z) for z in next_zones(g, zone, noise)}
            assert results == expected, (scene.text, scene.loud, sorted(scene.doors), board.names[zone])
            answers.add(len(results))
    assert {0, 1, 2} <= answers  # stays, moves and splits have been seen


@pytest.mark.rule("ZC-07.17", "ZC-07.18", "ZC-07.19", "ZC-07.22", "ZC-07.11", "ZC-G27", "ZC-M07.07")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_whole_hordes_split_as_the_enumeration_says(board: Board) -> None:
    """One move of several hordes: sizes of the groups, added zombies, the board afterwards."""
    numbers = stream(11, int(board.id))
    grown = 0
    for _ in range(12):
        scene = Scene(board, numbers)
        free = [zone for zone in range(board.size) if scene.at(zone) not in scene.people.stand]
        free = [zone for zone in free if scene.at(zone) not in scene.world.exits]
        homes = {free[int(numbers.below(len(free)))] for _ in range(3)}
        counts = {zone: (int(numbers.below(4)), int(numbers.below(2))) for zone in sorted(homes)}
        lines = [
            f"zombies {board.names[z]} {walkers} walker {fat} fatty" for z, (walkers, fat) in counts.items()
        ]
        before = {
            scene.at(zone): {kind: n for kind, n in zip(("walker", "fatty"), both) if n}
            for zone, both in counts.items()
        }
        expected = after_a_move(scene.world, before, scene.doors, scene.people)
        out = [sum(expected.pop(place, {}).values()) for place in scene.world.exits]
        g = scene.table("\n".join([*lines, "phase zombies"])).g
        if sum(out) >= 4:
            assert g.outcome == "lost"  # ZC-M07.08
            continue
        expected = {place: horde for place, horde in expected.items() if horde}
        assert scene.hordes(g, ("walker", "fatty")) == expected, (scene.text, lines, scene.loud)
        assert sum(g.escaped) == sum(out)
        total = sum(sum(horde.values()) for horde in expected.values()) + sum(out)
        grown += total > sum(sum(both) for both in counts.values())
    assert grown  # zombies were added somewhere


@pytest.mark.rule("ZC-07.23", "ZC-07.17", "ZC-04.07")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_runners_split_twice(board: Board) -> None:
    """Two moves of Runners who meet no survivor on the way."""
    numbers = stream(13, int(board.id))
    seen = 0
    for _ in range(16):
        scene = Scene(board, numbers)
        zone = int(numbers.below(board.size))
        once = after_a_move(scene.world, {scene.at(zone): {"runner": 1}}, scene.doors, scene.people)
        twice = after_a_move(scene.world, once, scene.doors, scene.people)
        met = {*once, scene.at(zone)}
        if met & (scene.people.stand | scene.world.exits) or set(twice) & scene.world.exits:
            continue
        g = scene.table(f"zombies {board.names[zone]} 1 runner\nphase zombies").g
        if g.outcome:
            continue  # won by standing there (missions 02 and 08)
        assert scene.hordes(g, ("runner",)) == twice, (scene.text, board.names[zone], scene.loud)
        seen += 1
    assert seen > 2


@pytest.mark.rule("ZC-07.20", "ZC-G28", "ZC-G119")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_the_abomination_goes_one_of_the_ways(board: Board) -> None:
    numbers = stream(17, int(board.id))
    for _ in range(8):
        scene = Scene(board, numbers)
        zone = int(numbers.below(board.size))
        if scene.at(zone) in scene.people.stand | scene.world.exits:
            continue
        ways = next_steps(scene.world, scene.at(zone), scene.doors, scene.people)
        line = f"zombies {board.names[zone]} 1 abomination\nphase zombies"
        asked = scene.table(line)
        if len(ways) > 1:
            offered = {scene.at(board.number[option.removeprefix("way ")]) for option in asked.options()}
            assert (asked.asks, offered) == ("ask-way", ways)
        else:
            assert asked.asks != "ask-way"
        quick = scene.hordes(scene.table(line, quick=1).g, ("abomination",))
        assert set(quick) <= (ways or {scene.at(zone)}) - scene.world.exits
        assert quick or ways & scene.world.exits


@pytest.mark.rule("ZC-07.33", "ZC-07.34", "ZC-G37", "ZC-G103")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_manholes_of_every_map(board: Board) -> None:
    """Random survivors, in zones over seams too: a lot for every manhole on a tile they touch, or one per zone."""
    numbers = stream(19, int(board.id))
    for _ in range(6):
        scene = Scene(board, numbers)
        lots = scene.world.lots(scene.people.stand)
        for per_zone in (0, 1):
            g = scene.table(f"turn {PEOPLE[0]}", manhole_per_zone=per_zone).g
            turn = len(g.stack)
            open_manholes(g, WALKER, 1)
            while len(g.stack) > turn:
                g.stack[-1].advance(g)
            results = {place: horde["walker"] for place, horde in scene.hordes(g, ("walker",)).items()}
            assert results == {place: 1 if per_zone else lots.count(place) for place in lots}


@pytest.mark.rule("ZC-G37", "ZC-G103")
def test_a_manhole_on_a_seam_belongs_to_the_tile_it_is_drawn_on() -> None:
    """Mission 00: z4 lies over both tiles and shows a manhole of each; z2 and z7 lie on one tile only."""
    for where, lots in (("z4", 2), ("z2", 1), ("z7", 1)):
        text = f"mission 00\nNed {where}\noff S1\non S1\nphase zombies"
        assert Table(text, 1, [zombie(41)]).horde("z4") == f"{lots} walker"


@pytest.mark.rule("ZC-G21", "ZC-08.20", "ZC-08.21", "ZC-G138")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_ranges_of_every_map(board: Board) -> None:
    world = reference(board)
    numbers = stream(23, int(board.id))
    for mask in (0, board.all_open, int(numbers.below(board.all_open + 1))):
        reach = board.ways(mask).reach
        for zone, other in product(range(board.size), repeat=2):
            borders = world.borders(
                frozenset(board.cells[zone]), frozenset(board.cells[other]), opened(board, mask)
            )
            assert reach[zone][other] == (FAR if borders < 0 else borders), (
                board.names[zone],
                board.names[other],
            )


@pytest.mark.rule("ZC-G21")
def test_range_counts_the_borders_crossed() -> None:
    board = BOARDS[4]
    reach = board.ways(0).reach[board.number["z5"]]
    assert [reach[board.number[zone]] for zone in ("z5", "z6", "z7", "z11", "z13")] == [0, 1, 2, 6, 8]
    assert reach[board.number["z3"]] == FAR  # round the corner
    seen = board.ways(1 << 6).reach[board.number["r17"]]  # D7 opens on z8
    assert [seen[board.number[zone]] for zone in ("z8", "r18", "z7", "r24")] == [1, 1, FAR, 1]


@pytest.mark.rule("ZC-05.11", "ZC-G138", "ZC-08.20")
@pytest.mark.parametrize(("doors", "seen"), [("D3 D5", True), ("D3", False), ("D5", False), ("D3 D6", False)])
def test_facing_open_doors_let_see_across_the_street(doors: str, seen: bool) -> None:
    """Mission 01: r10 and r15 lie on both sides of a street, two borders apart."""
    text = f"mission 01\nNed r10 hand rifle\nzombies r15 1 walker\nopen {doors}\nturn Ned"
    assert ("Ned shoot r15 with rifle" in Table(text).options()) == seen
    assert "Ned shoot r15 with rifle" not in Table(text, sight_ends_in_street=True).options()


@pytest.mark.rule("ZC-05.11", "ZC-G138", "ZC-G21")
def test_sight_across_the_street_is_one_room_deep() -> None:
    board = BOARDS[1]
    mask = (1 << 2) | (1 << 4)  # D3 and D5
    reach = board.ways(mask).reach
    r10, r15 = board.number["r10"], board.number["r15"]
    assert (reach[r10][r15], reach[r15][r10]) == (2, 2)
    beyond = [room for room in board.links[r15] if reach[r10][room] != FAR]
    assert board.links[r15]
    assert beyond == []
    assert board.ways(mask, ends_in_street=True).reach[r10][r15] == FAR


@pytest.mark.rule("ZC-07.12", "ZC-G138")
def test_zombies_see_survivors_across_the_street() -> None:
    text = (
        "mission 01\nNed r10 skills ninja\nzombies r15 1 walker\nopen D3 D5\noff S1 S2 S3 S4\nphase zombies"
    )
    assert Table(text).horde("r15") == ""
    assert Table(text, sight_ends_in_street=True).horde("r15") == "1 walker"


@pytest.mark.rule("ZC-10.03", "ZC-05.04", "ZC-05.16")
def test_any_layout_is_read_alike() -> None:
    """Random faces, turned at random, two by two: an opening needs one on the other tile too."""
    numbers = stream(29, 0)
    codes = sorted(TILES)
    blocked = 0
    for _ in range(30):
        faces = [f"{codes[int(numbers.below(18))]}@{90 * int(numbers.below(4))}" for _ in range(4)]
        mission = dict(REFERENCE_MISSIONS[0])
        mission.update(id="home", layout=[faces[:2], faces[2:]], doors=[], objectives=[], zombies=[])
        mission.update(start={"cell": [0, 0], "pos": [0, 0]}, spawns=[])
        world, board = Map(REFERENCE_TILES, mission), Board(TILES, mission)
        assert {frozenset(cells) for cells in board.cells} == set(world.zone.values()), faces
        for zone, cells in enumerate(board.cells):
            here = frozenset(cells)
            assert {frozenset(board.cells[z]) for z in board.links[zone]} == world.near(here, set()), faces
            assert {frozenset(board.cells[z]) for z in board.ways(0).visible[zone]} == world.sees(
                here, set()
            ), faces
        blocked += sum(mark == "o" != world.rim.get((b, a), "o") for (a, b), mark in world.rim.items())
    assert blocked  # openings that face a wall have been seen


@pytest.mark.rule("ZC-10.03")
def test_tiles_can_be_laid_out_freely() -> None:
    mission = dict(REFERENCE_MISSIONS[0])
    mission.update(id="home", layout=[["7B@0", "7B@0"]], doors=[], objectives=[], zombies=[])
    mission.update(start={"cell": [0, 0], "pos": [0, 0]}, spawns=[])
    board = Board(TILES, mission)
    assert (board.size, len(board.buildings)) == (15, 2)
