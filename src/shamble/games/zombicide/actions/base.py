"""An action of a survivor and its price (ZC-06.02, ZC-06.03)."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.state import Survivor, ZombicideState

# What pays for an action: free actions of its own kind first (ZC-06.03).
ANY: Final = 0
MOVE: Final = 1
FIGHT: Final = 2
SEARCH: Final = 3


def purse(g: ZombicideState, pays: int) -> int:
    """Actions left for something of this kind."""
    if pays == MOVE:
        return g.actions + g.free_moves
    if pays == FIGHT:
        return g.actions + g.free_fights
    return g.actions + g.free_searches if pays == SEARCH else g.actions


def pay(g: ZombicideState, pays: int, price: int) -> None:
    """Free actions go first: they are good for nothing else (ZC-G47)."""
    if pays == MOVE:
        free = min(price, g.free_moves)
        g.free_moves -= free
    elif pays == FIGHT:
        free = min(price, g.free_fights)
        g.free_fights -= free
    elif pays == SEARCH:
        free = min(price, g.free_searches)
        g.free_searches -= free
    else:
        free = 0
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
        cost, left = self.cost(g), purse(g, self.pays())
        if cost <= left:
            return []
        return [Refusal("no-actions", "ZC-06.02", args={"needed": cost, "left": left})]

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        return self.unpaid(g)

    def pay(self, g: ZombicideState) -> None:
        pay(g, self.pays(), self.cost(g))


class FreeAction(SurvivorAction):
    """It costs no action."""

    def cost(self, g: ZombicideState) -> int:
        return 0
