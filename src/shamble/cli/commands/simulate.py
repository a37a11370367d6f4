"""`shamble simulate`: play many games with bots."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from shamble.bots import LEVELS
from shamble.cli.output import err, out, print_json
from shamble.cli.problem import Problem
from shamble.cli.table_flags import TableOptions
from shamble.cli.table_setup import find_game, make_setup
from shamble.lab import simulate as lab
from shamble.lab.game_spec import GameFailed, GameSpec, Progress

FEW = 20


def simulate(table: TableOptions, games: int, seed: int, jobs: int, json: bool) -> int:
    game = find_game(table.game)
    setup, levels = make_setup(game, table, LEVELS)
    spec = GameSpec(game.id, setup.mode, setup.scenario, setup.options, tuple(levels), seed)
    try:
        with progress_bar(f"{game.name}: {', '.join(levels)}", games) as progress:
            report = lab.simulate(game, spec, games, jobs or jobs_for(games), progress)
    except GameFailed as failure:
        raise Problem(f"The simulation stopped: of seed {seed}, {failure}.") from failure
    if json:
        print_json(report.data())
    else:
        show(report, game.name)
    return 0


def jobs_for(games: int) -> int:
    """Return one process per core, or one if starting more takes longer than the games."""
    return (os.cpu_count() or 1) if games >= FEW else 1


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Progress]:
    """Show a progress bar on stderr if it is a terminal."""
    from rich import progress as rich

    columns = (
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeRemainingColumn(),
    )
    with rich.Progress(*columns, console=err(), transient=True, disable=not err().is_terminal) as bar:
        task = bar.add_task(title, total=games)
        yield lambda count: bar.update(task, completed=count)


def show(report: lab.Report, name: str) -> None:
    from rich import box
    from rich.table import Table

    spec, tally, data = report.spec, report.tally, report.data()
    early = f" of the {report.games_wanted} asked for, then it was interrupted" if report.interrupted else ""
    where = ", ".join(part for part in (spec.mode, spec.scenario) if part)
    out().print(
        f"[bold]{name}[/] ({where}), seed {spec.seed}: {tally.games} games{early} in {report.seconds:.1f} s, "
        f"{data['decisions_mean']:.1f} decisions each on average."
    )
    if tally.unfinished:
        out().print(f"[yellow]{tally.unfinished} had no end after {spec.most} decisions.[/]")
    table = Table(box=box.SIMPLE_HEAD)
    for title in ("who", "played by", "wins", "rate", "95 % interval"):
        table.add_column(title, justify="left" if title in ("who", "played by") else "right")
    for who, rate in report.win_rate.items():
        seat = int(who.removeprefix("seat-")) if who.startswith("seat-") else None
        by = spec.levels[seat] if seat is not None else ""
        half = (rate.high - rate.low) / 2
        cells = [f"{tally.wins[who]}", f"{rate.rate:.1%} ± {half:.1%}", f"{rate.low:.1%} – {rate.high:.1%}"]
        table.add_row(f"seat {seat}" if seat is not None else f"[bold]{who}[/]", by, *cells)
    out().print(table)
    outcomes = Table("outcome", "games", "share", box=box.SIMPLE_HEAD)
    for outcome, count in tally.outcomes.most_common():
        outcomes.add_row(outcome, str(count), f"{count / tally.games:.1%}")
    out().print(outcomes)
