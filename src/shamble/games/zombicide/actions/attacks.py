"""Attacks of a survivor: shooting, striking and reloading (ZC-06.28, ZC-06.29, ZC-08)."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import CERTAIN, Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names, sheets
from shamble.games.zombicide.actions.base import FIGHT, SurvivorAction, hordes, raises_danger
from shamble.games.zombicide.board import FAR
from shamble.games.zombicide.cards import CARDS, Equipment
from shamble.games.zombicide.events import CardEvent
from shamble.games.zombicide.rules import combat, odds
from shamble.games.zombicide.rules.combat import MELEE, NO_ZONE, PAIR, RANGED, SINGLE
from shamble.games.zombicide.state import HANDS, ZombicideState, worth


def kills(g: ZombicideState, zone: int, chance: float) -> Prospect:
    """Compute the chance that the attack kills at least one zombie of the zone."""
    return Prospect("may-kill", {}, chance, "good" if chance > 0 else "", hordes(g, zone), ("ZC-08.09",))


def most_points(g: ZombicideState, zone: int, kind: Equipment, dice: int) -> int:
    """Return the most experience that an attack on a zone can give (ZC-05.25)."""
    hits = g.zombies_in(zone) if kind.dice == 0 else dice
    worths: list[int] = []
    for breed in combat.vulnerable(g, zone, kind.damage, combat.FREELY):
        worths += [worth(breed)] * g.horde(zone, breed)
    return sum(sorted(worths, reverse=True)[:hits])


class Shoot(SurvivorAction):
    """Ranged attack on a zone in sight and in range (ZC-06.28, ZC-08.18 to ZC-08.21).

    With one weapon, or with a pair.
    """

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
        return combat.dice_of(g, self.me(g), self.weapon(g), RANGED, self.both)

    def hand(self, g: ZombicideState) -> str:
        """Return the weapon's id, with the hand if the two hands hold different cards of one kind."""
        mine = self.me(g).slots
        if not self.both and self.slot == 1 and mine[0] >= 0 and CARDS[mine[0]] is self.weapon(g):
            return self.weapon(g).id + " 2"
        return self.weapon(g).id

    def args(self, g: ZombicideState) -> Args:
        return {
            "who": names.survivor(g, self.survivor),
            **names.place(g, self.zone),
            **names.place(g, self.other if self.other >= 0 else self.zone, "other-"),
            "weapon": names.card_name(self.me(g).slots[self.slot]),
            "weapons": 2 if self.both else 1,
            "targets": 2 if self.other >= 0 else 1,
            "dice": 0 if self.weapon(g).id == "molotov" else self.dice(g),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        """List the weapons and the targets.

        A target is its zone, or those in it where a survivor could be hit: pointing at a zone shoots no friend.
        """
        things: tuple[str, ...] = (names.survivor_thing(g, self.survivor), self.card_thing(g, self.slot))
        if self.both:
            things = (*things, self.card_thing(g, 1 - self.slot))
        for zone, _, how in self.aims(g):
            friends = [n for n in self.endangered(g, zone, how) if n != self.survivor]
            if friends:
                things = (*things, *hordes(g, zone), *[names.survivor_thing(g, n) for n in friends])
            else:
                things = (*things, names.zone_thing(g, zone))
        return things

    def card_thing(self, g: ZombicideState, slot: int) -> str:
        return names.card_thing(self.me(g).slots[slot])

    def aims(self, g: ZombicideState) -> list[tuple[int, int, int]]:
        """Return each target zone with its dice and how their hits are assigned."""
        s, kind = self.me(g), self.weapon(g)
        dice = odds.dice_at(g, s, kind, RANGED, self.both, self.other)
        out = [(self.zone, dice, combat.how_of(g, s, s.slots[self.slot], RANGED))]
        if self.other >= 0:
            second = combat.how_of(g, s, s.slots[1 - self.slot], RANGED)
            out.append((self.other, combat.second_dice(g, s, kind, RANGED), second))
        return out

    def endangered(self, g: ZombicideState, zone: int, how: int) -> list[int]:
        """List the survivors in a zone who could be hit.

        Survivors are hit before zombies unless the shooter chooses the targets (ZC-08.23); fire hits
        everyone (ZC-08.32).
        """
        if self.weapon(g).id == "molotov":
            return g.in_zone(zone)
        return [n for n in g.in_zone(zone) if n != self.survivor] if how == combat.IN_ORDER else []

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

    def needs_confirmation(self, g: ZombicideState) -> bool:
        """Return whether a friend stands in the line of fire."""
        return len(self.dangers(g)) > 0

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        """Return the chance to hit friends, the chance to kill if there is one, and danger levels."""
        out = self.dangers(g)
        chance = odds.kill_chance(g, self.survivor, self.slot, RANGED, self.both, self.zone, self.other)
        if chance > 0 or not out:
            out.append(kills(g, self.zone, chance))
        points = sum([most_points(g, zone, self.weapon(g), dice) for zone, dice, _ in self.aims(g)])
        return [*out, *raises_danger(g, self.survivor, points)]

    def dangers(self, g: ZombicideState) -> list[Prospect]:
        """Return for each target the chance that a survivor is hit."""
        out: list[Prospect] = []
        burns = self.weapon(g).id == "molotov"
        for zone, dice, how in self.aims(g):
            hurt = self.endangered(g, zone, how)
            if hurt:
                args: Args = {"who": names.survivor(g, hurt[0]), "count": len(hurt)}
                things = tuple([names.survivor_thing(g, n) for n in hurt])
                if burns:
                    out.append(Prospect("may-burn", args, CERTAIN, "bad", things, ("ZC-08.32",)))
                else:
                    need = odds.least_face(self.me(g), self.weapon(g), RANGED)
                    args = {"dice": dice, "need": need, **args}
                    chance = odds.at_least(dice, (7 - need) / 6, 1)
                    out.append(Prospect("may-hit-friend", args, chance, "bad", things, ("ZC-08.23",)))
        return out

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        combat.attack(g, self.survivor, self.slot, RANGED, self.both, self.zone, self.other)


class Strike(SurvivorAction):
    """Melee attack in the survivor's own zone, with one weapon or a pair (ZC-06.29, ZC-08.16)."""

    def __init__(self, survivor: int, slot: int, both: bool) -> None:
        self.survivor = survivor
        self.slot = slot  # -1 = no melee weapon in hand
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
        dice = combat.dice_of(g, self.me(g), CARDS[card], MELEE, self.both)
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

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        if self.slot < 0:
            return []
        zone, kind = self.me(g).zone, CARDS[self.me(g).slots[self.slot]]
        chance = odds.kill_chance(g, self.survivor, self.slot, MELEE, self.both, zone, NO_ZONE)
        dice = combat.dice_of(g, self.me(g), kind, MELEE, self.both)
        points = most_points(g, zone, kind, dice)
        return [kills(g, zone, chance), *raises_danger(g, self.survivor, points)]

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        combat.attack(g, self.survivor, self.slot, MELEE, self.both, self.me(g).zone, NO_ZONE)


class Reload(SurvivorAction):
    """Reload one weapon, or a pair of identical ones in hand.

    Rules ZC-08.34, ZC-08.37, ZC-G72 and ZC-G92.
    """

    def __init__(self, survivor: int, weapon: str) -> None:
        self.survivor = survivor
        self.weapon = weapon

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} reload {self.weapon}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), "weapon": "@card-" + self.weapon}

    def cards(self, g: ZombicideState) -> list[int]:
        """List the cards to reload: both hands together, otherwise one card, hands first."""
        empty = [
            slot
            for slot, card in enumerate(self.me(g).slots)
            if card >= 0 and CARDS[card].id == self.weapon and not combat.loaded(g, card)
        ]
        pair = empty[:HANDS] == list(range(HANDS))
        return [self.me(g).slots[slot] for slot in empty[: HANDS if pair else 1]]

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), *[names.card_thing(c) for c in self.cards(g)])

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        for card in self.cards(g):
            g.unloaded &= ~(1 << card)
            g.emit(CardEvent("reloaded", self.me(g).sheet, card))


def weapon_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """Return attacks with the weapons in hand (ZC-05.36), and reloading."""
    s = g.survivors[n]
    out: list[Action[ZombicideState]] = []
    strikes = 0
    targets = targets_of(g, n)
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is None:
            continue
        twin = slot == 1 and s.in_hand(0) is kind  # the same kind as in the other hand
        if kind.melee and not twin:
            out.append(Strike(n, slot, SINGLE))
            strikes += 1
        same = twin and combat.loaded(g, s.slots[0]) == combat.loaded(g, s.slots[1])
        same = same and g.scope_under(s.slots[0]) == g.scope_under(s.slots[1])
        if kind.ranged and not same:
            out.extend([Shoot(n, slot, SINGLE, zone, NO_ZONE) for zone in targets])
    if combat.pair_ready(g, s, MELEE) and CARDS[s.slots[0]].melee:
        out.append(Strike(n, 0, PAIR))
    if not strikes:
        out.append(Strike(n, -1, SINGLE))
    if combat.pair_ready(g, s, RANGED) and CARDS[s.slots[0]].ranged and CARDS[s.slots[0]].dice:
        lead = combat.leading_hand(g, s)
        for zone in targets:
            out.append(Shoot(n, lead, PAIR, zone, NO_ZONE))
            if s.has(sheets.TRICK_SHOT):
                out.extend([Shoot(n, lead, PAIR, zone, other) for other in targets if other != zone])
    weapons: list[str] = []
    for card in s.cards():
        if not combat.loaded(g, card) and CARDS[card].id not in weapons:
            weapons.append(CARDS[card].id)
    out.extend([Reload(n, weapon) for weapon in weapons])
    return out


def targets_of(g: ZombicideState, n: int) -> list[int]:
    """List the zones in sight that hold a target.

    Shooting at an empty zone is the Make Noise action (ZC-G123).
    """
    seen = g.ways().visible[g.survivors[n].zone]
    friends = [s.zone for other, s in enumerate(g.survivors) if other != n]
    return [zone for zone in seen if g.zombies_in(zone) or zone in friends]
