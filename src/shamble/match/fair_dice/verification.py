"""Verification of fair dice: repeats all rolls of a game from its dice secret."""

from collections.abc import Sequence
from typing import Any

from shamble.core import engine
from shamble.core.chance import Chance, ChanceSource, Draw, Pick, Roll
from shamble.core.state import State
from shamble.match import log_replay
from shamble.match.log import Chances, DiceEntered, Entry, Header, Moved, Seated, Started
from shamble.match.match import game_of
from shamble.match.protocol.fair_dice import Proof, Throw
from shamble.match.timeline import Timeline, nonce_of


def invalid_entries(header: Header, log: Sequence[Entry], secret: str) -> list[int]:
    """Return the entries whose rolls or draws differ from those of the secret.

    Empty if the dice were fair.
    """
    timeline = Timeline(game_of(header), header)
    timeline.secret = secret
    wrong = []
    for number, entry in enumerate(log):
        if number >= header.fair_from and not _is_fair(timeline, entry):
            wrong.append(number)
        timeline.load([entry])
    return wrong


def _is_fair(timeline: Timeline, entry: Entry) -> bool:
    return (
        not isinstance(entry, Started | Moved | DiceEntered)
        or _expected_chances(timeline, entry) == entry.chances
    )


def _expected_chances(timeline: Timeline, entry: Started | Moved | DiceEntered) -> Chances:
    """Return the chance results of an entry, computed from the secret."""
    state = timeline.next_state(nonce_of(entry))
    if isinstance(entry, Started):
        record = engine.start(state)
    elif isinstance(entry, Moved):
        record = engine.apply(state, entry.seat, log_replay.logged_action(state, entry))
    else:
        record = engine.resolve_chance(state, entry.chances[0])
    return tuple(record.chances)


def build_proof(header: Header, log: Sequence[Entry], secret: str) -> Proof:
    """Return the data a client needs to repeat all rolls without the rules."""
    timeline = Timeline(game_of(header), header)
    salts = [(0, chair.salt) for chair in header.occupants if chair.salt]
    throws: list[tuple[int, list[Throw]]] = []
    for number, entry in enumerate(log):
        if isinstance(entry, Seated) and entry.occupant.salt:
            salts.append((number + 1, entry.occupant.salt))
        if isinstance(entry, Started | Moved | DiceEntered) and entry.chances and number >= header.fair_from:
            throws.append((number, _recorded_throws(timeline, entry)))
        timeline.load([entry])
    mixed = [(number, nonce_of(entry)) for number, entry in enumerate(log) if nonce_of(entry)]
    return Proof(header.fair, secret, salts, throws, mixed)


def _recorded_throws(timeline: Timeline, entry: Started | Moved | DiceEntered) -> list[Throw]:
    """Return the numbers that an entry drew from the streams, as recorded."""
    state = timeline.copy(timeline.state)
    recorder = ChanceRecorder(entry.chances)
    state.source = recorder
    if isinstance(entry, Moved):
        recorder.mover = entry.seat
    if isinstance(entry, Started):
        engine.start(state)
    elif isinstance(entry, Moved):
        engine.apply(state, entry.seat, log_replay.logged_action(state, entry))
    else:
        recorder.used = 1
        recorder.throws.append(Throw("", [], list(entry.chances[0]), free=True))
        engine.resolve_chance(state, entry.chances[0])
    return recorder.throws


class ChanceRecorder(ChanceSource):
    """Replays recorded results, and notes the stream and the limits each came from.

    Dice without a roller of their own belong to `mover`."""

    def __init__(self, results: Chances) -> None:
        self.results = results
        self.used = 0
        self.throws: list[Throw] = []
        self.mover = -1

    def values(self, g: State, chance: Chance[Any]) -> tuple[int, ...] | None:
        if self.used == len(self.results):
            return None  # wait for real dice
        result = self.results[self.used]
        self.used += 1
        self.throws.append(_throw(g, chance, result, self.mover))
        return result


def _throw(g: State, chance: Chance[Any], result: tuple[int, ...], mover: int) -> Throw:
    own = type(chance).sample  # a subclass with its own `sample` draws numbers in another way
    if isinstance(chance, Roll) and own is Roll.sample:
        roller = chance.roller(g) if chance.roller(g) >= 0 else mover
        return Throw("dice", [chance.sides()] * len(result), [face - 1 for face in result], roller=roller)
    if isinstance(chance, Draw) and own is Draw.sample:
        bag = chance.bag(g)
        if bag.count(result[0]) == 1:
            return Throw("decks", [len(bag)], [bag.index(result[0])])
    if isinstance(chance, Pick) and own is Pick.sample:
        return Throw("dice", [chance.count(g)], list(result))
    return Throw("decks" if isinstance(chance, Draw) else "dice", [], list(result), free=True)
