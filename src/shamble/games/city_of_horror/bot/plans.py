"""Plans for a window: pass, play a card or power, or make an offer."""

from shamble.core.actions import Action
from shamble.core.mind import PLAN_DONE, Plan
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.bot import trading
from shamble.games.city_of_horror.bot.trading import NO_DEAL
from shamble.games.city_of_horror.rules.deals import (
    Accept,
    Change,
    OfferTo,
    Refuse,
    RefuseBecause,
    Retract,
    TradeWindow,
    bid_between,
)
from shamble.games.city_of_horror.rules.negotiation import Compose, WordFrame
from shamble.games.city_of_horror.state import CityState, Terms

Options = list[Action[CityState]]


class Offer(Plan[CityState]):
    """Make an offer with these terms to a player: all the choices until it is sent."""

    def __init__(self, first: int, partner: int, terms: Terms) -> None:
        super().__init__(first, "hint-offer-to", {"seat": names.seat_name(partner)})
        self.partner = partner
        self.terms = terms

    def next(self, g: CityState, seat: int, options: Options) -> int:
        frame = g.stack[-1].frame_for_seat(g, seat)
        if isinstance(frame, Compose):
            return options.index(trading.compose(g, frame, seat, options, self.terms).action)
        if isinstance(frame, WordFrame):
            return options.index(trading.word(frame, options, self.terms).action)
        return PLAN_DONE


def plans(g: CityState, seat: int, options: Options) -> list[Plan[CityState]]:
    """List the plans for a window; elsewhere the search compares the options."""
    if not isinstance(g.stack[-1].frame_for_seat(g, seat), TradeWindow):
        return []
    out: list[Plan[CityState]] = []
    offers: list[Plan[CityState]] = []
    for place, action in enumerate(options):
        if isinstance(action, OfferTo):
            if not trading.is_patient(g, seat):
                continue
            offers += [
                Offer(place, action.other, terms) for terms in trading.good_offers(g, seat, action.other)
            ]
        elif isinstance(action, Change):
            bid = bid_between(g, action.other, seat)
            assert bid is not None
            counter = trading.best_offer(g, seat, action.other, bid.terms)
            if counter != NO_DEAL and trading.is_patient(g, seat):
                offers.append(Offer(place, action.other, counter))
        elif isinstance(action, Refuse):
            if _says_why(g, seat, action):
                out.append(Plan(place))
        elif not isinstance(action, Retract) and not _contradicts_promise(g, seat, action):
            out.append(Plan(place))
    return out + offers


def _says_why(g: CityState, seat: int, action: Refuse) -> bool:
    """Return whether this is the refusal with the seat's own reason."""
    if not isinstance(action, RefuseBecause):
        return False
    bid = bid_between(g, action.other, seat)
    return bid is not None and action.why == trading.reason_to_refuse(g, seat, bid)


def _contradicts_promise(g: CityState, seat: int, action: Action[CityState]) -> bool:
    """Return whether accepting would contradict another promise."""
    bid = bid_between(g, action.other, seat) if isinstance(action, Accept) else None
    return bid is not None and trading.contradicts(g, seat, bid.terms[5])
