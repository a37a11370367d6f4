"""The action cards (CH-19): a number per physical card, and the kind of each."""

from typing import Any, Final

from shamble.games.city_of_horror.board import COMPONENTS

_ENTRIES: Final[list[dict[str, Any]]] = COMPONENTS["action_card"]

KINDS: Final[list[str]] = [entry["id"] for entry in _ENTRIES]
# kind of every physical card, by card number
DECK: Final[list[int]] = [kind for kind, entry in enumerate(_ENTRIES) for _ in range(entry["count"])]
NO_CARD: Final = -1


def cards_of(kind: str) -> list[int]:
    """List the numbers of all cards of a kind."""
    wanted = KINDS.index(kind)
    return [card for card, of in enumerate(DECK) if of == wanted]
