"""Plans for a movement: one for each worthwhile square, and staying."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.mind import PLAN_DONE, SKIP_DECISION, Plan
from shamble.core.space.squares import OFF
from shamble.games.zombies.actions import Stop
from shamble.games.zombies.bot import goals, hand
from shamble.games.zombies.bot.paths import routes_from
from shamble.games.zombies.bot.policy import route
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.flow import Moving
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.rules.cards.playing import Play
from shamble.games.zombies.rules.steps import Go
from shamble.games.zombies.state import ZombiesState

Options = list[Action[ZombiesState]]
MOST = 8  # number of squares compared
FIELD = 11  # number of options compared with the novice's choice
REACH = 14  # squares further away are not compared, in steps
MORE_STEPS = ("adrenaline_rush",)
THRIFT = 1.5  # extra standard errors for a card that could wait: rollouts cannot see its later worth


class GoTo(Plan[ZombiesState]):
    """Go to a square, step by step."""

    def __init__(self, first: int, after: dict[int, int], why: str, args: Args) -> None:
        super().__init__(first, why, args)
        self.after = after

    def next(self, g: ZombiesState, seat: int, options: Options) -> int:
        frame = g.stack[-1]
        if not isinstance(frame, Moving):
            return SKIP_DECISION
        return step(g, frame.pawn, options, self.after)


class Stay(Plan[ZombiesState]):
    """Stop moving."""


def step(g: ZombiesState, pawn: int, options: Options, after: dict[int, int]) -> int:
    """Find the index of the step along the route, or PLAN_DONE at its end or off it."""
    origin = g.square[pawn]
    towards = after.get(origin, OFF)
    if towards == OFF:
        return PLAN_DONE
    for place, action in enumerate(options):
        if isinstance(action, Go) and g.city.ways[origin * 4 + action.direction] == towards:
            return place
    return PLAN_DONE


def plans(g: ZombiesState, seat: int, options: Options) -> list[Plan[ZombiesState]]:
    """List the plans of a movement, or of a question that offers cards.

    In a movement: the best squares, and staying. With cards: each card, with thrift, and a sample of the
    other options. Otherwise the search compares the options.
    """
    frame = g.stack[-1]
    if not isinstance(frame, Moving) or frame.pawn != seat:
        cards = [place for place, action in enumerate(options) if isinstance(action, Play)]
        rest = [place for place, action in enumerate(options) if not isinstance(action, Play)]
        every = 1 + len(rest) // (FIELD - min(len(cards), MOST))
        return [
            play(g, seat, place, options[place])
            for place in cards + rest[::every]
            if cards and in_time(g, seat, options[place])
        ]
    origin = g.square[seat]
    ways = routes_from(g, origin, goals.zombie_price(g, seat), not g.claustrophobic(seat))
    ranked: list[tuple[int, int, str]] = []
    for square, why, worth in goals.goal_squares(g, seat, ways, True, goals.HUNTER):
        if ways.cost[square] <= REACH or worth >= 700:
            ranked.append((worth * 10 // (ways.cost[square] + 2), square, why))
    ranked.sort(reverse=True)
    out: list[Plan[ZombiesState]] = []
    for _, square, why in ranked[:MOST]:
        after = route(goals.Plan(square, why, 0, ways), origin)
        first = step(g, seat, options, after)
        if first != PLAN_DONE:
            out.append(GoTo(first, after, why, place_args(place_of(g.city, square))))
    for place, action in enumerate(options):
        if isinstance(action, Stop):
            out.append(Stay(place, "hint-stay"))
        elif not isinstance(action, Go):
            out.append(play(g, seat, place, action))
    return out


def in_time(g: ZombiesState, seat: int, action: Action[ZombiesState]) -> bool:
    """Return whether a card is not too early: extra steps are for the own movement."""
    early = isinstance(action, Play) and DECK[action.card] in MORE_STEPS and g.mover != seat
    return not early


def play(g: ZombiesState, seat: int, place: int, action: Action[ZombiesState]) -> Plan[ZombiesState]:
    """Return a plan for the option; a card that the novice would keep must be clearly better."""
    if not isinstance(action, Play):
        return Plan(place)
    waits = hand.worth(g, seat, DECK[action.card], False) == 0
    return Plan(place, "hint-play-card", bold=THRIFT if waits else 0.0)
