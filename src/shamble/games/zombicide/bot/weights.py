"""The novice's weights: one number for each consideration, per mission.

The numbers are in `data/weights.toml`, with how they were found; `python -m tools.tune_novice` looks for better
ones.
"""

import tomllib
from typing import Any, Final

from shamble.games.zombicide.board import BOARDS, DATA, Board
from shamble.games.zombicide.state import ZombicideState

NAMES: Final = (
    # Positions.
    "wound",  # per bite
    "death",  # per survivor lost
    "step",  # per step nearer to the goal
    "alone",  # no friend within a step
    "ahead",  # per step that the team is left behind
    "pressure",  # per zombie one step away that cannot be killed in the next round
    "hurt",  # a bite to a wounded survivor
    "together",  # per friend in the zone
    # Killing.
    "in_our_zone",
    "next_to_us",
    "in_the_way",
    "far_off",
    "fast",  # extra for a Runner
    "restraint",  # factor if the kill would raise the Danger Level
    # Searching and doors.
    "unarmed",
    "ill_armed",
    "armed",
    "camping",
    "door_shut",  # a building that will spawn
    "door_known",  # a building that has spawned
    "trade",
    # Ways.
    "per_zombie",
    "door",
    "per_room",
    "loose",  # how near to the goal survivors must be who need not reach it themselves
    "fatties",  # share of the Fatties that no survivor can kill
    "nearby",  # per zombie one step away, even if it can be killed
    "frail",  # factor for bites where every survivor must live
    "monster",  # a step away from an Abomination; half as much two steps away
    "hunt",  # per zombie that can be killed from there with the actions left
    # The plan.
    "haste",  # how much of a hurry the team is in: long ways, or few survivors to fight
    "camp",  # rounds at the beginning in which the team looks for weapons first
    "camp_share",  # while more than this share of the team needs weapons
    "quiet_share",  # the same behind closed doors
    "longest_camp",  # rounds behind closed doors
    "most_zombies",  # beyond the doors
    "enough",  # expected hits that satisfy a survivor
    "gather",  # share of the team that has to be near when a building is opened
    "actions",  # actions the opener needs left
    "force",  # hits at hand for each zombie expected; 0 = do not check
    "body",  # per step away from the survivors who have had their turn: the team moves as one
    "stride",  # zones that the first of them can go ahead
    "relay",  # how near to a key a friend has to be for the others to wait at its door; 0 = all go
    "dash",  # factor for haste when a single goal is left
    "thought",  # share of its time that the veteran spends on searching here
    "cover",  # share of friends' coming shots that is counted on
    # Cars.
    "point",  # per zombie run over
    "bite",  # per bite for those in the car
    "lure",  # zombies that could be run over next
    # What the veteran's team can decide for a round.
    "aim",  # which of the mission's tokens is next: 0 = the nearest, 1 = the second
    "patrol",  # 1 = a police car is where the team looks for weapons
)

WOUND: Final = 0
DEATH: Final = 1
STEP: Final = 2
ALONE: Final = 3
AHEAD: Final = 4
PRESSURE: Final = 5
HURT: Final = 6
TOGETHER: Final = 7
IN_OUR_ZONE: Final = 8
NEXT_TO_US: Final = 9
IN_THE_WAY: Final = 10
FAR_OFF: Final = 11
FAST: Final = 12
RESTRAINT: Final = 13
UNARMED: Final = 14
ILL_ARMED: Final = 15
ARMED: Final = 16
CAMPING: Final = 17
DOOR_SHUT: Final = 18
DOOR_KNOWN: Final = 19
TRADE: Final = 20
PER_ZOMBIE: Final = 21
DOOR: Final = 22
PER_ROOM: Final = 23
LOOSE: Final = 24
FATTIES: Final = 25
NEARBY: Final = 26
FRAIL: Final = 27
MONSTER: Final = 28
HUNT: Final = 29
HASTE: Final = 30
CAMP: Final = 31
CAMP_SHARE: Final = 32
QUIET_SHARE: Final = 33
LONGEST_CAMP: Final = 34
MOST_ZOMBIES: Final = 35
ENOUGH: Final = 36
GATHER: Final = 37
ACTIONS: Final = 38
FORCE: Final = 39
BODY: Final = 40
STRIDE: Final = 41
RELAY: Final = 42
DASH: Final = 43
THOUGHT: Final = 44
COVER: Final = 45
POINT: Final = 46
BITE: Final = 47
LURE: Final = 48
AIM: Final = 49
PATROL: Final = 50


FIXED: Final = (
    "per_zombie",
    "door",
    "per_room",
    "fatties",
    "monster",
)  # weights on which caches depend


MANY_DOORS: Final = 5


class Stance:
    """How the whole team plays for a round: some weights are replaced."""

    def __init__(self, name: str, rows: list[list[float]]) -> None:
        self.name = name
        self.rows = rows  # by the number of the mission


def data() -> dict[str, Any]:
    return tomllib.loads((DATA / "weights.toml").read_text("utf-8"))


def row_of(stored: dict[str, Any], board: Board) -> list[float]:
    """Return the weights of a mission: the common ones, and its own or those of its features."""
    own = stored.get(board.id, {}) if "@" not in board.id else by_features(stored["feature"], board)
    return [float(own.get(name, stored["all"][name])) for name in NAMES]


def by_features(stored: dict[str, Any], board: Board) -> dict[str, float]:
    """Return weights for a mission that a table brings, by what lies on its map."""
    out: dict[str, float] = {}
    if len(board.spawns) > 1:
        out.update(stored["several_spawns"])
    if board.street[board.start] and len(board.doors) >= MANY_DOORS:
        out.update(stored["many_doors"])
    if any(door.color != "red" for door in board.doors):
        out.update(stored["locks"])
    return out


def stance_row(stance: dict[str, Any], usual: list[float]) -> list[float]:
    """Return the weights of a mission in a stance: some are set, some are multiplied."""
    row = usual[:]
    for weight, value in stance.get("set", {}).items():
        row[place_of(weight)] = float(value)
    for weight, factor in stance.get("times", {}).items():
        row[place_of(weight)] *= float(factor)
    return row


def place_of(weight: str) -> int:
    """Return the index of a weight that a stance is allowed to change."""
    if weight in FIXED:
        raise ValueError(f"{weight} is the same in every stance")
    return NAMES.index(weight)


STORED: Final = data()
WEIGHTS: Final[list[list[float]]] = []  # by the number of the mission
STANCES: Final[list[Stance]] = [Stance(name, []) for name in STORED["stance"]]
ACTIVE_STANCES: Final[list[Stance]] = []  # the stance being searched or played, if any


def grow() -> None:
    """Add the weights of the missions that have none yet."""
    while len(WEIGHTS) < len(BOARDS):
        row = row_of(STORED, BOARDS[len(WEIGHTS)])
        WEIGHTS.append(row)
        for stance in STANCES:
            stance.rows.append(stance_row(STORED["stance"][stance.name], row))


def of(g: ZombicideState) -> list[float]:
    return ACTIVE_STANCES[0].rows[g.mission] if ACTIVE_STANCES else WEIGHTS[g.mission]
