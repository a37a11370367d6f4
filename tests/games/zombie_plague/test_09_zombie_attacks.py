"""Zombie attacks and wounds (ZP-09)."""

import pytest

from shamble.core.chance import ChanceError
from tests.games.zombie_plague.table import Table


def bitten(
    human: str = "L11 W", zombie: str = "K11 E", more: str = "", closed: str = "", seats: int = 2
) -> Table:
    """Z1 is about to bite H1; H2 is far away, so that a fallen H1 does not end the game."""
    return Table(
        f"""turn Z1 2
            humans H1 {human} | H2 A20 N
            zombies Z1 {zombie} | Z2 A1 N {more}
            closed {closed}""",
        seats=seats,
    )


@pytest.mark.rule("ZP-09.01")
@pytest.mark.parametrize("face", range(1, 7))
def test_two_equal_dice_wound(face: int) -> None:
    t = bitten(human="L8 W", zombie="K8 E")
    t.do("Z1 attack", (face, face), (2,))
    assert t.happened == ["Bitten", "Shifted", "WoundRolled"]


@pytest.mark.rule("ZP-09.01")
@pytest.mark.parametrize("faces", [(1, 2), (6, 5), (3, 4)])
def test_two_different_dice_do_nothing(faces: tuple[int, int]) -> None:
    t = bitten()
    t.do("Z1 attack", faces)
    assert (t.happened, t.at("H1"), t.ap) == (["Bitten"], "L11 W", 1)


@pytest.mark.rule("ZP-09.01")
@pytest.mark.parametrize("faces", [(3,), (3, 3, 3), (0, 0), (7, 7)])
def test_it_is_two_dice_of_six_sides(faces: tuple[int, ...]) -> None:
    with pytest.raises(ChanceError):
        bitten().do("Z1 attack", faces)


@pytest.mark.rule("ZP-09.01")
@pytest.mark.example("ZP-E09.02")
def test_a_zombie_attacks_twice_in_its_turn() -> None:
    t = bitten(human="M10 W", zombie="L10 E")  # his back to a wall: he stays in front of it
    t.do("Z1 attack", (3, 5))
    assert t.happened == ["Bitten"]
    t.do("Z1 attack", (2, 2), (4,))
    assert t.happened == ["Bitten", "WoundRolled"]
    assert t.g.zombie(1).done


@pytest.mark.rule("ZP-09.02")
@pytest.mark.parametrize(
    ("zombie", "after"), [("K8 E", "M8"), ("M8 W", "K8"), ("L7 S", "L9"), ("L9 N", "L7")]
)
def test_the_wounded_staggers_away_from_the_bite(zombie: str, after: str) -> None:
    t = bitten(human="L8 W", zombie=zombie)
    t.do("Z1 attack", (4, 4), (5,))
    assert t.at("H1") == after + " W"  # his own facing does not matter and does not change


@pytest.mark.rule("ZP-09.02", "ZP-G14")
@pytest.mark.parametrize(
    ("human", "zombie", "more", "closed"),
    [
        ("M10 W", "L10 E", "", ""),
        ("L12 W", "M12 W", "", ""),
        ("L8 W", "K8 E", "| Z3 M8 W", ""),
        ("A19 N", "A18 S", "", ""),
        ("H11 W", "I11 W", "", "W1"),
        ("A8 W", "B8 W", "", ""),
    ],
    ids=["wall", "object", "zombie", "human", "barricade", "board edge"],
)
def test_what_keeps_him_where_he_is(human: str, zombie: str, more: str, closed: str) -> None:
    t = bitten(human, zombie, more, closed)
    t.do("Z1 attack", (4, 4), (5,))
    assert (t.at("H1"), t.happened) == (human, ["Bitten", "WoundRolled"])


@pytest.mark.rule("ZP-09.03", "ZP-G15")
@pytest.mark.parametrize("face", range(2, 7))
def test_anything_but_a_one_and_he_fights_on(face: int) -> None:
    t = bitten(human="L8 W", zombie="K8 E")
    t.do("Z1 attack", (4, 4), (face,))
    assert (t.at("H1"), t.g.standing(), len(t.g.dead())) == ("M8 W", [1, 2], 2)
    assert t.asks == "ask-zombie-turn"  # Z1 continues


@pytest.mark.rule("ZP-09.01", "ZP-09.03")
@pytest.mark.example("ZP-E09.01")
def test_four_and_four_then_the_roll() -> None:
    t = bitten(human="L8 W", zombie="K8 E")
    t.do("Z1 attack", (4, 4), (2,))
    assert (t.at("H1"), t.g.standing()) == ("M8 W", [1, 2])
    other = bitten(human="L8 W", zombie="K8 E")
    other.do("Z1 attack", (4, 4), (1,))
    assert (other.at("H1"), other.g.standing(), other.at("Z3")[:2]) == ("", [2], "M8")


@pytest.mark.rule("ZP-09.04", "ZP-G06", "ZP-G25")
def test_the_figure_is_replaced_by_a_zombie() -> None:
    t = bitten(human="L8 W", zombie="K8 E")
    t.do("Z1 attack", (6, 6), (1,))
    assert (t.at("H1"), t.at("Z3").split()[0]) == ("", "M8")
    assert (t.seat, t.options()) == (1, ["face N", "face E", "face S", "face W"])
    t.do("face S")
    assert t.at("Z3") == "M8 S"
    assert t.g.zombie(3).counted


@pytest.mark.rule("ZP-G06")
def test_it_acts_from_the_next_zombie_turn() -> None:
    t = bitten(human="L8 W", zombie="K8 E")
    t.do("Z1 attack", (6, 6), (1,))
    t.play("face S", "Z1 end")
    assert t.g.acting == -2  # only Z2 is left this turn
    t.do("Z2 end")
    t.do("H2 end", (0,), (5,))
    assert "go Z3" in t.options()


@pytest.mark.rule("ZP-G06")
def test_the_limit_may_be_exceeded_by_it_and_nobody_comes_then() -> None:
    full = " ".join(f"| Z{n} {c}1 N" for n, c in enumerate("BCDEFG", 3))
    t = bitten(human="L8 W", zombie="K8 E", more=full)
    t.do("Z1 attack", (6, 6), (1,))
    assert (t.g.counted(), t.g.limit) == (9, 8)
    t.play("face S", "Z1 end", "rest")
    t.do("H2 end")
    assert len(t.g.dead()) == 9


@pytest.mark.rule("ZP-09.05", "ZP-G24")
def test_his_player_may_go_on_with_that_figure() -> None:
    t = bitten(human="L8 W", zombie="K8 E", seats=4)
    t.do("Z1 attack", (6, 6), (1,))
    assert (t.seat, t.asks, t.options()) == (0, "ask-play-on", ["accept", "decline"])
    t.do("accept")
    assert t.seat == 0  # he faces it too
    t.do("face N")
    assert t.g.zombie(3).seat == 0
    t.do("Z1 end")
    t.do("Z2 end")
    t.do("H2 end", (0,), (5,))
    assert t.options(0) == ["go Z3", "rest", "pass"]  # in the zombie turn, and only that one


@pytest.mark.rule("ZP-09.05", "ZP-G24")
def test_if_he_does_not_the_zombie_side_has_it() -> None:
    t = bitten(human="L8 W", zombie="K8 E", seats=4)
    t.do("Z1 attack", (6, 6), (1,))
    t.do("decline")
    assert (t.g.zombie(3).seat, t.seat) == (2, 2)
    t.do("face N")
    assert [human.seat for human in t.g.humans if human.square >= 0] == [1]


@pytest.mark.rule("ZP-09.05", "ZP-G24")
def test_a_player_with_another_human_is_not_asked() -> None:
    """He is not eliminated, and would command the dead against himself."""
    t = bitten(human="L8 W", zombie="K8 E", seats=2)
    t.do("Z1 attack", (6, 6), (1,))
    assert (t.asks, t.seat, t.g.zombie(3).seat) == ("ask-zombie-facing", 1, 1)
    assert t.g.converts == 0


@pytest.mark.rule("ZP-09.05")
def test_as_a_zombie_he_plays_by_zombie_rules() -> None:
    t = bitten(human="L8 W pistol", zombie="K8 E", seats=4)
    t.do("Z1 attack", (6, 6), (1,))
    t.play("accept", "face N", "Z1 end", "Z2 end")
    t.do("H2 end", (0,), (5,))
    t.do("go Z3", seat=0)
    assert (t.ap, t.options()) == (2, ["Z3 forward", "Z3 left", "Z3 right", "Z3 end"])
    assert t.refused_by("Z3 back") == ["ZP-06.08"]


@pytest.mark.rule("ZP-09.06")
@pytest.mark.parametrize("zombie", ["K8 N", "K8 W", "J8 E", "K7 E", "L9 S"])
def test_only_the_human_directly_in_front(zombie: str) -> None:
    assert bitten(human="L8 W", zombie=zombie).refused_by("Z1 attack") == ["ZP-09.06"]


@pytest.mark.rule("ZP-09.06")
@pytest.mark.parametrize(
    ("human", "zombie", "closed"),
    [("M12 W", "N12 W", ""), ("H11 W", "G11 E", "W1")],
    ids=["wall", "barricade"],
)
def test_not_through_walls_or_barricades(human: str, zombie: str, closed: str) -> None:
    assert bitten(human, zombie, closed=closed).refused_by("Z1 attack") == ["ZP-09.06"]


@pytest.mark.rule("ZP-09.06")
def test_through_an_open_window() -> None:
    t = bitten("H11 W", "G11 E")
    t.do("Z1 attack", (1, 2))
    assert t.happened == ["Bitten"]


@pytest.mark.rule("ZP-09.06")
def test_zombies_do_not_bite_zombies() -> None:
    assert bitten("A10 W", "B1 W").refused_by("Z1 attack") == ["ZP-09.06"]


@pytest.mark.rule("ZP-G44")
def test_his_cards_leave_the_game() -> None:
    t = bitten(human="L8 W pistol ammo car_keys", zombie="K8 E")
    bag = len(t.g.bag)
    t.do("Z1 attack", (6, 6), (1,))
    assert (t.weapon(1), t.items(1), len(t.g.bag), len(t.g.removed)) == ("", [], bag, 3)


@pytest.mark.rule("ZP-G15")
def test_a_wound_leaves_nothing_behind() -> None:
    t = bitten(human="M10 W", zombie="L10 E")
    before = t.g.human(1)
    t.do("Z1 attack", (4, 4), (3,))
    after = t.g.human(1)
    assert (after.square, after.facing, after.fate) == (before.square, before.facing, before.fate)
    t.play("Z1 end", "Z2 end", "go H1")
    assert t.ap == 4
