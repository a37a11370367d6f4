"""What happens at a table by itself: plans and standing orders are carried out, bots play, votes come to their end.

A pass by standing order takes a while like a pass by hand, so that its quickness tells nobody that the hand is empty.
A bot, an order or a rule that fails is tried once more; then the table is told, and waits for a person.
"""

import asyncio
import contextlib
import logging
import random

from shamble.bots import DEFAULT_LEVEL
from shamble.match.errors import Refused, RulesFailed, TableError
from shamble.match.protocol.view import Message
from shamble.server.rooms import votes
from shamble.server.rooms.room import Room
from shamble.server.workers import jobs
from shamble.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)
SHOW_THINKING = 0.25  # seconds of thought before anybody is told about it
ANOTHER = 1.0  # seconds until it is asked again whether another process plays the bots
HESITATION = (0.6, 2.4)  # seconds before a standing order is carried out, when others are watching
TRIES = 2  # of anything that fails
AGAIN = 0.2  # seconds before it is tried once more
NOT_STORED = 1.0  # seconds before something is tried again that could not be written down


class Driver:
    """Keeps one table going."""

    def __init__(self, room: Room, pool: WorkerPool, hesitation: tuple[float, float] = HESITATION) -> None:
        self.room = room
        self.pool = pool
        self.ended = False  # the table sleeps, also where a cancellation was swallowed (`ending`)
        self.hesitation = hesitation
        self._orders_at: dict[
            tuple[int, int], float
        ] = {}  # (decision, seat) -> when its order is carried out
        self._bots_at = 0.0  # when a bot may act again
        self._thoughts: dict[tuple[int, int], str] = {}  # (decision, seat) -> what the bot will do
        self._failed: dict[tuple[int, int], int] = {}  # (what led here, seat) -> how often it went wrong

    async def run(self) -> None:
        room = self.room
        while not self._over():
            room.changed.clear()
            try:
                wait = await self._once()
            except TableError as no:
                log.info("table %s: %s", room.id, no)
                wait = NOT_STORED
            except Exception as error:
                wait = self._fails(-1, error, "trouble-rules")
            if self._over():
                return
            if wait is None:
                await room.changed.wait()
            elif wait > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(
                        wait
                    ):  # `wait_for` would now and then not hear that it is to end
                        await room.changed.wait()

    def _over(self) -> bool:
        return self.room.broken or self.ended

    def idle(self) -> bool:
        """Has it nothing to do unless somebody does something?"""
        room = self.room
        if room.match.state.is_over() or room.paused or room.book.waiting or room.stuck >= 0:
            return True
        return not any(room.match.chairs[seat].kind == "bot" for seat in room.match.waiting())

    def _fails(self, seat: int, error: Exception, said: str) -> float | None:
        """Something went wrong at a seat (-1 = at none): seconds until it is tried again; None = it waits for a person,
        and everybody is told."""
        room, about = self.room, self._here(seat)
        room.blame(error)
        times = self._failed.get(about, 0) + 1
        self._failed = {about: times}
        if times < TRIES:
            return AGAIN
        bot = seat >= 0 and room.match.chairs[seat].kind == "bot"
        room.stands(Message(said, {"who": f"@seat-{seat}"} if seat >= 0 else {}), seat if bot else -1)
        return None

    def _here(self, seat: int) -> tuple[int, int]:
        """A seat in this position, whatever was tried and taken back in between."""
        return self.room.match.active[-1].version, seat

    def _gave_up(self, seat: int) -> bool:
        return self._failed.get(self._here(seat), 0) >= TRIES

    async def _once(self) -> float | None:
        """Do what is due. Seconds until something will be; None = when somebody does something."""
        room = self.room
        if room.match.state.is_over() or room.book.waiting:
            return None
        if room.match.vote is not None:
            return await votes.runs(room)
        now = asyncio.get_running_loop().time()
        waits = [w for w in (await self._orders(now), await self._bots(now)) if w is not None]
        return min(waits) if waits else None

    # ------------------------------------------------------------ plans and orders

    async def _orders(self, now: float) -> float | None:
        room = self.room
        number = room.match.number
        fresh: dict[tuple[int, int], float] = {}
        for seat in room.match.waiting():
            try:
                due = not self._gave_up(seat) and room.match.wish(seat) is not None
            except Exception as error:
                room.match.plans.pop(seat, None)
                wait = self._fails(seat, error, "trouble-order")
                if wait is not None:
                    return wait
                continue
            if due and not self._would_tell(seat):
                fresh[number, seat] = self._orders_at.get((number, seat), now + self._delay(seat))
        self._orders_at = fresh
        for (_, seat), at in fresh.items():
            if at <= now:
                return await self._order(number, seat)
        return min(fresh.values()) - now if fresh else None

    async def _order(self, number: int, seat: int) -> float | None:
        try:
            await self.room.alone(lambda: self._carry_out(number, seat))
        except Exception as error:
            if isinstance(error, TableError) and not isinstance(error, RulesFailed):
                raise
            self.room.match.plans.pop(seat, None)
            return self._fails(seat, error, "trouble-order")
        return 0.0

    def _would_tell(self, seat: int) -> bool:
        """Would an answer without being asked tell the others at one screen what the seat holds?"""
        match, frame = self.room.match, self.room.match.pending()
        if frame is None or frame.kind() == "turn" or seat in match.orders or seat in match.plans:
            return False
        return self.room.sight.passed_on(seat)

    def _delay(self, seat: int) -> float:
        """Steps of a plan follow one another at once: everybody saw the first."""
        match = self.room.match
        watched = seat not in match.plans and bool(match.voters([seat]))
        return random.uniform(*self.hesitation) if watched else 0.0

    async def _carry_out(self, number: int, seat: int) -> None:
        if self.room.match.number != number:
            return
        step = self.room.match.due(seat)
        if step is not None:
            await self.room.commit(step)

    # ------------------------------------------------------------ bots

    async def _bots(self, now: float) -> float | None:
        room = self.room
        owing = [seat for seat in room.match.waiting() if self._bots_choice(seat)]
        if not owing or (room.paused and not room.steps):
            return None
        if not await room.channel.owns_bots():  # another process plays them; should it end, this one will
            return ANOTHER
        seat, number = owing[0], room.match.number
        if room.stuck == seat:
            return None
        if self._gave_up(seat):
            self._failed.clear()  # somebody said to try again
        try:
            return await self._bot(number, seat, now)
        except Exception as error:
            if isinstance(error, TableError) and not isinstance(error, Refused | RulesFailed):
                raise
            return self._fails(seat, error, "trouble-bot")  # or it chose something that cannot be done

    def _bots_choice(self, seat: int) -> bool:
        """Is it for a bot to choose here? In its own seat, or where somebody's time was up."""
        room = self.room
        return room.match.chairs[seat].kind == "bot" or (room.match.number, seat) in room.clocks.forfeits

    async def _bot(self, number: int, seat: int, now: float) -> float | None:
        room = self.room
        text = self._thoughts.get((number, seat))
        if text is None:
            text = await self._think(seat)
            self._thoughts = {(number, seat): text}
            return 0.0  # much may have happened meanwhile
        if not room.steps and now < self._bots_at:
            return self._bots_at - now
        await room.alone(lambda: self._play(number, seat, text))
        return 0.0

    async def _play(self, number: int, seat: int, text: str) -> None:
        room = self.room
        self._thoughts.clear()
        if room.match.number != number or seat not in room.match.waiting() or room.match.vote is not None:
            return
        if not self._bots_choice(seat) or (room.paused and not room.steps):
            return
        room.steps = 0
        self._bots_at = asyncio.get_running_loop().time() + room.pace
        forfeited = room.match.chairs[seat].kind != "bot"
        await room.commit(room.match.act(seat, number, text, auto=forfeited))
        if forfeited:
            await room.clocks.chosen(seat)

    async def _think(self, seat: int) -> str:
        """Ask a worker."""
        room = self.room
        loop = asyncio.get_running_loop()
        timer = loop.call_later(SHOW_THINKING, self._show, seat)
        try:
            level = room.match.chairs[seat].bot or DEFAULT_LEVEL
            text, _, _ = await self.pool.run(jobs.choose, room.id, room.header, bytes(room.log), seat, level)
            return text
        finally:
            timer.cancel()
            if room.thinking:
                room.thinking.clear()
                room.tell_seats()

    def _show(self, seat: int) -> None:
        self.room.thinking = {seat}
        self.room.tell_seats()
