"""Ranged combat (AT-08.1): dice, table, targets, running out of ammo."""

import pytest

from shamble.core import engine
from shamble.games.all_things_zombie.rules import ranged
from shamble.match.auto_pass import DEFAULT, automatic_action
from shamble.match.protocol.view import AutoPass
from tests.games.all_things_zombie.table import Table


def firing(weapon: str, zombies: str, who: str = "Tonya", at: str = "1G9", more: str = "") -> Table:
    return Table(f"""map 1
                     scenario 1
                     people {who} {at} {weapon} {more}
                     zombies {zombies}
                     turn {who}""")


@pytest.mark.rule("AT-08.03", "AT-04.04")
def test_an_empty_weapon_cannot_fire() -> None:
    assert firing("pistol(ooa)", "1G11 slow").refused_by("fire 1") == ["AT-08.03"]


@pytest.mark.rule("AT-08.04", "AT-04.02", "AT-04.03")
def test_a_target_has_to_be_in_range() -> None:
    assert "fire 1" in firing("pistol", "1G14 slow").options()
    assert firing("pistol", "1G15 slow").refused_by("fire 1") == ["AT-08.04"]


@pytest.mark.rule("AT-08.05", "AT-08.47", "AT-08.50", "AT-08.56")
@pytest.mark.example("AT-E08.09")
def test_woods_on_the_line_stop_the_shot() -> None:
    t = Table("map 3\nscenario 3\npeople Nick 3B7 smg\nzombies 3B3 slow\nturn Nick")
    assert t.refused_by("fire 4") == ["AT-08.04"]


@pytest.mark.example("AT-E08.10")
@pytest.mark.rule("AT-08.56")
def test_only_the_zombie_before_the_woods_can_be_attacked() -> None:
    t = Table("map 3\nscenario 3\npeople Tonya 3B8 smg\nzombies 3B6 slow | 3B2 slow\nturn Tonya")
    t.do("fire 2", (1, 2))
    assert "event-fired" in t.happened
    assert len(t.all_zombies()) == 2


@pytest.mark.rule("AT-08.48")
@pytest.mark.example("AT-E08.07")
def test_adjacent_hexes_can_always_be_fired_at() -> None:
    t = Table("map 2\nscenario 3\npeople Bank 2D6 pistol\nzombies 2C5 slow\nentered 2p\nturn Bank")
    assert "fire 1" in t.options()


@pytest.mark.rule("AT-08.49")
@pytest.mark.example("AT-E08.08")
def test_only_the_hexes_in_between_have_to_be_clear() -> None:
    t = Table("map 1\nscenario 1\npeople Tonya 1E7 pistol\nzombies 1C4 slow\nentered 1c\nturn Tonya")
    m = t.g.map()
    assert m.distance(m.number["1E7"], m.number["1C4"]) == 4
    t = Table("map 1\nscenario 1\npeople Tonya 1C13 pistol\nzombies 1A13 slow\nentered 1e\nturn Tonya")
    assert "fire 1" in t.options()


@pytest.mark.rule("AT-08.58")
def test_fire_passes_through_occupied_hexes() -> None:
    t = firing("pistol", "1G12 slow", more="| Beck 1G10 pistol")
    t.do("fire 1", (6,))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-05.16", "AT-08.06", "AT-08.26")
@pytest.mark.example("AT-E05.03")
def test_rep_is_added_to_each_die() -> None:
    t = Table("map 1\nscenario 3\npeople Too-Tall 1G9 smg\nzombies 1G11 slow slow slow\nturn Too-Tall")
    t.do("fire 3")  # all alike: the first target is not asked
    t.do("target 1G11 slow")
    t.do("target 1G11 slow", (2, 3, 5))
    assert len(t.zombies("1G11")) == 2  # 9, 7 and 6: only the first target falls


@pytest.mark.rule("AT-08.06", "AT-08.11", "AT-08.18", "AT-08.21", "AT-08.23")
@pytest.mark.example("AT-E08.03")
def test_nick_fires_at_three_zombies() -> None:
    t = Table(
        "map 1\nscenario 3\npeople Nick 1G9 smg\nzombies 1G11 slow | 1G12 normal | 1G13 fast\nturn Nick"
    )
    t.do("fire 4")
    for target in ("1G11 slow", "1G12 normal", "1G13 fast"):
        t.do("target " + target) if target != "1G13 fast" else t.do("target " + target, (4, 3, 6, 5))
    assert t.all_zombies() == ["1G13"]


@pytest.mark.rule("AT-08.13", "AT-08.19", "AT-08.22", "AT-08.23")
@pytest.mark.parametrize(("face", "dead"), [(1, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_first_target_in_the_clear(face: int, dead: bool) -> None:
    t = Table("map 1\nscenario 3\npeople Jimmy 1G9 pistol\nzombies 1G11 slow\nturn Jimmy")
    t.do("fire 1", (face,))  # Rep 4
    assert (t.all_zombies() == []) is dead


def judge(people: str, target: str, total: int, ordinal: int = 1, rushed: bool = False) -> bool:
    t = Table(f"map 1\nscenario 4\npeople {people}\nturn side 0", seats=2)
    return ranged.hits(
        t.g, 0, t.number(target), ordinal, total, ranged.FIRST_SHOT if rushed else ranged.ORDERED
    )


@pytest.mark.rule("AT-08.16", "AT-08.19")
@pytest.mark.example("AT-E08.14")
def test_a_far_survivor_is_hard_to_hit() -> None:
    assert judge("Tonya 1G4 smg | Nick:1 1G8 smg", "nick", 8)
    assert not judge("Tonya 1G4 smg | Nick:1 1G9 smg", "nick", 8)
    t = Table("map 1\nscenario 4\npeople Tonya 1G4 smg | Nick:1 1A1\nzombies 1G9 slow\nturn side 0", seats=2)
    assert ranged.hits(t.g, 0, ~t.g.zombies.index(t.g.map().number["1G9"]), 1, 8, ranged.ORDERED)


@pytest.mark.rule(
    "AT-08.14", "AT-08.17", "AT-08.20", "AT-08.22", "AT-08.23", "AT-04.31", "AT-06.11", "AT-06.07"
)
@pytest.mark.example("AT-E08.15")
def test_armour_and_cover() -> None:
    vest = "Tonya 1G9 smg | Nick:1 1G11 smg vest"
    assert [judge(vest, "nick", total) for total in (8, 9, 10)] == [False, True, True]
    for hex in ("1F10", "1H15"):
        cover = f"Tonya 1G9 smg | Nick:1 {hex} smg"
        assert [judge(cover, "nick", total) for total in (8, 9, 10)] == [False, False, True]


@pytest.mark.rule("AT-08.15")
def test_a_rushed_eight_misses() -> None:
    two = "Tonya 1G9 smg | Nick:1 1G11 smg"
    assert judge(two, "nick", 8)
    assert not judge(two, "nick", 8, rushed=True)
    assert judge(two, "nick", 9, rushed=True)


@pytest.mark.rule("AT-08.18", "AT-08.21", "AT-G24")
def test_later_targets_are_harder() -> None:
    two = "Tonya 1G9 smg | Nick:1 1G11 smg"
    assert [judge(two, "nick", 8, ordinal) for ordinal in (1, 2, 3, 4)] == [True, False, False, False]
    assert [judge(two, "nick", 9, ordinal) for ordinal in (1, 2, 3, 4)] == [True, True, False, False]
    assert all(judge(two, "nick", 10, ordinal) for ordinal in (1, 2, 3, 4))


@pytest.mark.rule("AT-08.07", "AT-G23")
def test_surplus_dice_go_round_over_those_still_standing() -> None:
    t = Table("map 1\nscenario 4\npeople Tonya 1G9 smg | Jimmy:1 1G11\nturn Tonya", seats=2)
    t.do("fire 4", (6, 5, 1, 2))  # Rep 5: 11 and 10 hit
    assert t.who("jimmy").wounds == 2


@pytest.mark.rule("AT-G23")
def test_dead_targets_take_no_more_dice() -> None:
    text = "map 1\nscenario 4\npeople Tonya 1G9 smg | Jimmy:1 1G11 w3 | Buffy:1 1G12\nturn Tonya"
    t = Table(text, seats=2)
    t.do("fire 4")
    t.do("target Jimmy")
    t.do("target Buffy", (6, 6, 6, 6))
    assert (t.at("jimmy"), t.who("buffy").wounds) == ("", 3)


@pytest.mark.rule("AT-08.08", "AT-08.10", "AT-G100")
@pytest.mark.example("AT-E08.23")
def test_targets_form_one_connected_group() -> None:
    t = firing("smg", "1G11 slow | 1G12 slow | 1G13 slow | 1G15 slow")
    t.do("fire 4")
    t.do("target 1G11 slow")
    assert t.options() == ["target 1G12 slow", "shoot"]
    t.do("target 1G12 slow")
    assert t.options() == ["target 1G13 slow", "shoot"]
    t.do("target 1G13 slow", (6, 6, 6, 1))
    assert t.all_zombies() == ["1G15"]


@pytest.mark.example("AT-E08.01", "AT-E08.02")
@pytest.mark.rule("AT-08.08")
@pytest.mark.parametrize("shots", [2, 3, 4])
def test_as_many_targets_as_dice(shots: int) -> None:
    t = firing("smg", "1G11 slow | 1G12 slow | 1G13 slow | 1G14 slow | 1G15 slow")
    t.do(f"fire {shots}")
    for n in range(shots):
        chance = [(6,) * shots] if n == shots - 1 else []
        t.do(f"target 1G{11 + n} slow", *chance)
    assert len(t.all_zombies()) == 5 - shots


@pytest.mark.rule("AT-08.59")
@pytest.mark.example("AT-E08.11")
def test_an_unseen_hex_beside_a_seen_one_is_no_target() -> None:
    t = Table("map 3\nscenario 3\npeople Too-Tall 3B8 smg\nzombies 3B6 slow | 3B5 slow\nturn Too-Tall")
    m = t.g.map()
    assert not m.sees(m.number["3B8"], m.number["3B5"])
    t.do("fire 3", (6, 6, 6))  # no choice is left
    assert t.all_zombies() == ["3B5"]


@pytest.mark.rule("AT-08.26", "AT-08.27", "AT-08.12")
def test_player_chooses_the_number_of_shots() -> None:
    assert [o for o in firing("smg", "1G11 slow").options() if o.startswith("fire")] == [
        "fire 4",
        "fire 3",
        "fire 2",
    ]
    rifle = firing("assault_rifle", "1G11 slow")
    assert [o for o in rifle.options() if o.startswith("fire")] == ["fire 3", "fire 2", "fire 1"]


@pytest.mark.rule("AT-04.06", "AT-04.09")
@pytest.mark.example("AT-E04.01")
def test_shots_marker_stays_in_the_hex_of_the_shot() -> None:
    t = firing("smg", "1G11 slow")
    t.do("fire 3", (1, 2, 2))
    assert t.shots() == [("1G9", 3)]
    t.do("move 1G8")
    assert t.shots() == [("1G9", 3)]


@pytest.mark.rule("AT-04.07", "AT-G40")
def test_a_crossbow_is_silent() -> None:
    t = firing("crossbow", "1G11 slow")
    t.do("panic 1", (1, 2))
    assert t.shots() == []


@pytest.mark.rule("AT-04.20", "AT-04.21", "AT-G38")
@pytest.mark.example("AT-E04.02", "AT-E04.07")
def test_a_scope_adds_a_die_and_no_shot() -> None:
    t = firing("pistol(scope)", "1G11 slow")
    assert [o for o in t.options() if o.startswith(("fire", "panic"))] == ["fire 1"]
    t.do("fire 1", (1, 2))
    assert t.shots() == [("1G9", 1)]
    assert t.hand("tonya") == "pistol"
    t = firing("pistol(scope)", "1G11 slow")
    t.do("fire 1", (1, 1))
    assert t.hand("tonya") == "pistol(ooa)"


@pytest.mark.rule("AT-04.22")
def test_scope_rules_out_panic_fire() -> None:
    assert not [o for o in firing("smg(scope)", "1G11 slow").options() if o.startswith("panic")]


@pytest.mark.rule("AT-08.28", "AT-08.29", "AT-08.30", "AT-08.37")
@pytest.mark.example("AT-E08.17")
def test_a_shotgun_keeps_three_of_six() -> None:
    t = firing("shotgun", "1G11 slow slow slow slow")
    t.do("fire 6")
    t.do("target 1G11 slow")
    t.do("target 1G11 slow", (1, 1, 4, 5, 5, 6))
    assert len(t.zombies("1G11")) == 1  # 6, 5, 5 with Rep 5: three hits
    assert t.hand("tonya") == "shotgun(ooa)"
    assert t.shots() == [("1G9", 6)]


@pytest.mark.rule("AT-08.29", "AT-08.40", "AT-08.41", "AT-G37", "AT-G39", "AT-04.05")
@pytest.mark.example("AT-E08.18")
def test_a_panicking_shotgun_fires_seven() -> None:
    t = firing("shotgun", "1G11 slow")
    t.do("panic 6", (1, 2, 2, 2, 2, 2, 2))
    assert t.shots() == [("1G9", 6), ("1G9", 1)]
    assert t.hand("tonya") == "shotgun(ooa)"


@pytest.mark.rule("AT-08.09")
def test_a_shotgun_fires_into_one_hex() -> None:
    t = firing("shotgun", "1G11 slow fast | 1G12 slow")
    t.do("fire 6")
    t.do("target 1G11 slow")
    assert t.options() == ["target 1G11 fast", "shoot"]


@pytest.mark.rule("AT-08.40", "AT-08.41", "AT-08.42")
@pytest.mark.example("AT-E08.06")
def test_panic_adds_a_die_and_empties_the_gun() -> None:
    t = Table("map 1\nscenario 3\npeople Sailor 1G9 pistol\nzombies 1G11 slow slow\nturn Sailor")
    t.do("panic 1")
    t.do("target 1G11 slow", (6, 6))
    assert t.all_zombies() == []
    assert t.hand("sailor") == "pistol(ooa)"
    t = Table("map 1\nscenario 3\npeople Sailor 1G9 pistol ammo\nzombies 1G11 slow\nturn Sailor")
    t.do("panic 1", (2, 3))
    assert t.asks == "ask-ammo"
    t.do("ammo")
    assert (t.hand("sailor"), t.gear("sailor")) == ("pistol", [])


@pytest.mark.rule("AT-08.37", "AT-08.39", "AT-G116", "AT-08.36")
@pytest.mark.example("AT-E08.24")
def test_ammo_saves_a_gun_at_once_and_is_no_action() -> None:
    t = firing("smg ammo", "1G11 slow")
    t.do("fire 2", (1, 1))
    t.do("ammo")
    assert (t.hand("tonya"), t.gear("tonya")) == ("smg", [])
    assert t.asks == "ask-activation"
    t = firing("smg ammo", "1G11 slow")
    t.do("fire 2", (1, 1))
    t.do("flip")
    assert (t.hand("tonya"), t.gear("tonya")) == ("smg(ooa)", ["ammo"])


@pytest.mark.rule("AT-08.38", "AT-07.03")
@pytest.mark.example("AT-E08.05")
def test_reloading_is_the_action() -> None:
    t = firing("smg(ooa)", "1G11 slow")
    t.do("move 1G8")
    t.do("reload hand")
    assert t.hand("tonya") == "smg(ooa)"  # out of ammo until the end of her activation
    assert "AT-07.01" in t.refused_by("fire 4")
    t.do("move 1G7")
    t.do("end")
    assert t.hand("tonya") == "smg"


@pytest.mark.rule("AT-08.31", "AT-08.32", "AT-08.33", "AT-08.34", "AT-08.35", "AT-04.08", "AT-G36")
@pytest.mark.example("AT-E08.04", "AT-E04.04")
def test_grenade_hits_all_in_an_adjacent_hex() -> None:
    t = Table(
        "map 1\nscenario 3\npeople Jimmy 1G9 pistol grenade\nzombies 1G10 slow slow slow | 1G11 slow\nturn Jimmy"
    )
    assert [o for o in t.options() if o.startswith("throw")] == ["throw 1G10"]
    t.do("throw 1G10", (3, 4, 5))
    assert len(t.zombies("1G10")) == 1
    assert t.shots() == [("1G10", 1)]
    assert t.who("jimmy").pack is None
    assert t.refused_by("fire 1") == ["AT-07.01"]


@pytest.mark.rule("AT-08.43", "AT-08.44", "AT-08.45", "AT-08.46", "AT-07.08")
def test_the_weapon_in_the_pack_has_to_be_taken_in_hand() -> None:
    t = firing("pistol shotgun", "1G11 slow")
    assert [o for o in t.options() if o.startswith("fire")] == ["fire 1"]
    t.do("swap")
    assert t.hand("tonya") == "shotgun"
    assert t.refused_by("fire 6") == ["AT-07.01"]


@pytest.mark.rule("AT-08.02", "AT-07.10", "AT-05.12", "AT-07.01", "AT-07.02")
@pytest.mark.example("AT-E07.01")
def test_beck_moves_fires_and_moves_on() -> None:
    t = Table("map 1\nscenario 1\npeople Beck 1G9 pistol\nzombies 1G13 slow\nturn Beck")
    t.do("move 1G10")
    t.do("fire 1", (1,))
    for n in (9, 8, 7, 6):
        t.do(f"move 1G{n}")
    assert t.at("beck") == "1G6"
    assert t.refused_by("move 1G5") == ["AT-06.02"]
    assert t.refused_by("fire 1")[0] == "AT-07.01"


@pytest.mark.rule("AT-15.06", "AT-15.07", "AT-G13", "AT-G89")
def test_fire_in_own_hex() -> None:
    text = "map 1\nscenario 1\npeople Tonya 1G9 pistol\nzombies 1G9 slow\nturn Tonya"
    t = Table(text)
    t.do("fire 1", (6,))
    assert t.all_zombies() == []
    assert Table(text, on=("faq_zombie_hex",)).refused_by("fire 1") == ["AT-G13"]


@pytest.mark.rule("AT-08.51", "AT-08.52", "AT-08.53", "AT-08.54")
@pytest.mark.parametrize(("light", "far"), [("99", "1G15"), ("12", "1G14"), ("2", "1G4")])
def test_light_limits_sight(light: str, far: str) -> None:
    text = "map 1\nscenario 1\npeople Tonya 1G2 assault_rifle\nzombies {} slow\nlight {}\nturn Tonya"
    assert "fire 1" in Table(text.format(far, light)).options()
    beyond = f"1G{int(far[2:]) + (2 if light == '99' else 1)}"
    assert Table(text.format(beyond, light)).refused_by("fire 1") == ["AT-08.04"]


@pytest.mark.rule("AT-G25")
def test_zombies_of_one_hex_are_targets_one_by_one() -> None:
    t = firing("smg", "1G11 slow slow slow")
    t.do("fire 3")
    t.do("target 1G11 slow")
    t.do("target 1G11 slow", (4, 4, 4))  # 9, 9, 9: the third target of the hex is missed
    assert len(t.zombies("1G11")) == 1


@pytest.mark.rule("AT-G123")
def test_a_friend_among_zombies_is_no_target_but_for_grenades() -> None:
    t = firing("smg grenade", "1G10 slow", more="| Beck 1G10")
    assert t.options().count("fire 4") == 1
    t.do("fire 4", (1, 2, 2, 2))  # the zombie is the only one to fire at
    assert t.who("beck").wounds == 0
    t = firing("smg grenade", "1G10 slow", more="| Beck 1G10")
    t.do("throw 1G10", (6, 1))  # a die for Beck, a die for the zombie
    assert (t.who("beck").wounds, t.zombies("1G10")) == (1, ["slow"])


@pytest.mark.rule("AT-G136", "AT-08.38")
def test_a_quick_reload_is_done_at_once() -> None:
    t = Table("map 1\nscenario 3\npeople Jimmy 1G9 smg(ooa)\nzombies 1G11 slow\nturn Jimmy")
    t.do("reload hand")
    assert (t.hand("jimmy"), t.g.mp) == ("smg", 0)
    t.do("fire 2", (6, 1))
    assert t.all_zombies() == []


@pytest.mark.rule("AT-08.38")
def test_weapon_swapped_while_reloading() -> None:
    t = Table("map 1\nscenario 3\npeople Nick 1G9 smg(ooa) bat\nturn Nick")
    t.do("reload hand")
    t.do("swap")
    t.do("end")
    pack = t.who("nick").pack
    assert pack is not None
    assert (t.hand("nick"), pack.loaded) == ("bat", True)


# -------------------------------------------------------------------- repeated answers


def routine(t: Table) -> str:
    frame = engine.pending(t.g)
    offered = frame.routine(t.g, 0) if frame is not None else None
    return offered.key if offered is not None else ""


@pytest.mark.rule("AT-08.08", "AT-G23")
def test_table_can_name_several_targets() -> None:
    t = Table("map 1\npeople Jimmy 1G9 smg\nzombies 1G11 slow fast | 1G12 normal\nturn Jimmy")
    assert routine(t) == ""
    t.do("fire 3")
    assert (t.asks, routine(t)) == ("ask-target", "rest-aim")
    t.do(t.options()[0])
    assert (t.asks, routine(t)) == ("ask-target", "rest-aim")
    t.do("shoot", (6, 6, 6))
    assert routine(t) == ""


def test_single_shot_has_no_repeat_answer() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol\nzombies 1G11 slow fast\nturn Jimmy")
    t.do("fire 1")
    assert (t.asks, routine(t)) == ("ask-target", "")


CROWD = "map 1\n{}people Nick 1G9 smg\nzombies 1G11 slow slow slow | {}\nturn Nick"


@pytest.mark.rule("AT-G23", "AT-08.08")
def test_alike_zombies_are_named_at_once() -> None:
    """With one kind of target left the match names it; two kinds are a choice."""
    t = Table(CROWD.format("", "1A1 slow"))
    t.play("fire 3", "target 1G11 slow")
    action = automatic_action(t.g, 0, DEFAULT)
    assert action is not None
    assert action.text(t.g) == "target 1G11 slow"
    assert automatic_action(t.g, 0, AutoPass(each=True)) is None
    t = Table(CROWD.format("", "1G12 slow"))
    t.play("fire 3", "target 1G11 slow")
    assert automatic_action(t.g, 0, DEFAULT) is None


@pytest.mark.rule("AT-G23", "AT-08.07")
def test_surplus_hit_goes_to_the_only_zombie() -> None:
    t = Table(CROWD.format("", "1A1 slow"))
    t.play("fire 3", "target 1G11 slow")
    t.do("shoot", (6, 6, 6))
    assert t.asks == "ask-surplus"
    action = automatic_action(t.g, 0, DEFAULT)
    assert action is not None
    assert action.text(t.g) == "target 1G11 slow"


@pytest.mark.rule("AT-G23")
@pytest.mark.parametrize("people", ["Jimmy:1 1A1", "Jimmy:1 1G12"])
def test_zombie_is_not_named_for_a_side_of_several(people: str) -> None:
    t = Table(CROWD.format("scenario 4\n", "1A1 slow").replace("smg\n", f"smg | {people}\n"), seats=2)
    t.play("fire 3", "target 1G11 slow")
    assert automatic_action(t.g, 0, DEFAULT) is None
