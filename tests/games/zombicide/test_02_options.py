"""Table options: each one reaches the rules, and each setting of it decides as the ledger says."""

import re

import pytest

from shamble.core.options import Option, Setup, Value, declared_fields
from shamble.games.zombicide import GAME
from shamble.games.zombicide.board import BOARDS
from shamble.games.zombicide.cards import MINIATURES
from shamble.games.zombicide.options import FAQ_SWITCHES, OPTIONS, Rules, rules_of
from shamble.match.i18n.messages import LANGUAGES, Translator
from tests.games.zombicide.table import Table, card, zombie

QUIET = "off S1 S2 S3 S4"
SWITCHES = [option.id for option in OPTIONS if option.values == (False, True)]


def test_every_option_is_a_field_that_some_rule_reads() -> None:
    fields = {name for name in declared_fields(Rules) if not name.startswith("_")}
    assert fields == {option.id for option in OPTIONS}
    code = "\n".join(path.read_text("utf-8") for path in GAME.folder().rglob("*.py"))
    missions = "\n".join(path.read_text("utf-8") for path in (GAME.folder() / "data" / "missions").iterdir())
    for field in fields:
        asked = re.search(rf"(rules|self)\.{field}\b", code) or f'"{field}"' in missions
        assert asked, f"no rule asks for {field}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_its_name_its_effect_and_its_values(language: str) -> None:
    words = Translator(language, GAME.id)
    for option in OPTIONS:
        keys = [f"option-{option.id}", f"option-{option.id}.text"]
        keys += [f"option-{option.id}-{str(value).lower()}" for value in option.values]
        assert [key for key in keys if not words.has(key)] == []


def values_of(mode: str, **options: Value) -> dict[str, Value]:
    rules = rules_of(Setup(1, mode, "00", options))
    return {option.id: getattr(rules, option.id) for option in OPTIONS}


@pytest.mark.rule("ZC-G01", "ZC-G02", "ZC-G04", "ZC-G35", "ZC-G50", "ZC-G59", "ZC-G77", "ZC-G80", "ZC-G98")
@pytest.mark.rule("ZC-G103", "ZC-G119", "ZC-G120")
@pytest.mark.parametrize("option", SWITCHES)
def test_a_switch_changes_its_own_rule_only(option: str) -> None:
    book = values_of("book")
    assert book == dict.fromkeys(book, False) | {
        "tutorial_walkers": True,
        "rounds": 60,
        "survivors": "",
        "mission": "",
    }
    other = not book[option]
    assert values_of("book", **{option: other}) == book | {option: other}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_an_option_matters_where_its_rule_can_come_up(option: Option) -> None:
    """By the boards: pans and exits are of certain missions, a starting building or a double manhole of others."""
    where = {
        "tutorial_pans": ["00"],
        "tutorial_walkers": ["00"],
        "mission": ["own"],
        "safe_start_building": [board.id for board in BOARDS if not board.street[board.start]],
        "exit_needs_clear_zone": ["01", "02"],
        "y_zone_living_only": ["02"],
        "y_zone_one_by_one": ["02"],
        "manhole_per_zone": [
            board.id for board in BOARDS if len({zone for zone, _ in board.manholes}) < len(board.manholes)
        ],
    }
    assert list(option.scenarios) == where.get(option.id, [])


@pytest.mark.rule("ZC-G120")
@pytest.mark.parametrize("rounds", [0, 30, 60, 100])
def test_rounds(rounds: int) -> None:
    assert values_of("book", rounds=rounds)["rounds"] == rounds
    assert GAME.check(Setup(1, "book", "01", {"rounds": rounds})) == []
    assert GAME.check(Setup(1, "book", "01", {"rounds": rounds + 1})) != []
    for at, outcome in ((rounds, "late"), (rounds - 1, "")) if rounds else ((60, ""), (250, "")):
        t = Table(f"mission 04\nNed z8\n{QUIET}\nround {at}\nturn Ned", rounds=rounds)
        t.do("Ned end")
        assert t.g.outcome == outcome


@pytest.mark.rule("ZC-G50", "ZC-G59", "ZC-G77", "ZC-G35", "ZC-G02")
def test_the_mode_faq_switches_on_what_the_publisher_said() -> None:
    book = values_of("book")
    on = {name for name, value in values_of("faq").items() if value != book[name]}
    assert on == set(FAQ_SWITCHES)
    assert on == {
        "start_card_per_survivor",
        "safe_start_building",
        "faq_dual_dice",
        "ninja_may_make_noise",
        "exit_needs_clear_zone",
        "y_zone_one_by_one",
    }
    assert rules_of(Setup(1, "faq", "00")).red_from() == 44
    assert (GAME.modes, GAME.modes[0]) == (("book", "faq"), "book")


@pytest.mark.rule("ZC-G50", "ZC-G59")
@pytest.mark.parametrize(("mode", "offered"), [("book", False), ("faq", True)])
def test_both_modes_at_a_table(mode: str, offered: bool) -> None:
    """A home-made Ninja makes noise in the first turn, or not."""
    text = """[[survivor]]
name = "Rita"
blue = "Ninja"
orange = ["Loud", "Tough"]
red = ["Lucky", "Medic", "Hoard"]
"""
    t = Table.new_game("09", 1, mode, survivors=text)
    t.do("pick Rita", *deal(False) if mode == "book" else [card("pistol")])
    while t.asks != "ask-turn":
        t.do("done")
    assert ("Rita noise" in t.options()) == offered
    assert len(t.cards("Rita")) == (
        1 if mode == "faq" else 3
    )  # a starting card each, or all of them (ZC-G03)


@pytest.mark.rule("ZC-G01", "ZC-05.32", "ZC-M03.02")
@pytest.mark.parametrize(("red", "asks", "outcome"), [(0, "ask-turn", ""), (1, "ask-skill", "")])
def test_red_at_43(red: int, asks: str, outcome: str) -> None:
    text = "Doug z8 hand machete xp 42 skills matching-set plus-1-action lucky\nzombies z8 1 walker"
    t = Table(f"mission 04\n{text}\n{QUIET}\nturn Doug", red_at_43=red)
    t.do("Doug strike with machete", (4,))
    t.do("done") if t.asks == "ask-reroll" else None
    assert (t.asks, t.g.outcome, t.g.danger()) == (asks, outcome, 3 if red else 2)


@pytest.mark.rule("ZC-G02", "ZC-G03", "ZC-03.14")
@pytest.mark.parametrize(("on", "pans"), [(False, 0), (True, 1)])
def test_start_card_per_survivor(on: bool, pans: int) -> None:
    """One player with four survivors: three cards, or a Pan besides."""
    t = Table.new_game("01", 1, start_card_per_survivor=on)
    for name in ("Amy", "Doug", "Josh", "Ned"):
        t.do(f"pick {name}", *deal(on) if name == "Ned" else ())
    held = [t.cards(name) for name in ("Amy", "Doug", "Josh", "Ned")]
    assert sum(cards == ["pan"] for cards in held) == pans
    assert sum(map(len, held)) == 3 + pans


def deal(on: bool) -> list[tuple[int, ...]]:
    if on:
        return [card("pan"), card("pistol"), card("crowbar"), card("fire_axe")]
    return [(0,), card("pistol"), (0,), card("crowbar"), (0,), card("fire_axe"), (0,)]


@pytest.mark.rule("ZC-G04", "ZC-M00.05", "ZC-M00.04")
@pytest.mark.parametrize(("on", "held"), [(False, 0), (True, 1)])
def test_tutorial_pans(on: bool, held: int) -> None:
    t = Table.new_game("00", 4, tutorial_pans=on)
    for name in ("Amy", "Doug", "Josh", "Ned"):
        t.do(f"pick {name}", *([(0,), card("pan"), (0,)] if on and name == "Ned" else []))
    assert sum(len(s.cards()) for s in t.g.survivors) == held
    assert len(t.g.top) == 3


@pytest.mark.rule("ZC-G35", "ZC-06.21")
@pytest.mark.parametrize(("safe", "cards"), [(0, 3), (1, 0)])
def test_safe_start_building(safe: int, cards: int) -> None:
    """Mission 00: D2 leads to the building of the starting zone (three rooms); D1 to another one, never safe."""
    t = Table("mission 00\nNed r7 hand crowbar\nturn Ned", safe_start_building=safe, quick=1)
    t.do("Ned open D2 with crowbar", *[zombie(2), zombie(3), zombie(4)][:cards])
    assert sum(bool(t.horde(room)) for room in ("r5", "r6", "r7")) == cards
    t = Table("mission 00\nNed z4 hand crowbar\nturn Ned", safe_start_building=safe)
    t.do("Ned open D1 with crowbar")
    assert t.asks == "ask-room"


@pytest.mark.rule("ZC-G50", "ZC-09.08")
@pytest.mark.parametrize(("faq", "dice"), [(0, 7), (1, 8)])
def test_faq_dual_dice(faq: int, dice: int) -> None:
    text = "Doug z8 hand sub_mg sub_mg skills plus-1-die-combat\nzombies z9 1 fatty"
    t = Table(f"mission 04\n{text}\n{QUIET}\nturn Doug", faq_dual_dice=faq)
    t.do("Doug shoot z9 with 2 sub_mg", (1,) * dice)
    t.do("Doug shoot z9 with sub_mg", (1,) * 4)  # one weapon, one more die, whatever the option


@pytest.mark.rule("ZC-G59", "ZC-09.30")
@pytest.mark.parametrize("may", [0, 1])
def test_ninja_may_make_noise(may: int) -> None:
    text = "Ned z8 hand pistol skills ninja\nzombies z9 1 fatty"
    t = Table(f"mission 04\n{text}\n{QUIET}\nturn Ned", ninja_may_make_noise=may)
    assert ("Ned noise" in t.options()) == bool(may)
    t.do("Ned shoot z9 with pistol", (4,))
    assert t.noise("z8") == 0  # all else stays silent


@pytest.mark.rule("ZC-G77", "ZC-M01.04", "ZC-M02.02")
@pytest.mark.parametrize(("clear", "leaves"), [(0, True), (1, False)])
@pytest.mark.parametrize("mission", ["01", "02"])
def test_exit_needs_clear_zone(mission: str, clear: int, leaves: bool) -> None:
    taken = "taken O1 O2 O3 O4 O5 O6" if mission == "01" else ""
    text = f"Ned z20\nAmy z1\n{taken}\nturn Ned"
    one = int(mission == "02")
    t = Table(
        f"mission {mission}\nzombies z20 1 walker\n{text}", exit_needs_clear_zone=clear, y_zone_one_by_one=one
    )
    t.g.supplies = 7
    assert ("Ned leave" in t.options()) == leaves
    t = Table(
        f"mission {mission}\nzombies z19 1 walker\n{text}", exit_needs_clear_zone=clear, y_zone_one_by_one=one
    )
    t.g.supplies = 7
    t.do("Ned leave")
    assert t.at("Ned") == "left"


@pytest.mark.rule("ZC-G80", "ZC-M02.02")
@pytest.mark.parametrize(("living", "outcome"), [(0, "lost"), (1, "won")])
def test_y_zone_living_only(living: int, outcome: str) -> None:
    t = Table("mission 02\nNed z20\nAmy dead\nturn Ned", y_zone_living_only=living)
    t.do("Ned noise")
    assert t.g.outcome == outcome


@pytest.mark.rule("ZC-G98", "ZC-05.38")
@pytest.mark.parametrize("may", [0, 1])
def test_may_decline_find(may: int) -> None:
    text = "Doug r17 hand pistol crowbar pack water water water"
    t = Table(f"mission 04\n{text}\n{QUIET}\nturn Doug", may_decline_find=may)
    t.do("Doug search", card("rifle"))
    assert any(option.startswith("refuse rifle") for option in t.options()) == bool(may)
    assert len(t.options()) == 5 + may


@pytest.mark.rule("ZC-G103", "ZC-07.33")
@pytest.mark.parametrize(("per_zone", "lot"), [(0, "4 walker"), (1, "2 walker")])
def test_manhole_per_zone(per_zone: int, lot: str) -> None:
    text = "mission 04\nNed z8 xp 7\noff S2 S3 S4\nphase zombies"
    assert Table(text, 1, [zombie(41)], manhole_per_zone=per_zone).hordes() == {"z8": lot}


@pytest.mark.rule("ZC-G119", "ZC-G102")
def test_quick_wounds() -> None:
    """Fewest wounds first, then most cards; otherwise the table is asked."""
    text = "Ned z8 hand wound pistol\nAmy z8 pack water\nDoug z8 pack water water\nzombies z8 1 walker"
    slow = Table(f"mission 04\n{text}\n{QUIET}\nphase zombies")
    assert (slow.asks, slow.options()) == ("ask-wound", ["wound Ned", "wound Amy", "wound Doug"])
    t = Table(f"mission 04\n{text}\n{QUIET}\nphase zombies", quick=1)
    assert (t.asks, len(t.options())) == ("ask-lose", 2)  # Doug has most
    t.do(t.options()[0])
    assert [t.who(name).wounds() for name in ("Ned", "Amy", "Doug")] == [1, 0, 1]


@pytest.mark.rule("ZC-G119", "ZC-06.22")
def test_quick_rooms() -> None:
    t = Table("mission 00\nNed z7 hand crowbar\nturn Ned", quick=1)
    t.do("Ned open D2 with crowbar", zombie(2), zombie(3), zombie(4))
    assert [t.horde(room) for room in ("r5", "r6", "r7")] == ["1 walker", "1 walker", "2 walker"]
    slow = Table("mission 00\nNed z7 hand crowbar\nturn Ned")
    slow.do("Ned open D2 with crowbar")
    assert slow.options() == ["room r5", "room r6", "room r7"]


@pytest.mark.rule("ZC-G119", "ZC-07.20")
def test_quick_way_of_the_abomination() -> None:
    text = f"mission 04\nNed z6\nAmy z12\nzombies z9 1 abomination\n{QUIET}\nphase zombies"
    assert Table(text, quick=1).hordes() == {"z8": "1 abomination"}
    assert Table(text).asks == "ask-way"


@pytest.mark.rule("ZC-G119", "ZC-G12")
@pytest.mark.parametrize("quick", [0, 1])
def test_quick_friendly_fire(quick: int) -> None:
    text = "Doug z8 hand pistol\nNed z9\nAmy z9\nzombies z9 1 walker"
    t = Table(f"mission 04\n{text}\n{QUIET}\nturn Doug", quick=quick)
    t.do("Doug shoot z9 with pistol", (4,))
    assert t.asks == ("ask-turn" if quick else "ask-friendly-fire")
    assert t.who("Ned").wounds() == quick


@pytest.mark.rule("ZC-G128", "ZC-05.40")
def test_own_survivors_are_an_option() -> None:
    text = next(option for option in GAME.options if option.id == "survivors")
    assert (text.values, text.default) == ((), "")


@pytest.mark.rule("ZC-G130")
@pytest.mark.parametrize(("on", "walkers"), [(True, 2), (False, 0)])
def test_tutorial_walkers(on: bool, walkers: int) -> None:
    g = GAME.new(Setup(1, "book", "00", {} if on else {"tutorial_walkers": False}), 1)
    assert MINIATURES[0] - g.stock[0] == walkers
    other = GAME.new(Setup(1, "book", "07"), 1)
    assert MINIATURES[0] - other.stock[0] == len(BOARDS[7].zombies) > 0  # ZC-M07.05


@pytest.mark.rule("ZC-G77", "ZC-M02.02")
@pytest.mark.parametrize("one_by_one", [0, 1])
def test_y_zone_one_by_one(one_by_one: int) -> None:
    """Only missions 01, 06 and 09 speak of leaving the board: in mission 02 all have to be there."""
    t = Table("mission 02\nNed z20\nAmy z19\nturn Ned", y_zone_one_by_one=one_by_one)
    assert ("Ned leave" in t.options()) == bool(one_by_one)
    t.play(*(["Ned leave"] if one_by_one else ["Ned end"]), "Amy move z20")
    assert t.g.outcome == "won"


@pytest.mark.rule("ZC-G47", "ZC-09.12", "ZC-06.05")
@pytest.mark.parametrize(("pays", "actions", "free"), [(0, 2, 1), (1, 3, 0)])
def test_free_move_pays_zombies(pays: int, actions: int, free: int) -> None:
    """A free Move is a Move; the extra action for a zombie left behind is none."""
    skills = "plus-1-free-move-action plus-1-free-move-action"
    text = f"mission 04\nAmy z8 skills {skills}\nzombies z8 1 walker\n{QUIET}\nturn Amy"
    t = Table(text, free_move_pays_zombies=pays)
    t.do("Amy move z9")
    assert (t.g.actions, t.g.free_moves) == (actions, free)
    two = Table(text.replace("1 walker", "2 walker") + " 1", free_move_pays_zombies=pays)
    assert ("Amy move z9" in two.options()) == bool(pays)


@pytest.mark.rule("ZC-G58", "ZC-09.24")
@pytest.mark.parametrize(("costs", "left"), [(0, ["pistol"]), (1, [])])
def test_declined_wound_costs_card(costs: int, left: list[str]) -> None:
    text = "Ned z8 hand pistol skills is-that-all-youve-got\nzombies z8 1 walker"
    t = Table(f"mission 04\n{text}\n{QUIET}\nphase zombies", declined_wound_costs_card=costs)
    t.do("decline")
    assert (t.who("Ned").wounds(), t.cards("Ned")) == (1, left)


@pytest.mark.rule("ZC-G132", "ZC-07.14", "ZC-07.15")
@pytest.mark.parametrize(("first", "went"), [(0, "z8"), (1, "z10")])
def test_reachable_noise_first(first: int, went: str) -> None:
    """Ned is locked in; there is noise in the street that the zombie could reach, but more behind his door."""
    text = "mission 04\nNed r5\nAmy r5\nnoise z12 1\nzombies z9 1 walker\nphase zombies"
    t = Table(f"{text}\n{QUIET}", reachable_noise_first=first)
    assert list(t.hordes()) == [went]
