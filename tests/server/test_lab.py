"""Studies from the page: they can be stopped and give the numbers of the command."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.core.game import all_games
from shamble.lab.game_spec import GameSpec
from shamble.lab.simulate import simulate
from shamble.match.analysis.lab_replay import replay_lab_game
from shamble.match.protocol.http import CreatedTable, Replay
from shamble.match.protocol.lab import Lab, LabRun
from shamble.server.access_policy import AccessPolicy
from tests.server.helpers import Place, serving

DRILL = {"game": "drill", "levels": ["novice", "random"], "games": 40, "seed": 5}


def asked(place: Place, path: str, body: Any = None, status: int = 201) -> LabRun:
    answer = place.http.post(f"/api/lab{path}", json=body)
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=LabRun)


def ended(place: Place, run: LabRun) -> LabRun:
    answer = run
    for _ in range(600):
        answer = msgspec.json.decode(place.http.get(f"/api/lab/{run.id}").content, type=LabRun)
        if answer.state not in ("waiting", "running"):
            return answer
        time.sleep(0.1)
    raise AssertionError(answer.state)


def test_study_gives_the_numbers_of_simulate(place: Place) -> None:
    """Also: one change is compared, and a game of the study can be watched."""
    run = ended(place, asked(place, "", DRILL))
    assert (run.state, run.done) == ("done", 40)
    spec = GameSpec("drill", "standard", "", {}, ("novice", "random"), 5)
    report = simulate(all_games()["drill"], spec, 40)
    assert run.funnel[-1].rate == report.win_rate["everyone"].rate
    assert run.outcomes == dict(report.tally.outcomes)

    again = ended(place, asked(place, f"/{run.id}/changes", {"option": "rounds", "value": 3}, 200))
    assert [(one.change.option, one.rate.games) for one in again.what_if] == [("rounds", 40)]

    game = run.look_at[0]
    answer = place.http.post(f"/api/lab/{run.id}/games/{game.number}")
    created = msgspec.json.decode(answer.content, type=CreatedTable)
    key = created.watch.partition("#")[2]
    replay = place.http.get(f"/api/tables/{created.table}/replay", headers={"authorization": f"Bearer {key}"})
    assert msgspec.json.decode(replay.content, type=Replay).steps
    board = place.http.get(f"/api/lab/{run.id}/board", params={"game": str(game.number)}).json()
    assert {"scene", "view", "seats"} <= board.keys()
    listed = msgspec.json.decode(place.http.get("/api/lab").content, type=Lab)
    assert listed.open
    assert run.id in [one.id for one in listed.runs]


def test_stopped_study_keeps_its_results(place: Place) -> None:
    run = asked(place, "", {**DRILL, "games": 20_000})
    answer = asked(place, f"/{run.id}/stop", status=200)
    assert answer.state == "stopped"
    assert answer.done < 20_000


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "error-no-such-game"),
        ({"levels": ["novice", "policy:/etc/passwd"]}, "no-bot"),
        ({"games": 0}, "error-lab-games"),
        ({"options": {"moon": 1}}, "no-option"),
        ({"changes": [{"option": "moon", "value": 1}]}, "no-option"),
    ],
)
def test_impossible_study_is_refused(place: Place, wrong: dict[str, Any], key: str) -> None:
    answer = place.http.post("/api/lab", json=DRILL | wrong)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["key"] == key


def test_bot_level_cannot_name_a_file(place: Place) -> None:
    seats = [{"kind": "bot", "bot": "policy:/etc/passwd"}, {"kind": "bot", "bot": "novice"}]
    answer = place.http.post("/api/tables", json={"game": "drill", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "no-bot")


def test_public_server_has_no_lab_by_default(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", policy=AccessPolicy(lab=False)) as place:
        assert place.http.get("/api/lab").json() == {"open": False}
        answer = place.http.post("/api/lab", json=DRILL)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "error-lab-closed")


def test_lab_game_is_replayed_identically() -> None:
    game = all_games()["zombie-plague"]
    spec = GameSpec(game.id, "basic", "", {}, ("novice", "random"), 3)
    report = simulate(game, spec, 1)
    match = replay_lab_game(game, spec, 0)
    assert match.state.is_over()
    assert {f"seat-{seat}" for seat in match.state.winners} == {
        name for name, wins in report.tally.wins.items() if wins and name.startswith("seat")
    }
    assert match.version == report.tally.decisions
