"""Zombie attacks and wounds (ZP-09): equal dice wound; the wounded can become zombies."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import NO_CARD
from shamble.games.zombie_plague.choices import Accept, ChooseCard, Decline
from shamble.games.zombie_plague.events import Bitten, CarEvent, Shifted, WentOver, WoundRolled
from shamble.games.zombie_plague.questions import AboutHuman, HumanRoll
from shamble.games.zombie_plague.rules.cards.card import WOUND, answer_to, item_of
from shamble.games.zombie_plague.rules.nearest_squares import nearest_free
from shamble.games.zombie_plague.rules.placing import FaceZombie, new_zombie, next_owner
from shamble.games.zombie_plague.state import NO_FIGURE, NO_GEAR, ON_BOARD, ZOMBIFIED, PlagueState

NO_DIRECTION: Final = -1


def prey(g: PlagueState, zombie: int) -> int:
    """Return the human in front of a zombie, within its reach (ZP-09.06), or `NO_FIGURE`."""
    z = g.zombie(zombie)
    square = g.line_of_fire(z.square, z.facing)
    return NO_FIGURE if square == OFF else max(g.who(square), NO_FIGURE)


class Bite(Roll[PlagueState]):
    """Two dice: equal ones wound (ZP-09.01)."""

    def __init__(self, zombie: int, human: int) -> None:
        self.zombie = zombie
        self.human = human

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(-self.zombie)

    def roller(self, g: PlagueState) -> int:
        return g.zombie(self.zombie).seat

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-roll-bite", {"zombie": self.zombie, "number": self.human}, ("ZP-09.01",))

    def dice(self, g: PlagueState) -> int:
        return 2

    def on_roll(self, g: PlagueState, faces: tuple[int, ...]) -> None:
        g.emit(Bitten(self.zombie, self.human, faces))
        if faces[0] == faces[1]:
            g.push(Wound(self.human, g.zombie(self.zombie).facing))


class Wound(Step[PlagueState]):
    """Wound a human from a direction; NO_DIRECTION = the human is not moved (ZP-G43)."""

    def __init__(self, human: int, direction: int) -> None:
        self.human = human
        self.direction = direction

    def run(self, g: PlagueState) -> None:
        if answer_to(g, self.human, WOUND) != NO_CARD:
            g.push(MayHeal(self.human, self.direction))
        else:
            suffer(g, self.human, self.direction)


class MayHeal(AboutHuman):
    """Ask whether a First Aid Kit cancels the wound: no shift, no roll (ZP-11.15, ZP-G15)."""

    def __init__(self, human: int, direction: int) -> None:
        super().__init__(human)
        self.direction = direction

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-heal", {"number": self.human}, ("ZP-11.15", "ZP-G15"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseCard(answer_to(g, self.human, WOUND), "use"), Decline()]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseCard):
            item_of(action.card).undo(g, self.human, action.card)
        else:
            suffer(g, self.human, self.direction)


def suffer(g: PlagueState, human: int, direction: int) -> None:
    """Stagger one square away if nothing prevents it (ZP-09.02, ZP-G14), then roll (ZP-09.03)."""
    if direction != NO_DIRECTION:
        here = g.human(human).square
        there = g.way(here, direction)
        if there != OFF and g.who(there) == NO_FIGURE:
            g.set_human(human, g.human(human).at(there))
            g.emit(Shifted(human, here, there))
    g.push(TurnRoll(human))


class TurnRoll(HumanRoll):
    """A 1 turns the human into a zombie, anything else has no effect (ZP-09.03)."""

    def __init__(self, human: int) -> None:
        self.human = human

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-roll-wound", {"number": self.human}, ("ZP-09.03",))

    def on_roll(self, g: PlagueState, faces: tuple[int, ...]) -> None:
        g.emit(WoundRolled(self.human, faces[0]))
        if faces[0] == 1:
            zombify(g, self.human)


def zombify(g: PlagueState, human: int) -> None:
    """Replace a human by a zombie figure (ZP-09.04).

    It counts for the limit, and acts from the next zombie turn (ZP-G06). The human's cards leave the game
    (ZP-G44).
    """
    h = g.human(human)
    had_keys = g.gear_of(human).find("car_keys") != NO_CARD
    square = h.square if h.fate == ON_BOARD else nearest_free(g, BOARD.doors)
    g.removed.extend(g.gear_of(human).cards())
    g.set_gear(human, NO_GEAR)
    g.set_human(human, h.off_board(ZOMBIFIED))
    zombie = new_zombie(g, next_owner(g), square, h.facing, "risen", counted=True, done=True)
    if had_keys:
        leave_car(g)
    if not g.standing() and not g.aboard():
        return  # the last human is gone, so there is nothing to ask (ZP-03.02)
    if still_in(g, h.seat):
        g.push(FaceZombie(g.zombie(zombie).seat, zombie))
    else:
        g.push(MayPlayOn(h.seat, zombie))


def still_in(g: PlagueState, seat: int) -> bool:
    """Return whether a player has a human left or escaped (ZP-09.05, ZP-G54)."""
    return any(h.seat == seat and h.fate != ZOMBIFIED for h in g.humans)


def leave_car(g: PlagueState) -> None:
    """Put humans waiting in the car back on the nearest squares: the keys are lost (ZP-G50)."""
    for human in g.aboard():
        g.set_human(human, g.human(human).out_of_car(nearest_free(g, BOARD.doors)))
        g.emit(CarEvent(human, "alighted"))


class MayPlayOn(Ask[PlagueState]):
    """Ask a player without humans whether to play on as that zombie (ZP-09.05, ZP-G24)."""

    def __init__(self, player: int, zombie: int) -> None:
        self.player = player
        self.zombie = zombie

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(-self.zombie)

    def seat(self, g: PlagueState) -> int:
        return self.player

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-play-on", {"zombie": self.zombie}, ("ZP-09.05", "ZP-G24"))

    def advance(self, g: PlagueState) -> bool:
        """Skip the question once the last human is gone: the zombies have won (ZP-03.02)."""
        if g.standing() or g.aboard():
            return False
        g.stack.pop()
        return True

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [Accept(), Decline()]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        stays = isinstance(action, Accept)
        if stays:
            g.set_zombie(self.zombie, g.zombie(self.zombie).with_owner(seat))
            g.converts |= 1 << seat
        g.emit(WentOver(seat, self.zombie, stays))
        g.push(FaceZombie(g.zombie(self.zombie).seat, self.zombie))
