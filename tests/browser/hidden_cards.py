"""Hidden cards of a game, by the names that would give them away on the page."""

from collections.abc import Iterable
from typing import Any

from shamble.games.all_things_zombie import names as hexes
from shamble.games.all_things_zombie.pieces import LOOT_CARDS
from shamble.games.city_of_horror import names as city
from shamble.games.city_of_horror.state import NOT_DRAWN
from shamble.games.city_of_horror.view import knows_invasion
from shamble.games.zombie_plague import names as plague
from shamble.games.zombies import names as town
from shamble.match.i18n.messages import Translator


def secrets(game: str, g: Any, seat: int, words: Translator, heard: str) -> set[str]:
    """Return the names of cards this seat cannot see, without kinds it holds or has heard of."""
    own, hidden = _cards(game, g, seat)
    names = {words.text(key.removeprefix("@")) for key in set(hidden) - set(own)}
    return {name for name in names if name not in heard}


def _cards(game: str, g: Any, seat: int) -> tuple[list[str], list[str]]:
    """Return the cards in the seat's hand, and those in other hands and in piles."""
    if game == "zombies":
        mine, others = _hands(seat, g.hands)
        return [*map(town.card_name, mine)], [*map(town.card_name, [*others, *g.deck])]
    if game == "city-of-horror":
        mine, others = _hands(seat, g.hands, g.packs)
        piles = [*g.deck, *(card for cards in g.drops for card in cards)]
        due = [] if g.invasion == NOT_DRAWN or knows_invasion(g, seat) else [city.invasion_name(g.invasion)]
        return [*map(city.card_name, mine)], [*map(city.card_name, [*others, *piles]), *due]
    if game == "zombie-plague":
        return [], [*map(plague.card_name, g.bag)]
    if game == "all-things-zombie":
        return [], [hexes.item_name(LOOT_CARDS[card]) for card in g.loot if LOOT_CARDS[card] >= 0]
    return [], []


def _hands(seat: int, *zones: Iterable[list[int]]) -> tuple[list[int], list[int]]:
    held = [(owner, card) for zone in zones for owner, cards in enumerate(zone) for card in cards]
    return [card for owner, card in held if owner == seat], [card for owner, card in held if owner != seat]
