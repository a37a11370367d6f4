"""Small choices that rules ask for, such as a square, a player, a building or an item."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.games.zombies import names
from shamble.games.zombies.board import TILES
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.state import ZombiesState


class ChooseSquare(Action[ZombiesState]):
    """Choose a square."""

    def __init__(self, square: int, what: str) -> None:
        self.square = square
        self.what = what  # purpose: "zombie", "life", "bullet", "door", "survivor", "to"

    def __eq__(self, other: object) -> bool:  # fast: hundreds are compared
        return isinstance(other, ChooseSquare) and other.square == self.square and other.what == self.what

    def __hash__(self) -> int:
        return hash((self.square, self.what))

    def verb(self) -> str:
        return self.what

    def text(self, g: ZombiesState) -> str:
        return f"{self.what} {g.city.names[self.square]}"

    def args(self, g: ZombiesState) -> Args:
        return place_args(place_of(g.city, self.square))

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.square_thing(g.city, self.square),)


# choices of a zombie on each square the map can have, made once
ZOMBIE_ON: Final = [ChooseSquare(square, "zombie") for square in range(9 * len(TILES))]
ZOMBIE_TO: Final = [ChooseSquare(square, "to") for square in range(9 * len(TILES))]


class ChoosePlayer(Action[ZombiesState]):
    """Aim a card at a player."""

    def __init__(self, target: int) -> None:
        self.target = target

    def verb(self) -> str:
        return "target"

    def text(self, g: ZombiesState) -> str:
        return "target " + names.player(self.target)

    def args(self, g: ZombiesState) -> Args:
        return {"target": names.player_name(self.target)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.pawn_thing(self.target),)


class ChooseBuilding(Action[ZombiesState]):
    """Aim a card at a building."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def verb(self) -> str:
        return "building"

    def text(self, g: ZombiesState) -> str:
        return "building " + g.city.placed[self.slot].kind().id

    def args(self, g: ZombiesState) -> Args:
        return {"tile": names.slot_name(g.city, self.slot)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.tile_thing(g.city.placed[self.slot]),)


class ChooseZombie(Action[ZombiesState]):
    """Choose a zombie to move."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChooseZombie) and other.zombie == self.zombie

    def __hash__(self) -> int:
        return hash(self.zombie)

    def verb(self) -> str:
        return "lift"

    def text(self, g: ZombiesState) -> str:
        return "lift " + g.city.names[g.zombies[self.zombie]]

    def args(self, g: ZombiesState) -> Args:
        return place_args(place_of(g.city, g.zombies[self.zombie]))

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        square = names.square_thing(g.city, g.zombies[self.zombie])
        return (names.zombie_thing(self.zombie), square)


class CardAction(Action[ZombiesState]):
    """An action with one card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: ZombiesState) -> str:
        return f"{self.verb()} {names.card_id(self.card)}"

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)


class ChooseItem(CardAction):
    """Choose a face-up item of another player."""

    def verb(self) -> str:
        return "item"


class ChooseNumber(Action[ZombiesState]):
    """Choose a number."""

    def __init__(self, count: int, what: str) -> None:
        self.count = count
        self.what = what  # purpose: "bullets"

    def verb(self) -> str:
        return self.what

    def text(self, g: ZombiesState) -> str:
        return f"{self.what} {self.count}"

    def args(self, g: ZombiesState) -> Args:
        return {"count": self.count}


class Enough(Action[ZombiesState]):
    """Stop moving, move no more zombies, or accept."""

    def __init__(self, what: str) -> None:
        self.what = what  # one of "stop", "stay", "enough", "accept"

    def verb(self) -> str:
        return self.what


class RollDie(Action[ZombiesState]):
    """Roll the die."""

    def verb(self) -> str:
        return "roll"
