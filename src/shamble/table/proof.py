"""Rolling a game again from the secret of its table (see `fair`)."""

from collections.abc import Sequence

from shamble.core import engine
from shamble.table import fold
from shamble.table.log import Chances, Entry, Header, Moved, Started, Told
from shamble.table.match import game_of
from shamble.table.timeline import Timeline


def unproved(header: Header, log: Sequence[Entry], secret: str) -> list[int]:
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
    return not isinstance(entry, Started | Moved | Told) or _rolled(timeline, entry) == entry.chances


def _rolled(timeline: Timeline, entry: Started | Moved | Told) -> Chances:
    """The chance of an entry, had it been played just now."""
    state = timeline.next()
    if isinstance(entry, Started):
        record = engine.start(state)
    elif isinstance(entry, Moved):
        record = engine.apply(state, entry.seat, fold.action(state, entry))
    else:
        record = engine.tell(state, entry.chances[0])
    return tuple(record.chances)
