"""Lookup tables and shortcuts agree with the plain search, and stay cheap in a crowd."""

import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.board import map_of
from shamble.games.all_things_zombie.flow import Go
from shamble.games.all_things_zombie.notation import position
from shamble.games.all_things_zombie.rules.movement import FAST, has_way, way_to
from shamble.games.all_things_zombie.rules.ranged import ORDERED, aims, gun, has_shot
from shamble.games.all_things_zombie.state import (
    IN_CUP,
    MANY,
    NOWHERE,
    SURVIVORS,
    THE_DEAD,
    HexState,
    rules_of,
)

TABLES = [
    ("solo", "for-a-few-bullets-more", 1),
    ("solo", "the-barricade", 1),
    ("solo", "search-and-destroy", 1),
    ("competitive", "firefight", 2),
    ("solo", "the-cure", 1),
    ("solo", "race-to-the-helicopter", 1),
    ("competitive", "skirmish", 3),
]


def positions(mode: str, scenario: str, seats: int, seed: int) -> Iterator[HexState]:
    """Yield the questions of a game in which every second answer is the novice's."""
    numbers = stream(seed, 5)
    g = GAME.new(Setup(seats, mode, scenario), seed)
    advance(g)
    for decision in range(400):
        if not g.stack:
            return
        yield g
        seat = waiting(g)[0]
        options = legal(g, seat)
        if decision % 2:
            apply_unchecked(g, seat, GAME.advise(GAME.view(g, seat), options, numbers).action)
        else:
            apply_unchecked(g, seat, options[int(numbers.below(len(options)))])


@pytest.mark.parametrize(("mode", "scenario", "seats"), TABLES)
def test_options_are_the_candidates_that_are_not_refused(mode: str, scenario: str, seats: int) -> None:
    asked = 0
    for g in positions(mode, scenario, seats, 3):
        frame = g.stack[-1]
        if isinstance(frame, Activation):
            asked += 1
            seat = g.people[frame.survivor].seat
            allowed = [a for a in frame.candidates(g, seat) if not a.refusals(g, seat)]
            assert legal(g, seat) == allowed, GAME.describe(g)
    assert asked > 10


@pytest.mark.parametrize(("mode", "scenario", "seats"), TABLES)
def test_quick_route_check_agrees_with_the_search(mode: str, scenario: str, seats: int) -> None:
    for number, g in enumerate(positions(mode, scenario, seats, 4)):
        if number % 7:
            continue
        for n, s in enumerate(g.people):
            if s.hex == NOWHERE:
                continue
            held = gun(g, n)
            loaded = held is not None and held.loaded
            assert has_shot(g, n) == (loaded and bool(aims(g, n, (), ORDERED)))
            for hex in set(g.zombies):
                for mp in (s.mp(), s.mp() + FAST):
                    if hex >= 0:
                        assert has_way(g, n, hex, mp) == bool(way_to(g, n, hex, mp))


def test_rows_of_a_map_are_the_same_from_both_ends() -> None:
    m = map_of("2|3r")
    for a in range(0, m.size, 11):
        for b in range(0, m.size, 7):
            assert m.distance(a, b) == m.distance(b, a)
            assert m.sees(a, b) == m.sees(b, a)
            assert m.walk(a)[b] - m.walk(b)[a] == m.cost[a] - m.cost[b]
            assert m.walk(a)[b] >= m.distance(a, b)


def test_crowds_are_counted_beyond_what_a_byte_holds() -> None:
    g = crowded(0)
    for zombie in range(len(g.zombies)):
        g.put_zombie(zombie, 7)
    g.zombies.extend([IN_CUP] * 300)
    for zombie in range(len(g.zombies) - 300, len(g.zombies)):
        g.put_zombie(zombie, 7)
    assert (g.crowds[7], g.crowd(7)) == (MANY, len(g.zombies))
    for zombie in range(5, len(g.zombies)):
        g.put_zombie(zombie, IN_CUP)
    assert (g.crowds[7], g.crowd(7), len(g.zombies_in(7))) == (5, 5, 5)


# -------------------------------------------------------------------- crowds


def crowded(zombies: int) -> HexState:
    """Return Beck with a gun and this many zombies on two boards, none of them in his hex."""
    g = position(
        "scenario 3\nmap 2|3\npeople Beck 2G9 pistol | Tonya 2G12 pistol\nturn Beck",
        rules_of(Setup(1, "solo", "search-and-destroy", {"unlimited_cup": True})),
        1,
    )
    taken = [s.hex for s in g.people]
    free = [hex for hex in range(g.map().size) if hex not in taken]
    g.zombies.extend([IN_CUP] * max(0, zombies - len(g.zombies)))
    for zombie in range(zombies):
        g.put_zombie(zombie, free[zombie * 37 % len(free)])
    return g


def calls(work: Callable[[], object]) -> int:
    """Return how many functions a piece of work calls: its cost, on any machine."""
    count = 0

    def listen(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(listen)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def zombies_have_their_go(g: HexState) -> None:
    g.stack.clear()
    g.phase = SURVIVORS
    g.push(Go(THE_DEAD))
    while g.stack and not waiting(g):
        g.stack[-1].advance(g)


@pytest.mark.skipif(not hasattr(Activation.legal, "__code__"), reason="compiled code calls unheard")
@pytest.mark.parametrize("what", ["options", "advice", "their go"])
def test_a_crowd_costs_no_more_than_its_size(what: str) -> None:
    cost: dict[int, int] = {}
    for zombies in (10, 100, 300):
        for _ in range(2):  # the second time all tables exist
            g = crowded(zombies)
            view = GAME.view(g, 0)
            options = legal(g, 0)
            if what == "options":
                cost[zombies] = calls(lambda g=g: legal(g, 0))  # type: ignore[misc]
            elif what == "advice":
                cost[zombies] = calls(lambda v=view, o=options: GAME.advise(v, o, stream(1, 1)))  # type: ignore[misc]
            else:
                cost[zombies] = calls(lambda g=g: zombies_have_their_go(g))  # type: ignore[misc]
    assert cost[300] <= 3.2 * cost[100]
    assert cost[100] <= 11 * cost[10]
