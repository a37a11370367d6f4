"""`shamble rules --proved`: are the tests of a game red when a rule is broken?"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from shamble.cli.output import err, out, print_json
from shamble.cli.problem import Problem
from shamble.cli.project import project_folder, tests_folder
from shamble.core.game import Game
from shamble.lab.mutant_results import MutantResults, read
from shamble.lab.mutant_results import save as save_results

COUNTS = ("killed", "killed_by_other_tests", "endless", "broken", "equivalent")
EVERYWHERE = ("recorded", "playthroughs")  # folders of tests with cases of every game


def prove_rules(
    games: list[Game[Any]], tests: Path | None, jobs: int, sample: int, seed: int, save: bool, json: bool
) -> int:
    """Run the mutants of games that have no result yet, and show all results."""
    folder = tests_folder(tests)
    options: tuple[str, ...] = ("--mutants-jobs", str(jobs or os.cpu_count() or 1))
    options += ("--mutants-sample", str(sample), "--mutants-seed", str(seed))
    outcomes = [run_mutants(game, folder, results_file(game), *options, quiet=json) for game in games]
    if json:
        print_json([one.data() for one in outcomes])
    else:
        _show(outcomes)
    if save:
        save_results(outcomes, project_folder() / "bench")
    return 1 if any(one.survivors or one.stale for one in outcomes) else 0


def results_file(game: Game[Any]) -> Path:
    """Return the file that keeps the results of a game, so that an interrupted run continues."""
    return project_folder() / "build" / "proved" / f"{game.id}.jsonl"


def run_mutants(
    game: Game[Any], tests: Path, results: Path, *options: str, quiet: bool = False
) -> MutantResults:
    """Run mutants of a game with the options of the tests; return all results."""
    folders = [tests / "games" / game.folder().name, *(tests / name for name in EVERYWHERE)]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "shamble.testing.mutation",
        "-p",
        "no:cacheprovider",
        "--assert=plain",
    ]
    command += ["--mutants", game.id, "--mutants-out", str(results), *options]
    command += [str(folder) for folder in folders if folder.is_dir()]
    run = subprocess.run(
        command,
        cwd=tests.parent,
        env=os.environ | {"SHAMBLE_INTERPRETED": "1"},
        stdout=subprocess.DEVNULL if quiet else None,
        check=False,
    )
    if run.returncode not in (0, 5):  # 5: pytest counts no tests, as mutants run instead
        raise Problem(f"The tests of {game.name} could not run: pytest ended with {run.returncode}.")
    return read(game, results, tests)


def _show(outcomes: list[MutantResults]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(
        "game",
        "mutants",
        "killed",
        "by other tests",
        "endless",
        "broken",
        "equivalent",
        "alive",
        "share",
        "rules proved",
        box=box.SIMPLE_HEAD,
    )
    for one in outcomes:
        data = one.data()
        counts = (*(data[name] for name in COUNTS), len(one.survivors))
        table.add_row(
            one.game,
            f"{data['ran']} of {data['mutants']}",
            *map(str, counts),
            f"{100 * one.share:.1f} %",
            f"{data['rules_proved']} of {data['rules']}",
        )
    out().print(table)
    for one in outcomes:
        for mutant in one.survivors:
            out().print(
                f"{one.game}, no test notices: {mutant.place} ({' '.join(mutant.rules)})", markup=False
            )
        for key in one.stale:
            err().print(f"{one.game}: the explanation of {key} has no use any more.", markup=False)
