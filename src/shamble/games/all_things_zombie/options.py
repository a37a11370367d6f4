"""All that a survivor might try in its activation (AT-07.10), as a list of actions."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie.actions import (
    Attach,
    Charge,
    End,
    Enter,
    Fast,
    Fire,
    Leave,
    Medic,
    Reload,
    Search,
    SurvivorAction,
    Swap,
    Throw,
    Treat,
    Walk,
    action_refusals,
    entry_hexes,
)
from shamble.games.all_things_zombie.pieces import MEDKIT, SCOPE
from shamble.games.all_things_zombie.rules import charge, ranged
from shamble.games.all_things_zombie.rules.gear import Give, GiveMore, give_refusals
from shamble.games.all_things_zombie.state import ENTRY, HAND, NOWHERE, PACK, HexState


def everything(g: HexState, survivor: int) -> list[Action[HexState]]:
    """All that a survivor might try now."""
    s = g.people[survivor]
    out: list[Action[HexState]] = []
    if s.hex == NOWHERE:
        for hex in entry_hexes(g, s.side):
            out.append(Enter(survivor, hex))
        out.append(Fast(survivor))
        out.append(End(survivor))
        return out
    m = g.map()
    for hex in m.around[s.hex]:
        out.append(Walk(survivor, hex))
    if any(s.hex in edge for edge in m.edges):
        out.append(Leave(survivor))
    out.append(Fast(survivor))
    if g.phase != ENTRY:
        out.extend(_doings(g, survivor))
    out.append(End(survivor))
    return out


def _doings(g: HexState, survivor: int) -> list[Action[HexState]]:
    s = g.people[survivor]
    m = g.map()
    out: list[Action[HexState]] = []
    for shots, panic in ranged.ways_to_fire(g, survivor):
        out.append(Fire(survivor, shots, panic))
    if not out:
        out.append(Fire(survivor, 1, False))
    if ranged.has_grenade(g, survivor):
        for hex in m.around[s.hex]:
            if ranged.grenade_targets(g, hex):
                out.append(Throw(survivor, hex))
    near = charge.charge_mp(g, survivor)
    marks: set[int] = {at for at in g.zombies if at >= 0}
    marks.update([other.hex for other in g.people if other.hex != NOWHERE and other.side != s.side])
    for hex in sorted(marks):
        if hex != s.hex and m.distance(s.hex, hex) <= near:
            out.append(Charge(survivor, hex))
    for slot in (HAND, PACK):
        held = s.weapon_in(slot)
        if held is not None and not held.loaded:
            out.append(Reload(survivor, slot))
        if held is not None and SCOPE in s.gear:
            out.append(Attach(survivor, slot))
    if s.person().pack:
        out.append(Swap(survivor))
    out.append(Search(survivor))
    out.extend(_with_others(g, survivor))
    return out


def _with_others(g: HexState, survivor: int) -> list[Action[HexState]]:
    """Medkits, Buffy's hands, handing things over: with oneself and friends next to one."""
    s = g.people[survivor]
    m = g.map()
    beside = [
        n
        for n, other in enumerate(g.people)
        if n != survivor
        and other.side == s.side
        and other.hex != NOWHERE
        and m.distance(s.hex, other.hex) <= 1
    ]
    out: list[Action[HexState]] = []
    if MEDKIT in s.gear:
        for patient in (survivor, *beside):
            out.append(Treat(survivor, survivor, patient))
    for other in beside:
        if MEDKIT in g.people[other].gear:
            out.append(Treat(survivor, other, survivor))
            out.append(Treat(survivor, other, other))
    if g.ability(survivor) == "medic":
        for patient in (survivor, *beside):
            out.append(Medic(survivor, patient))
    for other in beside:
        for item in sorted(set(s.items())):
            if item != SCOPE or SCOPE in s.gear:
                out.append(HandOver(survivor, other, item))
    return out


class HandOver(SurvivorAction):
    """Give something to a friend next to one; more may follow with the same action (AT-07.09, AT-G99)."""

    def __init__(self, survivor: int, receiver: int, item: int) -> None:
        super().__init__(survivor)
        self.receiver = receiver
        self.item = item

    def verb(self) -> str:
        return "give"

    def text(self, g: HexState) -> str:
        return Give(self.survivor, self.receiver, self.item).text(g)

    def args(self, g: HexState) -> Args:
        return Give(self.survivor, self.receiver, self.item).args(g)

    def things(self, g: HexState) -> tuple[str, ...]:
        return Give(self.survivor, self.receiver, self.item).things(g)

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        return action_refusals(g, self.survivor) + give_refusals(g, self.survivor, self.receiver, self.item)

    def do(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.push(GiveMore(self.survivor, self.receiver))
        Give(self.survivor, self.receiver, self.item).do(g, seat)
