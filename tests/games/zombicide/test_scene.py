"""The scene: the board of every mission as a client draws it. The page's tests draw `web/test/zombicide-scenes.json`,
which `python -m tests.games.zombicide.test_scene` writes."""

import json
from pathlib import Path
from typing import Any

import pytest

from shamble.core.options import Setup
from shamble.games.zombicide import GAME
from shamble.games.zombicide.board import BOARDS, TILES, Board, turned
from shamble.games.zombicide.library import PRINTED

DRAWN = Path(__file__).parents[3] / "web" / "test" / "zombicide-scenes.json"


def scene(mission: str) -> dict[str, Any]:
    return GAME.scene(Setup(1, "book", mission))


def drawn() -> str:
    """One line for each mission."""
    lines = [json.dumps(scene(mission), separators=(",", ":"), ensure_ascii=False) for mission in PRINTED]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def test_the_page_is_tested_with_the_scenes_of_today() -> None:
    if not DRAWN.is_file():
        pytest.skip("the sources of the page are not here")
    rest = json.loads(
        DRAWN.read_text("utf-8")
    )  # as data: the compiled rules write 1.0 where the others write 1
    assert rest == json.loads(drawn()), "run: python -m tests.games.zombicide.test_scene"


@pytest.mark.rule("ZC-05.02", "ZC-05.03", "ZC-05.04")
@pytest.mark.parametrize("mission", PRINTED)
def test_every_cell_belongs_to_one_zone(mission: str) -> None:
    picture = scene(mission)
    cells = [tuple(cell) for zone in picture["zones"] for cell in zone["cells"]]
    assert len(cells) == len(set(cells)) == 9 * picture["columns"] * picture["rows"]


@pytest.mark.rule("ZC-05.12", "ZC-05.16")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_openings_join_the_rooms_that_are_linked(board: Board) -> None:
    joined = {(board.zone_of[a], board.zone_of[b]) for a, b in board.openings}
    rooms = [zone for zone in range(board.size) if not board.street[zone]]
    linked = {(a, b) for a in rooms for b in board.links[a]}
    assert joined | {(b, a) for a, b in joined} == linked


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_tiles_are_turned(board: Board) -> None:
    """Crosswalks and manholes lie where the turned tiles show them, crosswalks between two street zones."""
    assert turned((0, 0), 1) == (0, 2)
    assert turned((0, 1), 1) == (1, 2)
    assert turned((2, 0), 2) == (0, 2)
    count = sum(len(TILES[code].manholes) for row in board.layout for code, _ in row)
    assert len(board.manhole_cells) == count
    for a, b in board.crossings:
        assert abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        assert board.zone_of[a] != board.zone_of[b]
        assert board.street[board.zone_of[a]] is board.street[board.zone_of[b]] is True


@pytest.mark.rule("ZC-05.40", "ZC-09.33", "ZC-G128")
def test_the_blank_sheet_can_be_filled_in() -> None:
    blank = scene("00")["blank"]
    assert len(blank["skills"]) == 32  # and the one that starts with an item
    assert {item["skill"] for item in blank["items"]} >= {"Starts with a Sub MG", "Starts with a Scope"}
    for item in blank["items"]:
        text = f'[[survivor]]\nname = "R"\nblue = "{item["skill"]}"\norange = ["Loud", "Tough"]\n'
        text += 'red = ["Lucky", "Medic", "Hoard"]\n'
        assert GAME.validate_content(text) == []


if __name__ == "__main__":
    DRAWN.write_text(drawn(), "utf-8")
