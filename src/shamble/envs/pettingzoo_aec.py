"""PettingZoo's turn-based environment (AEC): one agent per seat, one decision per step.

A turn can be many decisions of one agent. Windows and ballots ask seat by seat. The answers to a ballot
are sealed until the last seat has answered, so no observation contains them before. An agent that is not
asked can only WAIT.
"""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from shamble.core.game import Game
from shamble.envs.base import RAISE, Environment
from shamble.envs.numbered_game import NotAllowed


class SeatsInTurn(Environment, AECEnv[str, dict[str, Any], int]):
    """A game for agents `seat_0`, `seat_1` …; see `Environment` for the arguments."""

    def __init__(self, game: str | Game[Any], **table: Any) -> None:
        AECEnv.__init__(self)
        Environment.__init__(self, game, **table)
        self.metadata = {**self.facts, "is_parallelizable": False}
        self.possible_agents = self.agent_names
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.sight)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.deeds)

    def observation_space(self, agent: str) -> Dict:
        space: Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> Discrete:
        space: Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed gives the same series of games."""
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.idle} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        self.infos[agent] = {"action_mask": self.idle}
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
        """End the game for all: the agent that tried an illegal action loses."""
        self.rewards = {name: -1.0 if name == agent else 0.0 for name in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        mask = self.play.mask if seat == self.play.seat else self.idle
        return self.observation_of(seat, mask)

    def view(self, agent: str) -> dict[str, Any]:
        """Return everything the agent knows, as plain data."""
        return self.play.picture(self._seat[agent])
