"""Step B: zombie attacks (CH-11), votes (CH-17), the leader at the crossroads (CH-22)."""

import pytest

from shamble.core import engine
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import COLOURS
from shamble.games.city_of_horror.events import Attacked, LeaderMoved
from tests.games.city_of_horror.table import Table, house

ARMORY = """
seats red purple green blue
red grandpa bank
purple geek armory, rocker armory
green punk armory; shotgun
blue thief armory
zombies armory 6
"""


@pytest.mark.rule("CH-11.01", "CH-11.02", "CH-17.06", "CH-16.03")
def test_all_players_can_act_before_the_attack_check() -> None:
    t = Table("red geek church; shotgun\npurple mom bank\ngreen thief bank\nzombies bank 3\nat attack bank")
    assert t.waiting == ["red", "purple", "green"]
    t.play("red", "play shotgun", "at bank")
    assert t.zombies("bank") == 1
    t.close()
    assert "Attacked" not in t.happened


@pytest.mark.example("CH-E11.01")
@pytest.mark.rule("CH-11.03")
def test_nick_shoots_his_way_out() -> None:
    t = Table(
        "red geek armory, rocker armory\npurple mom armory; shotgun\ngreen thief bank\n"
        "zombies armory 4\nat attack armory"
    )
    t.play("purple", "play shotgun", "at armory")
    assert t.zombies("armory") == 2
    t.close()
    assert "Attacked" not in t.happened
    assert t.g.resolving == 2


@pytest.mark.example("CH-E11.02")
@pytest.mark.rule("CH-11.04", "CH-11.05", "CH-17.05", "CH-18.01")
def test_chloe_breaks_the_tie_for_an_antidote() -> None:
    """Annie is purple, Nick green, Emily blue, Chloe red."""
    t = Table(
        ARMORY.replace("purple geek armory, rocker armory", "purple geek armory, rocker armory; ; 1 antidote")
        + "at attack armory"
    )
    t.do("green", "offer red")
    t.play("green", "give shotgun", "promise", "promise-vote", "about armory", "name purple", "send")
    t.do("red", "refuse green")
    t.do("purple", "offer red")
    t.play("purple", "give-antidote", "want-promise", "promise-tie", "about armory", "name green", "send")
    t.do("red", "accept purple")
    assert t.antidotes("red") == 1
    t.close()
    t.vote(purple="green", green="purple", blue="purple")
    assert "VoteTied" in t.happened
    t.close()  # trading continues
    assert (t.asks, t.waiting) == ("ask-tie", ["red"])
    assert t.options("red") == ["tie purple", "tie green"]  # only among the tied (CH-G15)
    t.do("red", "tie green")
    t.bargained()
    assert not t.alive("punk")


@pytest.mark.rule("CH-11.05", "CH-G15")
def test_tied_starting_player_can_choose_their_own_seat() -> None:
    t = Table(
        "red geek bank\npurple mom bank\nzombies bank 3\ngreen thief church\nat attack bank",
        rules=house(offers=0),
    )
    t.close()
    t.vote(red="purple", purple="red")
    assert t.options("red") == ["tie red", "tie purple"]
    t.do("red", "tie red")
    assert not t.alive("geek")


@pytest.mark.rule("CH-11.04", "CH-17.01", "CH-G10")
def test_one_vote_per_character_all_at_one() -> None:
    t = Table(ARMORY + "at attack armory")
    t.close()
    assert t.waiting == ["purple", "green", "blue"]
    picture = GAME.client_view(GAME.view(t.g, 0))["vote"]
    assert [(b["owner"], b["votes"]) for b in picture["blocks"]] == [(1, 2), (2, 1), (3, 1)]
    assert t.options("purple") == ["point purple>purple", "point purple>green", "point purple>blue"]


@pytest.mark.rule("CH-17.02", "CH-G52")
def test_votes_are_sealed_until_all_have_pointed() -> None:
    t = Table(ARMORY + "at attack armory")
    t.close()
    t.do("green", "point green>blue")
    assert (t.happened, t.waiting) == ([], ["purple", "blue"])
    assert GAME.view(t.g, 3).known.answers[-1][2] == -2
    t.do("green", "point green>purple")  # can be changed
    t.do("purple", "point purple>blue")
    t.do("blue", "point blue>blue")
    assert t.happened[:3] == ["Voted"] * 3
    t.bargained()
    assert not t.alive("thief")


@pytest.mark.rule("CH-17.03")
def test_absent_players_cannot_be_pointed_at() -> None:
    t = Table(ARMORY + "at attack armory")
    t.close()
    assert t.refused_by("green", "point green>red") == ["CH-17.03"]


@pytest.mark.rule("CH-17.04")
def test_players_can_point_at_their_own_seat() -> None:
    t = Table(ARMORY + "at attack armory")
    t.close()
    t.vote(purple="purple", green="blue", blue="green")
    t.bargained()
    assert t.asks == "ask-victim"
    assert t.waiting == ["purple"]


@pytest.mark.rule("CH-17.05", "CH-G11")
def test_the_owner_chooses_the_victim() -> None:
    t = Table(ARMORY + "at attack armory")
    t.close()
    t.vote(purple="purple", green="purple", blue="purple")
    t.bargained()
    assert t.options("purple") == ["eaten geek", "eaten rocker"]
    t.do("purple", "eaten rocker")
    assert (t.alive("rocker"), t.alive("geek")) == (False, True)


@pytest.mark.rule("CH-11.06", "CH-17.06", "CH-G43")
def test_cards_are_closed_from_the_vote_to_its_end() -> None:
    t = Table(ARMORY + "at attack armory")
    assert not GAME.client_view(GAME.view(t.g, 0))["frozen"]
    t.close()
    assert GAME.client_view(GAME.view(t.g, 0))["frozen"]
    assert t.refused_by("green", "play shotgun") == ["CH-11.06"]
    t.vote(purple="green", green="purple", blue="purple")
    assert t.asks == "ask-bargain"
    assert GAME.client_view(GAME.view(t.g, 0))["frozen"]
    assert t.refused_by("green", "play shotgun") == ["CH-11.06"]
    assert "offer red" in t.options("green")
    t.close()
    t.do("red", "tie purple")
    t.bargained()
    assert t.asks == "ask-victim"
    t.do("purple", "eaten geek")
    assert "play shotgun" in t.options("green")  # the next window


@pytest.mark.rule("CH-G43")
def test_a_hard_freeze_bars_trades_too() -> None:
    t = Table(ARMORY + "at attack armory", rules=house(hard_freeze=True))
    t.close()
    t.vote(purple="green", green="purple", blue="purple")
    assert t.asks == "ask-tie"


@pytest.mark.example("CH-E11.04")
@pytest.mark.rule("CH-11.07", "CH-11.08", "CH-11.10")
def test_emilys_character_leaves_the_six_zombies_stay() -> None:
    t = Table(
        "red geek bank\npurple mom bank\ngreen thief bank, punk- church\nzombies bank 6\nat attack bank",
        rules=house(offers=0),
    )
    t.close()
    t.vote(red="green", purple="green", green="red")
    assert t.where("thief") == ""
    assert not t.alive("thief")
    assert t.zombies("bank") == 6
    assert t.happened.count("Died") == 1
    assert t.g.resolving == 3  # on to the church


@pytest.mark.rule("CH-G13")
def test_attack_without_edible_characters_has_no_victim() -> None:
    t = Table("red geek! bank\npurple mom church\ngreen thief church\nzombies bank 4\nat attack bank")
    t.close()
    assert "Attacked" in t.happened
    assert "Died" not in t.happened
    assert t.zombies("bank") == 4


@pytest.mark.rule("CH-G14")
def test_a_single_candidate_needs_no_vote_and_no_votes_are_a_tie() -> None:
    t = Table(
        "red geek bank, rocker bank\npurple mom church\ngreen thief church\nzombies bank 4\nat attack bank"
    )
    t.close()
    t.bargained()
    assert (t.asks, t.waiting) == ("ask-victim", ["red"])
    t = Table(
        "red grandpa bank\npurple grandma bank\ngreen thief church\nstart green\n"
        "zombies bank 4\nat attack bank",
        rules=house(offers=0),
    )
    t.close()
    assert (t.asks, t.waiting) == ("ask-tie", ["green"])


@pytest.mark.rule("CH-21.02")
@pytest.mark.parametrize("place", ["water_tower", "armory", "bank", "church", "hospital"])
def test_the_vote_is_the_same_everywhere(place: str) -> None:
    t = Table(
        f"red geek {place}\npurple mom {place}\ngreen thief bank\nstart green\nzombies {place} 6\nat attack {place}",
        rules=house(offers=0),
    )
    t.close()
    assert t.asks == "ask-vote-attack"
    if place != "bank":
        t.vote(red="purple", purple="red")
        assert (t.asks, t.waiting) == ("ask-tie", ["green"])
        t.do("green", "tie red")
        assert not t.alive("geek")


@pytest.mark.example("CH-E17.02")
@pytest.mark.rule("CH-20.16", "CH-20.17", "CH-G12")
def test_a_tucked_child_is_out_of_the_vote() -> None:
    t = Table("red geek bank\npurple mom bank\ngreen little_girl bank\nzombies bank 4\nat attack bank")
    t.do("green", "power little_girl")
    t.close()
    assert t.waiting == ["red", "purple"]
    assert t.options("red") == ["point red>red", "point red>purple"]
    assert t.refused_by("red", "point red>green") == ["CH-17.03"]


@pytest.mark.rule("CH-20.16")
def test_the_boy_hides_as_well() -> None:
    t = Table("red geek bank\npurple mom bank\ngreen little_boy bank\nzombies bank 4\nat attack bank")
    t.do("green", "power little_boy")
    assert not t.rested("little_boy")
    t.close()
    assert t.waiting == ["red", "purple"]


@pytest.mark.rule("CH-G12")
def test_hidden_people_still_count_as_there() -> None:
    t = Table(
        "sides bank B\nred geek! bank\npurple mom bank\ngreen thief church\nzombies bank 2\nat attack bank"
    )
    assert not t.g.under_attack(2)  # two against two
    assert t.g.votes_at(0, 2) == 0
    t = Table("red geek! hospital; pistol\npurple mom bank\ngreen thief church\nat use hospital")
    assert t.waiting == ["red"]  # and can use the location


@pytest.mark.rule("CH-20.09", "CH-20.10", "CH-G57")
def test_grandpa_votes_in_the_turn_of_his_power_alone() -> None:
    t = Table("red grandpa bank\npurple mom bank\ngreen thief bank\nzombies bank 4\nat attack bank")
    assert t.g.votes_at(0, 2) == 0
    t.do("red", "power grandpa")
    assert t.g.votes_at(0, 2) == 1
    t.close()
    assert t.waiting == ["red", "purple", "green"]
    t = Table("red grandpa bank, geek bank\nat change")
    assert t.g.votes_at(0, 2) == 1  # the Geek's


@pytest.mark.rule("CH-20.11", "CH-G05")
@pytest.mark.parametrize("votes", [False, True])
def test_grandma_votes_by_option_only(votes: bool) -> None:
    t = Table(
        "red grandma bank\npurple mom bank\ngreen thief bank\nat attack bank",
        rules=house(grandma_votes=votes),
    )
    assert t.g.votes_at(0, 2) == (1 if votes else 0)
    t = Table(
        "red grandma bank\npurple mom bank\ngreen thief bank\nat window", rules=house(grandma_votes=votes)
    )
    t.do("red", "power grandma")
    assert t.g.votes_at(0, 2) == (1 if votes else 0)  # the power gives no vote


@pytest.mark.rule("CH-20.18", "CH-20.19", "CH-G58")
def test_two_votes_with_her_baby_for_good() -> None:
    t = Table(
        "red pregnant_woman bank\npurple mom bank; energy_drink\ngreen thief bank\n"
        "zombies bank 4\nat attack bank"
    )
    assert t.g.votes_at(0, 2) == 1
    t.do("red", "power pregnant_woman")
    assert t.g.votes_at(0, 2) == 2
    assert t.refused_by("purple", "play energy_drink") == ["CH-G50"]  # she is never turned back
    t.close()
    t.vote(red="purple", purple="red", green="red")
    assert "VoteTied" in t.happened  # two against one and one
    assert len(t.at("bank")) == 3  # one character all the same


# -------------------------------------------------------------------- Coercion


@pytest.mark.example("CH-E17.03")
@pytest.mark.rule("CH-19.14", "CH-G28")
def test_chloe_points_with_steves_votes() -> None:
    """Steve is red, Nick purple, Chloe green."""
    t = Table(
        "red geek bank, rocker bank\npurple mom bank\ngreen thief church; coercion\n"
        "zombies bank 4\nat attack bank",
        rules=house(offers=0),
    )
    t.play("green", "play coercion", "coerce red", "where bank")
    t.close_all()
    assert sorted(t.waiting) == ["green", "purple"]
    t.do("green", "point red>red")
    t.do("purple", "point purple>red")
    assert (t.asks, t.waiting) == ("ask-victim", ["red"])  # three to none; he picks himself
    t.do("red", "eaten geek")
    assert t.alive("rocker")


@pytest.mark.example("CH-E23.02")
@pytest.mark.rule("CH-23.01")
def test_two_coercions_swap_the_votes() -> None:
    """Nick is red, Emily purple."""
    t = Table(
        "red geek bank, rocker bank; coercion\npurple mom bank; coercion\ngreen thief church\n"
        "zombies bank 4\nat attack bank",
        rules=house(offers=0),
    )
    t.play("red", "play coercion", "coerce purple", "where bank")
    t.unanswered()
    t.play("purple", "play coercion", "coerce red", "where bank")
    t.unanswered()
    t.close()
    assert t.options("red") == ["point purple>red", "point purple>purple"]
    t.do("red", "point purple>purple")
    t.do("purple", "point red>red")
    voted = [e for e in t.record.events if type(e).__name__ == "Voted"]
    assert [(e.owner, e.caster, e.votes) for e in voted] == [(0, 1, 2), (1, 0, 1)]  # type: ignore[attr-defined]


@pytest.mark.rule("CH-G28", "CH-G10")
def test_a_coercer_points_for_each_block_apart() -> None:
    t = Table(
        "red geek bank; coercion\npurple mom bank\ngreen thief bank\nzombies bank 4\nat attack bank",
        rules=house(offers=0),
    )
    t.play("red", "play coercion", "coerce purple", "where bank")
    t.unanswered()
    t.close()
    assert "point red>green purple>purple" in t.options("red")
    assert len(t.options("red")) == 9
    assert t.waiting == ["red", "green"]
    t.do("red", "point red>green purple>purple")
    t.do("green", "point green>red")
    assert "VoteTied" in t.happened


@pytest.mark.rule("CH-G28", "CH-G65")
def test_the_later_coercion_holds_and_ends_with_the_turn() -> None:
    t = Table(
        "red geek bank; coercion\npurple mom bank\ngreen thief church; coercion\n"
        "zombies bank 4\nat attack bank",
        rules=house(offers=0),
    )
    t.play("red", "play coercion", "coerce purple", "where bank")
    t.unanswered()
    t.play("green", "play coercion", "coerce purple", "where bank")
    t.unanswered()
    t.close()
    assert t.options("green") == ["point purple>red", "point purple>purple"]
    t.g.stack.clear()
    t.g.answers.clear()
    from shamble.games.city_of_horror.flow import end_turn

    end_turn(t.g)
    assert t.g.coercions == ()


# -------------------------------------------------------------------- the leader


CROSSROADS = """
seats red purple green blue
red thief crossroads
green rocker crossroads, geek bank; hideout
blue punk- crossroads, mom crossroads, student bank; pistol
purple priest bank; ; 1 antidote
leader green
zombies crossroads 2
at attack crossroads
"""


@pytest.mark.example("CH-E22.01")
@pytest.mark.rule(
    "CH-22.01", "CH-22.02", "CH-22.03", "CH-22.04", "CH-22.08", "CH-11.09", "CH-19.05", "CH-13.01"
)
def test_the_leader_takes_gregs_character() -> None:
    """Nick is green, Greg blue, Lawrence purple."""
    t = Table(CROSSROADS)
    t.play("green", "play hideout", "hide rocker")
    t.unanswered()
    t.play("blue", "play pistol", "at crossroads")
    t.unanswered()
    assert t.zombies("crossroads") == 1
    t.do("purple", "offer green")
    t.play("purple", "give-antidote", "want-promise", "promise-stand-by", "about crossroads", "send")
    t.do("green", "accept purple")
    t.close()
    assert t.leader == "blue"  # past purple; orange is covered here
    t.bargained()
    assert (t.asks, t.waiting) == ("ask-victim", ["blue"])
    t.do("blue", "eaten mom")
    assert t.leader == "red"
    t.close(free=True)
    assert t.start == "blue"
    assert t.g.promises[0].fate == 1  # purple stood by


@pytest.mark.rule("CH-22.01", "CH-22.04")
def test_the_colour_shown_is_eaten() -> None:
    t = Table(CROSSROADS.replace("leader green", "leader red"))
    t.close()
    t.bargained()
    assert not t.alive("thief")
    assert t.leader == "green"  # one space on, yellow is covered


@pytest.mark.rule("CH-11.09", "CH-21.02")
def test_no_vote_at_the_crossroads() -> None:
    t = Table(CROSSROADS)
    t.close()
    assert "Voted" not in t.happened
    assert not t.alive("rocker")


@pytest.mark.example("CH-E22.03")
@pytest.mark.rule("CH-22.05")
def test_without_characters_the_marker_stays() -> None:
    t = Table(
        "red geek bank\npurple mom bank\ngreen thief bank\nleader green\nzombies crossroads 2\n"
        "at attack crossroads"
    )
    t.close()
    assert t.leader == "green"
    assert "Died" not in t.happened


@pytest.mark.example("CH-E22.05")
@pytest.mark.rule("CH-22.08")
def test_hidden_people_are_passed_over_and_the_marker_stays() -> None:
    t = Table(
        "red geek! crossroads\npurple mom! crossroads\ngreen thief bank\nleader green\n"
        "zombies crossroads 1\nat attack crossroads"
    )
    t.close()
    assert t.leader == "green"
    assert "Died" not in t.happened


@pytest.mark.rule("CH-22.07")
def test_no_card_once_the_leader_attacks() -> None:
    t = Table(CROSSROADS.replace("leader green", "leader blue"))
    t.close()
    t.bargained()
    assert t.asks == "ask-victim"
    assert t.refused_by("blue", "play pistol") == ["CH-22.07"]


@pytest.mark.rule("CH-G60")
def test_an_eliminated_colour_is_still_a_space() -> None:
    t = Table(
        "red geek crossroads, mom bank\npurple thief crossroads\ngreen punk bank\n"
        "leader purple\nzombies crossroads 1\nat attack crossroads"
    )
    t.close()
    t.bargained()
    assert not t.g.playing(1)
    assert t.g.uncovered() == [0, 1, 4]
    assert t.leader == "red"  # one space on from purple
    from shamble.games.city_of_horror.rules.leader import next_colour

    assert next_colour(t.g, 0) == 1


@pytest.mark.rule("CH-G12", "CH-19.05")
def test_a_hideout_ends_with_the_turn() -> None:
    t = Table("red geek! bank\nat change")
    assert t.g.votes_at(0, 2) == 1
    assert engine.waiting(t.g)


@pytest.mark.rule("CH-18.01", "CH-G43")
def test_player_losing_the_last_character_can_still_trade() -> None:
    text = "red geek bank\npurple mom bank; pistol; 2 antidotes\ngreen thief bank\nzombies bank 3\nat attack bank"
    t = Table(text)
    t.close()
    t.vote(red="purple", green="purple", purple="red")
    assert t.asks == "ask-bargain"
    assert t.alive("mom")
    t.do("purple", "offer green")
    t.play("purple", "give pistol", "give-antidote", "give-antidote", "send")
    t.do("green", "accept purple")
    t.close()
    assert not t.g.playing(1)
    assert (t.hand("green"), t.antidotes("green")) == (["pistol"], 2)


@pytest.mark.rule("CH-G43")
def test_no_trading_window_without_a_choice_of_victim() -> None:
    text = "red geek bank\npurple mom bank, punk- church\ngreen thief bank\nzombies bank 3\nat attack bank"
    t = Table(text)
    t.close()
    t.vote(red="purple", green="purple", purple="red")
    assert not t.alive("mom")


@pytest.mark.rule("CH-22.01", "CH-22.02", "CH-22.04")
@pytest.mark.parametrize(
    ("leader", "moves"),
    [
        ("red", [["red", "green"]]),
        ("green", [["green", "purple", "blue", "red"], ["red", "green"]]),
    ],
)
def test_the_leader_moves_only_where_it_has_to(leader: str, moves: list[list[str]]) -> None:
    """On a colour with a character there it stays until the attack is over."""
    t = Table(
        f"seats red purple green blue\nleader {leader}\nred geek crossroads, mom bank\npurple thief bank\n"
        "green punk bank\nblue rocker church\nzombies crossroads 1\nat attack crossroads"
    )
    t.close()
    t.bargained()
    paths = [[COLOURS[colour] for colour in e.path] for e in t.record.events if isinstance(e, LeaderMoved)]
    assert paths == moves
    assert not t.alive("geek")


@pytest.mark.rule("CH-G28", "CH-19.14", "CH-23.01")
def test_own_votes_come_before_the_coerced_ones() -> None:
    t = Table("red geek bank\npurple mom bank; coercion\ngreen thief bank\nzombies bank 4\nat attack bank")
    t.play("purple", "play coercion", "coerce red", "where bank")
    t.unanswered()
    t.close()
    assert "point purple>green red>purple" in t.options("purple")
    action = next(a for a in engine.legal(t.g, 1) if a.text(t.g) == "point purple>green red>purple")
    assert action.args(t.g) == {"seat": "@seat-2", "blocks": 2, "second": "@seat-1"}
    alone = engine.legal(t.g, 2)[0]
    assert sorted(alone.args(t.g)) == ["blocks", "seat"]


@pytest.mark.rule("CH-11.03", "CH-22.05", "CH-G13", "CH-G14")
@pytest.mark.parametrize(("red", "victims"), [("geek", True), ("geek!", False)])
def test_attack_tells_whether_it_can_take_anyone(red: str, victims: bool) -> None:
    t = Table(f"red {red} bank, mom church\nzombies bank 4\nat attack bank")
    t.close()
    attacks = [(e.zombies, e.victims) for e in t.record.events if isinstance(e, Attacked)]
    assert attacks == [(4, victims)]
    assert t.alive("geek") != victims
