"""A table for tests of three lines: a position, actions in notation, chance as it is to fall.

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

Result = tuple[int, ...]  # of one roll, draw or pick


class Position(Generic[S]):
    """One position and what becomes of it."""

    def __init__(self, game: Game[Any], g: S, chance: Sequence[Result] = ()) -> None:
        """From a position, with the chance results up to the first decision."""
        self.game = game
        self.g: S = g
        self.record = Record()
        self.run_with("the start", chance, lambda: engine.start(g))

    @classmethod
    def from_setup(
        cls, game: Game[Any], setup: Setup, seed: int = 0, chance: Sequence[Result] | None = None
    ) -> Self:
        """A game from its very beginning, with the chance of a seed unless it is told."""
        assert game.check(setup) == []
        table = cls.__new__(cls)
        table.game = game
        table.g = game.new(setup, seed)
        if chance is None:
            table.record = engine.start(table.g)
        else:
            table.run_with("the start", chance, lambda: engine.start(table.g))
        return table

    def source(self, chance: Sequence[Result]) -> RecordedChance:
        """Where chance comes from while something is done."""
        return RecordedChance(list(chance))

    def run_with(self, what: str, chance: Sequence[Result], run: Callable[[], Record]) -> None:
        """Let something happen with these chance results, all of them."""
        source = self.source(chance)
        self.g.source = source
        self.record = run()
        assert source.is_used_up(), f"{what} did not need all of {chance}"

    def take(self, seat: int, action: Action[Any], chance: Sequence[Result] = ()) -> list[Event]:
        """A seat takes an action, with the chance results it leads to."""
        self.run_with(action.text(self.g), chance, lambda: engine.apply(self.g, seat, action))
        return self.record.events

    @property
    def asks(self) -> str:
        """What is being asked, as a message key."""
        frame = engine.pending(self.g)
        return "" if frame is None else frame.prompt(self.g).key

    @property
    def happened(self) -> list[str]:
        """What the last action led to, as the names of its events."""
        return [type(event).__name__ for event in self.record.events]


class Table(Position[S]):
    """A table that is told in notation what to do. A game's own one knows how to set up a position, and where to look
    at it."""

    def do(self, text: str, *chance: Result, seat: int | None = None) -> list[Event]:
        """Take an action, with the chance results it leads to, in order: dice, card numbers, picks."""
        who = self._who(seat)
        action = engine.find(self.g, who, text)
        assert action is not None, f"{text!r} is none of {self.options(who)}"
        return self.take(who, action, chance)

    def play(self, *texts: str) -> None:
        """Several actions in a row, none of which needs chance."""
        for text in texts:
            self.do(text)

    @property
    def seat(self) -> int:
        """The seat that has to answer (the first of them)."""
        return engine.waiting(self.g)[0]

    def options(self, seat: int | None = None) -> list[str]:
        """What may be done, in notation."""
        return [action.text(self.g) for action in engine.legal(self.g, self._who(seat))]

    def refusals(self, text: str, seat: int | None = None) -> list[Refusal]:
        """The reasons against something a player might try."""
        who = self._who(seat)
        action = engine.find(self.g, who, text)
        assert action is not None, f"{text!r} cannot even be tried here"
        return engine.explain(self.g, who, action)

    def refused_by(self, text: str, seat: int | None = None) -> list[str]:
        """The rules that forbid it."""
        return [reason.rule for reason in self.refusals(text, seat)]

    def _who(self, seat: int | None) -> int:
        return self.seat if seat is None else seat
