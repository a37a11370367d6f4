"""Features of an observation: a bit per value of small ranges, and scaled numbers.

The varying numbers and the actions that occur are learned from games of random players and novices.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from shamble.bots import make_bot
from shamble.core.rng import stream
from shamble.envs.encodings import encoding
from shamble.envs.numbered_game import NumberedGame, find, table

FEW = 40  # a number with more values than this is encoded by its size alone
SEED = 4242


@dataclass(frozen=True)
class Features:
    """`columns[i]` of an observation is compared with `values[i]`; `numbers` are divided by `scale`."""

    columns: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    numbers: npt.NDArray[np.int32]
    scale: npt.NDArray[np.float32]
    actions: npt.NDArray[np.int32]  # indices that occur

    @property
    def size(self) -> int:
        return len(self.columns) + len(self.numbers)


Seen = tuple[
    list[npt.NDArray[np.int16]], list[list[int]], list[int]
]  # observations, indices allowed, index chosen


def collect(game_id: str, settings: dict[str, Any], games: int, watched: int) -> tuple[Features, Seen]:
    """Play games with random players, and `watched` with novices; return the novices' decisions."""
    game = find(game_id)
    setup = table(game, settings.get("mode", ""), settings.get("scenario", ""), settings.get("seats", 0), {})
    layout = encoding(game).layout
    seen: list[set[int]] = [set() for _ in range(layout.size)]
    actions: set[int] = set()
    did: Seen = ([], [], [])
    for level, number_of_games in (("random", games), ("novice", watched)):
        play = NumberedGame(game, setup, None, 20_000)
        bot, luck = make_bot(level, game), stream(SEED, 0)
        for number in range(number_of_games):
            play.reset(SEED + number)
            while not play.over():
                actions.update(play.by_index)
                sight = play.observe(play.seat)
                for column, value in enumerate(sight.tolist()):
                    seen[column].add(value)
                view = game.view(play.g, play.seat) if bot.needs_view else None
                choice = bot.choose(view, play.options, luck).action
                if level == "novice" and len(play.options) > 1:
                    did[0].append(sight)
                    did[1].append(list(play.by_index))
                    did[2].append(next(index for index, action in play.by_index.items() if action is choice))
                play.act(choice)
    numbers = [column for column, values in enumerate(seen) if len(values) > 1]
    pairs = [
        (column, value)
        for column in numbers
        if 2 < len(seen[column]) <= FEW
        for value in sorted(seen[column])
    ]
    features = Features(
        np.array([column for column, _ in pairs], np.int32),
        np.array([value for _, value in pairs], np.float32),
        np.array(numbers, np.int32),
        np.array([max(map(abs, seen[column])) for column in numbers], np.float32),
        np.array(sorted(actions), np.int32),
    )
    return features, did
