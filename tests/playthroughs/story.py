"""A whole game as readable text: questions, options, choices and events."""

import hashlib
import textwrap
from typing import Any

from shamble.core import engine
from shamble.core.events import Event, Record
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.state import State

FIRST, LAST = 60, 20  # decisions written in full; those between as fingerprints
WIDTH = 110
UNFINISHED = "outcome none"

Moves = list[tuple[int, str]]


def play(game: Game[Any], setup: Setup, seed: int) -> Moves:
    """Return the moves of a game that follows its own advice."""
    g: State = game.new(setup, seed)
    numbers = stream(seed, 42)
    engine.start(g)
    moves: Moves = []
    while not g.is_over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        action = game.advise(game.view(g, seat), options, numbers).action
        moves.append((seat, action.text(g)))
        engine.apply(g, seat, action)
    return moves


def tell(game: Game[Any], setup: Setup, seed: int, moves: Moves) -> str:
    """Return the text of a game with these moves; it stops at an impossible move."""
    g: State = game.new(setup, seed)
    record = engine.start(g)
    options = " ".join(f"{name}={value}" for name, value in sorted(setup.options.items()))
    head = [f"{game.id}, {setup.mode}, {setup.seats} seats, seed {seed}", options or "no options", ""]
    steps: list[str] = ["\n".join(_outcome(record))]
    shown = ""
    for number, (seat, text) in enumerate(moves, 1):
        frame = engine.pending(g)
        if frame is None or seat not in engine.waiting(g):
            steps.append(f"{number}. seat {seat} is not asked: {text!r} cannot be played")
            break
        lines = [f"{number}. {_prompt(g, frame.frame_for_seat(g, seat))}, seat {seat}"]
        position = game.describe(g)
        lines += [f"    {line}" for line in position.splitlines() if line not in shown.splitlines()]
        shown = position
        offered = ", ".join(action.text(g) for action in engine.legal(g, seat))
        lines += textwrap.wrap(
            offered, WIDTH, initial_indent="    may: ", subsequent_indent="         ", break_on_hyphens=False
        )
        lines.append(f"    does: {text}")
        action = engine.find(g, seat, text)
        reasons = engine.explain(g, seat, action) if action is not None else []
        if action is None or reasons:
            steps.append("\n".join([*lines, f"    BUT MAY NOT: {reasons}"]))
            break
        lines += _outcome(engine.apply(g, seat, action))
        steps.append("\n".join(lines))
    tail = [
        "",
        f"outcome {g.outcome}, winners {' '.join(map(str, g.winners)) or 'none'}"
        if g.is_over()
        else UNFINISHED,
    ]
    if len(steps) > FIRST + LAST:
        between = steps[FIRST:-LAST]
        print_of = hashlib.sha256("\n".join(between).encode()).hexdigest()[:16]
        steps[FIRST:-LAST] = [f"... {len(between)} decisions, fingerprint {print_of} ..."]
    return "\n".join([*head, *steps, game.describe(g), *tail]) + "\n"


def _prompt(g: State, frame: Any) -> str:
    prompt = frame.prompt(g)
    args = ", ".join(f"{name}={value}" for name, value in prompt.args.items())
    return f"{prompt.key}({args})" if args else str(prompt.key)


def _outcome(record: Record) -> list[str]:
    lines = []
    if record.chances:
        results = "; ".join(" ".join(map(str, result)) for result in record.chances)
        lines.append(f"    chance: {results}")
    return lines + [f"    {_event(event)}" for event in record.events]


def _event(event: Event) -> str:
    line = event.line()
    args = ", ".join(f"{name}={value}" for name, value in line.args.items())
    marks = f" [{' '.join(line.dice.marks)}]" if line.dice is not None and line.dice.marks else ""
    return f"{line.key}({args}){marks}" if args else line.key + marks
