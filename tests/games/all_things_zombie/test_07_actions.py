"""Actions: one for each activation (AT-07)."""

import pytest

from tests.games.all_things_zombie.table import Table, loot_card

FULL = """map 1
          people Buffy 1F10 smg(ooa) pistol scope medkit | Jimmy 1G9 w1
          zombies 1F13 slow
          entered 1a
          turn Buffy"""
ACTIONS = [
    ("scope pack", []),
    ("treat Jimmy with Buffy", []),
    ("medic Jimmy", [(1, 6)]),
    ("search", [loot_card("nothing")]),
    ("fast", [(6, 6)]),
    ("swap", []),
    ("give pistol to Jimmy", []),
    ("reload hand", []),
]


@pytest.mark.rule(
    "AT-07.01", "AT-07.03", "AT-07.04", "AT-07.05", "AT-07.06", "AT-07.08", "AT-07.09", "AT-08.45"
)
@pytest.mark.parametrize(("action", "chance"), ACTIONS)
def test_each_action_uses_up_the_activation(action: str, chance: list[tuple[int, ...]]) -> None:
    t = Table(FULL)
    assert all(word in t.options() for word, _ in ACTIONS)
    t.do(action, *chance)
    if t.asks == "ask-give-more":
        t.do("enough")
    assert t.g.acted
    left = [word for word, _ in ACTIONS if word in t.options()]
    assert left == []
    assert "end" in t.options()


@pytest.mark.rule("AT-07.02", "AT-07.07", "AT-07.01")
def test_firing_and_charging_are_actions() -> None:
    text = "map 1\npeople Bank 1G9 pistol bat\nzombies 1G11 slow | 1G13 slow\nturn Bank"
    t = Table(text)
    t.do("fire 1")
    t.do("target 1G13 slow", (6,))
    assert t.refused_by("charge 1G11") == ["AT-07.01"]
    t = Table(text)
    t.do("charge 1G11", (1, 1), (1, 1, 6, 6), (6,))
    assert t.at("bank") == "1G11"
    assert "AT-07.01" in t.refused_by("fire 1")


@pytest.mark.rule("AT-07.01", "AT-G33")
def test_card_overrides_the_one_action() -> None:
    t = Table("map 1\npeople Nick 1G9 pistol smg\nzombies 1G12 slow\nturn Nick")
    t.do("swap")
    assert not t.g.acted
    t.do("fire 4", (1, 2, 2, 2))
    assert t.refused_by("swap") == ["AT-07.01"]  # once only
    t = Table("map 1\npeople Jimmy 1G9 smg(ooa)\nzombies 1G12 slow\nturn Jimmy")
    t.do("reload hand")
    t.do("fire 4", (6, 2, 2, 2))  # he has not moved
    assert t.all_zombies() == []
    t = Table("map 1\npeople Jimmy 1G9 smg(ooa)\nzombies 1G12 slow\nturn Jimmy")
    t.do("move 1G8")
    t.do("reload hand")
    assert "AT-07.01" in t.refused_by("fire 4")
    off = ("no_reconstructed_abilities",)
    t = Table("map 1\npeople Nick 1G9 pistol smg\nzombies 1G12 slow\nturn Nick", on=off)
    t.do("swap")
    assert t.g.acted


@pytest.mark.rule("AT-G33")
def test_a_scrounger_keeps_one_of_two() -> None:
    text = "map 1\npeople Beck 1F10\nentered 1a\nturn Beck"
    t = Table(text)
    t.do("search", loot_card("smg"), loot_card("medkit"))
    assert t.options() == ["keep smg", "keep medkit"]
    t.do("keep smg")
    t.do("put hand")
    assert (t.hand("beck"), t.g.loot_last) == ("smg", loot_card("medkit"))
    t = Table(text.replace("Beck", "Tonya"))
    t.g.loot_used, t.g.loot = [card for card in t.g.loot if card > 1], []
    t.g.loot_last = (1, 0)
    t.do("search")  # cards put at the bottom come last, in that order
    assert list(t.g.loot_last) == [0]
    t = Table(text, on=("no_reconstructed_abilities",))
    t.do("search", loot_card("smg"))
    assert t.options() == ["put hand", "put pack"]


@pytest.mark.rule("AT-07.09", "AT-G99")
def test_giving_things_to_a_neighbour() -> None:
    text = "map 1\npeople Tonya 1G9 pistol bat ammo meds | Jimmy 1G10 smg | Bank 1G12\nzombies {} slow\nturn Tonya"
    t = Table(text.format("1A1"))
    assert not [option for option in t.options() if option.endswith("to Bank")]
    t.do("give bat to Jimmy")
    assert t.asks == "ask-give-more"
    t.do("give ammo to Jimmy")
    t.do("enough")
    pack = t.who("jimmy").pack
    assert pack is not None
    assert (pack.weapon().id, t.gear("jimmy"), t.gear("tonya")) == ("bat", ["ammo"], ["meds"])
    for hex in ("1G9", "1G10"):
        assert Table(text.format(hex)).refused_by("give ammo to Jimmy") == ["AT-07.09"]


@pytest.mark.rule("AT-07.09")
def test_no_giving_beside_an_enemy_in_the_hex() -> None:
    text = "map 1\nscenario 4\npeople Tonya 1G9 ammo | Jimmy 1G10 | Nick:1 1G10\nturn Tonya"
    assert Table(text, seats=2).refused_by("give ammo to Jimmy") == ["AT-07.09"]


@pytest.mark.rule("AT-07.10")
@pytest.mark.parametrize("before", [0, 2, 4])
def test_action_before_between_or_after_movement(before: int) -> None:
    t = Table("map 1\npeople Tonya 1G6 pistol\nzombies 1G11 slow\nturn Tonya")
    steps = ["1G7", "1G8", "1G9", "1G8"]
    for hex in steps[:before]:
        t.do("move " + hex)
    t.do("fire 1", (1,))
    for hex in steps[before:]:
        t.do("move " + hex)
    assert (t.at("tonya"), t.g.mp) == ("1G8", 0)


@pytest.mark.rule("AT-G125", "AT-G13")
def test_what_is_possible_among_zombies() -> None:
    text = """map 1
              people Tonya 1F10 pistol(ooa) bat medkit w1 | Jimmy 1G9
              zombies 1F10 slow | 1F13 slow
              entered 1a
              turn Tonya"""
    t = Table(text)
    for word in ("reload hand", "swap", "treat Tonya with Tonya", "fast"):
        assert word in t.options()
    assert t.refused_by("search") == ["AT-G29"]
    assert t.refused_by("give bat to Jimmy") == ["AT-07.09"]
    t = Table(text, on=("faq_zombie_hex",))
    assert [t.refused_by(word) for word in ("reload hand", "swap")] == [["AT-G13"], ["AT-G13"]]
    assert "fast" in t.options()
    t = Table("map 1\npeople Tonya 1G9 smg\nzombies 1G9 slow | 1G12 slow\nturn Tonya")
    t.do("fire 4")
    assert t.options() == ["target 1G9 slow", "target 1G12 slow"]
