"""What a game package offers to everything outside it."""

import sys
from abc import abstractmethod
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from shamble.core.actions import Action
from shamble.core.events import Args, Event
from shamble.core.frames import Prompt
from shamble.core.game_story import GameStory
from shamble.core.inspection import Inspection
from shamble.core.mind import Mind
from shamble.core.options import MAX_TEXT_CHARS, Option, Setup, Value
from shamble.core.refusals import Refusal
from shamble.core.rng import Stream
from shamble.core.state import S
from shamble.core.visibility import OWNER, View, redact


class Evaluation:
    """A choice that was played on in imagined games: the chance it leaves its seat's side, and how far that is off
    (95 %); `key` and `args` say what it is about, if anything but the option does."""

    def __init__(self, action: Action[Any], chance: float, spread: float, key: str, args: Args) -> None:
        self.action = action
        self.chance = chance
        self.spread = spread
        self.key = key
        self.args = args


class Advice:
    """What a bot would do, and why: a message key with arguments. `weighed`: what it compared, best first; empty where
    it did not look ahead."""

    def __init__(self, action: Action[Any], key: str, args: Args | None = None) -> None:
        self.action = action
        self.key = key
        self.args: Args = args if args is not None else {}
        self.evaluations: list[Evaluation] = []


class Ending:
    """How a finished game is told: headline, per seat points and note, and series for the timeline plot."""

    def __init__(
        self,
        message: Prompt,
        points: list[int],
        notes: list[Prompt | None],
        series: dict[str, list[int]],
        facts: list[Prompt],
    ) -> None:
        self.message = message
        self.points = points
        self.notes = notes
        self.series = series
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game, as the lobby, the tables, the bots and the laws know it."""

    id: str
    prefix: str  # of its rule ids
    name: str
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    weight: int  # 1 light .. 3 heavy
    modes: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    visibility: dict[str, str]
    listed: bool  # shown in the lobby

    @abstractmethod
    def new(self, setup: Setup, seed: int) -> S:
        """The opening state of a sound set-up, not yet started."""

    def redact(self, g: S, seat: int) -> S:
        """What a seat may know, as a state with the unknown blanked: by the table of visibility, unless told."""
        return redact(g, seat, self.visibility)

    @abstractmethod
    def imagine(self, view: View[S], numbers: Stream) -> S:
        """A full state consistent with the view."""

    @abstractmethod
    def client_view(self, view: View[S]) -> dict[str, Any]:
        """The view as plain data for a client."""

    @abstractmethod
    def scene(self, setup: Setup) -> dict[str, Any]:
        """The static board as plain data for a client."""

    @abstractmethod
    def component_errors(self, g: S) -> list[str]:
        """Law 6: what is missing, or is in two places; empty = every component is somewhere, once."""

    @abstractmethod
    def describe(self, g: S) -> str:
        """The position in the game's notation: a small readable text."""

    @abstractmethod
    def advise(self, view: View[S], options: list[Action[S]], numbers: Stream) -> Advice:
        """Sensible play for any seat: the novice."""

    def tempers(self) -> tuple[str, ...]:
        """Personalities of its bots, asked for as `LEVEL:TEMPER`; who asks for none leaves it to the game."""
        return ()

    def mind(self, temper: str = "") -> Mind[S]:
        """How bots that look ahead think about this game."""
        return Mind(self, temper)

    @abstractmethod
    def ending(self, g: S) -> Ending: ...

    def story(self, g: S, happened: list[tuple[int, Event]]) -> GameStory | None:
        """The story of a finished game, from all its events, each with the version it belongs to."""
        return None

    @abstractmethod
    def sides(self, setup: Setup) -> list[str]:
        """The side or role of each seat, as a message key."""

    @abstractmethod
    def round(self, g: S) -> int: ...

    def folder(self) -> Path:
        """Where the game's `data` and `text` lie: beside the module of its class, in whatever package that is."""
        file = sys.modules[type(self).__module__].__file__
        assert file is not None
        return Path(file).resolve().parent

    def view_types(self) -> tuple[type, type]:
        """The types (`TypedDict`) of what `client_view` and `scene` give: the client's types are made from them."""
        return dict, dict

    def sections_with_text(self) -> dict[str, str]:
        """Sections of `components.toml` whose entries carry their own words, each with the beginning of its message
        keys: an entry's `name` is the message, its `effect` the attribute `text`."""
        return {"option": "option"}

    def inspect(self, view: View[S], thing: str) -> Inspection:
        """What the seat may know about a thing it points at, beyond what the view says."""
        return Inspection(thing)

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """Combinations that make no sense in this game."""
        return []

    def validate_content(self, text: str) -> list[Refusal] | None:
        """Everything that is wrong with a file of home-made content; None = this game reads no such file."""
        return None

    def default_setup(self, seats: int, mode: str = "", scenario: str = "") -> Setup:
        """What so many play unless told: the first mode and scenario that go together. Where none do, the first ones,
        so that `check` can say why not."""
        scenarios = self.scenarios or ("",)
        for one in (mode,) if mode else self.modes:
            for other in (scenario,) if scenario else scenarios:
                setup = Setup(seats, one, other)
                if not self.check(setup):
                    return setup
        return Setup(seats, mode or self.modes[0], scenario or scenarios[0])

    def view(self, g: S, seat: int) -> View[S]:
        return View(seat, self.redact(g, seat))

    def uses_dice(self) -> bool:
        """Are there dice in the box?"""
        return True

    def uses_real_cards(self) -> bool:
        """Are there cards that are drawn before everybody's eyes, and may lie on a real table (`Draw.card_name`)?"""
        return False

    def has_secrets(self) -> bool:
        """Does a seat know something that another must not see? Then whoever shares a screen looks one at a time."""
        return OWNER in self.visibility.values()

    def option(self, setup: Setup, id: str) -> Value:
        """The value of an option in a set-up."""
        if id in setup.options:
            return setup.options[id]
        for option in self.options:
            if option.id == id:
                return option.default
        raise KeyError(id)

    def check(self, setup: Setup) -> list[Refusal]:
        """Everything that is wrong with a set-up; empty = it can be played."""
        no: list[Refusal] = []
        if not self.min_seats <= setup.seats <= self.max_seats:
            no.append(
                Refusal("no-seats", args={"min": self.min_seats, "max": self.max_seats, "seats": setup.seats})
            )
        if setup.mode not in self.modes:
            no.append(Refusal("no-mode", args={"mode": setup.mode, "modes": ", ".join(self.modes)}))
        if setup.scenario not in self.scenarios and (setup.scenario or self.scenarios):
            no.append(
                Refusal(
                    "no-scenario", args={"scenario": setup.scenario, "scenarios": ", ".join(self.scenarios)}
                )
            )
        known = {option.id: option for option in self.options}
        for id, value in setup.options.items():
            if id not in known:
                no.append(Refusal("no-option", args={"option": id, "options": ", ".join(known)}))
                continue
            option = known[id]
            if not option.values:
                if not isinstance(value, str):
                    no.append(Refusal("no-option-text", args={"option": id}))
                elif len(value) > MAX_TEXT_CHARS:
                    no.append(Refusal("no-option-long", args={"option": id, "most": MAX_TEXT_CHARS}))
            elif not any(value == v and type(value) is type(v) for v in option.values):
                values = ", ".join(str(v) for v in option.values)
                no.append(
                    Refusal("no-option-value", args={"option": id, "value": str(value), "values": values})
                )
            elif value != option.default and not option.is_relevant(setup):
                no.append(self._why_option_irrelevant(option, setup))
        return no or self.setup_refusals(setup)

    def without_irrelevant_options(self, setup: Setup) -> Setup:
        """The same table without the options that change nothing at it: an older save may still carry them."""
        idle = {option.id for option in self.options if not option.is_relevant(setup)}
        kept = {id: value for id, value in setup.options.items() if id not in idle}
        return Setup(setup.seats, setup.mode, setup.scenario, kept)

    def _why_option_irrelevant(self, option: Option, setup: Setup) -> Refusal:
        """Why an option cannot be set at a table where it changes nothing."""
        if option.modes and setup.mode not in option.modes:
            return Refusal(
                "no-option-mode", args={"option": "@option-" + option.id, "mode": "@mode-" + setup.mode}
            )
        if option.scenarios and setup.scenario not in option.scenarios:
            first = "@scenario-" + option.scenarios[0]
            return Refusal("no-option-scenario", args={"option": "@option-" + option.id, "scenario": first})
        for id, value in option.needs.items():
            if setup.options.get(id) != value:
                args: Args = {"option": "@option-" + option.id, "other": "@option-" + id}
                args["value"] = f"@option-{id}-{str(value).lower() if isinstance(value, bool) else value}"
                return Refusal("no-option-needs", args=args)
        return Refusal("no-option-seats", args={"option": "@option-" + option.id, "seats": setup.seats})


def all_games() -> dict[str, Game[Any]]:
    """Every installed game by id: packages announce theirs as entry points of the group `shamble.games`."""
    found: dict[str, Game[Any]] = {}
    for entry in sorted(entry_points(group="shamble.games"), key=lambda e: e.name):
        game = entry.load()
        found[game.id] = game
    return found
