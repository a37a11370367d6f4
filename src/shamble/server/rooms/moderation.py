"""Moderation by the host: removing and muting players, and reports of what they wrote."""

from hashlib import sha256

from msgspec.structs import replace

from shamble.core.refusals import Refusal
from shamble.match.errors import NotAllowed, NotYourSeat
from shamble.match.log import Occupant
from shamble.match.protocol.events import Notice
from shamble.match.protocol.gathering import Report
from shamble.match.protocol.requests import Mute, RemovePlayer, RemoveWatcher, ReportMessage
from shamble.match.protocol.view import Message
from shamble.server import limits
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.seat_access import is_watcher_name
from shamble.server.rooms.seating import check_bot, remove_player
from shamble.server.storage.settings import without


async def remove(room: LiveRoom, client: Client, request: RemovePlayer) -> None:
    """Remove a player from a seat. Requires the lock."""
    _check_target(room, client, request.seat)
    bot = check_bot(room, request.bot) if request.kind == "bot" else ""
    name = room.match.occupants[request.seat].name
    await remove_player(room, request.seat, Occupant(request.kind, name, bot))


async def mute(room: LiveRoom, client: Client, request: Mute) -> None:
    """Mute or unmute a player. Requires the lock."""
    if request.watcher:
        await _mute_watcher(room, client, request)
        return
    _check_target(room, client, request.seat)
    gathering = room.settings.gathering
    muted = without(gathering.muted_seats, request.seat)
    if request.muted:
        muted = sorted([*muted, request.seat])
    await room.update_settings(gathering=replace(gathering, muted_seats=muted))
    key = "notice-muted" if request.muted else "notice-unmuted"
    room.send_notice(Message(key, {"who": f"@seat-{request.seat}"}))


async def _mute_watcher(room: LiveRoom, client: Client, request: Mute) -> None:
    room.access.require_host(client.link)
    gathering = room.settings.gathering
    muted = [name for name in gathering.muted_watchers if name != request.watcher]
    if request.muted:
        muted = _with_watcher(muted, request.watcher)
    await room.update_settings(gathering=replace(gathering, muted_watchers=muted))


async def remove_watcher(room: LiveRoom, client: Client, request: RemoveWatcher) -> None:
    """Disconnect the spectators of an address for good. Requires the lock."""
    room.access.require_host(client.link)
    gathering = room.settings.gathering
    removed = _with_watcher(gathering.removed_watchers, request.watcher)
    await room.update_settings(gathering=replace(gathering, removed_watchers=removed))


def _with_watcher(names: list[str], name: str) -> list[str]:
    if not is_watcher_name(name):
        raise NotAllowed(Refusal("no-spectator"))
    others = [other for other in names if other != name]
    return [*others, name][-limits.MAX_SPECTATORS :]


async def report(room: LiveRoom, client: Client, request: ReportMessage) -> None:
    """Report a posted chat line to the hosts. Requires the lock."""
    lines = [line for line in room.chat.lines if (line.seat, line.text) == (request.seat, request.text)]
    if not lines or request.seat in client.seats:
        raise NotAllowed(Refusal("no-report"))
    gathering = room.settings.gathering
    id = sha256(f"{request.seat} {request.text}".encode()).hexdigest()[:16]
    if id in gathering.reports:
        return
    if len(gathering.reports) >= limits.MAX_REPORTS:
        raise NotAllowed(Refusal("no-too-many", args={"limit": limits.MAX_REPORTS}))
    new = Report(min(client.seats, default=-1), request.seat, request.text)
    await room.update_settings(gathering=replace(gathering, reports={**gathering.reports, id: new}))
    notice = Notice(Message("notice-report", {"name": lines[-1].name or "?", "text": request.text}))
    for other in room.clients:
        if room.access.is_host(other.link):
            other.send(notice)


def _check_target(room: LiveRoom, client: Client, seat: int) -> None:
    """Raise unless the client is a host and the seat belongs to another player."""
    room.access.require_host(client.link)
    if (
        not 0 <= seat < len(room.match.occupants)
        or seat in room.settings.host_seats
        or seat == client.link.seat
    ):
        raise NotYourSeat
