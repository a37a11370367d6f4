"""Computed chances: that an attack kills, that a friend is hit, of finds in a search."""

from typing import Final

from shamble.games.zombicide.cards import CARDS, Equipment
from shamble.games.zombicide.rules import combat
from shamble.games.zombicide.rules.combat import IN_ORDER, NO_ZONE, RANGED
from shamble.games.zombicide.rules.dice import rerolls
from shamble.games.zombicide.rules.searching import FLASHLIGHT, SCREAM
from shamble.games.zombicide.state import Survivor, ZombicideState

WEAPONS: Final = [card for card, kind in enumerate(CARDS) if kind.weapon]
SCREAMS: Final = [card for card, kind in enumerate(CARDS) if kind.id == SCREAM]


def at_least(dice: int, chance: float, hits: int) -> float:
    """Compute the chance of at least that many hits."""
    less, ways = 0.0, 1
    for k in range(min(hits, dice + 1)):
        less += ways * chance**k * (1 - chance) ** (dice - k)
        ways = ways * (dice - k) // (k + 1)
    return 1 - less


def least_face(s: Survivor, kind: Equipment, melee: bool) -> int:
    """Find the lowest face that hits (ZC-08.06, ZC-09.05 to ZC-09.07)."""
    return max(1, kind.accuracy - combat.plus_of(s, melee))


def dice_at(g: ZombicideState, s: Survivor, kind: Equipment, melee: bool, both: bool, other: int) -> int:
    """Return the dice for the first target.

    With Trick shot the second weapon has another target (ZC-09.36).
    """
    dice = combat.dice_of(g, s, kind, melee, both)
    return dice - combat.second_dice(g, s, kind, RANGED) if other != NO_ZONE else dice


def kill_chance(
    g: ZombicideState, survivor: int, slot: int, melee: bool, both: bool, zone: int, other: int
) -> float:
    """Compute the chance that an attack kills at least one zombie, using re-rolls (ZC-G52)."""
    s = g.survivors[survivor]
    kind = CARDS[s.slots[slot]]
    if kind.dice == 0:
        return 1.0
    how = combat.how_of(g, s, s.slots[slot], melee)
    if not combat.vulnerable(g, zone, kind.damage, how):
        return 0.0
    dice = dice_at(g, s, kind, melee, both, other)
    absorbed = friends_take(g, survivor, zone, kind.damage) if how == IN_ORDER else 0
    once = at_least(dice, (7 - least_face(s, kind, melee)) / 6, absorbed + 1)
    again = rerolls(g, survivor, kind, melee).bit_count()
    return round(1 - (1 - once) ** (1 + again), 4)


def friends_take(g: ZombicideState, shooter: int, zone: int, damage: int) -> int:
    """Return the hits that survivors in the way take before any zombie (ZC-08.23)."""
    taken = 0
    for n in g.in_zone(zone):
        if n != shooter:
            left = 2 - g.survivors[n].wounds()
            taken += (left + damage - 1) // damage
    return taken


def deck(g: ZombicideState) -> list[list[int]]:
    """List the piles of the Equipment deck in the order of drawing.

    Cards on top come first; an empty deck is renewed from the discards (ZC-06.12).
    """
    return [pile for pile in (g.top, g.bag if g.top or g.bag else g.discards) if pile]


def draw_chance(g: ZombicideState, wanted: list[int], draws: int) -> float:
    """Compute the chance that the next draws include one of these cards (ZC-06.08)."""
    miss = 1.0
    for pile in deck(g):
        good = len([card for card in pile if card in wanted])
        for drawn in range(min(draws, len(pile))):
            miss *= max(0.0, 1 - good / (len(pile) - drawn))
        draws -= min(draws, len(pile))
    return 1 - miss


def search_chances(g: ZombicideState, survivor: int) -> tuple[float, float]:
    """Compute the chances of finding a weapon in a room and of waking a Walker."""
    draws = 1 + g.survivors[survivor].count(FLASHLIGHT)
    return draw_chance(g, WEAPONS, draws), draw_chance(g, SCREAMS, draws)


def police_chances(g: ZombicideState) -> tuple[float, float]:
    """Return the same chances for a police car (ZC-06.17, ZC-06.18).

    Cards are drawn until one of the two comes up.
    """
    cards = [card for pile in deck(g) for card in pile]
    weapons = len([card for card in cards if card in WEAPONS])
    screams = len([card for card in cards if card in SCREAMS])
    both = max(1, weapons + screams)
    return weapons / both, screams / both
