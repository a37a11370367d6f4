"""Actions as numbers: every kind of action has a row of indices of its own, one for each combination of its fields.

Index 0 is WAIT: what a seat that is not asked does. The last `spare` indices are for what the table of a game does not
foresee (a city that grows beyond it, a kind of action that it does not list): such actions are numbered in the order in
which they are offered. Everything else keeps its index for as long as the version of the environment stays the same.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from shamble.core.actions import Action

WAIT = 0
OUTSIDE = -1  # no index of a domain

Fields = Mapping[str, "Domain"]


class Domain:
    """The values a field can take, numbered from 0."""

    def __init__(self, size: int, index: Callable[[Any], int], name: Callable[[int], str]) -> None:
        self.size = size
        self.index = index  # OUTSIDE for a value that is not foreseen
        self.name = name


def ints(low: int, high: int) -> Domain:
    """The numbers from `low` to `high`."""
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
    """Tuples of one to `longest` numbers below `size`, the shorter first."""
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
    """A kind of action: its row of indices."""

    def __init__(self, name: str, first: int, fields: Fields) -> None:
        self.name = name
        self.first = first
        self.fields = fields
        self.size = 1
        for domain in fields.values():
            self.size *= domain.size
        self.index = self._index()  # of an action; OUTSIDE if a field is not foreseen

    def _index(self) -> Callable[[Action[Any]], int]:
        """Made once for the number of fields, because it is asked for every option of every decision."""
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
    """More actions at once than the table of a game foresees."""


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
        self._known: dict[type, Verb | None] = {}

    def indices(self, options: Sequence[Action[Any]]) -> list[int]:
        """The index of each option: all different."""
        out: list[int] = []
        spare = self.spare_from
        known = self._known
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
        """What an index means, as far as the table says."""
        if index == WAIT:
            return "wait"
        if index >= self.spare_from:
            return f"spare {index - self.spare_from}"
        for verb in self.verbs.values():
            if index < verb.first + verb.size:
                return verb.label(index)
        raise IndexError(index)
