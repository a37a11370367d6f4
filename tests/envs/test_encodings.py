"""Games in numbers: every action has an index of its own, every observation its range, and nothing leaks."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shamble.core.actions import Action
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.frames import Ask, Ballot, Window
from shamble.core.game import Game, all_games
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.core.visibility import imagination_stream
from shamble.envs import TABLES
from shamble.envs.actions import Actions, count, ints, switch, tuples, words
from shamble.envs.encodings import encoding
from shamble.envs.observations import bits, one_hot
from tests.envs.tables import Table, many_tables, name, tables

RECORDED = Path(__file__).with_name("encodings.json")


def played(table: Table, seed: int, most: int) -> Any:
    """A game played at random, with some sense mixed in: each of its decisions."""
    id, mode, scenario, seats = table
    game = all_games()[id]
    g: State = game.new(Setup(seats, mode, scenario), seed)
    advance(g)
    numbers = stream(seed, 3)
    for _ in range(most):
        if not g.stack:
            return
        seat = waiting(g)[0]
        options = legal(g, seat)
        yield game, g, seat, options
        if len(options) > 1 and int(numbers.below(2)):
            apply_unchecked(g, seat, game.advise(game.view(g, seat), options, numbers).action)
        else:
            apply_unchecked(g, seat, options[int(numbers.below(len(options)))])


def check(table: Table, seed: int, most: int) -> None:
    for number, (game, g, seat, options) in enumerate(played(table, seed, most)):
        code = encoding(game)
        indices = code.actions.indices(options)
        assert len(set(indices)) == len(indices), f"two of {options} have the same index"
        assert min(indices) > 0
        assert max(indices) < code.actions.size
        if number % 7 == 0:
            vector = code.layout.encode(game.view(g, seat).known, seat)
            assert np.all(vector >= code.layout.low)
            assert np.all(vector <= code.layout.high)


@pytest.mark.parametrize("table", tables(), ids=name)
def test_actions_and_observations_keep_to_their_spaces(table: Table) -> None:
    check(table, 5, 250)


@pytest.mark.soak
@pytest.mark.parametrize("table", many_tables(), ids=name)
def test_actions_and_observations_fit_their_spaces(table: Table) -> None:
    for seed in range(4):
        check(table, seed, 4000)


def check_secret(table: Table, seed: int, most: int, every: int) -> None:
    for number, (game, g, asked, _) in enumerate(played(table, seed, most)):
        if number % every:
            continue
        code = encoding(game)
        for seat in range(g.seats):
            view = game.view(g, seat)
            imagined = game.imagine(view, imagination_stream(number))
            seen = code.layout.encode(view.known, seat)
            again = code.layout.encode(game.view(imagined, seat).known, seat)
            differ = [
                block for block, part in code.layout.slices.items() if (seen[part] != again[part]).any()
            ]
            assert not differ, f"{differ} depend on what seat {seat} cannot see"
        mask = code.actions.indices(legal(g, asked))
        imagined = game.imagine(game.view(g, asked), imagination_stream(number))
        assert code.actions.indices(legal(imagined, asked)) == mask


@pytest.mark.parametrize("table", tables(), ids=name)
def test_nothing_hidden_is_observed(table: Table) -> None:
    """New hidden information changes neither the observation nor the mask of a seat."""
    check_secret(table, 2, 200, 9)


@pytest.mark.soak
@pytest.mark.parametrize("table", many_tables(), ids=name)
def test_nothing_hidden_is_observed_at_every_table(table: Table) -> None:
    check_secret(table, 3, 3000, 11)


def asking(game: Game[Any], base: type) -> set[str]:
    """The classes of a game below one of the core's that can be made."""
    package = type(game).__module__
    results: set[str] = set()
    waiting_for = [base]
    while waiting_for:
        kind = waiting_for.pop()
        waiting_for.extend(kind.__subclasses__())
        if kind.__module__.startswith(package) and not getattr(kind, "__abstractmethods__", None):
            results.add(kind.__name__)
    return results


@pytest.mark.parametrize("id", TABLES)
def test_tables_name_what_there_is(id: str) -> None:
    """A name without a class is an error; an unlisted decision counts as another one."""
    game = all_games()[id]
    code = encoding(game)
    kinds = asking(game, Action) | {"Pass"}
    assert set(code.actions.verbs) <= kinds
    questions = asking(game, Ask) | asking(game, Ballot) | asking(game, Window)
    assert set(code.layout.topics) <= questions


def encoded_games(id: str) -> dict[str, Any]:
    code = encoding(all_games()[id])
    table = [[verb.name, verb.first, list(verb.fields)] for verb in code.actions.verbs.values()]
    blocks = [[block.name, block.size, block.low, block.high] for block in code.layout.blocks]
    digest = sha256(json.dumps([table, list(code.layout.topics), blocks]).encode()).hexdigest()[:16]
    return {"actions": code.actions.size, "observation": code.layout.size, "digest": digest}


@pytest.mark.parametrize("id", TABLES)
def test_encodings_are_those_of_their_version(id: str) -> None:
    """Trained policies depend on them. To change one, raise `VERSION` and store it again with
    `python -m tests.envs.test_encodings`."""
    assert encoded_games(id) == json.loads(RECORDED.read_text("utf-8"))[id]


def test_domains() -> None:
    pairs = tuples(3, 2)
    assert [pairs.index(value) for value in ((0,), (2,), (0, 0), (2, 2), (3,), ())] == [0, 2, 3, 11, -1, -1]
    assert [pairs.name(index) for index in (0, 3, 11)] == ["0", "0-0", "2-2"]
    assert ints(-1, 1).index(2) == -1
    assert words("a", "b").index("c") == -1
    assert switch().size == 2


class Move(Action[State]):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Odd(Action[State]):
    """An action without a row in any encoding."""


def test_actions_are_numbered_by_kind_and_fields() -> None:
    actions = Actions({"Rest": {}, "Move": {"zone": count(4)}}, spare=2)
    assert actions.size == 1 + 1 + 4 + 2
    assert actions.indices([Move(0), Move(3), Odd(), Move(9)]) == [2, 5, 6, 7]
    labels = [actions.label(index) for index in range(actions.size)]
    assert labels == ["wait", "Rest", *(f"Move zone={n}" for n in range(4)), "spare 0", "spare 1"]


def test_bits_and_one_hot() -> None:
    assert list(bits(0b1011, 6)) == [1, 1, 0, 1, 0, 0]
    assert list(one_hot(2, 4)) == [0, 0, 1, 0]
    assert list(one_hot(-1, 3)) == [0, 0, 0]


if __name__ == "__main__":
    RECORDED.write_text(json.dumps({id: encoded_games(id) for id in TABLES}, indent=2) + "\n", "utf-8")
