"""Tokens on the map, and survivors.

Tokens stay until they are taken (ZZ-16.09, ZZ-19.02), also under zombies (ZZ-G08). Survivors (ZZ-21.05) are
not affected by cards (ZZ-21.07).
"""

from shamble.core.actions import Action
from shamble.core.chance import Pick
from shamble.core.frames import Ask, Prompt
from shamble.core.space.squares import OFF
from shamble.games.zombies.board import TOWN_CENTRE, distances
from shamble.games.zombies.choices import ChooseSquare
from shamble.games.zombies.events import SurvivorDropped, SurvivorRecovered, TokenShown, TokenTaken
from shamble.games.zombies.places import place_of
from shamble.games.zombies.rules.victory import check_arrivals
from shamble.games.zombies.state import (
    ALIVE,
    BULLET,
    FACE_DOWN,
    LIFE,
    MAX_LIFE,
    NO_ZOMBIE,
    NOTHING,
    SURVIVOR,
    ZombiesState,
)

WORDS = ("", "life", "bullet", "survivor")


def take_tokens(g: ZombiesState, seat: int) -> None:
    """Take the tokens on the player's square, unless a zombie is on it.

    (ZZ-16.09, ZZ-16.10, ZZ-G74, ZZ-G76) A carried survivor is recovered on either centre square (ZZ-G51).
    """
    square = g.square[seat]
    if g.grid[square] == NO_ZOMBIE:
        token = g.tokens[square]
        if token == FACE_DOWN:
            g.push(Reveal(seat, square))
            return
        if token != NOTHING:
            pick_up(g, seat, square)
        elif square == TOWN_CENTRE and g.stranded > 0 and not g.carrying[seat]:
            g.stranded -= 1
            g.carrying[seat] = True
            g.emit(TokenTaken(seat, "survivor", place_of(g.city, square)))
    if g.carrying[seat] and (square == TOWN_CENTRE or square == g.city.helipad):
        g.carrying[seat] = False
        g.recovered[seat] += 1
        g.emit(SurvivorRecovered(seat, g.recovered[seat]))
    check_arrivals(g)


def pick_up(g: ZombiesState, seat: int, square: int) -> None:
    """Take a token: up to five life tokens, any number of bullets, one survivor.

    (ZZ-12.02, ZZ-G36, ZZ-12.03, ZZ-21.05)
    """
    token = g.tokens[square]
    if token == LIFE:
        if g.life[seat] >= MAX_LIFE:
            return
        g.life[seat] += 1
    elif token == BULLET:
        g.bullets[seat] += 1
    else:
        if g.carrying[seat]:
            return  # ZZ-G52
        g.carrying[seat] = True
    g.lay_token(square, NOTHING)
    g.emit(TokenTaken(seat, WORDS[token], place_of(g.city, square)))


class Reveal(Pick[ZombiesState]):
    """Turn over a face-down token, drawn from the building's bag (ZZ-21.02, ZZ-G50, ZZ-G91)."""

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def count(self, g: ZombiesState) -> int:
        life, bullets, survivors = g.bags[self.square // 9]
        return life + bullets + survivors

    def on_pick(self, g: ZombiesState, choice: int) -> None:
        life, bullets, survivors = g.bags[self.square // 9]
        if choice < life:
            token, life = LIFE, life - 1
        elif choice < life + bullets:
            token, bullets = BULLET, bullets - 1
        else:
            token, survivors = SURVIVOR, survivors - 1
        g.fill_bag(self.square // 9, (life, bullets, survivors))
        g.lay_token(self.square, token)
        g.emit(TokenShown(WORDS[token], place_of(g.city, self.square)))
        if g.status[self.seat] == ALIVE and g.square[self.seat] == self.square:
            pick_up(g, self.seat, self.square)


def nearest_free(g: ZombiesState, square: int) -> list[int]:
    """List the free squares of the nearest building that has any.

    Distance is in steps to any of its squares, zombies ignored (ZZ-21.06, ZZ-G53).
    """
    far = distances(g.city, [square])
    best = OFF
    out: list[int] = []
    for slot in range(len(g.city.placed)):
        building = g.city.building_squares(slot)
        free = [inside for inside in building if g.tokens[inside] == NOTHING]
        steps = [far[inside] for inside in building if far[inside] >= 0]
        if not free or not steps:
            continue
        if best == OFF or min(steps) < best:
            best = min(steps)
            out = []
        if min(steps) == best:
            out.extend(free)
    return out


def drop_survivor(g: ZombiesState, seat: int, square: int) -> None:
    """Leave the survivor of a dead player in the nearest building (ZZ-21.06)."""
    g.carrying[seat] = False
    squares = nearest_free(g, square)
    if not squares:
        g.stranded += 1
        g.emit(SurvivorDropped(place_of(g.city, TOWN_CENTRE)))
    elif len(squares) == 1:
        leave_survivor(g, squares[0])
    else:
        g.push(DropSurvivor(tuple(squares)))


def leave_survivor(g: ZombiesState, square: int) -> None:
    g.lay_token(square, SURVIVOR)
    g.emit(SurvivorDropped(place_of(g.city, square)))


class DropSurvivor(Ask[ZombiesState]):
    """The active player chooses among several free squares (ZZ-G53)."""

    def __init__(self, squares: tuple[int, ...]) -> None:
        self.squares = squares

    def seat(self, g: ZombiesState) -> int:
        return g.active

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-drop", rules=("ZZ-21.06", "ZZ-G53"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseSquare(square, "survivor") for square in self.squares]

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        leave_survivor(g, action.square)
