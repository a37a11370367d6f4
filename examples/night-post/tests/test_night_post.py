"""Night Post: everything that is true of any game, and its own rules one by one."""

from pathlib import Path

import pytest

from night_post import GAME
from night_post.state import LETTERS, NightState
from shamble.core.options import Setup
from shamble.testing import Laws, Ledgers, Table, Words, keys


class TestLaws(Laws):
    games = (GAME,)


class TestWords(Words):
    game = GAME

    def composed_keys(self) -> set[str]:
        return keys("end", "points dawn") | keys("box-kind box-line", [GAME.id])


class TestLedger(Ledgers):
    games = (GAME,)
    tests = Path(__file__).parent


@pytest.fixture
def t() -> Table[NightState]:
    """The couriers draw in turn, the letters for the mill first, then those for the chapel, and one for far away."""
    far = LETTERS.index("lighthouse")
    return Table.from_setup(
        GAME, Setup(2, "race"), chance=[(letter,) for letter in (7, far, 5, 4, 3, 2, 1, 0)]
    )


@pytest.mark.rule("NP-01.01")
def test_both_begin_at_the_harbour_with_four_letters_each(t: Table[NightState]) -> None:
    assert t.g.at == ["harbour", "harbour"]
    assert [LETTERS[letter] for letter in t.g.hands[0]] == ["lighthouse", "chapel", "mill", "mill"]
    assert GAME.view(t.g, 0).known.hands[1] == [-1] * 4


@pytest.mark.rule("NP-02.01", "NP-02.02", "NP-G01")
def test_couriers_take_turns_and_walk_along_roads(t: Table[NightState]) -> None:
    assert t.options() == ["walk mill", "walk chapel"]
    t.play("walk mill")
    assert t.seat == 1
    t.play("walk mill")
    assert (t.g.at, t.seat) == (["mill", "mill"], 0)


@pytest.mark.rule("NP-02.03")
@pytest.mark.parametrize(("face", "place"), [(3, "mill"), (4, "lighthouse")])
def test_a_ferry_needs_a_good_die(t: Table[NightState], face: int, place: str) -> None:
    t.play("walk mill", "walk chapel")
    t.do("cross lighthouse", (face,))
    assert t.g.at[0] == place


@pytest.mark.rule("NP-03.01")
@pytest.mark.example("NP-E01")
def test_a_letter_is_delivered_where_it_is_addressed_to(t: Table[NightState]) -> None:
    assert t.refused_by("deliver lighthouse") == ["NP-03.01"]
    t.play("walk mill", "walk chapel")
    t.do("cross lighthouse", (4,))
    t.play("walk mill", "deliver lighthouse")
    assert (t.g.points, t.g.delivered, t.happened) == ([2, 0], [8], ["Delivered"])


@pytest.mark.rule("NP-04.01")
def test_enough_points_win(t: Table[NightState]) -> None:
    t.g.points = [3, 1]
    t.play("walk mill", "walk mill", "deliver mill")
    assert (t.g.outcome, t.g.winners) == ("points", (0,))


@pytest.mark.rule("NP-04.02")
def test_at_dawn_the_most_points_win(t: Table[NightState]) -> None:
    t.g.turn = 59  # the second to last round has begun
    t.play("walk mill", "walk mill")
    assert (t.g.outcome, t.g.winners) == ("dawn", (0, 1))
