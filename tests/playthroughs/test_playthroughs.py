"""Golden playthroughs: one whole game per box and a few options, as texts that a change to the rules must not touch
unnoticed. The moves are kept beside each text, so that a better bot does not change them.

After a change that is meant: `pytest tests/playthroughs --regenerate`, and read the differences before committing. The
moves are kept as long as they can be played; delete a file of moves to have its game played anew.
"""

import difflib
from pathlib import Path

import pytest

from shamble.core.game import all_games
from shamble.core.options import Setup, Value
from tests.playthroughs.story import UNFINISHED, Moves, play, tell

GOLDEN = Path(__file__).resolve().parent / "golden"
GAMES = all_games()
MOST_DIFFERENCES = 60  # lines shown

CASES: dict[str, tuple[str, int, int, dict[str, Value]]] = {  # name -> game, seats, seed, options
    "drill": ("drill", 3, 1, {}),
    "city-of-horror": ("city-of-horror", 3, 1, {}),
    "city-of-horror-b": (
        "city-of-horror",
        5,
        2,
        {"sides": "B", "expert_draft": True, "binding_promises": True},
    ),
    "city-of-horror-six": ("city-of-horror", 6, 3, {"sides": "random", "corners": "random", "offers": 3}),
    "zombie-plague": ("zombie-plague", 2, 1, {}),
    "zombie-plague-horror": (
        "zombie-plague",
        4,
        2,
        {"car_keys": "horror", "how_boring": True, "roadkill": True},
    ),
    "zombie-plague-friendly": (
        "zombie-plague",
        3,
        3,
        {"car_keys": "friendly", "house_only": True, "arrival_anywhere": True},
    ),
    "zombie-plague-seven": ("zombie-plague", 7, 4, {"human_figures": 6, "dawn": 60}),
    "zombicide": ("zombicide", 1, 1, {}),
    "zombicide-exit": ("zombicide", 6, 2, {}),
    "zombicide-cars": ("zombicide", 2, 3, {"quick": True}),
    "zombicide-exits": ("zombicide", 4, 4, {"may_decline_find": True}),
}
PLACES: dict[str, tuple[str, str]] = {  # name -> mode and scenario, where they are not the first ones
    "zombicide-exit": ("book", "02"),
    "zombicide-cars": ("faq", "08"),
    "zombicide-exits": ("book", "07"),
}
for _id, _game in GAMES.items():
    if _game.listed and _id not in CASES:
        CASES[_id] = (_id, _game.min_seats, 1, {})


def setup_of(name: str) -> Setup:
    id, seats, _, options = CASES[name]
    game = GAMES[id]
    mode, scenario = PLACES.get(name, (game.modes[0], game.scenarios[0] if game.scenarios else ""))
    return Setup(seats, mode, scenario, options)


def read(path: Path) -> Moves:
    moves = []
    for line in path.read_text("utf-8").splitlines():
        seat, _, text = line.partition(" ")
        moves.append((int(seat), text))
    return moves


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_game_is_played_as_before(name: str, regenerate: bool) -> None:
    game, seed = GAMES[CASES[name][0]], CASES[name][2]
    moves, text = GOLDEN / f"{name}.moves", GOLDEN / f"{name}.txt"
    if regenerate:
        GOLDEN.mkdir(exist_ok=True)
        played = read(moves) if moves.is_file() else []
        told = tell(game, setup_of(name), seed, played)
        if UNFINISHED in told:  # there were no moves, or they cannot be played any more
            played = play(game, setup_of(name), seed)
            told = tell(game, setup_of(name), seed, played)
        moves.write_text("".join(f"{seat} {move}\n" for seat, move in played), "utf-8")
        text.write_text(told, "utf-8")
    assert text.is_file(), f"no golden playthrough {name}: run pytest tests/playthroughs --regenerate"
    before = text.read_text("utf-8").splitlines()
    now = tell(game, setup_of(name), seed, read(moves)).splitlines()
    if before != now:
        lines = list(difflib.unified_diff(before, now, "golden", "now", lineterm="", n=4))
        shown = "\n".join(lines[:MOST_DIFFERENCES])
        more = f"\n... and {len(lines) - MOST_DIFFERENCES} more" if len(lines) > MOST_DIFFERENCES else ""
        pytest.fail(f"{name} is played differently:\n{shown}{more}\n\n{__doc__}", pytrace=False)


def test_every_golden_file_belongs_to_a_playthrough() -> None:
    names = {path.stem for path in GOLDEN.iterdir()}
    assert names == set(CASES)


def test_a_difference_is_noticed_and_a_broken_rule_told() -> None:
    game, setup = GAMES["drill"], Setup(2, "standard")
    moves = play(game, setup, 5)
    good = tell(game, setup, 5, moves)
    assert tell(game, setup, 5, moves) == good
    assert tell(game, setup, 6, moves) != good
    assert "is not asked" in tell(game, setup, 5, [(0, "door 1"), (0, "door 2"), *moves])
    assert "BUT MAY NOT" in tell(game, setup, 5, [(0, "door 9"), *moves])
