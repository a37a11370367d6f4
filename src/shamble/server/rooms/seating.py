"""Taking a seat, leaving it for good, and giving it to another player or a bot."""

from typing import Any

from shamble.bots import DEFAULT_LEVEL, LEVELS, is_known_level
from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed, NotYourSeat
from shamble.match.log import Occupant
from shamble.match.protocol.events import NewSeatLink, Notice
from shamble.match.protocol.requests import SetSeat
from shamble.match.protocol.view import Args, Message
from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.errors import HttpError
from shamble.server.keys import links
from shamble.server.rooms import seat_links
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.fair_dice import enable_fair_dice
from shamble.server.rooms.room import Room
from shamble.server.storage.settings import occupied, vacated
from shamble.server.storage.tables import Access


def check_bot(room: Room, level: str) -> str:
    """Return the bot level, by default the usual one. Raise `InvalidRequest` if unknown."""
    level = level or DEFAULT_LEVEL
    if not is_known_level(level, room.match.game):
        args: Args = {"bot": level[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}
        raise InvalidRequest(Refusal("no-bot", args=args))
    return level


# ---------------------------------------------------------------- without a seat link


def free_seats(room: Room) -> list[int]:
    """List the seats for new players: open ones first, then those that a bot holds for them."""
    chairs, gathering = room.match.occupants, room.settings.gathering
    open_seats = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
    unreserved = [seat for seat in open_seats if seat not in gathering.reserved_seats]
    return unreserved + [seat for seat in gathering.bot_held_seats if chairs[seat].kind == "bot"]


async def sit_down(room: LiveRoom, name: str, salt: str) -> str:
    """Take a free seat without a link; return the link to it. Requires the lock."""
    if room.match.state.is_over():
        raise HttpError(409, "error-over")
    free = free_seats(room)
    if not free:
        raise HttpError(409, "error-just-taken")
    seat = free[0]
    await enable_fair_dice(room)
    key, seat_keys = seat_links.rotate_seat_key(room, seat)
    chair = Occupant("person", name or room.match.occupants[seat].name, salt=salt[: limits.MAX_SALT_CHARS])
    gathering = occupied(seat_links.with_closed_link(room.settings.gathering, seat), seat)
    await room.commit(
        room.match.set_occupant(seat, chair),
        seat_keys=seat_keys,
        gathering=gathering,
        **room.access.after_claim(seat),
    )
    seat_links.disconnect_revoked(room)  # the player who opened the seat can still be here
    return links.link_path(room.id, key)


# ---------------------------------------------------------------- leaving for good


async def remove_player(room: LiveRoom, seat: int, chair: Occupant) -> None:
    """Give the seat of a player to a bot, or open it for another one. Requires the lock."""
    old = room.match.occupants[seat]
    if seat not in room.settings.claimed_seats or old.kind != "person":
        raise NotYourSeat
    leaving = [client for client in room.clients if client.link == Access("seat", seat)]
    await _vacate(room, seat, chair)
    for client in leaving:
        client.send(Notice(Message("notice-sent-away-you")))
    seat_links.disconnect_revoked(room)
    room.send_notice(Message("notice-sent-away", {"name": old.name}))


async def hand_over(room: LiveRoom, client: Client, seat: int) -> str:
    """Open a player's seat for a friend, and return the link to it. Requires the lock.

    The player becomes a spectator.
    """
    chair = room.match.occupants[seat]
    if client.link != Access("seat", seat) or chair.kind != "person":
        raise NotYourSeat
    key = await _vacate(room, seat, Occupant("open", chair.name))
    room.send_notice(Message("notice-handed-over", {"name": chair.name}))
    watching = Access("watch", -1)
    leaving = [other for other in room.clients if other.link == client.link]
    for other in leaving:
        other.link = watching
        other.key = seat_links.watch_key(room, seat_links.LEFT)
        other.send(NewSeatLink(links.link_path(room.id, other.key)))
    await room.spectators.prepare(watching)
    room.broadcaster.sync(*leaving)
    return links.link_path(room.id, key)


async def _vacate(room: LiveRoom, seat: int, chair: Occupant) -> str:
    key, seat_keys = seat_links.rotate_seat_key(room, seat)
    await room.commit(
        room.match.set_occupant(seat, chair),
        seat_keys=seat_keys,
        gathering=vacated(seat_links.with_closed_link(room.settings.gathering, seat), seat),
        cohost=-1 if room.settings.cohost == seat else room.settings.cohost,
    )
    return key


# ---------------------------------------------------------------- by request


async def change_seat(room: LiveRoom, client: Client, request: SetSeat) -> None:
    """Rename a seat, give it to a bot, open it or take it back. Requires the lock.

    A seat claimed by a link of its own stays with that link. The host has the others, and can put a bot in for a
    player who is away.
    """
    match, seat, settings = room.match, request.seat, room.settings
    if not 0 <= seat < len(match.occupants):
        raise NotYourSeat
    now = match.occupants[seat]
    name = clean_text(request.name) or now.name
    if len(name) > limits.MAX_NAME_CHARS:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_NAME_CHARS}))
    bot = check_bot(room, request.bot) if request.kind == "bot" else ""
    changes = _changed_owners(room, client, request)
    if len(request.salt) > limits.MAX_SALT_CHARS:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_SALT_CHARS}))
    if changes.get("claimed_seats", settings.claimed_seats) != settings.claimed_seats:
        await enable_fair_dice(room)
    chair = Occupant(request.kind, name, bot, request.salt)
    is_same = (chair.kind, chair.name, chair.bot) == (now.kind, now.name, now.bot)
    if is_same and all(getattr(settings, field) == seats for field, seats in changes.items()):
        return
    if not client.seating_quota.take() or match.seat_changes >= limits.MAX_SEAT_CHANGES:
        raise InvalidRequest(Refusal("no-too-fast"))
    stood_in = set(settings.stood_in_seats) - {seat}
    if chair.kind == "bot" and seat in settings.claimed_seats and client.link.seat != seat:
        stood_in |= {seat}  # the player is away, and gets the seat back by coming
    if chair.kind == "person" and room.takeovers.shows_hidden_information(client, seat):
        await room.takeovers.take(client, seat, name, request.salt, changes)
        return
    step = match.set_occupant(seat, chair)
    if chair.kind == "person" and now.kind != "person" and client.link.seat == seat:
        with seat_links.own_link(room, client) as keys:  # others can have a link to this seat, too
            await room.commit(step, stood_in_seats=sorted(stood_in), **changes, **keys)
        return
    await room.commit(step, stood_in_seats=sorted(stood_in), **changes)


def _changed_owners(room: LiveRoom, client: Client, request: SetSeat) -> dict[str, Any]:
    """Return the changed owners of the seat, as settings. Raise if it is not allowed."""
    seat, settings, kind = request.seat, room.settings, request.kind
    without = [other for other in settings.host_seats if other != seat]
    is_online = room.match.occupants[seat].kind == "person" and seat in room.presence.online_seats()
    if client.link.role == "host":
        if seat in settings.claimed_seats and kind == "person":
            raise NotYourSeat  # even while the player is away or a bot plays
        if is_online and seat not in settings.host_seats:
            raise NotAllowed(Refusal("no-seat-taken"))
        if kind == "open":
            return {"host_seats": without}
        if seat not in settings.claimed_seats:
            return {"host_seats": sorted({*settings.host_seats, seat})}
        return {}
    if client.link.seat == seat:
        return room.access.after_claim(seat)
    if not room.access.is_host(client.link) or kind == "person":
        raise NotYourSeat  # a co-host gives seats away and takes none
    if is_online:
        raise NotAllowed(Refusal("no-seat-taken"))
    return {"host_seats": without} if kind == "open" else {}
