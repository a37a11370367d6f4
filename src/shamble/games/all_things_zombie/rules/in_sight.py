"""In Sight (AT-09): tests when an enemy comes into view, and who fires first."""

from typing import Final

from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import SurvivorRoll
from shamble.games.all_things_zombie.events import Duelled, Tested
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.charge import ChargeTest
from shamble.games.all_things_zombie.rules.exchange import (
    ReactionFire,
    ReceivedFire,
    Shot,
    missed_react,
    resolve,
    spend_ammo,
    strike,
)
from shamble.games.all_things_zombie.rules.flight import TakeCover
from shamble.games.all_things_zombie.rules.movement import FAST, has_way
from shamble.games.all_things_zombie.rules.reactions import IN_SIGHT, in_sight, successes
from shamble.games.all_things_zombie.state import NO_ONE, NOWHERE, HexState

UNSAID: Final = 0  # the other has not chosen its fire yet
SIGHTING: Final = 6  # distance at which an appearance startles, in hexes (AT-09.31)


def startled(g: HexState, tester: int, mover: int) -> bool:
    """Return whether this survivor has to test against the mover.

    Not seen when the turn began, now within six hexes and in sight, and not tested against this mover this
    turn (AT-09.31, AT-G47, AT-G103).
    """
    return startles(g, tester, mover, g.people[mover].hex)


def startles(g: HexState, tester: int, mover: int, hex: int) -> bool:
    """Return whether it would have to test with the mover in this hex."""
    a, b = g.people[tester], g.people[mover]
    if a.side == b.side or a.hex == NOWHERE or hex == NOWHERE or a.bound != NO_ONE:
        return False
    if tester >= len(g.seen) or mover >= len(g.seen) or (g.seen[tester] >> mover) & 1:
        return False
    if (g.tested[tester] >> mover) & 1:
        return False
    return g.map().distance(a.hex, hex) <= SIGHTING and g.sees(a.hex, hex)


def look_up(g: HexState, mover: int) -> None:
    """Let all survivors who now see the mover test, nearest first (AT-G47)."""
    if not any(startled(g, n, mover) for n in range(len(g.people))):
        return
    m = g.map()
    here = g.people[mover].hex
    order = sorted(
        [(m.distance(here, g.people[n].hex), n) for n in range(len(g.people)) if startled(g, n, mover)],
        reverse=True,
    )
    for _, tester in order:
        g.push(InSight(tester, mover))


class InSight(Step[HexState]):
    """Test In Sight; Stars roll too (AT-09.32)."""

    def __init__(self, tester: int, mover: int) -> None:
        self.tester = tester
        self.mover = mover

    def run(self, g: HexState) -> None:
        if not startled(g, self.tester, self.mover):
            return
        tested = list(g.tested)
        tested[self.tester] |= 1 << self.mover
        g.tested = tuple(tested)
        g.push(InSightRoll(self.tester, self.mover))


class InSightRoll(SurvivorRoll):
    def __init__(self, survivor: int, mover: int) -> None:
        super().__init__(survivor)
        self.mover = mover

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-in-sight",
            {**self.roll_args(g), "mover": names.survivor_name(g, self.mover)},
            ("AT-09.31",),
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        there = g.people[self.mover].hex
        passed = successes(faces, s.rep())
        reachable = has_way(g, self.survivor, there, s.mp() + FAST)
        branch = in_sight(g, self.survivor, self.mover, passed, reachable)
        g.emit(Tested(s.kind, IN_SIGHT, faces, s.rep(), passed, branch))
        if branch == "fire":
            g.push(ReactionFire(self.survivor, self.mover, ranged.ANSWER))
        elif branch == "charge":
            g.push(ChargeTest(self.survivor, there, False))
        elif branch == "duel":
            g.push(DuelRoll(self.survivor, self.mover))


# -------------------------------------------------------------------- the duel (AT-09.35, AT-G104)


class DuelRoll(SurvivorRoll):
    """Both roll 1d6 and add Rep."""

    def __init__(self, survivor: int, mover: int) -> None:
        super().__init__(survivor)
        self.mover = mover

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-duel", {**self.roll_args(g), "mover": names.survivor_name(g, self.mover)}, ("AT-09.35",)
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        a, b = g.people[self.survivor], g.people[self.mover]
        mine, theirs = faces[0] + a.rep(), faces[1] + b.rep()
        g.emit(Duelled(a.kind, b.kind, (faces[0], faces[1]), (mine, theirs)))
        both = ranged.can_fire_at(g, self.survivor, b.hex) and ranged.can_fire_at(g, self.mover, a.hex)
        if mine == theirs and both:
            g.push(TieHow(self.survivor, self.mover, UNSAID, ranged.CALM))
        elif mine >= theirs:
            g.push(FirstShot(self.survivor, self.mover))
        else:
            g.push(FirstShot(self.mover, self.survivor))


class FirstShot(Step[HexState]):
    """The winner fires a rushed shot if possible, or takes cover without a ranged weapon."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def run(self, g: HexState) -> None:
        fires = ranged.can_fire_at(g, self.first, g.people[self.second].hex)
        g.push(SecondShot(self.first, self.second, g.people[self.second].wounds, fires))
        if fires:
            g.push(ReactionFire(self.first, self.second, ranged.FIRST_SHOT))
        elif ranged.gun(g, self.first) is None:
            g.push(TakeCover(self.first, self.second))


class SecondShot(Step[HexState]):
    """If it was not hit, the other fires instead of testing; then the exchange is normal.

    (AT-G104)
    """

    def __init__(self, first: int, second: int, wounds: int, fired: bool) -> None:
        self.first = first
        self.second = second
        self.wounds = wounds
        self.fired = fired

    def run(self, g: HexState) -> None:
        s = g.people[self.second]
        if s.hex == NOWHERE or s.wounds > self.wounds or g.people[self.first].hex == NOWHERE:
            return
        if ranged.can_fire_at(g, self.second, g.people[self.first].hex):
            g.push(ReactionFire(self.second, self.first, ranged.SECOND_SHOT))
        elif ranged.gun(g, self.second) is None:
            g.push(TakeCover(self.second, self.first))
        elif self.fired:
            g.push(ReceivedFire(self.second, self.first))


class TieHow(ReactionFire):
    """On a tie both choose how they fire, first the startled one."""

    def __init__(self, survivor: int, target: int, shots: int, panic: bool) -> None:
        super().__init__(survivor, target, ranged.FIRST_SHOT)
        self.shots = shots  # shots of the other, or UNSAID
        self.panic = panic

    def hold_fire(self, g: HexState) -> None:
        """Decline; the other one then fires alone."""
        super().hold_fire(g)
        if self.shots == UNSAID:
            g.push(ReactionFire(self.target, self.survivor, ranged.SECOND_SHOT))
        else:
            g.push(Shot(self.target, self.shots, self.panic, ranged.SECOND_SHOT, (self.survivor,)))

    def fire(self, g: HexState, shots: int, panic: bool) -> None:
        if self.shots == UNSAID:
            g.push(TieHow(self.target, self.survivor, shots, panic))
        else:
            g.push(TieRoll(self.target, self.survivor, (self.shots, shots), (self.panic, panic), ()))


class TieRoll(Roll[HexState]):
    """Roll both shots, then apply both; if both miss, both test (AT-G104)."""

    def __init__(
        self,
        tester: int,
        mover: int,
        shots: tuple[int, int],
        panic: tuple[bool, bool],
        faces: tuple[int, ...],
    ) -> None:
        self.tester = tester
        self.mover = mover
        self.shots = shots
        self.panic = panic
        self.faces = faces  # the tester's dice, once rolled

    def dice(self, g: HexState) -> int:
        turn = 1 if self.faces else 0
        held = g.people[self.mover if turn else self.tester].hand
        assert held is not None
        return ranged.dice_for(held, self.shots[turn], self.panic[turn])

    def prompt(self, g: HexState) -> Prompt:
        a, b = (self.mover, self.tester) if self.faces else (self.tester, self.mover)
        args: Args = {"who": names.survivor_name(g, a), "dice": self.dice(g), "rep": g.people[a].rep()}
        return Prompt("ask-roll-shot", {**args, "target": names.survivor_name(g, b)}, ("AT-G104",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        if not self.faces:
            g.push(TieRoll(self.tester, self.mover, self.shots, self.panic, faces))
            return
        a, b = self.tester, self.mover
        hit_b = resolve(g, Shot(a, self.shots[0], self.panic[0], ranged.FIRST_SHOT, (b,)), self.faces)
        hit_a = resolve(g, Shot(b, self.shots[1], self.panic[1], ranged.FIRST_SHOT, (a,)), faces)
        strike(g, a, hit_b)
        strike(g, b, hit_a)
        if not hit_a and not hit_b:
            missed_react(g, a, (b,), ())
            missed_react(g, b, (a,), ())
        spend_ammo(g, b, self.panic[1], faces)
        spend_ammo(g, a, self.panic[0], self.faces)
