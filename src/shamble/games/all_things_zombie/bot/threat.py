"""Estimates of danger and fighting strength from public information."""

from typing import Final

from shamble.games.all_things_zombie.board import CLEAR
from shamble.games.all_things_zombie.bot import weights
from shamble.games.all_things_zombie.pieces import ZOMBIE_REP
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.odds import least_face
from shamble.games.all_things_zombie.rules.scenarios import PROFESSOR
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import NOWHERE, HexState, zombie_mp

A_ZOMBIE: Final = ZOMBIE_REP / 6  # average successes of a zombie
LATER: Final = 3  # extra hexes that it covers in its second next move
SIEGE: Final = 2  # MP within which zombies around the clinic attack other survivors (AT-G72)
SHOT_AT: Final = 1.5  # danger of an enemy with a loaded gun in range


def strength(g: HexState, survivor: int) -> float:
    """Return the average successes of a survivor in melee."""
    s = g.people[survivor]
    return g.melee_dice(survivor) * min(6, s.rep()) / 6


def health(g: HexState, survivor: int) -> int:
    """Count the wounds it can still survive."""
    s = g.people[survivor]
    return g.dead_at(survivor) - s.wounds - 1


class Horde:
    """The zombies that matter for the hexes within `radius` of a centre."""

    def __init__(self, g: HexState, centre: int, radius: int) -> None:
        m = g.map()
        shut = barred(g)
        self.m = m
        self.share = weights.of(g)[weights.LATER]
        self.ring: list[int] = m.around[shut] if shut != NOWHERE and _is_professor_inside(g, shut) else []
        self.at: list[int] = []
        self.apart: list[bytes] = []
        self.mp: list[int] = []
        apart = m.apart(centre)
        for zombie, at in enumerate(g.zombies):
            if at >= 0:
                mp = zombie_mp(zombie)
                if apart[at] <= mp + LATER + radius:
                    self.at.append(at)
                    self.apart.append(m.apart(at))
                    self.mp.append(mp)

    def soon(self, hex: int) -> int:
        """Count the zombies that can reach this hex with their next move."""
        return len([1 for n, apart in enumerate(self.apart) if apart[hex] <= self.mp[n]])

    def attackers(self, hex: int) -> float:
        """Return the same, plus a share of those that need one move more."""
        soon, later = 0, 0
        for n, apart in enumerate(self.apart):
            far = apart[hex]
            mp = self.mp[n]
            if far > mp + LATER:
                continue
            if self.ring and self.at[n] in self.ring:
                soon += 1 if far <= SIEGE else 0
            elif far <= mp:
                soon += 1
            else:
                later += 1
        total = soon + self.share * later
        return total if self.m.terrain[hex] == CLEAR else 0.8 * total


def attackers(g: HexState, hex: int) -> float:
    """Return `Horde.attackers` for a single hex."""
    return Horde(g, hex, 0).attackers(hex)


def _is_professor_inside(g: HexState, shut: int) -> bool:
    """Return whether the Professor is still in the clinic, so that zombies around it stand.

    (AT-12.40)
    """
    return any(s.hex == shut and s.kind == PROFESSOR for s in g.people)


def guns(g: HexState, survivor: int, hex: int) -> float:
    """Return the danger from enemies who could fire into this hex."""
    m = g.map()
    side = g.people[survivor].side
    total = 0.0
    for other in g.people:
        if other.hex == NOWHERE or other.side == side or other.hand is None:
            continue
        weapon = other.hand.weapon()
        if weapon.ranged and other.hand.loaded and m.sight(other.hex)[hex] <= ranged.furthest(g, weapon):
            total += SHOT_AT if m.terrain[hex] == CLEAR else SHOT_AT / 2
    return total


class Threat:
    """Danger to a survivor in the hexes within `radius` of a centre."""

    def __init__(self, g: HexState, survivor: int, centre: int, radius: int) -> None:
        self.g = g
        self.survivor = survivor
        self.horde = Horde(g, centre, radius)
        w = weights.of(g)
        self.copes = w[weights.COPES] * strength(g, survivor)
        self.fear = w[weights.FEAR if health(g, survivor) > 1 else weights.MORTAL]
        self.many = w[weights.MANY]

    def danger(self, hex: int) -> float:
        """Compute the cost of ending the activation in this hex.

        It is low while the survivor can cope with the attackers, and rises beyond that, sooner for the weak.
        """
        crowd = self.horde.attackers(hex)
        over = crowd * A_ZOMBIE - self.copes
        cost = self.many * crowd
        if over > 0:
            cost += over * self.fear
        return cost + guns(self.g, self.survivor, hex)


def danger(g: HexState, survivor: int, hex: int) -> float:
    """Return `Threat.danger` for a single hex."""
    return Threat(g, survivor, hex, 0).danger(hex)


def chance_to_hit(g: HexState, survivor: int, target: int, place: int) -> float:
    """Compute the chance of one die against the target named in this position (from 1)."""
    return (7 - least_face(g, survivor, target, place, ranged.ORDERED)) / 6
