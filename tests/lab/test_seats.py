"""Who sits where, by seat or by side."""

import pytest

from shamble.lab.seats import SeatsError, by_side, read_seats, read_sides

KNOWN = ("human", "novice", "random")
SIDES = ["side-humans", "side-zombies", "side-humans"]


def test_by_seat() -> None:
    assert not by_side("novice, random")
    assert read_seats("novice, random,novice", KNOWN) == ["novice", "random", "novice"]


def test_by_side() -> None:
    assert by_side("humans=novice")
    assert read_sides("zombies=random, humans=novice", SIDES, KNOWN) == ["novice", "random", "novice"]


@pytest.mark.parametrize("text", ["novice,expert", "", "novice,,random"])
def test_a_player_that_does_not_exist(text: str) -> None:
    with pytest.raises(SeatsError, match="There is no player"):
        read_seats(text, KNOWN)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("humans=novice", "No seat is given to the side 'zombies'"),
        ("humans=novice,zombies=random,aliens=random", "no side 'aliens'.*humans, zombies"),
        ("humans=novice,zombies=random,humans=random", "twice"),
        ("humans=novice,random", "'random' has no side"),
        ("humans=novice,zombies=", "no player ''"),
    ],
)
def test_sides_that_make_no_sense(text: str, complaint: str) -> None:
    with pytest.raises(SeatsError, match=complaint):
        read_sides(text, SIDES, KNOWN)
