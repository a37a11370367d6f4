"""Placing zombies: owner, square, facing (ZP-G03, ZP-G25, ZP-G47)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Routine
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD, HOUSE_ROOMS
from shamble.games.zombie_plague.choices import ChooseFacing, ChooseRoom, ChooseSquare
from shamble.games.zombie_plague.events import Placed
from shamble.games.zombie_plague.state import (
    NO_FIGURE,
    SETUP,
    ZOMBIES,
    PlagueState,
    Zombie,
    is_human,
    is_zombie,
)

DOG_EVERY = 4  # with Roadkill, one zombie figure in four is a dog (ZP-G53)


def next_owner(g: PlagueState) -> int:
    """Return the zombie player with the fewest zombies, ties clockwise (ZP-G47)."""
    owners = [zombie.seat for zombie in g.zombies if zombie is not None]
    best = g.human_seats
    for seat in range(g.human_seats, g.seats):
        if owners.count(seat) < owners.count(best):
            best = seat
    return best


def next_speaker(g: PlagueState) -> int:
    """Return the zombie player who chooses for this card; they take turns clockwise (ZP-G47)."""
    seat = g.human_seats + g.speaker
    g.speaker = (g.speaker + 1) % (g.seats - g.human_seats)
    return seat


def new_zombie(
    g: PlagueState, seat: int, square: int, facing: int, cause: str, counted: bool, done: bool
) -> int:
    """Put the first unused zombie figure on a square; return its number."""
    number = 0
    for place in range(len(g.zombies)):
        if g.zombies[place] is None:
            number = place + 1
            break
    else:
        g.zombies.append(None)
        number = len(g.zombies)
    dog = g.rules.roadkill and cause != "risen" and number % DOG_EVERY == 0
    g.set_zombie(number, Zombie(seat, square, facing, done, counted, surprise=cause == "surprise", dog=dog))
    g.emit(Placed(-number, square, cause))
    return number


def rooms_without(g: PlagueState, zombies_too: bool) -> list[str]:
    """Return house rooms with a free square and no human, or without any figure (ZP-G45)."""
    out = []
    for room in HOUSE_ROOMS:
        squares = BOARD.room_squares[room]
        if any(is_human(g.who(s)) or (zombies_too and is_zombie(g.who(s))) for s in squares):
            continue
        if any(g.who(s) == NO_FIGURE for s in squares):
            out.append(room)
    return out


class PlaceInRoom(Ask[PlagueState]):
    """Ask for the room in which a zombie appears (ZP-11.22, ZP-12.04, ZP-G45)."""

    def __init__(self, speaker: int, cause: str, zombies_too: bool) -> None:
        self.speaker = speaker
        self.cause = cause
        self.zombies_too = zombies_too

    def seat(self, g: PlagueState) -> int:
        return self.speaker

    def prompt(self, g: PlagueState) -> Prompt:
        rule = "ZP-11.22" if self.cause == "resident" else "ZP-12.04"
        return Prompt("ask-room", {"cause": "@cause-" + self.cause}, (rule, "ZP-G45"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseRoom(room) for room in rooms_without(g, self.zombies_too)]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseRoom)
        g.stack.pop()
        squares = tuple([s for s in BOARD.room_squares[action.room] if g.who(s) == NO_FIGURE])
        g.push(PlaceOnSquare(self.speaker, self.cause, squares))


class PlaceOnSquare(Ask[PlagueState]):
    """Ask for the square on which a zombie appears (ZP-G25, ZP-G26)."""

    def __init__(self, speaker: int, cause: str, squares: tuple[int, ...]) -> None:
        self.speaker = speaker
        self.cause = cause
        self.squares = squares

    def seat(self, g: PlagueState) -> int:
        return self.speaker

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-zombie-square", {"cause": "@cause-" + self.cause}, ("ZP-G25",))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseSquare(square) for square in self.squares]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        owner = next_owner(g)
        # It never counts for the limit, and acts from the next zombie turn on (ZP-G26, ZP-G38, ZP-G45).
        number = new_zombie(g, owner, action.square, 0, self.cause, counted=False, done=True)
        g.push(FaceZombie(owner, number))


class FaceZombie(Ask[PlagueState]):
    """Ask for the facing of a zombie put on the board (ZP-G25, ZP-G35)."""

    def __init__(self, owner: int, zombie: int) -> None:
        self.owner = owner
        self.zombie = zombie

    def subject(self, g: PlagueState) -> str:
        return names.figure_thing(-self.zombie)

    def seat(self, g: PlagueState) -> int:
        return self.owner

    def prompt(self, g: PlagueState) -> Prompt:
        args: Args = {"number": self.zombie}
        return Prompt("ask-zombie-facing", args, ("ZP-G25",))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        square = g.zombie(self.zombie).square
        return [ChooseFacing(square, facing) for facing in range(4)]

    def routine(self, g: PlagueState, seat: int) -> Routine | None:
        if g.phase == SETUP:
            return Routine("rest-place")
        return Routine("rest-zombies") if g.phase == ZOMBIES else None

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        assert isinstance(action, ChooseFacing)
        g.stack.pop()
        g.set_zombie(self.zombie, g.zombie(self.zombie).turned(action.facing))
