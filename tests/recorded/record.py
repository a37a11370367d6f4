"""Record games of bots for the replay test: `python -m tests.recorded.record [GAME..]`.

Run it in the project's folder. It records every table in `tables.py` without a recorded game. An old recording proves
that saves of that day still replay, so do not replace it because a bot became stronger. Only after a deliberate change
of a rule or notation delete the recordings it breaks and record them again.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from shamble.bots import make_bot
from shamble.core.game import Game, all_games
from shamble.lab.playout import luck
from shamble.match import save_file
from shamble.match.log import Occupant
from shamble.match.match import Match
from tests.recorded.tables import TABLES
from tests.tables import Table

FOLDER = Path(__file__).resolve().parent
TRIES = 4  # seeds tried for each table
SPREAD = 500  # extra decisions accepted for a new outcome


def path_of(game: str, table: Table) -> Path:
    return FOLDER / f"{game}-{table.name}{save_file.SUFFIX}"


def play(game: Game[Any], table: Table, seed: int) -> Match:
    """Play a whole game of bots as a match."""
    seats, levels = table.setup.seats, table.levels.split()
    kinds = [levels[seat % len(levels)] for seat in range(seats)]
    chairs = [Occupant("bot", f"{kind} {seat + 1}", kind) for seat, kind in enumerate(kinds)]
    assert game.check(table.setup) == [], table
    match = Match.new(game, chairs, table.setup, seed)
    bots, numbers = [make_bot(kind, game) for kind in kinds], luck(seed, seats)
    while not match.state.is_over():
        seat = match.waiting()[0]
        choice = bots[seat].choose(match.view(seat), match.options(seat), numbers[seat])
        match.accept(match.act(seat, match.decision_id, choice.action.text(match.state)))
    return match


def record(game: Game[Any], tables: list[Table]) -> None:
    """Record the shortest of several games, preferring an outcome not yet recorded."""
    had: Counter[str] = Counter()
    for table in tables:
        path = path_of(game.id, table)
        if path.is_file():
            had[save_file.load(path).state.outcome] += 1
            continue
        played = [play(game, table, seed) for seed in range(TRIES)]
        best = min(played, key=lambda match: len(match.log) + SPREAD * had[match.state.outcome])
        had[best.state.outcome] += 1
        save_file.store(path, best)
        size = path.stat().st_size
        print(f"{path.name}: {len(best.log)} entries, {size} bytes, {best.state.outcome}", flush=True)


def main(wanted: list[str]) -> int:
    for id, tables in TABLES.items():
        if not wanted or id in wanted:
            record(all_games()[id], tables)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
