"""What a game provides for bots that look ahead: value, policy and plans.

`Game.mind(temper)` returns a `Mind`. The search (`shamble.bots.search`) knows no rules: it imagines worlds, plays them
out with the mind's fast `Policy` until `turn_counter` has grown by `horizon`, and rates the result with `value`.
Everything has a default, so the search works for every game: the novice plays the imagined games, each option is a
plan, and a round is a turn.

A game keeps these in its folder `bot/`:

| file | holds |
| --- | --- |
| `bot/value.py` | `value(g, seat) -> float`: the chance from 0 to 1 that the seat's side wins |
| `bot/policy.py` | `Policy.choose(g, seat, options, numbers) -> int`: 20 microseconds at most |
| `bot/plans.py` | `plans(g, seat, options) -> list[Plan]`: macro-moves worth comparing |
| `bot/mind.py` | `Mind`: combines these three and says where turns end |

They receive a state, not a view: an imagined world has no secrets, and it is made from what the seat can see. `plans`,
`scope` and `stakes` are also called with the state of the seat's view, where hidden parts are blank.
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

PLAN_DONE: Final = -1  # the plan has ended
SKIP_DECISION: Final = -2  # the plan leaves this decision to the policy and continues
ONE_ACTION: Final = -1  # scope of a plan that consists of its first action
MAX_DECISIONS: Final = 5000  # of an imagined game; a longer one is rated where it is cut


class Effect:
    """Something that a glance at a position counts, such as wounds.

    `key` is the message for more or fewer of it. Differences below `least` are not worth telling. `is_good`: more of it
    is better for the seat.
    """

    def __init__(self, key: str, least: float, is_good: bool) -> None:
        self.key = key
        self.least = least
        self.is_good = is_good


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Fast player of all seats in imagined games, which works on the state itself.

    One object plays many imagined games one after the other; `begin` resets what it remembers.
    """

    def begin(self, g: S) -> None:
        """Forget the last imagined game; a new one begins."""

    def choose(self, g: S, seat: int, options: list[Action[S]], numbers: Stream) -> int:
        """Return the index of one of two or more options."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Generic[S]):
    """A macro-move: the option at index `first`, and what follows in the same `Mind.scope`.

    A plan must not store anything about a game, because it is used in many. `key` and `args` describe it; without a key
    the option describes itself. `bold` is an extra margin in standard errors over the script, for plans that look
    better in imagined games than they are, such as doing nothing.
    """

    def __init__(self, first: int, key: str = "", args: Args | None = None, bold: float = 0.0) -> None:
        self.first = first
        self.key = key
        self.args: Args = args if args is not None else {}
        self.bold = bold

    def extra_margin(self) -> float:
        """Return `bold`. A method, because mypyc cannot read a float attribute across libraries."""
        return self.bold

    def controls_seat(self, seat: int, other: int) -> bool:
        """Return whether the plan decides for `other` in imagined games.

        By default only for its own seat; a plan for a team controls several.
        """
        return other == seat

    def follows_any_action(self) -> bool:
        """Return whether the plan can go on after another first action than its own.

        A manner of playing can, a way cannot.
        """
        return False

    def next(self, g: S, seat: int, options: list[Action[S]]) -> int:
        """Return the index of the next action in `options`, `PLAN_DONE` or `SKIP_DECISION`.

        `PLAN_DONE` ends the plan, and the policy chooses from here on. `SKIP_DECISION` leaves only this decision to the
        policy (a reaction window, a failed roll).
        """
        return PLAN_DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """How bots think about a game. `temper` is one of `Game.tempers`, or ""."""

    def __init__(self, game: "Game[S]", temper: str = "") -> None:
        self.game = game
        self.temper = temper

    def script(self, view: View[S], options: list[Action[S]], numbers: Stream) -> "Advice":
        """Return the novice's choice: the default of every search."""
        return self.game.advise(view, options, numbers)

    def policy(self) -> Policy[S]:
        """Return a player for imagined games."""
        return ScriptPolicy(self)

    def value(self, g: S, seat: int) -> float:
        """Estimate the chance from 0 to 1 that the seat's side wins.

        For a finished game 1 or 0, or a value between if a narrow loss is better than a clear one.
        """
        if g.is_over():
            return 1.0 if seat in g.winners else 0.0
        return 0.5

    def turn_counter(self, g: S) -> int:
        """Return a counter that grows at turn boundaries.

        Imagined games stop when it has grown by `horizon`, so that all are compared at the same point of the game.
        """
        return self.game.round(g)

    def horizon(self, g: S, seat: int) -> int:
        """Return how much `turn_counter` grows before an imagined game stops."""
        return 2

    def max_decisions(self) -> int:
        """Return the number of decisions after which an imagined game is cut."""
        return MAX_DECISIONS

    def odds_policy(self) -> Policy[S]:
        """Return the player of imagined games that end, whose shares are chances.

        It plays as the bots of real games do, as far as time allows.
        """
        return self.policy()

    def odds_key(self, g: S, seat: int) -> str:
        """Return the entry of `data/odds.toml` for this table and side; empty for the only one."""
        return ""

    def group(self, g: S, seat: int) -> int:
        """Return a number that the seats which win together share; by default each wins alone."""
        return seat

    def has_one_winner(self, g: S) -> bool:
        """Return whether exactly one group of several wins, so that their chances sum to one."""
        return True

    def effects(self) -> list[Effect]:
        """Return what `glance` counts."""
        return []

    def glance(self, g: S, seat: int) -> list[float]:
        """Return what a player sees of the position at a glance: a number per effect."""
        return []

    def glance_ticks(self, g: S) -> int:
        """Return how much `turn_counter` grows in two rounds, after which the glance is taken."""
        return 2

    def warning(self, g: S, seat: int, action: Action[S]) -> str:
        """Return the message of what an experienced player would hold against an action, or ""."""
        return ""

    def plans(self, g: S, seat: int, options: list[Action[S]]) -> list[Plan[S]]:
        """Return the plans worth comparing; empty to compare each option."""
        return []

    def scope(self, g: S, seat: int) -> int:
        """Return the id of the activation that a plan controls, or `ONE_ACTION`."""
        return ONE_ACTION

    def stakes(self, g: S, seat: int, options: list[Action[S]]) -> float:
        """Measure how much search a decision deserves: 1 for the usual budget, 0 for none."""
        return 1.0

    def trusts_script(self, g: S, seat: int) -> bool:
        """Return whether the script plays this decision better than a search would.

        Bots then skip the search. Hints search anyway.
        """
        return False

    def keeps_winning_script(self) -> bool:
        """Return whether a script that wins a search also decides for the rest of the scope.

        Otherwise the bot searches again at the next decision of the scope.
        """
        return False

    def max_candidates(self, g: S, seat: int) -> int:
        """Return the maximum number of options or plans to compare."""
        return 12


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptPolicy(Policy[S]):
    """The novice as a policy, for games without a faster one."""

    def __init__(self, mind: Mind[S]) -> None:
        self.mind = mind

    def choose(self, g: S, seat: int, options: list[Action[S]], numbers: Stream) -> int:
        return index_of(options, self.mind.script(View(seat, g), options, numbers).action)


def index_of(options: list[Action[Any]], action: Action[Any]) -> int:
    """Find the index of an action that equals this one."""
    for place, option in enumerate(options):
        if option is action:
            return place
    return options.index(action)
