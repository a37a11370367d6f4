"""Zombie Plague: humans board up and search a house while zombies attack from every side."""

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
from shamble.games.zombie_plague import bot, inspection, names, notation, view
from shamble.games.zombie_plague import view_types as shapes
from shamble.games.zombie_plague.board import BOARD, COMPONENTS, OPTIONS
from shamble.games.zombie_plague.bot import mind
from shamble.games.zombie_plague.cards import DECK
from shamble.games.zombie_plague.game_story import chronicle
from shamble.games.zombie_plague.setup import (
    MAX_HUMANS,
    human_figures,
    human_seats,
    opening_state,
    table_rules,
)
from shamble.games.zombie_plague.state import ESCAPED, NO_FIGURE, ON_BOARD, ZOMBIFIED, PlagueState


class ZombiePlague(Game[PlagueState]):
    def __init__(self) -> None:
        self.id = "zombie-plague"
        self.prefix = "ZP"
        self.name = "Zombie Plague"
        self.min_seats = 2
        self.max_seats = 7
        self.minutes = (45, 60)
        self.weight = 1
        self.modes = ("basic",)
        self.scenarios = ()
        self.options = OPTIONS
        self.visibility = view.VISIBILITY
        self.listed = True

    def mind(self, temper: str = "") -> Mind[PlagueState]:
        return mind.Mind(self, temper)

    def sections_with_text(self) -> dict[str, str]:
        return {"option": "option", "search_card": "card", "opening": "opening", "search_square": "place"}

    def figures(self, setup: Setup) -> int:
        return human_figures(setup.seats, table_rules(setup).human_figures)

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """Require at least one figure per human player (ZP-G36)."""
        players, figures = human_seats(setup.seats), self.figures(setup)
        if figures < players or figures > MAX_HUMANS:
            return [Refusal("no-too-few-figures", "ZP-G36", args={"figures": figures, "players": players})]
        return []

    def new(self, setup: Setup, seed: int) -> PlagueState:
        return opening_state(setup, table_rules(setup), self.figures(setup), seed)

    def redact(self, g: PlagueState, seat: int) -> PlagueState:
        return redact(g, seat, self.visibility)

    def imagine(self, view_: View[PlagueState], numbers: Stream) -> PlagueState:
        return view.imagine(view_, numbers)

    def client_view(self, view_: View[PlagueState]) -> dict[str, Any]:
        return dict(view.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return dict(view.scene(COMPONENTS))

    def view_types(self) -> tuple[type, type]:
        return shapes.PlagueView, shapes.PlagueScene

    def inspect(self, view_: View[PlagueState], thing: str) -> Inspection:
        return inspection.insight(view_, thing)

    def describe(self, g: PlagueState) -> str:
        return notation.describe(g)

    def position(self, text: str, setup: Setup, seed: int) -> PlagueState:
        return notation.position(text, table_rules(setup), setup.seats, seed)

    def chance_values(self, g: PlagueState, kind: str, name: str) -> list[int]:
        return notation.chance_values(kind, name)

    def advise(self, view_: View[PlagueState], options: list[Action[PlagueState]], numbers: Stream) -> Advice:
        return bot.advise(view_, options, numbers)

    def uses_real_cards(self) -> bool:
        return True

    def sides(self, setup: Setup) -> list[str]:
        players = human_seats(setup.seats)
        return ["side-humans" if seat < players else "side-zombies" for seat in range(setup.seats)]

    def round(self, g: PlagueState) -> int:
        return g.round

    def component_errors(self, g: PlagueState) -> list[str]:
        """Check that each card exists once and that the grid matches the figures."""
        wrong: list[str] = []
        cards = g.bag + g.removed
        for gear in g.gear:
            cards.extend(gear.cards())
        cards.extend(
            getattr(frame, "found_weapon", -1) for frame in g.stack if hasattr(frame, "found_weapon")
        )
        if -1 not in cards and sorted(cards) != list(range(len(DECK))):
            wrong.append(f"cards: {sorted(cards)}")
        grid = [NO_FIGURE] * BOARD.size
        for number, human in enumerate(g.humans, 1):
            if human.fate == ON_BOARD:
                if grid[human.square] != NO_FIGURE or BOARD.closed[human.square]:
                    wrong.append(f"{names.figure(number)} is on {BOARD.names[human.square]}")
                grid[human.square] = number
        for number in g.dead():
            square = g.zombie(number).square
            if grid[square] != NO_FIGURE or BOARD.closed[square]:
                wrong.append(f"{names.figure(-number)} is on {BOARD.names[square]}")
            grid[square] = -number
        if grid != [g.who(square) for square in range(BOARD.size)]:
            wrong.append("the grid is out of step with the figures")
        return wrong

    def story(self, g: PlagueState, happened: list[tuple[int, Event]]) -> GameStory:
        return chronicle(g, happened)

    def ending(self, g: PlagueState) -> Ending:
        rounds = g.history
        series = {
            "series-humans": [entry[0] for entry in rounds],
            "series-zombies": [entry[1] for entry in rounds],
            "series-barricades": [entry[2] for entry in rounds],
            "series-searched": [entry[3] for entry in rounds],
        }
        best_first = sorted(range(len(g.kills)), key=lambda n: -g.kills[n])
        facts = [
            Prompt("fact-kills", {"number": n + 1, "kills": g.kills[n]}) for n in best_first if g.kills[n]
        ]
        facts.append(Prompt("fact-rounds", {"rounds": g.round}))
        points = [0] * g.seats
        notes: list[Prompt | None] = [None] * g.seats
        for n, human in enumerate(g.humans):
            points[human.seat] += g.kills[n]
            if human.fate == ESCAPED:
                notes[human.seat] = Prompt("note-escaped")
            elif human.fate == ZOMBIFIED and notes[human.seat] is None and not self._outlived(g, human.seat):
                notes[human.seat] = Prompt("note-zombified")
        return Ending(Prompt("end-" + g.outcome), points, notes, series, facts)

    def _outlived(self, g: PlagueState, seat: int) -> bool:
        """Return whether another human of the seat lives on."""
        return any(human.seat == seat and human.fate != ZOMBIFIED for human in g.humans)


GAME = ZombiePlague()
