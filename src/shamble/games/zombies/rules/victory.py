"""Victory (ZZ-02.01 to ZZ-02.08, ZZ-18.01, ZZ-23.01)."""

from shamble.core.space.squares import OFF
from shamble.games.zombies.cards import KINDS
from shamble.games.zombies.events import Arrived, Ended, Unarmed
from shamble.games.zombies.state import (
    ALIVE,
    GONE,
    MANY,
    NO_ZOMBIE,
    SAFE,
    SURVIVORS,
    ZOMBIE,
    ZombiesState,
)


def check_25th_zombie(g: ZombiesState, seat: int) -> None:
    """End the game if the player has the 25th zombie (ZZ-18.03, ZZ-G43)."""
    if g.kills[seat] >= MANY and g.rules.win_by_25():
        finish_game(g, "zombies", (seat,))


def has_weapon(g: ZombiesState, seat: int) -> bool:
    """Return whether the player has a weapon in play (ZZ-23.01, ZZ-G61)."""
    return any(g.rules.any_item_is_weapon or KINDS[id].weapon for id in g.item_ids(seat))


def record_weapon(g: ZombiesState, seat: int) -> None:
    """Record whether the player enters the Helipad centre with a weapon (ZZ-G61)."""
    if g.rules.military and g.square[seat] == g.city.helipad:
        g.armed[seat] = has_weapon(g, seat)
        if not g.armed[seat]:
            g.emit(Unarmed(seat))


def survivors_wanted(g: ZombiesState) -> int:
    """Count the survivors a cooperative rescue needs.

    All 18, or those on the map once the pile is empty (ZZ-21.09, ZZ-G55).
    """
    if g.pile:
        return SURVIVORS
    placed = 0
    for tile in g.city.placed:
        placed += tile.kind().survivors
    return placed


def rescued_enough(g: ZombiesState, seat: int) -> bool:
    """Return whether the player has the survivors needed to win (ZZ-21.04, ZZ-21.09, ZZ-G82)."""
    if not g.rules.rescue:
        return True
    if g.rules.cooperative:
        return sum(g.recovered) >= survivors_wanted(g)
    theirs = g.recovered[seat]
    if g.rules.team:
        theirs = sum([g.recovered[s] for s in range(g.seats) if g.teams[s] == g.teams[seat]])
    return theirs >= g.rules.rescue_survivors_required


def has_arrived(g: ZombiesState, seat: int) -> bool:
    """Return whether the player is on the Helipad centre and meets all conditions.

    No zombie is there, or there is peace (ZZ-G43, ZZ-19.05), and the scenario's condition holds.
    """
    centre = g.city.helipad
    if centre == OFF or g.status[seat] != ALIVE or g.square[seat] != centre:
        return False
    if g.grid[centre] != NO_ZOMBIE and not g.peace():
        return False
    if g.rules.military and not g.armed[seat]:
        return False
    return rescued_enough(g, seat)


def check_arrivals(g: ZombiesState) -> None:
    """Check for arrivals on the Helipad (ZZ-G43): after each step, kill, card and recovery."""
    if g.is_over() or g.city.helipad == OFF:
        return
    for step in range(g.seats):
        seat = (g.active + step) % g.seats
        if has_arrived(g, seat):
            arrive(g, seat)
            if g.is_over():
                return


def arrive(g: ZombiesState, seat: int) -> None:
    """Win alone (ZZ-18.02, ZZ-22.03, ZZ-G58), or be safe and wait for partners.

    Partners leave the map one by one (ZZ-18.04, ZZ-18.06, ZZ-18.07, ZZ-G45).
    """
    if not g.rules.cooperative and not g.rules.team:
        finish_game(g, "helipad", (seat,))
        return
    g.status[seat] = SAFE
    g.square[seat] = OFF
    g.emit(Arrived(seat))
    if g.rules.cooperative:
        if all(status == SAFE for status in g.status):
            finish_game(g, "together", tuple(range(g.seats)))
    else:
        mates = tuple([s for s in range(g.seats) if g.teams[s] == g.teams[seat]])
        if all(g.status[s] == SAFE for s in mates):
            finish_game(g, "team", mates)


def check_last_human(g: ZombiesState, seat: int) -> None:
    """End the game when the last human has turned: the zombie players win (ZZ-22.04, ZZ-G80)."""
    if any(status == ALIVE for status in g.status):
        return
    first = g.seats - 1
    if g.rules.lms_only_first_zombie_wins:
        finish_game(g, "undead", (first,))
    else:
        finish_game(g, "undead", tuple([s for s in range(g.seats) if g.status[s] == ZOMBIE and s != seat]))


def helipad_lost(g: ZombiesState) -> None:
    """Record that the Helipad fits nowhere and no tiles are left (ZZ-G13)."""
    g.helipad = GONE
    if g.rules.cooperative:
        finish_game(g, "stranded", ())
    elif not g.rules.last_man and not g.rules.win_by_25():
        finish_game(g, "draw", ())


def finish_game(g: ZombiesState, outcome: str, winners: tuple[int, ...]) -> None:
    record_history(g)
    g.emit(Ended(outcome, winners))
    g.end(outcome, winners)


def record_history(g: ZombiesState) -> None:
    """Record the zombies collected, for the chart at the end."""
    g.history = (*g.history, tuple(g.kills))
