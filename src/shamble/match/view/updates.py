"""Messages about a whole match: updates, missed updates, sync and replay.

Everything a client learns about a match passes through this package: events as `seen_by` allows them, views as the
game redacts them, and never the sealed answer of another player.
"""

from collections.abc import Collection

from shamble.match import log_replay
from shamble.match.log import DiceEntered, Moved, Seated
from shamble.match.match import Match
from shamble.match.protocol.events import Sync, Update
from shamble.match.protocol.http import Replay, ReplayStep
from shamble.match.protocol.view import LogLine, Message, Seat, Undo
from shamble.match.timeline import PlayedEntry, opening_state
from shamble.match.view.ending import build_ending
from shamble.match.view.lines import log_lines, seat_change_line, visible_lines
from shamble.match.view.options import Seats, decision_at
from shamble.match.view.perspective import current_view, view_at

MAX_MISSED_UPDATES = 50  # a client that missed more gets a `Sync`


def build_update(match: Match, seats: Seats, own: Seats | None = None) -> Update:
    """Return the last entry, which changed the game or the seats, as a message.

    `own` are all seats of the client, if `seats` are only those that see their hidden information now.
    """
    lines, by, text = _entry_lines(match, match.version, seats)
    return Update(
        version=match.version,
        by=by,
        text=text,
        lines=lines,
        view=current_view(match, seats),
        decision=decision_at(match, match.state, seats, limit_refused=True),
        undo=undo_state(match, seats if own is None else own),
        ending=build_ending(match),
        guidance=match.guidance(seats),
    )


def missed_updates(
    match: Match, since: int, seats: Seats, most: int = MAX_MISSED_UPDATES
) -> list[Update] | None:
    """List the updates a client missed after a version, or None if it needs a whole `Sync`."""
    missed = match.log[since + 1 :]
    if not 0 <= since <= match.version or len(missed) > most:
        return None
    if not all(isinstance(entry, Seated) or match.played(since + 1 + i) for i, entry in enumerate(missed)):
        return None  # an entry was undone in the meantime
    if any(isinstance(entry, Seated) and entry.seat in seats for entry in missed):
        return None  # the client's own seats can be others now
    if not missed:
        return []
    updates = []
    g = match.state_at(since)
    for version in range(since + 1, match.version):
        if played := match.played(version):
            log_replay.replay_entry(g, played.entry, match.header.real())
        lines, by, text = _entry_lines(match, version, seats)
        updates.append(
            Update(
                version=version,
                by=by,
                text=text,
                lines=lines,
                view=view_at(match, g, seats, match.last_played_at(version)),
                decision=decision_at(match, g, seats, with_options=False),
                undo=Undo(0),
            )
        )
    return [*updates, build_update(match, seats)]


def _entry_lines(match: Match, version: int, seats: Seats) -> tuple[list[LogLine], int, str]:
    """Return the visible lines of an entry, its seat, and the notation of its action."""
    entry = match.log[version]
    if isinstance(entry, Seated):
        return [seat_change_line(entry, match.previous_occupant(version))], -1, ""
    played = match.played(version)
    assert played is not None
    return visible_lines(played.record, seats), played.seat, action_text(played, seats)


def action_text(played: PlayedEntry, seats: Seats) -> str:
    """Return the notation of an action, or "" if it is another player's secret."""
    entry = played.entry
    if not isinstance(entry, Moved) or (played.secret and played.seat not in seats):
        return ""
    return entry.text


def undo_state(match: Match, seats: Seats) -> Undo:
    """Return what undo and redo would do for a client."""
    reach = match.undo_reach(seats)
    why = Message(reach.why) if not reach.steps else None
    return Undo(
        reach.steps,
        why,
        not reach.steps and reach.consent_to >= 0,
        match.can_redo(seats),
        bool(seats) and isinstance(match.active[-1].entry, DiceEntered),
    )


def build_seats(
    match: Match, online: Seats = (), thinking: Seats = (), pins: Collection[int] = ()
) -> list[Seat]:
    """List all seats, marking those that are online, have a bot at work, or have a PIN."""
    sides = match.game.sides(match.header.setup())
    return [
        Seat(
            index=seat,
            name=chair.name,
            kind=chair.kind,
            bot=chair.bot,
            side=sides[seat],
            colour=seat,
            online=seat in online,
            thinking=seat in thinking,
            pin=seat in pins,
        )
        for seat, chair in enumerate(match.occupants)
    ]


def build_sync(match: Match, seats: Seats, table: str, own: Seats | None = None) -> Sync:
    """Return the complete state of a match for a client.

    The server adds the state of the table: presence, links, chat, bot speed. `own` are all seats of the client, if
    `seats` are only those that see their hidden information now.
    """
    mine = sorted(seats if own is None else own)
    return Sync(
        table=table,
        game=match.game.id,
        mode=match.header.mode,
        scenario=match.header.scenario,
        options=match.header.setup().options,
        version=match.version,
        seats=build_seats(match),
        mine=mine,
        view=current_view(match, seats),
        scene=match.game.scene(match.header.setup()),
        decision=decision_at(match, match.state, seats, limit_refused=True),
        undo=undo_state(match, mine),
        log=log_lines(match, seats),
        ending=build_ending(match),
        orders={seat: match.auto_pass[seat] for seat in mine if seat in match.auto_pass},
        vote=match.vote,
        real=list(match.header.real()),
        typist=match.typist,
        guidance=match.guidance(seats),
    )


def build_replay(match: Match, seats: Seats, table: str) -> Replay:
    """Return the whole game as a client is allowed to know it, one step for each action."""
    steps = []
    g = opening_state(match.game, match.header)
    for played in match.active:
        log_replay.replay_entry(g, played.entry, match.header.real())
        steps.append(
            ReplayStep(
                played.version,
                played.seat,
                action_text(played, seats),
                visible_lines(played.record, seats),
                view_at(match, g, seats, played),
            )
        )
    return Replay(
        table=table,
        game=match.game.id,
        mode=match.header.mode,
        scenario=match.header.scenario,
        options=match.header.setup().options,
        seats=build_seats(match),
        scene=match.game.scene(match.header.setup()),
        steps=steps,
        ending=build_ending(match),
    )
