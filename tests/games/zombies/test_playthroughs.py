"""Golden playthroughs of the other modes and scenarios: texts that a change to the rules must not touch unnoticed.

The moves are kept beside each text. After a change that is meant: `python -m tests.games.zombies.test_playthroughs` in
the folder of the project, and read the differences before committing. Moves are kept while they can be played.
"""

from pathlib import Path

import pytest

from shamble.core.options import Setup
from shamble.games.zombies import GAME
from tests.playthroughs.story import UNFINISHED, Moves, play, tell

GOLDEN = Path(__file__).resolve().parent / "golden"
CASES: dict[str, tuple[Setup, int]] = {
    "six": (Setup(6, "classic", "escape"), 3),
    "fast": (Setup(3, "classic", "escape", {"fast_game": True, "zombie_step_combat": "next_phase_2"}), 4),
    "cooperative": (Setup(3, "cooperative", "escape", {"coop_hard_zombies": True}), 5),
    "team": (Setup(4, "team", "escape", {"shotgun_combines": True}), 6),
    "rescue": (Setup(3, "classic", "rescue_mission"), 7),
    "last-man": (Setup(4, "classic", "last_man_standing"), 8),
    "military": (Setup(2, "classic", "military_helicopter", {"any_item_is_weapon": True}), 9),
}


def read(path: Path) -> Moves:
    moves: Moves = []
    for line in path.read_text("utf-8").splitlines():
        seat, _, text = line.partition(" ")
        moves.append((int(seat), text))
    return moves


@pytest.mark.parametrize("name", CASES)
def test_the_game_is_played_as_before(name: str) -> None:
    setup, seed = CASES[name]
    now = tell(GAME, setup, seed, read(GOLDEN / f"{name}.moves"))
    assert now.splitlines() == (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    assert UNFINISHED not in now


def test_every_golden_file_belongs_to_a_playthrough() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(CASES)


def regenerate() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, (setup, seed) in CASES.items():
        moves, text = GOLDEN / f"{name}.moves", GOLDEN / f"{name}.txt"
        played = read(moves) if moves.is_file() else []
        told = tell(GAME, setup, seed, played)
        if UNFINISHED in told:
            played = play(GAME, setup, seed)
            told = tell(GAME, setup, seed, played)
        moves.write_text("".join(f"{seat} {move}\n" for seat, move in played), "utf-8")
        text.write_text(told, "utf-8")


if __name__ == "__main__":
    regenerate()
