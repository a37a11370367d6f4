"""Read typed lines from a terminal, a file or a pipe."""

import sys
from contextlib import suppress
from typing import TextIO


class PlayerLeft(Exception):
    """The input has ended: Ctrl-D, Ctrl-C, or the end of the file."""


class Keyboard:
    """Reads lines from standard input, with editing and history at a terminal."""

    def __init__(self, source: TextIO | None = None) -> None:
        self.source = source if source is not None else sys.stdin
        self.lines = 0  # lines read
        if self.is_terminal():
            with suppress(ImportError):
                import readline  # noqa: F401 - the import adds line editing

    def is_terminal(self) -> bool:
        return self.source is sys.stdin and self.source is not None and self.source.isatty()

    def ask(self, prompt: str) -> str:
        """Return one line without surrounding spaces."""
        try:
            if self.is_terminal():
                line = input(prompt)
            else:
                line = self._read(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            raise PlayerLeft from None
        self.lines += 1
        return line.strip()

    def _read(self, prompt: str) -> str:
        """Read from a file and echo the line, so that the output reads like a game at a terminal."""
        line = self.source.readline() if self.source is not None else ""
        if not line:
            raise EOFError
        print(f"{prompt}{line.rstrip()}")
        return line
