"""All Things Zombie: survivors on hexes, where every shot calls more zombies."""

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
from shamble.games.all_things_zombie import bot, inspection, notation, view
from shamble.games.all_things_zombie import view_types as shapes
from shamble.games.all_things_zombie.board import layouts
from shamble.games.all_things_zombie.bot import mind
from shamble.games.all_things_zombie.campaign import earned
from shamble.games.all_things_zombie.game_story import chronicle
from shamble.games.all_things_zombie.pieces import (
    COUNTERS,
    ITEM_IDS,
    LOOT_CARDS,
    SCENARIOS,
    ZOMBIE_CARDS,
    ZOMBIES,
)
from shamble.games.all_things_zombie.rules.scenarios import (
    BULLETS,
    CAMPAIGN,
    FIREFIGHT,
    PLANS,
    SKIRMISH,
    glory,
)
from shamble.games.all_things_zombie.setup import opening_state
from shamble.games.all_things_zombie.state import MANY, NOWHERE, ON_MAP, OPTIONS, HexState, rules_of

MODES = ("solo", "cooperative", "competitive")


class AllThingsZombie(Game[HexState]):
    def __init__(self) -> None:
        self.id = "all-things-zombie"
        self.prefix = "AT"
        self.name = "All Things Zombie"
        self.min_seats = 1
        self.max_seats = 6
        self.minutes = (45, 120)
        self.weight = 3
        self.modes = MODES
        self.scenarios = SCENARIOS
        self.options = OPTIONS
        self.visibility = view.VISIBILITY
        self.listed = True

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """Explain why this number of players cannot play the setup (AT-01.01, AT-G131)."""
        number = SCENARIOS.index(setup.scenario) + 1
        if (setup.mode == "solo") != (setup.seats == 1):
            return [Refusal("no-mode-seats", "AT-01.01", args={"seats": setup.seats})]
        if setup.mode == "competitive" and number not in (FIREFIGHT, SKIRMISH):
            return [Refusal("no-competitive", "AT-01.01")]
        team = PLANS[BULLETS].team if number == CAMPAIGN else PLANS[number].team if number in PLANS else ()
        most = len(team) or self.max_seats
        if setup.mode == "competitive" and number == FIREFIGHT:
            most = self.max_seats
        if setup.seats > most:
            return [Refusal("no-too-many-seats", "AT-G131", args={"most": most, "seats": setup.seats})]
        return []

    def new(self, setup: Setup, seed: int) -> HexState:
        return opening_state(setup, seed)

    def redact(self, g: HexState, seat: int) -> HexState:
        return redact(g, seat, self.visibility)

    def imagine(self, view_: View[HexState], numbers: Stream) -> HexState:
        return view.imagine(view_, numbers)

    def client_view(self, view_: View[HexState]) -> dict[str, Any]:
        return dict(view.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        """Return the maps of the scenario; for a skirmish, every possible random map."""
        number = SCENARIOS.index(setup.scenario) + 1
        if number == SKIRMISH:
            return dict(view.scene(layouts(), rules_of(setup).extra_health))
        plans = PLANS.values() if number == CAMPAIGN else [PLANS[number]]
        maps = list(dict.fromkeys([layout for plan in plans for layout in plan.layouts]))
        return dict(view.scene(maps, rules_of(setup).extra_health))

    def view_types(self) -> tuple[type, type]:
        return shapes.HexView, shapes.HexScene

    def inspect(self, view_: View[HexState], thing: str) -> Inspection:
        return inspection.about(view_, thing)

    def describe(self, g: HexState) -> str:
        return notation.describe(g)

    def position(self, text: str, setup: Setup, seed: int) -> HexState:
        g = notation.position(text, rules_of(setup), setup.seats, seed)
        if g.scenario != SCENARIOS.index(setup.scenario) + 1:
            raise BadPosition(f"scenario {g.scenario} instead of {setup.scenario}")
        return g

    def chance_values(self, g: HexState, kind: str, name: str) -> list[int]:
        return notation.chance_values(g, kind, name)

    def advise(self, view_: View[HexState], options: list[Action[HexState]], numbers: Stream) -> Advice:
        return bot.advise(view_, options, numbers)

    def mind(self, temper: str = "") -> Mind[HexState]:
        return mind.Mind(self, temper)

    def uses_real_cards(self) -> bool:
        return True

    def sides(self, setup: Setup) -> list[str]:
        if setup.mode != "competitive":
            return ["side-survivors"] * setup.seats
        if setup.scenario == "firefight":
            return ["side-first" if seat % 2 == 0 else "side-second" for seat in range(setup.seats)]
        return [f"side-team-{seat + 1}" for seat in range(setup.seats)]

    def round(self, g: HexState) -> int:
        return g.turn

    def component_errors(self, g: HexState) -> list[str]:
        """Return items, cards, zombies and survivors that are missing, doubled or misplaced."""
        wrong: list[str] = []
        carried = [item for s in g.people for item in s.items()]
        boosts = sum(s.boost for s in g.people)
        waiting = [getattr(frame, "item", -1) for frame in g.stack if type(frame).__name__ == "Stow"]
        for item, counters in enumerate(COUNTERS):
            total = g.supply[item] + g.lost[item] + carried.count(item) + waiting.count(item)
            total += boosts if ITEM_IDS[item] == "meds" else 0
            if total != counters:
                wrong.append(f"{ITEM_IDS[item]}: {total} of {counters}")
        if -1 not in g.cards and sorted(g.cards + g.cards_used) != list(range(len(ZOMBIE_CARDS))):
            wrong.append("zombie cards")
        held = [card for frame in g.stack for card in getattr(frame, "cards", ())]
        if -1 not in g.loot:
            loot = sorted([*g.loot, *g.loot_used, *g.loot_last, *held])
            if loot != list(range(len(LOOT_CARDS))):
                wrong.append(f"loot cards: {loot}")
        size = g.map().size
        if len(g.zombies) < len(ZOMBIES) or any(not -2 <= at < size for at in g.zombies):
            wrong.append("zombie counters")
        crowds = [0] * size
        for at in g.zombies:
            if at >= 0:
                crowds[at] += 1
        if g.crowds != bytes([min(MANY, count) for count in crowds]) or g.afoot != sum(crowds):
            wrong.append("crowds of zombies")
        kinds = [s.kind for s in g.people]
        if len(set(kinds)) != len(kinds):
            wrong.append("a survivor twice")
        for s in g.people:
            if (s.fate == ON_MAP) != (s.hex != NOWHERE):
                wrong.append(f"{s.person().id} is nowhere")
            if len(s.gear) > s.person().boxes:
                wrong.append(f"{s.person().id} carries too much")
        return wrong

    def story(self, g: HexState, happened: list[tuple[int, Event]]) -> GameStory:
        return chronicle(g, happened)

    def ending(self, g: HexState) -> Ending:
        series = {
            "series-survivors": [entry[0] for entry in g.history],
            "series-zombies": [entry[1] for entry in g.history],
            "series-searched": [entry[2] for entry in g.history],
        }
        points = [earned(g) if g.chapter else glory(g, g.teams[seat]) for seat in range(g.seats)]
        notes: list[Prompt | None] = [None] * g.seats
        kills = sum([entry[2] for entry in g.chronicle]) if g.chapter else sum(g.kills)
        turns = sum([entry[4] for entry in g.chronicle]) if g.chapter else g.turn
        facts = [Prompt("fact-kills", {"kills": kills}), Prompt("fact-turns", {"turns": turns})]
        if g.chapter:
            won = sum([entry[0] for entry in g.chronicle])
            facts.append(Prompt("fact-chapters", {"won": won, "played": len(g.chronicle)}))
        return Ending(Prompt("end-" + g.outcome, {"turns": turns}), points, notes, series, facts)


GAME = AllThingsZombie()
