"""All Things Zombie as numbers.

Actions of the active survivor do not name it: the block `turn` does.
"""

from collections.abc import Sequence
from typing import Final

from shamble.envs.actions import Fields, count, ints, switch, words
from shamble.envs.observations import Block, Plane, bits, counts, from_seat, one_hot
from shamble.games.all_things_zombie.pieces import ITEM_IDS, LOOT_CARDS, PEOPLE, ZOMBIES
from shamble.games.all_things_zombie.state import ON_MAP, Held, HexState

HEXES: Final = 436  # on two boards
SURVIVORS: Final = 16  # rows
SIDES: Final = 6
ITEMS: Final = len(ITEM_IDS)
BUILDINGS: Final = 24
LOOT: Final = [item if item >= 0 else ITEMS for item in LOOT_CARDS]  # the last one is "nothing"

survivor, hex_, item, slot = count(SURVIVORS), count(HEXES), count(ITEMS), count(3)

SPARE = 160
ACTIONS: dict[str, Fields] = {
    "Pass": {},
    "End": {},
    "Fast": {},
    "Leave": {},
    "Search": {},
    "Swap": {},
    "Shoot": {},
    "LeaveIt": {},
    "Enough": {},
    "Rest": {},
    "Answer": {
        "word": words(
            "ammo",
            "back",
            "charge",
            "cover",
            "cure",
            "done",
            "enough",
            "enter",
            "fire",
            "flee",
            "flip",
            "hold",
            "melee",
            "none",
            "spare",
            "stay",
        )
    },
    "Walk": {"hex": hex_},
    "Scout": {"hex": hex_},
    "Enter": {"hex": hex_},
    "Throw": {"hex": hex_},
    "Charge": {"hex": hex_},
    "ToHex": {"hex": hex_},
    "Fire": {"shots": ints(0, 8), "panic": switch()},
    "FireHow": {"shots": ints(0, 8), "panic": switch()},
    "Target": {"target": ints(-len(ZOMBIES), SURVIVORS)},
    "PutDownOne": {"zombie": count(len(ZOMBIES))},
    "Keep": {"card": count(len(LOOT_CARDS))},
    "Put": {"item": item, "slot": slot, "out": ints(-1, ITEMS - 1)},
    "Reload": {"slot": slot},
    "Attach": {"slot": slot},
    "Give": {"item": item},
    "HandOver": {"receiver": survivor, "item": item},
    "Medic": {"patient": survivor},
    "Treat": {"carrier": survivor, "patient": survivor},
    "TakeMeds": {"survivor": survivor},
    "ChooseSurvivor": {"survivor": survivor},
    "Recruit": {"kind": count(len(PEOPLE))},
    "Buy": {"survivor": survivor, "item": item, "slot": slot},
    "Hand": {"giver": count(8), "receiver": count(8), "item": item},
    "Heal": {"survivor": survivor},
    "Enlist": {"kind": count(len(PEOPLE))},
    "Rearm": {"survivor": survivor},
    "Rescope": {"survivor": survivor, "slot": slot},
}
QUESTIONS = (
    "Activation",
    "Aim",
    "AimThere",
    "Camp",
    "GiveMore",
    "HowInstead",
    "KeepOne",
    "MayCure",
    "MayTakeMeds",
    "PickSurvivor",
    "PlaceSurvivor",
    "PutDown",
    "ReactionFire",
    "SaveGun",
    "ScoutChoice",
    "Shop",
    "StarCharged",
    "StarMayCharge",
    "StarUnderFire",
    "Stow",
    "Surplus",
    "SurpriseChoice",
    "TakeCover",
    "TieHow",
    "WhoGoesFirst",
    "WhoIsNext",
)


def _turn(g: HexState, seat: int) -> Sequence[int]:
    return (
        g.turn,
        g.turns,
        g.mp,
        g.acted,
        g.began,
        g.fast,
        g.charging,
        g.halted,
        g.swapped,
        g.reloading,
        g.afoot,
        g.light,
        g.stage,
        g.chapter,
        g.landed,
        len(g.cards),
        len(g.loot),
        len(g.shots),
        g.sides,
        *one_hot(g.phase, 6),
        *one_hot(g.scenario, 9),
        *one_hot(g.acting, SURVIVORS),
    )


def _weapon(weapon: Held | None) -> tuple[int, int, int]:
    return (0, 0, 0) if weapon is None else (weapon.kind + 1, weapon.loaded, weapon.scope)


def _people(g: HexState, seat: int) -> Sequence[int]:
    """Return per survivor its side, place, health, hand and pack."""
    out: list[int] = []
    team = g.teams[seat] if seat < len(g.teams) else -1
    for n, s in enumerate(g.people[:SURVIVORS]):
        out += (s.kind + 1, s.seat == seat, s.side == team, s.fate == ON_MAP, s.fate, s.wounds)
        out += (s.rep(), s.mp(), s.boost, s.done, g.acting == n, s.bound + 1)
        out += _weapon(s.hand)
        out += _weapon(s.pack)
    return out


def _gear(g: HexState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for s in g.people[:SURVIVORS]:
        row = [0] * ITEMS
        for item in s.gear:
            row[item] += 1
        out += row
    return out


def _where(g: HexState, seat: int) -> bytes:
    """Return the survivors in each hex: bit 0 for the own side, bit 1 for another."""
    out = bytearray(HEXES)
    team = g.teams[seat] if seat < len(g.teams) else -1
    for s in g.people:
        if s.fate == ON_MAP and 0 <= s.hex < HEXES:
            out[s.hex] |= 1 if s.side == team else 2
    return bytes(out)


def _layout(g: HexState, seat: int) -> Sequence[int]:
    """List the boards, their rotation, and whether they lie side by side."""
    parts = g.layout.replace("/", "|").split("|")
    out: list[int] = ["/" in g.layout]
    for part in parts[:2]:
        out += (int(part.removesuffix("r")), part.endswith("r"))
    return out


def _score(g: HexState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for values in (g.pool, g.kills, g.searches, g.foes):
        out += [*values[:SIDES], *[0] * (SIDES - len(values))]
    return out


def _shots(g: HexState, seat: int) -> Sequence[int]:
    return [number for shot in g.shots[:8] for number in shot]


BLOCKS = (
    Block("turn", 50, 100, _turn),
    Block("layout", 5, 8, _layout),
    Block("teams", 7, 10, lambda g, seat: from_seat(g.teams, seat)),
    Block("score", SIDES * 4, 500, _score, low=-1),
    Block("people", SURVIVORS * 18, 100, _people),
    Block("hexes", SURVIVORS, HEXES, lambda g, seat: [s.hex for s in g.people], low=-1),
    Block("gear", SURVIVORS * ITEMS, 6, _gear),
    Block("supply", ITEMS, 30, lambda g, seat: g.supply),
    Block("entered", BUILDINGS, 1, lambda g, seat: bits(g.entered, BUILDINGS)),
    Block("searched", BUILDINGS, 1, lambda g, seat: bits(g.searched, BUILDINGS)),
    Block("shots", 16, HEXES, _shots),
    Block("loot", ITEMS + 1, 12, lambda g, seat: counts(g.loot_used, LOOT, ITEMS + 1)),
    Plane("map-zombies", HEXES, 72, lambda g, seat: g.crowds),
    Plane("map-people", HEXES, 3, _where),
)
