"""Positions as readable text for tests, bug reports and the terminal.

    turn     H1 3
    humans   H1 L11 W pistol ammo | H2 H18 W rifle(empty) | H3 aboard | H4 gone
    zombies  Z1 J11 E | Z2 H12 E surprise uncounted
    closed   W3 D1
    searched S4 1 2 | S5 1
    deck     ammo pistol
    fear

`turn` names the acting figure and its action points, or "humans" / "zombies" for the start of that side's turn.
`deck` lists the only cards left in it, as kinds; without that line it holds all cards that are nowhere else.
"""

from shamble.core.game import BadPosition
from shamble.core.options import Setup
from shamble.core.space.squares import DIRECTIONS, OFF
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import DECK, FACTS, NO_CARD, cards_of
from shamble.games.zombie_plague.flow import EndOfRound, FigureTurn, NextRound, SideActs, ZombieTurn
from shamble.games.zombie_plague.rules.cards.weapons import weapon_of
from shamble.games.zombie_plague.setup import human_seats, opening_state
from shamble.games.zombie_plague.state import (
    ABOARD,
    ESCAPED,
    HUMANS,
    NO_GEAR,
    ON_BOARD,
    ZOMBIES,
    ZOMBIFIED,
    Gear,
    Human,
    PlagueState,
    Rules,
    Zombie,
    is_human,
)

PHASES = ("set-up", "humans", "arrivals", "zombies")


def describe(g: PlagueState) -> str:
    """Return the whole position."""
    lines = [f"round {g.round}, {PHASES[g.phase]}" + (", fear" if g.fear else "")]
    humans = [_human(g, number) for number in range(1, len(g.humans) + 1)]
    zombies = [_zombie(g, number) for number in g.dead()]
    lines.append("humans   " + (" | ".join(humans) or "-"))
    lines.append("zombies  " + (" | ".join(zombies) or "-") + f"  ({g.counted()} of {g.limit})")
    closed = [o.id for number, o in enumerate(BOARD.openings) if g.barricaded(number)]
    lines.append("closed   " + (" ".join(closed) or "-"))
    places = [
        f"{BOARD.places[p].id} by " + " ".join(str(h) for h in range(1, len(g.humans) + 1) if (who >> h) & 1)
        for p, who in enumerate(g.searched)
        if who
    ]
    lines.append("searched " + (" | ".join(places) or "-"))
    lines.append(f"deck     {len(g.bag)} cards")
    return "\n".join(lines)


def _human(g: PlagueState, number: int) -> str:
    h = g.human(number)
    if h.fate == ON_BOARD:
        parts = [f"H{number}", BOARD.names[h.square], DIRECTIONS[h.facing]]
    elif h.fate == ABOARD:
        parts = [f"H{number}", "aboard"]
    else:
        return f"H{number} " + (
            "escaped" if h.fate == ESCAPED else "gone" if h.fate == ZOMBIFIED else "to come"
        )
    gear = g.gear_of(number)
    if gear.weapon != NO_CARD:
        parts.append(DECK[gear.weapon] + ("" if gear.loaded else "(empty)"))
    parts.extend(DECK[card] for card in gear.items)
    if g.acting == number:
        parts.append(f"[{g.ap} AP]")
    return " ".join(parts)


def _zombie(g: PlagueState, number: int) -> str:
    z = g.zombie(number)
    text = f"Z{number} {BOARD.names[z.square]} {DIRECTIONS[z.facing]}"
    if z.dog:
        text += " dog"
    if g.acting == -number:
        text += f" [{g.ap} AP]"
    return text


def chance_values(kind: str, name: str) -> list[int]:
    """List the results that words for a chance can stand for.

    `card ammo`, `edge E`, `square 5` (of that edge, the fifth free square from 0).
    """
    if kind == "card":
        return cards_of(name)
    if kind == "edge":
        return [DIRECTIONS.index(name)]
    return [int(name)] if kind == "square" else []


def position(text: str, rules: Rules, seats: int = 2, seed: int = 0) -> PlagueState:
    """Return the state that a text describes.

    Zombies belong to the zombie players in turn, humans to the human players.
    """
    parts: dict[str, str] = {}
    for line in text.strip().splitlines():
        word, _, rest = line.strip().partition(" ")
        if word not in ("turn", "humans", "zombies", "closed", "searched", "deck", "fear"):
            raise BadPosition(f"unknown line {line.strip()!r}")
        parts[word] = rest.strip()
    humans = _items(parts.get("humans", ""))
    players = human_seats(seats)
    g = opening_state(Setup(seats, "basic"), rules, len(humans), seed)
    g.stack.clear()
    g.answers.clear()
    g.round = 1
    for number, words in enumerate(humans, 1):
        _put_human(g, number, words, (number - 1) % players)
    for place, words in enumerate(_items(parts.get("zombies", ""))):
        _put_zombie(g, words, players + place % (seats - players))
    for id in parts.get("closed", "").split():
        g.barricades |= 1 << _index([o.id for o in BOARD.openings], id)
    for words in _items(parts.get("searched", "")):
        place = _index([p.id for p in BOARD.places], words[0])
        for human in words[1:]:
            g.searched[place] |= 1 << int(human)
    if "deck" in parts:
        wanted = [_card(g, kind) for kind in parts["deck"].split()]
        g.removed.extend(card for card in g.bag)
        g.bag = wanted
    g.fear = "fear" in parts
    _whose_turn(g, parts.get("turn", "humans").split())
    return g


def _items(text: str) -> list[list[str]]:
    return [item.split() for item in text.split("|") if item.split()]


def _index(ids: list[str], id: str) -> int:
    if id not in ids:
        raise BadPosition(f"{id!r} is none of {', '.join(ids)}")
    return ids.index(id)


def _square(name: str) -> int:
    if name not in BOARD.number:
        raise BadPosition(f"{name!r} is not a square")
    return BOARD.number[name]


def _card(g: PlagueState, kind: str) -> int:
    """Take a card of this kind out of the deck."""
    for card in cards_of(kind):
        if card in g.bag:
            g.bag.remove(card)
            return card
    raise BadPosition(f"no card {kind!r} is left in the deck")


def _put_human(g: PlagueState, number: int, words: list[str], seat: int) -> None:
    fates = {"aboard": ABOARD, "escaped": ESCAPED, "gone": ZOMBIFIED}
    if words[1] in fates:
        g.set_human(number, Human(seat, OFF, 0, fates[words[1]]))
        kinds = words[2:]
    else:
        facing = _index(list(DIRECTIONS), words[2])
        g.set_human(number, Human(seat, _square(words[1]), facing))
        kinds = words[3:]
    gear = NO_GEAR
    for word in kinds:
        kind = word.removesuffix("(empty)")
        card = _card(g, kind)
        if FACTS[kind].type == "weapon":
            gear = Gear(card, gear.items) if word != kind else gear.armed(card, weapon_of(card).second_barrel)
        else:
            gear = gear.with_item(card)
    g.set_gear(number, gear)


def _put_zombie(g: PlagueState, words: list[str], seat: int) -> None:
    number = int(words[0].removeprefix("Z"))
    while len(g.zombies) < number:
        g.zombies.append(None)
    marks = words[3:]
    zombie = Zombie(
        seat,
        _square(words[1]),
        _index(list(DIRECTIONS), words[2]),
        counted=not ("surprise" in marks or "uncounted" in marks),
        surprise="surprise" in marks,
        dog="dog" in marks,
    )
    g.set_zombie(number, zombie)


def _whose_turn(g: PlagueState, words: list[str]) -> None:
    if words[0] == "humans":
        g.round = 0
        g.push(NextRound())
        return
    if words[0] == "zombies":
        g.phase = HUMANS
        g.push(ZombieTurn())
        return
    number = int(words[0][1:])
    figure = number if words[0].startswith("H") else -number
    g.phase = HUMANS if is_human(figure) else ZOMBIES
    if is_human(figure):
        g.push(ZombieTurn())
        g.push(SideActs(humans=True))
    else:
        g.push(EndOfRound())
        g.push(SideActs(humans=False))
    g.acting = figure
    g.ap = int(words[1])
    g.fresh = True
    g.push(FigureTurn(figure))
