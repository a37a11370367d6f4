"""The map in characters: all pieces in place, in both languages."""

import re

import pytest
from rich.text import Text

from shamble.cli.language import Language
from shamble.cli.messages import Speech
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.terminal import board
from tests.games.all_things_zombie.table import Table


def drawn(t: Table, language: Language = "en") -> list[str]:
    lines = board(GAME.view(t.g, 0), Speech(language, GAME).text).lines()
    return [Text.from_markup(line).plain for line in lines]


def test_every_hex_and_survivor_is_drawn_in_place() -> None:
    t = Table("map 1\npeople Tonya 1G12 pistol | Beck 1F10\nzombies 1G9 slow slow | 1F10 fast\nturn Tonya")
    lines = drawn(t)
    rows = {line[0]: line for line in lines if re.match(r"[A-M]  ", line)}
    assert list(rows) == list("ABCDEFGHIJKLM")
    numbers = lines[1]
    assert rows["G"][numbers.index("12")] == "T"
    assert rows["G"][numbers.index(" 9 ") + 1] == "2"
    assert "B1" in rows["F"]
    letters = sum(len(line[3:].replace(" ", "")) for line in rows.values())
    assert letters == t.g.map().size + 1  # a survivor shares a hex with a zombie


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Turn 1, Survivors"), ("it", "Turno 1, Sopravvissuti")]
)
def test_map_uses_the_language(language: Language, word: str) -> None:
    t = Table("map 1\npeople Tonya 1G12 pistol(ooa)\nzombies 1G9 slow slow\nturn Tonya")
    lines = drawn(t, language)
    assert lines[0] == word
    answer = "\n".join(lines)
    assert ("Pistola (scarica)" in answer) == (language == "it")
    assert ("1G9: Slow zombie x2" in answer) == (language == "en")


def test_two_boards_fit_a_screen() -> None:
    t = Table.new_game("search-and-destroy")
    assert max(len(line) for line in drawn(t)[:14]) < 100
    skirmish = GAME.new(Setup(1, "solo", "skirmish"), 3)
    assert board(GAME.view(skirmish, 0), Speech("it", GAME).text).map
