"""Is it over? Asked after every death and after every step that could decide a scenario (AT-12, AT-G126)."""

from shamble.core.frames import Step
from shamble.games.all_things_zombie.rules.scenarios import settle
from shamble.games.all_things_zombie.state import HexState


class Settle(Step[HexState]):
    """Look whether the scenario is decided; if it is, what comes next is the scenario's business."""

    def run(self, g: HexState) -> None:
        settle(g)
