"""Attacks of survivors: dice, re-rolls, targets.

Rules ZC-08.01 to ZC-08.27, ZC-08.32 to ZC-08.37.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.frames import Prompt, Routine, Step
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.cards import (
    ABOMINATION,
    CARDS,
    FATTY,
    KINDS,
    NO_CARD,
    RUNNER,
    TOUGHNESS,
    WALKER,
    Equipment,
)
from shamble.games.zombicide.events import CardEvent, Killed, NoiseMade, Rolled
from shamble.games.zombicide.rules.dice import ActionRoll, hits_of, rerolls
from shamble.games.zombicide.rules.experience import gain
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.rules.wounds import Hurt, die
from shamble.games.zombicide.state import ON_BOARD, Survivor, ZombicideState, worth

NO_CAR: Final = -1
NO_ZONE: Final = -1

# Kinds of attack.
MELEE: Final = True
RANGED: Final = False
PAIR: Final = True  # with both hands at once (ZC-08.14)
SINGLE: Final = False

# How hits are assigned.
FREELY: Final = 0  # melee: the player chooses among the zombies
IN_ORDER: Final = 1  # by priority, survivors first (ZC-08.23)
AIMED: Final = 2  # Sniper, Sniper Rifle: the player chooses among all Actors of the zone

# Whether a hit kills the chosen target.
KILLS: Final = True
SPARES: Final = False


# -------------------------------------------------------------------- what a weapon can do


def is_dual(s: Survivor, kind: Equipment, melee: bool) -> bool:
    """Return whether two such weapons can be used at once (ZC-08.01).

    Skills give other weapons the Dual symbol (ZC-09.18, ZC-09.21, ZC-09.34); Evil Twins and Molotovs are
    never a pair (ZC-G71).
    """
    if kind.dual:
        return True
    return s.has(sheets.AMBIDEXTROUS) or s.has(sheets.SWORDMASTER if melee else sheets.GUNSLINGER)


def loaded(g: ZombicideState, card: int) -> bool:
    return not g.unloaded >> card & 1


def pair_ready(g: ZombicideState, s: Survivor, melee: bool) -> bool:
    """Return whether the hands hold two identical dual weapons, both usable.

    Rules ZC-08.14, ZC-G54 and ZC-G116.
    """
    one, other = s.in_hand(0), s.in_hand(1)
    if one is None or one is not other or not is_dual(s, one, melee):
        return False
    return melee or (loaded(g, s.slots[0]) and loaded(g, s.slots[1]))


def longest_range(s: Survivor, kind: Equipment) -> int:
    """Return the maximum range; a skill adds one (ZC-09.14, ZC-G55)."""
    return kind.range_max + (1 if kind.ranged and s.has(sheets.MAX_RANGE) else 0)


def dice_of(g: ZombicideState, s: Survivor, kind: Equipment, melee: bool, both: bool) -> int:
    """Return the dice of an attack: of one weapon or both (ZC-08.14), and from skills.

    Skills (ZC-09.08 to ZC-09.10) add dice per action, or per weapon under the option faq_dual_dice
    (ZC-G50).
    """
    weapons = 2 if both else 1
    dice = (kind.melee_dice if melee else kind.dice) * weapons
    extra = s.skills.count(sheets.DIE_COMBAT)
    extra += s.skills.count(sheets.DIE_MELEE if melee else sheets.DIE_RANGED)
    return dice + extra * (weapons if g.rules.faq_dual_dice else 1)


def plus_of(s: Survivor, melee: bool) -> int:
    """Return what skills add to every die (ZC-09.05 to ZC-09.07)."""
    plus = s.skills.count(sheets.ROLL_COMBAT)
    return plus + s.skills.count(sheets.ROLL_MELEE if melee else sheets.ROLL_RANGED)


def how_of(g: ZombicideState, s: Survivor, card: int, melee: bool) -> int:
    """Return how the hits of an attack are assigned.

    The player assigns them in melee, of a Sniper and of a Rifle with its Scope (ZC-08.17, ZC-08.30,
    ZC-09.32).
    """
    if melee:
        return FREELY
    return AIMED if s.has(sheets.SNIPER) or g.scope_under(card) else IN_ORDER


def leading_hand(g: ZombicideState, s: Survivor) -> int:
    """Return the hand that leads a pair (ZC-G127, ZC-G131).

    Extra dice belong to it, and Trick shot's first target. Of a Sniper Rifle and a Rifle it is the Sniper
    Rifle, whichever hand holds it.
    """
    return 1 if g.scope_under(s.slots[1]) and not g.scope_under(s.slots[0]) else 0


def other_hand(s: Survivor, card: int) -> int:
    return s.slots[1] if s.slots[0] == card else s.slots[0]


def second_dice(g: ZombicideState, s: Survivor, kind: Equipment, melee: bool) -> int:
    """Return the dice of the second weapon of a pair.

    Its own, and under the option faq_dual_dice its share of the extra dice (ZC-G50, ZC-G127).
    """
    if g.rules.faq_dual_dice:
        return dice_of(g, s, kind, melee, SINGLE)
    return kind.melee_dice if melee else kind.dice


def make_noise(g: ZombicideState, survivor: int) -> None:
    """Put one Noise token in the survivor's zone (ZC-05.19, ZC-05.20).

    A Ninja makes none (ZC-09.30).
    """
    s = g.survivors[survivor]
    if not s.has(sheets.NINJA):
        put_noise(g, s.zone)


def put_noise(g: ZombicideState, zone: int) -> None:
    g.make_noise(zone)
    g.emit(NoiseMade(g.mission, zone))


# -------------------------------------------------------------------- dice


class AttackRoll(ActionRoll):
    """Dice of an attack with a weapon, or with a pair led by `card`.

    With Trick shot the second weapon aims at `other` (ZC-09.36).
    """

    def __init__(
        self, survivor: int, card: int, melee: bool, both: bool, zone: int, other: int, used: int
    ) -> None:
        self.survivor = survivor
        self.card = card
        self.melee = melee
        self.both = both
        self.zone = zone
        self.other = other
        self.used = used

    def dice(self, g: ZombicideState) -> int:
        return dice_of(g, g.survivors[self.survivor], CARDS[self.card], self.melee, self.both)

    def weapon(self) -> str:
        return names.card_name(self.card)

    def need(self, g: ZombicideState) -> int:
        return CARDS[self.card].accuracy

    def plus(self, g: ZombicideState) -> int:
        return plus_of(g.survivors[self.survivor], self.melee)

    def rerolls(self, g: ZombicideState) -> int:
        return rerolls(g, self.survivor, CARDS[self.card], self.melee)

    def is_best(self, g: ZombicideState, faces: tuple[int, ...]) -> bool:
        """Return whether every die hits, and none could hit a friend instead (ZC-G52, ZC-08.23)."""
        targets = (self.zone,) if self.other == NO_ZONE else (self.zone, self.other)
        friends = [n for zone in targets for n in g.in_zone(zone) if n != self.survivor]
        every = hits_of(faces, self.need(g), self.plus(g)) == len(faces)
        return every and (self.melee or not friends)

    def again(self, bit: int) -> "AttackRoll":
        return AttackRoll(
            self.survivor, self.card, self.melee, self.both, self.zone, self.other, self.used | bit
        )

    def show(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        sheet, need, plus = g.survivors[self.survivor].sheet, self.need(g), self.plus(g)
        g.emit(Rolled(sheet, CARDS[self.card].id, faces, need, plus, hits_of(faces, need, plus)))

    def struck(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        """Assign the hits, weapon by weapon if the two aim differently (ZC-G131)."""
        s = g.survivors[self.survivor]
        how = how_of(g, s, self.card, self.melee)
        if self.both:
            second = how_of(g, s, other_hand(s, self.card), self.melee)
            if self.other != NO_ZONE or second != how:
                first = len(faces) - second_dice(g, s, CARDS[self.card], self.melee)
                self.strike(g, faces[first:], self.zone if self.other == NO_ZONE else self.other, second)
                faces = faces[:first]
        self.strike(g, faces, self.zone, how)

    def strike(self, g: ZombicideState, faces: tuple[int, ...], zone: int, how: int) -> None:
        hits = hits_of(faces, self.need(g), self.plus(g))
        g.push(Hits(self.survivor, zone, hits, CARDS[self.card].damage, how, NO_CAR, 0))


# -------------------------------------------------------------------- hits


class Hits(Step[ZombicideState]):
    """A number of hits on a zone, each on one target (ZC-08.10, ZC-08.13).

    `earned` = experience so far; the survivor gains it when all hits of the roll are resolved (ZC-G113).
    """

    def __init__(
        self, survivor: int, zone: int, hits: int, damage: int, how: int, car: int, earned: int
    ) -> None:
        self.survivor = survivor
        self.zone = zone
        self.hits = hits
        self.damage = damage
        self.how = how
        self.car = car
        self.earned = earned

    def run(self, g: ZombicideState) -> None:
        if self.hits == 0:
            gain(g, self.survivor, self.earned)
        elif self.how == IN_ORDER and self.survivors(g):
            self.hit_survivors(g)
        else:
            self.hit_zombies(g)

    def hit_survivors(self, g: ZombicideState) -> None:
        """Hit survivors in the way first (ZC-08.23)."""
        targets = self.survivors(g)
        if len(targets) == 1 or g.rules.quick:
            self.hurt(g, targets[0])
        else:
            g.push(self.less(0, 0))
            g.push(ShareHit(self.survivor, self.zone, self.damage, self.car))

    def hit_zombies(self, g: ZombicideState) -> None:
        """Hit zombies; ask only if the player has a choice that matters."""
        kinds = vulnerable(g, self.zone, self.damage, self.how)
        if self.how != IN_ORDER and self.has_choice(g, kinds):
            g.push(self.less(0, 0))
            g.push(ChooseHit(self.survivor, self.zone, self.damage, self.how))
            return
        if not kinds:
            gain(g, self.survivor, self.earned)
            return
        total = sum(g.horde(self.zone, kind) for kind in kinds)
        if len(kinds) > 1 and total > self.hits:
            g.push(self.less(0, 0))
            g.push(ChooseHit(self.survivor, self.zone, self.damage, self.how))
            return
        dead, earned = 0, 0
        for kind in kinds:
            fallen = min(self.hits - dead, g.horde(self.zone, kind))
            kill(g, self.survivor, self.zone, kind, fallen)
            dead += fallen
            earned += fallen * worth(kind)
        g.push(self.less(dead, earned))

    def has_choice(self, g: ZombicideState, kinds: list[int]) -> bool:
        """Return whether a hit can be wasted or can hit a friend (ZC-08.17, ZC-09.32, ZC-G134).

        Hits left when no zombie is left are lost; in a zone without zombies, friends are the target.
        """
        if g.rules.quick:
            return False
        if kinds:
            return bool(spared(g, self.zone, self.damage) or (self.how == AIMED and self.survivors(g)))
        if self.how != AIMED or not self.survivors(g):
            return False
        return g.zombies_in(self.zone) > 0 or self.earned == 0

    def survivors(self, g: ZombicideState) -> list[int]:
        """List the survivors in the way (ZC-08.23, ZC-08.41).

        The shooter and the occupants of the car that hits do not count.
        """
        out: list[int] = []
        for n in g.in_zone(self.zone):
            if n != self.survivor and (self.car == NO_CAR or g.survivors[n].car != self.car):
                out.append(n)
        return out

    def hurt(self, g: ZombicideState, target: int) -> None:
        g.push(self.less(1, 0))
        g.push(Hurt(target, self.damage))

    def less(self, hits: int, earned: int) -> "Hits":
        return Hits(
            self.survivor,
            self.zone,
            self.hits - hits,
            self.damage,
            self.how,
            self.car,
            self.earned + earned,
        )


def vulnerable(g: ZombicideState, zone: int, damage: int, how: int) -> list[int]:
    """List the kinds that the next hit can kill.

    In order of priority a Fatty or an Abomination that cannot be hurt absorbs all further hits (ZC-08.12,
    ZC-08.24).
    """
    if how != IN_ORDER:
        return [k for k in range(KINDS) if g.horde(zone, k) and TOUGHNESS[k] <= damage]
    if g.horde(zone, WALKER):
        return [WALKER]
    big = [k for k in (FATTY, ABOMINATION) if g.horde(zone, k)]
    if big:  # one priority: the shooter chooses between them (ZC-G11)
        return [k for k in big if TOUGHNESS[k] <= damage]
    return [RUNNER] if g.horde(zone, RUNNER) else []


def spared(g: ZombicideState, zone: int, damage: int) -> list[int]:
    """List the kinds that the weapon cannot hurt; hits can be wasted on them (ZC-08.17)."""
    return [k for k in range(KINDS) if g.horde(zone, k) and TOUGHNESS[k] > damage]


def kill(g: ZombicideState, survivor: int, zone: int, kind: int, count: int) -> None:
    """Remove killed zombies; record the zone for the survivor (ZC-09.23)."""
    if count == 0:
        return
    g.change(zone, kind, -count)
    g.kills[survivor] += count
    if zone not in g.killed:
        g.killed = (*g.killed, zone)
    g.emit(Killed(g.survivors[survivor].sheet, g.mission, zone, kind, count))


class ChooseHit(AskSurvivor):
    """Ask the player to assign one hit (ZC-08.17, ZC-08.30, ZC-09.32, ZC-G11).

    Options are first the zombies it kills, then those it cannot hurt, then friends a marksman could hit
    (ZC-G134).
    """

    def __init__(self, survivor: int, zone: int, damage: int, how: int) -> None:
        self.survivor = survivor
        self.zone = zone
        self.damage = damage
        self.how = how

    def routine(self, g: ZombicideState, seat: int) -> Routine | None:
        return Routine("rest-hits")

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-target", {"who": names.survivor(g, self.survivor)}, ("ZC-08.17",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        kinds = vulnerable(g, self.zone, self.damage, self.how)
        out: list[Action[ZombicideState]] = [choices.ChooseTarget(self.zone, k, KILLS) for k in kinds]
        if self.how != IN_ORDER:
            out.extend(
                [choices.ChooseTarget(self.zone, k, SPARES) for k in spared(g, self.zone, self.damage)]
            )
        if self.how == AIMED:
            aim = Hits(self.survivor, self.zone, 1, self.damage, AIMED, NO_CAR, 0)
            out.extend([choices.ChooseSurvivor(n, "hit") for n in aim.survivors(g)])
        return out

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        hits = g.stack.pop()
        assert isinstance(hits, Hits)
        if isinstance(action, choices.ChooseSurvivor):
            hits.hurt(g, action.survivor)
            return
        assert isinstance(action, choices.ChooseTarget)
        if action.kills:
            kill(g, self.survivor, self.zone, action.kind, 1)
        g.push(hits.less(1, worth(action.kind) if action.kills else 0))


class ShareHit(AskSurvivor):
    """Ask the shooter's player which of several survivors in the zone is hit (ZC-G12)."""

    def __init__(self, survivor: int, zone: int, damage: int, car: int) -> None:
        self.survivor = survivor
        self.zone = zone
        self.damage = damage
        self.car = car

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-friendly-fire", {"who": names.survivor(g, self.survivor)}, ("ZC-08.23", "ZC-G12"))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        hits = Hits(self.survivor, self.zone, 1, self.damage, IN_ORDER, self.car, 0)
        return [choices.ChooseSurvivor(n, "hit") for n in hits.survivors(g)]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSurvivor)
        g.stack.pop()
        hits = g.stack.pop()
        assert isinstance(hits, Hits)
        hits.hurt(g, action.survivor)


# -------------------------------------------------------------------- using a weapon


def attack(
    g: ZombicideState, survivor: int, slot: int, melee: bool, both: bool, zone: int, other: int
) -> None:
    """Use the weapon in a hand, or both: make noise, unload, roll dice (ZC-08.02, ZC-08.34)."""
    s = g.survivors[survivor]
    card = s.slots[slot]
    kind = CARDS[card]
    if kind.melee_noisy if melee else kind.noisy:
        make_noise(g, survivor)
    if kind.reload and not melee:
        g.unloaded |= 1 << card
        if both:
            g.unloaded |= 1 << s.slots[1 - slot]
    if kind.id == "molotov":
        throw(g, survivor, slot, zone)
    else:
        g.push(AttackRoll(survivor, card, melee, both, zone, other, 0))


def throw(g: ZombicideState, survivor: int, slot: int, zone: int) -> None:
    """Throw a Molotov, which kills all Actors of the zone.

    The thrower gains the experience, and the card is discarded (ZC-08.32, ZC-08.33, ZC-G68, ZC-G108).
    """
    s = g.survivors[survivor]
    card = s.slots[slot]
    g.survivors[survivor] = s.with_slots(s.with_slot(slot, NO_CARD))
    g.discard(card)
    g.emit(CardEvent("thrown", s.sheet, card))
    earned = 0
    for kind in range(KINDS):
        count = g.horde(zone, kind)
        kill(g, survivor, zone, kind, count)
        earned += count * worth(kind)
    for victim in g.in_zone(zone):
        die(g, victim)
    if g.survivors[survivor].fate == ON_BOARD:
        gain(g, survivor, earned)
