"""Drill: a small test game with a sealed ballot, reactions, hidden hands and dice.

It exercises the engine (any-time cards, cancels, nested windows) and is not shown in the lobby.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from shamble.core.actions import Action, Pass
from shamble.core.frames import Prompt
from shamble.core.game import Advice, Ending, Game
from shamble.core.options import Setup
from shamble.core.rng import Stream
from shamble.core.visibility import COUNT, OWNER, PUBLIC, View, deal_unknown, imagine_kernel
from shamble.games.drill import view
from shamble.games.drill.flow import PlayCard, Round
from shamble.games.drill.state import CARDS, FLARE, OPTIONS, DrillState, Rules, kind_of, name_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Drill(Game[DrillState]):
    def __init__(self) -> None:
        self.id = "drill"
        self.prefix = "DR"
        self.name = "Drill"
        self.min_seats = 2
        self.max_seats = 4
        self.minutes = (1, 2)
        self.weight = 1
        self.modes = ("standard",)
        self.scenarios = ()
        self.options = OPTIONS
        self.visibility = {
            "rules": PUBLIC,
            "round": PUBLIC,
            "points": PUBLIC,
            "hands": OWNER,
            "bag": COUNT,
            "discard": PUBLIC,
        }
        self.listed = False

    def new(self, setup: Setup, seed: int) -> DrillState:
        rules = Rules()
        rules.read(OPTIONS, setup)
        hands: list[list[int]] = [[] for _ in range(setup.seats)]
        g = DrillState(setup.seats, rules, 0, [0] * setup.seats, hands, list(range(CARDS)), [])
        g.seed(seed)
        g.push(Round())
        return g

    def sections_with_text(self) -> dict[str, str]:
        return {"option": "option", "card": "card"}

    def imagine(self, view: View[DrillState], numbers: Stream) -> DrillState:
        g = view.known.clone()
        deal_unknown([*g.hands, g.bag, g.discard], list(range(CARDS)), numbers)
        imagine_kernel(g, numbers)
        return g

    def client_view(self, view_: View[DrillState]) -> dict[str, Any]:
        return dict(view.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return dict(view.scene())

    def component_errors(self, g: DrillState) -> list[str]:
        results = sorted([card for pile in (*g.hands, g.bag, g.discard) for card in pile])
        return [] if results == list(range(CARDS)) else [f"cards: {results}"]

    def describe(self, g: DrillState) -> str:
        lines = [f"round {g.round + 1} of {g.rules.rounds}, {len(g.bag)} in the bag"]
        for seat in range(g.seats):
            hand = " ".join(name_of(card) if card >= 0 else "?" for card in g.hands[seat])
            lines.append(f"seat {seat}: {g.points[seat]} points, hand {hand or '-'}")
        return "\n".join(lines)

    def advise(self, view: View[DrillState], options: list[Action[DrillState]], numbers: Stream) -> Advice:
        """Play a flare if there is one; otherwise keep the cards."""
        for action in options:
            if isinstance(action, PlayCard) and kind_of(action.card) == FLARE:
                return Advice(action, "hint-flare")
        for action in options:
            if isinstance(action, Pass):
                return Advice(action, "hint-pass")
        return Advice(options[int(numbers.below(len(options)))], "hint-door")

    def ending(self, g: DrillState) -> Ending:
        return Ending(Prompt("end-points", {"points": max(g.points)}), g.points, [None] * g.seats, {}, [])

    def sides(self, setup: Setup) -> list[str]:
        return ["side-everyone"] * setup.seats

    def round(self, g: DrillState) -> int:
        return g.round


GAME = Drill()
