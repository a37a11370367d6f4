"""A faster novice for rollouts: its plan is made once a turn, not at every step."""

from shamble.core.actions import Action
from shamble.core.mind import Mind, ScriptPolicy
from shamble.core.rng import Stream
from shamble.core.space.squares import OFF
from shamble.games.zombies.actions import Stop
from shamble.games.zombies.bot import goals, hand, zombie_choices
from shamble.games.zombies.choices import ChooseSquare, Enough
from shamble.games.zombies.flow import Moving
from shamble.games.zombies.rules.cards.hordes import SetZombie
from shamble.games.zombies.rules.furnishing import PutZombies
from shamble.games.zombies.rules.steps import Go
from shamble.games.zombies.rules.windows import CardWindow
from shamble.games.zombies.rules.zombie_movement import Walk, WalkZombies
from shamble.games.zombies.state import ZombiesState

Options = list[Action[ZombiesState]]
LOW = -1_000_000


def turn_number(g: ZombiesState) -> int:
    return g.round * 8 + g.active


class Policy(ScriptPolicy[ZombiesState]):
    """Follows a route found before, and remembers where it wants zombies."""

    def __init__(self, mind: Mind[ZombiesState]) -> None:
        super().__init__(mind)
        self.walker = (-1, -1, -1)  # turn, pawn and strength when the route was found
        self.after: dict[int, int] = {}  # square -> next square on the route
        self.liker = (-1, -1, -1)
        self.likes: list[int] = []

    def begin(self, g: ZombiesState) -> None:
        self.walker = (-1, -1, -1)
        self.liker = (-1, -1, -1)

    def choose(self, g: ZombiesState, seat: int, options: Options, numbers: Stream) -> int:
        frame = g.stack[-1]
        if isinstance(frame, Moving):
            return self.move(g, frame.pawn, seat, options, numbers)
        if isinstance(frame, WalkZombies):
            return self.walk(g, seat, options)
        if isinstance(frame, (PutZombies, SetZombie)):
            return self.put(g, seat, options)
        if isinstance(frame, CardWindow):
            card = hand.best_card(g, seat, options)
            return 0 if card is None else place_of(options, card.action)
        return super().choose(g, seat, options, numbers)

    def move(self, g: ZombiesState, pawn: int, seat: int, options: Options, numbers: Stream) -> int:
        """Follow the route, and find a new one at its end or after a loss in combat."""
        if pawn != seat:
            return super().choose(g, seat, options, numbers)
        if not isinstance(options[-1], (Go, Stop)):
            card = hand.best_card(g, seat, options)
            if card is not None:
                return place_of(options, card.action)
        origin = g.square[pawn]
        key = (turn_number(g), pawn, goals.strength(g, pawn))
        if key != self.walker or origin not in self.after:
            self.walker = key
            self.after = route(goals.make_plan(g, pawn, True, self.mind.temper), origin)
        towards = self.after.get(origin, OFF)
        stop = 0
        for place, action in enumerate(options):
            if isinstance(action, Go):
                if towards != OFF and g.city.ways[origin * 4 + action.direction] == towards:
                    return place
            elif isinstance(action, Stop):
                stop = place
        return stop

    def wanted(self, g: ZombiesState, seat: int) -> list[int]:
        key = (turn_number(g), seat, len(g.city.placed))
        if key != self.liker:
            self.liker = key
            self.likes = zombie_choices.wanted(g, seat)
        return self.likes

    def walk(self, g: ZombiesState, seat: int, options: Options) -> int:
        likes = self.wanted(g, seat)
        best, most, enough = 0, LOW, -1
        for place, action in enumerate(options):
            if isinstance(action, Walk):
                origin = g.zombies[action.zombie]
                gain = likes[g.city.ways[origin * 4 + action.direction]] - likes[origin]
                if gain > most:
                    best, most = place, gain
            elif isinstance(action, Enough):
                enough = place
        return enough if enough >= 0 and most <= 0 else best

    def put(self, g: ZombiesState, seat: int, options: Options) -> int:
        likes = self.wanted(g, seat)
        best, most = 0, LOW
        for place, action in enumerate(options):
            if isinstance(action, ChooseSquare) and likes[action.square] > most:
                best, most = place, likes[action.square]
        return best


def route(plan: goals.Plan, origin: int) -> dict[int, int]:
    """Find the next square for each square on the route."""
    after: dict[int, int] = {}
    square = plan.goal
    while square != origin and square != OFF:
        before = plan.ways.before[square]
        after[before] = square
        square = before
    return after


def place_of(options: Options, action: Action[ZombiesState]) -> int:
    """Find the index of an action among the options."""
    for place, option in enumerate(options):
        if option is action:
            return place
    return options.index(action)
