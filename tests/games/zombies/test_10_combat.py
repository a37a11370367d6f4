"""Combat (ZZ-10), and the one item in it (ZZ-14.07)."""

from typing import Any

import pytest

from shamble.games.zombies.rules.combat import Bleed
from tests.games.zombies.table import Table, card

ROAD = "tiles straight 1,0\nzombies 3,1\n"


def fight(player: str = "", *, more: str = "", turn: str = "turn P1 moving 4", **options: Any) -> Table:
    """Return a game in which P1 is beside a zombie with four squares to go."""
    return Table(f"{ROAD}players P1 2,1 {player}\n{more}{turn}", **options)


@pytest.mark.rule("ZZ-10.01", "ZZ-04.03", "ZZ-G85")
def test_turn_started_on_a_zombie_fights_in_phase_2() -> None:
    t = Table("players P1 hand=fear,keys,grenade\nzombies 1,1\nturn P1 fight")
    t.do("pass", (5,))
    assert (t.stats(1), t.zombies()) == ((3, 3, 1), [])


@pytest.mark.rule("ZZ-10.02", "ZZ-16.07", "ZZ-16.08")
def test_entering_means_a_fight_at_once_and_the_movement_goes_on() -> None:
    t = fight()
    t.do("move E", (4,))
    assert (t.at(1), t.stats(1), t.g.steps_left(), t.asks) == ("3,1", (3, 3, 1), 3, "ask-moving")


@pytest.mark.rule("ZZ-10.03")
@pytest.mark.parametrize(
    ("face", "dead"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)]
)
def test_four_five_six_kill(face: int, dead: bool) -> None:
    t = fight()
    t.do("move E", (face,))
    assert (t.g.kills[0] == 1) == dead
    assert (t.asks == "ask-fall-short") != dead


@pytest.mark.example("ZZ-E10.02")
def test_bye_bye_zombie() -> None:
    t = fight()
    t.do("move E", (4,))
    assert t.zombies() == []


@pytest.mark.rule("ZZ-10.04", "ZZ-G20")
@pytest.mark.example("ZZ-E10.01")
@pytest.mark.parametrize(("face", "spent"), [(3, 1), (2, 2), (1, 3)])
def test_each_bullet_adds_one(face: int, spent: int) -> None:
    t = fight()
    t.do("move E", (face,))
    assert t.options() == [f"shoot {spent}", "bleed"]  # exactly the missing bullets, or a life token
    t.do(f"shoot {spent}")
    assert t.stats(1) == (3, 3 - spent, 1)


@pytest.mark.rule("ZZ-10.05")
@pytest.mark.example("ZZ-E10.03")
def test_rolled_two_with_three_bullets_and_two_lives() -> None:
    t = fight("life=2")
    t.do("move E", (2,))
    t.do("shoot 2")
    assert t.stats(1) == (2, 1, 1)
    t = fight("life=2")
    t.do("move E", (2,))
    t.do("bleed", (6,))
    assert t.stats(1) == (1, 3, 1)  # a life token, a new roll


@pytest.mark.rule("ZZ-10.05", "ZZ-10.06")
def test_without_enough_bullets_lives_go_until_it_is_over() -> None:
    t = fight("life=3 bullets=1")
    t.do("move E", (1,), (2,), (6,))
    assert t.stats(1) == (1, 1, 1)
    t = fight("life=2 bullets=0 hand=fear played=1")
    t.do("move E", (1,), (3,), (1,))
    assert (t.at(1), t.zombies() != []) == ("dead", True)


@pytest.mark.rule("ZZ-10.05")
def test_too_few_bullets_are_refused_with_the_rule() -> None:
    t = fight("bullets=1 hand=fear")
    t.do("move E", (2,))
    assert t.refused_by("shoot 2") == ["ZZ-10.05"]
    assert t.options() == ["bleed"]


@pytest.mark.rule("ZZ-10.07")
def test_there_is_no_way_out_of_a_combat() -> None:
    t = fight("hand=fear,keys")
    t.do("move E", (1,))
    assert t.options() == ["shoot 3", "bleed"]


@pytest.mark.rule("ZZ-10.08")
def test_the_dead_zombie_is_collected() -> None:
    t = fight("kills=3")
    t.do("move E", (6,))
    assert (t.g.kills, t.g.supply, t.sound) == ([4, 0], 96, [])


@pytest.mark.rule("ZZ-25.01")
def test_players_on_one_square_leave_each_other_alone() -> None:
    t = Table("tiles straight 1,0\nplayers P1 2,1 | P2 3,1\nturn P1 moving 4")
    t.do("move E")
    assert (t.at(1), t.at(2), t.asks) == ("3,1", "3,1", "ask-moving")
    assert not any("P2" in option for option in t.options())


@pytest.mark.rule("ZZ-25.07")
def test_bullets_and_lives_change_combat_rolls_only() -> None:
    t = Table("players P1 hand=fear,keys,grenade\nturn P1 move")
    t.do("roll", (1,))
    t.pass_all()
    assert not any(option.startswith(("shoot", "bleed", "reroll")) for option in t.options())


# -------------------------------------------------------------------- items


@pytest.mark.rule("ZZ-14.07", "ZZ-24.03", "ZZ-G21", "ZZ-G35", "ZZ-G93")
@pytest.mark.example("ZZ-E14.01")
def test_axe_or_shotgun_never_both() -> None:
    t = fight("items=fire_axe,shotgun bullets=1")
    t.do("move E")
    assert (t.asks, t.options()) == ("ask-ready-item", ["roll", "use fire_axe", "use shotgun"])
    t.do("use fire_axe", (2,))
    assert t.options() == ["shoot 1", "bleed"]  # 2 + 1 = 3
    t.do("shoot 1")
    assert (t.stats(1), t.g.shots[0]) == ((3, 0, 1), 3)


@pytest.mark.rule("ZZ-14.07", "ZZ-24.03")
@pytest.mark.parametrize(
    ("items", "answer"),
    [
        ("fire_axe", "use fire_axe"),
        ("fire_axe,skateboard,grenade", "use fire_axe"),  # no building here
        ("fire_axe,shotgun", ""),
        ("fire_axe,first_aid_kit", ""),  # one item in a combat
        ("shotgun", ""),
        ("chainsaw", ""),
    ],
)
def test_bonus_that_costs_nothing_is_taken_without_a_question(items: str, answer: str) -> None:
    t = fight(f"items={items}")
    t.do("move E")
    action = t.g.stack[-1].automatic_answer(t.g, 0)
    assert (t.asks, action.text(t.g) if action else "") == ("ask-ready-item", answer)


@pytest.mark.rule("ZZ-14.07", "ZZ-24.02")
@pytest.mark.parametrize(
    ("item", "answer"), [("skateboard", "use chainsaw"), ("fire_axe", ""), ("chainsaw", "")]
)
def test_running_chainsaw_is_taken_without_a_question(item: str, answer: str) -> None:
    t = fight(f"items={item}", more="lasting chainsaw P1\n")
    t.do("move E")
    action = t.g.stack[-1].automatic_answer(t.g, 0)
    assert (t.asks, action.text(t.g) if action else "") == ("ask-ready-item", answer)


@pytest.mark.rule("ZZ-G35")
def test_the_item_is_kept_until_the_combat_ends() -> None:
    t = fight("items=fire_axe,shotgun,first_aid_kit life=2")
    t.do("move E")
    t.do("use fire_axe", (1,))
    assert t.refused_by("use first_aid_kit") == ["ZZ-14.07"]
    t.do("bleed", (2,))  # 2 + 1 again, without a question
    assert t.asks == "ask-fall-short"


@pytest.mark.rule("ZZ-G35", "ZZ-25.04")
@pytest.mark.parametrize(("combines", "total"), [(False, 1), (True, 2)])
def test_the_shotgun_beside_another_item_is_a_table_option(combines: bool, total: int) -> None:
    t = fight("items=fire_axe,shotgun", shotgun_combines=combines)
    t.do("move E")
    if combines:
        t.do("use fire_axe")
        assert t.options() == ["roll", "use shotgun"]
        t.do("use shotgun", (2,))
        assert t.g.kills[0] == 1
    else:
        t.do("use fire_axe", (2,))
        assert t.g.kills[0] == 0
    assert total == 1 + combines


@pytest.mark.rule("ZZ-24.06", "ZZ-G63")
def test_three_rolls_with_the_shotgun() -> None:
    t = fight("items=shotgun life=5 bullets=0")
    t.do("move E")
    t.do("use shotgun", (1,), (2,), (3,))
    assert (t.items(1), t.discard(), t.stats(1)) == ([], ["shotgun"], (3, 0, 1))


@pytest.mark.rule("ZZ-24.06", "ZZ-G63")
def test_empty_shotgun_adds_nothing_to_the_combat() -> None:
    t = fight("items=shotgun life=5 bullets=0")
    t.do("move E")
    t.do("use shotgun", (1,), (1,), (2,), (3,), (4,))
    assert (t.items(1), t.stats(1)) == ([], (1, 0, 1))


@pytest.mark.rule("ZZ-24.08", "ZZ-24.05", "ZZ-G35")
def test_items_for_buildings_do_not_help_in_the_street() -> None:
    t = fight("items=molotov_cocktail,grenade")
    t.do("move E", (6,))  # no question
    assert t.g.kills[0] == 1
    t = fight("items=fire_axe,grenade")
    t.do("move E")
    assert t.refused_by("use grenade") == ["ZZ-24.05"]
    shown = [action.text(t.g) for action in t.g.stack[-1].candidates(t.g, 0)]
    assert shown == ["roll", "use fire_axe", "use grenade"]


@pytest.mark.rule("ZZ-10.05", "ZZ-G35")
def test_life_token_keeps_the_items_in_use() -> None:
    t = fight("items=fire_axe")
    t.do("move E")
    t.do("use fire_axe", (1,))
    assert Bleed(0, ("fire_axe",)) in t.g.stack[-1].candidates(t.g, 0)
    t.do("bleed", (3,))  # 3 + 1
    assert t.g.kills[0] == 1


@pytest.mark.rule("ZZ-G63")
def test_only_rolls_made_with_it_count() -> None:
    t = fight("items=shotgun bullets=0 life=4")
    t.do("move E")
    t.do("roll", (1,))
    assert (t.asks, t.g.shots[0]) == ("ask-ready-item", 3)  # lost a life, and can still take it
    t.do("use shotgun", (4,))
    assert (t.g.shots[0], t.items(1)) == (2, ["shotgun"])


@pytest.mark.rule("ZZ-24.02", "ZZ-14.02")
def test_the_chainsaw_adds_two_for_the_rest_of_the_turn() -> None:
    t = fight("items=chainsaw", more="zombies 3,1 5,1\n")
    t.do("move E")
    t.do("use chainsaw", (2,))
    assert (t.g.kills[0], t.discard(), t.lasting()) == (1, ["chainsaw"], ["chainsaw"])
    t.do("move E")
    t.do("move E")
    assert t.options() == ["roll", "use chainsaw"]  # still running, and again the one item of this combat
    t.do("use chainsaw", (2,))
    assert t.g.kills[0] == 2


@pytest.mark.rule("ZZ-24.02")
def test_the_chainsaw_stops_with_the_turn() -> None:
    t = Table("players P1 hand=fear\nlasting chainsaw P1\nturn P1 discard\npile\nhelipad gone")
    t.do("end", card("keys"), card("fear", 1), card("grenade"))
    assert t.lasting() == []


@pytest.mark.rule("ZZ-24.02", "ZZ-24.08", "ZZ-G32", "ZZ-G93")
@pytest.mark.parametrize("item", ["chainsaw", "molotov_cocktail"])
def test_item_used_in_another_turn_ends_with_that_turn(item: str) -> None:
    t = Table(
        f"""tiles drug_store 1,0 door=4,0
            players P1 hand=fear | P2 4,0 items={item} hand=keys,grenade,shotgun
            zombies 4,1
            pile
            helipad gone
            turn P1 walk 1"""
    )
    t.do("walk 4,1 N")
    t.do(f"use {item}", (2,))
    assert (t.g.kills[1], t.lasting()) == (1, [item])
    t.do("end")
    assert (t.g.active, t.lasting()) == (1, [])


@pytest.mark.rule("ZZ-24.04", "ZZ-14.02")
def test_the_first_aid_kit_goes_instead_of_a_life_token() -> None:
    t = fight("items=first_aid_kit life=1 bullets=0")
    t.do("move E", (1,))
    assert t.options() == ["bleed", "use first_aid_kit"]
    t.do("use first_aid_kit", (5,))
    assert (t.stats(1), t.items(1), t.discard()) == ((1, 0, 1), [], ["first_aid_kit"])


@pytest.mark.rule("ZZ-24.07", "ZZ-G93", "ZZ-13.07")
def test_lots_of_ammo_in_a_combat() -> None:
    t = fight("items=lots_of_ammo,first_aid_kit bullets=0 hand=fear")
    t.do("move E", (1,))
    t.do("use lots_of_ammo")
    assert t.refused_by("use first_aid_kit") == ["ZZ-14.07"]
    t.do("shoot 3")
    assert (t.stats(1), t.g.played[0]) == ((3, 0, 1), 0)


@pytest.mark.rule("ZZ-24.10", "ZZ-G96")
def test_adrenaline_adds_two_to_a_roll() -> None:
    t = fight("hand=adrenaline_rush bullets=0")
    t.do("move E", (2,))
    t.do("boost adrenaline_rush")
    assert (t.stats(1), t.discard(), t.g.played[0]) == ((3, 0, 1), ["adrenaline_rush"], 1)
    t = fight("hand=adrenaline_rush bullets=1")
    t.do("move E", (1,))
    t.do("boost adrenaline_rush")
    t.do("shoot 1")
    assert t.stats(1) == (3, 0, 1)


@pytest.mark.rule("ZZ-24.10", "ZZ-G96")
def test_adrenaline_in_combat_can_double_the_movement() -> None:
    t = fight("hand=adrenaline_rush bullets=2")
    t.do("move E", (2,))
    before = t.g.steps_left()
    t.do("hasten adrenaline_rush")
    assert (t.g.steps_left(), t.asks) == (2 * before + 1, "ask-fall-short")  # the combat continues
    t.do("shoot 2")
    assert t.stats(1) == (3, 0, 1)


@pytest.mark.rule("ZZ-24.10")
def test_a_movement_by_car_is_not_doubled_in_a_combat_either() -> None:
    t = fight("hand=adrenaline_rush,fear")
    t.g.by_car = True
    t.do("move E", (2,))
    assert (t.refused_by("hasten adrenaline_rush"), t.refused_by("boost adrenaline_rush")) == (
        ["ZZ-24.10"],
        [],
    )


@pytest.mark.rule("ZZ-24.10", "ZZ-13.02")
def test_adrenaline_only_in_the_own_turn_and_once() -> None:
    t = fight("hand=adrenaline_rush played=1")
    t.do("move E", (2,))
    assert t.refused_by("boost adrenaline_rush") == ["ZZ-13.02"]
    t = Table(f"{ROAD}players P1 hand=where_did_everybody_go | P2 2,1 hand=adrenaline_rush\nturn P1 moving 4")
    t.do("play where_did_everybody_go")
    t.do("move E", (3,))
    assert (t.seat, t.refused_by("boost adrenaline_rush")) == (1, ["ZZ-24.10"])


@pytest.mark.rule("ZZ-G86")
def test_player_who_can_only_lose_a_life_is_not_asked() -> None:
    for hand in ("hand=fear", "hand=adrenaline_rush"):  # no other player knows which
        t = fight(hand + " bullets=0")
        t.do("move E", (2,))
        assert (t.seat, t.asks) == (0, "ask-fall-short")


@pytest.mark.rule("ZZ-24.08", "ZZ-25.15")
def test_the_molotov_adds_two_in_its_building() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 4,1 items=molotov_cocktail
           zombies 4,0 3,0
           turn P1 moving 6"""
    )
    t.do("use molotov_cocktail")  # next to the door
    t.do("move N")
    t.do("use molotov_cocktail", (2,))
    assert t.g.kills[0] == 1
    t.do("move W")
    t.do("use molotov_cocktail", (2,))
    assert t.g.kills[0] == 2


@pytest.mark.rule("ZZ-25.15", "ZZ-24.08")
def test_molotov_needs_a_building_in_reach() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 3,1 items=molotov_cocktail
           zombies 5,1
           turn P1 moving 6"""
    )
    assert t.refused_by("use molotov_cocktail") == ["ZZ-25.15"]
    t.do("move E")
    t.do("use molotov_cocktail")
    t.do("move E", (2,))
    assert t.asks == "ask-fall-short"  # it has no effect in the street


@pytest.mark.rule("ZZ-24.05", "ZZ-25.15", "ZZ-25.08")
@pytest.mark.parametrize("peace", ["", "lasting alternate_food_source P2\n"])
def test_the_grenade_clears_a_building(peace: str) -> None:
    t = Table(
        f"""tiles drug_store 1,0 door=4,0
            players P1 4,1 items=grenade
            zombies 4,0 3,0 5,0 3,1
            {peace}turn P1 moving 6"""
    )
    t.do("use grenade")
    assert (t.stats(1), t.zombies(), t.discard()) == ((2, 3, 3), ["3,1"], ["grenade"])


@pytest.mark.rule("ZZ-24.05", "ZZ-25.15")
@pytest.mark.parametrize("start", ["15,0", "15,1"])
def test_grenade_and_molotov_find_the_building_on_a_large_map(start: str) -> None:
    t = Table(
        f"""tiles straight 1,0 | straight 2,0 | straight 3,0 | straight 4,0 | drug_store 5,0 door=15,0
            players P1 {start} items=grenade
            zombies 16,0 17,0
            turn P1 moving 6"""
    )
    t.do("use grenade")
    assert (t.g.kills[0], t.zombies()) == (2, [])


@pytest.mark.rule("ZZ-24.05", "ZZ-25.15")
def test_the_grenade_does_not_reach_further() -> None:
    t = Table("tiles drug_store 1,0 door=4,0\nplayers P1 3,1 items=grenade\nzombies 4,0\nturn P1 moving 6")
    assert t.refused_by("use grenade") == ["ZZ-25.15"]


@pytest.mark.rule("ZZ-G65")
def test_the_grenade_with_one_life_collects_first_and_kills_then() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 4,1 items=grenade life=1 kills=1 hand=fear
           zombies 4,0 3,0 5,0
           turn P1 moving 6"""
    )
    t.do("use grenade", (1,))
    assert (t.at(1), t.g.kills[0]) == ("dead", 2)  # four, and half of them lost
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 4,1 items=grenade life=1 kills=22
           zombies 4,0 3,0 5,0
           turn P1 moving 6"""
    )
    t.do("use grenade")
    assert t.g.outcome == "zombies"


@pytest.mark.rule("ZZ-G74", "ZZ-24.05")
def test_grenade_without_a_zombie_here_takes_no_token() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 3,0 items=grenade life=5
           zombies 4,0
           tokens life 3,0
           turn P1 moving 6"""
    )
    t.do("use grenade")
    assert (t.stats(1), t.token("3,0")) == ((4, 3, 1), "life")


@pytest.mark.rule("ZZ-G74")
def test_grenade_from_inside_frees_the_token_below() -> None:
    t = Table(
        """tiles drug_store 1,0 door=4,0
           players P1 4,1 items=grenade
           zombies 4,0
           tokens life 4,0
           turn P1 moving 6"""
    )
    t.do("move N")
    t.do("use grenade")
    assert (t.stats(1), t.token("4,0")) == ((3, 3, 1), "")  # one life lost, one found
