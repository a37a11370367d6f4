"""Saves and replays of a mission that a table brings carry its whole text."""

from random import Random

from shamble.core.options import Setup
from shamble.games.zombicide import GAME
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.save_file import dumps, loads, revive
from shamble.match.view import updates

TEXT = """
format = 1
game = "zombicide"
id = "saved"
win = ["take"]
name = { en = "Saved" }
story = { en = "One crate." }
map = { tiles = ["2B 1B"], start = "A1", spawns = ["F3"], objectives = ["C1"] }
"""


def test_a_save_of_an_own_mission_is_read_back() -> None:
    setup = Setup(2, "book", "own", {"mission": TEXT})
    assert GAME.check(setup) == []
    match = Match.new(GAME, [Occupant("person", "A"), Occupant("person", "B")], setup, seed=4)
    numbers = Random(4)
    while match.version < 40 and not match.state.is_over():
        seat = match.waiting()[0]
        options = match.options(seat)
        choice = options[numbers.randrange(len(options))].text(match.state)
        match.accept(match.act(seat, match.decision_id, choice))
    again = revive(loads(dumps(match)))
    assert again.header.options["mission"] == TEXT
    played = match.game.describe(match.state)
    assert match.game.describe(again.state) == played
    assert played.startswith("mission saved@")
    assert len(updates.build_replay(again, (0,), "t").steps) > 30
