"""Answers to the rules' questions: a square, a facing, a card, yes or no."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.space.squares import DIRECTIONS
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK
from shamble.games.zombie_plague.places import place_args
from shamble.games.zombie_plague.state import PlagueState


class ChooseEdge(Action[PlagueState]):
    """Choose the board edge from which the humans enter (ZP-02.02)."""

    def __init__(self, edge: int) -> None:
        self.edge = edge

    def verb(self) -> str:
        return "edge"

    def text(self, g: PlagueState) -> str:
        return "edge " + DIRECTIONS[self.edge]

    def args(self, g: PlagueState) -> Args:
        return {"edge": "@edge-" + DIRECTIONS[self.edge]}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return ("edge:" + DIRECTIONS[self.edge],)


class ChooseSquare(Action[PlagueState]):
    """Choose a square for a figure."""

    def __init__(self, square: int) -> None:
        self.square = square

    def verb(self) -> str:
        return "place"

    def text(self, g: PlagueState) -> str:
        return "place " + BOARD.names[self.square]

    def args(self, g: PlagueState) -> Args:
        return place_args(self.square)

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.square_thing(self.square),)


class ChooseFacing(Action[PlagueState]):
    """Choose a figure's facing."""

    def __init__(self, square: int, facing: int) -> None:
        self.square = square  # the figure's square; players can point at its neighbours
        self.facing = facing

    def verb(self) -> str:
        return "face"

    def text(self, g: PlagueState) -> str:
        return "face " + DIRECTIONS[self.facing]

    def args(self, g: PlagueState) -> Args:
        return {"facing": names.facing_name(self.facing)}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        ahead = BOARD.next[self.facing][self.square]
        return ("facing:" + DIRECTIONS[self.facing],) if ahead < 0 else (names.square_thing(ahead),)


class ChooseRoom(Action[PlagueState]):
    """Choose a room of the house."""

    def __init__(self, room: str) -> None:
        self.room = room

    def verb(self) -> str:
        return "room"

    def text(self, g: PlagueState) -> str:
        return "room " + self.room

    def args(self, g: PlagueState) -> Args:
        return {"room": names.room_name(self.room)}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return tuple([names.square_thing(s) for s in BOARD.room_squares[self.room] if g.free(s)])


class ChooseOpening(Action[PlagueState]):
    """Choose a window or door square."""

    def __init__(self, opening: int, what: str) -> None:
        self.opening = opening
        self.what = what  # "break", "smash", "lucky"

    def verb(self) -> str:
        return self.what

    def text(self, g: PlagueState) -> str:
        return f"{self.what} {BOARD.openings[self.opening].id}"

    def args(self, g: PlagueState) -> Args:
        return {"opening": names.opening_name(self.opening)}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.opening_thing(self.opening),)


class ChooseCard(Action[PlagueState]):
    """Choose a card to use or keep."""

    def __init__(self, card: int, what: str) -> None:
        self.card = card
        self.what = what  # "use", "keep"

    def verb(self) -> str:
        return self.what

    def text(self, g: PlagueState) -> str:
        return f"{self.what} {DECK[self.card]} {self.card}"

    def args(self, g: PlagueState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)


class Decline(Action[PlagueState]):
    """Decline."""


class Accept(Action[PlagueState]):
    """Accept."""
