"""Activations (AT-05.12, AT-07.10): MP, one action, the possible actions, and the end."""

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
    can_act,
    can_end,
    can_go_fast,
    entry_hexes,
)
from shamble.games.all_things_zombie.pieces import MEDKIT, MEDS, SCOPE
from shamble.games.all_things_zombie.rules import charge, ranged
from shamble.games.all_things_zombie.rules.exchange import ReactionFire
from shamble.games.all_things_zombie.rules.gear import TakeMeds
from shamble.games.all_things_zombie.rules.hostile import RenegadeActs
from shamble.games.all_things_zombie.rules.melee import fight_if_any, fights
from shamble.games.all_things_zombie.rules.movement import Ways, can_step, unmarked
from shamble.games.all_things_zombie.rules.scenarios import settle
from shamble.games.all_things_zombie.state import (
    ENTRY,
    HAND,
    NO_ONE,
    NOWHERE,
    ON_MAP,
    PACK,
    WAITING,
    Held,
    HexState,
    Survivor,
)


def begin(g: HexState, survivor: int) -> None:
    """Start an activation with its MP and one action (AT-05.12)."""
    fresh_activation(g, survivor)
    g.push(Activation(survivor))


def fresh_activation(g: HexState, survivor: int) -> None:
    g.clear_activation()
    g.acting = survivor
    g.mp = g.people[survivor].mp()


def renegade_begins(g: HexState, survivor: int) -> None:
    """Start the activation of a survivor that the rules play (AT-10.25)."""
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

    def legal(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return allowed(g, self.survivor)

    def advance(self, g: HexState) -> bool:
        """End the activation of survivors who died, left, fled or took cover.

        It also ends when the action is used and the survivor has fought its round of a melee: both stay there
        until the next activation (AT-G97, AT-G156).
        """
        s = g.people[self.survivor]
        over = g.halted or (s.fate != ON_MAP and s.fate != WAITING)
        if not over and g.acted and (g.fought >> self.survivor) & 1 and s.hex != NOWHERE:
            over = g.threatened(s.hex, self.survivor)
        if not over:
            return False
        g.stack.pop()
        finish(g, self.survivor)
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, End):
            g.stack.pop()
            finish(g, self.survivor)
            return
        action.execute(g, seat)


class Finish(Step[HexState]):
    """End an activation: owed return fire (AT-09.21), then melee in a shared hex (AT-05.13)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, g: HexState) -> None:
        finish(g, self.survivor)


def finish(g: HexState, survivor: int) -> None:
    if not (g.owed and not g.halted) and (g.phase == ENTRY or not fights(g, survivor)):
        g.halted = True
        finished(g, survivor)
        return
    g.push(Finished(survivor))
    if g.phase != ENTRY:
        fight_if_any(g, survivor)
    if not g.halted:
        for firer in reversed(g.owed):
            g.push(ReactionFire(survivor, firer, ranged.ANSWER))
    g.halted = True  # reactions from now on are not part of the move


class Finished(Step[HexState]):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, g: HexState) -> None:
        finished(g, self.survivor)


def finished(g: HexState, survivor: int) -> None:
    s = g.people[survivor].acted(True)
    if s.hand is not None and g.reloading >> HAND & 1:  # AT-08.38
        s = s.armed(s.hand.reloaded(), s.pack)
    if s.pack is not None and g.reloading >> PACK & 1:
        s = s.armed(s.hand, s.pack.reloaded())
    g.reloading = 0
    g.set_person(survivor, s)
    g.acting = NO_ONE
    g.mp = 0
    settle(g)


# -------------------------------------------------------------------- possible actions


def everything(g: HexState, survivor: int) -> list[Action[HexState]]:
    """List all actions that the survivor could try now."""
    return Trying(g, survivor, True).all()


def allowed(g: HexState, survivor: int) -> list[Action[HexState]]:
    """List the legal actions."""
    return Trying(g, survivor, False).all()


class Trying:
    """Builder of the list of actions, in order.

    Without `refused` it leaves out illegal actions, and skips whole groups that are obviously illegal.
    """

    def __init__(self, g: HexState, survivor: int, refused: bool) -> None:
        self.g = g
        self.survivor = survivor
        self.refused = refused
        self.out: list[Action[HexState]] = []

    def add(self, action: Action[HexState]) -> None:
        if self.refused or not action.refusals(self.g, NO_ONE):
            self.out.append(action)

    def all(self) -> list[Action[HexState]]:
        g, survivor = self.g, self.survivor
        s = g.people[survivor]
        if s.hex == NOWHERE:
            for hex in entry_hexes(g, s.side):
                if self.refused or can_step(g, survivor, hex):
                    self.out.append(Enter(survivor, hex))
        else:
            self.steps(s)
        if self.refused or can_go_fast(g, survivor):
            self.out.append(Fast(survivor))
        if s.hex != NOWHERE and g.phase != ENTRY:
            if s.gear and MEDS in s.gear:  # after the initiative roll, without an action (AT-G95)
                self.out.append(TakeMeds(survivor))
            self.doings(s)
        if self.refused or can_end(g, survivor):
            self.out.append(End(survivor))
        return self.out

    def steps(self, s: Survivor) -> None:
        g, survivor = self.g, self.survivor
        m = g.map()
        if self.refused or g.mp:
            scout = g.ability(survivor) == "scout"
            for hex in m.around[s.hex]:
                if self.refused or can_step(g, survivor, hex):
                    self.out.append(Walk(survivor, hex))
                    if scout and unmarked(g, hex):
                        self.out.append(Scout(survivor, hex))
        if m.rim[s.hex]:
            self.add(Leave(survivor))

    def doings(self, s: Survivor) -> None:
        free = self.refused or can_act(self.g, self.survivor)
        if free:
            self.fire()
            self.throw(s)
            self.charge(s)
        self.prepare(s, HAND, s.hand)
        self.prepare(s, PACK, s.pack)
        if s.pack is not None or (self.refused and s.person().pack):
            self.add(Swap(self.survivor))
        if self.refused or (free and self.g.map().building[s.hex] >= 0):
            self.add(Search(self.survivor))
        if free:
            self.with_others(s)

    def prepare(self, s: Survivor, slot: int, weapon_counter: Held | None) -> None:
        if weapon_counter is None:
            return
        if not weapon_counter.loaded:
            self.add(Reload(self.survivor, slot))
        if s.gear and SCOPE in s.gear:
            self.add(Attach(self.survivor, slot))

    def fire(self) -> None:
        g, survivor = self.g, self.survivor
        if self.refused or ranged.has_shot(g, survivor):
            for shots, panic in ranged.ways_to_fire(g, survivor) or [(1, ranged.CALM)]:
                self.out.append(Fire(survivor, shots, panic))

    def throw(self, s: Survivor) -> None:
        g, survivor = self.g, self.survivor
        if ranged.has_grenade(g, survivor):
            for hex in g.map().around[s.hex]:
                if ranged.grenade_targets(g, hex):
                    self.add(Throw(survivor, hex))

    def charge(self, s: Survivor) -> None:
        g, survivor = self.g, self.survivor
        if not self.refused and (s.bound != NO_ONE or charge.unarmed(g, survivor)):
            return
        near = charge.charge_mp(g, survivor)
        apart = g.map().apart(s.hex)
        marks: list[int] = []
        for at in g.zombies:
            if at >= 0 and apart[at] <= near and at != s.hex:
                marks.append(at)
        for other in g.people:
            if other.side != s.side and other.hex >= 0 and apart[other.hex] <= near and other.hex != s.hex:
                marks.append(other.hex)
        if not marks:
            return
        marks.sort()
        ways = Ways(g, survivor, near)
        last = NOWHERE
        for hex in marks:
            if hex != last and (self.refused or charge.can_charge(g, survivor, hex, ways)):
                self.out.append(Charge(survivor, hex))
            last = hex

    def with_others(self, s: Survivor) -> None:
        """Add medkits, the medic ability and handing over, for the survivor and adjacent friends."""
        g, survivor = self.g, self.survivor
        apart = g.map().apart(s.hex)
        beside: list[int] = []
        for n, other in enumerate(g.people):
            if n != survivor and other.side == s.side and other.hex != NOWHERE and apart[other.hex] <= 1:
                beside.append(n)
        if s.gear and MEDKIT in s.gear:
            self.add(Treat(survivor, survivor, survivor))
            for n in beside:
                self.add(Treat(survivor, survivor, n))
        for n in beside:
            if MEDKIT in g.people[n].gear:
                self.add(Treat(survivor, n, survivor))
                self.add(Treat(survivor, n, n))
        if g.ability(survivor) == "medic":
            self.add(Medic(survivor, survivor))
            for n in beside:
                self.add(Medic(survivor, n))
        if not beside:
            return
        items = sorted(set(s.items()))
        for n in beside:
            for item in items:
                if item != SCOPE or SCOPE in s.gear:
                    self.add(HandOver(survivor, n, item))
