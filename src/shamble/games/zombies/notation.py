"""Positions as short readable text, for tests, bug reports and the terminal.

    tiles    crossroads 1,0 | hospital 0,-1 r2 door=1,-2 | helipad 2,0
    players  P1 4,1 life=2 bullets=0 kills=3 hand=fear,keys items=fire_axe | P2 dead | P3 safe
    zombies  4,1 | 5,1
    tokens   life 0,-3 | bullet 1,-3 | survivor 2,-3 | hidden 0,-2
    lasting  fear P2 | alternate_food_source P1 now
    pile     curve hospital
    deck     fear shotgun
    helipad  gone
    turn     P1 moving 5

Tiles have their position in tiles from the Town Square and their rotation in quarter turns; squares are columns and
rows over the whole map. `helipad` says "gone" or "shuffled" when it is neither on the map nor buried. `pile` and `deck`
list everything left in them; other tiles are then out of the game, other cards discarded. `turn` names the player and
the point: nothing (the start of the turn), fight, cards, move, moving N (squares left), zombies, walk N (zombies left),
discard, end.
"""

from shamble.core.game import BadPosition
from shamble.core.options import Setup
from shamble.core.space.squares import OFF
from shamble.games.zombies.board import HELIPAD_TILE, KIND_NUMBER, SHAPES, TILES, City
from shamble.games.zombies.cards import DECK, ENTRIES, KINDS, cards_of
from shamble.games.zombies.flow import (
    DiscardPhase,
    Moving,
    PhaseCards,
    PhaseFight,
    PhaseMove,
    PhaseZombies,
    TurnEnd,
    TurnStart,
    next_keeper,
)
from shamble.games.zombies.rules.cards.base import EVENTS, ITEMS
from shamble.games.zombies.rules.zombie_movement import WalkZombies
from shamble.games.zombies.setup import opening_state
from shamble.games.zombies.state import (
    ALIVE,
    BULLET,
    BURIED,
    DEAD,
    DISCARD,
    FACE_DOWN,
    GONE,
    LIFE,
    MOVE,
    NEXT_TURN,
    NOTHING,
    ON_MAP,
    SAFE,
    SHUFFLED,
    SURVIVOR,
    THE_TURN,
    THIS_TURN,
    ZOMBIE,
    ZOMBIES,
    Lasting,
    Rules,
    ZombiesState,
)

PHASES = ("set-up", "tile", "fight", "cards", "move", "zombies", "discard")
STATUS = ("", "dead", "safe", "zombie")
TOKENS = {"life": LIFE, "bullet": BULLET, "survivor": SURVIVOR, "hidden": FACE_DOWN}
LINES = ("tiles", "players", "zombies", "tokens", "lasting", "pile", "deck", "helipad", "turn")


def describe(g: ZombiesState) -> str:
    """Return the whole position as text."""
    lines = [f"round {g.round}, P{g.active + 1}, {PHASES[g.phase]}"]
    tiles = []
    for slot, tile in enumerate(g.city.placed):
        if slot:
            door = g.city.door(slot)
            turned = f" r{tile.turns}" if tile.turns else ""
            tiles.append(f"{tile.kind().id} {tile.x},{tile.y}{turned}" + _door(g.city, door))
    lines.append("tiles    " + (" | ".join(tiles) or "-"))
    lines.append("players  " + " | ".join(_player(g, seat) for seat in range(g.seats)))
    zombies = [g.city.names[square] for square in sorted(g.zombies) if square != OFF]
    lines.append(f"zombies  {' | '.join(zombies) or '-'}  ({g.supply} left)")
    words = {number: word for word, number in TOKENS.items()}
    tokens = [f"{words[t]} {g.city.names[s]}" for s, t in enumerate(g.tokens) if t != NOTHING]
    lines.append("tokens   " + (" | ".join(tokens) or "-"))
    if g.lasting:
        lasting = [f"{e.kind} P{e.seat + 1}{' now' if e.stage else ''}" for e in g.lasting]
        lines.append("lasting  " + " | ".join(lasting))
    lines.append(f"pile     {len(g.pile)} tiles, deck {len(g.deck)} cards")
    return "\n".join(lines)


def _door(city: City, door: int) -> str:
    return "" if door == OFF else f" door={city.names[door]}"


def _player(g: ZombiesState, seat: int) -> str:
    status = g.status[seat]
    parts = [f"P{seat + 1}", g.city.names[g.square[seat]] if status == ALIVE else STATUS[status]]
    parts.append(f"life={g.life[seat]} bullets={g.bullets[seat]} kills={g.kills[seat]}")
    parts.append("hand=" + ",".join(DECK[card] if card >= 0 else "?" for card in g.hands[seat]))
    if g.items[seat]:
        parts.append("items=" + ",".join(g.item_ids(seat)))
    if g.recovered[seat]:
        parts.append(f"recovered={g.recovered[seat]}")
    if g.carrying[seat]:
        parts.append("carrying")
    return " ".join(parts)


def chance_values(kind: str, name: str) -> list[int]:
    """List the results that words for a chance can stand for: `card fear`, `tile helipad`."""
    if kind == "card":
        return cards_of(name)
    if kind == "tile":
        return [tile for tile, what in enumerate(TILES) if what == KIND_NUMBER[name]]
    return []


def position(text: str, rules: Rules, seats: int = 2, seed: int = 0) -> ZombiesState:
    """Return the state that a text describes."""
    parts: dict[str, str] = {}
    for line in text.strip().splitlines():
        word, _, rest = line.strip().partition(" ")
        if word not in LINES:
            raise BadPosition(f"unknown line {line.strip()!r}")
        parts[word] = rest.strip()
    g = opening_state(Setup(seats, "classic"), rules, seed)
    g.stack.clear()
    g.answers.clear()
    g.round = 1
    for words in _items(parts.get("tiles", "")):
        _put_tile(g, words)
    for words in _items(parts.get("players", "")):
        _put_player(g, words)
    for words in _items(parts.get("zombies", "")):
        for name in words:
            g.put_zombie(_square(g, name))
    for words in _items(parts.get("tokens", "")):
        _put_token(g, words)
    for words in _items(parts.get("lasting", "")):
        _put_lasting(g, words)
    if "pile" in parts:
        wanted = [_tile(g, id) for id in parts["pile"].split()]
        g.unplayable.extend(g.pile)
        g.pile = wanted
    if "deck" in parts:
        wanted = [_card(g, id) for id in parts["deck"].split()]
        g.discard.extend(g.deck)
        g.deck = wanted
    _put_helipad(g, parts.get("helipad", ""))
    _whose_turn(g, parts.get("turn", "P1").split())
    return g


def _items(text: str) -> list[list[str]]:
    return [item.split() for item in text.split("|") if item.split()]


def _square(g: ZombiesState, name: str) -> int:
    if name not in g.city.names:
        raise BadPosition(f"{name!r} is not a square of the map")
    return g.city.names.index(name)


def _seat(word: str) -> int:
    return int(word.removeprefix("P")) - 1


def _tile(g: ZombiesState, id: str) -> int:
    """Take a tile of this kind from the pile."""
    if id not in KIND_NUMBER:
        raise BadPosition(f"{id!r} is not a tile")
    for tile in g.pile:
        if TILES[tile] == KIND_NUMBER[id]:
            g.pile.remove(tile)
            return tile
    raise BadPosition(f"no tile {id!r} is left")


def _card(g: ZombiesState, id: str) -> int:
    """Take a card of this kind from the deck."""
    if id not in ENTRIES:
        raise BadPosition(f"{id!r} is not a card")
    for card in cards_of(id):
        if card in g.deck:
            g.deck.remove(card)
            return card
    raise BadPosition(f"no card {id!r} is left")


def _put_tile(g: ZombiesState, words: list[str]) -> None:
    id, place = words[0], words[1]
    x, y = (int(number) for number in place.split(","))
    tile = HELIPAD_TILE if id == "helipad" else _tile(g, id)
    turns = 0
    door = ""
    for word in words[2:]:
        if word.startswith("door="):
            door = word.removeprefix("door=")
        else:
            turns = int(word.removeprefix("r"))
    slot = len(g.city.placed)
    if g.city.slot_at(x, y) != OFF or g.city.joins(SHAPES[TILES[tile]][turns], x, y) <= 0:
        raise BadPosition(f"{id!r} does not join the roads at {place}")
    g.set_city(g.city.extended(tile, turns, x, y))
    if door:
        g.set_city(g.city.with_door(slot, _square(g, door) - slot * 9))


def _put_player(g: ZombiesState, words: list[str]) -> None:
    seat = _seat(words[0])
    rest = words[1:]
    if rest and rest[0] in STATUS[1:]:
        g.status[seat] = (ALIVE, DEAD, SAFE, ZOMBIE)[STATUS.index(rest[0])]
        g.square[seat] = OFF
        if g.status[seat] != SAFE:
            g.life[seat] = 0
            g.bullets[seat] = 0
        rest = rest[1:]
    elif rest and "=" not in rest[0] and "," in rest[0]:
        g.square[seat] = _square(g, rest[0])
        rest = rest[1:]
    numbers = {
        "life": g.life,
        "bullets": g.bullets,
        "deaths": g.deaths,
        "recovered": g.recovered,
        "played": g.played,
        "shots": g.shots,
    }
    for word in rest:
        name, _, value = word.partition("=")
        if name in numbers:
            numbers[name][seat] = int(value)
        elif name == "kills":
            g.kills[seat] = int(value)
            g.supply -= int(value)
        elif name == "hand":
            g.hands[seat] = [_card(g, id) for id in value.split(",")]
        elif name == "items":
            g.items[seat] = tuple([_card(g, id) for id in value.split(",")])
            g.shots[seat] = max([KINDS[id].shots for id in value.split(",")])
        elif name == "carrying":
            g.carrying[seat] = True
        elif name == "silent":
            g.silent[seat] = True
        elif name == "armed":
            g.armed[seat] = True
        else:
            raise BadPosition(f"unknown word {word!r}")


def _put_token(g: ZombiesState, words: list[str]) -> None:
    if words[0] not in TOKENS:
        raise BadPosition(f"{words[0]!r} is none of {', '.join(TOKENS)}")
    for name in words[1:]:
        square = _square(g, name)
        g.lay_token(square, TOKENS[words[0]])
        if words[0] == "hidden":
            kind = g.city.placed[square // 9].kind()
            g.fill_bag(square // 9, (kind.life, kind.bullets, kind.survivors))


def _put_lasting(g: ZombiesState, words: list[str]) -> None:
    kind = words[0]
    stage = THIS_TURN if "now" in words else NEXT_TURN
    slot = OFF
    card = OFF
    if kind in ITEMS and not KINDS[kind].holds_zombies:  # active until the turn ends
        stage = THE_TURN
        if len(words) > 2:
            slot = g.city.slot_of(words[2])
    elif kind in EVENTS:
        card = _card(g, kind)
    g.lasting.append(Lasting(kind, card, _seat(words[1]), stage, slot))


def _put_helipad(g: ZombiesState, word: str) -> None:
    if g.city.helipad != OFF:
        g.helipad = ON_MAP
    elif word == "shuffled":
        g.helipad = SHUFFLED
        g.pile.append(HELIPAD_TILE)
    elif word == "gone":
        g.helipad = GONE
        g.unplayable.append(HELIPAD_TILE)
    else:
        g.helipad = BURIED


def _whose_turn(g: ZombiesState, words: list[str]) -> None:
    seat = _seat(words[0])
    g.active = seat
    point = words[1] if len(words) > 1 else ""
    if not point:
        g.push(TurnStart(seat))
        return
    if g.rules.last_man:
        g.keeper = next_keeper(g)
    g.push(TurnEnd(seat))
    if point == "end":
        return
    g.phase = DISCARD
    g.push(DiscardPhase(seat))
    if point == "discard":
        return
    g.phase = ZOMBIES
    if point == "walk":
        g.push(WalkZombies(seat, int(words[2]), OFF))
        return
    g.push(PhaseZombies(seat))
    if point == "zombies":
        return
    g.phase = MOVE
    if point == "moving":
        g.base = int(words[2])
        g.mover = seat
        g.windowed = True
        g.push(Moving(seat))
        return
    g.push(PhaseMove(seat))
    if point == "move":
        return
    g.push(PhaseCards(seat))
    if point == "fight":
        g.push(PhaseFight(seat))
    elif point != "cards":
        raise BadPosition(f"unknown point of the turn {' '.join(words)!r}")
