"""Record games of bots for the replay test: `python -m tests.recorded.record` in the project's folder.

A recorded game is never recorded again just because a bot has become better: it proves that saves of that day can still
be played. Only when a rule or a notation was changed on purpose are the games it breaks replaced.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from shamble.bots import make
from shamble.core.game import Game, all_games
from shamble.core.options import Setup, Value
from shamble.lab.playout import luck
from shamble.table import save
from shamble.table.log import Chair
from shamble.table.match import Match

FOLDER = Path(__file__).resolve().parent
TRIES = 8  # seeds tried for each table
SPREAD = 500  # decisions a game may be longer for an outcome we do not have yet

Table = tuple[str, int, dict[str, Value], str]  # name, seats, options, levels of the bots in turn

ZOMBIE_PLAGUE: list[Table] = [
    ("two", 2, {}, "novice"),
    ("two-small", 2, {"human_figures": 2}, "novice"),
    ("two-three-humans", 2, {"human_figures": 3}, "novice"),
    ("two-house", 2, {"house_only": True}, "novice"),
    ("two-house-boring", 2, {"house_only": True, "how_boring": True}, "novice"),
    ("two-random-zombies", 2, {"human_figures": 2, "roadkill": True}, "novice random"),
    ("two-anywhere", 2, {"arrival_anywhere": True, "human_figures": 2}, "novice"),
    ("two-dawn", 2, {"dawn": 60, "human_figures": 2}, "random"),
    (
        "two-other-readings",
        2,
        {"line_breaks_all": True, "search_per_player": True, "surprise_here": True},
        "novice",
    ),
    ("three", 3, {"human_figures": 2}, "novice"),
    ("three-house", 3, {"house_only": True}, "novice"),
    ("three-friendly", 3, {"car_keys": "friendly", "human_figures": 2, "dawn": 200}, "novice"),
    ("three-horror", 3, {"car_keys": "horror", "human_figures": 3}, "novice"),
    ("four", 4, {}, "novice"),
    ("four-horror", 4, {"car_keys": "horror", "how_boring": True, "roadkill": True}, "novice"),
    ("four-friendly", 4, {"car_keys": "friendly"}, "novice"),
    ("four-random-human", 4, {"arrival_anywhere": True}, "novice random novice"),
    ("four-house", 4, {"house_only": True, "human_figures": 4}, "novice"),
    ("five", 5, {"human_figures": 3, "dawn": 60}, "novice"),
    ("five-house-roadkill", 5, {"house_only": True, "roadkill": True}, "novice"),
    ("six", 6, {}, "novice"),
    ("six-boring-horror", 6, {"how_boring": True, "car_keys": "horror", "dawn": 60}, "novice"),
    ("six-house", 6, {"house_only": True, "human_figures": 6}, "novice"),
    ("seven", 7, {"dawn": 60}, "novice"),
    ("seven-house", 7, {"house_only": True, "human_figures": 5, "arrival_anywhere": True}, "novice"),
]

CITY_OF_HORROR: list[Table] = [
    ("three", 3, {}, "novice"),
    ("three-b", 3, {"sides": "B", "corners": "HCBA"}, "novice"),
    ("three-draft", 3, {"expert_draft": True, "sides": "random", "corners": "random"}, "novice"),
    ("three-binding", 3, {"binding_promises": True, "starter": 2}, "novice"),
    ("three-silent", 3, {"offers": 0, "sides": "mixed", "side_church": "B"}, "novice"),
    ("three-random", 3, {"offers": 1}, "novice random random"),
    ("four", 4, {}, "novice"),
    ("four-b", 4, {"sides": "B"}, "novice"),
    ("four-draft-b", 4, {"expert_draft": True, "sides": "B", "corners": "CBHA"}, "novice"),
    ("four-frozen", 4, {"hard_freeze": True, "offers": 3, "starter": 4}, "novice"),
    ("four-grandma", 4, {"grandma_votes": True, "sides": "mixed", "side_bank": "B"}, "novice"),
    ("four-mixed", 4, {"offers": 1, "sides": "random"}, "novice random"),
    ("four-explosions", 4, {"explosion_forced_armory": True, "sides": "mixed", "side_armory": "B"}, "novice"),
    ("five", 5, {}, "novice"),
    ("five-counter", 5, {"placement_counter_clockwise": True, "starter": 1, "sides": "B"}, "novice"),
    ("five-no-take-back", 5, {"no_take_back": True, "sides": "mixed", "side_hospital": "B"}, "novice"),
    ("five-own-drink", 5, {"energy_drink_own_only": True, "starter": 5, "offers": 1}, "novice"),
    ("five-random", 5, {"offers": 0, "corners": "random"}, "random novice"),
    ("six", 6, {"starter": 6}, "novice"),
    ("six-b-draft", 6, {"sides": "B", "expert_draft": True, "starter": 3, "offers": 1}, "novice"),
    ("six-towers", 6, {"sides": "mixed", "side_water_tower": "B", "side_crossroads": "B"}, "novice"),
    ("six-mixed", 6, {"offers": 0, "sides": "random", "binding_promises": True}, "novice random"),
]

TABLES: dict[str, list[Table]] = {"zombie-plague": ZOMBIE_PLAGUE, "city-of-horror": CITY_OF_HORROR}


def play(game: Game[Any], table: Table, seed: int) -> Match:
    """A whole game of bots, as a match."""
    _, seats, options, levels = table
    kinds = [levels.split()[seat % len(levels.split())] for seat in range(seats)]
    chairs = [Chair("bot", f"{kind} {seat + 1}", kind) for seat, kind in enumerate(kinds)]
    setup = Setup(seats, game.modes[0], game.scenarios[0] if game.scenarios else "", options)
    match = Match.new(game, chairs, setup, seed)
    bots, numbers = [make(kind, game) for kind in kinds], luck(seed, seats)
    while not match.state.over():
        seat = match.waiting()[0]
        choice = bots[seat].choose(match.view(seat), match.options(seat), numbers[seat])
        match.accept(match.act(seat, match.number, choice.action.text(match.state)))
    return match


def main() -> int:
    """Every table that has no recorded game yet gets one."""
    games = all_games()
    for id, tables in TABLES.items():
        record(games[id], tables)
    return 0


def record(game: Game[Any], tables: list[Table]) -> None:
    had: Counter[str] = Counter()
    for table in tables:
        path = FOLDER / f"{game.id}-{table[0]}{save.SUFFIX}"
        if path.is_file():
            had[save.load(path).state.outcome] += 1
            continue
        played = [play(game, table, seed) for seed in range(TRIES)]
        best = min(played, key=lambda match: len(match.log) + SPREAD * had[match.state.outcome])
        had[best.state.outcome] += 1
        save.store(path, best)
        print(
            f"{path.name}: {len(best.log)} entries, {path.stat().st_size} bytes, {best.state.outcome}",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
