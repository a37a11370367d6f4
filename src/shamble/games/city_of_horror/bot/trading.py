"""The novice's offers: made if both gain, answered with a reason or a counter-offer."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.game import Advice
from shamble.core.visibility import UNKNOWN
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import CROSSROADS, NOWHERE
from shamble.games.city_of_horror.bot.deciding import spare
from shamble.games.city_of_horror.bot.estimates import (
    ANY_CARD,
    antidote_worth,
    attack_loss,
    card_worth,
    expected_points,
    grudges,
    rival,
    trust,
    worst_card,
    zombies_to_stop,
)
from shamble.games.city_of_horror.bot.sharing import change, free_to_share, free_to_vote
from shamble.games.city_of_horror.choices import ChooseCard, ChoosePlace, ChooseSeat
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.deals import (
    AHEAD,
    GRUDGE,
    LITTLE,
    WORD,
    Accept,
    Change,
    OfferTo,
    Refuse,
    RefuseBecause,
    bid_between,
    reasons_to_refuse,
)
from shamble.games.city_of_horror.rules.negotiation import (
    MOST_ANTIDOTES,
    MOST_CARDS,
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
from shamble.games.city_of_horror.rules.promises import NO_PROMISE, open_promises
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


ENOUGH: Final = 0.25  # minimum gain of an offer for the player who answers it
WANTED: Final = 0.2  # minimum gain of an offer for the player who makes it
NEVER: Final = 50.0
MOST_WANTED_HELP: Final = 2  # zombies that a player can take away for an offer
RESENTMENT: Final = 0.4  # how much more an offer must gain, for each promise its proposer broke to the seat
FAR_AHEAD: Final = 3.0  # points by which a proposer leads who gets no help
MOST_OFFERS: Final = 2  # at a location (CH-G70), refused ones counted; the novice begins one


def has_promised(g: CityState, giver: int, kind: int, place: int) -> bool:
    """Return whether a seat has already made such a promise about a location."""
    return len(open_promises(g, giver, kind, place)) > 0


def contradicts(g: CityState, seat: int, word: Word) -> bool:
    """Return whether a promise would contradict another that the seat has made or offered."""
    kind, place, arg = word
    words: list[Word] = [(p.kind, p.place, p.arg) for p in g.promises if p.giver == seat and p.fate == OPEN]
    words += [bid.terms[4] for bid in g.bids if bid.proposer == seat]
    here = [other for other in words if other[1] == place]
    if kind in (VOTE, TIE, SHARE_VOTE) and any(other[0] == kind and other[2] != arg for other in here):
        return True
    gives = sum(1 for other in here if other[0] == GIVE)
    if kind == SHARE_VOTE:
        return arg != seat and gives > 0  # the winner gives the shares
    if kind == GIVE:
        lost = any(other[0] == SHARE_VOTE and other[2] != seat for other in here)
        return lost or gives >= g.items_at(place) - 1
    return False


def good_offers(g: CityState, seat: int, to: int, answered: Terms = NO_DEAL) -> list[Terms]:
    """Return offers that would help both seats and contradict no promise."""
    place = g.resolving
    out = [] if answered == NO_DEAL else better_terms(g, seat, to, answered)
    if place != NOWHERE and place != CROSSROADS and g.present(to, place):
        if g.step == STEP_C and g.items_at(place) > 1 and g.present(seat, place):
            out += share_offers(g, seat, to, place)
        elif g.step != STEP_C:
            out += attack_offers(g, seat, to, place)
    if g.hour >= 3:
        out += antidote_offers(g, seat, to)
    return [
        terms
        for terms in out
        if not asks_to_suffer(to, terms)
        and worth_to(g, Bid(seat, to, terms), to) > enough(g, to, seat)
        and worth_to(g, turned(seat, to, terms), seat) > WANTED
    ]


def better_terms(g: CityState, seat: int, to: int, answered: Terms) -> list[Terms]:
    """Return the offer of another player turned round, with one thing better each."""
    cards, antidotes, want_cards, want_antidotes, his, mine = answered
    give = tuple(sorted(g.hands[seat], key=card_worth)[:want_cards])
    wanted = len(cards)
    out: list[Terms] = []
    if wanted < min(MOST_CARDS, len(g.hands[to])):
        out.append((give, want_antidotes, wanted + 1, antidotes, mine, his))
    if antidotes < min(MOST_ANTIDOTES, g.antidotes[to]):
        out.append((give, want_antidotes, wanted, antidotes + 1, mine, his))
    if give:
        out.append((give[1:], want_antidotes, wanted, antidotes, mine, his))
    if want_antidotes:
        out.append((give, want_antidotes - 1, wanted, antidotes, mine, his))
    if mine != NO_PROMISE:
        out.append((give, want_antidotes, wanted, antidotes, NO_PROMISE, his))
    return out


def asks_to_suffer(to: int, terms: Terms) -> bool:
    """Return whether an offer asks a player to vote against that same player."""
    return terms[5][0] in (VOTE, TIE) and terms[5][2] == to


def enough(g: CityState, seat: int, proposer: int) -> float:
    """Return the gain for which a seat accepts an offer of this player."""
    return ENOUGH + RESENTMENT * grudges(g, seat, proposer)


def turned(proposer: int, partner: int, terms: Terms) -> Bid:
    """Return the same deal as if the other had proposed it; the wanted cards are unknown."""
    cards, antidotes, want_cards, want_antidotes, mine, yours = terms
    return Bid(
        partner, proposer, ((UNKNOWN,) * want_cards, want_antidotes, len(cards), antidotes, yours, mine)
    )


def is_patient(g: CityState, seat: int) -> bool:
    """Return whether a bot can still make an offer here without bothering the others (CH-G70)."""
    return g.offers[seat] < MOST_OFFERS


def best_offer(g: CityState, seat: int, to: int, answered: Terms = NO_DEAL) -> Terms:
    """Return the offer that helps the seat most, or NO_DEAL.

    `answered`: the refused offer of the other player, if this is a counter-offer.
    """
    best, most = NO_DEAL, 0.0
    for terms in good_offers(g, seat, to, answered):
        worth = worth_to(g, turned(seat, to, terms), seat)
        if worth > most:
            best, most = terms, worth
    return best


def share_offers(g: CityState, seat: int, to: int, place: int) -> list[Terms]:
    """Offer a share for a vote, or a vote for a share."""
    out: list[Terms] = []
    give = (GIVE, place, ANYTHING)
    if free_to_vote(g, to, place) and free_to_share(g, seat, place):
        out.append(((), 0, 0, 0, give, (SHARE_VOTE, place, seat)))
    if free_to_vote(g, seat, place) and free_to_share(g, to, place):
        out.append(((), 0, 0, 0, (SHARE_VOTE, place, to), give))
    return out


def attack_offers(g: CityState, seat: int, to: int, place: int) -> list[Terms]:
    """Offer votes against a third player and help against the zombies, or sell them."""
    out: list[Terms] = []
    third = [s for s in g.order() if s not in (seat, to) and g.edible(s, place)]
    if attack_loss(g, seat, place) > 1.0:
        if third and g.votes_at(to, place) and not has_promised(g, to, VOTE, place):
            out += vote_offers(g, seat, (VOTE, place, rival(g, seat, third)))
        missing = zombies_to_stop(g, place)
        if 0 < missing <= MOST_WANTED_HELP and g.hands[to] and not has_promised(g, to, HELP, place):
            out += help_offers(g, seat, (HELP, place, missing))
    free = g.votes_at(seat, place) and not has_promised(g, seat, VOTE, place)
    if third and free and g.hands[to] and attack_loss(g, to, place) > 1.0:
        out.append(((), 0, 1, 0, (VOTE, place, rival(g, to, third)), NO_PROMISE))
    return out


def vote_offers(g: CityState, seat: int, word: Word) -> list[Terms]:
    """Offer the same vote, with or without a card on top, or a card alone."""
    out: list[Terms] = [((), 0, 0, 0, word, word)]
    if g.hands[seat]:
        worst = (worst_card(g.hands[seat]),)
        out.append((worst, 0, 0, 0, word, word))
        out.append((worst, 0, 0, 0, NO_PROMISE, word))
    return out


def help_offers(g: CityState, seat: int, word: Word) -> list[Terms]:
    """Offer a card or an antidote for zombies taken away."""
    out: list[Terms] = []
    cards = sorted(g.hands[seat], key=card_worth)
    for count in range(1, min(2, len(cards)) + 1):
        out.append((tuple(cards[:count]), 0, 0, 0, NO_PROMISE, word))
    if g.antidotes[seat]:
        out.append(((), 1, 0, 0, NO_PROMISE, word))
    return out


def antidote_offers(g: CityState, seat: int, to: int) -> list[Terms]:
    """Offer cards for a spare antidote: a point to its owner, a life to the buyer."""
    out: list[Terms] = []
    if g.antidotes[seat] < len(g.alive(seat)) and g.antidotes[to] > len(g.alive(to)):
        cards = sorted(g.hands[seat], key=card_worth)
        for count in range(1, min(2, len(cards)) + 1):
            out.append((tuple(cards[:count]), 0, 0, 1, NO_PROMISE, NO_PROMISE))
        if len(cards) > 2:
            out.append(((cards[0], cards[-1]), 0, 0, 1, NO_PROMISE, NO_PROMISE))
    if g.antidotes[seat] > len(g.alive(seat)) and g.antidotes[to] < len(g.alive(to)):
        for count in range(1, min(2, len(g.hands[to])) + 1):
            out.append(((), 1, count, 0, NO_PROMISE, NO_PROMISE))
    return out


def partner(g: CityState, seat: int, options: list[Action[CityState]]) -> Advice | None:
    """Start an offer to a player if there is a good one."""
    if g.offers[seat]:
        return None  # one attempt per location is enough
    for action in options:
        if isinstance(action, OfferTo) and best_offer(g, seat, action.other) != NO_DEAL:
            return Advice(action, "hint-offer")
    return None


def compose(
    g: CityState, frame: Compose, seat: int, options: list[Action[CityState]], wanted: Terms
) -> Advice:
    """Add the next piece of the offer, send it when complete, drop it if it is out of date."""
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
        if isinstance(action, Send) and sorted(cards) == sorted(has[0]) and wanted[1:] == has[1:]:
            return Advice(action, "hint-offer")
    return Advice(next(action for action in options if isinstance(action, Withdraw)), "hint-nothing-better")


def word(frame: WordFrame, options: list[Action[CityState]], wanted: Terms) -> Advice:
    """Choose the next part of the promise in the offer."""
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


def answers(g: CityState, seat: int, options: list[Action[CityState]], haggle: bool) -> Advice | None:
    """Answer the first offer: accept if it helps this seat and not the other much more.

    With `haggle` the seat makes a counter-offer if one helps both, or says why it refuses.
    """
    for action in options:
        if isinstance(action, Refuse) and not isinstance(action, (Change, RefuseBecause)):
            bid = bid_between(g, action.other, seat)
            assert bid is not None
            yes = [a for a in options if isinstance(a, Accept) and a.other == action.other]
            if yes and worth_to(g, bid, seat) > enough(g, seat, action.other):
                return Advice(yes[0], "hint-accept")
            return refusal(g, seat, options, bid) if haggle else Advice(action, "hint-refuse")
    return None


def refusal(g: CityState, seat: int, options: list[Action[CityState]], bid: Bid) -> Advice:
    """Return a counter-offer if one helps both, or the refusal with its reason."""
    other = bid.proposer
    counter = [a for a in options if isinstance(a, Change) and a.other == other]
    if counter and is_patient(g, seat) and best_offer(g, seat, other, bid.terms) != NO_DEAL:
        return Advice(counter[0], "hint-counter")
    why = reason_to_refuse(g, seat, bid)
    chosen = next(a for a in options if isinstance(a, RefuseBecause) and (a.other, a.why) == (other, why))
    args: Args = {}
    broken = promises.last_broken(g, other, seat)
    if why == GRUDGE and broken is not None:
        args.update(names.place_args(broken.place))
    return Advice(chosen, "hint-refuse" if why == LITTLE else "hint-refuse-" + why, args)


def reason_to_refuse(g: CityState, seat: int, bid: Bid) -> str:
    """Explain why a seat refuses an offer, from what the table can see."""
    possible = reasons_to_refuse(g, seat, bid.proposer)
    if GRUDGE in possible:
        return GRUDGE
    if WORD in possible and bid.terms[5] != NO_PROMISE and contradicts(g, seat, bid.terms[5]):
        return WORD
    ahead = expected_points(g, bid.proposer) - expected_points(g, seat)
    return AHEAD if ahead > FAR_AHEAD else LITTLE


def worth_to(g: CityState, bid: Bid, seat: int) -> float:
    """Estimate the worth of an offer to the seat that answers it.

    An offer that would contradict one of its promises is worth nothing.
    """
    cards, antidotes, want_cards, want_antidotes, his, mine = bid.terms
    if mine != NO_PROMISE and contradicts(g, seat, mine):
        return -NEVER
    gain = 0.0
    for card in cards:
        gain += card_worth(card)
    for number in range(antidotes):
        gain += antidote_worth(g, seat, number)
    for number in range(want_antidotes):
        gain -= antidote_worth(g, seat, -1 - number) + 0.3
    if want_cards:
        gain -= want_cards * max(spare(g, seat), 0.5 * ANY_CARD) + 0.2
    gain += sharing_gain(g, bid, seat)
    gain += promise_gain(g, seat, his) * trust(g, bid.proposer)
    gain -= promise_cost(g, seat, mine)
    return gain - 0.02 * max(0.0, expected_points(g, bid.proposer) - expected_points(g, seat))


def sharing_gain(g: CityState, bid: Bid, seat: int) -> float:
    """Return what a deal about a sharing changes for the seat that answers it.

    Votes and shares are rated together.
    """
    his, mine = bid.terms[4], bid.terms[5]
    gain = 0.0
    if mine[0] == SHARE_VOTE:
        shares = his[0] == GIVE and his[1] == mine[1] and mine[2] == bid.proposer
        gain += change(g, seat, mine[1], seat, mine[2], shares)
    elif his[0] == GIVE:
        gain += 0.2 * trust(g, bid.proposer)
    if his[0] == SHARE_VOTE:
        gain += change(g, seat, his[1], bid.proposer, his[2], word=False) * trust(g, bid.proposer)
        gain -= 0.1 if mine[0] == GIVE else 0.0  # all but the best item is given away anyway
    elif mine[0] == GIVE:
        gain -= 0.5
    return gain


def promise_gain(g: CityState, seat: int, word: Word) -> float:
    """Estimate the worth of another player's promise to the seat."""
    kind, place, arg = word
    if kind in (VOTE, TIE):
        if arg == seat:
            return -3.0
        return attack_loss(g, seat, place) * 0.5
    if kind == HELP:
        return min(arg, 2) * 0.5 * attack_loss(g, seat, place)
    if kind == STAND_BY:
        return 0.1
    return 0.0


def promise_cost(g: CityState, seat: int, word: Word) -> float:
    """Compute the cost of the seat's own promise."""
    kind, place, arg = word
    if kind in (VOTE, TIE):
        return NEVER if arg == seat else 0.1
    if kind == HELP:
        return 1.0 * arg if len(g.hands[seat]) > 1 else 3.0
    if kind == STAND_BY:
        return 0.3 + attack_loss(g, seat, place)
    return 0.0
