"""Summaries of finished games, stored for profiles and medals.

They are computed from the ending, story and events of the game, and contain no hidden information.
"""

from collections import Counter

from msgspec import Struct

from shamble.core.events import Event
from shamble.match.log import Moved
from shamble.match.match import Match
from shamble.match.view.ending import build_ending

FELL = ("killed", "zombie-killed", "zombies-killed")  # events that remove zombies
NOISE = "noise-made"
JUDGED = "word-judged"


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """The result of a seat.

    `fell`: the most zombies killed by one action; `kept`: promises kept.
    """

    name: str
    kind: str
    side: str
    won: bool
    points: int = 0
    kills: int = 0
    wounds: int = 0
    heroes: int = 0
    alive: int = 0
    fell: int = 0
    kept: int = 0


class GameSummary(Struct, frozen=True, omit_defaults=True):
    """The summary of a finished game."""

    game: str
    mode: str
    scenario: str
    version: int
    rounds: int
    seats: list[SeatSummary]
    options: dict[str, bool | int | str] = {}
    noise: int = 0


def build_summary(match: Match) -> GameSummary | None:
    """Return the summary, or None if the game is not over."""
    ending = build_ending(match)
    if ending is None:
        return None
    header, sides = match.header, match.game.sides(match.header.setup())
    fell, promises, noise = _deeds(match)
    seats = []
    for score, chair, side in zip(ending.scores, match.occupants, sides, strict=True):
        own = [hero for hero in ending.heroes if hero.seat == score.seat]
        seats.append(
            SeatSummary(
                name=chair.name,
                kind=chair.kind,
                side=side,
                won=score.won,
                points=score.points,
                kills=sum(hero.kills for hero in own),
                wounds=sum(hero.wounds for hero in own),
                heroes=len(own),
                alive=sum(hero.alive for hero in own),
                fell=fell[score.seat],
                kept=promises[score.seat],
            )
        )
    return GameSummary(
        game=match.game.id,
        mode=header.mode,
        scenario=header.scenario,
        version=match.active[-1].version,
        rounds=match.game.round(match.state),
        seats=seats,
        options=dict(header.options),
        noise=noise,
    )


def _deeds(match: Match) -> tuple[Counter[int], Counter[int], int]:
    """Find the best kill count and kept promises by seat, and the noise of the game."""
    fell: Counter[int] = Counter()
    promises: Counter[int] = Counter()
    noise = 0
    for played in match.active:
        down = sum(_count(event) for event in played.record.events if event.tag() in FELL)
        if isinstance(played.entry, Moved) and down:
            fell[played.entry.seat] = max(fell[played.entry.seat], down)
        for event in played.record.events:
            if event.tag() == NOISE:
                noise += 1
            elif event.tag() == JUDGED and event.data().get("fate") == "kept":
                promises[int(str(event.data()["seat"]))] += 1
    return fell, promises, noise


def _count(event: Event) -> int:
    return int(str(event.data().get("count", 1)))
