"""Zombies!!! as numbers.

Squares are numbered by tile in the order of placement, nine per tile.
"""

from collections.abc import Sequence
from typing import Final

from shamble.core.space.squares import OFF
from shamble.envs.actions import Fields, count, ints, words
from shamble.envs.observations import Block, Plane, bits, counts, from_seat, one_hot
from shamble.games.zombies.board import TILES
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.state import FIGURES, ZombiesState

SEATS: Final = 6
SLOTS: Final = len(TILES)
SQUARES: Final = 9 * SLOTS
REACH: Final = 12  # tiles to each side of the Town Square with indices
KINDS: Final = tuple(dict.fromkeys(DECK))
KIND: Final = [KINDS.index(id) for id in DECK]

card = count(len(DECK))

SPARE = 128
ACTIONS: dict[str, Fields] = {
    "Pass": {},
    "EndTurn": {},
    "RollDie": {},
    "RollToKill": {},
    "Bleed": {},
    "Stop": {},
    "Enough": {"what": words("accept", "enough", "stay")},
    "Go": {"direction": count(4)},
    "Shoot": {"count": ints(1, 6)},
    "ChooseNumber": {"count": ints(0, 12)},
    "RaiseDie": {"die": ints(1, 2), "count": ints(1, 5)},
    "RerollDie": {"die": ints(1, 2)},
    "ChoosePlayer": {"target": count(SEATS)},
    "ChooseBuilding": {"slot": count(SLOTS)},
    "ChooseItem": {"card": card},
    "Play": {"card": card},
    "Hasten": {"card": card},
    "Boost": {"card": card},
    "Lay": {"card": card},
    "Use": {"card": card},
    "Discard": {"card": card},
    "WithItem": {"card_id": words(*KINDS)},
    "ChooseZombie": {"zombie": ints(1, FIGURES)},
    "Walk": {"zombie": ints(1, FIGURES), "direction": count(4)},
    "ChooseSquare": {"square": count(SQUARES)},
    "Place": {"x": ints(-REACH, REACH), "y": ints(-REACH, REACH), "turns": count(4)},
}
QUESTIONS = (
    "AimAtBuilding",
    "AimAtPlayer",
    "BeforeHunt",
    "BeforeRoll",
    "CardWindow",
    "DiscardPhase",
    "DropSurvivor",
    "FallShort",
    "Lead",
    "LiftZombie",
    "MakeDrop",
    "Moving",
    "PlaceTile",
    "PutDoor",
    "PutTokens",
    "PutZombies",
    "ReadyItem",
    "SaveDice",
    "SetZombie",
    "WalkZombies",
)
OCCUPIED: Final = [bytes([min(n, 1)]) for n in range(FIGURES + 1)]


def _turn(g: ZombiesState, seat: int) -> Sequence[int]:
    return (
        g.round,
        g.base,
        g.doubled,
        g.halved,
        g.used,
        g.by_car,
        g.supply,
        g.stranded,
        g.windowed,
        g.fast_on,
        len(g.deck),
        len(g.pile),
        *one_hot(g.phase, 7),
        *one_hot(g.helipad, 5),
        *one_hot((g.active - seat) % g.seats, SEATS),
        *one_hot((g.mover - seat) % g.seats if g.mover >= 0 else OFF, SEATS),
    )


def _players(g: ZombiesState, seat: int) -> Sequence[int]:
    """Return one row per player, the own first."""
    out: list[int] = []
    for step in range(g.seats):
        s = (seat + step) % g.seats
        out += (g.life[s], g.bullets[s], g.kills[s], g.status[s], g.deaths[s], g.carrying[s])
        out += (g.recovered[s], g.armed[s], g.played[s], g.silent[s], g.shots[s], len(g.hands[s]))
        out += (g.friends(seat, s), len(g.items[s]))
    return out


def _items(g: ZombiesState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for step in range(g.seats):
        out += counts(g.items[(seat + step) % g.seats], KIND, len(KINDS))
    return out


def _lasting(g: ZombiesState, seat: int) -> Sequence[int]:
    out = [0] * len(KINDS)
    for effect in g.lasting:
        kind = KINDS.index(effect.kind)
        out[kind] = max(out[kind], 1 + (effect.seat == seat))
    return out


def _pawns(g: ZombiesState, seat: int) -> bytes:
    """Return a bit for each seat on a square, the own the lowest."""
    out = bytearray(SQUARES)
    for s, square in enumerate(g.square):
        if square >= 0:
            out[square] |= 1 << (s - seat) % g.seats
    return bytes(out)


def _tiles(g: ZombiesState, seat: int) -> Sequence[int]:
    """List the tiles by position (the Town Square at 30, 30), with their rotation."""
    out: list[int] = []
    for tile in g.city.placed:
        out += (tile.tile + 1, tile.x + 30, tile.y + 30, tile.turns)
    return out


BLOCKS = (
    Block("turn", 36, 100, _turn),
    Block("players", SEATS * 14, 255, _players),
    Block("hand", len(KINDS), 4, lambda g, seat: counts(g.hands[seat], KIND, len(KINDS))),
    Block("items", SEATS * len(KINDS), 4, _items),
    Block("discard", len(KINDS), 4, lambda g, seat: counts(g.discard, KIND, len(KINDS))),
    Block("lasting", len(KINDS), 2, _lasting),
    Block("squares", SEATS, SQUARES, lambda g, seat: from_seat(g.square, seat), low=-1),
    Block("tiles", SLOTS * 4, 60, _tiles),
    Plane("map-tokens", SQUARES, 4, lambda g, seat: bytes(g.tokens)),
    Block("pile", SLOTS, 1, lambda g, seat: bits(sum(1 << tile for tile in g.pile), SLOTS)),
    Plane("map-zombies", SQUARES, 1, lambda g, seat: b"".join([OCCUPIED[n] for n in g.grid])),
    Plane("map-pawns", SQUARES, 63, _pawns),
)
