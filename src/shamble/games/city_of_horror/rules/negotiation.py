"""Putting an offer together, piece by piece (CH-18, CH-G54, CH-G70).

Offers are made beside the stack: several players can do so at once while the game continues. Only the
proposer knows the content until the offer is sent, and then the two players concerned. An offer holds action
cards, antidotes and promises (see `promises`).
"""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import CROSSROADS
from shamble.games.city_of_horror.card_events import OfferAnswered
from shamble.games.city_of_horror.choices import ChooseCard, ChoosePlace, ChooseSeat
from shamble.games.city_of_horror.rules.moments import ask_again
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.state import (
    A_CARD,
    ANTIDOTE,
    ANYTHING,
    GIVE,
    HELP,
    ITEMS,
    NO_SEAT,
    PROMISES,
    RESOLVE,
    SETUP,
    SHARE_VOTE,
    STAND_BY,
    TIE,
    VOTE,
    Bid,
    CityState,
    Terms,
    Word,
)

NOTHING: Final[Terms] = ((), 0, 0, 0, NO_PROMISE, NO_PROMISE)
MOST_CARDS: Final = 2
MOST_ANTIDOTES: Final = 3
MOST_HELP: Final = 3
ALL_KINDS: Final = (VOTE, SHARE_VOTE, HELP, STAND_BY, GIVE, TIE)


def empty(terms: Terms) -> bool:
    return terms == NOTHING


class OfferFrame(Ask[CityState]):
    """An offer in the making, or an accepted one while cards are picked for it."""

    def __init__(self, proposer: int, partner: int, terms: Terms) -> None:
        self.proposer = proposer
        self.partner = partner
        self.terms = terms

    def seat(self, g: CityState) -> int:
        return self.proposer

    def is_secret(self, g: CityState, action: Action[CityState]) -> bool:
        """Return True: only the two players know an offer, and only the proposer until it is sent."""
        return True

    def subject(self, g: CityState) -> str:
        """Return the other player."""
        return names.seat_thing(self.partner if self.seat(g) == self.proposer else self.proposer)

    def people(self) -> Args:
        return {"seat": names.seat_name(self.proposer), "target": names.seat_name(self.partner)}


class AddGood(Action[CityState]):
    """Add a piece to the offer: "give-antidote", "want-card", "want-antidote"."""

    def __init__(self, what: str) -> None:
        self.what = what

    def verb(self) -> str:
        return self.what

    def things(self, g: CityState) -> tuple[str, ...]:
        return ("offer:" + self.what,)


class AddWord(Action[CityState]):
    """Add a promise to the offer: one of mine, or one I want."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def verb(self) -> str:
        return "promise" if self.mine else "want-promise"

    def things(self, g: CityState) -> tuple[str, ...]:
        return ("offer:" + self.verb(),)


class Send(Action[CityState]):
    """Send the offer. Its goods must still be there."""

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        sketch = sketch_of(g, seat)
        assert sketch is not None
        if empty(sketch.terms):
            return [Refusal("no-empty-offer", "CH-18.01")]
        no = offer_refusals(g, Bid(seat, sketch.partner, sketch.terms))
        if not no and any(card not in g.hands[seat] for card in sketch.terms[0]):
            no.append(Refusal("no-goods-gone", "CH-18.01"))
        return no


class Withdraw(Action[CityState]):
    """Discard the offer in the making."""


class Sketch(OfferFrame):
    """An offer in the making, in `CityState.sketches` beside the stack.

    Other players know neither its content nor how far it is. `answered`: the refused offer of the partner, if
    this is a counter-offer.
    """

    def __init__(self, proposer: int, partner: int, terms: Terms, answered: Terms) -> None:
        super().__init__(proposer, partner, terms)
        self.answered = answered

    def seen_by(self, g: CityState, seat: int) -> "Sketch":
        return self if seat == self.proposer else Compose(self.proposer, self.partner, NOTHING, NOTHING)

    def changed(self, terms: Terms) -> "Compose":
        """Return the offer with other terms."""
        return Compose(self.proposer, self.partner, terms, self.answered)

    def replace_with(self, g: CityState, sketch: "Sketch") -> None:
        """Replace this sketch with the next version of it."""
        g.sketches = [sketch if other is self else other for other in g.sketches]

    def drop(self, g: CityState) -> None:
        g.sketches = [other for other in g.sketches if other is not self]


def sketch_of(g: CityState, seat: int) -> Sketch | None:
    """Return the offer that a seat is putting together."""
    for sketch in g.sketches:
        if sketch.proposer == seat:
            return sketch
    return None


def start_offer(g: CityState, seat: int, other: int, answered: Terms) -> None:
    """Start an offer in the open window, which waits for it.

    `answered`: the refused offer, if this is a counter-offer.
    """
    g.sketches.append(Compose(seat, other, NOTHING, answered))
    ask_again(g, (seat,))


def offer_refusals(g: CityState, bid: Bid) -> list[Refusal]:
    """Explain why an offer cannot be carried out any more.

    Antidotes were spent, cards are missing, or it is too late for a promise. The cards it gives are always
    there (see `lapsed_offers`).
    """
    _, antidotes, want_cards, want_antidotes, mine, yours = bid.terms
    no: list[Refusal] = []
    spent = antidotes > g.antidotes[bid.proposer] or want_antidotes > g.antidotes[bid.partner]
    if spent or want_cards > len(g.hands[bid.partner]):
        no.append(Refusal("no-goods-gone", "CH-18.01"))
    if too_late(g, mine) or too_late(g, yours):
        no.append(Refusal("no-word-late", "CH-G71"))
    return no


def too_late(g: CityState, word: Word) -> bool:
    return word != NO_PROMISE and word[1] not in promise_places(g, word[0])


class Compose(Sketch):
    """Add a piece to the offer, send it or discard it.

    Each piece can be added only a limited number of times, so it always ends.
    """

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-compose", self.people(), ("CH-18.01", "CH-G70"))

    def room(self, g: CityState) -> tuple[int, int, int, int]:
        """Return how many more goods fit.

        Cards and antidotes to give, then cards and antidotes to want.
        """
        cards, antidotes, want_cards, want_antidotes, _, _ = self.terms
        return (
            min(MOST_CARDS, len(g.hands[self.proposer])) - len(cards),
            min(MOST_ANTIDOTES, g.antidotes[self.proposer]) - antidotes,
            min(MOST_CARDS, len(g.hands[self.partner])) - want_cards,
            min(MOST_ANTIDOTES, g.antidotes[self.partner]) - want_antidotes,
        )

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        cards, _, _, _, mine, yours = self.terms
        room = self.room(g)
        out: list[Action[CityState]] = []
        if room[0] > 0:
            out.extend([ChooseCard(card, "give") for card in g.hands[self.proposer] if card not in cards])
        if room[1] > 0:
            out.append(AddGood("give-antidote"))
        if room[2] > 0:
            out.append(AddGood("want-card"))
        if room[3] > 0:
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
        if isinstance(action, Withdraw):
            self.drop(g)  # free (CH-G70)
        elif isinstance(action, Send):
            self.drop(g)
            make_offer(g, Bid(self.proposer, self.partner, self.terms))
        elif isinstance(action, AddWord):
            self.replace_with(
                g, WordKind(self.proposer, self.partner, self.terms, self.answered, action.mine)
            )
        else:
            if isinstance(action, ChooseCard):
                cards = (*cards, action.card)
            else:
                assert isinstance(action, AddGood)
                antidotes += action.what == "give-antidote"
                want_cards += action.what == "want-card"
                want_antidotes += action.what == "want-antidote"
            terms = (cards, antidotes, want_cards, want_antidotes, mine, yours)
            self.replace_with(g, self.changed(terms))


def make_offer(g: CityState, bid: Bid) -> None:
    """Send the offer, in place of an earlier one to the same player, and ask all seats again."""
    g.offers[bid.proposer] += 1
    g.bids = [b for b in g.bids if (b.proposer, b.partner) != (bid.proposer, bid.partner)]
    g.bids.append(bid)
    g.emit(OfferAnswered(bid.proposer, bid.partner, "made"))
    ask_again(g, tuple(range(g.seats)))


# -------------------------------------------------------------------- promises


def promise_places(g: CityState, kind: int) -> list[int]:
    """List the locations that a promise of this kind can name.

    They are still to be resolved this turn, and the promise can matter there.
    """
    if not SETUP < g.phase <= RESOLVE:
        return []
    places = [place for place in g.places if g.unresolved(place)]
    if kind in (VOTE, TIE):
        return [place for place in places if place != CROSSROADS]
    if kind in (SHARE_VOTE, GIVE):
        return [place for place in places if g.items_at(place)]
    return places


class ChooseWord(Action[CityState]):
    """Choose the kind of promise."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def verb(self) -> str:
        return "promise-" + PROMISES[self.kind]


class WordPart(Action[CityState]):
    """Choose the number or the kind of item of a promise."""

    @abstractmethod
    def arg(self) -> int:
        """Return the last number of the `Word`."""


class ChooseNumber(WordPart):
    """Choose the number of zombies."""

    def __init__(self, number: int) -> None:
        self.number = number

    def arg(self) -> int:
        return self.number

    def verb(self) -> str:
        return "number"

    def text(self, g: CityState) -> str:
        return f"number {self.number}"

    def args(self, g: CityState) -> Args:
        return {"count": self.number}


class ChooseItem(WordPart):
    """Choose the kind of item."""

    def __init__(self, item: int) -> None:
        self.item = item

    def arg(self) -> int:
        return self.item

    def verb(self) -> str:
        return "item"

    def text(self, g: CityState) -> str:
        return "item " + ITEMS[self.item]

    def args(self, g: CityState) -> Args:
        return {"item": "@item-" + ITEMS[self.item]}


class WordFrame(Sketch):
    """A promise in the making, by the proposer or wanted from the partner.

    The proposer can always leave it out again.
    """

    def __init__(self, proposer: int, partner: int, terms: Terms, answered: Terms, mine: bool) -> None:
        super().__init__(proposer, partner, terms, answered)
        self.mine = mine

    def finish(self, g: CityState, word: Word) -> None:
        """Return to the offer, with the promise in it."""
        cards, antidotes, want_cards, want_antidotes, mine, yours = self.terms
        if self.mine:
            mine = word
        else:
            yours = word
        terms = (cards, antidotes, want_cards, want_antidotes, mine, yours)
        self.replace_with(g, self.changed(terms))

    @abstractmethod
    def parts(self, g: CityState) -> list[Action[CityState]]:
        """List the candidates for the next part of the promise."""

    @abstractmethod
    def name(self, g: CityState, action: Action[CityState]) -> None:
        """Set the next part of the promise."""

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [*self.parts(g), Withdraw()]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        if isinstance(action, Withdraw):
            self.replace_with(g, self.changed(self.terms))
        else:
            self.name(g, action)


class WordKind(WordFrame):
    """Choose the kind of promise."""

    def prompt(self, g: CityState) -> Prompt:
        return Prompt(
            "ask-word-mine" if self.mine else "ask-word-yours", self.people(), ("CH-18.02", "CH-G71")
        )

    def parts(self, g: CityState) -> list[Action[CityState]]:
        return [ChooseWord(kind) for kind in ALL_KINDS if promise_places(g, kind)]

    def name(self, g: CityState, action: Action[CityState]) -> None:
        assert isinstance(action, ChooseWord)
        self.replace_with(
            g, WordPlace(self.proposer, self.partner, self.terms, self.answered, self.mine, action.kind)
        )


class WordPlace(WordFrame):
    """Choose the location of the promise."""

    def __init__(
        self, proposer: int, partner: int, terms: Terms, answered: Terms, mine: bool, kind: int
    ) -> None:
        super().__init__(proposer, partner, terms, answered, mine)
        self.word = kind

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-word-place", self.people(), ("CH-G71",))

    def parts(self, g: CityState) -> list[Action[CityState]]:
        return [ChoosePlace(place, "about") for place in promise_places(g, self.word)]

    def name(self, g: CityState, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePlace)
        if not word_parts(g, self.word, action.place):
            self.finish(g, (self.word, action.place, NO_SEAT))  # equal to ANYTHING
        else:
            word = (self.mine, self.word, action.place)
            self.replace_with(g, WordWhat(self.proposer, self.partner, self.terms, self.answered, *word))


def mixed_supplies(g: CityState, place: int) -> bool:
    """Return whether antidotes and cards lie there, so that a promise can name one (CH-G71)."""
    return g.drop_antidotes[place] > 0 and len(g.drops[place]) > 0


def word_parts(g: CityState, kind: int, place: int) -> list[Action[CityState]]:
    """List the choices for the last part of a promise, which some promises do not have."""
    if kind == HELP:
        return [ChooseNumber(number) for number in range(1, MOST_HELP + 1)]
    if kind == GIVE:
        return [ChooseItem(item) for item in (A_CARD, ANTIDOTE, ANYTHING)] if mixed_supplies(g, place) else []
    return [ChooseSeat(other, "name") for other in g.order()] if kind != STAND_BY else []


def word_arg(action: Action[CityState]) -> int:
    if isinstance(action, WordPart):
        return action.arg()
    assert isinstance(action, ChooseSeat)
    return action.seat


def possible_words(g: CityState) -> list[tuple[Word, list[str]]]:
    """List every promise that can be made now, each with the notation of its parts."""
    out: list[tuple[Word, list[str]]] = []
    for kind in ALL_KINDS:
        for place in promise_places(g, kind):
            steps = [ChooseWord(kind).text(g), ChoosePlace(place, "about").text(g)]
            parts = word_parts(g, kind, place)
            if not parts:
                out.append(((kind, place, NO_SEAT), steps))
            for part in parts:
                out.append(((kind, place, word_arg(part)), [*steps, part.text(g)]))
    return out


class WordWhat(WordFrame):
    """Choose the player, the number of zombies or the item of the promise."""

    def __init__(
        self, proposer: int, partner: int, terms: Terms, answered: Terms, mine: bool, kind: int, place: int
    ) -> None:
        super().__init__(proposer, partner, terms, answered, mine)
        self.word = kind
        self.place = place

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-word-what", self.people(), ("CH-G71",))

    def parts(self, g: CityState) -> list[Action[CityState]]:
        return word_parts(g, self.word, self.place)

    def name(self, g: CityState, action: Action[CityState]) -> None:
        self.finish(g, (self.word, self.place, word_arg(action)))
