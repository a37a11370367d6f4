"""A table that other processes serve as well: what they did happens here, too, and what is done here is told to them.

The log decides what happened. News of it only come sooner than a look into the log would; all of them are taken in one
at a time, like everything that changes a table (`Room.alone`)."""

import logging
import time
from typing import TYPE_CHECKING

import msgspec

from shamble.match.log import Entry, Header
from shamble.server.cluster.bus import NULL_CHANNEL
from shamble.server.cluster.messages import (
    BotFailureChanged,
    BotStepped,
    ChatPosted,
    ChoiceGranted,
    ClocksChanged,
    EntryWritten,
    Envelope,
    Hello,
    NoticeSent,
    PresenceChanged,
    ReactionSent,
    SeatNudged,
    SeatTimedOut,
    SettingsChanged,
    TableRemoved,
    VoteChanged,
)
from shamble.server.errors import Conflict, WriteError
from shamble.server.keys import server
from shamble.server.rooms import chair_swaps, chat, connection_quality, seat_links, stand_ins, votes
from shamble.server.storage.settings import Settings, merged
from shamble.server.storage.tables import Access

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room

log = logging.getLogger(__name__)
_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(Header)

PRESENCE = 30.0  # seconds after which whoever was said to be there no longer counts
ONE_BY_ONE = 16  # entries that are told one by one; more are told as a whole


class Elsewhere:
    """What is known of the same table in another process."""

    def __init__(self, said: PresenceChanged) -> None:
        self.online = set(said.online)
        self.hosted = said.hosted  # somebody is there who looks after the table
        self.thinking = set(said.thinking)
        self.looking = set(said.looking)
        self.told = set(said.told)
        self.lines = said.lines
        self.heard = time.monotonic()


# ---------------------------------------------------------------- listening


def on_message(room: "Room", envelope: Envelope) -> None:
    """Another process says something."""
    room.soon(lambda: _heard(room, envelope))


def on_gap(room: "Room") -> None:
    """Something may have been said unheard."""
    room.soon(lambda: catch_up(room))


def stay_in_touch(room: "Room") -> None:
    """Say again who is here, and forget processes that do not."""
    before, now = room.online(), time.monotonic()
    for sender in [s for s, other in room.elsewhere.items() if now - other.heard > PRESENCE]:
        del room.elsewhere[sender]
    if room.online() != before:
        room.tell_seats()
        room.clocks.settle()
    if room.clients:
        tell_others(room, anew=True)


async def _heard(room: "Room", envelope: Envelope) -> None:
    match envelope.message:
        case EntryWritten(number=number, body=body):
            if number == room.match.version + 1:
                take_over(room, [body.encode()])
            elif number > room.match.version:
                await catch_up(room)
        case SettingsChanged(revision=revision):
            if revision > room.revision:
                await catch_up(room)
        case ChatPosted(said=said):
            room.heard(said)
        case ReactionSent(reaction=reaction):
            chat.show(room, reaction)
        case PresenceChanged() as here:
            room.elsewhere[envelope.sender] = Elsewhere(here)
            room.tell_seats()
            room.clocks.settle()
        case Hello():
            tell_others(room, anew=True)
        case BotStepped():
            room.steps = 1
            room.changed.set()
        case TableRemoved():
            room.broken = True
            room.dismiss()
        case VoteChanged(vote=vote, version=version):
            await votes.heard(room, vote, version)
        case ClocksChanged(body=body):
            room.clocks.heard(body)
        case SeatTimedOut(number=number, seat=seat):
            room.clocks.forfeits.add((number, seat))
            room.changed.set()
        case NoticeSent(said=said):
            room.noticed(said)
        case BotFailureChanged(said=said, seat=seat):
            room.trouble, room.stuck = said, seat
            room.tell_seats()
            room.clocks.settle()
            room.changed.set()
        case ChoiceGranted(seat=seat, role=role, by=by, number=number):
            room.lends(seat, Access(role, by), number)
        case SeatNudged() as poked:
            stand_ins.felt(room, poked)


# ---------------------------------------------------------------- following


async def catch_up(room: "Room") -> None:
    """Somebody else wrote to this table, or may have: follow."""
    around = await room.storage.load_head(room.id)
    if around.revision > room.revision:
        take_settings(room, around.settings, around.revision)
        _take_header(room, around.header)
    take_over(room, await room.storage.load_entries(room.id, room.match.version + 1))


async def up_to_date(room: "Room") -> None:
    """Follow at once what others may have done; alone there is nobody to follow."""
    if room.channel is not NULL_CHANNEL:
        await room.alone(lambda: catch_up(room))


def take_over(room: "Room", bodies: list[bytes]) -> None:
    """What others wrote happens here."""
    at_once = len(bodies) > ONE_BY_ONE
    try:
        for body in bodies:
            entry = _entry.decode(body)
            room.match.follow(entry)
            room.log += body + b"\n"
            room.recovers()
            if not at_once:
                room.tell(entry)
            room.clocks.settle(entry)
    except Exception:
        room.broken = True
        room.dismiss()
        raise
    if at_once:
        for client in room.clients:
            room.sync(client)
    if bodies:
        room.vote_told = room.match.vote
        room.changed.set()


def take_settings(room: "Room", settings: Settings, revision: int) -> None:
    """Others changed what is around the game: whoever has other seats now is told everything anew, and whoever sees
    something of it is told that. Standing orders of others are nobody's business, so nobody hears that they changed."""
    before, manners = {client: room.seats_for(client) for client in room.clients}, room.manners
    known = room.book.reports.keys()
    room.take(settings)
    room.delay.settled(manners)
    room.stored, room.revision = settings, revision
    seat_links.expel(room)
    chair_swaps.follow_keys(room)
    for client in room.clients:
        if room.seats_of(client.link) != client.mine or room.sight.of(client) != client.eyes:
            room.sync(client)
        elif (now := room.seats_for(client)) != before[client]:
            client.send(now)
        elif room.looks_after(client.link) and room.book.reports.keys() != known:
            room.sync(client)
    room.clocks.settle()
    room.changed.set()


def _take_header(room: "Room", content: bytes) -> None:
    """Others made chance come from the table's secret."""
    if content != room.header:
        room.match.keep_secret(server.table_secret(room.storage.key, room.id), _header.decode(content))
        room.header = content


# ---------------------------------------------------------------- telling


async def keep(room: "Room") -> None:
    """Write down what is no part of the game, on top of what others have changed meanwhile. What cannot be written is
    kept in mind."""
    while True:
        settings = room.settings()
        try:
            await room.storage.save_settings(room.id, settings, room.revision)
        except WriteError:
            return
        except Conflict:
            around = await room.storage.load_head(room.id)
            take_settings(room, merged(room.stored, settings, around.settings), around.revision)
            room.stored = around.settings
            _take_header(room, around.header)
            continue
        written(room, settings)
        return


def written(room: "Room", settings: Settings | None = None) -> None:
    """What is around the game was written down here."""
    room.stored = settings or room.stored
    room.revision += 1
    room.channel.publish(SettingsChanged(room.revision))


def tell_others(room: "Room", anew: bool = False) -> None:
    """Who is here, which bot thinks, how a vote stands; `anew`: also where that is as it was."""
    here = PresenceChanged(
        sorted(room.here()),
        sorted(room.thinking),
        room.hosted_here(),
        sorted(room.looking_here()),
        sorted(room.told_here()),
        connection_quality.here(room),
    )
    if here != room.here_told or anew:
        room.here_told = here
        room.channel.publish(here)
    if room.match.vote != room.vote_told or (anew and room.match.vote is not None):
        room.vote_told = room.match.vote
        room.channel.publish(VoteChanged(room.match.vote, room.match.version))
    if anew and room.trouble is not None:
        room.channel.publish(BotFailureChanged(room.trouble, room.stuck))
    if anew:
        for seat, (link, number) in room.lent.items():
            room.channel.publish(ChoiceGranted(seat, link.role, link.seat, number))
