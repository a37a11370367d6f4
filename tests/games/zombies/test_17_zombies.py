"""Zombie movement (ZZ-17)."""

import pytest

from tests.games.zombies.table import Table

CROSS = "tiles crossroads 1,0\n"


@pytest.mark.rule("ZZ-17.01", "ZZ-04.06", "ZZ-17.07")
def test_the_die_says_how_many_move_one_square_each() -> None:
    t = Table(f"{CROSS}players P1 hand=fear\nzombies 3,1 4,0 4,2\nturn P1 zombies", chance=[(2,)])
    assert (t.seat, t.asks) == (0, "ask-walk")  # the active player moves them
    assert t.g.stack[-1].subject(t.g) == ""
    t.do("walk 4,0 S")
    t.do("walk 3,1 W")
    assert (t.zombies(), t.asks) == (["2,1", "4,1", "4,2"], "ask-discard")


@pytest.mark.rule("ZZ-17.02")
@pytest.mark.example("ZZ-E17.01")
def test_fewer_zombies_than_the_die() -> None:
    t = Table(f"{CROSS}players P1 hand=fear\nzombies 3,1 4,0 4,2\nturn P1 zombies", chance=[(5,)])
    t.do("walk 4,0 S")
    t.do("walk 3,1 W")
    assert t.asks == "ask-discard"  # the third has no free step; the rest of the die is lost


@pytest.mark.rule("ZZ-17.02")
def test_all_three_move_once() -> None:
    t = Table(
        f"{CROSS}players P1 1,2 hand=fear | P2 1,2\nzombies 3,1 5,1 0,1\nturn P1 zombies", chance=[(5,)]
    )
    for step in ("walk 3,1 W", "walk 5,1 W", "walk 0,1 E"):
        t.do(step)
    assert (t.zombies(), t.asks) == (["1,1", "2,1", "4,1"], "ask-discard")


@pytest.mark.rule("ZZ-17.03")
def test_no_zombie_twice_by_the_same_player() -> None:
    t = Table(f"{CROSS}zombies 3,1 5,1\nturn P1 walk 2")
    t.do("walk 3,1 W")
    assert t.refused_by("walk 2,1 W") == ["ZZ-17.03"]


@pytest.mark.rule("ZZ-17.03", "ZZ-G75")
def test_card_move_counts_but_not_for_other_players() -> None:
    t = Table(
        f"{CROSS}players P1 hand=isnt_so_bad,fear | P2 hand=isnt_so_bad\nzombies 3,1 5,1\nturn P1 moving 2"
    )
    t.do("play isnt_so_bad")
    t.do("lift 3,1")
    t.do("to 1,0")
    t.do("lift 5,1")
    t.do("to 1,2")
    t.do("stop", (3,))
    assert t.asks == "ask-discard"  # both were moved by this player already
    assert t.g.moved[1] == t.g.moved[2] == 1  # and by no other player


@pytest.mark.rule("ZZ-17.04", "ZZ-08.03")
def test_zombies_use_doors_and_roads_too() -> None:
    t = Table("tiles drug_store 1,0 door=4,0\nzombies 3,0 4,1\nturn P1 walk 1")
    assert [(no.rule, no.things) for no in t.refusals("walk 3,0 S")] == [("ZZ-08.03", ("sq:3,1",))]
    assert set(t.options()) == {"walk 3,0 E", "walk 4,1 N", "walk 4,1 E", "walk 4,1 W"}
    shown = {action.text(t.g) for action in t.g.stack[-1].candidates(t.g, 0) if action.verb() == "walk"}
    assert shown - set(t.options()) == {"walk 3,0 S"}  # with a reason


@pytest.mark.rule("ZZ-17.05", "ZZ-17.06")
@pytest.mark.example("ZZ-E17.02")
def test_onto_a_player_not_onto_a_zombie_not_through_a_wall() -> None:
    t = Table(
        """tiles drug_store 1,0 r2 door=3,2 | crossroads 2,0
           players P1 5,1 hand=fear
           zombies 4,1 3,1
           turn P1 walk 1"""
    )
    assert t.refusals("walk 4,1 E") == []
    assert t.refused_by("walk 4,1 W") == ["ZZ-17.05"]
    assert t.refused_by("walk 4,1 S") == ["ZZ-08.03"]
    t.do("walk 4,1 E", (4,))  # a combat, there and then
    assert (t.zombies(), t.g.kills[0]) == (["3,1"], 1)


@pytest.mark.rule("ZZ-17.06", "ZZ-G19")
def test_zombie_on_a_player_waits_for_phase_2_by_option() -> None:
    t = Table(
        f"{CROSS}players P1 3,1 hand=fear\nzombies 4,1\nturn P1 walk 1", zombie_step_combat="next_phase_2"
    )
    t.do("walk 4,1 W")
    assert (t.asks, t.stats(1)) == ("ask-discard", (3, 3, 0))


@pytest.mark.rule("ZZ-G19", "ZZ-17.06")
def test_it_is_fought_at_once_by_the_active_player_first() -> None:
    text = f"{CROSS}players P%d 3,1 hand=fear | P3 3,1 | P2 3,1\nzombies 4,1\nturn P1 walk 1"
    t = Table(text % 1, 3)
    t.do("walk 4,1 W", (5,))
    assert t.g.kills == [1, 0, 0]
    t = Table(
        f"{CROSS}players P1 hand=fear | P3 3,1 | P2 3,1\nzombies 4,1\nturn P1 walk 1",
        3,
    )
    t.do("walk 4,1 W", (5,))
    assert t.g.kills == [0, 1, 0]  # clockwise from the active player


@pytest.mark.rule("ZZ-17.06", "ZZ-G19")
@pytest.mark.parametrize(
    ("active", "there", "fighter"), [(2, (1, 2, 3), 2), (2, (1, 3), 3), (3, (1, 2), 1), (3, (2, 3), 3)]
)
def test_active_player_fights_not_the_lowest_seat(active: int, there: tuple[int, ...], fighter: int) -> None:
    cards = ("fear", "keys", "grenade")
    on_square = " | ".join(f"P{p} {'3,1' if p in there else '1,1'} hand={cards[p - 1]}" for p in (1, 2, 3))
    t = Table(f"{CROSS}players {on_square}\nzombies 4,1\nturn P{active} walk 1", 3)
    t.do("walk 4,1 W", (5,))
    assert t.g.kills == [int(player == fighter) for player in (1, 2, 3)]


@pytest.mark.rule("ZZ-G19", "ZZ-10.01")
def test_if_several_stand_there_the_first_to_take_a_turn_fights() -> None:
    t = Table(
        "pile\nhelipad gone\nplayers P1 hand=fear | P2 hand=grenade,keys,shotgun | P3\nzombies 1,1\n"
        "turn P1 discard",
        3,
    )
    t.do("end")
    assert (t.g.active, t.asks) == (1, "ask-window-fight")


@pytest.mark.rule("ZZ-G43", "ZZ-G82")
@pytest.mark.parametrize("scenario", ["escape", "rescue_mission"])
def test_player_wins_when_the_zombie_leaves_the_helipad(scenario: str) -> None:
    t = Table(
        "tiles helipad 1,0\nplayers P1 hand=fear | P2 4,1 recovered=1\nzombies 4,1\nturn P1 walk 2",
        scenario=scenario,
    )
    t.do("walk 4,1 E")
    assert (t.g.outcome, t.g.winners) == ("helipad", (1,))


@pytest.mark.rule("ZZ-13.03")
def test_player_moving_zombies_can_play_cards() -> None:
    t = Table(f"{CROSS}players P1 hand=fear items=all_the_marbles\nzombies 3,1 5,1\nturn P1 walk 2")
    t.do("walk 3,1 W")
    t.do("use all_the_marbles")
    assert t.asks == "ask-discard"  # nothing moves any more


@pytest.mark.rule("ZZ-G39")
def test_the_whole_die_has_to_be_used() -> None:
    t = Table(f"{CROSS}zombies 3,1 5,1\nturn P1 walk 2")
    assert "enough" not in t.options()
    t = Table(f"{CROSS}players P1 hand=fear\nzombies 3,1 5,1\nturn P1 walk 2", optional_zombie_moves=True)
    t.do("enough")
    assert t.asks == "ask-discard"


@pytest.mark.rule("ZZ-G39")
def test_a_zombie_without_a_step_is_skipped() -> None:
    t = Table("players P1 hand=fear\nzombies 1,1 1,0 2,1 1,2 0,1\nturn P1 walk 3")
    assert (t.asks, len(t.zombies())) == ("ask-discard", 5)


@pytest.mark.rule("ZZ-G40")
def test_town_square_and_helipad_are_streets_for_them() -> None:
    t = Table("tiles helipad 1,0\nzombies 3,0 1,0\nturn P1 walk 1")
    assert set(t.options()) == {"walk 3,0 E", "walk 3,0 S", "walk 1,0 S"}


@pytest.mark.rule("ZZ-G47")
@pytest.mark.parametrize("hard", [False, True])
def test_cooperative_zombies_that_must_approach(hard: bool) -> None:
    t = Table(
        f"{CROSS}players P1 1,1 | P2 1,1\nzombies 4,1\nturn P1 walk 1",
        mode="cooperative",
        coop_hard_zombies=hard,
    )
    assert (t.options() == ["walk 4,1 W"]) == hard
    if hard:
        assert t.refused_by("walk 4,1 E") == ["ZZ-G47"]


@pytest.mark.rule("ZZ-G47")
def test_where_none_is_nearer_any_step_will_do() -> None:
    t = Table(
        f"{CROSS}players P1 1,1 | P2 1,1\nzombies 2,1 3,1\nturn P1 walk 2",
        mode="cooperative",
        coop_hard_zombies=True,
    )
    assert "walk 3,1 E" in t.options()  # the way to the players is taken
    assert "walk 2,1 W" in t.options()


@pytest.mark.rule("ZZ-24.01")
def test_on_marbles_no_zombie_moves() -> None:
    t = Table(
        f"{CROSS}players P1 hand=fear,isnt_so_bad\nzombies 3,1\nlasting all_the_marbles P2\nturn P1 zombies"
    )
    assert (t.asks, t.happened) == ("ask-discard", ["ZombiesHeld"])
    assert t.refused_by("play isnt_so_bad") == ["ZZ-24.01"]


@pytest.mark.rule("ZZ-24.01")
def test_marbles_last_to_the_end_of_the_owners_next_turn() -> None:
    t = Table(
        "pile\nhelipad gone\n"
        "players P1 hand=fear,keys,grenade items=all_the_marbles | P2 hand=chainsaw,skateboard,shotgun\n"
        "turn P1 moving 1"
    )
    t.do("use all_the_marbles")
    t.do("stop")
    t.do("end")
    assert (t.g.active, t.g.zombies_held()) == (1, True)
    t.do("roll", (1,))
    t.pass_all()
    t.do("stop")
    t.do("end")
    assert (t.g.active, t.g.zombies_held()) == (0, True)
    t.do("roll", (1,))
    t.pass_all()
    t.do("stop")
    t.do("end")
    assert (t.g.active, t.g.zombies_held()) == (1, False)


@pytest.mark.rule("ZZ-17.03")
def test_zombie_that_comes_back_has_not_moved() -> None:
    t = Table("players P1 0,1 | P2 2,1\nzombies 1,1 1,2\nturn P1 walk 2")
    t.do("walk 1,1 N")
    number = t.g.grid[t.g.city.names.index("1,0")]
    assert t.g.moved_by(number, 0)
    t.g.lift_zombie(t.g.zombies[number])
    assert not t.g.moved_by(number, 0)
