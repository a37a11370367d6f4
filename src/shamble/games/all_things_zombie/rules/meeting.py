"""Survivors found in a building (AT-10.10 to AT-10.18): person, weapon, friend or foe."""

from shamble.core.chance import Pick
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import SurvivorRoll
from shamble.games.all_things_zombie.events import Met, Stays
from shamble.games.all_things_zombie.pieces import GENERICS, NOTHING, PEOPLE, RANGED, WEAPON_KINDS, WEAPONS
from shamble.games.all_things_zombie.rules.melee import fight_in
from shamble.games.all_things_zombie.rules.movement import end_move
from shamble.games.all_things_zombie.state import NO_ONE, RENEGADE, HexState, Survivor, fresh


class SomebodyThere(Step[HexState]):
    """A generic survivor is in the finder's hex (AT-10.11), if any counter is left (AT-G59)."""

    def __init__(self, finder: int) -> None:
        self.finder = finder

    def run(self, g: HexState) -> None:
        spare = spare_generics(g)
        if spare:
            g.push(WhoIsThere(self.finder))
        else:
            g.emit(Stays(g.people[self.finder].kind, "none"))


def spare_generics(g: HexState) -> list[int]:
    used = [s.kind for s in g.people]
    return [kind for kind in GENERICS if kind not in used and not (g.fallen >> kind) & 1]


class WhoIsThere(Pick[HexState]):
    def __init__(self, finder: int) -> None:
        self.finder = finder

    def count(self, g: HexState) -> int:
        return len(spare_generics(g))

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-person", {"count": self.count(g)}, ("AT-10.11",))

    def on_pick(self, g: HexState, choice: int) -> None:
        kind = spare_generics(g)[choice]
        if any(g.supply[item] for item in possible_weapons(g)):
            g.push(WhichWeapon(self.finder, kind))
        else:
            g.push(FriendOrFoe(self.finder, kind, NOTHING))


def possible_weapons(g: HexState) -> list[int]:
    """Return weapons of every kind, or by option only ranged ones (AT-G60)."""
    return list(RANGED) if g.rules.found_guns_only else list(range(WEAPON_KINDS))


class WhichWeapon(Pick[HexState]):
    """Pick a random weapon of the unused counters (AT-10.12, AT-G60)."""

    def __init__(self, finder: int, person: int) -> None:
        self.finder = finder
        self.person = person

    def count(self, g: HexState) -> int:
        return sum([g.supply[item] for item in possible_weapons(g)])

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-weapon", {"count": self.count(g)}, ("AT-10.12",))

    def on_pick(self, g: HexState, choice: int) -> None:
        for item in possible_weapons(g):
            choice -= g.supply[item]
            if choice < 0:
                g.push(FriendOrFoe(self.finder, self.person, item))
                return


class FriendOrFoe(SurvivorRoll):
    """Both roll 1d6 + Rep; the finder must roll higher (AT-10.14 to AT-10.16, AT-G58)."""

    def __init__(self, survivor: int, person: int, item: int) -> None:
        super().__init__(survivor)
        self.person = person
        self.item = item

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {**self.roll_args(g), "other": names.person_name(self.person), "charm": self.charm(g)}
        return Prompt("ask-roll-friend", args, ("AT-10.14", "AT-10.15"))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        other = (
            Survivor(self.person, s.side, s.seat).at(s.hex).acted(True)
        )  # acts from the next turn on (AT-G57)
        if self.item != NOTHING:
            g.take_counter(self.item)
            other = other.armed(fresh(self.item), None)
        mine = faces[0] + s.rep() + self.charm(g)
        theirs = faces[1] + other.rep()
        g.emit(Met(s.kind, self.person, self.item, (mine, theirs), (faces[0], faces[1])))
        number = len(g.people)
        if mine > theirs:
            g.people.append(other)
            return
        g.people.append(other.joined(RENEGADE + number, NO_ONE, NO_ONE))
        end_move(g, self.survivor)
        fight_in(g, s.hex)  # AT-10.18, AT-G119

    def charm(self, g: HexState) -> int:
        """Return +1 for the opposite sex (AT-10.15), +1 for a big gun against a small one.

        (AT-10.16)
        """
        s = g.people[self.survivor]
        bonus = 1 if g.woman(self.survivor) != PEOPLE[self.person].woman else 0
        if s.hand is not None and s.hand.weapon().heavy and self.item != NOTHING and WEAPONS[self.item].light:
            bonus += 1
        return bonus
