"""Gymnasium's environment for one learner, with bots in the other seats."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from shamble.bots import make_bot
from shamble.core.game import Game
from shamble.core.rng import Stream, stream
from shamble.envs.base import RAISE, Environment
from shamble.envs.numbered_game import NO_SEAT, Mask, NoSuchTable, NotAllowed, NumberedGame
from shamble.envs.render import MODES

LUCK = 600  # the streams of the bots' luck: those of the game lie below
Stepped = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


class SingleSeat(Environment, gymnasium.Env[dict[str, Any], Any]):
    """A game for one learner.

    `learner` is a seat, the name of a side ("humans", "survivors"), or "all". `opponents` is the level of
    all other seats, or one level for each. See `Environment` for the other arguments.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        learner: int | str = 0,
        opponents: str | Sequence[str] = "novice",
        **table: Any,
    ) -> None:
        Environment.__init__(self, game, **table)
        self.observation_space = self.sight
        self.action_space = self.deeds
        self.learner_seats = frozenset(own_seats(self.game, self.play, learner))
        others = [seat for seat in range(self.play.setup.seats) if seat not in self.learner_seats]
        levels = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(levels) != len(others):
            raise NoSuchTable(f"There are {len(others)} other seats, and {len(levels)} levels for them.")
        self.bots = {seat: make_bot(level, self.game) for seat, level in zip(others, levels, strict=True)}
        self.luck: dict[int, Stream] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        first = seed
        while True:
            game_seed = self.play.reset(first)
            first = None
            self.luck = {seat: stream(game_seed, LUCK + seat) for seat in self.bots}
            self._let_bots_play()
            if not self.play.over():  # skip games that never ask the learner
                return self._observation(), self._info()

    def step(self, action: int) -> Stepped:
        play = self.play
        try:
            rewards = play.take(int(action))
        except NotAllowed:
            if self.illegal == RAISE:
                raise
            play.seat = NO_SEAT
            return self._observation(), -1.0, True, False, self._info()
        reward = self._mean_reward(rewards) + self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, play.over(), play.cut_off(), self._info()

    def _let_bots_play(self) -> float:
        """Play to the next decision of the learner; return its reward."""
        play, reward = self.play, 0.0
        while play.seat >= 0 and play.seat not in self.learner_seats and not play.cut_off():
            bot = self.bots[play.seat]
            view = self.game.view(play.g, play.seat) if bot.needs_view and len(play.options) > 1 else None
            rewards = play.act(bot.choose(view, play.options, self.luck[play.seat]).action)
            reward += self._mean_reward(rewards)
        return reward

    def _mean_reward(self, rewards: Sequence[float]) -> float:
        """Return the mean reward of the learner's seats."""
        return sum(rewards[seat] for seat in self.learner_seats) / len(self.learner_seats)

    def _seat(self) -> int:
        return self.play.seat if self.play.seat in self.learner_seats else min(self.learner_seats)

    def _observation(self) -> dict[str, Any]:
        return self.observation_of(self._seat(), self.action_masks())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._seat(), "outcome": self.play.g.outcome}

    def action_masks(self) -> Mask:
        """Return the mask of legal actions (the name that MaskablePPO expects)."""
        return self.play.mask if self.play.seat in self.learner_seats else self.idle

    def view(self) -> dict[str, Any]:
        """Return everything the learner knows, as plain data."""
        return self.play.picture(self._seat())

    def render(self) -> str | None:
        return self.renderer.draw(self.play.g, self._seat())


def own_seats(game: Game[Any], play: NumberedGame, learner: int | str) -> list[int]:
    """List the seats of the learner."""
    seats = play.setup.seats
    if isinstance(learner, int):
        if not 0 <= learner < seats:
            raise NoSuchTable(f"There is no seat {learner}: there are {seats}.")
        return [learner]
    if learner == "all":
        return list(range(seats))
    sides = [side.removeprefix("side-") for side in game.sides(play.setup)]
    mine = [seat for seat, side in enumerate(sides) if side == learner]
    if not mine:
        raise NoSuchTable(f"There is no side {learner!r}; there are {', '.join(dict.fromkeys(sides))}.")
    return mine
