"""Chances, worked out and not tried: of a blow, a shot, a bite."""

from typing import Final

from shamble.games.zombie_plague.rules.cards.weapons import Weapon
from shamble.games.zombie_plague.rules.human_attacks import FACES, result_of

ONE: Final = 1 / 6  # of a face
BARE_HANDS: Final = 1 / 36  # a 6 has to be rolled twice (ZP-08.13)
BITE: Final = 1 / 6  # two dice alike (ZP-09.01)


def chance_of(kind: Weapon | None, result: str) -> float:
    """The chance that one die with a weapon comes to this result (ZP-08.03)."""
    return len([face for face in FACES if result_of(kind, face) == result]) * ONE


def kill_chance(kind: Weapon | None) -> float:
    """Of a blow or a shot at one target; with bare hands None."""
    return BARE_HANDS if kind is None else chance_of(kind, "kill")


def once_in(chance: float, dice: int) -> float:
    """The chance that at least one of so many dice does it."""
    return 1 - (1 - chance) ** dice
