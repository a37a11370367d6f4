"""Effects of action cards (CH-19) and powers of characters (CH-20), by id."""

from typing import Final

from shamble.core.registry import by_id
from shamble.games.city_of_horror.board import COMPONENTS, PERSON
from shamble.games.city_of_horror.cards import DECK
from shamble.games.city_of_horror.rules.abilities import cards, powers
from shamble.games.city_of_horror.rules.abilities.base import Ability
from shamble.games.city_of_horror.rules.moments import AGAINST, ANSWER

MODULES: Final = (cards, powers)  # imported to register their classes


def check(abilities: set[str], data: set[str]) -> None:
    """Raise ValueError if a class or a data entry is missing."""
    if abilities != data:
        lost = ", ".join(sorted(abilities ^ data))
        raise ValueError(f"cards or characters missing in the data or in the rules: {lost}")


def _action_cards(abilities: dict[str, Ability]) -> list[Ability]:
    """List the cards in the order of their kinds."""
    out: list[Ability] = []
    for entry in COMPONENTS["action_card"]:
        card = abilities[entry["id"]]
        card.explosive = entry["explosion"]
        out.append(card)
    return out


def _powers(abilities: dict[str, Ability]) -> list[Ability]:
    """List the powers in the order of the characters."""
    out: list[Ability] = []
    for id, person in PERSON.items():
        power = abilities[id]
        power.person = person
        out.append(power)
    return out


_ABILITIES: Final = by_id(Ability)
check(set(_ABILITIES), {entry["id"] for entry in COMPONENTS["action_card"] + COMPONENTS["character"]})
ACTION_CARDS: Final = _action_cards(_ABILITIES)
POWERS: Final = _powers(_ABILITIES)


def card_of(card: int) -> Ability:
    """Return the effect of a physical card."""
    return ACTION_CARDS[DECK[card]]


def powers_at(moment: int) -> list[int]:
    """List the characters whose powers are used at this moment."""
    return [person for person in range(len(POWERS)) if POWERS[person].when() == moment]


CANCELLERS: Final = powers_at(AGAINST)
CANCELLING: Final = [card for card in range(len(DECK)) if card_of(card).when() == AGAINST]
UNDOERS: Final = powers_at(ANSWER)
