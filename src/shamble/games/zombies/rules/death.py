"""Loss of life tokens, and death (ZZ-11). In Last Man Standing the dead become zombies.

(ZZ-22.05)
"""

from shamble.core.space.squares import OFF
from shamble.games.zombies.board import TOWN_CENTRE
from shamble.games.zombies.events import Died, LifeLost, Restarted, Turned
from shamble.games.zombies.places import place_of
from shamble.games.zombies.rules import victory
from shamble.games.zombies.rules.tokens import drop_survivor
from shamble.games.zombies.state import ALIVE, DEAD, START_BULLETS, START_LIFE, ZOMBIE, ZombiesState

STRIKES = 3  # cooperative: the third death ends the game (ZZ-11.07)


def lose_life(g: ZombiesState, seat: int, cause: str) -> None:
    """Take a life token; without any left the player dies, in any turn (ZZ-11.01, ZZ-G27).

    The rulebook's turning over of tokens is bookkeeping only (ZZ-11.08, ZZ-12.01).
    """
    g.life[seat] -= 1
    g.emit(LifeLost(seat, g.life[seat], cause))
    if g.life[seat] == 0:
        die(g, seat)


def die(g: ZombiesState, seat: int) -> None:
    """Remove the pawn; half the zombies (rounded down), all items and bullets are lost.

    (ZZ-11.01 to ZZ-11.03, ZZ-G22 to ZZ-G25) The hand stays. The rest of the player's own turn skips the
    phases that need a pawn (ZZ-11.04).
    """
    square = g.square[seat]
    lost = g.kills[seat] if g.rules.last_man else g.kills[seat] // 2
    g.kills[seat] -= lost
    g.supply += lost
    for card in g.items[seat]:
        g.discard.append(card)
    g.items[seat] = ()
    g.shots[seat] = 0
    g.bullets[seat] = 0
    g.square[seat] = OFF
    g.armed[seat] = False
    if g.rules.last_man:
        g.status[seat] = ZOMBIE
        if seat == g.active:
            g.grave = square // 9  # the zombie phase still uses this tile (ZZ-G59)
        g.emit(Turned(seat, place_of(g.city, square)))
        victory.check_last_human(g, seat)
        return
    g.status[seat] = DEAD
    g.deaths[seat] += 1
    g.emit(Died(seat, place_of(g.city, square), lost))
    if g.rules.cooperative and (g.rules.coop_sudden_death or g.deaths[seat] >= STRIKES):
        victory.finish_game(g, "death", ())  # ZZ-18.05, ZZ-G28
        return
    if g.carrying[seat]:
        drop_survivor(g, seat, square)


def restart(g: ZombiesState, seat: int) -> None:
    """Put the pawn back on the Town Square with 3 bullets and 3 life tokens (ZZ-11.05).

    In the cooperative game, one life token fewer for each death (ZZ-11.06, ZZ-G29). A zombie there is fought
    in phase 2 (ZZ-G84).
    """
    g.status[seat] = ALIVE
    g.square[seat] = TOWN_CENTRE
    g.life[seat] = START_LIFE - g.deaths[seat] if g.rules.cooperative else START_LIFE
    g.bullets[seat] = START_BULLETS
    g.emit(Restarted(seat, g.life[seat]))
