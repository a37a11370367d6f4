"""City of Horror in the browser: whole games, secrets, refusals, offers."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from shamble.core.events import Event
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.rules.windows import BEFORE_ATTACK, Opportunity
from shamble.games.city_of_horror.state import CityState
from shamble.match.match import Match
from tests.browser.axe import violations
from tests.browser.city_player import CityPlayer
from tests.browser.player import Server
from tests.browser.saved_games import import_table, open_played_game, play_until
from tests.browser.screens import SCREENS
from tests.games.city_of_horror.secrets import leaks

pytestmark = pytest.mark.browser

MOST = 4000  # steps of both players together in a whole game


def links(server: Server, seed: int, people: int, bots: int, **options: object) -> dict[str, str]:
    """Open a table with this number of people and bots and return the link of each seat.

    A single person gets the host's link: then the seed decides all dice."""
    seats: list[dict[str, str]] = [{"kind": "person", "name": name} for name in ("Ada", "Ben")[:people]]
    seats += [{"kind": "bot", "bot": "novice"}] * bots
    body = {"game": "city-of-horror", "seats": seats, "options": options, "seed": seed}
    made = server.post("/api/tables", body)
    links: dict[str, str] = made["seats"]
    return links if people > 1 else {"0": made["mine"]}


def play(players: list[CityPlayer], until: Callable[[], bool], most: int = MOST) -> bool:
    """Let all players take small steps until `done` returns True; return whether it did."""
    idle = 0
    for _ in range(most):
        if until():
            return True
        moved = [player.step() for player in players]
        idle = idle + 1 if all(what == "wait" for what in moved) else 0
        players[0].page.wait_for_timeout(40 if idle == 0 else 120)
        if idle > 900:
            return False
    return until()


def offers(player: CityPlayer) -> None:
    """Play up to a trading window and open a rival's panel.

    If the player passes the window at the same moment, the next one is taken."""
    page = player.page
    button = page.locator(".inspect [data-act='offer']")
    for _ in range(4):
        assert play([player], lambda: page.locator(".orders").count() > 0)
        page.locator(".party .seat").nth(1).click()
        expect(page.locator(".inspect")).to_be_visible()
        with suppress(AssertionError):
            expect(button).to_be_visible(timeout=2000)
            return
        page.keyboard.press("Escape")
    expect(button).to_be_visible()


def over(players: list[CityPlayer]) -> Callable[[], bool]:
    return lambda: all(player.page.locator(".finale").count() for player in players)


@pytest.mark.soak
def test_whole_game_leaks_no_secret(server: Server, open_page: Callable[..., Page]) -> None:
    seats = links(server, 4, 2, 1, offers=1)
    ada, ben = CityPlayer(open_page("en"), 0), CityPlayer(open_page("en"), 1)
    players = [ada, ben]
    for player in players:
        player.sit_down(server.url + seats[str(player.seat)])
        player.wants = ["play", "cancel"]
    ada.wants.append("trade Ben")

    assert play(players, lambda: "event-goods" in ada.heard), "nothing was traded"
    ada.wants.remove("trade Ben")
    assert play(players, lambda: "event-cancelled" in ada.heard), "no card was cancelled"
    assert play(players, lambda: "event-voted" in ada.heard), "no player voted"
    for player in players:
        player.wants = []
    assert play(players, over(players)), "the game did not end"

    assert "vote" in ada.done + ben.done
    for player in players:
        expect(player.page.locator(".finale .scores li")).to_have_count(3)
        assert len(player.frames) > 100
        assert leaks(player.seat, player.frames) == []


def test_search_for_secrets_finds_a_leak(server: Server, open_page: Callable[..., Page]) -> None:
    """The search for secrets finds those in Ada's frames when it reads them as Ben's."""
    seats = links(server, 4, 1, 2)
    ada = CityPlayer(open_page("en"), 0)
    ada.sit_down(server.url + seats["0"])
    assert play([ada], lambda: ada.page.locator(".plan").count() > 0)
    assert ada.frames
    assert leaks(0, ada.frames) == []
    assert any("hand of seat 0" in what for what in leaks(1, ada.frames))


def test_card_refused_during_a_vote_names_its_rule(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("en")

    def asked(seed: int) -> bool:
        """Return whether a card is refused during a vote; not every game reaches one."""
        player = CityPlayer(page, 0)
        player.sit_down(server.url + links(server, seed, 1, 3)["0"])
        player.spare = ".tile"
        return play([player], lambda: page.locator(".tile").count() > 0)

    assert any(asked(seed) for seed in range(5, 9)), "no vote for this seat"
    expect(page.locator(".lock").filter(has_text="CH-")).to_have_count(1)
    expect(page.locator("button.lit:enabled[data-thing^='card:']")).to_have_count(0)
    tile = page.locator(".tile").first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".seal .btn")).to_contain_text("Seal")


@pytest.mark.parametrize(("size", "theme"), SCREENS)
def test_axe_finds_nothing_at_the_table(
    server: Server, open_page: Callable[..., Page], theme: str, size: tuple[int, int]
) -> None:
    page = open_page("it", *size, theme=theme)
    player = CityPlayer(page, 0)
    player.sit_down(server.url + links(server, 6, 1, 3)["0"])
    results = []
    for moment in (".orders", ".plan"):
        assert play([player], lambda: page.locator(moment).count() > 0)  # noqa: B023
        results += [(moment, *wrong) for wrong in violations(page)]
    assert results == []
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= size[0], f"the page is {wide} wide: it scrolls sideways"


def test_panels_explain_themselves_in_both_languages(server: Server, open_page: Callable[..., Page]) -> None:
    page = open_page("it")
    player = CityPlayer(page, 0)
    player.sit_down(server.url + links(server, 7, 1, 3)["0"])
    offers(player)  # a rival's panel opens, and the offer is made there
    expect(page.locator(".offer .rows")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".track li button").nth(1).click()
    expect(page.locator(".inspect .text p").first).not_to_be_empty()
    page.keyboard.press("Escape")
    assert play([player], lambda: page.locator(".plan").count() == 6)
    expect(page.locator(".plans")).to_contain_text("Chiesa")
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("radio", name=re.compile("English")).click()
    page.keyboard.press("Escape")
    expect(page.locator(".plans")).to_contain_text("Church")


def test_last_page_on_a_phone_begins_with_the_ranking(server: Server, open_page: Callable[..., Page]) -> None:
    """The cards are not said to be closed by a vote after the game, either."""
    mine = open_played_game(server, GAME, GAME.default_setup(3), 4, lambda match, _: match.state.is_over())
    page = open_page("en", 390, 844)
    page.goto(server.url + mine)
    first = page.locator(".finale .scores li").first
    expect(first).to_be_in_viewport()
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".finale").evaluate("(one) => one.scrollTo(0, 0)")
    expect(first).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("Escape")
    expect(page.locator("[data-region='hand']")).to_be_visible()
    expect(page.locator("[data-region='hand']")).not_to_contain_text("closed during a vote")


def bargaining(match: Match, events: list[Event]) -> bool:
    """Return whether Ada and Bea can trade before an attack, with something to give."""
    g = match.state
    frame = match.pending()
    assert isinstance(g, CityState)
    if not isinstance(frame, Opportunity) or frame.moment != BEFORE_ATTACK or not g.under_attack(frame.place):
        return False
    asked = all(seat in match.waiting() and frame.concerns(g, seat) for seat in (0, 1))
    return asked and len(g.hands[0]) > 0


@pytest.mark.parametrize("size", [(1440, 900), (844, 390), (390, 844)])
def test_offer_is_a_question(server: Server, open_page: Callable[..., Page], size: tuple[int, int]) -> None:
    """A vote promised in four clicks is put to Bea as a question, and Ada reads her refusal."""
    made = import_table(server, play_until(GAME, GAME.default_setup(3), 4, bargaining))
    ada, bea = open_page("en", *size), open_page("en", *size)
    for page, seat in ((ada, "0"), (bea, "1")):
        page.goto(server.url + made["seats"][seat])
        page.locator(".prompt:not(.waiting)").wait_for()
    ada.locator("[role=toolbar] [data-verb=offer]").click()
    ada.locator(".choices button", has_text="Bea").click()
    ada.locator("[data-side=give] button", has_text="Vote in an attack").click()
    ada.locator("[data-send]").click()
    question = bea.locator(".prompt h2")
    expect(question).to_have_text(re.compile("Ada promises: vote on .+"))
    answers = bea.locator("[data-answer]")
    expect(answers).to_have_text(["Accept", "Refuse", "Counter-offer"])
    assert answers.evaluate_all("(all) => all.some((one) => one.classList.contains('lamp'))") is False
    tab = bea.get_by_role("tab", name=re.compile("Offers"))
    if size[0] < 1440:  # in a larger window offers are in sight
        expect(tab).to_contain_text("1")
    bea.locator("[data-later]").click()
    expect(question).not_to_contain_text("Ada promises")
    bea.reload()
    expect(question).to_contain_text("Ada promises")
    answers.nth(1).click()
    expect(ada.locator("[data-notice]")).to_contain_text("Bea refuses your offer.")


def test_offer_is_put_together_before_it_is_sent(server: Server, open_page: Callable[..., Page]) -> None:
    """Pieces can be taken out and changed, and nothing reaches the server before the whole offer."""
    made = import_table(server, play_until(GAME, GAME.default_setup(3), 4, bargaining))
    ada = open_page("en", 1024, 768)
    ada.goto(server.url + made["seats"]["0"])
    ada.locator("[role=toolbar] [data-verb=offer]").click()
    ada.locator(".choices button", has_text="Bea").click()
    give, want = ada.locator("[data-side=give]"), ada.locator("[data-side=want]")
    give.locator("button.can").first.click()
    want.locator("button", has_text="Help").click()
    want.get_by_label("How many").select_option("3")
    expect(ada.locator(".piece")).to_have_count(2)
    give.get_by_role("button", name="Remove").click()
    expect(give.locator(".piece")).to_have_count(0)
    ada.locator("[data-back]").click()
    expect(give.locator(".piece")).to_have_count(1)
    give.get_by_role("button", name="Remove").click()
    ada.locator("[data-send]").click()
    bea = open_page("en")
    bea.goto(server.url + made["seats"]["1"])
    expect(bea.locator(".prompt h2")).to_have_text(re.compile("Ada wants from you: 3 zombies fewer, [^,]+"))
