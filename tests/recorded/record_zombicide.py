"""Record games of bots of Zombicide for the replay test: `python -m tests.recorded.record_zombicide`.

As in `record`: a recorded game stays as it is unless a rule or a notation was changed on purpose."""

import sys
from pathlib import Path

from shamble.bots import make
from shamble.core.options import Setup, Value
from shamble.games.zombicide import GAME
from shamble.lab.playout import luck
from shamble.table import save
from shamble.table.log import Chair
from shamble.table.match import Match

FOLDER = Path(__file__).resolve().parent

Table = tuple[
    str, int, str, str, dict[str, Value], str
]  # name, seats, mode, scenario, options, levels in turn

TABLES: list[Table] = [
    ("00-one", 1, "book", "00", {}, "novice"),
    ("00-six", 6, "book", "00", {"tutorial_pans": True}, "novice"),
    ("00-four", 4, "book", "00", {"tutorial_walkers": False, "rounds": 0}, "novice"),
    ("00-three-faq", 3, "faq", "00", {"rounds": 30}, "novice random"),
    ("01-two", 2, "book", "01", {"may_decline_find": True, "safe_start_building": True}, "novice"),
    ("01-four", 4, "book", "01", {"exit_needs_clear_zone": True}, "novice"),
    ("01-six-faq", 6, "faq", "01", {"rounds": 100}, "novice"),
    ("02-one", 1, "book", "02", {}, "novice"),
    ("02-six", 6, "book", "02", {"y_zone_living_only": True}, "novice"),
    ("02-two", 2, "book", "02", {"y_zone_one_by_one": True, "free_move_pays_zombies": True}, "novice"),
    ("02-four-faq", 4, "faq", "02", {}, "novice"),
    ("03-three", 3, "book", "03", {"red_at_43": True}, "novice"),
    ("03-five-faq", 5, "faq", "03", {}, "novice"),
    ("04-six", 6, "book", "04", {}, "novice"),
    ("04-two-faq", 2, "faq", "04", {"quick": True}, "novice"),
    ("05-four", 4, "book", "05", {"manhole_per_zone": True}, "novice"),
    ("05-one", 1, "book", "05", {"declined_wound_costs_card": True}, "novice"),
    ("05-six-faq", 6, "faq", "05", {}, "novice"),
    ("06-six", 6, "book", "06", {"start_card_per_survivor": True}, "novice"),
    ("06-three-faq", 3, "faq", "06", {}, "novice"),
    ("07-six", 6, "book", "07", {}, "novice"),
    ("07-one-faq", 1, "faq", "07", {}, "novice"),
    ("08-five", 5, "book", "08", {"faq_dual_dice": True}, "novice"),
    ("08-six-faq", 6, "faq", "08", {}, "novice"),
    ("09-one", 1, "book", "09", {"ninja_may_make_noise": True}, "novice"),
    ("09-three-faq", 3, "faq", "09", {}, "novice"),
    ("10-two", 2, "book", "10", {}, "random"),
    ("10-four", 4, "book", "10", {"reachable_noise_first": True}, "novice"),
    ("10-six-faq", 6, "faq", "10", {}, "novice"),
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
            best = play(table, int(table[3]))
            save.store(path, best)
            print(path.name, best.state.outcome, len(best.log), path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
