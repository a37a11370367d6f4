"""Offers between players (CH-18.01, CH-G70): sending, answering and withdrawing them.

Several offers can be open at once. Goods change hands as soon as both players agree, both sides together. An
offer without an answer is refused when the window closes.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Frame, Prompt
from shamble.core.refusals import Refusal
from shamble.core.visibility import UNKNOWN
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import COLOURS, NOWHERE
from shamble.games.city_of_horror.card_events import GoodsGiven, OfferAnswered, ReasonGiven
from shamble.games.city_of_horror.choices import ChooseCard
from shamble.games.city_of_horror.rules import lapsed_offers, promises
from shamble.games.city_of_horror.rules.moments import CardWindow, ask_again
from shamble.games.city_of_horror.rules.negotiation import (
    NOTHING,
    OfferFrame,
    offer_refusals,
    sketch_of,
    start_offer,
)
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.state import OPEN, Bid, CityState, Terms

NO_LIMIT: Final = -1  # value of the table option `offers`


def renew_offers(g: CityState) -> None:
    """Reset the number of offers that each player has made at this location (CH-G70)."""
    g.offers = [0] * g.seats


def offers_left(g: CityState, seat: int) -> int:
    """Return how many more offers a seat can make here, or NO_LIMIT."""
    return NO_LIMIT if g.rules.offers == NO_LIMIT else g.rules.offers - g.offers[seat]


def bids_to(g: CityState, seat: int) -> list[Bid]:
    return [bid for bid in g.bids if bid.partner == seat]


def bid_between(g: CityState, proposer: int, partner: int) -> Bid | None:
    for bid in g.bids:
        if bid.proposer == proposer and bid.partner == partner:
            return bid
    return None


def remove_bid(g: CityState, bid: Bid) -> None:
    g.bids = [other for other in g.bids if other is not bid]


def why_impossible(g: CityState, bid: Bid) -> str:
    """Explain why the partner could not agree: "gone", "late", or "" if they could."""
    reasons = [refusal.key for refusal in offer_refusals(g, bid)]
    if "no-goods-gone" in reasons:
        return "gone"
    return "late" if reasons else ""


# -------------------------------------------------------------------- actions on offers


class Trade(Action[CityState]):
    """An action on an offer; `other` is the other player.

    It decides which seats are asked again.
    """

    def __init__(self, other: int) -> None:
        self.other = other

    def text(self, g: CityState) -> str:
        return f"{self.verb()} {COLOURS[g.colours[self.other]]}"

    def args(self, g: CityState) -> Args:
        return {"seat": names.seat_name(self.other)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.seat_thing(self.other),)


def no_more_offers(g: CityState, seat: int) -> list[Refusal]:
    return [] if offers_left(g, seat) else [Refusal("no-offers-left", "CH-G70")]


class OfferTo(Trade):
    """Start an offer to another player.

    Starting one is free and invisible to the other player (CH-G70).
    """

    def verb(self) -> str:
        return "offer"

    def is_optional(self) -> bool:
        """Return True: an offer is nearly always possible and no reason to interrupt a player."""
        return True

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        no = no_more_offers(g, seat)
        if not g.playing(self.other):
            no.append(Refusal("no-out", "CH-23.07", (names.seat_thing(self.other),)))
        return no

    def execute(self, g: CityState, seat: int) -> None:
        start_offer(g, seat, self.other, NOTHING)


class Accept(Trade):
    """Accept the other player's offer."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        bid = bid_between(g, self.other, seat)
        assert bid is not None
        return offer_refusals(g, bid)

    def execute(self, g: CityState, seat: int) -> None:
        bid = bid_between(g, self.other, seat)
        assert bid is not None
        remove_bid(g, bid)
        ask_again(g, tuple(range(g.seats)))
        g.emit(OfferAnswered(seat, self.other, "agreed"))
        pick_or_complete(g, bid, ())


class Refuse(Trade):
    """Refuse the other player's offer."""

    def execute(self, g: CityState, seat: int) -> None:
        bid = bid_between(g, self.other, seat)
        assert bid is not None
        remove_bid(g, bid)
        ask_again(g, (self.other,))
        g.emit(OfferAnswered(seat, self.other, "refused", why_impossible(g, bid)))


# why an offer is refused: words only, and true as far as the table can see
LITTLE: Final = "little"  # it is not worth the price
AHEAD: Final = "ahead"  # its proposer is winning
WORD: Final = "word"  # the seat has promised something else
GRUDGE: Final = "grudge"  # its proposer broke a promise to this seat


class RefuseBecause(Refuse):
    """Refuse the other player's offer, and say why."""

    def __init__(self, other: int, why: str) -> None:
        super().__init__(other)
        self.why = why

    def verb(self) -> str:
        return "refuse-because"

    def text(self, g: CityState) -> str:
        return f"refuse {COLOURS[g.colours[self.other]]} {self.why}"

    def args(self, g: CityState) -> Args:
        return {"seat": names.seat_name(self.other), "why": self.why}

    def is_optional(self) -> bool:
        return True

    def execute(self, g: CityState, seat: int) -> None:
        super().execute(g, seat)
        broken = promises.last_broken(g, self.other, seat) if self.why == GRUDGE else None
        g.emit(ReasonGiven(seat, self.other, self.why, NOWHERE if broken is None else broken.place))


def reasons_to_refuse(g: CityState, seat: int, other: int) -> list[str]:
    """List the reasons that a seat can give: a grudge or a promise only if there is one."""
    out = [LITTLE, AHEAD]
    if any(p.giver == seat and p.fate == OPEN for p in g.promises):
        out.append(WORD)
    if promises.last_broken(g, other, seat) is not None:
        out.append(GRUDGE)
    return out


class Change(Refuse):
    """Refuse and make a counter-offer, which counts as an offer of this player (CH-G70)."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return no_more_offers(g, seat)

    def execute(self, g: CityState, seat: int) -> None:
        bid = bid_between(g, self.other, seat)
        assert bid is not None
        super().execute(g, seat)
        start_offer(g, seat, self.other, bid.terms)


class Retract(Trade):
    """Withdraw an offer that this player made."""

    def execute(self, g: CityState, seat: int) -> None:
        bid = bid_between(g, seat, self.other)
        assert bid is not None
        remove_bid(g, bid)
        ask_again(g, (self.other,))
        g.emit(OfferAnswered(seat, self.other, "withdrawn"))

    def is_optional(self) -> bool:
        return True


def trades(g: CityState, seat: int) -> list[Action[CityState]]:
    """List every action on offers that a seat could try."""
    out: list[Action[CityState]] = []
    if g.rules.offers == 0:
        return out
    for bid in g.bids:
        if bid.partner == seat:
            other = bid.proposer
            out.extend([Accept(other), Refuse(other), Change(other)])
            out.extend([RefuseBecause(other, why) for why in reasons_to_refuse(g, seat, other)])
        elif bid.proposer == seat:
            out.append(Retract(bid.partner))
    out.extend([OfferTo(other) for other in range(g.seats) if other != seat])
    return out


class TradeWindow(CardWindow):
    """A window in which offers can be made and answered.

    A player puts an offer together beside the window, and passes when the offer is done.
    """

    def automatic_answer(self, g: CityState, seat: int) -> Action[CityState] | None:
        """Ask a seat that makes an offer or has one to answer."""
        if bids_to(g, seat) or sketch_of(g, seat) is not None:
            return None
        return super().automatic_answer(g, seat)

    def frame_for_seat(self, g: CityState, seat: int) -> Frame[CityState]:
        sketch = sketch_of(g, seat) if g.sketches else None
        return self if sketch is None else sketch

    def waiting(self, g: CityState) -> tuple[int, ...]:
        """List the seats still to answer, those with an offer in the making first."""
        owing = super().waiting(g)
        if not g.sketches:
            return owing
        busy = [seat for seat in owing if sketch_of(g, seat) is not None]
        return (*busy, *[seat for seat in owing if seat not in busy])

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        if isinstance(action, Trade):
            action.execute(g, seat)
        else:
            super().take(g, seat, action)

    def on_close(self, g: CityState) -> None:
        """Refuse the offers that are still open: their recipients have passed."""
        bids, g.bids = g.bids, []
        for bid in bids:
            g.emit(OfferAnswered(bid.partner, bid.proposer, "refused", why_impossible(g, bid)))


# -------------------------------------------------------------------- the deal


def pick_or_complete(g: CityState, bid: Bid, picked: tuple[int, ...]) -> None:
    if len(picked) < bid.terms[2]:
        g.push(PickGift(bid.proposer, bid.partner, bid.terms, picked))
    else:
        complete_deal(g, bid, picked)


class PickGift(OfferFrame):
    """The partner chooses which of their cards to hand over."""

    def __init__(self, proposer: int, partner: int, terms: Terms, picked: tuple[int, ...]) -> None:
        super().__init__(proposer, partner, terms)
        self.picked = picked

    def seat(self, g: CityState) -> int:
        return self.partner

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-gift", self.people(), ("CH-18.01",))

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        if seat == self.partner:
            return self
        terms = self.terms if seat == self.proposer else hide_cards(self.terms)
        return PickGift(self.proposer, self.partner, terms, (UNKNOWN,) * len(self.picked))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChooseCard(card, "hand") for card in g.hands[self.partner] if card not in self.picked]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseCard)
        g.stack.pop()
        pick_or_complete(g, Bid(self.proposer, self.partner, self.terms), (*self.picked, action.card))


def hide_cards(terms: Terms) -> Terms:
    return ((UNKNOWN,) * len(terms[0]), *terms[1:])


def complete_deal(g: CityState, bid: Bid, picked: tuple[int, ...]) -> None:
    """Complete the deal: both sides hand over together and make their promises.

    (CH-18.01, CH-18.02)
    """
    cards, antidotes, _, want_antidotes, mine, yours = bid.terms
    hand_over(g, bid.proposer, bid.partner, antidotes, cards)
    hand_over(g, bid.partner, bid.proposer, want_antidotes, picked)
    if mine != NO_PROMISE:
        promises.record(g, bid.proposer, bid.partner, mine)
    if yours != NO_PROMISE:
        promises.record(g, bid.partner, bid.proposer, yours)


def hand_over(g: CityState, seat: int, to: int, antidotes: int, cards: tuple[int, ...]) -> None:
    if not antidotes and not cards:
        return
    g.antidotes[seat] -= antidotes
    g.antidotes[to] += antidotes
    for card in cards:
        g.hands[seat].remove(card)
        g.hands[to].append(card)
    g.emit(GoodsGiven(seat, to, antidotes, len(cards), cards))
    if cards:
        lapsed_offers.withdraw_cards(g, seat)
