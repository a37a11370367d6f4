"""Take screenshots of every game at every size in both languages.

`python -m tools.pictures FOLDER [GAME ...]` uses a server and a Chromium of its own, in the middle of a
game. Compare them before and after a change of the page.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from shamble.match.installed_games import games
from shamble.server import game_info
from tests.browser.conftest import QUIET, Running, chromium_path
from tests.browser.saved_games import open_played_game

SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
LANGUAGES = ["en", "it"]
ENTRIES = 60  # entries into the game
SEATS = 3
SEED = 7


def take(browser: Browser, running: Running, id: str, folder: Path) -> None:
    """Set up one position and photograph it in each language and window."""
    game = games()[id]
    seats = max(game.min_seats, min(game.max_seats, SEATS))
    path = open_played_game(
        running, game, game.default_setup(seats), SEED, lambda match, _: len(match.log) > ENTRIES
    )
    for language in LANGUAGES:
        context = browser.new_context(locale=language)
        context.add_init_script("""localStorage.setItem('shamble.speed', '"instant"');
            localStorage.setItem('shamble.theme', '"dark"');""")
        page = context.new_page()
        page.goto(running.url + path)
        page.locator(".prompt h2, .pass-screen .btn.lamp").first.wait_for()
        if page.locator(".pass-screen").count():
            page.locator(".pass-screen .btn.lamp").click()
            page.locator(".prompt h2").first.wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(700)
            page.screenshot(path=folder / f"{id}-{language}-{width}x{height}.png")
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("ids", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as database, sync_playwright() as playwright:
        running = Running(Path(database))
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
            for info in game_info.games():
                if not asked.ids or info.id in asked.ids:
                    take(browser, running, info.id, asked.folder)
            browser.close()
        finally:
            running.stop()


if __name__ == "__main__":
    main()
