"""Fields that live until a border."""

import re
from typing import Any, ClassVar

import pytest

from shamble.core.events import Record
from shamble.core.game import Game, all_games
from shamble.core.laws import play_randomly
from shamble.core.state import BORDERS, StaleField, State
from shamble.testing.table_setups import setup_for_seed, setups

GAMES, DECISIONS = 2, 400
CALL = re.compile(r'check_border\("([^"]+)"')
RARE = {"scenario"}  # borders that short games do not meet


def opened(game: Game[Any]) -> State:
    state: State = game.new(setups(game, game.modes[0])[0], 0)
    return state


def play(game: Game[Any], seed: int) -> None:
    mode = game.modes[seed % len(game.modes)]
    play_randomly(game, setup_for_seed(game, mode, seed), seed, skill=12, cut=DECISIONS)


class Ring(State):
    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "turn": {"steps": 0, "hits": 0},
        "round": {"hits": 0},  # of a seat
    }

    def __init__(self) -> None:
        super().__init__(2)
        self.record = Record()
        self.steps = 0
        self.hits = [0, 0]


def test_fresh_fields_pass_the_border() -> None:
    g = Ring()
    g.check_border("turn")
    g.hits[1] = 1
    g.check_border("round", 0)  # only the entry of this seat counts


@pytest.mark.parametrize(("border", "seat"), [("turn", -1), ("round", 1)])
def test_stale_entry_of_a_list_is_reported(border: str, seat: int) -> None:
    g = Ring()
    g.hits[1] = 1
    with pytest.raises(StaleField, match="hits"):
        g.check_border(border, seat)


def test_stale_field_is_reported_unless_nothing_is_recorded() -> None:
    g = Ring()
    g.steps = 2
    with pytest.raises(StaleField, match="steps is 2"):
        g.check_border("turn")
    g.record = None
    g.check_border("turn")


def test_stale_field_does_not_end_a_game_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    g = Ring()
    g.steps = 2
    monkeypatch.setattr(BORDERS, "checked", False)
    g.check_border("turn")


DECLARING = {id: game for id, game in all_games().items() if type(opened(game)).lifetimes}


@pytest.mark.parametrize("id", DECLARING)
def test_every_declared_border_is_checked(id: str) -> None:
    """Short games meet borders of turns and rounds; that of a scenario is only looked for in the sources."""
    game = DECLARING[id]
    g = opened(game)
    sources = "".join(path.read_text("utf-8") for path in game.folder().rglob("*.py"))
    assert set(CALL.findall(sources)) == set(g.lifetimes)
    for seed in range(GAMES):
        play(game, seed)
    met = BORDERS.names_by_class[type(g).__name__]
    assert met
    assert set(g.lifetimes) - met <= RARE


@pytest.mark.parametrize("id", DECLARING)
def test_every_field_of_a_border_is_fresh_at_the_start(id: str) -> None:
    """Names of fields are right, and a game does not begin with spent fields."""
    g = opened(DECLARING[id])
    g.record = Record()
    for border in g.lifetimes:
        g.check_border(border)
