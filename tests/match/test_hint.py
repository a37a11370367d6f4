"""Hints: option, next steps, alternative, and their errors."""

from typing import Any

import msgspec
import pytest

from shamble.core.game import Game, all_games
from shamble.match.analysis.hint import certain_actions, compute_hint
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.events import Hint

GAMES = [game for game in all_games().values() if game.id != "drill"]
NAMES = ("Ada", "Bea", "Cleo", "Dino")


def hints(
    game: Game[Any], seed: int, every: int, most: int, seconds: float = 0.0
) -> list[tuple[Match, int, Hint]]:
    """Yield hints during a game played by the game's advice, each with the match at that time."""
    seats = max(game.min_seats, min(3, game.max_seats))
    match = Match.new(
        game, [Occupant("person", name) for name in NAMES[:seats]], game.default_setup(seats), seed
    )
    out: list[tuple[Match, int, Hint]] = []
    step = 0
    while not match.state.is_over() and len(out) < most:
        seat = match.waiting()[0]
        if step % every == 0:
            out.append((match.fork(match.version), seat, compute_hint(match, seat, seconds=seconds)))
        match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))
        step += 1
    return out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hint_is_complete(game: Game[Any]) -> None:
    for match, seat, hint in hints(game, 11, 13, 4):
        offered = [option.text(match.state) for option in match.options(seat)]
        assert hint.text in offered
        assert bool(hint.weighed) == bool(hint.games)
        if len(offered) > 1:
            assert hint.steps[0].option.text == hint.text
            assert hint.weighed[0].text == hint.text
            assert 0 <= hint.weighed[0].wins <= hint.weighed[0].games
            assert hint.level in ("novice", "veteran")
        assert all(len(step.actions) == 1 + len(step.again) for step in hint.steps)
        assert bool(hint.second) == bool(hint.others)
        if hint.second is not None:
            assert hint.second.text == hint.others[0].option.text
            assert hint.second.text in offered
            assert [one.option.text for one in hint.others] != [one.option.text for one in hint.steps]
            assert hint.even == (hint.second.verdict == 0)
        assert all(one.spread >= 1 for one in hint.weighed)
        assert msgspec.json.decode(msgspec.json.encode(hint), type=Hint) == hint


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_hint_names_what_to_do(game: Game[Any]) -> None:
    """In two whole games: an option, its steps, a reason, and odds."""
    for seed in (21, 22):
        asked = 0
        for match, seat, hint in hints(game, seed, 61, 5, 0.02):
            texts = [option.text(match.state) for option in match.options(seat)]
            assert hint.text in texts
            assert hint.reason.key.startswith("hint-")
            if len(texts) > 1:
                assert hint.steps
                assert hint.weighed
                asked += 1
        assert asked


def test_hint_for_a_single_option_has_no_evaluations() -> None:
    game = all_games()["zombicide"]
    plain = [hint for match, seat, hint in hints(game, 3, 1, 6) if len(match.options(seat)) == 1]
    assert plain
    for hint in plain:
        assert (hint.reason.key, hint.weighed, hint.steps, hint.second) == ("hint-forced", [], [], None)


def test_hint_compares_the_players_idea_with_the_best() -> None:
    game = all_games()["city-of-horror"]
    for match, seat, hint in hints(game, 5, 7, 8):
        if hint.second is not None:
            own = compute_hint(match, seat, hint.second.text).idea
            assert own is not None
            assert own.text == hint.second.text
            return
    raise AssertionError("nothing was weighed")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_plan_is_followed_until_something_happens(game: Game[Any]) -> None:
    """Queued at once, the certain steps of a hint are taken in order, or something stops them."""
    longest = 0
    for match, seat, hint in hints(game, 11, 9, 6):
        certain = certain_actions(hint)
        entry = match.act(seat, match.decision_id, certain[0], then=certain[1:])
        match.accept(entry)
        taken = [certain[0]]
        while match.automations and (entry := match.next_automatic_entry(seat)) is not None:  # type: ignore[assignment]
            taken.append(entry.entry.text)  # type: ignore[union-attr]
            match.accept(entry)
        assert taken == certain[: len(taken)]
        happened = [event.line().tone for event in entry.last.record.events]
        assert len(taken) == len(certain) or entry.last.boundary or "bad" in happened
        longest = max(longest, len(taken))
    assert longest > 1 or game.id == "city-of-horror"  # where one question is one choice
