"""What a card is worth, and what belongs into the hands."""

from shamble.core.actions import Action
from shamble.games.zombicide import choices
from shamble.games.zombicide.cards import CARDS, NO_CARD, SUPPLIES, WOUND
from shamble.games.zombicide.state import HANDS, ZombicideState

MISSIONS_OF_SUPPLIES = ("01", "06")


def worth(g: ZombicideState, card: int) -> int:
    """How much one would like to keep a card."""
    if card in (NO_CARD, WOUND):
        return 0
    kind = CARDS[card]
    if kind.id == "molotov":
        return 60
    if kind.weapon:
        hits = kind.dice * (7 - kind.accuracy) * (3 if kind.damage > 1 else 2)
        return 10 + 2 * hits + (8 if kind.range_max else 0) + (12 if kind.opens_doors else 0)
    if kind.id in SUPPLIES:
        return 70 if g.board().id in MISSIONS_OF_SUPPLIES else 1
    return {"goalie_mask": 20, "flashlight": 12, "scope": 6, "gasoline": 8, "glass_bottles": 8}.get(
        kind.id, 4
    )


def in_hand_worth(g: ZombicideState, slots: tuple[int, ...], needs_opener: bool) -> int:
    """What the two hands are worth together: weapons, a pair of dual ones more, a door tool when it is needed."""
    total = 0
    for card in slots[:HANDS]:
        if card < 0 or not CARDS[card].weapon:
            continue
        total += worth(g, card)
        if CARDS[card].opens_doors and not needs_opener:
            total -= 12
    one, other = slots[0], slots[1]
    if one >= 0 and other >= 0 and CARDS[one] is CARDS[other] and CARDS[one].dual:
        total += 15
    return total


def best_swap(g: ZombicideState, options: list[Action[ZombicideState]]) -> Action[ZombicideState]:
    """The swap within one's own inventory that improves the hands most; otherwise enough."""
    best = next(option for option in options if isinstance(option, choices.Done))
    found: Action[ZombicideState] = best
    gain = 0
    for option in options:
        if not isinstance(option, choices.Swap) or option.one != option.other:
            continue
        slots = list(g.survivors[option.one].slots)
        before = in_hand_worth(g, tuple(slots), True)
        slots[option.a], slots[option.b] = slots[option.b], slots[option.a]
        better = in_hand_worth(g, tuple(slots), True) - before
        if better > gain:
            gain, found = better, option
    return found
