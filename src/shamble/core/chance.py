"""Explicit chance: dice, draws and random picks are frames too, resolved by a source.

The source is the seeded streams of the state, the recorded results of a replay, or a person who types what the real
dice showed. A deck is a bag: which card comes is decided when it is drawn, so there is no hidden order to leak.
"""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from shamble.core.frames import Frame, Prompt
from shamble.core.state import S, State


class ChanceError(Exception):
    """A recorded or typed result that cannot have happened."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource:
    """Where chance comes from when it is not the state's own streams."""

    def values(self, g: State, chance: "Chance[State]") -> tuple[int, ...] | None:
        """The result, or None = not known yet: wait for somebody to say."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordedChance(ChanceSource):
    """The results of a log, in order. When they are used up, `then` goes on (None = that is an error)."""

    def __init__(self, results: list[tuple[int, ...]]) -> None:
        self.results = results
        self.next = 0

    def values(self, g: State, chance: "Chance[State]") -> tuple[int, ...] | None:
        if self.next >= len(self.results):
            raise ChanceError(f"the log has no result for {chance!r}")
        self.next += 1
        return self.results[self.next - 1]

    def is_used_up(self) -> bool:
        return self.next == len(self.results)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """Something random is about to happen."""

    def kind(self) -> str:
        return "chance"

    @abstractmethod
    def sample(self, g: S) -> tuple[int, ...]:
        """A result from the state's own streams."""

    @abstractmethod
    def is_possible(self, g: S, values: tuple[int, ...]) -> bool:
        """May a recorded or typed result be this?"""

    @abstractmethod
    def on_result(self, g: S, values: tuple[int, ...]) -> None:
        """It happened. The frame is off the stack."""

    def roller(self, g: S) -> int:
        """The seat that throws the dice or draws on a real table; -1 = whoever likes."""
        return -1

    def advance(self, g: S) -> bool:
        source = g.source
        if source is None:
            values = self.sample(g)
        else:
            given = source.values(g, self)  # type: ignore[arg-type]
            if given is None:
                return False
            if not self.is_possible(g, given):
                raise ChanceError(f"{given} is not a possible result of {self!r}")
            values = given
        self.resolve(g, values)
        return True

    def resolve(self, g: S, values: tuple[int, ...]) -> None:
        g.stack.pop()
        record = g.record
        if record is not None:
            record.chances.append(values)
        self.on_result(g, values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance[S]):
    """A roll of some dice."""

    def dice(self, g: S) -> int:
        return 1

    def sides(self) -> int:
        return 6

    @abstractmethod
    def on_roll(self, g: S, faces: tuple[int, ...]) -> None: ...

    def sample(self, g: S) -> tuple[int, ...]:
        numbers = g.dice
        sides = self.sides()
        return tuple([int(numbers.below(sides)) + 1 for _ in range(self.dice(g))])

    def is_possible(self, g: S, values: tuple[int, ...]) -> bool:
        return len(values) == self.dice(g) and all(1 <= v <= self.sides() for v in values)

    def on_result(self, g: S, values: tuple[int, ...]) -> None:
        self.on_roll(g, values)

    def prompt(self, g: S) -> Prompt:
        return Prompt("ask-roll", {"dice": self.dice(g), "sides": self.sides()})


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """A card drawn blindly from a bag of card ids; it leaves the bag. The bag must not be empty."""

    @abstractmethod
    def bag(self, g: S) -> list[int]: ...

    @abstractmethod
    def on_draw(self, g: S, card: int) -> None: ...

    def card_name(self, g: S, card: int) -> Prompt | None:
        """How a card is called by somebody who draws it from a real deck; None = this one is never drawn so."""
        return None

    def sample(self, g: S) -> tuple[int, ...]:
        bag = self.bag(g)
        return (bag[int(g.decks.below(len(bag)))],)

    def is_possible(self, g: S, values: tuple[int, ...]) -> bool:
        return len(values) == 1 and values[0] in self.bag(g)

    def on_result(self, g: S, values: tuple[int, ...]) -> None:
        card = values[0]
        self.bag(g).remove(card)
        self.on_draw(g, card)

    def prompt(self, g: S) -> Prompt:
        return Prompt("ask-draw")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Chance[S]):
    """One of several possibilities, each equally likely, numbered from 0."""

    @abstractmethod
    def count(self, g: S) -> int: ...

    @abstractmethod
    def on_pick(self, g: S, choice: int) -> None: ...

    def sample(self, g: S) -> tuple[int, ...]:
        return (int(g.dice.below(self.count(g))),)

    def is_possible(self, g: S, values: tuple[int, ...]) -> bool:
        return len(values) == 1 and 0 <= values[0] < self.count(g)

    def on_result(self, g: S, values: tuple[int, ...]) -> None:
        self.on_pick(g, values[0])

    def prompt(self, g: S) -> Prompt:
        return Prompt("ask-pick", {"count": self.count(g)})
