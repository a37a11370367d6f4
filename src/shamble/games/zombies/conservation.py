"""Law 6: every tile, card, zombie and survivor exists exactly once."""

from shamble.core.space.squares import OFF
from shamble.games.zombies.board import CLOSED, HELIPAD_TILE, KINDS, TILES
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.cards import KINDS as CARD_KINDS
from shamble.games.zombies.rules.tiles import PlaceTile
from shamble.games.zombies.rules.tokens import DropSurvivor
from shamble.games.zombies.state import (
    ALIVE,
    BURIED,
    FACE_DOWN,
    FIGURES,
    MAX_LIFE,
    NO_ZOMBIE,
    SURVIVOR,
    SURVIVORS,
    ZombiesState,
)


def missing(g: ZombiesState) -> list[str]:
    """List the violations of the law: missing things and things that exist twice."""
    return [*_tiles(g), *_cards(g), *_zombies(g), *_tokens(g), *_players(g)]


def _off_map(g: ZombiesState) -> list[int]:
    """List the tiles that are not on the map, except the buried Helipad."""
    return g.pile + g.unplayable + [frame.tile for frame in g.stack if isinstance(frame, PlaceTile)]


def _tiles(g: ZombiesState) -> list[str]:
    results = _off_map(g) + [tile.tile for tile in g.city.placed]
    if g.helipad == BURIED:
        results.append(HELIPAD_TILE)
    return [] if sorted(results) == list(range(len(TILES))) else [f"tiles: {sorted(results)}"]


def _cards(g: ZombiesState) -> list[str]:
    results = g.deck + g.discard + [effect.card for effect in g.lasting if effect.card >= 0]
    for hand in g.hands:
        results = results + hand
    for items in g.items:
        results = results + list(items)
    if -1 in results or sorted(results) == list(range(len(DECK))):
        return []
    return [f"cards: {sorted(results)}"]


def _zombies(g: ZombiesState) -> list[str]:
    wrong: list[str] = []
    grid = [NO_ZOMBIE] * len(g.city.ground)
    for number in range(1, FIGURES + 1):
        square = g.zombies[number]
        if square != OFF:
            if grid[square] != NO_ZOMBIE or g.city.ground[square] == CLOSED:
                wrong.append(f"zombie {number} stands on {g.city.names[square]}")
            grid[square] = number
    if grid != g.grid:
        wrong.append("the grid is out of step with the zombies")
    if g.zombies_on_map() + sum(g.kills) + g.supply != FIGURES or g.supply < 0:
        wrong.append(f"zombies: {g.zombies_on_map()} on the map, {g.kills} collected, {g.supply} left")
    return wrong


def _tokens(g: ZombiesState) -> list[str]:
    wrong: list[str] = []
    for square, token in enumerate(g.tokens):
        if token and g.city.in_building(square) == OFF:
            wrong.append(f"a token lies on {g.city.names[square]}")
    if not g.rules.rescue:
        return wrong
    survivors = sum(KINDS[TILES[tile]].survivors for tile in _off_map(g)) + g.stranded + sum(g.recovered)
    for slot, bag in enumerate(g.bags):
        down = sum(1 for square in g.city.building_squares(slot) if g.tokens[square] == FACE_DOWN)
        if down != sum(bag):
            wrong.append(f"{down} tokens face down, {bag} in the bag")
        survivors += bag[2]
    survivors += sum(1 for token in g.tokens if token == SURVIVOR) + sum(1 for tow in g.carrying if tow)
    survivors += sum(1 for frame in g.stack if isinstance(frame, DropSurvivor))  # about to be dropped
    if survivors != SURVIVORS:
        wrong.append(f"{survivors} survivors")
    return wrong


def _players(g: ZombiesState) -> list[str]:
    wrong: list[str] = []
    for seat in range(g.seats):
        square = g.square[seat]
        if (g.status[seat] == ALIVE) != (square != OFF) or (
            square != OFF and g.city.ground[square] == CLOSED
        ):
            wrong.append(f"player {seat + 1} is on {square}")
        if (g.status[seat] == ALIVE) != (g.life[seat] > 0) and not g.is_over() and g.status[seat] != 2:
            wrong.append(f"player {seat + 1} has {g.life[seat]} life")
        if g.life[seat] > MAX_LIFE or g.bullets[seat] < 0:
            wrong.append(f"player {seat + 1}: {g.life[seat]} life, {g.bullets[seat]} bullets")
        if (g.shots[seat] > 0) != any(CARD_KINDS[id].shots for id in g.item_ids(seat)):
            wrong.append(f"player {seat + 1}'s shotgun has {g.shots[seat]} shots")
        kinds = g.item_ids(seat)
        if len(set(kinds)) != len(kinds):
            wrong.append(f"player {seat + 1} has an item twice")
    return wrong
