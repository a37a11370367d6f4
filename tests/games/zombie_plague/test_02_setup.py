"""Set-up (ZP-02)."""

import pytest

from shamble.core import engine
from shamble.core.space.squares import DIRECTIONS, opposite
from shamble.games.zombie_plague.board import BOARD, COMPONENTS
from tests.games.zombie_plague.table import Table

FIRST_ROWS = {  # the enterable squares of each edge, written out
    "N": [f"{c}1" for c in "ABCDEFGHIJKLMNOPQRSTUVWX"],
    "E": [f"X{r}" for r in range(1, 21) if r not in (13, 19, 20)],
    "S": [f"{c}20" for c in "ABEFGHIJKLMNOPQRSTUV"],
    "W": [f"A{r}" for r in range(1, 21)],
}


@pytest.mark.rule("ZP-02.01")
def test_the_pieces_join_without_a_seam() -> None:
    """Where two pieces meet, squares are neighbours as anywhere else; only walls and objects stop a step."""
    seams = 0
    walls = {(BOARD.at(a), BOARD.at(b)) for a, b in COMPONENTS["walls"]["segments"]}
    for row in range(20):
        for column in (7, 15):  # last columns of the pieces on the left
            a = row * 24 + column
            assert BOARD.next[1][a] == a + 1
            assert BOARD.next[3][a + 1] == a
            seams += BOARD.shots[1][a] == a + 1
            assert (BOARD.shots[1][a] == -1) == ((a, a + 1) in walls)
    assert seams == 20 * 2  # no wall runs along a seam between columns
    for column in range(24):
        a = 9 * 24 + column
        assert (BOARD.next[2][a], BOARD.next[0][a + 24]) == (a + 24, a)


@pytest.mark.rule("ZP-02.02")
@pytest.mark.parametrize("edge", "NESW")
def test_the_human_player_chooses_the_edge(edge: str) -> None:
    t = Table.new_game(2)
    assert t.options() == ["edge N", "edge E", "edge S", "edge W"]
    t.do("edge " + edge)
    assert DIRECTIONS[t.g.edge] == edge
    assert t.happened == ["EdgeChosen"]


@pytest.mark.rule("ZP-02.02")
def test_humans_who_agree_get_their_edge() -> None:
    t = Table.new_game(5)
    for seat in (2, 0, 1):
        assert t.g.edge == -1
        t.do("edge W", seat=seat)
    assert DIRECTIONS[t.g.edge] == "W"


@pytest.mark.rule("ZP-02.02")
def test_humans_who_disagree_leave_it_to_chance() -> None:
    t = Table.new_game(5)
    t.do("edge W", seat=0)
    t.do("edge W", seat=1)
    t.do("edge S", (1,), seat=2)
    assert DIRECTIONS[t.g.edge] == "E"  # which none of them had asked for
    assert t.record.events[0].line().key == "event-edge-random"


@pytest.mark.rule("ZP-02.02")
def test_a_vote_for_an_edge_is_sealed_and_may_be_changed() -> None:
    t = Table.new_game(4)
    t.do("edge N", seat=0)
    assert t.happened == []
    assert engine.waiting(t.g) == (1,)
    t.do("edge E", seat=0)
    t.do("edge E", seat=1)
    assert DIRECTIONS[t.g.edge] == "E"


@pytest.mark.rule("ZP-02.03")
@pytest.mark.parametrize("edge", "NESW")
def test_humans_stand_on_the_first_row_of_their_edge(edge: str) -> None:
    t = Table.new_game(2, human_figures=2)
    t.do("edge " + edge)
    assert t.asks == "ask-place-human"
    assert t.options() == ["place " + square for square in FIRST_ROWS[edge]]
    first = FIRST_ROWS[edge][3]
    t.do("place " + first)
    t.do("face N")
    assert t.options() == ["place " + square for square in FIRST_ROWS[edge] if square != first]  # ZP-G12


@pytest.mark.rule("ZP-02.04", "ZP-G03")
@pytest.mark.parametrize("edge", "NESW")
def test_then_as_many_zombies_on_the_opposite_edge(edge: str) -> None:
    t = Table.new_game(3, human_figures=3)
    for seat in (0, 1):
        t.do("edge " + edge, seat=seat)
    asked = []
    while t.g.round == 0:
        asked.append(t.asks)
        if t.asks == "ask-place-zombie":
            assert t.seat == 2
            across = FIRST_ROWS[DIRECTIONS[opposite(DIRECTIONS.index(edge))]]
            taken = [t.at(f"Z{n}").split()[0] for n in t.g.dead()]
            assert t.options() == ["place " + square for square in across if square not in taken]
        t.do(t.options()[-1])
    humans = ["ask-place-human", "ask-face-human"] * 3
    assert asked == humans + ["ask-place-zombie", "ask-zombie-facing"] * 3


@pytest.mark.rule("ZP-G35")
def test_each_side_faces_its_starting_figures_as_it_likes() -> None:
    t = Table.new_game(2, human_figures=2)
    t.do("edge N")
    for square, facing in (("C1", "W"), ("D1", "S")):
        t.do("place " + square)
        assert t.options() == ["face N", "face E", "face S", "face W"]
        t.do("face " + facing)
    for square, facing in (("E20", "N"), ("F20", "E")):
        t.do("place " + square)
        assert t.options() == ["face N", "face E", "face S", "face W"]
        t.do("face " + facing)
    assert [t.at(f) for f in ("H1", "H2", "Z1", "Z2")] == ["C1 W", "D1 S", "E20 N", "F20 E"]
    assert (t.g.round, t.seat) == (1, 0)


@pytest.mark.rule("ZP-02.03", "ZP-G36")
def test_each_human_player_places_his_own_figures() -> None:
    t = Table.new_game(3)
    for seat in (0, 1):
        t.do("edge S", seat=seat)
    placed = []
    while t.asks in ("ask-place-human", "ask-face-human"):
        if t.asks == "ask-place-human":
            placed.append(t.seat)
        t.do(t.options()[0])
    assert placed == [0, 1, 0, 1]
