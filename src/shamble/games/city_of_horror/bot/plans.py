"""What is worth comparing in a window: to let it pass, what can be played, and offers, each as one plan."""

from shamble.core.actions import Action
from shamble.core.mind import PLAN_DONE, Plan
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.bot import trading
from shamble.games.city_of_horror.rules.deals import (
    Accept,
    Change,
    OfferTo,
    Retract,
    TradeWindow,
    bid_between,
)
from shamble.games.city_of_horror.rules.negotiation import Compose, WordFrame
from shamble.games.city_of_horror.state import CityState, Terms

Options = list[Action[CityState]]


class Offer(Plan[CityState]):
    """These terms to that player: all the small choices until it is sent."""

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
    """In a window; elsewhere the options speak for themselves."""
    if not isinstance(g.stack[-1].frame_for_seat(g, seat), TradeWindow):
        return []
    out: list[Plan[CityState]] = []
    offers: list[Plan[CityState]] = []
    for place, action in enumerate(options):
        if isinstance(action, OfferTo):
            offers += [Offer(place, action.other, terms) for terms in trading.ideas(g, seat, action.other)]
        elif not isinstance(action, (Change, Retract)) and not _double(g, seat, action):
            out.append(Plan(place))
    return out + offers


def _double(g: CityState, seat: int, action: Action[CityState]) -> bool:
    """Would it give a word against a word?"""
    bid = bid_between(g, action.other, seat) if isinstance(action, Accept) else None
    return bid is not None and trading.contradicts(g, seat, bid.terms[5])
