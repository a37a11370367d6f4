"""Fire and its answer: targets, the roll, out of ammo, Received Fire (AT-08, AT-09)."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Prompt, Routine, Step
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import Answer, Choice, Named, SurvivorRoll
from shamble.games.all_things_zombie.events import Fired, Kit, Stays, Tested
from shamble.games.all_things_zombie.pieces import AMMO, GRENADE
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.flight import Flee, TakeCover
from shamble.games.all_things_zombie.rules.harm import kill_zombie, wound
from shamble.games.all_things_zombie.rules.reactions import RECEIVED_FIRE, received_fire, successes
from shamble.games.all_things_zombie.state import NO_ONE, NOWHERE, HexState

IN_TURN: Final = False  # a shot that is not a reaction
HOLD: Final = "hold"
OWN_HEX: Final = -1  # fire at all enemies in the own hex; otherwise `target` is the one survivor to fire at

# -------------------------------------------------------------------- shots and targets


class FireHow(Action[HexState]):
    """Choose the number of shots, with or without panic (AT-08.26, AT-08.27, AT-08.40)."""

    def __init__(self, shots: int, panic: bool) -> None:
        self.shots = shots
        self.panic = panic

    def verb(self) -> str:
        return "panic" if self.panic else "shots"

    def text(self, g: HexState) -> str:
        return f"{self.verb()} {self.shots}"

    def args(self, g: HexState) -> Args:
        return {"shots": self.shots}

    def needs_confirmation(self, g: HexState) -> bool:
        """Return whether it is panic fire, which empties the gun (AT-08.41)."""
        return self.panic

    def rules(self) -> tuple[str, ...]:
        return ("AT-08.40", "AT-08.41") if self.panic else ("AT-08.12",)

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        from shamble.games.all_things_zombie import prospects  # it imports this module

        return prospects.fire_how(g, self.shots, self.panic)


class ReactionFire(Choice):
    """Fire as a reaction, into the own hex (Being Charged, surprise) or at one survivor.

    It places Shots markers and can run out of ammo like any other fire (AT-15.09). The test allows it, so it
    can be declined (AT-G153). (AT-G122)
    """

    def __init__(self, survivor: int, target: int, how: int) -> None:
        super().__init__(survivor)
        self.target = target
        self.how = how

    def topic(self) -> str:
        return "reaction-fire"  # the same for all reactions

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-shots", {"who": names.survivor_name(g, self.survivor)}, ("AT-08.12", "AT-G122"))

    def possible(self, g: HexState) -> bool:
        here = g.people[self.survivor].hex
        if here == NOWHERE:
            return False
        hex = here if self.target == OWN_HEX else g.people[self.target].hex
        return hex != NOWHERE and ranged.can_fire_at(g, self.survivor, hex)

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out: list[Action[HexState]] = []
        for shots, panic in ranged.ways_to_fire(g, self.survivor):
            out.append(FireHow(shots, panic))
        if self.may_hold(g):
            out.append(Answer(HOLD))
        return out

    def may_hold(self, g: HexState) -> bool:
        """Return whether it can be declined (AT-G153).

        Not if the player has just chosen it, nor if it replaces a charge.
        """
        return self.how not in (ranged.ORDERED, ranged.CHOSEN) and not g.rules.must_fire

    def advance(self, g: HexState) -> bool:
        if not self.possible(g):
            g.stack.pop()
            return True
        ways = ranged.ways_to_fire(g, self.survivor)
        if g.people[self.survivor].seat != NO_ONE and (len(ways) > 1 or self.may_hold(g)):
            return False
        g.stack.pop()
        self.fire(g, ways[0][0], ways[0][1])
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        g.stack.pop()
        if isinstance(action, FireHow):
            self.fire(g, action.shots, action.panic)
        else:
            self.hold_fire(g)

    def hold_fire(self, g: HexState) -> None:
        """Record that it does not fire."""
        g.emit(Stays(g.people[self.survivor].kind, "hold"))

    def at_whom(self, g: HexState) -> list[int]:
        """List the possible targets."""
        if self.target == OWN_HEX:
            return ranged.aims(g, self.survivor, (), ranged.ANSWER)
        return [self.target]

    def fire(self, g: HexState, shots: int, panic: bool) -> None:
        if self.target == OWN_HEX:
            g.push(Aim(self.survivor, shots, panic, self.how, ()))
        else:
            g.push(Shot(self.survivor, shots, panic, self.how, (self.target,)))


class Target(Action[HexState]):
    """Name the next target (AT-G23)."""

    def __init__(self, target: int) -> None:
        self.target = target

    def text(self, g: HexState) -> str:
        return "target " + names.target(g, self.target)

    def args(self, g: HexState) -> Args:
        who = names.survivor_name(g, self.target) if self.target >= 0 else names.pace_name(~self.target)
        return {"target": who, **names.hex_args(g, ranged.target_hex(g, self.target))}

    def things(self, g: HexState) -> tuple[str, ...]:
        hex = ranged.target_hex(g, self.target)
        return (names.hex_thing(g, hex), names.target_thing(g, self.target))

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        from shamble.games.all_things_zombie import prospects  # it imports this module

        return prospects.naming(g, self.target)


def next_zombie(g: HexState, named: tuple[int, ...], aims: list[int]) -> Action[HexState] | None:
    """Return the naming of a further target if it needs no thought, or None.

    Only zombies are named, and the one left is a zombie, which no side of several can want to spare.
    """
    if g.sides > 1 or len(aims) != 1 or aims[0] >= 0 or any(target >= 0 for target in named):
        return None
    return Target(aims[0])


class Shoot(Action[HexState]):
    """Name no more targets and roll."""

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        from shamble.games.all_things_zombie import prospects  # it imports this module

        return prospects.shooting(g)


class Aim(Choice):
    """Name targets in order before the roll, at most as many as dice that count.

    (AT-08.08, AT-G23)
    """

    def __init__(self, survivor: int, shots: int, panic: bool, how: int, targets: tuple[int, ...]) -> None:
        super().__init__(survivor)
        self.shots = shots
        self.panic = panic
        self.how = how
        self.targets = targets

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"who": names.survivor_name(g, self.survivor), "number": len(self.targets) + 1}
        return Prompt("ask-target", args, ("AT-08.10", "AT-08.11"))

    def routine(self, g: HexState, seat: int) -> Routine | None:
        held = ranged.gun(g, self.survivor)
        several = held is not None and ranged.most_targets(held, self.shots, self.panic) > 1
        return Routine("rest-aim") if several else None

    def automatic_answer(self, g: HexState, seat: int) -> Action[HexState] | None:
        return next_zombie(g, self.targets, self.aims(g)) if self.targets else None

    def aims(self, g: HexState) -> list[int]:
        """Return the possible next targets."""
        return ranged.aims(g, self.survivor, self.targets, self.how)

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out: list[Action[HexState]] = []
        for target in self.aims(g):
            out.append(Target(target))
        if self.targets:
            out.append(Shoot())
        return out

    def advance(self, g: HexState) -> bool:
        held = ranged.gun(g, self.survivor)
        if held is None:
            g.stack.pop()
            return True
        full = len(self.targets) >= ranged.most_targets(held, self.shots, self.panic)
        options = [] if full else self.aims(g)
        if options and g.people[self.survivor].seat != NO_ONE and (len(options) > 1 or self.targets):
            return False
        g.stack.pop()
        if options:
            g.push(self.with_target(options[0]))
        elif self.targets:
            g.push(Shot(self.survivor, self.shots, self.panic, self.how, self.targets))
        return True

    def with_target(self, target: int) -> "Aim":
        return Aim(self.survivor, self.shots, self.panic, self.how, (*self.targets, target))

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        g.stack.pop()
        if isinstance(action, Target):
            g.push(self.with_target(action.target))
        else:
            g.push(Shot(self.survivor, self.shots, self.panic, self.how, self.targets))


class AimThere(Aim):
    """Name targets, the first in this hex (AT-G51)."""

    def __init__(self, survivor: int, shots: int, panic: bool, hex: int) -> None:
        super().__init__(survivor, shots, panic, ranged.ORDERED, ())
        self.hex = hex

    def topic(self) -> str:
        return "aim"

    def aims(self, g: HexState) -> list[int]:
        return [target for target in super().aims(g) if ranged.target_hex(g, target) == self.hex]


# -------------------------------------------------------------------- the roll


class Shot(SurvivorRoll):
    """Roll the attack (AT-08.06), then assign the dice."""

    def __init__(self, survivor: int, shots: int, panic: bool, how: int, targets: tuple[int, ...]) -> None:
        super().__init__(survivor)
        self.shots = shots
        self.panic = panic
        self.how = how
        self.targets = targets

    def dice(self, g: HexState) -> int:
        held = g.people[self.survivor].hand
        assert held is not None
        return ranged.dice_for(held, self.shots, self.panic)

    def prompt(self, g: HexState) -> Prompt:
        first = self.targets[0]
        who = names.survivor_name(g, first) if first >= 0 else names.pace_name(~first)
        return Prompt("ask-roll-shot", {**self.roll_args(g), "target": who}, ("AT-08.06",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        g.push(Surplus(self.survivor, self.shots, self.panic, self.how, self.targets, faces, ()))


class Surplus(Choice):
    """Assign surplus hits to visible targets next to the named ones, one each.

    (AT-08.07, AT-08.59, AT-G23) Then apply wounds and kills, Shots markers, ammo and tests.
    """

    def __init__(
        self,
        survivor: int,
        shots: int,
        panic: bool,
        how: int,
        targets: tuple[int, ...],
        faces: tuple[int, ...],
        later: tuple[int, ...],
    ) -> None:
        super().__init__(survivor)
        self.shots = shots
        self.panic = panic
        self.how = how
        self.targets = targets
        self.faces = faces
        self.later = later

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"who": names.survivor_name(g, self.survivor), "number": len(self.named()) + 1}
        return Prompt("ask-surplus", args, ("AT-08.07", "AT-G23"))

    def named(self) -> tuple[int, ...]:
        return (*self.targets, *self.later)

    def aims(self, g: HexState) -> list[int]:
        """List the targets that the next die would hit.

        Fire that answers a survivor stays on that survivor (AT-G122).
        """
        held = g.people[self.survivor].hand
        assert held is not None
        named, how = self.named(), self.how
        if ranged.is_rushed(how) or (how != ranged.ORDERED and named[0] >= 0 and not self.in_own_hex(g)):
            return []
        best, aimed, _ = self.fall(g)
        if len(aimed) == ranged.dice_that_count(held.weapon(), len(best)):
            return []
        total = best[len(aimed)] + g.people[self.survivor].rep()
        return [
            target
            for target in ranged.aims(g, self.survivor, named, how)
            if ranged.hits(g, self.survivor, target, len(named) + 1, total, how)
        ]

    def automatic_answer(self, g: HexState, seat: int) -> Action[HexState] | None:
        return next_zombie(g, self.named(), self.aims(g))

    def in_own_hex(self, g: HexState) -> bool:
        return ranged.target_hex(g, self.targets[0]) == g.people[self.survivor].hex

    def fall(self, g: HexState) -> tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...]]:
        held = g.people[self.survivor].hand
        assert held is not None
        return ranged.allocate(
            g, self.survivor, held.weapon(), self.faces, self.targets, self.how, self.later
        )

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out: list[Action[HexState]] = [Target(target) for target in self.aims(g)]
        out.append(Answer("spare"))
        return out

    def advance(self, g: HexState) -> bool:
        aims = self.aims(g)
        if aims and g.people[self.survivor].seat != NO_ONE:
            return False
        g.stack.pop()
        if aims:
            g.push(self.with_target(aims[0]))
        else:
            self.settle(g)
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        g.stack.pop()
        if isinstance(action, Target):
            g.push(self.with_target(action.target))
        else:
            self.settle(g)

    def with_target(self, target: int) -> "Surplus":
        later = (*self.later, target)
        return Surplus(self.survivor, self.shots, self.panic, self.how, self.targets, self.faces, later)

    def settle(self, g: HexState) -> None:
        shot = Shot(self.survivor, self.shots, self.panic, self.how, self.targets)
        hit = resolve(g, shot, self.faces, self.later)
        strike(g, self.survivor, hit)
        if self.how != ranged.FIRST_SHOT:
            missed_react(g, self.survivor, self.named(), hit)
        spend_ammo(g, self.survivor, self.panic, self.faces)


def resolve(g: HexState, shot: Shot, faces: tuple[int, ...], later: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Read the dice, emit the event, mark the shots, and return the targets, once per hit.

    All six shots of a shotgun are marked, the scope's die is not (AT-04.06, AT-04.07, AT-04.21, AT-08.29,
    AT-G37).
    """
    s = g.people[shot.survivor]
    held = s.hand
    assert held is not None
    weapon = held.weapon()
    best, aimed, marks = ranged.allocate(g, shot.survivor, weapon, faces, shot.targets, shot.how, later)
    kinds = tuple([t if t < 0 else g.people[t].kind for t in aimed])
    fired = shot.shots + (1 if shot.panic and not held.scope else 0)
    hex = g.map().places[ranged.target_hex(g, shot.targets[0])]
    back = shot.how != ranged.ORDERED
    g.emit(Fired(s.kind, held.kind, hex, best, s.rep(), kinds, marks, fired, back))
    if weapon.loud:
        g.add_shots(s.hex, fired)
    return tuple([target for target, hit in zip(aimed, marks) if hit])


def strike(g: HexState, survivor: int, hit: tuple[int, ...]) -> None:
    """Apply hits: a hit kills a zombie and wounds a survivor (AT-G23)."""
    side = g.people[survivor].side
    for target in sorted(set(hit)):
        if target < 0:
            kill_zombie(g, ~target, side)
        else:
            wound(g, target, hit.count(target), side)


def missed_react(g: HexState, survivor: int, targets: tuple[int, ...], hit: tuple[int, ...]) -> None:
    """Let missed enemy survivors test Received Fire, nearest first (AT-09.18, AT-G102)."""
    m = g.map()
    here = g.people[survivor].hex
    missed = [
        t
        for t in targets
        if t >= 0 and t not in hit and g.enemies(survivor, t) and g.people[t].hex != NOWHERE
    ]
    order = sorted([(m.distance(here, g.people[t].hex), t) for t in missed], reverse=True)
    for _, target in order:
        g.push(ReceivedFire(target, survivor))


def spend_ammo(g: HexState, survivor: int, panic: bool, faces: tuple[int, ...]) -> None:
    """Run out of ammo with two or more 1s, or by panic, unless an Ammo counter saves the gun.

    (AT-08.30, AT-08.37, AT-08.39, AT-08.41)
    """
    held = g.people[survivor].hand
    if held is None or not (faces.count(1) >= 2 or (panic and not held.scope)):
        return
    if AMMO in g.people[survivor].gear:
        g.push(SaveGun(survivor))
    else:
        empty_gun(g, survivor)


def empty_gun(g: HexState, survivor: int) -> None:
    s = g.people[survivor]
    assert s.hand is not None
    g.set_person(survivor, s.armed(s.hand.emptied(), s.pack))
    g.emit(Kit(s.kind, s.hand.kind, "ooa"))


class SaveGun(Named):
    """Choose: discard an Ammo counter or flip the weapon (AT-08.39, AT-08.42, AT-G116)."""

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-ammo", {"who": names.survivor_name(g, self.survivor)}, ("AT-08.39", "AT-G116"))

    def words(self, g: HexState) -> list[str]:
        return ["ammo", "flip"]

    def on_answer(self, g: HexState, word: str) -> None:
        if word == "flip":
            empty_gun(g, self.survivor)
            return
        g.set_person(self.survivor, g.people[self.survivor].without(AMMO))
        g.give_back(AMMO)
        g.emit(Kit(g.people[self.survivor].kind, AMMO, "ammo"))


# -------------------------------------------------------------------- grenades


class GrenadeRoll(SurvivorRoll):
    """Roll a die for everyone in the hex, each as a first target (AT-08.34, AT-08.35).

    One shot is marked where it lands (AT-04.08). No panic, no scope, no ammo check (AT-G36).
    """

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def dice(self, g: HexState) -> int:
        return len(ranged.grenade_targets(g, self.hex))

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-grenade", {**self.roll_args(g), **names.hex_args(g, self.hex)}, ("AT-08.34",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        targets = ranged.grenade_targets(g, self.hex)
        marks = [
            ranged.hits(g, self.survivor, target, 1, face + s.rep(), ranged.ORDERED)
            for target, face in zip(targets, faces)
        ]
        kinds = tuple([t if t < 0 else g.people[t].kind for t in targets])
        name = g.map().places[self.hex]
        g.emit(Fired(s.kind, GRENADE, name, faces, s.rep(), kinds, tuple(marks), 1, IN_TURN))
        g.add_shots(self.hex, 1)
        hit = tuple([target for target, mark in zip(targets, marks) if mark])
        strike(g, self.survivor, hit)
        missed_react(g, self.survivor, targets, hit)


def use_grenade(g: HexState, survivor: int) -> None:
    """Discard the grenade (AT-G36): from a Gear box first, then the pack, then the hand."""
    s = g.people[survivor]
    if GRENADE in s.gear:
        s = s.without(GRENADE)
    elif s.pack is not None and s.pack.kind == GRENADE:
        s = s.armed(s.hand, None)
    else:
        s = s.armed(None, s.pack)
    g.set_person(survivor, s)
    g.give_back(GRENADE)


# -------------------------------------------------------------------- Received Fire (AT-09)


CHOSE: Final = 3  # no dice: a Star chose


class ReceivedFire(Step[HexState]):
    """A survivor was fired at and missed: an Extra rolls, a Star chooses (AT-09.18)."""

    def __init__(self, tester: int, firer: int) -> None:
        self.tester = tester
        self.firer = firer

    def run(self, g: HexState) -> None:
        s = g.people[self.tester]
        if s.hex == NOWHERE or s.bound != NO_ONE or g.people[self.firer].hex == NOWHERE:
            return
        if s.star() and s.seat != NO_ONE:
            g.push(StarUnderFire(self.tester, self.firer))
        else:
            g.push(ReceivedFireRoll(self.tester, self.firer))


class ReceivedFireRoll(SurvivorRoll):
    def __init__(self, survivor: int, firer: int) -> None:
        super().__init__(survivor)
        self.firer = firer

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-received-fire",
            {**self.roll_args(g), "firer": names.survivor_name(g, self.firer)},
            ("AT-09.18",),
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        passed = successes(faces, s.rep())
        charging = g.charging and g.acting == self.survivor
        branch = received_fire(g, self.survivor, self.firer, passed, charging)
        g.emit(Tested(s.kind, RECEIVED_FIRE, faces, s.rep(), passed, branch))
        under_fire(g, self.survivor, self.firer, branch, passed)


class StarUnderFire(Named):
    """A Star chooses any result of the table that can be carried out (AT-G101)."""

    def __init__(self, survivor: int, firer: int) -> None:
        super().__init__(survivor)
        self.firer = firer

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {
            "who": names.survivor_name(g, self.survivor),
            "firer": names.survivor_name(g, self.firer),
        }
        return Prompt("ask-under-fire", args, ("AT-09.03", "AT-G101"))

    def words(self, g: HexState) -> list[str]:
        words = ["fire", "cover", "flee"]
        return ["charge", *words] if g.charging and g.acting == self.survivor else words

    def refuse(self, g: HexState, word: str) -> list[Refusal]:
        if word == "fire" and not ranged.can_fire_at(g, self.survivor, g.people[self.firer].hex):
            return [Refusal("no-shot-at-firer", "AT-08.03")]
        return []

    def on_answer(self, g: HexState, word: str) -> None:
        s = g.people[self.survivor]
        g.emit(Tested(s.kind, RECEIVED_FIRE, (), s.rep(), 2, word))
        under_fire(g, self.survivor, self.firer, word, CHOSE)


def under_fire(g: HexState, tester: int, firer: int, branch: str, passed: int) -> None:
    """Carry out the reaction; fire can be answered repeatedly (AT-09.39).

    With two dice passed, a survivor in its own move finishes the move first and then fires back (AT-09.21,
    AT-G44); with one it fires at once (AT-09.23).
    """
    if branch == "fire":
        if passed != 1 and g.acting == tester and not g.halted:
            g.owed = (*g.owed, firer)
        else:
            g.push(ReactionFire(tester, firer, ranged.CHOSEN if passed == CHOSE else ranged.ANSWER))
    elif branch == "cover":
        g.push(TakeCover(tester, firer))
    elif branch == "flee":
        g.push(Flee(tester))
