"""Benchmarks of a match: update, sync, loading, memory, and their growth with the log."""

import time
import tracemalloc
from collections.abc import Sequence
from typing import Any

import msgspec

from shamble.bots import make_bot
from shamble.core import engine
from shamble.core.game import Game
from shamble.core.rng import stream
from shamble.lab.cost_growth import Curve, Points
from shamble.match import save_file
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.view import updates

SEED = 2026
LENGTHS = (100, 300, 1_000, 3_000, 10_000)  # entries of a log
ACTIONS = 150  # played before measuring, unless the game ends earlier


def novice_match(game: Game[Any], most: int = ACTIONS) -> Match:
    """Return a match in progress, played by novices."""
    match = Match.new(game, [Occupant("person", f"{seat + 1}") for seat in range(game.min_seats)], seed=SEED)
    numbers = stream(SEED, 1)
    bot = make_bot("novice", game)
    for _ in range(most):
        if match.state.is_over():
            break
        seat = engine.waiting(match.state)[0]
        options = engine.legal(match.state, seat)
        chosen = bot.choose(game.view(match.state, seat), options, numbers).action
        match.accept(match.act(seat, match.decision_id, chosen.text(match.state)))
    return match


def costs(game: Game[Any], repeat: int = 20) -> dict[str, float]:
    """Return times and sizes of an update and a sync, and loading time and memory per entry."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    match = novice_match(game)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    seats = [engine.waiting(match.state)[0]] if not match.state.is_over() else [0]
    saved = save_file.dumps(match)
    entries = len(match.log)
    return {
        "update_us": _microseconds(lambda: _message_size(updates.build_update(match, seats)), repeat),
        "update_bytes": _message_size(updates.build_update(match, seats)),
        "sync_us": _microseconds(lambda: _message_size(updates.build_sync(match, seats, "table")), repeat),
        "sync_bytes": _message_size(updates.build_sync(match, seats, "table")),
        "resume_us_per_entry": _microseconds(lambda: save_file.revive(save_file.loads(saved)), 3) / entries,
        "table_bytes_per_entry": (after - before) / entries,
    }


def long_match(game: Game[Any], entries: int) -> Match:
    """Return a randomly played match with that many log entries.

    A finished game is undone to its beginning and continues. The last sixty entries are moves, if the game allows it.
    """
    match = Match.new(game, [Occupant("person", f"{seat + 1}") for seat in range(game.min_seats)], seed=SEED)
    everybody = list(range(game.min_seats))
    numbers = stream(SEED, 2)
    plain = 0
    while match.version < entries or (plain < 60 and match.version < 2 * entries + 60):
        if match.state.is_over():
            while match.undo_reach(everybody).consent_to >= 0:
                match.accept(match.undo(everybody, ask=True))  # type: ignore[arg-type]
            plain = 0
        seat = engine.waiting(match.state)[0]
        options = engine.legal(match.state, seat)
        chosen = options[int(numbers.below(len(options)))]
        match.accept(match.act(seat, match.decision_id, chosen.text(match.state)))
        plain += 1
    return match


def log_curves(game: Game[Any], lengths: Sequence[int] = LENGTHS) -> list[Curve]:
    """Return how the costs grow with the length of the log."""
    points: dict[str, Points] = {}
    for length in lengths:
        match = long_match(game, length)
        for what, cost in log_costs(match).items():
            points.setdefault(what, []).append((len(match.log), cost))
    return [Curve(game.id, "log entries", what, row) for what, row in points.items()]


def log_costs(match: Match) -> dict[str, float]:
    seats = [0] if match.state.is_over() else [engine.waiting(match.state)[0]]
    since = match.version - 50
    return {
        "update": _microseconds(lambda: _message_size(updates.build_update(match, seats)), 20),
        "gap of 50": _microseconds(lambda: _message_size(updates.missed_updates(match, since, seats)), 3),
        "sync": _microseconds(lambda: _message_size(updates.build_sync(match, seats, "table")), 3),
        "replay": _microseconds(lambda: _message_size(updates.build_replay(match, seats, "table")), 1),
        "resume": _microseconds(lambda: Match.resume(match.header, match.log), 1),
    }


def _message_size(message: Any) -> int:
    return len(msgspec.json.encode(message))


def _microseconds(work: Any, repeat: int) -> float:
    start = time.process_time()
    for _ in range(repeat):
        work()
    return (time.process_time() - start) * 1e6 / repeat
