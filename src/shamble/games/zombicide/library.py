"""All missions, the printed ones and those that tables bring, by number."""

from typing import Final

from shamble.games.zombicide.board import BOARDS, DATA, number_of
from shamble.games.zombicide.bot import weights
from shamble.games.zombicide.mission import MISSIONS, Mission
from shamble.games.zombicide.mission_file import read_mission


def add(mission: Mission) -> int:
    """Return the number of a mission; one of the same id has been added already."""
    number = number_of(mission.id)
    if number < 0:
        number = len(BOARDS)
        BOARDS.append(mission.board)
        MISSIONS.append(mission)
        weights.grow()
    return number


def _printed() -> tuple[str, ...]:
    for path in sorted((DATA / "missions").glob("*.toml")):
        add(read_mission(path.read_text("utf-8"), path.stem))
    return tuple([mission.id for mission in MISSIONS])


PRINTED: Final = _printed()  # ids of the printed missions
