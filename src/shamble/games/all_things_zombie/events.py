"""Events of the game, as typed data: kinds of survivors, places, counters and numbers."""

from typing import Final

from shamble.core.events import Args, Data, Dice, Event, Line
from shamble.games.all_things_zombie.names import (
    building_name,
    building_thing,
    direction_name,
    item_name,
    pace_word,
    person_name,
    person_thing,
    place_thing,
    seat_name,
    zombie_thing,
)
from shamble.games.all_things_zombie.pieces import PACES, PEOPLE, REACTIONS, SCENARIOS
from shamble.games.all_things_zombie.places import place_args

TESTS: Final = ("being_charged", "received_fire", "in_sight", "charge")


class Began(Event):
    """A turn, an entry or a go began; `what` says which.

    For "player", `turn` is the seat.
    """

    def __init__(self, what: str, turn: int) -> None:
        self.what = what
        self.turn = turn

    def line(self) -> Line:
        args: Args = {"who": seat_name(self.turn)} if self.what == "player" else {"turn": self.turn}
        return Line("event-began-" + self.what, args, tone="head")


class Laid(Event):
    """The boards were laid out (AT-14.01)."""

    def __init__(self, layout: str) -> None:
        self.layout = layout

    def line(self) -> Line:
        return Line("event-laid", {"layout": self.layout}, rules=("AT-05.01",))


class Initiative(Event):
    """All parties rolled for initiative, in order of play (AT-05.08).

    Parties: -1 zombies, sides, renegades.
    """

    def __init__(self, parties: tuple[int, ...], faces: tuple[int, ...], again: bool) -> None:
        self.parties = parties
        self.faces = faces
        self.again = again  # a tie: some dice are re-rolled (AT-05.09)

    def line(self) -> Line:
        key = "event-initiative-tie" if self.again else "event-initiative"
        args: Args = {
            "zombies": self.faces[self.parties.index(-1)] if -1 in self.parties else 0,
            "survivors": self.faces[self.parties.index(0)] if 0 in self.parties else 0,
        }
        rules = ("AT-05.09",) if self.again else ("AT-05.08",)
        return Line(key, args, rules=rules, dice=Dice(self.faces, verdict=key.replace("event", "verdict")))


class Moved(Event):
    """A survivor moved: "move", "enter", "flee", "cover", "charge", "back", "left".

    The path starts at its old hex and ends at its new one; off the map there are no hexes.
    """

    def __init__(self, kind: int, path: tuple[str, ...], how: str) -> None:
        self.kind = kind
        self.path = path
        self.how = how

    def line(self) -> Line:
        rule = {"flee": "AT-09.14", "cover": "AT-09.28", "charge": "AT-09.43", "back": "AT-10.06"}
        hex = "" if self.how == "left" else self.path[-1]
        args: Args = {"who": person_name(self.kind)}
        if hex:
            args.update(place_args(hex))
        things = (person_thing(self.kind), place_thing(hex)) if hex else (person_thing(self.kind),)
        return Line("event-moved-" + self.how, args, things, (rule.get(self.how, "AT-06.01"),))

    def data(self) -> Data:
        return {"path": [place_thing(hex) for hex in self.path]}


class ZombieMoved(Event):
    """A zombie moved along the path towards the survivor `prey` (AT-06.19)."""

    def __init__(self, zombie: int, pace: int, path: tuple[str, ...], prey: int) -> None:
        self.zombie = zombie
        self.pace = pace
        self.path = path
        self.prey = prey

    def line(self) -> Line:
        args: Args = {"pace": pace_word(self.pace), "prey": person_name(self.prey)}
        args.update(place_args(self.path[-1]))
        things = (zombie_thing(self.zombie), place_thing(self.path[-1]))
        return Line("event-zombie-moved", args, things, ("AT-06.19",))

    def data(self) -> Data:
        return {"path": [place_thing(hex) for hex in self.path]}


class ZombieCame(Event):
    """A zombie appeared on the map.

    `why`: "shot" and "start" (by the direction on its counter), "building", "edge", "setup", "heliport".
    """

    def __init__(self, zombie: int, pace: int, hex: str, why: str) -> None:
        self.zombie = zombie
        self.pace = pace
        self.hex = hex
        self.why = why

    def line(self) -> Line:
        rule = {
            "shot": "AT-11.02",
            "start": "AT-11.06",
            "building": "AT-10.02",
            "edge": "AT-12.17",
            "heliport": "AT-12.63",
        }
        args: Args = {"pace": pace_word(self.pace), **place_args(self.hex)}
        things = (zombie_thing(self.zombie), place_thing(self.hex))
        return Line("event-zombie-" + self.why, args, things, (rule.get(self.why, "AT-05.01"),), "bad")

    def data(self) -> Data:
        return {"pace": PACES[self.pace]}


class Rolled(Event):
    """A survivor rolled against Rep for a bonus: "fast", "medic", "cure" (AT-05.17)."""

    def __init__(self, kind: int, what: str, faces: tuple[int, ...], rep: int) -> None:
        self.kind = kind
        self.what = what
        self.faces = faces
        self.rep = rep

    def line(self) -> Line:
        marks = tuple(["hit" if face <= self.rep else "miss" for face in self.faces])
        wins = marks.count("hit")
        rule = {"fast": "AT-06.15", "medic": "AT-G32", "cure": "AT-12.47"}[self.what]
        dice = Dice(self.faces, 6, "need-rep", {"rep": self.rep}, marks, "verdict-wins", {"wins": wins})
        args: Args = {"who": person_name(self.kind), "wins": wins}
        return Line("event-rolled-" + self.what, args, (person_thing(self.kind),), (rule,), dice=dice)


class Tested(Event):
    """A reaction test gave this branch of its table (AT-09.02).

    A Star that chose has no dice.
    """

    def __init__(
        self, kind: int, test: int, faces: tuple[int, ...], rep: int, passed: int, branch: str
    ) -> None:
        self.kind = kind
        self.test = test
        self.faces = faces
        self.rep = rep
        self.passed = passed
        self.branch = branch

    def line(self) -> Line:
        name = TESTS[self.test]
        args: Args = {
            "who": person_name(self.kind),
            "test": "@test-" + name,
            "passed": self.passed,
            "branch": "@branch-" + self.branch,
        }
        things = (person_thing(self.kind),)
        if not self.faces:
            return Line("event-chose", args, things, ("AT-09.03",))
        marks = tuple(["hit" if face <= self.rep else "miss" for face in self.faces])
        dice = Dice(
            self.faces,
            6,
            "need-rep",
            {"rep": self.rep},
            marks,
            "verdict-passed",
            {"passed": self.passed},
            "table-" + name,
            f"passed{self.passed}",
        )
        return Line("event-tested", args, things, ("AT-09.02",), dice=dice)

    def data(self) -> Data:
        """Return the table, the dice passed, and the row of the branch that applied.

        A row of -1 means that a Star chose a branch of another row.
        """
        name = TESTS[self.test]
        row = REACTIONS[name, self.passed].row(self.branch)
        return {"test": name, "passed": self.passed, "branch": self.branch, "row": row}


class Fired(Event):
    """A ranged weapon or grenade was fired: dice, totals, targets and results (AT-08.06).

    Targets are survivors (kind) or zombies (-1 - counter); a die that was not kept has NO_TARGET.
    """

    NO_TARGET: Final = 1000

    def __init__(
        self,
        kind: int,
        item: int,
        hex: str,
        faces: tuple[int, ...],
        rep: int,
        targets: tuple[int, ...],
        hits: tuple[bool, ...],
        shots: int,
        reaction: bool,
    ) -> None:
        self.kind = kind
        self.item = item
        self.hex = hex
        self.faces = faces  # best first
        self.rep = rep
        self.targets = targets
        self.hits = hits
        self.shots = shots
        self.reaction = reaction

    def line(self) -> Line:
        count = self.hits.count(True)
        marks = tuple(["hit" if hit else "miss" for hit in self.hits])
        marks += ("",) * (len(self.faces) - len(marks))
        args: Args = {
            "who": person_name(self.kind),
            "weapon": item_name(self.item),
            "shots": self.shots,
            "hits": count,
            **place_args(self.hex),
        }
        dice = Dice(
            self.faces,
            6,
            "need-ranged",
            {"rep": self.rep},
            marks,
            "verdict-hits",
            {"hits": count},
            "table-ranged",
        )
        things = (
            person_thing(self.kind),
            *[zombie_thing(~t) if t < 0 else person_thing(t) for t in self.targets],
        )
        key = "event-fired-back" if self.reaction else "event-fired"
        return Line(key, args, things, ("AT-08.06",), "good" if count else "", dice)


class MeleeRolled(Event):
    """A fighter rolled in a melee; kind -1 means the zombies of the hex (AT-08.62, AT-08.63)."""

    def __init__(self, kind: int, hex: str, faces: tuple[int, ...], rep: int) -> None:
        self.kind = kind
        self.hex = hex
        self.faces = faces
        self.rep = rep

    def line(self) -> Line:
        marks = tuple(["hit" if face <= self.rep else "miss" for face in self.faces])
        wins = marks.count("hit")
        dice = Dice(
            self.faces, 6, "need-rep", {"rep": self.rep}, marks, "verdict-wins", {"wins": wins}, "table-melee"
        )
        args: Args = {"wins": wins, **place_args(self.hex)}
        if self.kind < 0:
            return Line("event-melee-zombies", args, (place_thing(self.hex),), ("AT-08.63",), dice=dice)
        args["who"] = person_name(self.kind)
        return Line("event-melee", args, (person_thing(self.kind),), ("AT-08.62",), dice=dice)


class Hurt(Event):
    """A survivor was wounded, flipped, killed (AT-03.16 to AT-03.18) or healed (negative)."""

    def __init__(self, kind: int, wounds: int, now: int, dead_at: int) -> None:
        self.kind = kind
        self.wounds = wounds
        self.now = now
        self.dead_at = dead_at

    def line(self) -> Line:
        args: Args = {"who": person_name(self.kind), "wounds": abs(self.wounds), "now": self.now}
        rule = {"healed": "AT-04.28", "died": "AT-03.18", "flipped": "AT-03.17", "wounded": "AT-03.16"}
        what = self.what()
        tone = "good" if what == "healed" else "bad"
        return Line("event-" + what, args, (person_thing(self.kind),), (rule[what],), tone)

    def what(self) -> str:
        flip_at = PEOPLE[self.kind].flip_at
        if self.wounds < 0:
            return "healed"
        if self.now >= self.dead_at:
            return "died"
        return "flipped" if self.now - self.wounds < flip_at <= self.now else "wounded"

    def data(self) -> Data:
        return {"what": self.what()}


class ZombieKilled(Event):
    def __init__(self, zombie: int, pace: int, hex: str) -> None:
        self.zombie = zombie
        self.pace = pace
        self.hex = hex

    def line(self) -> Line:
        args: Args = {"pace": pace_word(self.pace), **place_args(self.hex)}
        return Line("event-zombie-killed", args, (place_thing(self.hex),), ("AT-08.67",), "good")


class Kit(Event):
    """An item of a survivor changed.

    `what`: "ooa", "ammo", "reloaded", "swapped", "meds", "medkit", "scope", "bought", "found", "stowed",
    "dropped", "left", "given".
    """

    def __init__(self, kind: int, item: int, what: str) -> None:
        self.kind = kind
        self.item = item
        self.what = what

    def line(self) -> Line:
        rule = {
            "ooa": "AT-08.37",
            "ammo": "AT-08.39",
            "reloaded": "AT-08.38",
            "swapped": "AT-08.46",
            "meds": "AT-04.24",
            "medkit": "AT-04.28",
            "scope": "AT-04.19",
            "found": "AT-10.26",
            "dropped": "AT-G85",
            "given": "AT-G99",
        }
        args: Args = {"who": person_name(self.kind), "item": item_name(self.item)}
        rules = (rule[self.what],) if self.what in rule else ()
        tone = "bad" if self.what == "ooa" else ""
        card = item_name(self.item)[1:] if self.what == "found" else ""
        return Line("event-kit-" + self.what, args, (person_thing(self.kind),), rules, tone, card=card)


class CardTurned(Event):
    """A zombie card was turned (AT-10.01)."""

    def __init__(self, kind: int, building: str, zombies: int, person: bool) -> None:
        self.kind = kind
        self.building = building
        self.zombies = zombies
        self.person = person  # this card stands for a survivor (AT-10.10)

    def line(self) -> Line:
        args: Args = {
            "who": person_name(self.kind),
            "building": building_name(self.building),
            "zombies": self.zombies,
        }
        key = "event-card-person" if self.person else "event-card"
        rule = "AT-10.10" if self.person else "AT-10.01"
        return Line(key, args, (person_thing(self.kind), building_thing(self.building)), (rule,))

    def reveals(self) -> bool:
        return True


class Surprise(Event):
    """A survivor and zombies rolled for surprise (AT-10.03)."""

    def __init__(self, kind: int, rep: int, face: int, zombies: int, zombie_face: int) -> None:
        self.kind = kind
        self.rep = rep
        self.face = face
        self.zombies = zombies
        self.zombie_face = zombie_face

    def line(self) -> Line:
        mine, theirs = self.face + self.rep, self.zombie_face + self.zombies
        good = mine >= theirs
        args: Args = {"who": person_name(self.kind), "mine": mine, "theirs": theirs}
        verdict = "verdict-surprises" if good else "verdict-surprised"
        dice = Dice((self.zombie_face, self.face), 6, "need-surprise", verdict=verdict)
        key = "event-surprises" if good else "event-surprised"
        return Line(key, args, (person_thing(self.kind),), ("AT-10.03",), "good" if good else "bad", dice)


class Caught(Event):
    """A survivor was surprised without a roll, after a fast move or flight.

    (AT-10.04, AT-09.17)
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def line(self) -> Line:
        return Line(
            "event-caught", {"who": person_name(self.kind)}, (person_thing(self.kind),), ("AT-10.04",), "bad"
        )


class Met(Event):
    """A survivor was found: friend or foe (AT-10.14)."""

    def __init__(
        self, kind: int, other: int, item: int, totals: tuple[int, int], faces: tuple[int, int]
    ) -> None:
        self.kind = kind
        self.other = other
        self.item = item
        self.totals = totals
        self.faces = faces

    def line(self) -> Line:
        friend = self.totals[0] > self.totals[1]
        args: Args = {
            "who": person_name(self.kind),
            "other": person_name(self.other),
            "weapon": item_name(self.item),
            "mine": self.totals[0],
            "theirs": self.totals[1],
        }
        verdict = "verdict-friend" if friend else "verdict-foe"
        dice = Dice(self.faces, 6, "need-friend", verdict=verdict)
        key = "event-met-friend" if friend else "event-met-foe"
        things = (person_thing(self.kind), person_thing(self.other))
        return Line(key, args, things, ("AT-10.14",), "good" if friend else "bad", dice)


class Duelled(Event):
    """Two survivors rolled for who fires first (AT-09.35)."""

    def __init__(self, kind: int, other: int, faces: tuple[int, int], totals: tuple[int, int]) -> None:
        self.kind = kind
        self.other = other
        self.faces = faces
        self.totals = totals

    def line(self) -> Line:
        args: Args = {
            "who": person_name(self.kind),
            "other": person_name(self.other),
            "mine": self.totals[0],
            "theirs": self.totals[1],
        }
        dice = Dice(self.faces, 6, "need-first-shot", verdict="verdict-first-shot")
        return Line(
            "event-duel", args, (person_thing(self.kind), person_thing(self.other)), ("AT-09.35",), dice=dice
        )


class FleeRolled(Event):
    """A random direction of flight was rolled (AT-09.14); off the map means a re-roll.

    (AT-G20)
    """

    def __init__(self, kind: int, face: int, again: bool) -> None:
        self.kind = kind
        self.face = face
        self.again = again

    def line(self) -> Line:
        args: Args = {"who": person_name(self.kind), "direction": direction_name(self.face - 1)}
        key = "event-flee-again" if self.again else "event-flee"
        return Line(key, args, (person_thing(self.kind),), ("AT-09.14",), "bad", Dice((self.face,)))


class ShotsRolled(Event):
    """Dice were rolled for a Shots marker or an entering survivor (AT-11.01, AT-11.06)."""

    def __init__(self, hex: str, faces: tuple[int, ...], coming: int, start: bool) -> None:
        self.hex = hex
        self.faces = faces
        self.coming = coming
        self.start = start

    def line(self) -> Line:
        marks = tuple(["bad" if face >= 4 else "" for face in self.faces])
        args: Args = {"dice": len(self.faces), "zombies": self.coming, **place_args(self.hex)}
        verdict_args: Args = {"zombies": self.coming}
        dice = Dice(self.faces, 6, "need-spawn", None, marks, "verdict-spawn", verdict_args)
        key = "event-start-rolled" if self.start else "event-shots-rolled"
        return Line(key, args, (place_thing(self.hex),), ("AT-11.02",), dice=dice)


class Searched(Event):
    def __init__(self, kind: int, building: str) -> None:
        self.kind = kind
        self.building = building

    def line(self) -> Line:
        args: Args = {"who": person_name(self.kind), "building": building_name(self.building)}
        return Line(
            "event-searched", args, (person_thing(self.kind), building_thing(self.building)), ("AT-10.26",)
        )


class Cured(Event):
    """A zombie became a person again (AT-12.48)."""

    def __init__(self, kind: int, other: int) -> None:
        self.kind = kind
        self.other = other

    def line(self) -> Line:
        args: Args = {"who": person_name(self.kind), "other": person_name(self.other)}
        return Line(
            "event-cured", args, (person_thing(self.kind), person_thing(self.other)), ("AT-12.48",), "good"
        )


class Stays(Event):
    """A survivor does nothing.

    `why` is the last word of its message, event-stays-*. (AT-G59)
    """

    def __init__(self, kind: int, why: str) -> None:
        self.kind = kind
        self.why = why

    def line(self) -> Line:
        return Line("event-stays-" + self.why, {"who": person_name(self.kind)}, (person_thing(self.kind),))


# -------------------------------------------------------------------- start and end of scenarios and campaigns


class Glory(Event):
    """Glory Points were counted at the end of a scenario (AT-13.02 to AT-13.05).

    `seat` is -1 for all players together.
    """

    def __init__(self, seat: int, buildings: int, zombies: int, foes: int, won: int) -> None:
        self.seat = seat
        self.buildings = buildings
        self.zombies = zombies
        self.foes = foes
        self.won = won

    def line(self) -> Line:
        args: Args = {
            "who": seat_name(self.seat) if self.seat >= 0 else "@side-survivors",
            "buildings": self.buildings,
            "zombies": self.zombies,
            "foes": self.foes,
            "won": self.won,
            "points": self.buildings + self.zombies + self.foes + self.won,
        }
        return Line("event-glory", args, rules=("AT-13.02",), tone="head")


class Chapter(Event):
    """A scenario of the campaign began (AT-13.01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def line(self) -> Line:
        args: Args = {"number": self.number, "scenario": "@scenario-" + SCENARIOS[self.number - 1]}
        return Line("event-chapter", args, rules=("AT-13.01",), tone="head")


class Joined(Event):
    """A survivor joined the team of the campaign (AT-13.07)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def line(self) -> Line:
        return Line(
            "event-joined", {"who": person_name(self.kind)}, (person_thing(self.kind),), ("AT-13.07",), "good"
        )


class Ended(Event):
    def __init__(self, outcome: str) -> None:
        self.outcome = outcome

    def line(self) -> Line:
        return Line("event-ended-" + self.outcome, tone="head")
