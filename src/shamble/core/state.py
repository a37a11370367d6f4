"""A game's state: plain data plus the stack of pending frames."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.events import Event, Record
from shamble.core.rng import Stream, stream

if TYPE_CHECKING:
    from shamble.core.chance import ChanceSource
    from shamble.core.frames import Frame

S = TypeVar("S", bound="State")

DECKS, DICE = 0, 1  # stream numbers


NO_STREAM: Final = Stream(1)  # before a state is seeded, and in views


class StaleField(Exception):
    """A field still has the value of a turn, round or hour that is over."""


class Borders:
    """Whether borders are checked, and the names of crossed borders by class of state.

    Tests and laws switch it on. In play a stale field does not end a game.
    """

    def __init__(self) -> None:
        self.checked = False
        self.names_by_class: dict[str, set[str]] = {}


BORDERS: Final = Borders()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base class of all game states.

    A game adds its own fields, copies them in `clone`, and lists each in its visibility table. The constructor only
    stores values; `Game.new` sets up a game.
    """

    lifetimes: ClassVar[dict[str, dict[str, object]]] = {}  # border -> field -> its value after the border

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: list[Frame[Any]] = []
        self.answers: list[tuple[int, ...]] = []  # of each open ballot or window on the stack
        self.decks: Stream = NO_STREAM
        self.dice: Stream = NO_STREAM
        self.outcome = ""  # "" while the game is running
        self.winners: tuple[int, ...] = ()
        self.record: Record | None = None  # collects events; not part of the position
        self.source: ChanceSource | None = None  # None = chance comes from the streams
        self.shared = False  # whether a clone uses the same lists; see `unshare`

    def seed(self, seed: int) -> None:
        self.decks = stream(seed, DECKS)
        self.dice = stream(seed, DICE)

    def copy_to(self, other: "State") -> None:
        """Copy the fields of this class to a clone, except `record` and `source`."""
        other.stack = self.stack[:]
        other.answers = self.answers[:]
        other.decks = self.decks.clone()
        other.dice = self.dice.clone()
        other.outcome = self.outcome
        other.winners = self.winners

    def unshare(self) -> None:
        """Copy the lists shared with a clone. Games whose clones share lists override this.

        The engine calls it before a position changes; call it before editing a clone by hand.
        """
        self.shared = False

    def push(self, frame: "Frame[Any]") -> None:
        """Put a frame on the stack, to run before those already there."""
        self.stack.append(frame)
        frame.on_push(self)

    def check_border(self, border: str, seat: int = -1) -> None:
        """Check that every field that lives until this border has its first value again.

        A game calls it after each reset. Of a list every entry counts, or only that of the seat. It checks nothing in
        play, nor in a search, which records nothing.
        """
        if not BORDERS.checked or self.record is None:
            return
        BORDERS.names_by_class.setdefault(type(self).__name__, set()).add(border)
        for name, fresh in self.lifetimes[border].items():
            value = getattr(self, name)
            values = [value] if not isinstance(value, list) else value if seat < 0 else [value[seat]]
            if any(entry != fresh for entry in values):
                raise StaleField(f"{name} is {value!r} after the border {border!r}, not {fresh!r}")

    def emit(self, event: Event) -> None:
        record = self.record
        if record is not None:
            record.events.append(event)

    def end(self, outcome: str, winners: tuple[int, ...]) -> None:
        """End the game. Nothing is pending afterwards."""
        self.outcome = outcome
        self.winners = winners
        self.stack.clear()
        self.answers.clear()

    def is_over(self) -> bool:
        return self.outcome != ""

    def clone(self) -> "State":
        """Return an independent copy. Every game overrides this."""
        raise TypeError(f"{type(self).__name__} does not say how to clone itself")
