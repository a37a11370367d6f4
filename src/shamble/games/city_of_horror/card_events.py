"""Events of cards, powers, offers and promises, some of them secret."""

from shamble.core.events import Args, Data, Event, Line
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import FOOD, NOWHERE
from shamble.games.city_of_horror.cards import NO_CARD
from shamble.games.city_of_horror.state import FATES, GIVE, HELP, ITEMS, NO_SEAT, PROMISES, Promise


class CardDrawn(Event):
    """A seat got an action card from the deck or a pack; only it knows the card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.seat, NO_CARD)

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat)}
        if self.card < 0:
            return Line("event-drew", args)
        args["card"] = names.card_name(self.card)
        return Line("event-drew-card", args, (names.card_thing(self.card),))


class CardPlayed(Event):
    """An action card was played with its targets (CH-G44); -1 means no such target."""

    def __init__(self, seat: int, card: int, place: int = NOWHERE, person: int = -1) -> None:
        self.seat = seat
        self.card = card
        self.place = place
        self.place2 = NOWHERE
        self.target = NO_SEAT
        self.person = person

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "card": names.card_name(self.card)}
        things = [names.card_thing(self.card)]
        key = "event-played"
        if self.target != NO_SEAT:
            key += "-seat"
            args["target"] = names.seat_name(self.target)
            things.append(names.seat_thing(self.target))
        if self.person >= 0:
            key += "-person"
            args.update(names.person_args(self.person))
            things.append(names.person_thing(self.person))
        if self.place >= 0:
            key += "-place"
            args.update(names.place_args(self.place))
            things.append(names.place_thing(self.place))
        if self.place2 >= 0:
            key += "-to"
            args["from"] = names.place_from(self.place)
            args["to2"] = names.place_name(self.place2) + ".to"
            things.append(names.place_thing(self.place2))
        return Line(key, args, tuple(things), ("CH-16.02",), card=names.card_name(self.card)[1:])


class CardCancelled(Event):
    """Tear Gas or the Punk cancelled a card (CH-19.04, CH-20.22)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "card": names.card_name(self.card)}
        return Line("event-cancelled", args, (names.card_thing(self.card),), ("CH-23.02",), tone="bad")


class CardPaid(Event):
    """A card was discarded as payment, without effect (CH-16.05)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "card": names.card_name(self.card)}
        return Line("event-paid", args, (names.card_thing(self.card),), ("CH-16.05",))


class CardRecovered(Event):
    """A card was taken from the discard pile, in the open."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "card": names.card_name(self.card)}
        return Line("event-recovered", args, (names.card_thing(self.card),))


class FoodPaid(Event):
    """A food token left the game (CH-21.17)."""

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "value": FOOD[self.token]}
        return Line("event-food-paid", args, (names.food_thing(self.token),), ("CH-21.17",))


class FoodTaken(Event):
    """A seat got a food token; only the owner knows a face-down one (CH-G62)."""

    def __init__(self, seat: int, token: int, open: bool) -> None:
        self.seat = seat
        self.token = token
        self.open = open

    def seen_by(self, seat: int) -> Event | None:
        return self if self.open or seat == self.seat else FoodTaken(self.seat, -1, False)

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat)}
        if self.token < 0:
            return Line("event-food", args)
        args["value"] = FOOD[self.token]
        return Line("event-food-value", args, (names.food_thing(self.token),))


class AntidoteTaken(Event):
    """A seat got an antidote from the ambulance."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        return Line("event-antidote", {"seat": names.seat_name(self.seat)}, ("ambulance",), tone="good")


class Turned(Event):
    """A character card was turned over."""

    def __init__(self, person: int, rested: bool) -> None:
        self.person = person
        self.rested = rested

    def line(self) -> Line:
        args = names.person_args(self.person)
        return Line(
            "event-rested" if self.rested else "event-exhausted", args, (names.person_thing(self.person),)
        )


class Hid(Event):
    """A character cannot be reached until the end of the turn (CH-19.05, CH-20.16, CH-20.17)."""

    def __init__(self, person: int) -> None:
        self.person = person

    def line(self) -> Line:
        args = names.person_args(self.person)
        return Line("event-hid", args, (names.person_thing(self.person),), ("CH-G12",))


class PowerUsed(Event):
    def __init__(self, seat: int, person: int) -> None:
        self.seat = seat
        self.person = person

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), **names.person_args(self.person)}
        return Line("event-power", args, (names.person_thing(self.person),), ("CH-20.02",))


class Declined(Event):
    """A player declined to use a location (CH-G66)."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), **names.place_args(self.place)}
        return Line("event-unused", args, (names.place_thing(self.place),))


class KittyRan(Event):
    """The Kitty ran to a location, or came back to its source (CH-23.09)."""

    def __init__(self, source: int, place: int) -> None:
        self.source = source
        self.place = place

    def line(self) -> Line:
        args: Args = {"from": names.place_from(self.source), **names.place_args(self.place)}
        key = "event-kitty-home" if self.source == self.place else "event-kitty"
        return Line(key, args, (names.place_thing(self.place),), ("CH-19.11",))


class CardStolen(Event):
    """A random card was stolen; only the two players know it (CH-G51)."""

    def __init__(self, seat: int, victim: int, card: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card

    def seen_by(self, seat: int) -> Event | None:
        return self if seat in (self.seat, self.victim) else CardStolen(self.seat, self.victim, NO_CARD)

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "target": names.seat_name(self.victim)}
        if self.card < 0:
            return Line("event-stolen", args)
        args["card"] = names.card_name(self.card)
        return Line("event-stolen-card", args, (names.card_thing(self.card),))


class ItemShared(Event):
    """An item was shared: an antidote (card = NO_CARD) or a card.

    Only the winner and the receiver know the card (CH-G62).
    """

    def __init__(self, winner: int, seat: int, antidote: bool, card: int) -> None:
        self.winner = winner
        self.seat = seat
        self.antidote = antidote
        self.card = card

    def seen_by(self, seat: int) -> Event | None:
        if self.antidote or seat in (self.winner, self.seat):
            return self
        return ItemShared(self.winner, self.seat, antidote=False, card=NO_CARD)

    def reveals(self) -> bool:
        return not self.antidote

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.winner), "target": names.seat_name(self.seat)}
        key = "event-keeps-" if self.winner == self.seat else "event-gives-"
        if self.antidote:
            return Line(key + "antidote", args, (names.seat_thing(self.seat),), ("CH-12.04",), tone="good")
        if self.card < 0:
            return Line(key + "card", args, (names.seat_thing(self.seat),), ("CH-12.04",), tone="good")
        args["card"] = names.card_name(self.card)
        return Line(key + "known-card", args, (names.card_thing(self.card),), ("CH-12.04",), tone="good")


class OfferAnswered(Event):
    """An offer changed its state.

    `answer` is "made", "agreed", "refused", "withdrawn", or "lapsed" when its goods are gone. `why`: "gone" or
    "late" if the partner could only refuse; only the two players know it, for it tells about the content.
    """

    def __init__(self, seat: int, to: int, answer: str, why: str = "") -> None:
        self.seat = seat
        self.to = to
        self.answer = answer
        self.why = why

    def seen_by(self, seat: int) -> Event | None:
        if not self.why or seat in (self.seat, self.to):
            return self
        return OfferAnswered(self.seat, self.to, self.answer)

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "target": names.seat_name(self.to)}
        key = f"event-offer-{self.answer}-{self.why}" if self.why else "event-offer-" + self.answer
        return Line(key, args, (names.seat_thing(self.seat), names.seat_thing(self.to)))


class ReasonGiven(Event):
    """A player said why an offer was refused. `place`: where a promise was broken, or NOWHERE."""

    def __init__(self, seat: int, to: int, why: str, place: int) -> None:
        self.seat = seat
        self.to = to
        self.why = why
        self.place = place

    def line(self) -> Line:
        args: Args = {"seat": names.seat_name(self.seat), "target": names.seat_name(self.to)}
        if self.place != NOWHERE:
            args.update(names.place_args(self.place))
        return Line(
            "event-reason-" + self.why, args, (names.seat_thing(self.seat), names.seat_thing(self.to))
        )


class GoodsGiven(Event):
    """One side of a deal handed over antidotes and cards.

    Only the two players know the cards (CH-18.01).
    """

    def __init__(self, seat: int, to: int, antidotes: int, count: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.to = to
        self.antidotes = antidotes
        self.count = count
        self.cards = cards

    def seen_by(self, seat: int) -> Event | None:
        if not self.cards or seat in (self.seat, self.to):
            return self
        return GoodsGiven(self.seat, self.to, self.antidotes, self.count, ())

    def reveals(self) -> bool:
        return self.count > 0

    def line(self) -> Line:
        args: Args = {
            "seat": names.seat_name(self.seat),
            "target": names.seat_name(self.to),
            "antidotes": self.antidotes,
            "cards": self.count,
        }
        things = tuple([names.card_thing(card) for card in self.cards])
        return Line("event-goods", args, (*things, names.seat_thing(self.to)), ("CH-18.01",))


def promise_args(promise: Promise) -> Args:
    """Return the arguments of the sentence about a promise."""
    args: Args = {
        "seat": names.seat_name(promise.giver),
        "target": names.seat_name(promise.to),
        **names.place_args(promise.place),
    }
    if promise.kind == HELP:
        args["count"] = promise.arg
    elif promise.kind == GIVE:
        args["item"] = ITEMS[promise.arg]
    elif promise.arg != NO_SEAT:
        args["named"] = names.seat_name(promise.arg)
    return args


class WordGiven(Event):
    """A promise was recorded (CH-18.02)."""

    def __init__(self, giver: int, to: int, kind: int, place: int, arg: int) -> None:
        self.giver = giver
        self.to = to
        self.kind = kind
        self.place = place
        self.arg = arg

    def line(self) -> Line:
        promise = Promise(self.giver, self.to, self.kind, self.place, self.arg, 0, 0, 0)
        return Line("event-promise-" + PROMISES[self.kind], promise_args(promise), rules=("CH-18.02",))


class WordJudged(Event):
    """A promise was kept or broken, or became void."""

    def __init__(self, giver: int, to: int, place: int, fate: int) -> None:
        self.giver = giver
        self.to = to
        self.place = place
        self.fate = fate

    def data(self) -> Data:
        return {"seat": self.giver, "fate": FATES[self.fate]}

    def line(self) -> Line:
        args: Args = {
            "seat": names.seat_name(self.giver),
            "target": names.seat_name(self.to),
            **names.place_args(self.place),
        }
        tone = ("", "good", "bad", "")[self.fate]
        return Line("event-word-" + FATES[self.fate], args, rules=("CH-18.02",), tone=tone)
