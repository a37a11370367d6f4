"""Wounds and deaths of survivors (AT-03.16 to AT-03.18, AT-10.13), and of zombies."""

from shamble.games.all_things_zombie.events import Hurt, ZombieKilled
from shamble.games.all_things_zombie.rules.victory import Settle
from shamble.games.all_things_zombie.state import DEAD, IN_CUP, HexState, added, pace


def kill_zombie(g: HexState, zombie: int, side: int) -> None:
    """Return a killed zombie to the cup (AT-G61) and count it for the side (AT-G112)."""
    g.emit(ZombieKilled(zombie, pace(zombie), g.map().places[g.zombies[zombie]]))
    g.put_zombie(zombie, IN_CUP)
    g.kills = added(g.kills, side, 1)


def wound(g: HexState, survivor: int, wounds: int, side: int) -> None:
    """Wound a survivor, for a side (-1: the zombies).

    Dead survivors leave the board, and their items go out of play (AT-G85).
    """
    s = g.people[survivor].hurt(wounds)
    g.set_person(survivor, s)
    g.emit(Hurt(s.kind, wounds, s.wounds, g.dead_at(survivor)))
    if s.wounds < g.dead_at(survivor):
        return
    for item in s.items():
        g.lose(item)
    g.set_person(survivor, s.gone(DEAD).armed(None, None).geared(()))
    if side != s.side:
        g.foes = added(g.foes, side, 1)
    g.push(Settle())


def heal(g: HexState, survivor: int) -> None:
    """Remove a wound; below the Flip space the counter turns back (AT-04.28, AT-G35)."""
    s = g.people[survivor].hurt(-1)
    g.set_person(survivor, s)
    g.emit(Hurt(s.kind, -1, s.wounds, g.dead_at(survivor)))
