"""Chances and warnings on options, and repeated answers."""

import pytest

from shamble.core import engine
from shamble.core.prospects import Prospect
from shamble.games.zombies import GAME, names
from shamble.games.zombies.rules.furnishing import PutDoor, PutTokens, PutZombies
from shamble.games.zombies.rules.odds import dies, kills
from shamble.games.zombies.rules.windows import CardWindow
from shamble.games.zombies.rules.zombie_movement import WalkZombies
from shamble.match.log import Moved, Occupant
from shamble.match.match import Match
from tests.games.zombies.table import Table


def prospects_of(t: Table, text: str) -> dict[str, float]:
    """Return the prospects of an option with their chances."""
    return {prospect.key: round(prospect.chance, 3) for prospect in prospects(t, text)}


def prospects(t: Table, text: str) -> list[Prospect]:
    seat = engine.waiting(t.g)[0]
    action = engine.find(t.g, seat, text)
    assert action is not None
    return action.prospects(t.g, seat)


def confirmed(t: Table, text: str) -> bool:
    action = engine.find(t.g, engine.waiting(t.g)[0], text)
    assert action is not None
    return action.needs_confirmation(t.g)


@pytest.mark.rule("ZZ-10.03", "ZZ-24.03")
def test_a_roll_tells_its_chance_with_and_without_an_item() -> None:
    t = Table("players P1 items=fire_axe hand=fear bullets=3\nzombies 1,0\nturn P1 moving 3")
    t.do("move N")
    assert prospects_of(t, "roll") == {"may-kill": 0.5}
    assert prospects_of(t, "use fire_axe") == {"may-kill": 0.667}
    axe = engine.find(t.g, 0, "use fire_axe")
    assert axe is not None
    assert axe.things(t.g) == (names.card_thing(t.g.item(0, "fire_axe")),)


@pytest.mark.rule("ZZ-10.04", "ZZ-10.05", "ZZ-24.10")
def test_after_a_roll_that_falls_short() -> None:
    t = Table("players P1 hand=adrenaline_rush bullets=3\nzombies 1,0\nturn P1 moving 3")
    t.do("move N", (1,))
    assert prospects_of(t, "shoot 3") == {"may-kill": 1.0}
    assert prospects_of(t, "bleed") == {"may-kill": 0.5}
    assert prospects_of(t, "boost adrenaline_rush") == {"may-kill": 0.0}
    assert not confirmed(t, "bleed")
    t = Table("players P1 hand=adrenaline_rush bullets=3\nzombies 1,0\nturn P1 moving 3")
    t.do("move N", (2,))
    assert prospects_of(t, "boost adrenaline_rush") == {"may-kill": 1.0}


@pytest.mark.rule("ZZ-11.01")
def test_last_life_needs_a_confirmation() -> None:
    t = Table("players P1 hand=fear life=1 bullets=3\nzombies 1,0\nturn P1 moving 3")
    t.do("move N", (1,))
    assert prospects_of(t, "bleed") == {"may-die-surely": 1.0}
    assert confirmed(t, "bleed")
    assert prospects(t, "bleed")[0].tone == "bad"


@pytest.mark.rule("ZZ-16.07")
@pytest.mark.parametrize(
    ("life", "bullets", "asked"), [(3, 3, False), (3, 0, False), (2, 0, True), (1, 0, True), (1, 2, False)]
)
def test_a_step_onto_a_zombie_warns(life: int, bullets: int, asked: bool) -> None:
    t = Table(f"players P1 life={life} bullets={bullets}\nzombies 1,0\nturn P1 moving 3")
    chance = round(dies(life, bullets), 3)
    assert prospects_of(t, "move N") == {"may-win": round(1 - chance, 3)} | (
        {"may-die": chance} if chance else {}
    )
    assert prospects_of(t, "move S") == {}
    assert (confirmed(t, "move N"), confirmed(t, "move S")) == (asked, False)
    step = engine.find(t.g, 0, "move N")
    assert step is not None
    assert step.args(t.g)["direction"] == "@direction-N"


def test_the_chance_of_dying_is_exact() -> None:
    assert kills() == 0.5
    assert kills(1) == 4 / 6
    assert dies(1, 0) == 0.5
    assert dies(2, 0) == 0.25
    assert dies(1, 3) == 0
    assert dies(1, 1) == pytest.approx(2 / 6)
    assert dies(1, 0, bonus=2) == pytest.approx(1 / 6)


@pytest.mark.rule("ZZ-17.06")
def test_a_zombie_moved_onto_a_pawn_says_whom_it_attacks() -> None:
    t = Table("players P1 1,1 | P2 0,1\nzombies 1,0\nturn P1 walk 2")
    (attack,) = prospects(t, "walk 1,0 S")
    assert (attack.key, attack.args, attack.tone) == ("may-attack", {"player": "@seat-0"}, "bad")
    t = Table("players P1 0,1 | P2 1,1\nzombies 1,0\nturn P1 walk 2")
    (attack,) = prospects(t, "walk 1,0 S")
    assert (attack.args, attack.tone) == ({"player": "@seat-1"}, "good")
    t = Table("players P1 0,1 | P2 2,1\nzombies 1,1\nturn P1 walk 2")
    assert prospects(t, "walk 1,1 N") == []
    walk = engine.find(t.g, 0, "walk 1,1 N")
    assert walk is not None
    assert walk.args(t.g)["direction"] == "@direction-N"
    assert walk.things(t.g) == ("zom:1", "sq:1,0", "sq:1,1")
    peace = "lasting alternate_food_source P1"
    t = Table(f"players P1 1,1 | P2 0,1\nzombies 1,0\n{peace}\nturn P1 walk 2")
    assert prospects(t, "walk 1,0 S") == []


@pytest.mark.rule("ZZ-24.05")
def test_a_grenade_says_how_many_and_what_it_costs() -> None:
    text = """
        tiles hospital 0,-1 door=1,-2
        players P1 1,-1 life={} items=grenade hand=fear
        zombies 0,-3 1,-3
        turn P1 moving 3"""
    t = Table(text.format(2))
    assert prospects_of(t, "use grenade") == {"may-blast": 1.0}
    t = Table(text.format(1))
    assert prospects_of(t, "use grenade") == {"may-blast": 1.0, "may-die-surely": 1.0}


# -------------------------------------------------------------------- the rest for me


def table(seed: int) -> Match:
    return Match.new(GAME, [Occupant(kind="person", name="A"), Occupant(kind="person", name="B")], seed=seed)


def follow_the_hint(match: Match) -> None:
    seat = match.waiting()[0]
    match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))


def the_rest(match: Match) -> list[str]:
    """Return the actions of a seat that leaves the rest to the table."""
    before = len(match.log)
    match.accept(match.act(match.waiting()[0], match.decision_id, "", rest=True))
    while (step := match.next_automatic_entry()) is not None:
        match.accept(step)
    return [entry.text for entry in match.log[before:] if isinstance(entry, Moved)]


@pytest.mark.rule("ZZ-07.01")
def test_a_building_is_furnished_with_one_answer() -> None:
    """Zombies, tokens and door: thirteen questions for the Sporting Goods Store."""
    most = 0
    for seed in range(12):
        match = table(seed)
        for _ in range(6):
            if isinstance(match.pending(), PutZombies | PutTokens | PutDoor):
                most = max(most, len(the_rest(match)))
                assert not isinstance(match.pending(), PutZombies | PutTokens | PutDoor)
            follow_the_hint(match)
    assert most > 8


@pytest.mark.rule("ZZ-17.01")
def test_zombies_walk_the_rest_of_their_die_with_one_answer() -> None:
    match, most = table(3), 0
    while most < 3:
        if isinstance(match.pending(), WalkZombies):
            most = max(most, len(the_rest(match)))
            assert not isinstance(match.pending(), WalkZombies)
        follow_the_hint(match)


@pytest.mark.rule("ZZ-13.03")
def test_repeated_pass_lasts_for_the_round() -> None:
    match, passed = table(3), False
    while not passed:
        if isinstance(match.pending(), CardWindow):
            assert set(the_rest(match)) == {"pass"}
            passed = True
        else:
            follow_the_hint(match)
