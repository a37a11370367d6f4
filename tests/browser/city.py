"""Somebody at a table of City of Horror, and what their browser was told: every frame of the socket."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

# one small step of a player, decided by what the page shows; `wants` says what he is still after
STEP = """({ wants, number }) => {
  const seen = (e) => !e.disabled && e.getBoundingClientRect().width > 0
  const all = (css) => [...document.querySelectorAll(css)].filter(seen)
  const press = (e, what) => (e.click(), what)
  const some = (list) => list[number % list.length]
  if (document.querySelector('.finale')) return 'over'
  const prompt = document.querySelector('.prompt h2')?.textContent ?? ''
  const [yes] = all('.prompt .btn.lamp')
  if (all('.prompt .btn.ghost').length && yes) return press(yes, 'confirm')
  const [seal] = all('.seal .btn.lamp')
  if (seal) return press(seal, document.querySelector('.vote') ? 'vote' : 'plan')
  const tiles = all('.tile.can, .plan.can')
  if (tiles.length) return all('.tile.sel, .plan.sel').length ? 'wait' : press(some(tiles), 'tile')
  if (all('.offer .buttons .btn, .offer .rows button').length) {
    const button = (word) => all('.offer .buttons .btn').find((b) => b.textContent.trim() === word)
    const rows = [...document.querySelectorAll('.offer .line')]
    const chips = (row) => [...(rows[row]?.querySelectorAll('button') ?? [])]
    const filled = (row) => rows[row]?.querySelectorAll('.chips > .chip').length ?? 0
    if (button('Agree')) return press(button('Agree'), 'agree')
    if (!button('Withdraw')) return press(chips(0)[0] ?? chips(1)[0] ?? chips(2)[0], 'hand over')
    if (!filled(0) && chips(0).length) return press(chips(0)[0], 'give')
    if (!filled(1) && chips(1).length) return press(chips(1)[0], 'want')
    return press(button('Send') ?? button('Withdraw'), 'send')
  }
  const gas = all('.own .card.can').find((card) => /Tear Gas/.test(card.getAttribute('aria-label') ?? ''))
  if (gas && wants.includes('cancel')) return press(gas, 'cancel')
  const chosen = all('.choices button:not(.back)')
  if (chosen.length) return press(some(chosen), 'choice')
  const partner = wants.find((want) => want.startsWith('trade '))?.slice(6) ?? '-'
  const offers = all('[data-offer]').filter((b) => b.textContent.includes(partner))
  if (offers.length) return press(offers[0], 'offer')
  const cards = all('.own .card.can')
  if (yes && cards.length && wants.includes('play')) return press(some(cards), 'play')
  if (yes) return press(yes, 'pass')
  const verbs = all('[role=toolbar] .verb.can')
  return verbs.length ? press(some(verbs), 'verb') : 'wait'
}"""


class CityPlayer:
    """Plays a seat of its own in a page of its own, and keeps every frame the page receives."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.frames: list[str] = []
        self.wants: list[str] = []
        self.done: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def sit_down(self, url: str) -> None:
        self.page.goto(url)
        self.page.locator(".city").wait_for()

    def step(self) -> str:
        """One small step; says what it was."""
        what = str(self.page.evaluate(STEP, {"wants": self.wants, "number": 7 * len(self.done) + self.seat}))
        if what != "wait":
            self.done.append(what)
        return what

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]

    def lines(self) -> list[str]:
        """The keys of all events told to this page."""
        found: list[str] = []
        for message in self.messages():
            if message["type"] == "update":
                found.extend([line["key"] for line in message["lines"]])
        return found


# -------------------------------------------------------------------- what a seat may know

SECRET_LINES = {
    "event-drew-card": ("seat",),
    "event-peeked-card": ("seat",),
    "event-food-value": ("seat",),
    "event-stolen-card": ("seat", "target"),
    "event-keeps-known-card": ("seat",),
    "event-gives-known-card": ("seat", "target"),
}


def leaks(player: CityPlayer) -> list[str]:
    """Whatever the page received that its seat may not know."""
    found: list[str] = []
    known: set[str] = set()  # cards this seat has had before its eyes
    looks = ""  # where it shares out the supplies, and so looks at them
    for number, (frame, message) in enumerate(zip(player.frames, player.messages(), strict=True)):
        if message["type"] not in ("sync", "update"):
            continue
        looks = _looks(player.seat, message, looks)
        wrong = _view(player.seat, message, looks)
        known |= _seen(player.seat, message, looks)
        strange = set(re.findall(r"card:\d+", frame)) - known
        if strange:
            wrong.append(f"cards it cannot know: {sorted(strange)}")
        found.extend([f"frame {number}: {what}" for what in wrong])
    return found


def _looks(seat: int, message: dict[str, Any], before: str) -> str:
    """Who won the vote on the supplies of a location may look at them until the next one begins."""
    looks = before
    for line in _lines(message):
        if line["key"] == "event-location":
            looks = ""
        elif line["key"] == "event-chosen-sharing" and line["args"]["seat"] == f"@seat-{seat}":
            looks = str(line["args"]["place"]).replace("@place-", "place:")
    return looks


def _seen(seat: int, message: dict[str, Any], looks: str) -> set[str]:
    """Cards that lie open for the seat: its own, the discards, supplies it shares out, an offer of or to it."""
    view = message["view"]
    piles = [view["seats"][seat]["hand"], view["seats"][seat]["pack"], view["discard"]]
    piles.extend([place["cards"] for place in view["places"] if place["id"] == looks])
    offer = view["offer"]
    if offer and seat in (offer["seat"], offer["to"]):
        piles.append(offer["cards"])
    cards = {card["id"] for pile in piles for card in pile}
    for line in _lines(message):
        if _told(seat, line):
            cards.update(line.get("things", []))
    return cards


def _lines(message: dict[str, Any]) -> list[dict[str, Any]]:
    if message["type"] == "update":
        return list(message["lines"])
    return [line for _, lines in message["log"] for line in lines]


def _told(seat: int, line: dict[str, Any]) -> bool:
    """Is the seat one of those whom an event names?"""
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
    if view["invasion"] is not None and not view["seats"][seat]["peeked"]:
        wrong.append("the next invasion card")
    offer = view["offer"]
    if offer and seat not in (offer["seat"], offer["to"]) and any(card["id"] for card in offer["cards"]):
        wrong.append("the cards of an offer between others")
    for line in _lines(message):
        about = SECRET_LINES.get(line["key"])
        if about and f"@seat-{seat}" not in [line["args"].get(name) for name in about]:
            wrong.append(f"{line['key']} of others")
    wrong.extend(_ballot(seat, message))
    return wrong


def _ballot(seat: int, message: dict[str, Any]) -> list[str]:
    """Sealed answers of others stay sealed; options are for who has to answer."""
    decision = message.get("decision")
    if decision is None:
        return []
    wrong: list[str] = []
    if decision.get("seat") not in (None, seat):
        wrong.append("what another seat may choose")
    sealed = message["type"] == "update" and message["by"] != seat and not message["lines"]
    if sealed and re.match("point|plan|later|keep", message["text"]):
        wrong.append(f"a sealed answer: {message['text']}")
    return wrong
