"""Studies that visitors start: a queue, and the results of each study so far.

One study at a time is played, in processes of its own. A study continues when its page is closed; it can
be stopped and keeps its results; the oldest ones are dropped. By default the lab is closed on a server
that others can reach, because any visitor could keep the machine busy."""

import logging
import os
import time
from collections import OrderedDict
from secrets import token_urlsafe
from threading import Lock, Thread
from typing import Any, Literal

from shamble.bots import LEVELS, is_known_level
from shamble.core.game import Game
from shamble.lab import study
from shamble.lab.batches import Batch, Processes, TooManyDeaths, play_batch
from shamble.lab.compare import winners
from shamble.lab.confidence_interval import wilson
from shamble.lab.game_row import Row
from shamble.lab.game_spec import GameFailed, GameSpec
from shamble.lab.statistics import holm, paired
from shamble.match.installed_games import games
from shamble.match.protocol.lab import LabChange, LabGame, LabPlan, LabRate, LabRun, LabTrait, LabWhatIf
from shamble.server import limits
from shamble.server.errors import HttpError

MAX_GAMES = 20_000  # of one study
MAX_CHANGES = 8  # options changed in one study
MAX_RUNS = 12  # studies in memory
MAX_WAITING = 4  # studies in the queue
MAX_RUN_S = 3600.0
GAMES_PER_BATCH = 10
MAX_TRAITS = 12  # that correlate with winning
REPORT_CACHE_S = 0.25
State = Literal["waiting", "running", "done", "stopped", "failed"]

log = logging.getLogger(__name__)


class StudyRun:
    """A study: the same games with the setup as it is, and with one option changed each."""

    def __init__(self, game: Game[Any], request: LabPlan, plan: GameSpec) -> None:
        self.id = token_urlsafe(9)
        self.game = game
        self.request = request
        self.plan = plan
        self.changes: list[tuple[LabChange, GameSpec]] = []
        self.rows: list[list[Row]] = [[]]
        self.state: State = "waiting"
        self.problem = ""
        self.began = 0.0
        self.seconds = 0.0
        self._report_cache: tuple[float, LabRun | None] = (0.0, None)

    def add_change(self, change: LabChange) -> None:
        """Add an arm with one option changed. Raises `HttpError` if it cannot be played."""
        if len(self.changes) >= MAX_CHANGES:
            raise HttpError(400, "error-lab-changes", {"most": MAX_CHANGES})
        if any(change == other for other, _ in self.changes):
            return
        options = {**self.plan.options, change.option: change.value}
        plan = GameSpec(
            self.plan.game, self.plan.mode, self.plan.scenario, options, self.plan.levels, self.plan.seed
        )
        for reason in self.game.check(plan.setup()):
            raise HttpError(400, reason.key, dict(reason.args))
        self.rows.append([])
        self.changes.append((change, plan))

    def missing(self, most: int) -> list[Batch]:
        """Return up to `most` batches to play next, the arms with the fewest games first."""
        plans = [self.plan, *(plan for _, plan in self.changes)]
        behind = sorted(range(len(plans)), key=lambda arm: len(self.rows[arm]))
        out: list[Batch] = []
        for arm in behind * most:
            first = len(self.rows[arm]) + sum(batch.last - batch.first for batch in out if batch.arm == arm)
            if first < self.request.games and len(out) < most:
                out.append(Batch(arm, plans[arm], first, min(first + GAMES_PER_BATCH, self.request.games)))
        return out

    def add_rows(self, batch: Batch, rows: list[Row]) -> None:
        self.rows[batch.arm] = sorted([*self.rows[batch.arm], *rows], key=lambda row: row.number)

    # ------------------------------------------------------------ results

    def report(self) -> LabRun:
        """Return the results so far, cached for a moment because counting takes a while."""
        now = time.monotonic()
        made_at, report = self._report_cache
        if report is None or now - made_at > REPORT_CACHE_S or report.state != self.state:
            report = self._count()
            self._report_cache = now, report
        return report

    def _count(self) -> LabRun:
        rows = self._complete_rows(0)
        sides = self.plan.sides(self.game)
        summary = study.heat(rows)
        seconds = time.monotonic() - self.began if self.state == "running" else self.seconds
        played = sum(len(arm) for arm in self.rows)
        outcomes = {name: int(entry["games"]) for name, entry in study.outcomes(rows).items()} if rows else {}
        by_number = {row.number: row for row in rows}
        return LabRun(
            id=self.id,
            plan=LabPlan(**{**_fields(self.request), "changes": [change for change, _ in self.changes]}),
            state=self.state,
            done=len(rows),
            seconds=round(seconds, 1),
            per_second=round(played / seconds, 2) if seconds else 0.0,
            side=self.game.sides(self.plan.setup())[0],
            problem=self.problem,
            funnel=[LabRate(**point) for point in _points(study.funnel(self.game, self.plan, rows))],
            outcomes=outcomes,
            rounds=round(sum(row.rounds for row in rows) / len(rows), 2) if rows else 0.0,
            survival=study.survival(rows) if rows else {},
            deaths=summary["deaths"],
            kills=summary["kills"],
            what_if=self._what_if(rows, sides),
            look_at=[
                _sample_game(kind, by_number[number])
                for kind, number in (study.look_at(sides[0], sides, rows).items() if rows else ())
            ],
            traits=[
                LabTrait(
                    trait["what"], trait["value"], trait["low"], trait["high"], trait["corrected"] < 0.05
                )
                for trait in (study.influence(rows)[:MAX_TRAITS] if rows else ())
            ],
        )

    def _complete_rows(self, arm: int) -> list[Row]:
        """List the games of an arm up to the first gap, so that results do not depend on timing."""
        rows = self.rows[arm]
        count = 0
        while count < len(rows) and rows[count].number == count:
            count += 1
        return rows[:count]

    def _what_if(self, base: list[Row], sides: list[str]) -> list[LabWhatIf]:
        compared = []
        for arm, (change, plan) in enumerate(self.changes, 1):
            rows = self._complete_rows(arm)[: len(base)]
            others = plan.sides(self.game)
            pairs = [
                (sides[0] in winners(sides, x), sides[0] in winners(others, y))
                for x, y in zip(base, rows, strict=False)
            ]
            wins = sum(after for _, after in pairs)
            low, high = wilson(wins, len(pairs))
            rate = LabRate(len(pairs), wins / len(pairs) if pairs else 0.0, low, high)
            apart = paired(pairs.count((False, True)), pairs.count((True, False)), len(pairs))
            compared.append((change, rate, apart))
        corrected = holm({str(number): apart.chance for number, (_, _, apart) in enumerate(compared)})
        return [
            LabWhatIf(
                change,
                rate,
                apart.value,
                apart.low,
                apart.high,
                _verdict(apart.value, corrected[str(number)]),
            )
            for number, (change, rate, apart) in enumerate(compared)
        ]


def _fields(plan: LabPlan) -> dict[str, Any]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


def _points(points: list[dict[str, float]]) -> list[dict[str, Any]]:
    return [{**point, "games": int(point["games"])} for point in points]


def _sample_game(kind: str, row: Row) -> LabGame:
    fallen = len({death.who for death in row.deaths})
    return LabGame(
        kind, row.number, row.rounds, len(row.people) - fallen, len(row.people), sum(row.kills.values())
    )


def _verdict(value: float, chance: float) -> Literal["easier", "harder", "unclear"]:
    if chance >= 0.05:
        return "unclear"
    return "easier" if value > 0 else "harder"


class StudyQueue:
    """The studies of a server. One at a time is played, by `jobs` processes."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or max(1, (os.cpu_count() or 2) - 1)
        self.runs: OrderedDict[str, StudyRun] = OrderedDict()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._closing = False

    def start(self, request: LabPlan) -> StudyRun:
        """Add a study to the queue. Raises `HttpError` if it cannot be played."""
        game = games().get(request.game)
        if game is None:
            raise HttpError(404, "error-no-such-game", {"game": request.game[: limits.MAX_NAME_CHARS]})
        for level in request.levels[:99]:
            if "@" in level or not is_known_level(level, game):
                raise HttpError(
                    400, "no-bot", {"bot": level[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}
                )
        setup = game.default_setup(len(request.levels), request.mode, request.scenario)
        setup.options = dict(request.options)
        for reason in game.check(setup):
            raise HttpError(400, reason.key, dict(reason.args))
        if not 1 <= request.games <= MAX_GAMES:
            raise HttpError(400, "error-lab-games", {"most": MAX_GAMES})
        plan = GameSpec(
            game.id, setup.mode, setup.scenario, setup.options, tuple(request.levels), request.seed
        )
        run = StudyRun(game, request, plan)
        for change in request.changes:
            run.add_change(change)
        with self._lock:
            if sum(other.state == "waiting" for other in self.runs.values()) >= MAX_WAITING:
                raise HttpError(429, "error-lab-busy")
            self.runs[run.id] = run
            for old in list(self.runs.values())[:-MAX_RUNS]:
                if old.state not in ("waiting", "running"):
                    del self.runs[old.id]
        self._start_thread()
        return run

    def find(self, id: str) -> StudyRun:
        run = self.runs.get(id)
        if run is None:
            raise HttpError(404, "error-lab-run")
        return run

    def add_change(self, run: StudyRun, change: LabChange) -> None:
        """Add an arm to a study, and continue it if it was done or stopped."""
        run.add_change(change)
        if run.state in ("done", "stopped"):
            run.state = "waiting"
            self._start_thread()

    def stop(self, run: StudyRun) -> None:
        if run.state in ("waiting", "running"):
            run.seconds = time.monotonic() - run.began if run.began else 0.0
            run.state = "stopped"

    def close(self) -> None:
        self._closing = True
        thread = self._thread
        if thread is not None:
            thread.join(10)

    # ------------------------------------------------------------ thread

    def _start_thread(self) -> None:
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="lab", daemon=True)
                self._thread.start()

    def _work(self) -> None:
        """Play the waiting studies in order."""
        team = Processes(self.jobs, play_batch)
        try:
            while not self._closing:
                with self._lock:
                    run = next((run for run in self.runs.values() if run.state == "waiting"), None)
                    if run is None:
                        self._thread = None
                        return
                    run.state = "running"
                team = self._play(run, team)
        finally:
            team.close()

    def _play(self, run: StudyRun, team: Processes[list[Row]]) -> Processes[list[Row]]:
        """Play a study until it is done, stopped or too long; return the processes to use next."""
        run.began = time.monotonic() - run.seconds
        try:
            while self._is_running(run):
                batches = run.missing(2 * self.jobs)
                if not batches:
                    self._end(run, "done")
                for batch, rows in team.play(batches):
                    if not self._is_running(run):
                        team.close()
                        return Processes(self.jobs, play_batch)
                    run.add_rows(batch, rows)
                if time.monotonic() - run.began > MAX_RUN_S:
                    self._end(run, "stopped")
        except (GameFailed, TooManyDeaths) as failure:
            log.warning("a study of the lab failed: %s", failure)
            run.problem = str(failure)
            self._end(run, "failed")
        return team

    def _is_running(self, run: StudyRun) -> bool:
        return run.state == "running" and not self._closing

    @staticmethod
    def _end(run: StudyRun, state: State) -> None:
        run.seconds = time.monotonic() - run.began
        run.state = state
