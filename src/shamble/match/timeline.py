"""The log and what follows from it: the state, what led to it, what was taken back, who sits where.

Both live play and loading make `Step`s and `accept` them. A step holds its result ready on a copy, so that it can first
be written down somewhere safe, and be forgotten without a trace when that fails.
"""

from collections.abc import Iterable
from typing import Any

from shamble.core.actions import Action, Pass
from shamble.core.events import Record
from shamble.core.game import Game
from shamble.core.state import State
from shamble.match import log_replay
from shamble.match.errors import Stale
from shamble.match.fair_dice import commitment
from shamble.match.log import Chair, Entry, Header, Moved, Redone, Seated, Started, Told, Undone
from shamble.match.queued_actions import Plan

KEPT = 16  # a copy of the state is kept at every so many entries; between them it is played again
LATELY = 64  # further back than so many, only at every so many of them


class Diverged(Exception):
    """A log cannot be played (on) with the rules and data of today. Says at which entry, and why."""

    def __init__(self, version: int, entry: Entry, why: str) -> None:
        text = entry.text if isinstance(entry, Moved) else type(entry).__name__.lower()
        super().__init__(f"entry {version} ({text!r}): {why}")
        self.version = version
        self.text = text
        self.why = why


class Played:
    """An entry that moved the game, and what came of it. It always follows the same one, so what is known about
    the state after it stays true even while it is taken back: all that was ever played is a tree, and one branch of it
    is active."""

    def __init__(
        self,
        version: int,
        entry: Started | Moved | Told,
        record: Record,
        before: "Played | None",
        secret: bool,
        boundary: str,
    ) -> None:
        self.version = version
        self.entry = entry
        self.record = record
        self.before = before  # None = this is the start
        self.place: int = before.place + 1 if before is not None else 0  # in the branch
        self.secret = secret  # which answer it was is its seat's business alone
        self.boundary = boundary  # why it cannot be taken back freely: "", "dice", "seen", "end"
        self.state: State | None = None
        # What would otherwise be looked for again and again, back to the start; whoever came last first.
        self.acted: tuple[int, ...] = before.acted if before is not None else ()  # seats
        self.chosen: tuple[tuple[int, int], ...] = before.chosen if before is not None else ()
        # ^ the last action of each seat that no standing order took: the seat, the version before it
        if isinstance(entry, Moved) and before is not None:
            seat = entry.seat
            self.acted = (seat, *(other for other in self.acted if other != seat))
            if not entry.auto:
                self.chosen = (
                    (seat, before.version),
                    *(choice for choice in self.chosen if choice[0] != seat),
                )

    @property
    def seat(self) -> int:
        return self.entry.seat if isinstance(self.entry, Moved) else -1


class Step:
    """A change that is ready and has not happened: write `entry` down as number `version`, then accept it."""

    def __init__(self, version: int, entry: Entry, last: Played, state: State, number: int) -> None:
        self.version = version
        self.entry = entry
        self.last = last  # what leads to the state then
        self.state = state
        self.number = number  # of the decision that is then pending
        self.plan: Plan | None = None  # what its seat wants done afterwards


class Timeline:
    """The log of one match, folded."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.log: list[Entry] = []
        self.active: list[Played] = []  # what led to the present state
        self.lasts: list[Played] = []  # what led there at each version
        self.undone: list[tuple[int, Played]] = []  # by whom, and what had led there
        self.played: dict[int, Played] = {}
        self.stood_up: dict[int, Chair] = {}  # by each entry that changed a seat
        self.chairs: list[Chair] = list(header.chairs)
        self.number = 0
        self.secret = ""  # that chance comes from, where the header says so
        self.salts: list[str] = [chair.salt for chair in header.chairs if chair.salt]
        self.state: State = game.new(header.setup(), header.seed)
        self.state.source = log_replay.source(header.real())

    @property
    def version(self) -> int:
        return len(self.log) - 1

    def copy(self, state: State) -> State:
        """A state to play on in, with chance from where this table gets it."""
        twin = state.clone()
        twin.source = log_replay.source(self.header.real())
        return twin

    def next(self) -> State:
        """A copy of the present state to make the next entry with."""
        twin = self.copy(self.state)
        if self.secret:
            twin.seed(commitment.seed(self.secret, len(self.log), self.salts))
        return twin

    # ------------------------------------------------------------ making steps

    def moved(
        self,
        entry: Started | Moved | Told,
        state: State,
        record: Record,
        answer: "Answer | None" = None,
    ) -> Step:
        """A step that moves the game: the state after it, and what happened; `answer` where it was one."""
        same = answer is not None and answer.leaves_open(state, record)
        sealed = answer is not None and answer.kind == "ballot"
        boundary = ""
        if record.chances:
            boundary = "dice"
        elif any(event.reveals() for event in record.events) or (sealed and not same):
            boundary = "seen"
        elif state.is_over():
            boundary = "end"
        secret = answer is not None and answer.secret
        before = self.active[-1] if self.active else None
        played = Played(len(self.log), entry, record, before, secret, boundary)
        return Step(len(self.log), entry, played, state, self.number if same else self.number + 1)

    def undo(self, entry: Undone, passing: bool = False) -> Step:
        """A step back to the state after entry `to`; `passing`: the next entry goes elsewhere at once, and nobody looks
        at the state in between."""
        last = self.played.get(entry.to)
        if last is None or not self._led_here(last) or last is self.active[-1]:
            raise ValueError(f"there is no entry {entry.to} to go back to")
        state = self.state if passing else self.state_after(last)
        return Step(len(self.log), entry, last, state, self.number + 1)

    def redo(self, entry: Redone, passing: bool = False) -> Step:
        """A step that does again what was taken back last."""
        if not self.undone:
            raise ValueError("nothing was taken back")
        last = self.undone[-1][1]
        state = self.state if passing else self.state_after(last)
        return Step(len(self.log), entry, last, state, self.number + 1)

    def _led_here(self, played: Played) -> bool:
        return played.place < len(self.active) and self.active[played.place] is played

    def seat(self, entry: Seated) -> Step:
        if not 0 <= entry.seat < len(self.chairs):
            raise ValueError(f"there is no seat {entry.seat}")
        return Step(len(self.log), entry, self.active[-1], self.state, self.number)

    # ------------------------------------------------------------ taking them

    def accept(self, step: Step) -> None:
        if step.version != len(self.log):
            raise Stale
        entry = step.entry
        match entry:
            case Undone():
                self.undone.append((entry.seat, self.active[-1]))
                del self.active[step.last.place + 1 :]
            case Redone():
                self.undone.pop()
                self.active += _between(self.active[-1], step.last)
            case Seated():
                self.stood_up[step.version] = self.chairs[entry.seat]
                self.chairs[entry.seat] = entry.chair
                if entry.chair.salt:
                    self.salts.append(entry.chair.salt)
            case _:
                played = step.last
                self.played[played.version] = played
                self.active.append(played)
                if played.place and played.place % KEPT == 0:  # the start is soon played again
                    played.state = step.state.clone()
                    self._thin_out(played.place - LATELY)
                self.undone.clear()
        self.log.append(entry)
        self.lasts.append(step.last)
        self.state = step.state
        self.number = step.number

    def _thin_out(self, place: int) -> None:
        """What lies so far back is seldom looked at."""
        if place > 0 and place % LATELY:
            self.active[place].state = None

    # ------------------------------------------------------------ looking back

    def state_after(self, last: Played) -> State:
        """The state that an entry led to: a copy, free to be changed."""
        known: Played | None = last
        again: list[Played] = []
        while known is not None and known.state is None:
            again.append(known)
            known = known.before
        kept = known.state if known is not None else None
        state = self.copy(kept) if kept is not None else self.game.new(self.header.setup(), self.header.seed)
        for played in reversed(again):
            log_replay.replay(state, played.entry, self.header.real())
        return state

    def state_at(self, version: int) -> State:
        """The state as it was at a version: a copy."""
        return self.copy(self.state) if version == self.version else self.state_after(self.lasts[version])

    # ------------------------------------------------------------ loading

    def load(self, entries: Iterable[Entry]) -> None:
        """Play further entries of a log from their recorded chance. Of several steps back and forth in a row only where
        they end is played again."""
        left = list(entries)
        for entry, after in zip(left, [*left, None][1:], strict=True):
            version = len(self.log)
            try:
                self.accept(self.again(entry, passing=isinstance(after, Undone | Redone)))
            except Exception as error:  # a log of other rules may fail anywhere inside them
                raise Diverged(version, entry, str(error) or type(error).__name__) from error

    def again(self, entry: Entry, passing: bool = False) -> Step:
        """The step that an entry of a log stands for, played from its recorded chance."""
        if isinstance(entry, Started) != (not self.log):
            raise ValueError("a log begins with its start, and has only one")
        match entry:
            case Undone():
                return self.undo(entry, passing)
            case Redone():
                return self.redo(entry, passing)
            case Seated():
                return self.seat(entry)
            case _:
                state = self.copy(self.state)
                answer: Answer | None = None
                if isinstance(entry, Moved):
                    answer = Answer(state, entry.seat, log_replay.action(state, entry))
                record = log_replay.replay(state, entry, self.header.real())
                return self.moved(entry, state, record, answer)


def _between(before: Played, last: Played) -> list[Played]:
    """What was played after `before`, up to `last`, which follows from it."""
    found = []
    while last is not before:
        found.append(last)
        assert last.before is not None
        last = last.before
    return found[::-1]


class Answer:
    """What a seat is about to answer to the pending decision, to tell afterwards whether that is still the same one."""

    def __init__(self, g: State, seat: int, action: Action[Any]) -> None:
        frame = g.stack[-1]
        self.seat = seat
        self.action = action
        put = frame.frame_for_seat(g, seat)
        self.beside = put is not frame
        self.secret = put.is_secret(g, action)
        self.kind = frame.kind()
        self.stack = g.stack[:]
        self.owing = set(frame.waiting(g)) if self.kind in ("ballot", "window") else set()
        self.together = self.kind == "turn" and len(frame.asked_seats(g)) > 1

    def leaves_open(self, g: State, record: Record) -> bool:
        """Is the decision still open, for the others, as if the seat had said nothing that concerns them?"""
        if self.together:  # several act side by side: what one does makes nobody else's choice stale
            return len(g.stack) == len(self.stack) and g.stack[-1] is self.stack[-1]
        if self._in_private(g):  # that concerns nobody until they are told something
            return not record.events and g.stack == self.stack and set(g.stack[-1].waiting(g)) == self.owing
        if self.kind == "window" and not isinstance(self.action, Pass):
            return False
        if self.kind not in ("ballot", "window") or len(g.stack) != len(self.stack):
            return False
        if any(a is not b for a, b in zip(g.stack, self.stack)):
            return False
        left = set(g.stack[-1].waiting(g))
        return bool(left) and left == self.owing - {self.seat}

    def _in_private(self, g: State) -> bool:
        """Was, or is, the seat busy with something of its own beside the stack?"""
        return self.beside or (bool(g.stack) and g.stack[-1].frame_for_seat(g, self.seat) is not g.stack[-1])
