"""Positions as short readable text, for tests, bug reports and the terminal.

    seats    red purple green
    start    red
    sides    church B, bank B
    corners  armory bank church hospital
    red      rocker bank, priest- church, geek! bank; pistol shotgun; 2 antidotes; food 1 2
    zombies  bank 4, church 2
    drops    bank 2 antidotes pistol
    tokens   water_tower 2, armory 1
    leader   green
    hour     3
    deck     pistol
    next     INV-03A
    at       attack bank

A character is exhausted with "-", hidden with "!", on a temporary space with "+". Seats are named by colour,
clockwise; a seat without a line gets one character at the crossroads. `deck` lists the only cards left. `at` says
where play continues: "hour" (a new turn begins), "plans", "invasion", "move PLACE..." (with the movement card of each
seat), "location PLACE", "use PLACE", "attack PLACE", "share PLACE", "change", "rescue", or "window" (all can act).
"""

from shamble.core.game import BadPosition
from shamble.core.options import Setup
from shamble.games.city_of_horror.board import (
    ARMORY,
    BOARDS,
    COLLAPSED,
    COLOURS,
    CROSSROADS,
    FOOD,
    HOUR_NAMES,
    INVASIONS,
    NOWHERE,
    OF_HOUR,
    PEOPLE,
    PERSON,
    PLACES,
    SIDE_A,
    SIDE_B,
    SIDES,
    TOWER,
)
from shamble.games.city_of_horror.cards import KINDS, cards_of
from shamble.games.city_of_horror.flow import (
    ChangeStarter,
    ChoosePlans,
    Finished,
    Hour,
    InvasionPhase,
    Location,
    Locations,
    StepB,
)
from shamble.games.city_of_horror.names import card as card_text
from shamble.games.city_of_horror.rules.attack import CheckAttack
from shamble.games.city_of_horror.rules.deals import renew_offers
from shamble.games.city_of_horror.rules.locations import BeginActivation
from shamble.games.city_of_horror.rules.movement import MovementPhase
from shamble.games.city_of_horror.rules.negotiation import OfferFrame
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.rules.rescue import Rescue
from shamble.games.city_of_horror.rules.sharing import BeforeSharing
from shamble.games.city_of_horror.rules.windows import AFTER_LOOK, AFTER_PLANS, BEFORE_ATTACK, Opportunity
from shamble.games.city_of_horror.setup import empty_city, rules_of
from shamble.games.city_of_horror.state import (
    CHOOSE,
    EXPOSED,
    GIVE,
    HELP,
    HIDDEN,
    ITEMS,
    MOVE,
    NO_SEAT,
    NOT_DEALT,
    NOT_DRAWN,
    OPEN,
    PROMISES,
    RESOLVE,
    STEP_B,
    Character,
    CityState,
    Rules,
    Terms,
    Word,
)

PHASES = ("set-up", "observation", "plans", "invasion", "movement", "locations", "starting player", "rescue")


def describe(g: CityState) -> str:
    """Return the whole position as text, as far as it is known."""
    lines = [f"{HOUR_NAMES[g.hour]}, {PHASES[g.phase]}, {COLOURS[g.colours[g.start]]} starts"]
    lines[0] += f", leader on {COLOURS[g.leader]}"
    for place in g.places:
        lines.append(_place(g, place))
    for seat in range(g.seats):
        lines.append(_seat(g, seat))
    lines.append(
        f"reserve   {len(g.deck)} cards, {g.ambulance} antidotes, {len(g.truck)} food, {g.horde} zombies"
    )
    lines.append("discard   " + (" ".join(card_text(card) for card in g.discard) or "-"))
    for p in g.promises:
        if p.fate == OPEN:
            lines.append(f"promise   {_word(g, p.giver, (p.kind, p.place, p.arg))}, to {_colour(g, p.to)}")
    frame = g.stack[-1] if g.stack else None
    making: list[OfferFrame] = [frame] if isinstance(frame, OfferFrame) else []
    for offer in making + list(g.sketches):
        lines.append("making    " + _offer(g, offer.proposer, offer.partner, offer.terms))
    for bid in g.bids:
        lines.append("offer     " + _offer(g, bid.proposer, bid.partner, bid.terms))
    return "\n".join(lines)


def _colour(g: CityState, seat: int) -> str:
    return COLOURS[g.colours[seat]]


def _word(g: CityState, giver: int, word: Word) -> str:
    kind, place, arg = word
    text = f"{_colour(g, giver)} {PROMISES[kind]} {PLACES[place]}"
    if kind == HELP:
        return f"{text} {arg}"
    if kind == GIVE:
        return f"{text} {ITEMS[arg]}"
    return text if arg == NO_SEAT else f"{text} {_colour(g, arg)}"


def _offer(g: CityState, proposer: int, partner: int, terms: Terms) -> str:
    """Return an offer as text, as far as it is known."""
    cards, antidotes, want_cards, want_antidotes, mine, yours = terms
    gives = [card_text(card) if card >= 0 else "?" for card in cards] + ["antidote"] * antidotes
    wants = ["card"] * want_cards + ["antidote"] * want_antidotes
    if mine != NO_PROMISE:
        gives.append(f"promise ({_word(g, proposer, mine)})")
    if yours != NO_PROMISE:
        wants.append(f"promise ({_word(g, partner, yours)})")
    head = f"{_colour(g, proposer)} to {_colour(g, partner)}"
    return f"{head}: gives {', '.join(gives) or '-'}; wants {', '.join(wants) or '-'}"


def _place(g: CityState, place: int) -> str:
    people = [_person(g, person) for person in g.at(place)]
    text = f"{g.number(place)} {PLACES[place]} {SIDES[g.sides[place]]}: {g.zombies[place]} zombies"
    if g.closed(place):
        text += ", burnt" if g.burnt() else ", blocked"
    if g.tokens[place]:
        text += f", {g.tokens[place]} tokens"
    if g.items_at(place):
        text += f", {g.drop_antidotes[place]} antidotes and {len(g.drops[place])} cards"
    return text + " | " + (" ".join(people) or "-")


def _person(g: CityState, person: int) -> str:
    c = g.people[person]
    marks = ("" if c.rested else "-") + ("!" if c.shelter != EXPOSED else "") + ("+" if c.extra else "")
    return f"{PEOPLE[person].id}{marks}({COLOURS[g.colours[c.seat]]})"


def _seat(g: CityState, seat: int) -> str:
    name = COLOURS[g.colours[seat]]
    if not g.playing(seat):
        return f"{name}: out"
    hand = " ".join(card_text(card) if card >= 0 else "?" for card in g.hands[seat])
    food = " ".join(str(FOOD[t]) if t >= 0 else "?" for t in g.food[seat] + g.open_food[seat])
    return f"{name}: hand {hand or '-'}; {g.antidotes[seat]} antidotes; food {food or '-'}"


WORDS = (
    "seats",
    "start",
    "sides",
    "corners",
    "zombies",
    "drops",
    "tokens",
    "leader",
    "hour",
    "deck",
    "next",
    "at",
)


def chance_values(kind: str, name: str) -> list[int]:
    """List the results that words for a chance can stand for.

    `card pistol`, `place bank`, `invasion INV-04A`, `food 2`.
    """
    if kind == "card":
        return cards_of(name)
    if kind == "place":
        return [PLACES.index(name)]
    if kind == "invasion":
        number = [card.id for card in INVASIONS].index(name)
        return [OF_HOUR[INVASIONS[number].hour].index(number)]
    if kind == "food":
        return [token for token, value in enumerate(FOOD) if value == int(name)]
    return []


def position(text: str, rules: Rules | None = None) -> CityState:
    """Return the state that a text describes, ready to play."""
    parts: dict[str, str] = {}
    for line in text.strip().splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word:
            continue
        if word not in WORDS and word not in COLOURS:
            raise BadPosition(f"unknown line {line.strip()!r}")
        parts[word] = rest.strip()
    colours = [_index(COLOURS, c) for c in parts.get("seats", "red purple green").split()]
    g = empty_city(len(colours), rules or rules_of(Setup(len(colours))))
    g.colours = tuple(colours)
    g.seed(0)
    _lay(g, parts)
    for seat, colour in enumerate(colours):
        _seat_line(g, seat, parts.get(COLOURS[colour], ""))
    _reserves(g, parts)
    g.start = colours.index(_index(COLOURS, parts.get("start", COLOURS[colours[0]])))
    g.leader = _index(COLOURS, parts.get("leader", COLOURS[g.colours[g.start]]))
    g.hour = int(parts.get("hour", "1"))
    if "next" in parts:
        g.invasion = _index([card.id for card in INVASIONS], parts["next"])
    else:
        g.invasion = NOT_DRAWN
    g.history = ((0, *[0] * g.seats),)
    renew_offers(g)
    where = parts.get("at", "window").split()
    shown = g.hour if where[0] in ("hour", "window", "plans", "invasion") else g.hour + 1
    g.invasions = [OF_HOUR[hour][0] for hour in range(shown)]
    _go_on(g, where)
    return g


def _index(ids: list[str], id: str) -> int:
    if id not in ids:
        raise BadPosition(f"{id!r} is none of {', '.join(ids)}")
    return ids.index(id)


def _items(text: str, mark: str = ",") -> list[list[str]]:
    return [item.split() for item in text.split(mark) if item.split()]


def _lay(g: CityState, parts: dict[str, str]) -> None:
    sides = {"A": SIDE_A, "B": SIDE_B, "collapsed": COLLAPSED}
    for place, side in _items(parts.get("sides", "")):
        number = _index(PLACES, place)
        if side not in sides or sides[side] >= len(BOARDS[number]):
            raise BadPosition(f"{place} has no side {side}")
        g.sides[number] = sides[side]
    if "corners" in parts:
        corners = [_index(PLACES, place) for place in parts["corners"].split()]
        g.places = (TOWER, *corners, CROSSROADS)
    for place, count in _items(parts.get("tokens", "")):
        g.tokens[_index(PLACES, place)] = int(count)
    g.shut = g.tokens[ARMORY] >= g.fuse(ARMORY)


def _take_card(g: CityState, kind: str) -> int:
    _index(KINDS, kind)
    for card in cards_of(kind):
        if card in g.deck:
            g.deck.remove(card)
            return card
    raise BadPosition(f"no card {kind!r} is left in the deck")


def _seat_line(g: CityState, seat: int, text: str) -> None:
    fields = text.split(";") if text else []
    people = _items(fields[0]) if fields else []
    for name, place in people:
        _put_person(g, seat, name, place)
    if not people:
        spare = [n for n in range(len(PEOPLE) - 1, -1, -1) if g.people[n] == NOT_DEALT]
        _put_person(g, seat, PEOPLE[spare[seat]].id, "crossroads")
    for field in fields[1:]:
        words = field.split()
        if words and words[0] == "food":
            for value in words[1:]:
                token = next(t for t in g.truck if FOOD[t] == int(value))
                g.truck.remove(token)
                g.food[seat].append(token)
        elif len(words) == 2 and words[1].startswith("antidote"):
            g.antidotes[seat] = int(words[0])
            g.ambulance -= int(words[0])
        else:
            g.hands[seat] = [_take_card(g, kind) for kind in words]


def _put_person(g: CityState, seat: int, name: str, place: str) -> None:
    bare = name.rstrip("-!+")
    if bare not in PERSON:
        raise BadPosition(f"unknown character {bare!r}")
    marks = name[len(bare) :]
    person = PERSON[bare]
    g.undealt.remove(person)
    g.people[person] = Character(
        seat,
        _index(PLACES, place),
        rested="-" not in marks,
        extra="+" in marks,
        shelter=HIDDEN if "!" in marks else EXPOSED,
        born=bare == "pregnant_woman" and "-" in marks,
    )


def _reserves(g: CityState, parts: dict[str, str]) -> None:
    for name, count in _items(parts.get("zombies", "")):
        g.zombies[_index(PLACES, name)] = int(count)
        g.horde -= int(count)
    for words in _items(parts.get("drops", "")):
        place = _index(PLACES, words[0])
        rest = words[1:]
        if len(rest) > 1 and rest[1].startswith("antidote"):
            g.drop_antidotes[place] = int(rest[0])
            g.ambulance -= int(rest[0])
            rest = rest[2:]
        g.drops[place] = [_take_card(g, kind) for kind in rest]
    if "deck" in parts:
        wanted = [_take_card(g, kind) for kind in parts["deck"].split()]
        g.gone.extend(g.deck)
        g.deck = wanted


def _go_on(g: CityState, words: list[str]) -> None:
    """Push the frames from which play continues."""
    where = words[0]
    if where == "hour":
        g.hour -= 1
        g.push(Hour())
        return
    if where == "rescue":
        g.push(Rescue())
        return
    g.push(ChangeStarter())
    if where == "change":
        return
    if where in ("location", "use", "attack", "share"):
        _at_location(g, where, _index(PLACES, words[1]))
        return
    g.push(Locations())
    if where == "window":
        g.phase = MOVE
        g.plans = [NOWHERE] * g.seats
        g.push(Opportunity(AFTER_LOOK))
        return
    g.push(MovementPhase())
    if where == "move":
        g.phase = MOVE
        g.plans = [_index(PLACES, place) for place in words[1:]] or [CROSSROADS] * g.seats
        return
    g.push(InvasionPhase())
    if where == "plans":
        g.phase = CHOOSE
        g.push(Opportunity(AFTER_PLANS))
        g.push(ChoosePlans())


def _at_location(g: CityState, where: str, place: int) -> None:
    g.phase = RESOLVE
    g.resolving = place
    number = g.number(place)
    for done in g.places[: number - 1]:
        g.resolved |= 1 << done
    if where == "location":
        g.push(Location(number))
        return
    g.push(Finished(number))
    g.push(BeforeSharing(place))
    if where == "share":
        return
    g.push(CheckAttack(place))
    if where == "attack":
        g.step = STEP_B
        g.push(Opportunity(BEFORE_ATTACK, place))
        return
    g.push(StepB())
    g.push(BeginActivation(place))
