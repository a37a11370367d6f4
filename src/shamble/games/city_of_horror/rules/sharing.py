"""Sharing supplies (CH-12): the winner of a vote takes one item and hands out the others."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.actions import hand_cards
from shamble.games.city_of_horror.board import COLOURS
from shamble.games.city_of_horror.card_events import ItemShared
from shamble.games.city_of_horror.cards import NO_CARD
from shamble.games.city_of_horror.events import ItemsStay, VoteTied, VoteWon
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.rules.moments import Verdict
from shamble.games.city_of_horror.rules.votes import SHARING, Vote, blocks, eligible
from shamble.games.city_of_horror.rules.windows import BEFORE_SHARING, Opportunity, open_trading
from shamble.games.city_of_horror.state import A_CARD, ANTIDOTE, GIVE, STEP_C, CityState, Promise


def will_vote(g: CityState, place: int) -> bool:
    """Return whether there are a possible winner and a voter (CH-G14)."""
    return len(blocks(g, place)) > 0 and len(eligible(g, SHARING, place)) > 0


class BeforeSharing(Step[CityState]):
    """If there are items (CH-12.01), all players can act first (CH-12.02).

    Also to get a vote (CH-20.10).
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: CityState) -> None:
        g.step = STEP_C
        if g.items_at(self.place):
            g.push(Share(self.place))
            if g.at(self.place):
                g.push(Opportunity(BEFORE_SHARING, self.place))


class Share(Step[CityState]):
    """Vote (CH-12.03) if there are voters and possible winners (CH-G14)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: CityState) -> None:
        if not will_vote(g, self.place):
            g.emit(ItemsStay(self.place, g.items_at(self.place)))
            return
        possible = eligible(g, SHARING, self.place)
        if len(possible) == 1:
            award_supplies(g, self.place, possible[0])
        else:
            g.push(SharingVote(self.place))


class SharingVote(Vote):
    """One vote per character at the location, as in an attack (CH-12.03, CH-17.01)."""

    def __init__(self, place: int) -> None:
        super().__init__(SHARING, place)

    def counted(self, g: CityState, first: list[int]) -> None:
        if len(first) == 1:
            award_supplies(g, self.place, first[0])
        else:
            g.emit(VoteTied(self.place, SHARING))  # all items stay (CH-12.05)
            g.emit(ItemsStay(self.place, g.items_at(self.place)))


def award_supplies(g: CityState, place: int, seat: int) -> None:
    g.emit(VoteWon(place, SHARING, seat))
    promises.note_win(g, seat, place)
    g.push(Distribute(place, seat, ()))
    if g.items_at(place) > 1:
        open_trading(g, place)


class GiveItem(Action[CityState]):
    """Give an antidote (card = NO_CARD) or a card to a player; the winner comes first.

    (CH-12.04)
    """

    def __init__(self, to: int, card: int) -> None:
        self.to = to
        self.card = card

    def antidote(self) -> bool:
        return self.card == NO_CARD

    def verb(self) -> str:
        return "share"

    def text(self, g: CityState) -> str:
        item = "antidote" if self.card == NO_CARD else names.card(self.card)
        return f"share {item} with {COLOURS[g.colours[self.to]]}"

    def args(self, g: CityState) -> Args:
        item = "@item-antidote" if self.card == NO_CARD else names.card_name(self.card)
        return {"item": item, "seat": names.seat_name(self.to)}

    def things(self, g: CityState) -> tuple[str, ...]:
        item = "item:antidote" if self.card == NO_CARD else names.card_thing(self.card)
        return (item, names.seat_thing(self.to))


class Distribute(Verdict):
    """The winner takes one item, then gives one each to other players, present or not.

    Until items or players run out (CH-12.04, CH-12.06, CH-12.08, CH-G21). The winner can look at the cards
    (CH-12.07).
    """

    def __init__(self, place: int, winner: int, served: tuple[int, ...]) -> None:
        self.place = place
        self.winner = winner
        self.served = served

    def at_risk(self, g: CityState) -> tuple[int, ...]:
        return ()

    def seat(self, g: CityState) -> int:
        return self.winner

    def is_secret(self, g: CityState, action: Action[CityState]) -> bool:
        """Return True: only the winner and the receiver know the card (CH-G62)."""
        return True

    def advance(self, g: CityState) -> bool:
        if g.items_at(self.place) and self.receivers(g):
            return False
        g.stack.pop()
        promises.note_sharing(g, self.winner, self.place)
        if g.items_at(self.place):
            g.emit(ItemsStay(self.place, g.items_at(self.place)))  # CH-12.09, CH-23.06
        return True

    def receivers(self, g: CityState) -> list[int]:
        if not self.served:
            return [self.winner]
        return [seat for seat in g.order() if seat not in self.served]

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place)

    def prompt(self, g: CityState) -> Prompt:
        key = "ask-give-item" if self.served else "ask-take-item"
        return Prompt(key, names.place_args(self.place), ("CH-12.04", "CH-12.08"))

    def legal(self, g: CityState, seat: int) -> list[Action[CityState]]:
        gifts: list[GiveItem] = []
        for to in self.receivers(g):
            if g.drop_antidotes[self.place]:
                gifts.append(GiveItem(to, NO_CARD))
            gifts.extend([GiveItem(to, card) for card in g.drops[self.place]])
        return [*(self.bound(g, gifts) if g.rules.binding_promises else gifts)]

    def bound(self, g: CityState, gifts: list[GiveItem]) -> list[GiveItem]:
        """List the gifts that binding promises allow (CH-G54).

        Promised gifts come first, and nothing promised to another player is given away.
        """
        words = [g.promises[n] for n in promises.open_promises(g, self.winner, GIVE, self.place)]
        due = [a for a in gifts if any(a.to == p.to and promises.fits(p.arg, a.antidote()) for p in words)]
        allowed = due or gifts
        spared = [a for a in allowed if self.leaves_enough(g, a, [p for p in words if p.to != a.to])]
        return spared or allowed

    def leaves_enough(self, g: CityState, gift: GiveItem, words: list[Promise]) -> bool:
        """Return whether enough of each kind remains for these promises afterwards."""
        antidotes = g.drop_antidotes[self.place] - (1 if gift.antidote() else 0)
        cards = len(g.drops[self.place]) - (0 if gift.antidote() else 1)
        wanted = [p.arg for p in words]
        return antidotes >= wanted.count(ANTIDOTE) and cards >= wanted.count(A_CARD)

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return self.legal(g, seat) + hand_cards(g, seat)

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, GiveItem)
        g.stack.pop()
        if action.card == NO_CARD:
            g.drop_antidotes[self.place] -= 1
            g.antidotes[action.to] += 1
        else:
            g.drops[self.place].remove(action.card)
            g.hands[action.to].append(action.card)
        g.emit(ItemShared(self.winner, action.to, action.antidote(), action.card))
        promises.note_gift(g, self.winner, self.place, action.to, action.antidote())
        g.push(Distribute(self.place, self.winner, (*self.served, action.to)))
