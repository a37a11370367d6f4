"""Narrated position of a game without its own narration, from its generic board."""

from typing import Any

from shamble.core.game import Game
from shamble.core.narration import Exit, Figure, NarratedPosition, Say, Spot
from shamble.core.visibility import View


def describe_position(game: Game[Any], scene: Any, view: View[Any], say: Say) -> NarratedPosition:
    """Return the position as far as the generic board describes it."""
    position = NarratedPosition()
    seen = game.client_view(view)
    position.head = [say("narration-round", {"number": game.round(view.known)})]
    if "phase" in seen:
        position.head.append(say(seen["phase"], {}))
    position.head.extend([_number(number, say) for number in seen.get("numbers", [])])
    _places(scene.get("places", []), seen.get("facts", {}), position, say)
    for seat in seen.get("seats", []):
        state = [_number(number, say) for number in seat.get("numbers", [])]
        if "cards" in seat:
            state.append(say("narration-cards", {"count": seat["cards"]}))
        name = say("narration-player", {"who": f"@seat-{seat['seat']}"})
        figure = Figure(f"seat:{seat['seat']}", name, "", state)
        figure.you = seat["seat"] == view.seat
        position.add(figure)
    for thing in seen.get("things", []):
        position.add(_thing(thing, say))
        if thing.get("seat", -1) == view.seat >= 0:
            position.own_figures.append(thing["id"])
    position.hand = [say(card["name"], {}) for card in seen.get("cards", [])]
    return position


def _places(places: Any, facts: Any, position: NarratedPosition, say: Say) -> None:
    for row, place in enumerate(places):
        across, down = place.get("at", (0, row))
        name = say(place["name"], {})
        spot = Spot(place["id"], place["name"], {}, "", down, across, place["id"], name)
        if place["id"] in facts:
            fact = facts[place["id"]]
            spot.holds.append(say(fact["key"], fact.get("args", {})))
        spot.exits = [Exit("", to, "street", True) for to in place.get("links", [])]
        position.add_spot(spot)


def _thing(thing: Any, say: Say) -> Figure:
    count = thing.get("count", 1)
    name = say(thing["name"], {}) if "name" in thing else ""
    if "seat" in thing and not name:
        name = say("narration-player", {"who": f"@seat-{thing['seat']}"})
    name = name or thing["id"].replace(":", " ")
    figure = Figure(
        thing["id"],
        say("narration-times", {"count": count, "what": name}) if count > 1 else name,
        thing.get("place", ""),
        [],
    )
    figure.count = count
    return figure


def _number(number: Any, say: Say) -> str:
    what = say(number["name"], {})
    if number.get("most"):
        return say("narration-done", {"what": what, "done": number["value"], "all": number["most"]})
    return say("narration-counted", {"what": what, "count": number["value"]})
