"""Events of Zombicide.

Survivors are given by their sheets, zones with the mission of their board.
"""

from shamble.core.events import Args, Data, Dice, Event, Line
from shamble.games.zombicide import names
from shamble.games.zombicide.board import BOARDS, Token
from shamble.games.zombicide.cards import CARD_TYPES, CARDS, KIND_IDS, NO_ZOMBIE, ZOMBIE_CARDS
from shamble.games.zombicide.places import place_args
from shamble.games.zombicide.sheets import SHEETS


def who(sheet: int) -> str:
    return SHEETS[sheet].name


def thing(sheet: int) -> str:
    return "sur:" + SHEETS[sheet].id


def path(mission: int, start: int, zone: int) -> list[str]:
    """List the zones where a move began and ended."""
    zones = BOARDS[mission].names
    return ["zone:" + zones[start], "zone:" + zones[zone]]


def lot(mission: int, zone: int, kind: int, count: int) -> Data:
    """Return an event's data for a number of zombies of one kind in a zone."""
    return {"zone": "zone:" + BOARDS[mission].names[zone], "zombie": KIND_IDS[kind], "count": count}


class RoundBegan(Event):
    """A new round begins (ZC-04.01)."""

    def __init__(self, round: int, first: int) -> None:
        self.round = round
        self.first = first

    def line(self) -> Line:
        args: Args = {"round": self.round, "seat": f"@seat-{self.first}"}
        return Line("event-round", args, tone="head", rules=("ZC-04.01",))


class ZombiesBegan(Event):
    """The Zombies' Phase begins (ZC-07.01)."""

    def __init__(self, round: int) -> None:
        self.round = round

    def line(self) -> Line:
        return Line("event-zombies", {"round": self.round}, tone="head", rules=("ZC-07.01",))


class SurvivorTaken(Event):
    """A player takes a survivor (ZC-03.17), or a survivor joins (ZC-M09.10)."""

    def __init__(self, seat: int, sheet: int, joins: bool) -> None:
        self.seat = seat
        self.sheet = sheet
        self.joins = joins

    def line(self) -> Line:
        key = "event-joined" if self.joins else "event-taken"
        args: Args = {"seat": f"@seat-{self.seat}", "who": who(self.sheet)}
        return Line(key, args, (thing(self.sheet),), ("ZC-M09.10" if self.joins else "ZC-03.17",))


class FirstPlayer(Event):
    """A player has the first-player token (ZC-03.16, ZC-04.10)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        return Line("event-first", {"seat": f"@seat-{self.seat}"}, rules=("ZC-03.16",))


class CardEvent(Event):
    """A card and a survivor.

    "dealt", "found", "kept", "discarded", "lost", "matched", "loaded", "unloaded".
    """

    def __init__(self, what: str, sheet: int, card: int) -> None:
        self.what = what
        self.sheet = sheet
        self.card = card

    def tag(self) -> str:
        return "card-" + self.what

    def line(self) -> Line:
        args: Args = {"who": who(self.sheet), "card": names.card_name(self.card)}
        tone = "bad" if self.what == "lost" else "good" if self.what in ("kept", "matched") else ""
        card = "card-" + CARDS[self.card].id if self.what == "found" else ""
        return Line("event-card-" + self.what, args, (thing(self.sheet),), tone=tone, card=card)

    def reveals(self) -> bool:
        return self.what == "found"


class Did(Event):
    """Something a survivor did or suffered that needs no data but a rule."""

    def __init__(self, what: str, sheet: int, rule: str, tone: str = "") -> None:
        self.what = what
        self.sheet = sheet
        self.rule = rule
        self.tone = tone

    def tag(self) -> str:
        return self.what

    def line(self) -> Line:
        rules = (self.rule,) if self.rule else ()
        return Line("event-" + self.what, {"who": who(self.sheet)}, (thing(self.sheet),), rules, self.tone)


class DidTo(Event):
    """Something one survivor did to another: "trade", "trade-refused", "heal", "lead"."""

    def __init__(self, what: str, sheet: int, other: int, rule: str) -> None:
        self.what = what
        self.sheet = sheet
        self.other = other
        self.rule = rule

    def tag(self) -> str:
        return self.what

    def line(self) -> Line:
        args: Args = {"who": who(self.sheet), "other": who(self.other)}
        return Line("event-" + self.what, args, (thing(self.sheet), thing(self.other)), (self.rule,))


class Moved(Event):
    """A survivor walked into a zone."""

    def __init__(self, sheet: int, mission: int, start: int, zone: int) -> None:
        self.sheet = sheet
        self.mission = mission
        self.start = start
        self.zone = zone

    def data(self) -> Data:
        return {"path": path(self.mission, self.start, self.zone)}

    def line(self) -> Line:
        zone = BOARDS[self.mission].names[self.zone]
        return Line(
            "event-moved",
            {"who": who(self.sheet), **place_args(self.mission, self.zone)},
            (thing(self.sheet), "zone:" + zone),
        )


class DoorEvent(Event):
    """A door was "opened", "closed" or "followed" (a building's second door, ZC-M07.04)."""

    def __init__(self, what: str, sheet: int, mission: int, door: int) -> None:
        self.what = what
        self.sheet = sheet
        self.mission = mission
        self.door = door

    def tag(self) -> str:
        return "door-" + self.what

    def line(self) -> Line:
        door = BOARDS[self.mission].doors[self.door]
        rule = {"opened": "ZC-06.41", "closed": "ZC-09.25", "followed": "ZC-M07.04"}[self.what]
        args: Args = {"who": who(self.sheet), **place_args(self.mission, door.room)}
        return Line("event-door-" + self.what, args, (thing(self.sheet), "door:" + door.id), (rule,))


class NoiseMade(Event):
    """A Noise token was placed (ZC-05.19)."""

    def __init__(self, mission: int, zone: int) -> None:
        self.mission = mission
        self.zone = zone

    def line(self) -> Line:
        zone = BOARDS[self.mission].names[self.zone]
        return Line("event-noise", place_args(self.mission, self.zone), ("zone:" + zone,), ("ZC-05.19",))


class Rolled(Event):
    """Dice of a survivor's attack or of a car."""

    def __init__(
        self, sheet: int, weapon: str, faces: tuple[int, ...], need: int, plus: int, hits: int
    ) -> None:
        self.sheet = sheet
        self.weapon = weapon  # a card's id, or "car"
        self.faces = faces
        self.need = need
        self.plus = plus
        self.hits = hits

    def line(self) -> Line:
        weapon = "@weapon-car" if self.weapon == "car" else "@card-" + self.weapon
        marks = tuple(["hit" if min(6, face + self.plus) >= self.need else "miss" for face in self.faces])
        dice = Dice(
            self.faces,
            need="need-hit",
            need_args={"weapon": weapon, "need": self.need, "plus": self.plus},
            marks=marks,
            verdict="verdict-hits",
            verdict_args={"hits": self.hits},
        )
        shown = ", ".join(str(face) for face in self.faces)
        args: Args = {"who": who(self.sheet), "weapon": weapon, "dice": shown, "hits": self.hits}
        return Line("event-rolled", args, (thing(self.sheet),), ("ZC-08.06",), dice=dice)

    def reveals(self) -> bool:
        return True


class Killed(Event):
    """A survivor killed zombies in a zone (ZC-05.25)."""

    def __init__(self, sheet: int, mission: int, zone: int, kind: int, count: int) -> None:
        self.sheet = sheet
        self.mission = mission
        self.zone = zone
        self.breed = kind
        self.count = count

    def data(self) -> Data:
        return lot(self.mission, self.zone, self.breed, self.count)

    def line(self) -> Line:
        zone = BOARDS[self.mission].names[self.zone]
        args: Args = {
            "who": who(self.sheet),
            "kind": names.kind_name(self.breed, self.count),
            "count": self.count,
            **place_args(self.mission, self.zone),
        }
        things = (thing(self.sheet), f"zom:{zone}:{KIND_IDS[self.breed]}", "zone:" + zone)
        return Line("event-killed", args, things, ("ZC-08.11",), "good")


class Gained(Event):
    """A survivor gained experience (ZC-05.25)."""

    def __init__(self, sheet: int, points: int, total: int) -> None:
        self.sheet = sheet
        self.points = points
        self.total = total

    def line(self) -> Line:
        args: Args = {"who": who(self.sheet), "points": self.points, "total": self.total}
        return Line("event-gained", args, (thing(self.sheet),), ("ZC-05.25",))


class Levelled(Event):
    """A survivor reached a Danger Level and its skill (ZC-05.28)."""

    def __init__(self, sheet: int, level: int, skill: int) -> None:
        self.sheet = sheet
        self.level = level
        self.skill = skill

    def line(self) -> Line:
        args: Args = {
            "who": who(self.sheet),
            "level": names.level_name(self.level),
            "skill": names.skill_name(self.skill),
        }
        return Line("event-levelled", args, (thing(self.sheet),), ("ZC-05.28",), "good")


class HordeMoved(Event):
    """Zombies of a kind moved between zones; `added` of them are new (ZC-07.19)."""

    def __init__(self, mission: int, start: int, zone: int, kind: int, count: int, added: int) -> None:
        self.mission = mission
        self.start = start
        self.zone = zone
        self.breed = kind
        self.count = count
        self.added = added

    def data(self) -> Data:
        return {
            "path": path(self.mission, self.start, self.zone),
            "zombie": KIND_IDS[self.breed],
            "count": self.count,
        }

    def line(self) -> Line:
        start, zone = BOARDS[self.mission].names[self.start], BOARDS[self.mission].names[self.zone]
        args: Args = {
            "kind": names.kind_name(self.breed, self.count),
            "count": self.count,
            "added": self.added,
            **place_args(self.mission, self.start, "start-"),
            **place_args(self.mission, self.zone),
        }
        things = (f"zom:{start}:{KIND_IDS[self.breed]}", "zone:" + zone)
        key = "event-horde-split" if self.added else "event-horde-moved"
        return Line(key, args, things, ("ZC-07.19",) if self.added else ("ZC-07.11",))


class HordeAttacks(Event):
    """All zombies of a zone attack (ZC-07.04)."""

    def __init__(self, mission: int, zone: int, count: int) -> None:
        self.mission = mission
        self.zone = zone
        self.count = count

    def line(self) -> Line:
        zone = BOARDS[self.mission].names[self.zone]
        return Line(
            "event-attack",
            {"count": self.count, **place_args(self.mission, self.zone)},
            ("zone:" + zone,),
            ("ZC-07.04",),
            "bad",
        )


class Spawned(Event):
    """Zombies appear in a zone."""

    def __init__(self, mission: int, zone: int, kind: int, count: int) -> None:
        self.mission = mission
        self.zone = zone
        self.breed = kind
        self.count = count

    def data(self) -> Data:
        return lot(self.mission, self.zone, self.breed, self.count)

    def line(self) -> Line:
        zone = BOARDS[self.mission].names[self.zone]
        place = place_args(self.mission, self.zone)
        args: Args = {"kind": names.kind_name(self.breed, self.count), "count": self.count, **place}
        things = (f"zom:{zone}:{KIND_IDS[self.breed]}", "zone:" + zone)
        return Line("event-spawned", args, things, ("ZC-07.25",), "bad")


class ZombieCardDrawn(Event):
    """A Zombie card for a zone, read at a Danger Level (ZC-07.24)."""

    def __init__(self, mission: int, zone: int, number: int, level: int) -> None:
        self.mission = mission
        self.zone = zone
        self.number = number
        self.level = level

    def line(self) -> Line:
        card = ZOMBIE_CARDS[self.number - 1]
        breed, count = card.kinds[self.level], card.counts[self.level]
        kind = "none" if breed == NO_ZOMBIE else KIND_IDS[breed]
        what = "none" if breed == NO_ZOMBIE else CARD_TYPES[card.type]
        args: Args = {
            "number": self.number,
            "level": names.level_name(self.level),
            "what": what,
            "kind": ("@kinds-" if what == "extra_activation" or count != 1 else "@kind-") + kind,
            "count": count,
            **place_args(self.mission, self.zone),
        }
        face = kind if what in ("none", "spawn") else what
        zone = "zone:" + BOARDS[self.mission].names[self.zone]
        tone = "" if breed == NO_ZOMBIE else "bad"
        return Line("event-zombie-card", args, (zone,), ("ZC-07.24",), tone, card="card-zombies-" + face)

    def reveals(self) -> bool:
        return True


class HordeStirs(Event):
    """All zombies of a kind activate again by a "card" or "shortage" (ZC-07.30, ZC-07.36)."""

    def __init__(self, kind: int, cause: str) -> None:
        self.breed = kind
        self.cause = cause

    def line(self) -> Line:
        rule = "ZC-07.30" if self.cause == "card" else "ZC-07.36"
        args: Args = {"kind": names.kind_name(self.breed, 2)}
        return Line("event-stirs-" + self.cause, args, rules=(rule,), tone="bad")


class HordeLeft(Event):
    """Zombies left the board by a marked zone (ZC-M07.07)."""

    def __init__(self, mission: int, zone: int, count: int, total: int) -> None:
        self.mission = mission
        self.zone = zone
        self.count = count
        self.total = total

    def line(self) -> Line:
        zone = BOARDS[self.mission].names[self.zone]
        args: Args = {"count": self.count, "total": self.total, **place_args(self.mission, self.zone)}
        return Line("event-escaped", args, ("zone:" + zone,), ("ZC-M07.07",), "bad")


class CarEvent(Event):
    """A survivor at a car: "in", "out", "seat", "drove", "left".

    The last two come with the zone, and the one the car came from.
    """

    def __init__(self, what: str, sheet: int, mission: int, car: int, start: int, zone: int) -> None:
        self.what = what
        self.sheet = sheet
        self.mission = mission
        self.car = car
        self.start = start
        self.zone = zone

    def tag(self) -> str:
        return "car-" + self.what

    def data(self) -> Data:
        return {"path": path(self.mission, self.start, self.zone)} if self.start != self.zone else {}

    def line(self) -> Line:
        board = BOARDS[self.mission]
        rule = {"drove": "ZC-06.35", "left": "ZC-M06.06", "seat": "ZC-06.33"}.get(self.what, "ZC-06.30")
        args: Args = {
            "who": who(self.sheet),
            "car": "@car-" + board.cars[self.car].kind,
            **place_args(self.mission, self.zone),
        }
        things = (thing(self.sheet), "car:" + board.cars[self.car].id)
        return Line("event-car-" + self.what, args, things, (rule,))


class TokenEvent(Event):
    """An Objective was "taken", a Spawn Zone "neutralised" or "woken"."""

    def __init__(self, what: str, sheet: int, mission: int, number: int) -> None:
        self.what = what
        self.sheet = sheet
        self.mission = mission
        self.number = number

    def tag(self) -> str:
        return "token-" + self.what

    def line(self) -> Line:
        board = BOARDS[self.mission]
        token: Token
        if self.what == "taken":
            token, mark, rule = board.objectives[self.number], "obj:", "ZC-06.38"
        else:
            token, mark = board.spawns[self.number], "spawn:"
            rule = "ZC-M07.09" if self.what == "neutralised" else "ZC-M08.04"
        args: Args = {"who": who(self.sheet), **place_args(self.mission, token.zone)}
        tone = "bad" if self.what == "woken" else "good"
        return Line("event-token-" + self.what, args, (thing(self.sheet), mark + token.id), (rule,), tone)


class Ended(Event):
    def __init__(self, outcome: str) -> None:
        self.outcome = outcome

    def line(self) -> Line:
        return Line("event-ended-" + self.outcome, tone="head")
