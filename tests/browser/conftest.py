"""Fixtures: a server in its own process and a real Chromium."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.browser.player import Server

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
START_WITHIN = 60.0  # seconds until a server has started on a busy machine
SEEN_WITHIN = 20_000  # milliseconds until a page shows the expected content there
expect.set_options(timeout=SEEN_WITHIN)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def launch(port: int, database: str, *more: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "shamble", "serve", "--port", str(port), "--database", database, *more]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    deadline = time.monotonic() + START_WITHIN
    while time.monotonic() < deadline:
        if process.poll() is not None:
            assert process.stderr is not None
            raise RuntimeError(process.stderr.read().decode())
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2).close()
            return process
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")


class Running(Server):
    """Server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, database: str = "", *more: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'tables.sqlite3'}"
        self.more = more
        self.process = launch(self.port, self.database, *more)

    def kill(self) -> None:
        """Kill the server and its workers at once, as a power cut does."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._close()

    def start(self) -> None:
        self.process = launch(self.port, self.database, *self.more)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
        self._close()

    def _close(self) -> None:
        if self.process.stderr is not None:
            self.process.stderr.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """Start a server for one test, which can kill it."""
    running = Running(tmp_path)
    yield running
    running.stop()


def chromium_path() -> str:
    """Return the path of Chromium on this machine."""
    names = (os.environ.get("SHAMBLE_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    path = next((program for name in names if name and (program := shutil.which(name))), None)
    assert path, "no Chromium: `make test` installs one, or set SHAMBLE_CHROMIUM"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Return a function that opens pages; a console or page error fails the test at its end."""
    contexts = []
    trouble: list[str] = []

    def new(
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        speed: str = "instant",
    ) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
        context.add_init_script(
            f"""localStorage.setItem('shamble.speed', '"{speed}"');
                localStorage.setItem('shamble.theme', '"{theme}"');"""
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()

        def listen(message: ConsoleMessage) -> None:
            killed = any(words in message.text for words in ("WebSocket connection", "net::ERR_CONNECTION"))
            if message.type in ("error", "warning") and not killed:
                trouble.append(f"{message.text} ({message.location.get('url', '')})")

        def fail(error: Error) -> None:
            trouble.append(str(error))

        page.on("console", listen)
        page.on("pageerror", fail)
        return page

    yield new
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.fixture
def browser_touch(browser: Browser) -> Iterator[Page]:
    """Open a page on a phone: touch, no keyboard."""
    context = browser.new_context(
        viewport={"width": 844, "height": 390}, locale="en", has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()
