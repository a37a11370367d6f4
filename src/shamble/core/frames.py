"""Frames: pending work as data, on a stack whose top runs first.

A frame is a small immutable record of ints, strings and tuples of them; its class holds the code. `advance` runs the
top frame as far as possible: a `Step` runs, a `Chance` is resolved, an `Ask`, `Ballot` or `Window` waits for its seats.
"""

from abc import abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.records import kebab, record_eq, record_hash, record_repr
from shamble.core.refusals import Refusal
from shamble.core.state import S

UNANSWERED = -1  # has not answered yet
SEALED = -2  # has answered; the answer is hidden from this seat
PASSED = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt:
    """A question: a message key with arguments, and the rules behind it."""

    def __init__(self, key: str, args: Args | None = None, rules: tuple[str, ...] = ()) -> None:
        self.key = key
        self.args: Args = args if args is not None else {}
        self.rules = rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Routine(Prompt):
    """Offer to answer a repeated small question automatically ("Place the rest for me").

    With `listed`, the first option is taken every time, otherwise the game's own advice. It answers all questions with
    the same key in the same round, even if others come between.
    """

    def __init__(
        self, key: str, args: Args | None = None, rules: tuple[str, ...] = (), listed: bool = False
    ) -> None:
        super().__init__(key, args, rules)
        self.listed = listed


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One piece of pending work."""

    def on_push(self, g: S) -> None:
        """Called when the frame is put on the stack."""

    def advance(self, g: S) -> bool:
        """Run as far as possible without an answer. Return False if a seat has to decide first."""
        return False

    def asked_seats(self, g: S) -> tuple[int, ...]:
        """List the seats that this frame asks; empty if it is no decision."""
        return ()

    def waiting(self, g: S) -> tuple[int, ...]:
        """List the asked seats that have not answered yet, in the order of their turns."""
        return self.asked_seats(g)

    def frame_for_seat(self, g: S, seat: int) -> "Frame[S]":
        """Return the frame that asks this seat.

        Usually this frame; a game can return a private question that does not hold up the other seats.
        """
        return self

    def kind(self) -> str:
        """Return the kind of decision: "turn", "ballot", "window", "chance" or ""."""
        return ""

    def topic(self) -> str:
        """Return the topic of the decision, a name that clients can rely on."""
        return kebab(type(self).__name__)

    def subject(self, g: S) -> str:
        """Return the thing that the question is about, such as the acting figure, or ""."""
        return ""

    def prompt(self, g: S) -> Prompt:
        """Return the question in words."""
        return Prompt("ask-" + type(self).__name__.lower())

    def routine(self, g: S, seat: int) -> Routine | None:
        """Return the offer to answer this question and similar ones automatically, or None."""
        return None

    def automatic_answer(self, g: S, seat: int) -> Action[S] | None:
        """Return the action to take automatically if all options are equivalent, or None to ask."""
        return None

    def answer_among_bots(self, g: S, seat: int) -> Action[S] | None:
        """Return the answer of the only player at a table of bots, or None to ask.

        For agreements about the order of play, which bots leave to the player.
        """
        return None

    def candidates(self, g: S, seat: int) -> list[Action[S]]:
        """Return everything that a seat might try here, legal or not.

        The illegal ones are shown with their reasons.
        """
        return []

    def legal(self, g: S, seat: int) -> list[Action[S]]:
        """List the candidates without refusals."""
        return [action for action in self.candidates(g, seat) if not action.refusals(g, seat)]

    def explain(self, g: S, seat: int, action: Action[S]) -> list[Refusal]:
        """List every reason why an action is illegal here; empty if it is legal."""
        if action in self.candidates(g, seat):
            return action.refusals(g, seat)
        return [Refusal("no-not-now")]

    def take(self, g: S, seat: int, action: Action[S]) -> None:
        """Accept the action a seat has chosen."""

    def is_secret(self, g: S, action: Action[S]) -> bool:
        """Return whether other seats see only that the seat answered, not what."""
        return False

    def seen_by(self, g: S, seat: int) -> "Frame[S]":
        """Return the frame as a seat sees it: itself, unless it holds a secret."""
        return self

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Work without a decision: the frame is popped and runs; it can push further frames."""

    def advance(self, g: S) -> bool:
        g.stack.pop()
        self.run(g)
        return True

    @abstractmethod
    def run(self, g: S) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """Decision of one seat. By default the frame is popped and the chosen action executed."""

    @abstractmethod
    def seat(self, g: S) -> int: ...

    def kind(self) -> str:
        return "turn"

    def asked_seats(self, g: S) -> tuple[int, ...]:
        return (self.seat(g),)

    def take(self, g: S, seat: int, action: Action[S]) -> None:
        g.stack.pop()
        action.execute(g, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Frame[S]):
    """Sealed vote: all asked seats choose at once.

    A seat can change its answer until the last seat has answered. `g.answers` holds each answer as an index into that
    seat's options.
    """

    def on_push(self, g: S) -> None:
        g.answers.append((UNANSWERED,) * g.seats)

    def kind(self) -> str:
        return "ballot"

    @abstractmethod
    def asked_seats(self, g: S) -> tuple[int, ...]:
        """List the seats asked. They must not change while the ballot is open."""

    @abstractmethod
    def on_reveal(self, g: S, choices: list[Action[S]]) -> None:
        """Handle the choices, in the order of `asked_seats`. The ballot is already off the stack."""

    def is_secret(self, g: S, action: Action[S]) -> bool:
        return True

    def waiting(self, g: S) -> tuple[int, ...]:
        answers = g.answers[-1]
        return tuple([seat for seat in self.asked_seats(g) if answers[seat] == UNANSWERED])

    def advance(self, g: S) -> bool:
        if self.waiting(g):
            return False
        answers = g.answers.pop()
        choices: list[Action[S]] = []
        for seat in self.asked_seats(g):
            choices.append(self.legal(g, seat)[answers[seat]])
        g.stack.pop()
        self.on_reveal(g, choices)
        return True

    def take(self, g: S, seat: int, action: Action[S]) -> None:
        answers = list(g.answers[-1])
        answers[seat] = self.legal(g, seat).index(action)
        g.answers[-1] = tuple(answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Reaction window: open until every asked seat has passed.

    An action other than `Pass` reopens it for all seats once its frames have run. The seats it asks must follow from
    public information alone.
    """

    def on_push(self, g: S) -> None:
        g.answers.append((UNANSWERED,) * g.seats)

    def kind(self) -> str:
        return "window"

    @abstractmethod
    def asked_seats(self, g: S) -> tuple[int, ...]:
        """List the seats asked, in the order of the rulebook."""

    @abstractmethod
    def on_close(self, g: S) -> None:
        """Called when every seat has passed. The window is already off the stack."""

    def waiting(self, g: S) -> tuple[int, ...]:
        answers = g.answers[-1]
        return tuple([seat for seat in self.asked_seats(g) if answers[seat] == UNANSWERED])

    def advance(self, g: S) -> bool:
        if self.waiting(g):
            return False
        g.answers.pop()
        g.stack.pop()
        self.on_close(g)
        return True

    def take(self, g: S, seat: int, action: Action[S]) -> None:
        if isinstance(action, Pass):
            answers = list(g.answers[-1])
            answers[seat] = PASSED
            g.answers[-1] = tuple(answers)
        else:
            g.answers[-1] = (UNANSWERED,) * g.seats
            action.execute(g, seat)

    def close_early(self, g: S) -> None:
        """Pop the window although a card was played, for cards that settle the matter."""
        g.answers.pop()
        g.stack.pop()
