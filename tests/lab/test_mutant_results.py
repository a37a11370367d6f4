"""Results of mutants: what counts as killed, and what the page shows."""

import json
from pathlib import Path

from shamble.core.game import all_games
from shamble.core.ledger import load_ledger
from shamble.lab.mutant_results import MutantResults, read, save
from shamble.lab.mutants import find_mutants

DRILL = all_games()["drill"]
MUTANTS = find_mutants(DRILL.folder(), DRILL.prefix, load_ledger(DRILL.folder()))


def drill(*results: str, explained: int = -1) -> MutantResults:
    keys = [mutant.key for mutant in MUTANTS]
    why = {keys[explained]: "It changes nothing."} if explained >= 0 else {}
    named = dict.fromkeys(keys, "test_a")
    return MutantResults("drill", MUTANTS, dict(zip(keys, results, strict=False)), named, why)


def test_share_counts_kills_and_survivors_alone() -> None:
    one = drill("killed", "others", "endless", "broken", "alive", "unreached", explained=4)
    assert (one.share, [mutant.key for mutant in one.survivors]) == (2 / 3, [MUTANTS[5].key])
    data = one.data()
    assert [data[name] for name in ("ran", "endless", "broken", "equivalent")] == [6, 1, 1, 1]
    assert drill().share == 0.0


def test_rule_is_proved_by_its_own_kill_without_a_survivor() -> None:
    rules = [rule for rule in MUTANTS[0].rules if rule in MUTANTS[1].rules]
    assert set(rules) <= set(drill("killed", "killed").rules()[1])
    assert not set(rules) & set(drill("killed", "alive").rules()[1])
    assert drill("others", "endless").rules()[1] == []


def test_explanation_of_a_killed_mutant_is_stale() -> None:
    assert drill("killed", explained=0).stale == [MUTANTS[0].key]
    assert drill("alive", explained=0).stale == []


def test_page_keeps_the_first_results(tmp_path: Path) -> None:
    (tmp_path / "results").mkdir()
    save([drill("alive", "alive")], tmp_path)
    save([drill("alive", "killed")], tmp_path)
    page = (tmp_path / "proved.md").read_text("utf-8")
    first, latest = (page.partition("## Latest")[number] for number in (0, 2))
    assert "| 0 | 0 | 0 | 0 | 0 | 2 | 0.0 % |" in first
    assert "| 1 | 0 | 0 | 0 | 0 | 1 | 50.0 % |" in latest
    assert MUTANTS[0].place in latest
    assert MUTANTS[1].place not in latest


def test_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    out = tmp_path / "drill.jsonl"
    entry = json.dumps({"key": MUTANTS[0].key, "result": "killed", "test": "test_a"})
    out.write_text(f"{entry}\n{entry[:20]}", "utf-8")
    assert read(DRILL, out, tmp_path).results == {MUTANTS[0].key: "killed"}
