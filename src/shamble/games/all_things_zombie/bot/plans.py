"""Plans for an activation: each way of firing, each charge, the way to the goal, staying."""

from shamble.core.actions import Action
from shamble.core.mind import PLAN_DONE, SKIP_DECISION, Plan
from shamble.games.all_things_zombie.actions import Charge, End, Fire, Search, Walk
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.bot import policy
from shamble.games.all_things_zombie.bot.goals import goal_of
from shamble.games.all_things_zombie.state import NOWHERE, HexState

Options = list[Action[HexState]]

IDLE = 1.0  # rollouts overrate staying


class Onward(Plan[HexState]):
    """An action, then moves towards the goal."""

    def next(self, g: HexState, seat: int, options: Options) -> int:
        frame = g.stack[-1]
        if not isinstance(frame, Activation):
            return SKIP_DECISION
        here = g.people[frame.survivor].hex
        step = policy.walk(g, goal_of(g, frame.survivor), here, options)
        return step if step >= 0 else ending(options)


class Stay(Plan[HexState]):
    """An action without moving."""

    def next(self, g: HexState, seat: int, options: Options) -> int:
        return ending(options) if isinstance(g.stack[-1], Activation) else SKIP_DECISION


def ending(options: Options) -> int:
    for place, option in enumerate(options):
        if isinstance(option, End):
            return place
    return PLAN_DONE


def plans(g: HexState, seat: int, options: Options) -> list[Plan[HexState]]:
    frame = g.stack[-1]
    if not isinstance(frame, Activation) or g.people[frame.survivor].hex == NOWHERE:
        return []
    out: list[Plan[HexState]] = []
    for place, option in enumerate(options):
        if isinstance(option, Fire) and not option.panic:
            out.append(Onward(place, "hint-fire"))
            out.append(Stay(place, "hint-fire"))
        elif isinstance(option, Charge):
            out.append(Stay(place, "hint-charge", option.args(g)))
        elif isinstance(option, Search):
            out.append(Stay(place))
        elif isinstance(option, End):
            out.append(Stay(place, "hint-wait", bold=IDLE))
    step = policy.walk(g, goal_of(g, frame.survivor), g.people[frame.survivor].hex, options)
    if step >= 0 and isinstance(options[step], Walk):
        out.append(Onward(step))
    return out
