"""The drill on the generic board: three doors, bag, discard pile, points, own cards."""

from shamble.core.generic_board import (
    PlainCard,
    PlainNumber,
    PlainPlace,
    PlainScene,
    PlainSeat,
    PlainThing,
    PlainView,
)
from shamble.core.visibility import View
from shamble.games.drill.state import CARDS, FLARE, JAM, DrillState, kind_of

BAG = "place:bag"
DISCARD = "place:discard"
DOORS = ("door-1", "door-2", "door-3")


def scene() -> PlainScene:
    doors = [PlainPlace(id=f"door:{i + 1}", name=name, at=(i, 0)) for i, name in enumerate(DOORS)]
    bag = PlainPlace(id=BAG, name="place-bag", at=(0, 1))
    discard = PlainPlace(id=DISCARD, name="place-discard", at=(1, 1), size=(2, 1))
    return PlainScene(places=[*doors, bag, discard])


def picture(view: View[DrillState]) -> PlainView:
    g = view.known
    own = g.hands[view.seat] if view.seat >= 0 else []
    played = [kind_of(card) for card in g.discard]
    return PlainView(
        round=min(g.round + 1, g.rules.rounds),
        things=_cards(len(g.bag), played.count(FLARE), played.count(JAM)),
        numbers=[
            PlainNumber(name="number-rounds", value=g.round, most=g.rules.rounds),
            PlainNumber(name="number-bag", value=len(g.bag), most=CARDS),
        ],
        seats=[_seat(g, seat) for seat in range(g.seats)],
        cards=[
            PlainCard(id=f"card:{card}", name=f"card-{kind_of(card)}", kind=kind_of(card)) for card in own
        ],
    )


def _cards(bag: int, flares: int, jams: int) -> list[PlainThing]:
    """List the piles that are not empty."""
    piles = [
        PlainThing(id="bag", place=BAG, name="place-bag", sign="cube", count=bag),
        PlainThing(id="flares", place=DISCARD, name="card-flare", sign="disc", count=flares),
        PlainThing(id="jams", place=DISCARD, name="card-jam", sign="cube", count=jams),
    ]
    return [pile for pile in piles if pile["count"]]


def _seat(g: DrillState, seat: int) -> PlainSeat:
    points = PlainNumber(name="number-points", value=g.points[seat])
    return PlainSeat(seat=seat, numbers=[points], cards=len(g.hands[seat]))
