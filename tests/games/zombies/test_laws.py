"""The laws over random and sensible games of every mode and scenario."""

import pytest

from shamble.core import engine
from shamble.core.laws import check_game
from shamble.core.options import Setup, Value
from shamble.core.rng import stream
from shamble.games.zombies import GAME

CASES = [
    ("classic", "escape"),
    ("cooperative", "escape"),
    ("team", "escape"),
    ("classic", "rescue_mission"),
    ("cooperative", "rescue_mission"),
    ("team", "rescue_mission"),
    ("classic", "last_man_standing"),
    ("classic", "military_helicopter"),
    ("cooperative", "military_helicopter"),
    ("team", "military_helicopter"),
]
TABLES = [
    (mode, scenario, seats)
    for mode, scenario in CASES
    for seats in (2, 4, 6)
    if not GAME.check(Setup(seats, mode, scenario))
]
OPTIONS: list[tuple[str, str, dict[str, Value]]] = [
    ("classic", "escape", {"fast_game": True, "zombie_step_combat": "next_phase_2", "dawn": 50}),
    (
        "classic",
        "escape",
        {
            "strict_discard": False,
            "shotgun_combines": True,
            "optional_zombie_moves": True,
            "asking": "milestones",
        },
    ),
    ("cooperative", "escape", {"coop_sudden_death": True, "coop_hard_zombies": True}),
    ("cooperative", "escape", {"coop_hard_zombies": True, "zombie_step_combat": "next_phase_2", "dawn": 50}),
    ("classic", "military_helicopter", {"military_25": True, "any_item_is_weapon": True, "fast_game": True}),
    (
        "classic",
        "last_man_standing",
        {
            "lms_zombies_place_helipad": True,
            "lms_only_first_zombie_wins": True,
            "zombie_step_combat": "next_phase_2",
        },
    ),
    ("classic", "rescue_mission", {"rescue_survivors_required": 2, "fast_game": True}),
]


@pytest.mark.parametrize(("mode", "scenario", "seats"), TABLES)
def test_the_laws_hold(mode: str, scenario: str, seats: int) -> None:
    """The first part of some games: the beginning by chance, and with sense far enough for cards and combats."""
    for seed, cut in ((0, 30), (2, 80), (3, 150)):
        check_game(GAME, Setup(seats, mode, scenario), seed, cut)


@pytest.mark.parametrize(("mode", "scenario", "options"), OPTIONS)
def test_the_laws_hold_for_every_option(mode: str, scenario: str, options: dict[str, Value]) -> None:
    for seed, cut in ((1, 60), (3, 120)):
        check_game(GAME, Setup(4, mode, scenario, options), seed, cut)


@pytest.mark.rule("ZZ-G88")
@pytest.mark.parametrize(("mode", "scenario"), CASES)
def test_every_game_ends(mode: str, scenario: str) -> None:
    """By chance alone, at dawn at the latest, and everything is still there."""
    seats = 4 if mode == "team" else 2
    g = GAME.new(Setup(seats, mode, scenario, {"dawn": 50}), 1)
    numbers = stream(1, 42)
    engine.start(g)
    while not g.over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        engine.take(g, seat, options[int(numbers.below(len(options)))])
    assert g.round <= 50
    assert GAME.conserved(g) == []


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "scenario", "seats"), TABLES)
def test_the_laws_hold_over_a_hundred_seeds(mode: str, scenario: str, seats: int) -> None:
    """Every ninth game is played to its end: each share of sense has some of them."""
    for seed in range(100):
        check_game(GAME, Setup(seats, mode, scenario, {"dawn": 50}), seed, 0 if seed % 9 == 0 else 150)


@pytest.mark.soak
@pytest.mark.parametrize(("mode", "scenario", "options"), OPTIONS)
def test_the_options_over_thirty_seeds(mode: str, scenario: str, options: dict[str, Value]) -> None:
    for seed in range(30):
        check_game(GAME, Setup(4, mode, scenario, options), seed, 0 if seed % 9 == 0 else 300)
