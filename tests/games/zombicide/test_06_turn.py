"""A survivor's turn, action by action: costs, conditions and effects (ZC-06)."""

import pytest

from shamble.games.zombicide import GAME
from shamble.games.zombicide.cards import CARDS, RED
from shamble.games.zombicide.rules.experience import learn
from shamble.games.zombicide.sheets import HOARD
from shamble.games.zombicide.state import DECLINED, ZombicideState
from tests.games.zombicide.table import Table, card, zombie

QUIET = "off S1 S2 S3 S4"


def turn(text: str, who: str = "Ned", mission: str = "04", seats: int = 1, **on: int) -> Table:
    return Table(
        f"mission {mission}\n{text}\n{QUIET if mission == '04' else ''}\nturn {who}", seats, None, **on
    )


# verb, position, order, chance, actions left of three
ORDERS: list[tuple[str, str, str, tuple[tuple[int, ...], ...], int]] = [
    ("move", "04 Ned z8", "move z9", (), 2),
    ("search", "04 Ned r17 skills medic", "search", (card("water"),), 2),
    ("open", "04 Ned z8 hand crowbar|opened r17", "open D7 with crowbar", (), 2),
    ("arrange", "04 Ned z8 pack water", "arrange", (), 2),
    ("trade", "04 Ned z8 pack water|Amy z8", "trade Amy", (), 2),
    ("shoot", "04 Ned z8 hand pistol|zombies z9 1 walker", "shoot z9 with pistol", ((1,),), 2),
    ("strike", "04 Ned z8 hand crowbar|zombies z8 1 walker", "strike with crowbar", ((1,),), 2),
    ("board", "04 Ned z7", "board C1 driver", (), 2),
    ("alight", "04 Ned z7 car C1 driver", "alight C1", (), 2),
    ("sit", "04 Ned z7 car C1 driver", "sit C1 seat1", (), 2),
    ("drive", "04 Ned z7 car C1 driver", "drive C1 z8", (), 2),
    ("ransack", "04 Ned z7 skills medic", "ransack C1", ((0,),), 2),
    ("take", "04 Ned r2", "take O1", (), 2),
    ("noise", "04 Ned z8", "noise", (), 2),
    ("reload", "04 Ned z8 hand sawed_off!", "reload sawed_off", (), 2),
    ("combine", "04 Ned z8 hand rifle pack scope", "combine sniper", (), 3),
    ("close", "04 Ned z8 skills lock-it-down|open D7", "close D7", (), 2),
    ("loud", "04 Ned z8 skills loud", "loud", (), 3),
    ("heal", "04 Ned z8 hand wound skills medic", "heal Ned", (), 3),
    ("lead", "04 Ned z8 skills born-leader|Amy z5", "lead Amy", (), 3),
    ("stow", "06 Ned z2 pack water", "stow C1 water", (), 2),
    ("unstow", "06 Ned z2|cargo C1 water", "unstow C1 water", (), 2),
    ("neutralise", "07 Ned r15", "neutralise S1", (), 2),
    ("leave", "09 Ned z10 back|Amy z1", "leave", (), 3),
]


@pytest.mark.rule(
    "ZC-06.43", "ZC-06.28", "ZC-06.29", "ZC-06.30", "ZC-06.33", "ZC-06.38", "ZC-06.39", "ZC-06.41"
)
@pytest.mark.rule(
    "ZC-06.04", "ZC-06.08", "ZC-06.25", "ZC-06.26", "ZC-06.35", "ZC-11.01", "ZC-M06.09", "ZC-M07.09"
)
@pytest.mark.rule("ZC-08.29", "ZC-09.25", "ZC-09.26", "ZC-09.29", "ZC-G61", "ZC-G62", "ZC-G77", "ZC-G92")
@pytest.mark.parametrize(
    ("verb", "text", "order", "chance", "left"), ORDERS, ids=[entry[0] for entry in ORDERS]
)
def test_what_each_action_costs(
    verb: str, text: str, order: str, chance: tuple[tuple[int, ...], ...], left: int
) -> None:
    mission, rest = text.split(" ", 1)
    t = turn(rest.replace("|", "\n"), mission=mission)
    choice = next(option for option in t.options() if option.startswith(f"Ned {order}"))
    t.do(choice, *chance)
    if verb != "leave":
        assert (t.g.acting, t.g.actions) == (0, left)
    else:
        assert t.at("Ned") == "left"


@pytest.mark.rule("ZC-06.43")
def test_there_are_no_other_actions() -> None:
    verbs = {"end"}
    for entry in ORDERS:
        mission, rest = entry[1].split(" ", 1)
        t = turn(rest.replace("|", "\n"), mission=mission)
        verbs |= {option.split()[1] for option in t.options()}
    assert verbs == {entry[0] for entry in ORDERS} | {"end"}


@pytest.mark.rule("ZC-06.40", "ZC-06.02")
def test_actions_not_used_are_lost() -> None:
    t = turn("Ned z8")
    t.do("Ned end")
    assert (t.g.round, t.g.acting, t.g.actions) == (1, 0, 3)


@pytest.mark.rule("ZC-G75", "ZC-06.01")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    t = turn("Ned z8\nAmy z8")
    t.do("Ned noise")
    assert all(option.startswith("Ned ") for option in t.options())
    t.play("Ned noise", "Ned noise")
    assert t.g.acting == 1


@pytest.mark.rule("ZC-09.19", "ZC-G60")
def test_gift_to_a_survivor_who_acted_counts_next_round() -> None:
    t = Table(f"mission 04\nAmy z8 skills medic\nNed z8 skills born-leader\n{QUIET}\nturn Amy")
    t.play("Amy end", "Ned lead Amy", "Ned end")
    t.do("activate Amy")
    assert (t.g.round, t.g.actions) == (1, 4)
    t.play("Amy end", "Ned end", "activate Amy")
    assert t.g.actions == 3


@pytest.mark.rule("ZC-09.03", "ZC-05.28")
@pytest.mark.parametrize(
    ("who", "skill", "free"),
    [("Amy", "plus-1-free-move-action", (1, 0, 0)), ("Phil", "plus-1-free-search-action", (0, 0, 1))],
)
def test_free_actions_learned_count_at_once(who: str, skill: str, free: tuple[int, ...]) -> None:
    t = turn(f"{who} z8 hand machete xp 18 skills medic plus-1-action\nzombies z8 1 walker", who)
    t.do(f"{who} strike with machete", (4,))
    t.do(f"learn {skill}")
    assert (t.g.free_moves, t.g.free_fights, t.g.free_searches) == free


@pytest.mark.rule("ZC-05.28", "ZC-05.30", "ZC-05.31", "ZC-G113")
def test_two_levels_at_one_blow() -> None:
    """13 Walkers burn: 6 points become 19, yellow first, then a choice for orange."""
    t = turn("Ned z8 hand molotov xp 6 skills medic\nzombies z9 13 walker")
    t.do("Ned shoot z9 with molotov")
    assert (t.xp("Ned"), t.skills("Ned"), t.g.actions) == (19, ["medic", "plus-1-action"], 3)
    assert t.options() == ["learn plus-1-die-ranged", "learn plus-1-free-combat-action"]


@pytest.mark.rule("ZC-G97", "ZC-09.04", "ZC-05.30")
@pytest.mark.parametrize(
    ("xp", "skills", "actions"),
    [
        (0, "medic", 3),
        (7, "medic plus-1-action", 4),
        (0, "plus-1-action", 4),
        (7, "plus-1-action plus-1-action", 5),
    ],
)
def test_actions_of_a_turn(xp: int, skills: str, actions: int) -> None:
    """Yellow gives the fourth; a home-made survivor with +1 Action at blue has one of its own besides."""
    assert turn(f"Ned z8 xp {xp} skills {skills}").g.actions == actions


@pytest.mark.rule("ZC-G65", "ZC-09.22", "ZC-09.03")
def test_hoard_learned_gives_a_slot_at_once() -> None:
    t = turn("Ned r17 hand pistol crowbar pack water water water skills medic")
    learn(t.g, 0, RED, HOARD)
    assert t.slots("Ned")[5] == "-"
    t.do("Ned search", card("rifle"))
    assert (t.asks, len(t.cards("Ned"))) == ("ask-arrange", 6)


@pytest.mark.rule("ZC-G112", "ZC-05.32")
def test_points_beyond_red_change_nothing() -> None:
    t = turn("Ned z8 hand machete xp 50 skills medic plus-1-action ninja tough\nzombies z8 1 walker")
    t.do("Ned strike with machete", (4,))
    assert (t.xp("Ned"), t.asks, len(t.skills("Ned"))) == (51, "ask-turn", 4)


@pytest.mark.rule("ZC-G112", "ZC-07.35")
def test_points_of_the_dead_are_not_passed_on() -> None:
    t = Table("mission 04\nDoug dead xp 50\nNed z8 xp 3\noff S2 S3 S4\nphase zombies", 1, [zombie(2)])
    assert (t.horde("z1"), t.xp("Ned"), t.g.danger()) == ("1 walker", 3, 0)


# -------------------------------------------------------------------- moving


@pytest.mark.rule("ZC-G47", "ZC-06.05")
def test_a_free_move_is_the_move_and_not_the_zombie() -> None:
    skills = "plus-1-free-move-action plus-1-free-move-action"
    t = turn(f"Amy z8 skills {skills}\nzombies z8 1 walker", "Amy")
    t.do("Amy move z9")
    assert (t.g.actions, t.g.free_moves) == (2, 1)


@pytest.mark.rule("ZC-06.05", "ZC-09.17")
def test_the_price_of_leaving_is_paid_once_for_a_long_move() -> None:
    t = turn("Wanda z8\nzombies z8 1 walker", "Wanda")
    t.play("Wanda move z9", "on z10")
    assert (t.at("Wanda"), t.g.actions) == ("z10", 1)


@pytest.mark.rule("ZC-06.06", "ZC-09.15")
def test_a_long_move_stops_at_the_second_zone_with_a_zombie() -> None:
    t = turn("Wanda z5 skills 2-zones-per-move-action plus-1-zone-per-move\nzombies z7 1 walker", "Wanda")
    t.play("Wanda move z6", "on z7")
    assert (t.at("Wanda"), t.asks) == ("z7", "ask-turn")


@pytest.mark.rule("ZC-09.15")
def test_one_zone_more_without_the_other_skill() -> None:
    t = turn("Ned z5 skills plus-1-zone-per-move")
    t.play("Ned move z6", "on z7")
    assert (t.at("Ned"), t.asks, t.g.actions) == ("z7", "ask-turn", 2)


# -------------------------------------------------------------------- doors


@pytest.mark.rule("ZC-G64", "ZC-09.25", "ZC-G99", "ZC-06.24")
def test_a_door_is_closed_from_inside_too_and_is_locked_then() -> None:
    t = turn("Ned r17 skills lock-it-down\nAmy z8\nopen D7\nzombies z8 1 walker\nzombies r17 1 walker")
    t.do("Ned close D7")
    assert (t.open_doors(), t.g.actions) == ([], 2)
    assert t.refused_by("Ned open D7") == ["ZC-06.19"]


@pytest.mark.rule("ZC-G36", "ZC-06.21")
def test_a_building_that_stood_open_never_spawns() -> None:
    """Mission 06: D5 and D6 stand open; closed and opened again they spawn no zombies, D1 does."""
    t = turn("Ned z8 hand crowbar skills lock-it-down", mission="06")
    t.play("Ned close D5", "Ned open D5 with crowbar")
    assert (t.hordes(), t.asks) == ({}, "ask-turn")
    t = turn("Ned z2 hand crowbar", mission="06")
    t.do("Ned open D1 with crowbar")
    assert t.asks == "ask-room"


@pytest.mark.rule("ZC-G34", "ZC-06.23", "ZC-G57", "ZC-07.30")
def test_an_extra_activation_in_the_players_phase() -> None:
    """Card 37 for the first room of two: the Walker beside Ned bites at once (Tough sleeps), the room stays empty."""
    t = turn("Ned z3 hand crowbar xp 7 skills tough\nzombies z3 1 walker")
    t.do("Ned open D4 with crowbar")
    assert t.options() == ["room r7", "room r13"]
    t.do("room r13", zombie(37), zombie(2))
    assert (t.who("Ned").wounds(), t.horde("r13"), t.horde("r7")) == (1, "", "1 walker")


@pytest.mark.rule("ZC-06.22", "ZC-G102")
def test_the_player_who_opens_names_the_rooms() -> None:
    t = Table(f"mission 04\nNed z3 seat 1 hand crowbar\nAmy z5 seat 0\n{QUIET}\nfirst 0\nturn Ned", 2)
    t.do("Ned open D4 with crowbar")
    assert (t.asks, t.seat) == ("ask-room", 1)


# -------------------------------------------------------------------- cars


@pytest.mark.rule("ZC-06.35", "ZC-06.36", "ZC-08.38")
def test_driving_is_no_walking() -> None:
    """Two zones at most for Wanda too, free moves do not pay, zombies do not stop the car, doors are too narrow."""
    skills = "skills 2-zones-per-move-action plus-1-zone-per-move plus-1-free-move-action"
    t = turn(f"Wanda z8 car C1 driver {skills}\nopen D7\nzombies z8 3 walker", "Wanda 1")
    ways = sorted(option.removeprefix("Wanda drive C1 ") for option in t.options() if "drive" in option)
    assert ways == ["z7", "z7 z6", "z7 z8", "z9", "z9 z10", "z9 z8"]
    t.do("Wanda drive C1 z9 z10", (1, 1, 1))
    assert (t.at("Wanda"), t.g.round) == ("z10", 1)  # the free move did not buy another drive


@pytest.mark.rule("ZC-06.33", "ZC-06.35")
def test_the_wheel_is_taken() -> None:
    t = turn("Ned z7 car C1 seat1\nAmy z7 car C1 driver")
    assert t.refused_by("Ned sit C1 driver") == ["ZC-06.33"]
    assert t.refused_by("Ned drive C1 z8") == ["ZC-06.35"]


@pytest.mark.rule("ZC-06.31", "ZC-G07")
def test_four_sit_in_a_car() -> None:
    four = "\n".join(
        f"{name} z7 car C1 {seat}"
        for name, seat in zip(("Amy", "Josh", "Doug"), ("driver", "seat1", "seat2"))
    )
    t = turn(f"Ned z7\nPhil z7\n{four}")
    t.do("Ned board C1 seat3")
    t.do("Ned end")
    while t.asks == "ask-next":
        t.do("activate Phil")
    assert not any(option.startswith("Phil board C1 seat") for option in t.options())
    assert t.refused_by("Phil board C1 driver") == ["ZC-06.31"]


@pytest.mark.rule("ZC-08.41", "ZC-08.39", "ZC-08.44")
def test_a_car_runs_over_those_who_sit_in_another() -> None:
    t = turn("Phil z7 car C1 driver\nAmy z7 car C1 seat1\nJosh z8 car C2 driver\nzombies z8 1 walker", "Phil")
    t.do("Phil drive C1 z8", (4, 4))
    assert (t.at("Josh"), t.horde("z8"), t.who("Amy").wounds()) == ("dead", "1 walker", 0)


@pytest.mark.rule("ZC-G51", "ZC-08.40")
def test_combat_skills_do_not_help_a_car() -> None:
    skills = "skills plus-1-die-combat plus-1-die-ranged plus-1-to-dice-roll-combat sniper"
    t = turn(f"Phil z7 car C1 driver {skills}\nzombies z8 1 walker 1 runner", "Phil")
    t.do("Phil drive C1 z8", (3, 4))
    assert t.horde("z8") == "1 runner"  # 4 or more hits, Walkers first


@pytest.mark.rule("ZC-G126", "ZC-G51", "ZC-09.16")
def test_all_dice_of_a_drive_are_rolled_again_together() -> None:
    text = "skills 1-re-roll-per-turn\nzombies z8 1 walker\nzombies z9 1 walker"
    t = turn(f"Phil z7 car C1 driver {text}", "Phil")
    t.do("Phil drive C1 z8 z9", (1, 4))
    assert (t.options(), t.at("Phil")) == (["reroll turn", "done"], "z7")
    t.do("reroll turn", (4, 1))  # the hit in z9 is rolled again, too
    assert (t.horde("z8"), t.horde("z9"), t.asks) == ("", "1 walker", "ask-turn")


@pytest.mark.rule("ZC-G126", "ZC-09.27", "ZC-08.45")
def test_a_zone_passed_twice_is_rolled_for_when_the_car_is_back() -> None:
    text = "skills lucky\nzombies z8 1 walker\nzombies z7 2 walker"
    t = turn(f"Phil z7 car C1 driver {text}", "Phil")
    t.do("Phil drive C1 z8 z7", (4, 1, 1))  # two dice for z7, one for z8
    t.do("done", (1,))  # one Walker is left in z7: a die, and Lucky is still there
    assert t.options() == ["reroll lucky", "done"]
    t.do("reroll lucky", (6,))
    assert (t.horde("z7"), t.horde("z8"), t.asks) == ("", "1 walker", "ask-turn")
    again = turn(f"Phil z7 car C1 driver {text}", "Phil")
    again.do("Phil drive C1 z8 z7", (1, 1, 1))
    again.do("reroll lucky", (4, 1, 1), (1,))  # once per action
    assert (again.horde("z7"), again.asks) == ("1 walker", "ask-turn")


@pytest.mark.rule("ZC-G113", "ZC-08.42")
def test_a_driver_learns_between_two_zones() -> None:
    t = turn(
        "Ned z7 car C1 driver xp 18 skills medic plus-1-action\nzombies z8 1 walker\nzombies z9 1 walker"
    )
    t.do("Ned drive C1 z8 z9", (4, 4))
    assert t.options() == ["learn plus-1-die-ranged", "learn plus-1-free-combat-action"]
    t.do("learn plus-1-die-ranged")
    assert (t.xp("Ned"), t.at("Ned")) == (20, "z9")


@pytest.mark.rule("ZC-G45", "ZC-06.13")
def test_whoever_sits_in_a_car_may_search_it() -> None:
    t = turn("Ned z7 car C1 seat1")
    t.do("Ned ransack C1", (0,))
    assert t.cards("Ned") == ["mas_shotgun"]


@pytest.mark.rule("ZC-G100", "ZC-08.43")
def test_inside_a_car_everything_but_walking() -> None:
    t = turn("Ned z7 car C1 driver hand pistol pack water\nAmy z7\nzombies z8 1 walker")
    verbs = {option.split()[1] for option in t.options()}
    assert verbs == {"shoot", "trade", "arrange", "noise", "ransack", "alight", "sit", "drive", "end"}
    assert t.refused_by("Ned move z8") == ["ZC-G100"]


# -------------------------------------------------------------------- cards


@pytest.mark.rule("ZC-06.26", "ZC-02.04")
def test_giving_only_and_receiving_only() -> None:
    t = turn("Ned z8 hand pistol\nAmy z8 pack water")
    t.do("Ned trade Amy")
    t.play("swap Ned 1 Amy 1", "done", "done")
    assert (t.cards("Ned"), t.cards("Amy"), t.g.actions) == ([], ["pistol", "water"], 2)
    t.do("Ned trade Amy")
    t.play("swap Ned 2 Amy 3", "done", "done")
    assert (t.cards("Ned"), t.cards("Amy"), t.g.actions) == (["water"], ["pistol"], 1)


@pytest.mark.rule("ZC-06.26")
def test_any_number_of_cards_changes_hands() -> None:
    t = turn(
        "Ned z8 hand pistol crowbar pack water water water\nAmy z8 hand katana rifle pack scope scope flashlight"
    )
    t.do("Ned trade Amy")
    for slot in range(1, 6):
        t.do(f"swap Ned {slot} Amy {slot}")
    t.play("done", "done")
    assert t.cards("Ned") == ["flashlight", "katana", "rifle", "scope", "scope"]
    assert (t.cards("Amy"), t.g.actions) == (["crowbar", "pistol", "water", "water", "water"], 2)


@pytest.mark.rule("ZC-07.07", "ZC-06.26")
def test_wounds_of_either_side_are_not_traded() -> None:
    t = turn("Ned z8 hand pistol wound\nAmy z8 hand wound")
    t.do("Ned trade Amy")
    swaps = [option for option in t.options() if "Amy" in option]
    assert swaps == [f"swap Ned 1 Amy {slot}" for slot in (2, 3, 4, 5)]


FULL = "hand pistol crowbar pack water water water"


@pytest.mark.rule("ZC-05.39", "ZC-06.26", "ZC-G98")
def test_who_is_full_may_discard_to_make_room_in_a_trade() -> None:
    t = turn(f"Ned z8 hand katana\nAmy z8 {FULL}")
    t.do("Ned trade Amy")
    drops = [option for option in t.options() if option.startswith("drop")]
    assert len(drops) == 5
    t.do(next(option for option in drops if "water" in option))
    assert not any(option.startswith("drop") for option in t.options())  # there is room now
    t.play("swap Ned 1 Amy 3", "done", "done")
    assert (t.cards("Ned"), t.cards("Amy")) == ([], ["crowbar", "katana", "pistol", "water", "water"])
    assert [CARDS[card].id for card in t.g.discards] == ["water"]
    assert GAME.component_errors(t.g) == []


@pytest.mark.rule("ZC-05.39", "ZC-G98", "ZC-G122")
def test_what_was_put_by_comes_back_if_nothing_comes_of_it() -> None:
    t = turn(f"Ned z8 hand katana\nAmy z8 {FULL}")
    t.do("Ned trade Amy")
    t.do(next(option for option in t.options() if option.startswith("drop pistol")))
    assert GAME.component_errors(t.g) == []
    t.do("done")  # nothing was given
    assert (len(t.cards("Amy")), t.g.discards, t.asks) == (5, [], "ask-turn")
    other = turn(f"Ned z8 seat 0 hand katana\nAmy z8 seat 1 {FULL}", seats=2)
    before = other.slots("Amy")
    other.do("Ned trade Amy")
    other.do(next(option for option in other.options() if option.startswith("drop pistol")))
    other.play("swap Ned 1 Amy 1", "done")
    assert (other.asks, GAME.component_errors(other.g)) == ("ask-agree", [])
    other.do("decline")
    assert (other.slots("Amy"), other.cards("Ned"), other.g.discards) == (before, ["katana"], [])


@pytest.mark.rule("ZC-06.27")
def test_the_other_survivor_rearranges_for_free() -> None:
    t = turn("Ned z8 seat 0 hand pistol\nAmy z8 seat 1 pack water", seats=2)
    t.play("Ned trade Amy", "swap Ned 1 Amy 4", "done", "accept")
    assert (t.asks, t.seat) == ("ask-arrange", 1)
    t.play("swap Amy 1 Amy 4", "done")
    assert (t.slots("Amy"), t.g.actions) == (["pistol", "-", "water", "-", "-"], 2)


@pytest.mark.rule("ZC-G122", "ZC-02.04")
def test_a_refused_trade_gives_everything_back() -> None:
    t = turn("Ned z8 seat 0 hand pistol pack rifle\nAmy z8 seat 1 pack water", seats=2)
    t.play("Ned trade Amy", "swap Ned 1 Amy 3", "swap Ned 3 Amy 1", "done", "decline")
    assert t.slots("Ned") == ["pistol", "-", "rifle", "-", "-"]
    assert t.slots("Amy") == ["-", "-", "water", "-", "-"]
    assert t.g.actions == 3  # nothing has happened, so nothing was spent
    assert not any("trade Amy" in option for option in t.options())  # and Amy is not asked again in this turn
    t.play("Ned end")
    assert not t.g.used


@pytest.mark.rule("ZC-09.22", "ZC-G65", "ZC-05.34")
def test_hoard_carries_six() -> None:
    t = turn("Ned r17 hand pistol crowbar pack water water water skills hoard")
    t.do("Ned search", card("rifle"))
    assert (t.asks, len(t.cards("Ned"))) == ("ask-arrange", 6)
    plain = turn("Ned r17 hand pistol crowbar pack water water water skills medic")
    plain.do("Ned search", card("rifle"))
    assert plain.asks == "ask-room-for"


@pytest.mark.rule("ZC-05.39", "ZC-G98")
def test_cards_are_thrown_away_only_to_make_room() -> None:
    t = turn("Ned r17 hand pistol pack water")
    assert not any("drop" in option or "discard" in option for option in t.options())
    t.do("Ned search", card("rifle"))
    assert not any("drop" in option for option in t.options())


SPENT: dict[str, object] = {
    "actions": 2,
    "free_moves": 1,
    "free_fights": 1,
    "free_searches": 1,
    "used": (DECLINED << 6) - 1,
    "killed": (3, 5),
    "loud": 0,
    "unloaded": 6,
    "tough": 3,
}
FRESH: dict[str, object] = dict.fromkeys(SPENT, 0) | {"actions": 3, "killed": (), "loud": -1}


@pytest.mark.rule("ZC-04.09", "ZC-06.08", "ZC-08.35", "ZC-09.23", "ZC-09.26", "ZC-09.35")
def test_a_round_leaves_nothing_to_the_next() -> None:
    """All that lives for a turn or a round is spent, the round ends, and the next one is fresh."""
    t = Table(f"mission 04\nNed z8 skills medic\nAmy z8 skills medic\n{QUIET}\nturn Ned")
    declared = {name for fields in ZombicideState.lifetimes.values() for name in fields}
    assert declared | {"loud"} == {*SPENT, "acting", "done", "noise_tokens", "idle"}
    t.g.make_noise(0)
    for name, value in SPENT.items():
        setattr(t.g, name, value)
    t.do("Ned end")
    assert (t.g.acting, t.g.actions, t.g.loud, t.g.done) == (1, 3, 0, [True, False])
    assert (t.g.used, t.g.killed, t.g.free_moves, t.g.free_fights, t.g.free_searches) == (0, (), 0, 0, 0)
    for name, value in SPENT.items():
        setattr(t.g, name, value)
    t.do("Amy end")
    assert (t.g.round, t.asks, t.g.done, t.g.noise_tokens, t.g.idle) == (1, "ask-next", [False] * 2, 0, [])
    t.do("activate Ned")
    assert {name: getattr(t.g, name) for name in SPENT} == FRESH


@pytest.mark.rule("ZC-04.02", "ZC-09.19")
def test_each_survivor_acts_once_a_round() -> None:
    t = Table("mission 04\nNed z8 gift 2\nAmy z8\nround 1")
    t.do("activate Ned")
    assert (t.g.actions, t.g.survivors[0].gift) == (5, 0)
    t.do("Ned end")
    assert (t.g.acting, t.g.actions) == (1, 3)
