"""The story of a game, told at its end from what happened: why it ended so, what everybody did and what became of them,
and the moment on which it turned."""

from collections.abc import Sequence

from shamble.core.events import Event
from shamble.core.frames import Prompt


class Hero:
    """Somebody the story is about: a figure, or a player where players have one each."""

    def __init__(self, thing: str, name: Prompt, seat: int) -> None:
        self.thing = thing
        self.name = name
        self.seat = seat
        self.kills = 0
        self.finds = 0
        self.wounds = 0
        self.alive = True
        self.fate: Prompt | None = None


class GameStory:
    """Filled by a game that reads its events in order."""

    def __init__(self) -> None:
        self.why: Prompt | None = None  # who won and why, in one sentence
        self.heroes: list[Hero] = []
        self.round = 0
        self.weight = 0
        self.version = -1  # of the turning point
        self.turning_round = 0
        self.turning: Event | None = None

    def weigh(self, weight: int, version: int, event: Event) -> None:
        """Did it matter more than all that came before? The first of several such moments counts."""
        if weight > self.weight:
            self.weight = weight
            self.version = version
            self.turning_round = self.round
            self.turning = event


def join_names(names: Sequence[str]) -> str:
    """Several names as one argument: they are said with commas and "and" between."""
    return "@|" + "|".join(names)
