"""Zombicide, season 1: a cooperative game against zombies, with eleven missions."""

from typing import Any

from shamble.core.actions import Action
from shamble.core.events import Event
from shamble.core.frames import Prompt
from shamble.core.game import Advice, BadPosition, Ending, Game
from shamble.core.game_story import GameStory
from shamble.core.inspection import Inspection
from shamble.core.mind import Mind
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import Stream
from shamble.core.visibility import View, redact
from shamble.games.zombicide import bot, briefing, inspection, notation, scene, trial, view
from shamble.games.zombicide import view_types as shapes
from shamble.games.zombicide.bot import mind
from shamble.games.zombicide.cards import CARDS, KIND_IDS, KINDS, MINIATURES, SCOPES, ZOMBIE_CARDS
from shamble.games.zombicide.game_story import chronicle
from shamble.games.zombicide.library import OWN, PRINTED, mission_in, problems_of
from shamble.games.zombicide.mission import MISSIONS, mission_of
from shamble.games.zombicide.mission_file import read_mission
from shamble.games.zombicide.options import BOOK, FAQ, OPTIONS, rules_of
from shamble.games.zombicide.rules.inventory import put_aside
from shamble.games.zombicide.setup import opening_state
from shamble.games.zombicide.sheets import SheetError, own_sheets, roster
from shamble.games.zombicide.state import DEAD, LEFT, ZombicideState


def sheet_problems(own: str) -> list[Refusal]:
    """List the problems of a text of home-made survivors."""
    try:
        own_sheets(own)
    except SheetError as error:
        return error.problems
    return []


class Zombicide(Game[ZombicideState]):
    def __init__(self) -> None:
        self.id = "zombicide"
        self.prefix = "ZC"
        self.name = "Zombicide"
        self.min_seats = 1
        self.max_seats = 6
        self.minutes = (20, 180)
        self.weight = 3
        self.modes = (BOOK, FAQ)
        self.scenarios = PRINTED
        self.options = OPTIONS
        self.visibility = view.VISIBILITY
        self.listed = True

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """Check the number of players (ZC-M09.02) and the home-made survivors (ZC-05.40).

        Mission 09 is for one to three players.
        """
        wrong = sheet_problems(str(self.option(setup, "survivors")))
        if wrong:
            return wrong
        if setup.scenario == OWN:
            wrong = problems_of(str(self.option(setup, "mission")))
            if wrong:
                return wrong
        mission = MISSIONS[mission_in(setup)]
        if mission.least_players <= setup.seats <= mission.most_players:
            return []
        args: dict[str, str | int] = {"max": mission.most_players, "seats": setup.seats}
        return [Refusal("no-mission-seats", "ZC-M09.02", args=args)]

    def validate_content(self, text: str) -> list[Refusal] | None:
        """Check a file of home-made survivors (ZC-05.40) or a mission; None = neither."""
        bare = text.replace(" ", "")
        if "[[survivor]]" in bare:
            return sheet_problems(text)
        return problems_of(text) if "[map]" in bare else None

    def try_content(self, text: str) -> list[Refusal]:
        if "[map]" not in text.replace(" ", ""):
            return []
        setup = Setup(read_mission(text).most_players, BOOK, OWN, {"mission": text})
        return trial.obstacles(setup)

    def has_scenario(self, id: str) -> bool:
        return id == OWN or id in self.scenarios

    def briefings(self) -> dict[str, Any]:
        return briefing.briefings(self.scenarios)

    def new(self, setup: Setup, seed: int) -> ZombicideState:
        return opening_state(setup, seed)

    def redact(self, g: ZombicideState, seat: int) -> ZombicideState:
        return redact(g, seat, self.visibility)

    def imagine(self, view_: View[ZombicideState], numbers: Stream) -> ZombicideState:
        return view.imagine(view_, numbers)

    def client_view(self, view_: View[ZombicideState]) -> dict[str, Any]:
        return dict(view.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return dict(scene.scene(mission_in(setup), roster(str(self.option(setup, "survivors")))))

    def view_types(self) -> tuple[type, type]:
        return shapes.ZombicideView, shapes.ZombicideScene

    def inspect(self, view_: View[ZombicideState], thing: str) -> Inspection:
        return inspection.insight(view_.known, thing)

    def describe(self, g: ZombicideState) -> str:
        return notation.describe(g)

    def position(self, text: str, setup: Setup, seed: int) -> ZombicideState:
        wanted = MISSIONS[mission_in(setup)].id
        g = notation.position(text, rules_of(setup), setup.seats)
        if g.board().id != wanted:
            raise BadPosition(f"mission {g.board().id} instead of {wanted}")
        g.roster = roster(str(self.option(setup, "survivors")))
        g.seed(seed)
        return g

    def chance_values(self, g: ZombicideState, kind: str, name: str) -> list[int]:
        return notation.chance_values(kind, name)

    def advise(
        self, view_: View[ZombicideState], options: list[Action[ZombicideState]], numbers: Stream
    ) -> Advice:
        return bot.advise(view_, options, numbers)

    def mind(self, temper: str = "") -> Mind[ZombicideState]:
        return mind.Mind(self, temper)

    def uses_real_cards(self) -> bool:
        return True

    def sides(self, setup: Setup) -> list[str]:
        return ["side-survivors"] * setup.seats

    def round(self, g: ZombicideState) -> int:
        return g.round

    def component_errors(self, g: ZombicideState) -> list[str]:
        """Check that every card exists once and that no miniature is missing.

        Miniatures are on the board, in stock or gone from the game.
        """
        wrong: list[str] = []
        cards = g.bag + g.top + g.discards + g.aside + g.pool
        for s in g.survivors:
            cards = cards + s.cards()
        for load in g.cargo:
            cards = cards + list(load)
        cards += [SCOPES[number] for number, rifle in enumerate(g.scopes) if rifle >= 0]
        cards += [getattr(frame, "found_card") for frame in g.stack if hasattr(frame, "found_card")]  # noqa: B009
        cards += put_aside(g)
        if sorted(cards) != list(range(len(CARDS))):
            wrong.append(f"cards: {sorted(cards)}")
        zombies = g.zombie_bag + g.zombie_discards
        if len(set(zombies)) != len(zombies) or len(zombies) != (
            len(mission_of(g).zombie_cards) or len(ZOMBIE_CARDS)
        ):
            wrong.append(f"zombie cards: {sorted(zombies)}")
        for kind in range(KINDS):
            there = sum(g.zombies[kind::KINDS])
            if there + g.stock[kind] + g.escaped[kind] != MINIATURES[kind] or g.stock[kind] < 0:
                wrong.append(f"{KIND_IDS[kind]}: {there} on the board, {g.stock[kind]} in stock")
        sheets = [s.sheet for s in g.survivors]
        if len(set(sheets)) != len(sheets):
            wrong.append(f"survivors: {sheets}")
        for number, rifle in enumerate(g.scopes):
            if rifle >= 0 and rifle not in put_aside(g) and not any(rifle in s.slots for s in g.survivors):
                wrong.append(f"scope {number} lies under a rifle in no hand")
        for n, s in enumerate(g.survivors):
            if s.car >= 0 and (g.cars[s.car] != s.zone or g.occupant(s.car, s.chair) != n):
                wrong.append(f"survivor {n} sits in a car that is elsewhere")
            if s.wounds() > 1:
                wrong.append(f"survivor {n} should be dead")
        return wrong

    def story(self, g: ZombicideState, happened: list[tuple[int, Event]]) -> GameStory:
        return chronicle(g, happened)

    def ending(self, g: ZombicideState) -> Ending:
        series = {
            "series-survivors": [entry[0] for entry in g.history],
            "series-zombies": [entry[1] for entry in g.history],
            "series-danger": [entry[2] for entry in g.history],
            "series-objectives": [entry[3] for entry in g.history],
        }
        best_first = sorted(range(len(g.kills)), key=lambda n: -g.kills[n])
        facts = [
            Prompt("fact-kills", {"who": g.sheet_of(n).name, "kills": g.kills[n]})
            for n in best_first
            if g.kills[n]
        ]
        facts.append(Prompt("fact-rounds", {"rounds": g.round}))
        points = [0] * g.seats
        notes: list[Prompt | None] = [None] * g.seats
        for n, s in enumerate(g.survivors):
            points[s.seat] += g.kills[n]
            if s.fate == LEFT:
                notes[s.seat] = Prompt("note-left")
            elif s.fate == DEAD and notes[s.seat] is None:
                notes[s.seat] = Prompt("note-dead", {"who": g.sheet_of(n).name})
        return Ending(Prompt("end-" + g.outcome, {"rounds": g.round}), points, notes, series, facts)


GAME = Zombicide()
