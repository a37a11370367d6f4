"""Every game has the same files, and the page that lists them is up to date."""

from pathlib import Path

import pytest

from tools import game_files


def test_every_game_has_every_file() -> None:
    assert game_files.missing() == []


def test_list_of_files_is_up_to_date() -> None:
    assert game_files.PAGE.read_text("utf-8") == game_files.generate(), (
        "the tree has changed: run `make files`"
    )


@pytest.mark.parametrize("game", game_files.games(), ids=lambda path: path.name)
def test_every_file_says_what_it_holds(game: Path) -> None:
    assert [path.name for path in game_files.modules(game) if not game_files.about(path)] == []
