"""How long players can think (`Clock`), and what happens when their time is up.

A clock runs while its player has to decide and looks at the table. It stops while the player is away or another player
looks at a shared screen, in the waiting room, and while the table is paused, votes on what another player asked, or
waits after a failure. Days per
move always run. For players in the text view clocks run at half speed. An undo gives no time back.

Every process counts on its own. The process that owns the bots of the table stores the clocks, publishes them, and acts
when time is up. After a restart the clocks continue from there; time since the last heartbeat is given back."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest
from shamble.match.log import Entry, Moved, Redone, Undone
from shamble.match.protocol import events
from shamble.match.protocol.view import Clock, Message, SeatTime, Vote
from shamble.server import limits
from shamble.server.cluster.messages import ClocksChanged, SeatTimedOut
from shamble.server.errors import WriteError
from shamble.server.rooms.bot_failures import BotFailures
from shamble.server.rooms.component import RoomComponent
from shamble.server.rooms.presence import Presence
from shamble.server.rooms.room import Room
from shamble.server.rooms.spectators import SpectatorView
from shamble.server.rooms.stand_ins import StandIns
from shamble.server.rooms.votes import Votes
from shamble.server.storage.settings import RoomSettings

NO_CLOCK = Clock()
HEARTBEAT_S = 10.0  # between two looks at running clocks
OWNER_RETRY_S = 1.0  # until this process asks again whether it owns the bots
TEXT_VIEW_SPEED = 0.5
TIME_LIMITS = {"none": (0, 0), "decision": (10, 3600), "game": (60, 36_000), "days": (1, 30)}
MAX_INCREMENT_S = 300
EXTENSION_S = 60.0  # after the others voted to wait


def check_clock(clock: Clock) -> Clock:
    """Return the clock if a table can have it. Raise `InvalidRequest` otherwise."""
    least, most = TIME_LIMITS[clock.kind]
    max_increment = MAX_INCREMENT_S if clock.kind == "game" else 0
    if not least <= clock.time <= most or not 0 <= clock.more <= max_increment:
        raise InvalidRequest(Refusal("no-clock", args={"least": least, "most": most}))
    return clock


class ClockState(
    Struct,
    omit_defaults=True,
    rename={"saved_at": "at", "running": "runs"},
):
    """The clocks of a table as stored and published."""

    saved_at: float  # seconds since 1970
    number: int = -1  # of the decision
    left: dict[int, float] = {}
    running: list[int] = []
    missed: dict[int, int] = {}


_state = msgspec.json.Decoder(ClockState)


class Clocks(RoomComponent):
    """The clocks of one room."""

    def __init__(
        self,
        room: Room,
        presence: Presence,
        failures: BotFailures,
        spectators: SpectatorView,
        votes: Votes,
        stand_ins: StandIns,
        stored: bytes = b"",
    ) -> None:
        super().__init__(room)
        self.presence = presence
        self.failures = failures
        self.spectators = spectators
        self.votes = votes
        self.stand_ins = stand_ins
        self.seconds_left: dict[int, float] = {}  # seconds at full speed
        self.running: dict[int, float] = {}  # seat -> speed
        self.missed: dict[int, int] = {}  # choices in a row that a bot made for a player
        self.forfeits: set[tuple[int, int]] = set()  # (decision, seat): a bot chooses
        self._expired: set[tuple[int, int]] = set()  # (decision, seat): time is up, and the players know
        self._number = -1
        self._due: set[int] = set()  # players who have to decide
        self._clock = room.settings.clock
        self._counted_until = 0.0  # on the clock of the event loop
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_times: object = None
        if stored:
            self._use(_state.decode(stored), is_restart=True)

    # ------------------------------------------------------------ messages

    def message(self) -> events.Clocks | None:
        """Return the clocks for the players, or None if the table has none."""
        clock = self.room.settings.clock
        if clock.kind == "none":
            return None
        self._count()
        people = self.room.match.seats_of("person")
        seats = [seat for seat in people if clock.kind == "game" or seat in self._due]
        return events.Clocks(clock, {seat: self._face(seat) for seat in seats if seat in self.seconds_left})

    def send(self) -> None:
        """Send the clocks to all clients except delayed spectators, who would learn who decides."""
        message = self.message() or events.Clocks(self.room.settings.clock)
        for client in self.room.clients:
            if not self.spectators.is_delayed(client.link):
                client.send(message)

    def _face(self, seat: int) -> SeatTime:
        return SeatTime(max(0, round(self.seconds_left[seat] / self._speed(seat))), seat in self.running)

    def _speed(self, seat: int) -> float:
        return TEXT_VIEW_SPEED if seat in self.presence.text_view_seats() else 1.0

    # ------------------------------------------------------------ running

    def entry_applied(self, entry: Entry, is_batch: bool) -> None:
        """Update the clocks after a log entry."""
        self.settle(entry)

    def settings_changed(self, before: RoomSettings, is_remote: bool) -> None:
        """Update the clocks: the time limit, the pause or the waiting room can have changed."""
        self.settle()

    def status_changed(self) -> None:
        """Update the clocks: presence, a vote or a failure can have changed."""
        self.settle()

    def settle(self, entry: Entry | None = None) -> None:
        """Work out which clocks run, and send them if anything changed."""
        clock = self.room.settings.clock
        if clock.kind == self._clock.kind == "none":
            return
        self._count()
        if clock != self._clock:
            self._clock = clock
            self._reset()
        if clock.kind == "none":
            self._stop_timer()
            self.send()
            return
        if isinstance(entry, Moved) and not entry.auto:
            self.missed.pop(entry.seat, None)
            self._due.discard(entry.seat)  # where several act side by side, its next choice has its own time
            if clock.kind == "game" and entry.seat in self.seconds_left:
                self.seconds_left[entry.seat] += clock.more
        self._give_time(is_undo=isinstance(entry, Undone | Redone))
        self.running = {seat: self._speed(seat) for seat in self._due if self._is_running(seat)}
        self._start_timer()
        self.presence.publish()  # which players look at the table
        if self._send_changes():
            self._run(self._save())

    def _count(self) -> None:
        """Subtract the time since the last count."""
        now = asyncio.get_running_loop().time()
        for seat, speed in self.running.items():
            self.seconds_left[seat] -= (now - self._counted_until) * speed
        self._counted_until = now

    def _give_time(self, is_undo: bool) -> None:
        """Give players with a new decision its time. After an undo they had it already."""
        room, clock = self.room, self.room.settings.clock
        people = set(room.match.seats_of("person"))
        due = people & set(room.match.waiting())
        is_next = room.match.decision_id != self._number
        for seat in people if clock.kind == "game" else due:
            is_new = clock.kind != "game" and not is_undo and (is_next or seat not in self._due)
            if is_new or seat not in self.seconds_left:
                self.seconds_left[seat] = self._full_time()
        self.forfeits = {
            item for item in self.forfeits if item[0] == room.match.decision_id and item[1] in due
        }
        self._expired = {
            item for item in self._expired if item[0] == room.match.decision_id and item[1] in due
        }
        self._number, self._due = room.match.decision_id, due

    def _full_time(self) -> float:
        clock = self.room.settings.clock
        return clock.time * (limits.DAY_S if clock.kind == "days" else 1.0)

    def _is_running(self, seat: int) -> bool:
        room = self.room
        settings = room.settings
        if room.match.state.is_over() or self.failures.message is not None:
            return False
        if room.match.vote is not None and room.match.vote.by != seat:  # the clock of the asker runs
            return False
        if settings.paused or settings.gathering.is_waiting or (self._number, seat) in self.forfeits:
            return False
        return settings.clock.kind == "days" or seat in self.presence.watching_seats()

    def _reset(self) -> None:
        """Forget all times: the table has another clock."""
        self.seconds_left, self.running, self.missed, self._due = {}, {}, {}, set()
        self.forfeits.clear()
        self._expired.clear()
        self._number = -1

    # ------------------------------------------------------------ the timer

    def _start_timer(self) -> None:
        """Look again when the next time is up, at the latest after a heartbeat."""
        self._stop_timer()
        if not self.running:
            return
        next_expiry = min(
            (
                self.seconds_left[seat] / speed
                for seat, speed in self.running.items()
                if (self._number, seat) not in self._expired
            ),
            default=HEARTBEAT_S,
        )
        wait = min(HEARTBEAT_S, max(0.0, next_expiry))
        self._timer = asyncio.get_running_loop().call_later(wait, self._on_timer)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def close(self) -> None:
        """Stop the timer: the room leaves memory."""
        self._stop_timer()

    def _on_timer(self) -> None:
        self._count()
        if any(
            self.seconds_left[seat] <= 0 and (self._number, seat) not in self._expired
            for seat in self.running
        ):
            self._run(self._expire())
        else:
            self._run(self._save())
            self._start_timer()

    # ------------------------------------------------------------ time is up

    async def _expire(self) -> None:
        room = self.room
        if await room.persistence.channel.owns_bots():
            await room.lock.run(self._handle_expired)
        else:  # the owner acts; if that process ends, this one takes over
            self._stop_timer()
            self._timer = asyncio.get_running_loop().call_later(OWNER_RETRY_S, self._on_timer)

    async def _handle_expired(self) -> None:
        """Act for each player whose time is up. Requires the lock."""
        self._count()
        for seat in list(self.running):
            if self.seconds_left[seat] <= 0 and (self._number, seat) not in self._expired:
                self._expired.add((self._number, seat))
                self._on_expiry(seat)
        self.settle()

    def _on_expiry(self, seat: int) -> None:
        consequence = self.room.settings.clock.then
        if consequence == "bot":
            self.forfeit(seat)
        elif consequence != "vote" or not self.votes.start_timeout_vote(seat):
            self.room.send_notice(Message("notice-clock", {"who": f"@seat-{seat}"}))

    def forfeit(self, seat: int) -> None:
        """Let a bot make the choice of this seat."""
        number = self.room.match.decision_id
        self.room.persistence.channel.publish(SeatTimedOut(number, seat))
        self.on_forfeit(number, seat)

    def on_forfeit(self, number: int, seat: int) -> None:
        """Note that this or another process lets a bot choose. `number`: of the decision."""
        self.forfeits.add((number, seat))
        self.room.changed.set()

    async def on_bot_choice(self, seat: int) -> None:
        """Count a choice that a bot made for a player; after some in a row the bot stands in.

        Requires the lock.
        """
        self.missed[seat] = self.missed.get(seat, 0) + 1
        self.forfeits.discard((self._number, seat))
        if (self._number, seat) in self._expired and self.room.settings.clock.kind != "game":
            self._expired.discard((self._number, seat))  # side by side with others it has to choose again
            self.seconds_left[seat] = self._full_time()
        if self.missed[seat] >= limits.MAX_MISSED_CHOICES:
            self.missed.pop(seat)
            await self.stand_ins.sit_in(seat, "notice-clock-seat")
        else:
            self.room.send_notice(Message("notice-clock-bot", {"who": f"@seat-{seat}"}))
        self.settle()

    async def vote_passed(self, vote: Vote) -> None:
        """Let a bot choose: the others agreed."""
        if vote.kind == "late":
            self.forfeit(vote.whose[0])

    def vote_failed(self, vote: Vote) -> None:
        """Give the player more time: the others prefer to wait."""
        if vote.kind == "late":
            seat, clock = vote.whose[0], self.room.settings.clock
            self.seconds_left[seat] = max(EXTENSION_S, float(clock.time if clock.kind == "decision" else 0))
            self._expired.discard((self._number, seat))

    # ------------------------------------------------------------ storing and publishing

    def state(self) -> ClockState:
        """Return the clocks as stored."""
        left = {seat: round(seconds, 1) for seat, seconds in self.seconds_left.items()}
        return ClockState(time.time(), self._number, left, sorted(self.running), dict(self.missed))

    def on_message(self, body: str) -> None:
        """Use the clocks that the owner of the bots published."""
        self._use(_state.decode(body), is_restart=False)
        self._start_timer()
        self.send()

    def _use(self, state: ClockState, is_restart: bool) -> None:
        passed = max(0.0, time.time() - state.saved_at) if is_restart else 0.0
        if self.room.settings.clock.kind != "days":
            passed = min(passed, HEARTBEAT_S)
        left = {seat: left - (passed if seat in state.running else 0.0) for seat, left in state.left.items()}
        for seat in self.running:  # clocks that the owner does not know yet
            left.setdefault(seat, self.seconds_left.get(seat, self._full_time()))
        self.seconds_left = left
        self.missed = dict(state.missed)
        self._number = state.number
        if is_restart:
            self._due = set(state.left)
        else:
            self._counted_until = asyncio.get_running_loop().time()

    async def _save(self) -> None:
        """Store and publish the clocks if this process owns the bots."""
        room = self.room
        if not await room.persistence.channel.owns_bots():
            return
        self._count()
        body = msgspec.json.encode(self.state()).decode()
        soonest = min((self.seconds_left[seat] for seat in self.running), default=0.0)
        has_deadline = self.running and room.settings.clock.kind == "days"
        room.persistence.channel.publish(ClocksChanged(body))
        with contextlib.suppress(WriteError):
            deadline = int(time.time() + soonest) if has_deadline else 0
            await room.persistence.store.save_clocks(room.id, body, deadline)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.room.log_failure(error)

    def _send_changes(self) -> bool:
        """Send the clocks if any started, stopped or was set; return whether that was so."""
        stopped = {seat: round(left) for seat, left in self.seconds_left.items() if seat not in self.running}
        shown = (self.room.settings.clock, self._number, dict(self.running), stopped)
        if shown == self._last_times:
            return False
        self._last_times = shown
        self.send()
        return True
