"""Measure the layout of the table: `python -m tools.layout [--save NAME] [GAME ...]`.

A Chromium plays the first decisions of every game in every window, with the same seeds and clicks, and measures the
page at each decision. `--save` adds the result to `bench/layout.md`. `--server URL` measures a server
that already runs (an older version, to compare with).
"""

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.browser.conftest import QUIET, Running, chromium_path
from tests.browser.fit import Fit, fit
from tests.browser.player import LOOK, Server

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "layout"
REPORT = ROOT / "bench" / "layout.md"

SIZES = [(1920, 1080), (1440, 900), (1024, 768), (844, 390), (390, 844)]
PHONE_HEIGHT, PHONE_WIDTH = 500, 600  # px; windows below one of these are phones
DECISIONS = 16
HINT_EVERY = 5  # decisions
LEAVE_SHOP = 0.4  # chance at each purchase
SETTLE_MS = 170
TIME_LIMIT_S = 90
STORY_LIMIT_S = 25  # until the enemy's turn after the last decision
SITUATIONS = ["turn", "list", "confirmation", "hint", "offer", "enemy's turn"]

# name: game, setup, seats, seed
GAMES: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "Zombicide 01": ("zombicide", {"scenario": "01", "mode": "faq"}, 1, 7),
    "Zombicide 08": ("zombicide", {"scenario": "08", "mode": "faq"}, 1, 7),
    "City of Horror": ("city-of-horror", {}, 4, 11),
    "All Things Zombie": ("all-things-zombie", {"mode": "solo", "scenario": "search-and-destroy"}, 1, 4),
    "Zombies!!!": ("zombies", {"mode": "classic", "scenario": "escape"}, 2, 11),
    "Zombie Plague": ("zombie-plague", {"mode": "basic"}, 2, 11),
}

WATCH_SHIFTS = """window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const node = entry.sources?.[0]?.node
      if (!entry.hadRecentInput) window.shifts.push([entry.value, node?.className?.baseVal ?? node?.className ?? ''])
    }
  }).observe({ type: 'layout-shift', buffered: true })"""

# map: share of the window that shows the drawn board; lines: log lines in sight
SHOWN = """() => {
  const frame = document.querySelector('[data-board]')?.getBoundingClientRect()
  const board = document.querySelector('[data-board] .board')?.getBoundingClientRect() ?? frame
  const least = (...values) => Math.min(...values)
  const most = (...values) => Math.max(...values)
  const side = (from, to, size) =>
    frame ? most(0, least(board[to], frame[to], size) - most(board[from], frame[from], 0)) : 0
  const width = side('left', 'right', innerWidth), height = side('top', 'bottom', innerHeight)
  const seen = (line) => {
    const { x, y, height } = line.getBoundingClientRect()
    return height > 0 && line.contains(document.elementFromPoint(x + 20, y + height / 2))
  }
  return {
    map: (width * height) / (innerWidth * innerHeight),
    lines: [...document.querySelectorAll('.log li')].filter(seen).length,
  }
}"""

STATE = f"""() => ({{
  ...({LOOK})(),
  story: !!document.querySelector('[data-skip]'),
  busy: !!document.querySelector('.prompt.waiting, [data-busy]') || !document.querySelector('.prompt h2'),
  shop: !!document.querySelector('[data-shop]'),
  offer: !!document.querySelector('.offer, .trade, .vote, .plans, [data-shop]'),
}})"""

CLICK = """([selector, number]) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && !one.disabled)
  found.at(number % found.length)?.click()
  return found.length > 0
}"""

PANEL = (
    ".seal .btn.lamp, .plan.can:not(.sel), .vote .block:not(:has(.sel)) .tile.can, .offer button:not(.ghost),"
    " .trade button, [data-shop] button.can, [data-shop] .btn"
)
LIST = ".choices button:not(.back):not(.shut)"
LAMP = ".prompt .btn.lamp"
VERB = "[role=toolbar] button.can"


@dataclass
class Look:
    """Measures of one moment; `fit` explains most of them."""

    situation: str
    map: float
    lines: int
    wide: int
    long: int
    cut: list[str]
    hidden: list[str]
    small: list[str]


@dataclass
class Run:
    """Measures of one game in one window."""

    case: str
    size: str
    looks: list[Look] = field(default_factory=list)
    shift: float = 0.0
    moved: dict[str, float] = field(default_factory=dict)  # by the element that moved furthest
    errors: list[str] = field(default_factory=list)

    @property
    def decisions(self) -> list[Look]:
        return [look for look in self.looks if look.situation not in ("hint", "enemy's turn")]


def measure(page: Page, run: Run, situation: str, pictures: Path | None) -> None:
    """Measure this moment, and photograph the first of its situation."""
    if pictures and not any(look.situation == situation for look in run.looks):
        page.screenshot(path=pictures / f"{run.case} {run.size} {situation}.png")
    result: Fit = fit(page)
    shown = page.evaluate(SHOWN)
    sizes = (result.wide, result.long, result.cut, result.hidden, result.small)
    run.looks.append(Look(situation, shown["map"], shown["lines"], *sizes))


def situation_of(seen: dict[str, Any]) -> str:
    if seen["asking"]:
        return "confirmation"
    if seen["choices"]:
        return "list"
    return "offer" if seen["offer"] else "turn"


def decide(page: Page, seen: dict[str, Any], choice: random.Random) -> None:
    """Answer at random, a third of the time by a verb that opens a list."""
    number = choice.randrange(1000)
    if seen["asking"]:
        page.evaluate(CLICK, [LAMP, 0])
    elif seen["choices"]:
        page.evaluate(CLICK, [LIST, number])
    elif seen["tile"]:
        page.evaluate(CLICK, ["[data-tile] button", -1])
    elif seen["shop"] and choice.random() < LEAVE_SHOP:
        page.evaluate(CLICK, [".shop .done", 0])
    elif seen["offer"] and page.evaluate(CLICK, [PANEL, number]):
        return
    elif seen["confirm"] and (not seen["verbs"] or choice.random() < 0.8):
        page.evaluate(CLICK, [LAMP, 0])
    elif seen["verbs"]:
        page.evaluate(CLICK, [VERB, number])
    elif seen["things"]:
        page.locator("[data-board] [data-thing][tabindex]").first.dispatch_event("click")


def note_shifts(page: Page, run: Run) -> None:
    """Keep the layout shifts of the decisions so far."""
    moved: Counter[str] = Counter()
    for value, what in page.evaluate("() => window.shifts"):
        run.shift += value
        moved[str(what).split(" svelte")[0]] += value
    run.shift *= DECISIONS / max(1, len(run.decisions))
    run.moved = {what: round(value, 3) for what, value in moved.most_common(4)}


def open_hint(page: Page) -> bool:
    """Return whether the hint came in time."""
    page.evaluate(CLICK, ["[data-advise]", 0])
    try:
        page.locator("[data-hint] .btn.lamp:enabled").wait_for(timeout=20_000)
    except TimeoutError:
        return False
    page.wait_for_timeout(SETTLE_MS)
    return True


def play(page: Page, run: Run, pictures: Path | None) -> None:
    """Play the decisions at once, then slowly until the enemy's turn, measuring each moment."""
    choice = random.Random(3)
    ends = time.monotonic() + TIME_LIMIT_S
    while len(run.decisions) < DECISIONS and time.monotonic() < ends:
        if not _take_one(page, run, choice, pictures):
            break
    note_shifts(page, run)
    page.keyboard.press("s")  # from instant to slow
    ends = min(ends, time.monotonic() + STORY_LIMIT_S)
    while time.monotonic() < ends and _take_one(page, run, choice, pictures, is_measured=False):
        pass


def _take_one(
    page: Page, run: Run, choice: random.Random, pictures: Path | None, is_measured: bool = True
) -> bool:
    """Answer the next question; return False at the enemy's turn or the end of the game."""
    seen = page.evaluate(STATE)
    if seen["over"]:
        return False
    if seen["story"]:
        page.wait_for_timeout(SETTLE_MS)
        if page.locator("[data-skip]").count():
            measure(page, run, "enemy's turn", pictures)
        return False
    if seen["busy"]:
        page.wait_for_timeout(SETTLE_MS / 2)
        return True
    if is_measured:
        played = len(run.decisions)
        measure(page, run, situation_of(seen), pictures)
        if played % HINT_EVERY == 1 and open_hint(page):
            measure(page, run, "hint", pictures)
            page.evaluate(CLICK, ["[data-hint] .close", 0])
    if page.locator("dialog[open], .inspect").count():
        page.keyboard.press("Escape")
    decide(page, seen, choice)
    page.wait_for_timeout(SETTLE_MS)
    return True


def run_case(
    browser: Browser, server: Server, case: str, width: int, height: int, pictures: Path | None
) -> Run:
    """Open a new table of one game in one window and play it."""
    game, setup, seats, seed = GAMES[case]
    people = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "novice"}] * (seats - 1)]
    made = server.post("/api/tables", {"game": game, "seats": people, "seed": seed, **setup})
    touch = height < PHONE_HEIGHT or width < PHONE_WIDTH
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", has_touch=touch, is_mobile=touch
    )
    context.add_init_script(
        f"""localStorage.setItem('shamble.speed', '"instant"');
            localStorage.setItem('shamble.theme', '"dark"');{WATCH_SHIFTS}"""
    )
    page = context.new_page()
    run = Run(case, f"{width}x{height}")
    page.on("pageerror", lambda error: run.errors.append(str(error)))
    page.on("console", lambda line: run.errors.append(line.text) if line.type == "error" else None)
    page.goto(server.url + made["mine"])
    page.locator(".prompt h2").wait_for()
    page.wait_for_timeout(5 * SETTLE_MS)
    page.keyboard.press("Escape")
    page.evaluate("() => (window.shifts.length = 0)")
    play(page, run, pictures)
    context.close()
    return run


def _row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def _percent(values: list[float]) -> str:
    return f"{100 * mean(values):.0f}" if values else "–"


def _table(runs: list[Run]) -> list[str]:
    """Return one result as a Markdown table, a column for every window."""
    sizes = [size for width, height in SIZES if (size := f"{width}x{height}") in {run.size for run in runs}]
    of = {size: [run for run in runs if run.size == size] for size in sizes}
    rows = [_row("", sizes), _row("---", ["---"] * len(sizes))]
    for case in GAMES:
        shares = [
            [look.map for run in of[size] if run.case == case for look in run.decisions] for size in sizes
        ]
        rows.append(_row(f"map, % of the window: {case}", [_percent(values) for values in shares]))
    for situation in SITUATIONS:
        cells = []
        for size in sizes:
            results = [look for run in of[size] for look in run.looks if look.situation == situation]
            hidden = sum(len(look.hidden) > 0 for look in results)
            least = f"{100 * min(look.map for look in results):.0f}" if results else "–"
            cells.append(f"{least} ({hidden} of {len(results)})")
        rows.append(_row(f"{situation}: least map (verbs cut or out of sight)", cells))

    def every(size: str) -> list[Look]:
        return [look for run in of[size] for look in run.looks]

    def texts(size: str, name: str) -> int:
        return len(
            {(run.case, text) for run in of[size] for look in run.looks for text in getattr(look, name)}
        )

    shifts = {size: [run.shift for run in of[size]] or [0.0] for size in sizes}
    rows += [
        _row(
            "layout shift per 16 decisions, mean / worst",
            [f"{mean(shifts[size]):.2f} / {max(shifts[size]):.2f}" for size in sizes],
        ),
        _row(
            "page longer than the window, px",
            [str(max([look.long for look in every(size)], default=0)) for size in sizes],
        ),
        _row("texts cut", [str(texts(size, "cut")) for size in sizes]),
        _row("texts below 12 px", [str(texts(size, "small")) for size in sizes]),
        _row(
            "log lines in sight, mean",
            [f"{mean([look.lines for look in every(size)] or [0]):.1f}" for size in sizes],
        ),
        _row("errors in the console", [str(sum(len(run.errors) for run in of[size])) for size in sizes]),
    ]
    return rows


def _load(path: Path) -> list[Run]:
    result = json.loads(path.read_text())
    return [Run(**{**run, "looks": [Look(**look) for look in run["looks"]]}) for run in result]


def save(runs: list[Run], name: str) -> None:
    """Write the result and the report of all results."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps([asdict(run) for run in runs], indent=1) + "\n")
    report = [
        "# The table in every window",
        "",
        "Made by `python -m tools.layout --save NAME`: the first 16 decisions of six games in every window, with the",
        "same seeds and clicks, and the enemy's turn after them. Map: the drawn board. Least map: of all games. In",
        "results 1 to 3 the layout shift includes the enemy's turn.",
    ]
    for path in sorted(RESULTS.glob("*.json")):
        report += ["", f"## {path.stem}", "", *_table(_load(path))]
    REPORT.write_text("\n".join(report) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", metavar="GAME", help="beginnings of names, default all")
    parser.add_argument("--size", action="append", help="such as 1440x900, default all")
    parser.add_argument("--server", help="address of a running server")
    parser.add_argument("--save", metavar="NAME")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="one of every situation")
    asked = parser.parse_args()
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    runs: list[Run] = []
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        server: Server
        if asked.server:
            server = Server()
            server.url = asked.server
        else:
            running = Running(Path(stack.enter_context(tempfile.TemporaryDirectory())))
            stack.callback(running.stop)
            server = running
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        stack.callback(browser.close)
        for case in GAMES:
            if asked.cases and not any(case.startswith(name) for name in asked.cases):
                continue
            for width, height in SIZES:
                if asked.size and f"{width}x{height}" not in asked.size:
                    continue
                run = run_case(browser, server, case, width, height, asked.pictures)
                runs.append(run)
                print(*_problems(run), sep="\n  ", flush=True)
    print("", *_table(runs), sep="\n")
    if asked.save:
        save(runs, asked.save)


def _problems(run: Run) -> list[str]:
    """Return the name of the run and its shortcomings."""
    maps = _percent([look.map for look in run.decisions])
    met = Counter(look.situation for look in run.looks)
    results = {
        f"{kind} ({look.situation}): {text}"
        for look in run.looks
        for kind, texts in (("out of sight", look.hidden), ("cut", look.cut), ("small", look.small))
        for text in texts
    }
    head = f"{run.case}, {run.size}: map {maps} %, shift {run.shift:.2f} {run.moved}, {dict(met)}"
    return [head, *sorted(results), *run.errors]


if __name__ == "__main__":
    main()
