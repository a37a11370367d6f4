"""The log of a match and what follows from it: state, active branch, occupants.

Live play and loading both prepare an entry on a copy of the state and then `accept` it. So an entry can be written to
the database first, and is dropped without a trace if that fails.
"""

from collections.abc import Iterable
from typing import Any

from shamble.core.actions import Action, Pass
from shamble.core.events import Record
from shamble.core.game import Game
from shamble.core.state import State
from shamble.match import log_replay
from shamble.match.errors import StaleDecision
from shamble.match.fair_dice import commitment, nonces
from shamble.match.log import DiceEntered, Entry, Header, Moved, Occupant, Redone, Seated, Started, Undone
from shamble.match.queued_actions import Automation

SNAPSHOT_EVERY = 16  # entries between stored states; states in between are replayed
DENSE_SNAPSHOTS = 64  # entries; further back, only every such entry has a stored state


class DivergedError(Exception):
    """A log cannot be played with the current rules and data.

    Has the version of the entry and the reason.
    """

    def __init__(self, version: int, entry: Entry, why: str) -> None:
        text = entry.text if isinstance(entry, Moved) else str(entry.__struct_config__.tag)
        super().__init__(f"entry {version} ({text!r}): {why}")
        self.version = version
        self.text = text
        self.why = why


def opening_state(game: Game[Any], header: Header) -> State:
    """Return the state in which a match begins: the opening of its setup, or its position.

    Raise `DivergedError` if the position is none.
    """
    g: State
    if not header.position:
        g = game.new(header.setup(), header.seed)
        return g
    try:
        g = game.position(header.position, header.setup(), header.seed)
        wrong = game.component_errors(g)
    except Exception as error:  # the text can come from a file, and fail in any place of the reader
        raise DivergedError(0, Started(), f"position: {error}") from error
    if wrong:
        raise DivergedError(0, Started(), f"position: {'; '.join(wrong)}")
    return g


def nonce_of(entry: Entry) -> str:
    """Return the nonce of an entry, "" for none."""
    return entry.nonce if isinstance(entry, Moved | DiceEntered) else ""


class PlayedEntry:
    """An entry that changed the game state, with its results.

    It always follows the same entry, so the state after it stays valid while it is undone. All entries ever played form
    a tree; one branch of it is active.
    """

    def __init__(
        self,
        version: int,
        entry: Started | Moved | DiceEntered,
        record: Record,
        before: "PlayedEntry | None",
        secret: bool,
        boundary: str,
        is_default: bool = False,
    ) -> None:
        self.version = version
        self.entry = entry
        self.record = record
        self.before = before  # None for the first entry
        self.index: int = before.index + 1 if before is not None else 0  # in the branch
        self.secret = secret  # only its seat knows which answer it was
        self.boundary = boundary  # why it cannot be undone freely: "", "dice", "seen", "end"
        self.is_default = is_default  # the rules took it for its seat, which reveals nothing
        self.state: State | None = None
        # Cached here, because a search would go back to the start every time. The latest seat is first.
        self.acted: tuple[int, ...] = before.acted if before is not None else ()  # seats
        self.last_choices: tuple[tuple[int, int], ...] = before.last_choices if before is not None else ()
        # ^ the last chosen (not automatic) action of each seat: the seat, and the version before the action
        if isinstance(entry, Moved) and before is not None:
            seat = entry.seat
            self.acted = (seat, *(other for other in self.acted if other != seat))
            if not entry.auto:
                self.last_choices = (
                    (seat, before.version),
                    *(choice for choice in self.last_choices if choice[0] != seat),
                )

    @property
    def seat(self) -> int:
        return self.entry.seat if isinstance(self.entry, Moved) else -1


class PreparedEntry:
    """An entry ready to commit: store `entry` as number `version`, then accept it."""

    def __init__(self, version: int, entry: Entry, last: PlayedEntry, state: State, decision_id: int) -> None:
        self.version = version
        self.entry = entry
        self.last = last  # the entry that leads to the state after it
        self.state = state
        self.decision_id = decision_id  # of the decision that is pending after it
        self.automation: Automation | None = None  # what its seat queued with it


class Timeline:
    """The log of one match and the state it leads to."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.log: list[Entry] = []
        self.active: list[PlayedEntry] = []  # the branch that leads to the current state
        self.last_played: list[PlayedEntry] = []  # by version: the entry that leads to the state there
        self.undone: list[tuple[int, PlayedEntry]] = []  # the seat that undid, the last entry of the branch
        self.played: dict[int, PlayedEntry] = {}  # by version
        self.previous_occupants: dict[int, Occupant] = {}  # by version of the entry that changed the seat
        self.occupants: list[Occupant] = list(header.occupants)
        self.decision_id = 0
        self.secret = ""  # dice secret, if the header has its hash
        self.salts: list[str] = [occupant.salt for occupant in header.occupants if occupant.salt]
        self.mix = ""  # of all nonces
        self.state = opening_state(game, header)
        self.state.source = log_replay.live_source(header.real())

    @property
    def version(self) -> int:
        return len(self.log) - 1

    def copy(self, state: State) -> State:
        """Return a copy of a state that play can continue in."""
        twin = state.clone()
        twin.source = log_replay.live_source(self.header.real())
        return twin

    def next_state(self, nonce: str = "") -> State:
        """Return a copy of the current state, with the chance of the next entry."""
        twin = self.copy(self.state)
        if self.secret:
            mix = nonces.mixed(self.mix, nonce)
            twin.seed(commitment.entry_seed(self.secret, len(self.log), self.salts, mix))
        return twin

    # ------------------------------------------------------------ preparing entries

    def prepare_played(
        self,
        entry: Started | Moved | DiceEntered,
        state: State,
        record: Record,
        answer: "Answer | None" = None,
    ) -> PreparedEntry:
        """Prepare an entry that changed the game.

        `state` is the state after it. Pass `answer` for an action.
        """
        same_decision = answer is not None and answer.keeps_decision_open(state, record)
        sealed = answer is not None and answer.kind == "ballot"
        boundary = ""
        if record.chances:
            boundary = "dice"
        elif any(event.reveals() for event in record.events) or (sealed and not same_decision):
            boundary = "seen"
        elif state.is_over():
            boundary = "end"
        secret = answer is not None and answer.secret
        before = self.active[-1] if self.active else None
        is_default = answer is not None and answer.is_default
        played = PlayedEntry(len(self.log), entry, record, before, secret, boundary, is_default)
        decision_id = self.decision_id if same_decision else self.decision_id + 1
        return PreparedEntry(len(self.log), entry, played, state, decision_id)

    def prepare_undo(self, entry: Undone, skip_state: bool = False) -> PreparedEntry:
        """Prepare a return to the state after entry `to`.

        `skip_state` does not compute that state: for loading, when the next entry leaves it at once.
        """
        last = self.played.get(entry.to)
        if last is None or not self._is_active(last) or last is self.active[-1]:
            raise ValueError(f"there is no entry {entry.to} to go back to")
        state = self.state if skip_state else self.state_after(last)
        return PreparedEntry(len(self.log), entry, last, state, self.decision_id + 1)

    def prepare_redo(self, entry: Redone, skip_state: bool = False) -> PreparedEntry:
        """Prepare to redo the last undo. `skip_state`: see `prepare_undo`."""
        if not self.undone:
            raise ValueError("nothing was taken back")
        last = self.undone[-1][1]
        state = self.state if skip_state else self.state_after(last)
        return PreparedEntry(len(self.log), entry, last, state, self.decision_id + 1)

    def _is_active(self, played: PlayedEntry) -> bool:
        return played.index < len(self.active) and self.active[played.index] is played

    def prepare_seat_change(self, entry: Seated) -> PreparedEntry:
        if not 0 <= entry.seat < len(self.occupants):
            raise ValueError(f"there is no seat {entry.seat}")
        return PreparedEntry(len(self.log), entry, self.active[-1], self.state, self.decision_id)

    def prepare_logged(self, entry: Entry, skip_state: bool = False) -> PreparedEntry:
        """Prepare an entry of a stored log with its recorded chance.

        `skip_state` as in `prepare_undo`.
        """
        if isinstance(entry, Started) != (not self.log):
            raise ValueError("a log begins with its start, and has only one")
        match entry:
            case Undone():
                return self.prepare_undo(entry, skip_state)
            case Redone():
                return self.prepare_redo(entry, skip_state)
            case Seated():
                return self.prepare_seat_change(entry)
            case _:
                state = self.copy(self.state)
                answer: Answer | None = None
                if isinstance(entry, Moved):
                    answer = Answer(state, entry.seat, log_replay.logged_action(state, entry), entry.auto)
                record = log_replay.replay_entry(state, entry, self.header.real())
                return self.prepare_played(entry, state, record, answer)

    # ------------------------------------------------------------ accepting entries

    def accept(self, prepared: PreparedEntry) -> None:
        """Append a prepared entry to the log. Raise `StaleDecision` if another entry came first."""
        if prepared.version != len(self.log):
            raise StaleDecision
        entry = prepared.entry
        match entry:
            case Undone():
                self.undone.append((entry.seat, self.active[-1]))
                del self.active[prepared.last.index + 1 :]
            case Redone():
                self.undone.pop()
                self.active += _between(self.active[-1], prepared.last)
            case Seated():
                self.previous_occupants[prepared.version] = self.occupants[entry.seat]
                self.occupants[entry.seat] = entry.occupant
                if entry.occupant.salt:
                    self.salts.append(entry.occupant.salt)
            case _:
                played = prepared.last
                self.played[played.version] = played
                self.active.append(played)
                if played.index and played.index % SNAPSHOT_EVERY == 0:  # the start is cheap to replay
                    played.state = prepared.state.clone()
                    self._drop_snapshot(played.index - DENSE_SNAPSHOTS)
                self.undone.clear()
        self.mix = nonces.mixed(self.mix, nonce_of(entry))
        self.log.append(entry)
        self.last_played.append(prepared.last)
        self.state = prepared.state
        self.decision_id = prepared.decision_id

    def _drop_snapshot(self, index: int) -> None:
        """Drop the stored state of an old entry, except for one in `DENSE_SNAPSHOTS`."""
        if index > 0 and index % DENSE_SNAPSHOTS:
            self.active[index].state = None

    # ------------------------------------------------------------ past states

    def state_after(self, last: PlayedEntry) -> State:
        """Return the state after an entry, as a copy that the caller can change."""
        known: PlayedEntry | None = last
        to_replay: list[PlayedEntry] = []
        while known is not None and known.state is None:
            to_replay.append(known)
            known = known.before
        snapshot = known.state if known is not None else None
        if snapshot is not None:
            state = self.copy(snapshot)
        else:
            state = opening_state(self.game, self.header)
        for played in reversed(to_replay):
            log_replay.replay_entry(state, played.entry, self.header.real())
        return state

    def state_at(self, version: int) -> State:
        """Copy the state at a version."""
        return (
            self.copy(self.state) if version == self.version else self.state_after(self.last_played[version])
        )

    # ------------------------------------------------------------ loading

    def load(self, entries: Iterable[Entry]) -> None:
        """Append further entries of a stored log. Raise `DivergedError` if one cannot be replayed."""
        left = list(entries)
        for entry, following in zip(left, [*left, None][1:], strict=True):
            version = len(self.log)
            try:
                self.accept(self.prepare_logged(entry, skip_state=isinstance(following, Undone | Redone)))
            except Exception as error:  # with other rules, any exception can come from inside them
                raise DivergedError(version, entry, str(error) or type(error).__name__) from error


def _between(before: PlayedEntry, last: PlayedEntry) -> list[PlayedEntry]:
    """List the entries after `before` up to `last`, which follows from it."""
    entries = []
    while last is not before:
        entries.append(last)
        assert last.before is not None
        last = last.before
    return entries[::-1]


class Answer:
    """A seat's answer to the pending decision, compared with the state after it."""

    def __init__(self, g: State, seat: int, action: Action[Any], auto: bool = False) -> None:
        frame = g.stack[-1]
        self.is_default = auto and frame.automatic_answer(g, seat) == action
        self.seat = seat
        self.action = action
        own_frame = frame.frame_for_seat(g, seat)
        self.is_private = own_frame is not frame
        self.secret = own_frame.is_secret(g, action)
        self.kind = frame.kind()
        self.stack = g.stack[:]
        self.owing = set(frame.waiting(g)) if self.kind in ("ballot", "window") else set()
        self.is_shared_turn = self.kind == "turn" and len(frame.asked_seats(g)) > 1

    def keeps_decision_open(self, g: State, record: Record) -> bool:
        """Return whether the same decision is still pending for the other seats."""
        if (
            self.is_shared_turn
        ):  # several seats act at once, and no action makes the answers of other seats stale
            return len(g.stack) == len(self.stack) and g.stack[-1] is self.stack[-1]
        if self._in_private(g):  # of no concern to the others until they see an event
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
        """Return whether the seat had, or now has, a private question beside the stack."""
        return self.is_private or (
            bool(g.stack) and g.stack[-1].frame_for_seat(g, self.seat) is not g.stack[-1]
        )
