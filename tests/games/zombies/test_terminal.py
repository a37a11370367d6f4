"""The board in characters: players, zombies, buildings with walls and a door."""

from rich.text import Text

from shamble.cli.messages import Speech
from shamble.core import engine
from shamble.core.rng import stream
from shamble.games.zombies import GAME
from shamble.games.zombies.terminal import board
from shamble.games.zombies.view import picture


def test_figures_are_on_the_squares_of_the_view() -> None:
    g = GAME.new(GAME.default_setup(2), 2)
    engine.start(g)
    numbers = stream(2, 5)
    for _ in range(80):
        seat = engine.waiting(g)[0]
        engine.apply(g, seat, GAME.advise(GAME.view(g, seat), engine.legal(g, seat), numbers).action)
    view = GAME.view(g, 0)
    lines = [
        Text.from_markup(line).plain
        for line in board(view, Speech("it", GAME, ["Ada", "Bruno"]).text).lines()
    ]
    columns = {name: lines[1].index(f" {name}") + 1 for name in lines[1].split()}
    rows = {line.split()[0]: line for line in lines[2:] if line[:1] in "-0123456789" and line.split()}
    seen = picture(view)
    for pawn in seen["pawns"]:
        assert rows[str(pawn["y"])][columns[str(pawn["x"])]] == str(pawn["seat"] + 1)
    for zombie in seen["zombies"]:
        assert rows[str(zombie["y"])][columns[str(zombie["x"])] + 1] == "z"
    assert any(line.startswith(("> 1 Ada", "> 2 Bruno")) for line in lines)
