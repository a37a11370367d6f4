"""Reports of every action: its events in order, with who and where."""

import pytest

from shamble.core.events import Event
from shamble.games.zombicide import sheets
from shamble.games.zombicide.board import BOARDS
from shamble.games.zombicide.cards import FATTY, ORANGE, WALKER, YELLOW
from shamble.games.zombicide.events import (
    CardEvent,
    CarEvent,
    Did,
    DidTo,
    DoorEvent,
    FirstPlayer,
    Gained,
    HordeAttacks,
    HordeMoved,
    Killed,
    Levelled,
    Moved,
    NoiseMade,
    Rolled,
    RoundBegan,
    Spawned,
    TokenEvent,
    ZombieCardDrawn,
    ZombiesBegan,
)
from tests.games.zombicide.table import Table, card, zombie

AMY, NED = (next(n for n, sheet in enumerate(sheets.SHEETS) if sheet.name == name) for name in ("Amy", "Ned"))
M = 4  # the mission's number
QUIET = "off S1 S2 S3 S4"


def zone(name: str) -> int:
    return BOARDS[M].number[name]


def cards_found(id: str, *more: str) -> list[Event]:
    return [CardEvent(what, NED, card(id)[0]) for what in ("found", *more)]


def rolled(weapon: str, face: int, hits: int) -> Event:
    return Rolled(NED, weapon, (face,), 4, 0, hits)


def killed(where: str, kind: int = WALKER, count: int = 1) -> Event:
    return Killed(NED, M, zone(where), kind, count)


Order = tuple[str, tuple[int, ...]]
NO_CHANCE: tuple[int, ...] = ()
# a rule, Ned's line and others, orders with their chance, all events
CASES: list[tuple[str, str, list[Order], list[Event]]] = [
    ("ZC-06.04", "z8", [("Ned move z9", NO_CHANCE)], [Moved(NED, M, zone("z8"), zone("z9"))]),
    ("ZC-06.39", "z8", [("Ned noise", NO_CHANCE)], [NoiseMade(M, zone("z8"))]),
    (
        "ZC-06.19",
        "z8 hand crowbar\nopened r17",
        [("Ned open D7 with crowbar", NO_CHANCE)],
        [DoorEvent("opened", NED, M, 6)],
    ),
    (
        "ZC-05.18",
        "z8 hand fire_axe\nopened r17",
        [("Ned open D7 with fire_axe", NO_CHANCE)],
        [NoiseMade(M, zone("z8")), DoorEvent("opened", NED, M, 6)],
    ),
    (
        "ZC-09.25",
        "z8 skills lock-it-down\nopen D7",
        [("Ned close D7", NO_CHANCE)],
        [DoorEvent("closed", NED, M, 6)],
    ),
    ("ZC-09.26", "z8 skills loud", [("Ned loud", NO_CHANCE)], [Did("loud", NED, "ZC-09.26")]),
    (
        "ZC-09.29",
        "z8 skills medic\nAmy z8 hand wound",
        [("Ned heal Amy", NO_CHANCE)],
        [DidTo("heal", NED, AMY, "ZC-09.29")],
    ),
    (
        "ZC-09.19",
        "z8 skills born-leader\nAmy z8",
        [("Ned lead Amy", NO_CHANCE)],
        [DidTo("lead", NED, AMY, "ZC-09.19")],
    ),
    ("ZC-06.08", "r17", [("Ned search", card("water"))], cards_found("water", "kept")),
    (
        "ZC-06.42",
        "r17",
        [("Ned search", card("aaahh"))],
        [
            *cards_found("aaahh"),
            Did("scream", NED, "ZC-06.42", "bad"),
            Spawned(M, zone("r17"), WALKER, 1),
        ],
    ),
    (
        "ZC-05.38",
        "r17 hand pan pistol pack water bag_of_rice canned_food",
        [("Ned search", card("machete")), (f"drop pan {card('pan')[0]}", NO_CHANCE)],
        [
            *cards_found("machete"),
            CardEvent("discarded", NED, card("pan")[0]),
            *cards_found("machete", "kept")[1:],
        ],
    ),
    (
        "ZC-09.28",
        "r17 skills matching-set",
        [("Ned search", card("pistol")), ("accept", NO_CHANCE)],
        [
            *cards_found("pistol"),
            CardEvent("matched", NED, card("pistol", 1)[0]),
            CardEvent("kept", NED, card("pistol")[0]),
            CardEvent("kept", NED, card("pistol", 1)[0]),
        ],
    ),
    (
        "ZC-09.22",
        "r17 skills destiny",
        [("Ned search", card("water")), (f"redraw water {card('water')[0]}", card("bag_of_rice"))],
        [*cards_found("water", "discarded"), *cards_found("bag_of_rice", "kept")],
    ),
    (
        "ZC-06.26",
        "z8 pack water\nAmy z8",
        [("Ned trade Amy", NO_CHANCE), ("swap Ned 3 Amy 3", NO_CHANCE), ("done", NO_CHANCE)],
        [DidTo("trade", NED, AMY, "ZC-06.26")],
    ),
    (
        "ZC-08.34",
        "z8 hand sawed_off!",
        [("Ned reload sawed_off", NO_CHANCE)],
        [CardEvent("reloaded", NED, card("sawed_off")[0])],
    ),
    (
        "ZC-08.30",
        "z8 hand rifle pack scope",
        [("Ned combine sniper", NO_CHANCE)],
        [Did("combined-sniper", NED, "ZC-08.29", "good")],
    ),
    (
        "ZC-08.31",
        "z8 pack gasoline glass_bottles",
        [("Ned combine molotov", NO_CHANCE)],
        [Did("combined-molotov", NED, "ZC-08.29", "good")],
    ),
    (
        "ZC-08.02",
        "z8 hand pistol\nzombies z9 2 walker",
        [("Ned shoot z9 with pistol", (6,))],
        [NoiseMade(M, zone("z8")), rolled("pistol", 6, 1), killed("z9"), Gained(NED, 1, 1)],
    ),
    (
        "ZC-08.06",
        "z8 hand pistol\nzombies z9 2 walker",
        [("Ned shoot z9 with pistol", (2,))],
        [NoiseMade(M, zone("z8")), rolled("pistol", 2, 0)],
    ),
    (
        "ZC-05.28",
        "z8 hand crowbar xp 6\nzombies z8 1 walker",
        [("Ned strike with crowbar", (6,))],
        [
            rolled("crowbar", 6, 1),
            killed("z8"),
            Gained(NED, 1, 7),
            Levelled(NED, YELLOW, sheets.ACTION),
        ],
    ),
    (
        "ZC-08.32",
        "z8 hand molotov\nzombies z9 2 walker 1 fatty\nAmy z9",
        [("Ned shoot z9 with molotov", NO_CHANCE)],
        [
            NoiseMade(M, zone("z8")),
            CardEvent("thrown", NED, card("molotov")[0]),
            killed("z9", WALKER, 2),
            killed("z9", FATTY),
            Did("died", AMY, "ZC-07.08", "bad"),
            Gained(NED, 3, 3),
        ],
    ),
    (
        "ZC-08.23",
        "z8 hand pistol\nAmy z9 hand pan",
        [("Ned shoot z9 with pistol", (6,))],
        [
            NoiseMade(M, zone("z8")),
            rolled("pistol", 6, 1),
            Did("wounded", AMY, "ZC-07.06", "bad"),
            CardEvent("lost", AMY, card("pan")[0]),
        ],
    ),
    (
        "ZC-06.30",
        "z7",
        [("Ned board C1 driver", NO_CHANCE)],
        [CarEvent("in", NED, M, 0, zone("z7"), zone("z7"))],
    ),
    (
        "ZC-06.33",
        "z7 car C1 driver",
        [("Ned alight C1", NO_CHANCE)],
        [CarEvent("out", NED, M, 0, zone("z7"), zone("z7"))],
    ),
    (
        "ZC-06.32",
        "z7 car C1 driver",
        [("Ned sit C1 seat1", NO_CHANCE)],
        [CarEvent("seat", NED, M, 0, zone("z7"), zone("z7"))],
    ),
    (
        "ZC-06.35",
        "z7 car C1 driver\nzombies z8 1 walker",
        [("Ned drive C1 z8", (6,))],
        [
            rolled("car", 6, 1),
            CarEvent("drove", NED, M, 0, zone("z7"), zone("z8")),
            killed("z8"),
            Gained(NED, 1, 1),
        ],
    ),
    ("ZC-06.14", "z7", [("Ned ransack C1", (0,))], cards_found("mas_shotgun", "kept")),
    (
        "ZC-06.38",
        "r2",
        [("Ned take O1", NO_CHANCE)],
        [TokenEvent("taken", NED, M, 0), Gained(NED, 4, 4)],
    ),
]


@pytest.mark.parametrize(
    ("text", "orders", "events"),
    [pytest.param(*case[1:], marks=pytest.mark.rule(case[0])) for case in CASES],
)
def test_action_is_reported(text: str, orders: list[Order], events: list[Event]) -> None:
    first, *others = text.split("\n")
    skills = "" if "skills" in first else " skills medic"
    t = Table("\n".join(["mission 04", f"Ned {first}{skills}", *others, QUIET, "turn Ned"]))
    happened: list[Event] = []
    for order, chance in orders:
        happened += t.do(order, *([chance] if chance else []))
    assert happened == events


def night(text: str, *chance: tuple[int, ...]) -> list[Event]:
    return Table(f"mission 04\n{text}\nphase zombies", chance=list(chance)).record.events


@pytest.mark.rule("ZC-07.04", "ZC-07.06", "ZC-04.01")
def test_attack_is_reported() -> None:
    assert night(f"Ned z8\nzombies z8 1 walker\n{QUIET}") == [
        ZombiesBegan(0),
        HordeAttacks(M, zone("z8"), 1),
        Did("wounded", NED, "ZC-07.06", "bad"),
        RoundBegan(1, 0),
    ]


@pytest.mark.rule("ZC-07.08", "ZC-09.35")
def test_death_and_toughness_are_reported() -> None:
    happened = night(
        f"Ned z8 hand wound\nAmy z9 skills tough\nzombies z8 1 walker\nzombies z9 1 walker\n{QUIET}"
    )
    assert Did("died", NED, "ZC-07.08", "bad") in happened
    assert Did("tough", AMY, "ZC-09.35", "good") in happened


@pytest.mark.rule("ZC-07.12")
def test_moving_horde_is_reported() -> None:
    assert night(f"Ned z8\nzombies z9 2 walker\n{QUIET}")[1] == HordeMoved(
        M, zone("z9"), zone("z8"), WALKER, 2, 0
    )


@pytest.mark.rule("ZC-07.24", "ZC-05.33")
@pytest.mark.parametrize(("xp", "level", "count"), [(0, 0, 2), (7, YELLOW, 3), (19, ORANGE, 4)])
def test_zombie_card_is_reported_with_its_level(xp: int, level: int, count: int) -> None:
    """Card 4 brings two, three or four Walkers."""
    there = BOARDS[M].spawns[0].zone
    happened = night(f"Ned z8 xp {xp}\noff S2 S3 S4", zombie(4))
    assert [event for event in happened if isinstance(event, ZombieCardDrawn | Spawned)] == [
        ZombieCardDrawn(M, there, 4, level),
        Spawned(M, there, WALKER, count),
    ]


@pytest.mark.rule("ZC-04.10")
def test_token_that_passes_on_is_reported() -> None:
    happened = Table(f"mission 04\nNed z8\nAmy z8 seat 1\n{QUIET}\nphase zombies", 2).record.events
    assert happened[-2:] == [FirstPlayer(1), RoundBegan(1, 1)]


@pytest.mark.rule("ZC-08.26", "ZC-09.24")
def test_card_that_takes_a_wound_is_reported() -> None:
    t = Table(f"mission 04\nNed z8 pack goalie_mask\nzombies z8 1 walker\n{QUIET}\nphase zombies")
    mask = card("goalie_mask")[0]
    assert t.do(f"use goalie_mask {mask}")[0] == CardEvent("shield", NED, mask)


@pytest.mark.rule("ZC-02.04", "ZC-G122")
def test_trade_that_is_refused_is_reported() -> None:
    t = Table(f"mission 04\nNed z8 pack water\nAmy z8 seat 1\n{QUIET}\nturn Ned", 2)
    t.play("Ned trade Amy", "swap Ned 3 Amy 3", "done")
    assert t.do("decline") == [DidTo("trade-refused", NED, AMY, "ZC-02.04")]
