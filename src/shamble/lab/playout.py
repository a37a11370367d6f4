"""Play one game with bots from the first decision to the last."""

from collections.abc import Sequence
from typing import Any

from shamble.bots import Bot
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.events import Record
from shamble.core.game import Game
from shamble.core.rng import Stream, mix, stream
from shamble.core.state import State
from shamble.lab.death_counts import DeathTracker

LUCK = 100  # streams from here on belong to the bots; the game's are below


def seed_of(seed: int, number: int) -> int:
    """Return the seed of the game with this number, the same on every machine."""
    return mix(seed, number)


def luck(seed: int, seats: int) -> list[Stream]:
    """Return a random stream for each seat's bot."""
    return [stream(seed, LUCK + seat) for seat in range(seats)]


def play_out(
    game: Game[Any],
    g: State,
    bots: Sequence[Bot],
    numbers: Sequence[Stream],
    most: int,
    watch: DeathTracker | None = None,
) -> int:
    """Play a new game to its end, or to `most` decisions; return the number of decisions.

    `watch` observes the game.
    """
    record = g.record = Record() if watch is not None else None
    advance(g)
    decisions = 0
    while not g.is_over() and decisions < most:
        seat = waiting(g)[0]
        options = legal(g, seat)
        bot = bots[seat]
        view = game.view(g, seat) if bot.needs_view and len(options) > 1 else None
        apply_unchecked(g, seat, bot.choose(view, options, numbers[seat]).action)
        decisions += 1
        if watch is not None and record is not None:
            watch.after(g, record.events)
            record.events.clear()
            record.chances.clear()
    return decisions
