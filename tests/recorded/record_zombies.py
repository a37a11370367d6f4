"""Record games of bots of Zombies!!! for the replay test: `python -m tests.recorded.record_zombies`.

As in `record`: a recorded game stays as it is unless a rule or a notation was changed on purpose."""

import sys
from pathlib import Path

from shamble.bots import make
from shamble.core.options import Setup, Value
from shamble.games.zombies import GAME
from shamble.lab.playout import luck
from shamble.table import save
from shamble.table.log import Chair
from shamble.table.match import Match

FOLDER = Path(__file__).resolve().parent

Table = tuple[
    str, int, str, str, dict[str, Value], str
]  # name, seats, mode, scenario, options, levels in turn

TABLES: list[Table] = [
    ("two", 2, "classic", "escape", {}, "novice"),
    ("two-random", 2, "classic", "escape", {"dawn": 50, "film": 2}, "novice random"),
    ("three", 3, "classic", "escape", {"film": 3}, "novice"),
    ("four", 4, "classic", "escape", {"film": 4}, "novice"),
    ("five", 5, "classic", "escape", {"film": 5}, "novice"),
    ("six", 6, "classic", "escape", {"film": 6}, "novice"),
    ("three-fast", 3, "classic", "escape", {"fast_game": True, "film": 1}, "novice"),
    ("four-phase-two", 4, "classic", "escape", {"zombie_step_combat": "next_phase_2"}, "novice"),
    (
        "three-mild",
        3,
        "classic",
        "escape",
        {"strict_discard": False, "asking": "milestones", "optional_zombie_moves": True},
        "novice",
    ),
    ("two-shotgun", 2, "classic", "escape", {"shotgun_combines": True, "dawn": 200}, "novice"),
    ("three-together", 3, "cooperative", "escape", {}, "novice"),
    ("four-together-hard", 4, "cooperative", "escape", {"coop_hard_zombies": True}, "novice"),
    ("two-together-sudden", 2, "cooperative", "escape", {"coop_sudden_death": True}, "random"),
    ("four-teams", 4, "team", "escape", {}, "novice"),
    ("six-teams", 6, "team", "escape", {"fast_game": True}, "novice"),
    ("three-rescue", 3, "classic", "rescue_mission", {}, "novice"),
    ("two-rescue-two", 2, "classic", "rescue_mission", {"rescue_survivors_required": 2}, "novice"),
    ("four-rescue-teams", 4, "team", "rescue_mission", {}, "novice"),
    ("three-last-man", 3, "classic", "last_man_standing", {}, "novice"),
    ("five-last-man", 5, "classic", "last_man_standing", {"lms_only_first_zombie_wins": True}, "novice"),
    (
        "four-last-man",
        4,
        "classic",
        "last_man_standing",
        {"lms_zombies_place_helipad": True},
        "novice random",
    ),
    ("two-military", 2, "classic", "military_helicopter", {"any_item_is_weapon": True}, "novice"),
    ("three-military", 3, "classic", "military_helicopter", {"military_25": True}, "novice"),
    (
        "two-military-together",
        2,
        "cooperative",
        "military_helicopter",
        {"any_item_is_weapon": True},
        "novice",
    ),
]


def play(table: Table, seed: int) -> Match:
    """A whole game of bots, as a match."""
    _, seats, mode, scenario, options, levels = table
    kinds = [levels.split()[seat % len(levels.split())] for seat in range(seats)]
    chairs = [Chair("bot", f"{kind} {seat + 1}", kind) for seat, kind in enumerate(kinds)]
    setup = Setup(seats, mode, scenario, options)
    assert GAME.check(setup) == []
    match = Match.new(GAME, chairs, setup, seed)
    bots, numbers = [make(kind, GAME) for kind in kinds], luck(seed, seats)
    while not match.state.over():
        seat = match.waiting()[0]
        choice = bots[seat].choose(match.view(seat), match.options(seat), numbers[seat])
        match.accept(match.act(seat, match.number, choice.action.text(match.state)))
    return match


def main() -> int:
    for table in TABLES:
        path = FOLDER / f"{GAME.id}-{table[0]}{save.SUFFIX}"
        if not path.is_file():
            games = [play(table, seed) for seed in range(2)]
            best = min(games, key=lambda match: len(match.log))
            save.store(path, best)
            print(path.name, best.state.outcome, len(best.log), path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
