"""Sheet of a Zombicide mission: wins of bots, their progress, causes of loss."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from shamble.bots import make_bot
from shamble.core.engine import advance, apply_unchecked, legal, waiting
from shamble.games.zombicide import GAME
from shamble.games.zombicide.library import OWN
from shamble.games.zombicide.mission import MISSIONS, mission_of
from shamble.games.zombicide.state import DEAD, ON_BOARD, ZombicideState
from shamble.lab.confidence_interval import wilson
from shamble.lab.game_spec import GameSpec
from shamble.lab.playout import luck, seed_of

RARE = 0.01  # a lower win rate says little about a mission: bots do not find the way


@dataclass
class Sheet:
    """Counts of games. `reached`: the rounds in which a block was met or an objective taken."""

    games: int = 0
    won: int = 0
    rounds: list[int] = field(default_factory=list)
    reached: dict[str, list[int]] = field(default_factory=dict)
    lost_to: Counter[str] = field(default_factory=Counter)
    deaths: Counter[str] = field(default_factory=Counter)  # by zone

    def data(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.games)
        return {
            "games": self.games,
            "won": self.won,
            "rate": self.won / max(1, self.games),
            "low": low,
            "high": high,
            "rounds": median(self.rounds) if self.rounds else 0,
            "reached": {
                name: {"games": len(rounds), "round": median(rounds) if rounds else None}
                for name, rounds in self.reached.items()
            },
            "lost_to": dict(self.lost_to.most_common()),
            "deaths": dict(self.deaths.most_common()),
        }

    def verdict(self) -> str:
        """Return the first sentence of the sheet."""
        if self.won:
            low, high = wilson(self.won, self.games)
            return f"Bots won {self.won} of {self.games} games, {low:.0%} to {high:.0%}."
        if wilson(self.won, self.games)[1] > RARE:
            return f"Bots won none of {self.games} games. More games would tell whether they ever do."
        return "Bots hardly ever win here: this says little about fairness."


def judge(text: str, seats: int, level: str, games: int, seed: int) -> Sheet:
    """Play a mission with bots and return its sheet. The text must have no faults."""
    spec = GameSpec(GAME.id, GAME.modes[0], OWN, {"mission": text}, (level,) * seats, seed)
    sheet = Sheet()
    for number in range(games):
        play(sheet, spec, seed_of(seed, number))
    return sheet


def play(sheet: Sheet, spec: GameSpec, seed: int) -> None:
    """Play a game and add it to the sheet."""
    setup = spec.setup()
    g = GAME.new(setup, seed)
    names = names_of(g)
    for name in names:
        sheet.reached.setdefault(name, [])
    bots = [make_bot(level, GAME) for level in spec.levels]
    numbers = luck(seed, setup.seats)
    open_names = set(names)
    zones: dict[int, int] = {}
    advance(g)
    for _ in range(spec.most):
        for name in sorted(open_names):
            if is_reached(g, name):
                sheet.reached[name].append(g.round)
                open_names.discard(name)
        for n, s in enumerate(g.survivors):
            if s.fate == ON_BOARD:
                zones[n] = s.zone
            elif s.zone < 0 and n in zones and s.fate == DEAD:
                sheet.deaths[g.board().names[zones.pop(n)]] += 1
        if g.is_over():
            break
        seat = waiting(g)[0]
        options = legal(g, seat)
        view = GAME.view(g, seat) if bots[seat].needs_view and len(options) > 1 else None
        apply_unchecked(g, seat, bots[seat].choose(view, options, numbers[seat]).action)
    sheet.games += 1
    sheet.won += g.outcome == "won"
    sheet.rounds.append(g.round)
    if g.outcome != "won":
        sheet.lost_to[cause(g)] += 1


def names_of(g: ZombicideState) -> list[str]:
    """Return what can be reached: the conditions in order, then each objective."""
    mission = mission_of(g)
    conditions = [f"{place} {block.id}" for place, block in enumerate(mission.conditions, 1)]
    return conditions + [token.id for token in mission.board.objectives]


def is_reached(g: ZombicideState, name: str) -> bool:
    if " " in name:
        return mission_of(g).conditions[int(name.split(maxsplit=1)[0]) - 1].is_met(g)
    return not g.objectives >> (int(name[1:]) - 1) & 1


def cause(g: ZombicideState) -> str:
    """Return why a game was lost: a block, the last survivor, or the agreed number of rounds."""
    for block in MISSIONS[g.mission].defeats:
        if block.is_met(g):
            return block.id
    return "last-survivor" if all(s.fate != ON_BOARD for s in g.survivors) else g.outcome or "no-end"
