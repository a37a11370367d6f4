"""The cost of a move does not grow with the match.

Work is counted, not timed: executed lines of `shamble.match`, and allocated bytes (copying a list executes no line).
"""

import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from shamble.core.laws import fingerprint
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.timeline import DENSE_SNAPSHOTS, SNAPSHOT_EVERY, PreparedEntry
from shamble.match.view import updates
from tests.match.helpers import drill, play, position

SHORT, LONG = 300, 1500
SPECTATOR: list[int] = []


def grown(entries: int) -> Match:
    """Return a long match with undo, redo and seat changes that never ends.

    One seat keeps changing its sealed answer; the other's answer is far back in the log.
    """
    match = drill(3)
    play(match, 1, "door 2")
    while match.version < entries:
        play(match, 0, f"door {1 + match.version % 3}")
        if match.version % 50 < 3:
            match.accept(match.set_occupant(2, Occupant("person", f"C{match.version}")))
        if match.version % 20 == 0:
            back = match.undo([0])
            assert isinstance(back, PreparedEntry)
            match.accept(back)
            match.accept(match.redo([0]))
    play(match, 1, "door 1")  # so that the others can undo nothing freely
    return match


class Work:
    """Return the executed lines and allocated bytes of a call."""

    def __init__(self, call: Callable[[], object]) -> None:
        call()  # fill the caches first
        self.lines = 0
        before = sys.gettrace()
        sys.settrace(self._entered)
        try:
            call()
        finally:
            sys.settrace(before)
        tracemalloc.start()
        try:
            call()
            self.bytes = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    def _entered(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        return self._line if frame.f_globals.get("__name__", "").startswith("shamble.match.") else None

    def _line(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        self.lines += event == "line"
        return self._line


@pytest.fixture(scope="module")
def matches() -> tuple[Match, Match]:
    return grown(SHORT), grown(LONG)


Call = Callable[[Match], object]

STEADY: dict[str, Call] = {
    "act": lambda match: match.act(0, match.decision_id, "door 1"),
    "undo": lambda match: match.undo([0], ask=True),
    "undo far back": lambda match: match.undo_reach([2]),
    "sit": lambda match: match.set_occupant(1, Occupant("person", "Z")),
    "state a little before": lambda match: match.state_at(match.version - 9),
    "update": lambda match: updates.build_update(match, [0]),
    "update of one who never acts": lambda match: updates.build_update(match, [2]),
    "update of a spectator": lambda match: updates.build_update(match, SPECTATOR),
    "gap": lambda match: updates.missed_updates(match, match.version - 7, [1]),
    "gap of a spectator": lambda match: updates.missed_updates(match, match.version - 7, SPECTATOR),
}
LINEAR: dict[str, Call] = {
    "sync": lambda match: updates.build_sync(match, [2], "t"),
    "replay": lambda match: updates.build_replay(match, [2], "t"),
    "resume": lambda match: Match.resume(match.header, match.log),
    "fork": lambda match: match.fork(match.version - 3),
}


@pytest.mark.parametrize("name", STEADY)
def test_cost_does_not_grow_with_the_match(matches: tuple[Match, Match], name: str) -> None:
    short, long = (Work(lambda match=match: STEADY[name](match)) for match in matches)  # type: ignore[misc]
    assert long.lines <= 1.1 * short.lines + 10
    assert long.bytes <= 1.1 * short.bytes + 2000


@pytest.mark.parametrize("name", LINEAR)
def test_cost_grows_at_most_linearly(matches: tuple[Match, Match], name: str) -> None:
    short, long = (Work(lambda match=match: LINEAR[name](match)) for match in matches)  # type: ignore[misc]
    assert long.lines <= 1.1 * short.lines * LONG / SHORT
    assert long.bytes <= 1.5 * short.bytes * LONG / SHORT


def test_very_long_match_is_freed_without_recursion() -> None:
    match = grown(6000)
    again = Match.resume(match.header, match.log)
    assert position(again) == position(match)
    assert again.active[-1].index == len(again.active) - 1
    del match, again  # a chain of that length must not overflow the stack


def test_old_snapshots_are_dropped() -> None:
    match = grown(LONG)
    rest = [played for played in match.active if played.state is not None]
    assert len(rest) < LONG / DENSE_SNAPSHOTS + DENSE_SNAPSHOTS / SNAPSHOT_EVERY + 2
    for version in (1, DENSE_SNAPSHOTS + SNAPSHOT_EVERY, LONG - DENSE_SNAPSHOTS, LONG - 1):
        again = Match.resume(match.header, match.log[: version + 1])
        assert fingerprint(match.state_at(version)) == position(again)
