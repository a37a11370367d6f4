"""`shamble bench`: how fast the games run, beside others."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from shamble.cli.choose import find_game, listed_games
from shamble.cli.errors import Problem
from shamble.cli.output import err, out, print_json
from shamble.cli.project import project_folder
from shamble.lab import results
from shamble.lab.benchmark import benchmark
from shamble.table.measure import costs


def bench(
    names: Sequence[str], rounds: int, seconds: float, save: bool, name: str, check: bool, json: bool
) -> int:
    games = [find_game(name) for name in names] or listed_games()
    if not games:
        raise Problem("There is no game to measure.")
    if not name or not all(letter.isalnum() or letter in "-_." for letter in name):
        raise Problem(f"A result cannot be called {name!r}: letters, digits, dots and dashes only.")
    folder = project_folder() / "bench" if save or check else None
    before = results.latest(folder) if folder is not None and check else None
    if check and before is None:
        raise Problem("No result is kept yet that a new one could be compared with.")
    with err().status("Measuring") as status:
        document = benchmark(games, rounds, seconds, progress=lambda what: status.update(f"Measuring {what}"))
        for game in games:
            status.update(f"Measuring a table of {game.name}")
            document["games"][game.id] |= costs(game)
    if folder is not None and save:
        path = results.save(document, folder, name, date.today())
        err().print(f"Kept as {path.relative_to(folder.parent)}.")
    if json:
        print_json(document)
    else:
        show(document)
    fallen = results.fallen(document, before) if before is not None else []
    for line in fallen:
        err().print(f"Slower: {line}.", style="bold red")
    return 1 if fallen else 0


def show(document: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    out().print(results.headline(document))
    table = Table(*results.columns(document), box=box.SIMPLE_HEAD)
    for row in results.rows(document):
        table.add_row(*results.cells(document, row), style="bold" if row[0] in document["games"] else "")
    out().print(table)
    more = Table("", *(heading for _, heading in results.COSTS), box=box.SIMPLE_HEAD)
    for id, rates in document["games"].items():
        more.add_row(id, *(results.si(rates[name]) for name, _ in results.COSTS))
    out().print(more)
    if not document["peers"]:
        err().print("No other engine is installed to compare with; `make bench` installs some.")
