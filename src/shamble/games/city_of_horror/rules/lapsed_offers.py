"""Withdraw offers whose goods are gone or whose player is out (CH-G70).

An offer in the making is not checked here: it cannot be sent without its goods (see `negotiation.Send`).
"""

from shamble.games.city_of_horror.card_events import OfferAnswered
from shamble.games.city_of_horror.state import Bid, CityState


def withdraw_card(g: CityState, seat: int, card: int) -> None:
    """Withdraw the offers of a card that was played or paid in the open."""
    _withdraw(g, [bid for bid in g.bids if bid.proposer == seat and card in bid.terms[0]])


def withdraw_cards(g: CityState, seat: int) -> None:
    """Withdraw the seat's offers of cards, so that nothing shows which card moved."""
    _withdraw(g, [bid for bid in g.bids if bid.proposer == seat and bid.terms[0]])


def withdraw_player(g: CityState, seat: int) -> None:
    """Remove all offers to and from an eliminated player (CH-23.07)."""
    g.bids = [bid for bid in g.bids if not bid.concerns(seat)]
    g.sketches = [sketch for sketch in g.sketches if seat not in (sketch.proposer, sketch.partner)]


def _withdraw(g: CityState, bids: list[Bid]) -> None:
    for bid in bids:
        g.bids = [other for other in g.bids if other is not bid]
        g.emit(OfferAnswered(bid.proposer, bid.partner, "lapsed"))
