"""Hidden information of the game (CH-G62).

Hands, packs and face-down food are known to their owner, the next invasion card to players who looked at it,
dropped cards to no player until a winner looks at them, offers to the two players concerned.
"""

from typing import Final

from shamble.core.frames import Frame
from shamble.core.rng import Stream
from shamble.core.visibility import (
    COUNT,
    HIDDEN,
    OWNER,
    PUBLIC,
    UNKNOWN,
    View,
    deal_unknown,
    imagine_kernel,
)
from shamble.core.visibility import redact as blank
from shamble.games.city_of_horror.board import (
    ANTIDOTES,
    ARMORY,
    FOOD,
    MOST_ZOMBIES,
    OF_HOUR,
    PLACES,
    TOKENS,
    ZOMBIES,
)
from shamble.games.city_of_horror.cards import DECK
from shamble.games.city_of_horror.rules.deals import PickGift
from shamble.games.city_of_horror.rules.invasion import next_hour
from shamble.games.city_of_horror.rules.negotiation import OfferFrame
from shamble.games.city_of_horror.rules.playing import Aim
from shamble.games.city_of_horror.rules.sharing import Distribute
from shamble.games.city_of_horror.state import NOT_DRAWN, CityState

VISIBILITY: Final[dict[str, str]] = {
    "rules": PUBLIC,
    "sides": PUBLIC,
    "places": PUBLIC,
    "colours": PUBLIC,
    "start": PUBLIC,
    "leader": PUBLIC,
    "hour": PUBLIC,
    "phase": PUBLIC,
    "resolving": PUBLIC,
    "resolved": PUBLIC,
    "step": PUBLIC,
    "people": PUBLIC,
    "undealt": PUBLIC,
    "out": PUBLIC,
    "zombies": PUBLIC,
    "horde": PUBLIC,
    "tokens": PUBLIC,
    "shut": PUBLIC,
    "hands": OWNER,
    "packs": OWNER,
    "deck": COUNT,
    "discard": PUBLIC,  # CH-23.08
    "gone": COUNT,
    "drops": HIDDEN,  # `redact` restores their number, and the cards for a winner who looks
    "drop_antidotes": PUBLIC,
    "antidotes": PUBLIC,
    "ambulance": PUBLIC,
    "used_antidotes": PUBLIC,
    "truck": COUNT,
    "shown_food": PUBLIC,
    "food": OWNER,
    "open_food": PUBLIC,
    "food_gone": COUNT,
    "invasion": HIDDEN,  # `redact` restores it for players who have looked
    "peeked": PUBLIC,
    "invasions": PUBLIC,
    "plans": PUBLIC,
    "moved": PUBLIC,
    "coercions": PUBLIC,
    "last_lost": PUBLIC,
    "offers": PUBLIC,
    "bids": HIDDEN,  # `redact` restores them, with their cards for the two players
    "sketches": HIDDEN,  # `redact` restores proposer and partner; the content is the proposer's
    "promises": PUBLIC,
    "canned": PUBLIC,
    "points": PUBLIC,
    "history": PUBLIC,
}


def looks_at(g: CityState, seat: int) -> int:
    """Return the location whose dropped cards the seat sees as winner (CH-12.07), or -1."""
    for frame in g.stack:
        if isinstance(frame, Distribute) and frame.winner == seat:
            return frame.place
    return -1


def knows_invasion(g: CityState, seat: int) -> bool:
    return seat >= 0 and (g.peeked >> seat) & 1 == 1


def redact(g: CityState, seat: int) -> CityState:
    """Return a copy without everything that the seat cannot know."""
    known = blank(g, seat, VISIBILITY)
    looking = looks_at(g, seat)
    known.drops = [
        cards[:] if place == looking else [UNKNOWN] * len(cards) for place, cards in enumerate(g.drops)
    ]
    known.bids = [
        bid if bid.concerns(seat) else bid.with_cards((UNKNOWN,) * len(bid.terms[0])) for bid in g.bids
    ]
    known.sketches = [sketch.seen_by(g, seat) for sketch in g.sketches]
    if g.invasion == NOT_DRAWN or knows_invasion(g, seat):
        known.invasion = g.invasion
    else:
        known.invasion = UNKNOWN
    return known


def imagine(view: View[CityState], numbers: Stream) -> CityState:
    """Return a full state that is consistent with the view."""
    g = view.known.clone()
    g.unshare()
    for frame in g.stack:  # offered cards are in the hand of their proposer
        if isinstance(frame, OfferFrame):
            _put(g.hands[frame.proposer], frame.terms[0])
    for bid in g.bids:
        _put(g.hands[bid.proposer], bid.terms[0])
    cards = [*g.hands, *g.packs, g.deck, g.gone, *g.drops]
    deal_unknown(cards, [card for card in range(len(DECK)) if card not in g.discard], numbers)
    open_food = [token for tokens in g.open_food for token in tokens] + g.shown_food
    tokens = [*g.food, g.truck, g.food_gone]
    deal_unknown(tokens, [token for token in range(len(FOOD)) if token not in open_food], numbers)
    if g.invasion == UNKNOWN:
        of_hour = OF_HOUR[next_hour(g)]
        g.invasion = of_hour[int(numbers.below(len(of_hour)))]
    g.stack = [_with_cards(g, frame) for frame in g.stack]
    g.bids = [bid.with_cards(_some(g.hands[bid.proposer], bid.terms[0])) for bid in g.bids]
    imagine_kernel(g, numbers)
    return g


def _put(hand: list[int], cards: tuple[int, ...]) -> None:
    """Put known cards into a hand that is otherwise unknown."""
    for card in cards:
        if card != UNKNOWN and card not in hand:
            hand[hand.index(UNKNOWN)] = card


def _with_cards(g: CityState, frame: Frame[CityState]) -> Frame[CityState]:
    """Return the frame with any of the other players' cards for an offer or a payment."""
    if isinstance(frame, PickGift):
        terms = (_some(g.hands[frame.proposer], frame.terms[0]), *frame.terms[1:])
        return PickGift(frame.proposer, frame.partner, terms, _some(g.hands[frame.partner], frame.picked))
    if isinstance(frame, Aim) and frame.hides_payment() and frame.chosen[0] == UNKNOWN:
        return frame.paying(g.hands[frame.player][0])
    return frame


def _some(hand: list[int], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(hand[: len(cards)]) if UNKNOWN in cards else cards


def conserved(g: CityState) -> list[str]:
    """Return violations of law 6: every card, token, zombie and character exists exactly once."""
    wrong: list[str] = []
    cards = g.deck + g.discard + g.gone
    for pile in (*g.hands, *g.packs, *g.drops):
        cards = cards + pile
    if sorted(cards) != list(range(len(DECK))):
        wrong.append(f"action cards: {sorted(cards)}")
    food = g.truck + g.shown_food + g.food_gone
    for tokens in (*g.food, *g.open_food):
        food = food + tokens
    if sorted(food) != list(range(len(FOOD))):
        wrong.append(f"food: {sorted(food)}")
    if sum(g.zombies) + g.horde != ZOMBIES or max(g.zombies) > MOST_ZOMBIES or min(*g.zombies, g.horde) < 0:
        wrong.append(f"zombies: {g.zombies} and {g.horde}")
    antidotes = [g.ambulance, g.used_antidotes, *g.antidotes, *g.drop_antidotes]
    if sum(antidotes) != ANTIDOTES or min(antidotes) < 0:
        wrong.append(f"antidotes: {antidotes}")
    if sum(g.tokens) > TOKENS:
        wrong.append(f"explosion tokens: {g.tokens}")
    if g.leader not in g.colours:
        wrong.append("the leader stands on a covered colour")
    wrong.extend(_people(g))
    return wrong


def _people(g: CityState) -> list[str]:
    """Return violations of the rule that every living character has its own space."""
    wrong: list[str] = []
    for place in range(len(PLACES)):
        people = [person for person in g.at(place) if not g.people[person].extra]
        spaces = 0 if g.burnt() and place == ARMORY else g.board(place).spaces
        if 0 <= spaces < len(people):
            wrong.append(f"{len(people)} people at {PLACES[place]}")
    for number, c in enumerate(g.people):
        if (c.seat < 0) != (number in g.undealt) or (not c.alive and c.place >= 0):
            wrong.append(f"character {number}: {c.seat} {c.place} {c.alive}")
        if c.alive and c.place < 0 and g.hour > 0:
            wrong.append(f"character {number} is nowhere")
        if c.alive and not g.playing(c.seat):
            wrong.append(f"character {number} of a player who is out")
    return wrong
