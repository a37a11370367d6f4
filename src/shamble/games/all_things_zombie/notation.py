"""Positions as short readable text, for tests, bug reports and the terminal.

    scenario 3
    map      2|3
    people   Tonya 2G9 smg machete medkit w2 | Nick:1 2G14 shotgun(ooa) | Jimmy:1:ai 3C2 smg(scope)
    zombies  2G12 slow fast | 3C4 slow
    shots    2G9 3
    entered  2p
    searched 2q
    turn     Tonya

A survivor is written as its name, its side (0 if left out), "ai" if no player has it, its hex, its weapons
(in hand, then in the pack), gear and wounds. `turn` names the survivor that is activated, or "zombies" for
their phase, or "start" for a new turn.
"""

from shamble.core.game import BadPosition
from shamble.core.space.hexes import DIRECTIONS
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.activation import begin
from shamble.games.all_things_zombie.flow import EndOfTurn, Go, NextTurn, SideActs, note_start
from shamble.games.all_things_zombie.pieces import (
    ITEM,
    ITEM_IDS,
    LOOT_CARDS,
    PACES,
    PEOPLE,
    WEAPON_KINDS,
    ZOMBIE_CARDS,
    ZOMBIE_DIRECTION,
)
from shamble.games.all_things_zombie.rules.scenarios import EAST, WEST
from shamble.games.all_things_zombie.rules.spawning import cup
from shamble.games.all_things_zombie.state import (
    BOX,
    HAND,
    IN_CUP,
    NO_ONE,
    NOWHERE,
    PACK,
    PHASES,
    SURVIVORS,
    THE_DEAD,
    HexState,
    Rules,
    Survivor,
    fresh,
    opened,
    pace,
)

LINES = ("scenario", "map", "people", "zombies", "shots", "entered", "searched", "turn", "light", "finder")


def describe(g: HexState) -> str:
    """Return the whole position as text."""
    m = g.map()
    lines = [f"turn {g.turn}, {PHASES[g.phase]}, map {g.layout}"]
    lines.append("people   " + (" | ".join(_person(g, n) for n in range(len(g.people))) or "-"))
    stacks: dict[str, list[str]] = {}
    for zombie, at in enumerate(g.zombies):
        if at >= 0:
            stacks.setdefault(m.names[at], []).append(PACES[pace(zombie)])
    lines.append("zombies  " + (" | ".join(f"{hex} {' '.join(who)}" for hex, who in stacks.items()) or "-"))
    lines.append("shots    " + (" | ".join(f"{m.names[hex]} {number}" for hex, number in g.shots) or "-"))
    for word, bits in (("entered", g.entered), ("searched", g.searched)):
        marked = [b.id for n, b in enumerate(m.buildings) if (bits >> n) & 1]
        lines.append(f"{word:<8} " + (" ".join(marked) or "-"))
    return "\n".join(lines)


def _person(g: HexState, n: int) -> str:
    s = g.people[n]
    parts = [names.survivor(g, n) + (f":{s.side}" if s.side else "")]
    parts.append(g.map().names[s.hex] if s.hex != NOWHERE else ("waiting", "", "left", "dead")[s.fate])
    for held in (s.hand, s.pack):
        if held is not None:
            marks = ("" if held.loaded else "(ooa)") + ("(scope)" if held.scope else "")
            parts.append(ITEM_IDS[held.kind] + marks)
    parts.extend([ITEM_IDS[item] for item in s.gear])
    if s.wounds:
        parts.append(f"w{s.wounds}")
    if g.acting == n:
        parts.append(f"[{g.mp} MP]")
    return " ".join(parts)


def chance_values(g: HexState, kind: str, name: str) -> list[int]:
    """List the results that words for a chance can stand for.

    `zombies 2` is a zombie card, `loot bat` a loot card, `from NE` a counter in the cup with this arrow.
    """
    if kind == "zombies":
        return [card for card, count in enumerate(ZOMBIE_CARDS) if count == int(name)]
    if kind == "loot":
        return [card for card, item in enumerate(LOOT_CARDS) if item == ITEM.get(name, -1)]
    if kind == "from":
        arrow = DIRECTIONS.index(name)
        return [number for number, zombie in enumerate(cup(g)) if ZOMBIE_DIRECTION[zombie] == arrow]
    return []


def position(text: str, rules: Rules, seats: int = 1, seed: int = 0) -> HexState:
    """Return the state that a text describes.

    Side 0 is played by seat 0, side 1 by the last seat.
    """
    parts: dict[str, str] = {}
    for line in text.strip().splitlines():
        if not line.strip():
            continue
        word, _, rest = line.strip().partition(" ")
        if word not in LINES:
            raise BadPosition(f"unknown line {line.strip()!r}")
        parts[word] = rest.strip()
    g = opened(seats, rules, int(parts.get("scenario", "3")), parts.get("map", "2|3"))
    g.seed(seed)
    m = g.map()
    g.teams = (0,) if seats == 1 else (0, *[1] * (seats - 1))
    g.entries = (EAST, WEST)
    g.turns = 99
    g.turn = 1
    for words in _items(parts.get("people", "")):
        _put_person(g, words)
    g.sides = 1 + max([0, *[s.side for s in g.people if s.side < 10]])
    g.kills = g.searches = g.foes = (0,) * g.sides
    g.pool = (0,) * seats
    for words in _items(parts.get("zombies", "")):
        for word in words[1:]:
            _put_zombie(g, m.number[words[0]], word)
    for words in _items(parts.get("shots", "")):
        g.add_shots(m.number[words[0]], int(words[1]))
    ids = [b.id for b in m.buildings]
    for id in parts.get("entered", "").split():
        g.entered |= 1 << ids.index(id)
    for id in parts.get("searched", "").split():
        g.searched |= 1 << ids.index(id)
    if "light" in parts:
        g.light = int(parts["light"])
    if "finder" in parts:
        g.finder_card = int(parts["finder"])
    _whose_turn(g, parts.get("turn", "start"))
    return g


def _items(text: str) -> list[list[str]]:
    return [item.split() for item in text.split("|") if item.split()]


def _put_person(g: HexState, words: list[str]) -> None:
    name, *marks = words[0].split(":")
    kinds = [n for n, p in enumerate(PEOPLE) if p.name.replace(" ", "-") == name]
    if not kinds:
        raise BadPosition(f"unknown survivor {name!r}")
    side = int(marks[0]) if marks else 0
    seat = NO_ONE if "ai" in marks else 0 if side == 0 else g.seats - 1
    s = Survivor(kinds[0], side, seat)
    if words[1] != "off":
        s = s.at(g.map().number[words[1]])
    for word in words[2:]:
        id, _, mark = word.partition("(")
        if word.startswith("w") and word[1:].isdigit():
            s = s.hurt(int(word[1:]))
        elif id in ITEM:
            s = _give(g, s, ITEM[id], mark)
        else:
            raise BadPosition(f"unknown item {word!r}")
    g.people.append(s)


def _give(g: HexState, s: Survivor, item: int, mark: str) -> Survivor:
    g.take_counter(item)
    if item >= WEAPON_KINDS:
        return s.stowed(item, BOX, False)
    held = fresh(item)
    if "scope" in mark:
        g.take_counter(ITEM["scope"])
        held = held.scoped()
    if "ooa" in mark:
        held = held.emptied()
    if "loot" in mark:
        held = held.looted()
    if s.has_room(item, HAND):
        return s.armed(held, s.pack)
    if s.has_room(item, PACK):
        return s.armed(s.hand, held)
    return s.stowed(item, BOX, False)


def _put_zombie(g: HexState, hex: int, word: str) -> None:
    for zombie, at in enumerate(g.zombies):
        if at == IN_CUP and PACES[pace(zombie)] == word:
            g.put_zombie(zombie, hex)
            return
    raise BadPosition(f"no {word!r} zombie is left in the cup")


def _whose_turn(g: HexState, who: str) -> None:
    if who == "start":
        g.turn = 0
        g.push(NextTurn())
        return
    sides = sorted({s.side for s in g.people})
    g.parties = (THE_DEAD, *sides)
    g.faces = (1,) * len(g.parties)
    note_start(g)
    g.push(EndOfTurn())
    if who == "zombies":
        g.push(Go(THE_DEAD))
        return
    g.phase = SURVIVORS
    if who.startswith("side"):
        g.push(SideActs(int(who.split()[1])))
        return
    results = [n for n in range(len(g.people)) if names.survivor(g, n) == who]
    if not results:
        raise BadPosition(f"{who!r} is not among the people")
    begin(g, results[0])
