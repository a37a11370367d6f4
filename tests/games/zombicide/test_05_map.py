"""Zones, ways and sight on the real tiles (ZC-05), against an independent reading of the map data."""

import pytest

from shamble.core.rng import stream
from shamble.games.zombicide.board import BOARDS, FAR, TILES, Board, load
from shamble.games.zombicide.rules.zombie_moves import next_zones, noise_map
from tests.games.zombicide.reference import Map, data, next_steps
from tests.games.zombicide.table import Table

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


@pytest.mark.rule("ZC-05.12", "ZC-05.13", "ZC-05.14", "ZC-05.15", "ZC-05.17", "ZC-G19")
@pytest.mark.rule("ZC-05.05", "ZC-05.06", "ZC-05.07", "ZC-05.08", "ZC-05.09", "ZC-05.10", "ZC-05.11")
@pytest.mark.rule("ZC-G18", "ZC-G20", "ZC-G107")
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
            assert {frozenset(board.cells[z]) for z in ways.seen[zone]} == world.sees(
                here, opened(board, mask)
            )
            for other in range(board.size):  # whoever sees is seen
                assert ways.reach[zone][other] == ways.reach[other][zone]


@pytest.mark.rule("ZC-07.12", "ZC-07.13", "ZC-07.14", "ZC-07.15", "ZC-07.16", "ZC-07.17", "ZC-07.18")
@pytest.mark.rule("ZC-G22", "ZC-G23", "ZC-G24", "ZC-G25", "ZC-G26", "ZC-G121", "ZC-G125")
@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_zombies_go_where_an_enumeration_of_all_paths_says(board: Board) -> None:
    """Random doors, noise and survivors; every zone without survivors, all shortest paths, ties and splits."""
    world = reference(board)
    numbers = stream(7, int(board.id))
    people = ("Amy", "Doug", "Josh", "Ned")
    kinds = set()
    for _ in range(4):
        mask = int(numbers.below(board.all_open + 1))
        doors = " ".join(sorted(opened(board, mask)))
        where = [board.names[int(numbers.below(board.size))] for _ in people]
        lines = [f"{name} {zone}" for name, zone in zip(people, where)][: 1 + int(numbers.below(4))]
        noises = [f"noise {board.names[int(numbers.below(board.size))]} {1 + int(numbers.below(3))}"]
        text = "\n".join([f"mission {board.id}", *lines, *noises[: int(numbers.below(2))]])
        g = Table(text + (f"\nopen {doors}" if doors else "") + f"\nturn {people[0]}").g
        g.doors = mask
        noise = noise_map(g)
        noisy = {frozenset(board.cells[z]): noise[z] for z in range(board.size)}
        stand = {frozenset(board.cells[g.survivors[n].zone]) for n in g.living()}
        for zone in range(board.size):
            if g.in_zone(zone):
                continue
            expected = next_steps(world, frozenset(board.cells[zone]), opened(board, mask), noisy, stand)
            found = next_zones(g, zone, noise)
            assert {frozenset(board.cells[z]) for z in found} == expected, (text, board.names[zone])
            kinds.add(len(found))
    assert len(kinds) > 1  # moves, stays and splits have been seen


@pytest.mark.rule("ZC-G21")
def test_range_counts_the_borders_crossed() -> None:
    board = BOARDS[4]
    reach = board.ways(0).reach[board.number["z5"]]
    assert [reach[board.number[zone]] for zone in ("z5", "z6", "z7", "z11", "z13")] == [0, 1, 2, 6, 8]
    assert reach[board.number["z3"]] == FAR  # round the corner
    seen = board.ways(1 << 6).reach[board.number["r17"]]  # D7 opens on z8
    assert [seen[board.number[zone]] for zone in ("z8", "r18", "z7", "r24")] == [1, 1, FAR, 1]


@pytest.mark.rule("ZC-10.03")
def test_tiles_can_be_laid_out_freely() -> None:
    mission = dict(load("missions.toml")["mission"][0])
    mission.update(id="home", layout=[["7B@0", "7B@0"]], doors=[], objectives=[], walkers_at_start=[])
    mission.update(start={"cell": [0, 0]}, spawns=[])
    board = Board(TILES, mission)
    assert (board.size, len(board.buildings)) == (15, 2)


@pytest.mark.rule("ZC-01.01")
def test_eighteen_faces() -> None:
    assert len(TILES) == 18
