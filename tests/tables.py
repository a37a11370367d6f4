"""Tables that bots play: recorded games and golden playthroughs list theirs, a line each."""

from typing import NamedTuple

from shamble.core.options import Setup, Value


class Table(NamedTuple):
    """`levels`: of the bots, in turn."""

    name: str
    setup: Setup
    levels: str
    seed: int


def table(
    name: str, seats: int, place: str, levels: str = "novice", seed: int = 0, **options: Value
) -> Table:
    """`place`: the mode, and the scenario if there is one, with a stroke between."""
    mode, _, scenario = place.partition("/")
    return Table(name, Setup(seats, mode, scenario, options), levels, seed)
