"""The Zombies' Phase (ZC-07)."""

import pytest

from tests.games.zombicide.table import Table, card, zombie

QUIET = "off S1 S2 S3 S4"


def night(text: str, *chance: tuple[int, ...], seats: int = 1, mission: str = "04", **on: int) -> Table:
    """Mission 04 without spawns, as the Zombies' Phase begins."""
    return Table(f"mission {mission}\n{text}\n{QUIET}\nphase zombies", seats, list(chance), **on)


@pytest.mark.rule("ZC-07.01", "ZC-07.02", "ZC-07.03", "ZC-07.04", "ZC-07.11", "ZC-04.06")
def test_who_shares_a_zone_attacks_the_others_come_nearer() -> None:
    t = night("Ned z8 hand pistol\nzombies z8 1 walker\nzombies z10 2 walker")
    assert t.slots("Ned")[0] == "wound"
    assert t.hordes() == {"z8": "1 walker", "z9": "2 walker"}  # attackers do not move, movers do not attack


@pytest.mark.rule("ZC-07.05", "ZC-07.06", "ZC-G102")
def test_attack_costs_a_card_and_leaves_a_wound_in_its_slot() -> None:
    t = night("Ned z8 seat 1 hand pistol crowbar pack water\nzombies z8 1 walker", seats=2)
    assert (t.asks, t.seat) == ("ask-lose", 1)
    t.do("lose crowbar 4")
    assert t.slots("Ned") == ["pistol", "wound", "water", "-", "-"]


@pytest.mark.rule("ZC-G16")
def test_a_wound_without_cards_takes_a_free_slot() -> None:
    assert night("Ned z8\nzombies z8 1 walker").slots("Ned") == ["wound", "-", "-", "-", "-"]


@pytest.mark.rule("ZC-07.08", "ZC-04.11")
def test_two_wounds_eliminate_and_the_cards_are_discarded() -> None:
    t = night("Ned z8 hand wound water\nAmy z13\nzombies z8 1 walker")
    assert t.at("Ned") == "dead"
    assert t.g.discards == list(card("water"))
    assert night("Ned z8 hand wound\nzombies z8 1 walker").g.outcome == "lost"


@pytest.mark.rule("ZC-07.09", "ZC-07.04")
@pytest.mark.example("ZC-E07.01")
@pytest.mark.parametrize(("victim", "fate"), [("Amy", "z8"), ("Ned", "dead")])
def test_the_players_share_out_the_wounds(victim: str, fate: str) -> None:
    t = night("Ned z8 seat 1 hand wound pistol\nAmy z8 seat 0\nzombies z8 1 walker\nfirst 1", seats=2)
    assert (t.asks, t.seat) == (
        "ask-wound",
        1,
    )  # beginning with the holder of the first-player token (ZC-G102)
    t.play(f"wound {victim}", f"wound {victim}")
    assert t.at(victim) == fate


@pytest.mark.rule("ZC-G119")
def test_quick_tables_share_wounds_by_themselves() -> None:
    t = night("Ned z8 hand wound pistol\nAmy z8\nzombies z8 1 walker", quick=1)
    assert (t.who("Ned").wounds(), t.who("Amy").wounds()) == (1, 1)


@pytest.mark.rule("ZC-07.10", "ZC-07.37")
@pytest.mark.example("ZC-E07.02")
def test_seven_walkers_all_spend_their_action_on_one_survivor() -> None:
    t = night("Ned z8\nAmy z13\nzombies z8 7 walker")
    assert (t.at("Ned"), t.hordes()) == ("dead", {"z8": "7 walker"})


@pytest.mark.rule("ZC-07.12", "ZC-07.13", "ZC-G22")
def test_noisiest_group_in_sight_draws_zombies_at_any_distance() -> None:
    t = night("Ned z7\nAmy z13\nDoug z13\nzombies z8 1 walker")
    assert t.hordes() == {"z9": "1 walker"}
    t = night("Ned z7\nAmy z13\nDoug z13\nnoise z7 2\nzombies z8 1 walker")
    assert t.hordes() == {"z7": "1 walker"}


@pytest.mark.rule("ZC-07.14", "ZC-G23")
def test_without_sight_they_follow_the_noise() -> None:
    t = night("Ned z5\nnoise z16 3\nzombies z2 1 walker")  # z2 sees neither
    assert t.hordes() == {"z4": "1 walker"}
    assert night("Ned z8\nAmy z8\nnoise z1 1\nzombies z17 1 walker").hordes() == {"z15": "1 walker"}


@pytest.mark.rule("ZC-07.15", "ZC-07.14")
@pytest.mark.example("ZC-E07.14")
def test_shut_in_they_crowd_behind_the_door() -> None:
    text = "Ned z8\nzombies {} 2 walker"
    assert night(text.format("r24")).hordes() == {"r17": "2 walker"}  # towards D7
    assert night(text.format("r17")).hordes() == {"r17": "2 walker"}  # and there they stop


@pytest.mark.rule("ZC-07.17", "ZC-07.19", "ZC-07.22", "ZC-05.44", "ZC-07.27")
@pytest.mark.example("ZC-E07.03")
def test_a_group_splits_evenly_and_is_filled_up_kind_by_kind() -> None:
    """Between two survivors in sight, equally noisy: two ways. (The Runners then bite.)"""
    t = night("Ned z8\nAmy z10\nzombies z9 4 walker 1 fatty 3 runner")
    assert t.hordes() == {"z8": "2 walker 1 fatty 2 runner", "z10": "2 walker 1 fatty 2 runner"}
    assert t.g.stock == [36, 6, 12, 1]  # one Fatty and one Runner were added, no Walkers


@pytest.mark.rule("ZC-07.18", "ZC-G27")
def test_a_single_walker_between_two_noises_becomes_two() -> None:
    t = night("Ned z6\nAmy z12\nzombies z9 1 walker")
    assert t.hordes() == {"z8": "1 walker", "z10": "1 walker"}


@pytest.mark.rule("ZC-07.20", "ZC-G28", "ZC-G102")
def test_the_abomination_never_splits() -> None:
    t = night("Ned z6 seat 0\nAmy z12 seat 1\nzombies z9 1 walker 1 abomination\nfirst 1", seats=2)
    assert (t.asks, t.seat, t.options()) == ("ask-way", 1, ["way z8", "way z10"])
    t.do("way z10")
    assert t.hordes() == {"z8": "1 walker", "z10": "1 walker 1 abomination"}
    assert night("Ned z6\nAmy z12\nzombies z9 1 abomination", quick=1).hordes() == {"z8": "1 abomination"}


@pytest.mark.rule("ZC-07.21", "ZC-G29", "ZC-G110")
def test_too_few_miniatures_for_a_split_wake_the_whole_kind() -> None:
    """40 Walkers: 37 shut in behind two doors, 3 between two survivors: one is missing. All act once more, and those
    who split again find no miniatures either, which activates no more zombies."""
    t = night("Ned z7\nAmy z11\nzombies r20 37 walker\nzombies z9 3 walker")
    assert t.happened.count("HordeStirs") == 1
    assert t.hordes() == {"r20": "37 walker", "z7": "1 walker", "z9": "2 walker"}


@pytest.mark.rule("ZC-G110")
def test_zombies_interrupted_before_acting_act_afterwards() -> None:
    """z13's Walker waits while z9's shortage wakes all: it moves twice, as the others do."""
    t = night("Ned z6\nAmy z12\nzombies r20 36 walker\nzombies z9 3 walker\nzombies z17 1 walker")
    assert t.hordes()["z13"] == "1 walker"  # z17, z15, z13


@pytest.mark.rule("ZC-07.23", "ZC-04.07", "ZC-05.48")
@pytest.mark.example("ZC-E07.04")
def test_runners_arrive_and_bite_in_the_same_phase() -> None:
    t = night("Ned z8\nAmy r27\nzombies z9 3 runner 1 fatty")
    assert t.at("Ned") == "dead"
    assert t.horde("z8") == "1 fatty 3 runner"


@pytest.mark.rule("ZC-07.23", "ZC-07.02")
@pytest.mark.example("ZC-E07.05")
def test_a_runner_bites_twice_while_the_walker_arrives() -> None:
    t = night("Ned z8\nAmy r27\nzombies z8 1 runner\nzombies z9 1 walker")
    assert (t.at("Ned"), t.horde("z8")) == ("dead", "1 walker 1 runner")


@pytest.mark.rule("ZC-07.23", "ZC-07.10", "ZC-07.14", "ZC-07.37")
@pytest.mark.example("ZC-E07.06")
def test_after_a_feast_only_the_runners_go_on() -> None:
    t = night("Ned z8\nAmy z16\nzombies z8 3 walker 2 fatty 2 runner", quick=1)
    assert t.at("Ned") == "dead"
    assert t.hordes() == {"z8": "3 walker 2 fatty", "z9": "2 runner"}


def dawn(
    text: str, *chance: tuple[int, ...], spawns: str = "off S2 S3 S4", seats: int = 1, **on: int
) -> Table:
    """Mission 04 with one Spawn Zone at work (z1)."""
    return Table(f"mission 04\n{text}\n{spawns}\nphase zombies", seats, list(chance), **on)


@pytest.mark.rule("ZC-07.24", "ZC-07.25", "ZC-05.33", "ZC-04.08")
@pytest.mark.example("ZC-E07.07")
def test_the_highest_danger_level_counts() -> None:
    t = dawn("Wanda z8 xp 5\nDoug z8 xp 12", zombie(1))
    assert t.horde("z1") == "2 runner"


@pytest.mark.rule("ZC-07.25")
@pytest.mark.example("ZC-E07.08")
@pytest.mark.parametrize(("xp", "horde"), [(44, "5 walker"), (7, "2 runner"), (0, "")])
def test_a_line_for_each_level(xp: int, horde: str) -> None:
    assert dawn(f"Ned z8 xp {xp}", zombie(1)).horde("z1") == horde


@pytest.mark.rule("ZC-07.35", "ZC-05.33", "ZC-G41")
@pytest.mark.example("ZC-E07.11")
@pytest.mark.parametrize("gone", ["dead", "left"])
def test_those_out_of_play_do_not_count_for_the_danger(gone: str) -> None:
    assert dawn(f"Doug {gone} xp 20\nWanda z8 xp 8", zombie(35)).horde("z1") == "2 walker 1 fatty"


@pytest.mark.rule("ZC-07.26", "ZC-G38")
def test_spawn_zones_take_turns_clockwise_from_the_first() -> None:
    t = dawn("Ned z8", zombie(2), zombie(27), zombie(31), zombie(36), spawns="on S1")
    assert (t.horde("z1"), t.horde("z13")) == ("1 walker", "2 walker")
    assert (t.horde("z16"), t.horde("z5")) == ("1 runner", "1 abomination")


@pytest.mark.rule("ZC-05.44", "ZC-07.27", "ZC-05.47")
def test_a_fatty_brings_two_walkers_an_abomination_none() -> None:
    assert dawn("Ned z8", zombie(32)).horde("z1") == "2 walker 1 fatty"
    assert dawn("Ned z8", zombie(36)).horde("z1") == "1 abomination"


@pytest.mark.rule("ZC-05.46", "ZC-05.44", "ZC-G40")
@pytest.mark.example("ZC-E05.06")
def test_a_second_abomination_is_a_fatty() -> None:
    t = dawn("Ned z8\nzombies r20 1 abomination", zombie(36))
    assert t.horde("z1") == "2 walker 1 fatty"


@pytest.mark.rule("ZC-07.28", "ZC-G39")
def test_an_empty_zombie_deck_is_made_anew() -> None:
    t = Table("mission 04\nNed z8\noff S2 S3 S4\nturn Ned")
    t.g.zombie_discards, t.g.zombie_bag = t.g.zombie_bag, []
    t.do("Ned end", zombie(2))
    assert (t.horde("z1"), len(t.g.zombie_bag), len(t.g.zombie_discards)) == ("1 walker", 41, 1)


@pytest.mark.rule("ZC-07.29", "ZC-07.30", "ZC-07.31", "ZC-07.32", "ZC-G32", "ZC-G33", "ZC-G31", "ZC-G114")
@pytest.mark.example("ZC-E07.09")
def test_an_extra_activation() -> None:
    """Runners move two zones in the phase and two more by the card; at blue the card does nothing."""
    text = "Ned z5 xp {}\nzombies z13 1 runner 1 fatty 1 abomination"
    t = dawn(text.format(7), zombie(40))
    assert t.hordes() == {"z12": "1 fatty 1 abomination", "z9": "1 runner"}
    assert dawn(text.format(0), zombie(40)).hordes() == {"z12": "1 fatty 1 abomination", "z11": "1 runner"}
    fatties = dawn(text.format(7), zombie(39))
    assert fatties.hordes() == {"z11": "1 fatty 1 runner", "z12": "1 abomination"}
    assert dawn("Ned z5 xp 7", zombie(37)).hordes() == {}


@pytest.mark.rule("ZC-07.33", "ZC-07.34", "ZC-07.29", "ZC-G37", "ZC-G103")
@pytest.mark.example("ZC-E07.10")
def test_manholes_open_on_tiles_with_survivors() -> None:
    """z8 lies on two tiles, a manhole on each: a lot for each of them, or one for the zone."""
    assert dawn("Ned z8 xp 7", zombie(41)).hordes() == {"z8": "4 walker"}
    assert dawn("Ned z8 xp 7", zombie(41), manhole_per_zone=1).hordes() == {"z8": "2 walker"}
    assert dawn("Ned z4 xp 7", zombie(41)).hordes() == {"z3": "2 walker"}  # the manhole of 5F lies in z3


@pytest.mark.rule("ZC-07.36")
def test_when_walkers_run_out_all_of_them_act_once_more() -> None:
    t = dawn("Ned z5 xp 7\nzombies r1 38 walker\nzombies z13 1 walker", zombie(5))
    assert t.g.stock[0] == 0
    assert "HordeStirs" in t.happened


@pytest.mark.rule("ZC-G30")
def test_a_fatty_without_walkers_left() -> None:
    t = dawn("Ned z5\nzombies r1 38 walker\nzombies z13 1 walker", zombie(32))
    assert t.g.stock[:2] == [0, 7]
    assert t.horde("z11") == "1 walker"  # z13, z12 in the phase, z11 by the shortage


@pytest.mark.rule("ZC-09.35", "ZC-07.04", "ZC-G57")
@pytest.mark.example("ZC-E09.03")
def test_tough_ignores_the_first_attack_of_the_phase() -> None:
    t = night("Ned z8 skills tough\nzombies z8 2 walker")
    assert t.who("Ned").wounds() == 1
    assert night("Ned z8 skills tough\nzombies z8 1 runner").who("Ned").wounds() == 1  # twice in one phase


@pytest.mark.rule("ZC-09.30", "ZC-G25")
def test_a_ninja_draws_nobody_who_does_not_see_her() -> None:
    assert night("Amy z16 skills ninja\nzombies z8 1 walker").hordes() == {"z8": "1 walker"}
    assert night("Amy z16\nzombies z8 1 walker").hordes() == {"z9": "1 walker"}
    assert night("Amy z13 skills ninja\nzombies z8 1 walker").hordes() == {"z9": "1 walker"}


@pytest.mark.rule("ZC-09.24", "ZC-G58")
@pytest.mark.parametrize(("answer", "wounds", "left"), [("pay pistol 17", 0, []), ("decline", 1, ["pistol"])])
def test_is_that_all_youve_got(answer: str, wounds: int, left: list[str]) -> None:
    t = night("Ned z8 hand pistol skills is-that-all-youve-got\nzombies z8 1 walker")
    assert t.asks == "ask-avoid"
    t.do(answer)
    assert (t.who("Ned").wounds(), t.cards("Ned")) == (wounds, left)


@pytest.mark.rule("ZC-09.24", "ZC-G58")
@pytest.mark.parametrize("hand", ["- pistol", "pistol -"])
def test_accepted_wound_takes_a_free_hand(hand: str) -> None:
    t = night(f"Ned z8 hand {hand} pack machete skills is-that-all-youve-got\nzombies z8 1 walker")
    t.do("decline")
    assert t.slots("Ned") == [*hand.replace("-", "wound").split(), "machete", "-", "-"]


@pytest.mark.rule("ZC-09.24", "ZC-G58", "ZC-07.06")
def test_accepted_wound_in_a_full_inventory_costs_a_card() -> None:
    pack = "hand pistol machete pack water water water"
    t = night(f"Ned z8 {pack} skills is-that-all-youve-got\nzombies z8 1 walker")
    t.do("decline")
    assert t.asks == "ask-lose"
    t.do(t.options()[0])
    assert (t.who("Ned").wounds(), len(t.cards("Ned"))) == (1, 4)


@pytest.mark.rule("ZC-09.24", "ZC-07.08", "ZC-G58")
def test_second_accepted_wound_kills() -> None:
    """A free hand does not save a survivor who is wounded and keeps the last card."""
    t = night("Ned z8 hand wound pistol skills is-that-all-youve-got\nzombies z8 1 walker")
    t.do("decline")
    assert t.at("Ned") == "dead"


@pytest.mark.rule("ZC-08.26", "ZC-05.37", "ZC-G17")
def test_a_goalie_mask_prevents_one_wound_and_its_loss() -> None:
    t = night("Ned z8 hand wound pistol pack goalie_mask\nzombies z8 1 walker")
    t.do(t.options()[0])
    assert (t.at("Ned"), t.slots("Ned")) == ("z8", ["wound", "pistol", "-", "-", "-"])


@pytest.mark.rule("ZC-08.44", "ZC-G100")
def test_a_car_protects_nobody() -> None:
    assert night("Ned z8 car C1 driver\nzombies z8 1 walker").who("Ned").wounds() == 1


@pytest.mark.rule("ZC-04.09", "ZC-04.10", "ZC-05.23", "ZC-08.35")
def test_the_end_phase() -> None:
    t = night("Ned z8 seat 0 hand sawed_off!\nAmy z8 seat 1\nnoise z8 2", seats=2)
    assert (t.tokens("z8"), t.g.unloaded, t.g.first, t.seat, t.g.round) == (0, 0, 1, 1, 1)
