"""Actions as numbers: each kind of action has a range of indices.

There is one index for each combination of fields. Index 0 is WAIT, the action of a seat that is not
asked. The last `spare` indices are for actions outside the ranges (a city that grows too large, an
unlisted kind): they are numbered in the order of the list. Every other index keeps its meaning within a
version of the environment.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from shamble.core.actions import Action

WAIT = 0
OUTSIDE = -1  # not in a domain

Fields = Mapping[str, "Domain"]


class Domain:
    """The values of a field, numbered from 0."""

    def __init__(self, size: int, index: Callable[[Any], int], name: Callable[[int], str]) -> None:
        self.size = size
        self.index = index  # OUTSIDE for an unknown value
        self.name = name


def ints(low: int, high: int) -> Domain:
    """Return the numbers from `low` to `high`."""
    table = {value: value - low for value in range(low, high + 1)}
    return Domain(high - low + 1, lambda value: table.get(value, OUTSIDE), lambda index: str(low + index))


def count(size: int) -> Domain:
    return ints(0, size - 1)


def switch() -> Domain:
    return Domain(2, int, lambda index: str(bool(index)))


def words(*values: str) -> Domain:
    table = {value: index for index, value in enumerate(values)}
    return Domain(len(values), lambda value: table.get(value, OUTSIDE), lambda index: values[index])


def tuples(size: int, longest: int) -> Domain:
    """Return tuples of one to `longest` numbers below `size`, the shorter first."""
    starts = [sum(size**n for n in range(1, length)) for length in range(longest + 2)]

    def index(value: tuple[int, ...]) -> int:
        if not 0 < len(value) <= longest or not all(0 <= number < size for number in value):
            return OUTSIDE
        place = 0
        for number in value:
            place = place * size + number
        return int(starts[len(value)] + place)

    def name(index: int) -> str:
        length = max(n for n in range(1, longest + 1) if starts[n] <= index)
        rest, numbers = index - starts[length], []
        for _ in range(length):
            rest, number = divmod(rest, size)
            numbers.append(str(number))
        return "-".join(reversed(numbers))

    return Domain(starts[longest + 1], index, name)


class Verb:
    """A kind of action with its range of indices."""

    def __init__(self, name: str, first: int, fields: Fields) -> None:
        self.name = name
        self.first = first
        self.fields = fields
        self.size = 1
        for domain in fields.values():
            self.size *= domain.size
        self.index = self._index()  # of an action; OUTSIDE if a field has an unknown value

    def _index(self) -> Callable[[Action[Any]], int]:
        """Return a function for the number of fields; it runs for every option of every decision."""
        first, domains = self.first, list(self.fields.values())
        if not domains:
            return lambda action: first
        get = attrgetter(*self.fields)
        if len(domains) == 1:
            index = domains[0].index

            def one(action: Action[Any]) -> int:
                number = index(get(action))
                return first + number if number >= 0 else OUTSIDE

            return one
        parts = [(domain.index, domain.size) for domain in domains]

        def several(action: Action[Any]) -> int:
            place = 0
            for value, (index, size) in zip(get(action), parts):
                number = index(value)
                if number < 0:
                    return OUTSIDE
                place = place * size + number
            return first + place

        return several

    def label(self, index: int) -> str:
        """What an index of this row means: "Move zone=12"."""
        rest, parts = index - self.first, []
        for field, domain in reversed(list(self.fields.items())):
            rest, number = divmod(rest, domain.size)
            parts.append(f"{field}={domain.name(number)}")
        return " ".join([self.name, *reversed(parts)])


class SpareUsedUp(Exception):
    """More actions without an index than there are spare indices."""


class Actions:
    """The encoder of a game's actions."""

    def __init__(self, verbs: Mapping[str, Fields], spare: int) -> None:
        self.verbs: dict[str, Verb] = {}
        size = 1
        for name, fields in verbs.items():
            self.verbs[name] = Verb(name, size, fields)
            size += self.verbs[name].size
        self.spare_from = size
        self.size = size + spare
        self._verbs: dict[type, Verb | None] = {}

    def indices(self, options: Sequence[Action[Any]]) -> list[int]:
        """Return the index of each option; all are different."""
        out: list[int] = []
        spare = self.spare_from
        known = self._verbs
        for action in options:
            kind = type(action)
            if kind not in known:
                known[kind] = self.verbs.get(kind.__name__)
            verb = known[kind]
            index = OUTSIDE if verb is None else verb.index(action)
            if index < 0:
                index = spare
                spare += 1
            out.append(index)
        if spare > self.size:
            raise SpareUsedUp(f"{spare - self.spare_from} actions are not foreseen, of {len(options)}")
        return out

    def label(self, index: int) -> str:
        """Return the general meaning of an index."""
        if index == WAIT:
            return "wait"
        if index >= self.spare_from:
            return f"spare {index - self.spare_from}"
        for verb in self.verbs.values():
            if index < verb.first + verb.size:
                return verb.label(index)
        raise IndexError(index)
