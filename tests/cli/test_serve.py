"""The server as the command starts it."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.conftest import Shamble, is_one_sentence

ADDRESS = re.compile(r"The table is at (http://\S+)")


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


@contextmanager
def running(*arguments: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server in a process of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "shamble", *arguments], stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        position = ADDRESS.search(line)
        assert position, line + process.stderr.read()
        yield process, position[1]
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_it_serves_until_ctrl_c(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}") as (
        process,
        address,
    ):
        with urlopen(f"{address}api/games", timeout=30) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(30) in (0, 130)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def refused(*arguments: str) -> str:
    """What a server says that must not start."""
    run = subprocess.run(
        [sys.executable, "-m", "shamble", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, ""), run.stderr
    assert is_one_sentence(run.stderr), run.stderr
    return run.stderr


def test_a_taken_port_is_one_sentence() -> None:
    with taken_port() as port:
        said = refused("--port", str(port))
    assert f"Port {port}" in said
    assert "--port" in said


def test_a_host_that_is_not_ours_is_one_sentence() -> None:
    assert "192.0.2.1" in refused("--host", "192.0.2.1", "--port", "0")


def test_a_bad_database_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("this is no database, and never was one" * 100, "utf-8")
    assert "tables.sqlite3" in refused("--port", "0", "--database", f"sqlite:///{path}")
    refused("--port", "0", "--database", "nonsense://x")


def test_alone_it_opens_the_browser(shamble: Shamble, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, int, bool]] = []

    def run(host: str, port: int, open_browser: bool = False, ready: object = None) -> None:
        from shamble.server.errors import PortTaken

        calls.append((host, port, open_browser))
        if port:
            raise PortTaken("error-port-taken", {"host": host, "port": str(port)})

    monkeypatch.setattr("shamble.cli.commands.serve.run", run)
    result = shamble()
    assert result.code == 0
    assert calls == [("127.0.0.1", 8765, True), ("127.0.0.1", 0, True)]
    assert "is taken, so this one takes another" in result.err
