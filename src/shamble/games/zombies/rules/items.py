"""Items lying in play: they help when discarded, while they lie there, or when something happens (ZZ-14.02), also in
the turns of others (ZZ-25.03, ZZ-G33); each kind is ZZ-24.01 to ZZ-24.09. They are no part of the hand (ZZ-14.05)."""

from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies.card_events import BulletsGained, ItemUsed
from shamble.games.zombies.cards import (
    AMMO,
    CHAINSAW,
    FIRE_AXE,
    GRENADE,
    KINDS,
    MARBLES,
    MOLOTOV,
    NO_CARD,
    SHOTGUN,
    SKATEBOARD,
)
from shamble.games.zombies.events import ZombieKilled
from shamble.games.zombies.rules.death import lose_life
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.rules.victory import collected
from shamble.games.zombies.state import (
    ALIVE,
    NEXT_TURN,
    NOBODY,
    THE_TURN,
    Lasting,
    ZombiesState,
)

AMMO_BULLETS = 3  # ZZ-24.07
SHOTS = 3  # ZZ-24.06
ANY_TIME = (MARBLES, CHAINSAW, GRENADE, AMMO, MOLOTOV)  # discarded for their effect at any time (ZZ-25.03)


def running(g: ZombiesState, seat: int, kind: int, slot: int) -> bool:
    """Was the Chainsaw or the Molotov Cocktail discarded this turn (the latter for this building)?"""
    for effect in g.lasting:
        if effect.kind == kind and effect.seat == seat and effect.stage == THE_TURN and effect.slot == slot:
            return True
    return False


def reach(g: ZombiesState, seat: int) -> int:
    """The building a Grenade or Molotov Cocktail reaches, or OFF (ZZ-25.15)."""
    return g.city.building_by(g.square[seat]) if g.status[seat] == ALIVE else OFF


def targets(g: ZombiesState, seat: int) -> list[int]:
    """The zombies a Grenade would kill."""
    slot = reach(g, seat)
    if slot == OFF:
        return []
    return [square for square in g.city.building_squares(slot) if g.grid[square] != NOBODY]


def use_refusals(g: ZombiesState, seat: int, kind: int) -> list[Refusal]:
    """Why an item cannot be discarded for its effect now."""
    no: list[Refusal] = []
    rule = KINDS[kind].rule
    if kind not in ANY_TIME:
        no.append(
            Refusal("no-not-discarded" if kind in (FIRE_AXE, SHOTGUN, SKATEBOARD) else "no-only-hurt", rule)
        )
    elif kind == GRENADE and not targets(g, seat):
        no.append(Refusal("no-nothing-to-blow-up", "ZZ-25.15"))
    elif kind == MOLOTOV and reach(g, seat) == OFF:
        no.append(Refusal("no-building-in-reach", "ZZ-25.15"))
    if g.silent[seat]:
        no.append(Refusal("no-silent", "ZZ-G30"))
    return no


def worth_asking(g: ZombiesState, seat: int) -> bool:
    """Does a player have an item in play that could matter in somebody else's turn? All of this is public."""
    if not g.items[seat] or g.silent[seat]:
        return False
    if g.item(seat, MARBLES) != NO_CARD and not g.zombies_held():
        return True
    return g.item(seat, GRENADE) != NO_CARD and bool(targets(g, seat))


def usable(g: ZombiesState, seat: int) -> bool:
    """Does a player have an item in play to be discarded now?"""
    if g.items[seat]:
        for kind in ANY_TIME:
            if g.item(seat, kind) != NO_CARD and not use_refusals(g, seat, kind):
                return True
    return False


def use(g: ZombiesState, seat: int, kind: int) -> None:
    """Discard an item for its effect; this is not the card of the round (ZZ-13.07, ZZ-25.03)."""
    g.lose_item(seat, g.item(seat, kind))
    g.emit(ItemUsed(seat, kind))
    if kind == MARBLES:
        g.lasting.append(Lasting(MARBLES, NO_CARD, seat, NEXT_TURN, OFF))
    elif kind == CHAINSAW:
        g.lasting.append(Lasting(CHAINSAW, NO_CARD, seat, THE_TURN, OFF))
    elif kind == MOLOTOV:
        g.lasting.append(Lasting(MOLOTOV, NO_CARD, seat, THE_TURN, reach(g, seat)))
    elif kind == AMMO:
        g.bullets[seat] += AMMO_BULLETS
        g.emit(BulletsGained(seat, AMMO_BULLETS))
    else:
        explode(g, seat)


def explode(g: ZombiesState, seat: int) -> None:
    """The Grenade kills all zombies in the building, which are collected first; then it costs a life token
    (ZZ-24.05, ZZ-G65). Peace makes no difference (ZZ-25.08)."""
    fought = g.grid[g.square[seat]] != NOBODY
    for square in targets(g, seat):
        number = g.lift_zombie(square)
        g.kills[seat] += 1
        g.emit(ZombieKilled(seat, number, g.city.names[square], g.kills[seat]))
    collected(g, seat)
    if g.over():
        return
    lose_life(g, seat, "grenade")
    if not g.over() and g.status[seat] == ALIVE and fought:
        take_tokens(g, seat)
