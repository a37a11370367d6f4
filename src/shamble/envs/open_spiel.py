"""The interface of OpenSpiel: a state that can be cloned, with sampled chance.

Algorithms written for `pyspiel.State` run on it if they sample chance. OpenSpiel is not required.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from shamble.core.engine import apply_unchecked, legal, waiting
from shamble.core.game import Game
from shamble.core.options import Setup, Value
from shamble.core.rng import mix
from shamble.core.state import State
from shamble.envs.encodings import encoding
from shamble.envs.numbered_game import find, table

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL


class SpielGame:
    """A table with the interface of `pyspiel.Game`."""

    def __init__(
        self,
        game: str | Game[Any],
        mode: str = "",
        scenario: str = "",
        seats: int = 0,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = find(game)
        self.setup: Setup = table(self.game, mode, scenario, seats, options)
        self.encoding = encoding(self.game)

    def num_players(self) -> int:
        return self.setup.seats

    def num_distinct_actions(self) -> int:
        return self.encoding.actions.size

    def observation_tensor_size(self) -> int:
        return self.encoding.layout.size

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def new_initial_state(self, seed: int = 0) -> "SpielState":
        from shamble.core.engine import advance

        g = self.game.new(self.setup, mix(seed, 0))
        advance(g)
        return SpielState(self, g)


class SpielState:
    """A position with the interface of `pyspiel.State`."""

    def __init__(self, spiel: SpielGame, g: State) -> None:
        self.spiel = spiel
        self.g = g

    def current_player(self) -> int:
        asked = waiting(self.g)
        return asked[0] if asked else TERMINAL

    def is_terminal(self) -> bool:
        return self.g.is_over()

    def is_chance_node(self) -> bool:
        return False

    def _options(self, player: int) -> dict[int, Any]:
        options = legal(self.g, player) if player in waiting(self.g) else []
        return dict(zip(self.spiel.encoding.actions.indices(options), options))

    def legal_actions(self, player: int | None = None) -> list[int]:
        return sorted(self._options(self.current_player() if player is None else player))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.spiel.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        apply_unchecked(self.g, player, self._options(player)[action])

    def action_to_string(self, player: int, action: int) -> str:
        option = self._options(player).get(action)
        return self.spiel.encoding.actions.label(action) if option is None else option.text(self.g)

    def observation_tensor(self, player: int) -> list[float]:
        known = self.spiel.game.view(self.g, player).known
        return [float(number) for number in self.spiel.encoding.layout.encode(known, player)]

    def observation_string(self, player: int) -> str:
        return self.spiel.game.describe(self.spiel.game.view(self.g, player).known)

    def returns(self) -> Sequence[float]:
        if not self.g.is_over():
            return [0.0] * self.g.seats
        return [1.0 if seat in self.g.winners else -1.0 for seat in range(self.g.seats)]

    def clone(self) -> "SpielState":
        return SpielState(self.spiel, self.g.clone())

    def __str__(self) -> str:
        return self.spiel.game.describe(self.g)
