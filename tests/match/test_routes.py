"""Routes in one request: a figure follows its route, stops at events, and undo reverts it."""

import pytest

from shamble.core.events import Record
from shamble.core.game import all_games
from shamble.core.inspection import Route
from shamble.core.options import Setup
from shamble.match.log import Moved, Occupant
from shamble.match.match import Match
from tests.match.helpers import play, position

WALKING = ("all-things-zombie", "zombicide", "zombie-plague", "zombies")


def table(game: str, seed: int, scenario: str = "") -> Match:
    package = all_games()[game]
    setup = package.default_setup(package.min_seats, "", scenario)
    return Match.new(package, [Occupant("person", f"P{n}") for n in range(setup.seats)], setup, seed)


def ways(match: Match) -> dict[str, list[Route]]:
    """Return where the acting figure can go; the first route to each place is the default."""
    frame = match.pending()
    assert frame is not None
    waiting = match.waiting()
    if not waiting:
        return {}
    inspection = match.game.inspect(match.view(waiting[0]), frame.subject(match.state))
    return {
        place: [way, *inspection.detours.get(place, ())]
        for place, way in inspection.reach.items()
        if way.actions
    }


def advised(match: Match) -> None:
    seat = match.waiting()[0]
    play(match, seat, match.novice_advice(seat).action.text(match.state))


def until_it_can_walk(match: Match, steps: int = 2) -> Route:
    """Follow the game's advice until a figure can walk that far."""
    for _ in range(400):
        far = [some[0] for some in ways(match).values() if len(some[0].actions) >= steps]
        if far:
            return max(far, key=lambda way: (-len(way.risks), len(way.actions)))
        advised(match)
    raise AssertionError("no survivor ever walks")


def walk(match: Match, way: Route) -> list[Record]:
    """Request the whole route and accept the automatic entries."""
    seat, since = match.waiting()[0], match.version
    match.accept(match.act(seat, match.decision_id, way.actions[0], then=way.actions[1:]))
    while seat in match.automations:
        step = match.next_automatic_entry(seat)
        assert step is not None
        match.accept(step)
    entries = match.log[since + 1 :]
    assert [entry.text for entry in entries if isinstance(entry, Moved)] == list(way.actions[: len(entries)])
    return [match.played(version).record for version in range(since + 1, match.version + 1)]  # type: ignore[union-attr]


@pytest.mark.parametrize("game", WALKING)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_figure_walks_across_the_board_and_back(game: str, seed: int) -> None:
    match = table(game, seed)
    way = until_it_can_walk(match)
    before, seat, version = position(match), match.waiting()[0], match.version
    records = walk(match, way)
    happened = [
        bool(record.chances or any(e.reveals() or e.interrupts_plan() for e in record.events))
        for record in records
    ]
    assert not any(happened[:-1])  # it did not continue after an event
    assert (
        len(records) == len(way.actions)
        or happened[-1]
        or not _may_go_on(match, seat, way.actions[len(records)])
    )
    if not any(happened):
        match.accept(match.undo([seat]))  # type: ignore[arg-type]
        assert match.version > version
        assert position(match) == before


def _may_go_on(match: Match, seat: int, text: str) -> bool:
    return any(action.text(match.state) == text for action in match.options(seat))


@pytest.mark.parametrize("game", WALKING)
def test_every_route_is_walkable_or_ends_at_an_event(game: str) -> None:
    """No step of a reported route is refused, unless an event happened."""
    match = table(game, 5)
    until_it_can_walk(match)
    start = match.version
    seat = match.waiting()[0]
    for some in ways(match).values():
        for way in some:
            records = walk(match, way)
            last = records[-1]
            stopped = last.chances or any(e.reveals() or e.interrupts_plan() for e in last.events)
            assert len(records) == len(way.actions) or stopped or seat not in match.waiting(), way
            match = match.fork(start)


@pytest.mark.parametrize("game", WALKING)
def test_detours_differ_in_cost_or_risk(game: str) -> None:
    for seed in range(4):
        match = table(game, seed)
        for _ in range(60):
            if match.state.is_over():
                break
            for some in ways(match).values():
                lines = [(way.cost, way.risks) for way in some]
                assert len(set(lines)) == len(lines)
                assert all(way.path[-1] == some[0].path[-1] for way in some)
            if match.waiting():
                advised(match)


def test_beck_walks_four_hexes_in_one_request() -> None:
    """All Things Zombie, scenario 1, seed 1: from 1G17 with 4 points to 1G13."""
    game = all_games()["all-things-zombie"]
    setup = Setup(1, "solo", "for-a-few-bullets-more")
    match = Match.new(game, [Occupant("person", "Ada")], setup, 1)
    play(match, 0, "go Beck")
    play(match, 0, "enter 1G17")
    before = position(match)
    way = ways(match)["hex:1G13"][0]
    assert (way.cost, len(way.actions)) == (4, 4)
    walk(match, way)
    assert match.game.describe(match.state) != ""
    assert {s.hex for s in match.state.people if s.hex >= 0} == {match.state.map().number["1G13"]}  # type: ignore[attr-defined]
    match.accept(match.undo([0]))  # type: ignore[arg-type]
    assert position(match) == before
