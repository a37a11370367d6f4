"""The board as text, for players who cannot see it: squares, pawns, zombies and cards."""

from typing import Final

from shamble.core.narration import Exit, Figure, NarratedPosition, Say, Spot
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.core.visibility import View
from shamble.games.zombies import names
from shamble.games.zombies.board import BUILDING, DX, DY, SIDE_CELL, City
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.state import ZombiesState
from shamble.games.zombies.view import picture
from shamble.games.zombies.view_types import Pawn, ZombiesView

ALIVE, ZOMBIE = "alive", "zombie"

# counters of the spoken digest, by event
NARRATION_TALLY: Final = {
    "zombie-stepped": "moved",
    "zombie-put": "came",
    "life-lost": "hurt",
    "died": "hurt",
    "zombie-killed": "fell",
}


def tell(view: View[ZombiesState], say: Say) -> NarratedPosition:
    g = view.known
    seen = picture(view)
    page = NarratedPosition()
    page.head = _head(seen, say)
    _squares(g.city, seen, page, say)
    undead = view.seat >= 0 and seen["pawns"][view.seat]["status"] == ZOMBIE
    for pawn in seen["pawns"]:
        figure = Figure(
            pawn["id"],
            say("narration-player", {"who": f"@seat-{pawn['seat']}"}),
            f"sq:{pawn['x']},{pawn['y']}" if pawn["status"] in (ALIVE, ZOMBIE) else "",
            _pawn(pawn, say),
        )
        figure.you = pawn["seat"] == view.seat
        page.add(figure)
        if pawn["seat"] == view.seat and figure.place:
            page.own_figures.append(figure.thing)
    for zombie in seen["zombies"]:
        number = zombie["id"].partition(":")[2]
        state = [say("narration-moved", {})] if zombie["moved"] and seen["phase"] == "zombies" else []
        figure = Figure(
            zombie["id"],
            say("narration-zombie", {"number": number}),
            f"sq:{zombie['x']},{zombie['y']}",
            state,
        )
        figure.foe, figure.speed = not undead, 1
        page.add(figure)
    page.hand = [
        say(
            "narration-card",
            {"card": say("card-" + card["card"], {}), "text": say(f"card-{card['card']}.text", {})},
        )
        for card in seen["hand"]
    ]
    return page


def _head(view: ZombiesView, say: Say) -> list[str]:
    goal = view["goal"]
    head = [
        say("narration-round", {"number": view["round"]}),
        say(
            "narration-turn-of",
            {"who": f"@seat-{view['active']}", "phase": say("phase-" + view["phase"], {})},
        ),
        say("narration-tiles", {"count": view["pile"]["left"]}),
        say("pile-helipad-" + view["pile"]["helipad"], {}),
        say("narration-deck", {"count": view["deck"]}),
    ]
    if goal["zombies"]:
        head.append(say("narration-wanted", {"what": say("seat-kills", {}), "count": goal["zombies"]}))
    move = view["move"]
    if move is not None:
        head.append(say("steps-left", {"count": move["left"]}))
    return head


def _pawn(pawn: Pawn, say: Say) -> list[str]:
    state = [say("status-" + pawn["status"], {})] if pawn["status"] != ALIVE else []
    state += [
        say("narration-life", {"count": pawn["life"]}),
        say("narration-bullets", {"count": pawn["bullets"]}),
        say("narration-kills", {"count": pawn["kills"]}),
        say("narration-cards", {"count": pawn["hand"]}),
    ]
    if pawn["carrying"]:
        state.append(say("seat-carrying", {}))
    return state + [say("card-" + item["card"], {}) for item in pawn["items"]]


# -------------------------------------------------------------------- the squares


def _squares(city: City, view: ZombiesView, page: NarratedPosition, say: Say) -> None:
    tokens: dict[str, list[str]] = {}
    for token in view["tokens"]:
        lies = say("narration-token-" + token["kind"], {"count": token["count"]})
        tokens.setdefault(f"sq:{token['x']},{token['y']}", []).append(lies)
    parts = [_tile(city, slot, say) for slot in range(len(city.placed))]
    for square in city.squares:
        slot, cell = square // 9, square % 9
        tile = city.placed[slot]
        place = place_of(city, square)
        spot = Spot(
            names.square_thing(city, square),
            "place",
            place_args(place),
            city.names[square],
            3 * tile.y + cell // 3,
            3 * tile.x + cell % 3,
            names.tile_thing(tile),
            parts[slot],
        )
        spot.holds = tokens.get(spot.thing, [])
        if square == city.helipad:
            spot.holds = [*spot.holds, say("narration-helipad", {})]
        spot.exits = [_side(city, slot, cell, way) for way in range(4)]
        page.add_spot(spot)


def _tile(city: City, slot: int, say: Say) -> str:
    """Return the name of a tile; an unnamed road is described from the nearest named tile."""
    tile = city.placed[slot]
    if tile.near == slot:
        return say("tile-" + tile.kind().id, {})
    return say("thing-road", place_args(place_of(city, slot * 9 + 4)))


def _side(city: City, slot: int, cell: int, way: int) -> Exit:
    square = slot * 9 + cell
    wind = DIRECTIONS[way]
    neighbour = city.ways[square * 4 + way]
    if neighbour != OFF:
        door = (city.ground[neighbour] == BUILDING) != (city.ground[square] == BUILDING)
        return Exit(wind, names.square_thing(city, neighbour), "door" if door else "open", True)
    tile = city.placed[slot]
    row, column = cell // 3 + DY[way], cell % 3 + DX[way]
    outside = not (0 <= row < 3 and 0 <= column < 3)
    if outside and city.slot_at(tile.x + DX[way], tile.y + DY[way]) == OFF:
        road = tile.shape().exits[way] and cell == SIDE_CELL[way]
        return Exit(wind, "", "leads-off" if road else "edge", False)
    return Exit(wind, "", "wall", False)
