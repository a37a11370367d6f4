"""Reports of every action: its events in order, with who and where."""

import pytest

from shamble.core import engine
from shamble.core.events import Event
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import cards_of
from shamble.games.zombie_plague.events import (
    Attacked,
    Barricaded,
    Bitten,
    Broken,
    CardFound,
    CarEvent,
    CarTried,
    Dropped,
    DroveOff,
    Ended,
    Fizzled,
    GunState,
    ItemUsed,
    Killed,
    LostPoints,
    Moved,
    Placed,
    Pushed,
    RoundBegan,
    Searched,
    Shifted,
    Turned,
    WentOver,
    WoundRolled,
    ZombiesBegan,
)
from shamble.games.zombie_plague.rules.placing import FaceZombie, next_speaker
from tests.games.zombie_plague.table import Table, card, spot

N, E, S, W = range(4)
D1 = [o.id for o in BOARD.openings].index("D1")
W4 = [o.id for o in BOARD.openings].index("W4")
FIREPLACE = [p.id for p in BOARD.places].index("S4")  # searched from M14, facing south


def at(name: str) -> int:
    return BOARD.number[name]


def number(kind: str) -> int:
    return cards_of(kind)[0]


def cards_found(kind: str) -> list[Event]:
    return [Searched(1, FIREPLACE, False), CardFound(1, number(kind))]


def blow(face: int, result: str, weapon: str, second: int = 0, target: int = -1) -> Event:
    return Attacked(1, target, weapon, face, second, result)


def fight(weapon: str, others: str = "", turn: str = "H1 4", zombie: str = "E8 W") -> str:
    """H1 in the garden, facing east, a zombie in front of it and others."""
    square, facing = zombie.split()
    return f"turn {turn}\nhumans H1 D8 E {weapon} | H2 A9 N\nzombies Z1 {square} {facing} | Z2 A20 N {others}"


def alone(more: str, zombies: str = "Z1 A20 N") -> str:
    return f"turn H1 4\nhumans H1 {more}\nzombies {zombies}"


Case = tuple[str, str, list[str], list[tuple[int, ...]], list[Event]]
FIRE = alone("M14 S")
CASES: list[Case] = [
    ("ZP-06.02", alone("D8 E"), ["H1 forward"], [], [Moved(1, at("D8"), at("E8"), False)]),
    ("ZP-06.05", alone("D8 E"), ["H1 back"], [], [Moved(1, at("D8"), at("C8"), True)]),
    ("ZP-06.09", alone("D8 E"), ["H1 left"], [], [Turned(1, N)]),
    ("ZP-06.09", alone("D8 E"), ["H1 right"], [], [Turned(1, S)]),
    ("ZP-05.07", fight("", turn="Z2 2"), ["Z2 forward"], [], [Moved(-2, at("A20"), at("A19"), False)]),
    ("ZP-06.09", fight("", turn="Z2 2"), ["Z2 right"], [], [Turned(-2, E)]),
    ("ZP-07.01", alone("H18 W"), ["H1 barricade"], [], [Barricaded(1, W4)]),
    ("ZP-11.24", FIRE, ["H1 search", "lucky W4"], [card("lucky_coincidence")], [Barricaded(0, W4)]),
    ("ZP-10.03", FIRE, ["H1 search"], [card("ammo")], cards_found("ammo")),
    ("ZP-10.10", f"{FIRE}\ndeck", ["H1 search"], [], [Searched(1, FIREPLACE, True)]),
    ("ZP-G28", f"{FIRE}\nclosed W4 D1", ["H1 search", "smash D1"], [card("smash")], [Broken(D1, True)]),
    ("ZP-11.23", FIRE, ["H1 search"], [card("smash")], [*cards_found("smash"), Fizzled(number("smash"))]),
    (
        "ZP-08.11",
        fight("baseball_bat"),
        ["H1 strike"],
        [(6,)],
        [blow(6, "kill", "baseball_bat"), Killed(1, 1)],
    ),
    (
        "ZP-11.20",
        fight("baseball_bat", zombie="E8 W").replace("Z1 E8 W", "Z1 E8 W surprise"),
        ["H1 strike"],
        [(6,), card("ammo")],
        [blow(6, "kill", "baseball_bat"), Killed(1, 1), CardFound(1, number("ammo"))],
    ),
    ("ZP-08.06", fight("baseball_bat"), ["H1 strike"], [(2,)], [blow(2, "miss", "baseball_bat")]),
    (
        "ZP-08.07",
        fight("kitchen_knife", "| Z3 F8 N"),
        ["H1 strike"],
        [(5,)],
        [blow(5, "push", "kitchen_knife"), Pushed((-1, -3), (at("E8"), at("F8"), at("G8")))],
    ),
    (
        "ZP-08.10",
        fight("kitchen_knife").replace("H2 A9", "H2 F8"),
        ["H1 strike"],
        [(5,)],
        [blow(5, "push", "kitchen_knife"), Pushed((), ())],
    ),
    (
        "ZP-08.04",
        fight("kitchen_knife"),
        ["H1 strike"],
        [(1,)],
        [blow(1, "oops", "kitchen_knife"), LostPoints(1, 3)],
    ),
    ("ZP-08.04", fight(""), ["H1 strike"], [(1,)], [blow(1, "oops", ""), LostPoints(1, 3)]),
    ("ZP-08.13", fight(""), ["H1 strike"], [(6,), (6,)], [blow(6, "kill", "", 6), Killed(1, 1)]),
    ("ZP-08.13", fight(""), ["H1 strike"], [(6,), (5,)], [blow(6, "miss", "", 5)]),
    (
        "ZP-G58",
        fight("chainsaw"),
        ["H1 punch"],
        [(5,), (5,)],
        [blow(5, "push", "", 5), Pushed((-1,), (at("E8"), at("F8")))],
    ),
    (
        "ZP-11.05",
        fight("chainsaw"),
        ["H1 strike"],
        [(1,), (4,)],
        [blow(1, "oops", "chainsaw"), WoundRolled(1, 4)],
    ),
    ("ZP-08.12", fight("pistol"), ["H1 shoot"], [(6,)], [blow(6, "kill", "pistol"), Killed(1, 1)]),
    (
        "ZP-08.05",
        fight("pistol"),
        ["H1 shoot"],
        [(1,)],
        [blow(1, "oops", "pistol"), GunState(1, number("pistol"), "empty")],
    ),
    (
        "ZP-11.14",
        fight("pistol ammo"),
        ["H1 shoot", f"use ammo {number('ammo')}"],
        [(1,)],
        [blow(1, "oops", "pistol"), GunState(1, number("pistol"), "saved")],
    ),
    (
        "ZP-11.13",
        fight("double_shotgun"),
        ["H1 shoot"],
        [(1,)],
        [blow(1, "oops", "double_shotgun"), GunState(1, number("double_shotgun"), "barrel")],
    ),
    (
        "ZP-11.11",
        fight("shotgun").replace("H2 A9 N", "H2 F7 N"),
        ["H1 shoot"],
        [(5, 6)],
        [
            blow(5, "push", "shotgun", target=2),
            Pushed((2,), (at("F7"), at("G7"))),
            blow(6, "kill", "shotgun"),
            Killed(1, 1),
        ],
    ),
    (
        "ZP-11.14",
        fight("pistol(empty) ammo"),
        ["H1 reload"],
        [],
        [GunState(1, number("pistol"), "reloaded")],
    ),
    ("ZP-11.16", fight("energy_drink"), ["H1 drink"], [], [ItemUsed(1, number("energy_drink"))]),
    ("ZP-09.01", fight("", turn="Z1 2"), ["Z1 attack"], [(1, 2)], [Bitten(1, 1, (1, 2))]),
    (
        "ZP-09.02",
        fight("", turn="Z1 2"),
        ["Z1 attack"],
        [(3, 3), (2,)],
        [Bitten(1, 1, (3, 3)), Shifted(1, at("D8"), at("C8")), WoundRolled(1, 2)],
    ),
    (
        "ZP-09.04",
        fight("", turn="Z1 2"),
        ["Z1 attack"],
        [(3, 3), (1,)],
        [
            Bitten(1, 1, (3, 3)),
            Shifted(1, at("D8"), at("C8")),
            WoundRolled(1, 1),
            Placed(-3, at("C8"), "risen"),
        ],
    ),
    (
        "ZP-11.15",
        fight("first_aid_kit", turn="Z1 2"),
        ["Z1 attack", f"use first_aid_kit {number('first_aid_kit')}"],
        [(3, 3)],
        [Bitten(1, 1, (3, 3)), ItemUsed(1, number("first_aid_kit"))],
    ),
]


@pytest.mark.parametrize(
    ("text", "orders", "chance", "events"),
    [pytest.param(*case[1:], marks=pytest.mark.rule(case[0])) for case in CASES],
)
def test_action_is_reported(
    text: str, orders: list[str], chance: list[tuple[int, ...]], events: list[Event]
) -> None:
    """The last events of the orders; the chance results belong to the first of them."""
    t = Table(text)
    happened = t.do(orders[0], *chance)
    for order in orders[1:]:
        happened = [*happened, *t.do(order)]
    assert happened[-len(events) :] == events


@pytest.mark.rule("ZP-08.11", "ZP-08.12")
def test_killer_and_zombie_are_reported_apart() -> None:
    t = Table("turn H1 4\nhumans H1 D8 E pistol\nzombies Z1 A20 N | Z2 A19 N | Z3 F8 W")
    assert t.do("H1 shoot", (6,)) == [blow(6, "kill", "pistol", target=-3), Killed(1, 3)]


@pytest.mark.rule("ZP-11.14", "ZP-G41")
@pytest.mark.parametrize("answer", [f"use ammo {number('ammo')}", "decline"])
def test_gun_is_saved_once(answer: str) -> None:
    """The question is asked once, even with a second card in hand."""
    t = Table(fight("pistol ammo ammo"))
    t.do("H1 shoot", (1,))
    t.do(answer)
    assert (t.asks, t.loaded(1)) == ("ask-human-turn", answer != "decline")


@pytest.mark.rule("ZP-10.08")
@pytest.mark.parametrize(("keep", "dropped"), [("chainsaw", "pistol"), ("pistol", "chainsaw")])
def test_weapon_given_up_is_reported(keep: str, dropped: str) -> None:
    t = Table(alone("M14 S pistol"))
    t.do("H1 search", card("chainsaw"))
    assert t.do(f"keep {keep} {number(keep)}") == [Dropped(1, number(dropped))]


@pytest.mark.rule("ZP-09.05", "ZP-G24")
@pytest.mark.parametrize(("answer", "stays"), [("accept", True), ("decline", False)])
def test_player_who_goes_over_is_reported(answer: str, stays: bool) -> None:
    t = Table(fight("", turn="Z1 2"), seats=4)
    t.do("Z1 attack", (3, 3), (1,))
    assert t.do(answer) == [WentOver(0, 3, stays)]


@pytest.mark.rule("ZP-07.04", "ZP-04.01", "ZP-04.05")
def test_zombie_turn_is_reported_in_order() -> None:
    zombies = "Z1 L8 S | Z2 L7 S | Z3 L6 S | Z4 L5 S"
    t = Table(f"turn H1 4\nhumans H1 A20 N\nzombies {zombies}\nclosed D1")
    assert t.do("H1 end") == [ZombiesBegan(1, False)]
    assert t.do("break D1") == [Broken(D1, False)]
    assert t.do("rest") == [RoundBegan(2)]
    t = Table("turn H1 4\nhumans H1 A20 N\nzombies Z1 L8 S")
    assert t.do("H1 end", *spot("N", "B1")) == [ZombiesBegan(1, False), Placed(-2, at("B1"), "arrival")]


CAR = BOARD.names[BOARD.doors[0]]
FACING = "NESW"[BOARD.door_facing[0]]


@pytest.mark.rule("ZP-11.17", "ZP-11.18", "ZP-12.07", "ZP-G22")
def test_car_is_reported() -> None:
    keys = f"turn H1 4\nhumans H1 {CAR} {FACING} car_keys | H2 aboard | H3 A20 N\nzombies Z1 A1 N"
    assert Table(keys).do("H1 drive") == [DroveOff((1, 2))]
    assert Table(keys, car_keys="horror").do("H1 drive", (5,)) == [CarTried(1, 5)]
    assert Table(keys, car_keys="horror").do("H1 drive", (6,)) == [CarTried(1, 6), DroveOff((1, 2))]
    text = f"turn H1 4\nhumans H1 {CAR} {FACING} | H2 A20 N car_keys\nzombies Z1 A1 N"
    assert Table(text).do("H1 board") == [CarEvent(1, "boarded")]


@pytest.mark.rule("ZP-03.02")
def test_end_of_the_game_is_reported() -> None:
    t = Table("turn Z1 2\nhumans H1 D8 E\nzombies Z1 E8 W")
    happened = t.do("Z1 attack", (3, 3), (1,))
    assert happened[-2:] == [Placed(-2, at("C8"), "risen"), Ended("zombies")]


@pytest.mark.rule("ZP-G47")
def test_zombie_players_choose_in_turn() -> None:
    t = Table("turn humans\nhumans H1 D8 E\nzombies Z1 A20 N", seats=7)
    assert [next_speaker(t.g) for _ in range(4)] == [4, 5, 6, 4]


@pytest.mark.rule("ZP-G25", "ZP-G35")
def test_facings_are_offered_with_the_rest_of_their_phase() -> None:
    def routine(t: Table) -> str:
        frame = engine.pending(t.g)
        assert isinstance(frame, FaceZombie)
        offer = frame.routine(t.g, t.seat)
        return "" if offer is None else offer.key

    t = Table(FIRE)
    t.do("H1 search", card("dead_resident"))
    t.play("room T", "place M18")
    assert routine(t) == ""  # in the human turn a card places one zombie only
    t = Table(fight("", turn="Z1 2"))
    t.do("Z1 attack", (3, 3), (1,))
    assert routine(t) == "rest-zombies"
    t = Table.new_game(2)
    while t.asks != "ask-zombie-facing":
        t.do(t.options()[0])
    assert routine(t) == "rest-place"


@pytest.mark.rule("ZP-09.03", "ZP-12.07")
def test_rolls_say_what_they_lead_to() -> None:
    assert [WoundRolled(1, face).data()["result"] for face in (1, 2)] == ["zombified", "fine"]
    assert [CarTried(1, face).data()["result"] for face in (5, 6)] == ["stalls", "starts"]
