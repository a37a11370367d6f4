"""The table options: the same position in both settings, with different results."""

from collections.abc import Callable

import pytest

from shamble.core.options import Setup, declared_fields
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.pieces import ITEM, RANGED, WEAPON_KINDS
from shamble.games.all_things_zombie.rules.flight import cover_hexes
from shamble.games.all_things_zombie.rules.meeting import possible_weapons
from shamble.games.all_things_zombie.rules.scenarios import decided
from shamble.games.all_things_zombie.state import LEFT, Held, Rules
from tests.games.all_things_zombie.table import Table, zombie_card

On = tuple[str, ...]


def zombie_hex(on: On) -> object:
    """Whether a survivor among zombies can fire (AT-G13)."""
    return "fire 1" in Table("map 1\npeople Tonya 1G9 pistol\nzombies 1G9 slow\nturn Tonya", on=on).options()


def spawning(on: On) -> object:
    """Zombies that a 5 brings (AT-G02)."""
    t = Table("map 1\npeople Tonya 1A1 pistol\nshots 1G9 1\nturn Tonya", on=on)
    t.do("end", (5,), *[(0,)] * (5 if on else 1))
    return len(t.all_zombies())


def too_tall(on: On) -> object:
    """Whether Too Tall is a woman (AT-G07)."""
    return Table("map 1\npeople Too-Tall 1G9\nturn Too-Tall", on=on).g.woman(0)


def arrivals(on: On) -> object:
    """Whether a zombie that was there already causes a test (AT-G17)."""
    text = "map 1\npeople Jimmy 1G9\nzombies 1G9 slow\nturn zombies"
    melee: tuple[tuple[int, ...], ...] = ((1, 1), (6,))
    t = Table(text, *(melee if on else ((1, 1), *melee)), on=on)
    return "event-tested" in t.happened


def abilities(on: On) -> object:
    """Whether Tonya, a street fighter, rolls a failed melee die again (AT-G33)."""
    t = Table("map 1\npeople Tonya 1G9\nzombies 1G9 slow\nturn Tonya", on=on)
    return t.g.ability(0)


def blade_in_pack(on: On) -> object:
    """Melee dice with a bat in the pack (AT-G42)."""
    return Table("map 1\npeople Jimmy 1G9 pistol bat\nturn Jimmy", on=on).g.melee_dice(0)


def cup(on: On) -> object:
    """Zombies found by a card of 3 with one counter left (AT-G61)."""
    crowd = f"1A1 {' '.join(['slow'] * 36)} {' '.join(['normal'] * 24)} {' '.join(['fast'] * 11)}"
    t = Table(f"map 1\npeople Jimmy 1G9 pistol\nzombies {crowd}\nturn Jimmy", on=on)
    t.do("move 1F10", zombie_card(3), *[(0,)] * (3 if on else 1), (1, 6))
    return len(t.zombies("1F10"))


def landing(on: On) -> object:
    """Hex of a zombie that would land on Tonya (AT-G62)."""
    t = Table("map 1\npeople Tonya 1G15 pistol\nshots 1G9 1\nturn Tonya", on=on)
    t.do("end", (6,), t.draw("E"))
    return t.all_zombies()


def carried_out(on: On) -> object:
    """Verdict when both found a weapon and Beck left hers behind (AT-G69)."""
    t = Table("map 1\nscenario 1\npeople Tonya 1A5 | Beck 1A8 pistol\nturn Tonya", on=on)
    t.g.take_counter(ITEM["smg"])
    result = Held(ITEM["smg"], True, False, True)
    for n, s in enumerate(t.g.people):
        s = s.found_weapon().gone(LEFT)
        t.g.set_person(n, s.armed(result, None) if n == 0 else s)
    return decided(t.g)


def search_noise(on: On) -> object:
    """Shots marked by a search of scenario 5 (AT-G74)."""
    text = "map 4|2\nscenario 5\npeople Beck {} | The-Professor 4E2\nentered 2a\nturn Beck"
    house = next(b for b in Table(text.format("2A1")).g.map().buildings if b.id == "2a").hexes[0]
    t = Table(text.format(Table(text.format("2A1")).g.map().names[house]), on=on)
    t.do_randomly("search")
    return [number for _, number in t.shots()]


def armed_professor(on: On) -> object:
    """Whether the Professor can get a gun in scenario 6 (AT-G110)."""
    options = dict.fromkeys(on, True)
    t = Table.new_game("race-to-the-helicopter", 1, "solo", **options)
    return "buy pistol for The-Professor hand" in t.options()


def held_fire(on: On) -> object:
    """Whether Beck, charged and with two dice passed, can hold her fire (AT-G153)."""
    t = Table("map 1\npeople Beck 1G9 smg\nzombies 1G10 slow\nturn zombies", (1, 1), on=on)
    return "hold" in t.options()


def found_weapon(on: On) -> object:
    """Number of counters from which the weapon of a found survivor is drawn (AT-G60)."""
    t = Table("map 1\npeople Tonya 1G9\nturn Tonya", on=on)
    return len(possible_weapons(t.g))


def dark(on: On) -> object:
    """Whether a hex out of the light is cover (AT-G162)."""
    text = "map 1\nscenario 4\npeople Too-Tall 1G15 | Tonya:1 1G13\nlight 2\nturn side 0"
    t = Table(text, seats=2, on=on)
    return t.g.map().number["1G16"] in cover_hexes(t.g, 0, 1)


CASES: dict[
    str, tuple[Callable[[On], object], object, object]
] = {  # function, result with the option off and on
    "faq_zombie_hex": (zombie_hex, True, False),
    "literal_spawn_count": (spawning, 1, 5),
    "faq_too_tall_female": (too_tall, False, True),
    "charged_by_arrivals_only": (arrivals, True, False),
    "no_reconstructed_abilities": (abilities, "street_fighter", ""),
    "melee_weapon_in_hand": (blade_in_pack, 3, 2),
    "unlimited_cup": (cup, 1, 3),
    "spawn_beside_survivor": (landing, ["1G15"], ["1G14"]),
    "s1_carry_out": (carried_out, "won", "lost"),
    "s5_no_search_die": (search_noise, [1], []),
    "s6_professor_rules": (armed_professor, True, False),
    "must_fire": (held_fire, True, False),
    "dark_cover": (dark, False, True),
    "found_guns_only": (found_weapon, WEAPON_KINDS, len(RANGED)),
}


@pytest.mark.parametrize("option", CASES)
def test_option_changes_the_result(option: str) -> None:
    ask, off, on = CASES[option]
    assert ask(()) == off
    assert ask((option,)) == on


@pytest.mark.rule("AT-G13", "AT-G02", "AT-G69", "AT-G74")
def test_every_option_has_a_case() -> None:
    assert {option.id for option in GAME.options if option.values == (False, True)} == set(CASES)
    assert all(option.default is False for option in GAME.options if option.id in CASES)


def test_options_match_the_fields_of_rules() -> None:
    fields = declared_fields(Rules)
    assert fields == {option.id for option in GAME.options}
    sources = "\n".join(path.read_text("utf-8") for path in GAME.folder().rglob("*.py"))
    assert [field for field in sorted(fields) if f"rules.{field}" not in sources] == []


def test_option_without_effect_is_refused() -> None:
    scenarios = {option.id: option.scenarios for option in GAME.options}
    for id, named in scenarios.items():
        assert set(named) <= set(GAME.scenarios), id
    assert GAME.check(Setup(1, "solo", "the-cure", {"s1_carry_out": True}))[0].key == "no-option-scenario"
    assert GAME.check(Setup(1, "solo", "campaign", {"s1_carry_out": True})) == []


@pytest.mark.rule("AT-G129")
@pytest.mark.parametrize("turns", [40, 60, 100])
def test_patience(turns: int) -> None:
    g = GAME.new(Setup(1, "solo", "the-cure", {"patience": turns}), 0)
    assert g.turns == turns
    assert GAME.new(Setup(1, "solo", "the-barricade"), 0).turns == 15


@pytest.mark.rule("AT-14.06")
def test_found_survivors() -> None:
    assert 1 <= Table.new_game("skirmish", found_survivors=True).g.finder_card <= 6
    assert Table.new_game("skirmish", found_survivors=False).g.finder_card == -1
