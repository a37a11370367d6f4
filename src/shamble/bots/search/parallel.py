"""Worlds shared out among processes. A world is known by its number, so who imagines it makes no difference."""

import os
import struct
from collections.abc import Callable

Rows = list[list[float]]  # for each world what each candidate is worth in it


def run_in_processes(
    play: Callable[[list[int]], Rows], numbers: list[int], width: int, processes: int
) -> Rows:
    """What `play` gives for the worlds with these numbers, `width` candidates in each, by several processes: copies of
    this one, which live until they have answered. Where a process cannot be copied, this one does it all."""
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
            told = file.read()
        os.waitpid(child, 0)
        values = list(struct.unpack(f"{len(told) // 8}d", told))
        answers.append([values[at : at + width] for at in range(0, len(values), width)])
    rows: Rows = []
    for turn in range(len(parts[0])):  # in the order of the worlds
        for answer in answers:
            if turn < len(answer):
                rows.append(answer[turn])
    return rows


def _answer(writer: int, play: Callable[[list[int]], Rows], numbers: list[int]) -> None:
    """Do a share, tell it, and be gone without a trace."""
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
