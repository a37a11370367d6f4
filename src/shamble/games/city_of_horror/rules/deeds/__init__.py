"""What can be done with action cards (CH-19) and by characters (CH-20): a class each, found by the id of its data."""

from typing import Final

from shamble.core.registry import by_id
from shamble.games.city_of_horror.board import COMPONENTS, PERSON
from shamble.games.city_of_horror.cards import DECK
from shamble.games.city_of_horror.rules.deeds import cards, powers
from shamble.games.city_of_horror.rules.deeds.base import Deed
from shamble.games.city_of_horror.rules.moments import AGAINST, ANSWER

MODULES: Final = (cards, powers)  # imported, so that their classes are found


def check(found: set[str], data: set[str]) -> None:
    """Whatever has no class, or no entry in the data, is a mistake."""
    if found != data:
        lost = ", ".join(sorted(found ^ data))
        raise ValueError(f"cards or characters that stand only in the data or only in the rules: {lost}")


def _action_cards(found: dict[str, Deed]) -> list[Deed]:
    """By the number of their kind."""
    out: list[Deed] = []
    for entry in COMPONENTS["action_card"]:
        card = found[entry["id"]]
        card.explosive = entry["explosion"]
        out.append(card)
    return out


def _powers(found: dict[str, Deed]) -> list[Deed]:
    """By the number of their character."""
    out: list[Deed] = []
    for id, person in PERSON.items():
        power = found[id]
        power.person = person
        out.append(power)
    return out


_FOUND: Final = by_id(Deed)
check(set(_FOUND), {entry["id"] for entry in COMPONENTS["action_card"] + COMPONENTS["character"]})
ACTION_CARDS: Final = _action_cards(_FOUND)
POWERS: Final = _powers(_FOUND)


def card_of(card: int) -> Deed:
    """What a physical card is."""
    return ACTION_CARDS[DECK[card]]


def answering(moment: int) -> list[int]:
    """The characters whose powers are for a moment."""
    return [person for person in range(len(POWERS)) if POWERS[person].when() == moment]


CANCELLERS: Final = answering(AGAINST)
UNDOERS: Final = answering(ANSWER)
