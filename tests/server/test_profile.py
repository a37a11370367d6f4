"""Profiles: finished games, records and medals."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from shamble.core.rng import stream
from shamble.match.analysis.summary import GameSummary, SeatSummary, build_summary
from shamble.match.i18n.messages import LANGUAGES, Translator
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.requests import SetSeat
from shamble.server.people import medals
from shamble.server.people.identity import People
from shamble.server.people.medals import MEDALS, FinishedGame
from shamble.server.people.profile import Profiles
from tests.server.helpers import PATIENCE, PERSON, Place, bearer


@pytest.fixture
def browser(place: Place) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=place.address, timeout=PATIENCE, trust_env=False) as client:
        yield client


def keep(browser: httpx.Client, link: str) -> None:
    path, key = link.split("#")
    browser.post(f"/api/tables/{path.removeprefix('/t/')}/mine", headers=bearer(key)).raise_for_status()


def play_to_the_end(place: Place, link: str) -> None:
    with place.sit(link) as player:
        player.joined()
        while not player.over():
            if player.owes():
                player.first_option()
            else:
                player.take()


def test_finished_game_counts_for_its_players(place: Place, browser: httpx.Client) -> None:
    made = place.open(PERSON, PERSON)
    keep(browser, made.mine)
    assert browser.get("/api/me/profile").json().get("played", 0) == 0  # not over yet
    play_to_the_end(place, made.mine)
    reply = browser.get("/api/me/profile").json()
    assert reply["played"] == 1
    [box] = reply["boxes"]
    assert (box["game"], box["played"]) == ("drill", 1)
    assert [tally["key"] for tally in box["seats"]] == ["1", "2"]
    assert [tally["key"] for tally in box["scenarios"]] == ["standard"]
    [evening] = reply["evenings"]
    assert (evening["people"], evening["bots"]) == ([], 0)
    answer = browser.get(f"/api/tables/{evening['table']}/replay", headers=bearer(evening["key"]))
    assert answer.status_code == 200


def test_profile_keeps_games_of_deleted_tables(place: Place, browser: httpx.Client) -> None:
    made = place.open(PERSON, PERSON)
    keep(browser, made.mine)
    play_to_the_end(place, made.mine)
    registry = place.registry
    looking = Profiles(People(registry.storage), registry.pool).summarize()  # the hourly housekeeping
    asyncio.run_coroutine_threadsafe(looking, registry.loop).result(20)
    asyncio.run_coroutine_threadsafe(registry.remove(made.table), registry.loop).result(20)
    answer = browser.get("/api/me/profile").json()
    assert answer["played"] == 1
    assert "key" not in answer["evenings"][0]


def test_imported_finished_game_does_not_count(place: Place, browser: httpx.Client) -> None:
    made = place.open(PERSON, PERSON)
    play_to_the_end(place, made.mine)
    saved = place.get(made.mine, "/export").content
    taken = place.http.post("/api/import", content=saved).json()
    keep(browser, taken["mine"])
    assert "played" not in browser.get("/api/me/profile").json()


def test_seat_given_to_a_bot_does_not_count(place: Place, browser: httpx.Client) -> None:
    made = place.open(PERSON, PERSON)
    keep(browser, made.mine)
    play_to_the_end(place, made.mine)
    with place.sit(made.mine) as leaving:
        leaving.joined()
        for seat in (0, 1):
            leaving.ask(SetSeat, seat=seat, kind="bot", bot="novice")
    assert "played" not in browser.get("/api/me/profile").json()


def test_empty_profile_lists_all_medals(place: Place) -> None:
    answer = place.http.get("/api/me/profile").json()
    assert [medal["id"] for medal in answer["medals"]] == [medal.id for medal in MEDALS]
    assert not any(medal.get("earned") for medal in answer["medals"])


# ---------------------------------------------------------------- medals


def evening(game: str = "zombicide", *seats: SeatSummary, mine: int = 0, **more: Any) -> FinishedGame:
    about: dict[str, Any] = {"mode": "book", "scenario": "00", "version": 9, "rounds": 7} | more
    return FinishedGame("t", 7, 60, GameSummary(game=game, seats=list(seats), **about), frozenset({mine}))


def seat(won: bool = True, side: str = "side-survivors", **more: Any) -> SeatSummary:
    return SeatSummary("Ada", "person", side, won, **more)


def earned(id: str, *evenings: FinishedGame) -> tuple[bool, int]:
    [medal] = [medal for medal in MEDALS if medal.id == id]
    result = medal.rule(evenings)
    return result.game is not None, result.best


def test_medal_for_losing_no_survivor() -> None:
    assert earned("nobody-left", evening("zombicide", seat(heroes=3, alive=3), seat(heroes=3, alive=2))) == (
        False,
        83,
    )
    assert earned("nobody-left", evening("zombicide", seat(heroes=3, alive=3), seat(heroes=3, alive=3)))[0]
    assert earned("nobody-left", evening("zombicide", seat(won=False, heroes=3, alive=3))) == (False, -1)
    assert earned("nobody-left", evening("zombicide", seat(heroes=1, alive=1))) == (
        False,
        -1,
    )  # too few survivors


def test_medal_for_the_last_survivor() -> None:
    assert earned("last-one", evening("zombicide", seat(heroes=6, alive=2))) == (False, 2)
    assert earned("last-one", evening("zombicide", seat(heroes=6, alive=1))) == (True, 1)
    assert earned("last-one", evening("zombicide", seat(heroes=1, alive=1))) == (False, -1)


def test_medal_for_one_blow_counts_own_seats() -> None:
    assert earned("one-blow", evening("zombicide", seat(fell=7), seat(fell=11))) == (False, 7)
    assert earned("one-blow", evening("zombicide", seat(fell=8)))[0]


def test_medal_for_promises_adds_up() -> None:
    six = evening("city-of-horror", seat(won=False, side="side-everyone", kept=6))
    assert earned("kept-word", six) == (False, 6)
    assert earned("kept-word", six, six) == (True, 12)


def test_medal_for_silence_needs_a_won_mission() -> None:
    assert earned("not-a-sound", evening("zombicide", seat(won=False), noise=0)) == (False, -1)
    assert earned("not-a-sound", evening("zombicide", seat(), noise=5)) == (False, 5)
    assert earned("not-a-sound", evening("zombicide", seat(), noise=3)) == (True, 3)
    assert earned("not-a-sound", evening("zombies", seat())) == (False, -1)


def test_medal_for_all_games() -> None:
    listed = [id for id, game in games().items() if game.listed]
    won = [evening(id, seat()) for id in listed]
    assert earned("all-boxes", *won[1:]) == (False, len(listed) - 1)
    assert earned("all-boxes", *won)[0]
    assert not earned("all-boxes", *won[1:], evening(listed[0], seat(won=False)))[0]


def test_medal_for_long_odds_uses_measured_rates() -> None:
    """Bots almost never win mission 01, and almost always win the guided one."""
    assert earned("against-odds", evening("zombicide", seat(), scenario="01"))[0]
    easy, best = earned("against-odds", evening("zombicide", seat(), scenario="00"))
    assert not easy
    assert best > 90
    assert earned("against-odds", evening("zombicide", seat(won=False), scenario="01")) == (False, -1)
    assert earned("against-odds", evening("city-of-horror", seat(), scenario="")) == (False, -1)


def test_medal_for_both_sides() -> None:
    living = [seat(side="side-humans"), seat(won=False, side="side-zombies")]
    dead = [seat(won=False, side="side-humans"), seat(side="side-zombies")]
    one = evening("zombie-plague", *living)
    assert earned("other-side", one, one) == (False, 1)
    assert earned("other-side", one, evening("zombie-plague", *dead, mine=1)) == (True, 2)


def test_every_medal_has_texts_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Translator(language)
        for medal in MEDALS:
            for key in (f"medal-{medal.id}", f"medal-{medal.id}-how", f"medal-{medal.id}-best"):
                said = words.text(key, {"best": 1, "goal": medals.goal_of(medal)})
                assert said, key
                assert key not in said


@pytest.mark.parametrize("id", sorted(id for id, game in games().items() if game.listed))
def test_every_game_can_be_summarized(id: str) -> None:
    """Novices play each game; the summary agrees with the ending."""
    game = games()[id]
    setup = game.default_setup(game.min_seats)
    match = Match.new(game, [Occupant("person", f"P{n}") for n in range(setup.seats)], setup, seed=5)
    assert build_summary(match) is None
    numbers = stream(5, 1)
    while not match.state.is_over():
        who = match.waiting()[0]
        advice = game.advise(match.view(who), match.options(who), numbers)
        match.accept(match.act(who, match.decision_id, advice.action.text(match.state)))
    summary = build_summary(match)
    assert summary is not None
    assert [one.won for one in summary.seats] == [n in match.state.winners for n in range(setup.seats)]
    assert sum(one.heroes for one in summary.seats) >= 1
    assert summary.rounds >= 1
