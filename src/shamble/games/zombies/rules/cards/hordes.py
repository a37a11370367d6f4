"""Cards that add or move zombies (ZZ-24.19, ZZ-24.22 to ZZ-24.24, ZZ-24.27)."""

from typing import ClassVar

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Routine
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.card_events import BuildingChosen
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.choices import ZOMBIE_TO, ChooseBuilding, ChooseSquare, ChooseZombie
from shamble.games.zombies.events import ZombieStepped
from shamble.games.zombies.places import place_of
from shamble.games.zombies.rules.cards.base import EVENTS, EventCard
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.rules.furnishing import (
    ANYWHERE,
    AWAY_FROM_PLAYERS,
    IN_BUILDING,
    PutZombies,
    squares_for,
)
from shamble.games.zombies.rules.victory import check_arrivals
from shamble.games.zombies.rules.zombie_movement import Beset, start_attack
from shamble.games.zombies.state import NO_ZOMBIE, ZombiesState


class Crowding(EventCard):
    """Adds zombies to a named building in which this changes something (ZZ-15.01)."""

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [] if self.buildings(g) else [Refusal("no-building", self.rule)]

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.push(AimAtBuilding(seat, card))

    def buildings(self, g: ZombiesState) -> list[int]:
        if g.supply == 0:
            return []
        slots = range(len(g.city.placed))
        return [slot for slot in slots if g.city.placed[slot].kind().named and self.more_in(g, slot) > 0]

    def more_in(self, g: ZombiesState, slot: int) -> int:
        squares = g.city.building_squares(slot)
        return self.added_zombies(len(squares), sum(1 for square in squares if g.grid[square] != NO_ZOMBIE))


class CouldntGetWorse(Crowding):
    """Adds a zombie on every square of the building that has none."""

    id: ClassVar[str] = "couldnt_get_worse"
    rule: ClassVar[str] = "ZZ-24.19"

    def added_zombies(self, squares: int, inside: int) -> int:
        return squares - inside


class SlightMiscalculation(Crowding):
    """Doubles the zombies of a building, one per square."""

    id: ClassVar[str] = "slight_miscalculation"
    rule: ClassVar[str] = "ZZ-24.22"

    def added_zombies(self, squares: int, inside: int) -> int:
        return min(inside, squares - inside)


class AimAtBuilding(Ask[ZombiesState]):
    """Choose a named building (ZZ-24.19, ZZ-24.22)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def subject(self, g: ZombiesState) -> str:
        return names.card_thing(self.card)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt(
            "ask-aim-building", {"card": names.card_name(self.card)}, (EVENTS[DECK[self.card]].rule,)
        )

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseBuilding(slot) for slot in EVENTS[DECK[self.card]].buildings(g)]

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseBuilding)
        g.stack.pop()
        slot = action.slot
        g.emit(BuildingChosen(seat, g.city.placed[slot].tile, DECK[self.card]))
        squares = g.city.building_squares(slot)
        inside = sum(1 for square in squares if g.grid[square] != NO_ZOMBIE)
        more = EVENTS[DECK[self.card]].added_zombies(len(squares), inside)
        g.push(Beset(must_fight(g, g.active)))
        g.push(PutZombies(seat, IN_BUILDING, slot, more))


class Horde(EventCard):
    """Adds zombies from the supply on squares of the player's choice (ZZ-G66)."""

    zombies: ClassVar[int]
    where: ClassVar[int]

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if g.supply == 0 or not squares_for(g, self.where, OFF):
            return [Refusal("no-room-for-zombies", self.rule)]
        return []

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.push(Beset(must_fight(g, g.active)))
        g.push(PutZombies(seat, self.where, OFF, self.zombies))


class WereScrewed(Horde):
    """Adds ten zombies."""

    id: ClassVar[str] = "were_screwed"
    rule: ClassVar[str] = "ZZ-24.24"
    zombies: ClassVar[int] = 10
    where: ClassVar[int] = ANYWHERE


class ZombieMaster(Horde):
    """Adds five zombies on squares without players."""

    id: ClassVar[str] = "zombie_master"
    rule: ClassVar[str] = "ZZ-24.27"
    zombies: ClassVar[int] = 5
    where: ClassVar[int] = AWAY_FROM_PLAYERS


class IsntSoBad(EventCard):
    """Moves two zombies elsewhere."""

    id: ClassVar[str] = "isnt_so_bad"
    rule: ClassVar[str] = "ZZ-24.23"
    zombies: ClassVar[int] = 2

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if g.zombies_held():
            return [Refusal("no-zombies-held", "ZZ-24.01")]
        if not loose_zombies(g, seat) or all(g.grid[square] != NO_ZOMBIE for square in g.city.squares):
            return [Refusal("no-zombie-to-move", self.rule)]
        return []

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.push(LiftZombie(seat, self.zombies))


def loose_zombies(g: ZombiesState, seat: int) -> list[int]:
    """List the zombies that a player can still move with a card this turn (ZZ-G75)."""
    return [z for z, square in enumerate(g.zombies) if square != OFF and not g.moved_by(z, seat)]


class LiftZombie(Ask[ZombiesState]):
    """This Isn't So Bad: choose the zombie to move (ZZ-24.23)."""

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-lift-zombie", {"left": self.left}, ("ZZ-24.23",))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-zombies")

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseZombie(zombie) for zombie in loose_zombies(g, seat)]

    def advance(self, g: ZombiesState) -> bool:
        if self.left and loose_zombies(g, self.player):
            return False
        g.stack.pop()
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseZombie)
        g.stack.pop()
        g.push(LiftZombie(self.player, self.left - 1))
        g.push(SetZombie(self.player, action.zombie))


class SetZombie(Ask[ZombiesState]):
    """Choose its new square, any playable one without a zombie (ZZ-24.23, ZZ-G66)."""

    def __init__(self, player: int, zombie: int) -> None:
        self.player = player
        self.zombie = zombie

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def subject(self, g: ZombiesState) -> str:
        return names.zombie_thing(self.zombie)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-set-zombie", rules=("ZZ-24.23", "ZZ-G66"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-zombies")

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ZOMBIE_TO[square] for square in g.city.squares if g.grid[square] == NO_ZOMBIE]

    def legal(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return self.candidates(g, seat)  # fast: hundreds of them, all legal

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        origin = g.zombies[self.zombie]
        g.shift_zombie(self.zombie, action.square, seat)
        g.emit(ZombieStepped(self.zombie, place_of(g.city, origin), place_of(g.city, action.square), seat))
        start_attack(g, action.square)
        check_arrivals(g)
