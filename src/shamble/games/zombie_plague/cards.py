"""Search deck (ZP-11) as listed in the components, with a number for each physical card.

The effects of cards are in `rules/cards`.
"""

from typing import Final

from shamble.games.zombie_plague.board import COMPONENTS


class CardFacts:
    """Numbers on a kind of card."""

    def __init__(self, type: str, count: int, kills_on: list[int], reach: int) -> None:
        self.type = type
        self.count = count
        self.kills_on = kills_on
        self.reach = reach


FACTS: Final[dict[str, CardFacts]] = {
    c["id"]: CardFacts(c["type"], c["count"], c["kills_on"], c["range"]) for c in COMPONENTS["search_card"]
}
# Every physical card of the search deck in the order of the list: card number -> id of its kind.
DECK: Final[list[str]] = [id for id, facts in FACTS.items() for _ in range(facts.count)]
NO_CARD: Final = -1


def cards_of(id: str) -> list[int]:
    """List the numbers of all cards of a kind."""
    return [number for number, kind in enumerate(DECK) if kind == id]
