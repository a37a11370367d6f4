"""What happens in a game, as typed events: kinds of survivors, hex names, counters and numbers, never sentences."""

from typing import Final

from shamble.core.events import Args, Dice, Event, Line
from shamble.core.space.hexes import DIRECTIONS
from shamble.games.all_things_zombie.pieces import ITEM_IDS, PACES, PEOPLE

TESTS: Final = ("being_charged", "received_fire", "in_sight", "charge")


def _person(kind: int) -> str:
    return "@person-" + PEOPLE[kind].id


def _thing(kind: int) -> str:
    return "sur:" + PEOPLE[kind].id


def _item(item: int) -> str:
    return "@card-" + (ITEM_IDS[item] if item >= 0 else "nothing")


class Began(Event):
    """A turn, an entry, the zombies' go: `what` says which."""

    def __init__(self, what: str, turn: int) -> None:
        self.what = what
        self.turn = turn

    def line(self) -> Line:
        return Line("event-began-" + self.what, {"turn": self.turn}, tone="head")


class Laid(Event):
    """The boards on the table (AT-14.01)."""

    def __init__(self, layout: str) -> None:
        self.layout = layout

    def line(self) -> Line:
        return Line("event-laid", {"layout": self.layout}, rules=("AT-05.01",))


class Initiative(Event):
    """The initiative dice of all parties, in order of play (AT-05.08). Parties: -1 zombies, sides, renegades."""

    def __init__(self, parties: tuple[int, ...], faces: tuple[int, ...], again: bool) -> None:
        self.parties = parties
        self.faces = faces
        self.again = again  # a tie: some dice are rolled again (AT-05.09)

    def line(self) -> Line:
        key = "event-initiative-tie" if self.again else "event-initiative"
        args: Args = {
            "zombies": self.faces[self.parties.index(-1)] if -1 in self.parties else 0,
            "survivors": self.faces[self.parties.index(0)] if 0 in self.parties else 0,
        }
        rules = ("AT-05.09",) if self.again else ("AT-05.08",)
        return Line(key, args, rules=rules, dice=Dice(self.faces, verdict=key.replace("event", "verdict")))


class Moved(Event):
    """A survivor is in another hex: "move", "enter", "flee", "cover", "charge", "back", "left"."""

    def __init__(self, kind: int, hex: str, how: str) -> None:
        self.kind = kind
        self.hex = hex
        self.how = how

    def line(self) -> Line:
        rule = {"flee": "AT-09.14", "cover": "AT-09.28", "charge": "AT-09.43", "back": "AT-10.06"}
        args: Args = {"who": _person(self.kind), "hex": self.hex}
        things = (_thing(self.kind),) if not self.hex else (_thing(self.kind), "hex:" + self.hex)
        return Line("event-moved-" + self.how, args, things, (rule.get(self.how, "AT-06.01"),))


class ZombieMoved(Event):
    """A zombie walks; `prey` is the survivor it goes for (AT-06.19)."""

    def __init__(self, zombie: int, pace: int, path: tuple[str, ...], prey: int) -> None:
        self.zombie = zombie
        self.pace = pace
        self.path = path
        self.prey = prey

    def line(self) -> Line:
        args: Args = {"pace": "@pace-" + PACES[self.pace], "hex": self.path[-1], "prey": _person(self.prey)}
        things = (f"zom:{self.zombie}", "hex:" + self.path[-1])
        return Line("event-zombie-moved", args, things, ("AT-06.19",))


class ZombieCame(Event):
    """A zombie is on the map: "shot" and "start" by the direction on its counter, "building", "edge", "setup",
    "heliport"."""

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
        args: Args = {"pace": "@pace-" + PACES[self.pace], "hex": self.hex}
        things = (f"zom:{self.zombie}", "hex:" + self.hex)
        return Line("event-zombie-" + self.why, args, things, (rule.get(self.why, "AT-05.01"),), "bad")


class Rolled(Event):
    """A roll against Rep that adds something: "fast", "medic", "cure" (AT-05.17)."""

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
        args: Args = {"who": _person(self.kind), "wins": wins}
        return Line("event-rolled-" + self.what, args, (_thing(self.kind),), (rule,), dice=dice)


class Tested(Event):
    """A reaction test and the branch of its table that applied (AT-09.02). A Star that chose has no dice."""

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
            "who": _person(self.kind),
            "test": "@test-" + name,
            "passed": self.passed,
            "branch": "@branch-" + self.branch,
        }
        things = (_thing(self.kind),)
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


class Fired(Event):
    """An attack with a ranged weapon or a grenade: every die with its total, target and result (AT-08.06). Targets
    are survivors (kind) or zombies (-1 - counter); a die that was not kept has the target NO_TARGET."""

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
            "who": _person(self.kind),
            "weapon": _item(self.item),
            "shots": self.shots,
            "hits": count,
            "hex": self.hex,
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
        things = (_thing(self.kind), *[f"zom:{~t}" if t < 0 else _thing(t) for t in self.targets])
        key = "event-fired-back" if self.reaction else "event-fired"
        return Line(key, args, things, ("AT-08.06",), "good" if count else "", dice)


class MeleeRolled(Event):
    """One fighter's dice in a melee; kind -1 = the zombies of the hex (AT-08.62, AT-08.63)."""

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
        args: Args = {"hex": self.hex, "wins": wins}
        if self.kind < 0:
            return Line("event-melee-zombies", args, ("hex:" + self.hex,), ("AT-08.63",), dice=dice)
        args["who"] = _person(self.kind)
        return Line("event-melee", args, (_thing(self.kind),), ("AT-08.62",), dice=dice)


class Hurt(Event):
    """A survivor was wounded, flipped or killed (AT-03.16 to AT-03.18), or healed (negative)."""

    def __init__(self, kind: int, wounds: int, now: int) -> None:
        self.kind = kind
        self.wounds = wounds
        self.now = now

    def line(self) -> Line:
        person = PEOPLE[self.kind]
        args: Args = {"who": _person(self.kind), "wounds": abs(self.wounds), "now": self.now}
        if self.wounds < 0:
            return Line("event-healed", args, (_thing(self.kind),), ("AT-04.28",), "good")
        if self.now >= person.dead_at:
            return Line("event-died", args, (_thing(self.kind),), ("AT-03.18",), "bad")
        if self.now - self.wounds < person.flip_at <= self.now:
            return Line("event-flipped", args, (_thing(self.kind),), ("AT-03.17",), "bad")
        return Line("event-wounded", args, (_thing(self.kind),), ("AT-03.16",), "bad")


class ZombieKilled(Event):
    def __init__(self, zombie: int, pace: int, hex: str) -> None:
        self.zombie = zombie
        self.pace = pace
        self.hex = hex

    def line(self) -> Line:
        args: Args = {"pace": "@pace-" + PACES[self.pace], "hex": self.hex}
        return Line("event-zombie-killed", args, ("hex:" + self.hex,), ("AT-08.67",), "good")


class Kit(Event):
    """Something about a survivor's things: "ooa", "ammo", "reloaded", "swapped", "meds", "medkit", "scope", "bought",
    "found", "stowed", "dropped", "left", "given"."""

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
        args: Args = {"who": _person(self.kind), "item": _item(self.item)}
        rules = (rule[self.what],) if self.what in rule else ()
        tone = "bad" if self.what == "ooa" else ""
        card = _item(self.item)[1:] if self.what == "found" else ""
        return Line("event-kit-" + self.what, args, (_thing(self.kind),), rules, tone, card=card)


class CardTurned(Event):
    """A zombie card (AT-10.01)."""

    def __init__(self, kind: int, building: str, zombies: int, person: bool) -> None:
        self.kind = kind
        self.building = building
        self.zombies = zombies
        self.person = person  # this card stands for a survivor (AT-10.10)

    def line(self) -> Line:
        args: Args = {
            "who": _person(self.kind),
            "building": "@building-" + self.building,
            "zombies": self.zombies,
        }
        key = "event-card-person" if self.person else "event-card"
        rule = "AT-10.10" if self.person else "AT-10.01"
        return Line(key, args, (_thing(self.kind), "bld:" + self.building), (rule,))

    def reveals(self) -> bool:
        return True


class Surprise(Event):
    """Who surprises whom (AT-10.03)."""

    def __init__(self, kind: int, rep: int, face: int, zombies: int, zombie_face: int) -> None:
        self.kind = kind
        self.rep = rep
        self.face = face
        self.zombies = zombies
        self.zombie_face = zombie_face

    def line(self) -> Line:
        mine, theirs = self.face + self.rep, self.zombie_face + self.zombies
        good = mine >= theirs
        args: Args = {"who": _person(self.kind), "mine": mine, "theirs": theirs}
        verdict = "verdict-surprises" if good else "verdict-surprised"
        dice = Dice((self.zombie_face, self.face), 6, "need-surprise", verdict=verdict)
        key = "event-surprises" if good else "event-surprised"
        return Line(key, args, (_thing(self.kind),), ("AT-10.03",), "good" if good else "bad", dice)


class Caught(Event):
    """Surprised without a roll: it came in fast, or fled (AT-10.04, AT-09.17)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def line(self) -> Line:
        return Line("event-caught", {"who": _person(self.kind)}, (_thing(self.kind),), ("AT-10.04",), "bad")


class Met(Event):
    """A found survivor: friend or foe (AT-10.14)."""

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
            "who": _person(self.kind),
            "other": _person(self.other),
            "weapon": _item(self.item),
            "mine": self.totals[0],
            "theirs": self.totals[1],
        }
        verdict = "verdict-friend" if friend else "verdict-foe"
        dice = Dice(self.faces, 6, "need-friend", verdict=verdict)
        key = "event-met-friend" if friend else "event-met-foe"
        things = (_thing(self.kind), _thing(self.other))
        return Line(key, args, things, ("AT-10.14",), "good" if friend else "bad", dice)


class Duelled(Event):
    """Both rolled for who fires first (AT-09.35)."""

    def __init__(self, kind: int, other: int, faces: tuple[int, int], totals: tuple[int, int]) -> None:
        self.kind = kind
        self.other = other
        self.faces = faces
        self.totals = totals

    def line(self) -> Line:
        args: Args = {
            "who": _person(self.kind),
            "other": _person(self.other),
            "mine": self.totals[0],
            "theirs": self.totals[1],
        }
        dice = Dice(self.faces, 6, "need-first-shot", verdict="verdict-first-shot")
        return Line("event-duel", args, (_thing(self.kind), _thing(self.other)), ("AT-09.35",), dice=dice)


class FleeRolled(Event):
    """The random direction of a flight (AT-09.14); off the map it is rolled again (AT-G20)."""

    def __init__(self, kind: int, face: int, again: bool) -> None:
        self.kind = kind
        self.face = face
        self.again = again

    def line(self) -> Line:
        args: Args = {"who": _person(self.kind), "direction": "@direction-" + DIRECTIONS[self.face - 1]}
        key = "event-flee-again" if self.again else "event-flee"
        return Line(key, args, (_thing(self.kind),), ("AT-09.14",), "bad", Dice((self.face,)))


class ShotsRolled(Event):
    """Dice for the shots of a marker, or for a survivor that has come in (AT-11.01, AT-11.06)."""

    def __init__(self, hex: str, faces: tuple[int, ...], coming: int, start: bool) -> None:
        self.hex = hex
        self.faces = faces
        self.coming = coming
        self.start = start

    def line(self) -> Line:
        marks = tuple(["bad" if face >= 4 else "" for face in self.faces])
        args: Args = {"hex": self.hex, "dice": len(self.faces), "zombies": self.coming}
        verdict_args: Args = {"zombies": self.coming}
        dice = Dice(self.faces, 6, "need-spawn", None, marks, "verdict-spawn", verdict_args)
        key = "event-start-rolled" if self.start else "event-shots-rolled"
        return Line(key, args, ("hex:" + self.hex,), ("AT-11.02",), dice=dice)


class Searched(Event):
    def __init__(self, kind: int, building: str) -> None:
        self.kind = kind
        self.building = building

    def line(self) -> Line:
        args: Args = {"who": _person(self.kind), "building": "@building-" + self.building}
        return Line("event-searched", args, (_thing(self.kind), "bld:" + self.building), ("AT-10.26",))


class Cured(Event):
    """A zombie is a person again (AT-12.48)."""

    def __init__(self, kind: int, other: int) -> None:
        self.kind = kind
        self.other = other

    def line(self) -> Line:
        args: Args = {"who": _person(self.kind), "other": _person(self.other)}
        return Line("event-cured", args, (_thing(self.kind), _thing(self.other)), ("AT-12.48",), "good")


class Stays(Event):
    """A survivor does nothing: "stay" (a test says so), "cover" (it is in cover), "nobody" (nobody to find, AT-G59)."""

    def __init__(self, kind: int, why: str) -> None:
        self.kind = kind
        self.why = why

    def line(self) -> Line:
        return Line("event-stays-" + self.why, {"who": _person(self.kind)}, (_thing(self.kind),))
