"""Leaving by an Exit zone with zombies in it (ZC-G77)."""

from shamble.core.refusals import Refusal
from shamble.games.zombicide.state import ZombicideState


def clear_zone_refusals(g: ZombicideState) -> list[Refusal]:
    """Return a refusal if the Exit zone has to be clear at this table and is not."""
    if g.rules.exit_needs_clear_zone and g.zombies_in(g.board().exit):
        return [Refusal("no-leave-zombies", "ZC-G77")]
    return []
