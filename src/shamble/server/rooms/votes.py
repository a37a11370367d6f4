"""Questions that the people at a table answer, and how one that nobody answers comes to its end.

To take something back takes everybody (`Match.consent`); that a bot sits in, or makes a choice for which the time is
up, takes more than half of those who were asked."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec.structs import replace

from shamble.match.errors import NotYourTurn
from shamble.match.protocol.view import Message, Vote
from shamble.match.timeline import Step
from shamble.server import limits
from shamble.server.rooms import stand_ins

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room


def _now() -> float:
    return asyncio.get_running_loop().time()


def others(room: "Room", but: Collection[int]) -> set[int]:
    """People who are here and may be asked."""
    return {seat for seat in room.match.seats_of("person") if seat in room.online() and seat not in but}


def begins(room: "Room") -> None:
    room.vote_ends = _now() + limits.VOTE_TIMEOUT_S
    _stands(room)


def _stands(room: "Room") -> None:
    """A vote began, went on or ended: everybody is told, and clocks stand or go on."""
    room.tell_seats()
    room.clocks.settle()
    room.changed.set()


def late(room: "Room", seat: int) -> bool:
    """Time is up for a seat: the others say whether a bot chooses. False = there is nobody to ask."""
    voters = sorted(others(room, {seat}))
    if not voters or room.match.vote is not None:
        return False
    room.match.vote = Vote("late", -1, room.match.version, [], voters, whose=[seat])
    begins(room)
    return True


async def runs(room: "Room") -> float:
    """Seconds until the vote that runs comes to its end; by then it has failed, and everybody is told."""
    left = room.vote_ends - _now()
    if left > 0:
        return left

    async def end() -> None:
        if room.match.vote is not None and room.vote_ends <= _now():
            fails(room, "late")

    await room.alone(end)
    return 0.0


def fails(room: "Room", why: str) -> None:
    """It comes to nothing, because it was "lost", "withdrawn" or too "late". Only within `Room.alone`."""
    vote = room.match.vote
    room.match.vote = None
    if vote is not None and vote.kind == "late":
        room.clocks.wait_on(vote.whose[0])
    _stands(room)
    if vote is not None and vote.kind != "undo":
        room.notice(Message(f"notice-{vote.kind}-lost", {"who": f"@seat-{vote.whose[0]}"}))
    else:
        room.notice(Message(f"notice-vote-{why}"))


async def answer(room: "Room", seats: Collection[int], agree: bool) -> None:
    """People say what they think. Only within `Room.alone`."""
    vote = room.match.vote
    if vote is not None and vote.kind != "undo":
        await _more_than_half(room, vote, seats, agree)
        return
    result = room.match.consent(seats, agree)
    if isinstance(result, Step):
        await room.commit(result)
        room.notice(Message("notice-vote-won"))
    elif result is None and vote is not None:
        fails(room, "withdrawn" if vote.by in seats else "lost")
    else:
        _stands(room)


async def _more_than_half(room: "Room", vote: Vote, seats: Collection[int], agree: bool) -> None:
    if not agree and vote.by in seats:
        fails(room, "withdrawn")
        return
    answering = [seat for seat in vote.waiting if seat in seats]
    if not answering:
        raise NotYourTurn
    waiting = [seat for seat in vote.waiting if seat not in answering]
    if agree:
        vote = replace(vote, agreed=[*vote.agreed, *answering], waiting=waiting)
    else:
        vote = replace(vote, refused=[*vote.refused, *answering], waiting=waiting)
    await _count(room, vote)


async def _count(room: "Room", vote: Vote) -> None:
    room.match.vote = vote
    asked = len(vote.agreed) + len(vote.refused) + len(vote.waiting)
    if 2 * len(vote.agreed) > asked:
        await _passes(room, vote)
    elif 2 * (len(vote.agreed) + len(vote.waiting)) <= asked:
        fails(room, "lost")
    else:
        _stands(room)


async def _passes(room: "Room", vote: Vote) -> None:
    seat = vote.whose[0]
    if vote.kind == "bot":
        await stand_ins.sit_in(room, seat)
    else:
        room.match.vote = None
        room.clocks.forfeit(seat)
        _stands(room)


async def heard(room: "Room", vote: Vote | None, version: int) -> None:
    """A vote went on elsewhere. Who answered there has answered here; when it is decided both write it, and one can."""
    if version != room.match.version:
        return  # something happened since: it is over
    mine = room.match.vote
    if vote is None or mine is None or (mine.kind, mine.by, mine.to) != (vote.kind, vote.by, vote.to):
        room.match.vote = vote
        room.vote_ends = _now() + limits.VOTE_TIMEOUT_S
    elif vote.kind != "undo":
        both = replace(
            mine,
            agreed=sorted({*mine.agreed, *vote.agreed}),
            refused=sorted({*mine.refused, *vote.refused}),
            waiting=[seat for seat in mine.waiting if seat in vote.waiting],
        )
        if both != mine:
            await _count(room, both)
        return
    elif agreed := [seat for seat in mine.waiting if seat in vote.agreed]:
        result = room.match.consent(agreed, True)
        if isinstance(result, Step):
            await room.commit(result)
            return
    room.vote_told = room.match.vote
    _stands(room)


def shown(room: "Room") -> Vote | None:
    """The vote that runs, with the seconds it has left."""
    vote = room.match.vote
    return replace(vote, seconds=max(0, round(room.vote_ends - _now()))) if vote is not None else None
