"""Replay of a lab game as a match, so that it can be saved and watched."""

from typing import Any

from shamble.bots import make_bot
from shamble.core.game import Game
from shamble.lab.game_spec import GameSpec
from shamble.lab.playout import luck, seed_of
from shamble.match.log import Occupant
from shamble.match.match import Match


def replay_lab_game(game: Game[Any], spec: GameSpec, number: int) -> Match:
    """Return game `number` of a spec as a match with its log."""
    seed = seed_of(spec.seed, number)
    chairs = [Occupant("bot", f"{level} {seat + 1}", level) for seat, level in enumerate(spec.levels)]
    match = Match.new(game, chairs, spec.setup(), seed)
    bots = [make_bot(level, game) for level in spec.levels]
    numbers = luck(seed, len(chairs))
    while not match.state.is_over() and match.version < spec.most:
        seat = match.waiting()[0]
        choice = bots[seat].choose(match.view(seat), match.options(seat), numbers[seat])
        match.accept(match.act(seat, match.decision_id, choice.action.text(match.state)))
    return match
