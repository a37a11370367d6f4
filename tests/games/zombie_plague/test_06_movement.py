"""Movement and facing (ZP-06)."""

import pytest

from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, COMPONENTS
from tests.games.zombie_plague.table import Table


def human(where: str, zombies: str = "Z1 A1 N", closed: str = "") -> Table:
    return Table(f"""turn H1 4
                     humans H1 {where} | H2 A20 N
                     zombies {zombies}
                     closed {closed}""")


def zombie(where: str, humans: str = "H1 A20 N", closed: str = "") -> Table:
    return Table(f"""turn Z1 2
                     humans {humans}
                     zombies Z1 {where} | Z2 A1 N
                     closed {closed}""")


@pytest.mark.rule("ZP-06.01")
def test_every_figure_shows_its_facing() -> None:
    t = human("L8 W", "Z1 A1 S")
    shown = {f["id"]: f["facing"] for f in GAME.client_view(GAME.view(t.g, 1))["figures"]}
    assert shown == {"hum:1": "W", "hum:2": "N", "zom:1": "S"}
    t.do("H1 right")
    assert GAME.client_view(GAME.view(t.g, 1))["figures"][0]["facing"] == "N"


@pytest.mark.rule("ZP-06.02")
@pytest.mark.parametrize(("facing", "square"), [("N", "L7"), ("E", "M8"), ("S", "L9"), ("W", "K8")])
def test_forward_is_straight_ahead(facing: str, square: str) -> None:
    for t, figure in ((human("L8 " + facing), "H1"), (zombie("L8 " + facing), "Z1")):
        t.do(figure + " forward")
        assert t.at(figure) == f"{square} {facing}"


@pytest.mark.rule("ZP-06.05")
@pytest.mark.parametrize(("facing", "square"), [("N", "L9"), ("E", "K8"), ("S", "L7"), ("W", "M8")])
def test_backward_is_straight_back_and_keeps_the_facing(facing: str, square: str) -> None:
    t = human("L8 " + facing)
    t.do("H1 back")
    assert t.at("H1") == f"{square} {facing}"


@pytest.mark.rule("ZP-06.02")
@pytest.mark.parametrize("where", ["A8 W", "X8 E", "K1 N", "K20 S"])
def test_nobody_leaves_the_board(where: str) -> None:
    assert human(where).refused_by("H1 forward") == ["ZP-06.02"]
    assert zombie(where).refused_by("Z1 forward") == ["ZP-06.02"]


@pytest.mark.rule("ZP-06.03", "ZP-06.04")
@pytest.mark.parametrize("where", ["I12 E", "D4 E", "G2 S", "C6 S", "M14 S", "O11 W"])
def test_objects_and_search_squares_cannot_be_entered(where: str) -> None:
    assert human(where).refused_by("H1 forward") == ["ZP-06.04"]
    assert zombie(where).refused_by("Z1 forward") == ["ZP-06.04"]


@pytest.mark.rule("ZP-06.03", "ZP-06.04")
def test_an_object_behind_stops_a_step_back() -> None:
    assert human("L12 E").refused_by("H1 back") == ["ZP-06.04"]


@pytest.mark.rule("ZP-06.04", "ZP-G39")
def test_the_closed_squares_are_those_drawn_full() -> None:
    cells = "".join(COMPONENTS["map"]["cells"])
    assert BOARD.closed == [cell in "#XC" for cell in cells]
    assert BOARD.closed.count(True) == 103
    assert set(cells) == set("_.,#XC")


@pytest.mark.rule("ZP-06.07")
def test_a_wall_behind_or_ahead_stops_a_step() -> None:
    assert human("M12 W").refused_by("H1 back") == ["ZP-06.07"]
    assert human("M12 E").refused_by("H1 forward") == ["ZP-06.07"]
    assert human("N12 W").refused_by("H1 forward") == ["ZP-06.07"]  # from the other side
    assert zombie("M12 E").refused_by("Z1 forward") == ["ZP-06.07"]


@pytest.mark.rule("ZP-06.06")
@pytest.mark.example("ZP-E06.02")
def test_a_human_steps_back_and_shoots() -> None:
    t = human("K8 W pistol", "Z1 I8 E")
    t.do("H1 back")
    t.do("H1 shoot", (6,))
    assert (t.at("H1"), t.ap, t.at("Z1")) == ("L8 W", 2, "")


@pytest.mark.rule("ZP-06.08")
@pytest.mark.parametrize("where", ["L8 W", "L8 N", "M12 W"])
def test_zombies_never_step_back(where: str) -> None:
    assert zombie(where).refused_by("Z1 back") == ["ZP-06.08"]


@pytest.mark.rule("ZP-06.09")
@pytest.mark.example("ZP-E06.01")
@pytest.mark.parametrize("turn", ["left", "right"])
def test_a_half_turn_costs_two_and_a_full_circle_four(turn: str) -> None:
    t = human("L8 N")
    t.do("H1 " + turn)
    t.do("H1 " + turn)
    assert (t.at("H1"), t.ap) == ("L8 S", 2)
    t.do("H1 " + turn)
    t.do("H1 " + turn)
    assert t.at("H1") == "L8 N"
    assert t.g.acting != 1  # all four are spent


@pytest.mark.rule("ZP-06.09")
@pytest.mark.parametrize(
    ("facing", "left", "right"), [("N", "W", "E"), ("E", "N", "S"), ("S", "E", "W"), ("W", "S", "N")]
)
def test_left_and_right_are_quarter_turns(facing: str, left: str, right: str) -> None:
    for figure in ("H1", "Z1"):
        for turn, after in (("left", left), ("right", right)):
            t = human("L8 " + facing) if figure == "H1" else zombie("L8 " + facing)
            t.do(f"{figure} {turn}")
            assert (t.at(figure), t.ap) == (f"L8 {after}", 3 if figure == "H1" else 1)


@pytest.mark.rule("ZP-G12")
def test_one_figure_to_a_square() -> None:
    assert human("L8 W", "Z1 K8 E").refused_by("H1 forward") == ["ZP-G12"]
    assert human("L8 E", "Z1 K8 E").refused_by("H1 back") == ["ZP-G12"]
    assert human("A19 S").refused_by("H1 forward") == ["ZP-G12"]  # a human in the way
    assert zombie("K8 E", "H1 L8 W").refused_by("Z1 forward") == ["ZP-G12"]
    assert zombie("B1 W").refused_by("Z1 forward") == ["ZP-G12"]


@pytest.mark.rule("ZP-G09")
def test_a_window_is_passed_like_a_door() -> None:
    t = human("G11 E")
    t.do("H1 forward")
    assert (t.at("H1"), t.ap) == ("H11 E", 3)
    out = zombie("H11 W")
    out.do("Z1 forward")
    assert (out.at("Z1"), out.ap) == ("G11 W", 1)


@pytest.mark.rule("ZP-06.05")
def test_a_step_back_through_a_window() -> None:
    t = human("H11 E")
    t.do("H1 back")
    assert t.at("H1") == "G11 E"


@pytest.mark.rule("ZP-06.04", "ZP-G12")
def test_square_is_free_without_an_object_and_a_figure() -> None:
    t = Table("turn H1 4\nhumans H1 D8 E\nzombies Z1 A20 N")
    closed = next(square for square in range(BOARD.size) if BOARD.closed[square])
    assert [t.g.free(square) for square in (BOARD.number["D8"], closed, BOARD.number["E8"])] == [
        False,
        False,
        True,
    ]
