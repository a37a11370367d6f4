"""Positions as text: `describe` writes them, `position` reads them, one item per line.

mission 04
Ned z5 seat 1 hand pistol fire_axe pack water wound - xp 8 skills ninja
Amy z5 car C1 driver
Doug z1 back           in the starting zone, but has been away from it (mission 09)
zombies z7 3 walker 1 fatty
noise z5 2
open D1 D2
opened r5              buildings (named by a room) that have spawned
taken O1
off S1                 Spawn Zones shut down (`on S1` for one that is inactive at first)
first 1
round 3
turn Ned               whose turn it is; `phase zombies` = the Zombies' Phase begins next
"""

from shamble.games.zombicide import names, sheets
from shamble.games.zombicide.board import BOARDS, number_of
from shamble.games.zombicide.cards import (
    CARDS,
    KIND_IDS,
    KINDS,
    NO_CARD,
    PIMP_WEAPONS,
    RIFLES,
    SCOPES,
    WOUND,
    cards_of,
)
from shamble.games.zombicide.flow import NextRound, PlayerTurn, ZombiesPhase, begin
from shamble.games.zombicide.options import Rules
from shamble.games.zombicide.setup import blank_state
from shamble.games.zombicide.sheets import BOX, SHEETS, SKILL_IDS
from shamble.games.zombicide.state import (
    DEAD,
    DRIVER,
    LEFT,
    ON_BOARD,
    ON_FOOT,
    PLAYERS,
    READY,
    Survivor,
    ZombicideState,
)

PHASES = ("setup", "players", "zombies", "end")


def describe(g: ZombicideState) -> str:
    """Return the position in a few readable lines."""
    board = g.board()
    lines = [f"mission {board.id}", f"round {g.round}", f"phase {PHASES[g.phase]}", f"first {g.first}"]
    for n, s in enumerate(g.survivors):
        lines.append(_survivor_line(g, n, s))
    for zone in range(board.size):
        if g.zombies_in(zone):
            horde = [f"{g.horde(zone, k)} {KIND_IDS[k]}" for k in range(KINDS) if g.horde(zone, k)]
            lines.append(f"zombies {board.names[zone]} {' '.join(horde)}")
        if g.noise[zone]:
            lines.append(f"noise {board.names[zone]} {g.noise[zone]}")
    doors = [names.door(g, d) for d in range(len(board.doors)) if g.door_open(d)]
    if doors:
        lines.append("open " + " ".join(doors))
    taken = [o.id for number, o in enumerate(board.objectives) if not g.objectives >> number & 1]
    if taken:
        lines.append("taken " + " ".join(taken))
    if g.acting >= 0:
        lines.append(f"turn {names.survivor(g, g.acting)} {g.actions}")
    return "\n".join(lines)


def _survivor_line(g: ZombicideState, n: int, s: Survivor) -> str:
    name = names.survivor(g, n)
    if s.fate != ON_BOARD:
        return f"{name} {'left' if s.fate == LEFT else 'dead'} seat {s.seat} xp {s.xp}"
    words = [name, names.zone(g, s.zone), f"seat {s.seat}"]
    if s.car != ON_FOOT:
        words.append(f"car {names.car(g, s.car)} {names.chair(s.chair)}")
    cards = [_card_word(g, card) for card in s.slots]
    words.append(f"hand {' '.join(cards[:2])} pack {' '.join(cards[2:])} xp {s.xp}")
    words.append("skills " + " ".join(SKILL_IDS[skill] for skill in s.skills))
    if s.zone == g.board().start == g.board().exit and g.roamed >> n & 1:
        words.append("back")
    return " ".join(words)


def _card_word(g: ZombicideState, card: int) -> str:
    if card < 0:
        return "wound" if card == WOUND else "-"
    if g.scope_under(card):
        return "sniper"
    return CARDS[card].id + ("!" if g.unloaded >> card & 1 else "")


class Reader:
    """Builds a position line by line."""

    def __init__(self, text: str, rules: Rules, seats: int) -> None:
        lines = [line.split("#")[0].split() for line in text.strip().splitlines()]
        self.lines = [words for words in lines if words]
        assert self.lines[0][0] == "mission", "a position begins with its mission"
        mission = number_of(self.lines[0][1])
        if mission < 0:
            raise ValueError(f"there is no mission {self.lines[0][1]}")
        self.board = BOARDS[mission]
        self.g = blank_state(mission, seats, rules)
        self.turn: list[str] = []

    def read(self) -> ZombicideState:
        for words in self.lines[1:]:
            if words[0].capitalize() in [sheet.name for sheet in SHEETS[:BOX]]:
                self.survivor(words)
            else:
                self.other(words)
        g = self.g
        g.phase = PLAYERS
        if self.turn[:1] == ["zombies"]:
            g.push(ZombiesPhase())
        elif self.turn:
            number = self.number(self.turn[0])
            g.push(ZombiesPhase())
            seat = g.survivors[number].seat
            for turn in range(g.seats - 1, -1, -1):
                g.push(PlayerTurn((seat + turn) % g.seats))
            begin(g, number)
            if len(self.turn) > 1:
                g.actions = int(self.turn[1])
        else:
            g.push(NextRound())
        return g

    def number(self, name: str) -> int:
        return next(n for n in range(len(self.g.survivors)) if names.survivor(self.g, n) == name)

    def card(self, word: str) -> int:
        """Take the first card of that name from a deck or from the cards set aside.

        "!" = unloaded, sniper = a Rifle with a Scope.
        """
        if word in ("-", "wound"):
            return NO_CARD if word == "-" else WOUND
        g = self.g
        id = word.rstrip("!")
        if id == "sniper":
            rifle, scope = self.card("rifle"), self.card("scope")
            g.scopes[SCOPES.index(scope)] = rifle
            assert rifle in RIFLES
            return rifle
        for pile in (g.bag, g.aside, g.top):
            for card in pile:
                if CARDS[card].id == id:
                    pile.remove(card)
                    if card in PIMP_WEAPONS:
                        g.looted |= 1 << PIMP_WEAPONS.index(card)
                    if word.endswith("!"):
                        g.unloaded |= 1 << card
                    return card
        raise ValueError(f"no {id} left")

    def survivor(self, words: list[str]) -> None:
        g, board = self.g, self.board
        sheet = [s.name for s in SHEETS].index(words[0])
        fate = {"left": LEFT, "dead": DEAD}.get(words[1], ON_BOARD)
        zone = board.number[words[1]] if fate == ON_BOARD else -1
        parts: dict[str, list[str]] = {}
        key = ""
        for word in words[2:]:
            if word in ("seat", "car", "hand", "pack", "xp", "skills", "gift", "back"):
                key = word
                parts[key] = []
            else:
                parts[key].append(word)
        hand = [self.card(word) for word in parts.get("hand", [])]
        pack = [self.card(word) for word in parts.get("pack", [])]
        slots = [*hand, *[NO_CARD] * (2 - len(hand)), *pack, *[NO_CARD] * (3 - len(pack))]
        car, chair = ON_FOOT, ON_FOOT
        if "car" in parts:
            car = [token.id for token in board.cars].index(parts["car"][0])
            chair = DRIVER if parts["car"][1] == "driver" else int(parts["car"][1].removeprefix("seat"))
            g.cars[car] = zone
        xp = int(parts.get("xp", ["0"])[0])
        skills = (
            [SKILL_IDS.index(word) for word in parts["skills"]] if "skills" in parts else [SHEETS[sheet].blue]
        )
        if g.level_at(xp) and "skills" not in parts:
            skills.append(sheets.ACTION)
        seat = int(parts.get("seat", ["0"])[0])
        gift = int(parts.get("gift", ["0"])[0])
        while sheets.HOARD in skills and len(slots) < 6:
            slots.append(NO_CARD)
        g.survivors.append(
            Survivor(seat, sheet, fate, zone, car, chair, tuple(slots), xp, tuple(skills), READY, gift)
        )
        g.kills.append(0)
        if fate == ON_BOARD and ("back" in parts or zone != board.start):
            g.roamed |= 1 << len(g.survivors) - 1

    def other(self, words: list[str]) -> None:
        g, board = self.g, self.board
        what, rest = words[0], words[1:]
        if what == "zombies":
            for count, kind in zip(rest[1::2], rest[2::2], strict=True):
                g.change(board.number[rest[0]], KIND_IDS.index(kind), int(count))
        elif what == "noise":
            for _ in range(int(rest[1])):
                g.make_noise(board.number[rest[0]])
        elif what == "open":
            for id in rest:
                door = [d.id for d in board.doors].index(id)
                g.doors |= 1 << door
                g.opened |= 1 << board.building[board.doors[door].room]
        elif what == "opened":
            for id in rest:
                g.opened |= 1 << board.building[board.number[id]]
        elif what == "taken":
            for id in rest:
                g.objectives &= ~(1 << [o.id for o in board.objectives].index(id))
        elif what in ("off", "on"):
            for id in rest:
                bit = 1 << [s.id for s in board.spawns].index(id)
                g.spawns = g.spawns & ~bit if what == "off" else g.spawns | bit
        elif what == "cargo":
            car = [token.id for token in board.cars].index(rest[0])
            g.cargo[car] = tuple([self.card(word) for word in rest[1:]])
        elif what == "car":
            g.cars[[token.id for token in board.cars].index(rest[0])] = board.number[rest[1]]
        elif what in ("first", "round"):
            setattr(g, what, int(rest[0]))
        elif what in ("turn", "phase"):
            self.turn = rest if what == "turn" else ["zombies"] if rest == ["zombies"] else []
        else:
            raise ValueError(f"unknown entry {what!r}")


def chance_values(kind: str, name: str) -> list[int]:
    """List the results that words for a chance can stand for: `card crowbar`, `zombie 4`."""
    if kind == "zombie":
        return [int(name) - 1]
    return cards_of(name) if kind == "card" else []


def position(text: str, rules: Rules, seats: int) -> ZombicideState:
    """Return the position that a text describes."""
    return Reader(text, rules, seats).read()
