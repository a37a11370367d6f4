"""Human attacks (ZP-08)."""

import pytest

from shamble.core.chance import ChanceError
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules.human_attacks import line_squares
from tests.games.zombie_plague.table import Table


def fight(human: str, zombies: str, more: str = "", ap: int = 4, closed: str = "") -> Table:
    return Table(f"""turn H1 {ap}
                     humans H1 {human} {more}
                     zombies {zombies}
                     closed {closed}""")


def duel(weapon: str, ap: int = 4) -> Table:
    """H1 on L11 and a zombie on the square in front of it."""
    return fight("L11 W " + weapon, "Z1 K11 E", ap=ap)


@pytest.mark.rule("ZP-08.01")
@pytest.mark.parametrize("square", ["J11", "L10", "L12", "K10"])
def test_a_blow_reaches_only_the_square_in_front(square: str) -> None:
    t = fight("L11 W kitchen_knife", f"Z1 {square} E")
    assert t.refused_by("H1 strike") == ["ZP-08.01"]


@pytest.mark.rule("ZP-08.01", "ZP-G17")
def test_a_shot_hits_the_first_figure_in_line() -> None:
    t = fight("L8 W pistol", "Z1 H8 E | Z2 J8 E | Z3 L7 S | Z4 M8 W")
    t.do("H1 shoot", (6,))
    assert (t.at("Z1"), t.at("Z2")) == ("H8 E", "")


@pytest.mark.rule("ZP-08.01")
@pytest.mark.parametrize("zombies", ["Z1 M8 W", "Z1 L7 S", "Z1 K7 S", "Z1 L9 N"])
def test_a_shot_goes_straight_ahead(zombies: str) -> None:
    assert fight("L8 W rifle", zombies).refused_by("H1 shoot") == ["ZP-08.01"]


@pytest.mark.rule("ZP-08.01")
def test_without_a_gun_there_is_nothing_to_shoot_with() -> None:
    for weapon in ("", "kitchen_knife", "chainsaw"):
        assert duel(weapon).refused_by("H1 shoot") == ["ZP-08.01"]


@pytest.mark.rule("ZP-08.01")
def test_a_loaded_gun_is_shot_even_at_arms_length() -> None:
    t = duel("pistol")
    assert t.refused_by("H1 strike") == ["ZP-08.01"]
    t.do("H1 shoot", (6,))
    assert t.at("Z1") == ""


@pytest.mark.rule("ZP-08.02", "ZP-G16")
@pytest.mark.parametrize(
    ("weapon", "kills"),
    [
        ("kitchen_knife", {6}),
        ("baseball_bat", {5, 6}),
        ("hockey_stick", {5, 6}),
        ("chainsaw", {3, 4, 5, 6}),
    ],
)
def test_each_weapon_kills_on_its_own_numbers(weapon: str, kills: set[int]) -> None:
    for face in range(2, 7):
        t = duel(weapon)
        t.do("H1 strike", (face,))
        where = "" if face in kills else "J11 E" if face == 5 else "K11 E"
        assert t.at("Z1") == where, face


@pytest.mark.rule("ZP-08.03")
def test_an_attack_is_one_die() -> None:
    for weapon, action in (("kitchen_knife", "strike"), ("rifle", "shoot")):
        duel(weapon).do("H1 " + action, (2,))
        for wrong in ((2, 2), (0,), (7,), ()):
            with pytest.raises(ChanceError):
                duel(weapon).do("H1 " + action, wrong)


@pytest.mark.rule("ZP-08.04")
@pytest.mark.parametrize("weapon", ["kitchen_knife", "baseball_bat", "hockey_stick"])
def test_oops_loses_the_rest_of_the_points(weapon: str) -> None:
    t = Table(f"""turn H1 4
                  humans H1 L11 W {weapon} | H2 A20 N
                  zombies Z1 K11 E""")
    t.do("H1 strike", (1,))
    assert t.happened == ["Attacked", "LostPoints"]
    assert (t.g.acting, t.at("Z1")) == (2, "K11 E")  # it is the next human's turn
    t.do("H2 left")
    assert t.ap == 3  # who has lost nothing


@pytest.mark.rule("ZP-08.04")
@pytest.mark.example("ZP-E08.04")
def test_an_unarmed_oops_costs_one_and_loses_three() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W | H2 A20 N
                 zombies Z1 K11 E""")
    events = t.do("H1 strike", (1,))
    assert [e.line().args.get("points") for e in events][-1] == 3
    assert t.g.human(1).done


@pytest.mark.rule("ZP-08.05", "ZP-G16")
@pytest.mark.parametrize("gun", ["pistol", "rifle", "shotgun"])
def test_oops_with_a_gun_empties_it_and_costs_no_more_points(gun: str) -> None:
    t = duel(gun)
    t.do("H1 shoot", (1,))
    assert (t.ap, t.loaded(1), t.weapon(1)) == (3, False, gun)
    assert t.refused_by("H1 shoot") == ["ZP-08.05"]


@pytest.mark.rule("ZP-08.06")
@pytest.mark.parametrize("face", [2, 3, 4])
def test_two_three_and_four_miss(face: int) -> None:
    for weapon, action in (("", "strike"), ("baseball_bat", "strike"), ("pistol", "shoot")):
        t = duel(weapon)
        t.do("H1 " + action, (face,))
        assert (t.happened, t.at("Z1"), t.ap) == (["Attacked"], "K11 E", 3)


@pytest.mark.rule("ZP-08.07")
def test_a_body_shot_pushes_one_square_and_does_no_harm() -> None:
    t = duel("kitchen_knife")
    t.do("H1 strike", (5,))
    assert (t.at("Z1"), t.at("H1"), t.g.kills) == ("J11 E", "L11 W", [0])


@pytest.mark.rule("ZP-08.07", "ZP-08.12")
def test_a_shot_pushes_away_from_the_shooter() -> None:
    t = fight("L8 W pistol", "Z1 I8 E")
    t.do("H1 shoot", (5,))
    assert t.at("Z1") == "H8 E"


@pytest.mark.rule("ZP-08.08")
@pytest.mark.parametrize("facing", "NESW")
def test_a_push_may_go_sideways_or_backward_and_keeps_the_facing(facing: str) -> None:
    t = fight("L11 W kitchen_knife", f"Z1 K11 {facing}")
    t.do("H1 strike", (5,))
    assert t.at("Z1") == "J11 " + facing


@pytest.mark.rule("ZP-08.09")
def test_a_body_shot_pushes_the_whole_line() -> None:
    t = fight("L11 W kitchen_knife", "Z1 K11 E | Z2 J11 N | Z3 I11 S")
    t.do("H1 strike", (5,))
    assert (t.at("Z1"), t.at("Z2"), t.at("Z3")) == ("J11 E", "I11 N", "H11 S")


@pytest.mark.rule("ZP-08.09")
def test_a_gap_ends_the_chain() -> None:
    t = fight("L11 W kitchen_knife", "Z1 K11 E | Z2 I11 N")
    t.do("H1 strike", (5,))
    assert (t.at("Z1"), t.at("Z2")) == ("J11 E", "I11 N")


@pytest.mark.rule("ZP-08.10")
@pytest.mark.example("ZP-E08.03")
def test_a_wall_behind_the_last_zombie_absorbs_the_push() -> None:
    t = fight("J10 W kitchen_knife", "Z1 I10 E | Z2 H10 E")
    t.do("H1 strike", (5,))
    assert (t.at("Z1"), t.at("Z2")) == ("I10 E", "H10 E")
    assert t.happened == ["Attacked", "Pushed"]
    assert t.record.events[1].line().key == "event-push-absorbed"


@pytest.mark.rule("ZP-08.10", "ZP-G13")
@pytest.mark.parametrize(
    ("human", "zombies", "more", "closed"),
    [
        ("H12 E kitchen_knife", "Z1 I12 W", "", ""),  # a sofa on J12
        ("C8 W kitchen_knife", "Z1 B8 E | Z2 A8 E", "", ""),  # the edge of the board
        ("I11 W kitchen_knife", "Z1 H11 E", "", "W1"),  # a barricade
        ("L11 W kitchen_knife", "Z1 K11 E", "| H2 J11 N", ""),  # a human
        ("L11 W kitchen_knife", "Z1 K11 E | Z2 J11 E", "| H2 I11 N", ""),
    ],
    ids=["object", "edge", "barricade", "human", "chain"],
)
def test_what_stops_a_push(human: str, zombies: str, more: str, closed: str) -> None:
    t = fight(human, zombies, more, closed=closed)
    before = [t.at(f"Z{n}") for n in t.g.dead()]
    t.do("H1 strike", (5,))
    assert [t.at(f"Z{n}") for n in t.g.dead()] == before
    assert not t.g.is_over()


@pytest.mark.rule("ZP-08.09")
def test_a_push_through_an_open_window() -> None:
    t = fight("I11 W kitchen_knife", "Z1 H11 E")
    t.do("H1 strike", (5,))
    assert t.at("Z1") == "G11 E"


@pytest.mark.rule("ZP-08.11")
@pytest.mark.parametrize(
    ("weapon", "action"), [("kitchen_knife", "strike"), ("pistol", "shoot"), ("rifle", "shoot")]
)
def test_a_head_shot_kills(weapon: str, action: str) -> None:
    t = duel(weapon)
    t.do("H1 " + action, (6,))
    assert (t.at("Z1"), t.g.dead(), t.g.kills) == ("", [], [1])


@pytest.mark.rule("ZP-08.12")
@pytest.mark.parametrize(("gun", "reach"), [("pistol", 5), ("rifle", 10)])
def test_gun_reaches_as_far_as_its_card_says(gun: str, reach: int) -> None:
    def at(distance: int) -> Table:
        return fight(f"T8 W {gun}", f"Z1 {'ABCDEFGHIJKLMNOPQRST'[19 - distance]}8 N")

    for face, where in ((2, 0), (4, 0), (5, 1)):
        t = at(reach)
        start = t.at("Z1")
        t.do("H1 shoot", (face,))
        assert (t.at("Z1") != start) == bool(where)
    kill = at(reach)
    kill.do("H1 shoot", (6,))
    assert kill.at("Z1") == ""
    assert at(reach + 1).refused_by("H1 shoot") == ["ZP-08.01"]


@pytest.mark.rule("ZP-08.13")
@pytest.mark.parametrize(
    ("first", "second", "where"), [(6, 6, ""), (5, 5, "J11 E"), (5, 6, "K11 E"), (6, 5, "K11 E")]
)
def test_bare_hands_have_to_roll_it_twice(first: int, second: int, where: str) -> None:
    t = duel("")
    t.do("H1 strike", (first,), (second,))
    assert (t.at("Z1"), t.ap) == (where, 3)


@pytest.mark.rule("ZP-08.13")
@pytest.mark.example("ZP-E08.02")
@pytest.mark.parametrize("second", [1, 2, 3, 4, 5])
def test_a_six_that_is_not_repeated_is_a_miss(second: int) -> None:
    t = duel("")
    t.do("H1 strike", (6,), (second,))
    assert (t.at("Z1"), t.ap, t.happened) == ("K11 E", 3, ["Attacked"])  # a 1 is no OOPS here


@pytest.mark.rule("ZP-08.13")
@pytest.mark.parametrize("face", [2, 3, 4])
def test_bare_hands_that_miss_roll_no_second_die(face: int) -> None:
    duel("").do("H1 strike", (face,))


@pytest.mark.rule("ZP-08.14")
def test_after_a_kill_the_next_target() -> None:
    t = fight("L11 W baseball_bat", "Z1 K11 E | Z2 L10 S")
    t.do("H1 strike", (6,))
    t.do("H1 right")
    t.do("H1 strike", (5,))
    assert (t.g.dead(), t.ap, t.g.kills) == ([], 1, [2])


@pytest.mark.rule("ZP-G17")
@pytest.mark.parametrize(
    ("human", "zombie", "closed"),
    [("L12 E rifle", "N12 W", ""), ("I11 W rifle", "G11 E", "W1"), ("K8 S rifle", "K10 N", "")],
    ids=["wall", "barricade", "house wall"],
)
def test_walls_and_barricades_stop_a_shot(human: str, zombie: str, closed: str) -> None:
    t = fight(human, f"Z1 {zombie}", closed=closed)
    assert t.refused_by("H1 shoot") == ["ZP-08.01"]


@pytest.mark.rule("ZP-G17")
@pytest.mark.parametrize(
    ("human", "zombie"),
    [("I12 E pistol", "L12 W"), ("I11 W pistol", "F11 E"), ("L6 S pistol", "L11 N")],
    ids=["furniture", "window", "door"],
)
def test_furniture_windows_and_doors_do_not(human: str, zombie: str) -> None:
    t = fight(human, f"Z1 {zombie}")
    t.do("H1 shoot", (6,))
    assert t.g.dead() == []


@pytest.mark.rule("ZP-G17")
def test_no_shot_while_a_human_is_first_in_line() -> None:
    t = fight("L8 W rifle", "Z1 H8 E", "| H2 J8 N")
    assert t.refused_by("H1 shoot") == ["ZP-G17"]
    behind = fight("L8 W rifle", "Z1 J8 E", "| H2 H8 N")
    behind.do("H1 shoot", (6,))
    assert behind.g.dead() == []


@pytest.mark.rule("ZP-G24")
@pytest.mark.parametrize("weapon", ["", "chainsaw"])
def test_no_human_strikes_a_human(weapon: str) -> None:
    t = fight("L11 W " + weapon, "Z1 A1 N", "| H2 K11 N")
    assert t.refused_by("H1 strike") == ["ZP-G24"]


@pytest.mark.rule("ZP-08.01", "ZP-G17")
def test_a_blow_does_not_go_through_a_wall() -> None:
    assert fight("M12 E baseball_bat", "Z1 N12 W").refused_by("H1 strike") == ["ZP-08.01"]


# -------------------------------------------------------------------- bare hands although armed


@pytest.mark.rule("ZP-05.05", "ZP-G58")
@pytest.mark.parametrize(
    "weapon", ["pistol", "rifle", "shotgun", "chainsaw", "kitchen_knife", "rifle(empty)"]
)
def test_who_has_a_weapon_may_still_use_his_hands(weapon: str) -> None:
    t = Table(f"""turn H1 4
                  humans H1 L11 W {weapon}
                  zombies Z1 K11 E""")
    t.do("H1 punch", (6,), (5,))  # as bare hands do: only the same number again counts
    assert (t.at("Z1"), t.ap) == ("K11 E", 3)
    t.do("H1 punch", (5,), (5,))
    assert (t.at("Z1"), t.ap) == ("J11 E", 2)


@pytest.mark.rule("ZP-G58")
def test_a_one_with_bare_hands_empties_no_gun_and_starts_no_saw() -> None:
    for weapon in ("pistol", "chainsaw"):
        t = Table(f"""turn H1 4
                      humans H1 L11 W {weapon} | H2 A20 N
                      zombies Z1 K11 E""")
        t.do("H1 punch", (1,))
        assert t.happened == ["Attacked", "LostPoints"]
        assert (t.g.acting, t.weapon(1), t.loaded(1)) == (2, weapon, True)


@pytest.mark.rule("ZP-G58")
def test_without_a_weapon_that_is_simply_a_blow() -> None:
    for weapon in ("", "pistol(empty)"):
        t = Table(f"""turn H1 4
                      humans H1 L11 W {weapon}
                      zombies Z1 K11 E""")
        assert "H1 strike" in t.options()
        assert "H1 punch" not in t.options()


@pytest.mark.rule("ZP-G58", "ZP-G24")
def test_hands_are_for_a_zombie_in_front() -> None:
    t = Table("""turn H1 4
                 humans H1 L11 W pistol | H2 K11 E
                 zombies Z1 J11 E""")
    assert t.refused_by("H1 punch") == ["ZP-G24"]
    alone = Table("""turn H1 4
                     humans H1 L11 W pistol
                     zombies Z1 J11 E""")
    assert alone.refused_by("H1 punch") == ["ZP-08.01"]
    assert alone.refused_by("H1 strike") == ["ZP-08.01", "ZP-08.01"]


@pytest.mark.rule("ZP-08.12", "ZP-G17")
@pytest.mark.parametrize(
    ("where", "closed", "squares"),
    [("C1 W", "", ["B1", "A1"]), ("J11 W", "W1", ["I11", "H11"]), ("A3 N", "", ["A2", "A1"])],
)
def test_line_of_fire_ends_at_the_first_wall(where: str, closed: str, squares: list[str]) -> None:
    t = Table(f"turn H1 4\nhumans H1 {where} rifle\nzombies Z1 S20 N\nclosed {closed}")
    assert [BOARD.names[square] for square in line_squares(t.g, 1, 20)] == squares
