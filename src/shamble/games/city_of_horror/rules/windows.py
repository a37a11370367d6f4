"""The windows in which players can act.

(CH-11.01, CH-11.02, CH-12.02, CH-16.02, CH-20.02, CH-G36, CH-G72) They depend on public facts alone: a player
who is in can play a card, use a power or make an offer, and passes to finish.
"""

from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Prompt, Routine
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.actions import UsePower, hand_cards
from shamble.games.city_of_horror.board import NOWHERE, PEOPLE
from shamble.games.city_of_horror.rules.deals import TradeWindow, bids_to, offers_left, trades
from shamble.games.city_of_horror.rules.moments import FREE, LOCKED, Verdict
from shamble.games.city_of_horror.rules.playing import PlayWindow
from shamble.games.city_of_horror.rules.promises import open_promises
from shamble.games.city_of_horror.rules.votes import SHARING, eligible
from shamble.games.city_of_horror.state import HELP, NO_SEAT, CityState

# the moments, as the prompts name them
AFTER_LOOK: Final = "look"
BEFORE_LATE: Final = "late"
AFTER_PLANS: Final = "plans"
BEFORE_MOVE: Final = "move"
AFTER_MOVES: Final = "moved"
BEFORE_USE: Final = "use"
BEFORE_ATTACK: Final = "attack"
BEFORE_SHARING: Final = "sharing"
AFTER_CROSSROADS: Final = "after"
BEFORE_RESCUE: Final = "rescue"

STARTER: Final = -2  # the mover is the starting player when the window closes


def can_trade(g: CityState, seat: int) -> bool:
    """Return whether a seat can make an offer or has one to answer."""
    return offers_left(g, seat) != 0 or len(bids_to(g, seat)) > 0


def holds_something(g: CityState, seat: int) -> bool:
    """Return whether a seat has a card or a rested character, whatever they can do now."""
    return len(g.hands[seat]) > 0 or any(g.people[person].rested for person in g.alive(seat))


def can_act(g: CityState, seat: int) -> bool:
    """Return whether a seat could act in a window, by public facts."""
    return can_trade(g, seat) or holds_something(g, seat)


def pass_on(g: CityState, seat: int) -> Routine | None:
    """Offer to pass until the question or the hour changes, or the seat gets an offer."""
    return None if bids_to(g, seat) else Routine("rest-pass", listed=True)


class Opportunity(PlayWindow):
    """All players can play cards, use powers and make offers until all pass (CH-G36)."""

    def __init__(self, moment: str, place: int = NOWHERE, mover: int = NO_SEAT) -> None:
        self.moment = moment
        self.place = place
        self.mover = mover  # the seat that moves next

    def timing(self) -> int:
        return FREE

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        return tuple([seat for seat in g.order() if can_act(g, seat)])

    def moving_seat(self, g: CityState) -> int:
        return g.start if self.mover == STARTER else self.mover

    def concerns(self, g: CityState, seat: int) -> bool:
        """Return whether this is the moment of the seat (CH-G76).

        The beginning of the hour and the rescue, its own move, an attack on its characters, a sharing with
        its votes.
        """
        if self.moment == AFTER_LOOK:
            return holds_something(g, seat)
        if self.moment == BEFORE_MOVE:
            return seat == self.moving_seat(g) and holds_something(g, seat)
        if self.moment == AFTER_MOVES:
            return any(PEOPLE[person].alluring and g.people[person].rested for person in g.alive(seat))
        if self.moment == BEFORE_ATTACK:
            mine = g.edible(seat, self.place) or open_promises(g, seat, HELP, self.place)
            return g.under_attack(self.place) and len(mine) > 0
        if self.moment == BEFORE_SHARING:
            return g.votes_at(seat, self.place) > 0 and len(eligible(g, SHARING, self.place)) > 1
        return self.moment == BEFORE_RESCUE

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place) if self.place != NOWHERE else ""

    def prompt(self, g: CityState) -> Prompt:
        args: Args = {}
        if self.place != NOWHERE:
            args = {**names.place_args(self.place), "zombies": g.zombies[self.place]}
        if self.mover != NO_SEAT:
            args = {"seat": names.seat_name(self.moving_seat(g))}
        return Prompt("ask-window-" + self.moment, args, ("CH-16.02", "CH-20.02"))

    def routine(self, g: CityState, seat: int) -> Routine | None:
        return pass_on(g, seat)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        powers = [UsePower(person) for person in g.alive(seat)]
        return [Pass(), *hand_cards(g, seat), *powers, *trades(g, seat)]


class Bargain(TradeWindow):
    """Between a vote and its application players can only talk and trade (CH-G43)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def timing(self) -> int:
        return LOCKED

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        return tuple([seat for seat in g.order() if can_trade(g, seat)])

    def concerns(self, g: CityState, seat: int) -> bool:
        verdict = g.stack[-2]
        assert isinstance(verdict, Verdict)
        return seat in verdict.at_risk(g)

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place)

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-bargain", names.place_args(self.place), ("CH-G43",))

    def routine(self, g: CityState, seat: int) -> Routine | None:
        return pass_on(g, seat)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [Pass(), *trades(g, seat), *hand_cards(g, seat)]


def open_trading(g: CityState, place: int) -> None:
    """Open trading, unless the table option freezes it too."""
    if not g.rules.hard_freeze:
        g.push(Bargain(place))
