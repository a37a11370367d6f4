"""Event cards (ZP-11.19 to ZP-11.25): they take effect at once and leave the game."""

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.choices import ChooseOpening, Decline
from shamble.games.zombie_plague.events import Fizzled
from shamble.games.zombie_plague.questions import AboutHuman
from shamble.games.zombie_plague.rules.barricades import build, destroy
from shamble.games.zombie_plague.rules.cards.card import NO_PLACE, SearchCard
from shamble.games.zombie_plague.rules.drawing import draw_cards
from shamble.games.zombie_plague.rules.nearest_squares import nearest_squares, steps_from
from shamble.games.zombie_plague.rules.placing import PlaceInRoom, PlaceOnSquare, next_speaker, rooms_without
from shamble.games.zombie_plague.state import PlagueState


class EventCard(SearchCard):
    """Event: it takes effect at once and leaves the game (ZP-10.09)."""

    def on_found(self, g: PlagueState, human: int, card: int, place: int) -> None:
        g.removed.append(card)
        self.happen(g, human, card, place)

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        """Apply the event; `place` = the search square, or NO_PLACE."""


class Surprise(EventCard):
    """A zombie next to a search square of the zombie player's choice (ZP-11.19, ZP-G26).

    Or as near to it as possible; none if all is full. With the option surprise_here the square is the one
    searched.
    """

    id = "surprise"
    rule = "ZP-11.19"

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        places = list(range(len(BOARD.places)))
        if g.rules.surprise_here:
            places = [nearest_place(g, human) if place == NO_PLACE else place]
        squares = beside(g, places)
        if squares:
            g.push(PlaceOnSquare(next_speaker(g), "surprise", squares))
        else:
            g.emit(Fizzled(card))


def beside(g: PlagueState, places: list[int]) -> tuple[int, ...]:
    """List the free squares nearest to each of these search squares."""
    out: list[int] = []
    for place in places:
        for square in nearest_squares(g, [BOARD.places[place].square]):
            if square not in out:
                out.append(square)
    return tuple(out)


def nearest_place(g: PlagueState, human: int) -> int:
    """Return the search square nearest to a human, by steps to where it is searched from."""
    far = steps_from(g, [g.human(human).square])
    best = 0
    for place in range(1, len(BOARD.places)):
        steps, least = far[BOARD.places[place].stand], far[BOARD.places[best].stand]
        if steps >= 0 and (least < 0 or steps < least):
            best = place
    return best


class SeizedByFear(EventCard):
    """Double AP for all zombies next turn; two cards do not add up (ZP-11.21, ZP-G52)."""

    id = "seized_by_fear"
    rule = "ZP-11.21"

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        g.fear = True


class DeadResident(EventCard):
    """An extra zombie in any room of the house without a human (ZP-11.22, ZP-G45)."""

    id = "dead_resident"
    rule = "ZP-11.22"

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        if rooms_without(g, zombies_too=False):
            g.push(PlaceInRoom(next_speaker(g), "resident", zombies_too=False))
        else:
            g.emit(Fizzled(card))


class Smash(EventCard):
    """The zombie player can destroy a barricade, if there is one (ZP-11.23, ZP-G46)."""

    id = "smash"
    rule = "ZP-11.23"

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        if g.barricades:
            g.push(SmashOne(next_speaker(g)))
        else:
            g.emit(Fizzled(card))


class SmashOne(Ask[PlagueState]):
    """Ask which barricade to destroy, if any (ZP-11.23)."""

    def __init__(self, speaker: int) -> None:
        self.speaker = speaker

    def seat(self, g: PlagueState) -> int:
        return self.speaker

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-smash", rules=("ZP-11.23",))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        out: list[Action[PlagueState]] = []
        for opening in range(len(BOARD.openings)):
            if g.barricaded(opening):
                out.append(ChooseOpening(opening, "smash"))
        out.append(Decline())
        return out

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseOpening):
            destroy(g, action.opening, smash=True)


class LuckyCoincidence(EventCard):
    """A free barricade anywhere except on the garage door (ZP-11.24, ZP-G46)."""

    id = "lucky_coincidence"
    rule = "ZP-11.24"

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        g.push(BoardUpFree(human))


class BoardUpFree(AboutHuman):
    """Ask which opening to barricade for free; the player can decline (ZP-11.24, ZP-G46)."""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-lucky", {"number": self.human}, ("ZP-11.24", "ZP-G46"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        out: list[Action[PlagueState]] = []
        for number, opening in enumerate(BOARD.openings):
            if opening.kind != "garage_door" and not g.barricaded(number):
                out.append(ChooseOpening(number, "lucky"))
        out.append(Decline())
        return out

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseOpening):
            build(g, 0, action.opening)


class Eureka(EventCard):
    """Two more cards (ZP-11.25)."""

    id = "eureka"
    rule = "ZP-11.25"

    def happen(self, g: PlagueState, human: int, card: int, place: int) -> None:
        draw_cards(g, human, 2)
