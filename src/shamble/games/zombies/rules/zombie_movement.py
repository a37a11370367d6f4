"""Zombie movement (ZZ-17.01): as many zombies as the die shows, one square each.

They also walk on Town Square and Helipad (ZZ-G40). In Last Man Standing the zombie players move them
(ZZ-22.07).
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Routine, Step
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.games.zombies import names
from shamble.games.zombies.actions import WithCards
from shamble.games.zombies.board import distances
from shamble.games.zombies.choices import Enough, RollDie
from shamble.games.zombies.events import ZombieDie, ZombiesHeld, ZombieStepped
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.rules.combat import fight, must_fight
from shamble.games.zombies.rules.victory import check_arrivals
from shamble.games.zombies.rules.windows import after_die, before_end
from shamble.games.zombies.state import ALIVE, FIGURES, NO_ZOMBIE, ZOMBIE, ZombiesState

ALL = 1000  # no limit: Last Man Standing (ZZ-G57)


def hunting_grounds(g: ZombiesState, slot: int) -> list[int]:
    """Return a human's tile and those next to it (ZZ-22.11)."""
    return [slot, *g.city.around(slot)]


def distances_to_pawns(g: ZombiesState) -> list[int]:
    """List the steps from every square to the nearest pawn, zombies ignored (ZZ-G47)."""
    return distances(g.city, [g.square[s] for s in range(g.seats) if g.status[s] == ALIVE])


def can_approach(g: ZombiesState, zombie: int, far: list[int]) -> bool:
    """Return whether this zombie has a free step towards a player."""
    origin = g.zombies[zombie]
    for direction in range(4):
        neighbour = g.city.ways[origin * 4 + direction]
        if neighbour != OFF and g.grid[neighbour] == NO_ZOMBIE and far[neighbour] < far[origin]:
            return True
    return False


class Walk(Action[ZombiesState]):
    """Move this zombie one square in a direction (ZZ-17.01, ZZ-17.04)."""

    def __init__(self, zombie: int, direction: int) -> None:
        self.zombie = zombie
        self.direction = direction

    def __eq__(self, other: object) -> bool:  # fast: hundreds are compared
        return isinstance(other, Walk) and other.zombie == self.zombie and other.direction == self.direction

    def __hash__(self) -> int:
        return hash((self.zombie, self.direction))

    def text(self, g: ZombiesState) -> str:
        return f"walk {g.city.names[g.zombies[self.zombie]]} {DIRECTIONS[self.direction]}"

    def destination(self, g: ZombiesState) -> int:
        return g.city.touch[g.zombies[self.zombie] * 4 + self.direction]

    def args(self, g: ZombiesState) -> Args:
        args = place_args(place_of(g.city, g.zombies[self.zombie]))
        args["direction"] = "@direction-" + DIRECTIONS[self.direction]
        return args

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        origin, neighbour = g.zombies[self.zombie], self.destination(g)
        return (
            names.zombie_thing(self.zombie),
            names.square_thing(g.city, neighbour),
            names.square_thing(g.city, origin),
        )

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-17.01",)

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        victim = attacked_player(g, self.destination(g))
        if victim == OFF:
            return []
        tone = "bad" if victim == seat or g.friends(seat, victim) else "good"
        args: Args = {"player": names.player_name(victim)}
        return [Prospect("may-attack", args, tone=tone, things=(names.pawn_thing(victim),))]

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        city = g.city
        origin = g.zombies[self.zombie]
        no: list[Refusal] = []
        if g.moved_by(self.zombie, seat):
            no.append(Refusal("no-moved-already", "ZZ-17.03", (names.zombie_thing(self.zombie),)))
        neighbour = city.ways[origin * 4 + self.direction]
        if neighbour == OFF:
            beside = city.touch[origin * 4 + self.direction]
            if beside == OFF:
                no.append(Refusal("no-way", "ZZ-17.04"))
            else:
                no.append(Refusal("no-door", "ZZ-08.03", (names.square_thing(city, beside),)))
        elif g.grid[neighbour] != NO_ZOMBIE:
            no.append(Refusal("no-zombie-there", "ZZ-17.05", (names.zombie_thing(g.grid[neighbour]),)))
        elif g.rules.coop_hard_zombies:
            far = distances_to_pawns(g)
            if far[neighbour] >= far[origin] >= 0 and can_approach(g, self.zombie, far):
                no.append(Refusal("no-must-approach", "ZZ-G47", (names.zombie_thing(self.zombie),)))
        return no


# all steps of zombies, made once: number * 4 + direction
WALKS: Final = [Walk(zombie, direction) for zombie in range(FIGURES + 1) for direction in range(4)]


class WalkZombies(WithCards):
    """Move the remaining zombies.

    All that can move must, except by table option (ZZ-G39); a zombie player can stop (ZZ-22.11, ZZ-22.12).
    The player who moves them can play cards meanwhile (ZZ-13.03).
    """

    def __init__(self, walker: int, left: int, slot: int) -> None:
        self.walker = walker
        self.left = left
        self.slot = slot

    def seat(self, g: ZombiesState) -> int:
        return self.walker

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(g.active) if self.slot != OFF else ""

    def prompt(self, g: ZombiesState) -> Prompt:
        if self.slot != OFF:
            return Prompt("ask-hunt", {"player": names.player_name(g.active)}, ("ZZ-22.11", "ZZ-G57"))
        return Prompt("ask-walk", {"left": self.left}, ("ZZ-17.01", "ZZ-G39"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        return Routine("rest-walk")

    def grounds(self, g: ZombiesState) -> list[int]:
        """List the slots on which zombies can be moved; empty means all."""
        return hunting_grounds(g, self.slot) if self.slot != OFF else []

    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        """List the steps to all playable squares next to a zombie on these grounds."""
        out: list[Action[ZombiesState]] = []
        grounds = self.grounds(g)
        for zombie, origin in enumerate(g.zombies):
            if origin == OFF or (grounds and origin // 9 not in grounds):
                continue
            for direction in range(4):
                if g.city.touch[origin * 4 + direction] != OFF:
                    out.append(WALKS[zombie * 4 + direction])
        if self.can_stop(g):
            out.append(Enough("enough"))
        return out

    def allowed(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = []
        grounds = self.grounds(g)
        ways, grid, moved = g.city.ways, g.grid, g.moved
        hard = g.rules.coop_hard_zombies
        far = distances_to_pawns(g) if hard else []
        bit = 1 << seat
        for zombie, origin in enumerate(g.zombies):
            if origin == OFF or moved[zombie] & bit != 0 or (grounds and origin // 9 not in grounds):
                continue
            must = hard and far[origin] >= 0 and can_approach(g, zombie, far)
            for place in range(origin * 4, origin * 4 + 4):
                neighbour = ways[place]
                if (
                    neighbour != OFF
                    and grid[neighbour] == NO_ZOMBIE
                    and (not must or far[neighbour] < far[origin])
                ):
                    out.append(WALKS[zombie * 4 + (place & 3)])
        if self.can_stop(g):
            out.append(Enough("enough"))
        return out

    def can_stop(self, g: ZombiesState) -> bool:
        return g.status[self.walker] == ZOMBIE or g.rules.optional_zombie_moves

    def advance(self, g: ZombiesState) -> bool:
        """End when the die is used up or nothing can move (ZZ-17.02, ZZ-G39)."""
        if self.left > 0 and not g.zombies_held():
            grounds = self.grounds(g)
            ways, grid, moved = g.city.ways, g.grid, g.moved
            bit = 1 << self.walker
            for zombie, origin in enumerate(g.zombies):
                if origin == OFF or moved[zombie] & bit != 0 or (grounds and origin // 9 not in grounds):
                    continue
                for place in range(origin * 4, origin * 4 + 4):
                    neighbour = ways[place]
                    if neighbour != OFF and grid[neighbour] == NO_ZOMBIE:
                        return False
        g.stack.pop()
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if isinstance(action, Walk):
            g.stack.pop()
            g.push(WalkZombies(self.walker, self.left - 1, self.slot))
            walk(g, seat, action.zombie, action.direction)
        elif isinstance(action, Enough):
            g.stack.pop()
        else:
            action.execute(g, seat)


def walk(g: ZombiesState, seat: int, zombie: int, direction: int) -> None:
    """Move the zombie one step."""
    origin = g.zombies[zombie]
    neighbour = g.city.ways[origin * 4 + direction]
    g.shift_zombie(zombie, neighbour, seat)
    g.emit(ZombieStepped(zombie, place_of(g.city, origin), place_of(g.city, neighbour), seat))
    start_attack(g, neighbour)
    check_arrivals(g)


def attacked_player(g: ZombiesState, square: int) -> int:
    """Return the player who fights a zombie moved to this square, or OFF.

    The active player first, then clockwise (ZZ-17.06).
    """
    if g.peace():
        return OFF
    for victim in g.clockwise(g.active):
        if g.status[victim] == ALIVE and g.square[victim] == square:
            return victim
    return OFF


def start_attack(g: ZombiesState, square: int) -> None:
    """Start a combat if a zombie was moved onto a pawn (ZZ-17.06).

    By table option only in that player's next phase 2 (ZZ-G19), except during their own movement (ZZ-G77).
    """
    victim = attacked_player(g, square)
    if victim != OFF and (g.rules.at_once() or (victim == g.active and g.moving())):
        fight(g, victim)


class Beset(Step[ZombiesState]):
    """After a card has put zombies on the map, a pawn in its own movement fights at once.

    Other pawns fight in their next phase 2 (ZZ-G77).
    """

    def __init__(self, already: bool) -> None:
        self.already = already  # a zombie was there before the card

    def run(self, g: ZombiesState) -> None:
        if not self.already and g.moving() and must_fight(g, g.active):
            fight(g, g.active)


class BeforeHunt(WithCards):
    """A zombie player's turn: roll the die or not (ZZ-22.12); cards can be played first.

    (ZZ-13.03)
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-before-hunt", rules=("ZZ-22.12",))

    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [RollDie(), Enough("enough")]

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if isinstance(action, RollDie):
            g.stack.pop()
            g.push(ZombieRoll(seat))
        elif isinstance(action, Enough):
            g.stack.pop()
        else:
            action.execute(g, seat)


class ZombieRoll(Roll[ZombiesState]):
    """Roll the number of zombies to move (ZZ-17.01).

    A zombie player moves them anywhere on the map (ZZ-22.12).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.seat)

    def roller(self, g: ZombiesState) -> int:
        return self.seat

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-roll-zombies", {"player": names.player_name(self.seat)}, ("ZZ-17.01",))

    def on_roll(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        g.emit(ZombieDie(self.seat, faces[0]))
        g.push(WalkZombies(self.seat, faces[0], OFF))
        after_die(g)


class ZombiePhase(Step[ZombiesState]):
    """Phase 5 (ZZ-04.06, ZZ-17.07).

    In a human's turn of Last Man Standing, the acting zombie player moves the zombies around that human
    without a die (ZZ-22.07, ZZ-22.11, ZZ-G57).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        if g.zombies_held():
            g.emit(ZombiesHeld())
            return
        before_end(g)
        if not g.rules.last_man:
            g.push(ZombieRoll(self.seat))
        elif g.status[self.seat] == ZOMBIE and g.grave == OFF:
            g.push(BeforeHunt(self.seat))
        else:
            slot = g.grave if g.grave != OFF else g.square[self.seat] // 9
            g.push(WalkZombies(g.keeper, ALL, slot))
