"""Step C: sharing (CH-12), phase 6 (CH-13)."""

import pytest

from shamble.core import engine
from shamble.core.visibility import SPECTATOR
from shamble.games.city_of_horror import GAME, names
from tests.games.city_of_horror.table import Table, house

QUIET = house(offers=0)


@pytest.mark.rule("CH-12.01", "CH-12.02", "CH-12.03")
def test_all_players_can_act_before_the_sharing_vote() -> None:
    t = Table("red geek bank\npurple mom bank\ngreen thief church\ndrops bank 1 antidote\nat share bank")
    assert t.asks == "ask-window-sharing"
    assert t.waiting == ["red", "purple", "green"]
    t.close()
    assert (t.asks, t.waiting) == ("ask-vote-sharing", ["red", "purple"])
    t = Table("red geek bank\npurple mom bank\ngreen thief church\nat share bank")
    assert t.asks == "ask-window-use"  # nothing lies there: the next location


@pytest.mark.example("CH-E12.01")
@pytest.mark.rule("CH-12.02")
def test_two_offers_before_the_vote() -> None:
    """Steve is red, Nick purple, Emily green."""
    t = Table(
        "red geek hospital\npurple mom hospital\ngreen thief hospital; shotgun\n"
        "drops hospital 1 antidote pistol\n"
        "zombies crossroads 3\nat share hospital"
    )
    t.do("red", "offer purple")
    t.play("red", "promise", "promise-give", "about hospital", "item card")
    t.play("red", "want-promise", "promise-share-vote", "about hospital", "name red", "send")
    t.do("purple", "refuse red")
    t.do("green", "offer purple")
    t.play("green", "promise", "promise-help", "about crossroads", "number 2")
    t.play("green", "want-promise", "promise-share-vote", "about hospital", "name green", "send")
    t.do("purple", "accept green")
    assert [(p.giver, p.kind, p.arg) for p in t.g.promises] == [(2, 2, 2), (1, 1, 2)]
    t.close()
    assert t.asks == "ask-vote-sharing"


ARMORY = "seats red purple green\nred geek armory, rocker armory\npurple mom armory\ngreen thief church\n"


@pytest.mark.example("CH-E12.02")
@pytest.mark.rule("CH-12.04", "CH-12.06", "CH-12.08", "CH-G21")
def test_steve_keeps_one_and_gives_one_to_chloe() -> None:
    """Steve is red, Nick purple, Chloe green."""
    t = Table(ARMORY + "drops armory 2 antidotes\nat share armory", rules=QUIET)
    t.close()
    t.vote(red="red", purple="purple")
    assert t.options("red") == ["share antidote with red"]
    t.do("red", "share antidote with red")
    assert t.options("red") == ["share antidote with purple", "share antidote with green"]
    t.do("red", "share antidote with green")
    assert [t.antidotes(c) for c in ("red", "purple", "green")] == [1, 0, 1]


@pytest.mark.example("CH-E12.03")
@pytest.mark.rule("CH-12.05")
def test_a_tie_leaves_everything_there() -> None:
    t = Table(
        "red geek bank\npurple mom bank\ngreen thief church\ndrops bank pistol alarm\nat share bank",
        rules=QUIET,
    )
    t.close()
    t.vote(red="red", purple="purple")
    assert t.drops("bank") == (0, 2)
    assert "VoteTied" in t.happened
    assert t.hand("red") == []


@pytest.mark.example("CH-E12.04")
@pytest.mark.rule("CH-12.08", "CH-12.09", "CH-23.06")
def test_the_surplus_stays() -> None:
    t = Table(
        "red geek hospital\npurple mom bank\ngreen thief church\n"
        "drops hospital 3 antidotes pistol alarm\nat share hospital",
        rules=QUIET,
    )
    t.close()
    t.do("red", "share antidote with red")
    t.do("red", "share pistol with purple")
    t.do("red", "share antidote with green")
    assert t.drops("hospital") == (1, 1)
    assert t.hand("purple") == ["pistol"]
    assert t.g.resolving == 5


@pytest.mark.example("CH-E12.05")
@pytest.mark.rule("CH-G68")
def test_the_dead_do_not_vote_in_the_sharing() -> None:
    """Steve is red, Nick purple, Emily green."""
    t = Table(
        "red geek armory, rocker armory\npurple mom armory\ngreen thief armory\nstart purple\n"
        "zombies armory 3\n"
        "drops armory 1 antidote\nat attack armory",
        rules=QUIET,
    )
    t.close()
    t.vote(red="purple", purple="red", green="red")
    t.do("purple", "tie red")
    t.do("red", "eaten geek")
    t.close()
    t.vote(red="red", purple="purple", green="purple")
    t.do("purple", "share antidote with purple")
    assert t.antidotes("purple") == 1


@pytest.mark.example("CH-E12.07")
@pytest.mark.rule("CH-17.03", "CH-G12")
def test_a_hidden_character_can_still_win_the_sharing() -> None:
    """Steve is red, Nick purple."""
    t = Table(
        "red geek! bank\npurple mom bank\ngreen thief church\ndrops bank 2 antidotes\nat share bank",
        rules=QUIET,
    )
    t.close()
    assert t.waiting == ["purple"]
    t.vote(purple="red")
    t.do("red", "share antidote with red")
    t.do("red", "share antidote with green")
    assert (t.antidotes("red"), t.antidotes("green")) == (1, 1)


@pytest.mark.rule("CH-G12", "CH-G37")
def test_a_tucked_child_cannot_win_the_sharing() -> None:
    t = Table(
        "red little_girl bank\npurple mom bank\ngreen thief bank\ndrops bank 1 antidote\nat attack bank",
        rules=QUIET,
    )
    t.do("red", "power little_girl")
    t.close()
    t.close()
    assert t.options("purple") == ["point purple>purple", "point purple>green"]


@pytest.mark.rule("CH-G14")
def test_no_vote_no_winner_one_candidate_wins() -> None:
    t = Table(
        "red grandpa bank\npurple mom church\ngreen thief church\ndrops bank 1 antidote\nat share bank",
        rules=QUIET,
    )
    t.close()
    assert t.drops("bank") == (1, 0)
    assert "ItemsStay" in t.happened
    t = Table(
        "red geek bank\npurple mom church\ngreen thief church\ndrops bank 1 antidote\nat share bank",
        rules=QUIET,
    )
    t.close()
    assert (t.asks, t.waiting) == ("ask-take-item", ["red"])


@pytest.mark.rule("CH-12.07", "CH-G62")
def test_the_winner_alone_looks_at_the_cards() -> None:
    t = Table(
        "red geek bank\npurple mom church\ngreen thief church\ndrops bank pistol alarm\nat share bank",
        rules=QUIET,
    )
    assert GAME.view(t.g, 0).known.drops[2] == [-1, -1]
    t.close()
    assert GAME.view(t.g, 0).known.drops[2] == t.g.drops[2]
    for seat in (1, 2, SPECTATOR):
        assert GAME.view(t.g, seat).known.drops[2] == [-1, -1]
    t.do("red", "share alarm with red")
    t.do("red", "share pistol with green")
    shared = t.record.events[0]
    assert [shared.seen_by(seat).line().key for seat in (0, 1, 2)] == [  # type: ignore[union-attr]
        "event-gives-known-card",
        "event-gives-card",
        "event-gives-known-card",
    ]


@pytest.mark.rule("CH-G21")
def test_winner_cannot_keep_back_an_item() -> None:
    t = Table(
        "red geek bank\npurple mom church\ngreen thief church\ndrops bank 2 antidotes\nat share bank",
        rules=QUIET,
    )
    t.close()
    t.do("red", "share antidote with red")
    assert t.options("red") == ["share antidote with purple", "share antidote with green"]


# -------------------------------------------------------------------- phase 6


@pytest.mark.rule("CH-13.03")
def test_without_deaths_the_marker_goes_left() -> None:
    t = Table("start purple\nat change")
    assert t.start == "green"


LOSSES = """
seats red purple green blue
red geek church; molotov
purple mom water_tower, rocker bank
green thief water_tower, punk- bank
blue student crossroads, rasta bank
start red
leader blue
zombies church 1
tokens water_tower 2
"""


def blow_up(t: Table) -> None:
    t.play("red", "play molotov", "at church")
    t.unanswered()
    t.do("red", "token water_tower")


@pytest.mark.example("CH-E13.02")
@pytest.mark.rule("CH-13.02", "CH-21.09")
def test_after_the_explosion_the_first_in_turn_order() -> None:
    t = Table(LOSSES + "at attack crossroads", rules=QUIET)
    blow_up(t)
    t.close_all(free=True)
    assert t.start == "purple"


@pytest.mark.example("CH-E13.04")
@pytest.mark.rule("CH-G38")
def test_a_later_death_counts_instead() -> None:
    t = Table(LOSSES.replace("church 1", "church 1, crossroads 1") + "at attack bank", rules=QUIET)
    blow_up(t)
    t.close_all(free=True)
    while t.g.hour == 1 and t.asks != "ask-plan":
        t.do(t.waiting[0], t.options(t.waiting[0])[0], free=True)
    assert not t.alive("student")
    assert t.start == "blue"


@pytest.mark.example("CH-E13.01")
@pytest.mark.rule("CH-13.01")
def test_chloe_lost_last() -> None:
    """Chloe is green; purple lost a character at the bank before her."""
    t = Table(
        "red geek church\npurple mom bank, rocker church\ngreen thief hospital, rasta church\n"
        "start red\nzombies bank 3, hospital 2\nat attack bank",
        rules=QUIET,
    )
    t.close_all(free=True)
    assert (t.alive("mom"), t.alive("thief")) == (False, False)
    assert t.start == "green"


@pytest.mark.example("CH-E13.05")
@pytest.mark.rule("CH-23.07", "CH-G23")
def test_nick_is_out_so_emily_gets_the_marker() -> None:
    """Nick is purple, Emily green."""
    t = Table(
        "red geek church\npurple mom bank; pistol\ngreen thief church\nstart red\n"
        "zombies bank 3\nat attack bank",
        rules=QUIET,
    )
    t.close_all(free=True)
    assert not t.g.playing(1)
    assert t.start == "green"


@pytest.mark.rule("CH-G23", "CH-G62")
def test_elimination_takes_everything_out_of_the_game() -> None:
    t = Table(
        "red geek church\npurple mom bank; pistol coercion; 2 antidotes; food 3\n"
        "green thief church\nstart purple\n"
        "zombies bank 3\nat attack bank",
        rules=QUIET,
    )
    t.play("purple", "play coercion", "coerce red", "where church")
    t.unanswered()
    assert t.g.coercions
    t.close()
    assert t.hand("purple") == []
    assert (t.antidotes("purple"), t.food("purple")) == (0, [])
    assert t.g.coercions == ()
    assert "pistol" not in t.discards()
    assert len(t.g.gone) == 1
    assert t.start == "green"  # at once, clockwise
    assert t.waiting == ["green", "red"]


@pytest.mark.example("CH-E23.05")
@pytest.mark.rule("CH-23.07", "CH-14.07")
def test_eliminated_player_plays_no_card_and_scores_nothing() -> None:
    t = Table(
        "red geek church; ; 1 antidote\npurple mom bank; pistol alarm; food 1 2 3\n"
        "green thief church; ; 1 antidote\nhour 4\nzombies bank 3\nat attack bank",
        rules=QUIET,
    )
    t.close()
    t.close_all(free=True)
    assert t.g.is_over()
    assert t.points("purple") == 0
    assert set(t.winners) <= {"red", "green"}


@pytest.mark.rule("CH-G56")
def test_game_ends_only_when_no_player_is_left() -> None:
    t = Table(
        "seats red purple green\nred geek bank\npurple mom bank\ngreen thief bank\n"
        "zombies bank 3, crossroads 3\nat attack bank",
        rules=QUIET,
    )
    t.close()
    t.vote(red="purple", purple="purple", green="purple")
    assert not t.g.is_over()
    t = Table(
        "red geek water_tower; molotov\npurple mom water_tower\ngreen thief+ water_tower\n"
        "zombies bank 2\ntokens water_tower 2\nat attack bank",
        rules=QUIET,
    )
    t.play("red", "play molotov", "at bank")
    t.do("red", "token water_tower")
    assert (t.g.outcome, t.g.winners) == ("lost", ())


@pytest.mark.rule("CH-12.02", "CH-20.10", "CH-G36")
def test_grandpa_alone_can_get_a_vote_for_the_supplies() -> None:
    t = Table(
        "red grandpa bank\npurple mom- church\ngreen thief- church\ndrops bank 1 antidote\nat share bank",
        rules=QUIET,
    )
    assert (t.asks, t.waiting) == ("ask-window-sharing", ["red"])
    t.do("red", "power grandpa")
    t.close_all()
    assert t.asks == "ask-take-item"


@pytest.mark.rule("CH-13.02", "CH-G38")
def test_marker_goes_to_the_first_loser_still_in() -> None:
    """Purple's last character dies on the tower, so green gets the marker, not blue."""
    t = Table(
        "seats red purple blue green\nstart red\nred geek bank; molotov\npurple mom- water_tower\n"
        "blue rasta- church\ngreen thief- water_tower, punk- church\ntokens water_tower 2\n"
        "zombies crossroads 1\nat attack crossroads",
        rules=QUIET,
    )
    t.play("red", "play molotov", "at crossroads")
    t.unanswered()
    t.do("red", "token water_tower")
    assert not t.g.playing(1)
    t.close_all(free=True)
    assert t.start == "green"


@pytest.mark.rule("CH-12.03", "CH-G14", "CH-17.03")
def test_two_characters_of_one_player_need_no_vote() -> None:
    t = Table("red geek bank, mom bank\npurple thief church\ndrops bank 1 antidote\nat share bank")
    t.close()
    assert (t.asks, t.options("red")) == ("ask-take-item", ["share antidote with red"])


@pytest.mark.rule("CH-12.04", "CH-12.08")
def test_a_share_names_the_item_and_its_receiver() -> None:
    text = "red geek bank\npurple mom church\ngreen thief church\ndrops bank 1 antidote alarm\nat share bank"
    t = Table(text, rules=house(offers=0))
    t.close()
    shares = {a.text(t.g): (a.args(t.g), a.things(t.g)) for a in engine.legal(t.g, 0)}
    alarm = t.g.drops[2][0]
    assert shares["share antidote with red"] == (
        {"item": "@item-antidote", "seat": "@seat-0"},
        ("item:antidote", "seat:0"),
    )
    other = next(shares[text] for text in shares if "alarm" in text)
    assert other == ({"item": names.card_name(alarm), "seat": "@seat-0"}, (names.card_thing(alarm), "seat:0"))
