"""Playing event cards (ZZ-13.02, ZZ-13.03, ZZ-15.01): one a round, at any time it makes sense; items only in the own
turn. What a card says goes before the rules (ZZ-13.08)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.card_events import CardPlayed, ItemLaid
from shamble.games.zombies.cards import (
    ADRENALINE,
    BAD_SENSE,
    BRAIN_CRAMP,
    DECK,
    FOOD_SOURCE,
    GET_WORSE,
    IS_ITEM,
    KEYS,
    KINDS,
    MASTER,
    MISCALCULATION,
    NO_CARD,
    NOT_SO_BAD,
    REST,
    SCREWED,
    SHOTGUN,
)
from shamble.games.zombies.rules import items
from shamble.games.zombies.rules.effects import happen, movable
from shamble.games.zombies.rules.furnishing import ANYWHERE, AWAY_FROM_PLAYERS, squares_for
from shamble.games.zombies.rules.targets import buildings, targets
from shamble.games.zombies.state import ALIVE, MOVE, ZOMBIE, ZombiesState

NEEDS_PAWN = (ADRENALINE, KEYS, REST, BAD_SENSE)  # ZZ-22.10, ZZ-G60


def spent_refusals(g: ZombiesState, seat: int) -> list[Refusal]:
    """The card of the round is played (ZZ-13.02), or the strict table forbids it (ZZ-G30)."""
    no: list[Refusal] = []
    if g.plays_left(seat) <= 0:
        no.append(Refusal("no-card-played", "ZZ-13.02"))
    if g.silent[seat]:
        no.append(Refusal("no-silent", "ZZ-G30"))
    return no


def needs_pawn(g: ZombiesState, seat: int) -> list[Refusal]:
    if g.status[seat] == ZOMBIE:
        return [Refusal("no-zombie-player", "ZZ-22.10")]
    if g.status[seat] != ALIVE:
        return [Refusal("no-pawn", "ZZ-G26")]
    return []


class Play(Action[ZombiesState]):
    """Play a regular event from the hand (ZZ-15.01)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: ZombiesState) -> str:
        return "play " + names.card_id(self.card)

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)

    def rules(self) -> tuple[str, ...]:
        return (KINDS[DECK[self.card]].rule,)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no = spent_refusals(g, seat)
        kind = DECK[self.card]
        rule = KINDS[kind].rule
        if kind in NEEDS_PAWN:
            no.extend(needs_pawn(g, seat))
        if kind == ADRENALINE:
            if seat != g.active:
                no.append(Refusal("no-own-turn", rule))
            elif g.phase > MOVE or g.by_car or g.afraid(seat):
                no.append(Refusal("no-movement-to-double", rule))
        elif kind in (KEYS, REST):
            if seat != g.active:
                no.append(Refusal("no-own-turn", rule))
            elif g.phase != MOVE or g.mover != OFF:
                no.append(Refusal("no-instead-of-roll", rule))
            elif kind == KEYS and g.afraid(seat):
                no.append(Refusal("no-afraid", "ZZ-25.12"))
        elif kind == BRAIN_CRAMP:
            if seat == g.active:
                no.append(Refusal("no-others-movement", rule))
            elif g.phase != MOVE or g.mover == OFF or g.used > 0:
                no.append(Refusal("no-begins-to-move", rule))
        elif kind == BAD_SENSE:
            if g.status[seat] == ALIVE and g.life[seat] < 2:
                no.append(Refusal("no-last-life", "ZZ-G64"))
            if not targets(g, seat, kind):
                no.append(Refusal("no-target", rule))
        elif kind in (GET_WORSE, MISCALCULATION):
            if not buildings(g, kind):
                no.append(Refusal("no-building", rule))
        elif kind == NOT_SO_BAD:
            if g.zombies_held():
                no.append(Refusal("no-zombies-held", "ZZ-24.01"))
            elif not movable(g, seat):
                no.append(Refusal("no-zombie-to-move", rule))
        elif kind in (SCREWED, MASTER):
            where = ANYWHERE if kind == SCREWED else AWAY_FROM_PLAYERS
            if g.supply == 0 or not squares_for(g, where, OFF):
                no.append(Refusal("no-room-for-zombies", rule))
        elif kind != FOOD_SOURCE and not targets(g, seat, kind):
            no.append(Refusal("no-target", rule))
        return no

    def do(self, g: ZombiesState, seat: int) -> None:
        g.hands[seat].remove(self.card)
        g.discard.append(self.card)
        g.played[seat] += 1
        g.emit(CardPlayed(seat, self.card))
        happen(g, seat, self.card)


class Lay(Action[ZombiesState]):
    """Lay an item down in front of oneself (ZZ-14.01)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: ZombiesState) -> str:
        return "lay " + names.card_id(self.card)

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-14.04", KINDS[DECK[self.card]].rule)

    def where(self, g: ZombiesState) -> tuple[str, ...]:
        """The tiles on the map where it may be laid down."""
        places = KINDS[DECK[self.card]].places
        return tuple([names.tile_thing(tile) for tile in g.city.placed if tile.kind().id in places])

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no = spent_refusals(g, seat)
        kind = DECK[self.card]
        if g.status[seat] != ALIVE:
            no.extend(needs_pawn(g, seat))
            return no
        if seat != g.active:
            no.append(Refusal("no-items-own-turn", "ZZ-14.03"))
        places = KINDS[kind].places
        if places:
            slot = g.city.in_building(g.square[seat])
            if slot == OFF or g.city.placed[slot].kind().id not in places:
                no.append(Refusal("no-not-there", KINDS[kind].rule, args={"tile": "@tile-" + places[0]}))
        if g.item(seat, kind) != NO_CARD:
            no.append(Refusal("no-second-copy", "ZZ-14.06"))
        return no

    def do(self, g: ZombiesState, seat: int) -> None:
        g.hands[seat].remove(self.card)
        g.items[seat] = (*g.items[seat], self.card)
        g.played[seat] += 1
        if DECK[self.card] == SHOTGUN:
            g.shots[seat] = items.SHOTS
        g.emit(ItemLaid(seat, self.card))


class Use(Action[ZombiesState]):
    """Discard an item in play for its effect (ZZ-13.07, ZZ-25.03)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: ZombiesState) -> str:
        return "use " + names.card_id(self.card)

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-25.03", KINDS[DECK[self.card]].rule)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return items.use_refusals(g, seat, DECK[self.card])

    def do(self, g: ZombiesState, seat: int) -> None:
        items.use(g, seat, DECK[self.card])


def card_actions(g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
    """Every card of a player as something to try: one of each kind in hand, and the items in play."""
    out: list[Action[ZombiesState]] = []
    seen = 0
    for card in g.hands[seat]:
        if card < 0:
            continue
        kind = DECK[card]
        if (seen >> kind) & 1 == 0:
            seen |= 1 << kind
            out.append(Lay(card) if IS_ITEM[kind] else Play(card))
    for card in g.items[seat]:
        out.append(Use(card))
    return out
