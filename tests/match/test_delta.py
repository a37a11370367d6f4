"""Deltas lead exactly to the next view, in all games, and are much shorter."""

from random import Random
from typing import Any

import msgspec
import pytest

from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.view import updates
from shamble.match.view.delta import apply_changes, thin_replay, to_plain, view_changes


def anything(luck: Random, depth: int = 0) -> Any:
    """Return random plain data."""
    kind = luck.randrange(6 if depth < 4 else 3)
    if kind < 3:
        return luck.choice([None, 1, 2, "", "a", "b"])
    inside = [anything(luck, depth + 1) for _ in range(luck.randrange(5))]
    return inside if kind < 5 else dict(zip("xyzuv", inside, strict=False))


def altered(luck: Random, thing: Any) -> Any:
    """Return the data with one random change."""
    if isinstance(thing, list) and thing and luck.random() < 0.8:
        place = luck.randrange(len(thing))
        return [*thing[:place], *luck.choice([[], [altered(luck, thing[place])]]), *thing[place + 1 :]]
    if isinstance(thing, dict) and thing and luck.random() < 0.8:
        key = luck.choice(sorted(thing))
        return {**thing, key: altered(luck, thing[key])}
    return anything(luck, 2)


@pytest.mark.parametrize("seed", range(20))
def test_changes_lead_from_any_view_to_any_other(seed: int) -> None:
    luck = Random(seed)
    for _ in range(100):
        old = anything(luck)
        new = altered(luck, altered(luck, old))
        before = msgspec.json.encode(old)
        made = to_plain(msgspec.json.encode(view_changes(old, new)))
        assert apply_changes(old, made) == new
        assert msgspec.json.encode(old) == before


def test_changes_omit_equal_parts() -> None:
    old = {"figures": [{"id": 1, "at": "A1"}, {"id": 2, "at": "B2"}], "round": 3, "gone": 1}
    new = {"figures": [{"id": 1, "at": "A1"}, {"id": 2, "at": "B3"}], "round": 3}
    assert view_changes(old, new) == [[["gone"]], [["figures", 1, "at"], "B3"]]
    assert view_changes([1, 2, 3, 4], [1, 9, 4]) == [[[], 1, 2, [9]]]


def played(id: str, most: int) -> Match:
    game = games()[id]
    seats = max(game.min_seats, 2)
    match = Match.new(game, [Occupant("person", f"P{seat}") for seat in range(seats)], seed=4)
    numbers = Random(4)
    while match.version < most and not match.state.is_over():
        seat = match.waiting()[0]
        options = match.options(seat)
        match.accept(
            match.act(seat, match.decision_id, options[numbers.randrange(len(options))].text(match.state))
        )
    return match


@pytest.mark.parametrize("id", [id for id, game in games().items() if game.listed])
def test_thinned_replay_is_equal_and_shorter(id: str) -> None:
    whole = updates.build_replay(played(id, 60), (0,), "t")
    thin = thin_replay(whole)
    views = sum(len(msgspec.json.encode(step.view)) for step in whole.steps)
    answer = sum(len(msgspec.json.encode(step.changes or step.view)) for step in thin.steps)
    assert answer < views / 2
    view: object = None
    for full, step in zip(whole.steps, thin.steps, strict=True):
        view = step.view if step.view is not None else apply_changes(view, step.changes)
        assert to_plain(msgspec.json.encode(full.view)) == to_plain(msgspec.json.encode(view))
