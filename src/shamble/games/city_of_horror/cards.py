"""The action cards (CH-19): one number per physical card, and the kinds they are of."""

from typing import Any, Final

from shamble.games.city_of_horror.board import COMPONENTS

_ENTRIES: Final[list[dict[str, Any]]] = COMPONENTS["action_card"]

KINDS: Final[list[str]] = [entry["id"] for entry in _ENTRIES]
# every physical card, in the order of the list: card number -> number of its kind
DECK: Final[list[int]] = [kind for kind, entry in enumerate(_ENTRIES) for _ in range(entry["count"])]
NO_CARD: Final = -1


def cards_of(kind: str) -> list[int]:
    """The numbers of all cards of a kind."""
    wanted = KINDS.index(kind)
    return [card for card, of in enumerate(DECK) if of == wanted]
