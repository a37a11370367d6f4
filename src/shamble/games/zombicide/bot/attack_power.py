"""Strength of attacks: expected hits of a weapon, of a pair, of the cards in hand."""

import itertools
from typing import Final

from shamble.games.zombicide import sheets
from shamble.games.zombicide.cards import CARDS, FATTY, KINDS, RUNNER, TOUGHNESS, WALKER
from shamble.games.zombicide.rules import combat
from shamble.games.zombicide.rules.combat import MELEE, PAIR, RANGED, SINGLE
from shamble.games.zombicide.rules.dice import BY_AMMO, rerolls
from shamble.games.zombicide.state import HANDS, Survivor, ZombicideState

MOLOTOV = "molotov"
MOLOTOV_KILLS = 4.0  # estimate


def hit_chance(s: Survivor, accuracy: int, melee: bool) -> float:
    """Compute the chance of one die, at least a sixth."""
    return max(1, min(6, 7 - accuracy + combat.plus_of(s, melee))) / 6


def hits(g: ZombicideState, s: Survivor, card: int, melee: bool, both: bool) -> float:
    """Compute the expected hits of an attack; a possible re-roll makes it more."""
    kind = CARDS[card]
    if kind.id == MOLOTOV:
        return MOLOTOV_KILLS
    chance = hit_chance(s, kind.accuracy, melee)
    if s.has(sheets.LUCKY) or (not melee and rerolls(g, _number(g, s), kind, RANGED) & BY_AMMO):
        chance = chance + (1 - chance) * chance * 0.6
    return combat.dice_of(g, s, kind, melee, both) * chance


def _number(g: ZombicideState, s: Survivor) -> int:
    for n, other in enumerate(g.survivors):
        if other.sheet == s.sheet:
            return n
    return 0


class Might:
    """Attack strength of a survivor with its cards.

    Survivors with the same skills and kinds of cards share one: it is needed at every step, while cards
    rarely change hands.
    """

    def __init__(self, g: ZombicideState, s: Survivor, number: int) -> None:
        self.number = number
        self.melee = _melee_hits(g, s)
        self.ranged = _ranged_hits(g, s)
        self.strong = _strong_arm(s)
        self._hits: dict[int, float] = {}  # by card in hand; for two of them by card + BOTH

    def best(self, g: ZombicideState, s: Survivor, slots: list[int]) -> float:
        """Compute the expected hits of the best attack with these hands, Molotovs not counted."""
        one, other = slots[0], slots[1]
        hits = max(self._with_one(g, s, one), self._with_one(g, s, other))
        if one >= 0 and other >= 0 and CARDS[one] is CARDS[other]:
            hits = max(hits, self._with_both(g, s, one))
        return hits

    def _with_one(self, g: ZombicideState, s: Survivor, card: int) -> float:
        if card < 0:
            return 0.0
        known = self._hits.get(card)
        if known is None:
            known = self._hits[card] = _any_hits(g, s, card, SINGLE)
        return known

    def _with_both(self, g: ZombicideState, s: Survivor, card: int) -> float:
        """Compute the expected hits with both hands at once, where that is allowed (ZC-08.14)."""
        known = self._hits.get(card + BOTH)
        if known is None:
            known = self._hits[card + BOTH] = _any_hits(g, s, card, PAIR)
        return known


BOTH: Final = 1000
MAX_CACHED_MIGHTS: Final = 4096
MAX_CACHED_RECORDS: Final = 256
FIRST: Final[list[int]] = [CARDS.index(kind) for kind in CARDS]  # for every card the first card of its kind
NUMBERS: Final = itertools.count()
BY_RECORD: Final[dict[Survivor, Might]] = {}
BY_KINDS: Final[dict[tuple[object, ...], Might]] = {}


def might(g: ZombicideState, s: Survivor) -> Might:
    """Return a survivor's attack strength.

    A `Survivor` object never changes, so the cache is looked up by it first.
    """
    known = BY_RECORD.get(s)
    return known if known is not None else _new_might(g, s)


def _new_might(g: ZombicideState, s: Survivor) -> Might:
    if len(BY_RECORD) >= MAX_CACHED_RECORDS:
        BY_RECORD.clear()
    if len(BY_KINDS) >= MAX_CACHED_MIGHTS:
        BY_KINDS.clear()
    kinds = [card if card < 0 else FIRST[card] for card in s.slots]
    key = (tuple(kinds), s.skills, g.rules.faq_dual_dice)
    known = BY_KINDS.get(key)
    if known is None:
        known = BY_KINDS[key] = Might(g, s, next(NUMBERS))
    BY_RECORD[s] = known
    return known


def melee_hits(g: ZombicideState, s: Survivor) -> float:
    """Compute the expected hits of the best melee attack with the cards in hand."""
    return might(g, s).melee


def ranged_hits(g: ZombicideState, s: Survivor) -> float:
    """Compute the expected hits of the best ranged attack, Molotovs not counted."""
    return might(g, s).ranged


def best_hits(g: ZombicideState, s: Survivor) -> float:
    known = might(g, s)
    return max(known.melee, known.ranged)


def _melee_hits(g: ZombicideState, s: Survivor) -> float:
    best = 0.0
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.melee:
            best = max(best, hits(g, s, s.slots[slot], MELEE, SINGLE))
    one = s.in_hand(0)
    if one is not None and one.melee and combat.pair_ready(g, s, MELEE):
        best = max(best, hits(g, s, s.slots[0], MELEE, PAIR))
    return best


def _ranged_hits(g: ZombicideState, s: Survivor) -> float:
    best = 0.0
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.ranged and kind.id != MOLOTOV:
            best = max(best, hits(g, s, s.slots[slot], RANGED, SINGLE))
    one = s.in_hand(0)
    if one is not None and one is s.in_hand(1) and one.ranged and combat.is_dual(s, one, RANGED):
        best = max(best, hits(g, s, s.slots[0], RANGED, PAIR))
    return best


def _any_hits(g: ZombicideState, s: Survivor, card: int, both: bool) -> float:
    """Compute the expected hits with a card in hand, the better of melee and ranged."""
    kind = CARDS[card]
    best = 0.0
    if kind.melee and (not both or combat.is_dual(s, kind, MELEE)):
        best = hits(g, s, card, MELEE, both)
    if kind.ranged and (combat.is_dual(s, kind, RANGED) if both else kind.id != MOLOTOV):
        best = max(best, hits(g, s, card, RANGED, both))
    return best


def _strong_arm(s: Survivor) -> bool:
    """Return whether a card in hand kills a Fatty."""
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.damage >= TOUGHNESS[FATTY]:
            return True
    return False


def expected_kills(g: ZombicideState, zone: int, hit: float, damage: int, chooses: bool) -> list[float]:
    """Distribute expected hits over the kinds of zombie in a zone.

    Dangerous ones first if the player chooses; otherwise by priority, with the big ones in front of the
    Runners (ZC-08.23, ZC-08.24).
    """
    out = [0.0] * KINDS
    left = hit
    if chooses:
        for kind in (RUNNER, FATTY, WALKER, 3):
            if TOUGHNESS[kind] <= damage:
                out[kind] = min(left, g.horde(zone, kind))
                left -= out[kind]
        return out
    for kind in (WALKER, FATTY, 3, RUNNER):
        count = g.horde(zone, kind)
        if count and TOUGHNESS[kind] > damage:
            return out
        out[kind] = min(left, count)
        left -= out[kind]
    return out
