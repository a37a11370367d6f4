"""`shamble bench --browser`: the page's requests, bytes and times."""

import json as encoder
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from shamble.cli.browser_benchmark import Costs, page_costs
from shamble.cli.output import err, out, print_json
from shamble.cli.problem import Problem
from shamble.cli.project import project_folder
from shamble.cli.table_setup import find_game, listed_games
from shamble.lab.benchmark_results import si

COLUMNS = (  # field, heading
    ("requests", "requests"),
    ("bytes", "bytes"),
    ("socket_bytes", "first message, unpacked"),
    ("paint_ms", "first paint ms"),
    ("choice_ms", "first decision ms"),
    ("click_ms", "click to decision ms"),
    ("nodes", "nodes"),
    ("heap_bytes", "heap bytes"),
)


def bench_browser(names: Sequence[str], rounds: int, save: bool, name: str, json: bool) -> int:
    ids = [find_game(name).id for name in names] or [game.id for game in listed_games()]
    try:
        with err().status("Measuring the page"):
            costs = page_costs(ids, rounds)
    except ImportError:
        raise Problem("This needs Playwright: `make test` installs it.") from None
    except FileNotFoundError:
        raise Problem(
            "There is no Chromium: set SHAMBLE_CHROMIUM, or see `tools/setup.sh chromium`."
        ) from None
    if save:
        path = keep(costs, project_folder() / "bench", name)
        err().print(f"Kept as {path}.")
    if json:
        print_json(costs)
    else:
        show(costs)
    return 0


def keep(costs: dict[str, Costs], folder: Path, name: str) -> Path:
    """Store a run in `folder`/browser and rewrite `folder`/browser.md.

    A run is never overwritten.
    """
    runs = folder / "browser"
    runs.mkdir(parents=True, exist_ok=True)
    stem = f"{date.today().isoformat()}-{name}"
    path, number = runs / f"{stem}.json", 2
    while path.exists():
        path, number = runs / f"{stem}-{number}.json", number + 1
    path.write_text(encoder.dumps(costs, indent=2) + "\n", "utf-8")
    (folder / "browser.md").write_text(report(runs), "utf-8")
    return path


def report(runs: Path) -> str:
    """Return all runs, the latest first."""
    lines = [
        "# The page in a browser",
        "",
        "Made by `shamble bench --browser --save`: a Chromium that has never been here, a server on the same machine.",
        "Bytes are those on the wire, packed; the first message of a table comes over its socket.",
    ]
    for path in sorted(runs.glob("*.json"), key=lambda path: path.stem, reverse=True):
        costs: dict[str, Costs] = encoder.loads(path.read_text("utf-8"))
        lines += ["", f"## {path.stem}", "", f"|  | {' | '.join(heading for _, heading in COLUMNS)} |"]
        lines.append(f"| {' | '.join(['---'] * (len(COLUMNS) + 1))} |")
        lines += [f"| {' | '.join([page, *cells(cost)])} |" for page, cost in costs.items()]
    return "\n".join(lines) + "\n"


def cells(costs: Costs) -> list[str]:
    return [si(costs[name]) if name in costs else "" for name, _ in COLUMNS]


def show(costs: dict[str, Costs]) -> None:
    from rich import box
    from rich.table import Table

    table = Table("", *(heading for _, heading in COLUMNS), box=box.SIMPLE_HEAD)
    for page, cost in costs.items():
        table.add_row(page, *cells(cost))
    out().print(table)
