"""Attacks of survivors: dice, re-rolls, who is hit (ZC-08.01 to ZC-08.27, ZC-08.32 to ZC-08.37)."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.cards import (
    ABOMINATION,
    AMMO,
    CARDS,
    COMPONENTS,
    FATTY,
    KINDS,
    NO_CARD,
    RUNNER,
    TOUGHNESS,
    WALKER,
    Equipment,
)
from shamble.games.zombicide.events import CardEvent, Killed, NoiseMade, Rolled
from shamble.games.zombicide.rules.asking import AskSurvivor
from shamble.games.zombicide.rules.experience import gain
from shamble.games.zombicide.rules.wounds import Hurt, die
from shamble.games.zombicide.state import ON_BOARD, REROLLED, Survivor, ZombicideState, worth

NO_CAR: Final = -1
NO_ZONE: Final = -1
CAR_NEEDS: Final[int] = COMPONENTS["car"]["accuracy"]  # ZC-G06
CAR_DAMAGE: Final[int] = COMPONENTS["car"]["damage"]  # ZC-08.40

# How an attack is made.
MELEE: Final = True
RANGED: Final = False
PAIR: Final = True  # with both hands at once (ZC-08.14)
SINGLE: Final = False

# How hits find their targets.
FREELY: Final = 0  # melee, Sniper, Sniper Rifle: the player chooses among the zombies
IN_ORDER: Final = 1  # by priority, survivors first (ZC-08.23)

BY_AMMO: Final = 1
BY_LUCK: Final = 2
BY_TURN: Final = 4


# -------------------------------------------------------------------- what a weapon can do


def is_dual(s: Survivor, kind: Equipment, melee: bool) -> bool:
    """May two of these be used at once (ZC-08.01)? Skills give the symbol to other weapons (ZC-09.18, ZC-09.21,
    ZC-09.34); Evil Twins and Molotovs are never a pair (ZC-G71)."""
    if kind.dual:
        return True
    return s.has(sheets.AMBIDEXTROUS) or s.has(sheets.SWORDMASTER if melee else sheets.GUNSLINGER)


def loaded(g: ZombicideState, card: int) -> bool:
    return not g.unloaded >> card & 1


def pair_ready(g: ZombicideState, s: Survivor, melee: bool) -> bool:
    """Two identical dual weapons in the hands, both ready to be used (ZC-08.14, ZC-G54, ZC-G116)."""
    one, other = s.in_hand(0), s.in_hand(1)
    if one is None or one is not other or not is_dual(s, one, melee):
        return False
    return melee or (loaded(g, s.slots[0]) and loaded(g, s.slots[1]))


def longest_range(s: Survivor, kind: Equipment) -> int:
    """The maximum range, one more with the skill (ZC-09.14, ZC-G55)."""
    return kind.range_max + (1 if kind.ranged and s.has(sheets.MAX_RANGE) else 0)


def dice_of(g: ZombicideState, s: Survivor, kind: Equipment, melee: bool, both: bool) -> int:
    """Dice of an attack: of both weapons of a pair (ZC-08.14), and what skills add (ZC-09.08 to ZC-09.10; per
    action, or per weapon under the option faq_dual_dice, ZC-G50)."""
    weapons = 2 if both else 1
    dice = (kind.melee_dice if melee else kind.dice) * weapons
    extra = s.skills.count(sheets.DIE_COMBAT)
    extra += s.skills.count(sheets.DIE_MELEE if melee else sheets.DIE_RANGED)
    return dice + extra * (weapons if g.rules.faq_dual_dice else 1)


def plus_of(s: Survivor, melee: bool) -> int:
    """What skills add to every die (ZC-09.05 to ZC-09.07)."""
    plus = s.skills.count(sheets.ROLL_COMBAT)
    return plus + s.skills.count(sheets.ROLL_MELEE if melee else sheets.ROLL_RANGED)


def how_of(g: ZombicideState, s: Survivor, card: int, melee: bool) -> int:
    """Who shares out the hits: the player in melee, of a Sniper and of a Rifle with its Scope (ZC-08.17, ZC-08.30,
    ZC-09.32)."""
    return FREELY if melee or s.has(sheets.SNIPER) or g.scope_under(card) else IN_ORDER


def make_noise(g: ZombicideState, survivor: int) -> None:
    """One Noise token for the action, in the survivor's zone (ZC-05.19, ZC-05.20); none for a Ninja (ZC-09.30)."""
    s = g.survivors[survivor]
    if not s.has(sheets.NINJA):
        put_noise(g, s.zone)


def put_noise(g: ZombicideState, zone: int) -> None:
    g.make_noise(zone)
    g.emit(NoiseMade(g.mission, zone))


# -------------------------------------------------------------------- dice


class AttackRoll(Roll[ZombicideState]):
    """The dice of an attack with a weapon. With Trick shot the second weapon aims at `other` (ZC-09.36)."""

    def __init__(
        self, survivor: int, card: int, melee: bool, both: bool, zone: int, other: int, used: int
    ) -> None:
        self.survivor = survivor
        self.card = card
        self.melee = melee
        self.both = both
        self.zone = zone
        self.other = other
        self.used = used  # re-rolls already spent on this action

    def dice(self, g: ZombicideState) -> int:
        return dice_of(g, g.survivors[self.survivor], CARDS[self.card], self.melee, self.both)

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {"who": names.survivor(g, self.survivor), "dice": self.dice(g)}
        return Prompt("ask-roll-attack", args, ("ZC-08.09",))

    def rolled(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        s, kind = g.survivors[self.survivor], CARDS[self.card]
        plus = plus_of(s, self.melee)
        g.emit(Rolled(s.sheet, kind.id, faces, kind.accuracy, plus, hits_of(faces, kind.accuracy, plus)))
        left = rerolls(g, self.survivor, kind, self.melee) & ~self.used
        again = AttackRoll(self.survivor, self.card, self.melee, self.both, self.zone, self.other, self.used)
        if left:
            g.push(MayReroll(self.survivor, left, faces, again.key()))
        else:
            again.struck(g, faces)

    def key(self) -> tuple[int, ...]:
        """The attack as plain numbers, for the question whether to roll again."""
        return (self.card, int(self.melee), int(self.both), self.zone, self.other, self.used)

    def struck(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        """The dice stand: share out the hits."""
        s, kind = g.survivors[self.survivor], CARDS[self.card]
        plus = plus_of(s, self.melee)
        how = how_of(g, s, self.card, self.melee)
        if self.other != NO_ZONE:
            first = len(faces) - kind.dice  # the extra dice go with the first weapon
            hits = hits_of(faces[first:], kind.accuracy, plus)
            g.push(Hits(self.survivor, self.other, hits, kind.damage, how, NO_CAR, 0))
            faces = faces[:first]
        hits = hits_of(faces, kind.accuracy, plus)
        g.push(Hits(self.survivor, self.zone, hits, kind.damage, how, NO_CAR, 0))


def hits_of(faces: tuple[int, ...], need: int, plus: int) -> int:
    """Dice that reach the accuracy; none counts as more than 6 (ZC-08.06, ZC-09.05)."""
    hits = 0
    for face in faces:
        if min(6, face + plus) >= need:
            hits += 1
    return hits


def rerolls(g: ZombicideState, survivor: int, kind: Equipment | None, melee: bool) -> int:
    """Ways to roll again, as bits: ammo for its weapons (ZC-G53), Lucky (ZC-09.27), once per turn (ZC-09.16)."""
    s = g.survivors[survivor]
    out = 0
    if kind is not None and not melee:
        for ammo, weapons in AMMO.items():
            if kind.id in weapons and s.find(ammo) >= 0:
                out |= BY_AMMO
    if s.has(sheets.LUCKY):
        out |= BY_LUCK
    if s.has(sheets.REROLL) and not g.used & REROLLED:
        out |= BY_TURN
    return out


REROLLS: Final = ((BY_AMMO, "ammo"), (BY_LUCK, "lucky"), (BY_TURN, "turn"))


class MayReroll(AskSurvivor):
    """All dice of the action again, or keep them (ZC-G52). `attack` is an attack's key, or a car's drive."""

    def __init__(self, survivor: int, left: int, faces: tuple[int, ...], attack: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.left = left
        self.faces = faces
        self.attack = attack

    def prompt(self, g: ZombicideState) -> Prompt:
        shown = ", ".join([str(face) for face in self.faces])
        args: Args = {"who": names.survivor(g, self.survivor), "dice": shown}
        return Prompt("ask-reroll", args, ("ZC-G52",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        out: list[Action[ZombicideState]] = [choices.Reroll(by) for bit, by in REROLLS if self.left & bit]
        out.append(choices.Done())
        return out

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if not isinstance(action, choices.Reroll):
            self.again(0).struck(g, self.faces)
            return
        bit = next(bit for bit, by in REROLLS if by == action.by)
        if bit == BY_TURN:
            g.used |= REROLLED
        g.push(self.again(bit))

    def again(self, bit: int) -> "AttackRoll | CarRoll":
        key = self.attack
        if len(key) == CAR_KEY:
            return CarRoll(self.survivor, key[0], key[1], key[2] | bit)
        return AttackRoll(self.survivor, key[0], bool(key[1]), bool(key[2]), key[3], key[4], key[5] | bit)


CAR_KEY: Final = 3


class CarRoll(Roll[ZombicideState]):
    """A car runs over everybody in a zone: a die for each miniature but its own occupants (ZC-08.38, ZC-08.39)."""

    def __init__(self, survivor: int, car: int, zone: int, used: int) -> None:
        self.survivor = survivor
        self.car = car
        self.zone = zone
        self.used = used

    def dice(self, g: ZombicideState) -> int:
        return in_the_way(g, self.car, self.zone)

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)

    def rolled(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        s = g.survivors[self.survivor]
        g.emit(Rolled(s.sheet, "car", faces, CAR_NEEDS, 0, hits_of(faces, CAR_NEEDS, 0)))
        left = rerolls(g, self.survivor, None, RANGED) & ~self.used  # ZC-G51
        if left:
            g.push(MayReroll(self.survivor, left, faces, (self.car, self.zone, self.used)))
        else:
            CarRoll(self.survivor, self.car, self.zone, self.used).struck(g, faces)

    def struck(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        hits = hits_of(faces, CAR_NEEDS, 0)
        g.push(Hits(self.survivor, self.zone, hits, CAR_DAMAGE, IN_ORDER, self.car, 0))


def in_the_way(g: ZombicideState, car: int, zone: int) -> int:
    """Miniatures in a zone, occupants of the car not counted."""
    return g.zombies_in(zone) + len([n for n in g.in_zone(zone) if g.survivors[n].car != car])


# -------------------------------------------------------------------- hits


class Hits(Step[ZombicideState]):
    """So many hits on a zone, each on one target (ZC-08.10, ZC-08.13). `earned` = experience so far; it is added when
    all hits of the roll are resolved (ZC-G113)."""

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
        if self.hits and self.how == IN_ORDER:
            targets = self.survivors(g)
            if len(targets) == 1 or (targets and g.rules.quick):
                self.hurt(g, targets[0])
                return
            if targets:
                g.push(self.less(0, 0))
                g.push(ShareHit(self.survivor, self.zone, self.damage, self.car))
                return
        kinds = self.kinds(g)
        if self.hits == 0 or not kinds:
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

    def survivors(self, g: ZombicideState) -> list[int]:
        """Survivors in the way: not the shooter, not the occupants of the car that hits (ZC-08.23, ZC-08.41)."""
        out: list[int] = []
        for n in g.in_zone(self.zone):
            if n != self.survivor and (self.car == NO_CAR or g.survivors[n].car != self.car):
                out.append(n)
        return out

    def hurt(self, g: ZombicideState, target: int) -> None:
        g.push(self.less(1, 0))
        g.push(Hurt(target, self.damage))

    def kinds(self, g: ZombicideState) -> list[int]:
        """The kinds the next hit may kill. In order of priority a Fatty or an Abomination that cannot be hurt
        absorbs all further hits (ZC-08.12, ZC-08.24)."""
        return vulnerable(g, self.zone, self.damage, self.how)

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
    if how == FREELY:
        return [k for k in range(KINDS) if g.horde(zone, k) and TOUGHNESS[k] <= damage]
    if g.horde(zone, WALKER):
        return [WALKER]
    big = [k for k in (FATTY, ABOMINATION) if g.horde(zone, k)]
    if big:  # one priority: the shooter chooses between them (ZC-G11)
        return [k for k in big if TOUGHNESS[k] <= damage]
    return [RUNNER] if g.horde(zone, RUNNER) else []


def kill(g: ZombicideState, survivor: int, zone: int, kind: int, count: int) -> None:
    """Zombies fall; the survivor remembers where (ZC-09.23)."""
    if count == 0:
        return
    g.change(zone, kind, -count)
    g.kills[survivor] += count
    if zone not in g.killed:
        g.killed = (*g.killed, zone)
    g.emit(Killed(g.survivors[survivor].sheet, g.mission, zone, kind, count))


class ChooseHit(AskSurvivor):
    """The player shares out the hits one by one (ZC-08.17, ZC-08.30, ZC-09.32, ZC-G11). Targets that the weapon
    cannot hurt are not offered."""

    def __init__(self, survivor: int, zone: int, damage: int, how: int) -> None:
        self.survivor = survivor
        self.zone = zone
        self.damage = damage
        self.how = how

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-target", {"who": names.survivor(g, self.survivor)}, ("ZC-08.17",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        kinds = vulnerable(g, self.zone, self.damage, self.how)
        return [choices.ChooseTarget(self.zone, kind) for kind in kinds]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseTarget)
        g.stack.pop()
        hits = g.stack.pop()
        assert isinstance(hits, Hits)
        kill(g, self.survivor, self.zone, action.kind, 1)
        g.push(hits.less(1, worth(action.kind)))


class ShareHit(AskSurvivor):
    """Several survivors in the target zone: the shooter's player shares the hits out (ZC-G12)."""

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
    """Use the weapon in a hand, or both: noise, the shot is spent, dice (ZC-08.02, ZC-08.34)."""
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
    """A Molotov kills all Actors of the zone, whoever they are; the thrower gains the experience and the card is
    discarded (ZC-08.32, ZC-08.33, ZC-G68, ZC-G108)."""
    s = g.survivors[survivor]
    card = s.slots[slot]
    g.survivors[survivor] = s.carrying(s.with_slot(slot, NO_CARD))
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
