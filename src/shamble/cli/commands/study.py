"""`shamble study`: a grid of tables, with all games stored."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shamble.bots import LEVELS, is_external
from shamble.cli.commands.simulate import jobs_for, progress_bar
from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem
from shamble.cli.table_setup import check_bot, find_game, read_option
from shamble.core.game import Game
from shamble.core.options import Value
from shamble.lab.batches import TooManyDeaths, Workers, play_batch, workers
from shamble.lab.game_row import Row
from shamble.lab.game_spec import GameFailed, GameSpec
from shamble.lab.report import page
from shamble.lab.study import Design, OtherStudy, Study, grid

ALL = "all"


def study(
    name: str,
    folder: Path,
    modes: str,
    scenarios: str,
    players: str,
    levels: str,
    options: Sequence[str],
    games: int,
    width: float,
    seed: int,
    jobs: int,
    ray: str,
    report: Path | None,
    json: bool,
) -> int:
    try:
        import pyarrow  # noqa: F401
    except ImportError as missing:
        raise Problem("A study keeps its games with pyarrow: pip install shamble[lab].") from missing
    game = find_game(name)
    numbers = [str(number) for number in range(game.min_seats, game.max_seats + 1)]
    arms = grid(
        game,
        _some("mode", modes, game.modes),
        _some("scenario", scenarios, game.scenarios or ("",)),
        [int(number) for number in _some("number of seats", players or numbers[0], numbers)],
        _some("level", levels, LEVELS),
        dict(_values(game, text) for text in options),
        seed,
    )
    if not arms:
        raise Problem("None of these tables can be played.")
    for level in levels.split(","):
        check_bot(game, level.strip())
    team = _team(ray, jobs or jobs_for(games))
    try:
        work = Study(game, Design(arms, games, width), folder)
        with progress_bar(f"{game.name}: {len(arms)} tables", games * len(arms)) as progress:
            summary = work.run(team, progress)
    except OtherStudy as other:
        raise Problem(str(other)) from other
    except TooManyDeaths as deaths:
        raise Problem(f"The study stopped: {deaths}.") from deaths
    except GameFailed as failure:
        raise Problem(f"The study stopped: of seed {seed}, {failure}.") from failure
    finally:
        team.close()
    if report is not None:
        boards, replays = _looks(game, arms, summary, report)
        report.write_text(page(summary, game.name, boards, replays), "utf-8")
    if json:
        print_json(summary)
    else:
        show(summary, game.name, folder)
    return 0


def _looks(
    game: Game[Any], arms: Sequence[GameSpec], summary: dict[str, Any], report: Path
) -> tuple[list[str], list[dict[str, str]]]:
    """Return each table's board with deaths, and write the games to look at."""
    from shamble.lab.position_svg import heat_map
    from shamble.match import save_file
    from shamble.match.analysis.lab_replay import replay_lab_game

    folder = report.with_name(f"{report.stem}-replays")
    boards, replays = [], []
    for arm, (spec, entry) in enumerate(zip(arms, summary["arms"], strict=True)):
        files: dict[str, str] = {}
        board = ""
        for kind, number in entry["look_at"].items():
            match = replay_lab_game(game, spec, number)
            if not board and entry["heat"]["deaths"]:
                board = heat_map(game, spec.setup(), match.state, entry["heat"]["deaths"], entry["games"])
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{arm:03}-{kind}{save_file.SUFFIX}"
            path.write_bytes(save_file.dumps(match))
            files[kind] = f"{folder.name}/{path.name}"
        boards.append(board)
        replays.append(files)
    return boards, replays


def _team(ray: str, jobs: int) -> Workers[list[Row]]:
    """Return a Ray cluster if one is named, or processes on this machine."""
    if not ray:
        return workers(jobs, play_batch)
    try:
        from shamble.lab.ray_cluster import Cluster, NoCluster
    except ImportError as missing:
        raise Problem("A cluster is spoken to with Ray: pip install shamble[ray].") from missing
    try:
        return Cluster(ray, play_batch)
    except NoCluster as none:
        raise Problem(str(none)) from none


def _some(what: str, text: str, names: Sequence[str]) -> list[str]:
    if text == ALL:
        return list(names)
    chosen = [part.strip() for part in text.split(",")]
    for one in chosen:
        if one not in names and not is_external(one):
            raise Problem(f"There is no {what} {one!r}; there are {', '.join(names)}.")
    return chosen


def _values(game: Game[Any], text: str) -> tuple[str, list[Value]]:
    id, _, words = text.partition("=")
    option = next((option for option in game.options if option.id == id.strip()), None)
    if option is not None and words.strip() == ALL:
        return option.id, list(option.values)
    return id.strip(), [read_option(game, f"{id}={word}")[1] for word in words.split(",")]


def show(summary: dict[str, Any], name: str, folder: Path) -> None:
    from rich import box
    from rich.table import Table

    out().print(f"[bold]{name}[/], seed {summary['seed']}, study {summary['study']}; kept in {folder}.")
    table = Table("table", "games", "who", "wins", "95 % interval", "rounds", "ends", box=box.SIMPLE_HEAD)
    for arm in summary["arms"]:
        options = [f"{id}={value}" for id, value in arm["options"].items()]
        what = " ".join([arm["mode"], arm["scenario"], f"{len(arm['seats'])} {arm['seats'][0]}", *options])
        ends = ", ".join(f"{end} {entry['rate']:.0%}" for end, entry in list(arm["outcomes"].items())[:3])
        for number, (side, rate) in enumerate(arm["win_rate"].items()):
            first = number == 0
            table.add_row(
                what if first else "",
                str(arm["games"]) if first else "",
                side,
                f"{rate['rate']:.1%}",
                f"{rate['low']:.1%} – {rate['high']:.1%}",
                f"{arm['rounds']['mean']:.1f}" if first else "",
                ends if first else "",
            )
    out().print(table)
    for entry in summary["options"]:
        if entry["corrected"] < 0.05:
            out().print(
                f"{entry['option']} changes {entry['side']} by {entry['value']:+.1%} "
                f"({entry['low']:+.1%} – {entry['high']:+.1%})."
            )
