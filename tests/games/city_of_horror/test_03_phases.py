"""Phases 1 to 3: observation (CH-05), movement cards (CH-06), invasion (CH-07)."""

import pytest

from shamble.core.state import StaleField
from shamble.core.visibility import SPECTATOR
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import BOARDS, INVASIONS, PLACES
from shamble.games.city_of_horror.events import LocationBegan, PlanShown, StarterChosen, ZombiesCame
from shamble.games.city_of_horror.state import HIDDEN, STEP_A, STEP_C, TUCKED, CityState
from tests.games.city_of_horror.table import Table, card, invasion

TOWER_A = "red rocker water_tower\ngreen geek bank\npurple mom church\nat hour"


@pytest.mark.rule("CH-05.01", "CH-21.04")
def test_tower_a_shows_the_top_card() -> None:
    t = Table(TOWER_A, invasion("INV-01C"))
    assert t.happened == ["HourBegan", "Peeked"]
    assert GAME.client_view(GAME.view(t.g, 0))["invasion"]["card"] == "INV-01C"


@pytest.mark.rule("CH-05.02", "CH-G62")
def test_only_players_who_looked_know_the_card() -> None:
    t = Table(TOWER_A, invasion("INV-01C"))
    for seat in (1, 2, SPECTATOR):
        assert GAME.client_view(GAME.view(t.g, seat))["invasion"] is None
        assert GAME.view(t.g, seat).known.invasion == -1
        seen = t.record.events[1].seen_by(seat)
        assert seen is not None
        assert seen.line().key == "event-peeked"
    assert t.record.events[1].seen_by(0).line().args["card"] == "@card-INV-01C"  # type: ignore[union-attr]
    assert not [option for option in t.options("red") if "show" in option]


@pytest.mark.example("CH-E05.01")
def test_red_and_blue_look_at_the_same_card() -> None:
    t = Table(
        "seats red green blue\nred rocker water_tower\nblue geek water_tower\ngreen mom bank\nat hour",
        invasion("INV-01B"),
    )
    for seat in (0, 2):
        assert GAME.client_view(GAME.view(t.g, seat))["invasion"]["card"] == "INV-01B"
    assert GAME.client_view(GAME.view(t.g, 1))["invasion"] is None


@pytest.mark.rule("CH-05.01")
def test_no_look_from_elsewhere_or_side_b() -> None:
    assert Table(TOWER_A.replace("water_tower", "bank")).happened == ["HourBegan"]
    assert Table("sides water_tower B\n" + TOWER_A).happened == ["HourBegan"]


@pytest.mark.rule("CH-06.01")
def test_movement_cards_are_sealed_and_revealed_together() -> None:
    t = Table("red geek bank\npurple mom church\ngreen punk bank\nat plans")
    t.do("purple", "plan armory")
    assert t.waiting == ["red", "green"]
    assert t.g.plans == [-1, -1, -1]
    assert GAME.view(t.g, 0).known.answers[-1] == (-1, -2, -1)  # shows that purple has chosen, not what
    t.do("red", "plan church")
    t.do("green", "plan church")
    assert t.happened == ["PlanShown"] * 3
    assert t.g.plans == [3, 1, 3]


@pytest.mark.rule("CH-08.03", "CH-08.04", "CH-G16")
def test_a_card_no_character_can_follow_is_refused() -> None:
    t = Table("red geek bank, rocker bank\npurple mom church, punk bank\ngreen thief hospital\nat plans")
    assert t.refused_by("red", "plan bank") == ["CH-08.03"]  # all of them are there
    assert "plan bank" in t.options("purple")
    assert len(t.options("red")) == 5


@pytest.mark.rule("CH-06.02", "CH-21.07")
def test_tower_b_lets_players_choose_late() -> None:
    t = Table("sides water_tower B\nred rocker water_tower\npurple mom church\ngreen punk bank\nat plans")
    assert "later" in t.options("red")
    assert "later" not in t.options("purple")
    t.do("red", "later")
    t.do("purple", "plan bank")
    t.do("green", "plan church")
    assert t.g.plans == [-1, 2, 3]
    assert t.asks == "ask-window-late"
    t.close()
    assert t.waiting == ["red"]
    assert "later" not in t.options("red")
    t.do("red", "plan hospital")
    assert t.g.plans == [4, 2, 3]
    assert t.asks == "ask-window-plans"


@pytest.mark.example("CH-E06.01")
def test_red_on_tower_b_chooses_after_the_others() -> None:
    t = Table("sides water_tower B\nred rocker water_tower\npurple mom church\ngreen punk bank\nat plans")
    t.do("red", "later")
    t.do("green", "plan armory")
    t.do("purple", "plan bank")
    assert t.happened == ["PlanShown", "PlanShown"]
    t.close()
    t.do("red", "plan bank")
    assert t.happened == ["PlanShown"]
    assert len(t.g.invasions) == 1  # the invasion card comes later
    t.close(invasion("INV-01A"), card("pistol"), card("alarm"))
    assert len(t.g.invasions) == 2


@pytest.mark.rule("CH-G29")
def test_two_on_tower_b_choose_late_together_or_with_the_others() -> None:
    t = Table(
        "sides water_tower B\nred rocker water_tower\npurple mom water_tower\ngreen punk bank\nat plans"
    )
    t.do("red", "later")
    t.do("purple", "later")
    t.do("green", "plan hospital")
    t.close()
    t.do("red", "plan church")
    assert t.g.plans == [-1, -1, 4]
    t.do("purple", "plan church")
    assert t.g.plans == [3, 3, 4]
    t = Table("sides water_tower B\nred rocker water_tower\npurple mom bank\ngreen punk bank\nat plans")
    for colour in ("red", "purple", "green"):
        t.do(colour, "plan church")
    assert t.g.plans == [3, 3, 3]


INVASION = """
red geek bank
purple mom church
green punk hospital
zombies armory 7, hospital 4
leader green
hour 3
next INV-03A
at invasion
"""


@pytest.mark.rule("CH-07.01", "CH-07.03", "CH-07.06", "CH-07.07", "CH-07.08", "CH-G30")
def test_moves_arrivals_supplies_leader() -> None:
    t = Table(INVASION, card("pistol"))
    assert t.happened == [
        "InvasionShown",
        "ZombiesWalked",
        *["ZombiesCame"] * 5,
        "SuppliesDropped",
        "SuppliesDropped",
        "LeaderMoved",
    ]


@pytest.mark.example("CH-E07.01")
@pytest.mark.rule("CH-07.04", "CH-07.05", "CH-G03")
def test_only_four_of_seven_zombies_fit() -> None:
    t = Table(INVASION, card("pistol"))
    walked = t.record.events[1].line().args
    assert (walked["count"], walked["missed"]) == (4, 3)
    assert t.zombies("hospital") == 8


@pytest.mark.example("CH-E07.02")
def test_the_rest_of_the_third_hour() -> None:
    t = Table(INVASION, card("pistol"))
    assert t.g.zombies == [2, 6, 2, 1, 8, 1]
    assert t.drops("armory") == (2, 0)
    assert t.drops("hospital") == (1, 1)
    assert t.leader == "purple"
    came = [e for e in t.record.events if isinstance(e, ZombiesCame)]
    assert came
    assert all(e.count > 0 for e in came)
    assert GAME.client_view(GAME.view(t.g, 0))["places"][4]["cards"] == [{"id": "", "card": ""}]  # face down


@pytest.mark.rule("CH-07.02")
def test_no_supplies_for_tower_and_crossroads() -> None:
    for c in INVASIONS:
        assert all(2 <= location <= 5 for location, _, _ in c.supplies)


@pytest.mark.rule("CH-07.03")
def test_moves_from_the_second_hour_on() -> None:
    assert {len(c.moves) for c in INVASIONS if c.hour < 2} == {0}
    assert {len(c.moves) for c in INVASIONS if c.hour >= 2} == {1, 2}


@pytest.mark.rule("CH-07.05", "CH-G08")
def test_never_more_than_eight() -> None:
    t = Table(INVASION.replace("armory 7, hospital 4", "armory 8, bank 7"), card("pistol"))
    assert t.zombies("bank") == 8  # two arrive, one fits
    assert sum(t.g.zombies) + t.g.horde == 40


@pytest.mark.rule("CH-G09")
def test_an_empty_horde_sends_what_it_has_in_order() -> None:
    text = INVASION.replace("armory 7, hospital 4", "armory 7, hospital 8, bank 8, church 8, crossroads 7")
    t = Table(text, card("pistol"))
    assert t.g.horde == 0
    assert t.zombies("water_tower") == 2  # location 1 first; the others get nothing


@pytest.mark.rule("CH-G30")
def test_two_moves_in_printed_order() -> None:
    t = Table(
        "zombies bank 2, hospital 1, church 3\nhour 3\nnext INV-03C\nred geek bank\npurple mom bank\n"
        "green punk bank\nat invasion",
        card("pistol"),
    )
    walked = [e.line().args for e in t.record.events if type(e).__name__ == "ZombiesWalked"]
    assert [(w["from"], w["place"], w["count"]) for w in walked] == [
        ("@place-bank.from", "@place-church", 2),
        ("@place-hospital.from", "@place-armory", 1),
    ]


@pytest.mark.rule("CH-G31")
def test_supplies_run_out() -> None:
    text = (
        "red geek bank; ; 19 antidotes\npurple mom bank\ngreen punk bank\nhour 1\nnext INV-01A\n"
        "at invasion\ndeck pistol"
    )
    t = Table(text, card("pistol"))
    assert t.drops("bank") == (1, 0)  # one antidote is left of two
    assert t.drops("hospital") == (0, 1)  # one card of two


@pytest.mark.example("CH-E22.02")
@pytest.mark.rule("CH-22.06", "CH-G04")
def test_the_leader_skips_covered_colours() -> None:
    t = Table(
        "seats red purple green blue\nleader purple\nhour 2\nnext INV-02B\nat invasion",
        card("pistol"),
        card("alarm"),
    )
    assert t.leader == "red"  # blue, then red; orange and yellow are covered


@pytest.mark.rule("CH-G36", "CH-G72")
def test_windows_open_where_the_ruling_says() -> None:
    t = Table("red geek bank\npurple mom church\ngreen punk hospital\nat hour", rules=None)
    seen = [t.asks]
    t.close()
    for colour in ("red", "purple", "green"):
        t.do(colour, "plan armory")
    seen.append(t.asks)
    t.close(free=True)
    for mover in ("geek", "mom", "punk"):
        seen.append(t.asks)
        t.close()
        t.do(t.waiting[0], "move " + mover)
    seen.append(t.asks)
    t.close(free=True)
    seen.append(t.asks)
    assert seen == [
        "ask-window-look",
        "ask-window-plans",
        *["ask-window-move"] * 3,
        "ask-window-moved",
        "ask-window-attack",
    ]


@pytest.mark.rule("CH-21.03", "CH-21.06", "CH-21.05", "CH-21.08")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("zombies", "attacked"), [(3, False), (4, True)])
def test_the_tower_is_attacked_by_four(side: str, zombies: int, attacked: bool) -> None:
    assert BOARDS[0][0].spaces == BOARDS[0][1].spaces == 2
    t = Table(
        f"sides water_tower {side}\nred rocker water_tower\nzombies water_tower {zombies}\nat attack water_tower"
    )
    t.close()
    t.bargained()
    assert t.alive("rocker") != attacked


SPENT: dict[str, object] = {
    "plans": [1, 2, 3],
    "moved": 7,
    "resolved": 63,
    "resolving": 5,
    "coercions": ((0, 1, 2),),
    "last_lost": (2,),
    "offers": [1, 2, 1],
}


@pytest.mark.rule("CH-08.01", "CH-09.01", "CH-13.01", "CH-19.05", "CH-20.12", "CH-20.26", "CH-G38", "CH-G64")
@pytest.mark.rule("CH-G65", "CH-G70", "CH-G72")
def test_an_hour_leaves_nothing_to_the_next() -> None:
    """All that lives for an hour is spent, the hour ends, and the next one is fresh."""
    text = "red geek bank, grandma church\npurple mom church\ngreen little_boy hospital\nhour "
    t = Table(text + "2\nat location crossroads")
    assert set(SPENT) == set(CityState.lifetimes["hour"])
    for name, value in SPENT.items():
        setattr(t.g, name, value)
    t.g.people = [
        c.sheltered(HIDDEN).with_grant(True) if c.seat == 0 else c.sheltered(TUCKED) if c.seat == 2 else c
        for c in t.g.people
    ]
    assert t.asks == "ask-window-attack"
    t.close()
    t.close(free=True)
    fresh = Table(text + "3\nat hour")
    assert (t.asks, t.g.hour, t.start) == ("ask-window-look", 3, "green")  # green lost the last character
    for name in SPENT:
        assert getattr(t.g, name) == getattr(fresh.g, name), name
    assert t.g.history == ((0, 0, 0, 0), (0, 2, 1, 1))  # zombies in the city, people of each player
    assert [(c.shelter, c.granted) for c in t.g.people] == [(c.shelter, c.granted) for c in fresh.g.people]


@pytest.mark.rule("CH-02.01", "CH-04.01")
def test_a_field_of_the_last_hour_stops_the_game() -> None:
    t = Table("red geek bank\nhour 1\nat location crossroads")
    t.close()
    t.close()
    assert t.asks == "ask-window-after"
    t.g.resolving = 5
    with pytest.raises(StaleField, match="resolving is 5"):
        t.close(free=True)


@pytest.mark.rule("CH-06.01")
def test_plans_are_shown_in_turn_order() -> None:
    t = Table("seats red blue purple\nred geek bank\nblue punk bank\npurple mom church\nat hour")
    t.close()
    for colour, plan in (("purple", "bank"), ("red", "armory"), ("blue", "hospital")):
        t.do(colour, "plan " + plan)
    shown = [e for e in t.record.events if isinstance(e, PlanShown)]
    assert [(e.seat, PLACES[e.place], e.swapped) for e in shown] == [
        (0, "armory", False),
        (1, "hospital", False),
        (2, "bank", False),
    ]


@pytest.mark.rule("CH-04.02", "CH-09.01", "CH-09.02", "CH-G70", "CH-G71", "CH-G72")
def test_a_finished_location_is_left_behind() -> None:
    """The next one begins with step A and new offers, and no promise is about the finished one."""
    t = Table(
        "corners church bank armory hospital\nred geek church\npurple mom church\nat attack water_tower"
    )
    t.g.offers = [2, 1, 0]
    t.g.step = STEP_C
    t.close()
    began = [e for e in t.record.events if isinstance(e, LocationBegan)]
    assert [(e.number, PLACES[e.place]) for e in began] == [(2, "church")]
    assert (t.asks, t.g.step, t.g.offers) == ("ask-window-use", STEP_A, [0, 0, 0])
    t.do("red", "offer purple")
    t.play("red", "promise", "promise-help")
    abouts = {option for option in t.options("red") if option.startswith("about")}
    assert abouts == {"about " + place for place in PLACES if place != "water_tower"}


@pytest.mark.rule("CH-G72", "CH-14.01")
@pytest.mark.parametrize(("hour", "asks"), [(3, "ask-window-after"), (4, "ask-window-rescue")])
def test_the_window_before_the_rescue_ends_the_last_turn(hour: int, asks: str) -> None:
    t = Table(f"red geek bank\nhour {hour}\nat attack crossroads")
    t.close()
    assert t.asks == asks


@pytest.mark.rule("CH-13.01", "CH-13.02", "CH-13.03", "CH-G38")
@pytest.mark.parametrize(
    ("lost", "start", "cause"),
    [((), "purple", "left"), ((2,), "green", "lost"), ((2, 0), "red", "tower"), ((0,), "red", "lost")],
)
def test_the_marker_passes_with_its_reason(lost: tuple[int, ...], start: str, cause: str) -> None:
    t = Table("red geek bank\npurple mom church\ngreen thief church\nhour 1\nat attack crossroads")
    t.close()
    t.g.last_lost = lost
    t.close(free=True)
    chosen = [e for e in t.record.events if isinstance(e, StarterChosen)]
    assert [(t.colour_of(e.seat), e.cause) for e in chosen] == [(start, cause)]
    assert t.start == start
