"""The traits of a seat in a game, by name, to find what influences winning.

"survivor" and "character" are dealt before play. "card", "skill" and "item" come later, to seats that
live long, so their influence is not a cause.
"""

from collections.abc import Callable
from typing import Any

from shamble.core.game import Game
from shamble.core.state import State

Traits = list[list[str]]  # per seat, sorted


def traits(game: Game[Any], g: State) -> Traits:
    traits: list[set[str]] = [set() for _ in range(g.seats)]
    read = READERS.get(game.id)
    if read is not None:
        read(g, traits)
    return [sorted(names) for names in traits]


def _zombicide(g: Any, traits: list[set[str]]) -> None:
    from shamble.games.zombicide.cards import CARDS
    from shamble.games.zombicide.sheets import SHEETS, SKILL_IDS

    for s in g.survivors:
        own = traits[s.seat]
        if s.sheet < len(SHEETS):
            own.add(f"survivor {SHEETS[s.sheet].id}")
        own.update(f"skill {SKILL_IDS[skill]}" for skill in s.skills)
        own.update(f"card {CARDS[card].id}" for card in s.cards())


def _city(g: Any, traits: list[set[str]]) -> None:
    from shamble.games.city_of_horror.board import PEOPLE

    for number, character in enumerate(g.people):
        if character.seat >= 0:
            traits[character.seat].add(f"character {PEOPLE[number].id}")


def _hexes(g: Any, traits: list[set[str]]) -> None:
    from shamble.games.all_things_zombie.pieces import ITEM_IDS, PEOPLE

    for s in g.people:
        if s.seat >= 0:
            traits[s.seat].add(f"survivor {PEOPLE[s.kind].id}")
            traits[s.seat].update(f"item {ITEM_IDS[item]}" for item in s.items())


def _plague(g: Any, traits: list[set[str]]) -> None:
    from shamble.games.zombie_plague.cards import DECK

    for human, gear in zip(g.humans, g.gear, strict=True):
        traits[human.seat].update(f"card {DECK[card]}" for card in gear.cards())


def _zombies(g: Any, traits: list[set[str]]) -> None:
    from shamble.games.zombies.cards import DECK

    for seat, items in enumerate(g.items):
        traits[seat].update(f"item {DECK[card]}" for card in items)


READERS: dict[str, Callable[[Any, list[set[str]]], None]] = {
    "all-things-zombie": _hexes,
    "city-of-horror": _city,
    "zombicide": _zombicide,
    "zombie-plague": _plague,
    "zombies": _zombies,
}
