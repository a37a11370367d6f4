"""Placing tiles (ZZ-05) and the Helipad (ZZ-06)."""

from typing import Any

import pytest

from shamble.core.chance import ChanceError
from shamble.core.game import BadPosition
from shamble.core.space.squares import OFF
from shamble.games.zombies.board import SHAPES, TILES
from shamble.games.zombies.events import TileUnplayable
from shamble.games.zombies.rules.tiles import Place, helipad_choosers, placements
from shamble.games.zombies.state import GONE, IN_HAND, ON_MAP, SHUFFLED
from tests.games.zombies.table import Table, tile

# A loop of roads around one open end east of the Town Square: only a dead end fits there, and would close the
# map.
POCKET = (
    "tiles curve 0,-1 | straight 1,-1 | curve 2,-1 r1 | straight 2,0 r1 | curve 2,1 r2 | straight 1,1 | curve 0,1 r3 | "
    "hospital -1,0 r3 door=-2,1"
)
HAND = "players P1 hand=fear,keys,grenade"


def places(t: Table) -> set[str]:
    """Return the positions offered, for any rotation."""
    return {option.split()[1] for option in t.options()}


@pytest.mark.rule("ZZ-05.01")
def test_the_first_tile_goes_next_to_the_town_square() -> None:
    t = Table("turn P1", chance=[tile("straight")])
    assert set(t.options()) == {
        "place 1,0 turned 0",
        "place -1,0 turned 0",
        "place 0,-1 turned 1",
        "place 0,1 turned 1",
    }
    assert t.refused_by("place 1,0 turned 1") == ["ZZ-05.03"]
    assert t.refusals("place 1,0 turned 1")[0].things == ("spot:1,0",)


@pytest.mark.rule("ZZ-05.02")
def test_a_tile_may_be_turned() -> None:
    t = Table(f"{HAND}\nturn P1", chance=[tile("curve")])
    assert [o for o in t.options() if o.split()[1] == "1,0"] == ["place 1,0 turned 1", "place 1,0 turned 2"]
    t.do("place 1,0 turned 1")
    assert t.g.city.placed[1].shape().exits == [False, False, True, True]


@pytest.mark.rule("ZZ-05.03", "ZZ-G11")
def test_no_road_can_end_at_a_side() -> None:
    t = Table("tiles straight 1,0 | crossroads 0,1\nturn P1", chance=[tile("t_junction")])
    shapes = SHAPES[TILES[tile("t_junction")[0]]]
    for option in t.options():
        x, y = (int(n) for n in option.split()[1].split(","))
        assert t.g.city.joins(shapes[int(option.split()[3])], x, y) > 0
    assert t.refused_by("place 1,1 turned 2") == ["ZZ-05.03"]  # its north road would end at the houses of 1,0
    assert t.refusals("place 1,1 turned 0") == []  # north is blank on both, west a road on both


@pytest.mark.rule("ZZ-05.04", "ZZ-08.03")
def test_tile_is_named_after_itself_or_the_nearest_named_one() -> None:
    t = Table(
        "tiles straight 1,0 | drug_store 2,0 | straight 3,0 | crossroads 0,1\nturn P1 moving 1",
        impossible="the door is not put yet",
    )
    assert [tile.near for tile in t.g.city.placed] == [0, 0, 2, 2, 0]
    assert [t.g.city.door(slot) for slot in range(5)] == [OFF] * 5  # a door comes later


@pytest.mark.rule("ZZ-05.04", "ZZ-G11")
def test_later_tiles_join_any_tile() -> None:
    t = Table("tiles straight 1,0 | straight 2,0\nturn P1", chance=[tile("crossroads")])
    assert places(t) == {"3,0", "0,-1", "0,1", "-1,0"}


@pytest.mark.rule("ZZ-05.01", "ZZ-05.03", "ZZ-G11")
def test_roads_that_meet_are_counted() -> None:
    t = Table("tiles crossroads 1,0 | crossroads 0,1\nturn P1", chance=[tile("straight")])
    cross = SHAPES[TILES[tile("crossroads")[0]]][0]
    assert [t.g.city.joins(cross, x, y) for x, y in ((1, 1), (2, 0), (3, 3))] == [2, 1, 0]
    away = Place(tile("crossroads")[0], 3, 2, 0)  # at no road
    assert [(no.rule, no.things) for no in away.refusals(t.g, 0)] == [("ZZ-05.01", ("spot:3,2",))]
    straight = SHAPES[TILES[tile("straight")[0]]][0]
    assert t.g.city.joins(straight, 1, 1) == OFF


@pytest.mark.rule("ZZ-05.05")
def test_the_active_player_places() -> None:
    t = Table("turn P2", chance=[tile("crossroads")])
    assert (t.seat, t.asks) == (1, "ask-place-tile")


@pytest.mark.rule("ZZ-16.05", "ZZ-05.01")
def test_the_roads_are_joined_in_the_middle_of_the_side() -> None:
    t = Table("tiles helipad 1,0\nturn P1 moving 3")
    assert t.neighbours("2,1") == ["3,1", "1,1"]
    assert t.neighbours("3,1") == ["3,0", "4,1", "3,2", "2,1"]
    assert t.neighbours("3,0") == ["4,0", "3,1"]  # no way west: roads do not meet there


@pytest.mark.rule("ZZ-G12")
@pytest.mark.parametrize("kind", ["straight", "t_junction", "crossroads", "skate_shop"])
def test_a_tile_that_fits_nowhere_is_set_aside(kind: str) -> None:
    t = Table(f"{POCKET}\n{HAND}\nturn P1", chance=[tile(kind, -1)])
    assert t.g.unplayable == [tile(kind, -1)[0]]
    assert (t.asks, t.record.events[-1]) == ("ask-before-roll", TileUnplayable(t.g.unplayable[0], "tile"))
    assert t.sound == []


@pytest.mark.rule("ZZ-G14")
def test_no_tile_closes_the_map_before_the_helipad() -> None:
    t = Table(f"{POCKET}\n{HAND}\nturn P1", chance=[tile("lawn_garden")])
    assert t.g.unplayable == [tile("lawn_garden")[0]]
    assert TileUnplayable(tile("lawn_garden")[0], "closing") in t.record.events
    assert t.g.city.loose_ends == 1
    place = Place(tile("fire_station")[0], 1, 0, 1)  # its road leaves to the west
    assert [(no.rule, no.things) for no in place.refusals(t.g, 0)] == [("ZZ-G14", ("spot:1,0",))]


@pytest.mark.rule("ZZ-G14")
def test_one_open_road_is_enough_for_the_helipad() -> None:
    t = Table(
        f"tiles hospital 0,-1 door=1,-2 | fire_station -1,0 r3 door=-2,1\n{HAND}\nturn P1",
        chance=[tile("lawn_garden")],
    )
    assert set(t.options()) >= {"place 1,0 turned 1", "place 0,1 turned 2"}
    t.do("place 1,0 turned 1")
    assert t.g.city.loose_ends == 1


@pytest.mark.rule("ZZ-G14")
def test_map_can_close_after_the_helipad() -> None:
    t = Table(f"{POCKET}\n{HAND}\npile lawn_garden\nhelipad gone\nturn P1", chance=[tile("lawn_garden")])
    t.do("place 1,0 turned 1")
    assert t.g.city.loose_ends == 0


@pytest.mark.rule("ZZ-G15")
def test_on_a_closed_map_every_tile_is_set_aside() -> None:
    t = Table(
        f"{POCKET} | fire_station 1,0 r1\n{HAND}\npile crossroads\nhelipad gone\nturn P1",
        chance=[tile("crossroads")],
        impossible="the last gap is filled by a tile that fits nowhere",
    )
    assert (t.g.pile, t.asks) == ([], "ask-before-roll")


# -------------------------------------------------------------------- the Helipad


def drawn(players: str, *dice: tuple[int, ...], seats: int = 3, **options: Any) -> Table:
    """Let P1 draw the Helipad."""
    scenario = "last_man_standing" if options else "escape"
    return Table(
        f"players {players}\npile curve\nhelipad shuffled\nturn P1",
        seats,
        scenario=scenario,
        chance=[tile("helipad"), *dice],
        **options,
    )


@pytest.mark.rule("ZZ-06.01")
def test_the_fewest_zombies_place_it() -> None:
    t = drawn("P1 kills=3 | P2 kills=1 | P3 kills=2")
    assert (t.seat, t.asks) == (1, "ask-place-tile")


@pytest.mark.rule("ZZ-06.02")
def test_tied_the_most_bullets() -> None:
    assert drawn("P1 kills=1 bullets=2 | P2 kills=1 bullets=4 | P3 kills=2 bullets=9").seat == 1


@pytest.mark.rule("ZZ-06.01", "ZZ-06.02", "ZZ-G26")
def test_dead_player_places_it_too() -> None:
    assert drawn("P1 kills=2 | P2 dead kills=1 | P3 kills=2").seat == 1
    assert drawn("P1 kills=1 bullets=2 | P2 dead kills=1 | P3 kills=2 bullets=9").seat == 0  # no bullets left


@pytest.mark.rule("ZZ-06.01", "ZZ-G45")
def test_safe_player_places_it_too() -> None:
    t = Table(
        "players P1 kills=2 | P2 safe kills=1\npile curve\nhelipad shuffled\nturn P1",
        mode="cooperative",
        chance=[tile("helipad")],
    )
    assert (t.seat, t.asks) == (1, "ask-place-tile")


@pytest.mark.rule("ZZ-06.03", "ZZ-G72")
def test_tied_again_the_highest_die() -> None:
    t = drawn("P1 kills=1 | P2 kills=1 | P3 kills=1", (2, 6, 6), (3, 1))
    assert t.seat == 1


@pytest.mark.example("ZZ-E06.01")
def test_zombies_two_two_five_bullets_four_four_nine() -> None:
    t = drawn("P1 kills=2 bullets=4 | P2 kills=2 bullets=4 | P3 kills=5 bullets=9", (3, 5))
    assert helipad_choosers(t.g) == (0, 1)
    assert t.seat == 1


@pytest.mark.rule("ZZ-06.04", "ZZ-06.05", "ZZ-G09", "ZZ-G06")
def test_the_helipad_has_four_roads_and_nine_zombies() -> None:
    t = drawn("P1 kills=3 hand=fear,keys,grenade | P2 kills=1 | P3 kills=2")
    t.do("place 1,0 turned 0")
    assert (len(t.zombies()), t.g.helipad) == (9, ON_MAP)
    assert t.g.supply == 100 - 9 - 6
    assert {"2,0", "1,-1", "1,1"} <= {f"{x},{y}" for x, y, _ in placements(t.g, tile("crossroads")[0])}
    assert t.sound == []


@pytest.mark.rule("ZZ-G79", "ZZ-06.01")
@pytest.mark.parametrize(("option", "seat"), [(False, 1), (True, 2)])
def test_last_man_zombie_players_place_helipad_only_by_option(option: bool, seat: int) -> None:
    t = drawn(
        "P1 kills=3 | P2 kills=1",
        lms_zombies_place_helipad=option,
        lms_only_first_zombie_wins=True,
    )
    assert (t.seat, t.g.helipad) == (seat, IN_HAND)


@pytest.mark.rule("ZZ-G13")
def test_unplaceable_helipad_is_shuffled_back_and_replaced() -> None:
    t = Table(
        f"{POCKET}\n{HAND}\npile straight\nhelipad shuffled\nturn P1",
        chance=[tile("helipad"), tile("straight", -1)],
    )
    assert t.happened[:4] == ["TurnBegan", "TileDrawn", "TileUnplayable", "TileDrawn"]
    assert (len(t.g.pile), t.g.outcome, t.g.helipad) == (1, "", SHUFFLED)
    assert t.sound == []
    with pytest.raises(ChanceError):  # the replacement is another tile
        Table(
            f"{POCKET}\n{HAND}\npile straight\nhelipad shuffled\nturn P1",
            chance=[tile("helipad"), tile("helipad"), tile("straight", -1)],
        )


@pytest.mark.rule("ZZ-G13")
@pytest.mark.parametrize(
    ("mode", "scenario", "outcome"),
    [
        ("classic", "escape", ""),
        ("cooperative", "escape", "stranded"),
        ("team", "escape", "draw"),
        ("classic", "rescue_mission", "draw"),
        ("classic", "military_helicopter", "draw"),
        ("classic", "last_man_standing", ""),
    ],
)
def test_without_other_tiles_it_is_gone(mode: str, scenario: str, outcome: str) -> None:
    t = Table(
        f"{POCKET}\n{HAND}\npile\nhelipad shuffled\nturn P1", 4, mode, scenario, chance=[tile("helipad")]
    )
    assert (t.g.outcome, t.g.winners, t.g.helipad) == (outcome, (), GONE)


@pytest.mark.rule("ZZ-G13", "ZZ-G44")
def test_military_game_continues_after_25_zombies() -> None:
    t = Table(
        f"{POCKET}\n{HAND}\npile\nhelipad shuffled\nturn P1",
        scenario="military_helicopter",
        chance=[tile("helipad")],
        military_25=True,
    )
    assert t.g.outcome == ""


@pytest.mark.rule("ZZ-05.01", "ZZ-05.03")
@pytest.mark.parametrize("tiles", ["straight 1,0 r1", "straight 3,0", "straight 1,0 | crossroads 1,0"])
def test_position_refuses_a_tile_that_joins_no_road(tiles: str) -> None:
    with pytest.raises(BadPosition, match="does not join"):
        Table(f"tiles {tiles}\nturn P1 moving 1")
