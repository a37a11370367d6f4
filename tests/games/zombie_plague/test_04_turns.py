"""Turn order, action points, the zombie limit and arrivals (ZP-04)."""

import pytest

from shamble.core import engine
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.flow import ArrivalEdge, ArrivalSquare, ArriveAnywhere
from shamble.games.zombie_plague.state import NO_FIGURE, PlagueState
from tests.games.zombie_plague.table import Table, spot

EIGHT = " | ".join(f"Z{n} {c}20 N" for n, c in enumerate("ABEFGHIJ", 1))


@pytest.mark.rule("ZP-04.01")
def test_the_humans_begin_every_round() -> None:
    t = Table("""turn humans
                 humans H1 H11 W
                 zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N""")
    for number in (1, 2, 3):
        assert (t.g.round, t.seat, t.asks) == (number, 0, "ask-human-turn")
        t.do("H1 end")
        assert (t.g.round, t.seat, t.asks) == (number, 1, "ask-next-zombie")
        t.do("rest")


@pytest.mark.rule("ZP-04.02")
def test_a_human_has_four_points_and_no_more() -> None:
    t = Table("""turn humans
                 humans H1 L8 W
                 zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N""")
    for left in (3, 2, 1):
        t.do("H1 forward")
        assert t.ap == left
    t.do("H1 forward")
    assert t.at("H1") == "H8 W"
    assert t.seat == 1  # nothing left: it is the zombies' turn


@pytest.mark.rule("ZP-04.02")
def test_without_points_only_free_things_are_left() -> None:
    t = Table("""turn H1 1
                 humans H1 L8 W pistol(empty) ammo
                 zombies Z1 A1 N""")
    t.do("H1 forward")
    assert t.options() == ["H1 reload", "H1 end"]
    for action in ("forward", "back", "left", "right"):
        assert t.refused_by("H1 " + action) == ["ZP-04.02"]


@pytest.mark.rule("ZP-04.02", "ZP-G37")
def test_points_not_spent_are_lost() -> None:
    t = Table("""turn humans
                 humans H1 L8 W
                 zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N""")
    t.do("H1 forward")
    t.do("H1 end")
    t.do("rest")
    assert t.ap == 4


@pytest.mark.rule("ZP-04.03")
def test_a_zombie_has_two_points_and_no_more() -> None:
    t = Table("""turn zombies
                 humans H1 H11 W
                 zombies Z1 A8 E | Z2 B1 N | Z3 C1 N | Z4 D1 N""")
    t.do("go Z1")
    assert t.ap == 2
    t.do("Z1 forward")
    assert t.ap == 1
    t.do("Z1 forward")
    assert t.at("Z1") == "C8 E"
    assert t.options() == ["go Z2", "go Z3", "go Z4", "rest"]


@pytest.mark.rule("ZP-04.04", "ZP-G04")
@pytest.mark.parametrize(
    ("seats", "figures", "limit"), [(2, 0, 16), (3, 0, 16), (4, 0, 8), (5, 0, 12), (7, 0, 16), (2, 6, 24)]
)
def test_the_limit_is_four_zombies_for_each_human(seats: int, figures: int, limit: int) -> None:
    assert Table.new_game(seats, human_figures=figures).g.limit == limit


@pytest.mark.example("ZP-E04.01")
def test_two_humans_at_most_eight_zombies() -> None:
    t = Table(f"""turn zombies
                  humans H1 H11 W | H2 L11 W
                  zombies {EIGHT}""")
    assert t.g.limit == 8
    assert (len(t.g.dead()), t.asks) == (8, "ask-next-zombie")  # no zombie came


@pytest.mark.rule("ZP-04.04", "ZP-04.05")
def test_a_seventh_becomes_eight() -> None:
    seven = EIGHT.rsplit(" | ", 1)[0]
    t = Table(
        f"""turn zombies
            humans H1 H11 W | H2 L11 W
            zombies {seven}""",
        chance=list(spot("N", "C1")),
    )
    assert (t.at("Z8"), len(t.g.dead())) == ("C1 S", 8)


@pytest.mark.rule("ZP-04.04", "ZP-G04")
def test_the_limit_does_not_fall_with_the_humans() -> None:
    seven = EIGHT.rsplit(" | ", 1)[0]
    t = Table(
        f"""turn zombies
            humans H1 H11 W | H2 gone
            zombies {seven}""",
        chance=list(spot("N", "C1")),
    )
    assert t.at("Z8") == "C1 S"


@pytest.mark.rule("ZP-04.05", "ZP-G05")
def test_one_zombie_comes_each_zombie_turn_until_the_limit() -> None:
    t = Table("""turn humans
                 humans H1 H11 W
                 zombies Z1 A1 N""")
    for number, square in ((2, "C1"), (3, "D1"), (4, "E1")):
        assert len(t.g.dead()) == number - 1
        t.do("H1 end", *spot("N", square, taken=number - 1))
        assert t.at(f"Z{number}") == square + " S"
        t.do("rest")
    t.do("H1 end")  # and no more
    assert len(t.g.dead()) == 4


@pytest.mark.rule("ZP-04.05", "ZP-G05")
@pytest.mark.parametrize(
    ("edge", "square", "facing"),
    [("N", "X1", "S"), ("E", "X12", "W"), ("S", "V20", "N"), ("W", "A20", "E"), ("W", "A1", "E")],
)
def test_a_new_zombie_faces_inward_and_acts_at_once(edge: str, square: str, facing: str) -> None:
    t = Table(
        """turn zombies
           humans H1 H11 W
           zombies Z1 K8 N""",
        chance=list(spot(edge, square)),
    )
    assert t.at("Z2") == f"{square} {facing}"
    t.do("go Z2")
    assert t.ap == 2


def everybody_dead_on(g: PlagueState, squares: list[int]) -> None:
    from shamble.games.zombie_plague.state import Zombie

    for square in squares:
        g.zombies.append(None)
        g.set_zombie(len(g.zombies), Zombie(1, square, 0, False, False, False, False))


@pytest.mark.rule("ZP-G05")
def test_arrival_picks_edges_and_squares_with_equal_chance() -> None:
    t = Table("""turn H1 4
                 humans H1 H11 W""")
    assert ArrivalEdge().count(t.g) == 4
    assert ArrivalSquare(2).count(t.g) == len(BOARD.edges[2]) == 20
    everybody_dead_on(t.g, [BOARD.number["A5"], BOARD.number["A20"]])
    assert ArrivalSquare(3).count(t.g) == 18
    assert ArrivalSquare(2).count(t.g) == 19  # A20 is a corner
    everybody_dead_on(t.g, [s for s in BOARD.edges[3] if t.g.free(s)])
    assert ArrivalEdge().count(t.g) == 3
    assert ArrivalEdge().open_edges(t.g) == [0, 1, 2]


@pytest.mark.rule("ZP-04.05", "ZP-G05")
def test_with_arrival_anywhere_any_free_garden_square_will_do() -> None:
    garden = [s for s in BOARD.free_squares if BOARD.rooms[s] == "o"]
    place = garden.index(BOARD.number["K8"])
    t = Table(
        """turn zombies
           humans H1 H11 W
           zombies Z1 A1 N""",
        arrival_anywhere=True,
        chance=[(place - 1,)],  # A1 is taken
    )
    assert t.at("Z2").split()[0] == "K8"
    t.do("go Z2")
    assert t.ap == 2
    assert ArriveAnywhere().count(t.g) == len(garden) - 2


@pytest.mark.rule("ZP-04.05", "ZP-G38")
@pytest.mark.example("ZP-E04.02")
def test_zombies_outside_the_limit_make_no_difference_to_it() -> None:
    seven = EIGHT.rsplit(" | ", 1)[0]
    t = Table(
        f"""turn zombies
            humans H1 H11 W | H2 L11 W
            zombies {seven} | Z9 A1 N surprise""",
        chance=list(spot("N", "C1", taken=1)),
    )
    assert (t.g.counted(), len(t.g.dead())) == (8, 9)
    t.play("rest", "rest")
    assert (t.g.counted(), len(t.g.dead())) == (8, 9)  # the second turn brings none


@pytest.mark.rule("ZP-G38")
def test_a_kill_makes_room_under_the_limit() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W baseball_bat
                 zombies Z1 K11 E | Z2 B1 N | Z3 C1 N | Z4 D1 N""")
    t.do("H1 strike", (6,))
    t.do("H1 end", *spot("S", "E20"))
    assert t.at("Z1") == "E20 N"  # the figure is used again


@pytest.mark.rule("ZP-G37")
def test_a_player_says_which_figure_goes_next_and_each_goes_once() -> None:
    t = Table("""turn humans
                 humans H1 H11 W | H2 L11 W | H3 L12 N
                 zombies Z1 A1 N""")
    assert (t.asks, t.options()) == ("ask-next-human", ["go H1", "go H2", "go H3", "rest"])
    t.do("go H2")
    assert [o.split()[0] for o in t.options()] == ["H2"] * len(t.options())
    t.do("H2 end")
    assert t.options() == ["go H1", "go H3", "rest"]
    t.do("go H3")
    t.do("H3 end")
    assert t.asks == "ask-human-turn"  # the last one needs no question
    assert t.options()[-1] == "H1 end"


@pytest.mark.rule("ZP-G37")
def test_several_players_of_a_side_whoever_wants_goes_first() -> None:
    t = Table(
        """turn humans
           humans H1 H11 W | H2 L11 W | H3 L12 N
           zombies Z1 A1 N""",
        seats=5,
    )
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.kind(), engine.waiting(t.g)) == ("window", (0, 1, 2))
    assert t.options(1) == ["go H2", "rest", "pass"]
    t.do("pass", seat=0)
    assert engine.waiting(t.g) == (1, 2)
    t.do("go H3", seat=2)
    assert (t.seat, t.asks) == (2, "ask-human-turn")
    t.do("H3 end")
    assert engine.waiting(t.g) == (0, 1)  # open again, also for who had passed
    t.do("pass", seat=1)
    t.do("pass", seat=0)
    assert (engine.waiting(t.g), t.options()) == ((0,), ["go H1", "rest"])  # now the first player has to go
    t.do("rest")
    assert (t.seat, t.asks, t.g.acting) == (1, "ask-human-turn", 2)


@pytest.mark.rule("ZP-G37")
def test_resting_ends_the_turn_of_one_players_figures_only() -> None:
    t = Table(
        """turn humans
           humans H1 H11 W | H2 L11 W | H3 L12 N | H4 L13 N
           zombies Z1 A1 N""",
        seats=3,
    )
    t.do("rest", seat=0)
    assert (engine.waiting(t.g), t.options()) == ((1,), ["go H2", "go H4", "rest"])


@pytest.mark.rule("ZP-G47")
def test_each_zombie_player_moves_only_his_own() -> None:
    t = Table(
        """turn zombies
           humans H1 H11 W | H2 L11 W
           zombies Z1 A1 N | Z2 B1 N | Z3 C1 N""",
        seats=4,
        chance=list(spot("N", "X1", taken=3)),
    )
    assert t.g.zombie(4).seat == 3  # he had fewest
    assert t.options(2) == ["go Z1", "go Z3", "rest", "pass"]
    assert t.options(3) == ["go Z2", "go Z4", "rest", "pass"]


@pytest.mark.rule("ZP-G47")
@pytest.mark.parametrize(
    ("zombies", "owner"), [("Z1 A1 N | Z2 B1 N", 2), ("Z1 A1 N", 3), ("Z1 A1 N | Z2 B1 N | Z3 C1 N", 3)]
)
def test_a_new_zombie_goes_to_who_has_fewest(zombies: str, owner: int) -> None:
    t = Table(
        f"""turn zombies
            humans H1 H11 W | H2 L11 W
            zombies {zombies}""",
        seats=4,
        chance=list(spot("E", "X5")),
    )
    assert t.g.zombie(len(t.g.zombies)).seat == owner


@pytest.mark.rule("ZP-04.02", "ZP-04.03", "ZP-11.16", "ZP-11.21", "ZP-12.04", "ZP-G37")
def test_a_turn_leaves_nothing_to_the_next() -> None:
    """All that lives for a figure's turn or a side's turn is spent, and the next one is fresh."""
    t = Table("turn H1 3\nhumans H1 L11 W | H2 L12 W\nzombies Z1 A1 E | Z2 A3 E", chance=[])
    declared = {name for fields in PlagueState.lifetimes.values() for name in fields}
    assert declared == {"acting", "ap", "fresh", "humans_done", "zombies_done", "eventful", "fear"}
    t.g.ap, t.g.fresh, t.g.eventful, t.g.fear = 7, False, True, True
    t.g.set_zombie(1, t.g.zombie(1).with_turn(True))
    t.do("H1 end")
    assert (t.g.acting, t.g.ap, t.g.fresh) == (2, 4, True)
    t.do("H2 end", *spot("N", "B1"))
    assert (t.asks, t.g.zombies_done, t.g.humans_done) == ("ask-next-zombie", [False] * 3, [True] * 2)
    assert (t.g.acting, t.g.ap, t.g.fresh, t.g.fear) == (NO_FIGURE, 0, False, True)
    t.do("rest")
    assert (t.g.round, t.asks, t.g.humans_done) == (2, "ask-next-human", [False] * 2)
    assert (t.g.eventful, t.g.fear) == (False, False)
