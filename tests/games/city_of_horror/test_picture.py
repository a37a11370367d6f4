"""Client data: names as listed in the types, votes block by block, events as data."""

from shamble.core import engine
from shamble.games.city_of_horror import GAME, names
from shamble.games.city_of_horror.board import COLOURS, PLACES, SIDES
from shamble.games.city_of_horror.client_view import (
    COLOUR_NAMES,
    FATE_NAMES,
    PLACE_NAMES,
    SIDE_NAMES,
    VOTE_KINDS,
    WORD_KINDS,
    picture,
)
from shamble.games.city_of_horror.events import LeaderMoved, Voted, VoteWon, Walked
from shamble.games.city_of_horror.state import FATES, PROMISES
from shamble.match.view.lines import to_line
from tests.games.city_of_horror.table import Table, house

COERCED = (
    "red rocker bank; coercion\npurple mom bank; alarm\ngreen thief bank\nzombies bank 4\nat attack bank"
)


def test_the_types_name_what_the_tables_hold() -> None:
    assert list(PLACE_NAMES) == PLACES
    assert list(COLOUR_NAMES) == COLOURS
    assert (SIDE_NAMES, WORD_KINDS, FATE_NAMES, VOTE_KINDS) == (SIDES, PROMISES, FATES, names.VOTES)


def test_vote_options_name_a_target_per_block() -> None:
    t = Table(COERCED, rules=house(offers=0))
    t.play("red", "play coercion", "coerce green", "where bank")
    t.unanswered()
    t.close()
    vote = picture(GAME.view(t.g, t.seat_of("red")))["vote"]
    assert vote is not None
    assert vote["casting"] == [t.seat_of("red"), t.seat_of("green")]
    option = next(a for a in engine.legal(t.g, 0) if a.text(t.g) == "point red>purple green>green")
    assert option.things(t.g) == ("seat:1", "seat:2")
    other = picture(GAME.view(t.g, t.seat_of("purple")))["vote"]
    assert other is not None
    assert other["casting"] == [t.seat_of("purple")]


def test_events_have_data() -> None:
    assert to_line(Walked(0, 2, 5, "full")).kind == "walked"
    assert Walked(0, 2, 5, "full").data() == {"path": ["place:bank", "place:crossroads"]}
    assert LeaderMoved((0, 1, 3)).data() == {"path": ["colour:green", "colour:purple", "colour:blue"]}
    assert VoteWon(2, 1, 0).data() == {"vote": "sharing", "place": "place:bank", "seat": 0}
    assert Voted(2, 0, 1, 0, 2, 2).data() == {
        "vote": "attack",
        "owner": 1,
        "caster": 0,
        "votes": 2,
        "target": 2,
    }


def test_a_walk_begins_where_the_walker_stood() -> None:
    t = Table("red rocker bank\npurple mom bank\ngreen thief bank\nat move church church hospital")
    t.close()
    events = t.do("red", "move rocker")
    walked = next(event for event in events if isinstance(event, Walked))
    assert walked.data() == {"path": ["place:bank", "place:church"]}


def test_leader_path_includes_absent_colours() -> None:
    text = "leader green\nred rocker crossroads\npurple mom bank\ngreen thief bank\nzombies crossroads 1\n"
    t = Table(text + "at attack crossroads", rules=house(offers=0))
    t.close()
    moves = [event for event in t.record.events if isinstance(event, LeaderMoved)]
    assert moves[0].data() == {"path": ["colour:green", "colour:purple", "colour:red"]}
    assert moves[1].data() == {"path": ["colour:red", "colour:green"]}
