"""The view of a seat: hidden hands and deck, client data, scene, notation, events."""

import json

import msgspec
import pytest

from shamble.core import engine
from shamble.core.game import BadPosition
from shamble.core.options import Setup
from shamble.core.visibility import SPECTATOR
from shamble.games.zombies import GAME
from shamble.games.zombies.card_events import CardsDrawn
from shamble.games.zombies.notation import describe, position
from shamble.games.zombies.view_types import ZombiesScene, ZombiesView
from tests.games.zombies.table import Table, tile

RULES = GAME.rules(Setup(2, "classic", "escape"))


def test_only_the_own_hand_is_seen() -> None:
    t = Table("players P1 hand=fear,keys | P2 hand=grenade\nturn P1 moving 3")
    for seat, own in ((0, 2), (1, 1), (SPECTATOR, 0)):
        picture = GAME.client_view(GAME.view(t.g, seat))
        assert len(picture["hand"]) == own
        assert [pawn["hand"] for pawn in picture["pawns"]] == [2, 1]
        others = [hand for owner, hand in enumerate(GAME.view(t.g, seat).known.hands) if owner != seat]
        assert all(card == -1 for hand in others for card in hand)
        assert "keys" not in json.dumps(picture) or seat == 0
        assert set(GAME.view(t.g, seat).known.deck) == {-1}


def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    event = CardsDrawn(1, (7,))
    assert event.seen_by(1) is event
    for seat in (0, 2, SPECTATOR):
        seen = event.seen_by(seat)
        assert isinstance(seen, CardsDrawn)
        assert seen.cards == (-1,)
        assert "card" not in seen.line().args


def test_the_picture_has_what_the_board_draws() -> None:
    t = Table(
        """tiles drug_store 1,0 r2 door=4,2 | helipad 0,-1
           players P1 2,1 life=2 bullets=1 kills=4 items=shotgun hand=fear | P2 dead
           zombies 4,2 4,1
           tokens life 4,2 | bullet 5,2
           lasting fear P2
           turn P1 moving 5"""
    )
    picture = GAME.client_view(GAME.view(t.g, 0))
    assert picture["tiles"][1] == {
        "id": "tile:1,0",
        "kind": "drug_store",
        "x": 1,
        "y": 0,
        "rot": 2,
        "door": {"square": "sq:4,2", "side": "N"},
        "spots": ["", "", "", "street", "street", "street", "inside", "door", "inside"],
        "near": "drug_store",
        "east": 0,
        "south": 0,
    }
    assert [(z["id"], z["x"], z["y"]) for z in picture["zombies"]] == [("zom:1", 4, 2), ("zom:2", 4, 1)]
    assert picture["tokens"] == [
        {"kind": "life", "x": 4, "y": 2, "count": 1},
        {"kind": "bullet", "x": 5, "y": 2, "count": 1},
    ]
    pawn = picture["pawns"][0]
    assert (pawn["x"], pawn["y"], pawn["life"], pawn["kills"], pawn["plays"]) == (2, 1, 2, 4, 1)
    assert pawn["items"][0]["shots"] == 3
    assert picture["pawns"][1]["status"] == "dead"
    assert picture["move"] == {"pawn": "pawn:1", "mover": 0, "left": 5, "total": 5}
    assert picture["effects"] == [{"card": "fear", "seat": 1, "active": False, "tile": None}]
    assert picture["pile"]["helipad"] == "map"


def test_the_tile_in_the_hand_is_shown_with_what_comes_on_it() -> None:
    t = Table("turn P1", chance=[tile("fire_station")])
    ghost = GAME.client_view(GAME.view(t.g, 1))["ghost"]
    assert (ghost["kind"], ghost["placer"]) == ("fire_station", 0)
    assert (ghost["zombies"], ghost["life"], ghost["bullets"], ghost["survivors"]) == (6, 4, 2, 0)
    action = engine.legal(t.g, 0)[0]
    assert action.things(t.g)[0].startswith("spot:")


def test_an_open_window_shows_who_has_passed() -> None:
    t = Table("players P1 hand=fear,keys,grenade | P2 hand=fear | P3 hand=chainsaw\nturn P1 move", 3)
    t.do("roll", (1,))
    t.do("pass", seat=1)
    assert GAME.client_view(GAME.view(t.g, 0))["window"] == {"point": "move", "asked": [1, 2], "passed": [1]}


def test_the_scene_lists_tiles_and_cards() -> None:
    scene = GAME.scene(Setup(2, "classic", "escape"))
    assert len(scene["tiles"]) == 18
    assert sum(entry["count"] for entry in scene["tiles"].values()) == 30
    assert sum(entry["count"] for entry in scene["cards"].values()) == 50
    assert scene["cards"]["first_aid_kit"]["places"] == ["hospital", "drug_store"]
    assert json.loads(json.dumps(scene)) == scene


@pytest.mark.parametrize("turn", ["moving 3", "walk 4", "discard", ""])
def test_view_and_scene_are_what_their_types_say(turn: str) -> None:
    t = Table(
        """tiles hospital 0,-1 door=1,-2 | helipad 0,1
           players P1 2,1 hand=fear items=shotgun | P2 hand=grenade
           zombies 1,-1
           tokens life 0,-3
           lasting fear P2
           turn P1 """
        + turn,
        chance=[] if turn else [tile("curve")],
    )
    for seat in (0, 1, SPECTATOR):
        picture = GAME.client_view(GAME.view(t.g, seat))
        assert msgspec.convert(picture, ZombiesView) == picture
    scene = GAME.scene(Setup(2, "classic", "escape"))
    assert msgspec.convert(scene, ZombiesScene) == scene


def test_a_question_names_the_figure_it_is_about() -> None:
    t = Table("players P1 hand=fear | P2 hand=keys\nzombies 1,0\nturn P1 moving 3")
    assert asked(t) == ("moving", "pawn:1")
    t.do("move N", (1,))
    assert asked(t) == ("fall-short", "pawn:1")


def asked(t: Table) -> tuple[str, str]:
    frame = engine.pending(t.g)
    assert frame is not None
    return frame.topic(), frame.subject(t.g)


def test_a_step_tells_its_way() -> None:
    t = Table("turn P1 moving 3")
    (event,) = t.do("move E")
    assert (event.tag(), event.data()) == ("stepped", {"path": ["sq:1,1", "sq:2,1"]})


@pytest.mark.rule("ZZ-16.03", "ZZ-16.06")
def test_inspecting_the_moving_pawn_shows_its_reach() -> None:
    t = Table(
        """tiles drug_store 1,0 r2 door=4,2 | straight -1,0
           players P1 1,1
           zombies 3,1
           turn P1 moving 4"""
    )
    inspection = GAME.inspect(GAME.view(t.g, 0), "pawn:1")
    assert inspection.reach["sq:4,1"].actions == ("move E", "move E", "move E")
    assert (inspection.reach["sq:4,1"].cost, inspection.reach["sq:4,1"].risks) == (3, ("zom:1",))
    assert inspection.reach["sq:4,2"].path[-2:] == ("sq:4,1", "sq:4,2")  # by the door
    assert "sq:3,2" not in inspection.reach  # five steps
    assert inspection.reach["sq:-2,1"].risks == ()
    assert GAME.inspect(GAME.view(t.g, 0), "pawn:2").reach == {}
    for square, way in inspection.reach.items():  # the shown moves are possible
        fresh = Table("tiles drug_store 1,0 r2 door=4,2 | straight -1,0\nplayers P1 1,1\nturn P1 moving 9")
        fresh.play(*way.actions)
        assert "sq:" + fresh.at(1) == square


def test_a_position_can_be_read_again() -> None:
    text = """tiles hospital 0,-1 door=1,-2 | crossroads 1,0
              players P1 2,1 life=2 bullets=5 kills=3 hand=fear items=fire_axe | P2 dead
              zombies 3,1 4,0
              tokens life 0,-3
              turn P1 moving 4"""
    g = position(text, RULES)
    where = describe(g)
    assert "hospital 0,-1 door=1,-2 | crossroads 1,0" in where
    assert "P1 2,1 life=2 bullets=5 kills=3 hand=fear items=fire_axe" in where
    assert "zombies  3,1 | 4,0" in where or "zombies  4,0 | 3,1" in where
    assert "tokens   life 0,-3" in where


@pytest.mark.parametrize(
    "text",
    [
        "nonsense 1",
        "tiles castle 1,0",
        "zombies 9,9",
        "players P1 hand=sword",
        "players P1 hat=2",
        "turn P1 dance",
        "tokens coin 1,1",
        "players P1 hand=keys | P2 hand=keys",
    ],
)
def test_invalid_position_is_an_error(text: str) -> None:
    with pytest.raises(BadPosition):
        position(text, RULES)


def test_sides_tell_who_plays_with_whom() -> None:
    assert GAME.sides(Setup(4, "team", "escape")) == ["side-team-1", "side-team-2"] * 2
    assert GAME.sides(Setup(3, "classic", "last_man_standing")) == [
        "side-humans",
        "side-humans",
        "side-undead",
    ]
    assert set(GAME.sides(Setup(3, "cooperative", "escape"))) == {"side-group"}


def test_a_refused_item_says_where_it_could_be_laid_down() -> None:
    t = Table("tiles hospital 0,-1 door=1,-2\nplayers P1 hand=first_aid_kit\nturn P1 moving 3")
    action = engine.find(t.g, 0, "lay first_aid_kit")
    assert action is not None
    assert action.where(t.g) == ("tile:0,-1",)


def test_the_ending_tells_the_story() -> None:
    t = Table("tiles helipad 1,0\nplayers P1 3,1 kills=2 | P2 deaths=1\nturn P1 moving 4")
    t.do("move E")
    ending = GAME.ending(t.g)
    assert (ending.message.key, ending.points) == ("end-helipad", [2, 0])
    assert [fact.key for fact in ending.facts] == ["fact-best", "fact-tiles", "fact-deaths"]
    assert ending.facts[0].args == {"player": "@seat-0", "zombies": 2, "round": 1}
    assert ending.series["series-kills-1"] == [2]


def test_ending_tells_length_without_a_best_round() -> None:
    t = Table("tiles helipad 1,0\nplayers P1 3,1 kills=1 | P2\nturn P1 moving 4")
    t.do("move E")
    assert GAME.ending(t.g).facts[0].key == "fact-rounds"
