"""`shamble compare`: the same games played twice."""

from collections.abc import Sequence
from dataclasses import replace

from shamble.bots import LEVELS
from shamble.cli.commands.simulate import jobs_for, progress_bar
from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem
from shamble.cli.table_flags import TableOptions
from shamble.cli.table_setup import find_game, make_setup
from shamble.lab import compare as lab
from shamble.lab.batches import play_batch, workers
from shamble.lab.game_spec import GameFailed, GameSpec


def compare(
    table: TableOptions, against: str, changes: Sequence[str], games: int, seed: int, jobs: int, json: bool
) -> int:
    game = find_game(table.game)
    specs = []
    other = replace(table, seats=against or table.seats, option=[*table.option, *changes])
    for chosen in (table, other):
        setup, levels = make_setup(game, chosen, LEVELS)
        specs.append(GameSpec(game.id, setup.mode, setup.scenario, setup.options, tuple(levels), seed))
    first, second = specs
    if len(first.levels) != len(second.levels):
        raise Problem("Both runs need the same number of seats.")
    if first == second:
        raise Problem("Both runs are the same. Change the second one with --against or --change.")
    team = workers(jobs or jobs_for(games), play_batch)
    try:
        with progress_bar(f"{game.name}, twice", games) as progress:
            result = lab.compare(game, first, second, games, team, progress)
    except GameFailed as failure:
        raise Problem(f"The comparison stopped: of seed {seed}, {failure}.") from failure
    finally:
        team.close()
    if json:
        print_json(result.data())
    else:
        show(result, game.name)
    return 0


def show(result: lab.Comparison, name: str) -> None:
    from rich import box
    from rich.table import Table

    first, second = result.specs
    out().print(f"[bold]{name}[/], seed {first.seed}: {result.games} games, each played twice.")
    for title, spec in (("first", first), ("second", second)):
        options = ", ".join(f"{id}={value}" for id, value in spec.options.items())
        out().print(f"  {title}: {', '.join(spec.levels)}" + (f"; {options}" if options else ""))
    table = Table("who", "first", "second", "change", "95 % interval", "chance", box=box.SIMPLE_HEAD)
    for who, change in result.change.items():
        sure = result.corrected[who]
        table.add_row(
            who,
            f"{result.rates[0][who].rate:.1%}",
            f"{result.rates[1][who].rate:.1%}",
            f"{change.value:+.1%}",
            f"{change.low:+.1%} – {change.high:+.1%}",
            f"{sure:.3f}",
            style="bold" if sure < 0.05 else "",
        )
    out().print(table)
    out().print(f"Rounds on average: {result.rounds[0]:.1f} and {result.rounds[1]:.1f}.")
