"""In Sight, step by step (AT-09.31 to AT-09.38): who tests, the duel, both shots of a tie."""

import pytest

from shamble.core.events import Record
from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import PERSON
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.charge import ChargeTest
from shamble.games.all_things_zombie.rules.exchange import ReactionFire, ReceivedFire
from shamble.games.all_things_zombie.rules.flight import TakeCover
from shamble.games.all_things_zombie.rules.in_sight import (
    UNSAID,
    DuelRoll,
    FirstShot,
    InSight,
    InSightRoll,
    SecondShot,
    TieHow,
    TieRoll,
    look_up,
    startles,
)
from shamble.games.all_things_zombie.state import LEFT
from tests.games.all_things_zombie.table import Table

JIMMY, BANK, BECK = 0, 1, 2


def sighting(jimmy: str = "pistol", bank: str = "pistol", away: str = "1G12", beck: str = "1A1") -> Table:
    """Bank, who moves, has just come into Jimmy's sight; Beck is a friend of Jimmy."""
    text = f"map 1\nscenario 4\npeople Jimmy 1G9 {jimmy} | Bank:1 {away} {bank} | Beck {beck}\nturn Bank"
    t = Table(text, seats=2)
    t.g.seen = (0, 0, 0)
    t.g.stack.clear()
    t.g.record = t.record = Record()
    return t


@pytest.mark.rule("AT-09.31", "AT-G47", "AT-G103", "AT-12.50")
@pytest.mark.parametrize(
    "reason",
    ["none", "friend", "off the map", "mover off the map", "bound", "seen", "tested", "newcomer", "far"],
)
def test_who_is_startled(reason: str) -> None:
    t = sighting(away="1G16" if reason == "far" else "1G15")
    tester = BECK if reason == "friend" else JIMMY
    mover = JIMMY if reason == "friend" else BANK
    if reason == "off the map":
        t.g.set_person(JIMMY, t.g.people[JIMMY].gone(LEFT))
    if reason == "bound":
        t.g.set_person(JIMMY, t.g.people[JIMMY].joined(0, 0, BECK))
    if reason == "seen":
        t.g.seen = (1 << BANK, 0, 0)
    if reason == "tested":
        t.g.tested = (1 << BANK, 0, 0)
    if reason == "newcomer":
        t.g.seen = (0,)
    hex = -1 if reason == "mover off the map" else t.g.people[mover].hex
    assert startles(t.g, tester, mover, hex) == (reason == "none")


@pytest.mark.rule("AT-G47", "AT-09.31")
def test_testers_look_up_nearest_first_and_once() -> None:
    t = sighting(beck="1G11")
    look_up(t.g, BANK)
    assert t.g.stack == [InSight(JIMMY, BANK), InSight(BECK, BANK)]
    InSight(JIMMY, BANK).run(t.g)
    assert t.g.stack[-1] == InSightRoll(JIMMY, BANK)
    assert t.g.tested == (1 << BANK, 0, 0)
    depth = len(t.g.stack)
    InSight(JIMMY, BANK).run(t.g)
    assert len(t.g.stack) == depth


@pytest.mark.rule("AT-09.33", "AT-09.34", "AT-09.35", "AT-09.38", "AT-G48")
@pytest.mark.parametrize(
    ("gun", "away", "faces", "then"),
    [
        ("pistol", "1G12", (1, 1), ReactionFire(JIMMY, BANK, ranged.ANSWER)),
        ("bat", "1G14", (1, 1), "charge"),
        ("bat", "1G15", (1, 1), "charge"),
        ("pistol", "1G12", (1, 6), DuelRoll(JIMMY, BANK)),
        ("pistol", "1G12", (6, 6), None),
    ],
)
def test_what_follows_the_in_sight_roll(gun: str, away: str, faces: tuple[int, ...], then: object) -> None:
    t = sighting(gun, away=away)
    InSightRoll(JIMMY, BANK).on_roll(t.g, faces)
    if then == "charge":
        then = ChargeTest(JIMMY, t.g.people[BANK].hex, False)
    assert t.g.stack == ([then] if then is not None else [])
    tests = [(e.kind, e.faces, e.passed) for e in t.record.events if isinstance(e, events.Tested)]
    assert tests == [(PERSON["jimmy"], faces, sum(face <= 4 for face in faces))]


@pytest.mark.rule("AT-09.35", "AT-G104")
@pytest.mark.parametrize(
    ("faces", "bank", "then"),
    [
        ((5, 4), "pistol", FirstShot(JIMMY, BANK)),
        ((4, 5), "pistol", FirstShot(BANK, JIMMY)),
        ((4, 4), "pistol", TieHow(JIMMY, BANK, UNSAID, ranged.CALM)),
        ((4, 4), "bat", FirstShot(JIMMY, BANK)),
    ],
)
def test_duel_gives_the_first_shot(faces: tuple[int, ...], bank: str, then: object) -> None:
    t = sighting(bank=bank)
    rep = [t.g.people[n].rep() for n in (JIMMY, BANK)]
    DuelRoll(JIMMY, BANK).on_roll(t.g, (faces[0], faces[1] + rep[0] - rep[1]))
    assert t.g.stack == [then]
    duel = next(e for e in t.record.events if isinstance(e, events.Duelled))
    assert (duel.kind, duel.other) == (PERSON["jimmy"], PERSON["bank"])
    assert duel.totals == (faces[0] + rep[0], faces[1] + rep[0])


@pytest.mark.rule("AT-09.36", "AT-09.37", "AT-G104")
@pytest.mark.parametrize(
    ("gun", "fires", "then"),
    [
        ("pistol", True, ReactionFire(JIMMY, BANK, ranged.FIRST_SHOT)),
        ("bat", False, TakeCover(JIMMY, BANK)),
        ("pistol(ooa)", False, None),
    ],
)
def test_winner_of_a_duel_fires_or_takes_cover(gun: str, fires: bool, then: object) -> None:
    t = sighting(gun)
    FirstShot(JIMMY, BANK).run(t.g)
    second = SecondShot(JIMMY, BANK, 0, fires)
    assert t.g.stack == ([second] if then is None else [second, then])


@pytest.mark.rule("AT-09.37", "AT-G104")
@pytest.mark.parametrize(
    ("gun", "fired", "then"),
    [
        ("pistol", True, ReactionFire(BANK, JIMMY, ranged.SECOND_SHOT)),
        ("bat", True, TakeCover(BANK, JIMMY)),
        ("pistol(ooa)", True, ReceivedFire(BANK, JIMMY)),
        ("pistol(ooa)", False, None),
    ],
)
def test_loser_of_a_duel_answers(gun: str, fired: bool, then: object) -> None:
    t = sighting(bank=gun)
    SecondShot(JIMMY, BANK, 0, fired).run(t.g)
    assert t.g.stack == ([then] if then is not None else [])


@pytest.mark.rule("AT-G104")
@pytest.mark.parametrize("reason", ["hit", "gone", "first gone"])
def test_loser_of_a_duel_can_be_out_of_it(reason: str) -> None:
    t = sighting()
    if reason == "hit":
        t.g.set_person(BANK, t.g.people[BANK].hurt(1))
    else:
        gone = BANK if reason == "gone" else JIMMY
        t.g.set_person(gone, t.g.people[gone].gone(LEFT))
    SecondShot(JIMMY, BANK, 0, True).run(t.g)
    assert t.g.stack == []


@pytest.mark.rule("AT-G104", "AT-09.35")
@pytest.mark.parametrize(("mine", "theirs"), [((6,), (6,)), ((6,), (1,)), ((1,), (1,))])
def test_tied_shots_fall_together(mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    t = sighting()
    tie = TieRoll(JIMMY, BANK, (1, 1), (False, False), ())
    assert tie.dice(t.g) == 1
    tie.on_roll(t.g, mine)
    second = t.g.stack.pop()
    assert isinstance(second, TieRoll)
    second.on_roll(t.g, theirs)
    assert (t.who("bank").wounds, t.who("jimmy").wounds) == (int(mine == (6,)), int(theirs == (6,)))
    tests = {ReceivedFire(JIMMY, BANK), ReceivedFire(BANK, JIMMY)}
    assert set(t.g.stack) == (tests if mine == theirs == (1,) else set())


@pytest.mark.rule("AT-G104")
def test_tied_shots_have_their_own_dice() -> None:
    t = sighting("smg", "pistol(scope)")
    assert TieRoll(JIMMY, BANK, (3, 1), (True, False), ()).dice(t.g) == 4
    assert TieRoll(JIMMY, BANK, (3, 1), (True, False), (1, 2, 3, 4)).dice(t.g) == 2


@pytest.mark.rule("AT-G104", "AT-04.06", "AT-08.41")
def test_each_tied_shot_is_marked_and_spent_as_it_was_fired() -> None:
    t = sighting("smg", "pistol(scope)")
    TieRoll(JIMMY, BANK, (3, 1), (True, False), ()).on_roll(t.g, (2, 2, 2, 3))
    second = t.g.stack.pop()
    assert isinstance(second, TieRoll)
    second.on_roll(t.g, (2, 3))
    assert sorted(t.shots()) == [("1G12", 1), ("1G9", 4)]
    assert (t.hand("jimmy"), t.hand("bank")) == ("smg(ooa)", "pistol")
    fired = [(e.kind, len(e.faces)) for e in t.record.events if isinstance(e, events.Fired)]
    assert fired == [(PERSON["jimmy"], 4), (PERSON["bank"], 2)]
