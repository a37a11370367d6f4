"""HTTP routes: games, rules, catalogues, tables, files, and security headers."""

import gzip
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from shamble.core.rulebook_trace import read_trace
from shamble.match import save_file
from shamble.match.match import Match
from shamble.match.protocol.games import GameInfo, Rulebook
from shamble.match.protocol.http import CreatedTable, Problem, Replay, TableCard
from shamble.match.protocol.review import Review, ReviewedDecision
from shamble.server import game_info
from shamble.server.game_info import rulebook
from tests.server.helpers import OPEN, PERSON, Place, bot, serving

RECORDED = Path(__file__).parent.parent / "recorded"


def problem(answer: httpx.Response, status: int) -> Problem:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Problem)


def test_game_list_has_no_unlisted_games(place: Place) -> None:
    games = msgspec.json.decode(place.http.get("/api/games").content, type=list[GameInfo])
    assert "drill" not in [game.id for game in games]
    for game in games:
        assert set(game.sides) == {str(n) for n in range(game.seats[0], game.seats[1] + 1)}
        assert "novice" in game.bots


def test_custom_content_is_validated(place: Place) -> None:
    def wrong(game: str, text: str) -> Any:
        return place.http.post(f"/api/games/{game}/validate", json={"text": text})

    sheet = '[[survivor]]\nname = "Rita"\nblue = "Ninja"\norange = ["Loud", "Tough"]\n'
    assert wrong("zombicide", sheet + 'red = ["Lucky", "Medic", "Hoard"]\n').json() == []
    [reason] = wrong("zombicide", sheet).json()
    assert (reason["key"], reason["rule"]) == ("no-sheet-count", "ZC-05.40")
    assert reason["args"] == {"who": "Rita", "number": 1, "line": 1, "level": "@level-red", "count": 3}
    assert wrong("chess", sheet).json()["error"]["key"] == "error-no-such-game"
    assert wrong("drill", sheet).json()["error"]["key"] == "error-no-content"
    assert wrong("zombicide", "x = 1").status_code == 400


def test_rules_scenes_and_catalogues_are_served(place: Place) -> None:
    book = msgspec.json.decode(place.http.get("/api/games/drill/rules").content, type=Rulebook)
    results = {rule.id: rule for rule in book.rules}
    assert results["DR-04"].text["it"].startswith("Una carta")
    assert (results["DR-E04"].kind, results["DR-E04"].cites) == ("example", ["DR-04"])
    assert (results["DR-G01"].kind, results["DR-G01"].source) == ("gap", "reconstructed")
    assert results["DR-G01"].section["it"].startswith("Chi ha giocato")
    assert results["DR-04"].section == {"en": "4 Jams", "it": "4 Disturbi"}
    scene = place.http.get("/api/games/drill/scene").json()
    assert [spot["id"] for spot in scene["places"]][:3] == ["door:1", "door:2", "door:3"]
    assert "event-played" in place.http.get("/api/text/it/drill.ftl").text
    shell = place.http.get("/api/text/en/shell.ftl")
    assert "no-stale" in shell.text
    again = place.http.get("/api/text/en/shell.ftl", headers={"if-none-match": shell.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_rulebook_marks_reconstructed_rules(place: Place) -> None:
    book = msgspec.json.decode(place.http.get("/api/games/zombie-plague/rules").content, type=Rulebook)
    components = {component.id: component for component in book.components}
    knife, dawn = components["kitchen_knife"], components["dawn"]
    assert (knife.source, knife.count, knife.count_source) == ("rulebook", 2, "reconstructed")
    assert (dawn.source, dawn.cites, dawn.section["it"]) == (
        "reconstructed",
        ["ZP-G55"],
        "Opzione del tavolo",
    )
    rulings = {rule.id: rule.source for rule in book.rules if rule.kind == "gap"}
    assert (rulings["ZP-G02"], rulings["ZP-G35"], rulings["ZP-G15"]) == ("reconstructed", "reconstructed", "")
    assert all(set(each.section) == {"en", "it"} for each in [*book.rules, *book.components])


def test_rulebook_names_the_lines_of_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = read_trace({"lines": {"4-7": ["DR-02"]}}, {"DR-02": "rule"})
    monkeypatch.setattr("shamble.server.game_info.load_trace", lambda folder: trace)
    book = rulebook.__wrapped__("drill")  # not cached
    assert book is not None
    assert {rule.id: rule.lines for rule in book.rules if rule.lines} == {"DR-02": [(4, 7)]}


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/chess/rules", "error-no-such-game"),
        ("/api/games/chess/scene", "error-no-such-game"),
        ("/api/games/drill/scene?scenario=moon", "no-scenario"),
        ("/api/text/fr/shell.ftl", "error-no-such-text"),
        ("/api/text/it/chess.ftl", "error-no-such-text"),
        ("/api/tables/nowhere", "error-no-such-table"),
        ("/api/tables/nowhere/replay", "error-no-such-table"),
        ("/api/nothing", "error-no-such-page"),
        ("/assets/nothing.js", "error-no-such-page"),
        ("/..%2f..%2fpyproject.toml", "error-no-such-page"),
    ],
)
def test_unknown_path_is_404(place: Place, path: str, key: str) -> None:
    assert problem(place.http.get(path), 404).error.key == key


def test_wrong_method_or_key_is_refused(place: Place) -> None:
    assert problem(place.http.delete("/api/games"), 405).error.key == "error-method"
    made = place.open()
    for rest in ("", "/replay", "/export"):
        wrong = place.http.get(f"/api/tables/{made.table}{rest}")
        assert problem(wrong, 403).error.key == "error-wrong-key"
    assert problem(place.http.get(f"/api/tables/{made.table}"), 403).error.key == "error-wrong-key"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"game": 5}',
        b'{"game":"drill","seats":[{"kind":"ghost"}]}',
        b'{"game":"drill","seats":[],"colour":"red"}',
        b'{"game":"drill","seats":[{"kind":"person"},{"kind":"person"}],"seed":"x"}',
        b"[" * 10000,
    ],
)
def test_invalid_request_is_refused(place: Place, body: bytes) -> None:
    assert problem(place.http.post("/api/tables", content=body), 400).error.key == "error-bad-request"


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        ({"game": "chess"}, ["error-no-such-game"]),
        ({"seats": [PERSON]}, ["no-seats"]),
        ({"seats": [PERSON] * 500}, ["no-chairs", "no-seats"]),
        ({"mode": "wild", "options": {"fog": 1}}, ["no-mode", "no-option"]),
        ({"options": {"rounds": 4}}, ["no-option-value"]),
        ({"seats": [PERSON, bot("genius")]}, ["no-bot"]),
    ],
)
def test_impossible_table_reports_all_problems(place: Place, change: dict[str, Any], keys: list[str]) -> None:
    body = {"game": "drill", "seats": [PERSON, PERSON], **change}
    answer = place.http.post("/api/tables", json=body)
    error = problem(answer, 404 if "game" in change else 400)
    assert sorted([error.error.key, *(more.key for more in error.also)]) == keys


def test_large_and_frequent_requests_are_refused(place: Place) -> None:
    big = problem(place.http.post("/api/tables", content=b"x" * 70_000), 413)
    assert big.error.key == "error-too-big"
    answers = [place.http.post("/api/tables", content=b"{").status_code for _ in range(80)]
    assert 429 in answers
    assert place.http.get("/api/games").status_code == 200


def test_table_card_shows_what_the_link_can_see(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    mine = msgspec.json.decode(place.get(made.mine).content, type=TableCard)
    assert mine.decision is not None
    assert mine.decision.seat == 0
    assert [seat.kind for seat in mine.seats] == ["person", "open"]
    watch = msgspec.json.decode(place.get(made.watch).content, type=TableCard)
    assert watch.decision is not None
    assert watch.decision.options == []


def test_database_contains_no_key(fresh: Place, tmp_path: Path) -> None:
    made = fresh.open()
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made.table.encode() in content
    for link in (made.mine, made.watch, *made.seats.values()):
        assert fresh.key(link).encode() not in content


def test_exported_save_can_be_imported(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        both.first_option()
        both.first_option()
    out = place.get(made.mine, "/export")
    assert out.headers["content-disposition"].endswith(f'"drill-{made.table}.shamble"')
    match = save_file.revive(save_file.loads(out.content))
    assert match.version == 2
    answer = place.http.post("/api/import", content=out.content)
    assert answer.status_code == 201
    copy = msgspec.json.decode(answer.content, type=CreatedTable)
    assert copy.table != made.table
    with place.sit(copy.mine) as again:
        again.joined()
        assert (again.version, again.mine) == (2, [0, 1])
        again.first_option()


def test_bad_upload_is_refused_with_its_problems(place: Place) -> None:
    made = place.open()
    content = place.get(made.mine, "/export").content
    error = problem(place.http.post("/api/import", content=content[:-30]), 400)
    assert [error.error.key, *(more.key for more in error.also)] == ["error-save-line", "error-save-cut"]
    assert (
        problem(place.http.post("/api/import", content=b"PK\x03\x04"), 400).error.key == "error-save-foreign"
    )
    other = content.replace(b'"chances":[[', b'"chances":[[99],[')
    assert problem(place.http.post("/api/import", content=other), 400).error.key == "error-save-diverged"
    huge = place.http.post("/api/import", content=b"x" * (save_file.MAX_BYTES + 1))
    assert problem(huge, 413).error.key == "error-too-big"


def test_fork_is_independent(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        both.first_option()
        both.first_option()
        answer = place.post(made.mine, "/fork", {"version": 1})
        fork = msgspec.json.decode(answer.content, type=CreatedTable)
        with place.sit(fork.mine) as other:
            other.joined()
            assert other.version == 1
            other.do("door 3")
        assert both.version == 2
    wrong = place.post(made.mine, "/fork", {"version": 99})
    assert problem(wrong, 400).error.key == "error-no-such-version"
    odd = place.post(made.mine, "/fork", {"version": "x"})
    assert problem(odd, 400).error.key == "error-bad-request"


def test_shared_table_cannot_be_exported_or_forked(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    for link in (made.mine, made.seats[1], made.watch):
        assert problem(place.get(link, "/export"), 403).error.key == "error-secret"
        fork = place.post(link, "/fork", {"version": 0})
        assert problem(fork, 403).error.key == "error-secret"


def test_replay_shows_what_the_link_can_see(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    mine = msgspec.json.decode(place.get(made.mine, "/replay").content, type=Replay)
    bare = place.get(made.watch, "/replay")
    watch = msgspec.json.decode(bare.content, type=Replay)
    assert [line.key for line in mine.steps[0].lines] == ["event-drew-card", "event-drew"]
    assert [line.key for line in watch.steps[0].lines] == ["event-drew", "event-drew"]


def test_review_needs_a_finished_game_and_a_seat(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    assert problem(place.get(made.mine, "/review"), 409).error.key == "error-not-over"
    assert problem(place.get(made.watch, "/review"), 403).error.key == "no-not-your-seat"


def test_review_is_returned_in_parts_or_whole(place: Place) -> None:
    save = save_file.loads((RECORDED / "zombies-two-together-sudden.shamble").read_bytes())
    first, second = save.header.occupants
    header = replace(save.header, occupants=(first, replace(second, kind="person", bot="")))
    content = save_file.dumps(Match.resume(header, save.log))
    made = msgspec.json.decode(place.http.post("/api/import", content=content).content, type=CreatedTable)

    def ask(query: str) -> Review:
        return msgspec.json.decode(place.get(made.mine, "/review" + query).content, type=Review)

    whole = ask("")
    assert (whole.seat, whole.next) == (1, -1)
    parts: list[ReviewedDecision] = []
    first_of = 0
    while first_of >= 0:
        part = ask(f"?first={first_of}")
        assert first_of < part.next or part.next == -1
        parts += part.decisions
        first_of = part.next
    assert parts == whole.decisions
    assert ask("?seat=0").seat == 0
    assert ask("?first=500").decisions == []
    for bad in ("first=-1", "first=x", "first=9999999999", "seat=2", "seat="):
        error = problem(place.get(made.mine, f"/review?{bad}"), 400).error
        assert error.key == "error-bad-request"
        assert error.args["problem"] == bad
    assert problem(place.get(made.watch, "/review?seat=1"), 403).error.key == "no-not-your-seat"


def test_every_response_has_security_headers(place: Place) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/x"):
        headers = place.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "http" not in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert place.http.get("/api/tables/x").headers["cache-control"] == "no-store"


def test_pages_and_static_files_are_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Shamble</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-1.js").write_text("1")
    with serving(tmp_path / "other.db", static=static) as built:
        for path in ("/", "/setup/drill", "/t/abc", "/replay/abc", "/review/abc", "/rules/drill"):
            answer = built.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<title>Shamble</title>")
            assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in built.http.get("/assets/index-1.js").headers["cache-control"]
        assert built.http.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert built.http.get("/nothing/here").status_code == 404
        table = static / "t.html"
        table.write_text("<title>A table</title>")
        assert built.http.get("/t/abc").text == "<title>A table</title>"
        (static / "t.drill.html").write_text("<title>Drill</title>")
        drill = built.http.get(
            built.open().mine.partition("#")[0], headers={"accept-language": "it-IT,it;q=0.9"}
        )
        assert drill.text == "<title>Drill</title>"
        for words in ("shell", "drill"):
            assert f"</api/text/it/{words}.ftl>; rel=preload; as=fetch; crossorigin" in drill.headers["link"]
            assert built.http.get(f"/api/text/it/{words}.ftl").status_code == 200
        assert "drill" not in built.http.get("/t/abc").headers["link"]
    with serving(tmp_path / "bare.db", static=tmp_path / "nothing") as bare:
        answer = bare.http.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert bare.http.get("/api/games").status_code == 200


def test_compressed_files_of_the_build_are_served(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    script = assets / "index-1.js"
    script.write_text("plain")
    (assets / "index-1.js.gz").write_bytes(gzip.compress(b"zipped"))
    (assets / "index-1.js.br").write_bytes(b"not looked into")
    with serving(tmp_path / "packed.db", static=tmp_path / "static") as built:

        def ask(accepts: str, **more: str) -> httpx.Response:
            return built.http.get("/assets/index-1.js", headers={"accept-encoding": accepts, **more})

        zipped = ask("gzip, deflate")
        assert (zipped.text, zipped.headers["content-encoding"]) == ("zipped", "gzip")
        assert zipped.headers["content-type"].startswith("text/javascript")
        assert zipped.headers["vary"] == "accept-encoding"
        assert "immutable" in zipped.headers["cache-control"]
        assert ask("gzip", **{"if-none-match": zipped.headers["etag"]}).status_code == 304
        with built.http.stream(
            "GET", "/assets/index-1.js", headers={"accept-encoding": "gzip, br"}
        ) as smaller:
            assert (smaller.headers["content-encoding"], smaller.headers["content-length"]) == ("br", "15")
        plain = ask("identity")
        assert (plain.text, "content-encoding" in plain.headers) == ("plain", False)


@pytest.mark.parametrize(("accepted", "packing"), [("gzip", "gzip"), ("gzip, deflate, br, zstd", "br")])
def test_catalogues_and_games_are_compressed(place: Place, accepted: str, packing: str) -> None:
    zipped = place.http.get("/api/text/en/shell.ftl", headers={"accept-encoding": accepted})
    bare = place.http.get("/api/text/en/shell.ftl", headers={"accept-encoding": "identity"})
    assert zipped.headers["content-encoding"] == packing
    assert int(zipped.headers["content-length"]) < int(bare.headers["content-length"]) / 2
    assert (zipped.text, zipped.headers["etag"]) == (bare.text, bare.headers["etag"])


def test_rulebook_ids_are_unique() -> None:
    """The page uses the ids as keys and link targets."""
    for info in game_info.games():
        book = game_info.rulebook(info.id)
        assert book is not None
        ids = [entry.id for entry in (*book.rules, *book.components)]
        assert len(ids) == len(set(ids)), info.id
