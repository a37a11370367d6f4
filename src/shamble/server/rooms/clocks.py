"""How long people may think (`Clock`), and what happens when their time is up.

A clock runs where a person's seat owes an answer and its person looks at the table: not while they are away or the
curtain is down, nor while the table waits for its people, is paused, votes, or stands because something failed. The
clock of days runs whoever is there, for people come and go. Whoever has the table told to them has twice the time.
Taking back gives no time back.

Every process that serves a table reckons by itself; the one that drives it writes down how the clocks stand, says so to
the others, and acts when time is up. After a restart they go on from there; what no heartbeat has seen is given back.
"""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from shamble.core.refusals import Refusal
from shamble.match.errors import Bad
from shamble.match.log import Entry, Moved, Redone, Undone
from shamble.match.protocol import events
from shamble.match.protocol.view import Clock, Message, SeatTime
from shamble.server import limits
from shamble.server.cluster.messages import ClocksChanged, SeatTimedOut
from shamble.server.errors import WriteError
from shamble.server.rooms import replication, stand_ins, votes
from shamble.server.rooms.component import Part

if TYPE_CHECKING:
    from shamble.server.rooms.room import Room

NONE = Clock()
HEARTBEAT = 10.0  # seconds between looks at a clock that runs
ASKS_AGAIN = 1.0  # seconds until it is asked again whether this process drives
TOLD = 0.5  # how fast a clock runs for whoever has the table told to them
BOUNDS = {"none": (0, 0), "decision": (10, 3600), "game": (60, 36_000), "days": (1, 30)}
MORE = 300  # seconds that a choice may add
SECOND_TIME = 60.0  # seconds that somebody has when the others wait on


def checked(clock: Clock) -> Clock:
    """A clock that a table may have. Raises `Bad`."""
    least, most = BOUNDS[clock.kind]
    more = MORE if clock.kind == "game" else 0
    if not least <= clock.time <= most or not 0 <= clock.more <= more:
        raise Bad(Refusal("no-clock", args={"least": least, "most": most}))
    return clock


class Kept(Struct, omit_defaults=True):
    """How the clocks of a table stood at a moment."""

    at: float  # seconds since 1970
    number: int = -1  # of the decision that was pending
    left: dict[int, float] = {}
    runs: list[int] = []
    missed: dict[int, int] = {}


_kept = msgspec.json.Decoder(Kept)


class Clocks(Part):
    """The clocks of a table that is awake."""

    def __init__(self, room: "Room", body: bytes = b"") -> None:
        super().__init__(room)
        self.left: dict[int, float] = {}  # seconds, at full speed
        self.runs: dict[int, float] = {}  # seat -> how fast
        self.missed: dict[int, int] = {}  # choices in a row that time made for a seat
        self.forfeits: set[tuple[int, int]] = set()  # (decision, seat): a bot chooses
        self._rung: set[tuple[int, int]] = set()  # those whose time was up and that were told
        self._number = -1
        self._due: set[int] = set()
        self._set = room.clock
        self._at = 0.0  # on the clock of the loop: up to when time was counted
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: object = None
        if body:
            self._take(_kept.decode(body), asleep=True)

    # ------------------------------------------------------------ what they show

    def told(self) -> events.Clocks | None:
        """For everybody at the table; None = there are no clocks."""
        clock = self.room.clock
        if clock.kind == "none":
            return None
        self._count()
        people = self.room.match.seats_of("person")
        seats = [seat for seat in people if clock.kind == "game" or seat in self._due]
        return events.Clocks(clock, {seat: self._face(seat) for seat in seats if seat in self.left})

    def _face(self, seat: int) -> SeatTime:
        return SeatTime(max(0, round(self.left[seat] / self._speed(seat))), seat in self.runs)

    def _speed(self, seat: int) -> float:
        return TOLD if seat in self.room.has_told() else 1.0

    # ------------------------------------------------------------ how they run

    def settle(self, entry: Entry | None = None) -> None:
        """Something changed, at the table or around it: who has a clock that runs, and how long?"""
        clock = self.room.clock
        if clock.kind == self._set.kind == "none":
            return
        self._count()
        if clock != self._set:
            self._set = clock
            self._forget()
        if clock.kind == "none":
            self._stop()
            self.room.tell_clocks()
            return
        if isinstance(entry, Moved) and not entry.auto:
            self.missed.pop(entry.seat, None)
            self._due.discard(entry.seat)  # asked on, where several act side by side, it has time anew
            if clock.kind == "game" and entry.seat in self.left:
                self.left[entry.seat] += clock.more
        self._ask_anew(back=isinstance(entry, Undone | Redone))
        self.runs = {seat: self._speed(seat) for seat in self._due if self._running(seat)}
        self._wind()
        replication.tell_others(self.room)  # who looks at the table
        if self._tell():
            self._later(self._write())

    def _count(self) -> None:
        now = asyncio.get_running_loop().time()
        for seat, speed in self.runs.items():
            self.left[seat] -= (now - self._at) * speed
        self._at = now

    def _ask_anew(self, back: bool) -> None:
        """Who is asked something else than before has time for it; `back`: it was asked already, and taken back."""
        room, clock = self.room, self.room.clock
        people = set(room.match.seats_of("person"))
        due = people & set(room.match.waiting())
        another = room.match.number != self._number
        for seat in people if clock.kind == "game" else due:
            fresh = clock.kind != "game" and not back and (another or seat not in self._due)
            if fresh or seat not in self.left:
                self.left[seat] = self._full()
        self.forfeits = {one for one in self.forfeits if one[0] == room.match.number and one[1] in due}
        self._rung = {one for one in self._rung if one[0] == room.match.number and one[1] in due}
        self._number, self._due = room.match.number, due

    def _full(self) -> float:
        clock = self.room.clock
        return clock.time * (limits.DAY_S if clock.kind == "days" else 1.0)

    def _running(self, seat: int) -> bool:
        room = self.room
        if (
            room.match.state.is_over()
            or room.paused
            or room.match.vote is not None
            or room.trouble is not None
        ):
            return False
        if room.book.waiting:
            return False
        if (self._number, seat) in self.forfeits:
            return False
        return room.clock.kind == "days" or seat in room.looking()

    def _wind(self) -> None:
        """Look again when the next time is up, or a heartbeat from now."""
        self._stop()
        if not self.runs:
            return
        next_up = min(
            (self.left[s] / speed for s, speed in self.runs.items() if (self._number, s) not in self._rung),
            default=HEARTBEAT,
        )
        wait = min(HEARTBEAT, max(0.0, next_up))
        self._timer = asyncio.get_running_loop().call_later(wait, self._rings)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _forget(self) -> None:
        """There is another clock: everybody begins anew."""
        self.left, self.runs, self.missed, self._due = {}, {}, {}, set()
        self.forfeits.clear()
        self._rung.clear()
        self._number = -1

    def close(self) -> None:
        self._stop()

    # ------------------------------------------------------------ when time is up

    def _rings(self) -> None:
        self._count()
        if any(self.left[seat] <= 0 and (self._number, seat) not in self._rung for seat in self.runs):
            self._later(self._ends())
        else:
            self._later(self._write())
            self._wind()

    async def _ends(self) -> None:
        room = self.room
        if await room.channel.owns_bots():
            await room.alone(self._ended)
        else:  # another process will; should it end, this one does
            self._stop()
            self._timer = asyncio.get_running_loop().call_later(ASKS_AGAIN, self._rings)

    async def _ended(self) -> None:
        """Only within `Room.alone`."""
        self._count()
        for seat in list(self.runs):
            if self.left[seat] <= 0 and (self._number, seat) not in self._rung:
                self._rung.add((self._number, seat))
                self._up(seat)
        self.settle()

    def _up(self, seat: int) -> None:
        room = self.room
        if room.clock.then == "bot":
            self.forfeit(seat)
        elif room.clock.then != "vote" or not votes.late(room, seat):
            room.notice(Message("notice-clock", {"who": f"@seat-{seat}"}))

    def forfeit(self, seat: int) -> None:
        """A bot makes the choice that this seat owes; whoever drives the table sees to it."""
        number = self.room.match.number
        self.forfeits.add((number, seat))
        self.room.channel.publish(SeatTimedOut(number, seat))
        self.room.changed.set()

    async def chosen(self, seat: int) -> None:
        """A bot has made the choice of a seat. After some in a row it sits in. Only within `Room.alone`."""
        self.missed[seat] = self.missed.get(seat, 0) + 1
        self.forfeits.discard((self._number, seat))
        if (self._number, seat) in self._rung and self.room.clock.kind != "game":
            self._rung.discard((self._number, seat))  # where several act side by side it is asked on
            self.left[seat] = self._full()
        if self.missed[seat] >= limits.MAX_MISSED_CHOICES:
            self.missed.pop(seat)
            await stand_ins.sit_in(self.room, seat, "notice-clock-seat")
        else:
            self.room.notice(Message("notice-clock-bot", {"who": f"@seat-{seat}"}))
        self.settle()

    def wait_on(self, seat: int) -> None:
        """The others do not want a bot to choose: there is some more time."""
        self.left[seat] = max(
            SECOND_TIME, float(self.room.clock.time if self.room.clock.kind == "decision" else 0)
        )
        self._rung.discard((self._number, seat))

    # ------------------------------------------------------------ writing down

    def kept(self) -> Kept:
        left = {seat: round(seconds, 1) for seat, seconds in self.left.items()}
        return Kept(time.time(), self._number, left, sorted(self.runs), dict(self.missed))

    def heard(self, body: str) -> None:
        """Whoever drives the table says how the clocks stand."""
        self._take(_kept.decode(body), asleep=False)
        self._wind()
        self.room.tell_clocks()

    def _take(self, kept: Kept, asleep: bool) -> None:
        gone = max(0.0, time.time() - kept.at) if asleep else 0.0
        if self.room.clock.kind != "days":
            gone = min(gone, HEARTBEAT)
        left = {seat: left - (gone if seat in kept.runs else 0.0) for seat, left in kept.left.items()}
        for seat in self.runs:  # those of whom whoever drives the table has not heard yet
            left.setdefault(seat, self.left.get(seat, self._full()))
        self.left = left
        self.missed = dict(kept.missed)
        self._number = kept.number
        if asleep:
            self._due = set(kept.left)
        else:
            self._at = asyncio.get_running_loop().time()

    async def _write(self) -> None:
        """Whoever drives the table does."""
        room = self.room
        if not await room.channel.owns_bots():
            return
        self._count()
        body = msgspec.json.encode(self.kept())
        soonest = min((self.left[seat] for seat in self.runs), default=0.0)
        due = int(time.time() + soonest) if self.runs and room.clock.kind == "days" else 0
        room.channel.publish(ClocksChanged(body.decode()))
        with contextlib.suppress(WriteError):
            await room.storage.save_clocks(room.id, body.decode(), due)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.room.blame(error)

    # ------------------------------------------------------------ telling

    def _tell(self) -> bool:
        """Everybody hears when a clock starts, stops or is set; False = nothing of it happened."""
        standing = {seat: round(left) for seat, left in self.left.items() if seat not in self.runs}
        shape = (self.room.clock, self._number, dict(self.runs), standing)
        if shape == self._told:
            return False
        self._told = shape
        self.room.tell_clocks()
        return True
