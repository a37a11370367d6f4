"""Log lines: the events of a match in words, each as its reader is allowed to know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from shamble.core import events
from shamble.core.events import Event, Record
from shamble.core.visibility import SPECTATOR
from shamble.match.log import Occupant, Seated
from shamble.match.match import Match
from shamble.match.protocol.view import Dice, LogLine, Message
from shamble.match.view.options import Seats


@dataclass(frozen=True)
class EntryLines:
    """The lines of one log entry, and the seat that made it (-1 = the table)."""

    version: int
    by: int
    lines: Sequence[LogLine]


def to_line(event: Event) -> LogLine:
    line = event.line()
    return LogLine(
        key=line.key,
        args=dict(line.args),
        things=list(line.things),
        rules=list(line.rules),
        tone=line.tone,
        dice=_to_dice(line.dice) if line.dice is not None else None,
        card=line.card,
        kind=event.tag(),
        data=dict(event.data()),
    )


def _to_dice(dice: events.Dice) -> Dice:
    return Dice(
        faces=list(dice.faces),
        sides=dice.sides,
        need=Message(dice.need, dict(dice.need_args)) if dice.need else None,
        marks=list(dice.marks),
        verdict=Message(dice.verdict, dict(dice.verdict_args)) if dice.verdict else None,
        table=dice.table,
        row=dice.row,
    )


def visible_lines(record: Record, seats: Seats) -> list[LogLine]:
    """List the lines of the events that a client is allowed to see."""
    seen = [_visible_event(event, seats) for event in record.events]
    return [to_line(event) for event in seen if event is not None]


def _visible_event(event: Event, seats: Seats) -> Event | None:
    """Return the most detailed version of an event that one of the seats sees, or None."""
    best: Event | None = None
    for seat in seats or (SPECTATOR,):
        seen = event.seen_by(seat)
        if seen is event or seen == event:
            return event
        if best is None:
            best = seen
    return best


def seat_change_line(entry: Seated, before: Occupant) -> LogLine:
    """Return the line for a seat that was renamed or got another occupant."""
    chair, seat = entry.occupant, entry.seat + 1
    name = chair.name or str(seat)
    if chair.kind == before.kind and chair.bot == before.bot:
        return LogLine("event-seat-name", {"seat": seat, "name": name})
    if chair.kind == "bot":
        return LogLine("event-seat-bot", {"seat": seat, "name": name, "bot": chair.bot})
    if chair.kind == "person":
        return LogLine("event-seat-person", {"seat": seat, "name": name})
    return LogLine("event-seat-open", {"seat": seat})


def log_lines(match: Match, seats: Seats) -> list[tuple[int, list[LogLine]]]:
    """Return the version and lines of every entry that was not undone."""
    entries = [(played.version, visible_lines(played.record, seats)) for played in match.active]
    for version, entry in enumerate(match.log):
        if isinstance(entry, Seated):
            entries.append((version, [seat_change_line(entry, match.previous_occupant(version))]))
    return sorted((item for item in entries if item[1]), key=lambda item: item[0])


def lines_since(match: Match, seats: Seats, since: int) -> list[EntryLines]:
    """List the lines of the entries after a version, without entries that have none."""
    out = []
    for version in range(max(since, -1) + 1, match.version + 1):
        entry = match.log[version]
        if isinstance(entry, Seated):
            out.append(EntryLines(version, -1, [seat_change_line(entry, match.previous_occupant(version))]))
        elif (played := match.played(version)) is not None:
            lines = visible_lines(played.record, seats)
            if lines:
                out.append(EntryLines(version, played.seat, lines))
    return out
