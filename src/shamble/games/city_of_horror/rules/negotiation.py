"""Negotiation and barter (CH-18, CH-G54, CH-G70): an offer is put together piece by piece, sent, and answered.

Goods are action cards and antidotes; promises are those of `promises`. Goods change hands as soon as both agree, both
sides together. The cards in an offer are known to the two concerned alone."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Frame, Prompt
from shamble.core.refusals import Refusal
from shamble.core.visibility import UNKNOWN
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import COLOURS, CROSSROADS
from shamble.games.city_of_horror.choices import Accept, ChooseCard, ChoosePlace, ChooseSeat, Decline
from shamble.games.city_of_horror.dealings import GoodsGiven, OfferAnswered
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.state import (
    GIVE,
    HELP,
    NOBODY,
    PROMISES,
    RESOLVE,
    SETUP,
    SHARE_VOTE,
    STAND_BY,
    TIE,
    VOTE,
    CityState,
)

Word = tuple[int, int, int]  # kind, place, seat or number
# cards given, antidotes given, cards wanted, antidotes wanted, promise given, promise wanted
Terms = tuple[tuple[int, ...], int, int, int, Word, Word]

NOTHING: Final[Terms] = ((), 0, 0, 0, NO_PROMISE, NO_PROMISE)
MOST_CARDS: Final = 2
MOST_ANTIDOTES: Final = 3
MOST_HELP: Final = 3
ALL_KINDS: Final = (VOTE, SHARE_VOTE, HELP, STAND_BY, GIVE, TIE)


def renew_offers(g: CityState) -> None:
    """Everybody may make so many offers until the next location (CH-G70)."""
    g.offers = [g.rules.offers] * g.seats


class OfferTo(Action[CityState]):
    """Begin an offer to another player."""

    def __init__(self, to: int) -> None:
        self.to = to

    def verb(self) -> str:
        return "offer"

    def text(self, g: CityState) -> str:
        return "offer " + COLOURS[g.colours[self.to]]

    def args(self, g: CityState) -> Args:
        return {"seat": names.seat_name(self.to)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.seat_thing(self.to),)

    def minor(self) -> bool:
        """One can always bargain: that alone is no reason to stop a player who wants to be left alone."""
        return True

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if g.offers[seat] < 1:
            no.append(Refusal("no-offers-left", "CH-G70"))
        if not g.playing(self.to):
            no.append(Refusal("no-out", "CH-23.07", (names.seat_thing(self.to),)))
        return no

    def do(self, g: CityState, seat: int) -> None:
        g.offers[seat] -= 1
        g.push(Compose(seat, self.to, NOTHING))


def offers(g: CityState, seat: int) -> list[Action[CityState]]:
    """To whom a seat might make an offer."""
    if g.rules.offers == 0:
        return []
    return [OfferTo(other) for other in range(g.seats) if other != seat]


def empty(terms: Terms) -> bool:
    return terms == NOTHING


class OfferFrame(Ask[CityState]):
    """An offer on its way."""

    def __init__(self, proposer: int, partner: int, terms: Terms) -> None:
        self.proposer = proposer
        self.partner = partner
        self.terms = terms

    def seat(self, g: CityState) -> int:
        return self.proposer

    def secret(self, g: CityState, action: Action[CityState]) -> bool:
        """What an offer is made of is between the two; until it is sent, with whoever makes it."""
        return True

    def subject(self, g: CityState) -> str:
        """Whoever is on the other side."""
        return names.seat_thing(self.partner if self.seat(g) == self.proposer else self.proposer)

    def people(self) -> Args:
        return {"seat": names.seat_name(self.proposer), "target": names.seat_name(self.partner)}


class AddGood(Action[CityState]):
    """One more piece of the offer: "give-antidote", "want-card", "want-antidote"."""

    def __init__(self, what: str) -> None:
        self.what = what

    def verb(self) -> str:
        return self.what

    def things(self, g: CityState) -> tuple[str, ...]:
        return ("offer:" + self.what,)


class AddWord(Action[CityState]):
    """A promise for the offer: mine, or one I want."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def verb(self) -> str:
        return "promise" if self.mine else "want-promise"

    def things(self, g: CityState) -> tuple[str, ...]:
        return ("offer:" + self.verb(),)


class Send(Action[CityState]):
    """The offer is complete."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        frame = g.stack[-1]
        if isinstance(frame, Compose) and empty(frame.terms):
            return [Refusal("no-empty-offer", "CH-18.01")]
        return []


class Withdraw(Action[CityState]):
    """Never mind."""


class Compose(OfferFrame):
    """What do I give, what do I want, what is promised? Each piece is added once, so it comes to an end."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-compose", self.people(), ("CH-18.01", "CH-G70"))

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        return self if seat == self.proposer else Compose(self.proposer, self.partner, NOTHING)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        cards, antidotes, want_cards, want_antidotes, mine, yours = self.terms
        out: list[Action[CityState]] = []
        if len(cards) < MOST_CARDS:
            out.extend([ChooseCard(card, "give") for card in g.hands[self.proposer] if card not in cards])
        if antidotes < min(MOST_ANTIDOTES, g.antidotes[self.proposer]):
            out.append(AddGood("give-antidote"))
        if want_cards < min(MOST_CARDS, len(g.hands[self.partner])):
            out.append(AddGood("want-card"))
        if want_antidotes < min(MOST_ANTIDOTES, g.antidotes[self.partner]):
            out.append(AddGood("want-antidote"))
        if mine == NO_PROMISE and promise_places(g, HELP):
            out.append(AddWord(True))
        if yours == NO_PROMISE and promise_places(g, HELP):
            out.append(AddWord(False))
        out.append(Send())
        out.append(Withdraw())
        return out

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        cards, antidotes, want_cards, want_antidotes, mine, yours = self.terms
        g.stack.pop()
        if isinstance(action, Withdraw):
            g.emit(OfferAnswered(self.proposer, self.partner, "withdrawn"))
        elif isinstance(action, Send):
            g.emit(OfferAnswered(self.proposer, self.partner, "made"))
            g.push(Proposal(self.proposer, self.partner, self.terms))
        elif isinstance(action, AddWord):
            g.push(WordKind(self.proposer, self.partner, self.terms, action.mine))
        else:
            if isinstance(action, ChooseCard):
                cards = (*cards, action.card)
            else:
                assert isinstance(action, AddGood)
                antidotes += action.what == "give-antidote"
                want_cards += action.what == "want-card"
                want_antidotes += action.what == "want-antidote"
            g.push(
                Compose(
                    self.proposer,
                    self.partner,
                    (cards, antidotes, want_cards, want_antidotes, mine, yours),
                )
            )


# -------------------------------------------------------------------- promises


def promise_places(g: CityState, kind: int) -> list[int]:
    """The locations a promise of a kind can be about: those still to be resolved this turn, where it can come up."""
    if not SETUP < g.phase <= RESOLVE:
        return []
    places = [place for place in g.places if g.unresolved(place)]
    if kind in (VOTE, TIE):
        return [place for place in places if place != CROSSROADS]
    if kind in (SHARE_VOTE, GIVE):
        return [place for place in places if g.items_at(place)]
    return places


class ChooseWord(Action[CityState]):
    """This kind of promise."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def verb(self) -> str:
        return "promise-" + PROMISES[self.kind]


class ChooseNumber(Action[CityState]):
    """So many zombies."""

    def __init__(self, number: int) -> None:
        self.number = number

    def verb(self) -> str:
        return "number"

    def text(self, g: CityState) -> str:
        return f"number {self.number}"

    def args(self, g: CityState) -> Args:
        return {"count": self.number}


class WordFrame(OfferFrame):
    """A promise being worded: the proposer's own, or one he wants."""

    def __init__(self, proposer: int, partner: int, terms: Terms, mine: bool) -> None:
        super().__init__(proposer, partner, terms)
        self.mine = mine

    def done(self, g: CityState, word: Word) -> None:
        """Back to the offer, with the promise in it."""
        cards, antidotes, want_cards, want_antidotes, mine, yours = self.terms
        if self.mine:
            mine = word
        else:
            yours = word
        g.push(
            Compose(self.proposer, self.partner, (cards, antidotes, want_cards, want_antidotes, mine, yours))
        )


class WordKind(WordFrame):
    """What is promised?"""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt(
            "ask-word-mine" if self.mine else "ask-word-yours", self.people(), ("CH-18.02", "CH-G71")
        )

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        return self if seat == self.proposer else WordKind(self.proposer, self.partner, NOTHING, self.mine)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChooseWord(kind) for kind in ALL_KINDS if promise_places(g, kind)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseWord)
        g.stack.pop()
        g.push(WordPlace(self.proposer, self.partner, self.terms, self.mine, action.kind))


class WordPlace(WordFrame):
    """About which location?"""

    def __init__(self, proposer: int, partner: int, terms: Terms, mine: bool, kind: int) -> None:
        super().__init__(proposer, partner, terms, mine)
        self.word = kind

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-word-place", self.people(), ("CH-G71",))

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        if seat == self.proposer:
            return self
        return WordPlace(self.proposer, self.partner, NOTHING, self.mine, HELP)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePlace(place, "about") for place in promise_places(g, self.word)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePlace)
        g.stack.pop()
        if self.word in (STAND_BY, GIVE):
            self.done(g, (self.word, action.place, NOBODY))
        else:
            g.push(WordWhat(self.proposer, self.partner, self.terms, self.mine, self.word, action.place))


class WordWhat(WordFrame):
    """Naming whom, or how many zombies?"""

    def __init__(self, proposer: int, partner: int, terms: Terms, mine: bool, kind: int, place: int) -> None:
        super().__init__(proposer, partner, terms, mine)
        self.word = kind
        self.place = place

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-word-what", self.people(), ("CH-G71",))

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        if seat == self.proposer:
            return self
        return WordWhat(self.proposer, self.partner, NOTHING, self.mine, HELP, CROSSROADS)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        if self.word == HELP:
            return [ChooseNumber(number) for number in range(1, MOST_HELP + 1)]
        return [ChooseSeat(other, "name") for other in g.order()]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseNumber):
            self.done(g, (self.word, self.place, action.number))
        else:
            assert isinstance(action, ChooseSeat)
            self.done(g, (self.word, self.place, action.seat))


# -------------------------------------------------------------------- the answer


class Change(Action[CityState]):
    """No, but I have another offer (it counts as one of mine, CH-G70)."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        return [] if g.offers[seat] > 0 else [Refusal("no-offers-left", "CH-G70")]


def hide_cards(terms: Terms) -> Terms:
    return ((UNKNOWN,) * len(terms[0]), *terms[1:])


class Proposal(OfferFrame):
    """An offer has been made: agree, refuse, or make another."""

    def seat(self, g: CityState) -> int:
        return self.partner

    def prompt(self, g: CityState) -> Prompt:
        """Numbers only: which cards is between the two of them."""
        args = self.people()
        args["cards"] = len(self.terms[0])
        args["antidotes"] = self.terms[1]
        args["wantcards"] = self.terms[2]
        args["wantantidotes"] = self.terms[3]
        return Prompt("ask-proposal", args, ("CH-18.01",))

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        if seat in (self.proposer, self.partner):
            return self
        return Proposal(self.proposer, self.partner, hide_cards(self.terms))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [Accept(), Decline(), Change()]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        if isinstance(action, Accept):
            g.emit(OfferAnswered(self.partner, self.proposer, "agreed"))
            settle_or_pick(g, self.proposer, self.partner, self.terms, ())
            return
        g.emit(OfferAnswered(self.partner, self.proposer, "refused"))
        if isinstance(action, Change):
            g.offers[seat] -= 1
            g.push(Compose(self.partner, self.proposer, NOTHING))


def settle_or_pick(g: CityState, proposer: int, partner: int, terms: Terms, picked: tuple[int, ...]) -> None:
    if len(picked) < terms[2]:
        g.push(PickGift(proposer, partner, terms, picked))
    else:
        strike(g, proposer, partner, terms, picked)


class PickGift(OfferFrame):
    """The partner chooses which of his cards he hands over."""

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
        settle_or_pick(g, self.proposer, self.partner, self.terms, (*self.picked, action.card))


def strike(g: CityState, proposer: int, partner: int, terms: Terms, picked: tuple[int, ...]) -> None:
    """The deal is done: both sides hand over together, and words are given (CH-18.01, CH-18.02)."""
    cards, antidotes, _, want_antidotes, mine, yours = terms
    hand_over(g, proposer, partner, antidotes, cards)
    hand_over(g, partner, proposer, want_antidotes, picked)
    if mine != NO_PROMISE:
        promises.record(g, proposer, partner, mine[0], mine[1], mine[2])
    if yours != NO_PROMISE:
        promises.record(g, partner, proposer, yours[0], yours[1], yours[2])


def hand_over(g: CityState, seat: int, to: int, antidotes: int, cards: tuple[int, ...]) -> None:
    if not antidotes and not cards:
        return
    g.antidotes[seat] -= antidotes
    g.antidotes[to] += antidotes
    for card in cards:
        g.hands[seat].remove(card)
        g.hands[to].append(card)
    g.emit(GoodsGiven(seat, to, antidotes, len(cards), cards))
