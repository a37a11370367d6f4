"""City of Horror: four hours until the helicopter, too few antidotes, and the others are the real danger."""

from typing import Any

from shamble.core.actions import Action
from shamble.core.frames import Prompt
from shamble.core.game import Advice, Ending, Game
from shamble.core.options import Option, Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.city_of_horror import bot, names, notation, picture, view
from shamble.games.city_of_horror.board import PLACES, SIDE_A, SIDE_B
from shamble.games.city_of_horror.rules.setting_up import ARRANGEMENTS
from shamble.games.city_of_horror.setup import opening_state
from shamble.games.city_of_horror.state import BROKEN, KEPT, NOBODY, CityState, Rules


def arrangement_code(places: tuple[int, ...]) -> str:
    """A layout of the corners as the initials of locations 2 to 5: ABCH."""
    return "".join([PLACES[place][0].upper() for place in places[1:5]])


CODES = {arrangement_code(places): places for places in ARRANGEMENTS}


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
        switches = (False, True)
        self.options = (
            Option("sides", ("A", "B", "random", "mixed"), "A", ("CH-02.05", "CH-03.22", "CH-G61")),
            *[Option("side_" + place, ("A", "B"), "A", ("CH-02.05", "CH-G61")) for place in PLACES],
            Option("corners", (*CODES, "random"), "ABCH", ("CH-03.02", "CH-G61")),
            Option("starter", (0, 1, 2, 3, 4, 5, 6), 0, ("CH-03.06", "CH-G35")),
            Option("expert_draft", switches, False, ("CH-15.01",)),
            Option("binding_promises", switches, False, ("CH-18.02", "CH-G54")),
            Option("offers", (0, 1, 2, 3), 2, ("CH-18.01", "CH-G70")),
            Option("hard_freeze", switches, False, ("CH-G43",)),
            Option("grandma_votes", switches, False, ("CH-G05",)),
            Option("placement_counter_clockwise", switches, False, ("CH-G07",)),
            Option("explosion_forced_armory", switches, False, ("CH-G19",)),
            Option("no_take_back", switches, False, ("CH-G27",)),
            Option("energy_drink_own_only", switches, False, ("CH-G49",)),
        )
        self.visibility = view.VISIBILITY
        self.listed = True

    def objections(self, setup: Setup) -> list[Refusal]:
        """The starter has to sit at the table; single sides matter only where sides are mixed."""
        no: list[Refusal] = []
        if int(self.option(setup, "starter")) > setup.seats:
            no.append(Refusal("no-such-starter", "CH-G35", args={"seats": setup.seats}))
        if self.option(setup, "sides") != "mixed":
            for place in PLACES:
                if self.option(setup, "side_" + place) != "A":
                    no.append(Refusal("no-sides-mixed", "CH-G61"))
                    break
        return no

    def new(self, setup: Setup, seed: int) -> CityState:
        rules = Rules(
            bool(self.option(setup, "expert_draft")),
            bool(self.option(setup, "grandma_votes")),
            bool(self.option(setup, "placement_counter_clockwise")),
            bool(self.option(setup, "explosion_forced_armory")),
            bool(self.option(setup, "no_take_back")),
            bool(self.option(setup, "hard_freeze")),
            bool(self.option(setup, "energy_drink_own_only")),
            bool(self.option(setup, "binding_promises")),
            int(self.option(setup, "offers")),
        )
        corners = str(self.option(setup, "corners"))
        places = () if corners == "random" else CODES[corners]
        starter = int(self.option(setup, "starter")) - 1
        return opening_state(
            setup.seats, rules, seed, places, self.chosen_sides(setup), starter if starter >= 0 else NOBODY
        )

    def chosen_sides(self, setup: Setup) -> tuple[int, ...]:
        """The side of each place; () = drawn when the game begins."""
        sides = self.option(setup, "sides")
        if sides == "random":
            return ()
        if sides == "mixed":
            chosen = [self.option(setup, "side_" + place) for place in PLACES]
            return tuple([SIDE_B if side == "B" else SIDE_A for side in chosen])
        return (SIDE_B if sides == "B" else SIDE_A,) * len(PLACES)

    def redact(self, g: CityState, seat: int) -> CityState:
        return view.redact(g, seat)

    def imagine(self, view_: View[CityState], numbers: Stream) -> CityState:
        return view.imagine(view_, numbers)

    def picture(self, view_: View[CityState]) -> dict[str, Any]:
        return dict(picture.picture(view_))

    def scene(self, setup: Setup) -> dict[str, Any]:
        return picture.scene()

    def conserved(self, g: CityState) -> list[str]:
        return view.conserved(g)

    def describe(self, g: CityState) -> str:
        return notation.describe(g)

    def advise(self, view_: View[CityState], options: list[Action[CityState]], numbers: Stream) -> Advice:
        return bot.advise(view_, options, numbers)

    def sides(self, setup: Setup) -> list[str]:
        return ["side-everyone"] * setup.seats

    def round(self, g: CityState) -> int:
        return g.hour

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
        kept = sum(1 for promise in g.promises if promise.fate == KEPT)
        broken = sum(1 for promise in g.promises if promise.fate == BROKEN)
        facts = [Prompt("fact-promises", {"kept": kept, "broken": broken})]
        if g.collapsed():
            facts.append(Prompt("fact-tower"))
        message = Prompt("end-" + g.outcome)
        if len(g.winners) == 1:
            message = Prompt("end-rescue-one", {"seat": names.seat_name(g.winners[0])})
        return Ending(message, g.points, notes, series, facts)


GAME = CityOfHorror()
