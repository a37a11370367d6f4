"""Golden playthroughs: whole games as texts that must not change unnoticed.

The moves are stored beside each text, so a better bot does not change them. After a deliberate change run `pytest
tests/playthroughs --regenerate` and read the diff before committing. Moves are kept while they are legal; delete a file
of moves to have its game played again.
"""

import difflib
from pathlib import Path

import pytest

from shamble.core.game import all_games
from shamble.core.options import Setup
from tests.playthroughs.cases import CASES
from tests.playthroughs.story import UNFINISHED, Moves, play, tell
from tests.tables import Table

GOLDEN = Path(__file__).resolve().parent / "golden"
GAMES = all_games()
MOST_DIFFERENCES = 60  # of a diff in the failure message
NAMED: dict[str, tuple[str, Table]] = {
    f"{id}-{case.name}".removesuffix("-"): (id, case) for id, cases in CASES.items() for case in cases
}


def read(path: Path) -> Moves:
    moves = []
    for line in path.read_text("utf-8").splitlines():
        seat, _, text = line.partition(" ")
        moves.append((int(seat), text))
    return moves


@pytest.mark.parametrize("name", sorted(NAMED))
def test_playthrough_is_unchanged(name: str, regenerate: bool) -> None:
    id, case = NAMED[name]
    game, setup, seed = GAMES[id], case.setup, case.seed
    moves, text = GOLDEN / f"{name}.moves", GOLDEN / f"{name}.txt"
    if regenerate:
        GOLDEN.mkdir(exist_ok=True)
        played = read(moves) if moves.is_file() else []
        answer = tell(game, setup, seed, played)
        if UNFINISHED in answer:  # no moves, or they are no longer legal
            played = play(game, setup, seed)
            answer = tell(game, setup, seed, played)
        moves.write_text("".join(f"{seat} {move}\n" for seat, move in played), "utf-8")
        text.write_text(answer, "utf-8")
    assert text.is_file(), f"no golden playthrough {name}: run pytest tests/playthroughs --regenerate"
    before = text.read_text("utf-8").splitlines()
    now = tell(game, setup, seed, read(moves)).splitlines()
    if before != now:
        lines = list(difflib.unified_diff(before, now, "golden", "now", lineterm="", n=4))
        shown = "\n".join(lines[:MOST_DIFFERENCES])
        more = f"\n... and {len(lines) - MOST_DIFFERENCES} more" if len(lines) > MOST_DIFFERENCES else ""
        pytest.fail(f"{name} is played differently:\n{shown}{more}\n\n{__doc__}", pytrace=False)


def test_every_golden_file_has_a_playthrough() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(NAMED)
    assert set(CASES) == set(GAMES)


def test_difference_and_broken_rule_are_reported() -> None:
    game, setup = GAMES["drill"], Setup(2, "standard")
    moves = play(game, setup, 5)
    good = tell(game, setup, 5, moves)
    assert tell(game, setup, 5, moves) == good
    assert tell(game, setup, 6, moves) != good
    assert "is not asked" in tell(game, setup, 5, [(0, "door 1"), (0, "door 2"), *moves])
    assert "BUT MAY NOT" in tell(game, setup, 5, [(0, "door 9"), *moves])
