"""Events of the game. Squares carry their full names, because the map grows."""

from shamble.core.events import Args, Data, Dice, Event, Line
from shamble.games.zombies import names
from shamble.games.zombies.places import Place, place_args
from shamble.games.zombies.state import KILL


def _who(seat: int) -> Args:
    return {"player": names.player_name(seat)}


class RolledOff(Event):
    """Players rolled for the first turn (ZZ-03.11) or for placing the Helipad (ZZ-06.03)."""

    def __init__(self, what: str, seats: tuple[int, ...], faces: tuple[int, ...], winner: int) -> None:
        self.what = what  # purpose: "first", "helipad"
        self.seats = seats
        self.faces = faces
        self.winner = winner  # -1: tied again

    def line(self) -> Line:
        best = max(self.faces)
        dice = Dice(self.faces, marks=tuple(["hit" if face == best else "miss" for face in self.faces]))
        things = tuple([names.pawn_thing(seat) for seat in self.seats])
        if self.winner < 0:
            return Line("event-rolloff-tie", {}, things, ("ZZ-G72",), dice=dice)
        rules = ("ZZ-03.11",) if self.what == "first" else ("ZZ-06.03",)
        return Line("event-rolloff-" + self.what, _who(self.winner), things, rules, dice=dice)


class TurnBegan(Event):
    def __init__(self, seat: int, round: int, zombie: bool) -> None:
        self.seat = seat
        self.round = round
        self.zombie = zombie

    def line(self) -> Line:
        key = "event-turn-zombie" if self.zombie else "event-turn"
        args: Args = {"player": names.player_name(self.seat), "round": self.round}
        return Line(key, args, (names.pawn_thing(self.seat),), tone="head")


class TurnSkipped(Event):
    """A player missed a turn: Hysterical Paralysis (ZZ-24.17)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        return Line("event-skipped", _who(self.seat), (names.pawn_thing(self.seat),), ("ZZ-24.17",), "bad")


class Restarted(Event):
    """A dead player returned on the Town Square (ZZ-11.05)."""

    def __init__(self, seat: int, life: int) -> None:
        self.seat = seat
        self.life = life

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "life": self.life}
        return Line("event-restarted", args, (names.pawn_thing(self.seat),), ("ZZ-11.05",))


class TileDrawn(Event):
    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "tile": names.tile_name(self.tile)}
        return Line("event-tile-drawn", args, rules=("ZZ-04.02",), card="tile-" + names.tile_id(self.tile))

    def reveals(self) -> bool:
        return True


class TilePlaced(Event):
    def __init__(self, seat: int, tile: int, x: int, y: int, turns: int) -> None:
        self.seat = seat
        self.tile = tile
        self.x = x
        self.y = y
        self.turns = turns

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "tile": names.tile_name(self.tile)}
        return Line("event-tile-placed", args, (f"tile:{self.x},{self.y}",), ("ZZ-05.05",))


class TileUnplayable(Event):
    """A tile fits nowhere (ZZ-G12), would close the map (ZZ-G14), or is the Helipad (ZZ-G13)."""

    def __init__(self, tile: int, what: str) -> None:
        self.tile = tile
        self.what = what  # reason: "tile", "closing", "helipad-back", "helipad-gone"

    def line(self) -> Line:
        rules = {"tile": "ZZ-G12", "closing": "ZZ-G14"}
        rule = rules.get(self.what, "ZZ-G13")
        return Line("event-unplayable-" + self.what, {"tile": names.tile_name(self.tile)}, (), (rule,), "bad")


class HelipadChooser(Event):
    """A player places the Helipad: fewest zombies, then most bullets (ZZ-06.01, ZZ-06.02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        rules = ("ZZ-06.01", "ZZ-06.02")
        return Line("event-helipad-chooser", _who(self.seat), (names.pawn_thing(self.seat),), rules)


class ZombiePut(Event):
    def __init__(self, zombie: int, square: Place) -> None:
        self.zombie = zombie
        self.square = square

    def line(self) -> Line:
        things = (names.zombie_thing(self.zombie), self.square.thing())
        return Line("event-zombie-put", place_args(self.square), things)


class NoZombiesLeft(Event):
    """The supply of zombies is empty (ZZ-G41)."""

    def line(self) -> Line:
        return Line("event-no-zombies-left", rules=("ZZ-G41",))


class TokenPut(Event):
    def __init__(self, what: str, square: Place) -> None:
        self.what = what  # "life", "bullet", "survivor"
        self.square = square

    def line(self) -> Line:
        return Line("event-put-" + self.what, place_args(self.square), (self.square.thing(),))


class TokensDealt(Event):
    """Tokens were laid face down on every square of a building (ZZ-21.02)."""

    def __init__(self, tile: int, survivors: int, count: int) -> None:
        self.tile = tile
        self.survivors = survivors
        self.count = count

    def line(self) -> Line:
        args: Args = {
            "tile": names.tile_name(self.tile),
            "survivors": self.survivors,
            "count": self.count,
        }
        return Line("event-dealt", args, rules=("ZZ-21.01", "ZZ-21.02"))


class DoorPut(Event):
    def __init__(self, tile: int, square: Place) -> None:
        self.tile = tile
        self.square = square

    def line(self) -> Line:
        args = place_args(self.square)
        args["tile"] = names.tile_name(self.tile)
        return Line("event-door", args, (self.square.thing(),), ("ZZ-08.01",))


class CombatRolled(Event):
    def __init__(self, seat: int, square: Place, face: int, bonus: int) -> None:
        self.seat = seat
        self.square = square
        self.face = face
        self.bonus = bonus

    def line(self) -> Line:
        total = self.face + self.bonus
        hit = total >= KILL
        args: Args = {
            "player": names.player_name(self.seat),
            "face": self.face,
            "bonus": self.bonus,
            "total": total,
        }
        dice = Dice(
            (self.face,),
            need="need-kill",
            need_args={"need": KILL, "bonus": self.bonus},
            marks=("hit" if hit else "miss",),
            verdict="verdict-hit" if hit else "verdict-short",
            verdict_args={"short": KILL - total},
        )
        key = "event-combat-bonus" if self.bonus else "event-combat"
        return Line(key, args, (names.pawn_thing(self.seat), self.square.thing()), ("ZZ-10.03",), dice=dice)


class BulletsSpent(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.count}
        return Line("event-bullets-spent", args, (names.pawn_thing(self.seat),), ("ZZ-10.04",))


class LifeLost(Event):
    def __init__(self, seat: int, left: int, cause: str) -> None:
        self.seat = seat
        self.left = left
        self.cause = cause  # "combat", "grenade", "bad_sense", "reroll"

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "left": self.left}
        rule = "ZZ-10.05" if self.cause == "combat" else ""
        rules = (rule,) if rule else ()
        return Line("event-life-lost", args, (names.pawn_thing(self.seat),), rules, "bad")

    def data(self) -> Data:
        return {"cause": self.cause}


class ZombieKilled(Event):
    def __init__(self, seat: int, zombie: int, square: Place, kills: int) -> None:
        self.seat = seat
        self.zombie = zombie
        self.square = square
        self.kills = kills

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "kills": self.kills}
        things = (names.pawn_thing(self.seat), names.zombie_thing(self.zombie), self.square.thing())
        return Line("event-killed", args, things, ("ZZ-10.08",), "good")


class Died(Event):
    def __init__(self, seat: int, square: Place, lost: int) -> None:
        self.seat = seat
        self.square = square
        self.lost = lost

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "lost": self.lost}
        things = (names.pawn_thing(self.seat), self.square.thing())
        return Line("event-died", args, things, ("ZZ-11.01", "ZZ-11.02"), "bad")


class Turned(Event):
    """A human became a zombie player (ZZ-22.05)."""

    def __init__(self, seat: int, square: Place) -> None:
        self.seat = seat
        self.square = square

    def line(self) -> Line:
        things = (names.pawn_thing(self.seat), self.square.thing())
        return Line("event-turned", _who(self.seat), things, ("ZZ-22.05",), "bad")


class MoveRolled(Event):
    def __init__(
        self, seat: int, faces: tuple[int, ...], life: int, skates: int, halved: int, total: int
    ) -> None:
        self.seat = seat
        self.faces = faces
        self.life = life
        self.skates = skates
        self.halved = halved
        self.total = total

    def line(self) -> Line:
        args: Args = {
            "player": names.player_name(self.seat),
            "dice": sum(self.faces),
            "life": self.life,
            "total": self.total,
        }
        dice = Dice(self.faces, verdict="verdict-steps", verdict_args={"total": self.total})
        return Line("event-move-rolled", args, (names.pawn_thing(self.seat),), ("ZZ-16.02",), dice=dice)


class Stepped(Event):
    """A pawn moved one square; player `by` moved it."""

    def __init__(self, seat: int, start: Place, square: Place, by: int) -> None:
        self.seat = seat
        self.start = start
        self.square = square
        self.by = by

    def line(self) -> Line:
        things = (names.pawn_thing(self.seat), self.square.thing())
        args = _who(self.seat) | place_args(self.square)
        if self.by == self.seat:
            return Line("event-stepped", args, things)
        args["leader"] = names.player_name(self.by)
        return Line("event-led", args, things)

    def data(self) -> Data:
        return {"path": [self.start.thing(), self.square.thing()]}


class SentBack(Event):
    """Bad Sense of Direction sent a pawn to the Town Square (ZZ-24.12)."""

    def __init__(self, seat: int, start: Place, square: Place) -> None:
        self.seat = seat
        self.start = start
        self.square = square

    def line(self) -> Line:
        return Line("event-sent-back", _who(self.seat), (names.pawn_thing(self.seat),), ("ZZ-24.12",))

    def data(self) -> Data:
        return {"path": [self.start.thing(), self.square.thing()]}


class TokenTaken(Event):
    def __init__(self, seat: int, what: str, square: Place) -> None:
        self.seat = seat
        self.what = what
        self.square = square

    def line(self) -> Line:
        things = (names.pawn_thing(self.seat), self.square.thing())
        return Line("event-took-" + self.what, _who(self.seat), things, ("ZZ-16.09",), "good")


class TokenShown(Event):
    """A face-down token was turned over (ZZ-G50)."""

    def __init__(self, what: str, square: Place) -> None:
        self.what = what
        self.square = square

    def line(self) -> Line:
        return Line("event-shown-" + self.what, place_args(self.square), (self.square.thing(),), ("ZZ-G50",))

    def reveals(self) -> bool:
        return True


class SurvivorRecovered(Event):
    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.count}
        return Line("event-recovered", args, (names.pawn_thing(self.seat),), ("ZZ-G51",), "good")


class SurvivorDropped(Event):
    def __init__(self, square: Place) -> None:
        self.square = square

    def line(self) -> Line:
        return Line("event-dropped", place_args(self.square), (self.square.thing(),), ("ZZ-21.06",), "bad")


class ZombieDie(Event):
    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def line(self) -> Line:
        args: Args = {"player": names.player_name(self.seat), "count": self.face}
        dice = Dice((self.face,), verdict="verdict-zombies", verdict_args={"count": self.face})
        return Line("event-zombie-die", args, rules=("ZZ-17.01",), dice=dice)


class ZombieStepped(Event):
    def __init__(self, zombie: int, start: Place, square: Place, by: int) -> None:
        self.zombie = zombie
        self.start = start
        self.square = square
        self.by = by

    def line(self) -> Line:
        args = _who(self.by) | place_args(self.square)
        things = (names.zombie_thing(self.zombie), self.square.thing())
        return Line("event-zombie-stepped", args, things)

    def data(self) -> Data:
        return {"path": [self.start.thing(), self.square.thing()]}


class ZombiesHeld(Event):
    """All the Marbles: no zombie moves (ZZ-24.01)."""

    def line(self) -> Line:
        return Line("event-zombies-held", rules=("ZZ-24.01",))


class Arrived(Event):
    """A player is safe on the Helipad (ZZ-G45)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        return Line("event-arrived", _who(self.seat), (names.pawn_thing(self.seat),), ("ZZ-G45",), "good")


class Unarmed(Event):
    """A player entered the Helipad centre without a weapon (ZZ-23.01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> Line:
        return Line("event-unarmed", _who(self.seat), (names.pawn_thing(self.seat),), ("ZZ-23.01",))


class Ended(Event):
    def __init__(self, outcome: str, winners: tuple[int, ...]) -> None:
        self.outcome = outcome
        self.winners = winners

    def line(self) -> Line:
        args: Args = {}
        if self.winners:
            args["player"] = names.player_name(self.winners[0])
        things = tuple([names.pawn_thing(seat) for seat in self.winners])
        return Line("end-" + self.outcome, args, things, tone="head")
