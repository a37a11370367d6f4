"""Questions. Nothing is asked any more once the game is won (ZC-04.12)."""

from shamble.core.actions import Action
from shamble.core.frames import Ask
from shamble.games.zombicide import names
from shamble.games.zombicide.rules.missions import finish, won
from shamble.games.zombicide.state import SETUP, ZombicideState


class Question(Ask[ZombicideState]):
    """Something the rules ask a player in passing. Nothing speaks against any of the answers."""

    def advance(self, g: ZombicideState) -> bool:
        return settled(g)

    def legal(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return self.candidates(g, seat)


def settled(g: ZombicideState) -> bool:
    """Has the game just been won, in the middle of an action? Then it is over (ZC-04.12)."""
    if g.phase == SETUP or not won(g):
        return False
    finish(g, "won")
    return True


class AskSurvivor(Question):
    """About a survivor: its player decides."""

    survivor: int

    def seat(self, g: ZombicideState) -> int:
        return g.survivors[self.survivor].seat

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)
