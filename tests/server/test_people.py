"""People: tables found again by a cookie, and accounts for other devices."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

import httpx
import pytest

from shamble.match.protocol.events import Seats, Sync
from shamble.server.people import accounts, identity
from shamble.server.people.identity import People
from shamble.server.token_buckets import TokenBucket
from tests.server.helpers import OPEN, PATIENCE, PERSON, Place, bearer, serving

PHRASE = "four plain words here"


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """Make hashing passphrases fast."""
    from argon2 import PasswordHasher

    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with patch.object(accounts, "hasher", lambda: cheap):
        yield
    while Browser.opened:
        Browser.opened.pop().close()


class Browser:
    """A browser that keeps only its cookies."""

    opened: ClassVar[list[httpx.Client]] = []

    def __init__(self, place: Place) -> None:
        self.http = httpx.Client(base_url=place.address, timeout=PATIENCE, trust_env=False)
        self.opened.append(self.http)

    def keep(self, link: str) -> httpx.Response:
        path, key = link.split("#")
        return self.http.post(f"/api/tables/{path.removeprefix('/t/')}/mine", headers=bearer(key))

    def post(self, what: str, **body: str | bool) -> httpx.Response:
        return self.http.post(f"/api/me/{what}", json=body)

    def tables(self) -> dict[str, str]:
        """Return the link of each table."""
        return {one["table"]: f"/t/{one['table']}#{one['key']}" for one in self.me().get("places", [])}

    def me(self) -> dict[str, Any]:
        result: dict[str, Any] = self.http.get("/api/me").json()
        return result

    def cookie(self) -> str:
        return self.http.cookies.get(identity.COOKIE) or ""


def test_cookie_is_set_with_the_first_place(place: Place) -> None:
    ada = Browser(place)
    made = place.open(PERSON, OPEN)
    assert ada.me() == {"accounts": True}
    assert ada.tables() == {}
    assert ada.keep(made.watch).status_code == 403  # a spectator has no seat to remember
    assert not ada.cookie()
    answer = ada.keep(made.mine)
    assert ada.me()["known"]
    given = answer.headers.get_list("set-cookie")[0].lower()
    assert "httponly" in given
    assert "samesite=strict" in given
    assert "path=/api" in given


def test_cookie_alone_opens_the_seat_again(place: Place) -> None:
    """The guest has lost the link: the server returns one that opens the same seat."""
    made = place.open(PERSON, OPEN)
    guest = Browser(place)
    with place.sit(made.seats[1]) as first:
        first.until(Sync, lambda sync: sync.mine == [1])
        guest.keep(made.seats[1])
    link = guest.tables()[made.table]
    assert link != made.seats[1]
    with place.sit(link) as again:
        assert again.until(Sync).mine == [1]


def test_host_cookie_restores_all_links(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    host = Browser(place)
    host.keep(made.mine)
    with place.sit(host.tables()[made.table]) as back:
        message = back.until(Sync)
        assert message.mine == [0]
        with place.sit(message.links[1]) as guest:
            guest.until(Sync, lambda sync: sync.mine == [1])


def test_database_alone_opens_no_seat(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as place:
        made = place.open(PERSON, OPEN)
        ada = Browser(place)
        ada.keep(made.mine)
        key = ada.tables()[made.table].split("#")[1]
        cookie = ada.cookie()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as link:
        content = "\n".join(link.iterdump())
    assert made.table in content
    assert key not in content
    assert cookie.split(".")[-1] not in content


def test_forged_cookie_is_ignored(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    ada, eve = Browser(place), Browser(place)
    ada.keep(made.mine)
    other = ada.cookie().split(".")
    for changed in ("x" + ada.cookie(), ".".join([other[0], "1", *other[2:]]), "", ".", "a.b.c.d", "é" * 9):
        eve.http.cookies.clear()
        eve.http.headers["cookie"] = f"{identity.COOKIE}={changed}".encode().decode("latin-1")
        assert eve.tables() == {}, changed


def test_forgotten_table_stays_forgotten(place: Place) -> None:
    made, other = place.open(PERSON, OPEN), place.open(PERSON, OPEN)
    ada = Browser(place)
    ada.keep(made.mine)
    ada.keep(other.mine)
    link = ada.tables()[made.table]
    assert ada.post("forget", table=made.table).status_code == 200
    assert list(ada.tables()) == [other.table]
    assert place.get(link).status_code == 403  # the key was revoked
    assert place.get(made.mine).status_code == 200
    assert ada.post("forget").status_code == 200
    assert not ada.cookie()
    assert ada.tables() == {}


def test_foreign_page_cannot_act_for_a_person(place: Place) -> None:
    ada = Browser(place)
    ada.keep(place.open(PERSON, OPEN).mine)
    stranger = {"origin": "https://elsewhere.example"}
    for what in ("forget", "sign-out", "sign-up", "sign-in", "delete", "phrase"):
        assert ada.http.post(f"/api/me/{what}", json={}, headers=stranger).status_code == 403


def test_account_finds_games_on_another_device(place: Place) -> None:
    made, phone_made = place.open(PERSON, OPEN), place.open(PERSON, OPEN)
    desk, phone = Browser(place), Browser(place)
    desk.keep(made.mine)
    assert desk.post("sign-up", name="Ada", phrase=PHRASE).status_code == 201
    phone.keep(phone_made.mine)
    assert phone.post("sign-in", name=" aDA ", phrase=PHRASE, bring=True).json()["name"] == "Ada"
    assert set(phone.tables()) == {made.table, phone_made.table}
    assert set(desk.tables()) == set(phone.tables())
    for link in phone.tables().values():
        assert place.get(link).status_code == 200
    phone.post("sign-out")
    assert phone.tables() == {}
    assert not phone.cookie()


def test_sign_in_can_leave_the_games_of_the_browser(place: Place) -> None:
    desk, other = Browser(place), Browser(place)
    desk.post("sign-up", name="Bea", phrase=PHRASE)
    made = place.open(PERSON, OPEN)
    other.keep(made.mine)
    other.post("sign-in", name="Bea", phrase=PHRASE, bring=False)
    assert other.tables() == {}
    assert place.get(made.mine).status_code == 200


def test_names_are_unique_and_passphrases_long(place: Place) -> None:
    ada = Browser(place)
    assert ada.post("sign-up", name="Carla", phrase="short").status_code == 400
    assert ada.post("sign-up", name="Carla Carlotta", phrase="CARLA carlotta").status_code == 400
    assert ada.post("sign-up", name="C", phrase=PHRASE).status_code == 400
    assert ada.post("sign-up", name="Carla", phrase=PHRASE).status_code == 201
    taken = Browser(place).post("sign-up", name="\uff23ARLA", phrase=PHRASE)  # a full-width C
    assert taken.json()["error"]["key"] == "error-account-taken"


def test_sign_in_does_not_reveal_whether_a_name_exists(place: Place) -> None:
    """The message is the same, and a passphrase is hashed either way."""
    Browser(place).post("sign-up", name="Dario", phrase=PHRASE)
    compared: list[str] = []
    verify = accounts.Accounts._verify

    async def noted(self: accounts.Accounts, hashed: str, phrase: str) -> bool:
        compared.append(phrase)
        return await verify(self, hashed, phrase)

    with patch.object(accounts.Accounts, "_verify", noted):
        wrong = Browser(place).post("sign-in", name="Dario", phrase="not the right one")
        unknown = Browser(place).post("sign-in", name="No such person", phrase="not the right one")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.content == unknown.content
    assert len(compared) == 2


def test_guesses_are_limited_by_address_and_name(place: Place) -> None:
    elsa, eve = Browser(place), Browser(place)
    elsa.post("sign-up", name="Elsa", phrase=PHRASE)
    place.forgive()
    tries = [eve.post("sign-in", name="Elsa", phrase=f"guess number {n}").status_code for n in range(12)]
    assert tries[:10] == [403] * 10
    assert tries[10:] == [429] * 2
    place.forgive()  # after a while
    stranger = Browser(place)
    assert stranger.post("sign-in", name="Elsa", phrase=PHRASE).status_code == 429
    assert TokenBucket(10, 1 / 60).per_second * 3600 * 24 < 1500  # guesses a day


def test_stranger_locks_no_owner_out(place: Place) -> None:
    """Ten guesses of a stranger, from anywhere, kept the owner from signing in."""
    elsa, eve = Browser(place), Browser(place)
    elsa.post("sign-up", name="Locked", phrase=PHRASE)
    elsa.post("sign-out")
    place.forgive()
    for number in range(11):
        eve.post("sign-in", name="Locked", phrase=f"guess number {number}")
    place.forgive()
    assert elsa.post("sign-in", name="Locked", phrase=PHRASE).status_code == 200
    state = place.app.state.shamble  # type: ignore[union-attr]
    assert state.accounts._take_attempt("locked", "203.0.113.9")  # another household


def test_signing_out_ends_the_session(place: Place) -> None:
    """A copy of the cookie worked on after its owner had signed out."""
    desk, thief = Browser(place), Browser(place)
    desk.post("sign-up", name="Ivo", phrase=PHRASE)
    thief.http.cookies.set(identity.COOKIE, desk.cookie())
    assert thief.me()["name"] == "Ivo"
    desk.post("sign-out")
    assert thief.me() == {"accounts": True}


def test_devices_are_listed_and_signed_out(place: Place) -> None:
    desk, phone, other = Browser(place), Browser(place), Browser(place)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
    desk.post("sign-up", name="Olga", phrase=PHRASE)
    phone.post("sign-in", name="Olga", phrase=PHRASE)
    other.post("sign-up", name="Oleg", phrase=PHRASE)
    devices = desk.http.get("/api/me/devices").json()
    assert {one["device"] for one in devices} == {"", "Firefox, Android"}
    assert [one["here"] for one in devices].count(True) == 1
    there = next(one["id"] for one in devices if one["device"])
    other.post("devices", id=there)  # not the owner
    assert phone.me()["name"] == "Olga"
    assert len(desk.post("devices", id=there).json()) == 1
    assert phone.me() == {"accounts": True}
    assert desk.me()["name"] == "Olga"


def test_new_passphrase_signs_out_other_browsers(place: Place) -> None:
    desk, phone = Browser(place), Browser(place)
    desk.post("sign-up", name="Fabio", phrase=PHRASE)
    phone.post("sign-in", name="Fabio", phrase=PHRASE)
    assert phone.me()["name"] == "Fabio"
    assert desk.post("phrase", old="not the old one", new=PHRASE + "!").status_code == 403
    assert desk.post("phrase", old=PHRASE, new=PHRASE + "!").status_code == 200
    assert desk.me()["name"] == "Fabio"
    assert phone.me() == {"accounts": True}
    assert phone.post("sign-in", name="Fabio", phrase=PHRASE).status_code == 403
    assert phone.post("sign-in", name="Fabio", phrase=PHRASE + "!").status_code == 200


def test_deleted_account_leaves_games_without_its_name(place: Place) -> None:
    made = place.open({"kind": "person", "name": "Greta"}, OPEN)
    greta = Browser(place)
    greta.keep(made.mine)
    greta.post("sign-up", name="Greta", phrase=PHRASE)
    own = greta.tables()[made.table]
    assert greta.post("forget").status_code == 409
    assert greta.post("delete", phrase="not the right one").status_code == 403
    with place.sit(made.seats[1]) as guest:
        guest.until(Sync, lambda sync: sync.mine == [1])
        assert greta.post("delete", phrase=PHRASE).status_code == 200
        message = guest.until(Seats, lambda seats: seats.seats[0].name != "Greta")
        assert message.seats[0].kind == "person"
    assert not greta.cookie()
    assert place.get(own).status_code == 403
    assert place.get(made.mine).status_code == 200
    assert greta.post("sign-in", name="Greta", phrase=PHRASE).status_code == 403


def test_without_argon2_there_are_no_accounts(place: Place) -> None:
    with patch("shamble.server.people.accounts.HAS_ACCOUNTS", False):
        answer = Browser(place).post("sign-up", name="Hugo", phrase=PHRASE)
    assert answer.json()["error"]["key"] == "error-no-accounts"


def test_person_with_expired_cookies_is_deleted(fresh: Place) -> None:
    made = fresh.open(PERSON, OPEN)
    ada, bea = Browser(fresh), Browser(fresh)
    ada.keep(made.mine)
    bea.post("sign-up", name="Bea", phrase=PHRASE)
    with patch.object(identity, "COOKIE_LIFETIME_S", -60):
        asyncio.run_coroutine_threadsafe(
            People(fresh.registry.storage).delete_expired(), fresh.registry.loop
        ).result(10)
    assert ada.me() == {"accounts": True}
    assert bea.me()["name"] == "Bea"
