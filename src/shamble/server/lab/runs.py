"""The lab of a server: studies that people ask for, played by processes of their own, a few at a time.

A run goes on when its page is closed. It can be stopped, and keeps what it has; the oldest ones are forgotten. The lab
is closed where others reach the server, unless told: anybody could keep the machine busy.
"""

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
from shamble.lab.plan import GameFailed, Plan
from shamble.lab.record import Row
from shamble.lab.statistics import holm, paired
from shamble.lab.wilson import wilson
from shamble.match.installed_games import games
from shamble.match.protocol.lab import LabChange, LabGame, LabPlan, LabRate, LabRun, LabTrait, LabWhatIf
from shamble.server import limits
from shamble.server.errors import HttpError

MOST_GAMES = 20_000
MOST_CHANGES = 8
MOST_RUNS = 12  # kept, the oldest are forgotten
MOST_WAITING = 4
LONGEST = 3600.0  # seconds of one run
BATCH = 10
TRAITS = 12  # told of what goes with winning
FRESH = 0.25  # seconds that an answer may be old
State = Literal["waiting", "running", "done", "stopped", "failed"]

log = logging.getLogger(__name__)


class Run:
    """A study under way: the table as it is, and beside it the same games with one change each."""

    def __init__(self, game: Game[Any], wanted: LabPlan, plan: Plan) -> None:
        self.id = token_urlsafe(9)
        self.game = game
        self.wanted = wanted
        self.plan = plan
        self.changes: list[tuple[LabChange, Plan]] = []
        self.rows: list[list[Row]] = [[]]
        self.state: State = "waiting"
        self.problem = ""
        self.began = 0.0
        self.seconds = 0.0
        self.told: tuple[float, LabRun] | None = None

    def change(self, change: LabChange) -> None:
        """One more arm. Raises `HttpError` where it cannot be played."""
        if len(self.changes) >= MOST_CHANGES:
            raise HttpError(400, "error-lab-changes", {"most": MOST_CHANGES})
        if any(change == other for other, _ in self.changes):
            return
        options = {**self.plan.options, change.option: change.value}
        plan = Plan(
            self.plan.game, self.plan.mode, self.plan.scenario, options, self.plan.levels, self.plan.seed
        )
        for reason in self.game.check(plan.setup()):
            raise HttpError(400, reason.key, dict(reason.args))
        self.rows.append([])
        self.changes.append((change, plan))

    def missing(self, most: int) -> list[Batch]:
        """What to play next: the table as it is and its changes go side by side."""
        plans = [self.plan, *(plan for _, plan in self.changes)]
        behind = sorted(range(len(plans)), key=lambda arm: len(self.rows[arm]))
        out: list[Batch] = []
        for arm in behind * most:
            first = len(self.rows[arm]) + sum(batch.last - batch.first for batch in out if batch.arm == arm)
            if first < self.wanted.games and len(out) < most:
                out.append(Batch(arm, plans[arm], first, min(first + BATCH, self.wanted.games)))
        return out

    def keep(self, batch: Batch, rows: list[Row]) -> None:
        self.rows[batch.arm] = sorted([*self.rows[batch.arm], *rows], key=lambda row: row.number)

    # ------------------------------------------------------------ what is told

    def tell(self) -> LabRun:
        """How far it is. Counting anew takes a while, so an answer may be a moment old."""
        now = time.monotonic()
        if self.told is None or now - self.told[0] > FRESH or self.told[1].state != self.state:
            self.told = now, self._count()
        return self.told[1]

    def _count(self) -> LabRun:
        rows = self._whole(0)
        sides = self.plan.sides(self.game)
        summary = study.heat(rows)
        seconds = time.monotonic() - self.began if self.state == "running" else self.seconds
        played = sum(len(arm) for arm in self.rows)
        outcomes = {name: int(entry["games"]) for name, entry in study.outcomes(rows).items()} if rows else {}
        by_number = {row.number: row for row in rows}
        return LabRun(
            id=self.id,
            plan=LabPlan(**{**_fields(self.wanted), "changes": [change for change, _ in self.changes]}),
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
                _look(kind, by_number[number])
                for kind, number in (study.look_at(sides[0], sides, rows).items() if rows else ())
            ],
            traits=[
                LabTrait(one["what"], one["value"], one["low"], one["high"], one["corrected"] < 0.05)
                for one in (study.influence(rows)[:TRAITS] if rows else ())
            ],
        )

    def _whole(self, arm: int) -> list[Row]:
        """The games of an arm from the first on without a gap, so that the numbers do not depend on who was quicker."""
        rows = self.rows[arm]
        whole = 0
        while whole < len(rows) and rows[whole].number == whole:
            whole += 1
        return rows[:whole]

    def _what_if(self, base: list[Row], sides: list[str]) -> list[LabWhatIf]:
        found = []
        for arm, (change, plan) in enumerate(self.changes, 1):
            rows = self._whole(arm)[: len(base)]
            others = plan.sides(self.game)
            pairs = [
                (sides[0] in winners(sides, x), sides[0] in winners(others, y))
                for x, y in zip(base, rows, strict=False)
            ]
            wins = sum(after for _, after in pairs)
            low, high = wilson(wins, len(pairs))
            rate = LabRate(len(pairs), wins / len(pairs) if pairs else 0.0, low, high)
            apart = paired(pairs.count((False, True)), pairs.count((True, False)), len(pairs))
            found.append((change, rate, apart))
        sure = holm({str(number): apart.chance for number, (_, _, apart) in enumerate(found)})
        return [
            LabWhatIf(
                change, rate, apart.value, apart.low, apart.high, _verdict(apart.value, sure[str(number)])
            )
            for number, (change, rate, apart) in enumerate(found)
        ]


def _fields(plan: LabPlan) -> dict[str, Any]:
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


def _points(points: list[dict[str, float]]) -> list[dict[str, Any]]:
    return [{**point, "games": int(point["games"])} for point in points]


def _look(kind: str, row: Row) -> LabGame:
    fallen = len({death.who for death in row.deaths})
    return LabGame(
        kind, row.number, row.rounds, len(row.people) - fallen, len(row.people), sum(row.kills.values())
    )


def _verdict(value: float, chance: float) -> Literal["easier", "harder", "unclear"]:
    if chance >= 0.05:
        return "unclear"
    return "easier" if value > 0 else "harder"


class Laboratory:
    """All runs of a server; one is played at a time, by `jobs` processes."""

    def __init__(self, is_open: bool, jobs: int | None = None) -> None:
        self.open = is_open
        self.jobs = jobs or max(1, (os.cpu_count() or 2) - 1)
        self.runs: OrderedDict[str, Run] = OrderedDict()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._closing = False

    def start(self, wanted: LabPlan) -> Run:
        """Take a run on. Raises `HttpError` with what is wrong with it."""
        game = games().get(wanted.game)
        if game is None:
            raise HttpError(404, "error-no-such-game", {"game": wanted.game[: limits.MAX_NAME_CHARS]})
        for level in wanted.levels[:99]:
            if "@" in level or not is_known_level(level, game):
                raise HttpError(
                    400, "no-bot", {"bot": level[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}
                )
        setup = game.default_setup(len(wanted.levels), wanted.mode, wanted.scenario)
        setup.options = dict(wanted.options)
        for reason in game.check(setup):
            raise HttpError(400, reason.key, dict(reason.args))
        if not 1 <= wanted.games <= MOST_GAMES:
            raise HttpError(400, "error-lab-games", {"most": MOST_GAMES})
        plan = Plan(game.id, setup.mode, setup.scenario, setup.options, tuple(wanted.levels), wanted.seed)
        run = Run(game, wanted, plan)
        for change in wanted.changes:
            run.change(change)
        with self._lock:
            if sum(other.state == "waiting" for other in self.runs.values()) >= MOST_WAITING:
                raise HttpError(429, "error-lab-busy")
            self.runs[run.id] = run
            for old in list(self.runs.values())[:-MOST_RUNS]:
                if old.state not in ("waiting", "running"):
                    del self.runs[old.id]
        self._wake()
        return run

    def find(self, id: str) -> Run:
        run = self.runs.get(id)
        if run is None:
            raise HttpError(404, "error-lab-run")
        return run

    def change(self, run: Run, change: LabChange) -> None:
        """What if? A run that was through goes on for it."""
        run.change(change)
        if run.state in ("done", "stopped"):
            run.state = "waiting"
            self._wake()

    def stop(self, run: Run) -> None:
        if run.state in ("waiting", "running"):
            run.seconds = time.monotonic() - run.began if run.began else 0.0
            run.state = "stopped"

    def close(self) -> None:
        self._closing = True
        thread = self._thread
        if thread is not None:
            thread.join(10)

    # ------------------------------------------------------------ playing

    def _wake(self) -> None:
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._work, name="lab", daemon=True)
                self._thread.start()

    def _work(self) -> None:
        """Play run after run, as they came."""
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

    def _play(self, run: Run, team: Processes[list[Row]]) -> Processes[list[Row]]:
        """Until it is through, stopped or too long; a team that was interrupted is replaced."""
        run.began = time.monotonic() - run.seconds
        try:
            while self._goes_on(run):
                batches = run.missing(2 * self.jobs)
                if not batches:
                    self._end(run, "done")
                for batch, rows in team.play(batches):
                    if not self._goes_on(run):
                        team.close()
                        return Processes(self.jobs, play_batch)
                    run.keep(batch, rows)
                if time.monotonic() - run.began > LONGEST:
                    self._end(run, "stopped")
        except (GameFailed, TooManyDeaths) as failure:
            log.warning("a run of the lab failed: %s", failure)
            run.problem = str(failure)
            self._end(run, "failed")
        return team

    def _goes_on(self, run: Run) -> bool:
        return run.state == "running" and not self._closing

    @staticmethod
    def _end(run: Run, state: State) -> None:
        run.seconds = time.monotonic() - run.began
        run.state = state
