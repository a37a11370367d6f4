"""A table for short rule tests: a position, actions in notation, given chance results.

t = Table(GAME, position("..."))
t.do("shoot Z1", (6,))
assert t.refused_by("reload") == ["ZP-11.04"]
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.chance import RecordedChance
from shamble.core.events import Event, Record
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.state import State

S = TypeVar("S", bound=State)

Result = tuple[int, ...]  # result of one roll, draw or pick


class Position(Generic[S]):
    """A position and what happens to it."""

    def __init__(self, game: Game[Any], g: S, chance: Sequence[Result] = (), impossible: str = "") -> None:
        """Start from a position, with the chance results up to the first decision.

        A position that no game can reach is refused, or wanted where `impossible` says why the test needs it.
        """
        self.game = game
        self.g: S = g
        flaws = self.flaws()
        assert bool(flaws) == bool(impossible), f"flaws of the position: {flaws}, expected: {impossible!r}"
        self.record = Record()
        self.run_with("the start", chance, lambda: engine.start(g))

    @classmethod
    def from_setup(
        cls, game: Game[Any], setup: Setup, seed: int = 0, chance: Sequence[Result] | None = None
    ) -> Self:
        """Start a new game; without `chance` the seed decides."""
        assert game.check(setup) == []
        table = cls.__new__(cls)
        table.game = game
        table.g = game.new(setup, seed)
        if chance is None:
            table.record = engine.start(table.g)
        else:
            table.run_with("the start", chance, lambda: engine.start(table.g))
        return table

    def flaws(self) -> list[str]:
        """Return what no game can have: things that exist twice, places too full or out of reach.

        The tests of a game override it where its `component_errors` leave something out.
        """
        return self.game.component_errors(self.g)

    def source(self, chance: Sequence[Result]) -> RecordedChance:
        """Return the chance source for the next actions."""
        return RecordedChance(list(chance))

    def run_with(self, what: str, chance: Sequence[Result], run: Callable[[], Record]) -> None:
        """Run `run` with these chance results, and check that all were used."""
        source = self.source(chance)
        self.g.source = source
        self.record = run()
        assert source.is_used_up(), f"{what} did not need all of {chance}"

    def take(self, seat: int, action: Action[Any], chance: Sequence[Result] = ()) -> list[Event]:
        """Apply an action of a seat, with its chance results; return the events."""
        self.run_with(action.text(self.g), chance, lambda: engine.apply(self.g, seat, action))
        return self.record.events

    @property
    def asks(self) -> str:
        """The message key of the current question."""
        frame = engine.pending(self.g)
        return "" if frame is None else frame.prompt(self.g).key

    @property
    def happened(self) -> list[str]:
        """The class names of the last action's events."""
        return [type(event).__name__ for event in self.record.events]


class Table(Position[S]):
    """A table that is played in notation. Each game's tests subclass it to set up positions."""

    def do(self, text: str, *chance: Result, seat: int | None = None) -> list[Event]:
        """Apply an action, with its chance results in order: dice, card numbers, picks."""
        decider = self._who(seat)
        action = engine.find(self.g, decider, text)
        assert action is not None, f"{text!r} is none of {self.options(decider)}"
        return self.take(decider, action, chance)

    def play(self, *texts: str) -> None:
        """Apply several actions that need no chance."""
        for text in texts:
            self.do(text)

    @property
    def seat(self) -> int:
        """The first seat that has to answer."""
        return engine.waiting(self.g)[0]

    def options(self, seat: int | None = None) -> list[str]:
        """List the legal actions in notation."""
        return [action.text(self.g) for action in engine.legal(self.g, self._who(seat))]

    def refusals(self, text: str, seat: int | None = None) -> list[Refusal]:
        """List the reasons against an action."""
        decider = self._who(seat)
        action = engine.find(self.g, decider, text)
        assert action is not None, f"{text!r} cannot even be tried here"
        return engine.explain(self.g, decider, action)

    def refused_by(self, text: str, seat: int | None = None) -> list[str]:
        """List the rules that forbid an action."""
        return [reason.rule for reason in self.refusals(text, seat)]

    def _who(self, seat: int | None) -> int:
        return self.seat if seat is None else seat
