"""What worker processes do: think for bots, tell replays, check uploads. It never runs in the server's own process.

A worker is given the header and the log of a table as they are stored, and folds them itself; it remembers the tables
it has seen, and plays only the new entries. A bot is given its seat's view, its options and numbers, nothing else.
"""

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
from shamble.core import game as core
from shamble.core.actions import Action
from shamble.core.game import Game
from shamble.core.refusals import Refusal
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR
from shamble.lab.drawing import deserted
from shamble.lab.plan import Plan
from shamble.match import save_file
from shamble.match.analysis.hint import foresee
from shamble.match.analysis.lab_replay import rerun
from shamble.match.analysis.review import last_of, percent, verdicts
from shamble.match.analysis.summary import tale
from shamble.match.errors import TableError
from shamble.match.fair_dice.verification import proof
from shamble.match.installed_games import games
from shamble.match.log import Entry, Header
from shamble.match.match import ADVICE, Match
from shamble.match.protocol.events import EvaluatedOption, Hint
from shamble.match.protocol.lab import LabBoard
from shamble.match.protocol.review import ReviewedDecision
from shamble.match.protocol.view import Args, Message
from shamble.match.save_file import BadSave, Diverged
from shamble.match.view import updates
from shamble.match.view.delta import thinned
from shamble.match.view.options import to_option

REMEMBERED = 64  # tables
NICE = 5
THINK = "SHAMBLE_THINK"  # seconds a bot may think about a decision
USUAL_THINK = 1.0
LONGER = 3  # times as long for an expert

P = ParamSpec("P")
T = TypeVar("T")
JOBS: dict[str, Callable[..., Any]] = {}  # by name, as `shamble worker` is asked for them

_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)
_matches: OrderedDict[str, tuple[Match, int]] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def job(function: Callable[P, T]) -> Callable[P, T]:
    """Register a function that worker processes run for servers."""
    JOBS[function.__name__] = function
    return function


def begin() -> None:
    """Set a new worker up: polite, deaf to Ctrl-C, and gone as soon as the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def entries(lines: bytes) -> list[Entry]:
    """A log as it is stored: an entry a line."""
    return [_entry.decode(line) for line in lines.splitlines()]


def match_of(table: str, header: bytes, log: bytes) -> Match:
    """The match of a table; only what is new of its log is played."""
    match, used = _matches.pop(table, (None, 0))
    if match is None or used > len(log):
        match, used = Match.resume(_header.decode(header), []), 0
    match.load(entries(log[used:]))
    _matches[table] = (match, len(log))
    while len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


@job
def choose(table: str, header: bytes, log: bytes, seat: int, level: str) -> tuple[str, str, Args]:
    """What a bot of that level does in that seat: notation, and why."""
    match = match_of(table, header, log)
    options = match.options(seat)
    numbers = stream(match.header.seed, ADVICE + match.version * len(match.chairs) + seat)
    level = (
        level if is_known_level(level, match.game) else DEFAULT_LEVEL
    )  # a save may name one that is not there
    advice = bot_of(table, match.game, seat, level).choose(match.view(seat), options, numbers)
    return advice.action.text(match.state), advice.key, dict(advice.args)


@job
def hint(table: str, header: bytes, log: bytes, seat: int, idea: str) -> Hint:
    """What the best bot would do in that seat, what it compared, and what it thinks of an idea of one's own."""
    return foresee(match_of(table, header, log), seat, idea, think(HINT_LEVEL))


@job
def considered(
    table: str, header: bytes, log: bytes, seat: int, level: str
) -> tuple[Message, Message, list[EvaluatedOption]] | None:
    """What a bot of that level thinks of the seat's last choice, with what the seat knew then: what was done, why, and
    what else there was. None = it has chosen nothing yet."""
    match = match_of(table, header, log)
    asked = last_of(match, seat)
    if asked is None:
        return None
    game, g = match.game, asked.state
    numbers = stream(match.header.seed, ADVICE + asked.version * len(match.chairs) + seat)
    level = level if is_known_level(level, game) else DEFAULT_LEVEL
    advice = make_bot(level, game, think(level)).choose(game.view(g, seat), asked.options, numbers)
    told = [_about(g, one) for one in advice.evaluations]
    same = advice.action.text(g) == asked.chosen.text(g)
    reason = Message(advice.key, dict(advice.args)) if same else Message("thought-plan")
    return _done(g, asked.chosen), reason, told


def _done(g: State, action: Action[Any]) -> Message:
    told = to_option(g, action)
    return Message(told.key, told.args)


def _about(g: State, one: core.Evaluation) -> EvaluatedOption:
    about = Message(one.key, dict(one.args)) if one.key else _done(g, one.action)
    return EvaluatedOption(one.action.text(g), percent(one.chance), round(100 * one.spread), about)


def bot_of(table: str, game: Game[Any], seat: int, level: str) -> Bot:
    """The bot of a seat: it keeps to its plan from one decision to the next."""
    key = (table, seat, level)
    bot = _bots.pop(key, None) or make_bot(level, game, think(level))
    _bots[key] = bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return bot


def think(level: str) -> float:
    """How long a bot may think about a decision, in seconds."""
    try:
        seconds = float(os.environ.get(THINK, ""))
    except ValueError:
        seconds = USUAL_THINK
    return max(0.05, seconds) * (LONGER if level.startswith("expert") else 1)


@job
def replay(table: str, header: bytes, log: bytes, seats: list[int]) -> bytes:
    """The whole game as a link may know it, compressed and ready to be sent: it can be many megabytes."""
    told = msgspec.json.encode(thinned(updates.build_replay(match_of(table, header, log), seats, table)))
    return gzip.compress(told, 3, mtime=0)


@job
def review(
    table: str, header: bytes, log: bytes, seat: int, first: int, count: int
) -> list[ReviewedDecision | None]:
    """What the veteran thinks of some decisions of a seat."""
    return verdicts(match_of(table, header, log), seat, first, count)


@job
def export(table: str, header: bytes, log: bytes, secret: str) -> bytes:
    """The save file of a table; `secret`: what chance came from, if that may be told."""
    return save_file.dumps(match_of(table, header, log), secret)


@job
def proved(table: str, header: bytes, log: bytes, secret: str) -> bytes:
    """What it takes to roll a finished game again."""
    return msgspec.json.encode(proof(_header.decode(header), entries(log), secret))


@job
def remembered(table: str, header: bytes, log: bytes) -> bytes:
    """What is remembered of a table whose game is over; nothing of one where it is not."""
    found = tale(match_of(table, header, log))
    return msgspec.json.encode(found) if found is not None else b""


@job
def check(content: bytes) -> tuple[bytes, list[bytes]] | list[Message]:
    """An upload: its header and its log if it can be played, otherwise all that is wrong with it."""
    try:
        found = save_file.loads(content)
        save_file.revive(found)
    except BadSave as bad:
        return bad.problems
    except Diverged as bad:
        args: Args = {"step": bad.version, "text": bad.text, "problem": bad.why}
        return [Message("error-save-diverged", args)]
    except TableError as bad:
        return [_message(reason) for reason in bad.reasons]
    return msgspec.json.encode(found.header), [msgspec.json.encode(entry) for entry in found.log]


def _message(reason: Refusal) -> Message:
    return Message(reason.key, dict(reason.args))


# ---------------------------------------------------------------- in a worker process


@job
def replay_of(plan: Plan, number: int) -> bytes:
    """A game of a run as the content of a save."""
    return save_file.dumps(rerun(games()[plan.game], plan, number))


@job
def board_of(plan: Plan, number: int) -> LabBoard:
    """The board of a game at its end, as everybody may see it."""
    match = rerun(games()[plan.game], plan, number)
    view = match.game.view(match.state, SPECTATOR)
    return LabBoard(
        match.game.scene(plan.setup()),
        deserted(match.game.client_view(view)),
        updates.build_seats(match, set(), set()),
    )
