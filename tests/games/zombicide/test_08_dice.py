"""Dice, re-rolls, pairs, loading and who is hit, case by case (ZC-08, ZC-09)."""

import pytest

from shamble.games.zombicide.rules.combat import FREELY, IN_ORDER, vulnerable
from shamble.match import auto_pass
from tests.games.zombicide.table import Table, card

QUIET = "off S1 S2 S3 S4"


def fight(text: str, who: str = "Doug", **on: int) -> Table:
    return Table(f"mission 04\n{text}\n{QUIET}\nturn {who}", 1, None, **on)


@pytest.mark.rule("ZC-09.05", "ZC-09.06", "ZC-09.07", "ZC-08.06")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [
        ("plus-1-to-dice-roll-combat", True, True),
        ("plus-1-to-dice-roll-melee", True, False),
        ("plus-1-to-dice-roll-ranged", False, True),
    ],
)
def test_one_pip_and_no_more(skill: str, melee: bool, ranged: bool) -> None:
    """Pistol and Crowbar hit on 4: a 3 becomes one where the skill works, a 2 never does."""
    text = f"Doug z8 hand pistol crowbar skills {skill}\nzombies z8 1 walker"
    for order, works in (("strike with crowbar", melee), ("shoot z8 with pistol", ranged)):
        for face, hits in ((3, works), (2, False)):
            t = fight(text)
            t.do(f"Doug {order}", (face,))
            assert (t.horde("z8") == "") == hits


@pytest.mark.rule("ZC-09.08", "ZC-09.09", "ZC-09.10")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"),
    [("plus-1-die-combat", 2, 2), ("plus-1-die-melee", 2, 1), ("plus-1-die-ranged", 1, 2), ("lucky", 1, 1)],
)
def test_one_more_die_in_its_own_kind_of_fight(skill: str, melee: int, ranged: int) -> None:
    text = f"Doug z8 hand pistol crowbar skills {skill}\nzombies z8 3 walker"
    for order, dice in (("strike with crowbar", melee), ("shoot z8 with pistol", ranged)):
        t = fight(text)
        t.do(f"Doug {order}", (4,) * dice)
        if t.asks == "ask-reroll":
            t.do("done")
        assert t.xp("Doug") == dice


@pytest.mark.rule("ZC-09.11", "ZC-09.12", "ZC-09.13")
def test_free_actions_are_good_for_their_own_kind_only() -> None:
    t = fight("Doug z8 hand pistol skills plus-1-free-combat-action\nzombies z9 1 fatty", "Doug 1")
    t.do("Doug noise")
    assert (t.g.actions, t.g.free_fights) == (0, 1)
    assert t.refused_by("Doug move z7") == ["ZC-06.02"]
    assert t.refused_by("Doug noise") == ["ZC-06.02"]
    assert t.refused_by("Doug shoot z9 with pistol") == []
    moves = fight("Doug z8 hand pistol skills plus-1-free-move-action\nzombies z9 1 fatty", "Doug 1")
    moves.do("Doug shoot z9 with pistol", (1,))
    assert moves.refused_by("Doug shoot z9 with pistol") == ["ZC-06.02"]
    assert moves.refused_by("Doug move z7") == []


# -------------------------------------------------------------------- re-rolls


@pytest.mark.rule("ZC-G53", "ZC-05.37", "ZC-G52")
@pytest.mark.parametrize(
    ("weapon", "ammo"),
    [
        ("pistol", "bullets"),
        ("evil_twins", "bullets"),
        ("rifle", "bullets"),
        ("sawed_off", "shells"),
        ("shotgun", "shells"),
        ("mas_shotgun", "shells"),
        ("sub_mg", ""),
    ],
)
def test_which_ammo_helps_which_weapon(weapon: str, ammo: str) -> None:
    dice = {"pistol": 1, "rifle": 1, "sub_mg": 3}.get(weapon, 2)
    for kind in ("bullets", "shells"):
        t = fight(f"Doug z8 hand {weapon} pack plenty_of_ammo_{kind}\nzombies z9 1 fatty")
        t.do(f"Doug shoot z9 with {weapon}", (1,) * dice)
        assert (t.asks == "ask-reroll") == (kind == ammo)


@pytest.mark.rule("ZC-G52", "ZC-G70")
def test_ammo_does_not_help_a_blade() -> None:
    t = fight("Doug z8 hand mas_shotgun pack plenty_of_ammo_shells\nzombies z8 1 fatty")
    t.do("Doug strike with mas_shotgun", (1,))
    assert t.asks == "ask-turn"


@pytest.mark.rule("ZC-G52", "ZC-09.16", "ZC-09.27")
def test_the_new_dice_stand() -> None:
    t = fight("Doug z8 hand sub_mg skills lucky\nzombies z9 3 walker")
    t.do("Doug shoot z9 with sub_mg", (5, 5, 1))
    t.do("reroll lucky", (1, 1, 5))
    assert (t.horde("z9"), t.asks) == ("2 walker", "ask-turn")
    t.do("Doug shoot z9 with sub_mg", (5, 5, 1))  # again for the next action
    t.do("done")
    assert t.horde("z9") == ""


@pytest.mark.rule("ZC-09.16")
def test_the_turns_reroll_is_kept_when_not_used() -> None:
    t = fight("Doug z8 hand pistol skills 1-re-roll-per-turn\nzombies z9 2 walker")
    t.do("Doug shoot z9 with pistol", (4,))
    t.do("done")
    t.do("Doug shoot z9 with pistol", (1,))
    t.do("reroll turn", (4,))
    assert t.horde("z9") == ""


# -------------------------------------------------------------------- pairs and loading


@pytest.mark.rule("ZC-G116", "ZC-08.34", "ZC-08.14")
def test_a_pair_needs_both_loaded() -> None:
    t = fight("Doug z8 hand sawed_off sawed_off!\nzombies z9 1 fatty")
    shots = [option for option in t.options() if "shoot z9" in option]
    assert shots == ["Doug shoot z9 with sawed_off"]
    t.do("Doug shoot z9 with sawed_off", (1, 1))
    assert t.g.unloaded.bit_count() == 2


@pytest.mark.rule("ZC-G116", "ZC-08.34", "ZC-08.37")
def test_what_is_fired_has_to_be_reloaded() -> None:
    t = fight("Doug z8 hand sawed_off sawed_off\nzombies z9 1 fatty")
    t.do("Doug shoot z9 with 2 sawed_off", (1, 1, 1, 1))
    assert t.g.unloaded.bit_count() == 2
    t.do("Doug reload sawed_off")
    assert (t.g.unloaded, t.g.actions) == (0, 1)
    one = fight("Doug z8 hand sawed_off sawed_off\nzombies z9 1 fatty")
    one.do("Doug shoot z9 with sawed_off", (1, 1))
    assert one.g.unloaded.bit_count() == 1
    one.do("Doug shoot z9 with sawed_off 2", (1, 1))  # the other one is still loaded
    assert one.g.unloaded.bit_count() == 2


@pytest.mark.rule("ZC-G70", "ZC-G96", "ZC-08.34")
def test_a_blow_with_the_blade_leaves_the_gun_loaded() -> None:
    t = fight("Doug z8 hand mas_shotgun\nzombies z8 3 fatty")
    t.do("Doug strike with mas_shotgun", (3,))
    assert (t.g.unloaded, t.tokens("z8"), t.horde("z8")) == (0, 0, "2 fatty")
    t.do("Doug shoot z8 with mas_shotgun", (3, 3))
    assert (t.g.unloaded.bit_count(), t.tokens("z8"), t.horde("z8")) == (1, 1, "")


@pytest.mark.rule("ZC-08.35", "ZC-04.09")
def test_the_end_phase_reloads() -> None:
    t = fight("Doug z8 hand sawed_off\nAmy z8 hand sawed_off!\nzombies z16 1 fatty")
    t.play("Doug end", "Amy end")
    assert t.g.unloaded == 0


@pytest.mark.rule("ZC-08.36")
def test_a_discarded_weapon_comes_back_loaded() -> None:
    t = fight("Doug r17 hand sawed_off! crowbar pack water water water skills medic")
    t.do("Doug search", card("rifle"))
    t.do(f"drop sawed_off {card('sawed_off')[0]}")
    assert (t.g.unloaded, t.g.discards) == (0, [*card("sawed_off")])


@pytest.mark.rule("ZC-08.01", "ZC-G54", "ZC-G71")
def test_what_is_no_pair() -> None:
    zombies = "zombies z8 1 walker\nzombies z9 1 walker"
    for hands in (
        "pistol sub_mg",
        "machete pistol",
        "evil_twins pistol",
        "shotgun shotgun",
        "fire_axe crowbar",
    ):
        t = fight(f"Doug z8 hand {hands} skills matching-set\n{zombies}")
        assert not any("with 2 " in option for option in t.options()), hands
    for hands, verb in (("pistol pistol", "shoot"), ("machete machete", "strike")):
        t = fight(f"Doug z8 hand {hands} skills matching-set\n{zombies}")
        verbs = {option.split()[1] for option in t.options() if "with " in option}
        assert verbs == {verb}


@pytest.mark.rule("ZC-09.36", "ZC-08.15", "ZC-08.02", "ZC-G127")
def test_a_trick_shot_keeps_the_hits_apart() -> None:
    text = "Doug z8 hand sub_mg sub_mg skills trick-shot\nzombies z7 5 walker\nzombies z9 5 walker"
    t = fight(text)
    t.do("Doug shoot z9 and z7 with 2 sub_mg", (5, 5, 5, 1, 1, 6))
    assert (t.horde("z9"), t.horde("z7"), t.xp("Doug"), t.tokens("z8")) == ("2 walker", "4 walker", 4, 1)
    far = fight("Doug z8 hand pistol pistol skills trick-shot\nzombies z9 1 walker\nzombies z11 1 walker")
    assert far.refused_by("Doug shoot z9 and z11 with 2 pistol") == ["ZC-08.21"]


# -------------------------------------------------------------------- who is hit


@pytest.mark.rule("ZC-08.23", "ZC-08.24", "ZC-12.08", "ZC-12.01", "ZC-G10")
@pytest.mark.parametrize(
    ("hits", "left"),
    [(1, "1 walker 1 fatty 1 runner"), (2, "1 fatty 1 runner"), (3, "1 runner"), (4, "")],
)
def test_walkers_then_fatties_then_runners(hits: int, left: str) -> None:
    t = fight(
        "Doug z8 hand shotgun skills plus-1-die-ranged plus-1-die-ranged\nzombies z9 2 walker 1 fatty 1 runner"
    )
    t.do("Doug shoot z9 with shotgun", (6,) * hits + (1,) * (4 - hits))
    assert (t.horde("z9"), t.xp("Doug")) == (left, hits)


@pytest.mark.rule("ZC-08.12", "ZC-08.24", "ZC-05.45", "ZC-G11")
def test_an_abomination_takes_what_passes_the_walkers() -> None:
    t = fight("Doug z8 hand sub_mg sub_mg\nzombies z9 1 walker 4 runner 1 abomination")
    t.do("Doug shoot z9 with 2 sub_mg", (6,) * 6)
    assert (t.horde("z9"), t.xp("Doug")) == ("4 runner 1 abomination", 1)


@pytest.mark.rule("ZC-08.17", "ZC-08.12", "ZC-G134")
def test_melee_hits_may_be_wasted_on_those_they_cannot_hurt() -> None:
    """Damage 1: the two Runners are all it can hurt, but the player shares the hits out as he likes."""
    text = "Doug z8 hand katana\nAmy z8\nzombies z8 2 fatty 2 runner 1 abomination"
    t = fight(text)
    t.do("Doug strike with katana", (6, 6))
    assert t.options() == ["target runner", "target fatty", "target abomination"]  # never a friend
    t.play("target runner", "target fatty")
    assert (t.horde("z8"), t.xp("Doug"), t.asks) == ("2 fatty 1 runner 1 abomination", 1, "ask-turn")
    quick = fight(text, quick=1)
    quick.do("Doug strike with katana", (6, 6))
    assert quick.horde("z8") == "2 fatty 1 abomination"
    none = fight("Doug z8 hand katana\nzombies z8 2 fatty")
    none.do("Doug strike with katana", (6, 6))  # nothing to choose
    assert none.asks == "ask-turn"


@pytest.mark.rule("ZC-09.32", "ZC-08.30", "ZC-08.23", "ZC-G134")
def test_a_marksman_chooses_among_all_actors() -> None:
    """Survivors are on the list of targets, too: last, and never by force."""
    t = fight("Doug z8 hand sub_mg skills sniper\nNed z9\nzombies z9 1 runner 1 walker 1 fatty")
    t.do("Doug shoot z9 with sub_mg", (6, 6, 6))
    assert t.options() == ["target walker", "target runner", "target fatty", "hit Ned"]
    t.play("target runner", "target walker")
    assert t.options() == ["target fatty", "hit Ned"]
    t.do("hit Ned")
    assert (t.who("Ned").wounds(), t.horde("z9"), t.xp("Doug")) == (1, "1 fatty", 2)
    surplus = fight("Doug z8 hand sub_mg skills sniper\nNed z9\nzombies z9 1 walker")
    surplus.do("Doug shoot z9 with sub_mg", (6, 6, 6))
    surplus.do("target walker")
    assert (surplus.asks, surplus.who("Ned").wounds()) == ("ask-turn", 0)  # hits that find no zombie are lost
    friends = fight("Doug z8 hand pistol skills sniper\nNed z9\nAmy z9")
    friends.do("Doug shoot z9 with pistol", (6,))
    assert friends.options() == ["hit Ned", "hit Amy"]


@pytest.mark.rule("ZC-08.30", "ZC-09.18", "ZC-09.21", "ZC-G131", "ZC-G127")
@pytest.mark.parametrize("hands", ["sniper rifle", "rifle sniper"])
def test_pair_of_sniper_rifle_and_rifle_ignores_the_hands(hands: str) -> None:
    """The Sniper Rifle's die comes first and is aimed, the Rifle's goes by priority."""
    text = f"Doug z8 hand {hands} skills gunslinger\nNed z9\nzombies z9 1 walker 1 runner"
    t = fight(text)
    t.do("Doug shoot z9 with 2 rifle", (6, 1))
    assert t.options() == ["target walker", "target runner", "hit Ned"]
    t.do("target runner")
    assert (t.horde("z9"), t.who("Ned").wounds()) == ("1 walker", 0)
    t = fight(text)
    t.do("Doug shoot z9 with 2 rifle", (1, 6))
    assert (t.horde("z9"), t.who("Ned").wounds(), t.asks) == ("1 walker 1 runner", 1, "ask-turn")
    dice = fight(text.replace("gunslinger", "gunslinger plus-1-die-ranged"))
    dice.do("Doug shoot z9 with 2 rifle", (1, 6, 1))  # the extra die goes with the Sniper Rifle
    assert dice.asks == "ask-target"
    trick = fight(f"{text.replace('gunslinger', 'gunslinger trick-shot')}\nzombies z7 1 walker 1 runner")
    trick.do("Doug shoot z7 and z9 with 2 rifle", (6, 1))
    assert trick.options() == ["target walker", "target runner"]


@pytest.mark.rule("ZC-G13", "ZC-08.25", "ZC-08.23")
def test_wounds_of_friends() -> None:
    """One hit of damage 1 wounds, a second kills; a wounded one dies of one; the next hit is for the zombies."""
    t = fight("Doug z8 hand pistol\nNed z9\nzombies z9 1 walker")
    t.do("Doug shoot z9 with pistol", (4,))
    assert (t.who("Ned").wounds(), t.horde("z9"), t.xp("Doug")) == (1, "1 walker", 0)
    t.do("Doug shoot z9 with pistol", (4,))
    assert (t.at("Ned"), t.xp("Doug")) == ("dead", 0)
    hurt = fight("Doug z8 hand sub_mg\nNed z9 hand wound\nzombies z9 2 walker")
    hurt.do("Doug shoot z9 with sub_mg", (5, 5, 1))
    assert (hurt.at("Ned"), hurt.horde("z9")) == ("dead", "1 walker")


@pytest.mark.rule("ZC-G17", "ZC-08.26", "ZC-08.25")
def test_a_mask_stops_one_wound_of_two() -> None:
    t = fight("Doug z8 hand shotgun\nNed z9 hand pistol pack goalie_mask\nzombies z9 1 walker")
    t.do("Doug shoot z9 with shotgun", (4, 1))
    assert t.asks == "ask-avoid"
    t.do(t.options()[0])
    assert (t.at("Ned"), t.slots("Ned")) == ("z9", ["wound", "-", "-", "-", "-"])


@pytest.mark.rule("ZC-09.35", "ZC-G57", "ZC-08.25")
def test_tough_does_not_stop_friends() -> None:
    t = fight("Doug z8 hand pistol\nNed z9 skills tough\nzombies z9 1 walker")
    t.do("Doug shoot z9 with pistol", (4,))
    assert t.who("Ned").wounds() == 1


@pytest.mark.rule("ZC-08.23", "ZC-G123")
def test_the_shooter_is_not_his_own_target() -> None:
    t = fight("Doug z8 hand pistol\nzombies z8 1 walker")
    t.do("Doug shoot z8 with pistol", (4,))
    assert (t.who("Doug").wounds(), t.horde("z8")) == (0, "")
    assert not any("shoot" in option for option in t.options())  # no target is left
    friend = fight("Doug z8 hand pistol\nNed z9")
    assert [option for option in friend.options() if "shoot" in option] == ["Doug shoot z9 with pistol"]


@pytest.mark.rule("ZC-08.30", "ZC-G66")
def test_a_sniper_rifle_spares_friends_and_fits_one_slot() -> None:
    t = fight("Doug z8 hand sniper\nNed z9\nzombies z9 1 runner")
    t.do("Doug shoot z9 with rifle", (3,))
    t.do("target runner")
    assert (t.who("Ned").wounds(), t.horde("z9"), t.cards("Doug")) == (0, "", ["rifle"])
    again = fight("Doug z8 hand sniper pack scope")
    assert again.refused_by("Doug combine sniper") == ["ZC-08.30"]  # a Rifle takes one Scope


@pytest.mark.rule("ZC-08.29", "ZC-G104")
def test_combining_costs_nothing_and_may_follow_an_action() -> None:
    t = fight("Doug z8 pack gasoline glass_bottles water")
    t.do("Doug noise")
    t.do("Doug combine molotov")
    assert (t.asks, t.g.actions) == ("ask-arrange", 2)
    t.play("swap Doug 1 Doug 3", "done")
    assert t.slots("Doug") == ["molotov", "-", "-", "-", "water"]


@pytest.mark.rule("ZC-08.32", "ZC-G68", "ZC-08.21", "ZC-05.01")
def test_a_molotov_burns_everybody_and_is_heard() -> None:
    t = fight(
        "Doug z8 hand molotov\nNed z9 pack goalie_mask skills tough\nzombies z9 2 walker 1 fatty 3 runner 1 abomination"
    )
    t.do("Doug shoot z9 with molotov")
    assert (t.hordes(), t.at("Ned"), t.tokens("z8")) == ({}, "dead", 1)
    assert t.xp("Doug") == 11  # the Abomination counts 5
    far = fight("Doug z8 hand molotov\nzombies z10 1 walker")
    assert far.refused_by("Doug shoot z10 with molotov") == ["ZC-08.21"]


@pytest.mark.rule("ZC-05.26", "ZC-05.45", "ZC-08.11", "ZC-12.09")
def test_what_each_kind_is_worth() -> None:
    for kind, points in (("walker", 1), ("fatty", 1), ("runner", 1), ("abomination", 5)):
        t = fight(f"Doug z8 hand molotov\nzombies z9 1 {kind}")
        t.do("Doug shoot z9 with molotov")
        assert t.xp("Doug") == points


@pytest.mark.rule("ZC-G95", "ZC-05.45")
def test_damage_three_would_fell_an_abomination() -> None:
    t = fight("Doug z8\nzombies z8 1 abomination")
    for how in (FREELY, IN_ORDER):
        assert vulnerable(t.g, t.who("Doug").zone, 2, how) == []
        assert vulnerable(t.g, t.who("Doug").zone, 3, how) == [3]


AMMO = "hand pistol pistol pack plenty_of_ammo_bullets\n"


@pytest.mark.rule("ZC-G52", "ZC-08.06", "ZC-08.23")
@pytest.mark.parametrize(
    ("text", "order", "faces", "keeps"),
    [
        (
            "hand pistol pistol pack plenty_of_ammo_bullets\nzombies z9 3 walker",
            "shoot z9 with 2 pistol",
            (4, 6),
            True,
        ),
        (
            "hand pistol pistol pack plenty_of_ammo_bullets\nzombies z9 3 walker",
            "shoot z9 with 2 pistol",
            (4, 3),
            False,
        ),
        (
            "hand pistol pack plenty_of_ammo_bullets\nzombies z9 1 walker\nAmy z9",
            "shoot z9 with pistol",
            (6,),
            False,
        ),
        ("hand crowbar skills lucky\nzombies z8 1 walker\nAmy z8", "strike with crowbar", (6,), True),
        ("hand crowbar skills lucky\nzombies z8 1 walker\nAmy z8", "strike with crowbar", (1,), False),
    ],
)
def test_dice_that_all_hit_are_kept_without_asking(
    text: str, order: str, faces: tuple[int, ...], keeps: bool
) -> None:
    """A shot that could hit a friend is asked about all the same."""
    t = Table(f"mission 04\nNed z8 {text}\noff S1 S2 S3 S4\nturn Ned")
    t.do(f"Ned {order}", faces)
    assert t.asks == "ask-reroll"
    assert (auto_pass.automatic_action(t.g, 0, auto_pass.DEFAULT) is not None) == keeps
