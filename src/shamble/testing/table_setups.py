"""The tables that the laws are checked at, made from what a game declares.

In each mode and scenario every number of seats occurs that can play it, and every value of every option that matters
there. An option that does not go with the others is given up, or the others give way to it: no table is dropped. What
cannot be played in any way is told (`never`)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Option, Setup, Value
from shamble.core.rng import Stream, stream

Choice = tuple[str, Value]  # an option and one of its values


def setups(game: Game[Any], mode: str) -> list[Setup]:
    """The tables of a game in one of its modes, scenario by scenario."""
    return [setup for scenario in game.scenarios or ("",) for setup in tables(game, mode, scenario)]


def setup_for_seed(game: Game[Any], mode: str, seed: int) -> Setup:
    """The table a seed is played at. They take turns, one step further in every turn: so each share of sense, which
    the seed decides as well, comes to each table."""
    found = setups(game, mode)
    return found[(seed + seed // len(found)) % len(found)]


def playable(game: Game[Any]) -> list[tuple[str, str]]:
    """The modes and scenarios that go together."""
    pairs = product(game.modes, game.scenarios or ("",))
    return [(mode, scenario) for mode, scenario in pairs if seat_counts(game, mode, scenario)]


def unplayable_values(game: Game[Any]) -> list[str]:
    """What an option promises and no table keeps: a value that cannot be played in a mode and scenario where the option
    matters, however the rest is set; an option that matters nowhere."""
    found = []
    idle = {option.id for option in game.options}
    for mode, scenario in playable(game):
        met = {choice for setup in tables(game, mode, scenario) for choice in _relevant_values(game, setup)}
        for option in game.options:
            if any(
                option.is_relevant(setup)
                for setup in _minimal_setups(option, seat_counts(game, mode, scenario), mode, scenario)
            ):
                idle.discard(option.id)
                missing = [value for value in option.values if (option.id, value) not in met]
                found += [f"{option.id}={value} in {mode} {scenario}".rstrip() for value in missing]
    return found + [f"{id} anywhere" for id in sorted(idle)]


def seat_counts(game: Game[Any], mode: str, scenario: str = "") -> list[int]:
    """How many can play."""
    numbers = range(game.min_seats, game.max_seats + 1)
    return [seats for seats in numbers if not game.check(Setup(seats, mode, scenario))]


@cache
def tables(game: Game[Any], mode: str, scenario: str = "") -> tuple[Setup, ...]:
    """The tables of one scenario: the first one as it is in the box, each further one brings what is still missing."""
    seats = seat_counts(game, mode, scenario)
    if not seats:
        return ()
    found = [Setup(seats[0], mode, scenario)]
    met: Counter[Choice] = Counter(_relevant_values(game, found[0]))
    empty = seats[1:]  # numbers of seats that have not met yet
    wanted = [(option, value) for option in game.options for value in option.values]
    wanted.reverse()
    while wanted or empty:
        order = empty + [number for number in seats if number not in empty]
        setup: Setup | None = Setup(order[0], mode, scenario)
        if wanted:
            option, value = wanted.pop()
            if met[option.id, value]:
                continue
            setup = _setup_with(game, option, value, _minimal_setups(option, order, mode, scenario))
        if setup is None:
            continue
        _set_other_options(game, setup, met, stream(len(found), len(scenario)))
        found.append(setup)
        met.update(_relevant_values(game, setup))
        empty = [number for number in empty if number != setup.seats]
    return tuple(found)


def _minimal_setups(option: Option, seats: list[int], mode: str, scenario: str) -> list[Setup]:
    """Tables with nothing set but what an option needs."""
    return [Setup(number, mode, scenario, dict(option.needs)) for number in seats]


def _relevant_values(game: Game[Any], setup: Setup) -> Iterator[Choice]:
    """Every option that matters at a table, as it is set there."""
    for option in game.options:
        if option.is_relevant(setup):
            yield option.id, game.option(setup, option.id)


def _setup_with(game: Game[Any], option: Option, value: Value, plain: list[Setup]) -> Setup | None:
    """A table at which an option has this value and matters: by itself, or together with one other option."""
    others = [(other, v) for other in game.options if other is not option for v in other.values]
    for setup in plain:
        if option.is_relevant(setup) and _set_option(game, setup, option, value):
            return setup
    for (other, v), setup in product(others, plain):
        if option.is_relevant(setup) and other.is_relevant(setup) and v != other.default:
            both = Setup(
                setup.seats, setup.mode, setup.scenario, setup.options | {option.id: value, other.id: v}
            )
            if not game.check(both):
                return both
    return None


def _set_other_options(game: Game[Any], setup: Setup, met: Counter[Choice], numbers: Stream) -> None:
    """Set the other options as well, each to the value that was met least often and goes with the rest. Every second
    switch stays as it is: they are to be met one without the other."""
    for option in game.options:
        if option.id in setup.options or not option.is_relevant(setup):
            continue
        if len(option.values) == 2 and int(numbers.below(2)):
            continue
        for value in sorted(option.values, key=lambda value: met[option.id, value]):
            if _set_option(game, setup, option, value):
                break


def _set_option(game: Game[Any], setup: Setup, option: Option, value: Value) -> bool:
    """Set an option, unless the table cannot be played then."""
    setup.options[option.id] = value
    if game.check(setup):
        del setup.options[option.id]
        return False
    return True
