"""The search cards (ZP-11)."""

import pytest

from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import FACTS, cards_of
from shamble.games.zombie_plague.rules.human_attacks import area_squares
from tests.games.zombie_plague.table import Table, card, spot


def duel(weapon: str, more: str = "") -> Table:
    return Table(f"""turn H1 4
                     humans H1 L11 W {weapon} | H2 A20 N
                     zombies Z1 K11 E {more}""")


# -------------------------------------------------------------------- melee weapons


@pytest.mark.rule("ZP-11.01")
def test_the_kitchen_knife_kills_on_six_alone() -> None:
    for face, where in ((2, "K11 E"), (4, "K11 E"), (5, "J11 E"), (6, "")):
        t = duel("kitchen_knife")
        t.do("H1 strike", (face,))
        assert t.at("Z1") == where


@pytest.mark.rule("ZP-11.02", "ZP-11.03")
@pytest.mark.parametrize("weapon", ["baseball_bat", "hockey_stick"])
def test_bat_and_stick_kill_on_five_and_six(weapon: str) -> None:
    for face, where in ((3, "K11 E"), (4, "K11 E"), (5, ""), (6, "")):
        t = duel(weapon)
        t.do("H1 strike", (face,))
        assert t.at("Z1") == where


@pytest.mark.rule("ZP-11.04")
def test_the_chainsaw_kills_from_three_up() -> None:
    for face, where in ((2, "K11 E"), (3, ""), (4, ""), (5, ""), (6, "")):
        t = duel("chainsaw")
        t.do("H1 strike", (face,))
        assert t.at("Z1") == where


@pytest.mark.rule("ZP-11.05", "ZP-G43", "ZP-G16")
@pytest.mark.parametrize("face", [2, 6])
def test_a_chainsaw_oops_wounds_its_user_who_may_be_lucky(face: int) -> None:
    t = Table("""turn H1 4
                 humans H1 L8 W chainsaw
                 zombies Z1 K8 E""")
    t.do("H1 strike", (1,), (face,))
    assert t.happened == ["Attacked", "WoundRolled"]  # no shift, although there is room, and no points lost
    assert (t.at("H1"), t.ap, t.weapon(1)) == ("L8 W", 3, "chainsaw")


@pytest.mark.rule("ZP-11.05")
def test_a_second_oops_turns_him() -> None:
    t = duel("chainsaw")
    t.do("H1 strike", (1,), (1,))
    assert (t.at("H1"), t.at("Z2")[:3], t.asks) == ("", "L11", "ask-zombie-facing")
    t.play("face E")
    assert (t.g.acting, t.ap) == (2, 4)  # his turn is over, the next human's begins


@pytest.mark.rule("ZP-G43")
def test_a_first_aid_kit_cancels_a_chainsaw_wound() -> None:
    t = duel("chainsaw first_aid_kit")
    t.do("H1 strike", (1,))
    assert t.asks == "ask-heal"
    t.do(f"use first_aid_kit {cards_of('first_aid_kit')[0]}")
    assert (t.at("H1"), t.ap, t.items(1)) == ("L11 W", 3, [])


# -------------------------------------------------------------------- guns


def shot(gun: str, distance: int) -> Table:
    return Table(f"""turn H1 4
                     humans H1 T8 W {gun}
                     zombies Z1 {chr(ord("T") - distance)}8 N""")


@pytest.mark.rule("ZP-11.06", "ZP-11.08")
@pytest.mark.parametrize(("gun", "reach"), [("pistol", 5), ("rifle", 10)])
def test_the_range_of_pistol_and_rifle(gun: str, reach: int) -> None:
    for distance in (1, reach - 1, reach):
        t = shot(gun, distance)
        t.do("H1 shoot", (6,))
        assert t.g.dead() == []
    assert shot(gun, reach + 1).refused_by("H1 shoot") == ["ZP-08.01"]


@pytest.mark.rule("ZP-11.06", "ZP-11.08")
def test_guns_kill_on_six_only() -> None:
    for gun in ("pistol", "rifle", "shotgun", "double_shotgun"):
        assert FACTS[gun].kills_on == [6]


@pytest.mark.rule("ZP-11.07", "ZP-G42")
def test_an_empty_pistol_is_no_better_than_bare_hands() -> None:
    t = duel("pistol")
    t.do("H1 shoot", (1,))
    assert (t.weapon(1), t.loaded(1), t.ap) == ("pistol", False, 3)
    assert t.refused_by("H1 shoot") == ["ZP-08.05"]
    t.do("H1 strike", (6,), (5,))  # has to be confirmed
    assert t.at("Z1") == "K11 E"
    t.do("H1 strike", (6,), (6,))
    assert t.at("Z1") == ""


@pytest.mark.rule("ZP-G42")
def test_an_empty_pistol_is_still_his_one_weapon() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S pistol(empty)
                 zombies Z1 A1 N""")
    t.do("H1 search", card("kitchen_knife"))
    assert t.asks == "ask-keep-weapon"


@pytest.mark.rule("ZP-11.09", "ZP-11.12", "ZP-G16")
@pytest.mark.parametrize("gun", ["rifle", "shotgun", "double_shotgun"])
def test_an_empty_long_gun_is_a_bat(gun: str) -> None:
    for face, where in ((4, "K11 E"), (5, ""), (6, "")):
        t = duel(gun + "(empty)")
        assert t.refused_by("H1 shoot") == ["ZP-08.05"]
        t.do("H1 strike", (face,))
        assert t.at("Z1") == where
    oops = duel(gun + "(empty)")
    oops.do("H1 strike", (1,))
    assert oops.g.acting == 2  # as with a bat, the rest of the points is lost


@pytest.mark.rule("ZP-11.09")
def test_a_rifle_oops_empties_it() -> None:
    t = duel("rifle")
    t.do("H1 shoot", (1,))
    assert (t.loaded(1), t.ap, t.happened) == (False, 3, ["Attacked", "GunState"])


@pytest.mark.rule("ZP-11.10", "ZP-G20")
def test_the_shotgun_covers_five_rows_of_three() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun""")
    covered = [BOARD.names[s] for s in area_squares(t.g, 1)]
    assert covered == [
        f"{column}{row}" for column in "GHIJK" for row in (8, 7, 6)
    ]  # far to near, left to right
    assert GAME.client_view(GAME.view(t.g, 0))["aim"] == {"H1 shoot": ["sq:" + name for name in covered]}


@pytest.mark.rule("ZP-11.10", "ZP-G20")
@pytest.mark.parametrize(
    ("where", "first", "last"),
    [("L7 N", "K2", "M6"), ("G7 E", "L6", "H8"), ("L7 W", "G8", "K6"), ("V9 S", "W14", "U10")],
)
def test_the_area_lies_ahead_whichever_way_he_faces(where: str, first: str, last: str) -> None:
    t = Table(f"""turn H1 4
                  humans H1 {where} shotgun""")
    covered = [BOARD.names[s] for s in area_squares(t.g, 1)]
    assert (len(covered), covered[0], covered[-1]) == (15, first, last)


@pytest.mark.rule("ZP-11.10", "ZP-G20")
@pytest.mark.parametrize("square", ["L6", "L8", "M7", "F7", "F6", "K5", "J5"])
def test_beside_behind_and_beyond_nobody_is_hit(square: str) -> None:
    t = Table(f"""turn H1 4
                  humans H1 L7 W shotgun
                  zombies Z1 {square} N""")
    assert t.refused_by("H1 shoot") == ["ZP-G24"]


@pytest.mark.rule("ZP-G20")
def test_walls_and_barricades_cut_the_area() -> None:
    """The pellets leave the living room through the window W2 and the front door, not through the wall between."""
    t = Table("""turn H1 4
                 humans H1 J13 W shotgun""")
    covered = {BOARD.names[s] for s in area_squares(t.g, 1)}
    assert covered == {"I12", "I13", "I14", "H12", "H13", "H14", "G12", "G14", "F12", "F14", "E12", "E14"}
    shut = Table("""turn H1 4
                    humans H1 J13 W shotgun
                    closed W2 D2""")
    assert {BOARD.names[s] for s in area_squares(shut.g, 1)} == {"I12", "I13", "I14", "H12", "H13", "H14"}


@pytest.mark.rule("ZP-11.11", "ZP-11.12")
@pytest.mark.example("ZP-E11.02")
def test_one_die_for_each_figure_in_the_area() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun | H2 I7 N
                 zombies Z1 K7 E | Z2 G8 E | Z3 F7 E""")
    t.do("H1 shoot", (6, 1, 2))  # Z2 (farthest), H2, Z1
    assert t.happened == ["Attacked", "Killed", "Attacked", "Attacked", "GunState"]
    assert (t.g.dead(), t.at("H2"), t.ap, t.loaded(1)) == ([1, 3], "I7 N", 3, False)


@pytest.mark.rule("ZP-11.11", "ZP-G51")
def test_results_from_the_farthest_row_and_from_left_to_right() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun
                 zombies Z1 K8 E | Z2 K7 E | Z3 K6 E | Z4 J7 E""")
    events = t.do("H1 shoot", (2, 3, 4, 6))
    order = [e.line().things[1] for e in events if type(e).__name__ == "Attacked"]
    assert order == ["zom:4", "zom:1", "zom:2", "zom:3"]  # facing west his left is south
    assert t.at("Z3") == ""


@pytest.mark.rule("ZP-G51")
def test_the_far_one_is_pushed_first_so_both_move() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun
                 zombies Z1 K7 E | Z2 J7 E""")
    t.do("H1 shoot", (5, 5))
    assert (t.at("Z2"), t.at("Z1")) == ("I7 E", "J7 E")


@pytest.mark.rule("ZP-G51")
def test_pushes_go_the_way_the_shooter_faces() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun
                 zombies Z1 K8 E""")
    t.do("H1 shoot", (5,))
    assert t.at("Z1") == "J8 E"


@pytest.mark.rule("ZP-G18", "ZP-11.11")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_a_human_in_the_area_may_be_missed(face: int) -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun | H2 J7 N
                 zombies Z1 K7 E""")
    t.do("H1 shoot", (face, 2))
    assert (t.at("H2"), t.loaded(1)) == ("J7 N", face != 1)


@pytest.mark.rule("ZP-G18")
def test_a_human_in_the_area_may_be_pushed() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun | H2 J7 N
                 zombies Z1 K7 E""")
    t.do("H1 shoot", (5, 2))
    assert (t.at("H2"), t.happened) == ("I7 N", ["Attacked", "Pushed", "Attacked"])


@pytest.mark.rule("ZP-G18", "ZP-09.02")
@pytest.mark.parametrize(("face", "where"), [(3, "I7 N"), (1, "")])
def test_a_human_in_the_area_may_be_wounded(face: int, where: str) -> None:
    """A wound like any other: he staggers away from the shot, then rolls."""
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun | H2 J7 N
                 zombies Z1 K7 E""")
    t.do("H1 shoot", (6, 2), (face,))
    assert t.at("H2") == where
    if face == 1:
        assert t.at("Z2")[:2] == "I7"
        t.do("face N")
    assert (t.g.acting, t.ap) == (1, 3)


@pytest.mark.rule("ZP-G24")
def test_a_shotgun_needs_a_zombie_in_its_area() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun | H2 J7 N
                 zombies Z1 A1 E""")
    assert t.refused_by("H1 shoot") == ["ZP-G24"]


@pytest.mark.rule("ZP-11.12")
def test_any_one_among_the_dice_empties_the_shotgun() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun
                 zombies Z1 K7 E | Z2 J7 E | Z3 I7 E""")
    t.do("H1 shoot", (6, 1, 6))
    assert (t.loaded(1), t.g.dead(), t.ap) == (False, [2], 3)


@pytest.mark.rule("ZP-11.13", "ZP-G19")
@pytest.mark.example("ZP-E11.03")
def test_the_double_barrelled_one_ignores_the_first_one() -> None:
    t = duel("double_shotgun")
    t.do("H1 shoot", (1,))
    assert (t.loaded(1), t.happened) == (True, ["Attacked", "GunState"])
    t.do("H1 shoot", (2,))
    t.do("H1 shoot", (1,))
    assert t.loaded(1) is False


@pytest.mark.rule("ZP-11.13", "ZP-G19")
def test_two_ones_at_once_are_one_too_many() -> None:
    t = Table("""turn H1 4
                 humans H1 L7 W double_shotgun
                 zombies Z1 K7 E | Z2 J7 E""")
    t.do("H1 shoot", (1, 1))
    assert t.loaded(1) is False


@pytest.mark.rule("ZP-G19")
def test_loading_gives_the_second_barrel_back() -> None:
    t = duel("double_shotgun ammo")
    assert t.refused_by("H1 reload") == ["ZP-11.14"]  # full
    t.do("H1 shoot", (1,))
    t.do("H1 reload")
    t.do("H1 shoot", (1,))
    assert t.loaded(1) is True


@pytest.mark.rule("ZP-11.20")
def test_the_gun_that_was_fired_counts_not_one_found_meanwhile() -> None:
    """The farthest zombie is a Surprise!!: its killer finds a bat before the other dice take effect."""
    t = Table("""turn H1 4
                 humans H1 L7 W shotgun
                 zombies Z1 K7 E | Z2 J7 E surprise""")
    t.do("H1 shoot", (6, 5), card("baseball_bat"))
    t.do(f"keep baseball_bat {cards_of('baseball_bat')[0]}")
    assert (t.at("Z1"), t.weapon(1)) == (
        "J7 E",
        "baseball_bat",
    )  # pushed by the shotgun, not killed by the bat
    swap = Table("""turn H1 4
                    humans H1 L7 W shotgun
                    zombies Z1 K7 E | Z2 J7 E surprise""")
    swap.do("H1 shoot", (6, 1), card("rifle"))
    swap.do(f"keep rifle {cards_of('rifle')[0]}")
    assert (swap.weapon(1), swap.loaded(1)) == ("rifle", True)


# -------------------------------------------------------------------- items


@pytest.mark.rule("ZP-11.14", "ZP-G41")
@pytest.mark.parametrize("gun", ["pistol", "rifle", "shotgun", "double_shotgun"])
def test_ammo_reloads_a_gun_for_nothing(gun: str) -> None:
    t = duel(gun + "(empty) ammo")
    t.do("H1 reload")
    assert (t.loaded(1), t.ap, t.items(1), t.g.removed) == (True, 4, [], [cards_of("ammo")[0]])


@pytest.mark.rule("ZP-11.14")
@pytest.mark.parametrize("cards", ["", "kitchen_knife ammo", "ammo", "pistol(empty)", "pistol ammo"])
def test_reloading_needs_ammo_and_an_empty_gun(cards: str) -> None:
    assert set(duel(cards).refused_by("H1 reload")) == {"ZP-11.14"}


@pytest.mark.rule("ZP-11.14", "ZP-G41")
def test_ammo_cancels_an_oops_at_once() -> None:
    t = duel("pistol ammo")
    t.do("H1 shoot", (1,))
    assert (t.asks, t.options()) == ("ask-save-gun", [f"use ammo {cards_of('ammo')[0]}", "decline"])
    t.do(f"use ammo {cards_of('ammo')[0]}")
    assert (t.loaded(1), t.items(1), t.ap) == (True, [], 3)
    keep = duel("pistol ammo")
    keep.do("H1 shoot", (1,))
    keep.do("decline")
    assert (keep.loaded(1), keep.items(1)) == (False, ["ammo"])


@pytest.mark.rule("ZP-11.14")
def test_ammo_does_not_help_a_knife_or_a_gun_used_as_a_bat() -> None:
    for weapon in ("kitchen_knife ammo", "rifle(empty) ammo"):
        t = duel(weapon)
        t.do("H1 strike", (1,))
        assert t.asks != "ask-save-gun"
        assert "ammo" in t.items(1)


@pytest.mark.rule("ZP-G41")
def test_after_the_last_point_the_gun_can_still_be_loaded() -> None:
    t = Table("""turn H1 1
                 humans H1 L11 W rifle(empty) ammo
                 zombies Z1 A1 N""")
    t.do("H1 left")
    assert t.options() == ["H1 reload", "H1 end"]
    t.do("H1 reload", *spot("N", "B1", taken=1))
    assert t.seat == 1


@pytest.mark.rule("ZP-11.15", "ZP-G15", "ZP-G41")
def test_a_first_aid_kit_cancels_wound_shift_and_roll() -> None:
    t = Table("""turn Z1 2
                 humans H1 L8 W first_aid_kit
                 zombies Z1 K8 E""")
    t.do("Z1 attack", (4, 4))
    assert (t.seat, t.asks) == (0, "ask-heal")
    t.do(f"use first_aid_kit {cards_of('first_aid_kit')[0]}")
    assert (t.at("H1"), t.items(1), t.g.removed) == ("L8 W", [], [cards_of("first_aid_kit")[0]])
    assert (t.seat, t.ap) == (1, 1)


@pytest.mark.rule("ZP-11.15")
def test_he_may_rather_keep_it() -> None:
    t = Table("""turn Z1 2
                 humans H1 L8 W first_aid_kit first_aid_kit
                 zombies Z1 K8 E""")
    t.do("Z1 attack", (4, 4))
    t.do("decline", (2,))
    assert (t.at("H1"), t.items(1)) == ("M8 W", ["first_aid_kit"] * 2)


@pytest.mark.rule("ZP-11.15")
def test_a_kit_is_for_its_owner_only() -> None:
    t = Table("""turn Z1 2
                 humans H1 L8 W | H2 L7 W first_aid_kit
                 zombies Z1 K8 E""")
    t.do("Z1 attack", (4, 4), (3,))
    assert t.items(2) == ["first_aid_kit"]


@pytest.mark.rule("ZP-11.16")
@pytest.mark.example("ZP-E11.05")
def test_an_energy_drink_gives_eight_points_for_one_turn() -> None:
    t = Table("""turn humans
                 humans H1 L8 W energy_drink
                 zombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N""")
    t.do("H1 drink")
    assert (t.ap, t.items(1)) == (8, [])
    for left in range(7, 0, -1):
        t.do("H1 left")
        assert t.ap == left
    t.do("H1 left")
    t.do("rest")
    assert (t.g.acting, t.ap) == (1, 4)


@pytest.mark.rule("ZP-11.16", "ZP-G41")
def test_it_is_drunk_before_anything_is_spent() -> None:
    t = Table("""turn H1 4
                 humans H1 L8 W energy_drink energy_drink pistol(empty) ammo
                 zombies Z1 A1 N""")
    t.do("H1 reload")  # costs nothing
    t.do("H1 drink")
    assert (t.ap, t.refused_by("H1 drink")) == (8, ["ZP-11.16"])  # one a turn
    late = Table("""turn H1 4
                    humans H1 L8 W energy_drink
                    zombies Z1 A1 N""")
    late.do("H1 left")
    assert late.refused_by("H1 drink") == ["ZP-11.16"]


@pytest.mark.rule("ZP-11.16")
def test_without_one_there_is_nothing_to_drink() -> None:
    assert duel("").refused_by("H1 drink") == ["ZP-11.16"]


# -------------------------------------------------------------------- the car


def at_car(where: str, cards: str = "car_keys", others: str = "", ap: int = 4, **options: bool) -> Table:
    return Table(
        f"""turn H1 {ap}
            humans H1 {where} {cards} | H2 A20 N {others}
            zombies Z1 A1 N""",
        **options,  # type: ignore[arg-type]
    )


@pytest.mark.rule("ZP-11.17", "ZP-G21")
@pytest.mark.parametrize("where", ["G2 S", "G6 N"])
def test_the_key_holder_drives_off_for_one_point(where: str) -> None:
    t = at_car(where, "car_keys pistol", ap=1)
    t.do("H1 drive")
    assert t.happened[0] == "DroveOff"
    assert (t.at("H1"), t.g.standing(), t.g.is_over()) == ("", [2], False)
    assert len(t.g.removed) == 2  # ZP-G44
    assert {f["fate"] for f in GAME.client_view(GAME.view(t.g, 0))["fallen"]} == {"escaped"}


@pytest.mark.rule("ZP-G21")
@pytest.mark.parametrize("where", ["G2 N", "G2 E", "F2 S", "G6 S", "D4 E", "J4 W"])
def test_only_at_a_door_and_facing_the_car(where: str) -> None:
    assert at_car(where).refused_by("H1 drive") == ["ZP-G21"]


@pytest.mark.rule("ZP-11.17")
def test_not_without_the_keys() -> None:
    t = at_car("G2 S", "")
    assert t.refused_by("H1 drive") == ["ZP-11.17"]


@pytest.mark.rule("ZP-11.18", "ZP-G21")
def test_companion_boards_for_four_points_and_escapes() -> None:
    t = Table(
        """turn H2 4
           humans H1 G2 S car_keys | H2 G6 E
           zombies Z1 A1 N""",
        seats=4,
    )
    t.do("H2 board")
    assert (t.at("H2"), t.g.aboard(), t.g.acting) == ("", [2], 1)
    t.do("H1 drive")
    assert (t.g.outcome, t.g.winners) == ("escape", (0, 1))


@pytest.mark.rule("ZP-11.18")
@pytest.mark.parametrize(
    ("human", "keys", "ap", "refused"),
    [
        ("G6 E", "car_keys", 3, ["ZP-11.18"]),
        ("G7 N", "car_keys", 4, ["ZP-11.18"]),
        ("G6 E", "", 4, ["ZP-11.18"]),
        ("D4 E", "", 3, ["ZP-11.18"] * 3),
    ],
    ids=["three points", "not at a door", "no human has the keys", "everything"],
)
def test_what_a_companion_needs(human: str, keys: str, ap: int, refused: list[str]) -> None:
    t = Table(f"""turn H2 {ap}
                  humans H1 G2 S {keys} | H2 {human}
                  zombies Z1 A1 N""")
    assert t.refused_by("H2 board") == refused


@pytest.mark.rule("ZP-G21")
def test_the_key_holder_drives_instead_of_boarding() -> None:
    assert at_car("G2 S").refused_by("H1 board") == ["ZP-G21"]


@pytest.mark.rule("ZP-11.18")
def test_when_the_car_has_left_nobody_gets_in() -> None:
    t = at_car("G2 S", others="| H3 G6 N")
    t.do("H1 drive")
    t.do("go H3")
    assert t.refused_by("H3 board") == ["ZP-11.18"]


@pytest.mark.rule("ZP-G50")
def test_aboard_one_is_safe_and_has_no_turn() -> None:
    t = Table("""turn humans
                 humans H1 A20 N car_keys | H2 aboard
                 zombies Z1 A1 N""")
    assert t.g.acting == 1  # H1 is the only one with a turn
    t.do("H1 end", *spot("N", "B1", taken=1))
    assert t.seat == 1


@pytest.mark.rule("ZP-G50")
def test_if_the_key_holder_falls_they_are_back_at_the_doors() -> None:
    t = Table("""turn Z1 2
                 humans H1 L8 W car_keys | H2 aboard | H3 aboard
                 zombies Z1 K8 E | Z2 G2 N""")
    t.do("Z1 attack", (4, 4), (1,))
    places = {t.at("H2").split()[0], t.at("H3").split()[0]}
    assert "G6" in places  # the free door
    assert places < {"G6", "F2", "H2", "G1", "F6", "H6", "G7"}
    assert t.g.standing() == [2, 3]


# -------------------------------------------------------------------- events


def searching(
    kind: str,
    where: str = "M14 S",
    closed: str = "",
    zombies: str = "Z1 A1 N",
    seats: int = 2,
    here: bool = False,
) -> Table:
    t = Table(
        f"""turn H1 4
            humans H1 {where} | H2 A20 N
            zombies {zombies}
            closed {closed}""",
        seats=seats,
        surprise_here=here,
    )
    t.do("H1 search", card(kind))
    return t


@pytest.mark.rule("ZP-11.19", "ZP-G26")
def test_zombie_player_chooses_the_square_of_a_surprise() -> None:
    """Next to any of them; as near as possible to the one at which the searcher stands in the only square."""
    t = searching("surprise", "M14 S")
    assert (t.seat, t.asks) == (1, "ask-zombie-square")
    squares = {o.removeprefix("place ") for o in t.options()}
    assert squares == {"D4", "S3", "O11", "H18", "P18", "L14", "N14", "M13"}


@pytest.mark.rule("ZP-11.19", "ZP-G26")
@pytest.mark.parametrize(
    ("where", "squares"),
    [
        ("M14 S", {"L14", "N14", "M13"}),  # the searcher stands on the only square next to it
        ("H18 S", {"H17", "I18", "G18"}),
        ("D4 E", {"C4", "D3", "D5"}),
        ("S3 E", {"R3", "S4"}),
    ],
)
def test_surprise_here_is_as_near_as_possible_to_the_search(where: str, squares: set[str]) -> None:
    t = searching("surprise", where, here=True)
    assert {o.removeprefix("place ") for o in t.options()} == squares


@pytest.mark.rule("ZP-11.19")
def test_a_surprise_behind_a_barricade_stays_on_this_side() -> None:
    t = searching("surprise", "H18 S", closed="W4", here=True)
    assert t.options() == ["place H17", "place I18"]


@pytest.mark.rule("ZP-11.19", "ZP-G25", "ZP-G26", "ZP-G38")
def test_it_is_faced_by_the_zombie_player_and_outside_the_limit() -> None:
    t = searching("surprise")
    t.do("place N14")
    assert (t.seat, t.options()) == (1, ["face N", "face E", "face S", "face W"])
    t.do("face W")
    assert (t.at("Z2"), t.g.counted(), len(t.g.dead())) == ("N14 W", 1, 2)
    assert (t.seat, t.asks) == (0, "ask-human-turn")  # it does not attack at once
    t.do("H1 end")
    t.do("H2 end", *spot("N", "B1", taken=1))
    assert "go Z2" in t.options()  # but in the zombie turn


@pytest.mark.rule("ZP-G26")
def test_surprise_here_without_a_search_is_at_the_nearest_square() -> None:
    """H1 kills a Surprise!! zombie in the kitchen and draws another: the refrigerator is the nearest."""
    t = Table(
        """turn H1 4
           humans H1 I16 S baseball_bat
           zombies Z1 I17 N surprise""",
        surprise_here=True,
    )
    t.do("H1 strike", (6,), card("surprise"))
    assert t.options() == ["place H18"]


@pytest.mark.rule("ZP-G26")
def test_a_surprise_with_no_room_at_all_does_nothing() -> None:
    """The garage is shut and full."""
    squares = [
        n for s, n in enumerate(BOARD.names) if BOARD.rooms[s] == "G" and not BOARD.closed[s] and n != "S3"
    ]
    zombies = " | ".join(f"Z{n} {square} N" for n, square in enumerate(squares, 1))
    t = searching("surprise", "S3 E", closed="G1 G2 G3 D4", zombies=zombies, here=True)
    assert (t.asks, t.happened[-1]) == ("ask-human-turn", "Fizzled")
    elsewhere = searching("surprise", "S3 E", closed="G1 G2 G3 D4", zombies=zombies)
    assert "place D4" in elsewhere.options()  # there are other search squares


@pytest.mark.rule("ZP-11.20", "ZP-G27")
def test_the_killer_of_a_surprise_zombie_draws_a_card() -> None:
    t = duel("baseball_bat", "surprise")
    t.do("H1 strike", (5,), card("ammo"))
    assert (t.items(1), t.ap) == (["ammo"], 3)
    other = duel("baseball_bat", "uncounted")
    other.do("H1 strike", (5,))
    assert other.items(1) == []


@pytest.mark.rule("ZP-11.20")
def test_a_push_is_no_kill() -> None:
    t = duel("kitchen_knife", "surprise")
    t.do("H1 strike", (5,))
    assert t.at("Z1") == "J11 E"


@pytest.mark.rule("ZP-11.21", "ZP-04.03")
@pytest.mark.example("ZP-E11.06")
def test_fear_doubles_the_points_of_all_zombies_for_one_turn() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S
                 zombies Z1 A8 E | Z2 B1 N | Z3 C1 N""")
    t.do("H1 search", card("seized_by_fear"))
    t.do("H1 end", *spot("N", "D1", taken=2))
    for zombie in ("Z1", "Z2", "Z4"):  # the one that has just come as well
        t.do("go " + zombie)
        assert t.ap == 4
        t.do(zombie + " end")
    assert t.ap == 4  # Z3, the last one
    t.do("Z3 end")
    assert t.ap == 4  # a human's
    t.do("H1 end")
    t.do("go Z1")
    assert t.ap == 2


@pytest.mark.rule("ZP-G52")
def test_two_fears_do_not_add_up() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S
                 zombies Z1 A8 E | Z2 B1 N | Z3 C1 N | Z4 D1 N
                 fear""")
    t.do("H1 search", card("seized_by_fear"))
    t.do("H1 end")
    t.do("go Z1")
    assert t.ap == 4


@pytest.mark.rule("ZP-11.22", "ZP-G45")
def test_dead_resident_joins_zombies_if_they_are_everywhere() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S
                 zombies Z1 H14 N | Z2 N15 N | Z3 O9 N | Z4 O14 N""")
    t.do("H1 search", card("dead_resident"))
    assert t.options() == ["room K", "room T", "room B", "room S"]


@pytest.mark.rule("ZP-11.22", "ZP-G45")
def test_a_dead_resident_in_a_room_without_humans() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S | H2 I17 N
                 zombies Z1 N18 N""")
    t.do("H1 search", card("dead_resident"))
    assert (t.seat, t.asks) == (1, "ask-room")
    assert t.options() == ["room T", "room B", "room S"]  # a zombie there does not matter
    t.do("room T")
    assert {o.removeprefix("place ") for o in t.options()} == {"N15", "N16", "N17", "M18"}
    t.do("place M18")
    t.do("face E")
    assert (t.at("Z2"), t.g.counted(), t.seat) == ("M18 E", 1, 0)


@pytest.mark.rule("ZP-11.22", "ZP-G45")
def test_no_room_no_resident() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S | H2 I17 N | H3 N15 N | H4 O12 N | H5 P14 N
                 zombies Z1 A1 N""")
    t.do("H1 search", card("dead_resident"))
    assert (t.asks, t.happened[-1], len(t.g.dead())) == ("ask-human-turn", "Fizzled", 1)


@pytest.mark.rule("ZP-11.22")
def test_the_garage_is_no_room_of_the_house() -> None:
    t = searching("dead_resident")
    assert t.options() == ["room K", "room T", "room B", "room S"]


@pytest.mark.rule("ZP-11.23")
def test_smash_destroys_the_barricade_the_zombie_player_wants() -> None:
    t = searching("smash", closed="D1 W3 I2")
    assert (t.seat, t.options()) == (1, ["smash D1", "smash W3", "smash I2", "decline"])
    t.do("smash W3")
    assert (t.closed(), t.seat) == (["D1", "I2"], 0)


@pytest.mark.rule("ZP-11.23")
def test_he_may_also_leave_them_all() -> None:
    t = searching("smash", closed="D1 W3")
    t.do("decline")
    assert (t.closed(), t.seat) == (["D1", "W3"], 0)


@pytest.mark.rule("ZP-G46")
def test_smash_without_a_barricade_does_nothing() -> None:
    t = searching("smash")
    assert (t.asks, t.happened) == ("ask-human-turn", ["Searched", "CardFound", "Fizzled"])


@pytest.mark.rule("ZP-11.24", "ZP-G46", "ZP-G08")
def test_a_lucky_coincidence_anywhere_but_on_the_garage_door() -> None:
    t = searching("lucky_coincidence", closed="D1")
    assert (t.seat, t.ap) == (0, 3)
    offered = [o.removeprefix("lucky ") for o in t.options()]
    assert offered == ["W1", "W2", "D2", "W3", "W4", "D3", "W5", "D4", "I1", "I2", "I3", "decline"]
    t.do("lucky D4")
    assert (t.closed(), t.ap) == (["D1", "D4"], 3)


@pytest.mark.rule("ZP-11.24", "ZP-G46")
def test_he_may_decline_it() -> None:
    t = searching("lucky_coincidence")
    t.do("decline")
    assert (t.closed(), t.asks) == ([], "ask-human-turn")


@pytest.mark.rule("ZP-G08")
@pytest.mark.parametrize(
    ("where", "opening"), [("O3 W", "G1"), ("N4 E", "G2"), ("O5 W", "G3"), ("P6 S", "D4")]
)
def test_the_garage_door_can_be_shut_for_points(where: str, opening: str) -> None:
    t = Table(f"""turn H1 4
                  humans H1 {where}""")
    t.do("H1 barricade")
    assert t.closed() == [opening]


@pytest.mark.rule("ZP-11.25", "ZP-G27")
def test_eureka_two_more_cards_each_settled_before_the_next() -> None:
    t = Table("""turn H1 4
                 humans H1 M14 S pistol
                 zombies Z1 A1 N""")
    t.do("H1 search", card("eureka"), card("rifle"))
    assert t.asks == "ask-keep-weapon"  # before the second card
    t.do(f"keep rifle {cards_of('rifle')[0]}", card("ammo"))
    assert (t.weapon(1), t.items(1), t.ap) == ("rifle", ["ammo"], 3)


@pytest.mark.rule("ZP-G47")
def test_zombie_players_take_turns_in_choosing_for_cards() -> None:
    t = Table(
        """turn H1 4
           humans H1 M14 S | H2 A20 N
           zombies Z1 A1 N | Z2 B1 N
           closed D1 W1 W2""",
        seats=4,
    )
    t.do("H1 search", card("eureka"), card("smash"))
    assert t.seat == 2
    t.do("smash D1", card("smash", 1))
    assert t.seat == 3
    t.do("smash W1")
    assert t.g.speaker == 0  # round again
