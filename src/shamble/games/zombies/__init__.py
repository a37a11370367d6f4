"""Zombies!!!: a growing city, a helicopter somewhere in it, and each player alone."""

from typing import Any

from shamble.core.actions import Action
from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game import Advice, Ending, Game
from shamble.core.game_story import GameStory
from shamble.core.inspection import Inspection
from shamble.core.mind import Mind
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import Stream
from shamble.core.visibility import View, redact
from shamble.games.zombies import bot, inspection, notation, view
from shamble.games.zombies import view_types as shapes
from shamble.games.zombies.board import COMPONENTS
from shamble.games.zombies.bot import mind
from shamble.games.zombies.bot.goals import HUNTER, RUNNER
from shamble.games.zombies.conservation import missing
from shamble.games.zombies.game_story import chronicle
from shamble.games.zombies.rules.cards import deck
from shamble.games.zombies.setup import (
    ESCAPE,
    LAST_MAN,
    MILITARY,
    OPTIONS,
    RESCUE,
    opening_state,
    table_rules,
    teams,
)
from shamble.games.zombies.state import MOST_SEATS, SAFE, ZOMBIE, Rules, ZombiesState


class Zombies(Game[ZombiesState]):
    def __init__(self) -> None:
        self.id = "zombies"
        self.prefix = "ZZ"
        self.name = "Zombies!!!"
        self.min_seats = 2
        self.max_seats = MOST_SEATS
        self.minutes = (60, 90)
        self.weight = 1
        self.modes = ("classic", "cooperative", "team")
        self.scenarios = (ESCAPE, RESCUE, LAST_MAN, MILITARY)
        self.options = OPTIONS
        self.visibility = view.VISIBILITY
        self.listed = True

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """List the settings that cannot be combined (ZZ-G18, ZZ-G69)."""
        no: list[Refusal] = []
        if setup.mode == "team" and setup.seats % 2:
            no.append(Refusal("no-odd-teams", "ZZ-G18", args={"seats": setup.seats}))
        elif setup.mode == "team" and setup.seats < 4:
            no.append(Refusal("no-one-team", "ZZ-G18", args={"seats": setup.seats}))
        if setup.scenario == LAST_MAN and setup.mode != "classic":
            no.append(Refusal("no-own-mode", "ZZ-G69", args={"mode": "@mode-" + setup.mode}))
        if int(self.option(setup, "film")) > setup.seats:
            no.append(Refusal("no-such-player", "ZZ-G17", args={"seats": setup.seats}))
        return no

    def rules(self, setup: Setup) -> Rules:
        return table_rules(setup)

    def sections_with_text(self) -> dict[str, str]:
        return {"option": "option", "event_card": "card", "tile": "tile"}

    def new(self, setup: Setup, seed: int) -> ZombiesState:
        return opening_state(setup, table_rules(setup), seed)

    def redact(self, g: ZombiesState, seat: int) -> ZombiesState:
        return redact(g, seat, self.visibility)

    def imagine(self, view_: View[ZombiesState], numbers: Stream) -> ZombiesState:
        return view.imagine(view_, numbers)

    def client_view(self, view_: View[ZombiesState]) -> dict[str, Any]:
        return dict(view.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return dict(view.scene(COMPONENTS))

    def view_types(self) -> tuple[type, type]:
        return shapes.ZombiesView, shapes.ZombiesScene

    def inspect(self, view_: View[ZombiesState], thing: str) -> Inspection:
        return inspection.insight(view_, thing)

    def describe(self, g: ZombiesState) -> str:
        return notation.describe(g)

    def position(self, text: str, setup: Setup, seed: int) -> ZombiesState:
        return notation.position(text, table_rules(setup), setup.seats, seed)

    def chance_values(self, g: ZombiesState, kind: str, name: str) -> list[int]:
        return notation.chance_values(kind, name)

    def advise(
        self, view_: View[ZombiesState], options: list[Action[ZombiesState]], numbers: Stream
    ) -> Advice:
        return bot.advise(view_, options, numbers)

    def tempers(self) -> tuple[str, ...]:
        return (RUNNER, HUNTER)

    def mind(self, temper: str = "") -> Mind[ZombiesState]:
        return mind.Mind(self, temper)

    def sides(self, setup: Setup) -> list[str]:
        if setup.mode == "team" and setup.seats >= 2:
            return [f"side-team-{team + 1}" for team in teams(setup.seats)]
        if setup.scenario == LAST_MAN:
            return ["side-humans"] * (setup.seats - 1) + ["side-undead"]
        if setup.mode == "cooperative":
            return ["side-group"] * setup.seats
        return ["side-alone"] * setup.seats

    def round(self, g: ZombiesState) -> int:
        return g.round

    def component_errors(self, g: ZombiesState) -> list[str]:
        return missing(g)

    def story(self, g: ZombiesState, happened: list[tuple[int, Event]]) -> GameStory:
        return chronicle(g, happened)

    def ending(self, g: ZombiesState) -> Ending:
        series = {f"series-kills-{seat + 1}": [entry[seat] for entry in g.history] for seat in range(g.seats)}
        facts = [best_round(g), Prompt("fact-tiles", {"tiles": len(g.city.placed)})]
        facts.extend(
            Prompt("fact-deaths", {"player": f"@seat-{seat}", "deaths": g.deaths[seat]})
            for seat in range(g.seats)
            if g.deaths[seat]
        )
        notes: list[Prompt | None] = []
        for seat in range(g.seats):
            if g.status[seat] == SAFE:
                notes.append(Prompt("note-safe"))
            elif g.status[seat] == ZOMBIE:
                notes.append(Prompt("note-undead"))
            elif g.recovered[seat]:
                notes.append(Prompt("note-recovered", {"count": g.recovered[seat]}))
            else:
                notes.append(None)
        args: dict[str, str | int] = {"rounds": g.round}
        if g.winners:
            args["player"] = f"@seat-{g.winners[0]}"
        return Ending(Prompt("end-" + g.outcome, args), list(g.kills), notes, series, facts)


def best_round(g: ZombiesState) -> Prompt:
    """Return the most zombies one player collected in a round, else the number of rounds."""
    best, when, who = 1, 0, -1
    before = (0,) * g.seats
    for number, kills in enumerate(g.history, 1):
        for seat in range(g.seats):
            if kills[seat] - before[seat] > best:
                best, when, who = kills[seat] - before[seat], number, seat
        before = kills
    if who < 0:
        return Prompt("fact-rounds", {"rounds": g.round})
    return Prompt("fact-best", {"player": f"@seat-{who}", "zombies": best, "round": when})


deck.gather()
GAME = Zombies()
