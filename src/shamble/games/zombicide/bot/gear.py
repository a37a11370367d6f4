"""What cards are worth, what belongs into the hands, and what to give to a friend."""

from typing import Final

from shamble.core.actions import Action
from shamble.games.zombicide import choices
from shamble.games.zombicide.bot import power
from shamble.games.zombicide.cards import ABOMINATION, CARDS, SUPPLIES, WOUND, Equipment
from shamble.games.zombicide.state import HANDS, ON_BOARD, ZombicideState

MISSIONS_OF_SUPPLIES = ("01", "06")
NO_DOORS = ("02",)  # nothing lies behind a door there
HALVES = ("gasoline", "glass_bottles")
LEAST_GAIN = 2.0  # a swap between survivors has to bring so much
LEAST_ORDER = 0.2  # and one in one's own hands
SPARE: Final = 10.0  # a supply worth less than this is one too many


# What matters about a card in a survivor's hands, as bits.
WEAPON: Final = 1
REACH: Final = 2
STRONG: Final = 4
TOOL: Final = 8
FIRE: Final = 16  # a Molotov
PARTS: Final = 96  # the two halves of one


def _traits(kind: Equipment) -> int:
    traits = WEAPON if kind.weapon else 0
    traits |= REACH if kind.ranged else 0
    traits |= STRONG if kind.damage > 1 else 0
    traits |= TOOL if kind.opens_doors else 0
    traits |= FIRE if kind.id == power.MOLOTOV else 0
    return traits | (32 if kind.id == HALVES[0] else 64 if kind.id == HALVES[1] else 0)


TRAITS: Final[list[int]] = [_traits(kind) for kind in CARDS]


def openers(g: ZombicideState) -> int:
    """Cards of the living that open doors."""
    count = 0
    for s in g.survivors:
        if s.fate == ON_BOARD:
            for card in s.slots:
                if card >= 0 and CARDS[card].opens_doors:
                    count += 1
    return count


def holders(g: ZombicideState, supply: str) -> int:
    """How many of a supply the team has, in packs and in cars."""
    count = 0
    for s in g.survivors:
        count += s.count(supply)
    for load in g.cargo:
        count += len([card for card in load if CARDS[card].id == supply])
    return count


def supply_worth(g: ZombicideState, id: str) -> float:
    """Mission 01 needs one of each, mission 06 any six."""
    mission = g.board().id
    if mission == "06":
        return 60
    if mission == "01":
        return 60 if holders(g, id) <= 1 else 3
    return 0.5


class Prices:
    """What cards are worth to the team as things stand: how they stand is its `Mark`."""

    def __init__(self, g: ZombicideState, tools: int, monster: bool) -> None:
        self.doors_matter = g.board().id not in NO_DOORS
        self.monster = monster
        self.worth = [self._appraise(g, kind, tools) for kind in CARDS]
        self.orders: dict[int, tuple[float, ...]] = {}
        self.bargains: dict[tuple[int, int], tuple[float, ...]] = {}

    def _appraise(self, g: ZombicideState, kind: Equipment, tools: int) -> float:
        """How much one would like to keep a card, whoever has it."""
        if kind.id == power.MOLOTOV:
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
            return supply_worth(g, kind.id)
        if kind.id in HALVES:
            return 16 if self.monster else 8
        return {"goalie_mask": 18, "flashlight": 5, "scope": 2}.get(kind.id, 4)


Mark = tuple[int, ...]
MOST_PRICES: Final = 256
PRICES: Final[dict[Mark, Prices]] = {}


def prices(g: ZombicideState) -> Prices:
    """The prices of the day: made once for all that they depend on, beside whose the cards are."""
    tools = openers(g)
    monster = g.on_board(ABOMINATION) > 0
    mark: Mark = (g.mission, g.rules.faq_dual_dice, tools <= 1, monster)
    if g.board().id in MISSIONS_OF_SUPPLIES:
        mark = (*mark, *[supply_worth(g, id) > SPARE for id in SUPPLIES])
    known = PRICES.get(mark)
    if known is None:
        if len(PRICES) >= MOST_PRICES:
            PRICES.clear()
        known = PRICES[mark] = Prices(g, tools, monster)
    return known


class Valuer:
    """What cards are worth to the team just now, and in whose hands."""

    def __init__(self, g: ZombicideState) -> None:
        self.g = g
        self.prices = prices(g)

    def worth(self, card: int) -> float:
        """How much one would like to keep a card, whoever has it."""
        return self.prices.worth[card] if card >= 0 else 0.0

    def hands(self, n: int, slots: list[int]) -> float:
        """What the hands of a survivor would be worth with these cards: the best attack, and what the cards add."""
        s = self.g.survivors[n]
        return self._with(power.might(self.g, s).best(self.g, s, slots), slots)

    def _with(self, hits: float, slots: list[int]) -> float:
        """So many expected hits with these cards: some more for a second weapon, for reach, for a strong arm and for a
        tool; a little for what lies in the pack."""
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

    def now(self, n: int) -> float:
        """What a survivor's hands are worth."""
        return self.hands(n, list(self.g.survivors[n].slots))

    def taking(self, n: int, cards: tuple[int, ...]) -> list[list[float]]:
        """What a survivor's hands would be worth with each of these cards in each slot: [slot][card]. Cards of a kind
        are as good as each other, and the pack does not change an attack."""
        g = self.g
        s = g.survivors[n]
        might = power.might(g, s)
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
                    row.append(self._with(might.best(g, s, slots) if slot < HANDS else hits, slots))
            slots[slot] = before
            out.append(row)
        return out


def first_alike(cards: tuple[int, ...], place: int) -> int:
    """The place of the first card of the same kind."""
    twin = 0
    while not alike(cards[twin], cards[place]):
        twin += 1
    return twin


def alike(one: int, other: int) -> bool:
    """Are two cards of a kind?"""
    if one < 0 or other < 0:
        return one == other
    return CARDS[one] is CARDS[other]


def team_worth(one: float, other: float) -> float:
    """Two armed survivors are better than one armed twice over."""
    return one + other + 0.5 * min(one, other)


# What arranging and trading would bring: asked again at every step, while cards change hands but now and then. Kept as
# plain tuples of numbers, which the collector does not have to look through.
MOST_GAINS: Final = 4096


def orders(valuer: Valuer, n: int) -> tuple[float, ...]:
    """What changing each slot with each other one would bring a survivor; last, the best that changes a hand."""
    key = power.might(valuer.g, valuer.g.survivors[n]).number
    kept = valuer.prices.orders
    known = kept.get(key)
    if known is None:
        if len(kept) >= MOST_GAINS:
            kept.clear()
        known = kept[key] = _orders(valuer, n)
    return known


def _orders(valuer: Valuer, n: int) -> tuple[float, ...]:
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


def bargain(valuer: Valuer, one: int, other: int) -> tuple[float, ...]:
    """What swapping each slot of one survivor with each of another would bring them together; last, the best of it."""
    g = valuer.g
    key = (power.might(g, g.survivors[one]).number, power.might(g, g.survivors[other]).number)
    kept = valuer.prices.bargains
    known = kept.get(key)
    if known is None:
        if len(kept) >= MOST_GAINS:
            kept.clear()
        known = kept[key] = _bargain(valuer, one, other)
    return known


def _bargain(valuer: Valuer, one: int, other: int) -> tuple[float, ...]:
    mine, theirs = valuer.g.survivors[one].slots, valuer.g.survivors[other].slots
    with_theirs, with_mine = valuer.taking(one, theirs), valuer.taking(other, mine)
    before = team_worth(valuer.now(one), valuer.now(other))
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
    """The swap that improves most; otherwise enough."""
    found = options[-1]
    gain = 0.0
    valuer = Valuer(g)
    for option in options:
        if isinstance(option, choices.Done):
            if gain == 0.0:
                found = option
        elif isinstance(option, choices.Swap):
            place = option.a * len(g.survivors[option.other].slots) + option.b
            if option.one == option.other:
                better = orders(valuer, option.one)[place] - LEAST_ORDER
            else:
                better = bargain(valuer, option.one, option.other)[place] - LEAST_GAIN
            if better > gain:
                gain, found = better, option
    return found


def trade_gain(valuer: Valuer, one: int, other: int) -> float:
    """What the best single swap between two survivors would bring."""
    return bargain(valuer, one, other)[-1] - LEAST_GAIN


def arrange_gain(valuer: Valuer, n: int) -> float:
    """What changing the own hands would bring."""
    return orders(valuer, n)[-1] - LEAST_ORDER
