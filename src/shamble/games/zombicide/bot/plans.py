"""Plans of a round: stances that all survivors of the team share (`data/weights.toml`).

Seats cannot talk, but one that searches imagines how the others would join in, and each searches again when
its turn comes. Where `prospects` judges a position after a few rounds, single actions of a turn are
compared with these plans, too.
"""

from shamble.core.actions import Action
from shamble.core.mind import Plan, index_of
from shamble.core.rng import Stream, stream
from shamble.core.visibility import View
from shamble.games.zombicide.actions.attacks import Shoot, Strike
from shamble.games.zombicide.actions.basic import End, Move, OpenDoor, Search
from shamble.games.zombicide.actions.cars import SearchCar
from shamble.games.zombicide.actions.mission import Take
from shamble.games.zombicide.bot import advise, prospects, weights
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import ZombicideState

Options = list[Action[ZombicideState]]

NO_LUCK = 0  # the script rolls no dice
BOLD = 0.5  # there are many single actions, so one of them looks good by chance alone


class TeamPlan(Plan[ZombicideState]):
    """Every seat plays as the script would in one stance."""

    def __init__(self, first: int, stance: weights.Stance) -> None:
        super().__init__(first, "hint-stance-" + stance.name)
        self.stance = stance
        self.numbers = stream(NO_LUCK, NO_LUCK)

    def controls_seat(self, seat: int, other: int) -> bool:
        return True

    def follows_any_action(self) -> bool:
        return True

    def next(self, g: ZombicideState, seat: int, options: Options) -> int:
        return choice(g, seat, options, self.stance, self.numbers)


def choice(g: ZombicideState, seat: int, options: Options, stance: weights.Stance, numbers: Stream) -> int:
    """Find the index of the script's choice in that stance."""
    if len(options) == 1:
        return 0
    weights.ACTIVE_STANCES.append(stance)
    try:
        return index_of(options, advise(View(seat, g), options, numbers).action)
    finally:
        weights.ACTIVE_STANCES.pop()


def plans(g: ZombicideState, seat: int, options: Options) -> list[Plan[ZombicideState]]:
    """Return a plan for every stance that makes a difference here."""
    numbers = stream(NO_LUCK, NO_LUCK)
    several = len(mission_of(g).places(g)) > 1
    out: list[Plan[ZombicideState]] = []
    for stance in weights.STANCES:
        if several or not stance.rows[g.mission][weights.AIM]:
            out.append(TeamPlan(choice(g, seat, options, stance, numbers), stance))
    if prospects.has_net(g) and isinstance(g.stack[-1], SurvivorTurn):
        out += [Plan(place, bold=BOLD) for place, option in enumerate(options) if is_worth_searching(option)]
    return out


def is_worth_searching(option: Action[ZombicideState]) -> bool:
    """Return whether the action alone makes a difference; sorting cards does not."""
    return isinstance(option, (Strike, Shoot, Search, SearchCar, OpenDoor, Move, Take, End))
