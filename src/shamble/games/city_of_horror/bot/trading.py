"""Offers: made when there is something to gain, accepted only if they help."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.city_of_horror.board import CROSSROADS, NOWHERE
from shamble.games.city_of_horror.bot.deciding import spare
from shamble.games.city_of_horror.bot.estimates import (
    ANY_CARD,
    antidote_worth,
    card_worth,
    looming,
    rival,
    standing,
    trust,
    worst_card,
)
from shamble.games.city_of_horror.choices import ChooseCard, ChoosePlace, ChooseSeat
from shamble.games.city_of_horror.rules.deals import Accept, Change, OfferTo, Refuse, bid_between
from shamble.games.city_of_horror.rules.negotiation import (
    AddGood,
    AddWord,
    ChooseItem,
    ChooseNumber,
    ChooseWord,
    Compose,
    Send,
    Withdraw,
    WordFrame,
    WordPlace,
    WordWhat,
)
from shamble.games.city_of_horror.rules.promises import NO_PROMISE, owed
from shamble.games.city_of_horror.state import (
    ANYTHING,
    GIVE,
    HELP,
    OPEN,
    SHARE_VOTE,
    STAND_BY,
    STEP_C,
    TIE,
    VOTE,
    Bid,
    CityState,
    Terms,
    Word,
)

NO_DEAL: Terms = ((), 0, 0, 0, NO_PROMISE, NO_PROMISE)


def made_already(g: CityState, to: int, kind: int, place: int) -> bool:
    return any(p.fate == OPEN and p.giver == to and p.kind == kind and p.place == place for p in g.promises)


def idea(g: CityState, seat: int, to: int) -> Terms:
    """What a seat would propose to another now; NO_DEAL = nothing."""
    place = g.resolving
    if place != NOWHERE and place != CROSSROADS and g.present(to, place):
        if g.step == STEP_C and g.items_at(place) > 1 and g.present(seat, place):
            if not made_already(g, to, SHARE_VOTE, place) and g.votes_at(to, place):
                return ((), 0, 0, 0, (GIVE, place, ANYTHING), (SHARE_VOTE, place, seat))
        elif g.step != STEP_C and looming(g, seat, place) > 1.0 and g.votes_at(to, place):
            return alliance(g, seat, to, place)
    short = len(g.alive(seat)) - g.antidotes[seat]
    if g.hour >= 3 and short > 0 and g.antidotes[to] > len(g.alive(to)) and len(g.hands[seat]) > 0:
        return ((worst_card(g.hands[seat]),), 0, 0, 1, NO_PROMISE, NO_PROMISE)
    return NO_DEAL


def alliance(g: CityState, seat: int, to: int, place: int) -> Terms:
    """Let us both vote for a third one; a card helps him to agree."""
    third = [s for s in g.order() if s not in (seat, to) and g.edible(s, place)]
    if not third or made_already(g, to, VOTE, place):
        return NO_DEAL
    target = rival(g, seat, third)
    cards = (worst_card(g.hands[seat]),) if len(g.hands[seat]) > 2 else ()
    return (cards, 0, 0, 0, (VOTE, place, target), (VOTE, place, target))


def partner(g: CityState, seat: int, options: list[Action[CityState]]) -> Advice | None:
    """Is there somebody to make an offer to?"""
    if g.offers[seat]:
        return None  # one attempt for each location is enough
    for action in options:
        if isinstance(action, OfferTo) and idea(g, seat, action.other) != NO_DEAL:
            return Advice(action, "hint-offer")
    return None


def compose(g: CityState, frame: Compose, seat: int, options: list[Action[CityState]]) -> Advice:
    """Add the next piece of the idea; send it when it is complete."""
    wanted = idea(g, seat, frame.partner)
    cards, antidotes, want_cards, want_antidotes, mine, yours = wanted
    has = frame.terms
    for action in options:
        if isinstance(action, ChooseCard) and action.card in cards and action.card not in has[0]:
            return Advice(action, "hint-offer")
        if isinstance(action, AddGood):
            if action.what == "give-antidote" and has[1] < antidotes:
                return Advice(action, "hint-offer")
            if action.what == "want-card" and has[2] < want_cards:
                return Advice(action, "hint-offer")
            if action.what == "want-antidote" and has[3] < want_antidotes:
                return Advice(action, "hint-offer")
        if isinstance(action, AddWord):
            if action.mine and mine != NO_PROMISE and has[4] == NO_PROMISE:
                return Advice(action, "hint-offer")
            if not action.mine and yours != NO_PROMISE and has[5] == NO_PROMISE:
                return Advice(action, "hint-offer")
    for action in options:
        if isinstance(action, Send) and wanted != NO_DEAL:
            return Advice(action, "hint-offer")
    return Advice(next(action for action in options if isinstance(action, Withdraw)), "hint-nothing-better")


def word(g: CityState, frame: WordFrame, seat: int, options: list[Action[CityState]]) -> Advice:
    """The promise of the idea, part by part."""
    wanted = idea(g, seat, frame.partner)
    kind, place, arg = wanted[4] if frame.mine else wanted[5]
    for action in options:
        if isinstance(action, ChooseWord) and action.kind == kind:
            return Advice(action, "hint-offer")
        if isinstance(frame, WordPlace) and isinstance(action, ChoosePlace) and action.place == place:
            return Advice(action, "hint-offer")
        if isinstance(frame, WordWhat) and isinstance(action, ChooseSeat) and action.seat == arg:
            return Advice(action, "hint-offer")
        if isinstance(action, ChooseNumber) and action.number == arg:
            return Advice(action, "hint-offer")
        if isinstance(action, ChooseItem) and action.item == arg:
            return Advice(action, "hint-offer")
    return Advice(options[0], "hint-nothing-better")


# -------------------------------------------------------------------- answering


def answers(g: CityState, seat: int, options: list[Action[CityState]]) -> Advice | None:
    """The first offer made to me: agree only if it helps me, and does not help him much more."""
    for action in options:
        if isinstance(action, Refuse) and not isinstance(action, Change):
            bid = bid_between(g, action.other, seat)
            assert bid is not None
            yes = [a for a in options if isinstance(a, Accept) and a.other == action.other]
            if yes and worth_to(g, bid, seat) > 0.25:
                return Advice(yes[0], "hint-accept")
            return Advice(action, "hint-refuse")
    return None


def worth_to(g: CityState, bid: Bid, seat: int) -> float:
    """What an offer is worth to the one who answers it."""
    cards, antidotes, want_cards, want_antidotes, his, mine = bid.terms
    gain = 0.0
    for card in cards:
        gain += card_worth(card)
    for number in range(antidotes):
        gain += antidote_worth(g, seat, number)
    for number in range(want_antidotes):
        gain -= antidote_worth(g, seat, -1 - number) + 0.3
    if want_cards:
        gain -= want_cards * max(spare(g, seat), 0.5 * ANY_CARD) + 0.2
    gain += promise_gain(g, bid.proposer, seat, his) * trust(g, bid.proposer)
    gain -= promise_cost(g, bid.proposer, seat, mine)
    return gain - 0.02 * max(0.0, standing(g, bid.proposer) - standing(g, seat))


def promise_gain(g: CityState, giver: int, seat: int, word: Word) -> float:
    """What another's promise is worth to me."""
    kind, place, arg = word
    if kind in (VOTE, TIE):
        if arg == seat:
            return -3.0
        return looming(g, seat, place) * 0.5
    if kind == SHARE_VOTE:
        return 1.5 if arg == seat else -0.3
    if kind == HELP:
        return min(arg, 2) * 0.5 * looming(g, seat, place)
    if kind == GIVE:
        return 1.0 if g.votes_at(giver, place) else 0.2
    if kind == STAND_BY:
        return 0.1
    return 0.0


def promise_cost(g: CityState, asker: int, seat: int, word: Word) -> float:
    """What my own promise would cost me."""
    kind, place, arg = word
    if kind in (VOTE, TIE):
        if arg == seat:
            return 50.0
        other = [named for named in owed(g, seat, kind, place) if named != arg]
        return 3.0 if other else 0.1
    if kind == SHARE_VOTE:
        return 2.0 if g.votes_at(seat, place) and arg != seat else 0.2
    if kind == HELP:
        return 1.0 * arg if len(g.hands[seat]) > 1 else 3.0
    if kind == GIVE:
        return 0.5
    if kind == STAND_BY:
        return 0.3 + looming(g, seat, place)
    return 0.0
