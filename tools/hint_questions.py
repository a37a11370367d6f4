"""Count how often a game asks a player who follows the hints.

`tools/hint_questions.py [--seeds 20] [GAME[/SEATS[/SCENARIO]] ...]`; without names: every listed game.

A row shows the decisions asked one by one ("each"), and those left for a player at the table: forced
choices are taken, a walk along the hints is one click, and the rest of a routine is one more.
"""

import argparse
from collections.abc import Iterator
from statistics import mean
from typing import Any

from shamble.core.game import Game, all_games
from shamble.core.options import Setup
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from shamble.match.queued_actions import ActionQueue

MOST = 20_000  # answers after which a game is abandoned
EACH = AutoPass(each=True)
Counts = list[int]  # per seat


def asked_each(game: Game[Any], setup: Setup, seed: int) -> Counts:
    """Count every question of a game by seat."""
    counts = [0] * setup.seats
    match = _match(game, setup, seed)
    for seat in range(setup.seats):
        match.set_auto_pass(seat, EACH)
    while not match.state.is_over() and sum(counts) < MOST:
        seat = match.waiting()[0]
        match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))
        counts[seat] += 1
    return counts


def answered(game: Game[Any], setup: Setup, seed: int) -> Counts:
    """Count the answers that players give themselves."""
    match = _match(game, setup, seed)
    counts = [0] * setup.seats
    walking: list[tuple[str, ...]] = []  # possible walks that begin with the last answers
    gone = 0
    while not match.state.is_over() and sum(counts) < MOST:
        due = match.next_automatic_entry()
        if due is not None:
            match.accept(due)
            walking = []
            continue
        seat = match.waiting()[0]
        frame = match.pending()
        assert frame is not None
        if frame.routine(match.state, seat) is not None:
            counts[seat] += 1
            match.accept(match.act(seat, match.decision_id, "", rest=True))
            walking = []
            continue
        text = match.novice_advice(seat).action.text(match.state)
        walking = [way for way in walking if way[gone : gone + 1] == (text,)]
        if not walking:
            counts[seat] += 1
            walking, gone = [way for way in ways(match, seat) if way[0] == text], 0
        gone += 1
        if not goes_on(match, seat, text):
            walking = []
    return counts


def ways(match: Match, seat: int) -> Iterator[tuple[str, ...]]:
    """Return the actions of each walk that one click begins."""
    frame = match.pending()
    assert frame is not None
    inspection = match.game.inspect(match.view(seat), frame.subject(match.state))
    for place, way in inspection.reach.items():
        for one in (way, *inspection.detours.get(place, ())):
            if one.actions:
                yield tuple(one.actions)


def goes_on(match: Match, seat: int, text: str) -> bool:
    """Take an action; return whether a walk continues after it with the next advice."""
    step = match.act(seat, match.decision_id, text)
    record = match.accept(step)
    if match.state.is_over() or seat not in match.waiting():
        return False
    then = match.novice_advice(seat).action.text(match.state)
    assert step.entry is not None
    return ActionQueue(seat, [text, then]).continues(match.state, step.entry, record)


def _match(game: Game[Any], setup: Setup, seed: int) -> Match:
    return Match.new(game, [Occupant("person", f"P{n}") for n in range(setup.seats)], setup, seed)


def rows(game: Game[Any], setup: Setup, seeds: int) -> Iterator[tuple[str, Counts, Counts]]:
    """Return questions and answers of the seats of each side, game by game."""
    before = [asked_each(game, setup, seed) for seed in range(1, seeds + 1)]
    after = [answered(game, setup, seed) for seed in range(1, seeds + 1)]
    sides = game.sides(setup)
    for side in dict.fromkeys(sides):
        seats = [seat for seat in range(setup.seats) if sides[seat] == side]
        yield (
            side.removeprefix("side-"),
            [counts[s] for counts in before for s in seats],
            [counts[s] for counts in after for s in seats],
        )


def span(counts: Counts) -> str:
    return f"{mean(counts):7.0f} ({min(counts)} to {max(counts)})"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("games", nargs="*")
    reader.add_argument("--seeds", type=int, default=20)
    given = reader.parse_args()
    games = all_games()
    print(f"{'game':34} {'side':12} {'each':24} {'answered':24} of it", flush=True)
    for name in given.games or [id for id, game in games.items() if game.listed]:
        id, seats, scenario = [*name.split("/"), "", ""][:3]
        game = games[id]
        setup = game.default_setup(int(seats or game.min_seats), "", scenario)
        table = f"{id}/{setup.seats}/{setup.scenario}"
        for side, before, after in rows(game, setup, given.seeds):
            part = 100 * sum(after) / max(1, sum(before))
            print(f"{table:34} {side:12} {span(before):24} {span(after):24} {part:3.0f} %", flush=True)


if __name__ == "__main__":
    main()
