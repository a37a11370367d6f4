"""Games in progress: played by the hints, imported from a save file, exported again."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from shamble.core.events import Event
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.save_file import dumps, loads, revive
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


def exported_match(server: Server, page: Page, table: dict[str, Any]) -> Match:
    """Return the match with all its secrets, exported by its only player."""
    key = table["mine"].partition("#")[2]
    path = f"{server.url}/api/tables/{table['table']}/export"
    headers = {"authorization": f"Bearer {key}"}
    answer = page.request.get(path, headers=headers, timeout=120_000)  # a worker sometimes has to start first
    return revive(loads(answer.body()))
