"""Games in progress: played by the hints, then imported from a save file."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from shamble.core.events import Event
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.save_file import dumps
from tests.browser.player import Server

Stop = Callable[[Match, list[Event]], bool]


def play_until(game: Game[Any], setup: Setup, seed: int, stop: Stop) -> Match:
    """Play by the hints until `stop` returns True for the match and its latest events."""
    names = ("Ada", "Bea", "Cleo", "Dino", "Emma", "Furio")[: setup.seats]
    match = Match.new(game, [Occupant("person", name) for name in names], setup, seed)
    events: list[Event] = []
    while not stop(match, events):
        assert not match.state.is_over(), "it never came to that"
        seat = match.waiting()[0]
        advice = match.novice_advice(seat)
        record = match.accept(match.act(seat, match.decision_id, advice.action.text(match.state)))
        events = record.events if record is not None else []
    return match


def import_table(server: Server, match: Match) -> dict[str, Any]:
    """Import the match and return the table's links."""
    request = urllib.request.Request(server.url + "/api/import", dumps(match))
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def open_played_game(
    server: Server, game: Game[Any], setup: Setup, seed: int, stop: Stop, chair: str = ""
) -> str:
    """Play until `stop`, import the game and return the path of the host's link or of a seat."""
    made = import_table(server, play_until(game, setup, seed, stop))
    return str(made["seats"][chair] if chair else made["mine"])
