"""Questions about a survivor."""

from shamble.core.frames import Ask
from shamble.games.zombicide import names
from shamble.games.zombicide.state import ZombicideState


class AskSurvivor(Ask[ZombicideState]):
    """Its player decides."""

    survivor: int

    def seat(self, g: ZombicideState) -> int:
        return g.survivors[self.survivor].seat

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)
