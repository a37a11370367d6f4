"""Values of cards: what belongs in the hands, and what to give to a friend."""

from typing import Final

from shamble.core.actions import Action
from shamble.games.zombicide import choices
from shamble.games.zombicide.bot import attack_power
from shamble.games.zombicide.cards import ABOMINATION, CARDS, SUPPLIES, WOUND, Equipment
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import HANDS, ON_BOARD, ZombicideState

HALVES = ("gasoline", "glass_bottles")
MIN_TRADE_GAIN = 2.0  # a swap between two survivors has to gain this much
MIN_ARRANGE_GAIN = 0.2  # and a swap within one inventory this much
SPARE: Final = 10.0  # a supply worth less than this is surplus


# What matters about a card in hand, as bits.
WEAPON: Final = 1
REACH: Final = 2
STRONG: Final = 4
TOOL: Final = 8
FIRE: Final = 16  # a Molotov
PARTS: Final = 96  # the two halves of a Molotov


def _traits(kind: Equipment) -> int:
    traits = WEAPON if kind.weapon else 0
    traits |= REACH if kind.ranged else 0
    traits |= STRONG if kind.damage > 1 else 0
    traits |= TOOL if kind.opens_doors else 0
    traits |= FIRE if kind.id == attack_power.MOLOTOV else 0
    return traits | (32 if kind.id == HALVES[0] else 64 if kind.id == HALVES[1] else 0)


TRAITS: Final[list[int]] = [_traits(kind) for kind in CARDS]


def openers(g: ZombicideState) -> int:
    """Return how many cards that open doors the living survivors hold."""
    count = 0
    for s in g.survivors:
        if s.fate == ON_BOARD:
            for card in s.slots:
                if card >= 0 and CARDS[card].opens_doors:
                    count += 1
    return count


def holders(g: ZombicideState, supply: str) -> int:
    """Return how many of a supply the team has, in inventories and in cars."""
    count = 0
    for s in g.survivors:
        count += s.count(supply)
    for load in g.cargo:
        count += len([card for card in load if CARDS[card].id == supply])
    return count


class Prices:
    """Worth of every card to the team in one situation, as its `Mark` describes it."""

    def __init__(self, g: ZombicideState, tools: int, monster: bool) -> None:
        self.doors_matter = mission_of(g).needs_doors
        self.monster = monster
        self.worth = [self._appraise(g, kind, tools) for kind in CARDS]
        self.orders: dict[int, tuple[float, ...]] = {}
        self.bargains: dict[tuple[int, int], tuple[float, ...]] = {}

    def _appraise(self, g: ZombicideState, kind: Equipment, tools: int) -> float:
        """Estimate the worth of keeping a card, no matter which survivor holds it."""
        if kind.id == attack_power.MOLOTOV:
            return 30
        if kind.weapon:
            value = 12 * kind.dice * (7 - kind.accuracy) / 6
            if kind.damage > 1:
                value += 6
            if kind.range_max:
                value += 4
            if kind.opens_doors and self.doors_matter:
                value += 40 if tools <= 1 else 12
            return value
        if kind.id in SUPPLIES:
            return mission_of(g).supply_worth(g, kind.id)
        if kind.id in HALVES:
            return 16 if self.monster else 8
        return {"goalie_mask": 18, "flashlight": 5, "scope": 2}.get(kind.id, 4)


Mark = tuple[int, ...]
MAX_CACHED_PRICES: Final = 256
PRICES: Final[dict[Mark, Prices]] = {}


def prices(g: ZombicideState) -> Prices:
    """Return the cached worth of all cards for everything it depends on except the holders."""
    tools = openers(g)
    monster = g.on_board(ABOMINATION) > 0
    mark: Mark = (g.mission, g.rules.faq_dual_dice, tools <= 1, monster)
    if mission_of(g).wants_supplies:
        mark = (*mark, *[mission_of(g).supply_worth(g, id) > SPARE for id in SUPPLIES])
    known = PRICES.get(mark)
    if known is None:
        if len(PRICES) >= MAX_CACHED_PRICES:
            PRICES.clear()
        known = PRICES[mark] = Prices(g, tools, monster)
    return known


class Valuer:
    """Worth of cards to the team now, and in the hands of each survivor."""

    def __init__(self, g: ZombicideState) -> None:
        self.g = g
        self.prices = prices(g)

    def worth(self, card: int) -> float:
        """Estimate the worth of keeping a card, no matter which survivor holds it."""
        return self.prices.worth[card] if card >= 0 else 0.0

    def hands(self, n: int, slots: list[int]) -> float:
        """Estimate the worth of a survivor's hands with these cards: best attack, and extras."""
        s = self.g.survivors[n]
        return self._hands_worth(attack_power.might(self.g, s).best(self.g, s, slots), slots)

    def _hands_worth(self, hits: float, slots: list[int]) -> float:
        """Estimate the worth of these cards with that many expected hits.

        A second weapon, range, high damage and a tool add some; cards in the pack add little.
        """
        value = 12 * min(3.0, hits)
        worth, doors_matter = self.prices.worth, self.prices.doors_matter
        seen = 0
        for slot, card in enumerate(slots):
            if card < 0:
                continue
            traits = TRAITS[card]
            if slot >= HANDS or not traits & WEAPON:
                value += 0.1 * worth[card]
                seen |= traits & PARTS
                continue
            value += 0.15 * worth[card]
            seen |= traits
            if traits & TOOL and doors_matter:
                value += 8
        if seen & REACH:
            value += 3
        if seen & STRONG:
            value += 5
        if seen & PARTS == PARTS:
            value += 15  # they make a Molotov (ZC-08.31)
        if seen & FIRE and self.prices.monster:
            value += 14
        return value

    def current_hands(self, n: int) -> float:
        """Estimate the worth of a survivor's hands as they are."""
        return self.hands(n, list(self.g.survivors[n].slots))

    def hands_with_each(self, n: int, cards: tuple[int, ...]) -> list[list[float]]:
        """Return what a survivor's hands are worth with each card in each slot: [slot][card].

        Cards of one kind are equivalent, and the pack does not change an attack.
        """
        g = self.g
        s = g.survivors[n]
        might = attack_power.might(g, s)
        slots = list(s.slots)
        hits = might.best(g, s, slots)
        twins = [first_alike(cards, place) for place in range(len(cards))]
        out: list[list[float]] = []
        for slot, before in enumerate(slots):
            row: list[float] = []
            for place, card in enumerate(cards):
                if twins[place] < place:
                    row.append(row[twins[place]])
                else:
                    slots[slot] = card
                    row.append(self._hands_worth(might.best(g, s, slots) if slot < HANDS else hits, slots))
            slots[slot] = before
            out.append(row)
        return out


def first_alike(cards: tuple[int, ...], place: int) -> int:
    """Find the index of the first card of the same kind."""
    twin = 0
    while not alike(cards[twin], cards[place]):
        twin += 1
    return twin


def alike(a: int, b: int) -> bool:
    """Return whether two cards are of the same kind."""
    if a < 0 or b < 0:
        return a == b
    return CARDS[a] is CARDS[b]


def team_worth(a: float, b: float) -> float:
    """Estimate the worth of two survivors' hands: two armed survivors beat one armed twice."""
    return a + b + 0.5 * min(a, b)


# Gains of arranging and trading. They are asked for at every step, while cards rarely change hands. Cached as
# plain tuples of numbers, which the garbage collector need not look through.
MAX_CACHED_GAINS: Final = 4096


def arrange_gains(valuer: Valuer, n: int) -> tuple[float, ...]:
    """Return what swapping each pair of slots would gain; the last entry is the best gain."""
    key = attack_power.might(valuer.g, valuer.g.survivors[n]).number
    cache = valuer.prices.orders
    known = cache.get(key)
    if known is None:
        if len(cache) >= MAX_CACHED_GAINS:
            cache.clear()
        known = cache[key] = _arrange_gains(valuer, n)
    return known


def _arrange_gains(valuer: Valuer, n: int) -> tuple[float, ...]:
    slots = list(valuer.g.survivors[n].slots)
    size = len(slots)
    now = valuer.hands(n, slots)
    gains = [0.0] * (size * size)
    best = 0.0
    for a in range(HANDS):
        for b in range(a + 1, size):
            slots[a], slots[b] = slots[b], slots[a]
            gain = valuer.hands(n, slots) - now
            slots[a], slots[b] = slots[b], slots[a]
            gains[a * size + b] = gains[b * size + a] = gain
            if slots[a] != slots[b]:
                best = max(best, gain)
    gains.append(best)
    return tuple(gains)


def trade_gains(valuer: Valuer, one: int, other: int) -> tuple[float, ...]:
    """Return what swapping each slot of one survivor with each of another would gain them.

    The last entry is the best gain.
    """
    g = valuer.g
    key = (attack_power.might(g, g.survivors[one]).number, attack_power.might(g, g.survivors[other]).number)
    cache = valuer.prices.bargains
    known = cache.get(key)
    if known is None:
        if len(cache) >= MAX_CACHED_GAINS:
            cache.clear()
        known = cache[key] = _trade_gains(valuer, one, other)
    return known


def _trade_gains(valuer: Valuer, one: int, other: int) -> tuple[float, ...]:
    mine, theirs = valuer.g.survivors[one].slots, valuer.g.survivors[other].slots
    with_theirs, with_mine = valuer.hands_with_each(one, theirs), valuer.hands_with_each(other, mine)
    before = team_worth(valuer.current_hands(one), valuer.current_hands(other))
    gains: list[float] = []
    best = 0.0
    for a, card in enumerate(mine):
        for b, instead in enumerate(theirs):
            gain = team_worth(with_theirs[a][b], with_mine[b][a]) - before
            gains.append(gain)
            if card != instead and WOUND not in (card, instead):
                best = max(best, gain)
    gains.append(best)
    return tuple(gains)


def best_swap(g: ZombicideState, options: list[Action[ZombicideState]]) -> Action[ZombicideState]:
    """Return the swap that gains most, or the option to stop."""
    best = options[-1]
    gain = 0.0
    valuer = Valuer(g)
    for option in options:
        if isinstance(option, choices.Done):
            if gain == 0.0:
                best = option
        elif isinstance(option, choices.Swap):
            place = option.a * len(g.survivors[option.other].slots) + option.b
            if option.one == option.other:
                better = arrange_gains(valuer, option.one)[place] - MIN_ARRANGE_GAIN
            else:
                better = trade_gains(valuer, option.one, option.other)[place] - MIN_TRADE_GAIN
            if better > gain:
                gain, best = better, option
    return best


def trade_gain(valuer: Valuer, one: int, other: int) -> float:
    """Return what the best single swap between two survivors would gain."""
    return trade_gains(valuer, one, other)[-1] - MIN_TRADE_GAIN


def arrange_gain(valuer: Valuer, n: int) -> float:
    """Return what rearranging the survivor's own cards would gain."""
    return arrange_gains(valuer, n)[-1] - MIN_ARRANGE_GAIN
