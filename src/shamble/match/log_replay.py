"""From an entry of the log back to what it did: the recorded chance decides, the rules do the rest."""

from typing import Any

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.chance import Chance, ChanceError, ChanceSource, Draw, Roll
from shamble.core.events import Record
from shamble.core.state import State
from shamble.match.log import Moved, Started, Told

Real = tuple[str, ...]  # what lies on a real table: "dice", "cards"


def awaited(g: State, chance: Chance[Any], real: Real) -> bool:
    """Does somebody have to say what it was?"""
    if isinstance(chance, Roll):
        return "dice" in real
    if isinstance(chance, Draw) and "cards" in real:
        bag = chance.bag(g)
        return bool(bag) and chance.card_name(g, bag[0]) is not None
    return False


class RealTable(ChanceSource):
    """Dice are rolled and cards drawn on a real table and typed in; the rest comes from the state's own streams."""

    def __init__(self, real: Real) -> None:
        self.real = real

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        return None if awaited(g, chance, self.real) else chance.sample(g)


class Replayed(ChanceSource):
    """The recorded results. The streams are run along, so that the game goes on from here as it would have then."""

    def __init__(self, results: tuple[tuple[int, ...], ...], real: Real) -> None:
        self.results = results
        self.real = real
        self.used = 0

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        if awaited(g, chance, self.real):
            return None
        if self.used == len(self.results):
            raise ChanceError(f"the log has no result for {chance!r}")
        chance.sample(g)
        self.used += 1
        return self.results[self.used - 1]


def source(real: Real) -> ChanceSource | None:
    """Where chance comes from in live play."""
    return RealTable(real) if real else None


def action(g: State, entry: Moved) -> Action[Any]:
    """The action an entry names."""
    found = engine.find(g, entry.seat, entry.text)
    if found is None:
        raise ChanceError(f"seat {entry.seat} cannot try {entry.text!r}")
    return found


def replay(g: State, entry: Started | Moved | Told, real: Real) -> Record:
    """Do again what the entry says. Raises when that is not possible, and then the state is of no use any more."""
    results = entry.chances[1:] if isinstance(entry, Told) else entry.chances
    recorded = Replayed(results, real)
    g.source = recorded
    if isinstance(entry, Started):
        record = engine.start(g)
    elif isinstance(entry, Moved):
        record = engine.apply(g, entry.seat, action(g, entry))
    else:
        record = engine.resolve_chance(g, entry.chances[0])
    if recorded.used != len(results):
        raise ChanceError(f"{len(results) - recorded.used} recorded results were not asked for")
    g.source = source(real)
    return record
