"""Base classes of questions, which are skipped once the game is won (ZC-04.12)."""

from shamble.core.actions import Action
from shamble.core.frames import Ask
from shamble.games.zombicide import names
from shamble.games.zombicide.rules.missions import end_if_won
from shamble.games.zombicide.state import ZombicideState


class Question(Ask[ZombicideState]):
    """A small rules question. Every candidate answer is legal."""

    def advance(self, g: ZombicideState) -> bool:
        return end_if_won(g)

    def legal(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return self.candidates(g, seat)


class AskSurvivor(Question):
    """Question about a survivor, which its player answers."""

    survivor: int

    def seat(self, g: ZombicideState) -> int:
        return g.survivors[self.survivor].seat

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)
