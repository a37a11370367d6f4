"""The city in characters: every zone has its name on it, survivors and hordes are in theirs."""

import re

import pytest
from rich.text import Text

from shamble.cli.messages import Speech
from shamble.core import engine
from shamble.games.zombicide import GAME
from shamble.games.zombicide.terminal import board
from shamble.games.zombicide.view import picture


@pytest.mark.parametrize("mission", GAME.scenarios)
def test_every_zone_has_its_name_and_every_door_its_place(mission: str) -> None:
    g = GAME.new(GAME.default_setup(1, "", mission), 4)
    engine.start(g)
    for _ in range(12):  # survivors are chosen and put on the board
        seat = engine.waiting(g)[0]
        engine.apply(g, seat, engine.legal(g, seat)[0])
    view = GAME.view(g, 0)
    drawn = board(view, Speech("en", GAME, ["Ada"]).text)
    lines = [Text.from_markup(line).plain for line in drawn.map]
    city = g.board()
    assert set(city.names) <= set(re.findall(r"[zr]\d+", " ".join(lines)))
    for one in picture(view)["survivors"]:
        if one["fate"] == "board" and one["zone"]:
            zone = one["zone"].removeprefix("zone:")
            assert re.search(rf"{zone}\s?\w*{one['name'][0]}", "\n".join(lines)), (zone, one["name"])
    shut = [door for number, door in enumerate(city.doors) if not g.door_open(number)]
    texts = [Text.from_markup(line).plain for line in drawn.notes]
    assert bool(shut) == any(line.startswith("Closed doors") for line in texts)
