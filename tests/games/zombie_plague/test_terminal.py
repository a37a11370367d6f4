"""The house in characters: figures stand where the notation says, walls and barricades between the squares."""

from rich.text import Text

from shamble.cli.messages import Speech
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.terminal import board
from tests.games.zombie_plague.table import Table

TEXT = "turn H1 3\nhumans H1 L11 W rifle(empty) | H2 aboard\nzombies Z1 I12 E | Z12 B2 N\nclosed W1"


def test_figures_stand_on_their_squares_and_look_where_they_look() -> None:
    g = Table(TEXT).g
    lines = [Text.from_markup(line).plain for line in board(GAME.view(g, 0), Speech("en", GAME).text).lines()]
    columns = lines[1]
    rows = {line.split()[0]: line for line in lines[2:] if line[:1].isdigit()}
    assert rows["11"][columns.index("L") :].startswith("1<")
    assert rows["12"][columns.index("I") :].startswith("z1>")
    assert rows["2"][columns.index("B") :].startswith("12^")
    assert rows["11"][columns.index("H") - 1] == "x"  # a window that is barricaded
    assert rows["12"][columns.index("H") - 1] == "W"  # and one that is not
    assert any(line.startswith("> Human 1  L11, west  3 points left  Rifle (empty)") for line in lines)
    assert "  Human 2  in the car" in lines
