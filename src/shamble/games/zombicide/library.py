"""All missions, the printed ones and those that tables bring, by number."""

from typing import Final

from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.games.zombicide.board import BOARDS, DATA, number_of
from shamble.games.zombicide.bot import weights
from shamble.games.zombicide.mission import MISSIONS, Mission
from shamble.games.zombicide.mission_file import MissionError, read_mission

OWN: Final = "own"  # scenario of a table that brings its mission as the text of the option `mission`
MAX_MISSIONS: Final = 1000  # of one process; each board takes some memory
READ: Final[dict[str, int]] = {}  # number of each text that was added


def add(mission: Mission) -> int:
    """Return the number of a mission; one of the same id has been added already."""
    number = number_of(mission.id)
    if number < 0:
        number = len(BOARDS)
        BOARDS.append(mission.board)
        MISSIONS.append(mission)
        weights.grow()
    return number


def problems_of(text: str) -> list[Refusal]:
    """Return the faults of the text of a mission; none if it can be played."""
    if text in READ:
        return []
    try:
        read_mission(text)
    except MissionError as error:
        return error.problems
    if len(MISSIONS) >= MAX_MISSIONS:
        return [Refusal("no-mission-memory", "ZC-10.03", args={"most": MAX_MISSIONS, "line": 0, "where": ""})]
    return []


def mission_in(setup: Setup) -> int:
    """Return the number of the mission of a valid setup."""
    if setup.scenario != OWN:
        return number_of(setup.scenario)
    text = str(setup.options.get("mission", ""))
    if text not in READ:
        READ[text] = add(read_mission(text))
    return READ[text]


def _printed() -> tuple[str, ...]:
    for path in sorted((DATA / "missions").glob("*.toml")):
        add(read_mission(path.read_text("utf-8"), path.stem))
    return tuple([mission.id for mission in MISSIONS])


PRINTED: Final = _printed()  # ids of the printed missions
