"""Votes of the players, and how a vote without enough answers ends.

An undo needs all players (`Match.answer_vote`), and so does taking over a bot's seat. A stand-in bot, or a bot's choice
for a player whose time is up, needs more than half of the players asked. After a refusal the proposer cannot start the
same vote again before the next decision. The clock of the proposer runs while the others vote."""

import asyncio
from collections.abc import Collection

from msgspec.structs import replace

from shamble.core.refusals import Refusal
from shamble.match.errors import NotAllowed, NotYourTurn
from shamble.match.log import Entry
from shamble.match.protocol.view import Message, Vote
from shamble.match.timeline import PreparedEntry
from shamble.server import limits
from shamble.server.cluster.messages import VoteChanged
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.presence import Presence
from shamble.server.rooms.room import Room


def _now() -> float:
    return asyncio.get_running_loop().time()


class Votes(RoomComponent):
    """The running vote of a table (`Match.vote`): its voters, its end, its result."""

    def __init__(self, room: Room, presence: Presence) -> None:
        super().__init__(room)
        self.presence = presence
        self._ends_at = 0.0  # on the clock of the event loop
        self._published = room.match.vote
        self._changes = 0  # of the vote, in all processes together
        self._failed: set[tuple[int, int, str]] = set()  # (decision, proposer, kind)

    def voters(self, excluded: Collection[int]) -> list[int]:
        """Return the seats of players who are online, without the excluded ones."""
        online = self.presence.online_seats()
        people = self.room.match.seats_of("person")
        return sorted(seat for seat in people if seat in online and seat not in excluded)

    def start(self, vote: Vote) -> None:
        """Start a vote. Raise `NotAllowed` if it failed before at this decision."""
        decision = self.room.match.decision_id
        self._failed = {item for item in self._failed if item[0] == decision}
        if (decision, vote.by, vote.kind) in self._failed:
            self.room.match.end_vote()
            raise NotAllowed(Refusal("no-vote-again"))
        self.room.match.start_vote(vote)
        self._ends_at = _now() + limits.VOTE_TIMEOUT_S
        self._notify()

    def start_timeout_vote(self, seat: int) -> bool:
        """Ask the others whether a bot chooses for a late player; return False without voters."""
        voters = self.voters({seat})
        if not voters or self.room.match.vote is not None:
            return False
        self.start(Vote("late", -1, self.room.match.version, [], voters, whose=[seat]))
        return True

    async def wait_for_vote(self) -> float:
        """Return the seconds until the running vote ends; if its time is up, end it and return 0."""
        left = self._ends_at - _now()
        if left > 0:
            return left

        async def end() -> None:
            if self.room.match.vote is not None and self._ends_at <= _now():
                self._fail("late")

        await self.room.lock.run(end)
        return 0.0

    async def answer(self, seats: Collection[int], agrees: bool) -> None:
        """Record the answer of a player. Requires the lock."""
        room = self.room
        vote = room.match.vote
        if vote is not None and vote.kind != "undo":
            await self._answer_majority(vote, seats, agrees)
            return
        result = room.match.answer_vote(seats, agrees)
        if isinstance(result, PreparedEntry):
            await room.commit(result)
            room.send_notice(Message("notice-vote-won"))
        elif result is None and vote is not None:
            self._fail("withdrawn" if vote.by in seats else "lost", vote)
        else:
            self._notify()

    async def _answer_majority(self, vote: Vote, seats: Collection[int], agrees: bool) -> None:
        if not agrees and vote.by in seats:
            self._fail("withdrawn", vote)
            return
        answering = [seat for seat in vote.waiting if seat in seats]
        if not answering:
            raise NotYourTurn
        waiting = [seat for seat in vote.waiting if seat not in answering]
        if agrees:
            vote = replace(vote, agreed=[*vote.agreed, *answering], waiting=waiting)
        else:
            vote = replace(vote, refused=[*vote.refused, *answering], waiting=waiting)
        await self._count(vote)

    async def _count(self, vote: Vote) -> None:
        self.room.match.start_vote(vote)
        asked = len(vote.agreed) + len(vote.refused) + len(vote.waiting)
        needs_all = vote.kind == "take"
        if needs_all and vote.refused:
            self._fail("lost")
        elif len(vote.agreed) == asked if needs_all else 2 * len(vote.agreed) > asked:
            await self._pass(vote)
        elif not needs_all and 2 * (len(vote.agreed) + len(vote.waiting)) <= asked:
            self._fail("lost")
        else:
            self._notify()

    async def _pass(self, vote: Vote) -> None:
        for observer in self.room.observers:
            await observer.vote_passed(vote)
        if self.room.match.vote is not None:  # no entry ended it
            self.room.match.end_vote()
            self._notify()

    def _fail(self, why: str, vote: Vote | None = None) -> None:
        """End the vote because it was "lost", "withdrawn" or too "late". Requires the lock.

        `vote`: if the match has ended it already.
        """
        room, vote = self.room, vote or self.room.match.vote
        room.match.end_vote()
        if vote is not None:
            if why != "withdrawn":
                self._note_failure(vote)
            for observer in room.observers:
                observer.vote_failed(vote)
        self._notify()
        if vote is not None and vote.kind != "undo":
            room.send_notice(Message(f"notice-{vote.kind}-lost", {"who": f"@seat-{vote.whose[0]}"}))
        else:
            room.send_notice(Message(f"notice-vote-{why}"))

    def _note_failure(self, vote: Vote) -> None:
        if vote.by >= 0:
            self._failed.add((self.room.match.decision_id, vote.by, vote.kind))

    def _notify(self) -> None:
        self.room.notify_status()
        self.room.changed.set()

    # ------------------------------------------------------------ other processes

    async def on_message(self, change: VoteChanged) -> None:
        """Merge the vote of another process, unless it is out of date. Requires the lock.

        An answer given there counts here. When the vote is decided, both processes store the result and one succeeds.
        """
        match, vote = self.room.match, change.vote
        mine = match.vote
        is_old = change.count < self._changes or (change.count == self._changes and mine is None)
        if change.version != match.version or is_old:
            return  # an entry ended it, or a later change
        is_new = change.count > self._changes
        self._changes = change.count
        if mine == vote:
            return
        if vote is None:
            if mine is not None:
                self._note_failure(mine)
            match.end_vote()
        elif mine is None or (mine.kind, mine.by, mine.to) != (vote.kind, vote.by, vote.to):
            if not is_new and mine is not None and (mine.kind, mine.by) <= (vote.kind, vote.by):
                return  # both began at once: the same one ends in both processes
            match.start_vote(vote)
            self._ends_at = _now() + limits.VOTE_TIMEOUT_S
        elif vote.kind != "undo":
            merged = replace(
                mine,
                agreed=sorted({*mine.agreed, *vote.agreed}),
                refused=sorted({*mine.refused, *vote.refused}),
                waiting=[seat for seat in mine.waiting if seat in vote.waiting],
            )
            if merged != mine:
                await self._count(merged)
            return
        elif agreed := [seat for seat in mine.waiting if seat in vote.agreed]:
            result = match.answer_vote(agreed, True)
            if isinstance(result, PreparedEntry):
                await self.room.commit(result)
                return
        self._published = match.vote
        self._notify()

    def publish(self, force: bool = False) -> None:
        """Publish the vote if it changed, or in any case with `force`."""
        match = self.room.match
        has_changed = match.vote != self._published
        self._changes += has_changed
        if has_changed or force:
            self._published = match.vote
            self.room.persistence.channel.publish(VoteChanged(match.vote, match.version, self._changes))

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """Note that the entry ended the vote; other processes see that from the entry, too."""
        self._published = self.room.match.vote

    def message(self) -> Vote | None:
        """Return the running vote with the seconds left."""
        vote = self.room.match.vote
        return replace(vote, seconds=max(0, round(self._ends_at - _now()))) if vote is not None else None
