"""Negotiation and barter (CH-18), promises and their keeping (CH-G54, CH-G70, CH-G71)."""

import pytest
from msgspec.structs import replace

from shamble.core.options import Setup, Value
from shamble.core.visibility import SPECTATOR, imagination_stream
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.client_view import picture
from shamble.games.city_of_horror.rules.deals import why_impossible
from shamble.games.city_of_horror.rules.negotiation import possible_words, sketch_of
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.state import HELP, STAND_BY, TIE, VOTE, Bid
from shamble.match.log import Occupant
from shamble.match.match import Match
from tests.games.city_of_horror.table import Table, house

TABLE = """
seats red purple green
red geek bank; pistol alarm; 2 antidotes
purple mom bank; shotgun kitty; 1 antidote
green thief bank
zombies bank 4
at attack bank
"""


@pytest.mark.rule("CH-18.01", "CH-G54", "CH-16.01")
def test_goods_change_hands_as_soon_as_both_agree() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "give pistol", "give-antidote", "want-card", "send")
    assert (t.asks, t.waiting) == ("ask-window-attack", ["red", "purple", "green"])  # it is open
    t.do("purple", "accept red")
    assert t.asks == "ask-gift"
    t.do("purple", "hand kitty")
    assert t.hand("red") == ["alarm", "kitty"]
    assert t.hand("purple") == ["shotgun", "pistol"]
    assert (t.antidotes("red"), t.antidotes("purple")) == (1, 2)
    assert t.asks == "ask-window-attack"  # and the window stays open


@pytest.mark.rule("CH-18.01")
def test_a_gift_and_a_refusal() -> None:
    t = Table(TABLE)
    t.do("red", "offer green")
    t.play("red", "give-antidote", "give-antidote", "send")
    t.do("green", "accept red")
    assert t.antidotes("green") == 2
    t.do("purple", "offer green")
    t.play("purple", "give shotgun", "send")
    t.do("green", "refuse purple")
    assert t.hand("purple") == ["shotgun", "kitty"]


@pytest.mark.rule("CH-18.01", "CH-G70")
@pytest.mark.parametrize("lost", ["", "hand", "antidote"])
def test_all_that_a_player_has_can_be_wanted(lost: str) -> None:
    """And given: nothing is left, and nothing less would do."""
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "give pistol", "give alarm", "give-antidote", "give-antidote")
    t.play("red", "want-card", "want-card", "want-antidote", "send")
    if lost == "hand":
        t.g.discard.append(t.g.hands[1].pop())
    if lost == "antidote":
        t.g.antidotes[1] -= 1
        t.g.ambulance += 1
    if lost:
        assert t.refused_by("purple", "accept red") == ["CH-18.01"]
        return
    t.play("purple", "accept red", "hand shotgun", "hand kitty")
    assert (t.hand("red"), t.hand("purple")) == (["shotgun", "kitty"], ["pistol", "alarm"])
    assert (t.antidotes("red"), t.antidotes("purple")) == (1, 2)


@pytest.mark.rule("CH-G54")
def test_only_cards_and_antidotes_are_goods() -> None:
    t = Table(TABLE.replace("2 antidotes", "2 antidotes; food 3"))
    t.do("red", "offer purple")
    assert t.options("red") == [
        "give pistol",
        "give alarm",
        "give-antidote",
        "want-card",
        "want-antidote",
        "promise",
        "want-promise",
        "withdraw",
    ]
    assert t.refused_by("red", "send") == ["CH-18.01"]  # nothing in it yet


@pytest.mark.rule("CH-G70")
def test_offers_are_limited_until_the_next_location() -> None:
    t = Table(TABLE)
    for _ in range(2):
        t.do("red", "offer purple")
        t.play("red", "give-antidote", "send")
    assert t.refused_by("red", "offer purple") == ["CH-G70"]
    t.close()
    t.vote(red="green", purple="green", green="red")
    t.close_all()
    assert t.g.offers[0] == 0  # the church, or later


@pytest.mark.rule("CH-G70")
@pytest.mark.parametrize("offers", [0, 1, 3, -1])
def test_the_table_says_how_many(offers: int) -> None:
    t = Table(TABLE, rules=house(offers=offers))
    assert ("offer purple" in t.options("red")) == (offers != 0)
    seats = GAME.client_view(GAME.view(t.g, 0))["seats"]
    assert [seat["offers"] for seat in seats] == [offers] * 3


@pytest.mark.rule("CH-18.01", "CH-G70")
def test_without_a_limit_offers_are_unlimited() -> None:
    t = Table(TABLE, rules=house(offers=-1))
    for _ in range(6):
        t.do("red", "offer purple")
        t.play("red", "give-antidote", "send")
        t.do("purple", "refuse red")
    assert "offer purple" in t.options("red")


@pytest.mark.rule("CH-18.01", "CH-G70")
@pytest.mark.parametrize(
    ("kinds", "options", "offers"),
    [
        ("person bot bot", {}, -1),
        ("bot open bot", {}, -1),
        ("bot bot bot", {}, 2),
        ("person bot bot", {"offers": 1}, 1),
    ],
)
def test_people_offer_without_limit(kinds: str, options: dict[str, Value], offers: int) -> None:
    """A new table with people has no limit, unless the table chooses one."""
    chairs = [Occupant(kind, bot="novice" if kind == "bot" else "") for kind in kinds.split()]  # type: ignore[arg-type]
    match = Match.new(GAME, chairs, Setup(3, "standard", "", options), seed=1)
    assert match.state.rules.offers == offers  # type: ignore[attr-defined]
    assert Match.resume(match.header, match.log).state.rules.offers == offers  # type: ignore[attr-defined]


@pytest.mark.rule("CH-G70")
def test_a_table_of_before_keeps_its_limit() -> None:
    """Its header does not name the option, which was 2 for all."""
    match = Match.new(GAME, [Occupant("bot", bot="novice")] * 3, seed=1)
    assert match.header.options == {}
    header = replace(match.header, occupants=(Occupant("person", "Ada"),) * 3)
    assert Match.resume(header, match.log).state.rules.offers == 2  # type: ignore[attr-defined]


@pytest.mark.rule("CH-18.01", "CH-G70")
def test_starting_and_dropping_an_offer_is_free() -> None:
    t = Table(TABLE)
    t.do("green", "pass")
    for _ in range(5):
        t.do("red", "offer purple")
        t.play("red", "give pistol", "withdraw")
    assert t.g.offers == [0, 0, 0]
    assert t.waiting == ["red", "purple"]  # green has passed and is not asked again
    assert t.happened == []


@pytest.mark.rule("CH-18.01", "CH-G70")
def test_several_offers_stand_at_once() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "give pistol", "want-antidote", "send")
    t.do("red", "offer green")
    t.play("red", "give pistol", "send")
    t.do("green", "offer purple")
    t.play("green", "want-card", "send")
    bids = GAME.client_view(GAME.view(t.g, 1))["bids"]
    assert [(bid["seat"], bid["to"]) for bid in bids] == [(0, 1), (0, 2), (2, 1)]
    t.do("purple", "refuse green")
    t.do("purple", "accept red")
    assert t.hand("purple") == ["shotgun", "kitty", "pistol"]
    assert t.g.bids == []  # the pistol is gone, and so is its offer to green


@pytest.mark.rule("CH-G70")
def test_an_offer_is_withdrawn_or_ends_with_the_window() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "give pistol", "send")
    t.do("red", "retract purple")
    assert t.g.bids == []
    t.do("red", "offer purple")
    t.play("red", "give pistol", "send")
    t.close()
    assert t.g.bids == []
    assert "OfferAnswered" in t.happened


@pytest.mark.rule("CH-G70")
def test_a_card_that_is_played_is_offered_no_more() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "give pistol", "send")
    t.play("red", "play alarm", "lure church")
    assert len(t.g.bids) == 1
    t.unanswered()
    t.play("red", "play pistol", "at bank")
    assert t.g.bids == []


@pytest.mark.rule("CH-G70", "CH-18.01")
def test_an_offer_of_what_is_spent_cannot_be_accepted() -> None:
    t = Table(TABLE)
    for partner in ("purple", "green"):
        t.do("red", "offer " + partner)
        t.play("red", "give-antidote", "give-antidote", "send")
    t.do("purple", "accept red")
    assert t.refused_by("green", "accept red") == ["CH-18.01"]


@pytest.mark.rule("CH-G70", "CH-G71")
def test_only_the_two_players_learn_why_an_offer_failed() -> None:
    """The reason reveals a part of the offer."""
    t = Table(TABLE)
    for partner in ("purple", "green"):
        t.do("red", "offer " + partner)
        t.play("red", "give-antidote", "give-antidote", "send")
    t.do("purple", "accept red")
    (answer,) = t.do("green", "refuse red")
    assert answer.line().key == "event-offer-refused-gone"
    seen = [answer.seen_by(t.seat_of(colour)) for colour in ("red", "green", "purple")]
    keys = [event.line().key for event in seen if event is not None]
    assert keys == ["event-offer-refused-gone"] * 2 + ["event-offer-refused"]
    assert why_impossible(t.g, Bid(0, 1, ((), 0, 0, 0, (VOTE, 5, 0), NO_PROMISE))) == "late"
    assert why_impossible(t.g, Bid(0, 1, ((), 1, 0, 0, NO_PROMISE, NO_PROMISE))) == "gone"
    t.do("purple", "offer red")
    t.play("purple", "give-antidote", "send")
    (answer,) = t.do("red", "refuse purple")
    assert answer.line().key == "event-offer-refused"


@pytest.mark.rule("CH-G71", "CH-18.02")
@pytest.mark.parametrize("mine", [True, False])
def test_the_view_lists_every_promise_with_its_notation(mine: bool) -> None:
    """A page that plays the listed parts gets the listed promise."""
    t = Table(TABLE)
    t.do("red", "offer purple")
    words = possible_words(t.g)
    assert {word[0] for word, _ in words} >= {VOTE, HELP, STAND_BY, TIE}
    offer = picture(GAME.view(t.g, 0))["offer"]
    assert offer is not None
    assert [one["steps"] for one in offer["words"]] == [steps for _, steps in words]
    assert offer["room"] == (2, 2, 2, 1)
    for word, steps in words:
        table = Table(TABLE)
        table.do("red", "offer purple")
        table.play("red", "promise" if mine else "want-promise", *steps)
        sketch = sketch_of(table.g, 0)
        assert sketch is not None
        assert sketch.terms[4 if mine else 5] == word


@pytest.mark.rule("CH-G70")
def test_a_counter_offer_counts_as_an_offer() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "want-antidote", "send")
    t.do("purple", "change red")
    t.play("purple", "want-card", "give-antidote", "send")
    assert t.g.offers == [1, 1, 0]
    t.do("red", "accept purple")
    t.do("red", "hand alarm")
    assert (t.hand("red"), t.antidotes("red")) == (["pistol"], 3)
    t = Table(TABLE, rules=house(offers=1))
    t.do("purple", "offer green")
    t.play("purple", "give-antidote", "send")
    t.do("red", "offer purple")
    t.play("red", "give pistol", "send")
    assert t.refused_by("purple", "change red") == ["CH-G70"]


@pytest.mark.rule("CH-18.01", "CH-G62")
def test_only_two_players_see_the_cards_of_an_offer() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.do("red", "give pistol")
    seen = GAME.client_view(GAME.view(t.g, 1))
    assert (seen["offer"], [one["cards"] for one in seen["making"]]) == (None, [[]])  # not sent yet
    t.do("red", "send")
    shown = [GAME.client_view(GAME.view(t.g, seat))["bids"][0]["cards"] for seat in (0, 1, 2, SPECTATOR)]
    assert shown[0] == shown[1] == [{"id": "card:13", "card": "pistol"}]
    assert shown[2] == shown[3] == [{"id": "", "card": ""}]
    imagined = GAME.imagine(GAME.view(t.g, 1), imagination_stream(5))
    assert 13 in imagined.hands[0]
    t.do("purple", "accept red")
    given = t.record.events[-1]
    assert len(given.seen_by(1).cards) == 1  # type: ignore[union-attr]
    assert given.seen_by(2).cards == ()  # type: ignore[union-attr]


def promise(t: Table, giver: str, to: str, *words: str) -> None:
    """Make a promise for nothing: `giver` offers it and `to` accepts."""
    t.do(giver, "offer " + to)
    t.play(giver, "promise", *words, "send")
    t.do(to, "accept " + giver)


def fates(t: Table) -> list[str]:
    return [p["fate"] for p in GAME.client_view(GAME.view(t.g, 0))["promises"]]


@pytest.mark.rule("CH-18.02", "CH-G71")
@pytest.mark.parametrize(("target", "fate"), [("green", "kept"), ("purple", "broken")])
def test_a_vote_promised(target: str, fate: str) -> None:
    t = Table(TABLE)
    promise(t, "red", "purple", "promise-vote", "about bank", "name green")
    assert fates(t) == ["open"]
    t.close()
    t.vote(red=target, purple="purple", green="green")
    assert fates(t) == [fate]


@pytest.mark.rule("CH-G71")
@pytest.mark.parametrize(("shots", "fate"), [(1, "kept"), (0, "broken")])
def test_help_promised(shots: int, fate: str) -> None:
    t = Table(TABLE)
    promise(t, "purple", "red", "promise-help", "about bank", "number 2")
    if shots:
        t.play("purple", "play shotgun", "at bank")
        t.unanswered()
        assert fates(t) == ["kept"]
    t.close()
    assert fates(t) == [fate]


@pytest.mark.rule("CH-G71")
def test_help_promise_is_void_without_attack() -> None:
    t = Table(TABLE.replace("zombies bank 4", "zombies bank 2"))
    promise(t, "purple", "red", "promise-help", "about bank", "number 2")
    t.close()
    assert fates(t) == ["void"]  # no attack


@pytest.mark.rule("CH-G71")
def test_standing_by_promised() -> None:
    t = Table(TABLE)
    promise(t, "purple", "red", "promise-stand-by", "about bank")
    t.play("purple", "play shotgun", "at bank")
    assert fates(t) == ["broken"]
    t = Table(TABLE.replace("zombies bank 4", "zombies bank 1"))
    promise(t, "purple", "red", "promise-stand-by", "about bank")
    t.close()
    assert fates(t) == ["kept"]


@pytest.mark.rule("CH-G71")
@pytest.mark.parametrize(("gets", "fate"), [("purple", "kept"), ("green", "broken")])
def test_an_item_promised(gets: str, fate: str) -> None:
    t = Table(
        TABLE.replace("purple mom bank", "purple mom church")
        .replace("green thief bank", "green thief church")
        .replace("at attack", "drops bank 2 antidotes\nat share")
    )
    promise(t, "red", "purple", "promise-give", "about bank")
    t.close()
    t.close()  # trading before the items are handed out
    t.do("red", "share antidote with red")
    t.do("red", f"share antidote with {gets}")
    assert fates(t) == [fate]


@pytest.mark.rule("CH-G71")
@pytest.mark.parametrize(
    ("item", "given", "fate"),
    [
        ("card", "alarm", "kept"),
        ("card", "antidote", "broken"),
        ("antidote", "antidote", "kept"),
        ("antidote", "alarm", "broken"),
        ("any", "antidote", "kept"),
    ],
)
def test_the_card_promised_is_kept_by_a_card_alone(item: str, given: str, fate: str) -> None:
    t = Table(SUPPLIES + "drops bank 1 antidote alarm coercion\nat share bank")
    promise(t, "red", "purple", "promise-give", "about bank", f"item {item}")
    t.close()
    t.close()
    t.do("red", "share coercion with red")
    t.do("red", f"share {given} with purple")
    other = "alarm" if given == "antidote" else "antidote"
    t.do("red", f"share {other} with green")
    assert fates(t) == [fate]


SUPPLIES = "red geek bank\npurple mom church\ngreen thief church\n"


@pytest.mark.rule("CH-G71")
def test_gift_promise_is_void_without_the_item() -> None:
    t = Table(SUPPLIES + "drops bank 1 antidote\nat share bank")
    promise(t, "red", "purple", "promise-give", "about bank")
    t.close()
    assert fates(t) == ["void"]  # there is only the winner's own share


@pytest.mark.rule("CH-G54", "CH-G71")
def test_binding_promise_keeps_the_promised_card() -> None:
    t = Table(SUPPLIES + "drops bank 1 antidote alarm\nat share bank", rules=house(binding_promises=True))
    promise(t, "red", "purple", "promise-give", "about bank", "item card")
    t.close()
    t.close()
    assert t.options("red") == ["share antidote with red"]
    t.do("red", "share antidote with red")
    assert t.options("red") == ["share alarm with purple"]


@pytest.mark.rule("CH-G71")
@pytest.mark.parametrize(("named", "fate"), [("purple", "kept"), ("red", "broken")])
def test_a_tie_break_promised(named: str, fate: str) -> None:
    t = Table(
        TABLE.replace("green thief bank", "green thief church").replace("at attack", "start green\nat attack")
    )
    promise(t, "green", "red", "promise-tie", "about bank", "name purple")
    t.close()
    t.vote(red="purple", purple="red")
    t.close()
    t.do("green", f"tie {named}")
    assert fates(t)[0] == fate


@pytest.mark.rule("CH-G71")
def test_promise_that_never_came_up_is_void() -> None:
    t = Table(TABLE.replace("zombies bank 4", "zombies bank 1"))
    promise(t, "red", "purple", "promise-vote", "about bank", "name green")
    t.close()
    assert fates(t) == ["void"]


@pytest.mark.rule("CH-18.02", "CH-G54")
@pytest.mark.parametrize("binding", [False, True])
def test_binding_promises_are_enforced(binding: bool) -> None:
    t = Table(TABLE, rules=house(binding_promises=binding))
    promise(t, "red", "purple", "promise-vote", "about bank", "name green")
    t.close()
    if binding:
        assert t.options("red") == ["point red>green"]
        assert t.refused_by("red", "point red>purple") == ["CH-G54"]
    else:
        assert len(t.options("red")) == 3


@pytest.mark.rule("CH-G54")
@pytest.mark.parametrize("binding", [False, True])
def test_binding_stand_by_allows_no_card(binding: bool) -> None:
    t = Table(TABLE, rules=house(binding_promises=binding))
    promise(t, "purple", "red", "promise-stand-by", "about bank")
    assert ("play shotgun" in t.options("purple")) != binding
    if binding:
        assert t.refused_by("purple", "play shotgun") == ["CH-G54"]


@pytest.mark.rule("CH-G54")
@pytest.mark.parametrize("binding", [False, True])
def test_tie_breaks_and_gifts_are_bound_too(binding: bool) -> None:
    rules = house(binding_promises=binding)
    t = Table(
        TABLE.replace("green thief bank", "green thief church").replace(
            "at attack", "start green\nat attack"
        ),
        rules=rules,
    )
    promise(t, "green", "red", "promise-tie", "about bank", "name purple")
    t.close()
    t.vote(red="purple", purple="red")
    t.close()
    assert t.options("green") == (["tie purple"] if binding else ["tie red", "tie purple"])
    text = TABLE.replace("purple mom bank", "purple mom church").replace(
        "green thief bank", "green thief church"
    )
    t = Table(text.replace("at attack", "drops bank 2 antidotes\nat share"), rules=rules)
    promise(t, "red", "green", "promise-give", "about bank")
    t.close()
    t.close()
    t.do("red", "share antidote with red")
    assert ("share antidote with purple" in t.options("red")) != binding


@pytest.mark.rule("CH-G54")
def test_impossible_promise_does_not_bind() -> None:
    t = Table(TABLE.replace("green thief bank", "green little_boy bank"), rules=house(binding_promises=True))
    promise(t, "red", "purple", "promise-vote", "about bank", "name green")
    t.do("green", "power little_boy")
    t.close()
    assert t.options("red") == ["point red>red", "point red>purple"]
    t.vote(red="purple", purple="red")
    assert fates(t) == ["void"]


@pytest.mark.rule("CH-G71")
def test_promises_are_about_locations_still_to_come() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "promise", "promise-help")
    places = ["about bank", "about church", "about hospital", "about crossroads"]
    assert t.options("red") == [*places, "withdraw"]
    t = Table("at rescue\nhour 4\nred geek bank; pistol")
    t.do("red", "offer purple")
    assert "promise" not in t.options("red")
    assert "give pistol" in t.options("red")  # goods can be traded until the end


@pytest.mark.rule("CH-G23", "CH-G71")
def test_no_offers_to_eliminated_players() -> None:
    t = Table(TABLE)
    promise(t, "green", "red", "promise-help", "about church", "number 1")
    t.close()
    t.vote(red="green", purple="green", green="red")
    t.bargained()
    assert fates(t) == ["void"]
    assert t.refused_by("red", "offer green") == ["CH-23.07"]
