"""Night Post, an example of a game from another package: couriers and letters on a dark island."""

from typing import Any

from night_post import bot, view
from night_post.flow import Deal
from night_post.state import LETTERS, OPTIONS, NightState, Rules
from shamble.core.actions import Action
from shamble.core.frames import Prompt
from shamble.core.game import Advice, Ending, Game
from shamble.core.options import Setup
from shamble.core.rng import Stream
from shamble.core.visibility import View, deal_unknown, imagine_kernel


class NightPost(Game[NightState]):
    def __init__(self) -> None:
        self.id = "night-post"
        self.prefix = "NP"
        self.name = "Night Post"
        self.min_seats = self.max_seats = 2
        self.minutes = (5, 10)
        self.weight = 1
        self.modes = ("race",)
        self.scenarios = ()
        self.options = OPTIONS
        self.visibility = view.VISIBILITY
        self.listed = True

    def sections_with_text(self) -> dict[str, str]:
        return {"option": "option", "place": "place"}

    def new(self, setup: Setup, seed: int) -> NightState:
        rules = Rules()
        rules.read(OPTIONS, setup)
        g = NightState(setup.seats, rules)
        g.seed(seed)
        g.push(Deal())
        return g

    def imagine(self, seen: View[NightState], numbers: Stream) -> NightState:
        g = seen.known.clone()
        deal_unknown([*g.hands, g.bag, g.delivered], list(range(len(LETTERS))), numbers)
        imagine_kernel(g, numbers)
        return g

    def client_view(self, seen: View[NightState]) -> dict[str, Any]:
        return dict(view.picture(seen))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return dict(view.scene())

    def component_errors(self, g: NightState) -> list[str]:
        letters = sorted(letter for pile in (*g.hands, g.bag, g.delivered) for letter in pile)
        return [] if letters == list(range(len(LETTERS))) else [f"letters: {letters}"]

    def describe(self, g: NightState) -> str:
        lines = [f"round {g.round()}, {len(g.bag)} letters in the bag"]
        for seat in range(g.seats):
            hand = " ".join(LETTERS[letter] if letter >= 0 else "?" for letter in g.hands[seat])
            lines.append(f"seat {seat}: {g.at[seat]}, {g.points[seat]} points, letters {hand or '-'}")
        return "\n".join(lines)

    def advise(self, seen: View[NightState], options: list[Action[NightState]], numbers: Stream) -> Advice:
        return bot.advise(seen, options)

    def ending(self, g: NightState) -> Ending:
        message = Prompt(f"end-{g.outcome}", {"points": max(g.points)})
        return Ending(message, g.points, [None] * g.seats, {}, [])

    def sides(self, setup: Setup) -> list[str]:
        return ["side-courier"] * setup.seats

    def round(self, g: NightState) -> int:
        return g.round()


GAME = NightPost()
