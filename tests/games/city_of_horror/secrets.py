"""Check frame by frame that a client receives nothing its seat cannot know."""

import json
import re
from typing import Any, Final

from shamble.games.city_of_horror.cards import KINDS
from tests.client_state import Seen

SECRET_LINES: Final = {
    "event-drew-card": ("seat",),
    "event-peeked-card": ("seat",),
    "event-food-value": ("seat",),
    "event-stolen-card": ("seat", "target"),
    "event-keeps-known-card": ("seat",),
    "event-gives-known-card": ("seat", "target"),
}
OPEN_LINES: Final = ("event-paid", "event-recovered", "event-played", "event-cancelled")  # visible to all
# sealed answers, and offers in the making
SECRET_ANSWER: Final = re.compile("(point|later|keep|give|hand|want|promise|about|number|name|item|share)")
CARD: Final = re.compile(rf"card:(\d+)|(?:{'|'.join(KINDS)}) (\d+)")


def leaks(seat: int, frames: list[str]) -> list[str]:
    """Return everything the seat received that it cannot know (-1: a spectator)."""
    results: list[str] = []
    known: set[str] = set()  # cards this seat has seen
    before_it = Seen()
    looks = ""  # where it shares out supplies, and so sees them
    for number, frame in enumerate(frames):
        message = json.loads(frame)
        view = before_it.take(message)
        if view is None:
            continue
        message["view"] = view
        looks = _looks(seat, message, looks)
        wrong = _view(seat, message, looks)
        known |= _seen(seat, message, looks)
        strange = cards_in(frame) - known
        if strange:
            wrong.append(f"cards it cannot know: {sorted(strange)}")
        results.extend([f"frame {number}: {what}" for what in wrong])
    return results


def cards_in(frame: str) -> set[str]:
    """Return the action cards that a frame names, as things or in notation."""
    return {thing or noted for thing, noted in CARD.findall(frame)}


def _looks(seat: int, message: dict[str, Any], before: str) -> str:
    """Return the location whose supplies the seat sees: its vote winner, until the next one."""
    looks = before
    for line in _lines(message):
        if line["key"] == "event-location":
            looks = ""
        elif line["key"] == "event-chosen-sharing" and line["args"]["seat"] == f"@seat-{seat}":
            looks = str(line["args"]["place"]).replace("@place-", "place:")
    return looks


def _seen(seat: int, message: dict[str, Any], looks: str) -> set[str]:
    """Return the cards the seat can see: own cards, discards, supplies to share, offers."""
    view = message["view"]
    piles = [view["discard"]]
    if seat >= 0:
        piles += [view["seats"][seat]["hand"], view["seats"][seat]["pack"]]
    piles.extend([place["cards"] for place in view["places"] if place["id"] == looks])
    piles.extend([offer["cards"] for offer in _offers(view) if seat in (offer["seat"], offer["to"])])
    cards = {card["id"].removeprefix("card:") for pile in piles for card in pile}
    for line in _lines(message):
        if _is_private(seat, line) or line["key"].startswith(OPEN_LINES):
            cards.update([thing.removeprefix("card:") for thing in line.get("things", [])])
    return cards


def _offers(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the offer in the making and the open ones."""
    return [*([view["offer"]] if view["offer"] else []), *view["bids"]]


def _lines(message: dict[str, Any]) -> list[dict[str, Any]]:
    if message["type"] == "update":
        return list(message["lines"])
    return [line for _, lines in message["log"] for line in lines]


def _is_private(seat: int, line: dict[str, Any]) -> bool:
    """Return whether an event names the seat."""
    named = [line.get("args", {}).get(name) for name in ("seat", "target")]
    return f"@seat-{seat}" in named


def _view(seat: int, message: dict[str, Any], looks: str) -> list[str]:
    view = message["view"]
    wrong: list[str] = []
    for other in view["seats"]:
        if other["seat"] == seat:
            continue
        if any(card["id"] or card["card"] for card in other["hand"] + other["pack"]):
            wrong.append(f"the hand of seat {other['seat']}")
        if any(food["value"] is not None for food in other["food"]):
            wrong.append(f"the food of seat {other['seat']}")
    for place in view["places"]:
        if place["id"] != looks and any(card["id"] for card in place["cards"]):
            wrong.append(f"the supplies at {place['id']}")
    if view["invasion"] is not None and not (seat >= 0 and view["seats"][seat]["peeked"]):
        wrong.append("the next invasion card")
    for offer in _offers(view):
        if seat not in (offer["seat"], offer["to"]) and any(card["id"] for card in offer["cards"]):
            wrong.append("the cards of an offer between others")
    for line in _lines(message):
        about = SECRET_LINES.get(line["key"])
        if about and f"@seat-{seat}" not in [line["args"].get(name) for name in about]:
            wrong.append(f"{line['key']} of others")
    wrong.extend(_ballot(seat, message))
    return wrong


def _ballot(seat: int, message: dict[str, Any]) -> list[str]:
    """Options are for seats that have to answer; sealed answers are sent to no other seat."""
    wrong: list[str] = []
    decision = message.get("decision")
    if decision is not None and decision.get("seat") not in (None, seat):
        wrong.append("what another seat may choose")
    if message["type"] == "update" and message["by"] != seat:
        sealed = not message["lines"] and message["text"].startswith("plan")
        if sealed or SECRET_ANSWER.match(message["text"]):
            wrong.append(f"a secret answer: {message['text']}")
    return wrong
