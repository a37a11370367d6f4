"""All search cards: every kind in the components has its class, and every class is in the components."""

from typing import Final

from shamble.core.registry import by_id
from shamble.games.zombie_plague.cards import DECK, FACTS
from shamble.games.zombie_plague.rules.cards import happenings, items, weapons
from shamble.games.zombie_plague.rules.cards.card import CARDS, KINDS, Item, SearchCard

GROUPS: Final = (weapons, items, happenings)  # the modules with the classes
SORTS: Final[dict[str, type[SearchCard]]] = {
    "weapon": weapons.Weapon,
    "item": Item,
    "event": happenings.EventCard,
}


def faults(kinds: dict[str, SearchCard]) -> list[str]:
    """Where the classes and the components disagree, in sentences."""
    wrong = [f"search card {id!r} has no class" for id in FACTS if id not in kinds]
    for id, kind in kinds.items():
        name = type(kind).__name__
        if id not in FACTS:
            wrong.append(f"{name} is about {id!r}, which is no search card of the components")
        elif not isinstance(kind, SORTS[FACTS[id].type]):
            wrong.append(f"search card {id!r} is {FACTS[id].type} in the components, which {name} is not")
    return wrong


def _fill() -> None:
    found = by_id(SearchCard)
    wrong = faults(found)
    if wrong:
        raise ValueError("; ".join(wrong))
    KINDS.update({id: found[id] for id in FACTS})
    CARDS.extend([KINDS[id] for id in DECK])


_fill()

PLAYED_IN_TURN: Final = [id for id, kind in KINDS.items() if isinstance(kind, Item) and kind.verb]
