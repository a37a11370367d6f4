"""Charges hex by hex (AT-09): reach, the fast move, friends on the way, stopping short."""

import pytest

from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import PERSON
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.charge import HowInstead, Run, charge_mp
from shamble.games.all_things_zombie.rules.charge_reaction import attackers
from shamble.games.all_things_zombie.rules.reactions import BEING_CHARGED, CHARGE
from tests.games.all_things_zombie.table import Table, zombie_card


def taken(t: Table) -> list[tuple[int, int, int, str]]:
    """Return who took which test, with how many successes, and the branch."""
    return [(e.kind, e.test, e.passed, e.branch) for e in t.record.events if isinstance(e, events.Tested)]


@pytest.mark.rule("AT-09.42", "AT-G49")
def test_charge_has_two_more_mp_before_moving() -> None:
    t = Table("map 1\npeople Bank 1G9 | Beck 1G2\nzombies 1A1 slow\nturn Bank")
    assert charge_mp(t.g, 0) == 4 + 2
    assert charge_mp(t.g, 1) == t.who("beck").mp() + 2
    t.do("move 1G10")
    assert charge_mp(t.g, 0) == 3


@pytest.mark.rule("AT-09.40", "AT-09.03", "AT-09.43")
def test_charging_star_is_told_like_a_passed_test() -> None:
    t = Table("map 1\npeople Nick 1G9\nzombies 1G11 slow\nturn Nick")
    t.do("charge 1G11", (1, 1, 1), (6,))
    assert taken(t) == [(PERSON["nick"], CHARGE, 2, "charge")]
    assert (t.g.charging, t.g.mp, t.g.acted) == (False, 0, True)
    assert not [option for option in t.options() if option.startswith(("move", "fast", "charge"))]


SEEN = "map 1\nscenario 4\npeople Jimmy:1 1E10 | Tonya 1G9 {}\nturn Jimmy"


@pytest.mark.rule("AT-G101", "AT-09.34", "AT-09.40", "AT-09.46")
@pytest.mark.parametrize("word", ["charge", "stay"])
def test_unarmed_star_that_sees_an_enemy_chooses(word: str) -> None:
    t = Table(SEEN.format("bat"), seats=2)
    t.do("move 1E9", (1, 1))
    assert (t.asks, t.seat) == ("ask-charge", 0)
    assert t.options() == ["charge", "stay"]
    assert t.refused_by("fire") == ["AT-08.03"]
    chance = ((1, 6), (6, 6), (1, 1, 1, 1)) if word == "charge" else ()
    t.do(word, *chance)
    assert taken(t)[0] == (PERSON["tonya"], CHARGE, 2, word)
    assert t.at("tonya") == ("1E9" if word == "charge" else "1G9")
    assert ("event-stays-stay" in t.happened) == (word == "stay")
    assert t.g.acting == t.number("jimmy")


@pytest.mark.rule("AT-09.44", "AT-G51")
def test_fire_in_place_of_a_charge_needs_its_hex() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol\nzombies 1G11 slow | 1G12 slow\nturn Jimmy")
    m = t.g.map()
    instead = HowInstead(0, m.number["1G11"])
    assert instead.possible(t.g)
    assert [ranged.target_hex(t.g, target) for target in instead.at_whom(t.g)] == [m.number["1G11"]]
    assert not HowInstead(0, m.number["1G10"]).possible(t.g)  # seen, but empty
    t.g.put_zombie(0, m.number["1A1"])
    assert not HowInstead(0, m.number["1A1"]).possible(t.g)  # held, but too far


@pytest.mark.rule("AT-09.41", "AT-06.16", "AT-10.04")
def test_own_charge_by_a_fast_move_is_surprised() -> None:
    text = "map 1\nscenario 3\npeople Bank {} | Jimmy:1 1C13\nturn Bank"
    t = Table(text.format("1G12"), seats=2)
    t.do("charge 1C13", (1, 1), (1, 1), zombie_card(1), (0,), (1, 1), (6, 6, 6), (6, 6), (6,))
    caught = [e.kind for e in t.record.events if isinstance(e, events.Caught)]
    rolled = [(e.kind, e.what) for e in t.record.events if isinstance(e, events.Rolled)]
    assert (caught, rolled) == ([PERSON["bank"]], [(PERSON["bank"], "fast")])


@pytest.mark.rule("AT-G49")
def test_charge_that_falls_short_ends_the_move() -> None:
    t = Table("map 1\npeople Nick 1G5\nzombies 1G11 slow\nturn Nick")
    t.do("charge 1G11", (6, 6))
    assert (t.at("nick"), t.g.mp, t.g.charging, t.g.acted) == ("1G9", 0, False, True)
    assert t.options() == ["end"]


@pytest.mark.rule("AT-G49", "AT-03.29")
@pytest.mark.parametrize(("friend", "end"), [("1G9", "1G8"), ("1G8", "1G9")])
def test_charge_does_not_stop_on_a_friend(friend: str, end: str) -> None:
    """Nick has four MP for six hexes: he stops before a friend, or passes one."""
    t = Table(f"map 1\npeople Nick 1G5 | Beck {friend}\nzombies 1G11 slow\nturn Nick")
    t.do("charge 1G11", (6, 6))
    assert t.at("nick") == end


@pytest.mark.rule("AT-G17", "AT-09.10")
def test_arrivals_are_counted_by_option() -> None:
    """Of three zombies and an enemy, one zombie and the enemy who acts have just come."""
    text = (
        "map 1\nscenario 4\npeople Jimmy 1G9 | Bank:1 1G9 | Beck:1 1G2\nzombies 1G9 slow slow fast\nturn Bank"
    )
    t = Table(text, seats=2, on=("charged_by_arrivals_only",))
    t.g.arrived = 1 << t.g.zombies_in(t.g.map().number["1G9"])[2]
    assert attackers(t.g, 0) == 2
    t.g.acting = t.number("beck")
    assert attackers(t.g, 0) == 1
    t.g.arrived = 0
    assert attackers(t.g, 0) == 0
    t = Table(text, seats=2)
    for acting in ("bank", "beck"):  # without the option all enemies count, not only the one who acts
        t.g.acting = t.number(acting)
        assert attackers(t.g, 0) == 4


@pytest.mark.rule("AT-G17")
def test_old_arrivals_do_not_charge_again() -> None:
    """A zombie that came in its own activation is no arrival in that of a survivor."""
    text = "map 1\nscenario 4\npeople Bank 1G9 | Jimmy:1 1G11 | Beck 1G2\nzombies 1G11 slow slow\nturn side 0"
    t = Table(text, seats=2, on=("charged_by_arrivals_only",))
    t.g.arrived = -1
    t.do("go Bank")
    t.do("charge 1G11", (1, 1), (4, 6), (1, 1, 6), (1, 1), (6, 6))
    assert [(who, branch) for who, test, _, branch in taken(t) if test == BEING_CHARGED] == [
        (PERSON["jimmy"], "melee")
    ]


@pytest.mark.rule("AT-G49", "AT-09.42")
@pytest.mark.parametrize(
    ("way", "mp", "end"),
    [
        (("1G10", "1G11"), 4, "1G10"),
        (("1G10", "1G11"), 0, "1G9"),  # no MP
        (("1G12", "1G11"), 4, "1G9"),  # driven elsewhere meanwhile
        (("1G8", "1G11"), 4, "1G9"),  # zombies have come into the way
        (("1F9",), 4, "1G9"),  # the enemy has gone
        (("1H10", "1G11"), 1, "1G9"),  # a friend stands where the MP end
    ],
)
def test_what_stops_a_charge(way: tuple[str, ...], mp: int, end: str) -> None:
    t = Table("map 1\npeople Bank 1G9 | Beck 1H10\nzombies 1G11 slow | 1G8 slow\nturn Bank")
    t.g.charging = True
    Run(0, tuple(t.g.map().number[hex] for hex in way), mp, False).run(t.g)
    assert t.at("bank") == end
    assert t.g.charging == (end != "1G9")
    assert t.g.mp == (3 if end != "1G9" else 0)
