"""Steps of pawns (ZZ-16): orthogonal, along roads and through doors."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Routine
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.games.zombies import names
from shamble.games.zombies.board import BUILDING, distances
from shamble.games.zombies.events import Stepped
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.rules.combat import fight, must_fight
from shamble.games.zombies.rules.odds import DANGEROUS, combat_prospects, danger
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.rules.victory import record_weapon
from shamble.games.zombies.state import ALIVE, MOST_SEATS, NO_ZOMBIE, ZombiesState

NO_WAY: Final = Refusal("no-way", "ZZ-16.05")


def step_refusals(g: ZombiesState, seat: int, direction: int) -> list[Refusal]:
    """Explain why a pawn cannot step in this direction."""
    city = g.city
    origin = g.square[seat]
    neighbour = city.ways[origin * 4 + direction]
    if neighbour == OFF:
        beside = city.touch[origin * 4 + direction]
        if beside == OFF:
            return [NO_WAY]
        return [Refusal("no-door", "ZZ-16.06", (names.square_thing(city, beside),))]
    if g.lasting and g.claustrophobic(seat) and not way_out(g, origin, neighbour):
        return [Refusal("no-claustrophobia", "ZZ-24.15", (names.square_thing(city, neighbour),))]
    return []


def way_out(g: ZombiesState, origin: int, neighbour: int) -> bool:
    """Return whether Claustrophobia allows the step (ZZ-24.15, ZZ-25.16).

    Never into a building, and out of one by the shortest route.
    """
    ground = g.city.ground
    if ground[neighbour] != BUILDING:
        return True
    if ground[origin] != BUILDING:
        return False
    far = distances(g.city, [g.city.door(origin // 9)])
    return far[neighbour] < far[origin]


def must_go_on(g: ZombiesState, seat: int) -> bool:
    """Return whether a claustrophobic player is inside a building and cannot stop.

    (ZZ-24.15, ZZ-G94)
    """
    return bool(g.lasting) and g.claustrophobic(seat) and g.city.ground[g.square[seat]] == BUILDING


class Go(Action[ZombiesState]):
    """Move one square in a direction (ZZ-16.01)."""

    def __init__(self, pawn: int, direction: int) -> None:
        self.pawn = pawn
        self.direction = direction

    def verb(self) -> str:
        return "move"

    def text(self, g: ZombiesState) -> str:
        return "move " + DIRECTIONS[self.direction]

    def destination(self, g: ZombiesState) -> int:
        return g.city.touch[g.square[self.pawn] * 4 + self.direction]

    def args(self, g: ZombiesState) -> Args:
        args = place_args(place_of(g.city, self.destination(g)))
        args["direction"] = "@direction-" + DIRECTIONS[self.direction]
        return args

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.square_thing(g.city, self.destination(g)), names.pawn_thing(self.pawn))

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-16.01",)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return step_refusals(g, self.pawn, self.direction)

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        return combat_prospects(g, self.pawn, self.destination(g))

    def needs_confirmation(self, g: ZombiesState) -> bool:
        """Return whether the step leads to a combat that the pawn could well lose."""
        fights = g.grid[self.destination(g)] != NO_ZOMBIE and not g.peace()
        return fights and danger(g, self.pawn) >= DANGEROUS


# all steps of pawns, made once: pawn * 4 + direction
STEPS: Final = [Go(pawn, direction) for pawn in range(MOST_SEATS) for direction in range(4)]


def directions(g: ZombiesState, pawn: int) -> list[Action[ZombiesState]]:
    """List the steps to all adjacent playable squares, regardless of walls."""
    base = g.square[pawn] * 4
    return [STEPS[pawn * 4 + d] for d in range(4) if g.city.touch[base + d] != OFF]


def step(g: ZombiesState, pawn: int, direction: int, by: int) -> None:
    """Move the pawn; fight a zombie at once (ZZ-16.07), otherwise take tokens (ZZ-16.09)."""
    start = g.square[pawn]
    square = g.city.ways[start * 4 + direction]
    g.square[pawn] = square
    g.emit(Stepped(pawn, place_of(g.city, start), place_of(g.city, square), by))
    enter(g, pawn)


def enter(g: ZombiesState, pawn: int) -> None:
    record_weapon(g, pawn)
    if must_fight(g, pawn):
        fight(g, pawn)
    else:
        take_tokens(g, pawn)


class Lead(Ask[ZombiesState]):
    """Where Did Everybody Go?: the card's player moves the pawn, exactly this many squares.

    Zombies on the way are fought (ZZ-24.25, ZZ-G78).
    """

    def __init__(self, leader: int, pawn: int, left: int) -> None:
        self.leader = leader
        self.pawn = pawn
        self.left = left

    def seat(self, g: ZombiesState) -> int:
        return self.leader

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.pawn)

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"player": names.player_name(self.pawn), "left": self.left}
        return Prompt("ask-lead", args, ("ZZ-24.25", "ZZ-G78"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-lead")

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return directions(g, self.pawn)

    def advance(self, g: ZombiesState) -> bool:
        """End early when the pawn is gone or cannot move."""
        if self.left > 0 and g.status[self.pawn] == ALIVE and self.legal(g, self.leader):
            return False
        g.stack.pop()
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, Go)
        g.stack.pop()
        g.push(Lead(self.leader, self.pawn, self.left - 1))
        step(g, self.pawn, action.direction, seat)
