"""What a game tells a bot that looks ahead: the one thing a game adds for the levels above the novice.

`Game.mind(temper)` gives a `Mind`. The search (`shamble.bots.search`) knows no rule of any game: it imagines worlds,
plays them on with the mind's quick `Policy`, stops where the mind's `turn_counter` says that a turn has ended, and asks
its `value` how that looks. Everything has a default, so a game without a mind of its own is searched all the same: the
novice plays the imagined games, each option is a plan, a round is a tick.

A game keeps its parts in its room `bot/`, under the same names everywhere, and ties them together in `bot/mind.py`:

| file | holds |
| --- | --- |
| `bot/value.py` | `value(g, seat) -> float`: the chance from 0 to 1 that the seat's side wins |
| `bot/policy.py` | `Policy.choose(g, seat, options, numbers) -> int`: quick, without words, 20 microseconds at most |
| `bot/plans.py` | `plans(g, seat, options) -> list[Plan]`: macro-moves worth comparing |
| `bot/mind.py` | `Mind`: these three, and where turns end |

All of them are given a state and not a view: in the imagined world nothing is secret, and the imagined world was made
from what the seat may know. `plans`, `scope` and `stakes` are asked of the view's own state too, with what is unknown
blanked.
"""

from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.rng import Stream
from shamble.core.state import S
from shamble.core.visibility import View

if TYPE_CHECKING:
    from shamble.core.game import Advice, Game

PLAN_DONE: Final = -1  # a plan has nothing more to say
SKIP_DECISION: Final = -2  # a plan leaves this one decision to others, and goes on afterwards
ONE_ACTION: Final = -1  # a scope in which a plan is its first action and no more


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """How everybody plays in imagined games: quick, without words, and by the state itself. One object plays all seats
    of one imagined game after the other; what it keeps between choices it forgets in `begin`."""

    def begin(self, g: S) -> None:
        """Another imagined game begins here."""

    def choose(self, g: S, seat: int, options: list[Action[S]], numbers: Stream) -> int:
        """The place of one of two or more options in their list."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Generic[S]):
    """A macro-move: its first action is the option at `first`, and it goes on while the mind's `scope` stays the same.
    A plan keeps nothing about a game: it is asked in many. `key` and `args` say in words what it is about; without a
    key the option speaks for itself. `bold` raises the margin by which it has to be better than what the script would
    do, in standard errors: for plans that look better in imagined games than they are, such as doing nothing."""

    def __init__(self, first: int, key: str = "", args: Args | None = None, bold: float = 0.0) -> None:
        self.first = first
        self.key = key
        self.args: Args = args if args is not None else {}
        self.bold = bold

    def extra_margin(self) -> float:
        """How much more than the usual margin it needs. (Asked for so: compiled code of another library cannot read a
        number with a fraction out of a record.)"""
        return self.bold

    def controls_seat(self, seat: int, other: int) -> bool:
        """Whose decisions it makes in imagined games: the seat's own, unless it is a plan for several of a side."""
        return other == seat

    def next(self, g: S, seat: int, options: list[Action[S]]) -> int:
        """Return the index of the plan's next action in `options`, or `PLAN_DONE` or `SKIP_DECISION`.

        `PLAN_DONE` ends the plan: the policy chooses from here on. `SKIP_DECISION` lets the policy make this decision
        only (a card window, a failed roll); the plan then continues."""
        return PLAN_DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """How a game is thought about. `temper` is a personality out of `Game.tempers`, or "" for none."""

    def __init__(self, game: "Game[S]", temper: str = "") -> None:
        self.game = game
        self.temper = temper

    def script(self, view: View[S], options: list[Action[S]], numbers: Stream) -> "Advice":
        """What the novice would do: the default of every search, and the prior of its field."""
        return self.game.advise(view, options, numbers)

    def policy(self) -> Policy[S]:
        """A player for imagined games."""
        return ScriptPolicy(self)

    def value(self, g: S, seat: int) -> float:
        """The chance from 0 to 1 that the seat's side wins. Of a finished game: 1 or 0, or what lies between where a
        close loss is better than a clear one."""
        if g.is_over():
            return 1.0 if seat in g.winners else 0.0
        return 0.5

    def turn_counter(self, g: S) -> int:
        """Return a counter that grows at turn boundaries.

        Imagined games stop when it has grown by `horizon`, so that all are compared at the same point of the game."""
        return self.game.round(g)

    def horizon(self, g: S, seat: int) -> int:
        """How many ticks of the clock an imagined game goes on."""
        return 2

    def plans(self, g: S, seat: int, options: list[Action[S]]) -> list[Plan[S]]:
        """What is worth comparing now, given what the seat may know; none = each option by itself."""
        return []

    def scope(self, g: S, seat: int) -> int:
        """The activation that a plan rules over, as a number; ONE_ACTION = none."""
        return ONE_ACTION

    def stakes(self, g: S, seat: int, options: list[Action[S]]) -> float:
        """How much thought a decision deserves: 1 = the usual budget, 0 = none, the script decides."""
        return 1.0

    def trusts_script(self, g: S, seat: int) -> bool:
        """Does the script know better than imagined games do? Then a bot keeps to it and does not look ahead; hints
        compare all the same."""
        return False

    def keeps_winning_script(self) -> bool:
        """Does the script, once it has come out best, rule over the rest of the scope as a plan would? Otherwise the
        next decision is looked into again."""
        return False

    def max_candidates(self, g: S, seat: int) -> int:
        """How many options or plans are compared at most."""
        return 12


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptPolicy(Policy[S]):
    """The novice as a policy, for games that have nothing quicker."""

    def __init__(self, mind: Mind[S]) -> None:
        self.mind = mind

    def choose(self, g: S, seat: int, options: list[Action[S]], numbers: Stream) -> int:
        return index_of(options, self.mind.script(View(seat, g), options, numbers).action)


def index_of(options: list[Action[Any]], chosen: Action[Any]) -> int:
    """The place of the option that was chosen: the very same one, as a rule, which is found without comparing."""
    for place, option in enumerate(options):
        if option is chosen:
            return place
    return options.index(chosen)
