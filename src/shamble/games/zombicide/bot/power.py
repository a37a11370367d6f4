"""What attacks are worth: expected hits of a weapon, of a pair, of whatever a survivor has in hand."""

from shamble.games.zombicide import sheets
from shamble.games.zombicide.cards import CARDS, FATTY, KINDS, RUNNER, TOUGHNESS, WALKER
from shamble.games.zombicide.rules import combat
from shamble.games.zombicide.rules.combat import MELEE, PAIR, RANGED, SINGLE
from shamble.games.zombicide.rules.dice import BY_AMMO, rerolls
from shamble.games.zombicide.state import HANDS, Survivor, ZombicideState

MOLOTOV = "molotov"
MOLOTOV_HITS = 4.0  # what it is thought to kill


def hit_chance(s: Survivor, accuracy: int, melee: bool) -> float:
    """The chance of one die, at least a sixth."""
    return max(1, min(6, 7 - accuracy + combat.plus_of(s, melee))) / 6


def hits(g: ZombicideState, s: Survivor, card: int, melee: bool, both: bool) -> float:
    """Expected hits of an attack; one that can be rolled again hits more often."""
    kind = CARDS[card]
    if kind.id == MOLOTOV:
        return MOLOTOV_HITS
    chance = hit_chance(s, kind.accuracy, melee)
    if s.has(sheets.LUCKY) or (not melee and rerolls(g, _number(g, s), kind, RANGED) & BY_AMMO):
        chance = chance + (1 - chance) * chance * 0.6
    return combat.dice_of(g, s, kind, melee, both) * chance


def _number(g: ZombicideState, s: Survivor) -> int:
    for n, other in enumerate(g.survivors):
        if other.sheet == s.sheet:
            return n
    return 0


def melee_hits(g: ZombicideState, s: Survivor) -> float:
    """Expected hits of the best blow with what is in the hands."""
    best = 0.0
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.melee:
            best = max(best, hits(g, s, s.slots[slot], MELEE, SINGLE))
    one = s.in_hand(0)
    if one is not None and one.melee and combat.pair_ready(g, s, MELEE):
        best = max(best, hits(g, s, s.slots[0], MELEE, PAIR))
    return best


def ranged_hits(g: ZombicideState, s: Survivor) -> float:
    """Expected hits of the best shot, Molotovs not counted."""
    best = 0.0
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.ranged and kind.id != MOLOTOV:
            best = max(best, hits(g, s, s.slots[slot], RANGED, SINGLE))
    one = s.in_hand(0)
    if one is not None and one is s.in_hand(1) and one.ranged and combat.is_dual(s, one, RANGED):
        best = max(best, hits(g, s, s.slots[0], RANGED, PAIR))
    return best


def best_hits(g: ZombicideState, s: Survivor) -> float:
    return max(melee_hits(g, s), ranged_hits(g, s))


def strong_arm(s: Survivor) -> bool:
    """Something in hand that kills a Fatty."""
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.damage >= TOUGHNESS[FATTY]:
            return True
    return False


def expected_kills(g: ZombicideState, zone: int, hit: float, damage: int, chooses: bool) -> list[float]:
    """So many expected hits on a zone, by kind of zombie: dangerous ones first if the player chooses, otherwise by
    priority, with the big ones in front of the Runners (ZC-08.23, ZC-08.24)."""
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
