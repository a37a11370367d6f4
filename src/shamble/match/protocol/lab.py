"""The lab: what is to be played, and what came of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from shamble.match.protocol.view import Seat


class LabChange(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lab/{run}/changes: what if one option had another value?"""

    option: str
    value: bool | int | str


class LabPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/lab: a table to be played many times by bots."""

    game: str
    levels: list[str]  # who sits where
    games: int
    mode: str = ""
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    changes: list[LabChange] = []
    seed: int = 1


class LabRate(Struct, frozen=True):
    """How often a side won, with its 95 % interval, after so many games."""

    games: int
    rate: float
    low: float
    high: float


class LabWhatIf(Struct, frozen=True):
    """A change beside the table as it is, the same games compared. `value` is what the first side gains."""

    change: LabChange
    rate: LabRate
    value: float
    low: float
    high: float
    verdict: Literal["easier", "harder", "unclear"]


class LabGame(Struct, frozen=True):
    """A game worth a look: POST /api/lab/{run}/games/{number} opens it as a replay."""

    kind: str  # "typical-win", "typical-loss", "closest", "fastest", "longest"
    number: int
    rounds: int
    alive: int
    people: int
    kills: int


class LabTrait(Struct, frozen=True):
    """What goes with winning; `sure`: hardly a fluke among all that was looked at."""

    what: str
    value: float
    low: float
    high: float
    sure: bool


class LabRun(Struct, frozen=True, omit_defaults=True):
    """GET /api/lab/{run}: how far it is, and what came of it so far."""

    id: str
    plan: LabPlan
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    done: int  # games of the table as it is
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
    """GET /api/lab/{run}/board: the board that deaths are drawn on, with nobody in the way of it."""

    scene: Any
    view: Any
    seats: list[Seat]


class Lab(Struct, frozen=True, omit_defaults=True):
    """GET /api/lab: is there a lab on this server, and what is it at?"""

    open: bool
    most: int = 0  # games of a run
    runs: list[LabRun] = []
