"""State of a game of Zombicide: survivors, zombies, doors, decks, and the current turn."""

from typing import ClassVar, Final

from shamble.core.state import State
from shamble.games.zombicide import sheets
from shamble.games.zombicide.board import BOARDS, Board, Ways
from shamble.games.zombicide.cards import (
    CARDS,
    COMPONENTS,
    EXPERIENCE,
    KINDS,
    MINIATURES,
    NO_CARD,
    ORANGE,
    RED,
    SCOPES,
    WOUND,
    YELLOW,
    Equipment,
)
from shamble.games.zombicide.options import Rules
from shamble.games.zombicide.sheets import BOX, SHEETS, Sheet

# Fate of a survivor.
ON_BOARD: Final = 0
LEFT: Final = 1  # by the exit or in a car: set aside with all cards
DEAD: Final = 2

READY: Final = False  # value of `done`: has not had its turn

SETUP: Final = 0
PLAYERS: Final = 1
ZOMBIES: Final = 2
END: Final = 3

ON_FOOT: Final = -1
DRIVER: Final = 0  # seats of a car: 0 the driver's, the others passengers' (ZC-G07)
SEATS: Final = 4

HANDS: Final = 2  # slots 0 and 1 are the hands, the others the reserve (ZC-05.35)
SLOTS: Final = 5
NO_SLOTS: Final = (NO_CARD,) * SLOTS

# Limits of one use per turn, as bits of `used`.
SEARCHED: Final = 1
REROLLED: Final = 2
DESTINED: Final = 4
LED: Final = 8
BEEN_LOUD: Final = 16
HEALED: Final = 32
DECLINED: Final = 64  # the first of one bit per survivor whose player declined a trade (ZC-G122)

BASE_ACTIONS: Final = 3
YELLOW_FROM: Final[int] = COMPONENTS["danger_track"]["yellow_from"]
ORANGE_FROM: Final[int] = COMPONENTS["danger_track"]["orange_from"]
UNREACHABLE: Final = 1000  # experience


class Survivor:
    """A survivor's player, place and cards. Immutable: changes return a new object."""

    def __init__(
        self,
        seat: int,
        sheet: int,
        fate: int,
        zone: int,
        car: int,
        chair: int,
        slots: tuple[int, ...],
        xp: int,
        skills: tuple[int, ...],
        done: bool,
        gift: int,
    ) -> None:
        self.seat = seat
        self.sheet = sheet
        self.fate = fate
        self.zone = zone  # also of a survivor in a car
        self.car = car  # number of the car, or ON_FOOT
        self.chair = chair
        self.slots = slots  # card numbers, NO_CARD or WOUND; hands first
        self.xp = xp
        self.skills = skills  # in the order in which they were gained
        self.done = done  # has had its turn this round
        self.gift = gift  # actions a Born leader gave for the next turn (ZC-09.19)

    def at(self, zone: int) -> "Survivor":
        return self._with(self.fate, zone, self.car, self.chair, self.slots)

    def with_chair(self, car: int, chair: int) -> "Survivor":
        return self._with(self.fate, self.zone, car, chair, self.slots)

    def with_slots(self, slots: tuple[int, ...]) -> "Survivor":
        return self._with(self.fate, self.zone, self.car, self.chair, slots)

    def with_fate(self, fate: int) -> "Survivor":
        """Return the survivor off the board; a dead one keeps no cards."""
        slots = self.slots if fate == LEFT else (NO_CARD,) * len(self.slots)
        return self._with(fate, -1, ON_FOOT, ON_FOOT, slots)

    def _with(self, fate: int, zone: int, car: int, chair: int, slots: tuple[int, ...]) -> "Survivor":
        return Survivor(
            self.seat, self.sheet, fate, zone, car, chair, slots, self.xp, self.skills, self.done, self.gift
        )

    def with_experience(self, xp: int, skills: tuple[int, ...]) -> "Survivor":
        slots = self.slots
        if sheets.HOARD in skills and sheets.HOARD not in self.skills:
            slots = (*slots, NO_CARD)  # a fourth reserve slot (ZC-G65)
        return Survivor(
            self.seat,
            self.sheet,
            self.fate,
            self.zone,
            self.car,
            self.chair,
            slots,
            xp,
            skills,
            self.done,
            self.gift,
        )

    def with_turn(self, done: bool, gift: int) -> "Survivor":
        return Survivor(
            self.seat,
            self.sheet,
            self.fate,
            self.zone,
            self.car,
            self.chair,
            self.slots,
            self.xp,
            self.skills,
            done,
            gift,
        )

    def has(self, skill: int) -> bool:
        return skill in self.skills

    def wounds(self) -> int:
        return self.slots.count(WOUND)

    def cards(self) -> list[int]:
        return [card for card in self.slots if card >= 0]

    def find(self, id: str) -> int:
        """Return the slot of a card of this kind, or -1."""
        for slot, card in enumerate(self.slots):
            if card >= 0 and CARDS[card].id == id:
                return slot
        return -1

    def count(self, id: str) -> int:
        """Return how many cards of a kind this survivor carries, in any slot."""
        number = 0
        for card in self.slots:
            if card >= 0 and CARDS[card].id == id:
                number += 1
        return number

    def in_hand(self, slot: int) -> Equipment | None:
        """Return the weapon in a hand (ZC-05.36), or None."""
        card = self.slots[slot]
        return CARDS[card] if card >= 0 and CARDS[card].weapon else None

    def with_slot(self, slot: int, card: int) -> tuple[int, ...]:
        return (*self.slots[:slot], card, *self.slots[slot + 1 :])

    def free_slot(self) -> int:
        """Return a free slot, hands first; -1 = full."""
        for slot, card in enumerate(self.slots):
            if card == NO_CARD:
                return slot
        return -1


BOX_SHEETS: Final = tuple(range(BOX))


class ZombicideState(State):
    """State of a game. Survivors, zones, doors, cars, Objectives and Spawn Zones count from 0."""

    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "turn": {
            "acting": -1,
            "actions": 0,
            "free_moves": 0,
            "free_fights": 0,
            "free_searches": 0,
            "used": 0,
            "killed": (),
        },
        "round": {"done": False, "noise_tokens": 0, "unloaded": 0, "tough": 0, "idle": b""},
    }

    def __init__(
        self,
        seats: int,
        mission: int,
        rules: Rules,
        survivors: list[Survivor],
        zombies: bytes,
        noise: bytes,
        cars: list[int],
        cargo: list[tuple[int, ...]],
        bag: list[int],
        top: list[int],
        discards: list[int],
        aside: list[int],
        pool: list[int],
        zombie_bag: list[int],
        zombie_discards: list[int],
        scopes: list[int],
        stock: list[int],
        escaped: list[int],
        idle: list[bytes],
        kills: list[int],
    ) -> None:
        super().__init__(seats)
        self.mission = mission
        self.rules = rules
        self.survivors = survivors
        self.zombies = zombies  # per zone and kind, how many
        self.noise = noise  # Noise tokens per zone, without the permanent ones
        self.cars = cars  # their zones; -1 = has left
        self.cargo = cargo  # supplies under each car (ZC-M06.09)
        self.bag = bag  # the Equipment deck
        self.top = top  # cards that come before the deck, in any order (ZC-M00.04, ZC-G05)
        self.discards = discards
        self.aside = aside  # cards that never belong to the deck (ZC-03.04)
        self.pool = pool  # starting cards not dealt yet
        self.zombie_bag = zombie_bag
        self.zombie_discards = zombie_discards
        self.scopes = scopes  # per Scope the Rifle it is tucked under, or NO_CARD (ZC-08.30)
        self.stock = stock  # miniatures left, per kind
        self.escaped = escaped  # zombies that left the board for good, per kind (ZC-M07.07)
        self.idle = idle  # zombies still to act, per zone and kind, one entry for each activation under way
        self.kills = kills  # per survivor
        self.doors = 0  # a bit for each open door
        self.opened = 0  # a bit for each building that has spawned (ZC-06.21)
        self.spawns = 0  # a bit for each active spawn zone
        self.objectives = 0  # a bit for each token still lying there
        self.pimped = 0  # a bit for each pimp car already searched (ZC-06.14)
        self.unloaded = 0  # a bit for each card that has to be reloaded
        self.supplies = 0  # a bit for each kind of supply found so far (ZC-G79)
        self.looted = 0  # a bit for each pimp-car weapon ever found (ZC-06.16)
        self.roamed = 0  # a bit for each survivor who has been outside the starting zone (ZC-M09.05)
        self.blue_found = False  # the blue token of mission 09 has been found
        self.first = 0  # the seat with the first-player token
        self.round = 0
        self.phase = SETUP
        self.roster: tuple[int, ...] = BOX_SHEETS  # the sheets to choose from
        self.acting = -1  # a survivor
        self.actions = 0
        self.free_moves = 0
        self.free_fights = 0
        self.free_searches = 0
        self.used = 0
        self.killed: tuple[int, ...] = ()  # zones where the acting survivor killed this turn (ZC-09.23)
        self.loud = -1  # the last survivor who was Loud (ZC-09.26)
        self.tough = 0  # a bit for each survivor whose Tough has worked in this Zombies' Phase
        self.history: tuple[
            tuple[int, ...], ...
        ] = ()  # per round: survivors, zombies, danger, objectives left

    def clone(self) -> "ZombicideState":
        other = ZombicideState(
            self.seats,
            self.mission,
            self.rules,
            self.survivors[:],
            self.zombies,
            self.noise,
            self.cars[:],
            self.cargo[:],
            self.bag[:],
            self.top[:],
            self.discards[:],
            self.aside[:],
            self.pool[:],
            self.zombie_bag[:],
            self.zombie_discards[:],
            self.scopes[:],
            self.stock[:],
            self.escaped[:],
            self.idle[:],
            self.kills[:],
        )
        self.copy_to(other)
        other.doors = self.doors
        other.opened = self.opened
        other.spawns = self.spawns
        other.objectives = self.objectives
        other.pimped = self.pimped
        other.unloaded = self.unloaded
        other.supplies = self.supplies
        other.looted = self.looted
        other.roamed = self.roamed
        other.blue_found = self.blue_found
        other.first = self.first
        other.round = self.round
        other.phase = self.phase
        other.roster = self.roster
        other.acting = self.acting
        other.actions = self.actions
        other.free_moves = self.free_moves
        other.free_fights = self.free_fights
        other.free_searches = self.free_searches
        other.used = self.used
        other.killed = self.killed
        other.loud = self.loud
        other.tough = self.tough
        other.history = self.history
        return other

    # ------------------------------------------------------------ the board

    def board(self) -> Board:
        return BOARDS[self.mission]

    def ways(self) -> Ways:
        """Return movement and sight with the doors that are open now."""
        return BOARDS[self.mission].ways(self.doors, self.rules.sight_ends_in_street)

    def door_open(self, door: int) -> bool:
        return self.doors >> door & 1 == 1

    # ------------------------------------------------------------ zombies

    def horde(self, zone: int, kind: int) -> int:
        """Return how many zombies of a kind are in a zone."""
        return self.zombies[zone * KINDS + kind]

    def zombies_in(self, zone: int) -> int:
        place = zone * KINDS
        z = self.zombies
        return z[place] + z[place + 1] + z[place + 2] + z[place + 3]

    def on_board(self, kind: int) -> int:
        """Return how many zombies of a kind are on the board."""
        return MINIATURES[kind] - self.stock[kind] - self.escaped[kind]

    def change(self, zone: int, kind: int, by: int) -> None:
        """Add or remove zombies of a kind in a zone, from or to the stock.

        Clones share the counts, so this makes new ones.
        """
        self.zombies = changed(self.zombies, zone * KINDS + kind, by)
        self.stock[kind] -= by

    # ------------------------------------------------------------ survivors

    def living(self) -> list[int]:
        """List the survivors on the board."""
        return [n for n in range(len(self.survivors)) if self.survivors[n].fate == ON_BOARD]

    def in_zone(self, zone: int) -> list[int]:
        """List the survivors in a zone, those in cars included."""
        return [n for n in range(len(self.survivors)) if self.survivors[n].zone == zone]

    def sheet_of(self, survivor: int) -> Sheet:
        return SHEETS[self.survivors[survivor].sheet]

    def level_at(self, xp: int) -> int:
        """Return the Danger Level for that much experience (ZC-05.27 to ZC-05.32, ZC-G01)."""
        if xp >= self.rules.red_from():
            return RED
        if xp >= ORANGE_FROM:
            return ORANGE
        return YELLOW if xp >= YELLOW_FROM else 0

    def level(self, survivor: int) -> int:
        return self.level_at(self.survivors[survivor].xp)

    def danger(self) -> int:
        """Return the survivors' highest Danger Level on the board (ZC-05.33, ZC-07.35, ZC-G41)."""
        most = 0
        for s in self.survivors:
            if s.fate == ON_BOARD and s.xp > most:
                most = s.xp
        return self.level_at(most)

    def next_danger(self) -> int:
        """Return the experience at which the next Danger Level begins; out of reach at red."""
        return (YELLOW_FROM, ORANGE_FROM, self.rules.red_from(), UNREACHABLE)[self.danger()]

    def actions_of(self, survivor: int) -> int:
        """Return a survivor's actions: three, four from yellow on (ZC-06.02, ZC-G97).

        A home-made +1 Action at blue adds its own.
        """
        s = self.survivors[survivor]
        return BASE_ACTIONS + s.skills.count(sheets.ACTION) + s.gift

    def noise_at(self, zone: int) -> int:
        """Return the noise of a zone: tokens and survivors (ZC-05.21) but Ninjas (ZC-09.30)."""
        noise = self.noise[zone] + self.board().permanent_noise[zone]
        for s in self.survivors:
            if s.zone == zone and not s.has(sheets.NINJA):
                noise += 1
        return noise

    def occupant(self, car: int, chair: int) -> int:
        """Return the survivor in that seat, or -1."""
        for n, s in enumerate(self.survivors):
            if s.car == car and s.chair == chair:
                return n
        return -1

    # ------------------------------------------------------------ cards

    def scope_under(self, rifle: int) -> bool:
        return rifle in self.scopes

    def discard(self, card: int) -> None:
        """Put a card from an inventory on the discards, or aside (ZC-06.12, ZC-G67).

        Cards that never belong to the deck go aside. A Scope goes with its Rifle (ZC-G66).
        """
        if CARDS[card].set_aside:
            self.aside.append(card)
        else:
            self.discards.append(card)
        self.unloaded &= ~(1 << card)
        for number, rifle in enumerate(self.scopes):
            if rifle == card:
                self.scopes[number] = NO_CARD
                self.discards.append(SCOPES[number])

    @property
    def done(self) -> list[bool]:
        """Return, for each survivor, whether it has had its turn this round."""
        return [s.done for s in self.survivors]

    @property
    def noise_tokens(self) -> int:
        return sum(self.noise)

    def place(self, survivor: int, zone: int) -> None:
        """Put a survivor into a zone."""
        self.survivors[survivor] = self.survivors[survivor].at(zone)
        if zone != self.board().start:
            self.roamed |= 1 << survivor

    def make_noise(self, zone: int) -> None:
        self.noise = changed(self.noise, zone, 1)


def changed(counts: bytes, place: int, by: int) -> bytes:
    """Return the counts with one of them changed."""
    if by == 0:
        return counts
    edited = bytearray(counts)
    edited[place] += by
    return bytes(edited)


def worth(kind: int) -> int:
    """Return the experience for killing a zombie (ZC-05.25, ZC-05.26)."""
    return EXPERIENCE[kind]
