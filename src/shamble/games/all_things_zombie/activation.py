"""An activation (AT-05.12, AT-07.10): its MP and one action, all that a survivor might try, and its end."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.actions import (
    Attach,
    Charge,
    End,
    Enter,
    Fast,
    Fire,
    HandOver,
    Leave,
    Medic,
    Reload,
    Scout,
    Search,
    Swap,
    Throw,
    Treat,
    Walk,
    entry_hexes,
)
from shamble.games.all_things_zombie.pieces import MEDKIT, MEDS, SCOPE
from shamble.games.all_things_zombie.rules import charge, ranged
from shamble.games.all_things_zombie.rules.exchange import ReactionFire
from shamble.games.all_things_zombie.rules.gear import TakeMeds
from shamble.games.all_things_zombie.rules.hostile import RenegadeActs
from shamble.games.all_things_zombie.rules.melee import fight_if_any
from shamble.games.all_things_zombie.rules.movement import unmarked
from shamble.games.all_things_zombie.rules.victory import Settle
from shamble.games.all_things_zombie.state import (
    ENTRY,
    HAND,
    NOBODY,
    NOWHERE,
    ON_MAP,
    PACK,
    WAITING,
    HexState,
)


def begin(g: HexState, survivor: int) -> None:
    """An activation: its MP, and one action (AT-05.12)."""
    fresh_activation(g, survivor)
    g.push(Activation(survivor))


def fresh_activation(g: HexState, survivor: int) -> None:
    g.acting = survivor
    g.mp = g.people[survivor].mp()
    g.acted = False
    g.began = False
    g.fast = False
    g.charging = False
    g.halted = False
    g.swapped = False
    g.reloading = 0
    g.owed = ()
    g.fought = 0


def renegade_begins(g: HexState, survivor: int) -> None:
    """Survivors nobody plays act by the rules (AT-10.25)."""
    fresh_activation(g, survivor)
    g.push(Finish(survivor))
    g.push(RenegadeActs(survivor))


class Activation(Ask[HexState]):
    """A survivor moves and acts, in any order (AT-07.10)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, g: HexState) -> int:
        return g.people[self.survivor].seat

    def subject(self, g: HexState) -> str:
        return names.survivor_thing(g, self.survivor)

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"who": names.survivor_name(g, self.survivor), "mp": g.mp}
        return Prompt("ask-activation", args, ("AT-05.12", "AT-07.10"))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return everything(g, self.survivor)

    def advance(self, g: HexState) -> bool:
        """It is over for the dead, for whoever has left, fled or taken cover, and in a melee that has had its round
        when the action is used, too: until the next activation both stay there (AT-G97, AT-G156)."""
        s = g.people[self.survivor]
        gone = s.fate not in (ON_MAP, WAITING)
        fought = (
            (g.fought >> self.survivor) & 1 and g.threatened(s.hex, self.survivor)
            if s.hex != NOWHERE
            else False
        )
        if not (gone or g.halted or (fought and g.acted)):
            return False
        g.stack.pop()
        g.push(Finish(self.survivor))
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, End):
            g.stack.pop()
            g.push(Finish(self.survivor))
            return
        action.do(g, seat)


class Finish(Step[HexState]):
    """The end of an activation: fire that is still owed (AT-09.21), then melee in a shared hex (AT-05.13)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, g: HexState) -> None:
        g.push(Finished(self.survivor))
        if g.phase != ENTRY:
            fight_if_any(g, self.survivor)
        if not g.halted:
            for firer in reversed(g.owed):
                g.push(ReactionFire(self.survivor, firer, ranged.ANSWER))
        g.halted = True  # whatever reaction comes now is no part of the move


class Finished(Step[HexState]):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor].acted(True)
        if s.hand is not None and g.reloading >> HAND & 1:  # AT-08.38
            s = s.armed(s.hand.reloaded(), s.pack)
        if s.pack is not None and g.reloading >> PACK & 1:
            s = s.armed(s.hand, s.pack.reloaded())
        g.reloading = 0
        g.set_person(self.survivor, s)
        g.acting = NOBODY
        g.mp = 0
        g.push(Settle())


# -------------------------------------------------------------------- all that it might try


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
        if g.ability(survivor) == "scout" and unmarked(g, hex):
            out.append(Scout(survivor, hex))
    if any(s.hex in edge for edge in m.edges):
        out.append(Leave(survivor))
    out.append(Fast(survivor))
    if g.phase != ENTRY:
        if MEDS in s.gear:  # after the initiative roll, and no action (AT-G95)
            out.append(TakeMeds(survivor))
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
