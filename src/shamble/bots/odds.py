"""Chances to win: shares of imagined games won, through a map fitted to games of bots.

The maps are in the games' `data/odds.toml`, made by `python -m tools.calibrate`, with how often they came true.
"""

import math
import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from shamble.bots.search import Odds
from shamble.bots.search.root import ERRORS_95_PERCENT
from shamble.core.game import Game
from shamble.core.mind import Mind
from shamble.core.state import State

FILE: Final = "odds.toml"
MIN_HINTS: Final = 20  # fewer prove nothing


class Record(NamedTuple):
    """How hints came true whose chance was between two bounds, in percent."""

    low: int
    high: int
    hints: int
    won: int


class Calibration(NamedTuple):
    """The map of one table and side: logit(told) = shift + slope * logit(share of games won)."""

    shift: float = 0.0
    slope: float = 1.0
    level: str = ""
    records: tuple[Record, ...] = ()

    def record(self, percent: int) -> Record | None:
        """Return how hints with such a chance came true, if there were enough of them."""
        for one in self.records:
            if one.low <= percent <= one.high and one.hints >= MIN_HINTS:
                return one
        return None


def calibration(game: Game[Any], key: str) -> Calibration:
    """Return the map of a table and side; without an entry the share stays as it is."""
    entry = _entries(game).get(key or "all")
    if entry is None:
        return Calibration()
    shift, slope = entry["to"]
    records = tuple(Record(*(int(part) for part in one)) for one in entry.get("records", []))
    return Calibration(float(shift), float(slope), str(entry["level"]), records)


@cache
def _entries(game: Game[Any]) -> dict[str, Any]:
    file = game.folder() / "data" / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def logit(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def logistic(score: float) -> float:
    return 1.0 / (1.0 + math.exp(-score))


def chances(mind: Mind[Any], g: State, odds: Odds, maps: Calibration | None = None) -> list[float]:
    """Return the chance of each seat to win.

    Where exactly one group wins, the groups' chances sum to one.
    """
    groups = [mind.group(g, seat) for seat in range(g.seats)]
    games = odds.games()
    wins = {group: odds.wins(groups.index(group)) for group in groups}
    if len(wins) > 1 and mind.has_one_winner(g):
        slope = (maps or calibration(mind.game, mind.odds_key(g, 0))).slope
        shares = {group: ((won + 1 / len(wins)) / (games + 1)) ** slope for group, won in wins.items()}
        total = sum(shares.values())
        return [shares[group] / total for group in groups]
    out = []
    for seat, group in enumerate(groups):
        one = maps or calibration(mind.game, mind.odds_key(g, seat))
        out.append(logistic(one.shift + one.slope * logit((wins[group] + 1) / (games + 2))))
    return out


def margin(mind: Mind[Any], g: State, seat: int, odds: Odds) -> float:
    """Return half the 95 % interval of a chance: the error of the share, through the map."""
    games, z = odds.games(), ERRORS_95_PERCENT
    share = (odds.wins(seat) + 1) / (games + 2)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    one = calibration(mind.game, mind.odds_key(g, seat))
    low, high = (
        logistic(one.shift + one.slope * logit(min(0.999, max(0.001, end))))
        for end in (middle - half, middle + half)
    )
    return (high - low) / 2
