"""Fair dice on a real server: unknown before, verifiable after the game."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from shamble.match import save_file
from shamble.match.fair_dice import commitment
from shamble.match.fair_dice.verification import invalid_entries
from shamble.match.log import Seated
from shamble.match.protocol.events import Ack, Sync
from shamble.match.protocol.fair_dice import Proof
from shamble.match.protocol.http import CreatedTable
from shamble.match.protocol.requests import AnswerVote, SetSeat, TakeBack
from shamble.server.errors import DatabaseUnusable
from shamble.server.keys import server
from shamble.server.keys.server import SUFFIX
from shamble.server.storage.database import open_database
from tests.server.helpers import OPEN, PERSON, Place, bot, serving

DOCS = Path(__file__).resolve().parents[2] / "docs" / "fair-dice.md"


def play(place: Place, made: CreatedTable, salts: tuple[str, str] = ("", "")) -> None:
    """Play a game of two players with a link each to the end."""
    with place.sit(made.mine) as one, place.sit(made.seats[1] + f"&salt={salts[1]}") as two:
        one.joined()
        two.until(Sync, lambda sync: sync.mine == [1])
        while not one.over():
            if one.owes():
                one.first_option()
            elif two.owes():
                two.first_option()
            else:
                one.take()
            while two.version < one.version:
                two.take()


def test_every_link_gets_the_proof_of_the_dice(place: Place) -> None:
    """The page rolls again; `tests/match/test_fair.py` and `web/test/fairDice.test.ts` test the numbers."""
    made = place.open(PERSON, OPEN)
    play(place, made, ("", "cc"))
    for link in (made.mine, made.seats[1], made.watch):
        answer = msgspec.json.decode(place.get(link, "/proof").content, type=Proof)
        assert commitment.matches(answer.secret, answer.fair)
        assert "cc" in [salt for _, salt in answer.salts]
        assert answer.throws
    alone = place.open(PERSON, PERSON)
    assert place.get(alone.mine, "/proof").status_code == 409


@pytest.fixture
def finished(tmp_path: Path) -> tuple[Path, bytes, str]:
    """Return database, save and table of a finished game of two players."""
    database = tmp_path / "tables.db"
    with serving(database) as place:
        answer = place.http.post(
            "/api/tables", json={"game": "drill", "seats": [PERSON | {"salt": "aa"}, OPEN]}
        )
        made = CreatedTable(
            **{**answer.json(), "seats": {int(k): v for k, v in answer.json()["seats"].items()}}
        )
        assert place.get(made.mine, "/proof").json()["error"]["key"] == "error-not-over"
        play(place, made, ("aa", "bb"))
        content = place.get(made.mine, "/export").content
        return database, content, made.table


def test_every_roll_of_a_shared_game_can_be_checked(finished: tuple[Path, bytes, str]) -> None:
    _, content, _ = finished
    save = save_file.loads(content)
    assert commitment.matches(save.secret, save.header.fair)
    assert save.header.occupants[0].salt == "aa"
    assert [entry.occupant.salt for entry in save.log if isinstance(entry, Seated)] == ["bb"]
    assert invalid_entries(save.header, save.log, save.secret) == []


def test_database_reveals_no_dice(finished: tuple[Path, bytes, str]) -> None:
    """Neither the dice secret nor the server key is in any file but the key file."""
    database, content, table = finished
    secret = save_file.loads(content).secret
    key = server.key_file_of(database).read_bytes()
    assert server.table_secret(key, table) == secret
    assert server.key_file_of(database).stat().st_mode & 0o077 == 0
    for path in database.parent.iterdir():
        if path != server.key_file_of(database):
            assert secret.encode() not in path.read_bytes()
            assert key not in path.read_bytes()


def test_documented_script_and_command_check_the_dice(
    finished: tuple[Path, bytes, str], tmp_path: Path
) -> None:
    _, content, _ = finished
    file = tmp_path / "game.shamble"
    file.write_bytes(content)
    script = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert script is not None
    ran = subprocess.run(
        [sys.executable, "-c", script[1], str(file)], capture_output=True, text=True, check=False
    )
    assert "all chance as promised" in ran.stdout, ran.stderr
    command = [sys.executable, "-m", "shamble", "replay", "--check", str(file)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Every roll and draw is the one its secret gives." in result.stdout
    forged = content.replace(b'"salt":"bb"', b'"salt":"cc"')
    file.write_bytes(forged)
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "chance is not what the secret gives" in result.stdout


def test_dice_secret_is_shown_only_at_the_end(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine) as one:
        sync = one.until(Sync)
        assert len(sync.fair) == 64
        assert sync.ending is None
        assert not any('"secret"' in frame for frame in one.frames)


def test_chosen_seed_ends_when_a_guest_sits_down(place: Place) -> None:
    """The host played alone and knows the seed; once a guest sits down it predicts nothing."""
    made = place.open(PERSON, bot(), seed=3)
    with place.sit(made.mine) as host:
        link = host.until(Sync).links[1]
        with place.sit(link) as guest:
            guest.joined()
            assert isinstance(guest.ask(SetSeat, seat=1, kind="person", salt="cc"), Ack)
            host.ask(AnswerVote, agree=True)
            room = place.registry.rooms[made.table]
            assert room.match.header.fair
            assert room.match.header.fair_from <= room.match.version
            assert room.match.secret
    storage = place.registry.storage
    assert room.persistence.header.decode().count(room.match.header.fair) == 1
    assert storage is room.persistence.store


def test_lost_key_file_loses_no_game(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as place:
        made = place.open(PERSON, OPEN)
        with place.sit(made.mine) as one, place.sit(made.seats[1]) as two:
            one.joined()
            two.joined()
    server.key_file_of(database).unlink()
    with pytest.raises(DatabaseUnusable) as refused, serving(database):
        pass
    assert refused.value.message.key == "error-key-other"
    with serving(database, new_key=True) as place:
        with place.sit(made.mine) as one:
            assert any("no longer be checked" in line.text for line in one.until(Sync).chat)
        play(place, made)
        save = save_file.loads(place.get(made.mine, "/export").content)
        assert save.header.fair_from > 0
        assert invalid_entries(save.header, save.log, save.secret) == []


def test_single_player_can_undo_the_end(place: Place) -> None:
    """Without another player there is no dice secret that could be out."""
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        assert both.until(Sync).fair == ""
        while not both.over():
            both.first_option()
        assert isinstance(both.ask(TakeBack, ask=True), Ack)


@pytest.mark.parametrize("content", [b"", b"short"])
def test_truncated_key_file_is_refused(tmp_path: Path, content: bytes) -> None:
    """A key that is easy to guess is worse than none."""
    engine = open_database(str(tmp_path / "tables.db"))
    server.key_file_of(tmp_path / "tables.db").write_bytes(content)
    with pytest.raises(DatabaseUnusable, match="32 bytes"):
        server.server_key(engine.url)
    engine.dispose()


def test_servers_of_one_database_share_the_key(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "tables.db"))
    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(lambda _: server.server_key(engine.url), range(32)))) == 1
    assert [path.name for path in tmp_path.iterdir() if SUFFIX in path.name] == ["tables.db.key"]
    engine.dispose()
