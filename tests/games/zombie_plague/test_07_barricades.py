"""Barricades (ZP-07)."""

import pytest

from shamble.games.zombie_plague.board import BOARD
from tests.games.zombie_plague.table import Table, card, spot


def human(where: str, closed: str = "", ap: int = 4) -> Table:
    return Table(f"""turn H1 {ap}
                     humans H1 {where}
                     zombies Z1 A1 N
                     closed {closed}""")


@pytest.mark.rule("ZP-07.01")
def test_a_token_for_one_square_only() -> None:
    t = human("H11 W")
    t.do("H1 barricade")
    assert (t.closed(), t.ap) == (["W1"], 3)
    assert t.refused_by("H1 barricade") == ["ZP-07.01"]  # it is there already


@pytest.mark.rule("ZP-07.02")
@pytest.mark.parametrize("where", ["H11 N", "H11 E", "I11 W", "H13 W", "G13 E"])
def test_one_has_to_stand_at_the_opening_and_face_it(where: str) -> None:
    assert human(where).refused_by("H1 barricade") == ["ZP-07.02"]


@pytest.mark.rule("ZP-07.02", "ZP-G10")
@pytest.mark.parametrize("opening", BOARD.openings, ids=[o.id for o in BOARD.openings])
def test_every_opening_can_be_shut_from_both_sides(opening: object) -> None:
    from shamble.core.space.squares import DIRECTIONS, direction_between
    from shamble.games.zombie_plague.board import Opening

    assert isinstance(opening, Opening)
    for square, other in ((opening.a, opening.b), (opening.b, opening.a)):
        facing = DIRECTIONS[direction_between(square, other, BOARD.width)]
        t = human(f"{BOARD.names[square]} {facing}")
        t.do("H1 barricade")
        assert t.closed() == [opening.id]


@pytest.mark.rule("ZP-07.02")
@pytest.mark.example("ZP-E07.01")
def test_a_window_of_two_squares_takes_five_points() -> None:
    t = human("H11 W")
    t.do("H1 barricade")
    t.do("H1 left")
    t.do("H1 forward")
    t.do("H1 right", *spot("N", "B1", taken=1))  # the turn is over before the second square
    assert (t.at("H1"), t.closed(), t.seat) == ("H12 W", ["W1"], 1)
    drink = human("H11 W", ap=5)
    drink.play("H1 barricade", "H1 left", "H1 forward", "H1 right")
    drink.do("H1 barricade", *spot("N", "B1", taken=1))
    assert drink.closed() == ["W1", "W2"]


@pytest.mark.rule("ZP-07.03", "ZP-G10")
def test_nobody_passes_a_barricade() -> None:
    t = Table("""turn Z1 2
                 humans H1 A20 N
                 zombies Z1 G11 E
                 closed W1""")
    assert t.refused_by("Z1 forward") == ["ZP-07.03"]
    assert human("H11 W", "W1").refused_by("H1 forward") == ["ZP-07.03"]
    assert human("H11 E", "W1").refused_by("H1 back") == ["ZP-07.03"]


@pytest.mark.rule("ZP-07.03")
def test_the_square_beside_it_is_still_open() -> None:
    t = Table("""turn Z1 2
                 humans H1 A20 N
                 zombies Z1 G12 E
                 closed W1""")
    t.do("Z1 forward")
    assert t.at("Z1") == "H12 E"


@pytest.mark.rule("ZP-G10")
def test_a_barricade_stops_blows_bites_shots_and_pushes() -> None:
    for weapon in ("", "kitchen_knife"):
        t = Table(f"""turn H1 4
                      humans H1 H11 W {weapon}
                      zombies Z1 G11 E
                      closed W1""")
        assert t.refused_by("H1 strike") == ["ZP-08.01"]
    gun = Table("""turn H1 4
                   humans H1 I11 W rifle
                   zombies Z1 F11 E
                   closed W1""")
    assert gun.refused_by("H1 shoot") == ["ZP-08.01"]
    bite = Table("""turn Z1 2
                    humans H1 H11 W
                    zombies Z1 G11 E
                    closed W1""")
    assert bite.refused_by("Z1 attack") == ["ZP-09.06"]
    push = Table("""turn H1 4
                    humans H1 I11 W kitchen_knife
                    zombies Z1 H11 E
                    closed W1""")
    push.do("H1 strike", (5,))
    assert (push.at("Z1"), push.closed()) == ("H11 E", ["W1"])


def siege(*squares: str, closed: str = "D1", human: str = "H1 A20 N", **options: bool) -> Table:
    """The end of a zombie turn with zombies on these squares; it is then H1's turn."""
    zombies = " | ".join(f"Z{n} {square} S" for n, square in enumerate(squares, 1))
    t = Table(
        f"""turn Z1 2
            humans {human}
            zombies {zombies}
            closed {closed}""",
        2,
        None,
        "",
        **options,
    )
    t.do("Z1 end")
    t.do("rest")
    return t


IN_LINE = [
    ("L8", "L7", "L6", "L5"),
    ("I8", "J8", "K8", "L8"),
    ("L8", "M8", "N8", "O8"),
    ("K8", "L8", "M8", "N8"),
]


@pytest.mark.rule("ZP-07.04", "ZP-G11")
@pytest.mark.parametrize("squares", IN_LINE)
def test_four_in_line_can_break_it_at_their_next_turn(squares: tuple[str, ...]) -> None:
    t = siege(*squares)
    assert t.closed() == ["D1"]
    t.do("H1 end")
    assert (t.seat, t.asks, t.options()) == (1, "ask-break", ["break D1", "decline"])
    t.do("break D1")
    assert t.closed() == []


@pytest.mark.rule("ZP-07.04", "ZP-07.05", "ZP-G40")
def test_breaking_is_free_and_then_they_walk_in() -> None:
    t = siege("L8", "L7", "L6", "L5")
    t.do("H1 end")
    t.do("break D1")
    t.do("go Z1")
    assert t.ap == 2
    t.do("Z1 forward")
    assert (t.at("Z1"), t.ap) == ("L9 S", 1)


@pytest.mark.rule("ZP-07.04")
def test_they_may_leave_it_standing() -> None:
    t = siege("L8", "L7", "L6", "L5")
    t.do("H1 end")
    t.do("decline")
    assert (t.closed(), t.asks) == (["D1"], "ask-next-zombie")


@pytest.mark.rule("ZP-07.04", "ZP-G11")
@pytest.mark.parametrize(
    "squares",
    [
        ("L8", "L7", "L6", "K5"),  # a corner
        ("L8", "M7", "N6", "O5"),  # a diagonal
        ("L8", "L7", "L6", "L4"),  # a gap
        ("L7", "L6", "L5", "L4"),  # no zombie next to it
        ("I7", "J7", "K7", "L7"),  # a row away
        ("K8", "L8", "K7", "L7"),  # a square
    ],
)
def test_four_that_are_not_in_line_cannot(squares: tuple[str, ...]) -> None:
    t = siege(*squares)
    t.do("H1 end")
    assert t.asks == "ask-next-zombie"


@pytest.mark.rule("ZP-07.04")
def test_three_are_too_few() -> None:
    t = siege("L8", "L7", "L6")
    t.do("H1 end", *spot("N", "A1"))
    assert t.asks == "ask-next-zombie"


@pytest.mark.rule("ZP-07.04")
@pytest.mark.parametrize(
    ("squares", "closed"),
    [(("N13", "O13", "M13", "L13"), "I1"), (("H14", "G14", "F14", "E14"), "D2")],
    ids=["wall", "barricade"],
)
def test_a_wall_or_the_barricade_between_them_is_no_contact(squares: tuple[str, ...], closed: str) -> None:
    t = siege(*squares, closed=closed)
    t.do("H1 end")
    assert t.asks == "ask-next-zombie"


@pytest.mark.rule("ZP-07.04", "ZP-G11")
def test_a_line_inside_works_as_well() -> None:
    t = siege("H14", "I14", "J14", "K14", closed="D2")
    t.do("H1 end")
    assert t.options() == ["break D2", "decline"]


@pytest.mark.rule("ZP-07.04", "ZP-G57")
@pytest.mark.parametrize("opening", ["W1", "W2", "D2"])
def test_one_line_breaks_one_barricade_whichever_it_likes(opening: str) -> None:
    t = siege("G11", "G12", "G13", "G14", closed="W1 W2 D2")
    t.do("H1 end")
    assert t.options() == ["break W1", "break W2", "break D2", "decline"]
    t.do("break " + opening)
    assert t.closed() == [id for id in ("W1", "W2", "D2") if id != opening]
    assert t.asks == "ask-next-zombie"


@pytest.mark.rule("ZP-07.04", "ZP-G57")
def test_five_in_a_row_are_still_one_line_at_a_time() -> None:
    """The second line would need three of the zombies of the first."""
    t = siege("G11", "G12", "G13", "G14", "G15", closed="W1 D2", human="H1 A20 N | H2 B20 N")
    t.play("go H1", "H1 end", "H2 end")
    assert t.options() == ["break W1", "break D2", "decline"]
    t.do("break W1", *spot("N", "A1"))
    assert (t.closed(), t.asks) == (["D2"], "ask-next-zombie")


TWO_ROWS = ("D12", "E12", "F12", "G12", "D14", "E14", "F14", "G14")


@pytest.mark.rule("ZP-07.04", "ZP-G57")
def test_two_lines_break_two() -> None:
    t = siege(*TWO_ROWS, closed="W2 D2", human="H1 A20 N | H2 B20 N")
    t.play("go H1", "H1 end", "H2 end", "break D2")
    assert t.options() == ["break W2", "decline"]
    t.do("break W2")
    assert (t.closed(), t.asks) == ([], "ask-next-zombie")


@pytest.mark.rule("ZP-G57")
def test_of_several_lines_the_one_is_used_that_leaves_most() -> None:
    """The window can fall to the row or to the column before it; only the row leaves a line for the door."""
    squares = ("D12", "E12", "F12", "G12", "G13", "G14", "G15", "G16")
    t = siege(*squares, closed="W2 D2", human="H1 A20 N | H2 B20 N")
    t.play("go H1", "H1 end", "H2 end", "break W2")
    assert t.options() == ["break D2", "decline"]


@pytest.mark.rule("ZP-G57", "ZP-G47")
def test_each_zombie_player_is_asked_for_own_zombies() -> None:
    """The one whose zombie stands next to the barricade says; when he declines, the other is still asked."""
    zombies = " | ".join(f"Z{n} {square} S" for n, square in enumerate(TWO_ROWS, 1))
    t = Table(
        f"""turn Z1 2
            humans H1 A20 N | H2 B20 N
            zombies {zombies}
            closed W2 D2""",
        seats=4,
    )
    for number in range(1, 9):
        t.g.set_zombie(number, t.g.zombie(number).with_owner(2 if number <= 4 else 3))
    t.do("Z1 end")
    t.do("rest", seat=2)
    t.do("rest", seat=3)
    t.do("go H1", seat=0)
    t.play("H1 end", "H2 end")
    assert (t.seat, t.options()) == (2, ["break W2", "decline"])
    t.do("decline")
    assert (t.seat, t.options()) == (3, ["break D2", "decline"])
    t.do("break D2")
    assert (t.closed(), t.asks) == (["W2"], "ask-next-zombie")


@pytest.mark.rule("ZP-07.04", "ZP-G57")
def test_who_declines_leaves_all_of_them_standing() -> None:
    t = siege(*TWO_ROWS, closed="W2 D2", human="H1 A20 N | H2 B20 N")
    t.play("go H1", "H1 end", "H2 end", "decline")
    assert (t.closed(), t.asks) == (["W2", "D2"], "ask-next-zombie")


@pytest.mark.rule("ZP-G57")
def test_with_the_option_a_line_breaks_all_it_touches() -> None:
    t = siege("G11", "G12", "G13", "G14", closed="W1 W2 D2", line_breaks_all=True)
    t.do("H1 end")
    t.play("break W2", "break D2", "break W1")
    assert (t.closed(), t.asks) == ([], "ask-next-zombie")


@pytest.mark.rule("ZP-07.04")
def test_not_in_the_turn_in_which_they_gather() -> None:
    t = Table("""turn Z4 2
                 humans H1 A20 N
                 zombies Z1 L8 S | Z2 L7 S | Z3 L6 S | Z4 L4 S
                 closed D1""")
    t.play("Z4 forward", "Z4 end", "rest")
    assert (t.closed(), t.asks) == (["D1"], "ask-human-turn")
    t.do("H1 end")
    assert t.options() == ["break D1", "decline"]


@pytest.mark.rule("ZP-07.04", "ZP-G11", "ZP-08.03")
@pytest.mark.parametrize(("waits", "asked"), [(False, "ask-break"), (True, "ask-next-zombie")])
def test_a_push_can_complete_the_line(waits: bool, asked: str) -> None:
    """H1 pushes Z4 from M5 to L5: four in line at the start of the next zombie turn."""
    t = siege("L8", "L7", "L6", "M5", human="H1 N5 W kitchen_knife", line_waits=waits)
    t.do("H1 strike", (5,))
    assert t.at("Z4") == "L5 S"
    t.do("H1 end")
    assert t.asks == asked
    if waits:
        t.do("rest")
        t.do("H1 end")
        assert t.asks == "ask-break"


@pytest.mark.rule("ZP-07.04", "ZP-G11")
def test_a_barricade_before_a_line_breaks_at_the_next_turn() -> None:
    t = siege("L8", "L7", "L6", "L5", closed="W1", human="H1 L9 N")
    t.do("H1 barricade")
    assert t.closed() == ["D1", "W1"]
    t.do("H1 end")
    assert t.options() == ["break D1", "decline"]


@pytest.mark.rule("ZP-07.04", "ZP-G11")
def test_the_line_has_to_stand_through_the_human_turn() -> None:
    t = siege("L8", "L7", "L6", "L5", human="H1 L4 S baseball_bat")
    t.do("H1 strike", (6,))
    t.do("H1 end", *spot("N", "A1"))
    assert t.asks == "ask-next-zombie"


@pytest.mark.rule("ZP-07.06")
def test_nothing_else_takes_a_barricade_down() -> None:
    t = human("H11 W", "W1")
    assert [o for o in t.options() if "break" in o] == []
    t.do("H1 end", *spot("N", "B1", taken=1))
    outside = Table("""turn Z1 2
                       humans H1 H11 W
                       zombies Z1 G11 E
                       closed W1""")
    assert outside.options() == ["Z1 left", "Z1 right", "Z1 end"]


@pytest.mark.rule("ZP-G28")
def test_a_destroyed_barricade_may_be_rebuilt() -> None:
    t = Table("""turn H1 4
                 humans H1 H18 S
                 zombies Z1 A1 N
                 closed W4 I1""")
    t.do("H1 search", card("smash"))
    t.do("smash W4")
    t.do("H1 right")
    t.do("H1 barricade")
    assert t.closed() == ["W4", "I1"]


@pytest.mark.rule("ZP-G28")
def test_there_are_always_enough_tokens() -> None:
    everything = " ".join(o.id for o in BOARD.openings if o.id != "W1")
    t = human("H11 W", everything)
    t.do("H1 barricade")
    assert len(t.closed()) == 15


@pytest.mark.rule("ZP-07.04")
def test_the_players_see_it_coming() -> None:
    from shamble.games.zombie_plague import GAME

    t = siege("L8", "L7", "L6", "K5")
    assert GAME.client_view(GAME.view(t.g, 0))["lines"] == [{"open": "open:D1", "count": 3}]
