"""Jobs of worker processes: bot choices, hints, reviews, replays, uploads and summaries.

None of them runs in the server process. A job takes the header and the log of a table as they are stored
and replays them; a worker caches matches, so that it replays only new entries. A bot receives the view of
its seat, its options and random numbers, nothing else."""

import gzip
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import connection, parent_process
from typing import Any, ParamSpec, TypeVar

import msgspec

from shamble.bots import DEFAULT_LEVEL, HINT_LEVEL, Bot, is_known_level, make_bot
from shamble.core.actions import Action
from shamble.core.game import Game
from shamble.core.refusals import Refusal
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR
from shamble.lab.game_spec import GameSpec
from shamble.lab.position_svg import deserted
from shamble.match import save_file
from shamble.match.analysis.hint import compared_options, compute_hint
from shamble.match.analysis.lab_replay import replay_lab_game
from shamble.match.analysis.review import last_decision, review_decisions
from shamble.match.analysis.summary import build_summary
from shamble.match.errors import MatchError
from shamble.match.fair_dice.verification import build_proof
from shamble.match.installed_games import games
from shamble.match.log import Entry, Header
from shamble.match.match import ADVICE, Match
from shamble.match.protocol.events import EvaluatedOption, Hint
from shamble.match.protocol.lab import LabBoard
from shamble.match.protocol.review import ReviewedDecision
from shamble.match.protocol.view import Args, Message
from shamble.match.save_file import BadSaveError, DivergedError
from shamble.match.view import updates
from shamble.match.view.delta import thin_replay
from shamble.match.view.options import to_option

MAX_CACHED = 64  # matches, and bots
NICE = 5
THINK_VARIABLE = "SHAMBLE_THINK"  # seconds that a bot can think about a decision
DEFAULT_THINK_S = 1.0
EXPERT_FACTOR = 3  # an expert can think that much longer

P = ParamSpec("P")
T = TypeVar("T")
JOBS: dict[str, Callable[..., Any]] = {}  # by name: `shamble worker` receives names

_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)
_matches: OrderedDict[str, tuple[Match, int]] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


# What a table waits for goes before what a visitor looks at.
PATIENT_JOBS = frozenset(
    (
        "replay",
        "review",
        "export",
        "prove_dice",
        "summarize",
        "check_upload",
        "explain_choice",
        "lab_save",
        "lab_board",
    )
)


def job(function: Callable[P, T]) -> Callable[P, T]:
    """Register a function as a job. A worker pool refuses any other function."""
    JOBS[function.__name__] = function
    return function


def init_worker() -> None:
    """Set up a worker process: low priority, ignores Ctrl-C, exits with its parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def entries(lines: bytes) -> list[Entry]:
    """Decode a log: one entry per line."""
    return [_entry.decode(line) for line in lines.splitlines()]


def match_of(table: str, header: bytes, log: bytes) -> Match:
    """Return the match of a table, from the cache if its log continues the cached one."""
    match, used = _matches.pop(table, (None, 0))
    if match is None or used > len(log):
        match, used = Match.resume(_header.decode(header), []), 0
    match.load(entries(log[used:]))
    _matches[table] = (match, len(log))
    while len(_matches) > MAX_CACHED:
        _matches.popitem(last=False)
    return match


@job
def choose(table: str, header: bytes, log: bytes, seat: int, level: str) -> tuple[str, str, Args]:
    """Return a bot's choice for a seat in notation, and the key and arguments of its reason."""
    match = match_of(table, header, log)
    options = match.options(seat)
    numbers = stream(match.header.seed, ADVICE + match.version * len(match.occupants) + seat)
    level = (
        level if is_known_level(level, match.game) else DEFAULT_LEVEL
    )  # a save can name a level that does not exist
    advice = bot_of(table, match.game, seat, level).choose(match.view(seat), options, numbers)
    return advice.action.text(match.state), advice.key, dict(advice.args)


@job
def hint(table: str, header: bytes, log: bytes, seat: int, idea: str, plan: str = "") -> Hint:
    """Return the hint for a seat, and how the player's own idea compares."""
    return compute_hint(match_of(table, header, log), seat, idea, think(HINT_LEVEL), plan)


@job
def explain_choice(
    table: str, header: bytes, log: bytes, seat: int, level: str
) -> tuple[Message, Message, list[EvaluatedOption]] | None:
    """Return a bot's last action, its reason, and the options it compared.

    None before its first choice. The bot decides again with the view that it had then."""
    match = match_of(table, header, log)
    past = last_decision(match, seat)
    if past is None:
        return None
    game, g = match.game, past.state
    numbers = stream(match.header.seed, ADVICE + past.version * len(match.occupants) + seat)
    level = level if is_known_level(level, game) else DEFAULT_LEVEL
    bot, view = make_bot(level, game, think(level)), game.view(g, seat)
    advice = bot.choose(view, past.options, numbers)
    evaluated = compared_options(g, bot, view, past.options, numbers, think(level))
    same = advice.action.text(g) == past.action.text(g)
    reason = Message(advice.key, dict(advice.args)) if same else Message("thought-plan")
    return _action_message(g, past.action), reason, evaluated


def _action_message(g: State, action: Action[Any]) -> Message:
    option = to_option(g, action)
    return Message(option.key, option.args)


def bot_of(table: str, game: Game[Any], seat: int, level: str) -> Bot:
    """Return the bot of a seat, from the cache: it keeps its plan between decisions."""
    key = (table, seat, level)
    bot = _bots.pop(key, None) or make_bot(level, game, think(level))
    _bots[key] = bot
    while len(_bots) > MAX_CACHED:
        _bots.popitem(last=False)
    return bot


def think(level: str) -> float:
    """Return the seconds that a bot can think about a decision."""
    try:
        seconds = float(os.environ.get(THINK_VARIABLE, ""))
    except ValueError:
        seconds = DEFAULT_THINK_S
    return max(0.05, seconds) * (EXPERT_FACTOR if level.startswith("expert") else 1)


@job
def replay(table: str, header: bytes, log: bytes, seats: tuple[int, ...]) -> bytes:
    """Return the replay as these seats are allowed to see it, as gzipped JSON."""
    content = msgspec.json.encode(
        thin_replay(updates.build_replay(match_of(table, header, log), seats, table))
    )
    return gzip.compress(content, 3, mtime=0)


@job
def review(
    table: str, header: bytes, log: bytes, seat: int, first: int, count: int
) -> list[ReviewedDecision | None]:
    """Return the veteran's verdicts on `count` decisions of a seat from `first` on."""
    return review_decisions(match_of(table, header, log), seat, first, count)


@job
def export(table: str, header: bytes, log: bytes, secret: str) -> bytes:
    """Return the save file of a table; `secret`: the dice secret, "" to leave it out."""
    return save_file.dumps(match_of(table, header, log), secret)


@job
def prove_dice(table: str, header: bytes, log: bytes, secret: str) -> bytes:
    """Return the proof of the dice of a finished game, as JSON."""
    return msgspec.json.encode(build_proof(_header.decode(header), entries(log), secret))


@job
def summarize(table: str, header: bytes, log: bytes) -> bytes:
    """Return the summary of a finished game as JSON; empty if the game is not over."""
    summary = build_summary(match_of(table, header, log))
    return msgspec.json.encode(summary) if summary is not None else b""


@job
def check_upload(content: bytes) -> tuple[bytes, list[bytes]] | list[Message]:
    """Return the header and the log of an uploaded save file, or the problems that it has."""
    try:
        save = save_file.loads(content)
        save_file.revive(save)
    except BadSaveError as bad:
        return bad.problems
    except DivergedError as bad:
        args: Args = {"step": bad.version, "text": bad.text, "problem": bad.why}
        return [Message("error-save-diverged", args)]
    except MatchError as bad:
        return [_message(reason) for reason in bad.reasons]
    return msgspec.json.encode(save.header), [msgspec.json.encode(entry) for entry in save.log]


def _message(reason: Refusal) -> Message:
    return Message(reason.key, dict(reason.args))


# ---------------------------------------------------------------- games of the lab


@job
def lab_save(spec: GameSpec, number: int) -> bytes:
    """Return a game of a study as a save file."""
    return save_file.dumps(replay_lab_game(games()[spec.game], spec, number))


@job
def lab_board(spec: GameSpec, number: int) -> LabBoard:
    """Return the final board of a game of a study, as spectators see it."""
    match = replay_lab_game(games()[spec.game], spec, number)
    view = match.game.view(match.state, SPECTATOR)
    return LabBoard(
        match.game.scene(spec.setup()),
        deserted(match.game.client_view(view)),
        updates.build_seats(match, set(), set()),
    )
