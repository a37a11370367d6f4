"""Registry of search cards: every kind in the components has its class, and vice versa."""

from typing import Final

from shamble.core.registry import by_id
from shamble.games.zombie_plague.cards import DECK, FACTS
from shamble.games.zombie_plague.rules.cards import event_cards, items, weapons
from shamble.games.zombie_plague.rules.cards.card import CARDS, KINDS, Item, SearchCard

GROUPS: Final = (weapons, items, event_cards)  # the modules with the classes
BASES: Final[dict[str, type[SearchCard]]] = {
    "weapon": weapons.Weapon,
    "item": Item,
    "event": event_cards.EventCard,
}


def mismatches(kinds: dict[str, SearchCard]) -> list[str]:
    """Return where the classes and the components disagree, as sentences."""
    wrong = [f"search card {id!r} has no class" for id in FACTS if id not in kinds]
    for id, kind in kinds.items():
        name = type(kind).__name__
        if id not in FACTS:
            wrong.append(f"{name} has id {id!r}, expected a search card of the components")
        elif not isinstance(kind, BASES[FACTS[id].type]):
            wrong.append(f"search card {id!r}: expected a class for {FACTS[id].type!r}, got {name}")
    return wrong


def _fill() -> None:
    kinds = by_id(SearchCard)
    wrong = mismatches(kinds)
    if wrong:
        raise ValueError("; ".join(wrong))
    KINDS.update({id: kinds[id] for id in FACTS})
    CARDS.extend([KINDS[id] for id in DECK])


_fill()

PLAYED_IN_TURN: Final = [id for id, kind in KINDS.items() if isinstance(kind, Item) and kind.verb]
