"""Charging (AT-09): the test, the run and the melee."""

from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import Named, SurvivorRoll
from shamble.games.all_things_zombie.events import Rolled, Stays, Tested
from shamble.games.all_things_zombie.rules import ranged
from shamble.games.all_things_zombie.rules.exchange import AimThere, ReactionFire
from shamble.games.all_things_zombie.rules.movement import FAST, Ways, arrive, has_room, has_way, way_to
from shamble.games.all_things_zombie.rules.reactions import CHARGE, charge, successes
from shamble.games.all_things_zombie.state import NO_ONE, NOWHERE, HexState


def charge_mp(g: HexState, survivor: int) -> int:
    """Return the MP for a charge: those left, plus 2 if a fast move can be declared.

    (AT-09.42, AT-G49) Outside its own activation a survivor has its full MP.
    """
    if g.acting != survivor:
        return g.people[survivor].mp() + FAST
    return g.mp if g.began else g.mp + FAST


class ChargeTest(Step[HexState]):
    """Test a charge: Extras roll; Stars choose if they must test, and charge if they want to.

    (AT-09.40)
    """

    def __init__(self, survivor: int, hex: int, wanted: bool) -> None:
        self.survivor = survivor
        self.hex = hex
        self.wanted = wanted

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor]
        if s.star() and s.seat != NO_ONE:
            if self.wanted:
                g.emit(Tested(s.kind, CHARGE, (), s.rep(), 2, "charge"))
                begin_charge(g, self.survivor, self.hex)
            else:
                g.push(StarMayCharge(self.survivor, self.hex))
        else:
            g.push(ChargeRoll(self.survivor, self.hex))


class ChargeRoll(SurvivorRoll):
    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-charge", {**self.roll_args(g), **names.hex_args(g, self.hex)}, ("AT-09.40",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        passed = successes(faces, s.rep())
        branch = charge(g, self.survivor, self.hex, passed)
        g.emit(Tested(s.kind, CHARGE, faces, s.rep(), passed, branch))
        carry_out(g, self.survivor, self.hex, branch)


class StarMayCharge(Named):
    """A Star chooses any result of the table that can be carried out (AT-G101)."""

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor)
        self.hex = hex

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"who": names.survivor_name(g, self.survivor), **names.hex_args(g, self.hex)}
        return Prompt("ask-charge", args, ("AT-09.03", "AT-G101"))

    def words(self, g: HexState) -> list[str]:
        return ["charge", "fire", "stay"]

    def refuse(self, g: HexState, word: str) -> list[Refusal]:
        if word == "fire" and not ranged.can_fire_at(g, self.survivor, self.hex):
            return [Refusal("no-shot-there", "AT-08.03")]
        return []

    def on_answer(self, g: HexState, word: str) -> None:
        s = g.people[self.survivor]
        g.emit(Tested(s.kind, CHARGE, (), s.rep(), 2, word))
        carry_out(g, self.survivor, self.hex, word)


def carry_out(g: HexState, survivor: int, hex: int, branch: str) -> None:
    if branch == "charge":
        begin_charge(g, survivor, hex)
    elif branch == "fire":
        g.push(HowInstead(survivor, hex))
    else:
        g.emit(Stays(g.people[survivor].kind, "stay"))
        if g.acting == survivor:
            g.halted = True  # AT-G50


class HowInstead(ReactionFire):
    """Choose shots and panic for the fire that replaces a charge (AT-09.44).

    The player names the targets, the first one in the hex of the charge (AT-G51).
    """

    def __init__(self, survivor: int, hex: int) -> None:
        super().__init__(survivor, NO_ONE, ranged.ORDERED)
        self.hex = hex

    def possible(self, g: HexState) -> bool:
        return g.threatened(self.hex, self.survivor) and ranged.can_fire_at(g, self.survivor, self.hex)

    def at_whom(self, g: HexState) -> list[int]:
        return AimThere(self.survivor, 1, ranged.CALM, self.hex).aims(g)

    def fire(self, g: HexState, shots: int, panic: bool) -> None:
        g.push(AimThere(self.survivor, shots, panic, self.hex))


def begin_charge(g: HexState, survivor: int, hex: int) -> None:
    """Start the run, with a fast move only if the plain MP are not enough (AT-09.41, AT-G49)."""
    own = g.acting == survivor
    mp = g.mp if own else g.people[survivor].mp()
    if own:
        g.charging = True
    way = way_to(g, survivor, hex, mp)
    if way:
        g.push(Run(survivor, tuple(way), mp, False))
    else:
        g.push(FastCharge(survivor, hex, mp))


class FastCharge(SurvivorRoll):
    """Roll the fast move of a charge (AT-09.41)."""

    def __init__(self, survivor: int, hex: int, mp: int) -> None:
        super().__init__(survivor)
        self.hex = hex
        self.mp = mp

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-fast", self.roll_args(g), ("AT-09.41",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        g.emit(Rolled(s.kind, "fast", faces, s.rep()))
        way = way_to(g, self.survivor, self.hex, self.mp + FAST)
        g.push(Run(self.survivor, tuple(way), self.mp + successes(faces, s.rep()), True))


class Run(Step[HexState]):
    """Move hex by hex as far as the MP last; enemies who see it can interrupt (AT-G49)."""

    def __init__(self, survivor: int, way: tuple[int, ...], mp: int, fast: bool) -> None:
        self.survivor = survivor
        self.way = way
        self.mp = mp
        self.fast = fast

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor]
        own = g.acting == self.survivor
        if s.hex == NOWHERE or (own and g.halted) or not self.way:
            self.stop(g)
            return
        m = g.map()
        there = self.way[0]
        last = len(self.way) == 1
        blocked = g.threatened(there, self.survivor) != last or bool(
            last and g.friends_in(there, self.survivor)
        )
        if m.cost[there] > self.mp or blocked or there not in m.around[s.hex] or not self.room_ahead(g):
            self.stop(g)
            return
        if own:
            g.mp = self.mp - m.cost[there]
        g.push(Run(self.survivor, self.way[1:], self.mp - m.cost[there], self.fast))
        arrive(g, self.survivor, there, "charge", (), self.fast)

    def room_ahead(self, g: HexState) -> bool:
        """Return whether it can get past the friends on its way (AT-03.29)."""
        m = g.map()
        mp = self.mp
        for hex in self.way[:-1]:
            mp -= m.cost[hex]
            if mp < 0:
                return False
            if has_room(g, self.survivor, hex):
                return True
        return m.cost[self.way[-1]] <= mp

    def stop(self, g: HexState) -> None:
        if g.acting == self.survivor:
            g.charging = False
            g.mp = 0


def can_charge(g: HexState, survivor: int, hex: int, ways: Ways) -> bool:
    """Return whether the hex has no friend (AT-G11) and a route leads to it (AT-09.42)."""
    return not g.friends_in(hex, survivor) and ways.into(hex)


def charge_refusals(g: HexState, survivor: int, hex: int) -> list[Refusal]:
    """Explain why this hex cannot be charged."""
    no: list[Refusal] = []
    if g.friends_in(hex, survivor):
        no.append(Refusal("no-friend-there", "AT-G11", (names.hex_thing(g, hex),)))
    if not has_way(g, survivor, hex, charge_mp(g, survivor)):
        no.append(Refusal("no-charge-reach", "AT-09.42", (names.hex_thing(g, hex),)))
    if unarmed(g, survivor):
        no.append(Refusal("no-professor-charge", "AT-12.44"))
    return no


def unarmed(g: HexState, survivor: int) -> bool:
    """Return whether the survivor is the Professor, who carries no weapons (AT-12.43)."""
    return g.people[survivor].person().id == "professor" and professor_bound(g)


def professor_bound(g: HexState) -> bool:
    """Return whether the Professor's special rules apply.

    In scenario 5, and by option in scenario 6 (AT-G110).
    """
    return g.scenario == 5 or (g.scenario == 6 and g.rules.s6_professor_rules)
