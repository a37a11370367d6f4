"""Drawing search cards (ZP-10.09), and the events among them (ZP-11.19 to ZP-11.25)."""

from shamble.core.actions import Action
from shamble.core.chance import Draw
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, NO_CARD
from shamble.games.zombie_plague.choices import ChooseOpening, Decline
from shamble.games.zombie_plague.events import Fizzled, Found
from shamble.games.zombie_plague.rules.barricades import build, destroy
from shamble.games.zombie_plague.rules.equipment import KeepOneWeapon
from shamble.games.zombie_plague.rules.nearest import nearest_squares, steps_from
from shamble.games.zombie_plague.rules.placing import PlaceInRoom, PlaceOnSquare, next_speaker, rooms_without
from shamble.games.zombie_plague.rules.victory import Settle
from shamble.games.zombie_plague.state import ON_BOARD, PlagueState


def draw_cards(g: PlagueState, human: int, count: int) -> None:
    """Free draws, each settled before the next: Eureka!! and a killed Surprise!! zombie (ZP-11.25, ZP-G27)."""
    for _ in range(count):
        g.push(FreeDraw(human))


class FreeDraw(Step[PlagueState]):
    """One of the free draws, as long as there are cards and the human is still there."""

    def __init__(self, human: int) -> None:
        self.human = human

    def run(self, g: PlagueState) -> None:
        if g.bag and g.human(self.human).fate == ON_BOARD:
            g.push(Settle())  # victory is looked for after every card (ZP-G30)
            g.push(DrawCard(self.human, -1))


class DrawCard(Draw[PlagueState]):
    """A card from the search deck; `place` = the search square, or -1 for a free draw."""

    def __init__(self, human: int, place: int) -> None:
        self.human = human
        self.place = place

    def bag(self, g: PlagueState) -> list[int]:
        return g.bag

    def drawn(self, g: PlagueState, card: int) -> None:
        """Weapons and items are kept, events happen at once and are gone (ZP-10.09)."""
        g.emit(Found(self.human, card))
        kind = DECK[card]
        gear = g.gear_of(self.human)
        if kind.type == "item":
            g.set_gear(self.human, gear.with_item(card))
        elif kind.type == "event":
            g.removed.append(card)
            happen(g, self.human, card, self.place)
        elif gear.weapon == NO_CARD:
            g.set_gear(self.human, gear.armed(card))
        else:
            g.push(KeepOneWeapon(self.human, card))


def happen(g: PlagueState, human: int, card: int, place: int) -> None:
    """An event card takes effect at once; `place` = the square searched, or -1."""
    kind = DECK[card].id
    if kind == "surprise":
        surprise(g, human, card, place)
    elif kind == "seized_by_fear":
        g.fear = True  # for the whole next zombie turn; two do not add up (ZP-11.21, ZP-G52)
    elif kind == "dead_resident":
        dead_resident(g, card)
    elif kind == "smash":
        smash(g, card)
    elif kind == "lucky_coincidence":
        g.push(LuckyCoincidence(human))
    else:
        draw_cards(g, human, 2)  # Eureka!! (ZP-11.25)


def surprise(g: PlagueState, human: int, card: int, place: int) -> None:
    """A zombie next to the search square, or as near as possible (ZP-11.19, ZP-G26); none where all is full."""
    if place < 0:
        place = nearest_place(g, human)
    squares = tuple(nearest_squares(g, [BOARD.places[place].square]))
    if squares:
        g.push(PlaceOnSquare(next_speaker(g), "surprise", squares))
    else:
        g.emit(Fizzled(card))


def nearest_place(g: PlagueState, human: int) -> int:
    """The search square fewest steps from a human, counted to where one stands to search it."""
    far = steps_from(g, [g.human(human).square])
    best = 0
    for place in range(1, len(BOARD.places)):
        steps, least = far[BOARD.places[place].stand], far[BOARD.places[best].stand]
        if steps >= 0 and (least < 0 or steps < least):
            best = place
    return best


def dead_resident(g: PlagueState, card: int) -> None:
    """An extra zombie in any room of the house without a human (ZP-11.22, ZP-G45)."""
    if rooms_without(g, zombies_too=False):
        g.push(PlaceInRoom(next_speaker(g), "resident", False))
    else:
        g.emit(Fizzled(card))


def smash(g: PlagueState, card: int) -> None:
    """The zombie player destroys a barricade square; with none on the board nothing happens (ZP-11.23, ZP-G46)."""
    if g.barricades:
        g.push(Smash(next_speaker(g)))
    else:
        g.emit(Fizzled(card))


class Smash(Ask[PlagueState]):
    """Which barricade goes (ZP-11.23)?"""

    def __init__(self, speaker: int) -> None:
        self.speaker = speaker

    def seat(self, g: PlagueState) -> int:
        return self.speaker

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-smash", rules=("ZP-11.23",))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseOpening(o, "smash") for o in range(len(BOARD.openings)) if g.barricaded(o)]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseOpening)
        g.stack.pop()
        destroy(g, action.opening, smash=True)


class LuckyCoincidence(Ask[PlagueState]):
    """A free barricade anywhere but on the garage door; he may decline (ZP-11.24, ZP-G46)."""

    def __init__(self, human: int) -> None:
        self.human = human

    def seat(self, g: PlagueState) -> int:
        return g.human(self.human).seat

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
