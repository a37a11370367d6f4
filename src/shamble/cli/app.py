"""The commands and their flags; what they do is in `commands`, one file each."""

from pathlib import Path
from typing import Annotated, Literal

from typer import Argument, Context, Exit, Option, Typer

app = Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help needs a third of the time
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Literal["it", "en"]

GameName = Annotated[
    str, Argument(metavar="GAME", help="The game, as `shamble games` names it.", show_default=False)
]
Mode = Annotated[str, Option(help="The mode of play; the first one unless told.", show_default=False)]
Scenario = Annotated[str, Option(help="The scenario; the first one unless told.", show_default=False)]
Options = Annotated[
    list[str],
    Option("--option", metavar="ID=VALUE", help="A table option; may be repeated.", show_default=False),
]
Players = Annotated[
    int, Option(metavar="N", min=0, help="How many seats, where --seats does not say.", show_default=False)
]
BotLevel = Annotated[
    str,
    Option("--bot", metavar="LEVEL", help="Who sits where --seats does not say: a level, or policy:FILE."),
]
Database = Annotated[
    str, Option(metavar="URL", help="The database; a file of yours unless told.", show_default=False)
]
Address = Annotated[str, Option(metavar="URL", help="Where the server is, on this machine.")]
Json = Annotated[bool, Option("--json", help="Print one JSON document and nothing else.")]
Lang = Annotated[
    Language | None, Option(help="Language; that of the system unless told.", show_default=False)
]


def _version(wanted: bool) -> None:
    if wanted:
        import shamble

        print(f"shamble {shamble.__version__} ({shamble.build()})")
        raise Exit


@app.callback(invoke_without_command=True)
def start(
    context: Context,
    version: Annotated[
        bool, Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> int:
    """A digital table for zombie board games. Without a command: serve on this machine and open the browser."""
    if context.invoked_subcommand is not None:
        return 0
    from shamble.cli.commands.serve import open_table

    return open_table()


@app.command()
def serve(
    host: Annotated[
        str, Option(help="The address to listen on; 0.0.0.0 for others to reach it.")
    ] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8765,
    database: Annotated[
        str,
        Option(metavar="URL", help="Where tables are kept; a file of yours unless told.", show_default=False),
    ] = "",
    think: Annotated[
        float,
        Option(
            min=0.05, max=60, help="Seconds a veteran may think about a decision; an expert three times that."
        ),
    ] = 1.0,
    lab: Annotated[
        bool | None,
        Option("--lab/--no-lab", help="May visitors have studies played here? On this machine alone: yes."),
    ] = None,
    redis: Annotated[
        str,
        Option(
            metavar="URL",
            help="Where several processes hear of one another; not needed for one.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[int, Option(metavar="N", min=1, help="Processes behind the port.")] = 1,
    far: Annotated[
        bool, Option("--far", help="Leave bots and other heavy work to `shamble worker`, through Redis.")
    ] = False,
    open_metrics: Annotated[
        bool, Option("--open-metrics", help="Let anybody read /metrics; else this machine alone.")
    ] = False,
    log: Annotated[Literal["plain", "json"], Option(help="How the server writes about itself.")] = "plain",
) -> int:
    """Serve tables to browsers."""
    from shamble.cli.commands.serve import serve
    from shamble.server.serve.main import Many

    return serve(host, port, database, think, lab, Many(redis or None, workers, far, open_metrics, log))


@app.command()
def worker(
    redis: Annotated[str, Option(metavar="URL", help="The Redis of the servers.", show_default=False)],
    key_file: Annotated[
        str, Option(metavar="FILE", envvar="SHAMBLE_KEY_FILE", help="Their key file.", show_default=False)
    ],
    processes: Annotated[int, Option(metavar="N", min=1, help="How many work at once.")] = 1,
    think: Annotated[
        float, Option(min=0.05, max=60, help="Seconds a veteran may think, an expert three times that.")
    ] = 1.0,
) -> int:
    """Think for bots and do other heavy work for servers that were started with --far."""
    from shamble.cli.commands.serve import work

    return work(redis, key_file, processes, think)


@app.command()
def backup(
    file: Annotated[Path, Argument(metavar="FILE", help="Where to; it is replaced.", show_default=False)],
    database: Database = "",
) -> int:
    """Write all tables to a file, also of a running server."""
    from shamble.cli.commands.database import backup

    return backup(file, database)


@app.command()
def restore(
    file: Annotated[Path, Argument(metavar="FILE", help="A backup.", show_default=False)],
    database: Database = "",
) -> int:
    """Fill an empty database from a backup; it may be of another kind than the one the backup is of."""
    from shamble.cli.commands.database import restore

    return restore(file, database)


@app.command()
def export(
    folder: Annotated[Path, Argument(metavar="FOLDER", help="Where to.", show_default=False)],
    everything: Annotated[bool, Option("--all", help="All tables, a save file for each.")] = False,
    table: Annotated[
        list[str], Option("--table", metavar="ID", help="This table; may be repeated.", show_default=False)
    ] = [],  # noqa: B006
    raw: Annotated[
        bool, Option("--raw", help="What cannot be played by the rules of today as it is stored.")
    ] = False,
    database: Database = "",
    json: Json = False,
) -> int:
    """Write tables of a database as save files, with all their secrets."""
    from shamble.cli.commands.database import export

    return export(folder, everything, table, database, json, raw)


admin = Typer(help="Ask a server that runs on this machine, and nobody else's.", rich_markup_mode=None)
app.add_typer(admin, name="admin")


@admin.command("tables")
def admin_tables(
    address: Address = "http://127.0.0.1:8765", database: Database = "", json: Json = False
) -> int:
    """List all tables."""
    from shamble.cli.commands.admin import tables

    return tables(address, database, json)


@admin.command("say")
def admin_say(
    text: Annotated[str, Argument(metavar="TEXT", help="What to say.", show_default=False)],
    address: Address = "http://127.0.0.1:8765",
    database: Database = "",
) -> int:
    """Say something at all tables where somebody is."""
    from shamble.cli.commands.admin import say

    return say(address, database, text)


@admin.command("remove")
def admin_remove(
    table: Annotated[str, Argument(metavar="TABLE", help="Its id.", show_default=False)],
    address: Address = "http://127.0.0.1:8765",
    database: Database = "",
) -> int:
    """Forget a table for good."""
    from shamble.cli.commands.admin import remove

    return remove(address, database, table)


@app.command()
def play(
    game: GameName,
    mode: Mode = "",
    scenario: Scenario = "",
    seats: Annotated[
        str,
        Option(
            metavar="WHO,..",
            help="Who sits where, human or bot level: by seat (human,novice) or side (humans=human,zombies=novice).",
            show_default=False,
        ),
    ] = "",
    players: Players = 0,
    bot: BotLevel = "novice",
    option: Options = [],  # noqa: B006 - a flag's default, never written to
    seed: Annotated[int | None, Option(help="The same seed gives the same game.", show_default=False)] = None,
    dice: Annotated[
        Literal["generator", "typed"], Option(help="Who rolls: Shamble, or you with real dice.")
    ] = "generator",
    lang: Lang = None,
) -> int:
    """Play in the terminal. GAME may also be a saved game, to go on with it."""
    from shamble.cli.commands.play import play

    return play(game, mode, scenario, seats, players, bot, option, seed, dice, lang)


@app.command()
def games(
    hidden: Annotated[bool, Option("--all", help="Those that are not shown to players as well.")] = False,
    json: Json = False,
) -> int:
    """List the games: modes, scenarios, seats, options."""
    from shamble.cli.commands.games import games

    return games(hidden, json)


@app.command()
def validate(
    files: Annotated[
        list[Path], Argument(metavar="FILE..", help="Files of home-made content.", show_default=False)
    ],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check files of home-made content, such as survivors for Zombicide: all problems, with their lines."""
    from shamble.cli.commands.validate import validate

    return validate(files, lang, json)


@app.command()
def simulate(
    game: GameName,
    mode: Mode = "",
    scenario: Scenario = "",
    seats: Annotated[
        str,
        Option(
            metavar="LEVEL,..",
            help="Bot levels by seat (novice,random) or by side (humans=novice,zombies=random); novices unless told.",
            show_default=False,
        ),
    ] = "",
    players: Players = 0,
    bot: BotLevel = "novice",
    option: Options = [],  # noqa: B006
    games: Annotated[int, Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, Option(metavar="J", min=0, help="Processes; 0 for one on each core.")] = 0,
    json: Json = False,
) -> int:
    """Play many games with bots: win rates with their 95 % intervals."""
    from shamble.cli.commands.simulate import simulate

    return simulate(game, mode, scenario, seats, players, bot, option, games, seed, jobs, json)


@app.command()
def compare(
    game: GameName,
    mode: Mode = "",
    scenario: Scenario = "",
    seats: Annotated[
        str, Option(metavar="LEVEL,..", help="Who plays the first time, as in simulate.", show_default=False)
    ] = "",
    against: Annotated[
        str,
        Option(
            metavar="LEVEL,..", help="Who plays the second time; the same unless told.", show_default=False
        ),
    ] = "",
    players: Players = 0,
    option: Options = [],  # noqa: B006
    change: Annotated[
        list[str],
        Option(metavar="ID=VALUE", help="An option of the second time; may be repeated.", show_default=False),
    ] = [],  # noqa: B006
    games: Annotated[int, Option(metavar="N", min=1, help="How many games, each played twice.")] = 200,
    seed: Annotated[int, Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, Option(metavar="J", min=0, help="Processes; 0 for one on each core.")] = 0,
    json: Json = False,
) -> int:
    """Play the same games twice, with other bots or options: what it changes, seed by seed."""
    from shamble.cli.commands.compare import compare

    return compare(game, mode, scenario, seats, against, players, option, change, games, seed, jobs, json)


@app.command()
def study(
    game: GameName,
    folder: Annotated[Path, Argument(metavar="FOLDER", help="Where it is kept.", show_default=False)],
    mode: Annotated[str, Option(metavar="MODE,..", help="Modes, or all.")] = "all",
    scenario: Annotated[str, Option(metavar="SCENARIO,..", help="Scenarios, or all.")] = "all",
    players: Annotated[
        str,
        Option(
            metavar="N,..", help="Numbers of seats, or all; the smallest unless told.", show_default=False
        ),
    ] = "",
    level: Annotated[str, Option(metavar="LEVEL,..", help="Bot levels; one plays all seats.")] = "novice",
    option: Annotated[
        list[str],
        Option("--option", metavar="ID=VALUE,..", help="Values of an option, or all.", show_default=False),
    ] = [],  # noqa: B006
    games: Annotated[int, Option(metavar="N", min=1, help="Games of each table at most.")] = 1000,
    width: Annotated[
        float,
        Option(min=0, max=0.5, help="Stop a table when its intervals are so narrow to each side; 0 = never."),
    ] = 0.0,
    seed: Annotated[int, Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, Option(metavar="J", min=0, help="Processes; 0 for one on each core.")] = 0,
    ray: Annotated[
        str,
        Option(metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, or auto.", show_default=False),
    ] = "",
    report: Annotated[
        Path | None, Option(metavar="FILE", help="Write a page (HTML) about it.", show_default=False)
    ] = None,
    json: Json = False,
) -> int:
    """Play every table of a grid with bots and keep all games in columns. An interrupted study goes on where it was."""
    from shamble.cli.commands.study import study

    return study(
        game, folder, mode, scenario, players, level, option, games, width, seed, jobs, ray, report, json
    )


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game.", show_default=False)],
    check: Annotated[
        bool, Option("--check", help="Prove that it replays exactly; exit code 1 if not.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Step through a saved game, or prove that it replays exactly."""
    from shamble.cli.commands.replay import replay

    return replay(file, check, json, lang)


@app.command()
def review(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game.", show_default=False)],
    seat: Annotated[int, Option(min=0, help="Whose decisions, from 1 on; 0: those of all people.")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Look back at a saved game: the chance of winning along it, and the decisions that cost most."""
    from shamble.cli.commands.review import review

    return review(file, seat, json, lang)


@app.command()
def rules(
    game: Annotated[
        str, Argument(metavar="[GAME]", help="The game; all of them unless told.", show_default=False)
    ] = "",
    id: Annotated[
        str, Argument(metavar="[ID]", help="One rule, example or ruling.", show_default=False)
    ] = "",
    coverage: Annotated[
        bool, Option("--coverage", help="Which rules are proved by tests; exit code 1 if not all are.")
    ] = False,
    trace: Annotated[
        bool, Option("--trace", help="What became of each line of the rulebook; exit code 1 on problems.")
    ] = False,
    proved: Annotated[
        bool,
        Option("--proved", help="Break each rule and see that a test fails; exit code 1 if one does not."),
    ] = False,
    jobs: Annotated[int, Option(help="Processes for --proved; 0 = one per core.")] = 0,
    sample: Annotated[int, Option(help="Faults that --proved draws; 0 = all.")] = 0,
    seed: Annotated[int, Option(help="Seed of the sample.")] = 1,
    save: Annotated[bool, Option("--save", help="Write bench/proved.md.")] = False,
    tests: Annotated[
        Path | None,
        Option(metavar="FOLDER", help="Where the tests are, for the coverage.", show_default=False),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Read the rules, and see which of them are proved."""
    if trace:
        from shamble.cli.commands.trace import trace as show_trace

        return show_trace(game, json)
    if proved:
        from shamble.cli.choose import find_game, listed_games
        from shamble.cli.commands.proved import proved as show_proved

        games = [find_game(game)] if game else listed_games()
        return show_proved(games, tests, jobs, sample, seed, save, json)
    from shamble.cli.commands.rules import rules

    return rules(game, id, coverage, tests, json, lang)


@app.command()
def bench(
    game: Annotated[
        list[str],
        Option("--game", metavar="GAME", help="Only this game; may be repeated.", show_default=False),
    ] = [],  # noqa: B006
    rounds: Annotated[int, Option(min=1, help="Rounds to take the median of.")] = 7,
    seconds: Annotated[float, Option(min=0.001, help="Processor time for each measurement.")] = 0.5,
    save: Annotated[bool, Option("--save", help="Keep the result in bench/results.")] = False,
    name: Annotated[str, Option(help="What to call the result that is kept.")] = "bench",
    check: Annotated[
        bool,
        Option("--check", help="Say where a ratio fell by more than a fifth since the last kept result."),
    ] = False,
    growth: Annotated[
        bool, Option("--growth", help="Also how costs grow with zombies, zones, seats, hand and log.")
    ] = False,
    browser: Annotated[
        bool, Option("--browser", help="The page in a browser instead: requests, bytes, first decision.")
    ] = False,
    json: Json = False,
) -> int:
    """Measure the speed of every game beside that of other engines."""
    if browser:
        from shamble.cli.commands.bench_browser import bench_browser

        return bench_browser(game, rounds, save, name, json)
    from shamble.cli.commands.bench import bench

    return bench(game, rounds, seconds, save, name, check, growth, json)
