"""Details of a figure, and data that saves clients from knowing the rules."""

import pytest

from shamble.core import engine
from shamble.core.inspection import Inspection
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.rules.cards.deck import PLAYED_IN_TURN
from tests.games.zombie_plague.table import Table


def pointed(t: Table, thing: str, seat: int = 0) -> Inspection:
    return GAME.inspect(GAME.view(t.g, seat), thing)


# -------------------------------------------------------------------- reach


def test_actions_lead_a_human_as_far_as_the_points_last() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 N""")
    reach = pointed(t, "hum:1").reach
    assert reach["sq:C17"].actions == ("H1 forward",)
    assert reach["sq:C19"].actions == ("H1 back",)
    assert reach["sq:D18"].cost == 2
    assert (
        reach["sq:C14"].path == ("sq:C18", "sq:C17", "sq:C16", "sq:C15", "sq:C14")
        if "sq:C14" in reach
        else True
    )
    assert all(way.path[0] == "sq:C18" and way.path[-1] == place for place, way in reach.items())
    assert all(way.cost <= 4 for place, way in reach.items() if place.startswith("sq:"))
    assert "sq:C18" not in reach


@pytest.mark.parametrize("place", ["sq:D18", "sq:B17", "sq:E18"])
def test_the_actions_can_be_played_one_after_the_other(place: str) -> None:
    t = Table("""turn H1 4
                 humans H1 C18 N""")
    way = pointed(t, "hum:1").reach[place]
    t.play(*way.actions)
    assert "sq:" + t.at("H1").split()[0] == place


def test_a_figure_that_could_go_next_begins_with_going() -> None:
    t = Table("""turn humans
                 humans H1 C18 N | H2 E18 N""")
    assert pointed(t, "hum:2").reach["sq:E17"].actions == ("go H2", "H2 forward")
    t.play(*pointed(t, "hum:2").reach["sq:E17"].actions)
    assert t.at("H2") == "E17 N"


def test_walk_to_a_far_goal_ends_with_the_points() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 N | H2 A1 N""")
    far = pointed(t, "hum:1").reach["place:S1"]
    assert far.cost == len(far.actions) == 4
    assert len(far.path) > 5
    t.play(*far.actions)
    assert "sq:" + t.at("H1").split()[0] in far.path


@pytest.mark.rule("ZP-G37")
def test_next_figure_question_names_the_shortest_way() -> None:
    t = Table("""turn humans
                 humans H1 A20 N | H2 K8 N""")
    assert t.g.stack[-1].subject(t.g) == "hum:2"
    t = Table("""turn Z3 2
                 humans H1 C18 N
                 zombies Z1 X1 S | Z2 C15 S | Z3 X3 S""")
    t.do("Z3 end")
    assert t.g.stack[-1].subject(t.g) == "zom:2"


def test_of_the_others_one_learns_the_way_and_no_actions() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 N
                 zombies Z1 J18 W""")
    inspection = pointed(t, "zom:1")
    assert inspection.reach["sq:H18"].path == ("sq:J18", "sq:I18", "sq:H18")
    assert inspection.reach["sq:H18"].actions == ()
    assert "sq:K18" not in inspection.reach  # zombies never step back (ZP-06.08)
    assert pointed(t, "hum:1", seat=1).reach["sq:C17"].actions == ()


def test_a_way_names_who_could_bite_at_its_end() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 E
                 zombies Z1 G18 W""")
    reach = pointed(t, "hum:1").reach
    assert reach["sq:F18"].risks == ("zom:1",)
    assert reach["sq:E18"].risks == ("zom:1",)  # a step and a bite
    assert reach["sq:D18"].risks == ()
    assert reach["sq:B18"].risks == ()


def test_nothing_is_told_of_what_is_no_figure_on_the_board() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 E | H2 aboard""")
    for thing in ("hum:2", "hum:9", "zom:1", "zom:0", "sq:C18", "car", "hum:x", ""):
        assert pointed(t, thing) == Inspection(thing)


# -------------------------------------------------------------------- dice


@pytest.mark.parametrize(
    ("weapon", "need", "chance"),
    [("", 6, 1 / 36), ("kitchen_knife", 6, 1 / 6), ("baseball_bat", 5, 1 / 3), ("chainsaw", 3, 2 / 3)],
)
def test_blows(weapon: str, need: int, chance: float) -> None:
    t = Table(f"""turn H1 4
                  humans H1 C18 E {weapon}
                  zombies Z1 D18 W""")
    inspection = pointed(t, "hum:1")
    assert (inspection.near, inspection.needs) == (["sq:D18"], {"zom:1": need})
    assert inspection.odds["H1 strike"] == pytest.approx(chance)
    assert inspection.odds.get("H1 punch", 1 / 36) == pytest.approx(1 / 36)
    assert ("H1 punch" in inspection.odds) == (weapon != "")


def test_a_shot_into_an_area() -> None:
    t = Table("""turn H1 4
                 humans H1 C17 E shotgun
                 zombies Z1 D17 W | Z2 E18 W | Z3 J17 W""")
    inspection = pointed(t, "hum:1")
    assert len(inspection.near) == 15
    assert inspection.needs == {"zom:1": 6, "zom:2": 6}
    assert inspection.odds == {"H1 shoot": pytest.approx(1 - (5 / 6) ** 2), "H1 punch": pytest.approx(1 / 36)}


def test_bites_and_engines() -> None:
    t = Table("""turn Z1 2
                 humans H1 C18 E
                 zombies Z1 D18 W""")
    assert pointed(t, "zom:1", seat=1).odds == {"Z1 attack": pytest.approx(1 / 6)}
    t = Table(
        """turn H1 4
                 humans H1 G2 S car_keys""",
        car_keys="horror",
    )
    assert pointed(t, "hum:1").odds == {"H1 drive": pytest.approx(1 / 6)}
    t = Table("""turn H1 4
                 humans H1 G2 S car_keys""")
    assert pointed(t, "hum:1").odds == {}


# -------------------------------------------------------------------- lines and questions


def data(t: Table, kind: str) -> dict[str, object]:
    results = [event.data() for event in t.record.events if event.tag() == kind]
    assert len(results) == 1, [event.tag() for event in t.record.events]
    return dict(results[0])


def test_moves_carry_their_path() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 E baseball_bat""")
    t.do("H1 forward")
    assert data(t, "moved") == {"path": ["sq:C18", "sq:D18"]}
    t.do("H1 back")
    assert data(t, "moved") == {"path": ["sq:D18", "sq:C18"]}
    t.do("H1 left")
    assert data(t, "turned") == {"facing": "N"}


def test_a_push_carries_the_path_of_the_whole_row() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 E kitchen_knife
                 zombies Z1 D18 W | Z2 E18 W""")
    t.do("H1 strike", (5,))
    assert data(t, "attacked") == {"result": "push"}
    assert data(t, "pushed") == {"path": ["sq:D18", "sq:E18", "sq:F18"]}


def test_a_bite_says_what_came_of_it() -> None:
    t = Table("""turn Z1 2
                 humans H1 C18 E
                 zombies Z1 D18 W""")
    t.do("Z1 attack", (3, 3), (4,))
    assert data(t, "bitten") == {"result": "wound"}
    assert data(t, "shifted") == {"path": ["sq:C18", "sq:B18"]}
    assert data(t, "wound-rolled") == {"result": "fine"}


def test_a_question_names_the_figure_it_is_about() -> None:
    t = Table("""turn Z1 2
                 humans H1 C18 E first_aid_kit
                 zombies Z1 D18 W""")
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.topic(), frame.subject(t.g)) == ("figure-turn", "zom:1")
    t.do("Z1 attack", (3, 3))
    frame = engine.pending(t.g)
    assert frame is not None
    assert (frame.topic(), frame.subject(t.g)) == ("may-heal", "hum:1")


def test_items_with_a_verb_can_be_tried_in_every_humans_turn() -> None:
    t = Table("""turn H1 4
                 humans H1 C18 E""")
    for card in PLAYED_IN_TURN:
        verb = {"ammo": "reload", "energy_drink": "drink", "car_keys": "drive"}[card]
        assert t.refusals(f"H1 {verb}")
