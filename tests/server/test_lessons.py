"""Lessons at a server: the table makes the moves of the others, and undo goes across dice."""

from pathlib import Path

import pytest

from shamble.match.installed_games import games
from shamble.match.lessons.script import lessons_of
from shamble.match.protocol.events import Ack, Rejected, Sync, Update
from shamble.match.protocol.lesson import Guidance
from shamble.match.protocol.requests import SetPace, TakeBack
from tests.server.helpers import PERSON, Place, Player, bot, serving

MAX_MOVES = 60


def lesson(place: Place, game: str) -> Player:
    made = place.open(PERSON, game=game, lesson="first")
    player = place.sit(made.mine).joined()
    player.ask(SetPace, pace=0.0, paused=False)
    return player


def guidance(player: Player) -> Guidance:
    assert isinstance(player.last, Sync | Update)
    assert player.last.guidance is not None
    return player.last.guidance


def follow(player: Player, moves: int = MAX_MOVES) -> None:
    """Make the moves that the cards ask for."""
    for _ in range(moves):
        while not player.over() and not guidance(player).cards:
            player.take()
        if player.over():
            return
        player.do(guidance(player).cards[-1].move)


@pytest.mark.parametrize("game", [game.id for game in games().values() if lessons_of(game)])
def test_lesson_is_won_by_its_cards(tmp_path: Path, game: str) -> None:
    """No card is shown while a bot's move of the script is due: a learner who is quick would stray."""
    with serving(tmp_path / "t.db", each=False) as place, lesson(place, game) as player:
        follow(player)
        assert guidance(player).end == "won"
        assert guidance(player).done == list(range(len(guidance(player).steps)))


def test_undo_in_a_lesson_is_free(place: Place) -> None:
    with lesson(place, "zombie-plague") as player:
        follow(player, 2)
        rolled = player.version
        assert isinstance(player.ask(TakeBack), Ack)
        assert player.version == rolled + 1
        assert guidance(player).cards[-1].id == "shoot"


def test_table_returns_to_the_step_the_guide_offers(place: Place) -> None:
    with lesson(place, "zombicide") as player:
        assert isinstance(player.ask(TakeBack, lesson=True), Rejected)
        for _ in range(3):
            player.asked()
            player.do("Ned noise")
        assert guidance(player).back == 1
        player.ask(TakeBack, lesson=True)
        assert [card.id for card in guidance(player).cards] == ["goal", "search"]


def test_unknown_lesson_is_refused(place: Place) -> None:
    body = {"game": "zombicide", "seats": [PERSON, bot()], "lesson": "last"}
    answer = place.http.post("/api/tables", json=body)
    assert answer.status_code == 404
    assert "error-no-such-lesson" in answer.text


def test_lobby_lists_the_lesson_for_newcomers_first(place: Place) -> None:
    games = {game["id"]: game for game in place.http.get("/api/games").json()}
    for id in ("zombicide", "city-of-horror", "zombies", "all-things-zombie", "zombie-plague"):
        assert games[id]["lessons"][0]["id"] == "first"
    assert "lessons" not in games.get("drill", {})
