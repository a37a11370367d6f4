"""Measure steps of the environments, with observation and mask."""

import random
import time
from typing import Any

from shamble.core.game import Game
from shamble.envs.pettingzoo_aec import SeatsInTurn


class Steps:
    """A game stepped at random in PettingZoo's way: `last`, a legal action, `step`."""

    def __init__(self, game: Game[Any]) -> None:
        self.env = SeatsInTurn(game)
        self.numbers = random.Random(2026)
        self.env.reset(seed=2026)

    def _play(self) -> int:
        env, numbers, made = self.env, self.numbers, 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(numbers.choice(seen["action_mask"].nonzero()[0]))
            made += 1
        return made

    def measure(self, seconds: float) -> dict[str, float]:
        made, start = 0, time.process_time()
        while (now := time.process_time()) - start < seconds:
            made += self._play()
        return {"env_steps_per_s": made / (now - start)}
