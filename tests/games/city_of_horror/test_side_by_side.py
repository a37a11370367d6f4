"""Several offers at once (CH-18.01, CH-G70), without delaying other players."""

import pytest

from shamble.core import engine
from shamble.core.visibility import SPECTATOR
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.rules.deaths import eliminate
from shamble.games.city_of_horror.rules.windows import Opportunity
from shamble.match.auto_pass import automatic_action
from shamble.match.errors import StaleDecision
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from shamble.match.view.options import pending_decision
from tests.games.city_of_horror.table import Table
from tests.games.city_of_horror.test_11_negotiation import TABLE, fates
from tests.match.helpers import play


@pytest.mark.rule("CH-18.01", "CH-G70")
def test_two_put_offers_together_while_a_third_plays_on() -> None:
    t = Table(TABLE.replace("green thief bank", "green thief bank; pistol"))
    t.do("red", "offer purple")
    t.do("purple", "offer red")
    t.do("red", "give pistol")
    t.play("green", "play pistol", "at bank")  # a card is aimed, announced, and might be cancelled
    assert t.asks == "ask-against"
    assert "give-antidote" not in t.options("red")  # the question for all comes first
    t.unanswered()
    assert t.zombies("bank") < 4
    t.do("purple", "want-card")
    t.do("red", "want-card")
    t.do("green", "pass")
    assert t.asks == "ask-window-attack"
    assert t.waiting == ["red", "purple"]
    t.do("purple", "send")
    t.do("red", "send")  # each to the other, and both stay open
    assert [(bid.proposer, bid.partner) for bid in t.g.bids] == [(1, 0), (0, 1)]
    assert t.waiting == ["red", "purple", "green"]


@pytest.mark.rule("CH-G70")
def test_window_waits_for_unfinished_offers() -> None:
    t = Table(TABLE)
    t.do("green", "offer red")
    for colour in ("red", "purple"):
        t.do(colour, "pass")
    assert (t.asks, t.waiting) == ("ask-window-attack", ["green"])
    t.do("green", "withdraw")
    assert t.waiting == ["green"]  # and now it can pass
    t.do("green", "pass")
    assert t.asks != "ask-window-attack"


@pytest.mark.rule("CH-G70")
def test_player_with_an_unfinished_offer_is_asked_first() -> None:
    """So that a shared screen stays with the player who makes an offer."""
    t = Table(TABLE)
    t.do("green", "offer red")
    assert t.waiting == ["green", "red", "purple"]


@pytest.mark.rule("CH-G70", "CH-G62")
def test_others_see_who_makes_an_offer_but_not_its_content() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    before = [GAME.client_view(GAME.view(t.g, seat)) for seat in (1, 2, SPECTATOR)]
    assert [(one["seat"], one["to"], one["sent"]) for one in before[0]["making"]] == [(0, 1, False)]
    for text in ("give pistol", "want-antidote", "promise", "promise-help", "about bank"):
        t.do("red", text)
        assert [GAME.client_view(GAME.view(t.g, seat)) for seat in (1, 2, SPECTATOR)] == before
        assert t.happened == []
    mine = GAME.client_view(GAME.view(t.g, 0))
    assert mine["making"] == []
    assert (mine["offer"]["wantAntidotes"], mine["offer"]["wording"]) == (1, "mine")


@pytest.mark.rule("CH-18.01", "CH-G70")
def test_missing_goods_cannot_be_offered() -> None:
    t = Table(TABLE)
    t.do("red", "offer green")
    t.play("red", "give pistol", "send")
    t.do("red", "offer purple")
    t.do("red", "give pistol")
    t.do("purple", "offer red")
    t.play("purple", "want-antidote", "want-antidote")
    t.do("green", "accept red")
    assert t.refused_by("red", "send") == ["CH-18.01"]
    assert "send" not in t.options("red")
    assert "send" in t.options("purple")
    t.do("red", "withdraw")
    t.do("red", "offer green")
    t.play("red", "give-antidote", "send")
    t.do("green", "accept red")
    assert t.refused_by("purple", "send") == ["CH-18.01"]  # red has one antidote left


@pytest.mark.rule("CH-G70")
def test_an_offer_lapses_with_its_goods_and_says_so() -> None:
    t = Table(TABLE)
    for partner in ("green", "purple"):
        t.do("red", "offer " + partner)
        t.play("red", "give pistol", "send")
    t.do("green", "accept red")
    lapsed = [e for e in t.record.events if e.line().key == "event-offer-lapsed"]
    assert [e.line().args for e in lapsed] == [{"seat": "@seat-0", "target": "@seat-1"}]


@pytest.mark.rule("CH-G70", "CH-23.07")
def test_no_offer_in_the_making_to_an_eliminated_player() -> None:
    t = Table(TABLE)
    t.do("red", "offer green")
    t.do("purple", "offer red")
    t.g.people[t.g.alive(2)[0]] = t.g.people[t.g.alive(2)[0]].dead()
    eliminate(t.g, 2)
    assert [(one.proposer, one.partner) for one in t.g.sketches] == [(1, 0)]
    assert "pass" in t.options("red")


@pytest.mark.rule("CH-G71")
def test_a_promise_can_be_left_out_after_all() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    t.play("red", "give pistol", "promise", "promise-vote", "about bank", "withdraw")
    assert "give-antidote" in t.options("red")
    t.play("red", "promise", "withdraw", "send")
    t.do("purple", "accept red")
    assert fates(t) == []
    assert t.hand("purple") == ["shotgun", "kitty", "pistol"]


def test_standing_orders_do_not_pass_over_an_offer_in_the_making() -> None:
    t = Table(TABLE)
    t.do("red", "offer purple")
    assert automatic_action(t.g, 0, AutoPass(only=True)) is None
    frame = engine.frame_for_seat(t.g, 0)
    assert frame is not None
    assert frame.routine(t.g, 0) is None


def in_a_window() -> Match:
    """Return a table of three players, in the first window of the game."""
    match = Match.new(GAME, [Occupant("person", name) for name in "ABC"], seed=4)
    while not isinstance(match.pending(), Opportunity):
        seat = match.waiting()[0]
        match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))
    return match


def test_making_an_offer_makes_no_click_of_others_stale() -> None:
    match = in_a_window()
    number = match.decision_id
    for seat, text in ((0, "offer"), (1, "offer"), (0, "want-card"), (1, "want-card"), (0, "withdraw")):
        options = [a.text(match.state) for a in match.options(seat) if a.verb() == text]
        play(match, seat, options[0])
        assert match.decision_id == number  # it concerns no other seat
    asked = pending_decision(match, [2])
    assert asked is not None
    assert (asked.kind, asked.seat) == ("window", 2)
    making = pending_decision(match, [1])
    assert making is not None
    assert (making.kind, making.topic, making.id) == ("turn", "compose", number)
    play(match, 2, "pass")
    play(match, 1, "send")  # this changes something for all seats
    assert match.decision_id > number
    with pytest.raises(StaleDecision):
        match.act(2, number, "pass")
    play(match, 0, match.options(0)[-1].text(match.state))  # starts an offer
    play(match, 2, match.options(2)[-1].text(match.state))
    match.accept(match.act(2, number, "want-card"))  # other players' actions do not make this offer stale


def test_log_hides_the_content_of_an_offer_in_the_making() -> None:
    match = in_a_window()
    play(match, 0, next(a.text(match.state) for a in match.options(0) if a.verb() == "offer"))
    step = play(match, 0, "want-card")
    assert step.last.secret
