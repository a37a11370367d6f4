"""Melee (AT-08.01), the only attack of zombies (AT-03.26): one round in a hex.

All fighters roll against Rep, then all results apply at once.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import Choice, Named, SurvivorRoll
from shamble.games.all_things_zombie.events import Cured, MeleeRolled, Rolled
from shamble.games.all_things_zombie.pieces import GENERICS, PACES, ZOMBIE_REP
from shamble.games.all_things_zombie.rules.charge_reaction import BeingCharged
from shamble.games.all_things_zombie.rules.harm import kill_zombie, wound
from shamble.games.all_things_zombie.rules.reactions import successes
from shamble.games.all_things_zombie.state import IN_CUP, NO_ONE, NOWHERE, THE_DEAD, HexState, Survivor, pace

CROWD: Final = 4  # number of zombies that can deal two wounds (AT-08.65)
TRIPLE: Final = 3
THE_CURE: Final = 5
THE_HELICOPTER: Final = 6


class Melee(Step[HexState]):
    """A round in this hex, if there are enemies and none of its survivors has fought yet.

    Once per activation (AT-08.60, AT-G97). A cure ends the melee of its hex for the turn (AT-12.48).
    """

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def run(self, g: HexState) -> None:
        people = g.people_in(self.hex)
        if not people or self.hex == g.truce:
            return
        if not any(g.threatened(self.hex, n) for n in people):
            return
        fresh = 0
        for n in people:
            fresh |= 1 << n
        if g.fought & fresh:
            return
        g.fought |= fresh
        next_fighter(g, self.hex, tuple(people), ())


def fight_in(g: HexState, hex: int) -> None:
    """Start the melee of a hex at once (AT-10.07).

    A melee that a charge has started waits for its Being Charged tests (AT-G55, AT-G161).
    """
    melee = Melee(hex)
    if melee not in g.stack:
        g.push(melee)


def next_fighter(g: HexState, hex: int, people: tuple[int, ...], wins: tuple[int, ...]) -> None:
    """Let the next fighter roll; the zombies roll last. `wins` are the results so far."""
    if len(wins) == len(people):
        if g.crowds[hex]:
            g.push(ZombieDice(hex, people, wins))
        else:
            g.push(MeleeResult(hex, people, wins, 0))
        return
    fighter = people[len(wins)]
    if may_cure(g, fighter):
        g.push(MayCure(fighter, hex, people, wins))
    else:
        g.push(FighterDice(hex, people, wins))


def fighter_args(g: HexState, fighter: int, dice: int) -> Args:
    return {"who": names.survivor_name(g, fighter), "dice": dice, "rep": g.people[fighter].rep()}


class FighterDice(Roll[HexState]):
    """Roll the fighter's melee dice against its Rep (AT-08.62)."""

    def __init__(self, hex: int, people: tuple[int, ...], wins: tuple[int, ...]) -> None:
        self.hex = hex
        self.people = people
        self.wins = wins

    def dice(self, g: HexState) -> int:
        return g.melee_dice(self.people[len(self.wins)])

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-fight", fighter_args(g, self.people[len(self.wins)], self.dice(g)), ("AT-08.62",)
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        fighter = self.people[len(self.wins)]
        s = g.people[fighter]
        won = successes(faces, s.rep())
        g.emit(MeleeRolled(s.kind, g.map().places[self.hex], faces, s.rep()))
        if won < len(faces) and g.ability(fighter) == "street_fighter":
            g.push(RerolledDie(self.hex, self.people, self.wins, won))
        else:
            next_fighter(g, self.hex, self.people, (*self.wins, won))


class RerolledDie(Roll[HexState]):
    """A street fighter re-rolls one failed die (AT-G33)."""

    def __init__(self, hex: int, people: tuple[int, ...], wins: tuple[int, ...], won: int) -> None:
        self.hex = hex
        self.people = people
        self.wins = wins
        self.won = won

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-again", fighter_args(g, self.people[len(self.wins)], 1), ("AT-G33",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.people[len(self.wins)]]
        g.emit(MeleeRolled(s.kind, g.map().places[self.hex], faces, s.rep()))
        next_fighter(g, self.hex, self.people, (*self.wins, self.won + successes(faces, s.rep())))


class ZombieDice(Roll[HexState]):
    """Roll one die for every zombie in the hex, against Rep 4 (AT-08.63)."""

    def __init__(self, hex: int, people: tuple[int, ...], wins: tuple[int, ...]) -> None:
        self.hex = hex
        self.people = people
        self.wins = wins

    def dice(self, g: HexState) -> int:
        return g.crowd(self.hex)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-dead",
            {"dice": self.dice(g), "rep": ZOMBIE_REP, **names.hex_args(g, self.hex)},
            ("AT-08.63",),
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        g.emit(MeleeRolled(THE_DEAD, g.map().places[self.hex], faces, ZOMBIE_REP))
        g.push(MeleeResult(self.hex, self.people, self.wins, successes(faces, ZOMBIE_REP)))


class MeleeResult(Step[HexState]):
    """Apply the Melee Table to each fighter against zombies and enemies.

    (AT-08.64 to AT-08.74, AT-G43)
    """

    def __init__(self, hex: int, people: tuple[int, ...], wins: tuple[int, ...], dead: int) -> None:
        self.hex = hex
        self.people = people
        self.wins = wins
        self.dead = dead  # successes of the zombies

    def run(self, g: HexState) -> None:
        crowd = g.crowd(self.hex)
        wounds = [0] * len(self.people)
        by = [THE_DEAD] * len(self.people)
        for place, fighter in enumerate(self.people):
            if crowd:
                won, hurt = against_zombies(g, fighter, self.wins[place], self.dead, crowd)
                wounds[place] += hurt
                if won:
                    g.push(PutDown(fighter, self.hex, won))
            for other in range(place + 1, len(self.people)):
                if g.enemies(fighter, self.people[other]) and self.wins[place] != self.wins[other]:
                    loser, winner = (other, place) if self.wins[place] > self.wins[other] else (place, other)
                    wounds[loser] += 1
                    by[loser] = g.people[self.people[winner]].side
        self.absorb(g, wounds)
        for place, fighter in enumerate(self.people):
            if wounds[place]:
                wound(g, fighter, wounds[place], by[place])

    def absorb(self, g: HexState, wounds: list[int]) -> None:
        """Move the Professor's wounds to a cured survivor who stays with him (AT-12.51)."""
        for place, fighter in enumerate(self.people):
            guarded = g.people[fighter].bound
            if guarded in self.people:
                spot = self.people.index(guarded)
                room = g.dead_at(fighter) - g.people[fighter].wounds - wounds[place]
                taken = max(0, min(room, wounds[spot]))
                wounds[place] += taken
                wounds[spot] -= taken


def against_zombies(g: HexState, fighter: int, won: int, dead: int, crowd: int) -> tuple[int, int]:
    """Return the zombies put down and the wounds taken.

    (AT-08.65, AT-08.67, AT-08.68, AT-G41)
    """
    if won > dead:
        twice = won - dead >= 2 and g.ability(fighter) == "karate"
        return (2 if twice and crowd > 1 else 1), 0
    if won == dead:
        return (1 if crowd == 1 and g.wins_ties(fighter) else 0), 0
    if crowd >= CROWD and dead >= TRIPLE and dead >= TRIPLE * won:
        return 0, 2
    return 0, 1


class PutDownOne(Action[HexState]):
    """Put down this zombie."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie

    def verb(self) -> str:
        return "kill"

    def text(self, g: HexState) -> str:
        return "kill " + names.target(g, ~self.zombie)

    def args(self, g: HexState) -> Args:
        return {"pace": names.pace_name(self.zombie)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.hex_thing(g, g.zombies[self.zombie]), names.zombie_thing(self.zombie))


class PutDown(Choice):
    """The winner chooses a zombie of the hex if they differ (AT-G127)."""

    def __init__(self, survivor: int, hex: int, count: int) -> None:
        super().__init__(survivor)
        self.hex = hex
        self.count = count

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-kill", {"who": names.survivor_name(g, self.survivor)}, ("AT-08.67", "AT-G127"))

    def sorts(self, g: HexState) -> list[int]:
        """Return one zombie of each pace, the fastest first."""
        first = [NO_ONE] * len(PACES)
        for zombie, at in enumerate(g.zombies):
            if at == self.hex and first[pace(zombie)] == NO_ONE:
                first[pace(zombie)] = zombie
        first.reverse()
        return [zombie for zombie in first if zombie != NO_ONE]

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return [PutDownOne(zombie) for zombie in self.sorts(g)]

    def advance(self, g: HexState) -> bool:
        sorts = self.sorts(g)
        if len(sorts) > 1 and g.people[self.survivor].seat != NO_ONE:
            return False
        g.stack.pop()
        if sorts:
            self.kill(g, sorts[0])
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        assert isinstance(action, PutDownOne)
        g.stack.pop()
        self.kill(g, action.zombie)

    def kill(self, g: HexState, zombie: int) -> None:
        kill_zombie(g, zombie, g.people[self.survivor].side)
        if self.count > 1:
            g.push(PutDown(self.survivor, self.hex, self.count - 1))


# -------------------------------------------------------------------- the cure (AT-12.47 to AT-12.51)


def may_cure(g: HexState, fighter: int) -> bool:
    """Return whether the Professor can make his one attempt.

    In scenario 5, and by option in scenario 6 (AT-G110).
    """
    special = g.scenario == THE_CURE or (g.scenario == THE_HELICOPTER and g.rules.s6_professor_rules)
    return special and not g.cured and g.ability(fighter) == "cure" and g.crowds[g.people[fighter].hex] > 0


class MayCure(Named):
    """Choose whether to try the cure instead of fighting (AT-12.47)."""

    def __init__(self, survivor: int, hex: int, people: tuple[int, ...], wins: tuple[int, ...]) -> None:
        super().__init__(survivor)
        self.hex = hex
        self.people = people
        self.wins = wins

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-cure", {"who": names.survivor_name(g, self.survivor)}, ("AT-12.47", "AT-G109"))

    def words(self, g: HexState) -> list[str]:
        return ["melee", "cure"]

    def on_answer(self, g: HexState, word: str) -> None:
        if word == "melee":
            g.push(FighterDice(self.hex, self.people, self.wins))
        else:
            g.cured = g.turn
            g.push(CureRoll(self.survivor, self.hex, self.people, self.wins))


class CureRoll(SurvivorRoll):
    """Roll 2d6 against Rep: a success turns a zombie into a person and ends the melee.

    A failure counts as no success in this round (AT-12.47, AT-12.48, AT-G109).
    """

    def __init__(self, survivor: int, hex: int, people: tuple[int, ...], wins: tuple[int, ...]) -> None:
        super().__init__(survivor)
        self.hex = hex
        self.people = people
        self.wins = wins

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-cure", self.roll_args(g), ("AT-12.47",))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        g.emit(Rolled(s.kind, "cure", faces, s.rep()))
        used = [other.kind for other in g.people]
        spare = [kind for kind in GENERICS if kind not in used and not (g.fallen >> kind) & 1]
        if successes(faces, s.rep()) == 0 or not spare:
            next_fighter(g, self.hex, self.people, (*self.wins, 0))
            return
        zombie = PutDown(self.survivor, self.hex, 1).sorts(g)[0]
        g.put_zombie(zombie, IN_CUP)
        person = (
            Survivor(spare[0], s.side, s.seat).joined(s.side, s.seat, self.survivor).at(self.hex).acted(True)
        )
        g.people.append(person)
        g.truce = self.hex
        g.emit(Cured(s.kind, person.kind))


def fights(g: HexState, survivor: int) -> bool:
    """Return whether it has enemies in its hex and has not fought in this activation."""
    hex = g.people[survivor].hex
    return hex != NOWHERE and not (g.fought >> survivor) & 1 and g.threatened(hex, survivor)


def fight_if_any(g: HexState, survivor: int) -> None:
    """Start the melee of a survivor with an enemy in its hex (AT-05.13).

    Enemy survivors there test Being Charged first, even if it has not just come (AT-G17).
    """
    if not fights(g, survivor):
        return
    hex = g.people[survivor].hex
    g.push(Melee(hex))
    if not g.rules.charged_by_arrivals_only:
        for foe in reversed(g.foes_in(hex, survivor)):
            g.push(BeingCharged(foe))
