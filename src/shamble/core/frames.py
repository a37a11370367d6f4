"""Frames: the pending work as data, innermost last.

A frame is a small immutable record (ints, strings, tuples of them) whose class carries the code. `advance` lets the
innermost frame go as far as it can: a `Step` runs, a chance is resolved, and an `Ask`, `Ballot` or `Window` waits for
its seats.
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
SEALED = -2  # has answered, and it is not for this seat to know what
PASSED = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt:
    """What is being asked, as a message key with arguments, and the rules behind it."""

    def __init__(self, key: str, args: Args | None = None, rules: tuple[str, ...] = ()) -> None:
        self.key = key
        self.args: Args = args if args is not None else {}
        self.rules = rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Routine(Prompt):
    """A small question that comes again and again, and what is offered instead of answering each: "Place the rest for
    me". `listed`: the first option is taken every time, in the order in which they are listed; otherwise what the game
    itself would advise. Questions with the same key in the same round are answered together, whatever lies between."""

    def __init__(
        self, key: str, args: Args | None = None, rules: tuple[str, ...] = (), listed: bool = False
    ) -> None:
        super().__init__(key, args, rules)
        self.listed = listed


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One piece of pending work."""

    def on_push(self, g: S) -> None:
        """Called when it is put on the stack."""

    def advance(self, g: S) -> bool:
        """Go on as far as possible without anybody's answer. False = somebody has to decide first."""
        return False

    def asked_seats(self, g: S) -> tuple[int, ...]:
        """The seats this frame asks; empty unless it is a decision."""
        return ()

    def waiting(self, g: S) -> tuple[int, ...]:
        """Those of them that still owe an answer, in the order in which they would be expected to speak."""
        return self.asked_seats(g)

    def frame_for_seat(self, g: S, seat: int) -> "Frame[S]":
        """This question as a seat meets it: itself, unless the seat is busy with something of its own beside the stack,
        which holds nobody else up."""
        return self

    def kind(self) -> str:
        return ""

    def topic(self) -> str:
        """What is being decided, as a name that a client may tell questions apart by."""
        return kebab(type(self).__name__)

    def subject(self, g: S) -> str:
        """The thing the question is about (the figure that acts, shoots, is bitten); "" where it is about none."""
        return ""

    def prompt(self, g: S) -> Prompt:
        return Prompt("ask-" + type(self).__name__.lower())

    def routine(self, g: S, seat: int) -> Routine | None:
        """May a seat leave this question and all that follow of its kind to the table? None = each is asked by
        itself."""
        return None

    def automatic_answer(self, g: S, seat: int) -> Action[S] | None:
        """The answer that a table may give for a seat where no other would make a difference; None = it is asked."""
        return None

    def candidates(self, g: S, seat: int) -> list[Action[S]]:
        """Everything a seat might try here, allowed or not: the near misses are explained."""
        return []

    def legal(self, g: S, seat: int) -> list[Action[S]]:
        """What it may do: the candidates that nothing speaks against."""
        return [action for action in self.candidates(g, seat) if not action.refusals(g, seat)]

    def explain(self, g: S, seat: int, action: Action[S]) -> list[Refusal]:
        """Why not; empty exactly when the action is legal here."""
        if action in self.candidates(g, seat):
            return action.refusals(g, seat)
        return [Refusal("no-not-now")]

    def take(self, g: S, seat: int, action: Action[S]) -> None:
        """A seat has chosen."""

    def is_secret(self, g: S, action: Action[S]) -> bool:
        """Is an answer its seat's secret? Then the others are told that it answered, and not what."""
        return False

    def seen_by(self, g: S, seat: int) -> "Frame[S]":
        """This frame as a seat may know it: itself, unless it holds a secret."""
        return self

    def __eq__(self, other: object) -> bool:
        return record_eq(self, other)

    def __hash__(self) -> int:
        return record_hash(self)

    def __repr__(self) -> str:
        return record_repr(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Work that needs nobody: it is taken off the stack and runs; it may push further frames."""

    def advance(self, g: S) -> bool:
        g.stack.pop()
        self.run(g)
        return True

    @abstractmethod
    def run(self, g: S) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A `turn` decision: one seat chooses one action. By default the question is then over, and the action does."""

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
    """All asked seats choose at once, sealed until the last one has; an answer may be changed until then.

    The answers are kept beside the stack as positions in each seat's list of options."""

    def on_push(self, g: S) -> None:
        g.answers.append((UNANSWERED,) * g.seats)

    def kind(self) -> str:
        return "ballot"

    @abstractmethod
    def asked_seats(self, g: S) -> tuple[int, ...]:
        """The seats asked; it must not change while the ballot is open."""

    @abstractmethod
    def on_reveal(self, g: S, choices: list[Action[S]]) -> None:
        """Everybody has chosen: the choices, in the order of `who`. The ballot is off the stack."""

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
    """A chance to play a card: open until every asked seat has passed. Whoever plays one pushes its frames, and when
    they are done the window opens again for all. Whom it asks may depend on public facts only."""

    def on_push(self, g: S) -> None:
        g.answers.append((UNANSWERED,) * g.seats)

    def kind(self) -> str:
        return "window"

    @abstractmethod
    def asked_seats(self, g: S) -> tuple[int, ...]:
        """The seats asked, in the order of the rulebook."""

    @abstractmethod
    def on_close(self, g: S) -> None:
        """Nobody wants to play anything (more). The window is off the stack."""

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
        """Take this window off the stack although somebody played: for cards that settle the matter."""
        g.answers.pop()
        g.stack.pop()
