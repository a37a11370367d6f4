"""Base class of a survivor's actions, and how an action is paid for (ZC-06.02, ZC-06.03)."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.cards import KINDS, RUNNER
from shamble.games.zombicide.rules import movement
from shamble.games.zombicide.state import Survivor, ZombicideState

# Kinds of action for payment: free actions of the same kind pay first (ZC-06.03).
ANY: Final = 0
MOVE: Final = 1
FIGHT: Final = 2
SEARCH: Final = 3


def free_part(g: ZombicideState, pays: int, price: int) -> int:
    """Measure how much of the price is paid by free actions of that kind.

    They pay first because they can pay for nothing else.
    """
    if pays == MOVE:
        return movement.free_part(g, price, g.free_moves)
    if pays == FIGHT:
        return min(price, g.free_fights)
    return min(price, g.free_searches) if pays == SEARCH else 0


def available_actions(g: ZombicideState, pays: int, price: int) -> int:
    """Return the actions available for such a price."""
    return g.actions + free_part(g, pays, price)


def pay(g: ZombicideState, pays: int, price: int) -> None:
    free = free_part(g, pays, price)
    if pays == MOVE:
        g.free_moves -= free
    elif pays == FIGHT:
        g.free_fights -= free
    elif pays == SEARCH:
        g.free_searches -= free
    g.actions -= price - free


class SurvivorAction(Action[ZombicideState]):
    """Action of the survivor whose turn it is; most cost one action."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def me(self, g: ZombicideState) -> Survivor:
        return g.survivors[self.survivor]

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} {self.verb()}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor),)

    def cost(self, g: ZombicideState) -> int:
        return 1

    def pays(self) -> int:
        return ANY

    def unpaid(self, g: ZombicideState) -> list[Refusal]:
        """Return a refusal if too few actions are left (ZC-06.02)."""
        cost = self.cost(g)
        if cost <= g.actions:
            return []
        left = available_actions(g, self.pays(), cost)
        if cost <= left:
            return []
        return [Refusal("no-actions", "ZC-06.02", args={"needed": cost, "left": left})]

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        return self.unpaid(g)

    def pay(self, g: ZombicideState) -> None:
        pay(g, self.pays(), self.cost(g))


def hordes(g: ZombicideState, zone: int) -> tuple[str, ...]:
    """List the hordes of a zone as things."""
    return tuple([names.horde_thing(g, zone, kind) for kind in range(KINDS) if g.horde(zone, kind)])


def threats(g: ZombicideState, survivor: int, zone: int) -> list[Prospect]:
    """Warn of zombies in a zone, which attack before they move, and of those that can come.

    Runners attack twice and come from two zones away (ZC-07.04, ZC-07.23).
    """
    out: list[Prospect] = []
    here = g.zombies_in(zone)
    if here:
        args: Args = {"count": here, "attacks": here + g.horde(zone, RUNNER)}
        out.append(Prospect("may-bite", args, tone="bad", things=hordes(g, zone), rules=("ZC-07.04",)))
    steps = g.ways().field(zone)
    near = [z for z in range(g.board().size) if z != zone and g.zombies_in(z)]
    coming = sum([g.zombies_in(z) for z in near if steps[z] == 1])
    coming += sum([g.horde(z, RUNNER) for z in near if steps[z] == 2])
    if coming:
        alone = all(n == survivor for n in g.in_zone(zone))
        args = {"count": coming, "alone": int(alone)}
        out.append(Prospect("may-reach", args, tone="bad" if alone else "", rules=("ZC-07.23",)))
    return out


def raises_danger(g: ZombicideState, survivor: int, points: int) -> list[Prospect]:
    """Tell how near the next danger level is if that much experience can reach it (ZC-07.35)."""
    missing = g.next_danger() - g.survivors[survivor].xp
    if missing > points:
        return []
    args: Args = {"points": missing, "level": names.level_name(g.danger() + 1)}
    return [Prospect("may-raise", args, tone="", rules=("ZC-07.35",))]


def finds(weapon: float, scream: float) -> list[Prospect]:
    """Return what a search can turn up (ZC-06.08, ZC-06.42)."""
    return [
        Prospect("may-find-weapon", {}, weapon, rules=("ZC-06.08",)),
        Prospect("may-scream", {}, scream, "bad" if scream > 0 else "", rules=("ZC-06.42",)),
    ]


class FreeAction(SurvivorAction):
    """Action that costs nothing."""

    def cost(self, g: ZombicideState) -> int:
        return 0
