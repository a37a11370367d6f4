"""The terminal client at a real terminal."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from shamble.match.save_file import load

pty = pytest.importorskip("pty")


class Terminal:
    """A process at a terminal of its own, typed at by a test."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self.master, slave = pty.openpty()
        environment = os.environ | {
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm",
            "COLUMNS": "200",
            "LANG": "C.UTF-8",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shamble", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
        )
        os.close(slave)
        self.shown = ""
        self.waited = 0  # up to where

    def until(self, text: str, seconds: float = 30) -> None:
        """Wait until the text is shown, after everything that was waited for before."""
        end = time.monotonic() + seconds
        while (position := self.shown.find(text, self.waited)) < 0:
            assert time.monotonic() < end, f"{text!r} never came: {self.shown}"
            if select.select([self.master], [], [], 0.2)[0]:
                self.shown += self._read()
        self.waited = position + len(text)

    def _read(self) -> str:
        try:
            return os.read(self.master, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def at_table(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal("play", "drill", "--seats", "person,novice", "--seed", "3", home=tmp_path)
    terminal.until("> ")
    yield terminal
    terminal.close()


def saved_file(folder: Path) -> Path:
    (path,) = (folder / "shamble" / "saves").iterdir()
    return path


def test_ctrl_d_leaves_and_keeps_the_game(at_table: Terminal, tmp_path: Path) -> None:
    at_table.type("door 1\n")
    at_table.until("> ")
    at_table.type("\x04")
    at_table.until("The game is saved. Continue with: shamble play")
    assert at_table.process.wait(30) == 0
    assert not load(saved_file(tmp_path)).state.is_over()
    assert "Traceback" not in at_table.shown


def test_ctrl_c_leaves_and_keeps_the_game(at_table: Terminal, tmp_path: Path) -> None:
    for _ in range(10):  # one that comes just before the line editor listens is noticed only with the next
        at_table.process.send_signal(signal.SIGINT)
        with suppress(AssertionError):
            at_table.until("The game is saved. Continue with: shamble play", 3)
            break
    assert at_table.process.wait(30) == 0
    assert load(saved_file(tmp_path)).version >= 0
    assert "Traceback" not in at_table.shown


def test_secrets_are_wiped_off_the_screen_between_two_people(tmp_path: Path) -> None:
    terminal = Terminal("play", "drill", "--seats", "human,human", "--seed", "3", home=tmp_path)
    try:
        terminal.until("presses Enter.")
        terminal.type("\n")
        terminal.until("> ")
        terminal.type("door 2\n")
        terminal.until("presses Enter.")
        wiped = "\x1b[H\x1b[2J\x1b[3J"
        assert re.search(
            r"door 2\r?\n.*" + re.escape(wiped) + ".*Pass the keyboard to Player 2", terminal.shown, re.DOTALL
        )
    finally:
        terminal.close()


def test_a_replay_is_stepped_through(at_table: Terminal, tmp_path: Path) -> None:
    at_table.type("door 1\n")
    at_table.until("> ")
    at_table.type("quit\n")
    at_table.until("Continue with")
    at_table.process.wait(30)
    terminal = Terminal("replay", str(saved_file(tmp_path)), home=tmp_path)
    try:
        terminal.until("Step 0 of")
        for typed, shown in (("\n", "Step 1 of"), ("b\n", "Step 0 of"), ("2\n", "Step 2 of")):
            terminal.until("> ")
            terminal.type(typed)
            terminal.until(shown)
        terminal.until("> ")
        terminal.type("q\n")
        assert terminal.process.wait(30) == 0
    finally:
        terminal.close()
