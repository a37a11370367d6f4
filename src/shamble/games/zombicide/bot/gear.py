"""What cards are worth, what belongs into the hands, and what to give to a friend."""

from typing import Final

from shamble.core.actions import Action
from shamble.games.zombicide import choices
from shamble.games.zombicide.bot import power
from shamble.games.zombicide.cards import ABOMINATION, CARDS, SUPPLIES, WOUND, Equipment
from shamble.games.zombicide.rules import combat
from shamble.games.zombicide.rules.combat import MELEE, PAIR, RANGED, SINGLE
from shamble.games.zombicide.state import HANDS, ON_BOARD, ZombicideState

MISSIONS_OF_SUPPLIES = ("01", "06")
NO_DOORS = ("02",)  # nothing lies behind a door there
HALVES = ("gasoline", "glass_bottles")
LEAST_GAIN = 2.0  # a swap between survivors has to bring so much
SPARE: Final = 10.0  # a supply worth less than this is one too many
UNKNOWN: Final = -1.0  # not looked at yet


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


class Valuer:
    """What cards are worth to the team just now, each looked at once."""

    def __init__(self, g: ZombicideState) -> None:
        self.g = g
        self.tools = openers(g)
        self.doors_matter = g.board().id not in NO_DOORS
        self.monster = g.on_board(ABOMINATION) > 0
        self._worth = [UNKNOWN] * len(CARDS)
        self._arms: list[Arms | None] = [None] * len(g.survivors)
        self._now = [UNKNOWN] * len(g.survivors)
        self.mark = self._mark()

    def _mark(self) -> tuple[int, ...]:
        """All that the worth of cards depends on, beside whose they are."""
        scarce = [supply_worth(self.g, id) > SPARE for id in SUPPLIES]
        g = self.g
        return (g.mission, g.rules.faq_dual_dice, self.tools <= 1, self.monster, *scarce)

    def worth(self, card: int) -> float:
        """How much one would like to keep a card, whoever has it."""
        if card < 0:
            return 0.0
        known = self._worth[card]
        if known < 0:
            known = self._worth[card] = self._appraise(CARDS[card])
        return known

    def _appraise(self, kind: Equipment) -> float:
        if kind.id == power.MOLOTOV:
            return 30
        if kind.weapon:
            value = 12 * kind.dice * (7 - kind.accuracy) / 6
            if kind.damage > 1:
                value += 6
            if kind.range_max:
                value += 4
            if kind.opens_doors and self.doors_matter:
                value += 40 if self.tools <= 1 else 12
            return value
        if kind.id in SUPPLIES:
            return supply_worth(self.g, kind.id)
        if kind.id in HALVES:
            return 16 if self.monster else 8
        return {"goalie_mask": 18, "flashlight": 5, "scope": 2}.get(kind.id, 4)

    def arms(self, n: int) -> "Arms":
        known = self._arms[n]
        if known is None:
            known = self._arms[n] = Arms(self.g, n)
        return known

    def hands(self, n: int, slots: list[int]) -> float:
        """What the hands of a survivor would be worth with these cards: the best attack, some more for a second weapon,
        for reach, for a strong arm and for a tool; a little for what lies in the pack."""
        value = 12 * min(3.0, self.arms(n).best(slots))
        seen = 0
        for slot, card in enumerate(slots):
            if card < 0:
                continue
            traits = TRAITS[card]
            if slot >= HANDS or not traits & WEAPON:
                value += 0.1 * self.worth(card)
                seen |= traits & PARTS
                continue
            value += 0.15 * self.worth(card)
            seen |= traits
            if traits & TOOL and self.doors_matter:
                value += 8
        if seen & REACH:
            value += 3
        if seen & STRONG:
            value += 5
        if seen & PARTS == PARTS:
            value += 15  # they make a Molotov (ZC-08.31)
        if seen & FIRE and self.monster:
            value += 14
        return value

    def taking(self, n: int, cards: tuple[int, ...]) -> list[list[float]]:
        """What a survivor's hands would be worth with each of these cards in each slot: [slot][card]. Cards of a kind
        are as good as each other."""
        slots = list(self.g.survivors[n].slots)
        out: list[list[float]] = []
        for slot, before in enumerate(slots):
            row: list[float] = []
            for place, card in enumerate(cards):
                twin = 0
                while twin < place and not alike(cards[twin], card):
                    twin += 1
                if twin < place:
                    row.append(row[twin])
                else:
                    slots[slot] = card
                    row.append(self.hands(n, slots))
            slots[slot] = before
            out.append(row)
        return out

    def now(self, n: int) -> float:
        """What a survivor's hands are worth."""
        known = self._now[n]
        if known < 0:
            known = self._now[n] = self.hands(n, list(self.g.survivors[n].slots))
        return known

    def rearranged(self, n: int, a: int, b: int) -> float:
        """What changing two own slots would bring."""
        slots = list(self.g.survivors[n].slots)
        slots[a], slots[b] = slots[b], slots[a]
        return self.hands(n, slots) - self.now(n)


def alike(one: int, other: int) -> bool:
    """Are two cards of a kind?"""
    if one < 0 or other < 0:
        return one == other
    return CARDS[one] is CARDS[other]


class Arms:
    """Expected hits of a survivor with each weapon in hand, each worked out once."""

    def __init__(self, g: ZombicideState, n: int) -> None:
        self.g = g
        self.s = g.survivors[n]
        self._single = [UNKNOWN] * len(CARDS)
        self._pair = [UNKNOWN] * len(CARDS)

    def best(self, slots: list[int]) -> float:
        """Of the best attack with what would be in the hands, Molotovs not counted."""
        one, other = slots[0], slots[1]
        hits = max(self.single(one), self.single(other))
        if one >= 0 and other >= 0 and CARDS[one] is CARDS[other]:
            hits = max(hits, self.pair(one))
        return hits

    def single(self, card: int) -> float:
        if card < 0:
            return 0.0
        known = self._single[card]
        if known < 0:
            known = self._single[card] = self._hits(card, SINGLE)
        return known

    def pair(self, card: int) -> float:
        """Both hands at once, where they may be used so (ZC-08.14)."""
        known = self._pair[card]
        if known < 0:
            known = self._pair[card] = self._hits(card, PAIR)
        return known

    def _hits(self, card: int, both: bool) -> float:
        g, s, kind = self.g, self.s, CARDS[card]
        best = 0.0
        if kind.melee and (not both or combat.is_dual(s, kind, MELEE)):
            best = power.hits(g, s, card, MELEE, both)
        if kind.ranged and (combat.is_dual(s, kind, RANGED) if both else kind.id != power.MOLOTOV):
            best = max(best, power.hits(g, s, card, RANGED, both))
        return best


def team_worth(one: float, other: float) -> float:
    """Two armed survivors are better than one armed twice over."""
    return one + other + 0.5 * min(one, other)


def best_swap(g: ZombicideState, options: list[Action[ZombicideState]]) -> Action[ZombicideState]:
    """The swap that improves most; otherwise enough."""
    found = options[-1]
    gain = 0.0
    valuer = Valuer(g)
    trade: Bargain | None = None
    for option in options:
        if isinstance(option, choices.Done):
            if gain == 0.0:
                found = option
        elif isinstance(option, choices.Swap):
            if option.one == option.other:
                better = valuer.rearranged(option.one, option.a, option.b) - 0.2
            else:
                if trade is None:
                    trade = Bargain(valuer, option.one, option.other)
                better = trade.gain(option.a, option.b) - LEAST_GAIN
            if better > gain:
                gain, found = better, option
    return found


# What arranging and trading would bring: asked again at every step, while cards change hands but now and then.
Key = tuple[tuple[int, ...], ...]
MOST_GAINS: Final = 4096
GAINS: Final[dict[Key, float]] = {}


class Bargain:
    """What each swap between two survivors would bring them together."""

    def __init__(self, valuer: Valuer, one: int, other: int) -> None:
        g = valuer.g
        self.mine = valuer.taking(one, g.survivors[other].slots)
        self.theirs = valuer.taking(other, g.survivors[one].slots)
        self.before = team_worth(valuer.now(one), valuer.now(other))

    def gain(self, a: int, b: int) -> float:
        return team_worth(self.mine[a][b], self.theirs[b][a]) - self.before


def trade_gain(valuer: Valuer, one: int, other: int) -> float:
    """What the best single swap between two survivors would bring."""
    me, friend = valuer.g.survivors[one], valuer.g.survivors[other]
    key = (valuer.mark, me.slots, me.skills, friend.slots, friend.skills)
    known = GAINS.get(key)
    if known is not None:
        return known
    best = 0.0
    trade = Bargain(valuer, one, other)
    for a, card in enumerate(me.slots):
        for b, instead in enumerate(friend.slots):
            if card != instead and WOUND not in (card, instead):
                best = max(best, trade.gain(a, b))
    return remember(key, best - LEAST_GAIN)


def arrange_gain(valuer: Valuer, n: int) -> float:
    """What changing the own hands would bring."""
    me = valuer.g.survivors[n]
    slots = me.slots
    key = (valuer.mark, slots, me.skills)
    known = GAINS.get(key)
    if known is not None:
        return known
    best = 0.0
    for a in range(HANDS):
        for b in range(a + 1, len(slots)):
            if slots[a] != slots[b]:
                best = max(best, valuer.rearranged(n, a, b))
    return remember(key, best)


def remember(key: Key, gain: float) -> float:
    if len(GAINS) >= MOST_GAINS:
        GAINS.clear()
    GAINS[key] = gain
    return gain
