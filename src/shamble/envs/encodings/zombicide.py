"""Zombicide as numbers.

Actions of the active survivor do not name it: the block `turn` does.
"""

from collections.abc import Sequence
from typing import Final

from shamble.envs.actions import OUTSIDE, Domain, Fields, count, ints, switch, words
from shamble.envs.observations import Block, Plane, bits, counts, one_hot
from shamble.games.zombicide.cards import CARDS, WOUND
from shamble.games.zombicide.cards import KINDS as ZOMBIE_KINDS
from shamble.games.zombicide.sheets import SKILL_IDS
from shamble.games.zombicide.state import ON_BOARD, ZombicideState

SURVIVORS: Final = 6
ZONES: Final = 50  # the largest map of the book has 49
DOORS: Final = 16
SPAWNS: Final = 8
TOKENS: Final = 12
CARS: Final = 4
CHAIRS: Final = 4
SLOTS: Final = 6
SHEETS: Final = 16
SKILLS: Final = 40
KINDS: Final = tuple(dict.fromkeys(card.id for card in CARDS))
KIND: Final = [KINDS.index(card.id) for card in CARDS]


def _way() -> Domain:
    """Return one zone or two."""

    def index(way: tuple[int, ...]) -> int:
        if max(way) >= ZONES:
            return OUTSIDE
        return way[0] * (ZONES + 1) + (way[1] + 1 if len(way) > 1 else 0)

    def name(index: int) -> str:
        first, second = divmod(index, ZONES + 1)
        return f"{first}-{second - 1}" if second else f"{first}"

    return Domain(ZONES * (ZONES + 1), index, name)


survivor, zone, slot, car = count(SURVIVORS), count(ZONES), count(SLOTS), count(CARS)

SPARE = 192  # Trick shot pairs zones with zones
ACTIONS: dict[str, Fields] = {
    "End": {},
    "Search": {},
    "Noise": {},
    "Leave": {},
    "Loud": {},
    "Arrange": {},
    "Done": {},
    "Accept": {},
    "Decline": {},
    "Pass": {},
    "Move": {"zone": zone},
    "OpenDoor": {"door": count(DOORS), "slot": ints(-1, SLOTS - 1)},
    "CloseDoor": {"door": count(DOORS)},
    "Strike": {"slot": ints(-1, 1), "both": switch()},
    "Shoot": {"slot": count(2), "both": switch(), "zone": zone, "other": ints(-1, -1)},
    "Reload": {"weapon": words(*KINDS)},
    "Combine": {"into": words("molotov", "sniper")},
    "Take": {"token": count(TOKENS)},
    "Neutralise": {"spawn": count(SPAWNS)},
    "Trade": {"partner": survivor},
    "Heal": {"other": survivor},
    "Lead": {"other": survivor},
    "GetIn": {"car": car, "chair": count(CHAIRS)},
    "ChangeSeat": {"car": car, "chair": count(CHAIRS)},
    "GetOut": {"car": car},
    "SearchCar": {"car": car},
    "Drive": {"way": _way()},
    "Stow": {"card": count(len(CARDS))},
    "Unstow": {"card": count(len(CARDS))},
    "ChooseSurvivor": {"what": words("activate", "hit", "wound"), "survivor": survivor},
    "ChooseSheet": {"sheet": count(SHEETS)},
    "ChooseSeat": {"what": words("first", "join"), "player": count(6)},
    "ChooseZone": {"what": words("on", "room", "way"), "zone": zone},
    "ChooseTarget": {"zone": zone, "kind": count(ZOMBIE_KINDS), "kills": switch()},
    "ChooseSkill": {"skill": count(SKILLS)},
    "ChooseCard": {
        "what": words("drop", "lose", "pay", "use", "redraw", "refuse"),
        "card": count(len(CARDS)),
    },
    "Reroll": {"by": words("ammo", "lucky", "turn")},
    "Swap": {"one": survivor, "a": slot, "other": survivor, "b": slot},
}
QUESTIONS = (
    "AbominationWay",
    "AgreeOnFirst",
    "AgreeToTrade",
    "Arrange",
    "AvoidWound",
    "ChooseHit",
    "Destiny",
    "LoseCard",
    "MakeRoom",
    "MatchingSet",
    "MayHeal",
    "MayReroll",
    "NewSkill",
    "NextRoom",
    "PickSurvivor",
    "ShareHit",
    "ShareWound",
    "SurvivorTurn",
    "Trade",
    "WalkOn",
    "WhoGets",
    "WhoIsNext",
)


def _turn(g: ZombicideState, seat: int) -> Sequence[int]:
    return (
        g.round,
        g.actions,
        g.free_moves,
        g.free_fights,
        g.free_searches,
        g.danger(),
        g.first == seat,
        len(g.bag),
        len(g.zombie_bag),
        g.blue_found,
        *one_hot(g.phase, 4),
        *one_hot(g.acting, SURVIVORS),
        *bits(g.used, 6),
        *one_hot(g.mission, 12),
    )


def _survivors(g: ZombicideState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for n, s in enumerate(g.survivors):
        out += (s.seat == seat, g.acting == n, s.fate == ON_BOARD, s.fate, s.zone + 1, s.car + 1, s.chair + 1)
        out += (s.xp, s.done, s.gift, s.wounds(), g.kills[n], len(s.slots), s.sheet)
    return out


def _slots(g: ZombicideState, seat: int) -> Sequence[int]:
    """Return per slot 0 (empty), 1 (wound) or 2 + the kind of card, and whether it is loaded."""
    out: list[int] = []
    for s in g.survivors:
        for card in s.slots:
            out += (KIND[card] + 2, not g.unloaded >> card & 1) if card >= 0 else (card == WOUND, 0)
        out += (0, 0) * (SLOTS - len(s.slots))
    return out


def _skills(g: ZombicideState, seat: int) -> bytes:
    out = bytearray(SURVIVORS * SKILLS)
    for n, s in enumerate(g.survivors):
        for skill in s.skills:
            out[n * SKILLS + skill] = 1
    return bytes(out)


def _people(g: ZombicideState, seat: int) -> bytes:
    out = bytearray(ZONES)
    for s in g.survivors:
        if s.fate == ON_BOARD and s.zone >= 0:
            out[s.zone] += 1
    return bytes(out)


BLOCKS = (
    Block("turn", 38, 100, _turn),
    Block("survivors", SURVIVORS * 14, 60, _survivors),
    Block("slots", SURVIVORS * SLOTS * 2, len(KINDS) + 1, _slots),
    Block("doors", DOORS, 1, lambda g, seat: bits(g.doors, DOORS)),
    Block("opened", DOORS, 1, lambda g, seat: bits(g.opened, DOORS)),
    Block("spawns", SPAWNS, 1, lambda g, seat: bits(g.spawns, SPAWNS)),
    Block("objectives", TOKENS, 1, lambda g, seat: bits(g.objectives, TOKENS)),
    Block("cars", CARS, ZONES, lambda g, seat: [zone + 1 for zone in g.cars]),
    Block("pimped", CARS, 1, lambda g, seat: bits(g.pimped, CARS)),
    Block("stock", ZOMBIE_KINDS, 60, lambda g, seat: g.stock),
    Block("supplies", 8, 1, lambda g, seat: bits(g.supplies, 8)),
    Block("discards", len(KINDS), 12, lambda g, seat: counts(g.discards, KIND, len(KINDS))),
    Plane("skills", SURVIVORS * SKILLS, 1, _skills),
    Plane("zombies", ZONES * ZOMBIE_KINDS, 60, lambda g, seat: g.zombies),
    Plane("noise", ZONES, 60, lambda g, seat: g.noise),
    Plane("people", ZONES, SURVIVORS, _people),
)

assert len(SKILL_IDS) <= SKILLS
