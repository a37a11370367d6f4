"""Parsing of typed commands."""

import pytest

from shamble.match.narration.parser import (
    COMMANDS,
    Ambiguous,
    Choice,
    Command,
    Meaning,
    NoSuchNumber,
    Unknown,
    parse,
    parse_faces,
)

OPTIONS = ["pass", "Ned move A1", "Ned move B3", "Ned shoot B3 with rifle", "log"]


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("1", Choice(0)),
        ("5", Choice(4)),
        ("6", NoSuchNumber(6)),
        ("0", NoSuchNumber(0)),
        ("pass", Choice(0)),
        ("  ned   MOVE b3 ", Choice(2)),
        ("p", Choice(0)),
        ("ned s", Choice(3)),
        ("n m a", Choice(1)),
        ("n s b w r", Choice(3)),
        ("shoot", Choice(3)),
        ("s r", Choice(3)),
        ("r s", Unknown("r s")),
        ("b3", Ambiguous((2, 3))),
        ("ned move", Ambiguous((1, 2))),
        ("n", Ambiguous((1, 2, 3))),
        ("n s b w r x", Unknown("n s b w r x")),
        ("dance", Unknown("dance")),
        ("?", Command("near-misses")),
        ("why ned move C1", Command("why", "ned move C1")),
        ("why", Command("why")),
        ("rule ZP-01.02", Command("rule", "ZP-01.02")),
        ("save My Game", Command("save", "My Game")),
        ("UNDO", Command("undo")),
        ("perché n m", Command("why", "n m")),
        ("esci", Command("quit")),
        ("undo it", Unknown("undo it")),
        ("log", Choice(4)),  # what the game offers comes before the client's own words
    ],
)
def test_meaning(typed: str, meaning: Meaning) -> None:
    assert parse(typed, OPTIONS) == meaning


def test_without_options_only_commands_make_sense() -> None:
    assert parse("1", []) == NoSuchNumber(1)
    assert parse("pass", []) == Unknown("pass")
    assert parse("log", []) == Command("log")


def test_every_command_can_be_said_in_both_languages() -> None:
    for name in set(COMMANDS.values()) - {"auto", "near-misses"}:
        assert sum(command == name for command in COMMANDS.values()) >= 2, name


@pytest.mark.parametrize(
    ("typed", "sides", "faces"),
    [
        ("3", 6, [3]),
        ("3 5", 6, [3, 5]),
        ("3,5, 6", 6, [3, 5, 6]),
        ("356", 6, [3, 5, 6]),
        ("12", 20, [12]),
        ("12 7", 20, [12, 7]),
        ("", 6, []),
        ("three", 6, []),
        ("3 x", 6, []),
        ("-3", 6, []),
    ],
)
def test_what_dice_show(typed: str, sides: int, faces: list[int]) -> None:
    assert parse_faces(typed, sides) == faces
