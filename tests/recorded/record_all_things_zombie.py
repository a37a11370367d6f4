"""Record games of bots of All Things Zombie for the replay test: `python -m tests.recorded.record_all_things_zombie`.

As in `record`: a recorded game stays as it is unless a rule or a notation was changed on purpose."""

import sys
from pathlib import Path

from shamble.bots import make
from shamble.core.options import Setup, Value
from shamble.games.all_things_zombie import GAME
from shamble.lab.playout import luck
from shamble.table import save
from shamble.table.log import Chair
from shamble.table.match import Match

FOLDER = Path(__file__).resolve().parent
SOLO, TOGETHER, AGAINST = "solo", "cooperative", "competitive"

Table = tuple[
    str, int, str, str, dict[str, Value], str
]  # name, seats, mode, scenario, options, levels in turn

TABLES: list[Table] = [
    ("bullets", 1, SOLO, "for-a-few-bullets-more", {}, "novice"),
    ("bullets-carry-out", 1, SOLO, "for-a-few-bullets-more", {"s1_carry_out": True}, "novice"),
    ("bullets-two", 2, TOGETHER, "for-a-few-bullets-more", {"patience": 40}, "novice"),
    ("bullets-random", 1, SOLO, "for-a-few-bullets-more", {"literal_spawn_count": True}, "random"),
    ("barricade", 1, SOLO, "the-barricade", {}, "novice"),
    ("barricade-own-cards", 1, SOLO, "the-barricade", {"extra_health": 1}, "novice"),
    ("barricade-four", 4, TOGETHER, "the-barricade", {"unlimited_cup": True}, "novice"),
    ("destroy", 1, SOLO, "search-and-destroy", {}, "novice"),
    ("destroy-three", 3, TOGETHER, "search-and-destroy", {"spawn_beside_survivor": True}, "novice"),
    ("destroy-plain", 1, SOLO, "search-and-destroy", {"no_reconstructed_abilities": True}, "novice"),
    ("firefight", 1, SOLO, "firefight", {}, "novice"),
    ("firefight-two", 2, AGAINST, "firefight", {"patience": 40}, "novice"),
    ("firefight-random", 2, AGAINST, "firefight", {"faq_zombie_hex": True, "patience": 100}, "novice random"),
    ("firefight-dusk", 2, AGAINST, "firefight", {"light": "dusk", "must_fire": True}, "novice"),
    ("firefight-six", 6, AGAINST, "firefight", {"melee_weapon_in_hand": True}, "novice"),
    ("cure", 1, SOLO, "the-cure", {"patience": 40}, "novice"),
    ("cure-quiet", 2, TOGETHER, "the-cure", {"s5_no_search_die": True, "patience": 40}, "novice"),
    ("helicopter", 1, SOLO, "race-to-the-helicopter", {}, "novice"),
    ("helicopter-five", 5, TOGETHER, "race-to-the-helicopter", {"s6_professor_rules": True}, "novice"),
    ("skirmish", 1, SOLO, "skirmish", {}, "novice"),
    ("skirmish-night", 1, SOLO, "skirmish", {"light": "night", "found_guns_only": True}, "novice"),
    ("skirmish-own-cards", 2, AGAINST, "skirmish", {"extra_health": 2}, "novice random"),
    ("skirmish-two", 2, AGAINST, "skirmish", {"faq_too_tall_female": True}, "novice"),
    ("skirmish-three", 3, TOGETHER, "skirmish", {"charged_by_arrivals_only": True}, "novice"),
    ("skirmish-four", 4, AGAINST, "skirmish", {"found_survivors": False}, "novice random"),
    ("skirmish-six", 6, AGAINST, "skirmish", {}, "novice"),
    ("campaign", 1, SOLO, "campaign", {"patience": 40}, "novice"),
    ("campaign-two", 2, TOGETHER, "campaign", {"patience": 40}, "novice"),
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
            match = play(table, 1)
            save.store(path, match)
            print(path.name, match.state.outcome, len(match.log), path.stat().st_size, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
