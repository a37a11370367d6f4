"""How Zombicide is thought about: a round is one plan of the whole team, played on by the script itself to the end of
the game. What a step is worth shows nowhere else: whether everybody gets out is known when the last one is out. Where
games are so seldom won that their ends tell nothing, `prospects` judges them after a few rounds."""

from shamble.core.actions import Action
from shamble.core.mind import Mind as AnyMind
from shamble.core.mind import Plan, index_of
from shamble.core.mind import Policy as AnyPolicy
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombicide.bot import advise, prospects, weights
from shamble.games.zombicide.bot.plans import plans
from shamble.games.zombicide.bot.value import value
from shamble.games.zombicide.flow import SurvivorTurn, WhoIsNext
from shamble.games.zombicide.state import ZombicideState

TO_THE_END = 60  # rounds
A_WHILE = 2  # rounds, where prospects are known
WIDEST = 24  # plans at most


class Script(AnyPolicy[ZombicideState]):
    """The novice itself: nothing quicker plays well enough to tell one plan from another."""

    def choose(
        self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]], numbers: Stream
    ) -> int:
        return index_of(options, advise(View(seat, g), options, numbers).action)


class Mind(AnyMind[ZombicideState]):
    def policy(self) -> AnyPolicy[ZombicideState]:
        return Script()

    def value(self, g: ZombicideState, seat: int) -> float:
        return value(g, seat)

    def horizon(self, g: ZombicideState, seat: int) -> int:
        return A_WHILE if prospects.foreseen(g) else TO_THE_END

    def plans(
        self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]]
    ) -> list[Plan[ZombicideState]]:
        return plans(g, seat, options)

    def scope(self, g: ZombicideState, seat: int) -> int:
        """A round."""
        return g.round

    def keeps_winning_script(self) -> bool:
        return True

    def stakes(self, g: ZombicideState, seat: int, options: list[Action[ZombicideState]]) -> float:
        turn = isinstance(g.stack[-1], (SurvivorTurn, WhoIsNext))
        return weights.of(g)[weights.THOUGHT] if turn else 0.0

    def max_candidates(self, g: ZombicideState, seat: int) -> int:
        return WIDEST
