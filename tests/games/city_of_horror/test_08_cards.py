"""Action cards: playing (CH-16), cancelling (CH-23) and the list (CH-19)."""

from collections import Counter

import pytest

from shamble.core import engine
from shamble.core.ledger import load_ledger
from shamble.core.visibility import SPECTATOR
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import COMPONENTS
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.rules.abilities import ACTION_CARDS, POWERS, card_of, check
from shamble.games.city_of_horror.state import Rules
from tests.games.city_of_horror.table import Table, card, house, invasion, place

COPIES = {
    "alarm": 2,
    "energy_drink": 2,
    "canned_food": 2,
    "tear_gas": 3,
    "hideout": 2,
    "service_door": 2,
    "pistol": 3,
    "infrared_binoculars": 2,
    "chainsaw": 1,
    "flashlight": 2,
    "kitty": 2,
    "pickpocket": 1,
    "coercion": 2,
    "shotgun": 4,
    "sneakers": 2,
    "molotov": 3,
    "signal_flare": 3,
    "homemade_bomb": 2,
}
OTHERS = "\npurple mom church\ngreen thief church\n"


@pytest.mark.rule(
    "CH-19.01", "CH-19.02", "CH-19.03", "CH-19.04", "CH-19.05", "CH-19.06", "CH-19.07", "CH-19.08"
)
@pytest.mark.rule("CH-19.09", "CH-19.10", "CH-19.11", "CH-19.13", "CH-19.14", "CH-19.15", "CH-19.16")
@pytest.mark.rule("CH-19.17", "CH-19.18", "CH-19.19")
def test_copies_of_each_card() -> None:
    assert Counter(KINDS[kind] for kind in DECK) == COPIES
    assert [card.id for card in ACTION_CARDS if card.explosive] == [
        "molotov",
        "signal_flare",
        "homemade_bomb",
    ]


def with_card(kind: str, more: str = "zombies bank 4", rules: Rules | None = None) -> Table:
    return Table(f"red geek bank; {kind}{OTHERS}{more}\nat attack bank", rules=rules)


@pytest.mark.rule("CH-16.01", "CH-16.02")
def test_a_played_card_goes_to_the_discard_pile() -> None:
    t = with_card("pistol")
    t.play("red", "play pistol", "at bank")
    assert (t.hand("red"), t.discards()) == ([], ["pistol"])


@pytest.mark.rule("CH-16.02", "CH-11.01")
def test_cards_can_be_played_in_any_window() -> None:
    for at in ("window", "move bank bank bank", "attack bank", "attack crossroads", "rescue"):
        t = Table(f"red geek bank; pistol{OTHERS}zombies bank 4\nat {at}")
        assert "play pistol" in t.options("red"), at


@pytest.mark.rule("CH-16.03")
def test_any_location_even_without_own_people() -> None:
    t = with_card("pistol", "zombies bank 1, hospital 2, crossroads 1, water_tower 1")
    t.do("red", "play pistol")
    assert sorted(t.options("red")) == ["at bank", "at crossroads", "at hospital", "at water_tower"]
    t.do("red", "at hospital")
    assert t.zombies("hospital") == 1


@pytest.mark.rule("CH-G50")
def test_where_there_is_no_zombie_nothing_can_be_shot() -> None:
    t = with_card("pistol", "zombies bank 0")
    assert t.refused_by("red", "play pistol") == ["CH-G50"]


@pytest.mark.rule("CH-19.07")
def test_pistol() -> None:
    t = with_card("pistol")
    t.play("red", "play pistol", "at bank")
    assert t.zombies("bank") == 3
    assert t.g.horde == 37  # back to the horde (CH-G09)


@pytest.mark.rule("CH-19.15", "CH-G50")
def test_shotgun() -> None:
    t = with_card("shotgun shotgun", "zombies bank 3")
    t.play("red", "play shotgun", "at bank")
    t.unanswered()
    assert t.zombies("bank") == 1
    t.play("red", "play shotgun", "at bank")
    assert t.zombies("bank") == 0  # as many as there are


@pytest.mark.rule("CH-19.09")
@pytest.mark.example("CH-E19.01")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (8, 4)])
def test_chainsaw_kills_half_rounded_down(before: int, after: int) -> None:
    t = with_card("chainsaw", f"zombies bank {before}")
    t.play("red", "play chainsaw", "at bank")
    assert t.zombies("bank") == after


@pytest.mark.rule("CH-19.01", "CH-G08", "CH-G09")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (6, 8)])
def test_alarm(before: int, after: int) -> None:
    t = with_card("alarm", f"zombies bank {before}, church 1")
    t.play("red", "play alarm", "lure bank")
    assert t.zombies("bank") == after
    t = with_card("alarm", "zombies bank 8")
    t.do("red", "play alarm")
    assert "lure bank" not in t.options("red")


@pytest.mark.rule("CH-19.02", "CH-G49", "CH-G40")
@pytest.mark.parametrize("own_only", [False, True])
def test_energy_drink(own_only: bool) -> None:
    text = (
        "red geek- bank; energy_drink\npurple blonde- church, pregnant_woman- church\n"
        "green thief church\nat attack bank"
    )
    t = Table(text, rules=house(energy_drink_own_only=own_only))
    t.do("red", "play energy_drink")
    assert t.options("red") == (["wake geek"] if own_only else ["wake blonde", "wake geek"])
    t.do("red", "wake geek")
    assert t.rested("geek")


@pytest.mark.rule("CH-G37", "CH-G49")
def test_tucked_child_cannot_be_rested_or_hidden() -> None:
    t = Table(
        "red little_girl bank, geek bank; energy_drink hideout\npurple mom- church\n"
        "green thief church\nat attack bank"
    )
    t.do("red", "power little_girl")
    t.do("red", "play energy_drink")
    assert t.options("red") == ["wake mom"]
    t.do("red", "wake mom")
    t.unanswered()
    t.do("red", "play hideout")
    assert t.options("red") == ["hide geek"]


@pytest.mark.rule("CH-19.05")
def test_hideout_is_for_own_people() -> None:
    t = with_card("hideout")
    t.do("red", "play hideout")
    assert t.options("red") == ["hide geek"]
    t.do("red", "hide geek")
    assert t.happened == ["CardPlayed", "Hid"]
    assert t.g.votes_at(0, 2) == 0
    t.close()
    assert t.alive("geek")


@pytest.mark.rule("CH-19.08", "CH-G55")
def test_binoculars() -> None:
    t = with_card("infrared_binoculars")
    t.do("red", "play infrared_binoculars", invasion("INV-02C"))
    assert GAME.client_view(GAME.view(t.g, 0))["invasion"]["card"] == "INV-02C"
    for seat in (1, 2, SPECTATOR):
        assert GAME.client_view(GAME.view(t.g, seat))["invasion"] is None
    t = with_card("infrared_binoculars", "hour 4\nzombies bank 1")
    assert t.refused_by("red", "play infrared_binoculars") == ["CH-G55"]


@pytest.mark.rule("CH-19.08")
def test_the_card_looked_at_is_the_one_that_comes() -> None:
    t = Table("red geek bank; infrared_binoculars\nhour 1\nat hour")
    t.do("red", "play infrared_binoculars", invasion("INV-01D"))
    t.close()
    for colour in ("red", "purple", "green"):
        t.do(colour, "plan church")
    t.close(card("pistol"), card("alarm"))
    assert GAME.client_view(GAME.view(t.g, 0))["invasions"][-1]["card"] == "INV-01D"


@pytest.mark.rule("CH-19.10")
def test_flashlight() -> None:
    t = with_card("flashlight", "leader red")
    t.do("red", "play flashlight")
    assert sorted(t.options("red")) == ["leader green", "leader purple"]
    t.do("red", "leader green")
    assert t.leader == "green"


@pytest.mark.rule("CH-19.11", "CH-19.12", "CH-G42")
@pytest.mark.example("CH-E19.03")
def test_kitty_leads_as_many_as_fit() -> None:
    t = with_card("kitty", "zombies bank 6, church 5")
    t.do("red", "play kitty")
    t.do("red", "from bank", place("church"))
    assert (t.zombies("bank"), t.zombies("church")) == (3, 8)


@pytest.mark.rule("CH-23.09")
@pytest.mark.example("CH-E23.06")
def test_kitty_comes_home() -> None:
    t = with_card("kitty", "zombies church 4")
    t.do("red", "play kitty")
    t.do("red", "from church", place("church"))
    assert t.zombies("church") == 4


@pytest.mark.rule("CH-19.13", "CH-G51")
def test_pickpocket() -> None:
    t = Table(
        "red geek bank; pickpocket\npurple mom church; pistol alarm\ngreen thief church\nat attack bank"
    )
    t.do("red", "play pickpocket")
    assert t.options("red") == ["rob purple"]  # green has no card
    t.do("red", "rob purple")
    t.close((1,))
    assert t.hand("red") == ["alarm"]
    stolen = t.record.events[-1]
    assert [stolen.seen_by(s).line().key for s in (0, 1, 2)] == [  # type: ignore[union-attr]
        "event-stolen-card",
        "event-stolen-card",
        "event-stolen",
    ]


@pytest.mark.rule("CH-19.14")
def test_coercion_names_a_player_and_a_location_to_come() -> None:
    t = with_card("coercion")
    t.do("red", "play coercion")
    assert t.options("red") == ["coerce purple", "coerce green"]
    t.do("red", "coerce green")
    assert t.options("red") == ["where bank", "where church", "where hospital"]  # no vote at the crossroads
    t.do("red", "where church")
    assert t.g.coercions == ((0, 2, 3),)


@pytest.mark.rule("CH-19.17", "CH-16.04")
@pytest.mark.parametrize("token", ["water_tower", "armory"])
def test_molotov(token: str) -> None:
    t = with_card("molotov")
    t.play("red", "play molotov", "at bank")
    assert t.zombies("bank") == 3
    assert t.options("red") == ["token water_tower", "token armory"]
    t.do("red", "token " + token)
    assert t.tokens(token) == 1


@pytest.mark.rule("CH-16.06")
@pytest.mark.parametrize("kind", ["molotov", "signal_flare", "homemade_bomb"])
def test_one_token_a_card_after_the_rest(kind: str) -> None:
    t = with_card(kind)
    t.do("red", "play " + kind)
    for _ in range(2):
        if t.asks != "ask-token":
            t.do("red", t.options("red")[0])
    assert t.asks == "ask-token"
    assert t.zombies("bank") < 4
    t.do("red", "token armory")
    assert sum(t.g.tokens) == 1


@pytest.mark.rule("CH-19.18", "CH-G08")
def test_signal_flare() -> None:
    t = with_card("signal_flare", "zombies bank 4, church 8")
    t.play("red", "play signal_flare", "from bank")
    assert "to church" not in t.options("red")  # eight there already
    assert "to bank" not in t.options("red")
    t.do("red", "to crossroads")
    t.do("red", "token armory")
    assert (t.zombies("bank"), t.zombies("crossroads"), t.tokens("armory")) == (3, 1, 1)


@pytest.mark.rule("CH-19.07", "CH-19.09", "CH-19.15", "CH-19.17", "CH-19.18", "CH-19.19")
@pytest.mark.parametrize(
    ("kind", "removed"),
    [
        ("pistol", 1),
        ("shotgun", 2),
        ("chainsaw", 2),
        ("molotov", 1),
        ("signal_flare", 1),
        ("homemade_bomb", 2),
        ("alarm", 0),
        ("kitty", 0),
    ],
)
def test_card_tells_how_many_zombies_it_removes(kind: str, removed: int) -> None:
    t = with_card(kind, "zombies bank 5")
    assert card_of(t.g.hands[0][0]).zombies_removed(t.g, 2) == removed


@pytest.mark.rule("CH-19.19")
def test_homemade_bomb() -> None:
    t = with_card("homemade_bomb")
    t.play("red", "play homemade_bomb", "at bank", "token armory")
    assert (t.zombies("bank"), t.tokens("armory")) == (2, 1)


@pytest.mark.rule("CH-19.03", "CH-G33")
def test_canned_food_waits_for_the_end() -> None:
    t = with_card("canned_food")
    assert t.refused_by("red", "play canned_food") == ["CH-G33"]
    t = Table("red geek hospital; canned_food\nat use hospital")
    t.do("red", "pay canned_food")  # but it can pay
    assert t.antidotes("red") == 1


# -------------------------------------------------------------------- cancelling


MOLOTOV = (
    "red geek bank; molotov\npurple mom church; tear_gas pistol\ngreen thief church{}\n"
    "zombies bank 2\nat attack bank"
)


@pytest.mark.rule("CH-19.04", "CH-23.02", "CH-23.05", "CH-G44")
@pytest.mark.example("CH-E16.03")
def test_tear_gas_answers_at_once() -> None:
    t = Table(MOLOTOV.format(""))
    t.play("red", "play molotov", "at bank")
    assert (t.asks, t.waiting) == ("ask-against", ["purple"])
    t.do("purple", "play tear_gas")
    t.unanswered()
    assert (t.zombies("bank"), sum(t.g.tokens)) == (2, 0)
    assert t.discards() == ["molotov", "tear_gas"]
    assert "CardCancelled" in t.happened


@pytest.mark.rule("CH-23.03", "CH-G44")
def test_a_pause_before_every_card_and_nothing_but_cancelling() -> None:
    t = Table(MOLOTOV.format(""))
    t.play("red", "play molotov", "at bank")
    assert t.zombies("bank") == 2  # not carried out yet
    assert t.refused_by("purple", "play pistol") == ["CH-G44"]
    t.do("purple", "pass")
    assert t.zombies("bank") == 1


@pytest.mark.rule("CH-19.04")
def test_without_a_card_just_played_there_is_nothing_to_cancel() -> None:
    t = Table(MOLOTOV.format(""))
    assert t.refused_by("purple", "play tear_gas") == ["CH-19.04"]


@pytest.mark.rule("CH-20.22", "CH-23.05", "CH-G24")
@pytest.mark.example("CH-E16.04")
def test_the_punk_saves_the_molotov() -> None:
    t = Table(MOLOTOV.format(", punk church"))
    t.play("red", "play molotov", "at bank")
    t.do("purple", "play tear_gas")
    assert t.waiting == ["purple", "green"]  # its player can cancel it too
    t.do("green", "power punk")
    assert not t.rested("punk")
    t.unanswered()  # the Molotov can be answered again
    assert t.zombies("bank") == 1
    t.do("red", "token armory")
    assert t.tokens("armory") == 1


@pytest.mark.rule("CH-20.22")
def test_the_punk_cancels_a_card() -> None:
    t = Table(MOLOTOV.format(", punk church"))
    t.play("red", "play molotov", "at bank")
    t.do("green", "power punk")
    assert t.zombies("bank") == 2
    assert "molotov" in t.discards()
    assert t.refused_by("green", "power punk") == ["CH-20.01", "CH-20.22"]


@pytest.mark.rule("CH-G24")
def test_tear_gas_against_tear_gas() -> None:
    t = Table(
        "red geek bank; pistol tear_gas\npurple mom church; tear_gas\ngreen thief church\n"
        "zombies bank 2\nat attack bank"
    )
    t.play("red", "play pistol", "at bank")
    t.do("purple", "play tear_gas")
    t.do("red", "play tear_gas")
    t.unanswered()
    assert t.zombies("bank") == 1


@pytest.mark.rule("CH-G24")
def test_powers_and_payments_cannot_be_cancelled() -> None:
    t = Table(
        "red housewife bank; pistol\npurple mom church; tear_gas\ngreen thief church\n"
        "zombies bank 3\nat attack bank"
    )
    t.do("red", "power housewife")
    assert t.asks == "ask-window-attack"
    t = Table(
        "red housewife hospital; pistol\npurple mom church; tear_gas\ngreen thief church\nat use hospital"
    )
    t.do("red", "pay pistol")
    assert t.asks == "ask-window-attack"


@pytest.mark.rule("CH-23.02")
@pytest.mark.example("CH-E23.03")
def test_kitty_is_stopped_before_a_card_is_drawn() -> None:
    t = Table(
        "red geek bank; kitty\npurple mom church; tear_gas\ngreen thief church\nzombies bank 5\n"
        "at attack bank"
    )
    t.play("red", "play kitty", "from bank")
    t.do("purple", "play tear_gas")  # needs no chance at all
    assert t.zombies("bank") == 5
    assert t.discards() == ["kitty", "tear_gas"]


@pytest.mark.rule("CH-23.08")
def test_discard_pile_is_public() -> None:
    t = with_card("pistol")
    t.play("red", "play pistol", "at bank")
    for seat in (SPECTATOR, 0, 1, 2):
        assert GAME.client_view(GAME.view(t.g, seat))["discard"] == [{"id": "card:13", "card": "pistol"}]


@pytest.mark.rule("CH-G69")
def test_hands_are_not_limited() -> None:
    t = Table(
        "red sushi_chef bank; "
        + " ".join(["shotgun"] * 4 + ["pistol"] * 3 + ["molotov"] * 3)
        + "\nat attack bank"
    )
    t.do("red", "power sushi_chef", card("alarm"))
    assert len(t.hand("red")) == 11


@pytest.mark.rule("CH-G36", "CH-G62")
def test_windows_ask_every_player_who_can_act() -> None:
    """By public facts only: a seat with a hand is asked, whatever the cards."""
    a = Table(
        "red geek- bank; canned_food\npurple mom- bank\ngreen thief- bank\nat window", rules=house(offers=0)
    )
    b = Table("red geek- bank; pistol\npurple mom- bank\ngreen thief- bank\nat window", rules=house(offers=0))
    assert a.waiting == b.waiting == ["red"]
    assert engine.legal(a.g, 1) == []


def test_every_card_and_every_power_has_its_rule() -> None:
    rules = {rule.id: rule.en for rule in load_ledger(GAME.folder()).rules}
    names = {entry["id"]: entry["name"] for entry in COMPONENTS["action_card"] + COMPONENTS["character"]}
    for ability in [*ACTION_CARDS, *POWERS]:
        assert rules[ability.rule].startswith(names[ability.id]), ability.id


def test_missing_class_or_data_entry_is_an_error() -> None:
    with pytest.raises(ValueError, match="in the rules: water_pistol"):
        check({"alarm"}, {"alarm", "water_pistol"})
    with pytest.raises(ValueError, match="in the rules: kitty"):
        check({"alarm", "kitty"}, {"alarm"})


@pytest.mark.rule("CH-23.05", "CH-G44")
def test_players_can_cancel_their_own_card() -> None:
    t = Table(
        "red geek bank; molotov tear_gas\npurple mom- church\ngreen thief- church\nzombies bank 2\nat attack bank"
    )
    t.play("red", "play molotov", "at bank")
    assert (t.asks, t.waiting) == ("ask-against", ["red"])
    t.do("red", "play tear_gas")
    assert (t.zombies("bank"), sum(t.g.tokens)) == (2, 0)
