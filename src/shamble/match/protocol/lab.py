"""The lab: plans and results of bot studies."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from shamble.match.protocol.view import Seat


class LabChange(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lab/{run}/changes: compare with another value of one option."""

    option: str
    value: bool | int | str


class LabPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/lab: a setup that bots play many times."""

    game: str
    levels: list[str]  # bot level of each seat
    games: int
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    changes: list[LabChange] = []
    seed: int = 1


class LabRate(Struct, frozen=True):
    """How often a side won, with its 95 % interval."""

    games: int
    rate: float
    low: float
    high: float


class LabWhatIf(Struct, frozen=True):
    """The effect of a change, from the same games with and without it.

    `value`: the gain of the first side.
    """

    change: LabChange
    rate: LabRate
    value: float
    low: float
    high: float
    verdict: Literal["easier", "harder", "unclear"]


class LabGame(Struct, frozen=True):
    """A sample game. POST /api/lab/{run}/games/{number} opens it as a replay."""

    kind: str  # "typical-win", "typical-loss", "closest", "fastest", "longest"
    number: int
    rounds: int
    alive: int
    people: int
    kills: int


class LabTrait(Struct, frozen=True):
    """A trait of games that correlates with winning.

    `sure`: significant among all traits tested.
    """

    what: str
    value: float
    low: float
    high: float
    sure: bool


class LabRun(Struct, frozen=True, omit_defaults=True):
    """GET /api/lab/{run}: the progress and results of a run."""

    id: str
    plan: LabPlan
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    done: int  # games of the unchanged setup
    seconds: float
    per_second: float
    side: str = ""  # message key of the side whose wins count
    problem: str = ""
    funnel: list[LabRate] = []
    outcomes: dict[str, int] = {}
    rounds: float = 0.0
    survival: dict[str, list[float]] = {}
    deaths: dict[str, int] = {}  # by place
    kills: dict[str, int] = {}
    what_if: list[LabWhatIf] = []
    look_at: list[LabGame] = []
    traits: list[LabTrait] = []


class LabBoard(Struct, frozen=True):
    """GET /api/lab/{run}/board: the empty board for the map of deaths."""

    scene: Any
    view: Any
    seats: list[Seat]


class Lab(Struct, frozen=True, omit_defaults=True):
    """GET /api/lab: whether this server has a lab, and its runs."""

    open: bool
    most: int = 0  # maximum games of a run
    runs: list[LabRun] = []
