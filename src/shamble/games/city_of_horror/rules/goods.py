"""Goods that go another way take the offers with them that were made of them, and so does a player who is out (CH-G70).
What is still being put together is its maker's own affair: it cannot be sent (see `negotiation.Send`)."""

from shamble.games.city_of_horror.dealings import OfferAnswered
from shamble.games.city_of_horror.state import Bid, CityState


def card_shown(g: CityState, seat: int, card: int) -> None:
    """A card was played or paid, for all to see: offers of it are off."""
    _off(g, [bid for bid in g.bids if bid.proposer == seat and card in bid.terms[0]])


def card_passed(g: CityState, seat: int) -> None:
    """A card changed hands unseen: all offers of cards are off, so that nobody learns which one it was."""
    _off(g, [bid for bid in g.bids if bid.proposer == seat and bid.terms[0]])


def player_out(g: CityState, seat: int) -> None:
    """Nobody bargains with him, nor he with anybody (CH-23.07)."""
    g.bids = [bid for bid in g.bids if not bid.concerns(seat)]
    g.sketches = [sketch for sketch in g.sketches if seat not in (sketch.proposer, sketch.partner)]


def _off(g: CityState, bids: list[Bid]) -> None:
    for bid in bids:
        g.bids = [other for other in g.bids if other is not bid]
        g.emit(OfferAnswered(bid.proposer, bid.partner, "lapsed"))
