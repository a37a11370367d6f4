"""How scenarios and campaigns begin and end, as typed events."""

from shamble.core.events import Args, Event, Line
from shamble.games.all_things_zombie.names import person_name, person_thing
from shamble.games.all_things_zombie.pieces import SCENARIOS


class Glory(Event):
    """Points counted at the end of a scenario (AT-13.02 to AT-13.05)."""

    def __init__(self, side: int, buildings: int, zombies: int, foes: int, won: int) -> None:
        self.side = side
        self.buildings = buildings
        self.zombies = zombies
        self.foes = foes
        self.won = won

    def line(self) -> Line:
        args: Args = {
            "side": self.side + 1,
            "buildings": self.buildings,
            "zombies": self.zombies,
            "foes": self.foes,
            "won": self.won,
            "points": self.buildings + self.zombies + self.foes + self.won,
        }
        return Line("event-glory", args, rules=("AT-13.02",), tone="head")


class Chapter(Event):
    """A scenario of the campaign begins (AT-13.01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def line(self) -> Line:
        args: Args = {"number": self.number, "scenario": "@scenario-" + SCENARIOS[self.number - 1]}
        return Line("event-chapter", args, rules=("AT-13.01",), tone="head")


class Joined(Event):
    """A survivor joins the team of the campaign (AT-13.07)."""

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
