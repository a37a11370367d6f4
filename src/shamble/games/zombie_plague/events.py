"""Events of Zombie Plague. Figures as in the grid: humans positive, zombies negative."""

from shamble.core.events import Args, Data, Dice, Event, Line
from shamble.core.space.squares import DIRECTIONS
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.places import place_args
from shamble.games.zombie_plague.state import is_human, is_zombie


def about(figure: int, what: str) -> str:
    """Return the message key of an event about a figure, by human or zombie."""
    return ("event-human-" if is_human(figure) else "event-zombie-") + what


def path(*squares: int) -> list[str]:
    """List the squares in the order in which they were passed."""
    return [names.square_thing(square) for square in squares]


class EdgeChosen(Event):
    """The humans enter from this edge (ZP-02.02)."""

    def __init__(self, edge: int, agreed: bool) -> None:
        self.edge = edge
        self.agreed = agreed

    def line(self) -> Line:
        key = "event-edge" if self.agreed else "event-edge-random"
        return Line(key, {"edge": "@edge-" + DIRECTIONS[self.edge]}, rules=("ZP-02.02",))


class Placed(Event):
    """A figure was put on the board.

    `cause`: "start", "arrival", a card, "bored" or "risen".
    """

    def __init__(self, figure: int, square: int, cause: str) -> None:
        self.figure = figure
        self.square = square
        self.cause = cause

    def data(self) -> Data:
        return {"cause": self.cause}

    def line(self) -> Line:
        args: Args = {"number": abs(self.figure), **place_args(self.square)}
        things = (names.figure_thing(self.figure), names.square_thing(self.square))
        return Line(
            about(self.figure, self.cause), args, things, tone="bad" if is_zombie(self.figure) else ""
        )


class RoundBegan(Event):
    def __init__(self, round: int) -> None:
        self.round = round

    def line(self) -> Line:
        return Line("event-round-humans", {"round": self.round}, tone="head", rules=("ZP-04.01",))


class ZombiesBegan(Event):
    def __init__(self, round: int, fear: bool) -> None:
        self.round = round
        self.fear = fear

    def line(self) -> Line:
        key = "event-round-zombies-fear" if self.fear else "event-round-zombies"
        return Line(key, {"round": self.round}, tone="head")


class Moved(Event):
    def __init__(self, figure: int, start: int, square: int, back: bool) -> None:
        self.figure = figure
        self.start = start
        self.square = square
        self.back = back

    def data(self) -> Data:
        return {"path": path(self.start, self.square)}

    def line(self) -> Line:
        key = about(self.figure, "back" if self.back else "forward")
        args: Args = {"number": abs(self.figure), **place_args(self.square)}
        return Line(key, args, (names.figure_thing(self.figure), names.square_thing(self.square)))


class Turned(Event):
    def __init__(self, figure: int, facing: int) -> None:
        self.figure = figure
        self.facing = facing

    def data(self) -> Data:
        return {"facing": DIRECTIONS[self.facing]}

    def line(self) -> Line:
        args: Args = {"number": abs(self.figure), "facing": names.facing_name(self.facing)}
        return Line(about(self.figure, "turned"), args, (names.figure_thing(self.figure),))


class Barricaded(Event):
    """An opening was barricaded; human 0 = by Lucky Coincidence."""

    def __init__(self, human: int, opening: int) -> None:
        self.human = human
        self.opening = opening

    def line(self) -> Line:
        args: Args = {"number": self.human, "opening": names.opening_name(self.opening)}
        key = "event-human-barricaded" if self.human else "event-lucky"
        return Line(key, args, (names.opening_thing(self.opening),), rules=("ZP-07.01",), tone="good")


class Broken(Event):
    """A barricade was destroyed by a line of four or by a card."""

    def __init__(self, opening: int, smash: bool) -> None:
        self.opening = opening
        self.smash = smash

    def line(self) -> Line:
        key = "event-smashed" if self.smash else "event-broken"
        rule = "ZP-11.23" if self.smash else "ZP-07.04"
        args: Args = {"opening": names.opening_name(self.opening)}
        return Line(key, args, (names.opening_thing(self.opening),), rules=(rule,), tone="bad")


ROWS = ("", "r1", "r2-4", "r2-4", "r2-4", "r5", "r6")  # rows of the attack table


class Attacked(Event):
    """A human's roll against a zombie (or, with a shotgun, a human), with its result."""

    def __init__(self, human: int, target: int, weapon: str, face: int, second: int, result: str) -> None:
        self.human = human
        self.target = target
        self.weapon = weapon  # card id, or "" for bare hands
        self.face = face
        self.second = second  # the confirming roll of bare hands, or 0
        self.result = result  # "oops", "miss", "push", "kill", "wound"

    def data(self) -> Data:
        return {"result": self.result}

    def line(self) -> Line:
        good = self.result in ("push", "kill")
        mark = "hit" if good else "bad" if self.result in ("oops", "wound") else "miss"
        faces = (self.face, self.second) if self.second else (self.face,)
        weapon = "@card-" + self.weapon if self.weapon else "@bare-hands"
        dice = Dice(
            faces,
            need="need-attack",
            need_args={"weapon": weapon},
            marks=(mark,) * len(faces),
            verdict="verdict-" + self.result,
            table="table-attack",
            row=ROWS[self.face],
        )
        args: Args = {
            "number": self.human,
            "target": names.figure_kind(self.target),
            "other": abs(self.target),
            "weapon": weapon,
            "face": self.face,
            "second": self.second,
            "result": "@verdict-" + self.result,
        }
        things = (names.figure_thing(self.human), names.figure_thing(self.target))
        tone = "good" if good else "bad" if mark == "bad" else ""
        key = "event-attack-second" if self.second else "event-attack"
        return Line(key, args, things, ("ZP-08.03",), tone, dice)


class Pushed(Event):
    """Figures were pushed one square (ZP-08.07, ZP-08.09); none = absorbed (ZP-08.10).

    `squares`: where they were, in the same order, then the new square of the last figure.
    """

    def __init__(self, figures: tuple[int, ...], squares: tuple[int, ...]) -> None:
        self.figures = figures
        self.squares = squares

    def data(self) -> Data:
        return {"path": path(*self.squares)} if self.figures else {}

    def line(self) -> Line:
        if not self.figures:
            return Line("event-push-absorbed", rules=("ZP-08.10",))
        first = self.figures[0]
        args: Args = {"count": len(self.figures), "figure": names.figure_kind(first), "number": abs(first)}
        return Line("event-pushed", args, tuple(names.figure_thing(f) for f in self.figures), ("ZP-08.09",))


class Killed(Event):
    def __init__(self, human: int, zombie: int) -> None:
        self.human = human
        self.zombie = zombie

    def data(self) -> Data:
        return {"figure": names.figure_thing(-self.zombie)}

    def line(self) -> Line:
        args: Args = {"number": self.human, "zombie": self.zombie}
        return Line("event-killed", args, (names.figure_thing(self.human),), ("ZP-08.11",), "good")


class LostPoints(Event):
    """OOPS: the human lost the remaining action points (ZP-08.04)."""

    def __init__(self, human: int, points: int) -> None:
        self.human = human
        self.points = points

    def line(self) -> Line:
        args: Args = {"number": self.human, "points": self.points}
        return Line("event-lost-points", args, (names.figure_thing(self.human),), ("ZP-08.04",), "bad")


class GunState(Event):
    """A gun changed: "empty", "saved" (by ammo), "barrel" (OOPS ignored) or "reloaded"."""

    def __init__(self, human: int, card: int, what: str) -> None:
        self.human = human
        self.card = card
        self.what = what

    def data(self) -> Data:
        return {"what": self.what}

    def line(self) -> Line:
        rule = {"empty": "ZP-08.05", "barrel": "ZP-11.13"}.get(self.what, "ZP-11.14")
        args: Args = {"number": self.human, "weapon": names.card_name(self.card)}
        tone = "bad" if self.what == "empty" else "good"
        return Line("event-gun-" + self.what, args, (names.figure_thing(self.human),), (rule,), tone)


class Bitten(Event):
    """A zombie rolled its two dice (ZP-09.01)."""

    def __init__(self, zombie: int, human: int, faces: tuple[int, ...]) -> None:
        self.zombie = zombie
        self.human = human
        self.faces = faces

    def hit(self) -> bool:
        return self.faces[0] == self.faces[1]

    def data(self) -> Data:
        return {"result": "wound" if self.hit() else "miss"}

    def line(self) -> Line:
        hit = self.hit()
        dice = Dice(
            self.faces,
            need="need-double",
            marks=("hit" if hit else "miss",) * 2,
            verdict="verdict-wound" if hit else "verdict-miss",
        )
        args: Args = {"zombie": self.zombie, "number": self.human, "a": self.faces[0], "b": self.faces[1]}
        things = (names.figure_thing(-self.zombie), names.figure_thing(self.human))
        key = "event-bitten" if hit else "event-bite-missed"
        return Line(key, args, things, ("ZP-09.01",), "bad" if hit else "", dice)


class Shifted(Event):
    """A wounded human staggered one square away (ZP-09.02)."""

    def __init__(self, human: int, start: int, square: int) -> None:
        self.human = human
        self.start = start
        self.square = square

    def data(self) -> Data:
        return {"path": path(self.start, self.square)}

    def line(self) -> Line:
        args: Args = {"number": self.human, **place_args(self.square)}
        return Line("event-shifted", args, (names.figure_thing(self.human),), ("ZP-09.02",))


class WoundRolled(Event):
    """A wounded human rolled whether it becomes a zombie (ZP-09.03)."""

    def __init__(self, human: int, face: int) -> None:
        self.human = human
        self.face = face

    def data(self) -> Data:
        return {"result": "zombified" if self.face == 1 else "fine"}

    def line(self) -> Line:
        turned = self.face == 1
        dice = Dice(
            (self.face,),
            need="need-not-one",
            marks=("bad" if turned else "hit",),
            verdict="verdict-zombified" if turned else "verdict-fine",
        )
        args: Args = {"number": self.human, "face": self.face}
        key = "event-zombified" if turned else "event-fights-on"
        tone = "bad" if turned else "good"
        return Line(key, args, (names.figure_thing(self.human),), ("ZP-09.03",), tone, dice)


class ItemUsed(Event):
    """A human used up a first aid kit or an energy drink."""

    def __init__(self, human: int, card: int) -> None:
        self.human = human
        self.card = card

    def line(self) -> Line:
        args: Args = {"number": self.human, "card": names.card_name(self.card)}
        return Line("event-used", args, (names.figure_thing(self.human),), ("ZP-G41",), "good")


class Searched(Event):
    """A human searched a place (ZP-10.03); an empty deck gives nothing (ZP-10.10)."""

    def __init__(self, human: int, place: int, empty: bool) -> None:
        self.human = human
        self.place = place
        self.empty = empty

    def line(self) -> Line:
        args: Args = {"number": self.human, "place": names.place_name(self.place)}
        key = "event-searched-empty" if self.empty else "event-searched"
        things = (names.figure_thing(self.human), names.place_thing(self.place))
        return Line(key, args, things, ("ZP-10.03",))


class CardFound(Event):
    """A human drew a search card."""

    def __init__(self, human: int, card: int) -> None:
        self.human = human
        self.card = card

    def line(self) -> Line:
        args: Args = {"number": self.human, "card": names.card_name(self.card)}
        return Line(
            "event-found", args, (names.figure_thing(self.human),), card=names.card_name(self.card)[1:]
        )


class Dropped(Event):
    """A human gave up a weapon for good (ZP-10.08)."""

    def __init__(self, human: int, card: int) -> None:
        self.human = human
        self.card = card

    def line(self) -> Line:
        args: Args = {"number": self.human, "card": names.card_name(self.card)}
        return Line("event-dropped", args, (names.figure_thing(self.human),), ("ZP-10.08",))


class Fizzled(Event):
    """A card had no effect: nothing to smash, no empty room."""

    def __init__(self, card: int) -> None:
        self.card = card

    def line(self) -> Line:
        return Line("event-fizzled", {"card": names.card_name(self.card)})


class WentOver(Event):
    """The player of a zombified human plays on as that zombie or not (ZP-09.05)."""

    def __init__(self, seat: int, zombie: int, stays: bool) -> None:
        self.seat = seat
        self.zombie = zombie
        self.stays = stays

    def line(self) -> Line:
        key = "event-plays-on" if self.stays else "event-is-out"
        args: Args = {"seat": f"@seat-{self.seat}", "zombie": self.zombie}
        return Line(key, args, (names.figure_thing(-self.zombie),), ("ZP-09.05",))


class CarEvent(Event):
    """A human at the car: "boarded", "alighted" or "overrun"."""

    def __init__(self, human: int, what: str) -> None:
        self.human = human
        self.what = what

    def data(self) -> Data:
        return {"what": self.what}

    def line(self) -> Line:
        rule = {"boarded": "ZP-11.18", "alighted": "ZP-G50", "overrun": "ZP-12.08"}[self.what]
        tone = "bad" if self.what == "overrun" else ""
        things = (names.figure_thing(self.human), "car")
        return Line("event-car-" + self.what, {"number": self.human}, things, (rule,), tone)


class CarTried(Event):
    """A human tried to start the car; only a 6 starts it (ZP-12.07)."""

    def __init__(self, human: int, face: int) -> None:
        self.human = human
        self.face = face

    def data(self) -> Data:
        return {"result": "starts" if self.face == 6 else "stalls"}

    def line(self) -> Line:
        starts = self.face == 6
        verdict = "verdict-starts" if starts else "verdict-stalls"
        dice = Dice((self.face,), need="need-six", marks=("hit" if starts else "miss",), verdict=verdict)
        args: Args = {"number": self.human, "face": self.face}
        key = "event-car-starts" if starts else "event-car-stalls"
        return Line(
            key, args, (names.figure_thing(self.human), "car"), ("ZP-12.07",), "good" if starts else "", dice
        )


class DroveOff(Event):
    """The car left with these humans (ZP-11.17)."""

    def __init__(self, humans: tuple[int, ...]) -> None:
        self.humans = humans

    def data(self) -> Data:
        return {"figures": [names.figure_thing(h) for h in self.humans]}

    def line(self) -> Line:
        who = ", ".join(str(h) for h in self.humans)
        return Line(
            "event-car-left", {"humans": who, "count": len(self.humans)}, ("car",), ("ZP-11.17",), "good"
        )


class Ended(Event):
    def __init__(self, outcome: str) -> None:
        self.outcome = outcome

    def data(self) -> Data:
        return {"outcome": self.outcome}

    def line(self) -> Line:
        return Line("event-ended-" + self.outcome, tone="head")
