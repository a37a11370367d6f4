"""The state of a game: survivors, zombies, markers, decks, the turn."""

from typing import ClassVar, Final

from shamble.core.options import Setup, TableRules, Value, read_options
from shamble.core.state import State
from shamble.games.all_things_zombie.board import CLEAR, COMPONENTS, Map, map_of
from shamble.games.all_things_zombie.pieces import (
    COUNTERS,
    GRENADE,
    LOOT_CARDS,
    PACE_MP,
    PEOPLE,
    SCOPE,
    VEST,
    WEAPON_KINDS,
    WEAPONS,
    ZOMBIE_CARDS,
    ZOMBIE_PACE,
    ZOMBIES,
    Person,
    Weapon,
)

OPTIONS: Final = read_options(COMPONENTS)
NOWHERE: Final = -1

# fates of a survivor
WAITING: Final = 0  # not on the map yet, or between two boards of scenario 6
ON_MAP: Final = 1
LEFT: Final = 2  # off the map for good
DEAD: Final = 3

# positions of zombie counters that are not on a hex
IN_CUP: Final = -1
FOLLOWING: Final = -2  # left behind on the previous board (AT-12.60)

# boxes of a status card
HAND: Final = 0
PACK: Final = 1
BOX: Final = 2  # a Gear box
SLOTS: Final = ("hand", "pack", "box")

# sides of a weapon counter
LOADED: Final = True
EMPTY: Final = False  # the OOA side is up (AT-04.04)
SCOPED: Final = True
FROM_LOOT: Final = True  # it came from the loot deck (AT-G69)

# phases
SETUP: Final = 0
ENTRY: Final = 1
INITIATIVE: Final = 2
SURVIVORS: Final = 3
ZOMBIES_GO: Final = 4
SHOTS: Final = 5
PHASES: Final = ("setup", "entry", "initiative", "survivors", "zombies", "shots")

MANY: Final = 255  # zombies in a hex: this number or more
COUNTS: Final = [bytes([count]) for count in range(MANY + 1)]
NO_ONE: Final = -1
THE_DEAD: Final = -1  # the zombies as a party of the initiative
RENEGADE: Final = 10  # a hostile survivor is its own side: this plus its number (AT-10.19)
DAY: Final = 99
DUSK: Final = 12
NIGHT: Final = 2
LIGHTS: Final = {"day": DAY, "dusk": DUSK, "night": NIGHT}


ALL_COUNTERS: Final[tuple[int, ...]] = tuple(COUNTERS)
NONE_LOST: Final[tuple[int, ...]] = (0,) * len(COUNTERS)
NO_NUMBERS: Final[list[int]] = []
NO_PEOPLE: Final[list["Survivor"]] = []


class Held:
    """A weapon counter on a card, immutable."""

    def __init__(self, kind: int, loaded: bool, scope: bool, loot: bool) -> None:
        self.kind = kind
        self.loaded = loaded
        self.scope = scope
        self.loot = loot

    def weapon(self) -> Weapon:
        return WEAPONS[self.kind]

    def emptied(self) -> "Held":
        return Held(self.kind, EMPTY, self.scope, self.loot)

    def reloaded(self) -> "Held":
        return Held(self.kind, LOADED, self.scope, self.loot)

    def scoped(self) -> "Held":
        return Held(self.kind, self.loaded, SCOPED, self.loot)

    def unscoped(self) -> "Held":
        return Held(self.kind, self.loaded, not SCOPED, self.loot)

    def looted(self) -> "Held":
        return Held(self.kind, self.loaded, self.scope, FROM_LOOT)


def fresh(kind: int, loot: bool = False) -> Held:
    return Held(kind, LOADED, not SCOPED, loot)


class Survivor:
    """A survivor counter and its card, unwounded at first (AT-03.13). Immutable."""

    def __init__(self, kind: int, side: int, seat: int) -> None:
        self.kind = kind
        self.side = side
        self.seat = seat  # NO_ONE: played by the rules
        self.hex = NOWHERE
        self.fate = WAITING
        self.wounds = 0
        self.hand: Held | None = None
        self.pack: Held | None = None  # the spare weapon (AT-08.43)
        self.gear: tuple[int, ...] = ()  # items in the Gear boxes
        self.boost = 0  # meds in the Rep box (AT-03.19)
        self.done = False  # has activated this turn
        self.bound = NO_ONE  # survivor it stays with, the Professor (AT-12.50)
        self.finds = 0  # number of weapons drawn in its own searches (AT-G69)

    def copy(self) -> "Survivor":
        other = Survivor(self.kind, self.side, self.seat)
        other.hex = self.hex
        other.fate = self.fate
        other.wounds = self.wounds
        other.hand = self.hand
        other.pack = self.pack
        other.gear = self.gear
        other.boost = self.boost
        other.done = self.done
        other.bound = self.bound
        other.finds = self.finds
        return other

    # -------------------------------------------------------- edits

    def at(self, hex: int) -> "Survivor":
        other = self.copy()
        other.hex = hex
        other.fate = ON_MAP
        return other

    def gone(self, fate: int) -> "Survivor":
        other = self.copy()
        other.hex = NOWHERE
        other.fate = fate
        return other

    def hurt(self, wounds: int) -> "Survivor":
        """Return it with more wounds, or fewer if negative (AT-03.16, AT-04.28)."""
        other = self.copy()
        other.wounds = max(0, self.wounds + wounds)
        return other

    def acted(self, done: bool) -> "Survivor":
        other = self.copy()
        other.done = done
        return other

    def boosted(self, boost: int) -> "Survivor":
        other = self.copy()
        other.boost = boost
        return other

    def armed(self, hand: Held | None, pack: Held | None) -> "Survivor":
        other = self.copy()
        other.hand = hand
        other.pack = pack
        return other

    def geared(self, gear: tuple[int, ...]) -> "Survivor":
        other = self.copy()
        other.gear = gear
        return other

    def without(self, item: int) -> "Survivor":
        """Return it with one such item less in the Gear boxes."""
        gear = list(self.gear)
        gear.remove(item)
        return self.geared(tuple(gear))

    def joined(self, side: int, seat: int, bound: int) -> "Survivor":
        other = self.copy()
        other.side = side
        other.seat = seat
        other.bound = bound
        return other

    def found_weapon(self) -> "Survivor":
        other = self.copy()
        other.finds = self.finds + 1
        return other

    # -------------------------------------------------------- printed and present values

    def person(self) -> Person:
        return PEOPLE[self.kind]

    def wounded(self) -> bool:
        """Return whether the wounded side is up (AT-03.17, AT-G35)."""
        return self.wounds >= PEOPLE[self.kind].flip_at

    def values(self) -> tuple[int, ...]:
        person = PEOPLE[self.kind]
        return person.back if self.wounds >= person.flip_at else person.front

    def rep(self) -> int:
        """Return the Reputation, with meds (AT-G08)."""
        return self.values()[0] + self.boost

    def mp(self) -> int:
        return self.values()[1]

    def star(self) -> bool:
        return PEOPLE[self.kind].star

    def free_boxes(self) -> int:
        return PEOPLE[self.kind].boxes - len(self.gear)

    def weapon_in(self, slot: int) -> Held | None:
        return self.hand if slot == HAND else self.pack

    def has_room(self, item: int, slot: int) -> bool:
        """Return whether it has an empty place for the item (AT-03.14, AT-03.15).

        Weapons go in hand or pack, gear in the Gear boxes, a grenade in either (AT-G36).
        """
        person = PEOPLE[self.kind]
        if slot == BOX:
            return (item >= WEAPON_KINDS or item == GRENADE) and self.free_boxes() > 0
        if item >= WEAPON_KINDS:
            return False
        return self.hand is None if slot == HAND else person.pack and self.pack is None

    def stowed(self, item: int, slot: int, loot: bool) -> "Survivor":
        if slot == BOX:
            return self.geared((*self.gear, item))
        if slot == HAND:
            return self.armed(fresh(item, loot), self.pack)
        return self.armed(self.hand, fresh(item, loot))

    def items(self) -> list[int]:
        """List every counter on the card, with scopes."""
        out = list(self.gear)
        for held in (self.hand, self.pack):
            if held is not None:
                out.append(held.kind)
                if held.scope:
                    out.append(SCOPE)
        return out

    def vested(self) -> bool:
        """Return whether a vest is worn, in a Gear box (AT-04.29)."""
        return VEST in self.gear


class Rules(TableRules):
    """The table options of a game. Shared by all clones."""

    faq_zombie_hex: bool  # AT-G13
    literal_spawn_count: bool  # AT-G02
    faq_too_tall_female: bool  # AT-G07
    charged_by_arrivals_only: bool  # AT-G17
    no_reconstructed_abilities: bool  # AT-G33
    melee_weapon_in_hand: bool  # AT-G42
    unlimited_cup: bool  # AT-G61
    spawn_beside_survivor: bool  # AT-G62
    s1_carry_out: bool  # AT-G69
    s5_no_search_die: bool  # AT-G74
    s6_professor_rules: bool  # AT-G110
    found_survivors: bool  # AT-14.06
    patience: int  # last turn of scenarios without a limit (AT-G129)
    must_fire: bool  # AT-G153
    found_guns_only: bool  # AT-G60
    extra_health: int  # extra wounds on every card (AT-03.20)
    light: str  # AT-08.52, AT-08.53, AT-G154
    dark_cover: bool  # AT-G162


_RULES: Final[dict[tuple[tuple[str, Value], ...], Rules]] = {}  # shared by tables with the same options


def rules_of(setup: Setup) -> Rules:
    key = tuple(sorted(setup.options.items()))
    rules = _RULES.get(key)
    if rules is None:
        rules = Rules()
        rules.read(OPTIONS, setup)
        _RULES[key] = rules
    return rules


def opened(seats: int, rules: Rules, scenario: int, layout: str) -> "HexState":
    """Return a table with boards laid, full decks and no figures."""
    g = HexState(seats, rules, scenario, layout)
    g.people = []
    g.light = LIGHTS[rules.light]
    g.zombies = [IN_CUP] * len(ZOMBIES)
    g.lay(layout)
    g.cards = list(range(len(ZOMBIE_CARDS)))
    g.cards_used = []
    g.loot = list(range(len(LOOT_CARDS)))
    g.loot_used = []
    return g


class HexState(State):
    """The state of a game.

    Survivors and zombie counters are numbered from 0; sets of them are bits of an int. Use `opened` for a new
    one: the constructor makes no lists of its own, because `clone` replaces them.
    """

    lifetimes: ClassVar[dict[str, dict[str, object]]] = {
        "activation": {
            "acting": NO_ONE,
            "mp": 0,
            "acted": False,
            "began": False,
            "fast": False,
            "charging": False,
            "halted": False,
            "owed": (),
            "swapped": False,
            "reloading": 0,
            "fought": 0,
            "arrived": 0,
        },
        "turn": {"still": 0, "truce": NOWHERE, "near": (), "seen": (), "tested": ()},
        "scenario": {
            "entered": 0,
            "searched": 0,
            "shots": (),
            "loot_last": (),
            "parties": (),
            "faces": (),
            "turn": 0,
            "stage": 0,
            "landed": False,
            "reentry": False,
            "follow": False,
            "cured": 0,
        },
    }

    def __init__(self, seats: int, rules: Rules, scenario: int, layout: str) -> None:
        super().__init__(seats)
        self.rules = rules
        self.scenario = scenario
        self.layout = layout
        self.teams: tuple[int, ...] = ()  # the side of each seat
        self.entries: tuple[int, ...] = ()  # edge of each side: 0 north, 1 east, 2 south, 3 west
        self.sides = 1  # number of sides with a team, including the rules' own team of scenario 4
        self.people = NO_PEOPLE
        self.zombies = NO_NUMBERS  # hex of each counter (any number share one), or IN_CUP, or FOLLOWING
        self.crowds = b""  # number in each hex, up to MANY: redundant, for fast lookup
        self.afoot = 0  # number on the whole map
        self.still = 0  # zombies that do not move this turn (AT-11.07)
        self.arrived = 0  # zombies that entered their hex in this activation
        self.supply = ALL_COUNTERS  # item counters that no survivor has
        self.lost = NONE_LOST  # dropped, or lost with the dead (AT-G85)
        self.entered = 0  # buildings with an Entered marker
        self.searched = 0  # buildings with a Searched marker (AT-04.11)
        self.shots: tuple[tuple[int, int], ...] = ()  # Shots markers: hex and number; they stay (AT-04.09)
        self.cards = NO_NUMBERS  # the zombie deck
        self.cards_used = NO_NUMBERS
        self.loot = NO_NUMBERS  # the loot deck
        self.loot_used = NO_NUMBERS
        self.loot_last: tuple[int, ...] = ()  # cards at the bottom of the loot deck
        self.turn = 0
        self.turns = 0  # last turn, 0: no limit
        self.phase = SETUP
        self.light = DAY
        self.parties: tuple[int, ...] = ()  # parties that rolled for initiative: sides, THE_DEAD
        self.faces: tuple[int, ...] = ()  # their dice
        self.acting = NO_ONE
        self.mp = 0
        self.acted = False  # the action of this activation is used
        self.began = False  # has moved or fired in this activation (AT-06.14)
        self.fast = False  # has declared a fast move
        self.charging = False
        self.halted = False  # took cover or fled: the rest of the activation is lost (AT-G44)
        self.owed: tuple[int, ...] = ()  # survivors to return fire at when the move is over (AT-09.21)
        self.swapped = False  # used the free swap of this activation
        self.reloading = 0  # boxes whose weapon is reloaded at the end, as bits (AT-08.38)
        self.near: tuple[int, ...] = ()  # per survivor, the Stars next to it when the turn began (AT-G92)
        self.seen: tuple[int, ...] = ()  # per survivor, the enemies it saw when the turn began (AT-G103)
        self.tested: tuple[int, ...] = ()  # per survivor, the movers it has tested In Sight against this turn
        self.fought = 0  # survivors that fought their round in this activation (AT-G97)
        self.truce = NOWHERE  # hex where a cure ended the melee for this turn (AT-12.48)
        self.finder_card = -1  # zombie card that stands for a survivor, -1: none (AT-10.10)
        self.cured = 0  # turn of the attempt at a cure (AT-12.47), 0: none yet
        self.landed = False  # the heliport zombies have been placed (AT-12.63)
        self.stage = 0  # board of scenario 6
        self.reentry = False  # all survivors enter and activate in this turn (AT-12.58)
        self.follow = False  # zombies left behind come at the next zombie activation (AT-12.60)
        self.pool: tuple[int, ...] = ()  # points each side has left to spend
        self.kills: tuple[int, ...] = ()  # zombies killed per side
        self.searches: tuple[int, ...] = ()  # buildings searched per side
        self.foes: tuple[int, ...] = ()  # enemy survivors killed per side
        self.chapter = 0  # scenario of the campaign, 0: no campaign
        self.chronicle: tuple[
            tuple[int, ...], ...
        ] = ()  # per finished scenario: won, buildings, zombies, foes, turns (AT-13.09)
        self.fallen = 0  # kinds of survivors that died in the campaign (AT-G111)
        self.history: tuple[tuple[int, ...], ...] = ()  # per turn: survivors, zombies, buildings searched

    def clone(self) -> "HexState":
        other = HexState(self.seats, self.rules, self.scenario, self.layout)
        self.copy_to(other)
        other.teams = self.teams
        other.entries = self.entries
        other.sides = self.sides
        other.people = self.people[:]
        other.zombies = self.zombies[:]
        other.crowds = self.crowds
        other.afoot = self.afoot
        other.still = self.still
        other.arrived = self.arrived
        other.supply = self.supply
        other.lost = self.lost
        other.entered = self.entered
        other.searched = self.searched
        other.shots = self.shots
        other.cards = self.cards[:]
        other.cards_used = self.cards_used[:]
        other.loot = self.loot[:]
        other.loot_used = self.loot_used[:]
        other.loot_last = self.loot_last
        other.turn = self.turn
        other.turns = self.turns
        other.phase = self.phase
        other.light = self.light
        other.parties = self.parties
        other.faces = self.faces
        other.acting = self.acting
        other.mp = self.mp
        other.acted = self.acted
        other.began = self.began
        other.fast = self.fast
        other.charging = self.charging
        other.halted = self.halted
        other.owed = self.owed
        other.swapped = self.swapped
        other.reloading = self.reloading
        other.near = self.near
        other.seen = self.seen
        other.tested = self.tested
        other.fought = self.fought
        other.truce = self.truce
        other.finder_card = self.finder_card
        other.cured = self.cured
        other.landed = self.landed
        other.stage = self.stage
        other.reentry = self.reentry
        other.follow = self.follow
        other.pool = self.pool
        other.kills = self.kills
        other.searches = self.searches
        other.foes = self.foes
        other.chapter = self.chapter
        other.chronicle = self.chronicle
        other.fallen = self.fallen
        other.history = self.history
        return other

    # ------------------------------------------------------------ positions

    def map(self) -> Map:
        return map_of(self.layout)

    def seat_of(self, side: int) -> int:
        """Return the only seat of a side, if there are several sides; otherwise NO_ONE."""
        seats = [seat for seat in range(self.seats) if self.teams[seat] == side]
        return seats[0] if self.sides > 1 and len(seats) == 1 else NO_ONE

    def alive(self, side: int) -> list[int]:
        """Return the side's survivors that are not dead."""
        return [n for n, s in enumerate(self.people) if s.side == side and s.fate != DEAD]

    def people_in(self, hex: int) -> list[int]:
        return [n for n, s in enumerate(self.people) if s.hex == hex]

    def zombies_in(self, hex: int) -> list[int]:
        if not self.crowds[hex]:
            return []
        return [z for z, at in enumerate(self.zombies) if at == hex]

    def enemies(self, a: int, b: int) -> bool:
        """Return whether two survivors are of different sides (AT-G117)."""
        return self.people[a].side != self.people[b].side

    def crowd(self, hex: int) -> int:
        """Count the zombies that are in a hex."""
        count = self.crowds[hex]
        return count if count < MANY else self.zombies.count(hex)

    def foes_in(self, hex: int, survivor: int) -> list[int]:
        """List the enemies of this survivor in a hex."""
        side = self.people[survivor].side
        return [n for n, s in enumerate(self.people) if s.hex == hex and s.side != side]

    def friends_in(self, hex: int, survivor: int) -> list[int]:
        side = self.people[survivor].side
        return [n for n, s in enumerate(self.people) if s.hex == hex and s.side == side and n != survivor]

    def threatened(self, hex: int, survivor: int) -> bool:
        """Return whether zombies or enemies of this survivor are in the hex."""
        if self.crowds[hex]:
            return True
        side = self.people[survivor].side
        return any(s.hex == hex and s.side != side for s in self.people)

    def in_cover(self, survivor: int) -> bool:
        """Return whether it is in a rough or building hex (AT-06.07, AT-06.11)."""
        return self.map().terrain[self.people[survivor].hex] != CLEAR

    def sees(self, a: int, b: int) -> bool:
        """Return whether two hexes see each other in the present light (AT-08.51 to AT-08.54)."""
        return self.map().sight(a)[b] <= self.light

    def ability(self, survivor: int) -> str:
        """Return the special ability, or "".

        Reconstructed ones can be switched off (AT-G33).
        """
        person = self.people[survivor].person()
        return "" if person.reconstructed and self.rules.no_reconstructed_abilities else person.ability

    def dead_at(self, survivor: int) -> int:
        """Return the wound that kills it; an option makes cards longer (AT-03.20)."""
        person = self.people[survivor].person()
        return person.dead_at + (0 if person.generic else self.rules.extra_health)

    def woman(self, survivor: int) -> bool:
        """Return whether the survivor counts as a woman (AT-G07)."""
        person = self.people[survivor].person()
        return person.woman or (person.id == "too_tall" and self.rules.faq_too_tall_female)

    def melee_dice(self, survivor: int) -> int:
        """Return the melee dice: printed, best melee weapon carried, vest.

        (AT-08.62, AT-04.30, AT-G42)
        """
        s = self.people[survivor]
        best = 0 if s.hand is None else s.hand.weapon().melee
        if s.pack is not None and not self.rules.melee_weapon_in_hand:
            best = max(best, s.pack.weapon().melee)
        return s.values()[2] + best + (1 if s.vested() else 0)

    def wins_ties(self, survivor: int) -> bool:
        """Return whether a machete decides a tie against a single zombie (AT-G33, AT-G42)."""
        s = self.people[survivor]
        if self.rules.no_reconstructed_abilities:
            return False
        if s.hand is not None and s.hand.weapon().wins_ties:
            return True
        return s.pack is not None and s.pack.weapon().wins_ties and not self.rules.melee_weapon_in_hand

    def can_activate(self, survivor: int) -> bool:
        """Return whether its Rep, or that of an adjacent Star, reaches its side's die.

        The Star must have been next to it at the start of the turn (AT-03.10, AT-05.10, AT-G92).
        """
        s = self.people[survivor]
        face = self.face_of(s.side)
        if s.rep() >= face:
            return True
        if s.star() or survivor >= len(self.near):
            return False
        stars = self.near[survivor]
        for n, other in enumerate(self.people):
            if (stars >> n) & 1 and other.fate == ON_MAP and other.rep() >= face:
                return True
        return False

    def face_of(self, party: int) -> int:
        """Return the initiative die of a party, 7 if it rolled none."""
        for place, rolled in enumerate(self.parties):
            if rolled == party:
                return self.faces[place]
        return 7

    # ------------------------------------------------------------ edits

    def clear_activation(self) -> None:
        """Reset what lives for one activation, of a survivor or of the zombies (AT-05.12)."""
        self.acting = NO_ONE
        self.mp = 0
        self.acted = False
        self.began = False
        self.fast = False
        self.charging = False
        self.halted = False
        self.owed = ()
        self.swapped = False
        self.reloading = 0
        self.fought = 0
        self.arrived = 0
        self.check_border("activation")

    def clear_turn(self) -> None:
        """Reset what lives for one turn (AT-11.07, AT-12.48, AT-G92, AT-G103, AT-G47)."""
        self.still = 0
        self.truce = NOWHERE
        self.near = ()
        self.seen = ()
        self.tested = ()
        self.check_border("turn")

    def lay(self, layout: str) -> None:
        """Use another map, without figures."""
        m = map_of(layout)
        self.layout = m.layout  # the same object, so that it is found quickly
        self.crowds = bytes(m.size)
        self.afoot = 0

    def put_zombie(self, zombie: int, at: int) -> None:
        """Put a zombie counter on a hex, or off the map."""
        was = self.zombies[zombie]
        if was == at:
            return
        self.zombies[zombie] = at
        if was >= 0:
            self._count(was, -1)
        if at >= 0:
            self._count(at, 1)

    def _count(self, hex: int, more: int) -> None:
        self.afoot += more
        count = self.crowds[hex] + more
        if count >= MANY - 1:
            count = min(MANY, self.zombies.count(hex))
        self.crowds = self.crowds[:hex] + COUNTS[count] + self.crowds[hex + 1 :]

    def set_person(self, survivor: int, s: Survivor) -> None:
        self.people[survivor] = s

    def take_counter(self, item: int) -> None:
        """Take an item counter from the supply."""
        supply = list(self.supply)
        supply[item] -= 1
        self.supply = tuple(supply)

    def give_back(self, item: int) -> None:
        """Return a used counter to the supply."""
        supply = list(self.supply)
        supply[item] += 1
        self.supply = tuple(supply)

    def lose(self, item: int) -> None:
        """Put an item out of play (AT-G85)."""
        lost = list(self.lost)
        lost[item] += 1
        self.lost = tuple(lost)

    def add_shots(self, hex: int, number: int) -> None:
        """Add Shots markers, each up to 6 (AT-04.05, AT-G39)."""
        while number > 0:
            marker = min(6, number)
            self.shots = (*self.shots, (hex, marker))
            number -= marker


def pace(zombie: int) -> int:
    return ZOMBIE_PACE[zombie % len(ZOMBIES)]


def zombie_mp(zombie: int) -> int:
    """Return the MP printed on the counter (AT-03.27)."""
    return PACE_MP[pace(zombie)]


def added(scores: tuple[int, ...], side: int, points: int) -> tuple[int, ...]:
    """List the scores with more points for a side; hostile survivors have no score."""
    if not 0 <= side < len(scores):
        return scores
    out = list(scores)
    out[side] += points
    return tuple(out)
