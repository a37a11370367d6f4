"""Equipment: rearranging, trading, combining (ZC-06.25 to ZC-06.27, ZC-08.28 to ZC-08.31)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names
from shamble.games.zombicide.actions.base import SurvivorAction
from shamble.games.zombicide.cards import MOLOTOVS, NO_CARD, RIFLES, SCOPES
from shamble.games.zombicide.events import Did
from shamble.games.zombicide.rules import inventory
from shamble.games.zombicide.state import DECLINED, ZombicideState


class Arrange(SurvivorAction):
    """Rearrange the inventory (ZC-06.25)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if not self.me(g).cards():
            no.append(Refusal("no-cards", "ZC-06.25"))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.push(inventory.Arrange(self.survivor, inventory.MAX_SWAPS))


class Trade(SurvivorAction):
    """Trade cards with one survivor in the same zone (ZC-06.26)."""

    def __init__(self, survivor: int, partner: int) -> None:
        self.survivor = survivor
        self.partner = partner

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} trade {names.survivor(g, self.partner)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "other": names.survivor(g, self.partner)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.survivor_thing(g, self.partner))

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if not self.me(g).cards() and not g.survivors[self.partner].cards():
            no.append(Refusal("no-cards", "ZC-06.26"))
        if g.used & DECLINED << self.partner:
            no.append(Refusal("no-trade-again", "ZC-G122", (names.survivor_thing(g, self.partner),)))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        mine, theirs = self.me(g).slots, g.survivors[self.partner].slots
        g.push(inventory.Trade(self.survivor, self.partner, inventory.MAX_TRADE_SWAPS, mine, theirs, ()))


class Combine(SurvivorAction):
    """Combine two cards, free of charge, in the survivor's own turn.

    Rifle + Scope, or Glass Bottles + Gasoline (ZC-08.28 to ZC-08.31, ZC-G104).
    """

    def __init__(self, survivor: int, into: str) -> None:
        self.survivor = survivor
        self.into = into  # "sniper" or "molotov"

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} combine {self.into}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "into": "@combined-" + self.into}

    def cost(self, g: ZombicideState) -> int:
        return 0

    def parts(self, g: ZombicideState) -> tuple[int, int]:
        """Return the slots of the two cards; -1 = missing. A Rifle takes one Scope."""
        s = self.me(g)
        if self.into == "molotov":
            return s.find("gasoline"), s.find("glass_bottles")
        rifle = -1
        for slot, card in enumerate(s.slots):
            if card in RIFLES and not g.scope_under(card):
                rifle = slot
                break
        return rifle, s.find("scope")

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        parts = [names.card_thing(self.me(g).slots[slot]) for slot in self.parts(g) if slot >= 0]
        return (names.survivor_thing(g, self.survivor), *parts)

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if min(self.parts(g)) < 0:
            no.append(Refusal("no-parts-" + self.into, "ZC-08.30" if self.into == "sniper" else "ZC-08.31"))
        if self.into == "molotov" and not any(card in g.aside for card in MOLOTOVS):
            no.append(Refusal("no-molotov-left", "ZC-G67"))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        first, second = self.parts(g)
        s = self.me(g)
        used = s.slots[second]
        slots = s.with_slot(second, NO_CARD)
        if self.into == "sniper":
            g.scopes[SCOPES.index(used)] = s.slots[first]
        else:
            new = next(card for card in MOLOTOVS if card in g.aside)
            g.aside.remove(new)
            g.discard(s.slots[first])
            g.discard(used)
            slots = (*slots[:first], new, *slots[first + 1 :])
        g.survivors[self.survivor] = s.with_slots(slots)
        g.emit(Did("combined-" + self.into, s.sheet, "ZC-08.29", "good"))
        g.push(inventory.Arrange(self.survivor, inventory.MAX_SWAPS))


def gear_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """List the actions a survivor could try with its cards."""
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = [Trade(n, other) for other in g.in_zone(s.zone) if other != n]
    out.append(Arrange(n))
    out += combinations(g, n)
    return out


def combinations(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """List the combinations for which the survivor has at least one part."""
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = []
    if s.find("scope") >= 0:
        out.append(Combine(n, "sniper"))
    if s.find("gasoline") >= 0 or s.find("glass_bottles") >= 0:
        out.append(Combine(n, "molotov"))
    return out
