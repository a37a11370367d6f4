"""The tables the laws are checked at: a few seat counts and sets of options for each game, chosen so that every option
value and the smallest and the biggest table occur. A game not listed here plays its defaults."""

from itertools import permutations
from typing import Any

from shamble.core.game import Game
from shamble.core.options import Setup, Value

Choice = tuple[int, dict[str, Value]]


def city_of_horror() -> list[Choice]:
    """Every layout of the corners once, the other options and seat counts taking turns."""
    sides: list[dict[str, Value]] = [
        {},
        {"sides": "B"},
        {"sides": "random", "corners": "random", "expert_draft": True},
        {"sides": "mixed", "side_church": "B", "side_armory": "B", "side_crossroads": "B"},
        {"sides": "mixed", "side_water_tower": "B", "side_bank": "B", "side_hospital": "B"},
    ]
    rulings: list[dict[str, Value]] = [
        {"binding_promises": True, "offers": 1},
        {"offers": 0, "no_take_back": True, "explosion_forced_armory": True},
        {"hard_freeze": True, "grandma_votes": True},
        {"offers": 3, "placement_counter_clockwise": True, "energy_drink_own_only": True},
    ]
    choices: list[Choice] = [(3, {}), (6, {"starter": 6})]
    for number, corners in enumerate(permutations("ABCH")):
        seats = 3 + number % 4
        layout: dict[str, Value] = {"corners": "".join(corners), "starter": number % (seats + 1)}
        choices.append((seats, layout | rulings[number % 4] | sides[number % 5]))
    return choices


def all_things_zombie() -> list[Choice]:
    """Every seat count, every switch on and off, the switches in three sets that take turns."""
    switches = (
        ("faq_zombie_hex", "unlimited_cup", "s1_carry_out", "no_reconstructed_abilities"),
        ("literal_spawn_count", "charged_by_arrivals_only", "spawn_beside_survivor", "s5_no_search_die"),
        ("faq_too_tall_female", "melee_weapon_in_hand", "s6_professor_rules"),
    )
    choices: list[Choice] = [(1, {}), (2, {"patience": 40})]
    for number, seats in enumerate((1, 3, 4, 1, 2, 6, 5, 1, 2)):
        options: dict[str, Value] = dict.fromkeys(switches[number % 3], True)
        more: dict[str, Value] = {"found_survivors": number % 2 == 0, "patience": (40, 100)[number % 2]}
        choices.append((seats, options | more))
    return choices


TABLES: dict[str, list[Choice]] = {
    "all-things-zombie": all_things_zombie(),
    "drill": [(2, {}), (3, {"rounds": 6}), (4, {}), (2, {"rounds": 6})],
    "city-of-horror": city_of_horror(),
    "zombie-plague": [
        (2, {}),
        (4, {"how_boring": True, "car_keys": "horror", "roadkill": True}),
        (3, {"house_only": True, "arrival_anywhere": True, "car_keys": "friendly"}),
        (7, {"human_figures": 6, "dawn": 60, "how_boring": True}),
        (5, {"car_keys": "horror", "arrival_anywhere": True, "dawn": 200}),
        (2, {"human_figures": 2, "roadkill": True, "house_only": True}),
        (6, {"car_keys": "friendly", "human_figures": 5, "how_boring": True}),
        (3, {"line_breaks_all": True, "search_per_player": True, "surprise_here": True}),
    ],
    "zombies": [
        (2, {"dawn": 50}),
        (4, {"dawn": 50, "fast_game": True, "zombie_step_combat": "immediate"}),
        (6, {"dawn": 50, "strict_discard": True, "shotgun_combines": True, "optional_zombie_moves": True}),
        (4, {"dawn": 50, "coop_sudden_death": True, "coop_hard_zombies": True}),
        (3, {"dawn": 50, "military_25": True, "any_item_is_weapon": True}),
        (4, {"dawn": 50, "any_item_is_weapon": True, "film": 3}),
        (5, {"dawn": 50, "lms_zombies_place_helipad": True, "lms_only_first_zombie_wins": True}),
        (4, {"dawn": 50, "rescue_survivors_required": 2}),
    ],
    "zombicide": [
        (1, {"rounds": 30, "red_at_43": True, "may_decline_find": True, "tutorial_pans": True}),
        (2, {"rounds": 60, "quick": True, "safe_start_building": True, "manhole_per_zone": True}),
        (4, {"rounds": 100, "start_card_per_survivor": True, "exit_needs_clear_zone": True}),
        (6, {"rounds": 30, "faq_dual_dice": True, "ninja_may_make_noise": True, "y_zone_living_only": True}),
    ],
}

CUTS: dict[str, int] = {
    "all-things-zombie": 60,
    "city-of-horror": 120,
    "zombie-plague": 120,
    "zombies": 120,
    "zombicide": 60,
}  # decisions after which a game is cut off; 0 = played to its end


def setups(game: Game[Any], mode: str) -> list[Setup]:
    """The tables of a game in one of its modes."""
    scenarios = game.scenarios or ("",)
    choices = TABLES.get(game.id) or [(game.min_seats, {}), (game.max_seats, {})]
    found = []
    for scenario in scenarios:
        for seats, options in choices:
            here = Setup(seats, mode, scenario)
            matter = {option.id for option in game.options if option.matters(here)}
            setup = Setup(seats, mode, scenario, {id: v for id, v in options.items() if id in matter})
            if not game.check(setup):
                found.append(setup)
    assert found, f"no table for {game.id} {mode}"
    return found


def setup_of(game: Game[Any], mode: str, seed: int) -> Setup:
    """The table a seed is played at: they take turns."""
    tables = setups(game, mode)
    return tables[seed // 4 % len(tables)]  # four seeds a table: each mixes in another share of sense
