"""Search cards are classes: each kind of the components has one, each class a rule of the ledger."""

import pytest

from shamble.core.ledger import load_ledger
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.cards import DECK, FACTS
from shamble.games.zombie_plague.rules.cards.card import CARDS, KINDS, SearchCard
from shamble.games.zombie_plague.rules.cards.deck import mismatches
from shamble.games.zombie_plague.rules.cards.items import Ammo


def test_every_kind_of_card_has_a_class_and_every_class_a_kind() -> None:
    assert list(KINDS) == list(FACTS)
    assert [kind.id for kind in CARDS] == DECK
    assert mismatches(KINDS) == []


def test_mismatches_name_cards_and_classes_without_a_partner() -> None:
    less = {id: kind for id, kind in KINDS.items() if id != "ammo"}
    assert mismatches(less) == ["search card 'ammo' has no class"]
    assert mismatches(KINDS | {"grater": Ammo()}) == [
        "Ammo has id 'grater', expected a search card of the components"
    ]
    assert mismatches(KINDS | {"pistol": Ammo()}) == [
        "search card 'pistol': expected a class for 'weapon', got Ammo"
    ]


@pytest.mark.parametrize("id", list(KINDS))
def test_every_card_names_its_rule(id: str) -> None:
    kind: SearchCard = KINDS[id]
    rules = {rule.id: rule.en for rule in load_ledger(GAME.folder()).rules}
    assert kind.rule in rules
    assert id.split("_", maxsplit=1)[0] in rules[kind.rule].lower()
