"""Value of a zone for a survivor: attacks, zombies to come, friends, the way left."""

from typing import Final

from shamble.games.zombicide.bot import attack_power, gear, goals, weights
from shamble.games.zombicide.bot.paths import NEVER, travel
from shamble.games.zombicide.cards import ABOMINATION, FATTY, RUNNER
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import ZombicideState

MAX_APART: Final = 6  # steps from the team; further makes no difference
CLOSE: Final = (3.0, 1.0, 0.5)  # how much an Abomination frightens, by distance


class Outlook:
    """The position seen by the survivor whose turn it is, made for each decision."""

    def __init__(
        self,
        g: ZombicideState,
        n: int,
        way: list[float],
        attacks: list[float],
        nearby: list[float],
        force: list[float],
        team: float,
        blow: float,
        shot: float,
        hard: list[float],
        near_hard: list[float],
        loose: float,
        frail: float,
        monster: list[float],
        camping: bool,
        valuer: gear.Valuer,
    ) -> None:
        self.g = g
        self.n = n
        self.way = way  # to the goal, per zone
        self.attacks = attacks  # attacks in the next Zombies' Phase if no survivor fights, per zone
        self.nearby = nearby  # zombies one step away, per zone, less those friends are about to shoot
        self.force = force  # kills expected of friends who have still to act, per zone
        self.team = team  # the team's distance from the goal
        self.blow = blow  # expected hits of the survivor's best melee attack
        self.shot = shot  # expected hits of the best ranged attack
        self.hard = hard  # attacks of zombies that no survivor can kill, per zone
        self.near_hard = near_hard  # such zombies one step away, per zone
        self.loose = loose  # the survivor need not go nearer to the goal than this
        self.frail = frail  # factor for bites in this mission
        self.w = weights.of(g)
        self.haste = self.w[weights.HASTE] * (self.w[weights.DASH] if mission_of(g).is_last_dash(g) else 1.0)
        self.hunt = self.w[weights.HUNT]
        self.strong = attack_power.might(g, g.survivors[n]).strong
        self.monster = monster  # cost of an Abomination nearby, per zone
        self.camping = camping  # the team looks for weapons first
        self.valuer = valuer
        self.rally, self.leads = rally(g, n)
        self.cover = 0.8 * self.w[weights.COVER] * shot

    def holding_out(self) -> bool:
        """Return whether the team stays where it is and searches."""
        return self.camping and bool(goals.stores(self.g))

    def value(self, zone: int, actions_left: float) -> float:
        """Estimate the value of ending up in a zone with `actions_left` actions."""
        g, n, w = self.g, self.n, self.w
        s = g.survivors[n]
        heads, health, blows = 1, 2 - s.wounds(), 0.0
        for other in g.in_zone(zone):
            if other != n:
                friend = g.survivors[other]
                heads += 1
                health += 2 - friend.wounds()
                blows += attack_power.melee_hits(g, friend)
        # Shots into the survivor's own zone hit friends first (ZC-08.23).
        mine = self.blow if heads > 1 else max(self.blow, self.shot)
        alone = max(0.0, self.attacks[zone] - self.force[zone]) + self.hard[zone]
        bites = max(0.0, self.attacks[zone] - self.force[zone] - 0.8 * mine * actions_left) + self.hard[zone]
        value = -self.frail * cost_of(w, bites, heads, health)
        if heads > 1:
            value += self.frail * cost_of(w, alone, heads - 1, health - 2 + s.wounds())
        if s.wounds() and bites > 0.3:
            value -= w[weights.HURT] * min(1.0, bites / heads)
        able = 2.5 * (blows + mine) + 0.5
        near = max(0.0, self.nearby[zone] - self.cover * actions_left) if self.cover else self.nearby[zone]
        coming = max(0.0, near + bites - able) + self.near_hard[zone]
        value -= w[weights.PRESSURE] * coming + w[weights.NEARBY] * near
        value -= self.monster[zone]
        value += self.hunt * self.prey(zone, actions_left)
        step = w[weights.STEP] * self.haste
        value -= step * min(60.0, max(self.way[zone], self.loose))
        if w[weights.BODY] > 0:
            apart = min(MAX_APART, g.ways().field(self.rally)[zone])
            value -= w[weights.BODY] * max(0.0, apart - (w[weights.STRIDE] if self.leads else 0.0))
        close = heads - 1
        for there in g.ways().near[zone]:
            for other in g.in_zone(there):
                if other != n:
                    close += 1
        if close == 0 and len(g.living()) > 1:
            value -= w[weights.ALONE] / self.haste
        ahead = self.team - self.way[zone] - 3
        if ahead > 0:
            value -= w[weights.AHEAD] * ahead / self.haste
        return value + w[weights.TOGETHER] * min(3, heads - 1)

    def prey(self, zone: int, actions_left: float) -> float:
        """Estimate how many zombies the survivor can kill with `actions_left` actions.

        Those in the zone, or those one step away where no friend stands.
        """
        g = self.g
        if actions_left < 1:
            return 0.0
        here = g.zombies_in(zone)
        if here:
            mine = self.blow if len(g.in_zone(zone)) > 1 else max(self.blow, self.shot)
            return min(here - self.hard_in(zone), mine * actions_left)
        if self.shot <= 0:
            return 0.0
        most = 0.0
        for there in g.ways().near[zone]:
            if not g.in_zone(there):
                most = max(most, g.zombies_in(there) - self.hard_in(there))
        return min(most, self.shot * actions_left)

    def hard_in(self, zone: int) -> int:
        """Return the zombies in the zone that an ordinary weapon does not kill."""
        return self.g.horde(zone, ABOMINATION) + (0 if self.strong else self.g.horde(zone, FATTY))


def cost_of(w: list[float], bites: float, heads: int, health: int) -> float:
    """Return what that many bites cost a group: cards, health, lives."""
    deaths = max(0.0, bites - (health - heads))
    return w[weights.WOUND] * bites + w[weights.DEATH] * min(deaths, float(heads))


def rally(g: ZombicideState, n: int) -> tuple[int, bool]:
    """Return where the team should end the round, and whether this survivor leads.

    The first survivor of a round goes ahead; the others come to those who have had their turn.
    """
    zones = [0] * g.board().size
    done = False
    for other in g.living():
        done = done or (other != n and g.survivors[other].done)
    for other in g.living():
        s = g.survivors[other]
        if other != n and (s.done or not done):
            zones[s.zone] += 1
    most = g.survivors[n].zone
    for zone in range(len(zones)):
        if zones[zone] > zones[most]:
            most = zone
    return most, not done


class Threat:
    """What the zombies would do if no survivor fought, per zone.

    Shared between decisions while no zombie moves, so it must not be changed.
    """

    def __init__(self, g: ZombicideState) -> None:
        size = g.board().size
        near = g.ways().near
        self.attacks = [0.0] * size
        self.nearby = [0.0] * size
        self.hard = [0.0] * size
        self.near_hard = [0.0] * size
        self.soft = [0.0] * size  # zombies that ordinary weapons kill
        share = weights.of(g)[weights.FATTIES]
        for zone in range(size):
            here = g.zombies_in(zone)
            if not here:
                continue
            runners = g.horde(zone, RUNNER)
            tough = g.horde(zone, ABOMINATION) + share * g.horde(zone, FATTY)
            self.attacks[zone] += here + runners - tough
            self.hard[zone] += tough
            self.soft[zone] = here - tough
            for there in near[zone]:
                self.nearby[there] += here - tough
                self.near_hard[there] += tough
                self.attacks[there] += 0.8 * runners
        self.monster = near_monster(g)


MAX_CACHED_THREATS: Final = 64
THREATS: Final[dict[tuple[int, int, bytes], Threat]] = {}


def threat(g: ZombicideState) -> Threat:
    key = (g.mission, g.doors, g.zombies)
    known = THREATS.get(key)
    if known is None:
        if len(THREATS) >= MAX_CACHED_THREATS:
            THREATS.clear()
        known = THREATS[key] = Threat(g)
    return known


def survey(g: ZombicideState, n: int) -> Outlook:
    """Return the outlook of a survivor."""
    size = g.board().size
    near = g.ways().near
    danger = threat(g)
    force = [0.0] * size
    for other in g.living():
        s = g.survivors[other]
        if other == n or s.done:
            continue
        blow = attack_power.melee_hits(g, s)
        force[s.zone] += 2.2 * blow
        for there in near[s.zone]:
            if not g.zombies_in(s.zone):
                force[there] += 1.2 * blow
    valuer = gear.Valuer(g)
    w = weights.of(g)
    camping = goals.camping(g)
    targets = goals.goals(g, n, camping)
    way = travel(g, targets) if targets else [0.0] * size
    distances = sorted([min(NEVER, way[g.survivors[other].zone]) for other in g.living()])
    me = g.survivors[n]
    blow, shot = attack_power.melee_hits(g, me), attack_power.ranged_hits(g, me)
    loose = 0.0
    if len(distances) > 2 and way[me.zone] > distances[1] and goals.one_is_enough(g, camping):
        loose = w[weights.LOOSE]
    team = distances[len(distances) // 2]
    frail = w[weights.FRAIL] if mission_of(g).needs_all(g) else 1.0
    return Outlook(
        g,
        n,
        way,
        danger.attacks,
        covered(g, n, danger, w[weights.COVER]) if w[weights.COVER] > 0 else danger.nearby,
        force,
        team,
        blow,
        shot,
        danger.hard,
        danger.near_hard,
        loose,
        frail,
        danger.monster,
        camping,
        valuer,
    )


def covered(g: ZombicideState, n: int, danger: "Threat", share: float) -> list[float]:
    """List the zombies one step away, less those that friends still to act should shoot."""
    size = g.board().size
    near = g.ways().near
    shots = [0.0] * size
    some = False
    for other in g.living():
        s = g.survivors[other]
        if other == n or s.done or g.zombies_in(s.zone):
            continue
        shot = attack_power.ranged_hits(g, s)
        if shot <= 0:
            continue
        best, most = -1, 0.0  # a shooter aims at the zone with most of them
        for there in near[s.zone]:
            if not g.in_zone(there):
                count = danger.soft[there] - shots[there]
                if count > most:
                    best, most = there, count
        if best >= 0:
            shots[best] += share * 0.8 * shot * g.actions_of(other)
            some = True
    if not some:
        return danger.nearby
    out = [0.0] * size
    for zone in range(size):
        left = danger.soft[zone] - shots[zone]
        if left > 0:
            for there in near[zone]:
                out[there] += left
    return out


def near_monster(g: ZombicideState) -> list[float]:
    """Compute the cost of being near an Abomination, which survivors rarely kill (ZC-G95)."""
    size = g.board().size
    out = [0.0] * size
    if not g.on_board(ABOMINATION):
        return out
    for zone in range(size):
        if g.horde(zone, ABOMINATION):
            field = g.ways().field(zone)
            for there in range(size):
                if field[there] <= 2:
                    out[there] += weights.of(g)[weights.MONSTER] * CLOSE[field[there]]
    return out
