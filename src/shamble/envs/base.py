"""The common part of all environments: table, observations, illegal actions."""

from collections.abc import Mapping
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Value
from shamble.envs.encodings import encoding
from shamble.envs.numbered_game import MOST_DECISIONS, Mask, NumberedGame, find, table
from shamble.envs.observations import Array
from shamble.envs.render import MODES, Renderer
from shamble.envs.rewards import Reward
from shamble.envs.spaces import VECTOR, action_space, observation, observation_space

TERMINATE = "terminate"  # an illegal action ends the game with a loss for its agent
RAISE = "raise"


class Environment:
    """The part of an environment that does not depend on the order of decisions."""

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
        self.game = find(game)
        self.play = NumberedGame(self.game, table(self.game, mode, scenario, seats, options), reward, most)
        self.encoding = encoding(self.game)
        self.form = observe
        self.illegal = illegal
        self.render_mode = render_mode
        self.renderer = Renderer(self.game, self.play.setup, render_mode)
        self.sight = observation_space(self.encoding, observe)
        self.deeds = action_space(self.encoding)
        self.agent_names = [f"seat_{seat}" for seat in range(self.play.setup.seats)]
        self.idle = self.play.idle_mask()
        self.facts = {"name": self.encoding.id, "render_modes": list(MODES), "render_fps": 4}

    def observation_of(self, seat: int, mask: Mask) -> dict[str, Any]:
        """Return the observation of a seat."""
        vector: Array = self.play.observe(seat)
        return observation(self.encoding, self.form, vector, mask)

    def label(self, action: int) -> str:
        """Return the current meaning of an action."""
        return self.play.label(action)

    def render(self) -> str | None:
        return self.renderer.draw(self.play.g, self.play.seat)

    def close(self) -> None:
        """Do nothing: no resource is held."""
