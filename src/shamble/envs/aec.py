"""PettingZoo's turn by turn environment (AEC): one agent for each seat, one decision for each step.

A turn may be many decisions of one agent. Windows and ballots are asked seat by seat; what is answered to a ballot is
sealed until the last has answered, so nobody's observation tells it before. An agent that is not asked may only WAIT.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from shamble.core.game import Game
from shamble.core.options import Value
from shamble.envs.encodings import encoding
from shamble.envs.play import MOST_DECISIONS, NotAllowed, Play, find, table
from shamble.envs.render import MODES, Renderer
from shamble.envs.rewards import Reward
from shamble.envs.spaces import VECTOR, action_space, observation, observation_space

TERMINATE = "terminate"  # an action that is not allowed ends the game; whoever tried it has lost it
RAISE = "raise"


class Turns(AECEnv[str, dict[str, Any], int]):
    """A game for agents `seat_0`, `seat_1`, and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        mode: str = "",
        scenario: str = "",
        seats: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: Reward | None = None,
        observe: str = VECTOR,
        illegal: str = TERMINATE,
        most: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find(game)
        self.play = Play(self.game, table(self.game, mode, scenario, seats, options), reward, most)
        self.encoding = encoding(self.game)
        self.form = observe
        self.illegal = illegal
        self.render_mode = render_mode
        self.renderer = Renderer(self.game, self.play.setup, render_mode)
        self.metadata = {
            "name": self.encoding.id,
            "render_modes": list(MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.encoding, observe) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.encoding) for agent in self.possible_agents}
        self._idle = self.play.idle_mask()

    def observation_space(self, agent: str) -> Dict:
        space: Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> Discrete:
        space: Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed is followed by the same games."""
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        self.infos[agent] = {"action_mask": self._idle}
        self._cumulative_rewards[agent] = 0.0
        try:
            rewards = play.take(-1 if action is None else int(action))
        except NotAllowed:
            if self.illegal == RAISE:
                raise
            self._forfeit(agent)
            return
        total = self._cumulative_rewards
        for name, reward in zip(self.possible_agents, rewards):
            self.rewards[name] = reward
            total[name] += reward
        if play.over():
            self.terminations = dict.fromkeys(self.agents, True)
        elif play.cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self.play.seat
        if seat < 0 or self.play.cut_off():
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.play.mask}

    def _forfeit(self, agent: str) -> None:
        """Whoever tries what is not allowed loses, and the game is over for all."""
        self.rewards = {name: -1.0 if name == agent else 0.0 for name in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        mask = self.play.mask if seat == self.play.seat else self._idle
        return observation(self.encoding, self.form, self.play.observe(seat), mask)

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent may know, as plain data."""
        return self.play.picture(self._seat[agent])

    def label(self, action: int) -> str:
        """What an action means now."""
        return self.play.label(action)

    def render(self) -> str | None:
        return self.renderer.draw(self.play.g, self.play.seat)

    def close(self) -> None:
        """Nothing is held open."""
