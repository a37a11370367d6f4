"""Deaths and kills by place and round, read from the events of a game.

Places have the ids that the table in the browser uses ("zone:z1", "sq:L11"), so any drawing of the board
can show them.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from shamble.core.events import Event
from shamble.core.game import Game
from shamble.core.state import State


class Death(NamedTuple):
    """A character, survivor or player that died, with round and place."""

    round: int
    who: str
    place: str


class DeathTracker(ABC):
    """Observes a game while it is played."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.deaths: list[Death] = []
        self.kills: dict[str, int] = {}

    def after(self, g: State, events: Sequence[Event]) -> None:
        """Handle a decision and the events that followed it."""
        for event in events:
            self.on_event(g, event)
        self.note_places(g)

    def died(self, g: State, who: str, place: str) -> None:
        self.deaths.append(Death(self.game.round(g), who, place))

    def killed(self, place: str, count: int = 1) -> None:
        self.kills[place] = self.kills.get(place, 0) + count

    @abstractmethod
    def on_event(self, g: Any, event: Event) -> None:
        """Handle one event."""

    def note_places(self, g: Any) -> None:  # noqa: B027
        """Note where everyone is, for deaths to come."""

    def people(self, g: Any) -> list[str]:
        """Return everyone who can die, by name."""
        return []


class _ZombicideDeaths(DeathTracker):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.zones: list[int] = []

    def note_places(self, g: Any) -> None:
        self.zones = [s.zone for s in g.survivors]

    def people(self, g: Any) -> list[str]:
        return [g.sheet_of(number).name for number in range(len(g.survivors))]

    def on_event(self, g: Any, event: Event) -> None:
        from shamble.games.zombicide.board import BOARDS
        from shamble.games.zombicide.events import Did, Killed

        names = BOARDS[g.mission].names
        if isinstance(event, Killed):
            self.killed("zone:" + names[event.zone], event.count)
        elif isinstance(event, Did) and event.what == "died":
            number = next(n for n, s in enumerate(g.survivors) if s.sheet == event.sheet)
            self.died(g, g.sheet_of(number).name, "zone:" + names[self.zones[number]])


class _HexesDeaths(DeathTracker):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.hexes: dict[int, str] = {}

    def note_places(self, g: Any) -> None:
        self.hexes = {s.kind: g.map().places[s.hex] for s in g.people if s.hex >= 0}

    def people(self, g: Any) -> list[str]:
        from shamble.games.all_things_zombie.pieces import PEOPLE

        return [PEOPLE[s.kind].name for s in g.people if s.seat >= 0]

    def on_event(self, g: Any, event: Event) -> None:
        from shamble.games.all_things_zombie.events import Hurt, ZombieKilled
        from shamble.games.all_things_zombie.names import place_thing
        from shamble.games.all_things_zombie.pieces import PEOPLE

        if isinstance(event, ZombieKilled):
            self.killed(place_thing(event.hex))
        elif isinstance(event, Hurt) and event.what() == "died" and event.kind in self.hexes:
            self.died(g, PEOPLE[event.kind].name, place_thing(self.hexes[event.kind]))


class _CityDeaths(DeathTracker):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.places: list[int] = []

    def note_places(self, g: Any) -> None:
        self.places = [person.place for person in g.people]

    def people(self, g: Any) -> list[str]:
        from shamble.games.city_of_horror.board import PEOPLE

        return [PEOPLE[number].id for number, person in enumerate(g.people) if person.seat >= 0]

    def on_event(self, g: Any, event: Event) -> None:
        from shamble.games.city_of_horror.board import PEOPLE
        from shamble.games.city_of_horror.events import Died, ZombiesKilled
        from shamble.games.city_of_horror.names import place_thing

        if isinstance(event, ZombiesKilled):
            self.killed(place_thing(event.place), event.count)
        elif isinstance(event, Died):
            place = self.places[event.person]
            self.died(g, PEOPLE[event.person].id, place_thing(place) if place >= 0 else "")


class _PlagueDeaths(DeathTracker):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.humans: list[int] = []
        self.zombies: dict[int, int] = {}

    def note_places(self, g: Any) -> None:
        self.humans = [human.square for human in g.humans]
        self.zombies = {n: z.square for n, z in enumerate(g.zombies, 1) if z is not None}

    def people(self, g: Any) -> list[str]:
        return [f"human {number}" for number in range(1, len(g.humans) + 1)]

    def on_event(self, g: Any, event: Event) -> None:
        from shamble.games.zombie_plague.events import Killed, WoundRolled

        if isinstance(event, Killed):
            if event.zombie in self.zombies:
                self.killed(self._square(self.zombies[event.zombie]))
        elif isinstance(event, WoundRolled) and event.face == 1:
            self.died(g, f"human {event.human}", self._square(self.humans[event.human - 1]))

    def _square(self, square: int) -> str:
        from shamble.games.zombie_plague.board import BOARD

        return "sq:" + BOARD.names[square] if square >= 0 else ""


class _ZombiesDeaths(DeathTracker):
    def people(self, g: Any) -> list[str]:
        return [f"seat {seat + 1}" for seat in range(g.seats)]

    def on_event(self, g: Any, event: Event) -> None:
        from shamble.games.zombies.events import Died, ZombieKilled

        if isinstance(event, ZombieKilled):
            self.killed(event.square.thing())
        elif isinstance(event, Died):
            self.died(g, f"seat {event.seat + 1}", event.square.thing())


class _NullTracker(DeathTracker):
    """A game whose events this module cannot read."""

    def on_event(self, g: Any, event: Event) -> None:
        """Ignore the event."""


TRACKERS: dict[str, type[DeathTracker]] = {
    "all-things-zombie": _HexesDeaths,
    "city-of-horror": _CityDeaths,
    "zombicide": _ZombicideDeaths,
    "zombie-plague": _PlagueDeaths,
    "zombies": _ZombiesDeaths,
}


def death_tracker(game: Game[Any]) -> DeathTracker:
    return TRACKERS.get(game.id, _NullTracker)(game)
