"""What the commands answer: for people, and as JSON."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import shamble as package
from shamble.core.rulebook_trace import known_ids, read_trace
from tests.cli.conftest import Shamble


def test_version(shamble: Shamble) -> None:
    result = shamble("--version")
    assert result.code == 0
    assert result.out.startswith(f"shamble {package.__version__} (")


# ---------------------------------------------------------------- games


def test_games_as_json(shamble: Shamble) -> None:
    games = {game["id"]: game for game in shamble("games", "--all", "--json").json}
    drill = games["drill"]
    assert {"id", "name", "seats", "modes", "scenarios"} <= set(drill)
    assert (drill["name"], drill["seats"], drill["modes"], drill["scenarios"]) == (
        "Drill",
        [2, 4],
        ["standard"],
        [],
    )
    assert drill["options"] == [{"id": "rounds", "values": [3, 6], "default": 3, "modes": []}]
    assert drill["bots"] == ["random", "novice", "veteran", "expert"]


def test_hidden_games_are_listed_only_with_all(shamble: Shamble) -> None:
    shown, everything = [
        {game["id"] for game in shamble("games", *more, "--json").json} for more in ([], ["--all"])
    ]
    assert "drill" in everything - shown


def test_games_for_people(shamble: Shamble) -> None:
    result = shamble("games", "--all")
    assert result.code == 0
    assert "2–4" in result.out
    assert "drill --option rounds=..  3, 6; 3 by default" in result.out


# ---------------------------------------------------------------- validate

RITA = """
[[survivor]]
name = "Rita"
blue = "Ninja"
orange = ["Loud", "Tough"]
red = ["Lucky", "Medic", "Hoard"]
"""


def test_validate_tells_every_problem_of_every_file(shamble: Shamble, tmp_path: Path) -> None:
    good, bad, other = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "other.toml"
    good.write_text(RITA)
    bad.write_text(RITA.replace("Ninja", "Flying").replace(', "Tough"', ""))
    other.write_text("x = 1")
    assert shamble("validate", str(good)).code == 0
    result = shamble("validate", str(good), str(bad), str(other), "--json")
    sound, wrong, unknown = result.json
    assert result.code == 1
    assert (sound["game"], sound["problems"]) == ("zombicide", [])
    assert len(wrong["problems"]) == 2
    assert "line 4" in wrong["problems"][0]
    assert unknown["problems"] == ["No game knows what this is."]
    assert shamble("validate", str(tmp_path / "none.toml")).code == 2


def test_own_survivors_by_file(shamble: Shamble, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(RITA)
    flags = ["simulate", "zombicide", "--scenario", "00", "--players", "6", "--games", "1", "--json"]
    assert shamble(*flags, "--option", f"survivors=@{file}").code == 0
    assert shamble(*flags, "--option", "survivors=Rita").code == 2
    file.write_text(RITA.replace("Ninja", "Flying"))
    refused = shamble(*flags, "--option", f"survivors=@{file}")
    assert (refused.code, "not one of the 33 skills" in refused.err) == (2, True)


# ---------------------------------------------------------------- missions


def test_a_mission_is_started_shown_and_judged(shamble: Shamble, tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    assert shamble("mission", "new", str(file), "--after", "02").code == 0
    assert shamble("mission", "new", str(file)).code == 2  # no file is overwritten
    assert shamble("validate", str(file)).code == 0
    assert "Reach the exit with all survivors." in shamble("mission", "show", str(file), "--lang", "en").out
    sheet = shamble("mission", "judge", str(file), "--games", "3", "--json")
    assert (sheet.code, sheet.json["games"]) == (0, 3)
    assert sheet.json["won"] + sum(sheet.json["lost_to"].values()) == 3
    assert list(sheet.json["reached"]) == ["1 stand", "O1"]
    table = ["simulate", "zombicide", "--scenario", "own", "--games", "1", "--json"]
    assert shamble(*table, "--option", f"mission=@{file}").code == 0


def test_a_mission_with_faults_is_refused_everywhere(shamble: Shamble, tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    shamble("mission", "new", str(file), "--after", "02")
    file.write_text(file.read_text().replace('"exit"', '"exti"').replace("minutes = 60", "minuets = 60"))
    for command in (["validate"], ["mission", "show"], ["mission", "judge"]):
        result = shamble(*command, str(file), "--lang", "en")
        assert result.code == 1
        assert "Did you mean “exit”?" in " ".join(result.out.split())
        assert "Did you mean “minutes”?" in " ".join(result.out.split())


def test_an_unwinnable_mission_is_named_by_its_block(shamble: Shamble, tmp_path: Path) -> None:
    """Six survivors must leave, and each of five players has one."""
    file = tmp_path / "night.toml"
    shamble("mission", "new", str(file), "--after", "02")
    text = file.read_text().replace("players = [1, 6]", "players = [5, 5]")
    text = text.replace('count = "everybody"', "count = 6").replace(
        "rules = [", 'rules = [\n  { is = "one-each" },'
    )
    file.write_text(text)
    result = shamble("validate", str(file), "--lang", "en")
    assert (result.code, "Bots did not meet “stand”" in " ".join(result.out.split())) == (1, True)


# ---------------------------------------------------------------- simulate


def test_simulate_as_json(shamble: Shamble) -> None:
    result = shamble(
        "simulate", "drill", "--seats", "novice,random,random", "--games", "30", "--seed", "5", "--json"
    )
    document = result.json
    assert (result.code, result.err) == (0, "")
    assert set(document) >= {"game", "mode", "scenario", "seats", "games", "seed", "outcomes", "win_rate"}
    assert set(document) >= {"decisions_mean", "seconds", "unfinished"}
    assert (document["game"], document["mode"], document["games"], document["seed"]) == (
        "drill",
        "standard",
        30,
        5,
    )
    assert document["seats"] == ["novice", "random", "random"]
    assert set(document["win_rate"]) == {"everyone", "seat-0", "seat-1", "seat-2"}
    assert set(document["win_rate"]["seat-0"]) == {"rate", "low", "high"}


def test_simulate_does_not_depend_on_jobs(shamble: Shamble) -> None:
    documents = []
    for jobs in ("1", "2"):
        document = shamble("simulate", "drill", "--games", "90", "--jobs", jobs, "--json").json
        document.pop("seconds")
        documents.append(document)
    assert documents[0] == documents[1]


def test_simulate_by_side_and_with_options(shamble: Shamble) -> None:
    flags = ["--seats", "everyone=random", "--players", "4", "--option", "rounds=6", "--games", "5"]
    document = shamble("simulate", "drill", *flags, "--json").json
    assert document["seats"] == ["random"] * 4
    assert document["options"] == {"rounds": 6}
    short = shamble("simulate", "drill", *flags[:4], "--games", "5", "--json").json
    assert document["decisions_mean"] > short["decisions_mean"] * 1.5


def test_simulate_seats_novices_unless_told(shamble: Shamble) -> None:
    assert shamble("simulate", "drill", "--games", "2", "--json").json["seats"] == ["novice", "novice"]


def test_simulate_for_people(shamble: Shamble) -> None:
    result = shamble("simulate", "drill", "--seats", "novice,random", "--games", "40")
    assert (result.code, result.err) == (0, "")
    assert "seed 1: 40 games in" in result.out
    assert "100.0% ± 4.4%" in result.out  # everyone always wins this one
    assert "points" in result.out


# ---------------------------------------------------------------- rules


def test_the_ledger_in_both_languages(shamble: Shamble) -> None:
    english, italian = [shamble("rules", "drill", "--lang", lang).out for lang in ("en", "it")]
    assert "DR-05  After the agreed number of rounds" in english
    assert "DR-05  Dopo il numero di turni" in italian
    assert "DR-E04" in english
    assert "DR-G01" in english
    assert "4 Jams" in english
    assert "4 Disturbi" in italian
    assert "Il posto 0 gioca un razzo" in italian
    assert "Chi ha giocato una carta" in italian
    assert "(reconstructed)" in english
    assert "(ricostruito)" in italian


def test_the_system_decides_the_language_unless_told(
    shamble: Shamble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Dopo il numero" in shamble("rules", "DR-05").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "After the agreed" in shamble("rules", "DR-05").out


def test_one_rule_one_example_one_ruling(shamble: Shamble) -> None:
    assert "a jam may be jammed" in " ".join(shamble("rules", "drill", "dr-04").out.split())
    assert "Seat 0 plays a flare" in shamble("rules", "DR-E04").out
    ruling = shamble("rules", "drill", "DR-G01").out
    assert "May the seat that played a card" in ruling
    assert "Yes; only" in ruling


def test_rules_as_json(shamble: Shamble) -> None:
    document = shamble("rules", "drill", "--json").json
    assert document["game"] == "drill"
    kinds = [entry["kind"] for entry in document["entries"]]
    assert kinds == ["rule"] * 5 + ["example", "ruling"]
    rule = shamble("rules", "drill", "DR-02", "--json").json
    assert (rule["id"], rule["kind"], set(rule["text"])) == ("DR-02", "rule", {"en", "it"})
    assert all(
        {"game", "rules", "examples", "rulings"} <= set(game) for game in shamble("rules", "--json").json
    )


# ---------------------------------------------------------------- the trace


Trace = Callable[[dict[str, list[str]]], None]


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> Trace:
    """Give the games a trace; default: of nine lines of the drill."""

    def give(lines: dict[str, list[str]]) -> None:
        for command in ("rules", "trace"):
            monkeypatch.setattr(
                f"shamble.cli.commands.{command}.load_trace",
                lambda folder: read_trace({"lines": lines}, known_ids(folder)),
            )

    give({"1-3": ["contents"], "5-6": ["DR-01", "DR-G01"], "9": ["DR-01"]})
    return give


def test_the_trace_says_what_became_of_each_line(shamble: Shamble, traced: Trace) -> None:
    shown = shamble("rules", "drill", "--trace")
    assert shown.code == 0
    assert "5-6  DR-01, DR-G01" in shown.out
    document = shamble("rules", "drill", "--trace", "--json").json
    assert document["lines"] == {"1-3": ["contents"], "5-6": ["DR-01", "DR-G01"], "9": ["DR-01"]}
    assert (document["counts"]["rule"], document["counts"]["ruling"], document["counts"]["contents"]) == (
        3,
        2,
        3,
    )
    assert document["unnamed"] == ["DR-02", "DR-03", "DR-04", "DR-05"]


def test_a_rule_says_where_the_rulebook_has_it(shamble: Shamble, traced: Trace) -> None:
    assert "rulebook, line 5-9" in shamble("rules", "DR-01").out
    assert "regolamento, riga 5-6" in shamble("rules", "DR-G01", "--lang", "it").out
    assert shamble("rules", "DR-01", "--json").json["lines"] == [[5, 9]]


def test_all_problems_of_a_trace_are_told(shamble: Shamble, traced: Trace) -> None:
    traced({"1-3": ["DR-99"], "3": ["contents"]})
    result = shamble("rules", "drill", "--trace", "--json")
    assert (result.code, result.json["problems"]) == (1, ["1-3 and 3 overlap", "1-3: there is no 'DR-99'"])
    assert "drill: 1-3 and 3 overlap" in result.err


def test_a_game_without_a_trace_says_so(shamble: Shamble) -> None:
    result = shamble("rules", "drill", "--trace")
    assert (result.code, result.out) == (2, "")
    assert "Drill has no trace of a rulebook." in result.err
    assert shamble("rules", "--trace").code == 0


# ---------------------------------------------------------------- the coverage


@pytest.fixture
def proved(tmp_path: Path) -> Path:
    """Tests that prove every rule and example of the drill."""
    ids = [f"DR-0{n}" for n in range(1, 6)]
    marks = f"@pytest.mark.rule({', '.join(map(repr, ids))})\n@pytest.mark.example('DR-E04')\n"
    (tmp_path / "test_drill.py").write_text(f"{marks}def test_it(): assert 1\n", "utf-8")
    return tmp_path


def test_complete_coverage_is_exit_code_0(shamble: Shamble, proved: Path) -> None:
    result = shamble("rules", "drill", "--coverage", "--tests", str(proved), "--json")
    assert result.code == 0
    document = result.json
    assert (document["game"], document["rules"], document["rules_tested"]) == ("drill", 5, 5)
    assert (document["examples"], document["examples_tested"], document["untested"]) == (1, 1, [])
    assert (document["rulings"], document["rulings_tested"]) == (1, 0)


def test_incomplete_coverage_is_exit_code_1(shamble: Shamble, proved: Path) -> None:
    path = proved / "test_drill.py"
    path.write_text(path.read_text("utf-8").replace("'DR-03', ", ""), "utf-8")
    result = shamble("rules", "drill", "--coverage", "--tests", str(proved), "--json")
    assert (result.code, result.json["untested"]) == (1, ["DR-03"])
    shown = shamble("rules", "drill", "--coverage", "--tests", str(proved))
    assert shown.code == 1
    assert "4 of 5" in shown.out
    assert "without a test: DR-03" in shown.out


def test_the_coverage_of_one_rule_names_code_and_tests(shamble: Shamble, proved: Path) -> None:
    rule = shamble("rules", "drill", "DR-02", "--coverage", "--tests", str(proved), "--json").json
    assert "flow.py" in rule["code"]
    assert rule["tests"] == ["test_drill.py::test_it"]


def test_the_coverage_of_all_games_is_a_list(shamble: Shamble, tmp_path: Path) -> None:
    document = shamble("rules", "--coverage", "--tests", str(tmp_path), "--json").json
    listed = [game["id"] for game in shamble("games", "--json").json]
    assert [game["game"] for game in document] == listed


# ---------------------------------------------------------------- bench


def test_bench_as_json(shamble: Shamble, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.lab.benchmark.installed_peers", dict)
    document = shamble("bench", "--game", "drill", "--rounds", "1", "--seconds", "0.002", "--json").json
    assert {"machine", "compiled", "games", "peers", "ratios"} <= set(document)
    assert set(document["games"]) == {"drill"}
    assert document["games"]["drill"]["decisions_per_s"] > 0
    assert document["games"]["drill"]["search_iterations_per_s"] is None


def test_bench_for_people_and_kept(shamble: Shamble, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.lab.benchmark.installed_peers", dict)
    monkeypatch.setattr("shamble.cli.commands.bench.project_folder", lambda: tmp_path)
    flags = ["--rounds", "1", "--seconds", "0.002", "--save", "--name", "try"]
    result = shamble("bench", "--game", "drill", *flags)
    assert result.code == 0
    assert "decisions/s" in result.out
    assert "No other engine is installed" in result.err
    (path,) = (tmp_path / "bench" / "results").iterdir()
    assert path.name.endswith("-try.json")
    assert json.loads(path.read_text("utf-8"))["games"]["drill"]
    assert "drill" in (tmp_path / "bench" / "results.md").read_text("utf-8")
