"""Events: who sees what (CH-G62), which reveal something, and the values that are animated."""

from typing import Any

import pytest

from shamble.core.events import Event
from shamble.core.visibility import SPECTATOR
from shamble.games.city_of_horror.card_events import (
    CardDrawn,
    CardStolen,
    FoodTaken,
    GoodsGiven,
    ItemShared,
    OfferAnswered,
)
from shamble.games.city_of_horror.cards import NO_CARD
from shamble.games.city_of_horror.events import (
    Died,
    FoodShown,
    InvasionShown,
    MoveUndone,
    Peeked,
    PlanShown,
    Scored,
    Voted,
    Walked,
    ZombiesWalked,
)

ALL = (SPECTATOR, 0, 1, 2, 3)
SECRETS: list[tuple[Event, tuple[int, ...], dict[str, Any]]] = [
    (CardDrawn(1, 5), (1,), {"seat": 1, "card": NO_CARD}),
    (FoodTaken(1, 4, False), (1,), {"seat": 1, "token": -1, "open": False}),
    (FoodTaken(1, 4, True), ALL, {}),
    (CardStolen(1, 2, 5), (1, 2), {"seat": 1, "victim": 2, "card": NO_CARD}),
    (ItemShared(1, 2, False, 5), (1, 2), {"winner": 1, "seat": 2, "antidote": False, "card": NO_CARD}),
    (ItemShared(1, 2, True, NO_CARD), ALL, {}),
    (
        GoodsGiven(1, 2, 3, 1, (5,)),
        (1, 2),
        {"seat": 1, "to": 2, "antidotes": 3, "count": 1, "cards": ()},
    ),
    (GoodsGiven(1, 2, 3, 0, ()), ALL, {}),
    (Peeked(1, 3), (1,), {"seat": 1, "card": -1}),
]


@pytest.mark.rule("CH-G62", "CH-G51", "CH-G55", "CH-05.02", "CH-12.07", "CH-18.01", "CH-20.07")
@pytest.mark.parametrize(("event", "viewers", "hidden"), SECRETS)
def test_only_those_concerned_see_a_card_or_token(
    event: Event, viewers: tuple[int, ...], hidden: dict[str, Any]
) -> None:
    assert tuple(seat for seat in ALL if event.seen_by(seat) is event) == viewers
    for seat in set(ALL) - set(viewers):
        seen = event.seen_by(seat)
        assert type(seen) is type(event)
        assert {name: getattr(seen, name) for name in hidden} == hidden


@pytest.mark.rule(
    "CH-G62", "CH-G51", "CH-05.02", "CH-G55", "CH-06.01", "CH-17.02", "CH-18.01", "CH-19.16", "CH-20.26"
)
@pytest.mark.rule("CH-21.24", "CH-07.01", "CH-12.07")
@pytest.mark.parametrize(
    ("event", "reveals"),
    [
        (CardDrawn(1, 5), True),
        (FoodTaken(1, 4, True), True),
        (FoodShown(4), True),
        (CardStolen(1, 2, 5), True),
        (ItemShared(1, 2, False, 5), True),
        (ItemShared(1, 2, True, NO_CARD), False),
        (GoodsGiven(1, 2, 3, 1, (5,)), True),
        (GoodsGiven(1, 2, 3, 0, ()), False),
        (OfferAnswered(1, 2, "refused"), False),
        (Peeked(1, 3), True),
        (PlanShown(1, 3, False), True),
        (InvasionShown(3), True),
        (Voted(2, 0, 1, 1, 1, 2), True),
        (Died(3, 1, "eaten"), False),
    ],
)
def test_undo_stops_at_what_was_revealed(event: Event, reveals: bool) -> None:
    assert event.reveals() == reveals


@pytest.mark.rule("CH-07.04", "CH-08.01", "CH-20.21", "CH-14.04", "CH-14.05", "CH-14.06", "CH-14.07")
@pytest.mark.parametrize(
    ("event", "data"),
    [
        (ZombiesWalked(2, 3, 4, 1), {"path": ["place:bank", "place:church"], "count": 4}),
        (Walked(0, 2, 3, "in"), {"path": ["place:bank", "place:church"]}),
        (MoveUndone(0, 2, 3), {"path": ["place:bank", "place:church"]}),
        (Scored(1, 9, 2, 6, 1), {"seat": 1, "people": 9, "antidotes": 2, "food": 7}),
    ],
)
def test_animation_gets_the_places_in_order_and_the_sums(event: Event, data: dict[str, Any]) -> None:
    assert event.data() == data
