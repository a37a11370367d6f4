"""What the team might do in a round: a stance that all of its survivors share (`data/weights.toml`). Seats cannot talk,
but one that looks ahead imagines how the others would join in, and each of them looks again when its turn comes. Where
a position can be judged after a few rounds (`prospects`), single actions of a turn are compared with these, too."""

from shamble.core.actions import Action
from shamble.core.mind import Plan, index_of
from shamble.core.rng import Stream, stream
from shamble.core.visibility import View
from shamble.games.zombicide.actions.attacks import Shoot, Strike
from shamble.games.zombicide.actions.cars import SearchCar
from shamble.games.zombicide.actions.mission import Take
from shamble.games.zombicide.actions.plain import End, Move, OpenDoor, Search
from shamble.games.zombicide.bot import advise, goals, prospects, weights
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.state import ZombicideState

Options = list[Action[ZombicideState]]

NO_LUCK = 0  # the script rolls no dice of its own
BOLD = 0.5  # single actions are many: by chance alone one of them looks good


class TeamPlan(Plan[ZombicideState]):
    """Everybody plays as the script would in a stance."""

    def __init__(self, first: int, stance: weights.Stance) -> None:
        super().__init__(first, "hint-stance-" + stance.name)
        self.stance = stance
        self.numbers = stream(NO_LUCK, NO_LUCK)

    def controls_seat(self, seat: int, other: int) -> bool:
        return True

    def next(self, g: ZombicideState, seat: int, options: Options) -> int:
        return choice(g, seat, options, self.stance, self.numbers)


def choice(g: ZombicideState, seat: int, options: Options, stance: weights.Stance, numbers: Stream) -> int:
    """The place of what the script would do in that stance."""
    if len(options) == 1:
        return 0
    weights.TAKEN.append(stance)
    try:
        return index_of(options, advise(View(seat, g), options, numbers).action)
    finally:
        weights.TAKEN.pop()


def plans(g: ZombicideState, seat: int, options: Options) -> list[Plan[ZombicideState]]:
    """Every stance that means something here."""
    numbers = stream(NO_LUCK, NO_LUCK)
    several = len(goals.places(g)) > 1
    out: list[Plan[ZombicideState]] = []
    for stance in weights.STANCES:
        if several or not stance.rows[g.mission][weights.AIM]:
            out.append(TeamPlan(choice(g, seat, options, stance, numbers), stance))
    if prospects.foreseen(g) and isinstance(g.stack[-1], SurvivorTurn):
        out += [Plan(place, bold=BOLD) for place, option in enumerate(options) if worth_a_thought(option)]
    return out


def worth_a_thought(option: Action[ZombicideState]) -> bool:
    """What makes a difference by itself, the end of the turn among it: not how packs and hands are sorted."""
    return isinstance(option, (Strike, Shoot, Search, SearchCar, OpenDoor, Move, Take, End))
