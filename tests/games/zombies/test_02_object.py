"""Object of the game (ZZ-02) and winning (ZZ-18): every mode and scenario."""

import pytest

from shamble.core.options import Setup
from shamble.games.zombies import GAME
from shamble.games.zombies.setup import teams
from tests.games.zombies.table import Table, tile

PAD = "tiles helipad 1,0"  # its centre is 4,1; the Town Square's east end 2,1


@pytest.mark.rule("ZZ-02.01", "ZZ-18.02", "ZZ-G43")
def test_the_first_on_the_helipad_centre_wins() -> None:
    t = Table(f"{PAD}\nplayers P1 3,1\nturn P1 moving 4")
    t.do("move E")
    assert (t.g.outcome, t.g.winners) == ("helipad", (0,))


@pytest.mark.rule("ZZ-02.01", "ZZ-18.02")
def test_the_zombie_on_the_centre_has_to_be_killed_first() -> None:
    t = Table(f"{PAD}\nplayers P1 3,1 bullets=1\nzombies 4,1\nturn P1 moving 4")
    t.do("move E", (3,))
    assert t.g.outcome == ""
    t.do("shoot 1")
    assert (t.g.outcome, t.g.winners) == ("helipad", (0,))


@pytest.mark.rule("ZZ-18.02", "ZZ-G43")
def test_player_beside_a_zombie_on_the_centre_has_not_arrived() -> None:
    t = Table(f"{PAD}\nplayers P1 1,1 | P2 4,1\nzombies 4,1\nturn P1 moving 4")
    t.do("move N")
    assert (t.g.outcome, t.asks) == ("", "ask-moving")


@pytest.mark.rule("ZZ-02.02", "ZZ-18.03", "ZZ-G43")
def test_the_25th_zombie_wins_at_once() -> None:
    t = Table("""tiles straight 1,0
                 players P1 2,1 kills=24
                 zombies 3,1
                 turn P1 moving 4""")
    t.do("move E", (4,))
    assert (t.g.outcome, t.g.winners) == ("zombies", (0,))


@pytest.mark.rule("ZZ-G43")
def test_25th_zombie_wins_in_another_players_turn() -> None:
    t = Table("""tiles straight 1,0
                 players P1 hand=where_did_everybody_go | P2 2,1 kills=24
                 zombies 3,1
                 turn P1 moving 4""")
    t.do("play where_did_everybody_go")
    t.do("move E", (6,))
    assert (t.g.outcome, t.g.winners) == ("zombies", (1,))


@pytest.mark.rule("ZZ-G44", "ZZ-18.03")
@pytest.mark.parametrize(
    ("mode", "scenario", "option", "won"),
    [
        ("classic", "escape", False, True),
        ("cooperative", "escape", False, False),
        ("team", "escape", False, False),
        ("classic", "rescue_mission", False, False),
        ("classic", "military_helicopter", False, False),
        ("classic", "military_helicopter", True, True),
    ],
)
def test_the_25_zombies_are_for_the_classic_game(mode: str, scenario: str, option: bool, won: bool) -> None:
    t = Table(
        """tiles straight 1,0
           players P1 2,1 kills=24
           zombies 3,1
           turn P1 moving 4""",
        4,
        mode,
        scenario,
        military_25=option,
    )
    t.do("move E", (4,))
    assert t.g.kills[0] == 25
    assert (t.g.outcome == "zombies") == won


@pytest.mark.rule("ZZ-02.03", "ZZ-18.04", "ZZ-G45")
def test_cooperative_win_needs_all_players() -> None:
    t = Table(f"{PAD}\nplayers P1 3,1 hand=fear | P2 3,1\nturn P1 moving 4", mode="cooperative")
    t.do("move E", (1,))
    assert (t.g.outcome, t.at(1)) == ("", "safe")
    t = Table(f"{PAD}\nplayers P1 safe | P2 3,1\nturn P2 moving 4", mode="cooperative")
    t.do("move E")
    assert (t.g.outcome, t.g.winners) == ("together", (0, 1))


@pytest.mark.rule("ZZ-18.05", "ZZ-G28")
@pytest.mark.parametrize(
    ("deaths", "sudden", "lost"), [(0, False, False), (1, False, False), (2, False, True), (0, True, True)]
)
def test_together_the_third_death_of_one_loses(deaths: int, sudden: bool, lost: bool) -> None:
    t = Table(
        f"""tiles straight 1,0
            players P1 2,1 life=1 bullets=0 deaths={deaths}
            zombies 3,1
            turn P1 moving 4""",
        mode="cooperative",
        coop_sudden_death=sudden,
    )
    t.do("move E", (1,), *([] if lost else [(1,)]))
    assert (t.g.outcome == "death") == lost
    assert t.g.winners == ()


@pytest.mark.example("ZZ-E18.02")
def test_one_dies_once_another_three_times() -> None:
    players = "P1 2,1 life=1 bullets=0 | P2 2,1 life=1 bullets=0 deaths=2"
    text = f"tiles straight 1,0\nplayers {players}\nzombies 3,1\n"
    t = Table(text + "turn P1 moving 4", mode="cooperative")
    t.do("move E", (1,), (1,))
    assert (t.g.outcome, t.at(1), t.g.deaths) == ("", "dead", [1, 2])
    t = Table(text + "turn P2 moving 4", mode="cooperative")
    t.do("move E", (1,))
    assert t.g.outcome == "death"


@pytest.mark.rule("ZZ-02.04", "ZZ-18.06", "ZZ-18.07")
@pytest.mark.example("ZZ-E18.01")
def test_both_of_a_team_at_different_times() -> None:
    t = Table(f"{PAD}\nplayers P1 safe | P3 3,1\nzombies 4,1\nturn P3 moving 4", 4, "team")
    t.do("move E", (5,))
    assert (t.g.outcome, t.g.winners) == ("team", (0, 2))


@pytest.mark.rule("ZZ-18.06")
def test_one_of_each_team_is_not_enough() -> None:
    t = Table(f"{PAD}\nplayers P1 safe | P2 3,1 hand=fear\nturn P2 moving 4", 4, "team")
    t.do("move E", (1,))
    assert t.g.outcome == ""


@pytest.mark.rule("ZZ-02.08", "ZZ-G18", "ZZ-G46")
def test_teams_are_pairs_who_sit_alternately() -> None:
    assert teams(4) == (0, 1, 0, 1)
    assert teams(6) == (0, 1, 2, 0, 1, 2)
    reasons = {seats: [no.rule for no in GAME.check(Setup(seats, "team", "escape"))] for seats in range(2, 7)}
    assert reasons == {2: ["ZZ-G18"], 3: ["ZZ-G18"], 4: [], 5: ["ZZ-G18"], 6: []}


@pytest.mark.rule("ZZ-18.01", "ZZ-G69")
def test_which_mode_goes_with_which_scenario() -> None:
    assert GAME.modes == ("classic", "cooperative", "team")
    for scenario in ("escape", "rescue_mission", "military_helicopter"):
        for mode in GAME.modes:
            assert GAME.check(Setup(4, mode, scenario)) == []
    for mode in ("cooperative", "team"):
        assert [no.rule for no in GAME.check(Setup(4, mode, "last_man_standing"))] == ["ZZ-G69"]


@pytest.mark.rule("ZZ-G69", "ZZ-21.09")
@pytest.mark.parametrize(
    ("mode", "scenario", "option", "rule"),
    [
        ("classic", "escape", {"military_25": True}, ""),
        ("classic", "escape", {"rescue_survivors_required": 2}, ""),
        ("classic", "rescue_mission", {"any_item_is_weapon": True}, ""),
        ("classic", "escape", {"lms_only_first_zombie_wins": True}, ""),
        ("classic", "escape", {"lms_zombies_place_helipad": True}, ""),
        ("cooperative", "rescue_mission", {"rescue_survivors_required": 2}, ""),
        ("classic", "escape", {"film": 5}, "ZZ-G17"),
        ("classic", "escape", {"coop_sudden_death": True}, ""),
    ],
)
def test_options_without_sense_are_refused(
    mode: str, scenario: str, option: dict[str, bool | int | str], rule: str
) -> None:
    assert [no.rule for no in GAME.check(Setup(4, mode, scenario, option))] == [rule]


@pytest.mark.rule("ZZ-02.05", "ZZ-21.04", "ZZ-G82")
def test_rescue_survivors_first_then_the_helipad() -> None:
    text = f"{PAD}\nplayers P1 3,1 recovered=%d\nturn P1 moving 2"
    t = Table(text % 0, scenario="rescue_mission")
    t.do("move E")
    assert (t.g.outcome, t.at(1)) == ("", "4,1")  # no arrival; the pawn stays in play
    t = Table(text % 1, scenario="rescue_mission")
    t.do("move E")
    assert t.g.outcome == "helipad"


@pytest.mark.rule("ZZ-21.03")
def test_rescue_one_survivor_or_two_as_agreed() -> None:
    text = f"{PAD}\nplayers P1 3,1 recovered=1\nturn P1 moving 2"
    t = Table(text, scenario="rescue_mission", rescue_survivors_required=2)
    t.do("move E")
    assert t.g.outcome == ""


@pytest.mark.rule("ZZ-G82", "ZZ-G51")
def test_rescue_last_survivor_can_be_recovered_on_the_helipad() -> None:
    t = Table(f"{PAD}\nplayers P1 3,1 carrying\nturn P1 moving 2", scenario="rescue_mission")
    t.do("move E")
    assert (t.g.recovered[0], t.g.outcome) == (1, "helipad")


@pytest.mark.rule("ZZ-G82", "ZZ-21.04")
def test_rescue_a_team_adds_its_survivors_up() -> None:
    t = Table(
        f"{PAD}\nplayers P1 safe recovered=1 | P3 3,1 recovered=1\nturn P3 moving 2",
        4,
        "team",
        "rescue_mission",
        rescue_survivors_required=2,
    )
    t.do("move E")
    assert t.g.outcome == "team"


@pytest.mark.rule("ZZ-02.06", "ZZ-22.03", "ZZ-G58")
def test_last_man_a_human_on_the_helipad_wins_alone() -> None:
    t = Table(f"{PAD}\nplayers P1 3,1 | P2 1,1\nturn P1 moving 2", 3, scenario="last_man_standing")
    t.do("move E")
    assert (t.g.outcome, t.g.winners) == ("helipad", (0,))


@pytest.mark.rule("ZZ-02.07", "ZZ-23.01", "ZZ-G61")
@pytest.mark.example("ZZ-E23.01")
def test_military_only_with_a_weapon() -> None:
    text = f"{PAD}\nplayers P1 3,1 | P2 3,1 items=fire_axe\nturn P%d moving 2"
    t = Table(text % 1, scenario="military_helicopter")
    t.do("move E")
    assert (t.g.outcome, t.at(1), t.happened.count("Unarmed")) == ("", "4,1", 1)
    t = Table(text % 2, scenario="military_helicopter")
    t.do("move E")
    assert (t.g.outcome, t.g.winners) == ("helipad", (1,))


@pytest.mark.rule("ZZ-G61", "ZZ-25.04")
@pytest.mark.parametrize(
    ("item", "any_item", "won"),
    [
        ("skateboard", False, False),
        ("skateboard", True, True),
        ("grenade", False, True),
        ("first_aid_kit", False, False),
        ("chainsaw", False, True),
        ("molotov_cocktail", False, True),
        ("shotgun", False, True),
        ("lots_of_ammo", False, False),
        ("all_the_marbles", False, False),
        ("all_the_marbles", True, True),
    ],
)
def test_military_what_a_weapon_is(item: str, any_item: bool, won: bool) -> None:
    t = Table(
        f"{PAD}\nplayers P1 3,1 items={item}\nturn P1 moving 2",
        scenario="military_helicopter",
        any_item_is_weapon=any_item,
    )
    t.do("move E")
    assert (t.g.outcome == "helipad") == won


@pytest.mark.rule("ZZ-G61")
def test_military_the_weapon_is_looked_for_on_entering() -> None:
    t = Table(f"{PAD}\nplayers P1 3,1 hand=shotgun\nturn P1 moving 5", scenario="military_helicopter")
    t.do("move E")
    t.do("lay shotgun")
    assert t.g.outcome == ""  # too late: leave and enter again
    t.do("move E")
    t.do("move W")
    assert t.g.outcome == "helipad"


@pytest.mark.rule("ZZ-G61")
def test_military_the_last_shot_may_be_fired_on_the_centre() -> None:
    t = Table(
        f"{PAD}\nplayers P1 3,1 items=shotgun shots=1\nzombies 4,1\nturn P1 moving 5",
        scenario="military_helicopter",
    )
    t.do("move E")
    t.do("use shotgun", (3,))
    assert (t.items(1), t.g.outcome) == ([], "helipad")


@pytest.mark.rule("ZZ-19.05", "ZZ-24.11", "ZZ-G43")
def test_alternate_food_source_on_the_helipad() -> None:
    text = f"{PAD}\nplayers P1 3,1\nzombies 4,1\nlasting alternate_food_source P2\nturn P1 moving 5"
    t = Table(text)
    t.do("move E")
    assert (t.g.outcome, t.g.grid[t.g.city.helipad] > 0) == ("helipad", True)


@pytest.mark.rule("ZZ-G43", "ZZ-24.11")
def test_alternate_food_source_wins_on_the_helipad_at_once() -> None:
    t = Table(
        f"{PAD}\nplayers P1 1,1 hand=alternate_food_source | P2 4,1 recovered=1\nzombies 4,1\n"
        f"turn P1 moving 5",
        scenario="rescue_mission",
    )
    t.do("play alternate_food_source")
    assert (t.g.outcome, t.g.winners) == ("helipad", (1,))


@pytest.mark.rule("ZZ-G88")
@pytest.mark.parametrize("dawn", [50, 100, 200])
def test_at_dawn_no_one_wins(dawn: int) -> None:
    t = Table("turn P2 discard\nplayers P2 hand=fear", dawn=dawn)
    t.g.round = dawn
    t.do("end")
    assert (t.g.outcome, t.g.winners) == ("dawn", ())
    t = Table("turn P2 discard\nplayers P2 hand=fear", dawn=dawn)
    t.g.round = dawn - 1
    t.do("end", tile("crossroads"))
    assert (t.g.outcome, t.g.round) == ("", dawn)


@pytest.mark.rule("ZZ-G88")
def test_without_a_dawn_the_game_goes_on() -> None:
    t = Table("turn P2 discard\nplayers P2 hand=fear", dawn=0)
    t.g.round = 1000
    t.do("end", tile("crossroads"))
    assert (t.g.outcome, t.g.round) == ("", 1001)


@pytest.mark.rule("ZZ-18.02", "ZZ-G43")
def test_of_two_on_the_helipad_the_next_in_turn_order_wins() -> None:
    """The card makes peace with the zombie that kept both of them from winning."""
    t = Table(
        f"{PAD}\nzombies 4,1\npile\nturn P1 moving 2\n"
        "players P1 1,1 hand=alternate_food_source | P2 4,1 hand=fear,keys,grenade | P3 4,1 hand=chainsaw",
        3,
    )
    t.do("play alternate_food_source")
    assert (t.g.outcome, t.g.winners) == ("helipad", (1,))


@pytest.mark.rule("ZZ-18.03", "ZZ-G43")
def test_game_that_is_over_is_not_won_again() -> None:
    """The 25th zombie stands on the centre of the Helipad."""
    t = Table(f"{PAD}\nplayers P1 3,1 kills=24\nzombies 4,1\nturn P1 moving 4")
    t.do("move E", (6,))
    assert (t.g.outcome, t.g.winners) == ("zombies", (0,))
    assert t.happened.count("Ended") == 1
