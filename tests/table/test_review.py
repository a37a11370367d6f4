"""Looking back at a game: chances along it, and what cost most; the same every time."""

from pathlib import Path

from shamble.table import review, save

SAVED = Path(__file__).parent.parent / "recorded" / "zombies-two.shamble"


def test_a_review_tells_chances_and_the_worst_decisions() -> None:
    match = save.revive(save.loads(SAVED.read_bytes()))
    asked = list(review.decisions(match, 0))
    assert all(one.chosen in one.options and len(one.options) > 1 for one in asked)
    found = review.verdicts(match, 0, len(asked) - 12, 8)
    assert len(found) == 8
    assert found == review.verdicts(match, 0, len(asked) - 12, 8)
    told = review.review(0, found)
    assert told.points == sorted(told.points, key=lambda point: point.version)
    assert len(told.mistakes) <= review.WORST
    assert all(0 <= point.chance <= 100 for point in told.points)
    losses = [mistake.best - mistake.chance for mistake in told.mistakes]
    assert losses == sorted(losses, reverse=True)
