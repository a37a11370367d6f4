"""A running game as numbers: the common part of all environments."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from shamble.core.actions import Action
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.core.game import Game, all_games
from shamble.core.options import Setup, Value
from shamble.core.rng import mix
from shamble.core.state import State
from shamble.envs.actions import WAIT
from shamble.envs.encodings import Encoding, encoding
from shamble.envs.observations import Array
from shamble.envs.rewards import Outcome, Reward

Mask = npt.NDArray[np.int8]

NO_SEAT = -1
MOST_DECISIONS = 20_000  # default length after which a game is cut off
EPISODE = 500  # random stream for the seeds of later games


class NotAllowed(ValueError):
    """An action that the seat cannot take now."""


class NoSuchTable(ValueError):
    """A set-up that cannot be played."""


def find(game: str | Game[Any]) -> Game[Any]:
    if not isinstance(game, str):
        return game
    games = all_games()
    id = game.removeprefix("shamble/").rpartition("-v")[0] or game if "-v" in game else game
    if id not in games:
        raise NoSuchTable(f"There is no game {game!r}; there are {', '.join(games)}.")
    return games[id]


def table(
    game: Game[Any], mode: str, scenario: str, seats: int, options: Mapping[str, Value] | None
) -> Setup:
    """Return a valid set-up, or raise NoSuchTable with the reasons."""
    setup = game.default_setup(seats or game.min_seats, mode, scenario)
    setup.options.update(options or {})
    problems = game.check(setup)
    if problems:
        raise NoSuchTable(
            f"{game.name} cannot be played so: {'; '.join(str(p.args or p.key) for p in problems)}"
        )
    return setup


class NumberedGame:
    """A series of games at one table."""

    def __init__(self, game: Game[Any], setup: Setup, reward: Reward | None, most: int) -> None:
        self.game = game
        self.setup = setup
        self.encoding: Encoding = encoding(game)
        self.reward = reward or Outcome()
        self.most = most
        self.size = self.encoding.actions.size
        self.seed = 0
        self.episode = 0
        self.decisions = 0
        self.g: State = game.new(setup, 0)
        self.seat = NO_SEAT  # the asked seat
        self.options: list[Action[Any]] = []
        self.by_index: dict[int, Action[Any]] = {}
        self.mask = self.idle_mask()

    def idle_mask(self) -> Mask:
        """Return the mask of a seat that is not asked: only WAIT."""
        mask = np.zeros(self.size, np.int8)
        mask[WAIT] = 1
        return mask

    def reset(self, seed: int | None) -> int:
        """Begin the first game of a seed, or with None the next one; return the seed of that game."""
        if seed is not None:
            self.seed, self.episode = seed, 0
        seed_of_game = mix(mix(self.seed, EPISODE), self.episode)
        self.episode += 1
        self.decisions = 0
        self.g = self.game.new(self.setup, seed_of_game)
        advance(self.g)
        self.reward.begin(self.game, self.g)
        self.ask()
        return seed_of_game

    def ask(self) -> None:
        """Find the asked seat and its options."""
        asked = waiting(self.g)
        self.seat = asked[0] if asked else NO_SEAT
        if asked:
            self.look(self.seat)

    def look(self, seat: int) -> None:
        """Return the legal actions of the asked seat."""
        self.options = legal(self.g, seat)
        indices = self.encoding.actions.indices(self.options)
        self.by_index = dict(zip(indices, self.options))
        mask = np.zeros(self.size, np.int8)
        mask[indices] = 1
        self.mask = mask

    def take(self, index: int) -> Sequence[float]:
        """Take an action of the asked seat; return the reward of every seat."""
        action = self.by_index.get(index)
        if action is None:
            raise NotAllowed(f"seat {self.seat} may not take action {index} now: {self.label(index)}")
        return self.act(action)

    def act(self, action: Action[Any]) -> Sequence[float]:
        apply_unchecked(self.g, self.seat, action)
        self.decisions += 1
        self.ask()
        return self.reward.after(self.game, self.g)

    def label(self, index: int) -> str:
        """Return the current meaning of an index: the notation of the action, if it is legal."""
        action = self.by_index.get(index)
        return self.encoding.actions.label(index) if action is None else action.text(self.g)

    def over(self) -> bool:
        return self.g.is_over()

    def cut_off(self) -> bool:
        return self.decisions >= self.most and not self.g.is_over()

    def observe(self, seat: int) -> Array:
        return self.encoding.layout.encode(self.game.view(self.g, seat).known, seat)

    def picture(self, seat: int) -> dict[str, Any]:
        """Return everything a seat knows as plain data: the client's view."""
        return self.game.client_view(self.game.view(self.g, seat))
