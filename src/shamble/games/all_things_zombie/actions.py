"""Actions of an activation (AT-05.12, AT-07): moves and one action."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie import prospects as foresight
from shamble.games.all_things_zombie.events import Kit
from shamble.games.all_things_zombie.pieces import GRENADE, MEDKIT, SCOPE
from shamble.games.all_things_zombie.rules import charge, finding, ranged, scenarios
from shamble.games.all_things_zombie.rules.charge import unarmed
from shamble.games.all_things_zombie.rules.exchange import Aim, GrenadeRoll, use_grenade
from shamble.games.all_things_zombie.rules.gear import Give, GiveMore, MedicRoll, give_refusals, treat
from shamble.games.all_things_zombie.rules.movement import (
    LEAVING,
    FastRoll,
    arrive,
    can_step,
    stacked,
    step_refusals,
    take_off,
)
from shamble.games.all_things_zombie.rules.victory import Settle
from shamble.games.all_things_zombie.state import (
    ENTRY,
    HAND,
    NO_ONE,
    NOWHERE,
    PACK,
    SLOTS,
    WAITING,
    HexState,
)


class SurvivorAction(Action[HexState]):
    """An action of the acting survivor."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def text(self, g: HexState) -> str:
        return self.verb()

    def args(self, g: HexState) -> Args:
        return {"who": names.survivor_name(g, self.survivor)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor),)


class Walk(SurvivorAction):
    """Move into an adjacent hex (AT-06.01)."""

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def verb(self) -> str:
        return "move"

    def text(self, g: HexState) -> str:
        return "move " + g.map().names[self.hex]

    def args(self, g: HexState) -> Args:
        m = g.map()
        way = [m.next[d][g.people[self.survivor].hex] for d in range(6)].index(self.hex)
        return {"step": names.direction_name(way), **names.hex_args(g, self.hex)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.hex_thing(g, self.hex))

    def cost(self, g: HexState) -> int:
        return g.map().cost[self.hex]

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        return step_refusals(g, self.survivor, self.hex)

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.going(g, self.survivor, self.hex)

    def execute(self, g: HexState, seat: int) -> None:
        g.began = True
        g.mp -= g.map().cost[self.hex]
        arrive(g, self.survivor, self.hex, "move")


class Scout(Walk):
    """Look into an unentered building before going in.

    An ability that the player chooses to use (AT-04.15, AT-G31).
    """

    def verb(self) -> str:
        return "scout"

    def text(self, g: HexState) -> str:
        return "scout " + g.map().names[self.hex]

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return [foresight.behind_the_door(g, self.hex)]

    def execute(self, g: HexState, seat: int) -> None:
        g.began = True
        finding.draw_card(g, finding.ScoutCard(self.survivor, self.hex))


class Enter(SurvivorAction):
    """Enter the map over the named edge (AT-G106)."""

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def text(self, g: HexState) -> str:
        return "enter " + g.map().names[self.hex]

    def args(self, g: HexState) -> Args:
        return names.hex_args(g, self.hex)

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.hex_thing(g, self.hex))

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        return step_refusals(g, self.survivor, self.hex)

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.going(g, self.survivor, self.hex)

    def execute(self, g: HexState, seat: int) -> None:
        g.began = True
        g.mp -= g.map().cost[self.hex]
        arrive(g, self.survivor, self.hex, "enter")


class Leave(SurvivorAction):
    """Leave the map from an edge hex, for 1 MP, from turn 1 on (AT-G106)."""

    def cost(self, g: HexState) -> int:
        return LEAVING

    def needs_confirmation(self, g: HexState) -> bool:
        return True

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if not scenarios.exits(g, self.survivor, g.people[self.survivor].hex):
            no.append(Refusal("no-exit", "AT-G106"))
        if g.phase == ENTRY:
            no.append(Refusal("no-leave-entering", "AT-G106"))
        if g.mp < LEAVING:
            no.append(Refusal("no-mp", "AT-06.02", args={"needed": LEAVING, "mp": g.mp}))
        if g.people[self.survivor].bound != NO_ONE:
            no.append(Refusal("no-bound", "AT-12.50"))
        return no

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.leaving(g, self.survivor)

    def execute(self, g: HexState, seat: int) -> None:
        g.mp = 0
        g.halted = True
        take_off(g, self.survivor, scenarios.waits(g))
        g.push(Settle())


# -------------------------------------------------------------------- actions (AT-07)


def can_act(g: HexState, survivor: int) -> bool:
    """Return whether any action is possible; `action_refusals` gives the reasons."""
    s = g.people[survivor]
    if g.acted or g.phase == ENTRY or s.hex == NOWHERE:
        return False
    for n, other in enumerate(g.people):
        if other.hex == s.hex and n != survivor and other.bound != survivor and s.bound != n:
            return False
    return not (g.rules.faq_zombie_hex and g.crowds[s.hex])


def can_go_fast(g: HexState, survivor: int) -> bool:
    """Return whether a fast move can be declared.

    The action is unused, and the survivor has not moved or fired yet (AT-06.14) and is not bound (AT-12.50).
    """
    return not g.acted and not g.began and g.people[survivor].bound == NO_ONE


def action_refusals(g: HexState, survivor: int) -> list[Refusal]:
    """Explain why no action is possible.

    Used up (AT-07.01), entering (AT-15.01), another survivor in the hex (AT-03.31, AT-G93), or by option
    zombies in it (AT-G13).
    """
    no: list[Refusal] = []
    if can_act(g, survivor):
        return no
    if g.acted:
        no.append(Refusal("no-action-left", "AT-07.01"))
    s = g.people[survivor]
    if g.phase == ENTRY or s.hex == NOWHERE:
        no.append(Refusal("no-action-entering", "AT-15.01"))
        return no
    for n in g.people_in(s.hex):
        if n != survivor and g.people[n].bound != survivor and s.bound != n:
            no.append(Refusal("no-action-shared", "AT-03.31", (names.survivor_thing(g, n),)))
            break
    if g.rules.faq_zombie_hex and g.crowds[s.hex]:
        no.append(Refusal("no-action-zombies", "AT-G13"))
    return no


class Fast(SurvivorAction):
    """Try a fast move, declared before moving, firing or entering.

    The extra MP need not be used (AT-15.05). (AT-06.14 to AT-06.18, AT-07.06)
    """

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if can_go_fast(g, self.survivor):
            return no
        if g.acted:
            no.append(Refusal("no-action-left", "AT-07.01"))
        if g.began:
            no.append(Refusal("no-fast-late", "AT-06.14"))
        if g.people[self.survivor].bound != NO_ONE:
            no.append(Refusal("no-bound", "AT-12.50"))
        return no

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.rolling(g, self.survivor, "may-run", "AT-06.15")

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.fast = True
        g.began = True
        g.push(FastRoll(self.survivor))


class Fire(SurvivorAction):
    """Fire the weapon in hand (AT-07.02, AT-08.02), also at zombies in the own hex (AT-15.06)."""

    def __init__(self, survivor: int, shots: int, panic: bool) -> None:
        super().__init__(survivor)
        self.shots = shots
        self.panic = panic

    def verb(self) -> str:
        return "panic" if self.panic else "fire"

    def text(self, g: HexState) -> str:
        return f"{self.verb()} {self.shots}"

    def args(self, g: HexState) -> Args:
        return {"shots": self.shots}

    def needs_confirmation(self, g: HexState) -> bool:
        """Return whether it is panic fire, which empties the gun (AT-08.41)."""
        return self.panic

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no = action_refusals(g, self.survivor)
        gun = ranged.no_gun(g, self.survivor)
        no.extend(gun)
        if not gun and g.people[self.survivor].hex != NOWHERE and not ranged.has_shot(g, self.survivor):
            no.append(Refusal("no-target", "AT-08.04"))
        return no

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.firing(
            g,
            self.survivor,
            self.shots,
            self.panic,
            ranged.aims(g, self.survivor, (), ranged.ORDERED),
            ranged.ORDERED,
        )

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.began = True
        g.push(Aim(self.survivor, self.shots, self.panic, ranged.ORDERED, ()))


class Throw(SurvivorAction):
    """Throw a grenade into an adjacent hex (AT-08.31, AT-08.32)."""

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def text(self, g: HexState) -> str:
        return "throw " + g.map().names[self.hex]

    def args(self, g: HexState) -> Args:
        return names.hex_args(g, self.hex)

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.item_thing(GRENADE), names.hex_thing(g, self.hex))

    def needs_confirmation(self, g: HexState) -> bool:
        return bool(g.friends_in(self.hex, self.survivor))

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no = action_refusals(g, self.survivor)
        if not ranged.has_grenade(g, self.survivor):
            no.append(Refusal("no-grenade", "AT-08.33"))
        return no

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.throwing(g, self.survivor, self.hex)

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.began = True
        use_grenade(g, self.survivor)
        g.push(GrenadeRoll(self.survivor, self.hex))


class Charge(SurvivorAction):
    """Charge into a hex with zombies or an enemy (AT-07.07, AT-09.40)."""

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def text(self, g: HexState) -> str:
        return "charge " + g.map().names[self.hex]

    def args(self, g: HexState) -> Args:
        return names.hex_args(g, self.hex)

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.hex_thing(g, self.hex))

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no = action_refusals(g, self.survivor)
        if g.people[self.survivor].bound != NO_ONE:
            no.append(Refusal("no-bound", "AT-12.50"))
        no.extend(charge.charge_refusals(g, self.survivor, self.hex))
        return no

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.charging(g, self.survivor, self.hex)

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.push(charge.ChargeTest(self.survivor, self.hex, True))


class Reload(SurvivorAction):
    """Reload a weapon at the end of the activation (AT-07.03, AT-08.38).

    With quick reload, a survivor who does not move does it at once and without an action (AT-G33, AT-G136).
    """

    def __init__(self, survivor: int, slot: int) -> None:
        super().__init__(survivor)
        self.slot = slot

    def text(self, g: HexState) -> str:
        return "reload " + SLOTS[self.slot]

    def args(self, g: HexState) -> Args:
        held = g.people[self.survivor].weapon_in(self.slot)
        return {"item": names.item_name(held.kind if held is not None else -1)}

    def free(self, g: HexState) -> bool:
        return g.ability(self.survivor) == "quick_reload" and g.mp == g.people[self.survivor].mp()

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        held = g.people[self.survivor].weapon_in(self.slot)
        no = action_refusals(g, self.survivor)
        if self.free(g):
            no = [reason for reason in no if reason.key != "no-action-left"]
        if held is None or held.loaded:
            no.append(Refusal("no-need-to-reload", "AT-08.38"))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        s = g.people[self.survivor]
        held = s.weapon_in(self.slot)
        assert held is not None
        g.emit(Kit(s.kind, held.kind, "reloaded"))
        if self.free(g):
            g.began = True  # from now on no MP can be spent
            g.mp = 0
            ready = held.reloaded()
            g.set_person(
                self.survivor, s.armed(ready, s.pack) if self.slot == HAND else s.armed(s.hand, ready)
            )
        else:
            g.acted = True
            g.reloading |= 1 << self.slot


class Swap(SurvivorAction):
    """Swap the weapons in hand and pack (AT-07.08, AT-08.45, AT-08.46).

    With a cool hand it needs no action, once per activation (AT-G33).
    """

    def free(self, g: HexState) -> bool:
        return g.ability(self.survivor) == "cool_hand" and not g.swapped

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        s = g.people[self.survivor]
        no = action_refusals(g, self.survivor)
        if self.free(g):
            no = [reason for reason in no if reason.key != "no-action-left"]
        if s.pack is None:
            no.append(Refusal("no-second-weapon", "AT-08.45"))
        if unarmed(g, self.survivor):
            no.append(Refusal("no-professor-arms", "AT-12.43"))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        s = g.people[self.survivor]
        if self.free(g):
            g.swapped = True
        else:
            g.acted = True
        assert s.pack is not None
        g.reloading = (g.reloading >> PACK & 1) | ((g.reloading >> HAND & 1) << PACK)
        g.set_person(self.survivor, s.armed(s.pack, s.hand))
        g.emit(Kit(s.kind, s.pack.kind, "swapped"))


class Search(SurvivorAction):
    """Search the building (AT-07.05, AT-10.26)."""

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        return action_refusals(g, self.survivor) + finding.search_refusals(g, self.survivor)

    def things(self, g: HexState) -> tuple[str, ...]:
        building = -1
        hex = g.people[self.survivor].hex
        if hex != NOWHERE:
            building = g.map().building[hex]
        if building < 0:
            return (names.survivor_thing(g, self.survivor),)
        return (names.survivor_thing(g, self.survivor), names.building_thing(g.map().buildings[building].id))

    def where(self, g: HexState) -> tuple[str, ...]:
        return tuple(
            [names.building_thing(b.id) for n, b in enumerate(g.map().buildings) if not (g.searched >> n) & 1]
        )

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        finding.search(g, self.survivor)


class Treat(SurvivorAction):
    """Use a medkit of the survivor or of an adjacent friend, on either of them.

    (AT-04.26 to AT-04.28, AT-G96)
    """

    def __init__(self, survivor: int, carrier: int, patient: int) -> None:
        super().__init__(survivor)
        self.carrier = carrier
        self.patient = patient

    def text(self, g: HexState) -> str:
        return f"treat {names.survivor(g, self.patient)} with {names.survivor(g, self.carrier)}"

    def args(self, g: HexState) -> Args:
        return {
            "patient": names.survivor_name(g, self.patient),
            "carrier": names.survivor_name(g, self.carrier),
        }

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.item_thing(MEDKIT), names.survivor_thing(g, self.patient))

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no = action_refusals(g, self.survivor)
        if MEDKIT not in g.people[self.carrier].gear:
            no.append(Refusal("no-medkit", "AT-04.27"))
        if g.people[self.patient].wounds == 0:
            no.append(Refusal("no-wound", "AT-04.28", (names.survivor_thing(g, self.patient),)))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        treat(g, self.carrier, self.patient)


class Medic(SurvivorAction):
    """Heal as a medic: 2d6 against Rep (AT-G32)."""

    def __init__(self, survivor: int, patient: int) -> None:
        super().__init__(survivor)
        self.patient = patient

    def text(self, g: HexState) -> str:
        return "medic " + names.survivor(g, self.patient)

    def args(self, g: HexState) -> Args:
        return {"patient": names.survivor_name(g, self.patient)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.survivor_thing(g, self.patient))

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no = action_refusals(g, self.survivor)
        for n in (self.survivor, self.patient):
            if g.crowds[g.people[n].hex]:
                no.append(Refusal("no-medic-zombies", "AT-G32", (names.survivor_thing(g, n),)))
                break
        if g.people[self.patient].wounds == 0:
            no.append(Refusal("no-wound", "AT-04.28", (names.survivor_thing(g, self.patient),)))
        return no

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.rolling(g, self.survivor, "may-heal", "AT-G32")

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.push(MedicRoll(self.survivor, self.patient))


class HandOver(SurvivorAction):
    """Give an item to an adjacent friend; more can follow with the same action.

    (AT-07.09, AT-G99)
    """

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

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        g.push(GiveMore(self.survivor, self.receiver))
        Give(self.survivor, self.receiver, self.item).execute(g, seat)


class Attach(SurvivorAction):
    """Attach a scope to a weapon, permanently (AT-04.18, AT-04.19, AT-07.04, AT-G94)."""

    def __init__(self, survivor: int, slot: int) -> None:
        super().__init__(survivor)
        self.slot = slot

    def text(self, g: HexState) -> str:
        return "scope " + SLOTS[self.slot]

    def verb(self) -> str:
        return "scope"

    def args(self, g: HexState) -> Args:
        held = g.people[self.survivor].weapon_in(self.slot)
        return {"item": names.item_name(held.kind if held is not None else -1)}

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no = action_refusals(g, self.survivor)
        held = g.people[self.survivor].weapon_in(self.slot)
        if held is None or not held.weapon().scope or held.scope:
            no.append(Refusal("no-scope-there", "AT-04.18"))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        g.acted = True
        s = g.people[self.survivor].without(SCOPE)
        held = s.weapon_in(self.slot)
        assert held is not None
        ready = held.scoped()
        g.set_person(self.survivor, s.armed(ready, s.pack) if self.slot == HAND else s.armed(s.hand, ready))
        g.emit(Kit(s.kind, held.kind, "scope"))


class End(SurvivorAction):
    """End the activation (AT-15.08). A survivor in a hex with zombies then fights (AT-05.13)."""

    def ends_turn(self, g: HexState) -> bool:
        return True

    def waste_warning(self, g: HexState) -> Prospect | None:
        """Return a warning about unused MP and the unused action (AT-05.12)."""
        if g.acted and g.mp <= 0:
            return None
        return Prospect(
            "may-waste", {"mp": g.mp, "actions": 0 if g.acted else 1}, tone="", rules=("AT-05.12",)
        )

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        return foresight.ending(g, self.survivor)

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        s = g.people[self.survivor]
        if can_end(g, self.survivor):
            return []
        if s.hex == NOWHERE:
            return [Refusal("no-must-enter", "AT-15.01")]
        return [Refusal("no-room", "AT-03.29", (names.hex_thing(g, s.hex),))]


def can_end(g: HexState, survivor: int) -> bool:
    """Return whether the activation can end.

    Not while the survivor can still enter (AT-15.01), nor where it cannot stay but can move on (AT-03.29).
    """
    s = g.people[survivor]
    if s.hex != NOWHERE:
        return g.halted or not stacked(g, survivor)
    return s.fate != WAITING or not any(can_step(g, survivor, hex) for hex in entry_hexes(g, s.side))


def entry_hexes(g: HexState, side: int) -> list[int]:
    """List the hexes of the edge over which a side enters."""
    m = g.map()
    return m.edges[g.entries[side]]
