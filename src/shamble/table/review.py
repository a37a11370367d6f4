"""Looking back at a game: the chance of winning along its decisions, and those that cost most.

Each decision of a seat is put to the veteran again, with what the seat knew then: what was chosen is weighed against
what seems best, in the same imagined games. That takes a while, so it is done decision by decision, in parts."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from shamble.bots import HINTS, make
from shamble.bots.veteran import Veteran
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.table import fold, present
from shamble.table.log import Moved
from shamble.table.match import ADVICE, Match
from shamble.table.wire.review import Mistake, Review, ReviewPoint
from shamble.table.wire.table import Option

ITERATIONS = 48  # a decision is given so many
WORST = 3
LEAST = 0.03  # a loss that is worth telling


@dataclass(frozen=True)
class Asked:
    """A decision of a seat as it was: the version before it, the position, and what was chosen."""

    version: int
    round: int
    state: State
    options: list[Action[Any]]
    chosen: Action[Any]


@dataclass(frozen=True)
class Verdict:
    """What was chosen, what would have been best, and the chances they leave, from 0 to 1."""

    version: int
    round: int
    chosen: Option
    best: Option
    chance: float
    best_chance: float
    error: float


def decisions(match: Match, seat: int) -> Iterator[Asked]:
    """Every choice of a seat that was one."""
    game = match.game
    g: State = game.new(match.header.setup(), match.header.seed)
    before = 0
    for played in match.active:
        entry = played.entry
        if isinstance(entry, Moved) and entry.seat == seat and not entry.auto:
            options = engine.legal(g, seat)
            chosen = next((option for option in options if option.text(g) == entry.text), None)
            if chosen is not None and len(options) > 1:
                yield Asked(before, game.round(g), g.clone(), options, chosen)
        fold.replay(g, entry, match.header.real())
        before = played.version


def last_of(match: Match, seat: int) -> Asked | None:
    """The last choice of a seat that was one."""
    last = deque(decisions(match, seat), maxlen=1)
    return last[0] if last else None


def verdicts(match: Match, seat: int, first: int = 0, count: int = 1_000_000) -> list[Verdict | None]:
    """What the veteran thinks of the decisions from number `first` on; None where there was nothing to look into."""
    out: list[Verdict | None] = []
    for number, asked in enumerate(decisions(match, seat)):
        if first <= number < first + count:
            out.append(verdict(match, seat, asked))
    return out


def verdict(match: Match, seat: int, asked: Asked) -> Verdict | None:
    game = match.game
    bot = make(f"{HINTS}@{ITERATIONS}", game)
    assert isinstance(bot, Veteran)
    numbers = stream(match.header.seed, ADVICE + asked.version * len(match.chairs) + seat)
    advice, idea = bot.compare(game.view(asked.state, seat), asked.options, numbers, asked.chosen)
    if not advice.weighed or idea is None:
        return None
    best = advice.weighed[0]
    return Verdict(
        asked.version,
        asked.round,
        present.option(asked.state, asked.chosen),
        present.option(asked.state, advice.action),
        best.chance if advice.action == asked.chosen else idea.chance,
        best.chance,
        idea.spread,
    )


def review(seat: int, found: list[Verdict | None]) -> Review:
    """The chances along the game, and the decisions that cost most beyond chance."""
    told = [one for one in found if one is not None]
    lost = [one for one in told if one.best_chance - one.chance > max(LEAST, one.error / 2)]
    lost.sort(key=lambda one: one.chance - one.best_chance)
    return Review(
        seat=seat,
        points=[ReviewPoint(one.version, one.round, percent(one.chance)) for one in told],
        mistakes=[
            Mistake(
                one.version, one.round, one.chosen, one.best, percent(one.chance), percent(one.best_chance)
            )
            for one in lost[:WORST]
        ],
    )


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))
