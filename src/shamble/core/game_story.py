"""Highlights of a finished game: why it ended, what each hero did, and its turning point."""

from collections.abc import Sequence

from shamble.core.events import Event
from shamble.core.frames import Prompt


class Hero:
    """A figure, or a player in games where each player has one figure."""

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
    """Highlights, collected by a game that reads its events in order."""

    def __init__(self) -> None:
        self.why: Prompt | None = None  # who won and why, in one sentence
        self.heroes: list[Hero] = []
        self.round = 0
        self.weight = 0
        self.version = -1  # of the turning point
        self.turning_round = 0
        self.turning: Event | None = None

    def weigh(self, weight: int, version: int, event: Event) -> None:
        """Make this event the turning point if it has the highest weight so far."""
        if weight > self.weight:
            self.weight = weight
            self.version = version
            self.turning_round = self.round
            self.turning = event


def join_names(names: Sequence[str]) -> str:
    """Return several message keys as one argument, formatted as a list ("a, b and c")."""
    return "@|" + "|".join(names)
