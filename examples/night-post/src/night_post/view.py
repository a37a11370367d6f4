"""A seat's view, and its drawing: places and roads, couriers, points, the own letters."""

from night_post.state import LAST_ROUND, LETTERS, PLACES, NightState, ways
from shamble.core.generic_board import (
    PlainCard,
    PlainNumber,
    PlainPlace,
    PlainScene,
    PlainSeat,
    PlainThing,
    PlainView,
)
from shamble.core.visibility import COUNT, OWNER, PUBLIC, View

VISIBILITY = dict.fromkeys(("rules", "turn", "at", "points", "delivered"), PUBLIC)
VISIBILITY |= {"hands": OWNER, "bag": COUNT}


def scene() -> PlainScene:
    return PlainScene(places=[_place(id) for id in PLACES])


def _place(id: str) -> PlainPlace:
    links = [f"place:{other}" for other in ways(id)]
    return PlainPlace(id=f"place:{id}", name=f"place-{id}", at=tuple(PLACES[id]["at"]), links=links)


def picture(view: View[NightState]) -> PlainView:
    g = view.known
    own = g.hands[view.seat] if view.seat >= 0 else []
    return PlainView(
        round=min(g.round(), LAST_ROUND),
        things=[
            PlainThing(id=f"courier:{seat}", place=f"place:{place}", sign="figure", seat=seat)
            for seat, place in enumerate(g.at)
        ],
        numbers=[PlainNumber(name="number-bag", value=len(g.bag), most=len(LETTERS))],
        seats=[_seat(g, seat) for seat in range(g.seats)],
        cards=[
            PlainCard(id=f"letter:{card}", name=f"place-{LETTERS[card]}", kind=LETTERS[card]) for card in own
        ],
    )


def _seat(g: NightState, seat: int) -> PlainSeat:
    points = PlainNumber(name="number-points", value=g.points[seat], most=g.rules.goal)
    return PlainSeat(seat=seat, numbers=[points], cards=len(g.hands[seat]))
