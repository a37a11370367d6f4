"""Setups for the laws, made from what a game declares.

For each mode and scenario they cover every possible number of seats and every value of every relevant option. If an
option conflicts with others, the others change. `unplayable_values` reports what no setup can cover.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Option, Setup, Value
from shamble.core.rng import Stream, stream

Choice = tuple[str, Value]  # an option and a value


def setups(game: Game[Any], mode: str) -> list[Setup]:
    """List the setups of a game in one of its modes, scenario by scenario."""
    return [setup for scenario in game.scenarios or ("",) for setup in tables(game, mode, scenario)]


def setup_for_seed(game: Game[Any], mode: str, seed: int) -> Setup:
    """Return the setup of a seed.

    Each round of seeds is shifted by one setup, because the seed also sets the skill: so every skill meets every setup.
    """
    result = setups(game, mode)
    return result[(seed + seed // len(result)) % len(result)]


def playable(game: Game[Any]) -> list[tuple[str, str]]:
    """List the pairs of mode and scenario that can be played."""
    pairs = product(game.modes, game.scenarios or ("",))
    return [(mode, scenario) for mode, scenario in pairs if seat_counts(game, mode, scenario)]


def unplayable_values(game: Game[Any]) -> list[str]:
    """Return declared option values that no valid setup has, and never relevant options.

    Options of free text have no values.
    """
    result = []
    idle = {option.id for option in game.options if option.values}
    for mode, scenario in playable(game):
        covered = {
            choice for setup in tables(game, mode, scenario) for choice in _relevant_values(game, setup)
        }
        for option in game.options:
            if any(
                option.is_relevant(setup)
                for setup in _minimal_setups(option, seat_counts(game, mode, scenario), mode, scenario)
            ):
                idle.discard(option.id)
                missing = [value for value in option.values if (option.id, value) not in covered]
                result += [f"{option.id}={value} in {mode} {scenario}".rstrip() for value in missing]
    return result + [f"{id} anywhere" for id in sorted(idle)]


def seat_counts(game: Game[Any], mode: str, scenario: str = "") -> list[int]:
    """List the possible numbers of seats."""
    numbers = range(game.min_seats, game.max_seats + 1)
    return [seats for seats in numbers if not game.check(Setup(seats, mode, scenario))]


@cache
def tables(game: Game[Any], mode: str, scenario: str = "") -> tuple[Setup, ...]:
    """List the setups of one scenario: the default, then setups that add what others lack."""
    seats = seat_counts(game, mode, scenario)
    if not seats:
        return ()
    result = [Setup(seats[0], mode, scenario)]
    covered: Counter[Choice] = Counter(_relevant_values(game, result[0]))
    empty = seats[1:]  # uncovered numbers of seats
    wanted = [(option, value) for option in game.options for value in option.values]
    wanted.reverse()
    while wanted or empty:
        order = empty + [number for number in seats if number not in empty]
        setup: Setup | None = Setup(order[0], mode, scenario)
        if wanted:
            option, value = wanted.pop()
            if covered[option.id, value]:
                continue
            setup = _setup_with(game, option, value, _minimal_setups(option, order, mode, scenario))
        if setup is None:
            continue
        _set_other_options(game, setup, covered, stream(len(result), len(scenario)))
        result.append(setup)
        covered.update(_relevant_values(game, setup))
        empty = [number for number in empty if number != setup.seats]
    return tuple(result)


def _minimal_setups(option: Option, seats: list[int], mode: str, scenario: str) -> list[Setup]:
    """Return setups with nothing set but what an option needs."""
    return [Setup(number, mode, scenario, dict(option.needs)) for number in seats]


def _relevant_values(game: Game[Any], setup: Setup) -> Iterator[Choice]:
    """Yield every relevant option with its value."""
    for option in game.options:
        if option.is_relevant(setup):
            yield option.id, game.option(setup, option.id)


def _setup_with(game: Game[Any], option: Option, value: Value, plain: list[Setup]) -> Setup | None:
    """Return a valid setup in which an option is relevant and has this value, or None.

    It sets the option alone, or together with one other option.
    """
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


def _set_other_options(game: Game[Any], setup: Setup, covered: Counter[Choice], numbers: Stream) -> None:
    """Set the other options, each to its least covered value that is valid.

    Half of the switches keep their default, so that switches also occur separately.
    """
    for option in game.options:
        if option.id in setup.options or not option.is_relevant(setup):
            continue
        if len(option.values) == 2 and int(numbers.below(2)):
            continue
        for value in sorted(option.values, key=lambda value: covered[option.id, value]):
            if _set_option(game, setup, option, value):
                break


def _set_option(game: Game[Any], setup: Setup, option: Option, value: Value) -> bool:
    """Set an option unless that makes the setup invalid; return whether it was set."""
    setup.options[option.id] = value
    if game.check(setup):
        del setup.options[option.id]
        return False
    return True
