"""Pytest plugin that tests the tests of a game with mutants of its rules.

`shamble rules --proved` starts it. The tests are collected once, and each runs once under a trace of the lines it
reaches. Each mutant runs in a fork: the code of one function is replaced, and the tests that reach its statement run
until one fails: those that carry one of its rule ids first, the quickest first. Results are appended to a file, so an
interrupted run continues; a mutant that was alive runs again when other tests reach it.

A test notices a mutant when it passes without the fault and fails twice with it, so a flaky test counts for nothing.
Running out of time or memory, and a module that does not load, are results of their own. Limits are in processor time,
so a busy machine changes nothing. A small sample runs the tests with an id of the mutant first and then all others,
without asking which of them reach it: to know that takes longer than such a sample. Mutants that were noticed before
(`--mutants-again`) meet that test first.
"""

import contextlib
import gc
import hashlib
import importlib
import inspect
import json
import mmap
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from shamble.core.game import Game, all_games
from shamble.core.ledger import load_ledger
from shamble.lab.mutants import Mutant, compiled, draw, find_mutants, parsed
from shamble.testing.plugin import cited_ids

MEMORY = 3 << 30  # bytes that a mutant can allocate
LEAST_S = 1.0  # processor time of a test that is quick without the fault
SLOWER = 10  # times as long as without the fault
UNKNOWN_S = 20.0  # processor time of a test that was not timed
TOTAL_S = 30.0  # processor time of the tests for one mutant, those with its ids not counted
ASLEEP_S = 300.0  # a test that waits this long without computing is stuck
SMALL_SAMPLE = 40  # mutants
QUICK_FIRST = ("tests/recorded", "tests/playthroughs")  # whose tests reach most of a game

KILLED, KILLED_BY_OTHERS, ALIVE, UNREACHED = "killed", "others", "alive", "unreached"
ENDLESS, BROKEN = (
    "endless",
    "broken",
)  # out of time or memory; a module did not load, or the interpreter crashed
FAILED, BREAKS, OUT_OF_MEMORY, NOT_MADE = 1, 2, 3, 70  # exit codes of a mutant's process; 0: no test fails
ERRORS = {
    "ImportError": BREAKS,
    "ModuleNotFoundError": BREAKS,
    "NameError": BREAKS,
    "SyntaxError": BREAKS,
    "MemoryError": OUT_OF_MEMORY,
}
OUT_OF_TIME = (signal.SIGPROF, signal.SIGALRM)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutants")
    group.addoption("--mutants", default="", metavar="GAME", help="test the tests of this game with mutants")
    group.addoption("--mutants-out", type=Path, help="file of results; a run continues it")
    group.addoption("--mutants-jobs", type=int, default=os.cpu_count() or 1)
    group.addoption("--mutants-sample", type=int, default=0, help="only this many, drawn by the seed")
    group.addoption("--mutants-seed", type=int, default=1)
    group.addoption(
        "--mutants-again", type=Path, help="JSON file: only these, [key, test that noticed it] each"
    )
    group.addoption("--mutants-only", default="", help="only mutants whose place contains this text")
    group.addoption(
        "--mutants-patience",
        type=float,
        default=TOTAL_S,
        help="seconds of the tests of other rules, for one mutant",
    )
    group.addoption("--mutants-seconds", type=float, default=0.0, help="begin no mutant after this time")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run mutants instead of the tests themselves, where they are asked for."""
    id = session.config.getoption("--mutants")
    if not id or session.testsfailed:
        return None
    game = all_games()[id]
    session.items[:] = [item for item in session.items if _is_about(item, game)]
    results: Path = session.config.getoption("--mutants-out")
    results.parent.mkdir(parents=True, exist_ok=True)
    session.config.option.tbstyle = "native"  # failures are counted, not shown
    mutants = find_mutants(game.folder(), game.prefix, load_ledger(game.folder()))
    only = session.config.getoption("--mutants-only")
    mutants = [mutant for mutant in mutants if only in mutant.place]
    sample = session.config.getoption("--mutants-sample")
    # in a drawn order, so that an interrupted run is a fair sample
    mutants = draw(mutants, sample or len(mutants), session.config.getoption("--mutants-seed"))
    again = session.config.getoption("--mutants-again")
    noticed: dict[str, str] = dict(json.loads(again.read_text("utf-8"))) if again else {}
    if again:
        mutants = [mutant for mutant in mutants if mutant.key in noticed]
    jobs = session.config.getoption("--mutants-jobs")
    reached = None
    if not again and not 0 < sample <= SMALL_SAMPLE:
        reached = _reach(session, game, jobs, results.with_suffix(".reach.json"))
    run = Run(session, game, reached, results, noticed)
    done = {entry["key"]: entry for entry in _lines(results)}
    waiting = [mutant for mutant in mutants if not run.still_holds(mutant, done.get(mutant.key))]
    run.all(waiting, jobs, session.config.getoption("--mutants-seconds"))
    return True


def reads(item: pytest.Item) -> str:
    """Return a digest of the source of a test function, or "" where there is none."""
    try:
        source = inspect.getsource(getattr(item, "function", None))  # type: ignore[arg-type]
    except (OSError, TypeError):
        return ""
    return hashlib.sha256(source.encode()).hexdigest()[:8]


def _is_about(item: pytest.Item, game: Game[Any]) -> bool:
    """Return whether a test is about this game: by its folder, or by the name of its case."""
    return game.folder().name in item.path.parts or game.id in item.nodeid


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            with contextlib.suppress(ValueError):  # a line that was cut off by a kill
                yield json.loads(line)


Reach = dict[str, tuple[float, list[str]]]  # test -> seconds, the lines it reaches as "file:line"


def _reach(session: pytest.Session, game: Game[Any], jobs: int, cache: Path) -> Reach:
    """Return what each test reaches, from the cache file if it is up to date."""
    known: Reach = {}
    made = cache.stat().st_mtime if cache.exists() else 0.0
    if all(path.stat().st_mtime < made for path in game.folder().rglob("*.py")):
        known = json.loads(cache.read_text("utf-8"))
    items = [item for item in session.items if item.nodeid not in known or item.path.stat().st_mtime > made]
    parts = []
    for job in range(jobs):
        part = cache.with_suffix(f".{job}.tmp")
        parts.append((_fork(lambda job=job, part=part: _watch(items[job::jobs], game, part)), part))
    for process, part in parts:
        _, status = os.waitpid(process, 0)
        if status:
            raise pytest.UsageError("a test fails without any fault: mend it first")
        known |= json.loads(part.read_text("utf-8"))
        part.unlink()
    if items:
        cache.write_text(json.dumps(known), "utf-8")
    return known


def _watch(items: list[pytest.Item], game: Game[Any], out: Path) -> int:
    """Run tests twice: to time them, and to note the lines of the game that each reaches."""
    lines = Lines(game)
    reach: Reach = {}
    for item in items:
        start = time.process_time()
        reports = runtestprotocol(item, log=False, nextitem=None)
        seconds = time.process_time() - start
        sys.settrace(lines.trace)
        reports += runtestprotocol(item, log=False, nextitem=None)
        sys.settrace(None)
        if any(report.failed for report in reports):
            sys.__stderr__.write(f"{item.nodeid} fails\n")  # type: ignore[union-attr]
            return 1
        reach[item.nodeid] = (seconds, lines.take())
    out.write_text(json.dumps(reach), "utf-8")
    return 0


class Lines:
    """The lines of a game that run under a trace."""

    def __init__(self, game: Game[Any]) -> None:
        self.top = f"{game.folder()}{os.sep}"
        self.inside: dict[CodeType, bool] = {}
        self.unrun_lines: dict[CodeType, set[int]] = {}

    def trace(self, frame: Any, event: str, argument: object) -> Any:
        """Trace the lines of a function of the game until all of them have run."""
        code = frame.f_code
        if not self.inside.setdefault(code, code.co_filename.startswith(self.top)):
            return None
        left = self.unrun_lines.get(code)
        if left is None:
            left = self.unrun_lines[code] = lines_in(code)
        if not left:
            return None

        def line(frame: Any, event: str, argument: object) -> Any:
            left.discard(frame.f_lineno)
            if not left:
                frame.f_trace_lines = False
            return line

        return line

    def take(self) -> list[str]:
        """Return the lines that ran as "file:line", and forget them."""
        ran = {
            f"{code.co_filename[len(self.top) :]}:{line}"
            for code, left in self.unrun_lines.items()
            for line in lines_in(code) - left
        }
        self.unrun_lines.clear()
        return sorted(ran)


def lines_in(code: CodeType) -> set[int]:
    """Return the lines of a code object that a trace can meet."""
    lines = {line for _, _, line in code.co_lines() if line is not None}
    return lines - {code.co_firstlineno} or lines


def _fork(work: Any) -> int:
    """Run `work` in a child process that exits with its result; return the process id."""
    process = os.fork()
    if process == 0:
        code = NOT_MADE
        try:
            code = work()
        finally:
            os._exit(code)
    return process


class Run:
    """Mutants of one game on their way through its tests."""

    def __init__(
        self,
        session: pytest.Session,
        game: Game[Any],
        reached: Reach | None,
        results: Path,
        noticed: dict[str, str],
    ) -> None:
        self.game = game
        self.noticed = noticed
        self.reached = reached
        self.results = results
        self.items = {item.nodeid: item for item in session.items}
        self.cites = {item.nodeid: set(cited_ids(item)[1]) for item in session.items}
        self.of: dict[str, list[str]] = {}
        for test, (_, lines) in (reached or {}).items():
            if test in self.items:
                for line in lines:
                    self.of.setdefault(line, []).append(test)
        self.patience: float = session.config.getoption("--mutants-patience")
        self.digests: dict[str, str] = {}
        self.terminal = session.config.get_terminal_writer()

    def still_holds(self, mutant: Mutant, entry: dict[str, Any] | None) -> bool:
        """Return whether the test that noticed it, or each test that did not, reads the same."""
        if entry is None:
            return False
        test = entry["test"]
        if test:
            return test in self.items and entry["reads"] == self.sources(test)
        return bool(entry["reads"] == self.read(self.tests(mutant)[0]))

    def read(self, tests: list[str]) -> str:
        """Return a digest of tests and their sources."""
        shown = sorted(f"{test} {self.sources(test)}" for test in tests)
        return hashlib.sha256("".join(shown).encode()).hexdigest()[:8]

    def sources(self, test: str) -> str:
        """Return a digest of the source of a test."""
        if test not in self.digests:
            self.digests[test] = reads(self.items[test])
        return self.digests[test]

    def all(self, mutants: list[Mutant], jobs: int, seconds: float) -> None:
        """Run mutants, some at a time, and append each result."""
        waiting = mutants[::-1]
        running: dict[int, tuple[Mutant, list[str], int, mmap.mmap]] = {}
        counts: dict[str, int] = {}
        start = time.monotonic()
        gc.freeze()  # so that a fork copies fewer pages
        while waiting or running:
            while waiting and len(running) < jobs:
                if seconds and time.monotonic() - start > seconds:
                    waiting.clear()
                    break
                mutant = waiting.pop()
                parsed(self.game.folder() / mutant.file)  # once for all forks
                tests, own = self.tests(mutant)
                if not tests:
                    self.note(mutant, UNREACHED, self.read([]), counts)
                    continue
                at = mmap.mmap(-1, 8)
                process = _fork(lambda m=mutant, t=tests, a=at: self.run(m, t, a))
                running[process] = (mutant, tests, own, at)
            if not running:
                continue
            process, status = os.wait()
            mutant, tests, own, at = running.pop(process)
            index = int.from_bytes(at[:8], "little")
            at.close()
            code = os.waitstatus_to_exitcode(status)
            if code == NOT_MADE:
                raise pytest.UsageError(f"{mutant.place} cannot be made")
            if code == 0:
                self.note(mutant, ALIVE, self.read(tests), counts)
                continue
            result = KILLED if index < own else KILLED_BY_OTHERS
            if code != FAILED:
                result = ENDLESS if code == OUT_OF_MEMORY or -code in OUT_OF_TIME else BROKEN
            self.note(mutant, result, self.sources(tests[index]), counts, tests[index])
        self.terminal.line(f"{self.game.id}: {counts} in {time.monotonic() - start:.0f} s")

    def tests(self, mutant: Mutant) -> tuple[list[str], int]:
        """Return the tests to run for a mutant, and how many of them carry one of its ids.

        Those come first, after the test that noticed it before; each part is in order of duration.
        """
        rules = set(mutant.rules)
        if self.reached is None:
            reaching = sorted(self.items, key=lambda test: not test.startswith(QUICK_FIRST))
        else:
            first, last = mutant.lines
            lines = [self.of.get(f"{mutant.file}:{line}", ()) for line in range(first, last + 1)]
            reaching = sorted(set().union(*lines), key=lambda test: (self.seconds(test), test))
        own = [test for test in reaching if rules & self.cites[test]]
        chosen = list(own)
        seconds = 0.0
        for test in reaching:
            if not rules & self.cites[test] and seconds < self.patience:
                chosen.append(test)
                seconds += self.seconds(test)
        before = self.noticed.get(mutant.key, "")
        if before in chosen:
            chosen.remove(before)
            chosen.insert(0, before)
        return chosen, len(own) if before in own or not before else 0

    def seconds(self, test: str) -> float:
        """Return the processor time of a test without a fault, as far as it is known."""
        return 0.0 if self.reached is None else self.reached[test][0]

    def run(self, mutant: Mutant, tests: list[str], at: mmap.mmap) -> int:
        """Make the fault in a child process and test until one fails; return an exit code."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        for number in OUT_OF_TIME:
            signal.signal(number, signal.SIG_DFL)
        function = find_function(self.game, mutant)
        plain = function.__code__
        fault = compiled(self.game.folder() / mutant.file, mutant)
        for index, test in enumerate(tests):
            at[:8] = index.to_bytes(8, "little")
            limit = UNKNOWN_S if self.reached is None else max(LEAST_S, SLOWER * self.seconds(test))
            signal.setitimer(signal.ITIMER_PROF, limit)
            signal.setitimer(signal.ITIMER_REAL, ASLEEP_S + limit)
            function.__code__ = fault
            code = self.once(test)
            if code and not self.once(test):  # a flaky test
                continue
            if code and self.reached is None:
                function.__code__ = plain
                if self.once(test):  # it fails without the fault as well
                    continue
            if code:
                return code
        return 0

    def once(self, test: str) -> int:
        """Run one test; return 0 if it passes, else an exit code."""
        for report in runtestprotocol(self.items[test], log=False, nextitem=None):
            if report.failed:
                crash = getattr(report.longrepr, "reprcrash", None)
                error = crash.message.partition(":")[0].strip() if crash is not None else ""
                return ERRORS.get(error, FAILED)
        return 0

    def note(self, mutant: Mutant, result: str, read: str, counts: dict[str, int], test: str = "") -> None:
        """Append a result to the file."""
        counts[result] = counts.get(result, 0) + 1
        entry = {"key": mutant.key, "place": mutant.place, "rules": mutant.rules, "result": result}
        entry |= {"test": test, "reads": read}
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        if result in (ALIVE, UNREACHED):
            self.terminal.line(f"{result}: {mutant.place} {' '.join(mutant.rules)}")


def find_function(game: Game[Any], mutant: Mutant) -> FunctionType:
    """Return the function of a mutant, below its decorators, with no cached results."""
    package = type(game).__module__
    module = mutant.file.removesuffix(".py").removesuffix("__init__").strip("/").replace("/", ".")
    target: Any = importlib.import_module(f"{package}.{module}" if module else package)
    for part in mutant.function.split("."):
        target = vars(target)[part]
    for name in ("fget", "__func__", "__wrapped__"):
        if hasattr(target, "cache_clear"):
            target.cache_clear()
        target = getattr(target, name, None) or target
    assert isinstance(target, FunctionType), f"{mutant.place} is no function"
    return target
