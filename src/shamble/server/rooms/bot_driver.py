"""The driver of a table: queued actions and standing orders, bots, and the end of votes.

A pass by standing order takes as long as a pass by hand, so that it does not reveal an empty hand. If a bot, an order
or a rule fails, the driver tries once more; then the table pauses until a player decides."""

import asyncio
import contextlib
import logging
import random

from shamble.bots import DEFAULT_LEVEL
from shamble.match.errors import MatchError, NotAllowed, RulesFailed
from shamble.match.protocol.view import Args, Message
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.workers import jobs

log = logging.getLogger(__name__)
THINKING_SHOWN_AFTER_S = 0.25
OWNER_RETRY_S = 1.0  # until it asks again whether this process owns the bots
HESITATION_S = (0.6, 2.4)  # before a standing order is carried out while others look
MAX_TRIES = 2
RETRY_S = 0.2
STORE_RETRY_S = 1.0  # after a change that could not be stored


class BotDriver:
    """Carries out what happens at one table without a request."""

    def __init__(self, room: LiveRoom, hesitation_s: tuple[float, float] = HESITATION_S) -> None:
        self.room = room
        self.has_ended = False  # also where a library swallowed the cancellation
        self.hesitation_s = hesitation_s
        self._order_times: dict[tuple[int, int], float] = {}  # (decision, seat) -> when
        self._next_bot_at = 0.0
        # (decision, seat) -> action of the bot, and the version it was chosen at
        self._choices: dict[tuple[int, int], tuple[str, int]] = {}
        self._failures: dict[tuple[int, int], int] = {}  # (last version, seat) -> how many

    async def run(self) -> None:
        """Drive the table until it is unloaded."""
        room = self.room
        while not self._is_over():
            room.changed.clear()
            try:
                wait = await self._run_once()
            except MatchError as error:
                log.info("table %s: %s", room.id, error)
                wait = STORE_RETRY_S
            except Exception as error:
                wait = self._on_failure(-1, error, "trouble-rules")
            if self._is_over():
                return
            if wait is None:
                await room.changed.wait()
            elif wait > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` can swallow the cancellation
                        await room.changed.wait()

    def _is_over(self) -> bool:
        return self.room.is_broken or self.has_ended

    def is_idle(self) -> bool:
        """Return whether nothing happens until a player acts."""
        room = self.room
        settings = room.settings
        if room.match.state.is_over() or settings.paused or settings.gathering.is_waiting:
            return True
        if room.failures.stuck_seat >= 0:
            return True
        return not any(room.match.occupants[seat].kind == "bot" for seat in room.match.waiting())

    def _on_failure(self, seat: int, error: Exception, key: str) -> float | None:
        """Log a failure; return the seconds until another try, or None after pausing the table.

        `seat`: of the bot or the order, -1 for the rules; `key`: of the message to the players.
        """
        room, position = self.room, self._position(seat)
        room.log_failure(error)
        count = self._failures.get(position, 0) + 1
        self._failures = {position: count}
        if count < MAX_TRIES:
            return RETRY_S
        is_bot = seat >= 0 and room.match.occupants[seat].kind == "bot"
        args: Args = {"who": f"@seat-{seat}"} if seat >= 0 else {}
        room.failures.pause(Message(key, args), seat if is_bot else -1)
        return None

    def _position(self, seat: int) -> tuple[int, int]:
        """Return what identifies a seat's decision, whatever was tried and undone in between."""
        return self.room.match.active[-1].version, seat

    def _has_given_up(self, seat: int) -> bool:
        return self._failures.get(self._position(seat), 0) >= MAX_TRIES

    async def _run_once(self) -> float | None:
        """Take the next step; return the seconds until the one after, None if it needs a player."""
        room = self.room
        if room.match.state.is_over() or room.settings.gathering.is_waiting:
            return None
        if room.match.vote is not None:
            return await room.votes.wait_for_vote()
        now = asyncio.get_running_loop().time()
        waits = [
            wait for wait in (await self._run_orders(now), await self._run_bots(now)) if wait is not None
        ]
        return min(waits) if waits else None

    # ------------------------------------------------------------ queued actions and standing orders

    async def _run_orders(self, now: float) -> float | None:
        room = self.room
        number = room.match.decision_id
        times: dict[tuple[int, int], float] = {}
        for seat in room.match.waiting():
            if room.match.occupants[seat].kind == "bot" and self._is_paused():
                continue
            try:
                is_due = not self._has_given_up(seat) and room.match.automatic_action(seat) is not None
            except Exception as error:
                room.match.drop_automation(seat)
                wait = self._on_failure(seat, error, "trouble-order")
                if wait is not None:
                    return wait
                continue
            if is_due and not self._would_reveal_hand(seat):
                times[number, seat] = self._order_times.get((number, seat), now + self._hesitation(seat))
        self._order_times = times
        for (_, seat), at in times.items():
            if at <= now:
                return await self._run_order(number, seat)
        return min(times.values()) - now if times else None

    async def _run_order(self, number: int, seat: int) -> float | None:
        try:
            await self.room.lock.run(lambda: self._commit_order(number, seat))
        except Exception as error:
            if isinstance(error, MatchError) and not isinstance(error, RulesFailed):
                raise
            self.room.match.drop_automation(seat)
            return self._on_failure(seat, error, "trouble-order")
        return 0.0

    def _would_reveal_hand(self, seat: int) -> bool:
        """Return whether skipping a question would reveal a hand to others at the same screen."""
        match, frame = self.room.match, self.room.match.pending()
        if frame is None or frame.kind() == "turn" or seat in match.auto_pass or seat in match.automations:
            return False
        return self.room.screens.is_on_shared_screen(seat)

    def _hesitation(self, seat: int) -> float:
        """Return the seconds to wait before an automatic action; queued actions need none."""
        match = self.room.match
        if match.occupants[seat].kind == "bot":  # the script of a lesson
            return self.room.settings.pace
        is_watched = seat not in match.automations and bool(match.voters([seat]))
        return random.uniform(*self.hesitation_s) if is_watched else 0.0

    async def _commit_order(self, number: int, seat: int) -> None:
        if self.room.match.decision_id != number:
            return
        step = self.room.match.next_automatic_entry(seat)
        if step is not None:
            await self.room.commit(step)

    # ------------------------------------------------------------ bots

    async def _run_bots(self, now: float) -> float | None:
        room = self.room
        if not self._bots_to_choose() or self._is_paused():
            return None
        if not await room.persistence.channel.owns_bots():  # if the owner ends, this process takes over
            return OWNER_RETRY_S
        deciding = self._bots_to_choose()  # again: the table can have changed meanwhile
        if not deciding:
            return 0.0
        seat, number = deciding[0], room.match.decision_id
        if room.failures.stuck_seat == seat:
            return None
        if self._has_given_up(seat):
            self._failures.clear()  # a player asked for another try
        try:
            return await self._run_bot(number, seat, now)
        except Exception as error:
            if isinstance(error, MatchError) and not isinstance(error, NotAllowed | RulesFailed):
                raise
            return self._on_failure(seat, error, "trouble-bot")  # also if it chose an illegal action

    def _is_paused(self) -> bool:
        return self.room.settings.paused and not self.room.failures.has_step

    def _bots_to_choose(self) -> list[int]:
        return [seat for seat in self.room.match.waiting() if self._is_bots_choice(seat)]

    def _is_bots_choice(self, seat: int) -> bool:
        """Return whether a bot plays this seat or chooses for a player whose time is up.

        In a lesson the script moves a bot as long as it can.
        """
        room = self.room
        if room.match.occupants[seat].kind == "bot":
            match = room.match
            if match.guide is None:
                return True
            waits = match.guide.waits_for_learner(match.state, match.active, seat)
            return not waits and match.automatic_action(seat) is None
        return (room.match.decision_id, seat) in room.clocks.forfeits

    async def _run_bot(self, number: int, seat: int, now: float) -> float | None:
        room = self.room
        choice = self._choices.get((number, seat))
        if choice is None:
            version = room.match.version
            self._choices = {(number, seat): (await self._choose(seat), version)}
            return 0.0  # look again: the table can have changed meanwhile
        if not room.failures.has_step and now < self._next_bot_at:
            return self._next_bot_at - now
        await room.lock.run(lambda: self._commit_bot(number, seat, *choice))
        return 0.0

    async def _commit_bot(self, number: int, seat: int, text: str, version: int) -> None:
        room = self.room
        self._choices.clear()
        if (
            room.match.decision_id != number
            or seat not in room.match.waiting()
            or room.match.vote is not None
        ):
            return
        if not self._is_bots_choice(seat) or self._is_paused():
            return
        room.failures.has_step = False
        self._next_bot_at = asyncio.get_running_loop().time() + room.settings.pace
        is_forfeit = room.match.occupants[seat].kind != "bot"
        try:
            step = room.match.act(seat, number, text, auto=is_forfeit)
        except MatchError:
            if room.match.version != version:
                return  # another process played meanwhile, in the same decision: choose again
            raise
        await room.commit(step)
        if is_forfeit:
            await room.clocks.on_bot_choice(seat)

    async def _choose(self, seat: int) -> str:
        room = self.room
        timer = asyncio.get_running_loop().call_later(THINKING_SHOWN_AFTER_S, self._show_thinking, seat)
        try:
            level = room.match.occupants[seat].bot or DEFAULT_LEVEL
            header, entries = room.persistence.header, bytes(room.persistence.log)
            text, _, _ = await room.pool.run(jobs.choose, room.id, header, entries, seat, level)
            return text
        finally:
            timer.cancel()
            if room.presence.thinking:
                room.presence.thinking.clear()
                room.broadcaster.send_seats()

    def _show_thinking(self, seat: int) -> None:
        self.room.presence.thinking = {seat}
        self.room.broadcaster.send_seats()
