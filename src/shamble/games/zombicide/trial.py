"""Trial of a mission: do novices win it where no zombie stays on the board?"""

from typing import Final

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import stream
from shamble.core.visibility import View
from shamble.games.zombicide import bot
from shamble.games.zombicide.cards import KINDS, MINIATURES
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.setup import opening_state
from shamble.games.zombicide.state import ZombicideState

SEEDS: Final = (1, 2, 3)
MAX_ROUNDS: Final = 30
MAX_DECISIONS: Final = 20_000
BOTS: Final = 42  # stream of the novices' random choices


def sweep(g: ZombicideState) -> None:
    """Take all zombies off the board, unless they are about to act."""
    if not g.idle:
        g.zombies = bytes(len(g.zombies))
        for kind in range(KINDS):
            g.stock[kind] = MINIATURES[kind] - g.escaped[kind]


def play_swept(setup: Setup, seed: int) -> ZombicideState:
    """Return a game by novices from whose board all zombies are taken, again and again."""
    g = opening_state(setup, seed)
    numbers = stream(seed, BOTS)
    engine.start(g)
    for _ in range(MAX_DECISIONS):
        if g.is_over() or g.round > MAX_ROUNDS:
            break
        sweep(g)
        seat = engine.waiting(g)[0]
        action = bot.advise(View(seat, g), engine.legal(g, seat), numbers).action
        engine.apply_unchecked(g, seat, action)
    return g


def obstacles(setup: Setup) -> list[Refusal]:
    """Return the condition that novices do not meet on a board without zombies.

    Missions that need zombies, for experience, cannot be judged so.
    """
    last: ZombicideState | None = None
    for seed in SEEDS:
        last = play_swept(setup, seed)
        if last.outcome == "won":
            return []
    if last is None or any(block.id == "level" for block in mission_of(last).conditions):
        return []
    unmet = [block for block in mission_of(last).conditions if not block.is_met(last)]
    return [
        Refusal("no-mission-stuck", block.rule, args={"block": block.id, "rounds": MAX_ROUNDS})
        for block in unmet[:1]
    ]
