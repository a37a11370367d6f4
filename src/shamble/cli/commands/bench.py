"""`shamble bench`: the speed of the games next to other engines."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from datetime import date
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from shamble.cli.output import err, out, print_json
from shamble.cli.problem import Problem
from shamble.cli.project import project_folder
from shamble.cli.table_setup import find_game, listed_games
from shamble.core.game import Game
from shamble.lab import benchmark_results
from shamble.lab.benchmark import benchmark
from shamble.lab.cost_growth import Curve, seat_curve, sized_curves
from shamble.lab.other_engines import Peer
from shamble.match.benchmark import costs, log_curves


def bench(
    names: Sequence[str],
    rounds: int,
    seconds: float,
    save: bool,
    name: str,
    check: bool,
    growth: bool,
    json: bool,
) -> int:
    games = [find_game(name) for name in names] or listed_games()
    if not games:
        raise Problem("There is no game to measure.")
    if not name or not all(letter.isalnum() or letter in "-_." for letter in name):
        raise Problem(f"A result cannot be called {name!r}: letters, digits, dots and dashes only.")
    folder = project_folder() / "bench" if save or check else None
    before = benchmark_results.latest(folder) if folder is not None and check else None
    if check and before is None:
        raise Problem("No result is kept yet that a new one could be compared with.")
    with err().status("Measuring") as status:
        document = benchmark(
            games,
            rounds,
            seconds,
            progress=lambda what: status.update(f"Measuring {what}"),
            also=environment_steps(),
        )
        for game in games:
            status.update(f"Measuring a table of {game.name}")
            document["games"][game.id] |= costs(game)
        status.update("Measuring the first start")
        document["start"] = first_start()
        if growth:
            status.update("Measuring growth")
            document["growth"] = [curve.document() for game in games for curve in curves(game, seconds)]
    if folder is not None and save:
        path = benchmark_results.save(document, folder, name, date.today())
        err().print(f"Kept as {path.relative_to(folder.parent)}.")
    if json:
        print_json(document)
    else:
        show(document)
    fallen = benchmark_results.fallen(document, before) if before is not None else []
    for line in fallen:
        err().print(f"Slower: {line}.", style="bold red")
    return 1 if fallen else 0


def environment_steps() -> Callable[[Game[Any]], Peer] | None:
    """Return the measurement of environments, if they are installed."""
    try:
        from shamble.envs.benchmark import Steps
    except ImportError:
        return None
    return Steps


def curves(game: Game[Any], seconds: float) -> list[Curve]:
    return [*sized_curves(game, seconds), seat_curve(game, seconds), *log_curves(game)]


def first_start() -> dict[str, float]:
    """Return the milliseconds to the command's help and to the server's first answer."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "shamble", "--help"], capture_output=True, check=True)
    printed_at = time.perf_counter()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "shamble", "serve", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.db"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            answered = _first_answer(server, port)
        finally:
            server.terminate()
            server.wait()
    return {"help": 1000 * (printed_at - start), "server": 1000 * (answered - printed_at)}


def _first_answer(server: "subprocess.Popen[bytes]", port: int) -> float:
    while server.poll() is None:
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
                answer.read()
            return time.perf_counter()
        except OSError:
            time.sleep(0.005)
    raise Problem("The server did not start.")


def show(document: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    out().print(benchmark_results.headline(document))
    table = Table(*benchmark_results.columns(document), box=box.SIMPLE_HEAD)
    for row in benchmark_results.rows(document):
        table.add_row(
            *benchmark_results.cells(document, row), style="bold" if row[0] in document["games"] else ""
        )
    out().print(table)
    more = Table("", *(heading for _, heading in benchmark_results.COSTS), box=box.SIMPLE_HEAD)
    for id, rates in document["games"].items():
        more.add_row(id, *(benchmark_results.si(rates[name]) for name, _ in benchmark_results.COSTS))
    out().print(more)
    if not document["peers"]:
        err().print("No other engine is installed to compare with; `make bench` installs some.")
