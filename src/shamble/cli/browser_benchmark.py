"""Benchmark of the page in a browser: requests, bytes, time to first paint and decision.

It starts a server and a headless Chromium. Every visit uses an empty cache."""

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from shamble.core import engine
from shamble.core.game import Game
from shamble.core.rng import stream
from shamble.match import save_file
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match

Costs = dict[str, float]

SEED = 2026
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
LONG_GAME = "zombie-plague"  # random play takes long
LONG_ENTRIES = 3000
CLICKS = 5

# records when the first option is on the screen
WATCH_FIRST_CHOICE = """() => {
  localStorage.setItem('shamble.speed', '"instant"')
  const look = () => {
    const found = document.querySelector('.lobby .go .btn, [role=toolbar] button.can, .choices button')
    if (found) window.firstChoice ??= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""

TIMES = """() => ({
  paint_ms: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  choice_ms: window.firstChoice,
  nodes: document.querySelectorAll('*').length,
})"""

# clicks the last legal option until something is sent, then waits for the next decision
CLICK = """() => new Promise((resolve) => {
  const buttons = () => [...document.querySelectorAll('.choices button:not(.back), [role=toolbar] button.can')]
  const app = document.querySelector('.app')
  let began = 0
  let sent = false
  let tries = 0
  const press = () => {
    began = performance.now()
    buttons().at(-1 - tries)?.click()
    tries += 1
  }
  const end = (time) => {
    watch.disconnect()
    resolve(time)
  }
  const watch = new MutationObserver(() => (sent ||= app.hasAttribute('data-busy')))
  watch.observe(app, { attributes: true, attributeFilter: ['data-busy'] })
  const look = () => {
    const now = performance.now() - began
    if (sent && !app.hasAttribute('data-busy') && buttons().length) return end(now)
    if (now > 1500 || (!sent && tries > 5)) return end(null)
    if (!sent && now > 120) press()
    requestAnimationFrame(look)
  }
  press()
  requestAnimationFrame(look)
})"""

# shows all log lines
WHOLE_LOG = """async () => {
  const wait = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (let older; (older = document.querySelector('.log button.older')); await wait()) {
    older.scrollIntoView()  // away from the button for newer lines, which would go back
    older.click()
  }
}"""


def chromium() -> str | None:
    """Find the path of Chromium on this machine, or None."""
    names = (os.environ.get("SHAMBLE_CHROMIUM", ""), *CHROMIUM_NAMES)
    return next((path for name in names if name and (path := shutil.which(name))), None)


@contextmanager
def serving() -> Iterator[str]:
    """Run a server in another process; yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        command = [sys.executable, "-m", "shamble", "serve", "--port", str(port), "--database", database]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline and not _is_up(url):
                time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait()


def _is_up(url: str) -> bool:
    try:
        urllib.request.urlopen(f"{url}/api/games", timeout=2).close()
        return True
    except OSError:
        return False


def new_table(url: str, game: Game[Any]) -> str:
    """Open a table with the fewest seats; return its URL. The first decision is the visitor's."""
    setup = game.default_setup(game.min_seats)
    g = game.new(setup, SEED)
    engine.start(g)
    seats = [{"kind": "bot", "bot": "novice"}] * setup.seats
    seats[engine.waiting(g)[0]] = {"kind": "person", "name": "Ada"}
    body = {"game": game.id, "mode": setup.mode, "scenario": setup.scenario, "seats": seats, "seed": SEED}
    return url + _post(f"{url}/api/tables", msgspec.json.encode(body))


def long_table(url: str, entries: int) -> str:
    """Import a game with `entries` log entries; return its URL."""
    game = games()[LONG_GAME]
    chairs = [Occupant("person", f"{seat + 1}") for seat in range(game.min_seats)]
    match = Match.new(game, chairs, seed=SEED)
    numbers = stream(SEED, 1)
    while len(match.log) < entries and not match.state.is_over():
        seat = engine.waiting(match.state)[0]
        options = engine.legal(match.state, seat)
        chosen = options[int(numbers.below(len(options)))]
        match.accept(match.act(seat, match.decision_id, chosen.text(match.state)))
    return url + _post(f"{url}/api/import", save_file.dumps(match))


def _post(url: str, body: bytes) -> str:
    with urllib.request.urlopen(urllib.request.Request(url, body)) as answer:
        return str(json.load(answer)["mine"])


class Visitor:
    """Opens pages in a browser, each time with an empty cache."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser

    def visit(self, url: str, clicks: int = 0, whole_log: bool = False) -> Costs:
        context = self.browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        try:
            context.add_init_script(f"({WATCH_FIRST_CHOICE})()")
            page = context.new_page()
            network = context.new_cdp_session(page)
            network.send("Network.enable")
            loaded = {"requests": 0.0, "bytes": 0.0, "socket_bytes": 0.0}

            def finished(event: dict[str, Any]) -> None:
                loaded["requests"] += 1
                loaded["bytes"] += event["encodedDataLength"]

            def received(event: dict[str, Any]) -> None:
                loaded["socket_bytes"] += len(event["response"]["payloadData"])

            network.on("Network.loadingFinished", finished)
            network.on("Network.webSocketFrameReceived", received)
            page.goto(url)
            page.wait_for_function("() => window.firstChoice !== undefined")
            page.wait_for_timeout(700)  # for late requests
            costs: Costs = loaded | page.evaluate(TIMES)
            if clicks:
                times = [page.evaluate(CLICK) for _ in range(clicks)]
                if measured := [time for time in times if time is not None]:
                    costs["click_ms"] = statistics.median(measured)
            if whole_log:
                page.evaluate(WHOLE_LOG)
                network.send("HeapProfiler.collectGarbage")
                network.send("Performance.enable")
                metrics = {
                    metric["name"]: metric["value"]
                    for metric in network.send("Performance.getMetrics")["metrics"]
                }
                costs["nodes"] = page.evaluate("() => document.querySelectorAll('*').length")
                costs["heap_bytes"] = metrics["JSHeapUsedSize"]
            return costs
        finally:
            context.close()


def median(visits: Sequence[Costs]) -> Costs:
    names = dict.fromkeys(name for visit in visits for name in visit)
    return {name: statistics.median(visit[name] for visit in visits if name in visit) for name in names}


def page_costs(ids: Sequence[str], rounds: int, entries: int = LONG_ENTRIES) -> dict[str, Costs]:
    """Measure the lobby, a table of each game, and a table with a long game."""
    from playwright.sync_api import sync_playwright

    path = chromium()
    if path is None:
        raise FileNotFoundError("chromium")
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
        try:
            visitor = Visitor(browser)
            visitor.visit(url)  # warm up the server and the browser
            costs = {"lobby": median([visitor.visit(url) for _ in range(rounds)])}
            for id in ids:
                game = games()[id]
                costs[id] = median(
                    [visitor.visit(new_table(url, game), clicks=CLICKS) for _ in range(rounds)]
                )
            for length in (entries // 10, entries):
                costs[f"{LONG_GAME}, {length} entries"] = visitor.visit(
                    long_table(url, length), whole_log=True
                )
            return costs
        finally:
            browser.close()
