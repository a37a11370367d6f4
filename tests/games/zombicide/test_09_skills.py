"""The skills (ZC-09)."""

import pytest

from tests.games.zombicide.table import Table, card


def turn(skills: str, text: str = "", where: str = "z8", gear: str = "", seats: int = 1, **on: int) -> Table:
    """Ned's turn with these skills in mission 04."""
    line = f"Ned {where} {gear} skills {skills}"
    return Table(f"mission 04\n{line}\n{text}\noff S1 S2 S3 S4\nturn Ned", seats, None, **on)


@pytest.mark.rule("ZC-09.04", "ZC-09.01")
def test_one_more_action() -> None:
    assert turn("plus-1-action").g.actions == 4


@pytest.mark.rule("ZC-09.03")
def test_a_new_skill_works_at_once() -> None:
    t = Table(
        """mission 04
        Amy z8 hand machete xp 18 skills plus-1-action
        zombies z8 3 walker
        off S1 S2 S3 S4
        turn Amy 1"""
    )
    t.do("Amy strike with machete", (4,))
    t.do("learn plus-1-free-combat-action")
    t.do("Amy strike with machete", (4,))  # no action left, but the skill grants one
    assert t.xp("Amy") == 20


@pytest.mark.rule("ZC-09.06", "ZC-08.06")
@pytest.mark.example("ZC-E09.01")
def test_plus_one_on_every_die_in_melee() -> None:
    t = turn("plus-1-to-dice-roll-melee", "zombies z8 5 walker", gear="hand chainsaw")
    t.do("Ned strike with chainsaw", (6, 4, 4, 3, 1))
    assert t.horde("z8") == "2 walker"


@pytest.mark.rule("ZC-09.05", "ZC-09.07")
@pytest.mark.parametrize("skill", ["plus-1-to-dice-roll-combat", "plus-1-to-dice-roll-ranged"])
def test_plus_one_on_every_die_at_range(skill: str) -> None:
    t = turn(skill, "zombies z9 1 walker", gear="hand pistol")
    t.do("Ned shoot z9 with pistol", (3,))
    assert t.horde("z9") == ""
    melee = turn("plus-1-to-dice-roll-combat", "zombies z8 1 walker", gear="hand crowbar")
    melee.do("Ned strike with crowbar", (3,))
    assert melee.horde("z8") == ""


@pytest.mark.rule("ZC-09.08", "ZC-09.09", "ZC-09.10", "ZC-G50")
@pytest.mark.parametrize(
    ("skill", "order", "gear", "dice", "faq"),
    [
        ("plus-1-die-combat", "strike with 2 machete", "machete machete", 3, 4),
        ("plus-1-die-melee", "strike with machete", "machete", 2, 2),
        ("plus-1-die-melee", "shoot z8 with pistol", "pistol", 1, 1),
        ("plus-1-die-ranged", "shoot z8 with 2 pistol", "pistol pistol", 3, 4),
        ("plus-1-die-ranged", "strike with machete", "machete", 1, 1),
    ],
)
def test_one_more_die(skill: str, order: str, gear: str, dice: int, faq: int) -> None:
    for option, count in ((0, dice), (1, faq)):
        t = turn(skill, "zombies z8 1 abomination", gear=f"hand {gear}", faq_dual_dice=option)
        t.do(f"Ned {order}", (1,) * count)


@pytest.mark.rule("ZC-09.11", "ZC-09.12", "ZC-09.13", "ZC-06.03")
def test_free_actions() -> None:
    t = turn(
        "plus-1-free-combat-action plus-1-free-move-action plus-1-free-search-action",
        "zombies r24 1 walker",
        where="r17",
        gear="hand pistol",
    )
    t.do("Ned shoot r24 with pistol", (1,))
    t.do("Ned search", card("water"))
    t.play("done", "Ned move r18")
    assert (t.g.actions, t.g.free_moves, t.g.free_fights, t.g.free_searches) == (3, 0, 0, 0)


@pytest.mark.rule("ZC-09.14", "ZC-G55")
def test_longer_range() -> None:
    t = turn("plus-1-max-range", "zombies z10 1 walker\nzombies z11 1 walker", gear="hand pistol machete")
    assert t.refused_by("Ned shoot z10 with pistol") == []
    assert t.refused_by("Ned shoot z11 with pistol") == ["ZC-08.21"]
    assert t.refused_by("Ned strike with machete") == ["ZC-08.16"]


@pytest.mark.rule("ZC-09.16", "ZC-G52")
def test_one_reroll_per_turn() -> None:
    t = turn("1-re-roll-per-turn", "zombies z9 1 fatty", gear="hand pistol")
    t.do("Ned shoot z9 with pistol", (1,))
    t.do("reroll turn", (2,))
    t.do("Ned shoot z9 with pistol", (1,))
    assert t.asks == "ask-turn"


@pytest.mark.rule("ZC-09.27", "ZC-G51", "ZC-G126")
def test_lucky_works_for_every_action_and_for_cars() -> None:
    t = turn("lucky", "zombies z8 1 walker", gear="car C1 driver hand crowbar")
    t.do("Ned strike with crowbar", (1,))
    t.do("reroll lucky", (1,))
    t.do("Ned drive C1 z9", (1,))
    t.do("reroll lucky", (4,))
    assert (t.horde("z8"), t.at("Ned")) == ("", "z9")


@pytest.mark.rule("ZC-09.18", "ZC-09.21", "ZC-09.34", "ZC-G54", "ZC-G71")
@pytest.mark.parametrize(
    ("skill", "weapon", "order", "works"),
    [
        ("ambidextrous", "katana", "strike with 2 katana", True),
        ("ambidextrous", "rifle", "shoot z9 with 2 rifle", True),
        ("gunslinger", "rifle", "shoot z9 with 2 rifle", True),
        ("gunslinger", "katana", "strike with 2 katana", False),
        ("swordmaster", "katana", "strike with 2 katana", True),
        ("swordmaster", "rifle", "shoot z9 with 2 rifle", False),
    ],
)
def test_other_weapons_in_pairs(skill: str, weapon: str, order: str, works: bool) -> None:
    t = turn(skill, "zombies z8 1 walker\nzombies z9 1 walker", gear=f"hand {weapon} {weapon}")
    assert (f"Ned {order}" in t.options()) == works
    mixed = turn(skill, "zombies z8 1 walker", gear="hand katana baseball_bat")
    assert not any(" 2 " in option for option in mixed.options() if "strike" in option)


@pytest.mark.rule("ZC-09.19", "ZC-G60")
def test_born_leader() -> None:
    t = turn("born-leader", "Amy z5 skills ninja")
    t.do("Ned lead Amy")
    assert t.refused_by("Ned lead Amy") == ["ZC-09.19"]
    t.do("Ned end")
    assert (t.g.actions, t.g.acting) == (4, 1)
    t.do("Amy end")
    t.do("activate Amy")
    assert t.g.actions == 3  # used or lost


@pytest.mark.rule("ZC-09.20")
def test_destiny() -> None:
    t = turn("destiny", where="r17")
    t.do("Ned search", card("aaahh"))
    t.do("redraw aaahh " + str(card("aaahh")[0]), card("rifle"))
    assert (t.cards("Ned"), t.horde("r17"), t.asks) == (["rifle"], "", "ask-arrange")
    t = turn("destiny", where="r17")
    t.do("Ned search", card("rifle"))
    t.do("decline")
    assert t.cards("Ned") == ["rifle"]


@pytest.mark.rule("ZC-09.22", "ZC-G65")
def test_hoard() -> None:
    assert len(turn("hoard").who("Ned").slots) == 6


@pytest.mark.rule("ZC-09.23", "ZC-G56")
def test_hold_your_nose() -> None:
    t = turn("hold-your-nose", "zombies z8 1 walker", gear="hand crowbar")
    t.do("Ned strike with crowbar", (4,))
    t.do("Ned search", card("water"))
    t.do("done")
    assert (t.g.actions, t.refused_by("Ned search")) == (2, ["ZC-06.09"])


@pytest.mark.rule("ZC-09.26", "ZC-G62")
def test_loud() -> None:
    t = turn("loud", "Amy z13\nDoug z13\nnoise z13 5\nzombies z10 1 walker")
    t.do("Ned loud")
    assert t.refused_by("Ned loud") == ["ZC-09.26"]
    t.play("Ned end", "activate Doug", "Doug end", "Amy end")
    assert t.hordes() == {"z9": "1 walker"}
    t.do("activate Ned")
    assert t.g.loud == -1


@pytest.mark.rule("ZC-09.28", "ZC-G63")
def test_matching_set() -> None:
    t = turn("matching-set", where="r17")
    t.do("Ned search", card("machete"))
    t.do("accept")
    assert t.cards("Ned") == ["machete", "machete"]
    t = turn("matching-set", "Amy z5 hand machete machete pack machete", where="r17")
    t.do("Ned search", card("machete", 3))
    assert t.asks == "ask-arrange"  # no second one in the deck


@pytest.mark.rule("ZC-09.29", "ZC-G61")
def test_medic() -> None:
    t = turn("medic", "Amy z8 hand wound\nDoug z9 hand wound", gear="hand wound")
    assert not any("Doug" in option for option in t.options() if "heal" in option)
    t.do("Ned heal Amy")
    assert (t.who("Amy").wounds(), t.g.actions) == (0, 3)
    assert t.refused_by("Ned heal Ned") == ["ZC-09.29"]


@pytest.mark.rule("ZC-09.30", "ZC-G59")
def test_a_ninja_makes_no_noise() -> None:
    t = turn("ninja", "zombies z9 1 fatty", gear="hand pistol")
    t.do("Ned shoot z9 with pistol", (1,))
    assert t.noise("z8") == 0
    assert t.refused_by("Ned noise") == ["ZC-G59"]
    free = turn("ninja", ninja_may_make_noise=1)
    free.do("Ned noise")
    assert free.noise("z8") == 1


@pytest.mark.rule("ZC-09.32")
def test_a_sniper_chooses() -> None:
    t = turn("sniper", "Amy z9\nzombies z9 1 walker 1 runner", gear="hand pistol")
    t.do("Ned shoot z9 with pistol", (4,))
    t.do("target runner")
    assert (t.horde("z9"), t.who("Amy").wounds()) == ("1 walker", 0)


@pytest.mark.rule("ZC-09.36", "ZC-08.15", "ZC-G127")
def test_trick_shot() -> None:
    text = "zombies z9 3 walker\nzombies z7 3 walker"
    t = turn("trick-shot plus-1-die-ranged", text, gear="hand pistol pistol")
    t.do("Ned shoot z7 and z9 with 2 pistol", (4, 4, 4))
    assert (t.horde("z7"), t.horde("z9"), t.tokens("z8")) == ("1 walker", "2 walker", 1)
    plain = turn("ninja", text, gear="hand pistol pistol")
    assert not any(" and " in option for option in plain.options())
