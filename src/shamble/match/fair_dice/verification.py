"""Rolling a game again from the secret of its table (see `fair`): here with its rules, and on the page without them."""

from collections.abc import Sequence
from typing import Any

from shamble.core import engine
from shamble.core.chance import Chance, ChanceSource, Draw, Pick, Roll
from shamble.core.state import State
from shamble.match import log_replay
from shamble.match.log import Chances, DiceEntered, Entry, Header, Moved, Seated, Started
from shamble.match.match import game_of
from shamble.match.protocol.fair_dice import Proof, Throw
from shamble.match.timeline import Timeline


def invalid_entries(header: Header, log: Sequence[Entry], secret: str) -> list[int]:
    """The entries whose rolls and draws are not those that the secret gives; none of an honest table."""
    timeline = Timeline(game_of(header), header)
    timeline.secret = secret
    wrong = []
    for number, entry in enumerate(log):
        if number >= header.fair_from and not _honest(timeline, entry):
            wrong.append(number)
        timeline.load([entry])
    return wrong


def _honest(timeline: Timeline, entry: Entry) -> bool:
    return not isinstance(entry, Started | Moved | DiceEntered) or _rolled(timeline, entry) == entry.chances


def _rolled(timeline: Timeline, entry: Started | Moved | DiceEntered) -> Chances:
    """The chance of an entry, had it been played just now."""
    state = timeline.next_state()
    if isinstance(entry, Started):
        record = engine.start(state)
    elif isinstance(entry, Moved):
        record = engine.apply(state, entry.seat, log_replay.logged_action(state, entry))
    else:
        record = engine.resolve_chance(state, entry.chances[0])
    return tuple(record.chances)


def build_proof(header: Header, log: Sequence[Entry], secret: str) -> Proof:
    """What a client needs to roll a game again by itself."""
    timeline = Timeline(game_of(header), header)
    salts = [(0, chair.salt) for chair in header.occupants if chair.salt]
    throws: list[tuple[int, list[Throw]]] = []
    for number, entry in enumerate(log):
        if isinstance(entry, Seated) and entry.occupant.salt:
            salts.append((number + 1, entry.occupant.salt))
        if isinstance(entry, Started | Moved | DiceEntered) and entry.chances and number >= header.fair_from:
            throws.append((number, _thrown(timeline, entry)))
        timeline.load([entry])
    return Proof(header.fair, secret, salts, throws)


def _thrown(timeline: Timeline, entry: Started | Moved | DiceEntered) -> list[Throw]:
    """The numbers that an entry took from the streams, as they were recorded."""
    state = timeline.copy(timeline.state)
    watched = Watched(entry.chances)
    state.source = watched
    if isinstance(entry, Started):
        engine.start(state)
    elif isinstance(entry, Moved):
        engine.apply(state, entry.seat, log_replay.logged_action(state, entry))
    else:
        watched.used = 1
        watched.thrown.append(Throw("", [], list(entry.chances[0]), free=True))
        engine.resolve_chance(state, entry.chances[0])
    return watched.thrown


class Watched(ChanceSource):
    """The recorded results, and what each of them was taken from."""

    def __init__(self, results: Chances) -> None:
        self.results = results
        self.used = 0
        self.thrown: list[Throw] = []

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        if self.used == len(self.results):
            return None  # the table waits for real dice
        result = self.results[self.used]
        self.used += 1
        self.thrown.append(_throw(g, chance, result))
        return result


def _throw(g: State, chance: Chance[Any], result: tuple[int, ...]) -> Throw:
    own = type(chance).sample  # a chance of its own kind takes numbers in its own way
    if isinstance(chance, Roll) and own is Roll.sample:
        return Throw("dice", [chance.sides()] * len(result), [face - 1 for face in result])
    if isinstance(chance, Draw) and own is Draw.sample:
        bag = chance.bag(g)
        if bag.count(result[0]) == 1:
            return Throw("decks", [len(bag)], [bag.index(result[0])])
    if isinstance(chance, Pick) and own is Pick.sample:
        return Throw("dice", [chance.count(g)], list(result))
    return Throw("decks" if isinstance(chance, Draw) else "dice", [], list(result), free=True)
