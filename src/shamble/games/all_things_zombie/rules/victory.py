"""Check for the end of a scenario after deaths and other deciding steps (AT-12, AT-G126)."""

from shamble.core.frames import Step
from shamble.games.all_things_zombie.rules.scenarios import settle
from shamble.games.all_things_zombie.state import HexState


class Settle(Step[HexState]):
    """End the scenario if it is decided."""

    def run(self, g: HexState) -> None:
        settle(g)
