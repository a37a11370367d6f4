"""How a zone looks for a survivor: attacks to be expected there, zombies that come next, friends, and the way left."""

from typing import Final

from shamble.games.zombicide.bot import goals, power
from shamble.games.zombicide.bot.paths import NEVER, travel
from shamble.games.zombicide.cards import RUNNER
from shamble.games.zombicide.state import ZombicideState

WOUND: Final = 10.0
DEATH: Final = 45.0
STEP: Final = 5.0  # a step nearer to the goal
ALONE: Final = 5.0
AHEAD: Final = 2.0  # per step that the team is left behind
PRESSURE: Final = 1.2
FRAIL: Final = ("02", "09")  # missions that nobody may die in


class Outlook:
    """The position as the survivor whose turn it is sees it. Made anew for every decision."""

    def __init__(
        self,
        g: ZombicideState,
        n: int,
        way: list[float],
        attacks: list[float],
        nearby: list[float],
        force: list[float],
        team: float,
    ) -> None:
        self.g = g
        self.n = n
        self.way = way  # to the goal, per zone
        self.attacks = attacks  # attacks in the next Zombies' Phase if nobody fights, per zone
        self.nearby = nearby  # zombies one step away, per zone
        self.force = force  # kills the friends who are still to act can be expected to make, per zone
        self.team = team  # how far the team is from the goal

    def value(self, zone: int, left: float) -> float:
        """What it is worth to end up in a zone with so many actions left."""
        g, n = self.g, self.n
        s = g.survivors[n]
        friends = [other for other in g.in_zone(zone) if other != n]
        mine = power.best_hits(g, s) * left
        bites = max(0.0, self.attacks[zone] - self.force[zone] - 0.8 * mine)
        health = 2 - s.wounds()
        for other in friends:
            health += 2 - g.survivors[other].wounds()
        heads = len(friends) + 1
        value = -WOUND * bites
        deaths = max(0.0, bites - (health - heads))
        value -= DEATH * min(deaths, heads)
        if s.wounds() and bites > 0.5:
            value -= 15 * min(1.0, bites / heads)
        able = 0.7 * (self.force[zone] + mine) + 1.0 * heads
        value -= PRESSURE * max(0.0, self.nearby[zone] - able)
        value -= STEP * min(60.0, self.way[zone])
        close = heads - 1
        for there in g.ways().near[zone]:
            for other in g.in_zone(there):
                if other != n:
                    close += 1
        if close == 0 and len(g.living()) > 1:
            value -= ALONE
        ahead = self.team - self.way[zone] - 3
        if ahead > 0:
            value -= AHEAD * STEP * 0.5 * ahead
        return value + 0.4 * min(3, heads - 1)


def survey(g: ZombicideState, n: int) -> Outlook:
    """Look around."""
    size = g.board().size
    near = g.ways().near
    attacks = [0.0] * size
    nearby = [0.0] * size
    for zone in range(size):
        here = g.zombies_in(zone)
        if not here:
            continue
        runners = g.horde(zone, RUNNER)
        attacks[zone] += here + runners
        for there in near[zone]:
            nearby[there] += here
            attacks[there] += 0.8 * runners
    force = [0.0] * size
    for other in g.living():
        s = g.survivors[other]
        if other == n or s.done:
            continue
        might = power.best_hits(g, s) * 1.6
        force[s.zone] += might
        for there in near[s.zone]:
            force[there] += 0.5 * might
    targets = goals.goals(g, n)
    way = travel(g, targets) if targets else [0.0] * size
    distances = sorted([min(NEVER, way[g.survivors[other].zone]) for other in g.living()])
    return Outlook(g, n, way, attacks, nearby, force, distances[len(distances) // 2])
