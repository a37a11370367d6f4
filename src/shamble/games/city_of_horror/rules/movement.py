"""The movement phase (CH-08): one character each tries to reach the location of the card."""

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.actions import Move, PlayCard, TurnAway, UsePower, hand_cards
from shamble.games.city_of_horror.board import CROSSROADS, PEOPLE
from shamble.games.city_of_horror.card_events import CardPlayed
from shamble.games.city_of_horror.events import MoveUndone, NobodyMoves, Walked
from shamble.games.city_of_horror.rules import promises, zombies
from shamble.games.city_of_horror.rules.abilities import POWERS, UNDOERS
from shamble.games.city_of_horror.rules.moments import ANSWER, DOORSTEP, CardAsk, CardWindow
from shamble.games.city_of_horror.rules.playing import apply_unless_cancelled, exhaust, leave_hand
from shamble.games.city_of_horror.rules.windows import AFTER_MOVES, BEFORE_MOVE, STARTER, Opportunity
from shamble.games.city_of_horror.state import MOVE, CityState


class MovementPhase(Step[CityState]):
    """Run the moves from the starting player clockwise (CH-08.01).

    The starting player can still change before the first move.
    """

    def run(self, g: CityState) -> None:
        g.phase = MOVE
        g.push(BlondeAttracts())
        g.push(Opportunity(AFTER_MOVES))
        g.push(FirstMove())
        g.push(Opportunity(BEFORE_MOVE, mover=STARTER))


class FirstMove(Step[CityState]):
    """Fix the order of the moves when the first one is made (CH-G48)."""

    def run(self, g: CityState) -> None:
        order = g.order()
        g.push(NextMove(tuple(order[1:])))
        g.push(NameMover(order[0]))


class NextMove(Step[CityState]):
    """Open a window before each move (CH-G36)."""

    def __init__(self, rest: tuple[int, ...]) -> None:
        self.rest = rest

    def run(self, g: CityState) -> None:
        if not self.rest:
            return
        g.push(NextMove(self.rest[1:]))
        if g.playing(self.rest[0]):
            g.push(NameMover(self.rest[0]))
            g.push(Opportunity(BEFORE_MOVE, mover=self.rest[0]))


class NameMover(Ask[CityState]):
    """The player chooses who moves, and must move a character if possible (CH-08.03, CH-G16)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: CityState) -> int:
        return self.player

    def subject(self, g: CityState) -> str:
        return names.place_thing(g.plans[self.player])

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-mover", names.place_args(g.plans[self.player]), ("CH-08.01", "CH-08.03"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [Move(person) for person in g.alive(self.player)]

    def advance(self, g: CityState) -> bool:
        if g.playing(self.player) and self.legal(g, self.player):
            return False
        g.stack.pop()
        if g.playing(self.player):
            g.moved |= 1 << self.player
            g.emit(NobodyMoves(self.player))
        return True

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, Move)
        g.stack.pop()
        g.moved |= 1 << seat
        walk(g, seat, action.person, g.plans[seat])


def walk(g: CityState, seat: int, person: int, place: int) -> None:
    """Move a character to the location, or to the crossroads if it is full.

    At a full location a card or Mom can still help (CH-G63); at a closed one nothing can (CH-G17). (CH-08.02,
    CH-08.05)
    """
    c = g.people[person]
    g.push(MoveMade(person, c.place, c.extra))
    if not g.full(place):
        g.people[person] = c.at(place, False)
        g.emit(Walked(person, c.place, place, "in"))
        return
    g.push(Arrive(person, place))
    if not g.closed(place):
        g.push(Outside(seat, person, place))


def opens_doors(person: int) -> bool:
    """Return whether this character has a power for entering a full location."""
    return POWERS[person].when() == DOORSTEP


class Outside(Step[CityState]):
    """Offer cards and the mover's own power while the mover is not inside (CH-G63).

    It is offered again after a cancelled Service Door.
    """

    def __init__(self, player: int, person: int, place: int) -> None:
        self.player = player
        self.person = person
        self.place = place

    def run(self, g: CityState) -> None:
        c = g.people[self.person]
        if c.place != self.place and (g.hands[self.player] or (opens_doors(self.person) and c.rested)):
            g.push(Doorstep(self.player, self.person, self.place))


class Arrive(Step[CityState]):
    """Send a mover who did not get in to the crossroads (CH-08.05, CH-08.06)."""

    def __init__(self, person: int, place: int) -> None:
        self.person = person
        self.place = place

    def run(self, g: CityState) -> None:
        source = g.people[self.person].place
        if source != self.place:
            g.people[self.person] = g.people[self.person].at(CROSSROADS, False)
            g.emit(Walked(self.person, source, CROSSROADS, "full"))


class Doorstep(CardAsk):
    """The location is full: Service Door, Mom's power, or the crossroads (CH-19.06, CH-20.14)."""

    def __init__(self, player: int, person: int, place: int) -> None:
        self.player = player
        self.person = person
        self.place = place

    def timing(self) -> int:
        return DOORSTEP

    def seat(self, g: CityState) -> int:
        return self.player

    def subject(self, g: CityState) -> str:
        return names.person_thing(self.person)

    def prompt(self, g: CityState) -> Prompt:
        args: Args = {**names.person_args(self.person), **names.place_args(self.place)}
        return Prompt("ask-doorstep", args, ("CH-G63", "CH-08.05"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        powers: list[Action[CityState]] = [UsePower(self.person)] if opens_doors(self.person) else []
        return [TurnAway(), *hand_cards(g, self.player), *powers]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        if isinstance(action, PlayCard):
            g.push(Outside(seat, self.person, self.place))
            leave_hand(g, seat, action.card)
            g.emit(CardPlayed(seat, action.card, self.place, self.person))
            apply_unless_cancelled(g, seat, action.card, (self.person, self.place))
        elif isinstance(action, UsePower):
            exhaust(g, seat, action.person)
            POWERS[action.person].apply(g, seat, (self.person, self.place))


class MoveMade(Step[CityState]):
    """Let a rested Priest undo the move just made, before any other card (CH-20.21, CH-G59)."""

    def __init__(self, person: int, origin: int, extra: bool) -> None:
        self.person = person
        self.origin = origin
        self.extra = extra

    def run(self, g: CityState) -> None:
        g.push(MoveAnswer(self.person, self.origin, self.extra))


class MoveAnswer(CardWindow):
    """Ask only the owner of a rested Priest; other players wait until the move is over.

    (CH-G45)
    """

    def __init__(self, person: int, origin: int, extra: bool) -> None:
        self.person = person
        self.origin = origin
        self.extra = extra

    def timing(self) -> int:
        return ANSWER

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        rested = [g.people[person].seat for person in UNDOERS if can_undo(g, person)]
        return tuple([seat for seat in g.order() if seat in rested])

    def concerns(self, g: CityState, seat: int) -> bool:
        """Return whether the mover has joined other characters of the seat."""
        there = g.of_seat_at(seat, g.people[self.person].place)
        return any(person != self.person for person in there)

    def subject(self, g: CityState) -> str:
        return names.person_thing(self.person)

    def prompt(self, g: CityState) -> Prompt:
        place = g.people[self.person].place
        args: Args = {**names.person_args(self.person), **names.place_args(place)}
        return Prompt("ask-undo-move", args, ("CH-20.21", "CH-G59"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        powers: list[Action[CityState]] = [UsePower(person) for person in UNDOERS if g.owns(seat, person)]
        return [Pass(), *powers, *hand_cards(g, seat)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        if isinstance(action, Pass):
            super().take(g, seat, action)
            return
        assert isinstance(action, UsePower)
        self.close_early(g)
        promises.note_act(g, seat)
        exhaust(g, seat, action.person)
        # the move is spent (CH-G26)
        place = g.people[self.person].place
        g.people[self.person] = g.people[self.person].at(self.origin, self.extra)
        g.emit(MoveUndone(self.person, place, self.origin))

    def on_close(self, g: CityState) -> None:
        return


def can_undo(g: CityState, person: int) -> bool:
    return g.people[person].alive and g.people[person].rested


class BlondeAttracts(Step[CityState]):
    """After the moves, a rested Blonde attracts one zombie to her location (CH-20.03, CH-G25)."""

    def run(self, g: CityState) -> None:
        for person in range(len(g.people)):
            c = g.people[person]
            if PEOPLE[person].alluring and c.alive and c.rested:
                zombies.come(g, c.place, 1, "blonde")
