"""Survivors played by the rules (AT-10.20 to AT-10.25): whom they attack, from where, and with what."""

import pytest

from shamble.core.events import Record
from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import ITEM, PERSON
from shamble.games.all_things_zombie.rules.charge import ChargeTest
from shamble.games.all_things_zombie.rules.exchange import Shot
from shamble.games.all_things_zombie.rules.hostile import (
    RenegadeActs,
    RenegadeShot,
    RenegadeWalks,
    approach,
    attack,
    firing_spot,
    prey,
)
from shamble.games.all_things_zombie.state import LEFT, NOWHERE
from tests.games.all_things_zombie.table import Table

WHO = 1  # number of the hostile survivor


def hostile(kit: str, at: str, other: str, zombies: str = "1M1 slow", side: int = 11) -> Table:
    """Put a hostile survivor among others; it has begun its activation."""
    name = "Survivor-1" if side == 11 else "Nick"
    t = Table(
        f"map 1\nscenario 7\npeople Jimmy {other} | {name}:{side}:ai {at} {kit}\nzombies {zombies}\nturn Jimmy"
    )
    t.g.stack.clear()
    t.g.clear_activation()
    t.g.acting = WHO
    t.g.mp = t.g.people[WHO].mp()
    t.g.record = t.record = Record()
    return t


def place(t: Table, name: str) -> int:
    return t.g.map().number[name]


@pytest.mark.rule("AT-10.21", "AT-10.22", "AT-G105")
def test_prey_is_the_nearest_in_sight_or_of_all() -> None:
    t = hostile("pistol", "1G9", "1G12", "1G6 slow slow | 1G3 fast")
    zombie = t.g.zombies_in(place(t, "1G6"))[0]
    assert prey(t.g, WHO, True) == [0, ~zombie]  # one zombie stands for its hex
    t.g.set_person(0, t.g.people[0].gone(LEFT))
    assert prey(t.g, WHO, True) == [~zombie]
    hidden = hostile("pistol", "1E10", "1G9", "1E17 slow")
    assert not hidden.g.sees(place(hidden, "1E10"), place(hidden, "1G9"))
    assert 0 not in prey(hidden.g, WHO, True)
    assert prey(hidden.g, WHO, False) == [0]


@pytest.mark.rule("AT-10.20", "AT-10.22")
@pytest.mark.parametrize(("at", "acts"), [("1G9", False), ("1G10", True)])
def test_hostile_survivor_does_nothing_else_among_enemies(at: str, acts: bool) -> None:
    t = hostile("pistol", "1G9", at)
    RenegadeActs(WHO).run(t.g)
    assert bool(t.g.stack) == acts
    t.g.stack.clear()
    t.g.set_person(WHO, t.g.people[WHO].gone(LEFT))
    RenegadeActs(WHO).run(t.g)
    assert t.g.stack == []


@pytest.mark.rule("AT-10.24", "AT-G80", "AT-G105")
@pytest.mark.parametrize(
    ("kit", "side", "other", "acted", "does"),
    [
        ("pistol(ooa)", 1, "1G12", True, "reload"),
        ("pistol(ooa)", 11, "1G12", True, "charge"),
        ("bat", 11, "1G12", True, "charge"),
        ("bat", 1, "1G17", False, "walk"),
        ("pistol", 11, "1G12", False, "shot"),
        ("pistol", 11, "1G16", False, "walk and shot"),
        ("pistol", 11, "1A1", False, "walk"),
    ],
)
def test_what_a_hostile_survivor_does(kit: str, side: int, other: str, acted: bool, does: str) -> None:
    t = hostile(kit, "1G9", other, side=side)
    attack(t.g, WHO, 0)
    assert t.g.acted == acted
    frames = {
        "reload": [],
        "charge": [ChargeTest(WHO, place(t, other), True)],
        "shot": [RenegadeShot(WHO, 0)],
    }
    if does in frames:
        assert t.g.stack == frames[does]
    else:
        assert isinstance(t.g.stack[-1], RenegadeWalks)
        assert (RenegadeShot(WHO, 0) in t.g.stack) == ("shot" in does)
    hand = t.g.people[WHO].hand
    assert hand is not None
    assert hand.loaded == (kit != "pistol(ooa)" or does == "reload")
    kits = [(e.kind, e.item, e.what) for e in t.record.events if isinstance(e, events.Kit)]
    assert kits == ([(PERSON["nick"], ITEM["pistol"], "reloaded")] if does == "reload" else [])


@pytest.mark.rule("AT-G105", "AT-10.22")
def test_firing_spot_is_the_cheapest_free_hex_in_range_and_sight() -> None:
    t = hostile("pistol", "1G9", "1G16")
    m = t.g.map()
    spot = firing_spot(t.g, WHO, place(t, "1G16"))
    assert m.names[spot] == "1G11"
    assert firing_spot(t.g, WHO, place(t, "1A1")) == NOWHERE
    t.g.set_person(0, t.g.people[0].at(spot))
    other = firing_spot(t.g, WHO, place(t, "1G16"))
    assert other not in (spot, NOWHERE)
    assert m.distance(other, place(t, "1G16")) <= 5


@pytest.mark.rule("AT-G105")
def test_approach_goes_as_near_as_its_mp_allow() -> None:
    t = hostile("bat", "1G2", "1G17")
    approach(t.g, WHO, place(t, "1G17"))
    walk = t.g.stack[-1]
    assert isinstance(walk, RenegadeWalks)
    assert [t.g.map().names[hex] for hex in walk.way] == ["1G3", "1G4", "1G5", "1G6"]
    t.g.stack.clear()
    t.g.mp = 0
    approach(t.g, WHO, place(t, "1G17"))
    assert t.g.stack == []


@pytest.mark.rule("AT-G105")
def test_hostile_survivor_walks_hex_by_hex() -> None:
    t = hostile("bat", "1G2", "1A17")
    way = tuple(place(t, name) for name in ("1G3", "1G4"))
    mp = t.g.mp
    RenegadeWalks(WHO, way).run(t.g)
    assert (t.at("generic_1"), t.g.mp, t.g.began) == ("1G3", mp - 1, True)
    assert RenegadeWalks(WHO, way[1:]) in t.g.stack


@pytest.mark.rule("AT-G105")
@pytest.mark.parametrize("reason", ["no way", "halted", "off the map", "elsewhere", "no mp", "zombies"])
def test_hostile_survivor_stops_walking(reason: str) -> None:
    t = hostile("bat", "1G2", "1A17")
    way = () if reason == "no way" else (place(t, "1G4" if reason == "elsewhere" else "1G3"),)
    if reason == "halted":
        t.g.halted = True
    if reason == "off the map":
        t.g.set_person(WHO, t.g.people[WHO].gone(LEFT))
    if reason == "no mp":
        t.g.mp = 0
    if reason == "zombies":
        t.g.put_zombie(t.g.zombies_in(place(t, "1M1"))[0], place(t, "1G3"))
    RenegadeWalks(WHO, way).run(t.g)
    assert t.g.stack == []
    assert t.at("generic_1") == ("" if reason == "off the map" else "1G2")


@pytest.mark.rule("AT-10.21", "AT-G105", "AT-G137")
def test_hostile_shot_takes_more_targets_next_to_the_first() -> None:
    t = hostile("smg", "1G9", "1G12", "1G13 slow | 1G5 slow")
    zombie = ~t.g.zombies_in(place(t, "1G13"))[0]
    RenegadeShot(WHO, 0).run(t.g)
    assert t.g.stack == [Shot(WHO, 4, False, 0, (0, zombie))]
    assert (t.g.acted, t.g.began) == (True, True)


@pytest.mark.rule("AT-G105")
@pytest.mark.parametrize("reason", ["off the map", "no gun", "halted", "acted", "target gone", "too far"])
def test_hostile_shot_can_fall_away(reason: str) -> None:
    kit = "bat" if reason == "no gun" else "pistol"
    t = hostile(kit, "1G9", "1A1" if reason == "too far" else "1G12")
    if reason == "off the map":
        t.g.set_person(WHO, t.g.people[WHO].gone(LEFT))
    if reason == "target gone":
        t.g.set_person(0, t.g.people[0].gone(LEFT))
    t.g.halted = reason == "halted"
    t.g.acted = reason == "acted"
    RenegadeShot(WHO, 0).run(t.g)
    assert t.g.stack == []


@pytest.mark.rule("AT-10.21", "AT-10.22")
def test_target_in_sight_comes_before_a_nearer_one_out_of_sight() -> None:
    t = hostile("pistol", "1E10", "1G9", "1E14 slow")
    zombie = ~t.g.zombies_in(place(t, "1E14"))[0]
    assert prey(t.g, WHO, False) == [0]
    RenegadeActs(WHO).run(t.g)
    assert t.g.stack == [RenegadeShot(WHO, zombie)]


@pytest.mark.rule("AT-10.21")
def test_zombie_in_the_first_hex_of_the_map_is_prey() -> None:
    t = hostile("pistol", "1A3", "1M17", "1A1 slow")
    assert place(t, "1A1") == 0
    assert prey(t.g, WHO, True) == [~t.g.zombies_in(0)[0]]


@pytest.mark.rule("AT-G105")
def test_hostile_survivor_stays_where_nothing_is_nearer() -> None:
    t = hostile("bat", "1G4", "1G5")
    t.g.mp = 1
    approach(t.g, WHO, place(t, "1G5"))
    assert t.g.stack == []
