"""Order at a table: whoever looks after it sends a guest away, has somebody's words passed on to nobody, and is
told what others complain about."""

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL, LEVELS, is_known_level
from shamble.core.refusals import Refusal
from shamble.match.errors import Bad, NotYourSeat, Refused
from shamble.match.log import Chair
from shamble.match.protocol.events import Notice
from shamble.match.protocol.gathering import Report
from shamble.match.protocol.requests import Mute, RemovePlayer, ReportMessage, SeatLinkSaved
from shamble.match.protocol.view import Message
from shamble.server import limits
from shamble.server.rooms import seat_links
from shamble.server.rooms.client import Client
from shamble.server.rooms.room import Room
from shamble.server.rooms.waiting_list import without


def only_host(room: Room, client: Client) -> None:
    """This is for whoever looks after the table."""
    if not room.looks_after(client.link):
        raise Refused(Refusal("no-host"))


def _guest(room: Room, client: Client, seat: int) -> None:
    """A seat of somebody else, over whom whoever looks after the table may decide."""
    if not 0 <= seat < len(room.match.chairs) or seat in room.host or seat == client.link.seat:
        raise NotYourSeat


async def _dismiss(room: Room, client: Client, asked: RemovePlayer) -> None:
    only_host(room, client)
    _guest(room, client, asked.seat)
    bot = (asked.bot or DEFAULT_LEVEL) if asked.kind == "bot" else ""
    if bot and not is_known_level(bot, room.match.game):
        raise Bad(Refusal("no-bot", args={"bot": bot[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}))
    await seat_links.send_away(room, asked.seat, Chair(asked.kind, room.match.chairs[asked.seat].name, bot))


async def _kept(room: Room, client: Client, asked: SeatLinkSaved) -> None:
    await seat_links.kept(room, client)


async def _mute(room: Room, client: Client, asked: Mute) -> None:
    only_host(room, client)
    _guest(room, client, asked.seat)
    others = without(room.book.muted, asked.seat)
    room.book = replace(room.book, muted=sorted([*others, asked.seat]) if asked.muted else others)
    await room.keep()
    room.tell_seats()
    key = "notice-muted" if asked.muted else "notice-unmuted"
    room.notice(Message(key, {"who": f"@seat-{asked.seat}"}))


async def _report(room: Room, client: Client, asked: ReportMessage) -> None:
    """Only what was really said can be reported, and only whoever looks after the table hears of it."""
    said = [line for line in room.chat if (line.seat, line.text) == (asked.seat, asked.text)]
    if not said or asked.seat in client.mine:
        raise Refused(Refusal("no-report"))
    about = sha256(f"{asked.seat} {asked.text}".encode()).hexdigest()[:16]
    if about in room.book.reports:
        return
    if len(room.book.reports) >= limits.MAX_REPORTS:
        raise Refused(Refusal("no-too-many", args={"limit": limits.MAX_REPORTS}))
    report = Report(min(client.mine, default=-1), asked.seat, asked.text)
    room.book = replace(room.book, reports={**room.book.reports, about: report})
    await room.keep()
    hosts = [other for other in room.clients if room.looks_after(other.link)]
    room.sync(*hosts)
    for host in hosts:
        host.send(Notice(Message("notice-report", {"name": said[-1].name or "?", "text": asked.text})))


HANDLERS: dict[type, Callable[[Room, Client, Any], Awaitable[None]]] = {
    RemovePlayer: _dismiss,
    SeatLinkSaved: _kept,
    Mute: _mute,
    ReportMessage: _report,
}
