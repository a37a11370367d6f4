"""What an option points at, why it is refused, and what it can lead to."""

import pytest

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import cards_of
from shamble.games.zombie_plague.rules.car import door_of
from shamble.games.zombie_plague.state import PlagueState
from tests.games.zombie_plague.table import Table

CAR = f"{BOARD.names[BOARD.doors[0]]} {'NESW'[BOARD.door_facing[0]]}"
FIGHT = "turn H1 4\nhumans H1 D8 E {}\nzombies Z1 E8 W | Z2 A20 N"
GARDEN = "turn H1 4\nhumans H1 D8 E {}\nzombies Z1 A20 N"
WINDOW = "turn H1 4\nhumans H1 H11 W {}\nzombies Z1 A1 N"
AT_CAR = f"turn H1 4\nhumans H1 {CAR} car_keys | H2 D8 E\nzombies Z1 A1 N"
BITE = "turn Z1 2\nhumans H1 D8 E\nzombies Z1 E8 W | Z2 A20 N"
DOORS = tuple(f"sq:{BOARD.names[square]}" for square in BOARD.doors)


def option(t: Table, text: str) -> Action[PlagueState]:
    action = engine.find(t.g, t.seat, text)
    assert action is not None
    return action


def rounded(prospects: list[Prospect]) -> list[Prospect]:
    """Return prospects whose chances do not depend on the order of sums."""
    return [
        Prospect(one.key, one.args, round(one.chance, 9), one.tone, one.things, one.rules)
        for one in prospects
    ]


def card(kind: str) -> str:
    return f"card:{cards_of(kind)[0]}"


@pytest.mark.parametrize(
    ("text", "order", "things"),
    [
        pytest.param(text, order, things, marks=pytest.mark.rule(rule))
        for rule, text, order, things in [
            ("ZP-06.02", GARDEN, "H1 forward", ("hum:1", "sq:E8")),
            ("ZP-06.05", GARDEN, "H1 back", ("hum:1", "sq:C8")),
            ("ZP-06.09", GARDEN, "H1 left", ("hum:1", "sq:D7")),
            ("ZP-06.09", GARDEN, "H1 right", ("hum:1", "sq:D9")),
            ("ZP-06.02", "turn H1 4\nhumans H1 A1 N\nzombies Z1 A20 N", "H1 forward", ("hum:1",)),
            ("ZP-05.05", FIGHT.format("chainsaw"), "H1 strike", ("hum:1", "zom:1")),
            ("ZP-05.05", GARDEN, "H1 strike", ("hum:1",)),
            ("ZP-08.12", FIGHT.format("pistol"), "H1 shoot", ("hum:1", "zom:1")),
            ("ZP-08.12", FIGHT, "H1 shoot", ("hum:1",)),
            ("ZP-07.01", WINDOW, "H1 barricade", ("hum:1", "open:W1")),
            ("ZP-07.02", GARDEN, "H1 barricade", ("hum:1",)),
            ("ZP-10.02", "turn H1 4\nhumans H1 M14 S\nzombies Z1 A1 N", "H1 search", ("hum:1", "place:S4")),
            ("ZP-10.02", GARDEN, "H1 search", ("hum:1",)),
            ("ZP-11.18", GARDEN, "H1 board", ("hum:1", "car")),
            ("ZP-11.17", GARDEN, "H1 drive", ("hum:1", "car")),
            ("ZP-11.14", FIGHT.format("pistol ammo"), "H1 reload", ("hum:1", card("ammo"))),
            ("ZP-11.16", WINDOW.format("energy_drink"), "H1 drink", ("hum:1", card("energy_drink"))),
            ("ZP-11.16", WINDOW, "H1 drink", ("hum:1",)),
            ("ZP-09.06", BITE, "Z1 attack", ("zom:1", "hum:1")),
            ("ZP-09.06", BITE.replace("Z1 E8 W", "Z1 E8 E"), "Z1 attack", ("zom:1",)),
            ("ZP-07.02", BITE, "Z1 barricade", ("zom:1",)),
        ]
    ],
)
def test_option_points_at_its_things(text: str, order: str, things: tuple[str, ...]) -> None:
    assert option(Table(text.format("")), order).things(Table(text.format("")).g) == things


@pytest.mark.parametrize(
    ("text", "order", "refusals"),
    [
        pytest.param(text, order, refusals, marks=pytest.mark.rule(refusals[0].rule))
        for text, order, refusals in [
            (FIGHT, "H1 forward", [Refusal("no-occupied", "ZP-G12", ("zom:1",))]),
            (
                FIGHT.format("pistol ammo"),
                "H1 reload",
                [Refusal("no-gun-full", "ZP-11.14", (card("pistol"),))],
            ),
            (FIGHT.format("pistol"), "H1 strike", [Refusal("no-gun-in-hand", "ZP-08.01")]),
            (
                FIGHT.format("pistol(empty)"),
                "H1 shoot",
                [Refusal("no-ammunition", "ZP-08.05", (card("pistol"),))],
            ),
            (FIGHT, "H1 shoot", [Refusal("no-firearm", "ZP-08.01")]),
            (GARDEN.format("pistol"), "H1 shoot", [Refusal("no-target-in-line", "ZP-08.01")]),
            (GARDEN.format("shotgun"), "H1 shoot", [Refusal("no-zombie-in-area", "ZP-G24")]),
            (
                GARDEN.format("pistol | H2 F8 N"),
                "H1 shoot",
                [Refusal("no-human-in-line", "ZP-G17", ("hum:2",))],
            ),
            (GARDEN.format("| H2 E8 N"), "H1 strike", [Refusal("no-human-target", "ZP-G24", ("hum:2",))]),
            (
                GARDEN,
                "H1 reload",
                [Refusal("no-ammo-card", "ZP-11.14"), Refusal("no-gun-to-load", "ZP-11.14")],
            ),
            (
                GARDEN,
                "H1 board",
                [Refusal("no-car-door", "ZP-11.18", ("car",)), Refusal("no-keys-found", "ZP-11.18")],
            ),
            (
                GARDEN,
                "H1 drive",
                [Refusal("no-keys", "ZP-11.17"), Refusal("no-at-car", "ZP-G21", ("car",))],
            ),
            (AT_CAR, "H1 board", [Refusal("no-holder-drives", "ZP-G21")]),
            (
                AT_CAR.replace("H1 4", "H1 0").replace("car_keys", "car_keys energy_drink"),
                "H1 drive",
                [Refusal("no-points", "ZP-04.02", args={"needed": 1, "points": 0})],
            ),
            (
                "turn H1 0\nhumans H1 D8 E energy_drink\nzombies Z1 A20 N",
                "H1 forward",
                [Refusal("no-points", "ZP-04.02", args={"needed": 1, "points": 0})],
            ),
            (
                AT_CAR.replace("car_keys | H2 D8 E", "| H2 D8 E car_keys").replace("H1 4", "H1 3"),
                "H1 board",
                [Refusal("no-points", "ZP-11.18", args={"needed": 4, "points": 3})],
            ),
            (
                "turn H1 4\nhumans H1 D8 N\nzombies Z1 A20 N",
                "H1 drink",
                [Refusal("no-drink", "ZP-11.16")],
            ),
            (
                "turn H1 4\nhumans H1 H11 W\nzombies Z1 A1 N\nclosed W1",
                "H1 barricade",
                [Refusal("no-barricaded", "ZP-07.01", ("open:W1",))],
            ),
            (
                "turn H1 4\nhumans H1 H11 W\nzombies Z1 A1 N\nclosed W1",
                "H1 forward",
                [Refusal("no-barricade-in-way", "ZP-07.03", ("open:W1",))],
            ),
            (BITE, "Z1 barricade", [Refusal("no-zombie-only", "ZP-05.07")]),
            (BITE.replace("Z1 E8 W", "Z1 E8 E"), "Z1 attack", [Refusal("no-prey-ahead", "ZP-09.06")]),
        ]
    ],
)
def test_option_is_refused_with_reason_and_thing(text: str, order: str, refusals: list[Refusal]) -> None:
    assert Table(text.format("")).refusals(order) == refusals


def may_kill(chance: float, *things: str, dice: int = 1) -> Prospect:
    return Prospect("may-kill", {"dice": dice}, chance, "good", things, ("ZP-08.03",))


def may_oops(price: str, chance: float, tone: str = "") -> Prospect:
    return Prospect("may-oops", {"price": "@oops-" + price}, chance, tone, (), ("ZP-08.04",))


@pytest.mark.parametrize(
    ("text", "order", "prospects"),
    [
        pytest.param(text, order, prospects, marks=pytest.mark.rule("ZP-08.03", prospects[-1].rules[0]))
        for text, order, prospects in [
            (FIGHT, "H1 strike", [may_kill(1 / 36, "zom:1"), may_oops("points", 1 / 6)]),
            (
                FIGHT.format("chainsaw"),
                "H1 strike",
                [may_kill(4 / 6, "zom:1"), may_oops("wound", 1 / 6, "bad")],
            ),
            (FIGHT.format("chainsaw"), "H1 punch", [may_kill(1 / 36, "zom:1"), may_oops("points", 1 / 6)]),
            (FIGHT.format("pistol"), "H1 shoot", [may_kill(1 / 6, "zom:1"), may_oops("empty", 1 / 6)]),
            (
                FIGHT.format("shotgun | H2 F7 N"),
                "H1 shoot",
                [
                    Prospect(
                        "may-hit-friend",
                        {"number": 2, "needs": 6},
                        1 / 6,
                        "bad",
                        ("hum:2",),
                        ("ZP-G18",),
                    ),
                    may_kill(1 / 6, "zom:1"),
                    may_oops("any", 11 / 36),
                ],
            ),
            (
                FIGHT.format("shotgun").replace("Z2 A20", "Z2 F7"),
                "H1 shoot",
                [may_kill(11 / 36, "zom:2", "zom:1", dice=2), may_oops("any", 11 / 36)],
            ),
            (AT_CAR, "H1 drive", [Prospect("may-drive", {"left": 1}, -1, "bad", ("hum:2",), ("ZP-11.17",))]),
            (
                AT_CAR.replace("car_keys | H2 D8 E", "| H2 D8 E car_keys"),
                "H1 board",
                [Prospect("may-board", tone="bad", rules=("ZP-11.18",))],
            ),
            (
                BITE,
                "Z1 attack",
                [Prospect("may-bite", {}, 1 / 6, "good", ("hum:1",), ("ZP-09.01",))],
            ),
        ]
    ],
)
def test_option_tells_its_chances(text: str, order: str, prospects: list[Prospect]) -> None:
    t = Table(text.format(""))
    assert rounded(option(t, order).prospects(t.g, t.seat)) == rounded(prospects)


@pytest.mark.rule("ZP-12.07")
def test_key_tells_its_chance_in_the_horror_rules() -> None:
    t = Table(AT_CAR, car_keys="horror")
    start = Prospect("may-start", {}, 1 / 6, rules=("ZP-12.07",))
    assert rounded(option(t, "H1 drive").prospects(t.g, 0)) == rounded([start])


@pytest.mark.parametrize(
    ("order", "asks"), [("H1 drive", True), ("H1 board", True), ("H1 shoot", True), ("H1 strike", False)]
)
@pytest.mark.rule("ZP-G18", "ZP-11.17", "ZP-11.18")
def test_only_what_cannot_be_taken_back_is_confirmed(order: str, asks: bool) -> None:
    t = Table(FIGHT.format("shotgun | H2 F7 N"))
    assert option(t, order).needs_confirmation(t.g) == asks
    assert not option(Table(FIGHT.format("shotgun")), "H1 shoot").needs_confirmation(
        Table(FIGHT.format("shotgun")).g
    )
    drink = Table(WINDOW.format("energy_drink"))
    assert not option(drink, "H1 drink").needs_confirmation(drink.g)
    horror = Table(AT_CAR, car_keys="horror")
    assert not option(horror, "H1 drive").needs_confirmation(horror.g)


@pytest.mark.rule("ZP-07.01", "ZP-10.04", "ZP-11.17", "ZP-11.18")
def test_option_says_where_it_can_be_done() -> None:
    t = Table("turn H1 4\nhumans H1 D8 E\nzombies Z1 A1 N\nclosed W1 D1\nsearched S4 1 | S5 1")
    needed = {f"open:{o.id}" for o in BOARD.openings if o.needed}
    assert set(option(t, "H1 barricade").where(t.g)) == needed - {"open:W1", "open:D1"}
    assert set(option(t, "H1 search").where(t.g)) == {"place:S1", "place:S2", "place:S3", "place:S6"}
    assert option(t, "H1 board").where(t.g) == DOORS
    assert option(t, "H1 drive").where(t.g) == DOORS
    assert [option(t, f"H1 {verb}").cost(t.g) for verb in ("board", "drive", "reload", "drink", "end")] == [
        4,
        1,
        0,
        0,
        0,
    ]


@pytest.mark.rule("ZP-11.18", "ZP-G50")
def test_human_in_the_car_is_refused_to_get_in_again() -> None:
    t = Table("turn H1 4\nhumans H1 aboard car_keys | H2 D8 E\nzombies Z1 A1 N", car_keys="horror")
    assert t.refusals("H1 board") == [Refusal("no-aboard", "ZP-11.18")]


@pytest.mark.rule("ZP-G21")
def test_car_doors_are_numbered() -> None:
    for number, square in enumerate(BOARD.doors):
        t = Table(f"turn H1 4\nhumans H1 {BOARD.names[square]} N\nzombies Z1 A1 N")
        assert door_of(t.g, 1) == number
    assert door_of(Table(GARDEN.format("")).g, 1) == -1


@pytest.mark.rule("ZP-07.02", "ZP-10.02")
@pytest.mark.parametrize(
    ("where", "order", "thing"), [("L9 N", "H1 barricade", "open:D1"), ("D4 E", "H1 search", "place:S1")]
)
def test_option_points_at_opening_and_place_number_0(where: str, order: str, thing: str) -> None:
    assert (BOARD.openings[0].id, BOARD.places[0].id) == ("D1", "S1")
    t = Table(f"turn H1 4\nhumans H1 {where}\nzombies Z1 A20 N")
    assert option(t, order).things(t.g) == ("hum:1", thing)


@pytest.mark.rule("ZP-G37")
def test_end_tells_the_points_it_wastes() -> None:
    t = Table(GARDEN.format(""))
    end = option(t, "H1 end")
    assert end.ends_turn(t.g)
    t.g.ap = 1
    waste = end.waste_warning(t.g)
    assert waste is not None
    assert (waste.args, waste.rules) == ({"points": 1}, ("ZP-G37",))
    t.g.ap = 0
    assert end.waste_warning(t.g) is None


@pytest.mark.rule("ZP-G37")
def test_rest_is_for_zombies_and_is_confirmed() -> None:
    t = Table("turn humans\nhumans H1 D8 E | H2 A20 N\nzombies Z1 A1 N")
    frame = engine.pending(t.g)
    assert frame is not None
    assert frame.routine(t.g, t.seat) is None
    t = Table("turn zombies\nhumans H1 D8 E\nzombies Z1 A1 N | Z2 B1 N | Z3 C1 N | Z4 D1 N")
    assert option(t, "rest").needs_confirmation(t.g)
    frame = engine.pending(t.g)
    assert frame is not None
    routine = frame.routine(t.g, t.seat)
    assert routine is not None
    assert routine.key == "rest-zombies"
