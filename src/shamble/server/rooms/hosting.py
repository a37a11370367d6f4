"""What the host decides: co-host, invitations, spectators, clock and the pace of the bots."""

import time

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed, NotYourSeat
from shamble.match.log import Seated
from shamble.match.protocol.events import Invitation
from shamble.match.protocol.requests import Invite, SetClock, SetCohost, SetPace, SetTablePolicy
from shamble.match.protocol.view import Message
from shamble.server import limits
from shamble.server.cluster.messages import BotStepped
from shamble.server.keys import links, server
from shamble.server.rooms import seat_links
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.clocks import check_clock
from shamble.server.rooms.spectators import check_delay


async def set_cohost(room: LiveRoom, seat: int) -> None:
    """Make the player of this seat co-host; -1 = no player. Requires the lock."""
    await room.update_settings(cohost=seat)
    if seat >= 0:
        room.send_notice(Message("notice-host", {"who": f"@seat-{seat}"}))


async def appoint_cohost_if_absent(room: LiveRoom) -> None:
    """Make a connected player co-host if both hosts have been away for a while.

    Requires the lock.
    """
    if room.presence.has_host():
        return
    seats = [client.link.seat for client in room.clients if client.seats and client.link.role == "seat"]
    if seats and time.monotonic() - room.presence.host_left_at >= limits.COHOST_AFTER_S:
        await set_cohost(room, min(seats))


async def create_invite(room: LiveRoom, seat: int) -> str:
    """Return a new link for a seat without a player. Requires the lock."""
    chair, settings = room.match.occupants[seat], room.settings
    is_claimed = seat in settings.claimed_seats and seat not in settings.gathering.vacated_seats
    if chair.kind == "person" or (chair.kind == "bot" and is_claimed):
        raise NotAllowed(Refusal("no-seat-taken"))
    key = _invite_key(room, seat)
    await room.update_settings(seat_keys=seat_links.with_key(room, settings.seat_keys, key, seat))
    return links.link_path(room.id, key)


def _invite_key(room: LiveRoom, seat: int) -> str:
    """Return the key of an invitation, the same until the seat changes: links do not pile up."""
    log = room.match.log
    changed = max(
        (n for n, entry in enumerate(log) if isinstance(entry, Seated) and entry.seat == seat), default=0
    )
    return server.invite_key(room.persistence.store.key, room.id, seat, changed)


# ---------------------------------------------------------------- requests


async def choose_cohost(room: LiveRoom, client: Client, request: SetCohost) -> None:
    """Make a player co-host, or no player with a negative seat."""
    room.access.require_host(client.link)
    seat, chairs = request.seat, room.match.occupants
    if seat >= len(chairs) or (
        seat >= 0 and (chairs[seat].kind != "person" or seat in room.settings.host_seats)
    ):
        raise NotYourSeat
    await set_cohost(room, max(seat, -1))


async def invite(room: LiveRoom, client: Client, request: Invite) -> Invitation:
    """Return a new link for a seat."""
    room.access.require_host(client.link)
    if not 0 <= request.seat < len(room.match.occupants):
        raise NotYourSeat
    return Invitation(request.ref, request.seat, await create_invite(room, request.seat))


async def set_policy(room: LiveRoom, client: Client, request: SetTablePolicy) -> None:
    """Set what spectators see, and what they and the players are allowed to do."""
    room.access.require_host(client.link)
    before = room.settings.policy
    await room.update_settings(policy=check_delay(request.policy))
    if (before.watch, before.delay) != (request.policy.watch, request.policy.delay):
        room.send_notice(Message(f"notice-watch-{request.policy.watch}", {"count": request.policy.delay}))


async def set_clock(room: LiveRoom, client: Client, request: SetClock) -> None:
    """Set the clock."""
    room.access.require_host(client.link)
    await room.update_settings(clock=check_clock(request.clock))
    room.send_notice(Message("notice-clock-none" if request.clock.kind == "none" else "notice-clock-set"))


async def set_pace(room: LiveRoom, client: Client, request: SetPace) -> None:
    """Set the pace of the bots, pause them, or let one of them act once."""
    if client.is_spectator:
        raise NotAllowed(Refusal("no-spectator"))
    if room.settings.policy.calm:
        room.access.require_host(client.link)
    if not 0 <= request.pace <= limits.MAX_PACE_S:
        raise InvalidRequest(Refusal("no-pace", args={"limit": int(limits.MAX_PACE_S)}))
    await room.update_settings(pace=request.pace, paused=request.paused)
    room.failures.has_step = request.paused and request.step
    if room.failures.has_step:
        room.persistence.channel.publish(BotStepped())
        room.changed.set()
