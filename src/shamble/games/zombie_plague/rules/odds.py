"""Computed chances of attacks, shots and bites."""

from typing import Final

from shamble.games.zombie_plague.rules.cards.weapons import Weapon
from shamble.games.zombie_plague.rules.human_attacks import FACES, result_of

ONE: Final = 1 / 6  # one face
BARE_HANDS: Final = 1 / 36  # a 6 has to be rolled twice (ZP-08.13)
BITE: Final = 1 / 6  # two equal dice (ZP-09.01)


def chance_of(kind: Weapon | None, result: str) -> float:
    """Compute the chance that one die with a weapon gives this result (ZP-08.03)."""
    return len([face for face in FACES if result_of(kind, face) == result]) * ONE


def kill_chance(kind: Weapon | None) -> float:
    """Compute the chance that an attack kills one target; None = bare hands."""
    return BARE_HANDS if kind is None else chance_of(kind, "kill")


def once_in(chance: float, dice: int) -> float:
    """Compute the chance that at least one of that many dice succeeds."""
    return 1 - (1 - chance) ** dice
