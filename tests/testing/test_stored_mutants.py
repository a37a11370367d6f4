"""Faults in the rules of each game: a sample is noticed in every run, all of them in the soak."""

import json
from pathlib import Path

import pytest

from shamble.cli.commands.mutants import results_file, run_mutants
from shamble.core.game import all_games

TESTS = Path(__file__).parents[1]
STORED = json.loads((TESTS.parent / "bench" / "results" / "proved.json").read_text("utf-8"))
GAMES = sorted(set(all_games()) - {"drill"})
LEAST_SHARE = 0.98


@pytest.mark.parametrize("id", sorted(STORED))
def test_noticed_mutants_are_noticed_again(id: str, tmp_path: Path) -> None:
    """Functions that were edited since drop out; when most have, `shamble rules --proved --save` draws others."""
    sample = tmp_path / "sample.json"
    sample.write_text(json.dumps(STORED[id]["sample"]), "utf-8")
    outcome = run_mutants(
        all_games()[id],
        TESTS,
        tmp_path / "results.jsonl",
        "--mutants-again",
        str(sample),
        "--mutants-jobs",
        "1",
    )
    assert [mutant.place for mutant in outcome.survivors] == []
    assert len(outcome.results) > 0, "draw a new sample: shamble rules --proved --save"


@pytest.mark.soak
@pytest.mark.parametrize("id", GAMES)
def test_every_mutant_is_noticed_or_explained(id: str) -> None:
    """It continues where it was interrupted, on all cores."""
    outcome = run_mutants(all_games()[id], TESTS, results_file(all_games()[id]))
    assert [mutant.place for mutant in outcome.survivors] == []
    assert outcome.stale == []
    assert outcome.share >= LEAST_SHARE
