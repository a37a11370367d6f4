"""The commands and their flags. Each command is implemented in a file of `commands`."""

from pathlib import Path
from typing import Annotated, Literal

from typer import Argument, Context, Exit, Option, Typer

from shamble.cli.table_flags import GameName, Games, Jobs, Seed, TableOptions, with_table

app = Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help is three times as fast
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Literal["it", "en"]

Database = Annotated[
    str,
    Option(
        metavar="URL",
        envvar="SHAMBLE_DATABASE",  # a URL with a password does not belong on a command line
        help="The database. Default: a file in your data folder.",
        show_default=False,
    ),
]
Address = Annotated[str, Option(metavar="URL", help="Address of the server, on this machine.")]
Think = Annotated[
    float,
    Option(min=0.05, max=60, help="Seconds that a veteran thinks per decision; an expert thinks 3 times."),
]
Json = Annotated[bool, Option("--json", help="Print one JSON document and nothing else.")]
Lang = Annotated[Language | None, Option(help="Language. Default: the system's.", show_default=False)]


def _version(wanted: bool) -> None:
    if wanted:
        import shamble

        print(f"shamble {shamble.__version__} ({shamble.build()})")
        raise Exit


@app.callback(invoke_without_command=True)
def start(
    context: Context,
    version: Annotated[
        bool, Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> int:
    """Play zombie board games. Without a command: serve this machine and open the browser."""
    if context.invoked_subcommand is not None:
        return 0
    from shamble.cli.commands.serve import open_table

    return open_table()


@app.command()
def serve(
    host: Annotated[str, Option(help="Address to listen on; 0.0.0.0 accepts other machines.")] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535, help="Port; 0 = any free port.")] = 8765,
    database: Database = "",
    think: Annotated[
        float,
        Option(
            min=0.05,
            max=60,
            help="Thinking time of a veteran per decision, in seconds; an expert has three times as much.",
        ),
    ] = 1.0,
    lab: Annotated[
        bool | None,
        Option(
            "--lab/--no-lab", help="Let visitors run bot studies. Default: only requests from this machine."
        ),
    ] = None,
    redis: Annotated[
        str,
        Option(
            metavar="URL",
            envvar="SHAMBLE_REDIS",
            help="URL of Redis; required for several processes.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[
        int, Option(metavar="N", min=1, help="Number of server processes; they share the port.")
    ] = 1,
    far: Annotated[
        bool, Option("--far", help="Run bots and other heavy jobs in `shamble worker`, through Redis.")
    ] = False,
    open_metrics: Annotated[
        bool, Option("--open-metrics", help="Serve /metrics to other machines, too.")
    ] = False,
    log: Annotated[Literal["plain", "json"], Option(help="Format of log lines.")] = "plain",
    new_key: Annotated[
        bool,
        Option("--new-key", help="Go on with a new key file; earlier dice can no longer be checked."),
    ] = False,
) -> int:
    """Serve tables to browsers."""
    from shamble.cli.commands.serve import serve
    from shamble.server.serve.main import ServeOptions

    return serve(
        host,
        port,
        database,
        think,
        lab,
        ServeOptions(redis or None, workers, far, open_metrics, log, new_key),
    )


@app.command()
def worker(
    redis: Annotated[
        str,
        Option(metavar="URL", envvar="SHAMBLE_REDIS", help="Redis of the servers.", show_default=False),
    ],
    key_file: Annotated[
        str,
        Option(
            metavar="FILE", envvar="SHAMBLE_KEY_FILE", help="Key file of the servers.", show_default=False
        ),
    ],
    processes: Annotated[int, Option(metavar="N", min=1, help="Number of processes.")] = 1,
    think: Annotated[
        float,
        Option(
            min=0.05,
            max=60,
            help="Thinking time of a veteran per decision, in seconds; an expert has three times as much.",
        ),
    ] = 1.0,
) -> int:
    """Run bots and other heavy jobs for servers started with --far."""
    from shamble.cli.commands.serve import work

    return work(redis, key_file, processes, think)


@app.command()
def backup(
    file: Annotated[
        Path,
        Argument(metavar="FILE", help="The backup file; an existing one is replaced.", show_default=False),
    ],
    database: Database = "",
    keep: Annotated[
        int | None,
        Option(
            metavar="N",
            min=1,
            help="FILE is a folder: write a dated backup into it, and keep the latest N.",
            show_default=False,
        ),
    ] = None,
    check: Annotated[bool, Option("--check", help="Check that the backup FILE is undamaged.")] = False,
) -> int:
    """Back up all tables to a file. Works while the server runs."""
    from shamble.cli.commands.database import backup

    return backup(file, database, keep, check)


@app.command()
def restore(
    file: Annotated[Path, Argument(metavar="FILE", help="A backup.", show_default=False)],
    database: Database = "",
) -> int:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    from shamble.cli.commands.database import restore

    return restore(file, database)


@app.command()
def export(
    folder: Annotated[Path, Argument(metavar="FOLDER", help="Folder for the files.", show_default=False)],
    everything: Annotated[bool, Option("--all", help="Export all tables.")] = False,
    table: Annotated[
        list[str], Option("--table", metavar="ID", help="A table; can be repeated.", show_default=False)
    ] = [],  # noqa: B006
    raw: Annotated[
        bool, Option("--raw", help="Also write tables that this version cannot play, exactly as stored.")
    ] = False,
    database: Database = "",
    json: Json = False,
) -> int:
    """Write tables as save files, with all hidden information."""
    from shamble.cli.commands.database import export

    return export(folder, everything, table, database, json, raw)


@app.command()
def doctor(
    url: Annotated[str, Argument(metavar="URL", help="Public address of the server.", show_default=False)],
    json: Json = False,
) -> int:
    """Ask a public server from outside whether it is set up well."""
    from shamble.cli.commands.doctor import doctor

    return doctor(url, json)


mission = Typer(help="Start, show and judge a mission of Zombicide.", rich_markup_mode=None)
app.add_typer(mission, name="mission")

MissionFile = Annotated[Path, Argument(metavar="FILE", help="A mission as TOML.", show_default=False)]


@mission.command("new")
def mission_new(
    file: MissionFile, after: Annotated[str, Option(help="The printed mission to copy.")] = "04"
) -> int:
    """Write a copy of a printed mission to start from."""
    from shamble.cli.commands.mission import new

    return new(file, after)


@mission.command("show")
def mission_show(file: MissionFile, lang: Lang = None, json: Json = False) -> int:
    """Print the briefing of a mission, or all its faults."""
    from shamble.cli.commands.mission import show

    return show(file, lang, json)


@mission.command("judge")
def mission_judge(
    file: MissionFile,
    bot: Annotated[str, Option(help="The bots that play.")] = "novice",
    seats: Annotated[int, Option(metavar="N", min=1, help="Number of seats.")] = 2,
    games: Games = 40,
    seed: Seed = 1,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play a mission with bots: win rate, progress, causes of loss."""
    from shamble.cli.commands.mission import judge_file

    return judge_file(file, lang, bot, seats, games, seed, json)


admin = Typer(help="Manage a server on this machine.", rich_markup_mode=None)
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
    text: Annotated[str, Argument(metavar="TEXT", help="The message.", show_default=False)],
    address: Address = "http://127.0.0.1:8765",
    database: Database = "",
) -> int:
    """Show a message at all open tables."""
    from shamble.cli.commands.admin import say

    return say(address, database, text)


@admin.command("remove")
def admin_remove(
    table: Annotated[str, Argument(metavar="TABLE", help="Id of the table.", show_default=False)],
    address: Address = "http://127.0.0.1:8765",
    database: Database = "",
) -> int:
    """Delete a table."""
    from shamble.cli.commands.admin import remove

    return remove(address, database, table)


@admin.command("ban")
def admin_ban(
    client: Annotated[
        str, Argument(metavar="ADDRESS", help="IP address; of IPv6 its /64 network.", show_default=False)
    ],
    lift: Annotated[bool, Option("--lift", help="Allow the address again.")] = False,
    address: Address = "http://127.0.0.1:8765",
    database: Database = "",
) -> int:
    """Ban an address from the server, and list the banned ones."""
    from shamble.cli.commands.admin import ban

    return ban(address, database, client, not lift)


@admin.command("complaints")
def admin_complaints(
    address: Address = "http://127.0.0.1:8765", database: Database = "", json: Json = False
) -> int:
    """List the messages that players reported to their hosts."""
    from shamble.cli.commands.admin import complaints

    return complaints(address, database, json)


@admin.command("close-account")
def admin_close_account(
    name: Annotated[str, Argument(metavar="NAME", help="Name of the account.", show_default=False)],
    address: Address = "http://127.0.0.1:8765",
    database: Database = "",
) -> int:
    """Delete an account; its games stay with the other players."""
    from shamble.cli.commands.admin import close_account

    return close_account(address, database, name)


@app.command()
@with_table
def play(
    table: TableOptions,
    seed: Annotated[int | None, Option(help="The same seed gives the same game.", show_default=False)] = None,
    dice: Annotated[
        Literal["generator", "typed"], Option(help="Roll dice with the generator, or type real rolls.")
    ] = "generator",
    lang: Lang = None,
) -> int:
    """Play in the terminal. GAME can also be a saved game."""
    from shamble.cli.commands.play import play

    return play(table, seed, dice, lang)


@app.command()
def sit(
    link: Annotated[
        str,
        Argument(
            metavar="TABLE",
            envvar="SHAMBLE_SEAT",
            help="The seat link, such as http://127.0.0.1:8765/t/TABLE#KEY.",
            show_default=False,
        ),
    ],
    lines: Annotated[bool, Option("--lines", help="Speak lines of JSON instead of MCP.")] = False,
    lang: Lang = None,
) -> int:
    """Sit an agent at a table of a running server.

    It plays over MCP or in lines of JSON, on stdin and stdout.
    """
    from shamble.cli.commands.sit import sit

    return sit(link, lines, lang)


@app.command()
def games(
    hidden: Annotated[bool, Option("--all", help="Include hidden games.")] = False,
    json: Json = False,
) -> int:
    """List the games with their modes, scenarios, seats and options."""
    from shamble.cli.commands.games import games

    return games(hidden, json)


@app.command()
def validate(
    files: Annotated[
        list[Path], Argument(metavar="FILE..", help="Files of custom content.", show_default=False)
    ],
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check files of custom content, such as survivors for Zombicide."""
    from shamble.cli.commands.validate import validate

    return validate(files, lang, json)


@app.command()
@with_table
def simulate(
    table: TableOptions,
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = 0,
    json: Json = False,
) -> int:
    """Play many games with bots: win rates with their 95 % intervals."""
    from shamble.cli.commands.simulate import simulate

    return simulate(table, games, seed, jobs, json)


@app.command()
@with_table
def compare(
    table: TableOptions,
    against: Annotated[
        str,
        Option(metavar="LEVEL,..", help="Players of the second run. Default: the same.", show_default=False),
    ] = "",
    change: Annotated[
        list[str],
        Option(metavar="ID=VALUE", help="An option of the second run; can be repeated.", show_default=False),
    ] = [],  # noqa: B006
    games: Games = 200,
    seed: Seed = 1,
    jobs: Jobs = 0,
    json: Json = False,
) -> int:
    """Play the same games twice, with other bots or options."""
    from shamble.cli.commands.compare import compare

    return compare(table, against, change, games, seed, jobs, json)


@app.command()
def study(
    game: GameName,
    folder: Annotated[Path, Argument(metavar="FOLDER", help="Folder of the study.", show_default=False)],
    mode: Annotated[str, Option(metavar="MODE,..", help="Modes, or all.")] = "all",
    scenario: Annotated[str, Option(metavar="SCENARIO,..", help="Scenarios, or all.")] = "all",
    players: Annotated[
        str,
        Option(metavar="N,..", help="Numbers of seats, or all. Default: the smallest.", show_default=False),
    ] = "",
    level: Annotated[str, Option(metavar="LEVEL,..", help="Bot levels; each plays all seats.")] = "novice",
    option: Annotated[
        list[str],
        Option("--option", metavar="ID=VALUE,..", help="Values of an option, or all.", show_default=False),
    ] = [],  # noqa: B006
    games: Games = 1000,
    width: Annotated[
        float,
        Option(min=0, max=0.5, help="Stop a table when its intervals have this half-width; 0 = never."),
    ] = 0.0,
    seed: Seed = 1,
    jobs: Jobs = 0,
    ray: Annotated[
        str,
        Option(metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, or auto.", show_default=False),
    ] = "",
    report: Annotated[
        Path | None, Option(metavar="FILE", help="Write an HTML report.", show_default=False)
    ] = None,
    json: Json = False,
) -> int:
    """Play a grid of tables and store every game.

    The same command continues a study.
    """
    from shamble.cli.commands.study import study

    return study(
        game, folder, mode, scenario, players, level, option, games, width, seed, jobs, ray, report, json
    )


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game.", show_default=False)],
    check: Annotated[
        bool, Option("--check", help="Check that it replays exactly; exit code 1 if not.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Step through a saved game, or check that it replays exactly."""
    from shamble.cli.commands.replay import replay

    return replay(file, check, json, lang)


@app.command()
def review(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game.", show_default=False)],
    seat: Annotated[int, Option(min=0, help="Seat to review, from 1; 0 = all players.")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Analyse a saved game: the decisions that cost most."""
    from shamble.cli.commands.review import review

    return review(file, seat, json, lang)


@app.command()
def rules(
    game: Annotated[str, Argument(metavar="[GAME]", help="The game. Default: all.", show_default=False)] = "",
    id: Annotated[
        str, Argument(metavar="[ID]", help="One rule, example or ruling.", show_default=False)
    ] = "",
    coverage: Annotated[
        bool, Option("--coverage", help="List rules without a test; exit code 1 if there are any.")
    ] = False,
    trace: Annotated[
        bool, Option("--trace", help="Trace each line of the rulebook to its rules; exit code 1 on problems.")
    ] = False,
    proved: Annotated[
        bool,
        Option(
            "--proved",
            help="Break each rule and check that a test fails; exit code 1 for a fault without one.",
        ),
    ] = False,
    jobs: Annotated[int, Option(help="Processes for --proved; 0 = one per core.")] = 0,
    sample: Annotated[int, Option(help="Faults that --proved draws; 0 = all.")] = 0,
    seed: Annotated[int, Option(help="Seed of the sample.")] = 1,
    save: Annotated[bool, Option("--save", help="Write bench/proved.md.")] = False,
    tests: Annotated[
        Path | None,
        Option(metavar="FOLDER", help="Folder of the tests.", show_default=False),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Read the rules, and see the tests behind them."""
    if trace:
        from shamble.cli.commands.trace import trace as show_trace

        return show_trace(game, json)
    if proved:
        from shamble.cli.commands.mutants import prove_rules
        from shamble.cli.table_setup import find_game, listed_games

        games = [find_game(game)] if game else listed_games()
        return prove_rules(games, tests, jobs, sample, seed, save, json)
    from shamble.cli.commands.rules import rules

    return rules(game, id, coverage, tests, json, lang)


@app.command()
def sim(
    seed: Annotated[str, Option(metavar="N", help="A seed, or several such as 1-200.")] = "1",
    hours: Annotated[float, Option(min=0.0005, max=24, help="Virtual hours with faults.")] = 0.02,
    every: Annotated[float, Option(min=0.1, help="Virtual seconds between two faults.")] = 15.0,
    processes: Annotated[
        int, Option(metavar="N", min=0, max=9, help="Processes of the server; 0 = one to three, by the seed.")
    ] = 0,
    game: Annotated[
        str, Option(metavar="GAME", help="Game of the tables. Default: by the seed.", show_default=False)
    ] = "",
    faults: Annotated[
        str, Option(metavar="NAME,..", help="Only these faults. Default: all.", show_default=False)
    ] = "",
    trace: Annotated[
        Path | None,
        Option(metavar="FILE", help="Write each message and fault of one seed.", show_default=False),
    ] = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> int:
    """Simulate the server with faults; the same seed is the same run."""
    from shamble.cli.commands.sim import sim

    return sim(seed, hours, every, processes, game, faults, trace, jobs, json)


@app.command()
def bench(
    game: Annotated[
        list[str],
        Option("--game", metavar="GAME", help="Only this game; can be repeated.", show_default=False),
    ] = [],  # noqa: B006
    rounds: Annotated[int, Option(min=1, help="Rounds; the result is their median.")] = 7,
    seconds: Annotated[float, Option(min=0.001, help="Processor time per measurement.")] = 0.5,
    save: Annotated[bool, Option("--save", help="Store the result in bench/results.")] = False,
    name: Annotated[str, Option(help="Name of the stored result.")] = "bench",
    check: Annotated[
        bool,
        Option("--check", help="List ratios that fell by more than a fifth since the last stored result."),
    ] = False,
    growth: Annotated[
        bool, Option("--growth", help="Also measure costs by zombies, zones, seats, hand and log.")
    ] = False,
    browser: Annotated[
        bool,
        Option("--browser", help="Measure the page in a browser instead: requests, bytes, first decision."),
    ] = False,
    json: Json = False,
) -> int:
    """Measure the speed of every game next to other engines."""
    if browser:
        from shamble.cli.commands.bench_browser import bench_browser

        return bench_browser(game, rounds, save, name, json)
    from shamble.cli.commands.bench import bench

    return bench(game, rounds, seconds, save, name, check, growth, json)
