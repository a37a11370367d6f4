"""Movement of pawns (ZZ-16)."""

import pytest

from shamble.core import engine
from shamble.core.chance import RecordedChance
from shamble.games.zombies.board import distances
from shamble.games.zombies.rules.steps import NO_WAY, step_refusals
from tests.games.zombies.table import Table, tile

NORTH = 0


@pytest.mark.rule("ZZ-16.01")
def test_steps_are_orthogonal() -> None:
    t = Table("tiles helipad 1,0\nplayers P1 3,1\nturn P1 moving 9")
    assert [o for o in t.options() if o.startswith("move")] == ["move N", "move E", "move S", "move W"]
    assert set(t.neighbours("3,1")) == {"3,0", "4,1", "3,2", "2,1"}


@pytest.mark.rule("ZZ-16.02", "ZZ-04.05")
@pytest.mark.parametrize(("life", "die", "squares"), [(3, 2, 5), (1, 6, 7), (5, 1, 6)])
def test_a_die_plus_life_tokens(life: int, die: int, squares: int) -> None:
    t = Table(f"players P1 life={life} hand=fear\nturn P1 move")
    t.do("roll", (die,))
    assert (t.g.allowance(), t.g.steps_left()) == (squares, squares)


@pytest.mark.rule("ZZ-16.02")
def test_the_movement_ends_when_it_is_used_up() -> None:
    t = Table("tiles straight 1,0\nplayers P1 hand=fear\nturn P1 moving 2")
    t.do("move E")
    t.do("move E", (1,))
    assert (t.at(1), t.asks) == ("3,1", "ask-discard")


@pytest.mark.rule("ZZ-16.03")
def test_movement_can_stop_at_any_time() -> None:
    t = Table("players P1 hand=fear\nturn P1 moving 6")
    t.do("move E")
    t.do("stop", (1,))
    assert (t.at(1), t.asks) == ("2,1", "ask-discard")


@pytest.mark.rule("ZZ-G37")
def test_the_allowance_is_fixed_when_the_die_is_rolled() -> None:
    t = Table(
        """tiles straight 1,0
           players P1 2,1 bullets=0 hand=fear
           zombies 3,1
           turn P1 move"""
    )
    t.do("roll", (2,))
    assert t.g.allowance() == 5
    t.do("move E", (1,))
    t.do("bleed", (6,))
    assert (t.g.life[0], t.g.steps_left()) == (2, 4)


@pytest.mark.rule("ZZ-16.04")
def test_pawns_can_share_a_square() -> None:
    t = Table("players P1 2,1 | P2 1,1 | P3 1,1\nturn P1 moving 3", 3)
    t.do("move W")
    assert [t.at(player) for player in (1, 2, 3)] == ["1,1"] * 3


@pytest.mark.rule("ZZ-16.05")
def test_from_tile_to_tile_over_roads_only() -> None:
    # two named tiles side by side: their buildings touch and are not joined
    t = Table(
        """tiles drug_store 1,0 door=4,0 | army_surplus 2,0 door=7,0
           players P1 5,0
           turn P1 moving 9"""
    )
    assert t.neighbours("5,0") == ["4,0"]
    assert t.neighbours("5,1") == ["6,1", "4,1"]


@pytest.mark.rule("ZZ-16.06")
def test_in_and_out_through_the_door() -> None:
    t = Table("tiles drug_store 1,0 door=4,0\nplayers P1 3,1\nturn P1 moving 9")
    assert t.refused_by("move N") == ["ZZ-16.06"]
    t.do("move E")
    t.do("move N")
    t.do("move W")
    assert (t.at(1), t.refused_by("move S")) == ("3,0", ["ZZ-16.06"])


@pytest.mark.rule("ZZ-16.07")
def test_a_zombies_square_starts_a_combat_at_once() -> None:
    t = Table("tiles straight 1,0\nplayers P1 2,1\nzombies 3,1\nturn P1 moving 9")
    t.do("move E", (2,))
    assert (t.at(1), t.asks) == ("3,1", "ask-fall-short")


@pytest.mark.rule("ZZ-16.08")
def test_the_survivor_of_a_combat_moves_on() -> None:
    t = Table("tiles straight 1,0\nplayers P1 2,1\nzombies 3,1\nturn P1 moving 9")
    t.do("move E", (6,))
    t.do("move E")
    assert (t.at(1), t.g.steps_left()) == ("4,1", 7)


@pytest.mark.rule("ZZ-16.09", "ZZ-G74")
@pytest.mark.parametrize(("token", "after"), [("life", (4, 3, 0)), ("bullet", (3, 4, 0))])
def test_tokens_are_taken_on_entering(token: str, after: tuple[int, int, int]) -> None:
    t = Table(f"tiles drug_store 1,0 door=4,0\nplayers P1 4,1\ntokens {token} 4,0\nturn P1 moving 9")
    t.do("move N")
    assert (t.stats(1), t.token("4,0")) == (after, "")


@pytest.mark.rule("ZZ-16.10", "ZZ-G08", "ZZ-G74")
def test_under_a_zombie_only_after_it_is_dead() -> None:
    t = Table("tiles drug_store 1,0 door=4,0\nplayers P1 4,1\ntokens life 4,0\nzombies 4,0\nturn P1 moving 9")
    t.do("move N", (3,))
    assert (t.stats(1), t.token("4,0")) == ((3, 3, 0), "life")
    t.do("shoot 1")
    assert (t.stats(1), t.token("4,0")) == ((4, 2, 1), "")


@pytest.mark.rule("ZZ-G74", "ZZ-10.01")
def test_also_in_phase_2() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 4,0 hand=fear,keys,grenade
           tokens life 4,0
           zombies 4,0
           turn P1 fight"""
    )
    t.do("pass", (4,))
    assert t.stats(1) == (4, 3, 1)


@pytest.mark.rule("ZZ-G76", "ZZ-24.11")
def test_in_peace_zombies_are_passed_and_their_tokens_stay() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 4,1
           tokens life 4,0
           zombies 4,0
           lasting alternate_food_source P2
           turn P1 moving 9"""
    )
    t.do("move N")
    assert (t.stats(1), t.token("4,0"), t.asks) == ((3, 3, 0), "life", "ask-moving")


@pytest.mark.rule("ZZ-G76")
def test_when_peace_is_over_it_is_fought_in_phase_2() -> None:
    text = "pile\nhelipad gone\nplayers P1 hand=fear,keys,grenade\nzombies 1,1\n"
    t = Table(text + "lasting alternate_food_source P2\nturn P1")
    assert t.asks == "ask-before-roll"
    t = Table(text + "turn P1")
    assert t.asks == "ask-window-fight"


@pytest.mark.rule("ZZ-16.06")
def test_no_step_leads_off_the_map() -> None:
    t = Table("players P1 1,0\nturn P1 moving 3")
    assert step_refusals(t.g, 0, NORTH) == [NO_WAY]


@pytest.mark.rule("ZZ-21.06", "ZZ-24.15")
def test_distances_count_steps_from_the_start() -> None:
    t = Table("players P1 1,1\nturn P1 moving 3")
    squares = {name: number for number, name in enumerate(t.g.city.names)}
    far = distances(t.g.city, [squares["1,0"]])
    assert [far[squares[name]] for name in ("1,0", "1,1", "1,2")] == [0, 1, 2]


@pytest.mark.rule("ZZ-13.02", "ZZ-17.03")
def test_clone_and_original_do_not_change_each_other() -> None:
    t = Table("players P1 hand=fear,keys,grenade\nturn P1 discard")
    for played, other in ((t.g.clone(), t.g), (t.g, t.g.clone())):
        played.source = RecordedChance([tile("curve")])
        discard = engine.find(played, 0, "discard keys")
        assert discard is not None
        engine.apply(played, 0, discard)
        assert (len(played.hands[0]), len(other.hands[0])) == (2, 3)
