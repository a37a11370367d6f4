"""The characters (CH-20)."""

import pytest

from shamble.core import engine
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import PEOPLE
from shamble.games.city_of_horror.state import Rules
from shamble.match.i18n.messages import Translator
from tests.games.city_of_horror.table import Table, card, house, invasion

VALUES = {
    "blonde": (5, 3),
    "businessman": (3, 2),
    "businesswoman": (3, 2),
    "sushi_chef": (4, 3),
    "geek": (4, 3),
    "grandpa": (5, 3),
    "grandma": (5, 2),
    "housewife": (4, 2),
    "mom": (4, 3),
    "student": (3, 2),
    "little_boy": (5, 2),
    "little_girl": (5, 2),
    "pregnant_woman": (4, 2),
    "priest": (4, 2),
    "punk": (4, 3),
    "rasta": (4, 3),
    "rocker": (4, 3),
    "secret_agent": (4, 2),
    "teenager": (4, 2),
    "thief": (4, 2),
    "guard_and_rex": (4, 2),
}


@pytest.mark.rule(
    "CH-20.03", "CH-20.05", "CH-20.06", "CH-20.07", "CH-20.08", "CH-20.09", "CH-20.11", "CH-20.13"
)
@pytest.mark.rule(
    "CH-20.14", "CH-20.15", "CH-20.16", "CH-20.17", "CH-20.18", "CH-20.21", "CH-20.22", "CH-20.23"
)
@pytest.mark.rule("CH-20.24", "CH-20.25", "CH-20.26", "CH-20.27", "CH-20.28")
def test_values_of_both_faces() -> None:
    assert {person.id: (person.rested, person.exhausted) for person in PEOPLE} == VALUES


def with_person(person: str, more: str = "", rules: Rules | None = None) -> Table:
    return Table(
        f"red {person} bank; shotgun pistol\npurple mom church; alarm\ngreen student- church\n{more}\nat attack bank",
        rules=rules,
    )


@pytest.mark.rule("CH-20.01", "CH-20.02")
def test_a_power_needs_a_rested_face_and_turns_it() -> None:
    t = with_person("housewife", "zombies bank 4")
    t.do("red", "power housewife")
    assert not t.rested("housewife")
    assert t.refused_by("red", "power housewife") == ["CH-20.01"]


@pytest.mark.rule("CH-20.02")
def test_power_says_first_who_gets_exhausted() -> None:
    """Even if only one power can be used, it needs a confirmation."""
    t = with_person("thief")
    (power,) = [action for action in engine.legal(t.g, 0) if action.verb() == "power"]
    assert power.needs_confirmation(t.g)
    (prospect,) = power.prospects(t.g, 0)
    assert (prospect.key, prospect.args["effect"]) == ("may-exhaust", "@char-thief.text")
    said = Translator("it", "city-of-horror").text(prospect.key, prospect.args)
    assert said.startswith("Il Ladro passa sul lato stremato: ")


@pytest.mark.rule("CH-20.02")
def test_no_power_right_after_a_vote() -> None:
    t = Table(
        "red housewife bank\npurple mom bank\ngreen thief bank\nzombies bank 4\nat attack bank",
        rules=house(offers=0),
    )
    t.close()
    assert t.asks == "ask-vote-attack"
    assert not [option for option in t.options("red") if option.startswith("power")]


@pytest.mark.rule("CH-20.04")
def test_the_blonde_is_simply_exhausted() -> None:
    t = with_person("blonde")
    t.do("red", "power blonde")
    assert not t.rested("blonde")


@pytest.mark.rule("CH-20.05", "CH-20.06", "CH-G27")
@pytest.mark.parametrize("person", ["businessman", "businesswoman"])
@pytest.mark.parametrize("no_take_back", [False, True])
def test_business_people_change_a_card(person: str, no_take_back: bool) -> None:
    t = with_person(person, "zombies church 2", house(no_take_back=no_take_back))
    if no_take_back:
        assert t.refused_by("red", f"power {person}") == ["CH-G50"]  # nothing else lies there
    t.play("red", "play pistol", "at church")
    t.unanswered()
    t.do("red", f"power {person}")
    t.do("red", "pay shotgun")
    assert t.options("red") == (["take pistol"] if no_take_back else ["take pistol", "take shotgun"])
    t.do("red", "take pistol")
    assert (t.hand("red"), t.discards()) == (["pistol"], ["shotgun"])
    assert t.zombies("church") == 1  # the card paid had no effect


@pytest.mark.rule("CH-20.07")
def test_the_sushi_chef_draws() -> None:
    t = with_person("sushi_chef")
    t.do("red", "power sushi_chef", card("chainsaw"))
    assert t.hand("red") == ["shotgun", "pistol", "chainsaw"]
    drawn = t.record.events[-1]
    assert drawn.seen_by(1).line().key == "event-drew"  # type: ignore[union-attr]


@pytest.mark.rule("CH-20.08", "CH-20.24")
@pytest.mark.parametrize("person", ["geek", "rocker"])
def test_one_zombie_goes_elsewhere(person: str) -> None:
    t = with_person(person, "zombies bank 3, church 8")
    t.do("red", "power " + person)
    assert sorted(t.options("red")) == ["to armory", "to crossroads", "to hospital", "to water_tower"]
    t.do("red", "to hospital")
    assert (t.zombies("bank"), t.zombies("hospital")) == (2, 1)
    t = with_person(person)
    assert t.refused_by("red", "power " + person) == ["CH-G50"]


@pytest.mark.rule("CH-20.13", "CH-20.28", "CH-G50")
@pytest.mark.parametrize("person", ["housewife", "guard_and_rex"])
def test_fighter_needs_a_zombie_where_it_is(person: str) -> None:
    t = with_person(person, "zombies church 2")
    assert t.refused_by("red", "power " + person) == ["CH-G50"]


@pytest.mark.rule("CH-20.13", "CH-20.28")
@pytest.mark.parametrize("person", ["housewife", "guard_and_rex"])
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0)])
def test_two_zombies_die_where_they_stand(person: str, before: int, after: int) -> None:
    t = with_person(person, f"zombies bank {before}, church 3")
    t.do("red", "power " + person)
    assert (t.zombies("bank"), t.zombies("church")) == (after, 3)


@pytest.mark.rule("CH-20.15")
def test_the_student_takes_the_marker() -> None:
    t = Table("red geek bank\npurple student church\ngreen thief bank\nat attack bank")
    t.do("purple", "power student")
    assert t.start == "purple"
    t = Table("red student bank\nat attack bank")
    assert t.refused_by("red", "power student") == ["CH-20.15"]


@pytest.mark.rule("CH-20.16", "CH-20.17")
@pytest.mark.parametrize("child", ["little_boy", "little_girl"])
def test_children_are_out_of_reach_until_the_turn_ends(child: str) -> None:
    t = with_person(child, "zombies bank 4")
    t.do("red", "power " + child)
    t.close()
    assert t.alive(child)
    assert t.g.votes_at(0, 2) == 0
    t.close_all(free=True)
    assert t.g.hour == 2
    assert t.g.votes_at(0, 2) == 1


@pytest.mark.rule("CH-20.23")
def test_the_rasta_looks_ahead() -> None:
    t = with_person("rasta")
    t.do("red", "power rasta", invasion("INV-02A"))
    assert GAME.client_view(GAME.view(t.g, 0))["invasion"]["card"] == "INV-02A"
    assert GAME.client_view(GAME.view(t.g, 1))["invasion"] is None
    t = with_person("rasta", "hour 4")
    assert t.refused_by("red", "power rasta") == ["CH-G55"]


@pytest.mark.rule("CH-20.25")
def test_the_secret_agent_leads_the_leader() -> None:
    t = with_person("secret_agent", "leader red")
    t.do("red", "power secret_agent")
    assert sorted(t.options("red")) == ["leader green", "leader purple"]
    t.do("red", "leader purple")
    assert t.leader == "purple"


@pytest.mark.rule("CH-20.27", "CH-G51")
def test_the_thief_steals() -> None:
    t = with_person("thief")
    t.do("red", "power thief")
    assert t.options("red") == ["rob purple"]
    t.do("red", "rob purple", (0,))
    assert t.hand("red") == ["shotgun", "pistol", "alarm"]
    assert t.hand("purple") == []


@pytest.mark.rule("CH-20.10")
def test_grandpas_power_lasts_the_turn() -> None:
    t = with_person("grandpa", "zombies bank 2")
    t.do("red", "power grandpa")
    assert t.g.votes_at(0, 2) == 1
    t.close_all(free=True)
    assert t.g.hour == 2
    assert t.g.votes_at(0, 2) == 0  # CH-G57


@pytest.mark.rule("CH-20.18")
def test_the_baby_shows_in_the_picture() -> None:
    t = with_person("pregnant_woman")
    t.do("red", "power pregnant_woman")
    shown = [
        c for c in GAME.client_view(GAME.view(t.g, 1))["characters"] if c["character"] == "pregnant_woman"
    ]
    assert (shown[0]["baby"], shown[0]["votes"], shown[0]["value"]) == (True, 2, 2)
