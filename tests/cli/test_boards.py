"""Every game draws its board in characters, in the language that was chosen."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from shamble.cli.language import Language
from shamble.cli.messages import Speech
from shamble.cli.terminal.screen import Screen, board_of
from shamble.core import engine
from shamble.core.game import all_games
from shamble.core.rng import stream
from shamble.core.text_board import Drawing
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.view.options import pending_decision

GAMES = [id for id, game in all_games().items() if game.listed]
KEY = re.compile(r"\b[a-z]+-[a-z_]+\b")
WIDEST = 100
LOOKS = 6  # positions of a game that are drawn
APART = 25  # decisions between them
LANGUAGES: tuple[Language, ...] = ("en", "it")


def positions(id: str) -> list[dict[Language, Drawing]]:
    """A game as it is played by its own advice, drawn now and then in both languages."""
    game = all_games()[id]
    setup = game.default_setup(game.min_seats)
    seats = ["Ada", "Bruno", "Carla"][: setup.seats]
    draw = board_of(game)
    assert draw is not None
    g = game.new(setup, 3)
    engine.start(g)
    numbers = stream(3, 7)
    out = []
    for step in range(LOOKS * APART):
        if g.is_over():
            break
        seat = engine.waiting(g)[0]
        if step % APART == 0:
            view = game.view(g, seat)
            out.append({lang: draw(view, Speech(lang, game, seats).text) for lang in LANGUAGES})
        engine.apply(g, seat, game.advise(game.view(g, seat), engine.legal(g, seat), numbers).action)
    return out


def plain(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain for line in lines]


@pytest.mark.parametrize("id", GAMES)
def test_map_fits_and_is_labelled_in_the_language(id: str) -> None:
    for both in positions(id):
        for drawn in both.values():
            assert max(len(line) for line in plain(drawn.map)) <= WIDEST
            said = plain([drawn.head, *drawn.notes])
            assert [word for line in said for word in KEY.findall(line) if _is_key(word)] == []
        english, italian = both["en"], both["it"]
        assert len(english.map) == len(italian.map)
        assert english.head != italian.head
        assert english.notes[0] != italian.notes[0]  # the legend


def _is_key(word: str) -> bool:
    """Words with a hyphen in them are none: "Sawed-off" stays what it is."""
    return word.partition("-")[0] in {
        *(
            "chart",
            "phase",
            "card",
            "level",
            "char",
            "place",
            "colour",
            "item",
            "person",
            "pace",
            "building",
            "facing",
        )
    }


def test_room_stands_apart_from_its_survivors() -> None:
    game = all_games()["zombicide"]
    draw = board_of(game)
    assert draw is not None
    g: Any = game.new(game.default_setup(1, scenario="08"), 3)
    engine.start(g)
    while g.round == 0:
        engine.apply(g, 0, game.advise(game.view(g, 0), engine.legal(g, 0), stream(3, 7)).action)
    zone = next(n for n, name in enumerate(g.board().names) if len(name) == 3 and not g.board().street[n])
    name = g.board().names[zone]
    for survivor in g.survivors:
        survivor.zone = zone
    initials = [one["name"][0] for one in game.client_view(game.view(g, 0))["survivors"]]
    drawn = plain(draw(game.view(g, 0), Speech("en", game, ["Ada"]).text).map)
    assert len(initials) > 3
    assert any(f"{name} {initials[0]}+{len(initials) - 1}" in line for line in drawn), drawn


def test_long_lists_leave_the_board_in_sight() -> None:
    """On 30 lines the options of a verb are one paragraph; on a high screen each has its own line."""
    game = all_games()["zombicide"]
    match = Match.new(game, [Occupant("person", "Ada")], seed=3)
    while len(match.options(0)) < 12:
        match.accept(match.act(0, match.decision_id, match.novice_advice(0).action.text(match.state)))
    decision = pending_decision(match, [0])
    assert decision is not None
    in_sight = {}
    for height in (30, 200):
        console = Console(width=100, height=height, force_terminal=True, record=True, file=StringIO())
        screen = Screen(console, Speech("en", game, ["Ada"]))
        screen.position(match.view(0))
        screen.question(decision, "Ada")
        shown = console.export_text()
        in_sight[height] = any(line.startswith("z1 ") for line in shown.splitlines()[-29:])
        assert all(option.text in " ".join(shown.split()) for option in decision.options)
    assert in_sight == {30: True, 200: False}  # the last line is for the command
