"""What a survivor may do in a turn (ZC-06.43): notation, refusal, effect. Cars, skills and mission actions have
files of their own."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names, sheets
from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.cards import CARDS, MOLOTOVS, NO_CARD, RIFLES, SCOPES, Equipment
from shamble.games.zombicide.events import CardEvent, Did
from shamble.games.zombicide.rules import combat, doors, inventory, movement, searching
from shamble.games.zombicide.state import HANDS, ON_FOOT, SEARCHED, Survivor, ZombicideState

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


class Move(SurvivorAction):
    """To an adjacent zone; leaving zombies behind costs one more for each (ZC-06.04, ZC-06.05)."""

    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} move {names.zone(g, self.zone)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "zone": names.zone(g, self.zone)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.zone_thing(g, self.zone))

    def pays(self) -> int:
        return MOVE

    def cost(self, g: ZombicideState) -> int:
        return 1 + movement.extra_cost(g, self.survivor)

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        cost, left = self.cost(g), purse(g, MOVE)
        if cost > left:
            rule = "ZC-06.05" if cost > 1 else "ZC-06.02"
            no.append(Refusal("no-actions", rule, args={"needed": cost, "left": left}))
        if self.me(g).car != ON_FOOT:
            no.append(Refusal("no-in-car", "ZC-G100"))
        no.extend(movement.step_refusals(g, self.me(g).zone, self.zone))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        movement.walk(g, self.survivor, self.zone)


class Search(SurvivorAction):
    """Search the room (ZC-06.07 to ZC-06.09), or where one has just killed (ZC-09.23)."""

    def pays(self) -> int:
        return SEARCH

    def nose(self, g: ZombicideState) -> bool:
        """Hold your nose: free where the survivor killed a zombie this turn."""
        return self.me(g).has(sheets.HOLD_YOUR_NOSE) and self.me(g).zone in g.killed

    def cost(self, g: ZombicideState) -> int:
        return 0 if self.nose(g) else 1

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        zone = self.me(g).zone
        if g.board().street[zone] and not self.nose(g):
            no.append(Refusal("no-search-street", "ZC-06.07"))
        if g.zombies_in(zone):
            no.append(Refusal("no-search-zombies", "ZC-06.07", (names.zone_thing(g, zone),)))
        if g.used & SEARCHED:
            no.append(Refusal("no-search-twice", "ZC-06.09"))
        if zone in g.board().no_search:
            no.append(Refusal("no-search-start", "ZC-M06.08"))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.used |= SEARCHED
        searching.search_room(g, self.survivor)


class OpenDoor(SurvivorAction):
    """A closed door on the border of the zone, with a weapon that opens doors (ZC-06.19, ZC-06.41)."""

    def __init__(self, survivor: int, door: int, slot: int) -> None:
        self.survivor = survivor
        self.door = door
        self.slot = slot  # the hand; -1 = nothing that opens doors

    def verb(self) -> str:
        return "open"

    def text(self, g: ZombicideState) -> str:
        text = f"{names.survivor(g, self.survivor)} open {names.door(g, self.door)}"
        return text if self.slot < 0 else f"{text} with {CARDS[self.me(g).slots[self.slot]].id}"

    def args(self, g: ZombicideState) -> Args:
        weapon = "@bare-hands" if self.slot < 0 else names.card_name(self.me(g).slots[self.slot])
        return {
            "who": names.survivor(g, self.survivor),
            "door": names.door(g, self.door),
            "weapon": weapon,
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        things = (names.survivor_thing(g, self.survivor), names.door_thing(g, self.door))
        return things if self.slot < 0 else (*things, names.card_thing(self.me(g).slots[self.slot]))

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if self.slot < 0:
            no.append(Refusal("no-opener", "ZC-06.19"))
        no.extend(doors.locked_refusals(g, self.door))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        if CARDS[self.me(g).slots[self.slot]].noisy_door:
            combat.make_noise(g, self.survivor)
        doors.open_door(g, self.survivor, self.door)


class Shoot(SurvivorAction):
    """A ranged attack at a zone in sight and in range, with one weapon or a pair (ZC-06.28, ZC-08.18 to ZC-08.21)."""

    def __init__(self, survivor: int, slot: int, both: bool, zone: int, other: int) -> None:
        self.survivor = survivor
        self.slot = slot
        self.both = both
        self.zone = zone
        self.other = other  # the second weapon's target with Trick shot (ZC-09.36)

    def weapon(self, g: ZombicideState) -> Equipment:
        return CARDS[self.me(g).slots[self.slot]]

    def text(self, g: ZombicideState) -> str:
        target = names.zone(g, self.zone)
        if self.other >= 0:
            target += f" and {names.zone(g, self.other)}"
        pair = "2 " if self.both else ""
        return f"{names.survivor(g, self.survivor)} shoot {target} with {pair}{self.hand(g)}"

    def dice(self, g: ZombicideState) -> int:
        return combat.dice_of(g, self.me(g), self.weapon(g), False, self.both)

    def hand(self, g: ZombicideState) -> str:
        """The weapon; where the hands hold two of a kind that differ, with its hand."""
        mine = self.me(g).slots
        if not self.both and self.slot == 1 and mine[0] >= 0 and CARDS[mine[0]] is self.weapon(g):
            return self.weapon(g).id + " 2"
        return self.weapon(g).id

    def args(self, g: ZombicideState) -> Args:
        return {
            "who": names.survivor(g, self.survivor),
            "zone": names.zone(g, self.zone),
            "other": names.zone(g, self.other) if self.other >= 0 else "",
            "weapon": names.card_name(self.me(g).slots[self.slot]),
            "weapons": 2 if self.both else 1,
            "targets": 2 if self.other >= 0 else 1,
            "dice": 0 if self.weapon(g).id == "molotov" else self.dice(g),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        card = names.card_thing(self.me(g).slots[self.slot])
        things: tuple[str, ...] = (names.survivor_thing(g, self.survivor), card)
        if self.both:
            things = (*things, names.card_thing(self.me(g).slots[1 - self.slot]))
        things = (*things, names.zone_thing(g, self.zone))
        return things if self.other < 0 else (*things, names.zone_thing(g, self.other))

    def pays(self) -> int:
        return FIGHT

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        s = self.me(g)
        if not combat.loaded(g, s.slots[self.slot]):
            no.append(Refusal("no-unloaded", "ZC-08.34", (names.card_thing(s.slots[self.slot]),)))
        for zone in (self.zone, self.other):
            if zone < 0:
                continue
            borders = g.ways().reach[s.zone][zone]
            there = (names.zone_thing(g, zone),)
            if borders == FAR:
                no.append(Refusal("no-sight", "ZC-08.18", there))
            elif borders < self.weapon(g).range_min:
                no.append(Refusal("no-too-near", "ZC-08.20", there))
            elif borders > combat.longest_range(s, self.weapon(g)):
                no.append(Refusal("no-too-far", "ZC-08.21", there))
        return no

    def confirm(self, g: ZombicideState) -> bool:
        """A friend stands in the line of fire."""
        return any(n != self.survivor for z in (self.zone, self.other) if z >= 0 for n in g.in_zone(z))

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        combat.attack(g, self.survivor, self.slot, False, self.both, self.zone, self.other)


class Strike(SurvivorAction):
    """A melee attack in the own zone, with one weapon or a pair (ZC-06.29, ZC-08.16)."""

    def __init__(self, survivor: int, slot: int, both: bool) -> None:
        self.survivor = survivor
        self.slot = slot  # -1 = nothing to strike with
        self.both = both

    def text(self, g: ZombicideState) -> str:
        if self.slot < 0:
            return f"{names.survivor(g, self.survivor)} strike"
        pair = "2 " if self.both else ""
        return f"{names.survivor(g, self.survivor)} strike with {pair}{CARDS[self.me(g).slots[self.slot]].id}"

    def args(self, g: ZombicideState) -> Args:
        who = names.survivor(g, self.survivor)
        if self.slot < 0:
            return {"who": who, "weapon": "@bare-hands", "weapons": 0, "dice": 0}
        card = self.me(g).slots[self.slot]
        dice = combat.dice_of(g, self.me(g), CARDS[card], True, self.both)
        return {
            "who": who,
            "weapon": names.card_name(card),
            "weapons": 2 if self.both else 1,
            "dice": dice,
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        me = names.survivor_thing(g, self.survivor)
        if self.slot < 0:
            return (me,)
        things = (me, names.card_thing(self.me(g).slots[self.slot]))
        return (*things, names.card_thing(self.me(g).slots[1 - self.slot])) if self.both else things

    def pays(self) -> int:
        return FIGHT

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if self.slot < 0:
            no.append(Refusal("no-melee-weapon", "ZC-05.36"))
        if g.zombies_in(self.me(g).zone) == 0:
            no.append(Refusal("no-zombie-here", "ZC-08.16"))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        combat.attack(g, self.survivor, self.slot, True, self.both, self.me(g).zone, combat.NO_ZONE)


class Reload(SurvivorAction):
    """One weapon, or a pair of identical ones (ZC-08.34, ZC-08.37, ZC-G72, ZC-G92)."""

    def __init__(self, survivor: int, weapon: str) -> None:
        self.survivor = survivor
        self.weapon = weapon

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} reload {self.weapon}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "weapon": "@card-" + self.weapon}

    def cards(self, g: ZombicideState) -> list[int]:
        mine = self.me(g).cards()
        return [card for card in mine if CARDS[card].id == self.weapon and not combat.loaded(g, card)]

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), *[names.card_thing(c) for c in self.cards(g)])

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        for card in self.cards(g)[:2]:
            g.unloaded &= ~(1 << card)
            g.emit(CardEvent("reloaded", self.me(g).sheet, card))


class Arrange(SurvivorAction):
    """Change what is in hand (ZC-06.25)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if not self.me(g).cards():
            no.append(Refusal("no-cards", "ZC-06.25"))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.push(inventory.Arrange(self.survivor, inventory.MOST_SWAPS))


class Trade(SurvivorAction):
    """Swap cards with one survivor in the same zone (ZC-06.26)."""

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
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        mine, theirs = self.me(g).slots, g.survivors[self.partner].slots
        g.push(inventory.Trade(self.survivor, self.partner, inventory.MOST_TRADE_SWAPS, mine, theirs))


class Noise(SurvivorAction):
    """Put a Noise token in the own zone (ZC-06.39); a Ninja cannot (ZC-G59)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if self.me(g).has(sheets.NINJA) and not g.rules.ninja_may_make_noise:
            no.append(Refusal("no-ninja-noise", "ZC-G59"))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        combat.put_noise(g, self.me(g).zone)


class Combine(SurvivorAction):
    """Rifle + Scope, or Glass Bottles + Gasoline: free, in the own turn (ZC-08.28 to ZC-08.31, ZC-G104)."""

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
        """The slots of the two cards; -1 = missing. A Rifle takes one Scope."""
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
        held = [names.card_thing(self.me(g).slots[slot]) for slot in self.parts(g) if slot >= 0]
        return (names.survivor_thing(g, self.survivor), *held)

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if min(self.parts(g)) < 0:
            no.append(Refusal("no-parts-" + self.into, "ZC-08.30" if self.into == "sniper" else "ZC-08.31"))
        if self.into == "molotov" and not any(card in g.aside for card in MOLOTOVS):
            no.append(Refusal("no-molotov-left", "ZC-G67"))
        return no

    def do(self, g: ZombicideState, seat: int) -> None:
        first, second = self.parts(g)
        s = self.me(g)
        gone = s.slots[second]
        slots = s.with_slot(second, NO_CARD)
        if self.into == "sniper":
            g.scopes[SCOPES.index(gone)] = s.slots[first]
        else:
            new = next(card for card in MOLOTOVS if card in g.aside)
            g.aside.remove(new)
            g.discard(s.slots[first])
            g.discard(gone)
            slots = (*slots[:first], new, *slots[first + 1 :])
        g.survivors[self.survivor] = s.carrying(slots)
        g.emit(Did("combined-" + self.into, s.sheet, "ZC-08.29", "good"))
        g.push(inventory.Arrange(self.survivor, inventory.MOST_SWAPS))


class End(SurvivorAction):
    """Do nothing more; actions left are lost (ZC-06.40)."""

    def cost(self, g: ZombicideState) -> int:
        return 0


# -------------------------------------------------------------------- what there is to try


def weapon_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """Attacks with what is in the hands (ZC-05.36), reloading, and opening doors."""
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = []
    openers: list[int] = []
    strikes = 0
    targets = targets_of(g, n)
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is None:
            continue
        twin = slot == 1 and s.in_hand(0) is kind  # as good as the other hand
        if kind.opens_doors and not twin:
            openers.append(slot)
        if kind.melee and not twin:
            out.append(Strike(n, slot, False))
            strikes += 1
        same = twin and combat.loaded(g, s.slots[0]) == combat.loaded(g, s.slots[1])
        same = same and g.scope_under(s.slots[0]) == g.scope_under(s.slots[1])
        if kind.ranged and not same:
            out.extend([Shoot(n, slot, False, zone, -1) for zone in targets])
    if combat.pair_ready(g, s, True) and CARDS[s.slots[0]].melee:
        out.append(Strike(n, 0, True))
    if not strikes:
        out.append(Strike(n, -1, False))
    if combat.pair_ready(g, s, False) and CARDS[s.slots[0]].ranged and CARDS[s.slots[0]].dice:
        for zone in targets:
            out.append(Shoot(n, 0, True, zone, -1))
            if s.has(sheets.TRICK_SHOT):
                out.extend([Shoot(n, 0, True, zone, other) for other in targets if other != zone])
    for door in g.board().doors_of(s.zone):
        if not g.door_open(door):
            out.extend([OpenDoor(n, door, slot) for slot in openers or [-1]])
    weapons: list[str] = []
    for card in s.cards():
        if not combat.loaded(g, card) and CARDS[card].id not in weapons:
            weapons.append(CARDS[card].id)
    out.extend([Reload(n, weapon) for weapon in weapons])
    return out


def targets_of(g: ZombicideState, n: int) -> list[int]:
    """Zones in sight with somebody to hit: shooting at nobody is Make noise (ZC-G123)."""
    seen = g.ways().seen[g.survivors[n].zone]
    return [z for z in seen if g.zombies_in(z) or any(other != n for other in g.in_zone(z))]


def basic_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """Everything every survivor might try (ZC-06.43)."""
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = [
        Move(n, zone) for zone in g.board().ways(g.board().all_open).near[s.zone]
    ]
    out.extend(weapon_actions(g, n))
    out.append(Search(n))
    out.extend([Trade(n, other) for other in g.in_zone(s.zone) if other != n])
    out.append(Arrange(n))
    out.append(Noise(n))
    if s.find("scope") >= 0:
        out.append(Combine(n, "sniper"))
    if s.find("gasoline") >= 0 or s.find("glass_bottles") >= 0:
        out.append(Combine(n, "molotov"))
    return out
