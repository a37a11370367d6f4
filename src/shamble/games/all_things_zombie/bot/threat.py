"""How dangerous a hex is, and how well somebody fights: estimates from what lies open on the table."""

from typing import Final

from shamble.games.all_things_zombie.board import CLEAR
from shamble.games.all_things_zombie.bot import weights
from shamble.games.all_things_zombie.pieces import ZOMBIE_REP
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.odds import least_face
from shamble.games.all_things_zombie.rules.scenarios import PROFESSOR
from shamble.games.all_things_zombie.rules.spawning import barred
from shamble.games.all_things_zombie.state import NOWHERE, HexState, zombie_mp

A_ZOMBIE: Final = ZOMBIE_REP / 6  # successes a zombie rolls on average
LATER: Final = 3  # hexes more that it covers with its go after next
SIEGE: Final = 2  # MP within which the zombies round the clinic go for somebody else (AT-G72)
SHOT_AT: Final = 1.5  # what an enemy with a loaded gun in range weighs


def strength(g: HexState, survivor: int) -> float:
    """Successes a survivor rolls in melee on average."""
    s = g.people[survivor]
    return g.melee_dice(survivor) * min(6, s.rep()) / 6


def health(g: HexState, survivor: int) -> int:
    """Wounds it can still take and live."""
    s = g.people[survivor]
    return g.dead_at(survivor) - s.wounds - 1


class Horde:
    """The zombies that matter round a hex, to be asked about many hexes no further from it than `radius`."""

    def __init__(self, g: HexState, centre: int, radius: int) -> None:
        m = g.map()
        shut = barred(g)
        self.m = m
        self.share = weights.of(g)[weights.LATER]
        self.ring: list[int] = m.around[shut] if shut != NOWHERE and _held(g, shut) else []
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
        """Zombies that can be in this hex after their next go."""
        return len([1 for n, apart in enumerate(self.apart) if apart[hex] <= self.mp[n]])

    def attackers(self, hex: int) -> float:
        """Zombies that can be in this hex after their next go, and a share of those that need one more."""
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
    """The same, asked of one hex."""
    return Horde(g, hex, 0).attackers(hex)


def _held(g: HexState, shut: int) -> bool:
    """Is the Professor still in the clinic, so that those round it stand (AT-12.40)?"""
    return any(s.hex == shut and s.kind == PROFESSOR for s in g.people)


def guns(g: HexState, survivor: int, hex: int) -> float:
    """Enemies that could fire into this hex from where they stand."""
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
    """What may happen to a survivor, to be asked about many hexes no further off than `radius` from one."""

    def __init__(self, g: HexState, survivor: int, centre: int, radius: int) -> None:
        self.g = g
        self.survivor = survivor
        self.horde = Horde(g, centre, radius)
        w = weights.of(g)
        self.copes = w[weights.COPES] * strength(g, survivor)
        self.fear = w[weights.FEAR if health(g, survivor) > 1 else weights.MORTAL]
        self.many = w[weights.MANY]

    def danger(self, hex: int) -> float:
        """What it costs to be in this hex at the end of the activation: nothing while the survivor can deal with
        whoever may come, more and more beyond that, and sooner for the weak."""
        crowd = self.horde.attackers(hex)
        over = crowd * A_ZOMBIE - self.copes
        cost = self.many * crowd
        if over > 0:
            cost += over * self.fear
        return cost + guns(self.g, self.survivor, hex)


def danger(g: HexState, survivor: int, hex: int) -> float:
    """The same, asked of one hex."""
    return Threat(g, survivor, hex, 0).danger(hex)


def chance_to_hit(g: HexState, survivor: int, target: int, place: int) -> float:
    """Of one die of the weapon in hand against the target named at this place (from 1)."""
    return (7 - least_face(g, survivor, target, place, ranged.ORDERED)) / 6
