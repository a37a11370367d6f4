"""Client data: closed sets match the components, scenes describe maps, bills add up."""

from typing import Any, get_args

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME, view, view_types
from shamble.games.all_things_zombie.board import layouts, map_of
from shamble.games.all_things_zombie.pieces import ITEM_IDS, PACES, REACTIONS, SCENARIOS
from shamble.games.all_things_zombie.team_building import bill
from tests.games.all_things_zombie.table import Table


def picture(t: Table, seat: int = 0) -> view_types.HexView:
    return view.picture(GAME.view(t.g, seat))


def test_closed_sets_are_those_of_the_components() -> None:
    assert list(get_args(view_types.ItemName)) == ITEM_IDS
    assert list(get_args(view_types.Pace)) == PACES
    assert get_args(view_types.ScenarioName) == SCENARIOS


def laid(scene: dict[str, Any], layout: str) -> dict[tuple[int, int], dict[str, Any]]:
    """Build a map as a client does: pieces, the first on top, and the seam."""
    boards = {board["number"]: board for board in scene["boards"]}
    answer = next(one for one in scene["layouts"] if one["layout"] == layout)
    spots: dict[tuple[int, int], dict[str, Any]] = {}
    for piece in answer["pieces"]:
        for hex in boards[piece["board"]]["hexes"]:
            place = (piece["row"] + piece["turn"] * hex["row"], piece["x"] + piece["turn"] * hex["x"])
            spots.setdefault(place, hex)
    return spots | {(hex["row"], hex["x"]): hex for hex in answer["seam"]}


@pytest.mark.rule("AT-14.01", "AT-G12")
@pytest.mark.parametrize("layout", layouts())
def test_every_map_of_a_skirmish_can_be_laid_from_the_scene(layout: str) -> None:
    m = map_of(layout)
    spots = laid(GAME.scene(Setup(1, "solo", "skirmish")), layout)
    assert sorted(spots) == list(zip(m.row, m.x))
    lines = [spots[place] for place in sorted(spots)]
    assert [hex["id"] for hex in lines] == [f"hex:{name}" for name in m.names]
    assert [view.TERRAIN.index(hex["terrain"]) for hex in lines] == m.terrain
    assert [hex.get("road", False) for hex in lines] == m.road
    assert [hex.get("wall", False) for hex in lines] == m.wall
    houses = [m.buildings[b].id if b >= 0 else "" for b in m.building]
    assert [hex.get("building", "") for hex in lines] == houses


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_brings_the_boards_of_its_maps(scenario: str) -> None:
    scene = GAME.scene(Setup(1, "solo", scenario))
    g = GAME.new(Setup(1, "solo", scenario), 0)
    assert g.layout in [one["layout"] for one in scene["layouts"]]
    boards = {piece["board"] for one in scene["layouts"] for piece in one["pieces"]}
    assert boards == {board["number"] for board in scene["boards"]}


@pytest.mark.rule("AT-05.08")
def test_initiative_and_phases_are_in_order_of_play() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg | Nick:11:ai 4G14\nturn Tonya")
    t.g.parties, t.g.faces = (-1, 0, 11), (2, 5, 3)
    answer = picture(t)
    assert [(die["party"], die["face"]) for die in answer["initiative"]] == [
        ("side", 5),
        ("renegade", 3),
        ("dead", 2),
    ]
    assert answer["phases"] == ["initiative", "survivors", "zombies", "shots"]
    assert [one["renegade"] for one in answer["survivors"]] == [False, True]
    t.g.faces = (6, 5, 3)
    assert picture(t)["phases"] == ["initiative", "zombies", "survivors", "shots"]


@pytest.mark.rule("AT-05.10")
def test_survivors_who_cannot_act_are_idle() -> None:
    t = Table("map 4\npeople Tonya 4A1 | Survivor-1 4G14 | Beck 4M1\nturn Tonya")
    t.g.faces = (1, 5)
    answer = {one["person"]: one["idle"] for one in picture(t)["survivors"]}
    assert answer == {"tonya": False, "generic_1": True, "beck": t.who("beck").rep() < 5}


@pytest.mark.rule("AT-G115", "AT-03.01")
def test_bill_adds_up_spent_points() -> None:
    t = Table.new_game("skirmish")
    points = t.g.pool[0]
    for step in ("recruit Tonya", "enough", "buy smg for Tonya hand", "buy grenade for Tonya box"):
        t.do_randomly(step)
        answer = bill(t.g, 0)
        assert sum(answer.values()) + t.g.pool[0] == points  # type: ignore[arg-type]
    t.do_randomly("buy scope for Tonya hand")
    answer = bill(t.g, 0)
    assert answer["survivors"] == t.who("tonya").person().cost
    assert answer["gear"] > 0
    assert picture(t)["bills"] == [answer]
    assert bill(Table.new_game("search-and-destroy").g, 0) == {"survivors": 0, "weapons": 0, "gear": 0}


@pytest.mark.rule("AT-09.02")
def test_every_reaction_is_in_one_branch_of_its_table() -> None:
    answers: dict[str, list[list[str]]] = {
        "being_charged": [["melee", "flee"], ["fire", "melee", "flee"], ["fire", "melee"]],
        "received_fire": [
            ["cover", "flee"],
            ["charge", "fire", "cover"],
            ["charge", "fire", "cover", "stay"],
        ],
        "in_sight": [["stay"], ["duel"], ["fire", "charge", "stay"]],
        "charge": [["stay"], ["fire", "charge"], ["charge"]],
    }
    assert {test for test, _ in REACTIONS} == set(answers)
    for test, rows in answers.items():
        for passed, words in enumerate(rows):
            table = REACTIONS[test, passed]
            assert [sum(word in b.words for b in table.branches) for word in words] == [1] * len(words)


@pytest.mark.rule("AT-09.02", "AT-09.03")
def test_reaction_test_names_the_branch_that_applied() -> None:
    t = Table("map 1\npeople Jimmy 1G9\nzombies 1G9 slow slow slow\nturn zombies", (1, 6), (2,))
    event = next(e for e in t.record.events if e.tag() == "tested")
    assert event.data() == {"test": "being_charged", "passed": 1, "branch": "flee", "row": 1}
    star = Table("map 1\npeople Tonya 1G9\nzombies 1G9 slow\nturn zombies")
    star.do("flee", (2,))
    chose = next(e for e in star.record.events if e.tag() == "tested")
    assert chose.data()["row"] == -1


@pytest.mark.rule("AT-06.01", "AT-09.14", "AT-06.19")
def test_paths_start_at_the_old_hex() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nturn Tonya")
    moved = t.do("move 4G13")[0]
    assert (moved.tag(), moved.data()) == ("moved", {"path": ["hex:4G12", "hex:4G13"]})
    star = Table("map 1\npeople Tonya 1G9\nzombies 1G9 slow\nturn zombies")
    fled = [e for e in star.do("flee", (2,)) if e.tag() == "moved"]
    mp = star.who("tonya").mp() + 2
    assert fled[0].data() == {"path": [f"hex:1G{9 + step}" for step in range(mp + 1)]}
    dead = Table("map 1\npeople Tonya 1G9 smg\nzombies 1G12 slow\nturn zombies")
    walked = next(e for e in dead.record.events if e.tag() == "zombie-moved")
    path = walked.data()["path"]
    assert isinstance(path, list)
    assert path[0] == "hex:1G12"


@pytest.mark.rule("AT-09.03", "AT-07.10")
def test_questions_about_a_survivor_name_it() -> None:
    t = Table("map 4\npeople Tonya 4G12 smg\nzombies 4G13 slow | 4G14 fast\nturn Tonya")
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.topic(), frame.subject(t.g)) == ("activation", "sur:tonya")
    t.do("fire 3")
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.topic(), frame.subject(t.g)) == ("aim", "sur:tonya")
