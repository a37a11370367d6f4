"""A game's state: plain data plus the stack of pending frames."""

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.events import Event, Record
from shamble.core.rng import Stream, stream

if TYPE_CHECKING:
    from shamble.core.chance import ChanceSource
    from shamble.core.frames import Frame

S = TypeVar("S", bound="State")

DECKS, DICE = 0, 1  # the streams of chance


NO_STREAM: Final = Stream(1)  # before a state is seeded, and in views: chance is nobody's to know


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own fields, clones them in `clone`, and lists every one of them in
    its table of visibility. Constructors only store; games start with a factory."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: list[Frame[Any]] = []
        self.answers: list[tuple[int, ...]] = []  # one entry for each open ballot or window on the stack
        self.decks: Stream = NO_STREAM
        self.dice: Stream = NO_STREAM
        self.outcome = ""  # "" while the game runs
        self.winners: tuple[int, ...] = ()
        self.record: Record | None = None  # who listens; not part of the position
        self.source: ChanceSource | None = None  # where chance comes from; None = the streams
        self.shared = False  # does a clone have the same lists? Then they are copied before anything changes

    def seed(self, seed: int) -> None:
        self.decks = stream(seed, DECKS)
        self.dice = stream(seed, DICE)

    def copy_to(self, other: "State") -> None:
        """Give another state this one's kernel fields (for `clone`). Nobody listens to a clone."""
        other.stack = self.stack[:]
        other.answers = self.answers[:]
        other.decks = self.decks.clone()
        other.dice = self.dice.clone()
        other.outcome = self.outcome
        other.winners = self.winners

    def unshare(self) -> None:
        """Copy the lists that a clone shares; every game whose clones share any overrides it. The engine calls it
        before a position changes, so nothing else has to, but for somebody who edits a clone by hand."""
        self.shared = False

    def push(self, frame: "Frame[Any]") -> None:
        """Put a frame on the stack: it runs before everything already there."""
        self.stack.append(frame)
        frame.on_push(self)

    def emit(self, event: Event) -> None:
        record = self.record
        if record is not None:
            record.events.append(event)

    def end(self, outcome: str, winners: tuple[int, ...]) -> None:
        """The game is over: nothing is pending any more."""
        self.outcome = outcome
        self.winners = winners
        self.stack.clear()
        self.answers.clear()

    def is_over(self) -> bool:
        return self.outcome != ""

    def clone(self) -> "State":
        """An independent copy; every game overrides it."""
        raise TypeError(f"{type(self).__name__} does not say how to clone itself")
