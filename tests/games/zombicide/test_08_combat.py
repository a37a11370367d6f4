"""Combat (ZC-08) and noise (ZC-05)."""

import pytest

from tests.games.zombicide.table import Table

SUBS = "hand sub_mg sub_mg"


def fight(text: str, seats: int = 1, mission: str = "04", **on: int) -> Table:
    """Doug's turn in mission 04, no spawning afterwards."""
    return Table(f"mission {mission}\n{text}\noff S1 S2 S3 S4\nturn Doug", seats, None, **on)


@pytest.mark.rule("ZC-08.10", "ZC-08.11", "ZC-08.12", "ZC-08.14", "ZC-08.24", "ZC-05.43")
@pytest.mark.example("ZC-E08.01")
def test_a_fatty_absorbs_weak_hits() -> None:
    t = fight(f"Doug z8 {SUBS}\nzombies z9 3 walker 1 fatty")
    t.do("Doug shoot z9 with 2 sub_mg", (5, 5, 6, 6, 5, 1))
    assert (t.horde("z9"), t.xp("Doug")) == ("1 fatty", 3)


@pytest.mark.rule("ZC-08.11", "ZC-08.07", "ZC-08.16", "ZC-06.29")
def test_a_machete_kills_a_fatty() -> None:
    t = fight("Doug z8 hand machete\nzombies z8 1 fatty")
    t.do("Doug strike with machete", (4,))
    assert (t.horde("z8"), t.xp("Doug")) == ("", 1)


@pytest.mark.rule("ZC-08.13", "ZC-05.42")
def test_surplus_damage_is_lost() -> None:
    t = fight("Doug z8 hand machete\nzombies z8 2 runner")
    t.do("Doug strike with machete", (4,))
    assert t.horde("z8") == "1 runner"


@pytest.mark.rule("ZC-08.14", "ZC-08.01", "ZC-08.05", "ZC-08.09")
@pytest.mark.parametrize(("weapon", "order", "dice"), [("sub_mg", "shoot z8", 6), ("machete", "strike", 2)])
def test_a_pair_rolls_the_dice_of_both(weapon: str, order: str, dice: int) -> None:
    t = fight(f"Doug z8 hand {weapon} {weapon}\nzombies z8 1 walker")
    t.do(f"Doug {order} with 2 {weapon}", (1,) * dice)
    assert t.horde("z8") == "1 walker"


@pytest.mark.rule("ZC-08.17", "ZC-08.14")
def test_in_melee_the_player_chooses() -> None:
    t = fight("Doug z8 hand machete machete\nzombies z8 1 walker 1 fatty 1 runner")
    t.do("Doug strike with 2 machete", (4, 6))
    assert t.options() == ["target walker", "target fatty", "target runner"]
    t.play("target runner", "target fatty")
    assert (t.horde("z8"), t.xp("Doug")) == ("1 walker", 2)


@pytest.mark.rule("ZC-08.18", "ZC-08.20", "ZC-08.21", "ZC-08.04", "ZC-06.28")
@pytest.mark.example("ZC-E08.07")
def test_ranges() -> None:
    zombies = "".join(f"\nzombies z{z} 1 walker" for z in (6, 8, 9, 10, 11, 12))
    rifle = fight(f"Doug z8 hand rifle skills slippery{zombies}")
    assert rifle.refused_by("Doug shoot z8 with rifle") == ["ZC-08.20"]
    assert rifle.refused_by("Doug shoot z12 with rifle") == ["ZC-08.21"]
    assert all(rifle.refused_by(f"Doug shoot z{z} with rifle") == [] for z in (6, 9, 10, 11))
    gun = fight(f"Doug z8 hand sub_mg{zombies}")
    assert gun.refused_by("Doug shoot z10 with sub_mg") == ["ZC-08.21"]
    assert all(gun.refused_by(f"Doug shoot z{z} with sub_mg") == [] for z in (8, 9))


@pytest.mark.rule("ZC-08.18", "ZC-08.19", "ZC-G123")
def test_no_shot_without_sight_or_target() -> None:
    t = fight("Doug z8 hand pistol\nzombies r17 1 walker")  # behind the shut D7
    assert not any("shoot" in option for option in t.options())
    inside = fight("Doug r17 hand pistol\nzombies r24 1 walker\nzombies r22 1 walker\nzombies r18 1 walker")
    shots = [option for option in inside.options() if "shoot" in option]
    assert shots == ["Doug shoot r18 with pistol", "Doug shoot r24 with pistol"]


@pytest.mark.rule("ZC-08.23", "ZC-08.24", "ZC-08.14", "ZC-08.06", "ZC-G10", "ZC-G13", "ZC-G15")
@pytest.mark.example("ZC-E08.08")
def test_target_priority() -> None:
    t = fight(f"Doug z8 {SUBS}\nNed z8\nzombies z8 4 walker 1 fatty 2 runner")
    t.do("Doug shoot z8 with 2 sub_mg", (5, 5, 5, 5, 5, 1))
    assert (t.at("Ned"), t.horde("z8"), t.xp("Doug")) == ("dead", "1 walker 1 fatty 2 runner", 3)
    t.do("Doug shoot z8 with 2 sub_mg", (5, 6, 5, 1, 1, 1))
    assert (t.horde("z8"), t.xp("Doug")) == ("1 fatty 2 runner", 4)


@pytest.mark.rule("ZC-08.22")
def test_shots_pass_over_the_zones_between() -> None:
    t = fight("Doug z8 hand rifle\nNed z9\nzombies z9 1 walker\nzombies z10 1 walker")
    t.do("Doug shoot z10 with rifle", (3,))
    assert (t.horde("z9"), t.horde("z10"), t.who("Ned").wounds()) == ("1 walker", "", 0)


@pytest.mark.rule("ZC-08.23", "ZC-08.25")
@pytest.mark.example("ZC-E08.14")
def test_a_shotgun_kills_the_friend_first() -> None:
    t = fight("Doug z8 hand shotgun\nNed z9\nzombies z9 1 walker")
    t.do("Doug shoot z9 with shotgun", (4, 1))
    assert (t.at("Ned"), t.horde("z9")) == ("dead", "1 walker")


@pytest.mark.rule("ZC-G12", "ZC-G14")
def test_the_shooter_shares_hits_among_friends() -> None:
    t = fight(f"Doug z8 {SUBS}\nNed z9 hand water\nAmy z9 seat 1\nzombies z9 1 walker", seats=2)
    t.do("Doug shoot z9 with 2 sub_mg", (5, 5, 5, 1, 1, 1))
    assert (t.asks, t.seat) == ("ask-friendly-fire", 0)
    t.play("hit Ned", "hit Amy", "hit Ned")
    assert (t.at("Ned"), t.who("Amy").wounds(), t.horde("z9")) == ("dead", 1, "1 walker")


@pytest.mark.rule("ZC-05.45", "ZC-G95", "ZC-08.32", "ZC-08.33", "ZC-G68", "ZC-05.26")
def test_only_fire_kills_an_abomination() -> None:
    t = fight(
        "Doug z8 hand machete molotov\nAmy z9\nzombies z8 1 abomination\nzombies z9 1 abomination".replace(
            "z9 1 abomination", "z9 2 walker"
        )
    )
    t.do("Doug strike with machete", (6,))
    assert t.horde("z8") == "1 abomination"
    t.do("Doug shoot z9 with molotov")
    assert (t.at("Amy"), t.horde("z9"), t.xp("Doug"), t.tokens("z8")) == ("dead", "", 2, 1)
    assert t.cards("Doug") == ["machete"]
    t = fight("Doug z8 hand molotov\nzombies z9 1 abomination")
    t.do("Doug shoot z9 with molotov")
    assert t.xp("Doug") == 5


@pytest.mark.rule("ZC-G108")
def test_a_molotov_at_ones_own_feet() -> None:
    t = fight("Doug z8 hand molotov pack goalie_mask\nAmy z5\nzombies z8 1 walker")
    t.do("Doug shoot z8 with molotov")
    assert (t.at("Doug"), t.horde("z8")) == ("dead", "")


@pytest.mark.rule("ZC-08.28", "ZC-08.29", "ZC-08.31", "ZC-G67", "ZC-G104")
def test_making_a_molotov() -> None:
    t = fight("Doug z8 hand gasoline pack glass_bottles")
    t.do("Doug combine molotov")
    assert t.asks == "ask-arrange"
    t.do("done")
    assert (t.slots("Doug")[0], t.g.actions) == ("molotov", 3)
    assert fight("Doug z8 hand gasoline").refused_by("Doug combine molotov") == ["ZC-08.31"]
    two = fight("Doug z8 hand gasoline pack glass_bottles\nAmy z8 hand molotov molotov")
    assert two.refused_by("Doug combine molotov") == ["ZC-G67"]


@pytest.mark.rule("ZC-08.30", "ZC-G66")
def test_a_sniper_rifle_chooses_its_targets() -> None:
    t = fight("Doug z8 hand rifle pack scope\nNed z9\nzombies z9 1 walker 1 runner")
    t.play("Doug combine sniper", "done")
    assert t.cards("Doug") == ["rifle"]
    t.do("Doug shoot z9 with rifle", (3,))
    t.do("target runner")
    assert (t.horde("z9"), t.who("Ned").wounds()) == ("1 walker", 0)
    t.g.discard(t.who("Doug").slots[0])
    assert len(t.g.discards) == 2  # lost together


@pytest.mark.rule("ZC-08.34", "ZC-08.35", "ZC-08.37", "ZC-08.14", "ZC-G92")
@pytest.mark.example("ZC-E08.12")
def test_reloading_a_pair() -> None:
    t = fight("Doug z8 hand sawed_off sawed_off\nzombies z9 1 fatty")
    t.do("Doug shoot z9 with 2 sawed_off", (6, 6, 6, 6))
    assert t.refused_by("Doug shoot z9 with sawed_off") == ["ZC-08.34"]
    t.do("Doug reload sawed_off")
    t.do("Doug shoot z9 with 2 sawed_off", (6, 6, 6, 6))
    assert (t.g.round, t.g.unloaded) == (1, 0)  # the End Phase has loaded both


@pytest.mark.rule("ZC-08.37", "ZC-05.35")
def test_only_a_pair_in_hand_is_reloaded_together() -> None:
    t = fight("Doug z8 hand sawed_off! - pack sawed_off!\nzombies z9 1 fatty")
    t.do("Doug reload sawed_off")
    assert (t.g.unloaded >> t.who("Doug").slots[0] & 1, t.g.unloaded.bit_count()) == (0, 1)
    t.do("Doug reload sawed_off")  # the one in reserve, with an action of its own
    assert (t.g.unloaded, t.g.actions) == (0, 1)


@pytest.mark.rule("ZC-08.36", "ZC-G72", "ZC-G116")
def test_unloaded_weapons_stay_unloaded() -> None:
    t = fight("Doug z8 hand sawed_off! sawed_off\nAmy z8\nzombies z9 1 walker")
    shots = [option for option in t.options() if "shoot" in option]
    assert shots == ["Doug shoot z8 with sawed_off 2", "Doug shoot z9 with sawed_off 2"]
    t.do("Doug trade Amy")
    t.play("swap Doug 1 Amy 1", "done", "done")
    assert t.g.unloaded >> t.who("Amy").slots[0] & 1
    mixed = fight("Doug z8 hand sawed_off! mas_shotgun!\nzombies z8 1 fatty")
    mixed.do("Doug reload sawed_off")
    assert mixed.g.unloaded.bit_count() == 1
    mixed.do("Doug strike with mas_shotgun", (3,))  # the blade needs no loading (ZC-G70)
    assert (mixed.horde("z8"), mixed.tokens("z8")) == ("", 0)


@pytest.mark.rule("ZC-05.19", "ZC-05.20", "ZC-05.21", "ZC-05.24", "ZC-05.18")
def test_an_axe_is_noisy_at_doors_only() -> None:
    t = Table("mission 04\nNed z8 hand fire_axe\nopened r17\nzombies z8 1 fatty\noff S1 S2 S3 S4\nturn Ned")
    t.do("Ned open D7 with fire_axe")
    t.do("Ned strike with fire_axe", (1,))
    assert (t.noise("z8"), t.tokens("z8")) == (2, 1)


@pytest.mark.rule("ZC-05.18", "ZC-05.19", "ZC-05.20", "ZC-05.22", "ZC-08.02")
@pytest.mark.example("ZC-E05.02")
def test_one_token_for_each_shooting_action() -> None:
    t = Table("mission 04\nAmy z8 hand sub_mg sub_mg\nzombies z9 1 fatty\noff S1 S2 S3 S4\nturn Amy 4")
    for _ in range(3):
        t.do("Amy shoot z9 with 2 sub_mg", (1,) * 6)
    t.do("Amy move z7")
    assert (t.tokens("z8"), t.tokens("z7")) == (3, 0)


@pytest.mark.rule("ZC-05.24", "ZC-08.03", "ZC-06.20", "ZC-08.08", "ZC-G115")
@pytest.mark.parametrize(
    ("tool", "dice", "door", "melee"), [("fire_axe", 1, 1, 0), ("chainsaw", 5, 1, 1), ("crowbar", 1, 0, 0)]
)
def test_noise_of_tools(tool: str, dice: int, door: int, melee: int) -> None:
    t = fight(f"Doug z8 hand {tool}\nopened r17\nzombies z8 1 walker")
    t.do(f"Doug open D7 with {tool}")
    assert t.tokens("z8") == door
    t.do(f"Doug strike with {tool}", (1,) * dice)
    assert t.tokens("z8") == door + melee


@pytest.mark.rule("ZC-05.36", "ZC-05.35")
def test_weapons_work_from_a_hand_only() -> None:
    t = fight("Doug z8 pack pistol machete\nzombies z8 1 walker")
    assert not any("shoot" in option for option in t.options())
    assert t.refused_by("Doug strike") == ["ZC-05.36"]


@pytest.mark.rule("ZC-G53", "ZC-G52", "ZC-05.37", "ZC-09.27", "ZC-09.16")
def test_rerolls() -> None:
    t = fight(
        "Doug z8 hand pistol pack plenty_of_ammo_bullets skills lucky 1-re-roll-per-turn\nzombies z9 1 walker"
    )
    t.do("Doug shoot z9 with pistol", (1,))
    assert t.options() == ["reroll ammo", "reroll lucky", "reroll turn", "done"]
    t.do("reroll ammo", (2,))
    t.do("reroll turn", (3,))
    assert t.options() == ["reroll lucky", "done"]
    t.do("reroll lucky", (4,))
    assert t.horde("z9") == ""
    t = fight("Doug z8 hand sub_mg pack plenty_of_ammo_bullets\nzombies z9 1 walker")
    t.do("Doug shoot z9 with sub_mg", (1, 1, 1))  # no re-roll is offered
    assert t.asks == "ask-turn"


@pytest.mark.rule("ZC-05.25", "ZC-05.28", "ZC-05.29", "ZC-05.30", "ZC-05.31", "ZC-05.32", "ZC-06.02")
@pytest.mark.example("ZC-E05.05")
@pytest.mark.parametrize(
    ("xp", "skills", "choices"),
    [
        (6, "matching-set", []),
        (18, "matching-set plus-1-action", ["plus-1-free-combat-action", "plus-1-die-ranged"]),
        (
            43,
            "matching-set plus-1-action plus-1-die-ranged",
            ["slippery", "plus-1-to-dice-roll-combat", "ambidextrous"],
        ),
    ],
)
def test_levels(xp: int, skills: str, choices: list[str]) -> None:
    t = fight(f"Doug z8 hand machete xp {xp} skills {skills}\nzombies z8 1 walker")
    before = t.g.actions
    t.do("Doug strike with machete", (4,))
    if choices:
        assert t.options() == [f"learn {choice}" for choice in choices]
        t.do(f"learn {choices[-1]}")
        assert t.skills("Doug") == [*skills.split(), choices[-1]]
    else:
        assert (t.skills("Doug"), t.g.actions) == (
            ["matching-set", "plus-1-action"],
            before,
        )  # one spent, one won


@pytest.mark.rule("ZC-G01")
def test_red_at_43() -> None:
    t = fight("Doug z8 hand machete xp 42 skills matching-set\nzombies z8 1 walker", red_at_43=1)
    t.do("Doug strike with machete", (4,))
    assert t.asks == "ask-skill"


@pytest.mark.rule(
    "ZC-05.31", "ZC-05.34", "ZC-05.35", "ZC-07.07", "ZC-07.08", "ZC-08.27", "ZC-08.30", "ZC-08.31"
)
@pytest.mark.example("ZC-E08.09")
def test_neds_full_sheet() -> None:
    t = Table(
        """mission 04
        Ned z8 hand sniper fire_axe pack wound goalie_mask gasoline xp 18 skills plus-1-free-search-action plus-1-action
        zombies z8 2 walker
        off S1 S2 S3 S4
        turn Ned"""
    )
    assert "-" not in t.slots("Ned")
    assert t.refused_by("Ned combine molotov") == ["ZC-08.31"]
    t.do("Ned strike with fire_axe", (4,))
    assert t.options() == ["learn plus-1-die-ranged", "learn plus-1-free-combat-action"]
    t.do("learn plus-1-die-ranged")
    t.do("Ned end")
    assert t.asks == "ask-avoid"
    t.do(t.options()[0])
    assert (t.at("Ned"), t.slots("Ned")[3]) == ("z8", "-")


@pytest.mark.rule(
    "ZC-08.38", "ZC-08.39", "ZC-08.40", "ZC-08.41", "ZC-08.42", "ZC-08.45", "ZC-06.31", "ZC-06.35"
)
@pytest.mark.rule("ZC-06.36", "ZC-06.37", "ZC-G06", "ZC-G08", "ZC-G69", "ZC-G113")
def test_phil_drives() -> None:
    t = Table(
        """mission 04
        Phil z7 car C2 driver
        Amy z7 car C2 seat1
        Josh z7
        zombies z7 1 walker 3 runner
        zombies z8 1 walker 1 fatty 2 runner
        zombies z9 6 walker
        off S1 S2 S3 S4
        turn Phil"""
    )
    t.do("Phil drive C2 z8 z9", (4, 5, 6, 4, 1, 4, 4, 6, 3, 4, 4, 4, 1, 2, 3))
    assert (t.at("Josh"), t.at("Amy"), t.xp("Phil"), t.tokens("z9")) == ("dead", "z9", 6, 0)
    assert (t.horde("z7"), t.horde("z8"), t.horde("z9")) == ("2 runner", "1 fatty 2 runner", "3 walker")
    t.do("Phil drive C2 z8 z9", (4, 4, 1, 6, 6, 6), (4,))
    assert (t.horde("z8"), t.horde("z9"), t.xp("Phil")) == ("1 fatty 2 runner", "", 9)


@pytest.mark.rule("ZC-08.43", "ZC-G100")
def test_fighting_from_a_car() -> None:
    t = fight("Doug z8 car C1 seat1 hand machete pistol\nzombies z8 1 walker\nzombies z9 1 walker")
    assert t.refused_by("Doug move z9") == ["ZC-G100"]
    t.do("Doug strike with machete", (4,))
    t.do("Doug shoot z9 with pistol", (4,))
    assert t.xp("Doug") == 2
