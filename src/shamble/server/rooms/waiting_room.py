"""Before the game begins: players say that they are ready, and the host begins."""

from urllib.parse import urlsplit

from msgspec.structs import replace

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed
from shamble.match.log import Occupant
from shamble.match.protocol.requests import Begin, SetCall, SetReady
from shamble.match.protocol.view import Message
from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.seating import check_bot


async def begin(room: LiveRoom, client: Client, request: Begin) -> None:
    """Begin the game. Bots play open seats until new players take them. Requires the lock."""
    room.access.require_host(client.link)
    bot = check_bot(room, request.bot)
    if not room.settings.gathering.is_waiting:
        raise NotAllowed(Refusal("no-begun"))
    for seat in room.match.seats_of("open"):
        gathering = room.settings.gathering
        held = sorted({*gathering.bot_held_seats, seat})
        step = room.match.set_occupant(seat, Occupant("bot", room.match.occupants[seat].name, bot))
        await room.commit(step, gathering=replace(gathering, bot_held_seats=held))
    gathering = replace(
        room.settings.gathering,
        is_waiting=False,
        begun_at=room.match.version,
        ready_seats=[],
        swap_requests=[],
    )
    await room.update_settings(gathering=gathering)
    room.send_notice(Message("notice-begins"))


async def set_ready(room: LiveRoom, client: Client, request: SetReady) -> None:
    """Mark the seats of a client as ready or not. Requires the lock."""
    if not client.seats:
        raise NotAllowed(Refusal("no-spectator"))
    gathering = room.settings.gathering
    before = set(gathering.ready_seats)
    ready = before | client.seats if request.ready else before - client.seats
    if ready != before:
        await room.update_settings(gathering=replace(gathering, ready_seats=sorted(ready)))


async def set_call(room: LiveRoom, client: Client, request: SetCall) -> None:
    """Set the https address of the players' voice call. Requires the lock."""
    room.access.require_host(client.link)
    url = clean_text(request.url)
    if len(url) > limits.MAX_CALL_CHARS:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_CALL_CHARS}))
    if url and not _is_secure(url):
        raise NotAllowed(Refusal("no-call"))
    await room.update_settings(gathering=replace(room.settings.gathering, call_url=url))


def _is_secure(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme == "https" and bool(parts.hostname) and "@" not in parts.netloc and " " not in url
