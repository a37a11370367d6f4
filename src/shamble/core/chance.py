"""Chance as frames: dice rolls, card draws and random picks, resolved by a source.

Results come from the state's own random streams, from the log of a replay, or from a player who enters the result of
real dice. A deck is an unordered bag: the card is chosen when it is drawn, so no hidden order can leak.
"""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from shamble.core.frames import Frame, Prompt
from shamble.core.state import S, State


class ChanceError(Exception):
    """A recorded or entered result is impossible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource:
    """Source of chance results that replaces the state's own streams."""

    def values(self, g: State, chance: "Chance[State]") -> tuple[int, ...] | None:
        """Return the result, or None to wait until a player enters it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordedChance(ChanceSource):
    """Chance results of a log, used in order."""

    def __init__(self, results: list[tuple[int, ...]]) -> None:
        self.results = results
        self.next = 0

    def values(self, g: State, chance: "Chance[State]") -> tuple[int, ...] | None:
        if self.next >= len(self.results):
            raise ChanceError(f"the log has no result for {chance!r}")
        self.next += 1
        return self.results[self.next - 1]

    def is_used_up(self) -> bool:
        """Return whether every recorded result was used."""
        return self.next == len(self.results)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """Frame for a random event."""

    def kind(self) -> str:
        return "chance"

    @abstractmethod
    def sample(self, g: S) -> tuple[int, ...]:
        """Return a result from the state's own streams."""

    @abstractmethod
    def is_possible(self, g: S, values: tuple[int, ...]) -> bool:
        """Return whether a recorded or entered result is possible."""

    @abstractmethod
    def on_result(self, g: S, values: tuple[int, ...]) -> None:
        """Handle the result. The frame is already off the stack."""

    def roller(self, g: S) -> int:
        """Return the seat that rolls or draws at a real table, or -1 for any seat."""
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
    """Roll of one or more dice."""

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
    """Draw of a random card from a bag of card ids. The bag must not be empty."""

    @abstractmethod
    def bag(self, g: S) -> list[int]: ...

    @abstractmethod
    def on_draw(self, g: S, card: int) -> None: ...

    def card_name(self, g: S, card: int) -> Prompt | None:
        """Return the name of a card for a player who draws it from a real deck.

        None means that this draw is never made with real cards.
        """
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
    """Choice of one of several equally likely possibilities, numbered from 0."""

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
