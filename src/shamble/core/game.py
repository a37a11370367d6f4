"""Interface of a game package to the server, bots, tools and laws."""

import sys
import tomllib
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


class BadPosition(ValueError):
    """A text that is not a position of the game; the message names the invalid part."""


class Evaluation:
    """A choice that was played out in imagined games.

    `chance` is the chance that the seat's side wins, `spread` its 95 % margin of error. `key` and `args` describe the
    plan, if it is more than the option itself.
    """

    def __init__(self, action: Action[Any], chance: float, spread: float, key: str, args: Args) -> None:
        self.action = action
        self.chance = chance
        self.spread = spread
        self.key = key
        self.args = args


class Advice:
    """A bot's choice and its reason as a message.

    `evaluations` holds what it compared, best first; empty if it did not look ahead.
    """

    def __init__(self, action: Action[Any], key: str, args: Args | None = None) -> None:
        self.action = action
        self.key = key
        self.args: Args = args if args is not None else {}
        self.evaluations: list[Evaluation] = []


class Ending:
    """Result of a game: headline, points and note per seat, series for the timeline plot."""

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
    """A game with its metadata and rules.

    A package announces its instance as an entry point of the group `shamble.games`.
    """

    id: str
    prefix: str  # prefix of its rule ids
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
        """Return the opening state of a valid setup. `engine.start` starts it."""

    def redact(self, g: S, seat: int) -> S:
        """Return the state as the seat sees it, with hidden parts blanked (`visibility`)."""
        return redact(g, seat, self.visibility)

    @abstractmethod
    def imagine(self, view: View[S], numbers: Stream) -> S:
        """Return a full state that is consistent with the view."""

    @abstractmethod
    def client_view(self, view: View[S]) -> dict[str, Any]:
        """Return the view as plain data for a client."""

    @abstractmethod
    def scene(self, setup: Setup) -> dict[str, Any]:
        """Return the static board as plain data for a client."""

    @abstractmethod
    def component_errors(self, g: S) -> list[str]:
        """List the components that are missing or in two places (law 6)."""

    @abstractmethod
    def describe(self, g: S) -> str:
        """Return the position in the game's notation, as a short text."""

    def position(self, text: str, setup: Setup, seed: int) -> S:
        """Return the state that a text in the game's notation describes. `engine.start` starts it.

        Raise `BadPosition` if the text is no position of this setup.
        """
        raise BadPosition(f"{self.id} has no positions as text")

    def chance_values(self, g: S, kind: str, name: str) -> list[int]:
        """List the results that words such as `card crowbar` can stand for, the best first.

        Numbers change with the data files; words do not.
        """
        return []

    @abstractmethod
    def advise(self, view: View[S], options: list[Action[S]], numbers: Stream) -> Advice:
        """Return a sensible choice for any seat. The novice bot plays these."""

    def tempers(self) -> tuple[str, ...]:
        """List the bot personalities, selected as `LEVEL:TEMPER`. Without one the game decides."""
        return ()

    def mind(self, temper: str = "") -> Mind[S]:
        """Return what bots that look ahead need to know about this game."""
        return Mind(self, temper)

    @abstractmethod
    def ending(self, g: S) -> Ending: ...

    def story(self, g: S, happened: list[tuple[int, Event]]) -> GameStory | None:
        """Return the highlights of a finished game, from all its events and their log versions."""
        return None

    @abstractmethod
    def sides(self, setup: Setup) -> list[str]:
        """Return the side or role of each seat as a message key."""

    @abstractmethod
    def round(self, g: S) -> int: ...

    def folder(self) -> Path:
        """Return the folder with the game's `data` and `text`: that of the module of its class."""
        file = sys.modules[type(self).__module__].__file__
        assert file is not None
        return Path(file).resolve().parent

    def view_types(self) -> tuple[type, type]:
        """Return the `TypedDict` types of `client_view` and `scene`, for the generated TypeScript."""
        return dict, dict

    def sections_with_text(self) -> dict[str, str]:
        """Return the sections of `components.toml` whose entries carry their own texts.

        The values are prefixes of message keys: an entry's `name` is the message, its `effect` the attribute `text`.
        """
        return {"option": "option"}

    def inspect(self, view: View[S], thing: str) -> Inspection:
        """Return details of a thing the player points at, beyond what the view contains."""
        return Inspection(thing)

    def setup_refusals(self, setup: Setup) -> list[Refusal]:
        """Return this game's own reasons against a setup that passes the general checks."""
        return []

    def has_scenario(self, id: str) -> bool:
        """Return whether a table can play it; some games have more than they list."""
        return id in self.scenarios or not (id or self.scenarios)

    def validate_content(self, text: str) -> list[Refusal] | None:
        """Return every error in a text of custom content, or None if the game has none."""
        return None

    def briefings(self) -> dict[str, Any]:
        """Return the briefing of each scenario or mode; under `every` the lines of all."""
        path = self.folder() / "data" / "scenarios.toml"
        return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}

    def try_content(self, text: str) -> list[Refusal]:
        """Play with content that has no errors, for a few seconds; return what does not work."""
        return []

    def default_setup(self, seats: int, mode: str = "", scenario: str = "") -> Setup:
        """Return the default setup for this number of seats: the first valid mode and scenario.

        If none is valid, return the first ones, so that `check` can explain why.
        """
        scenarios = self.scenarios or ("",)
        for mode_id in (mode,) if mode else self.modes:
            for scenario_id in (scenario,) if scenario else scenarios:
                setup = Setup(seats, mode_id, scenario_id)
                if not self.check(setup):
                    return setup
        return Setup(seats, mode or self.modes[0], scenario or scenarios[0])

    def view(self, g: S, seat: int) -> View[S]:
        """Return what a seat can see."""
        return View(seat, self.redact(g, seat))

    def uses_dice(self) -> bool:
        """Return whether the game has dice."""
        return True

    def uses_real_cards(self) -> bool:
        """Return whether a real deck can be used for open card draws (`Draw.card_name`)."""
        return False

    def has_secrets(self) -> bool:
        """Return whether seats have secrets from each other.

        Players who share a screen then take turns looking at it.
        """
        return OWNER in self.visibility.values()

    def option(self, setup: Setup, id: str) -> Value:
        """Return the value of an option in a setup."""
        if id in setup.options:
            return setup.options[id]
        for option in self.options:
            if option.id == id:
                return option.default
        raise KeyError(id)

    def setup_with_people(self, setup: Setup) -> Setup:
        """Return the setup with the defaults of a table with people, named so that they are kept."""
        named = {
            option.id: option.with_people
            for option in self.options
            if option.with_people is not None and option.is_relevant(setup)
        }
        return Setup(setup.seats, setup.mode, setup.scenario, {**named, **setup.options})

    def check(self, setup: Setup) -> list[Refusal]:
        """Return everything that is wrong with a setup; empty if it can be played."""
        reasons: list[Refusal] = []
        if not self.min_seats <= setup.seats <= self.max_seats:
            reasons.append(
                Refusal("no-seats", args={"min": self.min_seats, "max": self.max_seats, "seats": setup.seats})
            )
        if setup.mode not in self.modes:
            reasons.append(Refusal("no-mode", args={"mode": setup.mode, "modes": ", ".join(self.modes)}))
        if not self.has_scenario(setup.scenario):
            reasons.append(
                Refusal(
                    "no-scenario", args={"scenario": setup.scenario, "scenarios": ", ".join(self.scenarios)}
                )
            )
        known = {option.id: option for option in self.options}
        for id, value in setup.options.items():
            if id not in known:
                reasons.append(Refusal("no-option", args={"option": id, "options": ", ".join(known)}))
                continue
            option = known[id]
            if not option.values:
                if not isinstance(value, str):
                    reasons.append(Refusal("no-option-text", args={"option": id}))
                elif len(value) > MAX_TEXT_CHARS:
                    reasons.append(Refusal("no-option-long", args={"option": id, "most": MAX_TEXT_CHARS}))
            elif not any(value == v and type(value) is type(v) for v in option.values):
                values = ", ".join(str(v) for v in option.values)
                reasons.append(
                    Refusal("no-option-value", args={"option": id, "value": str(value), "values": values})
                )
            elif value != option.default and not option.is_relevant(setup):
                reasons.append(self._why_option_irrelevant(option, setup))
        return reasons or self.setup_refusals(setup)

    def options_to_store(self, setup: Setup) -> dict[str, Value]:
        """Return the options of a new match, those that older matches read otherwise included."""
        return {
            option.id: option.default for option in self.options if option.has_changed(setup)
        } | setup.options

    def stored_setup(self, setup: Setup) -> Setup:
        """Return the setup of a stored match, with the value of then for options it does not name."""
        then = {option.id: option.before for option in self.options if option.has_changed(setup)}
        return Setup(setup.seats, setup.mode, setup.scenario, then | setup.options)

    def without_irrelevant_options(self, setup: Setup) -> Setup:
        """Return the setup without options that have no effect in it.

        Older saves can contain such options.
        """
        irrelevant = {option.id for option in self.options if not option.is_relevant(setup)}
        options = {id: value for id, value in setup.options.items() if id not in irrelevant}
        return Setup(setup.seats, setup.mode, setup.scenario, options)

    def _why_option_irrelevant(self, option: Option, setup: Setup) -> Refusal:
        """Explain why an option has no effect in this setup."""
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
    """Return every installed game by id, from the entry points of the group `shamble.games`."""
    games: dict[str, Game[Any]] = {}
    for entry in sorted(entry_points(group="shamble.games"), key=lambda e: e.name):
        game = entry.load()
        games[game.id] = game
    return games
