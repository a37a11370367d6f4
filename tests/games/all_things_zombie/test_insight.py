"""Inspection of things (sight, range, routes, faces that hit, chances) against the rules."""

from itertools import product

import pytest

from shamble.core.inspection import Inspection
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.rules import odds, ranged
from shamble.games.all_things_zombie.rules.reactions import successes
from tests.games.all_things_zombie.table import Table

TOWN = "map 4\npeople Tonya 4G12 smg | Nick:1:ai 4G14 pistol\nturn Tonya"


def insight(t: Table, thing: str, seat: int = 0) -> Inspection:
    return GAME.inspect(GAME.view(t.g, seat), thing)


# -------------------------------------------------------------------- sight


@pytest.mark.rule("AT-08.47", "AT-08.48", "AT-08.51")
def test_sight_of_survivor_zombie_and_hex_matches_the_rules() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4E1 slow | 4E3 slow\nturn Tonya")
    m = t.g.map()
    for thing, hex in (("sur:tonya", "4G12"), ("zom:0", "4E1"), ("hex:4E3", "4E3")):
        wanted = [f"hex:{m.names[there]}" for there in range(m.size) if m.sees(m.number[hex], there)]
        assert insight(t, thing).sees == wanted


@pytest.mark.rule("AT-08.49", "AT-08.57")
def test_obstacles_are_named_for_survivors_out_of_sight() -> None:
    t = Table("map 4\npeople Tonya 4E1 smg\nzombies 4E3 slow | 4E1 slow\nturn Tonya")
    assert insight(t, "sur:tonya").blocks == {"hex:4E3": ("hex:4E2",)}
    assert insight(t, "hex:4E3").blocks == {"hex:4E1": ("hex:4E2",)}


@pytest.mark.rule("AT-08.49", "AT-08.57")
def test_obstacles_lie_on_the_line() -> None:
    m = Table(TOWN).g.map()
    for a, b in product(range(0, m.size, 7), range(0, m.size, 5)):
        stops = m.obstacles(a, b)
        assert bool(stops) != m.sees(a, b)
        assert all(m.terrain[hex] for hex in stops)
        assert sorted(stops) == sorted(m.obstacles(b, a))


@pytest.mark.rule("AT-08.53", "AT-08.54")
def test_darkness_hides_without_obstacles() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G15 slow\nlight 2\nturn Tonya")
    assert insight(t, "sur:tonya").blocks == {"hex:4G15": ()}


def test_inspection_off_the_map_is_empty() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nturn Tonya")
    for thing in ("sur:nick", "zom:0", "zom:999", "zom:x", "hex:1A1", "bld:4o", "nothing"):
        assert insight(t, thing) == Inspection(thing)


# -------------------------------------------------------------------- fire


@pytest.mark.rule("AT-08.04", "AT-08.05")
def test_near_hexes_are_in_range_and_sight() -> None:
    t = Table(TOWN)
    m = t.g.map()
    wanted = [f"hex:{m.names[hex]}" for hex in range(m.size) if ranged.can_fire_at(t.g, 0, hex)]
    assert insight(t, "sur:tonya").near == wanted
    assert insight(Table("map 4\npeople Tonya 4G12 bat\nturn Tonya"), "sur:tonya").near == []


@pytest.mark.rule("AT-08.13", "AT-08.16", "AT-08.18", "AT-08.20")
@pytest.mark.parametrize(
    ("foe", "face"), [("4G14 pistol", 3), ("4G17 pistol", 4), ("4G14 vest", 4), ("4F14 pistol", 5)]
)
def test_needed_face_against_a_survivor(foe: str, face: int) -> None:
    """Rep 5: 8, at long range or in a vest 9, in cover 10."""
    t = Table(f"map 4\npeople Tonya 4G12 assault_rifle | Nick:1:ai {foe}\nturn Tonya")
    assert t.who("tonya").rep() == 5
    assert insight(t, "sur:tonya").needs["sur:nick"] == face


@pytest.mark.rule("AT-08.19", "AT-08.22")
def test_later_targets_need_higher_faces() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow | 4G14 fast\nturn Tonya")
    plain = insight(t, "sur:tonya").needs
    assert [plain[f"target:{n}"] for n in (1, 2, 3)] == [3, 4, 5]
    assert plain["zom:0"] == 3
    t.do("fire 3")
    t.do("target 4G13 slow")
    assert insight(t, "sur:tonya").needs["zom:0"] == 4


@pytest.mark.rule("AT-08.14")
def test_a_die_that_never_hits() -> None:
    t = Table("map 4\npeople Survivor-1 4G12 pistol w1 | Nick:1:ai 4F14\nturn Survivor-1")
    assert t.who("generic_1").rep() + 6 < 10
    assert insight(t, "sur:generic_1").needs["sur:nick"] == odds.NEVER


# -------------------------------------------------------------------- routes


@pytest.mark.rule("AT-06.01", "AT-06.02", "AT-06.05")
def test_every_route_can_be_walked_at_its_cost() -> None:
    text = "map 4\npeople Tonya 4G12 smg | Beck 4G13 pistol\nzombies 4H12 slow | 4F11 fast\nturn Tonya"
    reach = insight(Table(text), "sur:tonya").reach
    assert len(reach) > 10
    assert "hex:4G13" not in reach  # a friend stands there
    assert not {"hex:4H12", "hex:4F11"} & set(reach)
    for place, way in reach.items():
        t = Table(text)
        before = t.g.mp
        for step in way.actions[:-1]:
            t.do(step)
        assert way.actions[-1] in t.options()
        last = t.g.map().number[place[4:]]
        assert before - t.g.mp + (1 if t.g.map().terrain[last] == 0 else 2) == way.cost
        assert way.path[-1] == place
        assert len(way.path) == len(way.actions)


@pytest.mark.rule("AT-03.30")
def test_route_leads_past_a_friend() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg | Beck 4G13 pistol\nturn Tonya")
    way = insight(t, "sur:tonya").reach["hex:4G14"]
    assert way.cost == 2
    for step in way.actions:
        t.do(step)
    assert t.at("tonya") == "4G14"


@pytest.mark.rule("AT-G106")
def test_entering_survivor_has_routes_over_the_edge() -> None:
    t = Table.new_game("search-and-destroy")
    while t.asks != "ask-activation":
        t.do_randomly(t.options()[-1])
    who = t.g.people[t.g.acting]
    reach = insight(t, f"sur:{who.person().id}").reach
    edge = next(way for way in reach.values() if len(way.actions) == 1)
    deep = max(reach.values(), key=lambda way: way.cost)
    assert edge.actions[0] in t.options()
    assert deep.cost <= who.mp()
    for step in deep.actions:
        t.do_randomly(step)
    assert place_of(t, deep.path[-1]) == t.g.people[t.g.acting].hex


def place_of(t: Table, place: str) -> int:
    return t.g.map().number[place[4:]]


@pytest.mark.rule("AT-06.19", "AT-10.01", "AT-09.31")
def test_risks_are_zombies_closed_doors_and_watching_enemies() -> None:
    t = Table("map 1\npeople Jimmy 1G9 pistol\nzombies 1G14 fast | 1A1 slow\nturn Jimmy")
    reach = insight(t, "sur:jimmy").reach
    zombie = f"zom:{t.g.zombies.index(t.g.map().number['1G14'])}"
    assert zombie in reach["hex:1G11"].risks
    assert f"zom:{t.g.zombies.index(0)}" not in reach["hex:1G11"].risks
    assert [risk for risk in reach["hex:1F10"].risks if risk.startswith("bld:")]
    two = Table("map 4\npeople Tonya 4E1 smg | Nick:1:ai 4E3 pistol\nturn Tonya")
    seen = [place for place, way in insight(two, "sur:tonya").reach.items() if "sur:nick" in way.risks]
    assert seen
    for place in seen:
        again = Table("map 4\npeople Tonya 4E1 smg | Nick:1:ai 4E3 pistol\nturn Tonya")
        for step in insight(again, "sur:tonya").reach[place].actions:
            if again.asks == "ask-activation" and step in again.options():
                again.do_randomly(step)
                if "event-tested" in again.happened:
                    break
        assert "event-tested" in again.happened, place


def test_only_the_acting_survivor_has_routes() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg | Beck 4G14 pistol\nturn Tonya")
    assert insight(t, "sur:beck").reach == {}
    assert insight(t, "hex:4G12").reach == {}


# -------------------------------------------------------------------- chances


@pytest.mark.rule("AT-05.17")
@pytest.mark.parametrize("rep", range(8))
def test_a_roll_against_rep(rep: int) -> None:
    for least in range(3):
        falls = [successes(faces, rep) >= least for faces in product(range(1, 7), repeat=2)]
        assert odds.passes(rep, least) == pytest.approx(sum(falls) / 36)


@pytest.mark.rule("AT-08.07", "AT-08.11")
@pytest.mark.parametrize("gun", ["smg", "shotgun", "crossbow"])
def test_chance_of_a_shot_matches_all_dice_results(gun: str) -> None:
    t = Table(f"map 4\npeople Tonya 4G12 {gun} | Nick:1:ai 4F13\nzombies 4F13 slow fast\nturn Tonya")
    held = t.who("tonya").hand
    assert held is not None
    shots = min(held.weapon().shots[-1], 3)
    foes = ranged.aims(t.g, 0, (), ranged.ORDERED)
    assert len(foes) == 3
    for targets in ((foes[0],), (foes[1], foes[0]), tuple(foes)):
        hits = [
            True in ranged.allocate(t.g, 0, held.weapon(), faces, targets, ranged.ORDERED)[2]
            for faces in product(range(1, 7), repeat=shots)
        ]
        answer = odds.some_target(t.g, 0, shots, targets, ranged.ORDERED)
        assert answer == pytest.approx(sum(hits) / len(hits))
        if len(targets) == 1:
            assert odds.one_target(t.g, 0, shots, targets[0], ranged.ORDERED) == pytest.approx(answer)


@pytest.mark.rule("AT-07.02", "AT-06.15")
def test_options_of_an_activation_have_their_chances() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg grenade\nzombies 4G13 slow\nturn Tonya")
    answer = insight(t, "sur:tonya").odds
    assert answer["fire 3"] == round(1 - (2 / 6) ** 3, 3)
    assert answer["panic 3"] == round(1 - (2 / 6) ** 4, 3)
    assert answer["fast"] == round(1 - (1 / 6) ** 2, 3)
    assert answer["charge 4G13"] == 1.0  # a Star, one step away
    assert answer["throw 4G13"] == round(4 / 6, 3)
    assert "end" not in answer


@pytest.mark.rule("AT-08.10")
def test_targets_show_the_chance_of_any_hit() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow | 4G14 fast\nturn Tonya")
    t.do("fire 3")
    one = insight(t, "sur:tonya").odds["target 4G13 slow"]
    t.do("target 4G13 slow")
    assert insight(t, "sur:tonya").odds["shoot"] == one == round(1 - (2 / 6) ** 3, 3)


@pytest.mark.rule("AT-09.41", "AT-09.43", "AT-09.44")
def test_chance_that_a_charge_arrives() -> None:
    near = Table("map 4\npeople Jimmy 4G12 bat\nzombies 4G13 slow\nturn Jimmy")
    rep, mp = near.who("jimmy").rep(), near.who("jimmy").mp()
    assert odds.charge_home(near.g, 0, near.g.map().number["4G13"]) == odds.passes(rep, 1)
    armed = Table("map 4\npeople Jimmy 4G12 pistol\nzombies 4G13 slow\nturn Jimmy")
    assert odds.charge_home(armed.g, 0, armed.g.map().number["4G13"]) == odds.passes(rep, 2)
    far = f"4G{12 - mp - 1}"
    away = Table(f"map 4\npeople Jimmy 4G12 bat\nzombies {far} slow\nturn Jimmy")
    answer = odds.charge_home(away.g, 0, away.g.map().number[far])
    assert answer == pytest.approx(odds.passes(rep, 1) * odds.passes(rep, 1))


def test_chances_are_sent_only_to_the_deciding_player() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg | Nick:1 4G14 pistol\nturn Tonya", seats=2)
    assert insight(t, "sur:tonya", seat=0).odds
    assert insight(t, "sur:tonya", seat=1).odds == {}
