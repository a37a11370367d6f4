"""Run sampled worlds in several processes.

A world is generated from its number, so results do not depend on the process.
"""

import os
import struct
from collections.abc import Callable

Rows = list[list[float]]  # the value of each candidate, per world


def run_in_processes(
    play: Callable[[list[int]], Rows], numbers: list[int], width: int, processes: int
) -> Rows:
    """Call `play` for these worlds in several forked processes; return its rows in order.

    `width` is the number of candidates. Without `os.fork`, this process plays all worlds.
    """
    parts = [numbers[part::processes] for part in range(processes)]
    parts = [part for part in parts if part]
    if not hasattr(os, "fork") or len(parts) < 2:
        return play(numbers)
    pipes: list[tuple[int, int]] = []
    for part in parts[1:]:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            _answer(writer, play, part)
        os.close(writer)
        pipes.append((child, reader))
    answers = [play(parts[0])]
    for child, reader in pipes:
        with os.fdopen(reader, "rb") as file:
            data = file.read()
        os.waitpid(child, 0)
        values = list(struct.unpack(f"{len(data) // 8}d", data))
        answers.append([values[at : at + width] for at in range(0, len(values), width)])
    rows: Rows = []
    for turn in range(len(parts[0])):  # in world order
        for answer in answers:
            if turn < len(answer):
                rows.append(answer[turn])
    return rows


def _answer(writer: int, play: Callable[[list[int]], Rows], numbers: list[int]) -> None:
    """Play a share of the worlds, write the values to the pipe and exit the child process."""
    code = 1
    try:
        values: list[float] = []
        for row in play(numbers):
            values += row
        with os.fdopen(writer, "wb") as file:
            file.write(struct.pack(f"{len(values)}d", *values))
        code = 0
    finally:
        os._exit(code)
