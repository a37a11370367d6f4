"""Worth remembering: medals that reward a story and not hours. Each looks at all evenings of one person, says whether
it was earned, on which one, and how near they have come otherwise. No points, no levels, no streaks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shamble.match.analysis.summary import GameSummary, SeatSummary
from shamble.match.installed_games import games
from shamble.server import game_info

FEW = 3  # that make a party
BLOW = 8  # zombies by one action
QUIET = 3  # noise tokens in a whole mission
WORDS = 10  # promises
RARE = 10  # games of a hundred that bots win


@dataclass(frozen=True)
class Evening:
    """A finished game, and the seats that a person had at its end."""

    table: str
    when: int
    seconds: int
    tale: GameSummary
    mine: frozenset[int]

    def own(self) -> list[SeatSummary]:
        return [self.tale.seats[seat] for seat in sorted(self.mine)]

    def won(self) -> bool:
        return any(seat.won for seat in self.own())

    def side(self) -> tuple[int, int]:
        """How many there were on one's side, and how many came through."""
        sides = {seat.side for seat in self.own()}
        each = sides & {"side-alone", "side-everyone"}  # everybody for themselves
        ours = self.own() if each else [seat for seat in self.tale.seats if seat.side in sides]
        return sum(seat.heroes for seat in ours), sum(seat.alive for seat in ours)


@dataclass(frozen=True)
class Found:
    """How a medal stands: the best there was, and the evening on which it was earned."""

    best: int = -1
    on: Evening | None = None


Look = Callable[[Sequence[Evening]], Found]


@dataclass(frozen=True)
class Medal:
    id: str
    goal: int
    look: Look


def most(worth: Callable[[Evening], int], goal: int) -> Look:
    """The evening with the most of something; -1 = it does not count there."""

    def look(evenings: Sequence[Evening]) -> Found:
        best = max((worth(evening) for evening in evenings), default=-1)
        return Found(best, next((one for one in evenings if worth(one) >= goal), None))

    return look


def least(worth: Callable[[Evening], int], goal: int) -> Look:
    """The evening with the least of something; -1 = it does not count there."""

    def look(evenings: Sequence[Evening]) -> Found:
        counted = [one for one in evenings if worth(one) >= 0]
        best = min((worth(one) for one in counted), default=-1)
        return Found(best, next((one for one in counted if worth(one) <= goal), None))

    return look


def altogether(worth: Callable[[Evening], int], goal: int) -> Look:
    """So much in all evenings together: earned on the one that made it full."""

    def look(evenings: Sequence[Evening]) -> Found:
        total, on = 0, None
        for evening in evenings:
            total += worth(evening)
            if on is None and total >= goal:
                on = evening
        return Found(total, on)

    return look


def different(what: Callable[[Evening], str], goal: Callable[[], int]) -> Look:
    """So many different things: earned on the evening that brought the last of them; "" = none there."""

    def look(evenings: Sequence[Evening]) -> Found:
        seen: set[str] = set()
        on = None
        for evening in evenings:
            seen |= {what(evening)} - {""}
            if on is None and len(seen) >= goal():
                on = evening
        return Found(len(seen), on)

    return look


def _nobody_lost(evening: Evening) -> int:
    """Percent of one's side that came through a game that was won."""
    heroes, alive = evening.side()
    return 100 * alive // heroes if evening.won() and heroes >= FEW else -1


def _left_over(evening: Evening) -> int:
    """How many were left, of four or more, when it was won."""
    heroes, alive = evening.side()
    return alive if evening.won() and heroes > FEW and alive else -1


def _blow(evening: Evening) -> int:
    return max((seat.fell for seat in evening.own()), default=0)


def _kept(evening: Evening) -> int:
    return sum(seat.kept for seat in evening.own())


def _noise(evening: Evening) -> int:
    loud = evening.tale.game == "zombicide" and evening.won()
    return evening.tale.noise if loud else -1


def _won_box(evening: Evening) -> str:
    game = games().get(evening.tale.game)
    return evening.tale.game if evening.won() and game is not None and game.listed else ""


def _odds(evening: Evening) -> int:
    """Percent of games that bots win of what was won here, where that was measured."""
    tale = evening.tale
    briefs = game_info.briefs(tale.game) or {}
    brief = briefs.get(tale.scenario or tale.mode)
    if brief is None or not evening.won():
        return -1
    asked = tale.options.get(brief.difficulty, False) if brief.difficulty else False
    for one in brief.measured:
        same = not brief.difficulty or one.options.get(brief.difficulty, False) == asked
        ours = not one.side or one.side in {seat.side for seat in evening.own()}
        if one.mode in ("", tale.mode) and same and ours:
            return round(100 * one.won / one.games)
    return -1


def _other_side(evenings: Sequence[Evening]) -> Found:
    """Won the same game from both sides."""
    won: dict[str, set[str]] = {}
    for evening in evenings:
        if len({seat.side for seat in evening.tale.seats}) == 2 and evening.won():
            sides = won.setdefault(evening.tale.game, set())
            sides |= {seat.side for seat in evening.own() if seat.won}
            if len(sides) == 2:
                return Found(2, evening)
    return Found(max((len(sides) for sides in won.values()), default=0), None)


def _boxes() -> int:
    return sum(game.listed for game in games().values())


MEDALS = (
    Medal("nobody-left", 100, most(_nobody_lost, 100)),
    Medal("one-blow", BLOW, most(_blow, BLOW)),
    Medal("kept-word", WORDS, altogether(_kept, WORDS)),
    Medal("not-a-sound", QUIET, least(_noise, QUIET)),
    Medal("all-boxes", 0, different(_won_box, _boxes)),
    Medal("against-odds", RARE, least(_odds, RARE)),
    Medal("last-one", 1, least(_left_over, 1)),
    Medal("other-side", 2, _other_side),
)


def goal_of(medal: Medal) -> int:
    """Of the boxes there are as many as games are installed."""
    return medal.goal or _boxes()
