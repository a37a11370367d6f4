"""PettingZoo's parallel environment: all asked seats answer in the same step.

In a ballot all asked seats choose at once. In a window all of them can play a card; the first in the
order of the rulebook does, and the others are asked again. Otherwise one seat is asked, and the others
WAIT.
"""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from shamble.core.actions import Action
from shamble.core.engine import legal, pending, waiting
from shamble.core.game import Game
from shamble.envs.base import RAISE, Environment
from shamble.envs.numbered_game import Mask, NotAllowed

Stepped = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class SeatsAtOnce(Environment, ParallelEnv[str, dict[str, Any], int]):
    """A game for agents `seat_0`, `seat_1` … that decide together where the rules allow it.

    See `Environment` for the arguments.
    """

    def __init__(self, game: str | Game[Any], **table: Any) -> None:
        Environment.__init__(self, game, **table)
        self.metadata = self.facts
        self.possible_agents = self.agent_names
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.sight)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.deeds)
        self._decisions: dict[int, tuple[Mask, dict[int, Action[Any]]]] = {}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self._ask()
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> Stepped:
        play = self.play
        frame = pending(play.g)
        total = [0.0] * play.setup.seats
        terminations = dict.fromkeys(self.agents, False)
        truncations = dict.fromkeys(self.agents, False)
        answers: dict[int, Action[Any]] = {}
        for seat, (_, by_index) in self._decisions.items():
            agent = self.possible_agents[seat]
            action = by_index.get(int(actions.get(agent, -1)))
            if action is None:
                if self.illegal == RAISE:
                    raise NotAllowed(f"{agent} may not take action {actions.get(agent)} now")
                return self._forfeit(seat)
            answers[seat] = action
        for seat, action in answers.items():
            if pending(play.g) is not frame or seat not in waiting(play.g):
                break  # an earlier seat has settled it
            if len(answers) > 1 and action not in legal(play.g, seat):
                continue  # an earlier seat made it illegal: this seat is asked again
            play.seat = seat
            for other, reward in enumerate(play.act(action)):
                total[other] += reward
            if seat in waiting(play.g):
                break  # a card played in a window opens it again for all seats
        if play.over():
            terminations = dict.fromkeys(self.agents, True)
        elif play.cut_off():
            truncations = dict.fromkeys(self.agents, True)
        self._ask()
        return self._stepped(dict(zip(self.agents, total, strict=True)), terminations, truncations)

    def _forfeit(self, loser: int) -> Stepped:
        """End the game for all: the agent that tried an illegal action loses."""
        self._decisions = {}
        rewards = {agent: -1.0 if agent == self.possible_agents[loser] else 0.0 for agent in self.agents}
        return self._stepped(rewards, dict.fromkeys(self.agents, True), dict.fromkeys(self.agents, False))

    def _stepped(
        self, rewards: dict[str, float], terminations: dict[str, bool], truncations: dict[str, bool]
    ) -> Stepped:
        observations, infos = self._observations(), self._infos()
        if any(terminations.values()) or any(truncations.values()):
            self.agents = []
        elif self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _ask(self) -> None:
        play = self.play
        self._decisions = {}
        for seat in waiting(play.g):
            play.look(seat)
            self._decisions[seat] = play.mask, play.by_index

    def _mask(self, seat: int) -> Mask:
        return self._decisions[seat][0] if seat in self._decisions else self.idle

    def _observations(self) -> dict[str, Any]:
        return {
            agent: self.observation_of(seat, self._mask(seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": self._mask(seat), "asked": seat in self._decisions}
            for seat, agent in enumerate(self.possible_agents)
        }
