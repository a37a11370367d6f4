"""Scenarios 1 to 4 (AT-12)."""

import pytest

from shamble.core import engine
from shamble.core.events import Event
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.board import COMPONENTS
from shamble.games.all_things_zombie.events import ShotsRolled, ZombieCame, ZombieMoved
from shamble.games.all_things_zombie.pieces import PEOPLE
from shamble.games.all_things_zombie.rules.scenarios import EAST, PLANS, WEST, edge_hex
from shamble.games.all_things_zombie.rules.zombies import entry_cost, hunt, nearest
from shamble.games.all_things_zombie.state import ENTRY, LEFT, SURVIVORS
from tests.games.all_things_zombie.table import GivenThenRandomDice, Table, come_in, loot_card, zombie_card


def team(number: int) -> list[str]:
    return [PEOPLE[kind].id for kind in PLANS[number].team]


def days() -> dict[int, int]:
    return {data["number"]: data["day"] for data in COMPONENTS["scenario"]}


@pytest.mark.rule("AT-12.01", "AT-G65")
def test_what_a_scenario_lists() -> None:
    assert len(PLANS) == 6
    layouts = {number: plan.layouts for number, plan in PLANS.items()}
    assert layouts == {
        1: ("1",),
        2: ("1|4",),
        3: ("2|3",),
        4: ("2|4",),
        5: ("4|2",),
        6: ("3", "2", "4"),
    }
    for data in COMPONENTS["scenario"]:
        assert data["survivors"]
        assert data["victory"]
        assert data["victory_it"]
        assert "points" in data


@pytest.mark.rule("AT-12.04", "AT-12.09", "AT-12.23", "AT-12.29", "AT-12.36", "AT-12.53")
def test_the_days_of_the_apocalypse() -> None:
    assert days() == {1: 26, 2: 29, 3: 30, 4: 36, 5: 42, 6: 44}


# -------------------------------------------------------------------- 1: For a Few Bullets More


@pytest.mark.rule("AT-12.05", "AT-12.06", "AT-12.07", "AT-G106")
def test_tonya_and_beck_come_in_from_the_east() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    assert team(1) == ["tonya", "beck"]
    t.do_randomly("go Beck")
    entries = [o.removeprefix("enter ") for o in t.options() if o.startswith("enter")]
    assert entries == [t.g.map().names[h] for h in t.g.map().edges[EAST]]
    t.do_randomly("enter 1G17")
    t.do_randomly("end")
    t.do_randomly("enter 1F17")
    assert t.all_zombies() == []  # none before they are in
    t.do("end", (1,) * 6, (1,) * 6)
    assert [len(e.faces) for e in t.record.events if isinstance(e, ShotsRolled)] == [6, 6]


def leaving(tonya: str, beck: str, more: str = "", on: tuple[str, ...] = ()) -> Table:
    text = f"map 1\nscenario 1\npeople Tonya 1G17 {tonya} | Beck 1A5 {beck}\n{more}\nturn side 0"
    return Table(text, on=on)


def both_leave(t: Table) -> str:
    t.do("go Tonya")
    t.do("leave")
    assert t.g.outcome == ""
    t.do("leave")
    return t.g.outcome


@pytest.mark.rule("AT-12.08", "AT-G69", "AT-G70", "AT-G106")
def test_both_have_to_find_a_weapon_and_leave() -> None:
    t = leaving("pistol", "pistol")
    for n in (0, 1):
        t.g.set_person(n, t.g.people[n].found_weapon())
    assert both_leave(t) == "won"
    t = leaving("pistol", "pistol")
    t.g.set_person(0, t.g.people[0].found_weapon())
    assert both_leave(t) == "lost"


@pytest.mark.rule("AT-12.08")
def test_searching_every_building_wins_too() -> None:
    assert both_leave(leaving("pistol", "pistol", "searched 1a 1b 1c 1d 1e 1f")) == "won"
    assert both_leave(leaving("pistol", "pistol", "searched 1a 1b 1c 1d 1e")) == "lost"


@pytest.mark.rule("AT-G69")
def test_own_weapon_card_counts_as_found() -> None:
    for item, finds in (("grenade", 1), ("bat", 1), ("ammo", 0)):
        t = Table("map 1\nscenario 1\npeople Tonya 1F10 | Beck 1A1\nentered 1a\nturn Tonya")
        t.do("search", loot_card(item))
        if t.asks == "ask-stow":
            t.do(t.options()[0])
        assert t.who("tonya").finds == finds
        held = t.who("tonya").hand
        assert held is None or held.loot
    t = Table("map 1\nscenario 1\npeople Tonya 1G9 smg(loot) pistol | Beck 1G10\nturn Tonya")
    t.do("give smg to Beck")
    assert t.who("beck").finds == 0  # a weapon from a friend is not found


@pytest.mark.rule("AT-G69")
def test_with_the_option_a_found_weapon_has_to_be_carried_out() -> None:
    on = ("s1_carry_out",)
    assert both_leave(leaving("smg(loot)", "pistol shotgun(loot)", on=on)) == "won"
    assert both_leave(leaving("smg(loot)", "pistol", on=on)) == "lost"
    assert both_leave(leaving("smg(loot)", "pistol grenade(loot)", on=on)) == "lost"


@pytest.mark.rule("AT-G70", "AT-G126")
def test_scenario_one_is_lost_with_either_of_them() -> None:
    t = Table("map 1\nscenario 1\npeople Beck 1G9 w3 | Tonya 1A1\nzombies 1G9 slow\nturn Beck")
    t.do("end", (6,), (1,))
    assert t.g.outcome == "lost"


@pytest.mark.rule("AT-G106")
def test_leaving_costs_one_mp_and_is_final() -> None:
    t = Table("map 1\nscenario 1\npeople Tonya 1G13 | Beck 1G9\nturn Tonya")
    for n in (14, 15, 16, 17):
        t.do(f"move 1G{n}")
    assert t.refused_by("leave") == ["AT-06.02"]
    t = Table("map 1\nscenario 1\npeople Tonya 1G17 | Beck 1G9\nturn Tonya")
    t.do("leave")
    assert t.at("tonya") == ""
    assert t.who("tonya").fate == LEFT
    t = Table("map 2|3\nscenario 3\npeople Tonya 3G17 | Beck 2G9\nturn Tonya")
    assert t.refused_by("leave") == ["AT-G106"]  # this scenario has no exit


@pytest.mark.rule("AT-G106", "AT-15.01")
def test_survivors_cannot_leave_while_entering() -> None:
    t = Table.new_game("for-a-few-bullets-more")
    t.do("go Tonya")
    t.do("enter 1E17")
    assert t.g.phase == ENTRY
    assert t.refused_by("leave") == ["AT-G106"]
    t.g.phase = SURVIVORS
    assert "leave" in t.options()


@pytest.mark.rule("AT-G129")
def test_patience_can_be_endless() -> None:
    t = Table.new_game("the-cure", patience=0)
    assert t.g.turns == 0
    t = Table("map 1\nscenario 3\npeople Tonya 1G9\nturn Tonya")
    t.g.turns = 0
    t.g.turn = 1000
    t.do("end")
    assert (t.g.outcome, t.g.turn) == ("", 1001)
    t = Table("map 1\nscenario 3\npeople Tonya 1G9\nturn start")
    assert t.g.turn == 1


@pytest.mark.rule("AT-G129")
@pytest.mark.parametrize(("scenario", "verdict"), [("for-a-few-bullets-more", "lost"), ("firefight", "draw")])
def test_patience_ends(scenario: str, verdict: str) -> None:
    t = Table.new_game(scenario, 1, "solo", patience=40)
    assert t.g.turns == 40
    number = GAME.scenarios.index(scenario) + 1
    t = Table(f"map 1\nscenario {number}\npeople Tonya 1G9 | Beck 1G8 | Nick:1:ai 1A1\nturn Tonya")
    t.g.turns = 1
    t.do("end")
    assert t.g.outcome == verdict


# -------------------------------------------------------------------- 2: The Barricade


def barricade() -> Table:
    """Return the four in place: Beck in the outpost, the others around the crossroads."""
    t = Table.new_game("the-barricade")
    t.do("done")
    t.do("1F10")
    t.do("4D5")
    t.do("1G9")
    return t


@pytest.mark.rule("AT-12.10", "AT-12.11", "AT-12.13")
def test_three_at_the_crossroads_and_one_in_the_outpost() -> None:
    t = Table.new_game("the-barricade")
    assert (team(2), t.g.pool) == (["tonya", "beck", "bank", "sailor"], (12,))
    t.do("done")
    near = {"1G9", "1G8", "1G10", "1F9", "1F10", "1H9", "1H10"}
    outpost = {"4D5", "4E5", "4E6", "4F6"}
    assert set(t.options()) == near | outpost
    t.do("4E6")
    assert set(t.options()) == near
    t = Table.new_game("the-barricade")
    t.do("done")
    for hex in ("1G9", "1G8"):
        t.do(hex)
    assert set(t.options()) == (near - {"1G9", "1G8"}) | outpost
    t.do("1G10")
    assert set(t.options()) == outpost  # the fourth has to go there


@pytest.mark.rule("AT-12.12", "AT-12.65", "AT-G98")
def test_buildings_of_the_set_up_are_entered() -> None:
    t = barricade()
    marked = [b.id for n, b in enumerate(t.g.map().buildings) if (t.g.entered >> n) & 1]
    assert marked == ["1a"]
    text = "map 1|4\nscenario 2\npeople Tonya 1F10 | Beck 4C4 | Bank 1G9 | Sailor 1G8\nentered 1a\nturn {}"
    assert "search" in Table(text.format("Tonya")).options()
    t = Table(text.format("Beck"))
    t.do("move 4D5")  # no card for the outpost
    assert (t.at("beck"), t.g.entered.bit_count()) == ("4D5", 1)
    assert t.refused_by("search") == ["AT-G98"]


@pytest.mark.rule("AT-12.14", "AT-12.15")
@pytest.mark.example("AT-E12.06")
def test_thirty_six_dice_and_four_hexes() -> None:
    t = barricade()
    dice = [(1,) * 12, (1,) * 12, (1,) * 11 + (4,)]
    t.do("1G8", *dice, t.draw("W"))
    assert [len(e.faces) for e in t.record.events if isinstance(e, ShotsRolled)] == [12, 12, 12]
    assert t.all_zombies() == ["1G4"]  # four hexes from Sailor


@pytest.mark.rule("AT-12.15", "AT-12.66")
def test_shots_still_call_zombies_from_six_hexes() -> None:
    t = Table("map 1|4\nscenario 2\npeople Tonya 1G9 | Beck 4D5\nshots 1G9 1\nturn Tonya")
    t.do("end", (4,), t.draw("W"))
    assert t.all_zombies() == ["1G3"]


EAST_EDGE = "map 1|4\nscenario 2\npeople Tonya 1G9 | Beck 1G8 | Bank 1G7 | Sailor 1G6\nturn start"


def second_turn(initiative: tuple[int, ...], *chance: tuple[int, ...]) -> list[Event]:
    """Return the events of the second turn of the barricade; in the first no zombie comes."""
    t = Table(EAST_EDGE, (4, 6))
    assert (t.g.turn, t.all_zombies()) == (2, [])
    t.g.source = GivenThenRandomDice(list(chance))
    return engine.resolve_chance(t.g, initiative).events


@pytest.mark.rule("AT-12.16", "AT-12.17", "AT-G66", "AT-G67", "AT-G107")
@pytest.mark.example("AT-E12.04")
def test_five_zombies_come_over_the_east_edge() -> None:
    events = second_turn((4, 6), (2, 3))
    came = [e for e in events if isinstance(e, ZombieCame)]
    assert [e.hex for e in came] == ["4G17", "4H17", "4F17", "4I17", "4E17"]
    moved = {e.zombie for e in events if isinstance(e, ZombieMoved)}
    assert moved == {e.zombie for e in came}  # they move in the same activation


@pytest.mark.rule("AT-12.16")
def test_no_reinforcements_without_activation() -> None:
    assert not [e for e in second_turn((5, 6)) if isinstance(e, ZombieCame)]


@pytest.mark.rule("AT-G67", "AT-G68")
def test_edge_order_repeats_after_the_thirteenth_zombie() -> None:
    t = Table(EAST_EDGE, (4, 6))
    rows = [t.g.map().names[edge_hex(t.g, number)][1] for number in range(14)]
    assert "".join(rows) == "GHFIEJDKCLBMAG"


@pytest.mark.rule("AT-12.18", "AT-12.19", "AT-G71")
@pytest.mark.example("AT-E12.03")
def test_the_wall_costs_zombies_three() -> None:
    m = Table("map 1|4\nscenario 2\npeople Tonya 4D5\nturn Tonya").g.map()
    n = m.number
    assert entry_cost(m, 2, n["4C3"], n["4C4"]) == 3
    assert entry_cost(m, 2, n["4D4"], n["4D5"]) == 3  # from outside
    assert entry_cost(m, 2, n["4E5"], n["4D5"]) == 2  # inside
    assert entry_cost(m, 3, n["4C3"], n["4C4"]) == 1  # in no other scenario
    far = hunt(m, 2, n["4D5"], n["4C3"]).far[n["4C3"]]
    assert far == 6
    t = Table("map 1|4\nscenario 2\npeople Tonya 4D5 | Beck 1A1\nzombies 4B4 slow\nturn zombies")
    assert t.all_zombies() == ["4C4"]  # into a wall hex without a survivor, with its whole move


@pytest.mark.rule("AT-12.20")
def test_wall_costs_survivors_nothing_extra() -> None:
    t = Table("map 1|4\nscenario 2\npeople Tonya 4C3 | Beck 1A1\nturn Tonya")
    t.do("move 4C4")
    assert t.g.mp == 3
    t.do("move 4D5")
    assert t.g.mp == 1


@pytest.mark.rule("AT-12.21")
def test_other_buildings_have_their_card() -> None:
    t = Table("map 1|4\nscenario 2\npeople Tonya 1G9 | Beck 4D5\nturn Tonya")
    t.do("move 1F10", zombie_card(0))
    t.do("search", loot_card("nothing"))
    assert t.g.searches == (1,)


@pytest.mark.rule("AT-12.22", "AT-G126")
def test_three_of_four_alive_after_fifteen_turns() -> None:
    assert PLANS[2].turns == 15
    text = "map 1|4\nscenario 2\npeople Tonya 1G9 | Beck 4D5 | Bank 1A1{} | Sailor 1A2{}\nzombies 1A1 slow\nturn Bank"
    t = Table(text.format("", ""))
    t.g.turns = 1
    t.do("move 1B2")
    t.do("end")
    assert t.g.outcome == "won"
    t = Table(text.format(" w3", ""))
    t.do("end", (6, 6), (1,))
    assert t.g.outcome == ""  # one dead: three are left
    t = Table(text.format(" w3", ""))
    t.g.set_person(3, t.g.people[3].gone(3))
    t.do("end", (6, 6), (1,))
    assert t.g.outcome == "lost"


# -------------------------------------------------------------------- 3: Search and Destroy


@pytest.mark.rule("AT-12.24", "AT-12.25", "AT-12.26", "AT-12.27")
def test_six_come_in_over_board_three() -> None:
    t = Table.new_game("search-and-destroy")
    assert team(3) == ["tonya", "bank", "sailor", "buffy", "too_tall", "nick"]
    assert t.g.pool == (18,)
    t.do_randomly("done")
    t.do_randomly("go Tonya")
    assert [o for o in t.options() if o.startswith("enter")][6] == "enter 3G17"
    assert (PLANS[3].dice, PLANS[3].distance) == (6, 6)


@pytest.mark.rule("AT-12.28", "AT-G126")
def test_seven_buildings_of_board_two() -> None:
    text = "map 2|3\nscenario 3\npeople Tonya {}\nsearched {}\nentered 2c 2q 3a\nturn Tonya"
    t = Table(text.format("2D12", "2p 2q 2a 2b 2d 2e"))
    t.do("search", loot_card("nothing"))
    assert t.g.outcome == "won"
    t = Table(text.format("2D12", "2p 2a 2b 2d 2e 2f"))
    t.do("search", loot_card("nothing"))
    assert t.g.outcome == ""  # seven, but without the supermarket
    t.do("end")
    t = Table(text.format("3E9", "2p 2q 2a 2b 2d 2e"))
    t.do("search", loot_card("nothing"))
    assert t.g.outcome == ""  # the farmhouse is on board three
    t.g.turns = 1
    t.do("end")
    assert t.g.outcome == "lost"
    assert PLANS[3].turns == 20


@pytest.mark.rule("AT-G126", "AT-G70")
def test_scenario_three_continues_until_all_are_dead() -> None:
    t = Table("map 2|3\nscenario 3\npeople Bank 2G9 w3 | Tonya 2A1\nzombies 2G9 slow\nturn Bank")
    t.do("end", (6, 6), (1,))
    assert t.g.outcome == ""
    t = Table("map 2|3\nscenario 3\npeople Bank 2G9 w3\nzombies 2G9 slow\nturn Bank")
    t.do("end", (6, 6), (1,))
    assert t.g.outcome == "lost"


# -------------------------------------------------------------------- 4: Firefight


@pytest.mark.rule("AT-12.30", "AT-12.31", "AT-G79", "AT-G121")
def test_two_teams_from_two_edges() -> None:
    t = Table.new_game("firefight", 2, "competitive")
    assert team(4) == ["tonya", "beck", "bank"]
    assert [PEOPLE[kind].id for kind in PLANS[4].enemies] == ["nick", "jimmy", "buffy"]
    assert t.g.pool == (12, 12)
    assert t.g.entries == (EAST, WEST)
    t.do("done", seat=0)
    t.do("done", (3, 3), (2, 5), seat=1)  # order of entry: a tie is rolled again
    assert t.seat == 1
    t.do("go Nick")
    assert [o for o in t.options() if o.startswith("enter")][6] == "enter 2G1"
    t.do("enter 2G1")
    t.do("end")
    t.do("go Buffy")
    t.do("enter 2H2")
    t.do("end")
    t.do("enter 2F2")
    t.do("end")
    t.do("go Tonya")
    assert [o for o in t.options() if o.startswith("enter")][6] == "enter 4G17"


@pytest.mark.rule("AT-12.32", "AT-G108")
def test_no_zombies_wait_in_scenario_four() -> None:
    t = Table.new_game("firefight")
    t.do_randomly("done")
    come_in(t)
    assert t.all_zombies() == []
    t = Table("map 2|4\nscenario 4\npeople Tonya 2C1 | Nick:1 4G9\nturn Tonya", seats=2)
    t.do("move 2C2")  # a house: no card, but it is marked
    assert (t.g.cards_used, t.g.entered.bit_count()) == ([], 1)
    t.do("search", loot_card("nothing"))
    assert t.g.searches == (1, 0)


@pytest.mark.rule("AT-12.33", "AT-12.34")
def test_zombies_attack_the_nearest_of_either_side() -> None:
    t = Table("map 2|4\nscenario 4\npeople Tonya 2G9 | Nick:1 2G4\nshots 2G9 1\nturn Tonya", seats=2)
    t.do("end", (4,), t.draw("W"))
    assert t.all_zombies() == ["2G3"]
    zombie = t.g.zombies.index(t.g.map().number["2G3"])
    assert nearest(t.g, zombie) == (1, [t.number("nick")])


@pytest.mark.rule("AT-12.35", "AT-G126")
def test_the_last_side_wins() -> None:
    text = "map 2|4\nscenario 4\npeople Tonya 2G9 pistol(scope) {} | Nick:1 2G9 {}\nturn Tonya"
    t = Table(text.format("", "w4"), seats=2)
    t.do("end", seat=0)
    assert t.asks == "ask-charged"
    t.do("melee", (1, 1, 1), (6, 6))
    assert (t.g.outcome, t.g.winners) == ("won", (0,))
    t = Table(text.format("w4", ""), seats=2)
    t.do("end", seat=0)
    t.do("melee", (6, 6), (6,), (1, 1, 1))
    assert (t.g.outcome, t.g.winners) == ("other", (1,))


@pytest.mark.rule("AT-G132", "AT-G80")
def test_team_without_player() -> None:
    t = Table.new_game("firefight")
    t.do_randomly("done")
    kit = {name: (t.hand(name), t.gear(name)) for name in ("nick", "jimmy", "buffy")}
    assert kit == {
        "nick": ("shotgun", ["vest"]),
        "jimmy": ("smg", ["ammo"]),
        "buffy": ("smg", []),
    }
    come_in(t)
    assert [t.at(name) for name in ("nick", "jimmy", "buffy")] == ["2G1", "2H2", "2F2"]
