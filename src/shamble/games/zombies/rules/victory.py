"""Winning (ZZ-02.01 to ZZ-02.08, ZZ-18.01, ZZ-23.01): the Helipad, the 25th zombie, everybody, both of a team, or the
undead."""

from shamble.core.space.squares import OFF
from shamble.games.zombies.cards import KINDS
from shamble.games.zombies.events import Arrived, Ended, Unarmed
from shamble.games.zombies.state import (
    ALIVE,
    GONE,
    MANY,
    NOBODY,
    SAFE,
    SURVIVORS,
    ZOMBIE,
    ZombiesState,
)


def collected(g: ZombiesState, seat: int) -> None:
    """A player has more zombies than before: the 25th wins at once (ZZ-18.03, ZZ-G43)."""
    if g.kills[seat] >= MANY and g.rules.win_by_25():
        over(g, "zombies", (seat,))


def has_weapon(g: ZombiesState, seat: int) -> bool:
    """A weapon face up in front of a player (ZZ-23.01, ZZ-G61)."""
    return any(g.rules.any_item_is_weapon or KINDS[id].weapon for id in g.laid(seat))


def notice_arms(g: ZombiesState, seat: int) -> None:
    """Entering the Helipad centre: is there a weapon at that moment (ZZ-G61)?"""
    if g.rules.military and g.square[seat] == g.city.helipad:
        g.armed[seat] = has_weapon(g, seat)
        if not g.armed[seat]:
            g.emit(Unarmed(seat))


def survivors_wanted(g: ZombiesState) -> int:
    """What a cooperative rescue needs: all 18, or those that could be brought out (ZZ-21.09, ZZ-G55)."""
    if g.pile:
        return SURVIVORS
    placed = 0
    for tile in g.city.placed:
        placed += tile.kind().survivors
    return placed


def rescued_enough(g: ZombiesState, seat: int) -> bool:
    """Are the survivors recovered that this player's arrival needs (ZZ-21.04, ZZ-21.09, ZZ-G82)?"""
    if not g.rules.rescue:
        return True
    if g.rules.cooperative:
        return sum(g.recovered) >= survivors_wanted(g)
    theirs = g.recovered[seat]
    if g.rules.team:
        theirs = sum([g.recovered[s] for s in range(g.seats) if g.teams[s] == g.teams[seat]])
    return theirs >= g.rules.rescue_survivors_required


def stands_there(g: ZombiesState, seat: int) -> bool:
    """On the Helipad centre, no zombie there or nobody minding it (ZZ-G43, ZZ-19.05), scenario condition met."""
    centre = g.city.helipad
    if centre == OFF or g.status[seat] != ALIVE or g.square[seat] != centre:
        return False
    if g.grid[centre] != NOBODY and not g.peace():
        return False
    if g.rules.military and not g.armed[seat]:
        return False
    return rescued_enough(g, seat)


def settle(g: ZombiesState) -> None:
    """Has somebody arrived (ZZ-G43)? Asked after every step, kill, card and recovered survivor."""
    if g.is_over() or g.city.helipad == OFF:
        return
    for step in range(g.seats):
        seat = (g.active + step) % g.seats
        if stands_there(g, seat):
            arrive(g, seat)
            if g.is_over():
                return


def arrive(g: ZombiesState, seat: int) -> None:
    """Alone one wins (ZZ-18.02, ZZ-22.03, ZZ-G58); with others one is safe and leaves the map, each at their own time
    (ZZ-18.04, ZZ-18.06, ZZ-18.07, ZZ-G45)."""
    if not g.rules.cooperative and not g.rules.team:
        over(g, "helipad", (seat,))
        return
    g.status[seat] = SAFE
    g.square[seat] = OFF
    g.emit(Arrived(seat))
    if g.rules.cooperative:
        if all(status == SAFE for status in g.status):
            over(g, "together", tuple(range(g.seats)))
    else:
        mates = tuple([s for s in range(g.seats) if g.teams[s] == g.teams[seat]])
        if all(g.status[s] == SAFE for s in mates):
            over(g, "team", mates)


def turned(g: ZombiesState, seat: int) -> None:
    """A human has turned: the zombie players win with the last one (ZZ-22.04, ZZ-G80)."""
    if any(status == ALIVE for status in g.status):
        return
    first = g.seats - 1
    if g.rules.lms_only_first_zombie_wins:
        over(g, "undead", (first,))
    else:
        over(g, "undead", tuple([s for s in range(g.seats) if g.status[s] == ZOMBIE and s != seat]))


def helipad_lost(g: ZombiesState) -> None:
    """The Helipad fits nowhere and no tiles are left (ZZ-G13)."""
    g.helipad = GONE
    if g.rules.cooperative:
        over(g, "stranded", ())
    elif not g.rules.last_man and not g.rules.win_by_25():
        over(g, "draw", ())


def over(g: ZombiesState, outcome: str, winners: tuple[int, ...]) -> None:
    remember(g)
    g.emit(Ended(outcome, winners))
    g.end(outcome, winners)


def remember(g: ZombiesState) -> None:
    """How things stand, for the plot at the end."""
    g.history = (*g.history, tuple(g.kills))
