"""What cards are worth, what belongs into the hands, and what to give to a friend."""

from shamble.core.actions import Action
from shamble.games.zombicide import choices
from shamble.games.zombicide.bot import power
from shamble.games.zombicide.cards import ABOMINATION, CARDS, NO_CARD, SUPPLIES, WOUND
from shamble.games.zombicide.state import HANDS, ON_BOARD, Survivor, ZombicideState

MISSIONS_OF_SUPPLIES = ("01", "06")
NO_DOORS = ("02",)  # nothing lies behind a door there
HALVES = ("gasoline", "glass_bottles")
LEAST_GAIN = 2.0  # a swap between survivors has to bring so much


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


def worth(g: ZombicideState, card: int) -> float:
    """How much one would like to keep a card, whoever has it."""
    if card in (NO_CARD, WOUND):
        return 0
    kind = CARDS[card]
    if kind.id == power.MOLOTOV:
        return 30
    if kind.weapon:
        value = 12 * kind.dice * (7 - kind.accuracy) / 6
        if kind.damage > 1:
            value += 6
        if kind.range_max:
            value += 4
        if kind.opens_doors and g.board().id not in NO_DOORS:
            value += 40 if openers(g) <= 1 else 12
        return value
    if kind.id in SUPPLIES:
        return supply_worth(g, kind.id)
    if kind.id in HALVES:
        return 16 if g.on_board(ABOMINATION) else 8
    return {"goalie_mask": 18, "flashlight": 5, "scope": 2}.get(kind.id, 4)


def hands_worth(g: ZombicideState, s: Survivor) -> float:
    """What the hands are worth: the best attack, some more for a second weapon, for reach, for a strong arm and for a
    tool; a little for what lies in the pack."""
    value = 12 * min(3.0, power.best_hits(g, s))
    ranged = False
    strong = False
    for slot, card in enumerate(s.slots):
        if card < 0:
            continue
        kind = CARDS[card]
        if slot >= HANDS or not kind.weapon:
            value += 0.1 * worth(g, card)
            continue
        value += 0.15 * worth(g, card)
        ranged = ranged or kind.ranged
        strong = strong or kind.damage > 1
        if kind.opens_doors and g.board().id not in NO_DOORS:
            value += 8
    if ranged:
        value += 3
    if strong:
        value += 5
    if s.find(HALVES[0]) >= 0 and s.find(HALVES[1]) >= 0:
        value += 15  # they make a Molotov (ZC-08.31)
    fire = s.find(power.MOLOTOV)
    if 0 <= fire < HANDS and g.on_board(ABOMINATION):
        value += 14
    return value


def swapped(g: ZombicideState, swap: choices.Swap) -> float:
    """What a swap would bring to the two together."""
    one, other = g.survivors[swap.one], g.survivors[swap.other]
    if swap.one == swap.other:
        slots = list(one.slots)
        slots[swap.a], slots[swap.b] = slots[swap.b], slots[swap.a]
        return hands_worth(g, one.carrying(tuple(slots))) - hands_worth(g, one)
    mine = one.carrying(one.with_slot(swap.a, other.slots[swap.b]))
    theirs = other.carrying(other.with_slot(swap.b, one.slots[swap.a]))
    before = team_worth(hands_worth(g, one), hands_worth(g, other))
    return team_worth(hands_worth(g, mine), hands_worth(g, theirs)) - before


def team_worth(one: float, other: float) -> float:
    """Two armed survivors are better than one armed twice over."""
    return one + other + 0.5 * min(one, other)


def best_swap(g: ZombicideState, options: list[Action[ZombicideState]]) -> Action[ZombicideState]:
    """The swap that improves most; otherwise enough."""
    found = options[-1]
    gain = 0.0
    for option in options:
        if isinstance(option, choices.Done):
            if gain == 0.0:
                found = option
        elif isinstance(option, choices.Swap):
            better = swapped(g, option) - (0.2 if option.one == option.other else LEAST_GAIN)
            if better > gain:
                gain, found = better, option
    return found


def trade_gain(g: ZombicideState, one: int, other: int) -> float:
    """What the best single swap between two survivors would bring."""
    best = 0.0
    mine, theirs = g.survivors[one].slots, g.survivors[other].slots
    for a, card in enumerate(mine):
        for b, instead in enumerate(theirs):
            if card != instead and WOUND not in (card, instead):
                best = max(best, swapped(g, choices.Swap(one, a, other, b)))
    return best - LEAST_GAIN


def arrange_gain(g: ZombicideState, n: int) -> float:
    """What changing the own hands would bring."""
    best = 0.0
    slots = g.survivors[n].slots
    for a in range(HANDS):
        for b in range(a + 1, len(slots)):
            if slots[a] != slots[b]:
                best = max(best, swapped(g, choices.Swap(n, a, n, b)))
    return best
