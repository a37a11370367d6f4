"""An action of a survivor and its price (ZC-06.02, ZC-06.03)."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.rules import movement
from shamble.games.zombicide.state import Survivor, ZombicideState

# What pays for an action: free actions of its own kind first (ZC-06.03).
ANY: Final = 0
MOVE: Final = 1
FIGHT: Final = 2
SEARCH: Final = 3


def free_part(g: ZombicideState, pays: int, price: int) -> int:
    """How much of a price free actions of its kind pay: they are good for nothing else, so they go first."""
    if pays == MOVE:
        return movement.free_part(g, price, g.free_moves)
    if pays == FIGHT:
        return min(price, g.free_fights)
    return min(price, g.free_searches) if pays == SEARCH else 0


def purse(g: ZombicideState, pays: int, price: int) -> int:
    """Actions left towards such a price."""
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
    """An action of the survivor whose turn it is; most cost one action."""

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
        """Not enough actions left (ZC-06.02)."""
        cost = self.cost(g)
        if cost <= g.actions:
            return []
        left = purse(g, self.pays(), cost)
        if cost <= left:
            return []
        return [Refusal("no-actions", "ZC-06.02", args={"needed": cost, "left": left})]

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        return self.unpaid(g)

    def pay(self, g: ZombicideState) -> None:
        pay(g, self.pays(), self.cost(g))


def finds(weapon: float, scream: float) -> list[Prospect]:
    """What a search may turn up (ZC-06.08, ZC-06.42)."""
    return [
        Prospect("may-find-weapon", {}, weapon, rules=("ZC-06.08",)),
        Prospect("may-scream", {}, scream, "bad" if scream > 0 else "", rules=("ZC-06.42",)),
    ]


class FreeAction(SurvivorAction):
    """It costs no action."""

    def cost(self, g: ZombicideState) -> int:
        return 0
