"""Matches for tests: the drill, and random play of any game."""

from typing import Any

from shamble.core.game import Game, all_games
from shamble.core.laws import fingerprint
from shamble.core.options import Setup
from shamble.core.rng import Stream
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.timeline import PreparedEntry

DRILL = all_games()["drill"]
GAMES = sorted(all_games())


def drill(seats: int = 2, seed: int = 3, rounds: int = 3, **more: Any) -> Match:
    chairs = [Occupant("person", name) for name in ("Ada", "Bruno", "Clara", "Dario")[:seats]]
    setup = Setup(seats, "standard", "", {"rounds": rounds} if rounds != 3 else None)
    return Match.new(DRILL, chairs, setup, seed, **more)


def opening(game: Game[Any], seed: int, seats: int = 0) -> Match:
    count = seats or max(2, game.min_seats)
    return Match.new(game, [Occupant("person", f"P{n}") for n in range(count)], seed=seed)


def play(match: Match, seat: int, text: str) -> PreparedEntry:
    step = match.act(seat, match.decision_id, text)
    match.accept(step)
    return step


def pass_all(match: Match) -> None:
    """Pass for all seats until the window closes."""
    number = match.decision_id
    while match.decision_id == number and match.waiting():
        play(match, match.waiting()[0], "pass")


def random_step(match: Match, numbers: Stream) -> PreparedEntry:
    seats = match.waiting()
    seat = seats[int(numbers.below(len(seats)))]
    options = match.options(seat)
    return match.act(seat, match.decision_id, options[int(numbers.below(len(options)))].text(match.state))


def texts(match: Match, seat: int) -> list[str]:
    return [action.text(match.state) for action in match.options(seat)]


def position(match: Match) -> str:
    return fingerprint(match.state)
