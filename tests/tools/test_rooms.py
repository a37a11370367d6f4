"""The same rooms in every house, and a map of them that is true."""

from pathlib import Path

import pytest

from tools import rooms


def test_every_game_has_every_room() -> None:
    assert rooms.missing() == []


def test_the_map_is_fresh() -> None:
    assert rooms.PAGE.read_text("utf-8") == rooms.generate(), "the tree has changed: run `make rooms`"


@pytest.mark.parametrize("game", rooms.games(), ids=lambda path: path.name)
def test_every_file_says_what_it_holds(game: Path) -> None:
    assert [path.name for path in rooms.modules(game) if not rooms.about(path)] == []
