"""Every game draws its board in characters, in the language that was chosen."""

import re

import pytest
from rich.text import Text

from shamble.cli.language import Language
from shamble.cli.speech import Speech
from shamble.cli.terminal.screen import board_of
from shamble.core import engine
from shamble.core.game import all_games
from shamble.core.rng import stream
from shamble.core.text_board import Drawing

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
