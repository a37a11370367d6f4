"""Zombie Plague as numbers.

Actions of the active figure do not name it: the block `figures` does.
"""

from collections.abc import Sequence
from operator import attrgetter, itemgetter
from typing import Final

from shamble.core.space.squares import OFF
from shamble.envs.actions import Fields, count, ints, words
from shamble.envs.observations import Block, Plane, bits, counts, from_seat, one_hot
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, NO_CARD
from shamble.games.zombie_plague.state import ABOARD, ON_BOARD, PlagueState

KINDS: Final = tuple(dict.fromkeys(DECK))
KIND: Final = [KINDS.index(id) for id in DECK]
MOST_HUMANS: Final = 6
MOST_ZOMBIES: Final = 24  # rows; the map shows all of them
HUMANS_ON: Final = bytes([0] + [1] * 127 + [0] * 128)
ZOMBIES_ON: Final = bytes([0] * 128 + [1] * 128)
NEAR: Final = 4  # squares to each side of the active figure in the block `near`

SPARE = 32
ACTIONS: dict[str, Fields] = {
    "Forward": {},
    "Back": {},
    "Left": {},
    "Right": {},
    "Barricade": {},
    "Strike": {},
    "Punch": {},
    "Shoot": {},
    "Search": {},
    "Board": {},
    "Attack": {},
    "End": {},
    "Rest": {},
    "Accept": {},
    "Decline": {},
    "Pass": {},
    "PlayItem": {"card": words(*KINDS)},
    "ChooseEdge": {"edge": count(4)},
    "ChooseFacing": {"facing": count(4)},
    "ChooseRoom": {"room": words(*BOARD.room_squares)},
    "ChooseOpening": {"what": words("break", "smash", "lucky"), "opening": count(len(BOARD.openings))},
    "ChooseCard": {"what": words("use", "keep"), "card": count(len(DECK))},
    "ChooseFigure": {"figure": ints(-MOST_ZOMBIES, MOST_HUMANS)},
    "ChooseSquare": {"square": count(BOARD.size)},
}
QUESTIONS = (
    "AgreeOnEdge",
    "BoardUpFree",
    "FaceHuman",
    "FaceZombie",
    "FigureTurn",
    "KeepOneWeapon",
    "MayBore",
    "MayBreak",
    "MayHeal",
    "MayPlayOn",
    "PlaceHuman",
    "PlaceInRoom",
    "PlaceOnSquare",
    "PlaceZombie",
    "SaveGun",
    "SmashOne",
    "WhoGoesFirst",
    "WhoIsNext",
)

SPOT: Final = [(s % BOARD.width + 1, s // BOARD.width + 1) for s in range(BOARD.size)]
NO_ZOMBIE: Final = bytes(10)
NO_CARDS: Final = bytes(len(KINDS))
_zombie = attrgetter("seat", "square", "facing", "done", "counted", "surprise", "dog")


def _turn(g: PlagueState, seat: int) -> Sequence[int]:
    return (
        g.round,
        g.ap,
        g.fresh,
        g.fear,
        g.limit,
        g.counted(),
        len(g.bag),
        len(g.lines),
        g.human_seats,
        seat < g.human_seats,
        *one_hot(g.phase, 4),
        *one_hot(g.edge, 4),
    )


def _humans(g: PlagueState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for n, h in enumerate(g.humans):
        gear = g.gear[n]
        x, y = (0, 0) if h.square == OFF else SPOT[h.square]
        out += (h.seat == seat, g.acting == n + 1, h.fate == ON_BOARD, h.fate == ABOARD, h.done, x, y)
        out += one_hot(h.facing, 4)
        out += (gear.weapon != NO_CARD, gear.loaded, gear.barrel, len(gear.items), g.kills[n])
    return out


def _carried(g: PlagueState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for gear in g.gear:
        cards = gear.cards()
        out += counts(cards, KIND, len(KINDS)) if cards else NO_CARDS
    return out


def _zombies(g: PlagueState, seat: int) -> Sequence[int]:
    out: list[int] = []
    acting = -g.acting - 1
    for n, z in enumerate(g.zombies[:MOST_ZOMBIES]):
        if z is None:
            out += NO_ZOMBIE
            continue
        owner, square, facing, done, counted, surprise, dog = _zombie(z)
        out += (1, owner == seat, acting == n, done, *SPOT[square], facing, counted, surprise, dog)
    return out


def _around(square: int, facing: int) -> tuple[int, ...]:
    """List the squares around one as seen from it, far ahead first; OFF = off the board."""
    out = []
    x, y = square % BOARD.width, square // BOARD.width
    for ahead in range(NEAR, -NEAR - 1, -1):
        for right in range(-NEAR, NEAR + 1):
            dx, dy = ((right, -ahead), (ahead, right), (-right, ahead), (-ahead, -right))[facing]
            inside = 0 <= x + dx < BOARD.width and 0 <= y + dy < BOARD.height
            out.append((y + dy) * BOARD.width + x + dx if inside else OFF)
    return tuple(out)


SIDE: Final = 2 * NEAR + 1
AROUND: Final = [
    itemgetter(*_around(square, facing)) for square in range(BOARD.size) for facing in range(4)
]  # OFF is the last place, off the board
GROUND: Final = int.from_bytes(bytes([3 * closed for closed in BOARD.closed] + [3]), "big")
WHO: Final = bytes([0] + [1] * 127 + [2] * 128)


def _near(g: PlagueState, seat: int) -> Sequence[int] | bytes:
    """List the squares near the active figure: 0 empty, 1 human, 2 zombie, 3 no ground."""
    if g.acting == 0 or (square := g.square_of(g.acting)) == OFF:
        return ()
    who = int.from_bytes(g.grid.translate(WHO) + b"\0", "big")
    there: tuple[int, ...] = AROUND[square * 4 + g.facing_of(g.acting)](
        (who | GROUND).to_bytes(BOARD.size + 1, "big")
    )
    return there


def _sides(square: int, facing: int) -> list[tuple[int, int]]:
    """Return, clockwise from ahead, the opening on each side and whether there is a wall."""
    turned = [(facing + turn) % 4 for turn in range(4)]
    return [(BOARD.opening[side][square], int(BOARD.ways[side][square] == OFF)) for side in turned]


SIDES: Final = [_sides(square, facing) for square in range(BOARD.size) for facing in range(4)]


def _next(g: PlagueState, seat: int) -> Sequence[int]:
    """Return, clockwise from ahead: 0 open, 1 wall or edge, 2 opening, 3 barricade."""
    if g.acting == 0 or (square := g.square_of(g.acting)) == OFF:
        return ()
    sides = SIDES[square * 4 + g.facing_of(g.acting)]
    return [(3 if g.barricaded(opening) else 2) if opening >= 0 else wall for opening, wall in sides]


BLOCKS = (
    Block("turn", 18, 200, _turn),
    Block("barricades", len(BOARD.openings), 1, lambda g, seat: bits(g.barricades, len(BOARD.openings))),
    Block("searched", len(BOARD.places), 1, lambda g, seat: [who > 0 for who in g.searched]),
    Block("near", SIDE * SIDE, 3, _near),
    Block("next", 4, 3, _next),
    Block("humans", MOST_HUMANS * 16, 60, _humans),
    Block("carried", MOST_HUMANS * len(KINDS), 8, _carried),
    Block("zombies", MOST_ZOMBIES * 10, 60, _zombies),
    Block("removed", len(KINDS), 8, lambda g, seat: counts(g.removed, KIND, len(KINDS))),
    Block("converts", 7, 1, lambda g, seat: from_seat(bits(g.converts, g.seats), seat)),
    Plane("map-humans", BOARD.size, 1, lambda g, seat: g.grid.translate(HUMANS_ON)),
    Plane("map-zombies", BOARD.size, 1, lambda g, seat: g.grid.translate(ZOMBIES_ON)),
)
