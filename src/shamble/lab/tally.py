"""Counts over many games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts over games; two tallies can be added."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)  # by "seat-N" and by side

    def count(self, outcome: str, winners: Sequence[int], sides: Sequence[str], decisions: int) -> None:
        """Count one more game.

        An outcome of "" is an unfinished game. An outcome that names a side is a win of that side alone,
        even if seats that changed sides win with it.
        """
        self.games += 1
        self.decisions += decisions
        if not outcome:
            self.unfinished += 1
            return
        self.outcomes[outcome] += 1
        self.wins.update(f"seat-{seat}" for seat in winners)
        self.wins.update({outcome} if outcome in sides else {sides[seat] for seat in winners})

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.wins.update(other.wins)
