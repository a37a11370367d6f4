"""Record the moving picture of the README from a recorded game.

`python -m tools.moving_picture` steps through one round in the replay page. It writes docs/img/round.webp, and its
first frame as docs/img/round.png.
"""

import io
import json
import tempfile
import urllib.request
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from shamble.match import save_file
from shamble.match.match import Match
from tests.browser.conftest import QUIET, Running, chromium_path

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests" / "recorded" / "zombicide-01-four.shamble"
IMAGES = ROOT / "docs" / "img"
ROUND = 4
SIZE = (1280, 800)
SHOWN = (960, 600)
FRAME_MS = 700
LAST_FRAME_MS = 2500
MAX_FRAMES = 48
MAX_BYTES = 3_000_000


def steps_of_round(match: Match, number: int) -> tuple[int, int]:
    """Return the first and last replay step of a round."""
    rounds = [match.game.round(match.state_at(played.version)) for played in match.active]
    steps = [step for step, current in enumerate(rounds) if current == number]
    return steps[0], steps[-1]


def frames(page: Page, first: int, last: int) -> list[Image.Image]:
    """Return a picture of the page at some steps of the replay."""
    stride = max(1, -(-(last - first) // MAX_FRAMES))
    shots = []
    for step in range(last + 1):
        if step:
            page.keyboard.press("ArrowRight")
        if step >= first and (step - first) % stride == 0:
            page.wait_for_timeout(450)
            shots.append(
                Image.open(io.BytesIO(page.screenshot()))
                .convert("RGB")
                .resize(SHOWN, Image.Resampling.LANCZOS)
            )
    return shots


def main() -> None:
    """Record the round and write both pictures."""
    match = save_file.revive(save_file.loads(GAME.read_bytes()))
    first, last = steps_of_round(match, ROUND)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(Path(folder))
        try:
            request = urllib.request.Request(running.url + "/api/import", GAME.read_bytes())
            with urllib.request.urlopen(request) as answer:
                made = json.load(answer)
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
            page.goto(running.url + made["mine"].replace("/t/", "/replay/"))
            page.locator("[data-board]").first.wait_for()
            shots = frames(page, first, last)
            browser.close()
        finally:
            running.stop()
    target = IMAGES / "round.webp"
    for quality in (80, 70, 60, 50, 40):
        times = [FRAME_MS] * (len(shots) - 1) + [LAST_FRAME_MS]
        shots[0].save(
            target, save_all=True, append_images=shots[1:], duration=times, loop=0, quality=quality, method=6
        )
        if target.stat().st_size < MAX_BYTES:
            break
    shots[0].save(IMAGES / "round.png", optimize=True)
    print(f"{len(shots)} frames, {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
