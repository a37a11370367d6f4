"""City of Horror: survive four hours until the helicopter comes, at the others' expense."""

from typing import Any

from shamble.core.actions import Action
from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game import Advice, BadPosition, Ending, Game
from shamble.core.game_story import GameStory
from shamble.core.mind import Mind
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.city_of_horror import bot, client_view, names, notation, view
from shamble.games.city_of_horror import view_types as shapes
from shamble.games.city_of_horror.bot import mind
from shamble.games.city_of_horror.bot.estimates import TEMPERS
from shamble.games.city_of_horror.game_story import chronicle
from shamble.games.city_of_horror.setup import OPTIONS, opening_state, rules_of
from shamble.games.city_of_horror.state import BROKEN, PROMISE_KEPT, CityState


class CityOfHorror(Game[CityState]):
    def __init__(self) -> None:
        self.id = "city-of-horror"
        self.prefix = "CH"
        self.name = "City of Horror"
        self.min_seats = 3  # CH-01.01
        self.max_seats = 6
        self.minutes = (60, 90)
        self.weight = 2
        self.modes = ("standard",)
        self.scenarios = ()
        self.options = OPTIONS
        self.visibility = view.VISIBILITY
        self.listed = True

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """Refuse a starting player who does not sit at the table."""
        if int(self.option(setup, "starter")) > setup.seats:
            return [Refusal("no-such-starter", "CH-G35", args={"seats": setup.seats})]
        return []

    def view_types(self) -> tuple[type, type]:
        return shapes.CityView, shapes.CityScene

    def sections_with_text(self) -> dict[str, str]:
        return {
            "option": "option",
            "action_card": "card",
            "invasion_card": "card",
            "character": "char",
            "location": "location",
            "area": "area",
        }

    def new(self, setup: Setup, seed: int) -> CityState:
        return opening_state(setup, seed)

    def redact(self, g: CityState, seat: int) -> CityState:
        return view.redact(g, seat)

    def imagine(self, view_: View[CityState], numbers: Stream) -> CityState:
        return view.imagine(view_, numbers)

    def client_view(self, view_: View[CityState]) -> dict[str, Any]:
        return dict(client_view.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return dict(client_view.scene())

    def component_errors(self, g: CityState) -> list[str]:
        return view.conserved(g)

    def describe(self, g: CityState) -> str:
        return notation.describe(g)

    def position(self, text: str, setup: Setup, seed: int) -> CityState:
        g = notation.position(text, rules_of(setup))
        if g.seats != setup.seats:
            raise BadPosition(f"{g.seats} seats instead of {setup.seats}")
        g.seed(seed)
        return g

    def chance_values(self, g: CityState, kind: str, name: str) -> list[int]:
        return notation.chance_values(kind, name)

    def advise(self, view_: View[CityState], options: list[Action[CityState]], numbers: Stream) -> Advice:
        return bot.advise(view_, options, numbers)

    def tempers(self) -> tuple[str, ...]:
        return TEMPERS

    def mind(self, temper: str = "") -> Mind[CityState]:
        return mind.Mind(self, temper)

    def sides(self, setup: Setup) -> list[str]:
        return ["side-everyone"] * setup.seats

    def uses_dice(self) -> bool:
        return False

    def round(self, g: CityState) -> int:
        return g.hour

    def story(self, g: CityState, happened: list[tuple[int, Event]]) -> GameStory:
        return chronicle(g, happened)

    def ending(self, g: CityState) -> Ending:
        series = {"series-zombies": [entry[0] for entry in g.history]}
        for seat in range(g.seats):
            series[f"series-people-{seat + 1}"] = [entry[seat + 1] for entry in g.history]
        notes: list[Prompt | None] = []
        for seat in range(g.seats):
            if g.playing(seat):
                notes.append(Prompt("note-survivors", {"count": len(g.alive(seat))}))
            else:
                notes.append(Prompt("note-out"))
        count = sum(1 for promise in g.promises if promise.fate == PROMISE_KEPT)
        broken = sum(1 for promise in g.promises if promise.fate == BROKEN)
        facts = [Prompt("fact-promises", {"kept": count, "broken": broken})]
        if g.collapsed():
            facts.append(Prompt("fact-tower"))
        message = Prompt("end-" + g.outcome)
        if len(g.winners) == 1:
            message = Prompt("end-rescue-one", {"seat": names.seat_name(g.winners[0])})
        return Ending(message, g.points, notes, series, facts)


GAME = CityOfHorror()
