"""The novice's zombies and tiles: where new zombies go, and which ones walk."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombies.board import HELIPAD_TILE, SHAPES, TILES, squares_within
from shamble.games.zombies.bot import goals
from shamble.games.zombies.bot.paths import FAR
from shamble.games.zombies.choices import ChooseSquare, ChooseZombie, Enough
from shamble.games.zombies.rules.tiles import Place
from shamble.games.zombies.rules.zombie_movement import Walk
from shamble.games.zombies.state import ALIVE, ZOMBIE, ZombiesState

Options = list[Action[ZombiesState]]


def wanted(g: ZombiesState, seat: int) -> list[int]:
    """Return for every square how much the player wants a zombie there.

    Rivals attract zombies, all humans attract those of a zombie player; friends and a weak own pawn repel
    them. A strong own pawn attracts them, to collect them.
    """
    likes = [0] * len(g.city.ground)
    hunter = g.status[seat] == ZOMBIE
    for other in range(g.seats):
        if g.status[other] != ALIVE:
            continue
        pull = 0
        fit = goals.strength(g, other)
        if hunter:
            pull = 30 if fit <= 6 else 20
        elif other == seat:
            pull = 6 if fit >= 8 and not g.rules.cooperative else -12
        elif g.rules.cooperative or (g.rules.team and g.teams[other] == g.teams[seat]):
            pull = -8 if fit >= 6 else -14
        else:
            pull = 14 if fit <= 5 else 3 if fit <= 7 else -2
        squares, far = squares_within(g.city, g.square[other], 8)
        for square, steps in zip(squares, far):
            likes[square] += pull * (9 - steps)
    centre = g.city.helipad
    if centre != OFF:
        mine = goals.steps_to_helipad(g, seat)
        others = min([goals.steps_to_helipad(g, o) for o in goals.rivals(g, seat)] or [FAR])
        block = hunter or (others < mine and not g.rules.cooperative)
        likes[centre] += 150 if block else -60 if mine <= 12 else 0
    return likes


def walk(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Choose the step that improves most, or stop if every step makes things worse."""
    likes = wanted(g, seat)
    best, most = options[0], -FAR
    enough: Action[ZombiesState] | None = None
    for action in options:
        if isinstance(action, Walk):
            origin = g.zombies[action.zombie]
            neighbour = g.city.ways[origin * 4 + action.direction]
            gain = likes[neighbour] - likes[origin]
            if gain > most:
                best, most = action, gain
        elif isinstance(action, Enough):
            enough = action
    if enough is not None and most <= 0:
        return Advice(enough, "hint-enough")
    return Advice(best, "hint-walk")


def put(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Put a zombie on the square that wants it most."""
    likes = wanted(g, seat)
    best, most = options[0], -FAR * 100
    for action in options:
        if isinstance(action, ChooseSquare) and likes[action.square] > most:
            best, most = action, likes[action.square]
    return Advice(best, "hint-put-zombie")


def lift(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Choose the zombie whose square wants it least."""
    likes = wanted(g, seat)
    best, least = options[0], FAR * 100
    for action in options:
        if isinstance(action, ChooseZombie) and likes[g.zombies[action.zombie]] < least:
            best, least = action, likes[g.zombies[action.zombie]]
    return Advice(best, "hint-lift-zombie")


def place_tile(g: ZombiesState, seat: int, tile: int, options: Options) -> Advice:
    """Place a tile near the own pawn, the Helipad also far from rivals.

    Roads go where they keep routes open. Zombie players want everything far away.
    """
    pawn = g.status[seat] == ALIVE
    x0, y0 = _tile_of(g, seat)
    best, most = options[0], -FAR
    for action in options:
        if not isinstance(action, Place):
            continue
        mine = abs(action.x - x0) + abs(action.y - y0) if pawn else 0
        shape = SHAPES[TILES[tile]][action.turns]
        score = -2 * mine + g.city.ends_after(shape, action.x, action.y)
        if tile == HELIPAD_TILE:
            score = -6 * mine if pawn else 0
            for other in range(g.seats):
                if other != seat and g.status[other] == ALIVE:
                    x, y = _tile_of(g, other)
                    far = abs(action.x - x) + abs(action.y - y)
                    friend = g.rules.cooperative or (g.rules.team and g.teams[other] == g.teams[seat])
                    score += -4 * far if friend else far
        if score > most:
            best, most = action, score
    return Advice(best, "hint-place-helipad" if tile == HELIPAD_TILE else "hint-place-tile")


def _tile_of(g: ZombiesState, seat: int) -> tuple[int, int]:
    if g.status[seat] != ALIVE:
        return 0, 0
    tile = g.city.placed[g.square[seat] // 9]
    return tile.x, tile.y
