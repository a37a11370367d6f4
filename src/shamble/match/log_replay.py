"""Replay of log entries: recorded results replace dice and draws."""

from typing import Any

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.chance import Chance, ChanceError, ChanceSource, Draw, Roll
from shamble.core.events import Record
from shamble.core.state import State
from shamble.match.log import DiceEntered, Moved, Started

Real = tuple[str, ...]  # real components in use: "dice", "cards"


def must_be_entered(g: State, chance: Chance[Any], real: Real) -> bool:
    """Return whether a player must enter the result, because real dice or cards decide it."""
    if isinstance(chance, Roll):
        return "dice" in real
    if isinstance(chance, Draw) and "cards" in real:
        bag = chance.bag(g)
        return bool(bag) and chance.card_name(g, bag[0]) is not None
    return False


class EnteredChance(ChanceSource):
    """Waits for results of real dice or cards; other chance comes from the state's streams."""

    def __init__(self, real: Real) -> None:
        self.real = real

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        return None if must_be_entered(g, chance, self.real) else chance.sample(g)


class ReplayedChance(ChanceSource):
    """Recorded results.

    Also advances the streams of the state, so that play can continue from there.
    """

    def __init__(self, results: tuple[tuple[int, ...], ...], real: Real) -> None:
        self.results = results
        self.real = real
        self.used = 0

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        if must_be_entered(g, chance, self.real):
            return None
        if self.used == len(self.results):
            raise ChanceError(f"the log has no result for {chance!r}")
        chance.sample(g)
        self.used += 1
        return self.results[self.used - 1]


def live_source(real: Real) -> ChanceSource | None:
    """Return the source of chance in live play. None = the streams of the state."""
    return EnteredChance(real) if real else None


def logged_action(g: State, entry: Moved) -> Action[Any]:
    """Return the action that an entry names.

    Raise `ChanceError` if the seat has no such action.
    """
    action = engine.find(g, entry.seat, entry.text)
    if action is None:
        raise ChanceError(f"seat {entry.seat} cannot try {entry.text!r}")
    return action


def replay_entry(g: State, entry: Started | Moved | DiceEntered, real: Real) -> Record:
    """Apply an entry to a state, with its recorded chance.

    If this raises, the state is no longer usable.
    """
    results = entry.chances[1:] if isinstance(entry, DiceEntered) else entry.chances
    recorded = ReplayedChance(results, real)
    g.source = recorded
    if isinstance(entry, Started):
        record = engine.start(g)
    elif isinstance(entry, Moved):
        record = engine.apply(g, entry.seat, logged_action(g, entry))
    else:
        record = engine.resolve_chance(g, entry.chances[0])
    if recorded.used != len(results):
        raise ChanceError(f"{len(results) - recorded.used} recorded results were not asked for")
    g.source = live_source(real)
    return record
