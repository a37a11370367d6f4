"""Details of a survivor or a zone, and forecasts in the view."""

from typing import Any

import pytest

from shamble.core import engine
from shamble.core.inspection import Inspection
from shamble.games.zombicide import GAME
from tests.games.zombicide.table import Table

QUIET = "off S1 S2 S3 S4"


def table(text: str) -> Table:
    return Table(f"mission 04\n{text}\n{QUIET}")


def ask(t: Table, thing: str, seat: int = 0) -> Inspection:
    return GAME.inspect(GAME.view(t.g, seat), thing)


def picture(t: Table, seat: int = 0) -> dict[str, Any]:
    return GAME.client_view(GAME.view(t.g, seat))


# -------------------------------------------------------------------- walking


@pytest.mark.rule("ZC-06.04", "ZC-06.05")
def test_where_a_survivor_can_walk_and_what_it_costs() -> None:
    t = table("Ned z8\nzombies z9 2 walker\nturn Ned")
    inspection = ask(t, "sur:ned")
    near = {names for names, way in inspection.reach.items() if way.cost == 1}
    assert near == {"zone:" + t.g.board().names[z] for z in t.g.ways().near[t.g.board().number["z8"]]}
    way = inspection.reach["zone:z9"]
    assert (way.actions, way.path, way.cost, way.risks) == (
        ("Ned move z9",),
        ("zone:z9",),
        1,
        ("zom:z9:walker",),
    )
    beyond = [place for place, way in inspection.reach.items() if way.path[:-1] == ("zone:z9",)]
    assert beyond == []  # leaving two walkers costs three: four actions in all


@pytest.mark.rule("ZC-06.05", "ZC-09.31")
def test_the_slippery_walk_through() -> None:
    t = table("Ned z8 skills slippery\nzombies z9 2 walker\nzombies z8 1 walker\nturn Ned")
    assert any(way.path[:1] == ("zone:z9",) and way.cost == 2 for way in ask(t, "sur:ned").reach.values())


@pytest.mark.rule("ZC-09.15", "ZC-06.06", "ZC-G49")
def test_a_walk_of_two_zones_with_one_move() -> None:
    t = table("Ned z8 skills 2-zones-per-move-action\nturn Ned 1")
    inspection = ask(t, "sur:ned")
    for place, way in inspection.reach.items():
        again = table("Ned z8 skills 2-zones-per-move-action\nAmy z1\nturn Ned 1")
        assert way.cost == 1
        for action in way.actions:
            again.do(action)
        assert "zone:" + again.at("Ned") == place
        assert again.asks != "ask-walk-on"
    assert any(len(way.path) == 2 for way in inspection.reach.values())
    t.do("Ned move z9")
    assert t.asks == "ask-walk-on"
    assert all(way.cost == 0 for way in ask(t, "sur:ned").reach.values())


@pytest.mark.rule("ZC-06.02", "ZC-06.05", "ZC-09.12")
@pytest.mark.parametrize("skills", ["medic", "slippery", "plus-1-free-move-action", "plus-1-zone-per-move"])
def test_every_way_can_really_be_walked(skills: str) -> None:
    text = f"Ned z8 skills {skills}\nzombies z8 1 walker\nzombies z9 1 runner\nzombies z6 1 fatty\nAmy z1\nturn Ned"
    inspection = ask(table(text), "sur:ned")
    assert inspection.reach
    for place, way in inspection.reach.items():
        t = table(text)
        before = t.g.actions + t.g.free_moves
        for action in way.actions:
            t.do(action)
        assert "zone:" + t.at("Ned") == place == way.path[-1]
        if t.g.acting == 0:
            assert before - t.g.actions - t.g.free_moves == way.cost
        met = {f"zom:{zone[5:]}:{kind}" for zone in way.path for kind in kinds(t, zone)}
        assert set(way.risks) == met


def kinds(t: Table, zone: str) -> list[str]:
    return t.horde(zone[5:]).split()[1::2]


def test_who_does_not_act_walks_nowhere() -> None:
    t = table("Ned z8\nAmy z8\nturn Ned")
    assert ask(t, "sur:amy").reach == {}
    assert ask(t, "sur:amy").sees == ask(t, "sur:ned").sees != []
    for thing in ("sur:phil", "zone:z99", "door:D1", "nonsense"):
        assert ask(t, thing) == Inspection(thing)


# -------------------------------------------------------------------- attacks


@pytest.mark.rule("ZC-08.06", "ZC-08.11", "ZC-08.18", "ZC-08.20", "ZC-08.21")
def test_needs_and_odds_of_attacks() -> None:
    t = table("Ned z8 hand pistol machete\nzombies z8 1 walker\nzombies z9 1 fatty 1 runner\nturn Ned")
    inspection = ask(t, "sur:ned")
    assert inspection.needs == {"zom:z8:walker": 4, "zom:z9:fatty": 7, "zom:z9:runner": 4}
    assert inspection.odds["Ned strike with machete"] == 0.5
    assert (
        inspection.odds["Ned shoot z9 with pistol"] == 0.0
    )  # the Fatty is in the way, and a Pistol cannot hurt it
    assert "zone:z9" in inspection.near


@pytest.mark.rule("ZC-09.27", "ZC-G52", "ZC-08.23")
def test_odds_with_a_second_roll_and_with_friends_in_the_way() -> None:
    t = table("Ned z8 hand machete skills lucky\nzombies z8 1 walker\nturn Ned")
    assert ask(t, "sur:ned").odds["Ned strike with machete"] == 0.75
    t = table("Ned z8 hand sub_mg\nAmy z9\nzombies z9 1 walker\nturn Ned")
    # Amy takes two of the three dice: 5+ three times
    assert ask(t, "sur:ned").odds["Ned shoot z9 with sub_mg"] == pytest.approx(1 / 27, abs=1e-4)
    t = table("Ned z8 hand molotov\nzombies z9 1 abomination\nturn Ned")
    inspection = ask(t, "sur:ned")
    assert (inspection.odds["Ned shoot z9 with molotov"], inspection.needs["zom:z9:abomination"]) == (1.0, 1)


@pytest.mark.rule("ZC-09.36")
def test_odds_of_a_trick_shot_are_those_of_its_first_target() -> None:
    t = table(
        "Ned z8 hand sub_mg sub_mg skills trick-shot\nzombies z9 1 walker\nzombies z7 1 walker\nturn Ned"
    )
    inspection = ask(t, "sur:ned")
    one = 1 - (2 / 3) ** 3
    assert inspection.odds["Ned shoot z9 and z7 with 2 sub_mg"] == pytest.approx(one, abs=1e-4)
    assert inspection.odds["Ned shoot z9 with 2 sub_mg"] == pytest.approx(1 - (2 / 3) ** 6, abs=1e-4)


# -------------------------------------------------------------------- the dead


@pytest.mark.rule("ZC-07.19", "ZC-07.20", "ZC-07.23")
def test_where_the_dead_will_go() -> None:
    t = table("Ned z6\nAmy z12\nzombies z9 3 walker 1 runner 1 abomination\nturn Ned")
    [zone] = [zone for zone in picture(t)["zones"] if zone["id"] == "zone:z9"]
    assert (
        list(zone["next"].values()) == [2 + 1 + 1] * 2
    )  # equal groups, rounded up; the Abomination takes either way
    assert {start for start, _, _ in zone["runs"]} == set(zone["next"])
    inspection = ask(t, "zom:z9:walker")
    assert {place: way.cost for place, way in inspection.reach.items()} == zone["next"]
    assert ask(t, "zone:z9").reach == inspection.reach
    assert ask(t, "zone:z6").reach == {}


@pytest.mark.rule("ZC-07.04", "ZC-07.23")
def test_the_wounds_to_come() -> None:
    """Everybody here once, Runners twice, Runners who arrive once."""
    t = table("Ned z8\nzombies z8 2 walker 1 runner\nzombies z9 5 walker 2 runner\nturn Ned")
    assert picture(t)["dangers"] == {"zone:z8": 6}
    t = table("Ned z8\nzombies z9 5 walker\nturn Ned")
    assert picture(t)["dangers"] == {}


# -------------------------------------------------------------------- questions


@pytest.mark.rule("ZC-05.31", "ZC-05.32")
def test_a_question_says_whom_it_is_about() -> None:
    t = table("Ned z8 hand machete xp 18 skills medic plus-1-action\nzombies z8 1 walker\nturn Ned")
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.topic(), frame.subject(t.g)) == ("survivor-turn", "sur:ned")
    t.do("Ned strike with machete", (6,))
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.topic(), frame.subject(t.g)) == ("new-skill-orange", "sur:ned")
