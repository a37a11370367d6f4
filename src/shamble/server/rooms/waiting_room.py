"""Before a game begins: the table waits for its people, who say when they are ready, and whoever looks after it
begins."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL, LEVELS, is_known_level
from shamble.core.refusals import Refusal
from shamble.match.errors import Bad, Refused
from shamble.match.log import Chair
from shamble.match.protocol.requests import Begin, SetCall, SetReady, SwapSeats
from shamble.match.protocol.view import Message
from shamble.match.text_cleaning import tidy
from shamble.server import limits
from shamble.server.rooms import chair_swaps, moderation, seat_links
from shamble.server.rooms.client import Client
from shamble.server.rooms.room import Room


async def _begin(room: Room, client: Client, asked: Begin) -> None:
    """Bots hold the chairs that are still empty: whoever comes later takes them from there."""
    moderation.only_host(room, client)
    bot = asked.bot or DEFAULT_LEVEL
    if not is_known_level(bot, room.match.game):
        raise Bad(Refusal("no-bot", args={"bot": bot[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}))
    if not room.book.waiting:
        raise Refused(Refusal("no-begun"))
    for seat in room.match.seats_of("open"):
        name = room.match.chairs[seat].name
        with seat_links.trying(room):
            room.book = replace(room.book, held=sorted({*room.book.held, seat}))
            await room.commit(room.match.sit(seat, Chair("bot", name, bot)), (room.host, room.guests))
    room.book = replace(room.book, waiting=False, ready=[], swaps=[])
    await room.keep()
    room.sync(*room.clients)  # now everybody sees with their own eyes
    room.tell_seats()
    room.notice(Message("notice-begins"))
    room.clocks.settle()
    room.changed.set()


async def _ready(room: Room, client: Client, asked: SetReady) -> None:
    if not client.mine:
        raise Refused(Refusal("no-spectator"))
    before = set(room.book.ready)
    ready = before | client.mine if asked.ready else before - client.mine
    if ready != before:
        room.book = replace(room.book, ready=sorted(ready))
        await room.keep()
        room.tell_seats()


async def _call(room: Room, client: Client, asked: SetCall) -> None:
    """Where people talk: an address of the web, and one that nobody listens in on."""
    moderation.only_host(room, client)
    url = tidy(asked.url)
    if len(url) > limits.MAX_CALL_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_CALL_CHARS}))
    if url and not _secure(url):
        raise Refused(Refusal("no-call"))
    room.book = replace(room.book, call=url)
    await room.keep()
    room.tell_seats()


def _secure(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme == "https" and bool(parts.hostname) and "@" not in parts.netloc and " " not in url


HANDLERS: dict[type, Callable[[Room, Client, Any], Awaitable[None]]] = {
    Begin: _begin,
    SetReady: _ready,
    SetCall: _call,
    SwapSeats: chair_swaps.swap,
}
