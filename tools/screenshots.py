"""Take the pictures of the documentation: `python -m tools.screenshots [zombicide]`.

It starts a server of its own. With `zombicide` it takes only that game's eleven boards.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from shamble.core.events import Event
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME as ALL_THINGS_ZOMBIE
from shamble.games.all_things_zombie.rules.exchange import Aim
from shamble.games.all_things_zombie.state import HexState
from shamble.games.all_things_zombie.team_building import Shop
from shamble.games.city_of_horror import GAME as CITY
from shamble.games.city_of_horror.rules.votes import Vote
from shamble.games.city_of_horror.state import CityState
from shamble.games.zombies import GAME as ZOMBIES
from shamble.games.zombies.state import ZombiesState
from shamble.match.match import Match
from tests.browser.conftest import QUIET, Running, chromium_path
from tests.browser.hints import do_step
from tests.browser.player import Player
from tests.browser.saved_games import open_played_game

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "img"
TABLE = ["me", "novice", "novice", "novice", "novice", "novice"]
BOARD_SEED = 4
BOARD_DECISIONS = 44  # until doors are open and zombies are on the board


class Follower(Player):
    """Follows the hints, so that the pictures show sensible play."""

    def follow(self, most: int) -> bool:
        for _ in range(most):
            seen = self.look()
            if seen["over"]:
                return True
            if seen["asking"]:
                self.page.locator(".prompt.asks .btn.lamp").click()
            else:
                do_step(self.page)
        return False


def open_table(browser_page: Page, running: Running, seed: int) -> None:
    browser_page.goto(running.url + running.new_table(TABLE, seed=seed))


def zombicide_boards(page: Callable[[], Page], running: Running) -> None:
    """Take the eleven missions of Zombicide in the middle of a game."""
    for number in range(11):
        mission = f"{number:02}"
        body = {"game": "zombicide", "mode": "book", "scenario": mission, "seed": BOARD_SEED, "options": {}}
        shown = page()
        shown.goto(
            running.url
            + running.post("/api/tables", {**body, "seats": [{"kind": "person", "name": "Ada"}]})["mine"]
        )
        alone = mission == "09"  # one survivor dies sooner
        Follower(shown).follow(BOARD_DECISIONS // 3 if alone else BOARD_DECISIONS)
        shown.keyboard.press("Escape")
        shown.mouse.move(5, 400)
        shown.wait_for_timeout(900)
        shown.screenshot(path=IMAGES / f"zombicide-{mission}.png")
        shown.close()


def all_things_zombie(
    running: Running, page: Callable[..., Page], shoot: Callable[[Page, str], None]
) -> None:
    """Take a line of fire, a team being bought, a day at the barn, and a phone."""

    def state(match: Match) -> HexState:
        assert isinstance(match.state, HexState)
        return match.state

    def aims(match: Match, _: list[Event]) -> bool:
        return isinstance(match.pending(), Aim) and state(match).turn >= 3 and len(match.options(0)) > 4

    def later(match: Match, _: list[Event]) -> bool:
        return state(match).turn >= 3 and state(match).acting >= 0

    def rich(match: Match, _: list[Event]) -> bool:
        return isinstance(match.pending(), Shop) and sum([len(s.items()) for s in state(match).people]) > 2

    fight = running.url + open_played_game(
        running, ALL_THINGS_ZOMBIE, Setup(1, "solo", "the-barricade"), 2, aims
    )
    aim = page()
    aim.goto(fight)
    aim.locator("[data-board] [data-thing^='zom:']").last.hover()
    shoot(aim, "atz-table")
    phone = page(390, 844)
    phone.goto(fight)
    phone.get_by_role("toolbar").wait_for()
    shoot(phone, "atz-phone")
    farm = Setup(1, "solo", "race-to-the-helicopter")
    day = page(theme="light", language="it")
    day.goto(running.url + open_played_game(running, ALL_THINGS_ZOMBIE, farm, 2, later))
    day.get_by_role("toolbar").wait_for()
    shoot(day, "atz-light")
    team = page()
    team.goto(
        running.url + open_played_game(running, ALL_THINGS_ZOMBIE, Setup(1, "solo", "skirmish"), 4, rich)
    )
    team.locator("[data-shop] [data-thing='item:vest']").hover()
    shoot(team, "atz-team")


def city_and_zombies(running: Running, page: Callable[..., Page], shoot: Callable[[Page, str], None]) -> None:
    """Take a vote in the second hour, and a city some rounds into the game."""

    def votes(match: Match, _: list[Event]) -> bool:
        g = match.state
        return (
            isinstance(g, CityState)
            and isinstance(match.pending(), Vote)
            and g.hour > 1
            and 0 in match.waiting()
        )

    def grown(match: Match, _: list[Event]) -> bool:
        g = match.state
        return (
            isinstance(g, ZombiesState)
            and g.round > 3
            and match.waiting() == (0,)
            and len(match.options(0)) > 3
        )

    vote = page()
    vote.goto(running.url + open_played_game(running, CITY, CITY.default_setup(4), 3, votes))
    vote.locator(".tile").first.wait_for()
    shoot(vote, "city")
    city = page()
    city.goto(running.url + open_played_game(running, ZOMBIES, ZOMBIES.default_setup(4), 6, grown))
    city.get_by_role("toolbar").wait_for()
    shoot(city, "zombies")


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(Path(folder))
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)

        def page(width: int = 1440, height: int = 900, theme: str = "dark", language: str = "en") -> Page:
            context = chromium.new_context(viewport={"width": width, "height": height}, locale=language)
            context.add_init_script(
                f"""localStorage.setItem('shamble.speed', '"instant"');
                    localStorage.setItem('shamble.theme', '"{theme}"');"""
            )
            return context.new_page()

        def shoot(shown: Page, name: str) -> None:
            shown.wait_for_timeout(900)
            shown.screenshot(path=IMAGES / f"{name}.png")

        if "zombicide" in sys.argv[1:]:
            zombicide_boards(page, running)
            chromium.close()
            running.stop()
            return 0
        lobby = page()
        lobby.goto(running.url)
        lobby.get_by_role("heading").first.wait_for()
        shoot(lobby, "lobby")

        table = page()
        open_table(table, running, 11)
        follower = Follower(table)
        follower.follow(90)
        follower.look()
        shoot(table, "table")
        refused = table.locator("[role=toolbar] button.no").first
        refused.hover()
        shoot(table, "refused")
        table.mouse.move(5, 400)

        day = page(theme="light", language="it")
        day.goto(table.url)
        day.get_by_role("toolbar").wait_for()
        shoot(day, "table-light")
        phone = page(390, 844)
        phone.goto(table.url)
        phone.get_by_role("toolbar").wait_for()
        shoot(phone, "phone")

        follower.follow(2000)
        shoot(table, "end")
        again = page()
        again.goto(table.url.replace("/t/", "/replay/"))
        slider = again.get_by_role("slider").first
        slider.focus()
        for _ in range(40):
            again.keyboard.press("PageUp")
        shoot(again, "replay")
        rules = page()
        rules.goto(running.url + "/rules/zombie-plague#ZP-07.04")
        rules.get_by_role("heading").first.wait_for()
        shoot(rules, "rules")
        zombicide_boards(page, running)
        all_things_zombie(running, page, shoot)
        city_and_zombies(running, page, shoot)
        chromium.close()
        running.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
