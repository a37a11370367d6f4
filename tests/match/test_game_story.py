"""The game story: reason for the ending, deeds and fates of the figures, turning point."""

from typing import Any

import pytest

from shamble.core.game import Game
from shamble.match.i18n.messages import LANGUAGES, Translator
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import Ending
from shamble.match.view.ending import build_ending

NAMES = ("Ada", "Bea", "Cleo")
LONGEST = 4000  # decisions
SHORT = {"zombicide": (2, "00"), "all-things-zombie": (1, "for-a-few-bullets-more"), "zombies": (2, "escape")}


def finished(game: Game[Any], seed: int = 3) -> tuple[Match, Ending]:
    """Return a finished game played by the game's advice."""
    seats, scenario = SHORT.get(game.id, (max(2, game.min_seats), ""))
    chairs = [Occupant("person", name) for name in NAMES[:seats]]
    match = Match.new(game, chairs, game.default_setup(seats, "", scenario), seed)
    for _ in range(LONGEST):
        if match.state.is_over():
            break
        seat = match.waiting()[0]
        match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))
    ending = build_ending(match)
    assert ending is not None
    return match, ending


def figures(g: Any) -> int:
    """Return the number of figures in the story."""
    for group in ("survivors", "humans"):
        if hasattr(g, group):
            return len(getattr(g, group))
    return sum(1 for one in g.people if one.seat >= 0) if hasattr(g, "people") else int(g.seats)


@pytest.mark.parametrize(
    "id", ["zombicide", "zombies", "zombie-plague", "all-things-zombie", "city-of-horror"]
)
def test_story_has_every_figure(id: str) -> None:
    game = games()[id]
    match, ending = finished(game)
    assert ending.why is not None
    assert ending.heroes
    assert all(hero.fate is not None for hero in ending.heroes)
    assert len(ending.heroes) == figures(match.state)
    assert ending.turning is not None
    assert match.played(ending.turning.version) is not None
    for language in LANGUAGES:
        words = Translator(language, id, NAMES)
        said = [words.say(ending.why), words.say(ending.turning.line)]
        said += [
            words.say(message) for hero in ending.heroes for message in (hero.name, hero.fate) if message
        ]
        assert not any("{" in text or "@" in text or "fate-" in text or "end-" in text for text in said)


def test_story_kills_match_the_counted_kills() -> None:
    match, ending = finished(games()["zombicide"])
    state: Any = match.state
    assert [hero.kills for hero in ending.heroes] == list(state.kills)


def test_names_are_joined_with_commas_and_and() -> None:
    words = Translator("en", "", ["Ada", "Bea"])
    assert words.text("hero", {"who": "@|@seat-0"}) == "Ada"
    assert words.text("hero", {"who": "@|@seat-0|Wanda|@seat-1"}) == "Ada, Wanda and Bea"
    assert Translator("it", "", ["Ada", "Bea"]).text("hero", {"who": "@|@seat-0|@seat-1"}) == "Ada e Bea"
