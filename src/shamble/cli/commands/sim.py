"""`shamble sim`: the server in simulation."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from shamble.cli.commands.simulate import progress_bar
from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem

if TYPE_CHECKING:
    from shamble.sim.world import Plan, Report

SEEDS_PER_PROCESS = 50  # then another one begins with empty memory
SHOWN = 3  # violations of one seed


def sim(
    seed: str,
    hours: float,
    every: float,
    processes: int,
    game: str,
    faults: str,
    trace: Path | None,
    jobs: int,
    json: bool,
) -> int:
    """Simulate seeds; return 1 if a law was broken."""
    try:
        from shamble.sim.faults import NAMES
        from shamble.sim.world import Plan
    except ImportError as error:
        raise Problem(f"The simulation needs the extra `redis` ({error}).") from error
    seeds = _parse_seeds(seed)
    names = tuple(name for name in faults.split(",") if name)
    if unknown := set(names) - set(NAMES):
        raise Problem(f"Unknown fault {min(unknown)}; there are {', '.join(NAMES)}.")
    _check_game(game)
    plan = Plan(hours, every, processes, game, names)
    reports = []
    with progress_bar("simulation", len(seeds)) as progress:
        for report in _run(seeds, plan, trace, jobs or os.cpu_count() or 1):
            reports.append(report)
            progress(len(reports))
            if report.violations and not json:
                _show(report, plan)
    if json:
        print_json([asdict(report) for report in reports])
    else:
        _summarize(reports)
    return int(any(report.violations for report in reports))


def _parse_seeds(text: str) -> range:
    first, _, last = text.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal()):
        raise Problem(f"Expected a seed such as 7, or seeds such as 1-200, got {text}.")
    return range(int(first), int(last or first) + 1)


def _check_game(game: str) -> None:
    from shamble.match.installed_games import games

    if game and game not in games():
        raise Problem(f"Unknown game {game}; there are {', '.join(sorted(games()))}.")


def _run(seeds: range, plan: "Plan", trace: Path | None, jobs: int) -> "Iterator[Report]":
    from shamble.sim.world import simulate

    if jobs == 1 or len(seeds) == 1:
        for seed in seeds:
            lines: list[str] | None = [] if trace is not None else None
            yield simulate(seed, plan, lines)
            if trace is not None and lines is not None:
                trace.write_text("\n".join(lines) + "\n")
        return
    with ProcessPoolExecutor(jobs, max_tasks_per_child=SEEDS_PER_PROCESS) as pool:
        yield from pool.map(partial(simulate, plan=plan), seeds)


def _show(report: "Report", plan: "Plan") -> None:
    """Print a failed seed as the command that repeats it, and what broke."""
    flags = [f"--seed {report.seed}", f"--hours {plan.hours:g}", f"--every {plan.every_s:g}"]
    flags += [f"--processes {plan.processes}"] if plan.processes else []
    flags += [f"--game {plan.game}"] if plan.game else []
    flags += [f"--faults {','.join(plan.faults)}"] if plan.faults else []
    out().print(f"shamble sim {' '.join(flags)}", soft_wrap=True, markup=False)
    for violation in report.violations[:SHOWN]:
        line = f"  at {violation.at:.3f} s, {violation.law}: {violation.text}"
        out().print(line, soft_wrap=True, markup=False)


def _summarize(reports: "list[Report]") -> None:
    wall_s = sum(report.wall_s for report in reports)
    table_hours = sum(report.table_s for report in reports) / 3600
    broken = sum(bool(report.violations) for report in reports)
    only = f", trace {reports[0].trace[:16]}" if len(reports) == 1 else ""
    acknowledged = sum(report.counts.get("acknowledged moves", 0) for report in reports)
    out().print(
        f"{len(reports)} seeds, {broken} with violations, {acknowledged} acknowledged moves, {table_hours:.1f} "
        f"table-hours in {wall_s:.0f} s: {table_hours / max(wall_s, 0.001):.2f} per second{only}",
        soft_wrap=True,
        markup=False,
    )
