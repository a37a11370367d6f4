"""What the page costs in a browser: requests, bytes, the first picture, the first decision, a click, a long game.

A server of its own and a Chromium without a window; every page is opened by a browser that has never been here."""

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
from shamble.match.log import Chair
from shamble.match.match import Match

Costs = dict[str, float]

SEED = 2026
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
LONG = "zombie-plague"  # whose games at random are long
ENTRIES = 3000
CLICKS = 5

# when something that can be chosen is first on the screen
WATCH = """() => {
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

# clicks the last thing that may be done, as often as it takes to send something, and waits until the table asks again
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

# everything the log has, laid open
WHOLE_LOG = """async () => {
  const wait = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (let older; (older = document.querySelector('.log button.older')); await wait()) {
    older.scrollIntoView()  // out of sight of the button for what is newer, which would go back
    older.click()
  }
}"""


def chromium() -> str | None:
    """The Chromium of this machine."""
    names = (os.environ.get("SHAMBLE_CHROMIUM", ""), *CHROMIUM)
    return next((found for name in names if name and (found := shutil.which(name))), None)


@contextmanager
def serving() -> Iterator[str]:
    """A server in a process of its own; gives its address."""
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
            while time.monotonic() < deadline and not _answers(url):
                time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait()


def _answers(url: str) -> bool:
    try:
        urllib.request.urlopen(f"{url}/api/games", timeout=2).close()
        return True
    except OSError:
        return False


def new_table(url: str, game: Game[Any]) -> str:
    """The address of the smallest table, with me, who am asked first, and novices."""
    setup = game.default_setup(game.min_seats)
    g = game.new(setup, SEED)
    engine.start(g)
    seats = [{"kind": "bot", "bot": "novice"}] * setup.seats
    seats[engine.waiting(g)[0]] = {"kind": "person", "name": "Ada"}
    body = {"game": game.id, "mode": setup.mode, "scenario": setup.scenario, "seats": seats, "seed": SEED}
    return url + _post(f"{url}/api/tables", msgspec.json.encode(body))


def long_table(url: str, entries: int) -> str:
    """The address of a table with a long game behind it."""
    game = games()[LONG]
    chairs = [Chair("person", f"{seat + 1}") for seat in range(game.min_seats)]
    match = Match.new(game, chairs, seed=SEED)
    numbers = stream(SEED, 1)
    while len(match.log) < entries and not match.state.is_over():
        seat = engine.waiting(match.state)[0]
        options = engine.legal(match.state, seat)
        chosen = options[int(numbers.below(len(options)))]
        match.accept(match.act(seat, match.number, chosen.text(match.state)))
    return url + _post(f"{url}/api/import", save_file.dumps(match))


def _post(url: str, body: bytes) -> str:
    with urllib.request.urlopen(urllib.request.Request(url, body)) as answer:
        return str(json.load(answer)["mine"])


class Visitor:
    """Opens pages in a browser, each time for the first time."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser

    def visit(self, url: str, clicks: int = 0, whole_log: bool = False) -> Costs:
        context = self.browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
        try:
            context.add_init_script(f"({WATCH})()")
            page = context.new_page()
            network = context.new_cdp_session(page)
            network.send("Network.enable")
            loaded = {"requests": 0.0, "bytes": 0.0, "socket_bytes": 0.0}

            def finished(event: dict[str, Any]) -> None:
                loaded["requests"] += 1
                loaded["bytes"] += event["encodedDataLength"]

            def heard(event: dict[str, Any]) -> None:
                loaded["socket_bytes"] += len(event["response"]["payloadData"])

            network.on("Network.loadingFinished", finished)
            network.on("Network.webSocketFrameReceived", heard)
            page.goto(url)
            page.wait_for_function("() => window.firstChoice !== undefined")
            page.wait_for_timeout(700)  # whatever is asked for late
            costs: Costs = loaded | page.evaluate(TIMES)
            if clicks:
                times = [page.evaluate(CLICK) for _ in range(clicks)]
                told = [time for time in times if time is not None]
                if told:
                    costs["click_ms"] = statistics.median(told)
            if whole_log:
                page.evaluate(WHOLE_LOG)
                network.send("HeapProfiler.collectGarbage")
                network.send("Performance.enable")
                metrics = {
                    one["name"]: one["value"] for one in network.send("Performance.getMetrics")["metrics"]
                }
                costs["nodes"] = page.evaluate("() => document.querySelectorAll('*').length")
                costs["heap_bytes"] = metrics["JSHeapUsedSize"]
            return costs
        finally:
            context.close()


def median(visits: Sequence[Costs]) -> Costs:
    names = dict.fromkeys(name for visit in visits for name in visit)
    return {name: statistics.median(visit[name] for visit in visits if name in visit) for name in names}


def page_costs(ids: Sequence[str], rounds: int, entries: int = ENTRIES) -> dict[str, Costs]:
    """Lobby, a table of each game, and a table with a long game behind it."""
    from playwright.sync_api import sync_playwright

    path = chromium()
    if path is None:
        raise FileNotFoundError("chromium")
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        try:
            visitor = Visitor(browser)
            visitor.visit(url)  # the server's and the browser's first time is not the page's
            found = {"lobby": median([visitor.visit(url) for _ in range(rounds)])}
            for id in ids:
                game = games()[id]
                found[id] = median(
                    [visitor.visit(new_table(url, game), clicks=CLICKS) for _ in range(rounds)]
                )
            for length in (entries // 10, entries):
                found[f"{LONG}, {length} entries"] = visitor.visit(long_table(url, length), whole_log=True)
            return found
        finally:
            browser.close()
