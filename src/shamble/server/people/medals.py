"""Medals for memorable games, not for time spent: no points, no levels, no streaks.

Each rule looks at all finished games of a person: which game earned the medal, and the best result so far."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shamble.match.analysis.summary import GameSummary, SeatSummary
from shamble.match.installed_games import games
from shamble.server import game_info

PARTY_SIZE = 3  # survivors on a side, for medals about all of them
BIG_BLOW = 8  # zombies felled by one action
MAX_NOISE = 3  # noise tokens in a whole mission
PROMISES = 10
LONG_ODDS_PERCENT = 10  # of the games that bots win


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, and the seats that a person had at its end."""

    table: str
    when: int
    seconds: int
    summary: GameSummary
    seats: frozenset[int]

    def own(self) -> list[SeatSummary]:
        return [self.summary.seats[seat] for seat in sorted(self.seats)]

    def is_won(self) -> bool:
        return any(seat.won for seat in self.own())

    def survivors(self) -> tuple[int, int]:
        """Return the number of survivors on the person's side at the start and at the end."""
        sides = {seat.side for seat in self.own()}
        is_alone = bool(sides & {"side-alone", "side-everyone"})
        allies = self.own() if is_alone else [seat for seat in self.summary.seats if seat.side in sides]
        return sum(seat.heroes for seat in allies), sum(seat.alive for seat in allies)


@dataclass(frozen=True)
class MedalProgress:
    """The best result so far (-1 = none), and the game that earned the medal."""

    best: int = -1
    game: FinishedGame | None = None


Rule = Callable[[Sequence[FinishedGame]], MedalProgress]


@dataclass(frozen=True)
class Medal:
    """A medal; `goal`: the result that earns it, 0 = the number of listed games."""

    id: str
    goal: int
    rule: Rule


def highest(value: Callable[[FinishedGame], int], goal: int) -> Rule:
    """Return a rule: reach at least the goal in one game. A value of -1 does not count."""

    def rule(finished: Sequence[FinishedGame]) -> MedalProgress:
        best = max((value(game) for game in finished), default=-1)
        return MedalProgress(best, next((game for game in finished if value(game) >= goal), None))

    return rule


def lowest(value: Callable[[FinishedGame], int], goal: int) -> Rule:
    """Return a rule: reach at most the goal in one game. A value of -1 does not count."""

    def rule(finished: Sequence[FinishedGame]) -> MedalProgress:
        counted = [game for game in finished if value(game) >= 0]
        best = min((value(game) for game in counted), default=-1)
        return MedalProgress(best, next((game for game in counted if value(game) <= goal), None))

    return rule


def total(value: Callable[[FinishedGame], int], goal: int) -> Rule:
    """Return a rule: reach the goal in all games together."""

    def rule(finished: Sequence[FinishedGame]) -> MedalProgress:
        amount, earned_in = 0, None
        for game in finished:
            amount += value(game)
            if earned_in is None and amount >= goal:
                earned_in = game
        return MedalProgress(amount, earned_in)

    return rule


def distinct(value: Callable[[FinishedGame], str], goal: Callable[[], int]) -> Rule:
    """Return a rule: reach a number of different values. A value of "" does not count."""

    def rule(finished: Sequence[FinishedGame]) -> MedalProgress:
        values: set[str] = set()
        earned_in = None
        for game in finished:
            values |= {value(game)} - {""}
            if earned_in is None and len(values) >= goal():
                earned_in = game
        return MedalProgress(len(values), earned_in)

    return rule


def _percent_alive(game: FinishedGame) -> int:
    """Return how many percent of the side survived a won game."""
    heroes, alive = game.survivors()
    return 100 * alive // heroes if game.is_won() and heroes >= PARTY_SIZE else -1


def _last_alive(game: FinishedGame) -> int:
    """Return how many of four or more survivors were left in a won game."""
    heroes, alive = game.survivors()
    return alive if game.is_won() and heroes > PARTY_SIZE and alive else -1


def _biggest_blow(game: FinishedGame) -> int:
    return max((seat.fell for seat in game.own()), default=0)


def _promises_kept(game: FinishedGame) -> int:
    return sum(seat.kept for seat in game.own())


def _noise(game: FinishedGame) -> int:
    counts = game.summary.game == "zombicide" and game.is_won()
    return game.summary.noise if counts else -1


def _won_game(game: FinishedGame) -> str:
    installed = games().get(game.summary.game)
    return game.summary.game if game.is_won() and installed is not None and installed.listed else ""


def _bot_win_percent(game: FinishedGame) -> int:
    """Return how many percent of such games bots win; -1 if not measured, or not won."""
    summary = game.summary
    briefs = game_info.briefs(summary.game) or {}
    brief = briefs.get(summary.scenario or summary.mode)
    if brief is None or not game.is_won():
        return -1
    difficulty = summary.options.get(brief.difficulty, False) if brief.difficulty else False
    for measured in brief.measured:
        has_difficulty = not brief.difficulty or measured.options.get(brief.difficulty, False) == difficulty
        has_side = not measured.side or measured.side in {seat.side for seat in game.own()}
        if measured.mode in ("", summary.mode) and has_difficulty and has_side:
            return round(100 * measured.won / measured.games)
    return -1


def _both_sides(finished: Sequence[FinishedGame]) -> MedalProgress:
    """Win the same game from both sides."""
    won: dict[str, set[str]] = {}
    for game in finished:
        if len({seat.side for seat in game.summary.seats}) == 2 and game.is_won():
            sides = won.setdefault(game.summary.game, set())
            sides |= {seat.side for seat in game.own() if seat.won}
            if len(sides) == 2:
                return MedalProgress(2, game)
    return MedalProgress(max((len(sides) for sides in won.values()), default=0), None)


def _count_listed_games() -> int:
    return sum(game.listed for game in games().values())


MEDALS = (
    Medal("nobody-left", 100, highest(_percent_alive, 100)),
    Medal("one-blow", BIG_BLOW, highest(_biggest_blow, BIG_BLOW)),
    Medal("kept-word", PROMISES, total(_promises_kept, PROMISES)),
    Medal("not-a-sound", MAX_NOISE, lowest(_noise, MAX_NOISE)),
    Medal("all-boxes", 0, distinct(_won_game, _count_listed_games)),
    Medal("against-odds", LONG_ODDS_PERCENT, lowest(_bot_win_percent, LONG_ODDS_PERCENT)),
    Medal("last-one", 1, lowest(_last_alive, 1)),
    Medal("other-side", 2, _both_sides),
)


def goal_of(medal: Medal) -> int:
    return medal.goal or _count_listed_games()
