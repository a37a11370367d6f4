"""The end of the game (CH-14) and the expert draft (CH-15)."""

import pytest

from shamble.core import engine
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import PERSON
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.events import Scored
from tests.games.city_of_horror.table import Table, house

QUIET = house(offers=0)
OTHERS = "\npurple mom church\ngreen thief church\nhour 4\nat rescue"


def rescued(red: str, others: str = OTHERS) -> Table:
    """Return a game in which the helicopter has come and the players still have to answer."""
    t = Table("red " + red + others, rules=QUIET)
    t.close()
    t.unanswered()
    return t


@pytest.mark.rule("CH-02.01", "CH-14.01", "CH-02.03")
def test_four_turns_then_the_helicopter() -> None:
    t = Table.new_game(4, offers=0)
    while not t.g.is_over():
        seat = engine.waiting(t.g)[0]
        t.record = engine.apply(t.g, seat, engine.legal(t.g, seat)[0])
        assert t.g.hour <= 4
    assert t.g.hour == 4
    best = max(t.g.points[seat] for seat in range(4))
    assert all(t.g.points[seat] == best for seat in t.g.winners)


@pytest.mark.rule("CH-14.02", "CH-14.04", "CH-14.05", "CH-14.06", "CH-02.10")
@pytest.mark.example("CH-E14.02")
def test_eleven_points() -> None:
    t = rescued("rocker- bank, priest bank; ; 4 antidotes; food 0 2")
    assert t.points("red") == 3 + 4 + 2 + 2
    assert t.winners == ["red"]


@pytest.mark.rule("CH-14.03", "CH-14.07", "CH-02.04")
@pytest.mark.example("CH-E14.03")
def test_no_antidote_no_point() -> None:
    t = rescued("rocker bank; ; food 3 2")
    assert not t.alive("rocker")
    assert t.points("red") == 0


@pytest.mark.rule("CH-14.01", "CH-G70")
def test_the_rescue_renews_offers() -> None:
    t = Table("red geek bank\nhour 4\nat attack crossroads")
    t.g.offers = [2, 1, 2]
    t.close()
    assert (t.asks, t.g.offers) == ("ask-window-rescue", [0, 0, 0])


@pytest.mark.rule("CH-14.04", "CH-14.05", "CH-14.06", "CH-14.07")
def test_scores_are_told_part_by_part() -> None:
    """Nothing counts without a survivor, not even food."""
    t = rescued(
        "rocker- bank; canned_food; 2 antidotes; food 2", OTHERS.replace("church\n", "church; ; food 3\n", 1)
    )
    scores = [
        (e.seat, e.people, e.antidotes, e.food, e.canned) for e in t.record.events if isinstance(e, Scored)
    ]
    assert scores == [(0, 3, 1, 2, 1), (1, 0, 0, 0, 0), (2, 0, 0, 0, 0)]


@pytest.mark.rule("CH-14.02", "CH-14.03", "CH-G22")
def test_the_owner_chooses_whom_to_save() -> None:
    t = rescued("rocker bank, priest bank, student bank; ; 2 antidotes")
    assert t.asks == "ask-saved"
    t.do("red", "vaccinate priest")
    assert t.options("red") == ["vaccinate student", "vaccinate rocker"]
    t.do("red", "vaccinate rocker")
    assert (t.alive("priest"), t.alive("rocker"), t.alive("student")) == (True, True, False)
    assert t.points("red") == 8
    assert t.antidotes("red") == 0


@pytest.mark.rule("CH-14.02", "CH-G22")
def test_antidotes_must_be_used() -> None:
    t = rescued("student bank; ; 1 antidote")
    assert t.points("red") == 3  # the antidote cannot be kept instead
    assert t.g.used_antidotes == 1


@pytest.mark.rule("CH-14.04")
@pytest.mark.parametrize(("person", "points"), [("blonde", 5), ("blonde-", 3), ("grandma-", 2)])
def test_the_face_shown_counts(person: str, points: int) -> None:
    assert rescued(person + " bank; ; 1 antidote").points("red") == points


@pytest.mark.rule("CH-14.08")
def test_ties_go_to_more_survivors_then_to_all() -> None:
    t = rescued(
        "student bank, businessman bank; ; 2 antidotes",
        "\npurple blonde church; ; 2 antidotes\ngreen thief church\nhour 4\nat rescue",
    )
    assert (t.points("red"), t.points("purple")) == (6, 6)
    assert t.winners == ["red"]
    t = rescued(
        "student bank; ; 1 antidote",
        "\npurple businessman church; ; 1 antidote\ngreen thief church\nhour 4\nat rescue",
    )
    assert t.winners == ["red", "purple"]


@pytest.mark.rule("CH-G56")
def test_players_with_zero_points_share_the_win() -> None:
    t = rescued("student bank")
    assert t.winners == ["red", "purple", "green"]


@pytest.mark.rule("CH-19.03", "CH-G33")
def test_canned_food_counts_with_a_survivor() -> None:
    t = Table("red student bank; canned_food canned_food; 1 antidote" + OTHERS, rules=QUIET)
    t.close_all()
    assert t.points("red") == 5
    t = Table("red student bank; canned_food" + OTHERS, rules=QUIET)
    t.close()
    assert t.points("red") == 0


@pytest.mark.rule("CH-23.05")
@pytest.mark.example("CH-E23.04")
def test_a_can_is_cancelled_at_the_end() -> None:
    """Emily is red, Steve purple."""
    others = "\npurple mom church; tear_gas; 1 antidote\ngreen thief church\nhour 4\nat rescue"
    t = Table("red student bank; canned_food; 1 antidote" + others, rules=QUIET)
    t.close()
    assert (t.asks, t.waiting) == ("ask-against", ["purple"])
    t.do("purple", "play tear_gas")
    assert t.points("red") == 3
    t = Table(
        "red student bank; canned_food; 1 antidote" + others.replace("; 1 antidote", "", 1), rules=QUIET
    )
    t.close()
    assert t.points("red") == 4  # purple has no survivor and is not asked


@pytest.mark.rule("CH-G33")
def test_a_punk_who_cancels_counts_exhausted() -> None:
    others = "\npurple punk church; ; 1 antidote\ngreen thief church\nhour 4\nat rescue"
    t = Table("red student bank; canned_food; 1 antidote" + others, rules=QUIET)
    t.close()
    t.do("purple", "power punk")
    assert (t.points("red"), t.points("purple")) == (3, 3)


@pytest.mark.rule("CH-G58")
def test_mother_and_baby_need_one_antidote() -> None:
    t = rescued("pregnant_woman- bank; ; 1 antidote")
    assert t.points("red") == 2
    assert t.g.people[PERSON["pregnant_woman"]].alive


@pytest.mark.rule("CH-02.04")
def test_the_ending_tells_points_and_survivors() -> None:
    t = rescued("student bank; ; 1 antidote")
    answer = GAME.ending(t.g)
    assert answer.message.key == "end-rescue-one"
    assert answer.points == [3, 0, 0]
    assert answer.notes[0] is not None
    assert answer.notes[0].args == {"count": 1}


# -------------------------------------------------------------------- the draft


@pytest.mark.rule("CH-15.01", "CH-15.02", "CH-15.03", "CH-15.04")
@pytest.mark.example("CH-E15.01")
def test_keep_one_pass_the_rest_to_the_left() -> None:
    t = Table.new_game(6, expert_draft=True)
    while t.asks == "ask-settle":
        t.do(t.waiting[0], t.options(t.waiting[0])[0], free=True)
    assert t.asks == "ask-draft"
    for left in (4, 3, 2):
        packs = [pack[:] for pack in t.g.packs]
        assert [len(pack) for pack in packs] == [left] * 6
        for seat in range(6):
            assert GAME.view(t.g, seat).known.packs[seat] == packs[seat]
            assert GAME.view(t.g, seat).known.packs[(seat + 1) % 6] == [-1] * left
            colour = t.colour_of(seat)
            first = engine.legal(t.g, seat)[0]
            t.do(colour, first.text(t.g), free=True)
            if seat < 5:
                assert len(t.g.hands[seat]) == 4 - left  # sealed until all have chosen
        for seat in range(6):
            assert packs[seat][0] in t.g.hands[seat]
            if left > 2:
                assert t.g.packs[(seat + 1) % 6] == packs[seat][1:]
            else:
                assert packs[seat][1] in t.g.hands[(seat + 1) % 6]  # the last one is kept
    assert [len(hand) for hand in t.g.hands] == [4] * 6


@pytest.mark.rule("CH-15.01")
def test_without_the_option_there_is_no_draft() -> None:
    t = Table.new_game(4)
    while t.g.hour == 0:
        assert t.asks == "ask-settle"
        t.do(t.waiting[0], t.options(t.waiting[0])[0], free=True)
    assert {KINDS[DECK[c]] for hand in t.g.hands for c in hand} <= set(KINDS)
    assert t.g.packs == [[], [], [], []]
