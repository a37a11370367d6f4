"""Worlds shared out among processes. A world is known by its number, so who imagines it makes no difference."""

import os
import struct
from typing import TYPE_CHECKING, Any

from shamble.core.mind import Mind
from shamble.core.visibility import View

if TYPE_CHECKING:
    from shamble.bots.search.root import Candidate


def shared(
    mind: Mind[Any],
    view: View[Any],
    running: "list[Candidate]",
    seed: int,
    numbers: list[int],
    until: float,
    processes: int,
) -> list[list[float]]:
    """As `root.rows_of`, with several processes: copies of this one, which live until they have answered. Where a
    process cannot be copied, this one does it all."""
    from shamble.bots.search.root import rows_of

    parts = [numbers[part::processes] for part in range(processes)]
    parts = [part for part in parts if part]
    if not hasattr(os, "fork") or len(parts) < 2:
        return rows_of(mind, view, running, seed, numbers, until)
    pipes: list[tuple[int, int]] = []
    for part in parts[1:]:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            _answer(writer, mind, view, running, seed, part, until)
        os.close(writer)
        pipes.append((child, reader))
    answers = [rows_of(mind, view, running, seed, parts[0], until)]
    for child, reader in pipes:
        with os.fdopen(reader, "rb") as file:
            told = file.read()
        os.waitpid(child, 0)
        values = list(struct.unpack(f"{len(told) // 8}d", told))
        width = len(running)
        answers.append([values[at : at + width] for at in range(0, len(values), width)])
    rows: list[list[float]] = []
    for turn in range(len(parts[0])):  # in the order of the worlds
        for answer in answers:
            if turn < len(answer):
                rows.append(answer[turn])
    return rows


def _answer(
    writer: int,
    mind: Mind[Any],
    view: View[Any],
    running: "list[Candidate]",
    seed: int,
    numbers: list[int],
    until: float,
) -> None:
    """Do a share, tell it, and be gone without a trace."""
    from shamble.bots.search.root import rows_of

    code = 1
    try:
        values: list[float] = []
        for row in rows_of(mind, view, running, seed, numbers, until):
            values += row
        with os.fdopen(writer, "wb") as file:
            file.write(struct.pack(f"{len(values)}d", *values))
        code = 0
    finally:
        os._exit(code)
