"""Play the committed studies: `python -m tools.studies [GAME ...]`.

Bots play every mission, scenario, mode and number of players a thousand times. The results go to
`studies/GAME.json` and, for the set-up page and the briefing, to `data/measured.toml` of each game.
`--level veteran` uses veterans, `--games N` sets the number, `--jobs N` the processes; `--tables` only
writes the tables again from stored results. Compile the rules first. Each table is written when it is
finished. The same command gives the same files.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup, Value
from shamble.lab import study
from shamble.lab.batches import Batch, play_batch, workers
from shamble.lab.compare import winners
from shamble.lab.confidence_interval import wilson
from shamble.lab.game_row import Row
from shamble.lab.game_spec import GameSpec
from shamble.lab.seats import side_name
from shamble.match.installed_games import games

SEED = 2026
SIZE = 25  # games per batch
FOLDER = Path(__file__).resolve().parent.parent / "studies"
BALANCE = FOLDER / "balance.md"
SURE = 8  # number of influences stored
LEVELS = ("novice", "veteran")  # the set-up page shows the strongest that has played
HEAD = """# How often bots won, by scenario (in a game without scenarios: by mode). Made from `studies` by
# `python -m tools.studies`; do not edit.
"""


@dataclass(frozen=True)
class Trial:
    """A table to be played many times.

    `side` is the side whose wins the set-up page shows (None = all players together). `shown`: whether it
    shows this table at all (it skips free-for-all races).
    """

    scenario: str
    mode: str
    seats: int
    side: str = ""
    options: dict[str, Value] = field(default_factory=dict)
    shown: bool = True

    @property
    def name(self) -> str:
        return self.scenario or self.mode

    def spec(self, game: Game[Any], level: str) -> GameSpec:
        return GameSpec(game.id, self.mode, self.scenario, self.options, (level,) * self.seats, SEED)

    def key(self, level: str) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "scenario": self.scenario,
            "options": self.options,
            "seats": self.seats,
            "level": level,
        }


def trials(game: Game[Any]) -> Iterator[Trial]:
    """Return the tables worth measuring; a campaign is measured scenario by scenario."""
    counts = range(game.min_seats, game.max_seats + 1)
    if game.id == "zombicide":
        for mission in game.scenarios:
            yield Trial(mission, "book", 2)
    elif game.id == "all-things-zombie":
        for scenario in game.scenarios:
            if scenario not in ("campaign", "skirmish"):
                yield Trial(scenario, "solo", 1)
        yield Trial("skirmish", "competitive", 2, shown=False)
    elif game.id == "zombies":
        for scenario in ("escape", "rescue_mission"):
            for sudden in (False, True):
                options: dict[str, Value] = {"coop_sudden_death": True} if sudden else {}
                yield Trial(scenario, "cooperative", 2, options=options)
        for mode in game.modes:
            for seats in counts:
                trial = Trial("escape", mode, seats, shown=False)
                if (mode, seats) != ("cooperative", 2) and not game.check(Setup(seats, mode, "escape")):
                    yield trial
    elif game.id == "zombie-plague":
        for seats in counts:
            yield Trial("", "basic", seats, side="side-humans", shown=seats == 2)
    elif game.id == "city-of-horror":
        for seats in counts:
            yield Trial("", "standard", seats, shown=False)


def played(game: Game[Any], trial: Trial, level: str, count: int, jobs: int) -> dict[str, Any]:
    """Return everything that is stored of a table."""
    spec = trial.spec(game, level)
    team = workers(jobs, play_batch)
    rows: list[Row] = []
    try:
        batches = [Batch(0, spec, first, min(first + SIZE, count)) for first in range(0, count, SIZE)]
        for _, part in team.play(batches):
            rows += part
    finally:
        team.close()
    rows.sort(key=lambda row: row.number)
    sides = spec.sides(game)
    deaths = sum(len(row.deaths) for row in rows) / count
    results = [one for one in study.influence(rows) if one["corrected"] < 0.05][:SURE]
    return {
        **trial.key(level),
        "games": count,
        "won": {side: sum(side in winners(sides, row) for row in rows) for side in dict.fromkeys(sides)},
        "by_seat": [sum(row.won(seat) for row in rows) for seat in range(trial.seats)],
        "outcomes": {name: int(entry["games"]) for name, entry in study.outcomes(rows).items()},
        "rounds": round(sum(row.rounds for row in rows) / count, 2),
        "decisions": round(sum(row.decisions for row in rows) / count, 1),
        "deaths": round(deaths, 2),
        "surest": {one["what"]: round(one["value"], 3) for one in results},
    }


def stored_trials(id: str) -> list[dict[str, Any]]:
    path = FOLDER / f"{id}.json"
    entries: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["tables"] if path.exists() else []
    return entries


def keep(id: str, entries: Sequence[dict[str, Any]]) -> None:
    FOLDER.mkdir(exist_ok=True)
    lines = ",\n".join("  " + json.dumps(entry) for entry in entries)
    head = f'{{"game": "{id}", "seed": {SEED}, "tables": [\n'
    (FOLDER / f"{id}.json").write_text(f"{head}{lines}\n]}}\n", "utf-8")


def same(entry: dict[str, Any], key: dict[str, Any]) -> bool:
    return all(entry[name] == value for name, value in key.items())


def in_order(game: Game[Any], entries: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return results by table and level, in the order of the trials."""
    order = [trial.key(level) for trial in trials(game) for level in LEVELS]
    return sorted(
        entries, key=lambda one: next((n for n, key in enumerate(order) if same(one, key)), len(order))
    )


def measured(game: Game[Any]) -> str:
    """Return `data/measured.toml` from the stored results."""
    entries = stored_trials(game.id)
    texts: dict[str, list[str]] = {}
    for trial in trials(game):
        played = [one for level in LEVELS for one in entries if same(one, trial.key(level))]
        if not played or not trial.shown:
            continue
        entry = played[-1]
        side = side_name(trial.side) if trial.side else next(iter(entry["won"]))
        words = [f'level = "{entry["level"]}"', f"seats = {trial.seats}", f"games = {entry['games']}"]
        words += [f"won = {entry['won'][side]}", f'mode = "{trial.mode}"']
        if trial.side:
            words.append(f'side = "{trial.side}"')
        if trial.options:
            values = ", ".join(f"{id} = {str(value).lower()}" for id, value in trial.options.items())
            words.append(f"options = {{ {values} }}")
        texts.setdefault(trial.name, []).append("{ " + ", ".join(words) + " }")
    lines = [
        f'"{name}" = [\n' + "".join(f"  {one},\n" for one in each) + "]\n" for name, each in texts.items()
    ]
    return HEAD + "\n" + "\n".join(lines) if lines else ""


def balance() -> str:
    """Return every table with its win rates, for people to read."""
    parts = [
        "# The committed studies",
        "",
        "Made by `python -m tools.studies`; intervals hold with 95 % confidence.",
        "",
    ]
    for id, game in games().items():
        entries = stored_trials(id)
        if not entries:
            continue
        parts += [f"## {game.name}", "", "| table | games | wins | by seat | rounds | deaths | endings |"]
        parts += ["| --- | --: | --- | --- | --: | --: | --- |"]
        for one in entries:
            options = [f"{name}={value}" for name, value in one["options"].items()]
            table = " ".join(
                filter(None, [one["mode"], one["scenario"], f"{one['seats']} {one['level']}", *options])
            )
            wins = []
            for side, won in one["won"].items():
                low, high = wilson(won, one["games"])
                wins.append(f"{side} {won / one['games']:.1%} ({low:.1%} to {high:.1%})")
            seats = " ".join(f"{won / one['games']:.0%}" for won in one["by_seat"])
            ends = ", ".join(f"{name} {count}" for name, count in one["outcomes"].items())
            cells = [table, one["games"], "; ".join(wins), seats, one["rounds"], one["deaths"], ends]
            parts.append(f"| {' | '.join(str(cell) for cell in cells)} |")
        parts.append("")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ids", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", default=LEVELS[0], choices=LEVELS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tables", action="store_true", help="play nothing")
    asked = parser.parse_args()
    for id, game in games().items():
        if asked.ids and id not in asked.ids:
            continue
        for trial in () if asked.tables else trials(game):
            entry = played(game, trial, asked.level, asked.games, asked.jobs)
            key = trial.key(asked.level)
            keep(id, in_order(game, [*(one for one in stored_trials(id) if not same(one, key)), entry]))
            print(f"{id} {trial.name} {trial.seats} {trial.options or ''}: {entry['won']}", flush=True)
        answer = measured(game)
        if answer:
            (game.folder() / "data" / "measured.toml").write_text(answer, "utf-8")
    BALANCE.write_text(balance(), "utf-8")


if __name__ == "__main__":
    main()
