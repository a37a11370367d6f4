"""The page uses only message keys of the shell and of the loaded game."""

import re
from pathlib import Path

import pytest

from shamble.match.i18n import messages as words
from shamble.match.installed_games import games
from shamble.testing.messages import messages

PAGE = Path(__file__).resolve().parent.parent.parent / "web" / "src"
ASKED = re.compile(r"\bt\(([^`()]*?)\)")  # t('key'), t(yes ? 'key' : 'other', { ... })
NAME = re.compile(r"'([a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?)'")


def asked(folder: Path) -> set[str]:
    return {
        name
        for path in folder.rglob("*")
        if path.suffix in {".svelte", ".ts"}
        for call in ASKED.finditer(path.read_text("utf-8"))
        for name in NAME.findall(call[1])
    }


def said(name: str, language: str) -> set[str]:
    text = words.catalogue(name, language)
    assert text is not None
    return set(messages(text))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", [path.name for path in (PAGE / "games").iterdir() if path.name in games()])
def test_game_pages_use_existing_messages(game: str, language: str) -> None:
    missing = asked(PAGE / "games" / game) - said("shell", language) - said(game, language)
    assert missing == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_shell_uses_existing_messages(language: str) -> None:
    rooms = [room for room in PAGE.iterdir() if room.is_dir() and room.name != "games"]
    missing = {name for room in rooms for name in asked(room)} - said("shell", language)
    assert missing == set()
