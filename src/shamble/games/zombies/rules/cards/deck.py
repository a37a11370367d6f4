"""Registry of the card classes: every card of the data has a class, and the reverse."""

from collections.abc import Iterable

from shamble.core.registry import by_id
from shamble.games.zombies.cards import ENTRIES, KINDS
from shamble.games.zombies.rules.cards import boosts, hindrances, hordes, items
from shamble.games.zombies.rules.cards.base import EVENTS, ITEMS, EventCard, Item

GROUPS = (items, boosts, hindrances, hordes)  # imported to register their classes


def unpaired(listed: dict[str, str], items: Iterable[str], events: Iterable[str]) -> list[str]:
    """Return mismatches between the cards of the data (id -> kind) and the classes."""
    classes = dict.fromkeys(items, "item") | dict.fromkeys(events, "event")
    wrong = [
        f"the card {id!r} of components.toml ({kind}) has no class in rules/cards"
        for id, kind in listed.items()
        if classes.get(id) != kind
    ]
    wrong += [
        f"the class of the card {id!r} ({kind}) has no entry in components.toml"
        for id, kind in classes.items()
        if listed.get(id) != kind
    ]
    return wrong


def gather() -> None:
    """Fill the registries, in the order of the data."""
    item_classes, event_classes = by_id(Item), by_id(EventCard)
    wrong = unpaired({id: card["kind"] for id, card in ENTRIES.items()}, item_classes, event_classes)
    if wrong:
        raise ValueError("; ".join(wrong))
    for id in ENTRIES:
        if id in item_classes:
            KINDS[id] = ITEMS[id] = item_classes[id]
        else:
            KINDS[id] = EVENTS[id] = event_classes[id]
