"""People who are away: how long, who may put a bot in for them, and how they come back.

A bot that sits in for somebody is only lent the seat (`Settings.lent`): whoever comes with the link of the seat has it
again at once. Where people come and go over days nobody is a leaver: there the clock decides."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL
from shamble.core.refusals import Refusal
from shamble.match.errors import Bad, NotYourSeat, NotYourTurn, Refused
from shamble.match.log import Chair
from shamble.match.protocol.events import Nudged
from shamble.match.protocol.view import Message, Seat, Vote
from shamble.server import limits
from shamble.server.cluster.messages import SeatNudged
from shamble.server.rooms import votes

if TYPE_CHECKING:
    from shamble.server.rooms.client import Client
    from shamble.server.rooms.room import Room


def note(room: "Room") -> None:
    """Somebody came or went: remember since when people are away."""
    here, now = room.online(), time.monotonic()
    room.gone = {seat: room.gone.get(seat, now) for seat in room.match.seats_of("person") if seat not in here}


def marked(room: "Room", seats: Iterable[Seat]) -> list[Seat]:
    """Seats with how long their people have been away, and those that a bot was lent."""
    now = time.monotonic()
    return [
        replace(seat, away=max(1, int(now - room.gone[seat.index])))
        if seat.kind == "person" and seat.index in room.gone
        else replace(seat, lent=True)
        if seat.kind == "bot" and seat.index in room.borrowed
        else seat
        for seat in seats
    ]


# ---------------------------------------------------------------- a bot sits in


async def ask(room: "Room", client: "Client", seat: int) -> None:
    """Somebody wants a bot to sit in. The others who are here say so, too, by more than half."""
    if not 0 <= seat < len(room.match.chairs) or seat in client.mine:
        raise NotYourSeat
    if room.match.state.is_over() or room.match.chairs[seat].kind != "person":
        raise Refused(Refusal("no-leaver"))
    if room.clock.kind == "days":
        raise Refused(Refusal("no-leaver-days"))
    away = time.monotonic() - room.gone[seat] if seat in room.gone else 0.0
    if away < limits.STAND_IN_AFTER_S - 1:  # a page that counts on from whole seconds may be so much ahead
        raise Refused(Refusal("no-leaver-yet", args={"seconds": int(limits.STAND_IN_AFTER_S)}))
    if room.match.vote is not None:
        raise Refused(Refusal("no-vote-twice"))
    by = min(client.mine, default=-1)
    voters = sorted(votes.others(room, {seat, *client.mine}))
    if voters:
        agreed = [by] if by >= 0 else []
        room.match.vote = Vote("bot", by, room.match.version, agreed, voters, whose=[seat])
        votes.begins(room)
    else:
        await sit_in(room, seat)


async def sit_in(room: "Room", seat: int, said: str = "notice-sits-in") -> None:
    """A bot has the seat until its person comes back. Only within `Room.alone`."""
    chair = room.match.chairs[seat]
    if chair.kind != "person":
        return
    room.borrowed.add(seat)
    await room.commit(room.match.sit(seat, Chair("bot", chair.name, DEFAULT_LEVEL)), (room.host, room.guests))
    room.notice(Message(said, {"who": f"@seat-{seat}"}))


async def comes_back(room: "Room", client: "Client") -> bool:
    """Whoever comes with the link of seats that bots were lent has them again. Only within `Room.alone`."""
    held = room.host if client.link.role == "host" else {client.link.seat}
    back = sorted(seat for seat in held & room.borrowed if room.match.chairs[seat].kind == "bot")
    for seat in back:
        room.borrowed.discard(seat)
        chair = Chair("person", room.match.chairs[seat].name, salt=client.salt[: limits.MAX_SALT_CHARS])
        await room.commit(room.match.sit(seat, chair), (room.host, room.guests))
        room.notice(Message("notice-comes-back", {"who": f"@seat-{seat}"}))
    return bool(back)


# ---------------------------------------------------------------- a reminder


def nudge(room: "Room", client: "Client", seat: int) -> None:
    """Remind somebody that the table waits for them, not too often."""
    if client.link.role == "watch":
        raise Refused(Refusal("no-spectator"))
    if seat in client.mine or not 0 <= seat < len(room.match.chairs):
        raise NotYourSeat
    if seat not in room.match.waiting() or room.match.chairs[seat].kind != "person":
        raise NotYourTurn
    if time.monotonic() - room.nudged.get(seat, -limits.NUDGE_INTERVAL_S) < limits.NUDGE_INTERVAL_S:
        raise Bad(Refusal("no-nudge", args={"seconds": int(limits.NUDGE_INTERVAL_S)}))
    poked = SeatNudged(seat, min(client.mine, default=-1))
    room.channel.publish(poked)
    felt(room, poked)


def felt(room: "Room", poked: SeatNudged) -> None:
    """Somebody was reminded, here or elsewhere."""
    room.nudged[poked.seat] = time.monotonic()
    for client in room.clients:
        if poked.seat in client.mine:
            client.send(Nudged(poked.by))
