"""Reviews: chances, costly decisions, turning point; deterministic."""

from pathlib import Path

from msgspec.structs import replace

from shamble.cli.commands.review import chart, report
from shamble.cli.messages import Speech
from shamble.match import save_file
from shamble.match.analysis import review
from shamble.match.installed_games import games
from shamble.match.protocol.review import Review, ReviewedDecision
from shamble.match.protocol.view import Message, Option

RECORDED = Path(__file__).parent.parent / "recorded"
SAVED = RECORDED / "zombies-two.shamble"
BY_THUMB = RECORDED / "all-things-zombie-bullets-random.shamble"
MOVE = Option("move E", "move", "do-stop")
STAY = Option("stop", "stop", "do-stop")


def judged(
    version: int, chance: int, best: int, round: int = 1, better: Option | None = None
) -> ReviewedDecision:
    """Return a decision that is costly if it lost more than 3 %."""
    other = better or (STAY if best > chance else None)
    return ReviewedDecision(version, round, MOVE, chance, best, better=other, costly=best - chance > 3)


def make_review(*decisions: ReviewedDecision, won: bool = False) -> Review:
    return Review(0, won, list(decisions))


def test_review_has_chances_and_costly_decisions() -> None:
    match = save_file.revive(save_file.loads(SAVED.read_bytes()))
    asked = list(review.past_decisions(match, 0))
    assert all(one.action in one.options and len(one.options) > 1 for one in asked)
    begin = len(asked) - 12
    result = review.review_decisions(match, 0, begin, 8)
    assert len(result) == 8
    assert result == review.review_decisions(match, 0, begin, 4) + review.review_decisions(
        match, 0, begin + 4, 4
    )
    whole = review.build_review(match, 0, result, begin + 8)
    assert whole.won
    assert whole.next == begin + 8
    versions = [one.version for one in whole.decisions]
    assert versions == sorted(versions)
    for one in whole.decisions:
        assert 0 <= one.chance <= one.best <= 100
        assert (one.better is None) == (one.why is None)
        assert one.better is not None or not one.costly
    assert len(review.costliest_decisions(whole)) <= review.MAX_COSTLY
    assert review.past_decisions(match, 0, begin).__next__().version == asked[begin].version


def test_costly_decisions_are_unique_by_round_and_in_order() -> None:
    whole = make_review(
        judged(1, 40, 50), judged(2, 41, 49), judged(3, 40, 60, 2), judged(4, 30, 45, 3), judged(5, 9, 12, 4)
    )
    assert [one.version for one in review.costliest_decisions(whole)] == [1, 3, 4]
    assert review.costliest_decisions(make_review(judged(1, 48, 50))) == []


def test_turning_point_is_the_largest_rise() -> None:
    turned = review.turning_decision(
        make_review(judged(1, 50, 50), judged(2, 40, 45), judged(3, 60, 70), judged(4, 62, 62))
    )
    assert turned is not None
    assert (turned.decision.version, turned.before, turned.after) == (2, 40, 70)
    last = review.turning_decision(make_review(judged(1, 50, 50), judged(2, 40, 40), won=True))
    assert last is not None
    assert (last.decision.version, last.after) == (2, 100)
    assert review.turning_decision(make_review(judged(1, 50, 50), judged(2, 52, 52))) is None
    unsure = replace(judged(1, 50, 50), spread=30)
    assert review.turning_decision(make_review(unsure, judged(2, 70, 70))) is None


def test_best_moves_include_almost_equal_ones() -> None:
    assert review.count_best_moves(make_review(judged(1, 50, 50), judged(2, 49, 50), judged(3, 40, 50))) == 2


def test_review_evaluates_rule_based_moves_by_rollout() -> None:
    match = save_file.revive(save_file.loads(BY_THUMB.read_bytes()))
    whole = review.build_review(match, 0, review.review_decisions(match, 0))
    assert any(one.better is not None for one in whole.decisions)
    assert {one.round for one in whole.decisions} == {one.round for one in review.past_decisions(match, 0)}


def test_terminal_shows_the_same_review() -> None:
    words = Speech("en", games()["zombies"], ["Ann", "Bob"])
    whole = make_review(
        replace(judged(1, 40, 55), why=Message("hint-foreseen")), judged(2, 75, 75, 2), won=True
    )
    lines = "\n".join(report(words, "Ann", whole))
    for part in (
        "Ann: 2 decisions",
        "gave 40\u00a0%",
        "55\u00a0%",
        "best result in many simulated games",
        "went from 40",
        "1 of 2 decisions ",
    ):
        assert part in lines
    assert "mistake" not in lines.lower()
    *rows, under = chart(words, whole.decisions)
    assert rows == ["100\u00a0%", " 75\u00a0%  █", " 50\u00a0% ▅█", " 25\u00a0% ██"]
    assert under == "round 1"
    assert len(report(words, "Ann", make_review())) == 1
