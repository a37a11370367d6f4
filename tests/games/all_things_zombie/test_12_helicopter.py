"""Scenario 6, Race to the Helicopter (AT-12.53 to AT-12.64)."""

import pytest

from shamble.core import engine
from shamble.games.all_things_zombie.board import HELIPORT
from shamble.games.all_things_zombie.events import ShotsRolled, ZombieCame, ZombieMoved
from shamble.games.all_things_zombie.pieces import PEOPLE
from shamble.games.all_things_zombie.rules.scenarios import PLANS, decided, heliport_hexes
from shamble.games.all_things_zombie.state import DEAD, FOLLOWING, WAITING
from tests.games.all_things_zombie.table import GivenThenRandomDice, Table

FIVE = ("Tonya", "Nick", "Bank", "Buffy", "The-Professor")
WEST_EDGE = ("G1", "H2", "F2", "I1", "E1")


def on_edge(board: int, zombies: str = "", number: int = 5) -> Table:
    """Return this many of the five survivors at the west edge of a board."""
    people = " | ".join(f"{who} {board}{hex}" for who, hex in zip(FIVE[:number], WEST_EDGE))
    t = Table(f"map {board}\nscenario 6\npeople {people}\n{zombies}\nturn side 0")
    t.g.stage = (3, 2, 4).index(board)
    return t


def all_leave(t: Table) -> None:
    for who in FIVE:
        if f"go {who}" in t.options():
            t.do(f"go {who}")
        t.do("leave")


@pytest.mark.rule("AT-12.54", "AT-12.55", "AT-12.56")
def test_eight_come_in_over_board_three() -> None:
    ids = [PEOPLE[kind].id for kind in PLANS[6].team]
    assert ids == ["tonya", "bank", "nick", "jimmy", "buffy", "too_tall", "sailor", "professor"]
    t = Table.new_game("race-to-the-helicopter")
    assert (t.g.pool, t.g.layout, t.g.turns) == ((24,), "3", 24)
    assert PLANS[6].layouts == ("3", "2", "4")  # none of them is turned
    assert t.g.map().names[0] == "3A1"
    t.do_randomly("done")
    t.do_randomly("go Tonya")
    assert [o for o in t.options() if o.startswith("enter")][6] == "enter 3G17"
    assert (PLANS[6].dice, PLANS[6].distance) == (6, 6)


@pytest.mark.rule("AT-12.57", "AT-G78")
def test_survivors_off_the_board_wait_for_the_others() -> None:
    t = on_edge(3)
    t.do("go Tonya")
    t.do("leave")
    assert t.who("tonya").fate == WAITING
    t.do("rest")
    assert (t.g.turn, t.g.layout) == (2, "3")  # turns keep counting
    east = Table(
        "map 3\nscenario 6\npeople Tonya 3G17 | The-Professor 3A1 | Nick 3A2 | Bank 3A3 | Buffy 3A4\nturn Tonya"
    )
    assert east.refused_by("leave") == ["AT-G106"]


@pytest.mark.rule("AT-12.58", "AT-12.61", "AT-G78")
@pytest.mark.parametrize(("board", "following"), [(3, "2"), (2, "4")])
def test_all_enter_the_next_board_in_the_next_turn(board: int, following: str) -> None:
    t = on_edge(board)
    all_leave(t)
    assert (t.g.turn, t.g.layout) == (2, following)
    t.g.source = GivenThenRandomDice([])
    engine.resolve_chance(t.g, (1, 6))  # with a 6 no survivor could activate
    assert t.options() == [f"go {who}" for who in FIVE]
    t.do("go The-Professor")
    entries = [o.removeprefix("enter ") for o in t.options() if o.startswith("enter")]
    assert entries[6] == f"{following}G17"


def reenter(t: Table, board: str, *chance: tuple[int, ...]) -> list[int]:
    """Let the five come in over the east edge; return how many dice were rolled for zombies."""
    rows = iter("GHFIE")
    while t.g.reentry:
        if any(o.startswith("enter") for o in t.options()):
            t.do(f"enter {board}{next(rows)}17")
        elif "end" in t.options():
            t.g.source = GivenThenRandomDice(list(chance))
            action = engine.find(t.g, 0, "end")
            assert action is not None
            t.record = engine.apply(t.g, 0, action)
        else:
            t.do(t.options()[0])
    return [len(e.faces) for e in t.record.events if isinstance(e, ShotsRolled)]


@pytest.mark.rule("AT-12.59", "AT-12.61", "AT-11.07", "AT-G120")
def test_zombies_are_generated_after_the_entry_and_stand_still() -> None:
    t = on_edge(3)
    all_leave(t)
    t.g.source = GivenThenRandomDice([])
    engine.resolve_chance(t.g, (1, 6))  # the survivors first, then the zombies
    rolls = reenter(t, "2", (6, 1, 1, 1, 1, 1))
    assert rolls == [6, 6, 6, 6, 6]
    assert [e for e in t.record.events if isinstance(e, ZombieCame)]
    assert not [e for e in t.record.events if isinstance(e, ZombieMoved)]


@pytest.mark.rule("AT-12.60", "AT-12.62", "AT-G120")
@pytest.mark.parametrize(("board", "following"), [(3, "2"), (2, "4")])
def test_zombies_left_behind_follow(board: int, following: str) -> None:
    t = on_edge(board, f"zombies {board}A1 slow | {board}M9 fast | {board}A17 slow")
    all_leave(t)
    assert [at for at in t.g.zombies if at == FOLLOWING] == [FOLLOWING] * 3
    t.g.source = GivenThenRandomDice([])
    engine.resolve_chance(t.g, (1, 6))
    reenter(t, following, *[(1,) * 6] * 5)
    came = [e.hex for e in t.record.events if isinstance(e, ZombieCame)]
    assert came == [f"{following}G17", f"{following}H17", f"{following}F17"]


@pytest.mark.rule("AT-G120")
def test_followers_come_only_after_the_entry() -> None:
    t = on_edge(3, "zombies 3A9 slow")
    all_leave(t)
    t.g.source = GivenThenRandomDice([])
    record = engine.resolve_chance(t.g, (4, 2))
    assert not [e for e in record.events if isinstance(e, ZombieCame)]
    assert t.g.zombies.count(FOLLOWING) == 1


# -------------------------------------------------------------------- the heliport


def downtown(first: str, zombies: str = "") -> Table:
    people = f"Tonya {first} | Nick 4A1 | Bank 4A2 | Buffy 4A3 | The-Professor 4A4"
    t = Table(f"map 4\nscenario 6\npeople {people}\n{zombies}\nturn Tonya")
    t.g.stage = 2
    return t


@pytest.mark.rule("AT-12.63", "AT-G76")
@pytest.mark.example("AT-E12.09")
def test_first_survivor_beside_the_heliport_brings_zombies() -> None:
    t = downtown("4I6")
    picks = [(0,)] * 14
    t.do("move 4I7", (3,), *picks)
    assert len(t.all_zombies()) == 7
    inside = {
        t.g.map().names[h] for h in t.g.map().buildings[t.g.map().building[t.g.map().number["4I9"]]].hexes
    }
    assert set(t.all_zombies()) <= inside
    t.do("move 4I6")
    t.do("move 4I7")  # once only
    assert len(t.all_zombies()) == 7


@pytest.mark.rule("AT-G76")
def test_no_card_for_the_heliport_and_no_zombie_on_a_survivor() -> None:
    t = downtown("4I7")
    t.g.landed = True
    t.do("move 4I8")
    assert (t.at("tonya"), t.g.cards_used) == ("4I8", [])
    assert t.g.map().number["4I8"] not in heliport_hexes(t.g)
    assert len(heliport_hexes(t.g)) == 8


@pytest.mark.rule("AT-12.64", "AT-G77")
def test_victory_in_the_heliport() -> None:
    people = "Tonya 4I7 | Nick 4I9 | Bank 4I10 | Buffy 4H9 | The-Professor 4H10{}"
    text = "map 4\nscenario 6\npeople {}\nturn Tonya"
    t = Table(text.format(people.format("")))
    t.g.stage = 2
    t.g.landed = True
    assert decided(t.g) == ""
    t.do("move 4I8")
    t.do("end")
    assert t.g.outcome == "won"
    t = Table(text.format(people.format(" | Jimmy 4G8")))
    t.g.stage = 2
    t.g.landed = True
    t.do("move 4I8")
    assert decided(t.g) == ""  # all who live
    t.g.set_person(5, t.g.people[5].gone(DEAD))
    assert decided(t.g) == "won"
    assert HELIPORT == "4H"


@pytest.mark.rule("AT-12.64", "AT-G75", "AT-G77", "AT-G126")
def test_defeat_in_scenario_six() -> None:
    t = downtown("4I6")
    t.g.set_person(4, t.g.people[4].gone(DEAD))
    assert decided(t.g) == "lost"  # the Professor
    t = downtown("4I6")
    t.g.set_person(1, t.g.people[1].gone(DEAD))
    assert decided(t.g) == "lost"  # only three others
    t = downtown("4I6")
    t.g.turns = 1
    t.do("end")
    assert t.g.outcome == "lost"
