"""What survivors do (ZC-04, ZC-06) and carry (ZC-05.34 to ZC-05.39)."""

import pytest

from shamble.match import auto_pass
from shamble.match.protocol.view import AutoPass
from tests.games.zombicide.table import Table, card, zombie


def act(text: str, who: str = "Ned", seats: int = 1, mission: str = "04", **on: int) -> Table:
    return Table(f"mission {mission}\n{text}\noff S1\nturn {who}", seats, None, **on)


@pytest.mark.rule("ZC-06.01", "ZC-04.02", "ZC-04.04", "ZC-04.05", "ZC-G75")
def test_players_activate_their_survivors_in_turn() -> None:
    t = Table(
        """mission 04
        Ned z8 seat 0
        Amy z8 seat 0
        Doug z8 seat 1
        off S1 S2 S3 S4
        first 1""",
        2,
    )
    assert (t.seat, t.options()[-1]) == (1, "Doug end")
    t.do("Doug end")
    assert (t.seat, t.options()) == (0, ["activate Ned", "activate Amy"])
    t.do("activate Amy")
    t.do("Amy end")
    t.do("Ned end")  # the last one needs no choice
    assert (t.g.round, t.g.first, t.seat) == (2, 0, 0)


@pytest.mark.rule("ZC-G109")
def test_player_without_survivors_keeps_token_and_decisions() -> None:
    t = Table(
        "mission 04\nNed dead seat 0\nAmy z8 seat 1\nDoug z8 seat 1\nzombies z8 1 walker\noff S1 S2 S3 S4", 2
    )
    assert t.seat == 1
    t.play("activate Amy", "Amy end", "Doug end")
    assert (t.asks, t.seat, t.g.first) == ("ask-wound", 1, 0)  # wounds concern those who are there (ZC-G102)
    t.do("wound Amy")
    assert t.g.first == 1  # passed on after the round
    text = "mission 04\nNed dead seat 1\nAmy z6 seat 0\nDoug z12 seat 0\nzombies z9 1 abomination\noff S1 S2 S3 S4"
    t = Table(f"{text}\nfirst 1\nphase zombies", 2)
    assert (t.asks, t.seat) == ("ask-way", 1)


@pytest.mark.rule("ZC-06.02", "ZC-04.03", "ZC-06.40")
def test_three_actions_four_from_yellow() -> None:
    assert act("Ned z8").g.actions == 3
    assert act("Ned z8 xp 7").g.actions == 4


@pytest.mark.rule("ZC-06.03", "ZC-06.02", "ZC-09.12")
@pytest.mark.example("ZC-E06.01")
def test_amys_free_move() -> None:
    t = act("Amy z8", "Amy")
    t.do("Amy move z9")
    assert (t.g.actions, t.g.free_moves, t.at("Amy")) == (3, 0, "z9")
    t.do("Amy move z10")
    assert t.g.actions == 2


@pytest.mark.rule("ZC-06.05", "ZC-G48")
@pytest.mark.example("ZC-E06.02")
def test_leaving_zombies_costs_extra() -> None:
    t = act("Ned z8\nzombies z8 2 walker")
    t.do("Ned move z9")
    assert t.g.actions == 0
    assert act("Ned z8\nzombies z8 3 walker").refused_by("Ned move z9") == ["ZC-06.05"]


@pytest.mark.rule("ZC-G47")
def test_a_free_move_helps_to_pay() -> None:
    t = act("Amy z8\nzombies z8 2 walker", "Amy")
    t.do("Amy move z9")
    assert (t.g.actions, t.g.free_moves) == (1, 0)


@pytest.mark.rule("ZC-06.06", "ZC-09.17")
@pytest.mark.example("ZC-E06.03")
def test_wanda_stops_at_zombies() -> None:
    t = act("Wanda z8\nzombies z9 1 walker", "Wanda")
    t.do("Wanda move z9")
    assert (t.asks, t.at("Wanda")) == ("ask-turn", "z9")
    t = act("Wanda z8", "Wanda")
    t.do("Wanda move z9")
    assert (t.asks, "on z10" in t.options()) == ("ask-walk-on", True)
    t.do("on z10")
    assert (t.at("Wanda"), t.g.actions) == ("z10", 2)


@pytest.mark.rule("ZC-09.15")
def test_three_zones_in_a_move() -> None:
    t = act("Wanda z5 skills 2-zones-per-move-action plus-1-zone-per-move", "Wanda")
    t.play("Wanda move z6", "on z7", "on z8")
    assert (t.at("Wanda"), t.g.actions) == ("z8", 2)


@pytest.mark.rule("ZC-09.31", "ZC-06.05", "ZC-06.06", "ZC-G49")
@pytest.mark.example("ZC-E09.04")
def test_slippery() -> None:
    t = act(
        "Josh z8 skills slippery 2-zones-per-move-action\nzombies z8 3 walker\nzombies z9 1 walker", "Josh"
    )
    t.do("Josh move z9")
    assert (t.g.actions, t.asks) == (2, "ask-turn")


@pytest.mark.rule("ZC-06.04", "ZC-05.15")
def test_no_way_through_shut_doors() -> None:
    assert act("Ned z8").refused_by("Ned move r17") == ["ZC-05.15"]
    assert act("Ned z8\nopen D7").refused_by("Ned move r17") == []


# -------------------------------------------------------------------- searching


@pytest.mark.rule("ZC-06.07")
@pytest.mark.parametrize(("where", "rules"), [("z8", ["ZC-06.07"]), ("r17", []), ("r18", ["ZC-06.07"])])
def test_where_to_search(where: str, rules: list[str]) -> None:
    assert act(f"Doug {where}\nzombies r18 1 walker", "Doug").refused_by("Doug search") == rules


@pytest.mark.rule("ZC-06.08", "ZC-06.09", "ZC-06.10")
def test_a_search() -> None:
    t = act("Doug r17", "Doug")
    t.do("Doug search", card("water"))
    assert t.asks == "ask-arrange"
    assert not any("trade" in option for option in t.options())
    t.do("swap Doug 1 Doug 3")
    t.do("done")
    assert (t.slots("Doug")[0], t.g.actions) == ("water", 2)
    assert t.refused_by("Doug search") == ["ZC-06.09"]


@pytest.mark.rule("ZC-06.10")
def test_arranging_after_a_find_needs_a_new_card_for_the_hand() -> None:
    """The action stays legal; the table answers "done" while the reserve holds no new card for the hand."""
    t = act("Doug r17", "Doug")
    t.do("Doug search", card("water"))
    due = auto_pass.automatic_action(t.g, 0, auto_pass.DEFAULT)
    assert due is not None
    assert due.text(t.g) == "done"
    assert auto_pass.automatic_action(t.g, 0, AutoPass(each=True)) is None
    t = act("Doug r17 hand pan crowbar", "Doug")
    t.do("Doug search", card("shotgun"))
    assert auto_pass.automatic_action(t.g, 0, auto_pass.DEFAULT) is None
    t.do("swap Doug 1 Doug 3")
    assert auto_pass.automatic_action(t.g, 0, auto_pass.DEFAULT) is not None  # it is in hand now
    t = act("Doug r17 hand pan crowbar pack pistol", "Doug")
    t.do("Doug search", card("water"))
    assert auto_pass.automatic_action(t.g, 0, auto_pass.DEFAULT) is not None  # the pistol is not new
    t = act("Doug r17 pack water", "Doug")
    t.do("Doug arrange")  # paid for: it is never over before it began
    assert auto_pass.automatic_action(t.g, 0, auto_pass.DEFAULT) is None


@pytest.mark.rule("ZC-06.42", "ZC-G44")
def test_aaahh() -> None:
    t = act("Doug r17", "Doug")
    t.do("Doug search", card("aaahh"))
    assert (t.horde("r17"), t.cards("Doug"), len(t.g.discards)) == ("1 walker", [], 1)


@pytest.mark.rule("ZC-G42", "ZC-G43", "ZC-05.37")
def test_a_flashlight_in_the_pack() -> None:
    t = act("Doug r17 pack flashlight", "Doug")
    t.do("Doug search", card("aaahh"), card("rifle"))
    assert (t.horde("r17"), t.cards("Doug")) == ("1 walker", ["flashlight", "rifle"])


@pytest.mark.rule("ZC-05.34", "ZC-05.38", "ZC-05.39", "ZC-06.11", "ZC-G98")
def test_a_sixth_card() -> None:
    full = "Doug r17 hand wound crowbar pack water water water"
    t = act(full, "Doug")
    t.do("Doug search", card("rifle"))
    assert (t.asks, [o.split()[1] for o in t.options()]) == (
        "ask-room-for",
        ["crowbar", "water", "water", "water"],
    )
    t.do(t.options()[0])
    assert t.slots("Doug")[:2] == ["wound", "rifle"]
    t = act(full, "Doug", may_decline_find=1)
    t.do("Doug search", card("rifle"))
    t.do(t.options()[-1])
    assert t.slots("Doug")[1] == "crowbar"


@pytest.mark.rule("ZC-06.12")
def test_an_empty_equipment_deck() -> None:
    t = act("Doug r17", "Doug")
    t.g.discards, t.g.bag = t.g.bag, []
    t.do("Doug search", card("rifle"))
    assert (len(t.g.bag), t.g.discards) == (54, [])
    assert len(t.g.aside) == 7  # never shuffled in


@pytest.mark.rule("ZC-06.13", "ZC-06.14", "ZC-06.15", "ZC-06.16", "ZC-G09", "ZC-G101", "ZC-M04.06", "ZC-G42")
def test_a_pimp_car() -> None:
    t = act("Doug z7 pack flashlight\nNed z7", "Doug")
    t.do("Doug ransack C1", (1,))
    assert t.cards("Doug") == ["evil_twins", "flashlight"]
    t.play("done", "Doug end")
    assert t.refused_by("Ned ransack C1") == ["ZC-06.14"]
    assert act("Doug z7\nzombies z7 1 walker", "Doug").refused_by("Doug ransack C1") == ["ZC-06.13"]
    both = act("Doug z7\nNed z8 hand evil_twins mas_shotgun", "Doug")
    both.do("Doug ransack C1")
    assert both.cards("Doug") == []


@pytest.mark.rule("ZC-06.17", "ZC-06.18", "ZC-M04.07", "ZC-G45", "ZC-G46")
def test_a_police_car() -> None:
    t = act("Doug z9", "Doug")
    t.do("Doug ransack C2", card("water"), card("gasoline"), card("rifle"))
    assert (t.cards("Doug"), len(t.g.discards)) == (["rifle"], 2)
    t = act("Doug z9", "Doug")
    t.do("Doug ransack C2", card("water"), card("aaahh"))
    assert (t.cards("Doug"), t.horde("z9"), len(t.g.discards)) == ([], "1 walker", 2)
    assert t.refused_by("Doug ransack C2") == ["ZC-06.13", "ZC-06.09"]


# -------------------------------------------------------------------- doors


@pytest.mark.rule("ZC-06.19", "ZC-06.41", "ZC-05.36", "ZC-G133")
def test_a_door_needs_a_tool_in_hand() -> None:
    assert act("Ned z8 hand pistol pack crowbar").refused_by("Ned open D7") == ["ZC-06.19"]
    t = act("Ned z8 hand crowbar\nopened r17")
    assert not any("D6" in option for option in t.options())  # not on this border
    t.do("Ned open D7 with crowbar")
    assert (t.open_doors(), t.g.actions) == (["D7"], 2)


@pytest.mark.rule("ZC-06.21", "ZC-06.22", "ZC-06.23", "ZC-05.44", "ZC-G34", "ZC-G102")
@pytest.mark.example("ZC-E06.04")
def test_a_building_of_three_rooms() -> None:
    """Mission 09's top-left building: r1, r2 and r5 (tile 1B)."""
    t = Table("mission 09\nNed z2 hand crowbar\noff S1 S2 S3\nturn Ned")
    rooms = [t.g.board().names[room] for room in t.g.board().buildings[0]]
    assert len(rooms) == 3
    door = next(d.id for d in t.g.board().doors if t.g.board().building[d.room] == 0)
    street = t.g.board().names[next(d.street for d in t.g.board().doors if d.id == door)]
    t = Table(f"mission 09\nNed {street} hand crowbar\noff S1 S2 S3\nturn Ned")
    t.do(f"Ned open {door} with crowbar")
    assert t.options() == [f"room {room}" for room in rooms]
    t.do(f"room {rooms[1]}", zombie(2))
    t.do(f"room {rooms[0]}", zombie(41), zombie(12))  # the last room needs no choice
    assert (t.horde(rooms[1]), t.horde(rooms[0]), t.horde(rooms[2])) == ("1 walker", "", "2 walker 1 fatty")
    tiles = t.g.board().tiles_of[t.g.board().number[street]]
    lots = [t.g.board().names[zone] for zone, tile in t.g.board().manholes if tile in tiles]
    assert lots
    assert all(t.horde(zone) for zone in lots)


@pytest.mark.rule("ZC-06.24", "ZC-09.25", "ZC-G64", "ZC-G99")
def test_a_building_spawns_once() -> None:
    t = act("Ned z8 hand crowbar skills lock-it-down\nopen D7\nzombies z8 1 walker")
    t.do("Ned close D7")
    assert t.open_doors() == []
    t.do("Ned open D7 with crowbar")
    assert t.open_doors() == ["D7"]


@pytest.mark.rule("ZC-G35")
@pytest.mark.parametrize(("safe", "asks"), [(0, "ask-room"), (1, "ask-turn")])
def test_the_starting_building(safe: int, asks: str) -> None:
    t = Table("mission 00\nNed r7 hand crowbar\nturn Ned", safe_start_building=safe)
    t.do("Ned open D2 with crowbar")
    assert t.asks == asks


@pytest.mark.rule("ZC-G36")
def test_a_building_open_from_the_start_does_not_spawn() -> None:
    board = Table("mission 06\nNed z5\nturn Ned").g
    for number, door in enumerate(board.board().doors):
        if not door.locked:
            assert board.door_open(number)
            assert board.opened >> board.board().building[door.room] & 1


# -------------------------------------------------------------------- inventory


@pytest.mark.rule("ZC-06.25")
def test_rearranging() -> None:
    t = act("Ned z8 hand water pack pistol")
    t.do("Ned arrange")
    t.play("swap Ned 1 Ned 3", "done")
    assert (t.slots("Ned")[:3], t.g.actions) == (["pistol", "-", "water"], 2)


@pytest.mark.rule("ZC-06.26", "ZC-06.27", "ZC-02.04", "ZC-07.07", "ZC-G122")
@pytest.mark.parametrize(("answer", "ned"), [("accept", []), ("decline", ["pistol"])])
def test_trading_with_another_player(answer: str, ned: list[str]) -> None:
    t = act("Ned z8 seat 0 hand pistol wound\nAmy z8 seat 1 pack water\nDoug z9", seats=2)
    assert not any("trade Doug" in option for option in t.options())
    t.do("Ned trade Amy")
    assert not any("Ned 2" in option and "Amy" in option for option in t.options())  # wounds stay
    t.play("swap Ned 1 Amy 1", "done")
    assert (t.asks, t.seat) == ("ask-agree", 1)
    t.do(answer)
    if answer == "accept":
        assert (t.asks, t.seat) == ("ask-arrange", 1)
        t.do("done")
    left = 2 if answer == "accept" else 3  # a refusal costs nothing
    assert (t.cards("Ned"), t.seat, t.g.actions) == (ned, 0, left)


# -------------------------------------------------------------------- cars


@pytest.mark.rule("ZC-06.30", "ZC-06.31", "ZC-06.32", "ZC-06.33", "ZC-06.35", "ZC-G07")
def test_seats() -> None:
    t = act("Ned z7\nAmy z7 car C1 seat1\nDoug z7 car C1 seat2\nJosh z7 car C1 seat3")
    t.do("Ned board C1 driver")
    assert t.g.actions == 2
    assert not any("sit" in option for option in t.options())  # no seat is free
    t.do("Ned drive C1 z8 z9")
    assert [t.at(name) for name in ("Ned", "Amy", "Doug", "Josh")] == ["z9"] * 4
    t.do("Ned alight C1")
    full = act("Ned z7\nAmy z7 car C1 driver\nzombies z7 1 walker")
    assert full.refused_by("Ned board C1 driver") == ["ZC-06.31", "ZC-06.31"]
    out = act("Ned z7 car C1 seat1\nzombies z7 1 walker")
    assert out.refused_by("Ned drive C1 z8") == ["ZC-06.35"]
    out.do("Ned sit C1 driver")
    out.do("Ned alight C1")
    assert out.who("Ned").car == -1


@pytest.mark.rule("ZC-06.34", "ZC-M09.13", "ZC-M09.14")
def test_parked_for_good() -> None:
    t = act("Ned z6", mission="09")
    car = t.g.board().names[t.g.board().cars[0].zone]
    t = act(f"Ned {car}", mission="09")
    assert t.refused_by("Ned board C1 driver") == ["ZC-06.34"]
    assert t.refused_by("Ned ransack C1") == []


@pytest.mark.rule("ZC-06.39")
def test_making_noise() -> None:
    t = act("Ned z8")
    t.do("Ned noise")
    assert (t.tokens("z8"), t.noise("z8"), t.g.actions) == (1, 2, 2)


@pytest.mark.rule("ZC-06.43")
def test_all_kinds_of_actions_are_there() -> None:
    t = act(
        "Ned z7 hand crowbar sawed_off! pack pistol\nAmy z7\nzombies z8 1 walker\ncar C2 z7",
    )
    verbs = {option.split()[1] for option in t.options()}
    assert {"move", "trade", "arrange", "noise", "reload", "board", "ransack", "end"} <= verbs


@pytest.mark.rule("ZC-G120")
def test_the_last_round() -> None:
    t = Table("mission 04\nNed z8\noff S1 S2 S3 S4\nround 30\nturn Ned", rounds=30)
    t.do("Ned end")
    assert (t.g.outcome, t.g.winners) == ("late", ())


@pytest.mark.rule("ZC-06.27", "ZC-02.04")
@pytest.mark.parametrize(
    ("swaps", "accepts", "arranges"),
    [
        (["swap Ned 3 Amy 4"], True, False),  # a gift that is not for the hand
        (["swap Ned 1 Amy 4"], True, True),  # a weapon into the pack
        (["swap Ned 1 Amy 2"], True, False),  # a weapon into the hand
        (["swap Ned 1 Amy 1"], False, False),  # a weapon for a weapon
    ],
)
def test_gifts_are_accepted_and_arranged_without_asking(
    swaps: list[str], accepts: bool, arranges: bool
) -> None:
    t = Table("mission 04\nNed z8 hand pistol pack water\nAmy z8 seat 1 hand machete\nturn Ned", 2)
    t.play("Ned trade Amy", *swaps, "done")
    due = auto_pass.automatic_action(t.g, 1, auto_pass.DEFAULT)
    assert (t.asks, due is not None) == ("ask-agree", accepts)
    t.do("accept")
    assert t.asks == "ask-arrange"
    assert (auto_pass.automatic_action(t.g, 1, auto_pass.DEFAULT) is None) == arranges
