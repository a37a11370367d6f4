"""Questions that the people at a table answer, and how one that nobody answers comes to its end."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from shamble.server import limits
from shamble.table.wire.table import Message, Vote

if TYPE_CHECKING:
    from shamble.server.room import Room


def _now() -> float:
    return asyncio.get_running_loop().time()


def begins(room: "Room") -> None:
    room.vote_ends = _now() + limits.VOTE
    room.tell_seats()
    room.changed.set()


async def runs(room: "Room") -> float:
    """Seconds until the vote that runs comes to its end; by then it has failed, and everybody is told."""
    left = room.vote_ends - _now()
    if left > 0:
        return left

    async def end() -> None:
        if room.match.vote is not None and room.vote_ends <= _now():
            fails(room, "notice-vote-late")

    await room.alone(end)
    return 0.0


def fails(room: "Room", why: str) -> None:
    """It comes to nothing. Only within `Room.alone`."""
    room.match.vote = None
    room.tell_seats()
    room.notice(Message(why))
    room.changed.set()


def shown(room: "Room") -> Vote | None:
    """The vote that runs, with the seconds it has left."""
    vote = room.match.vote
    return replace(vote, seconds=max(0, round(room.vote_ends - _now()))) if vote is not None else None
