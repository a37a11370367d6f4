"""Votes (CH-17): all voters point at once at a player present."""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ballot, Prompt
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.actions import hand_cards
from shamble.games.city_of_horror.board import COLOURS
from shamble.games.city_of_horror.events import Voted
from shamble.games.city_of_horror.rules import promises
from shamble.games.city_of_horror.state import TUCKED, CityState

ATTACK: Final = 0
SHARING: Final = 1


def caster_of(g: CityState, owner: int, place: int) -> int:
    """Return who casts a player's votes at a location.

    The later Coercion counts (CH-19.14, CH-G28); two against each other swap votes (CH-23.01).
    """
    caster = owner
    for coercer, voter, where in g.coercions:
        if voter == owner and where == place:
            caster = coercer
    return caster


def blocks(g: CityState, place: int) -> list[tuple[int, int, int]]:
    """List the blocks of votes at a location as (owner, caster, votes), in turn order.

    (CH-17.01)
    """
    out: list[tuple[int, int, int]] = []
    for owner in g.order():
        votes = g.votes_at(owner, place)
        if votes:
            out.append((owner, caster_of(g, owner, place), votes))
    return out


def eligible(g: CityState, kind: int, place: int) -> list[int]:
    """List the players whose characters there can be eaten (attack) or win (sharing).

    (CH-17.03, CH-G12)
    """
    out: list[int] = []
    for seat in g.order():
        if kind == ATTACK:
            if g.edible(seat, place):
                out.append(seat)
        else:
            for person in g.of_seat_at(seat, place):
                if g.people[person].shelter != TUCKED:
                    out.append(seat)
                    break
    return out


class Point(Action[CityState]):
    """Point at one player per block of votes: own ones and those held by Coercion (CH-G28).

    A seat can point at itself (CH-17.04).
    """

    def __init__(self, place: int, kind: int, owners: tuple[int, ...], targets: tuple[int, ...]) -> None:
        self.place = place
        self.kind = kind
        self.owners = owners
        self.targets = targets

    def verb(self) -> str:
        return "point"

    def text(self, g: CityState) -> str:
        words: list[str] = []
        for owner, target in zip(self.owners, self.targets):
            words.append(f"{COLOURS[g.colours[owner]]}>{COLOURS[g.colours[target]]}")
        return "point " + " ".join(words)

    def args(self, g: CityState) -> Args:
        args: Args = {"seat": names.seat_name(self.targets[0]), "blocks": len(self.targets)}
        if len(self.targets) > 1:
            args["second"] = names.seat_name(self.targets[1])
        return args

    def things(self, g: CityState) -> tuple[str, ...]:
        return tuple([names.seat_thing(target) for target in self.targets])

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        """Refuse targets who are not present (CH-17.03), and votes against a binding promise.

        (CH-G54)
        """
        no: list[Refusal] = []
        possible = eligible(g, self.kind, self.place)
        for owner, target in zip(self.owners, self.targets):
            if target not in possible:
                no.append(Refusal("no-not-there", "CH-17.03", (names.seat_thing(target),)))
            elif owner == seat:
                word = promises.VOTE_PROMISE[self.kind]
                if target not in promises.bound_to(g, seat, word, self.place, possible):
                    no.append(Refusal("no-promised", "CH-G54", (names.seat_thing(target),)))
        return no


class Vote(Ballot[CityState]):
    """All voters point at once, on a count of three (CH-17.02).

    Cards and powers are closed until the result is applied (CH-17.06, CH-G43).
    """

    def __init__(self, kind: int, place: int) -> None:
        self.vote = kind
        self.place = place

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        casters: list[int] = []
        for _, caster, _ in blocks(g, self.place):
            if caster not in casters:
                casters.append(caster)
        return tuple(casters)

    def subject(self, g: CityState) -> str:
        return names.place_thing(self.place)

    def prompt(self, g: CityState) -> Prompt:
        args = names.place_args(self.place)
        return Prompt("ask-vote-" + names.VOTES[self.vote], args, ("CH-17.02", "CH-G52"))

    def owners(self, g: CityState, seat: int) -> tuple[int, ...]:
        """List the owners of the blocks that a seat casts, its own first."""
        mine = [owner for owner, caster, _ in blocks(g, self.place) if caster == seat]
        mine.sort(key=lambda owner: owner != seat)
        return tuple(mine)

    def points(self, g: CityState, seat: int, targets: list[int]) -> list[Action[CityState]]:
        owners = self.owners(g, seat)
        combinations: list[tuple[int, ...]] = [()]
        for _ in owners:
            combinations = [(*c, target) for c in combinations for target in targets]
        return [Point(self.place, self.vote, owners, combination) for combination in combinations]

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return self.points(g, seat, g.order()) + hand_cards(g, seat)

    def legal(self, g: CityState, seat: int) -> list[Action[CityState]]:
        points = self.points(g, seat, eligible(g, self.vote, self.place))
        return [action for action in points if not action.refusals(g, seat)]

    def on_reveal(self, g: CityState, choices: list[Action[CityState]]) -> None:
        targets: dict[int, int] = {}
        possible = eligible(g, self.vote, self.place)
        for caster, choice in zip(self.asked_seats(g), choices):
            assert isinstance(choice, Point)
            for owner, target in zip(choice.owners, choice.targets):
                targets[owner] = target
                if owner == caster:
                    word = promises.VOTE_PROMISE[self.vote]
                    promises.note_choice(g, owner, word, self.place, target, possible)
        tally = [0] * g.seats
        for owner, caster, votes in blocks(g, self.place):
            tally[targets[owner]] += votes
            g.emit(Voted(self.place, self.vote, owner, caster, votes, targets[owner]))
        most = max(tally)
        self.counted(g, [seat for seat in g.order() if tally[seat] == most])

    @abstractmethod
    def counted(self, g: CityState, first: list[int]) -> None:
        """Apply the result: one player with the most votes is chosen, several are tied (CH-17.05)."""
