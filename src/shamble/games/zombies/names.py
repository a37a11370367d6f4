"""Names of players, squares, tiles, zombies and cards, as notation, ids and message keys."""

from shamble.core.space.squares import OFF
from shamble.games.zombies.board import KINDS as TILE_KINDS
from shamble.games.zombies.board import TILES, City, Placed
from shamble.games.zombies.cards import DECK


def player(seat: int) -> str:
    """Return a player in notation: P1."""
    return f"P{seat + 1}"


def player_name(seat: int) -> str:
    return f"@seat-{seat}"


def pawn_thing(seat: int) -> str:
    return f"pawn:{seat + 1}"


def zombie_thing(number: int) -> str:
    return f"zom:{number}"


def square_thing(city: City, square: int) -> str:
    return "sq:" + city.names[square]


def card_thing(card: int) -> str:
    return f"card:{card}"


def effect_thing(id: str) -> str:
    """Return the id of a lasting card, by its kind."""
    return "effect:" + id


def card_id(card: int) -> str:
    return DECK[card]


def card_name(card: int) -> str:
    return "@card-" + card_id(card)


def kind_name(id: str) -> str:
    return "@card-" + id


def tile_id(tile: int) -> str:
    return TILE_KINDS[TILES[tile]].id


def tile_name(tile: int) -> str:
    return "@tile-" + tile_id(tile)


def tile_thing(placed: Placed) -> str:
    """Return the id of a tile on the map, by its position."""
    return f"tile:{placed.x},{placed.y}"


def slot_thing(city: City, slot: int) -> str:
    """Return the id of the tile in a slot, or "" for the whole map."""
    return "" if slot == OFF else tile_thing(city.placed[slot])


def spot_thing(x: int, y: int) -> str:
    """Return the id of a free position for a tile."""
    return f"spot:{x},{y}"


def slot_name(city: City, slot: int) -> str:
    return tile_name(city.placed[slot].tile)
