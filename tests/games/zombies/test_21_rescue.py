"""Scenario Rescue Mission (ZZ-21)."""

from typing import Any

import pytest

from shamble.games.zombies.board import KIND_NUMBER, KINDS
from shamble.games.zombies.rules.victory import survivors_wanted
from tests.games.zombies.table import Table, tile

HAND = "players P1 hand=fear,keys,grenade"


def rescue(text: str, seats: int = 2, mode: str = "classic", **options: Any) -> Table:
    return Table(text, seats, mode, "rescue_mission", **options)


@pytest.mark.rule("ZZ-21.01", "ZZ-21.02", "ZZ-G50", "ZZ-G81")
@pytest.mark.parametrize(
    ("kind", "survivors"),
    [
        pytest.param("skate_shop", 2, marks=pytest.mark.rule("ZZ-21.11")),
        pytest.param("hospital", 4, marks=pytest.mark.rule("ZZ-21.12")),
        pytest.param("fire_station", 2, marks=pytest.mark.rule("ZZ-21.13")),
        pytest.param("florist", 1, marks=pytest.mark.rule("ZZ-21.14")),
        pytest.param("hardware_store", 2, marks=pytest.mark.rule("ZZ-21.15")),
        pytest.param("sporting_goods", 1, marks=pytest.mark.rule("ZZ-21.16")),
        pytest.param("army_surplus", 1, marks=pytest.mark.rule("ZZ-21.17")),
        pytest.param("lawn_garden", 2, marks=pytest.mark.rule("ZZ-21.18")),
        pytest.param("toy_store", 3, marks=pytest.mark.rule("ZZ-21.19")),
        pytest.param("police_station", 0, marks=pytest.mark.rule("ZZ-G54")),
        pytest.param("drug_store", 0, marks=pytest.mark.rule("ZZ-G54")),
        pytest.param("gas_station", 0, marks=pytest.mark.rule("ZZ-G54")),
    ],
)
def test_every_square_of_the_building_gets_a_token_face_down(kind: str, survivors: int) -> None:
    t = Table(f"{HAND}\nturn P1", scenario="rescue_mission", chance=[tile(kind)])
    t.do(t.options()[0])
    while t.asks.startswith("ask-put"):
        assert not t.asks.endswith(("life", "bullet"))  # no player chooses their squares
        t.do(t.options()[0])
    printed = KINDS[KIND_NUMBER[kind]]
    squares = t.g.city.building_squares(1)
    assert [t.g.tokens[square] for square in squares] == [4] * len(squares)
    assert t.g.bags[1] == (printed.life, printed.bullets, survivors)
    assert len(t.zombies()) == printed.zombies  # zombies as usual
    assert t.sound == []


@pytest.mark.example("ZZ-E21.01")
@pytest.mark.rule("ZZ-21.09")
def test_eighteen_in_all() -> None:
    listed = [kind.survivors for kind in KINDS if kind.survivors]
    assert sorted(listed) == [1, 1, 1, 2, 2, 2, 2, 3, 4]
    t = Table("turn P1 moving 1", mode="cooperative", scenario="rescue_mission")
    assert survivors_wanted(t.g) == sum(listed) == 18


@pytest.mark.example("ZZ-E07.01")
@pytest.mark.rule("ZZ-21.14")
def test_the_florist() -> None:
    t = Table(f"{HAND}\nturn P1", scenario="rescue_mission", chance=[tile("florist")])
    t.do("place 1,0 turned 0")
    assert (t.zombies(), t.g.bags[1]) == (["3,0", "4,0", "5,0"], (1, 1, 1))


FLORIST = "tiles florist 1,0 door=4,0\ntokens hidden 3,0 4,0 5,0\n"


@pytest.mark.rule("ZZ-G50", "ZZ-21.02", "ZZ-21.05")
@pytest.mark.parametrize(
    ("pick", "what"), [(0, (4, 3, 0, False)), (1, (3, 4, 0, False)), (2, (3, 3, 0, True))]
)
def test_a_token_is_turned_over_when_entered(pick: int, what: tuple[int, int, int, bool]) -> None:
    t = rescue(f"{FLORIST}players P1 4,1\nturn P1 moving 5")
    shown = [event for event in t.do("move N", (pick,)) if event.tag() == "token-shown"]
    assert [event.reveals() for event in shown] == [True]
    assert (*t.stats(1), t.g.carrying[0]) == what
    assert (t.token("4,0"), sum(t.g.bags[1])) == ("", 2)


@pytest.mark.rule("ZZ-21.02", "ZZ-G50")
def test_each_building_has_a_bag_of_its_own() -> None:
    t = rescue(f"{FLORIST}players P1 4,0\nturn P1 moving 5")
    t.do("move W", (2,))
    assert (t.g.carrying[0], t.token("3,0"), t.g.bags) == (True, "", ((0, 0, 0), (1, 1, 0)))


@pytest.mark.rule("ZZ-G91", "ZZ-G52", "ZZ-21.05")
def test_unusable_token_stays_face_up() -> None:
    t = rescue(f"{FLORIST}players P1 4,1 life=5 carrying\nturn P1 moving 5")
    t.do("move N", (0,))
    t.do("move E", (1,))  # now bullet, survivor: the survivor
    assert (t.token("4,0"), t.token("5,0"), t.g.life[0]) == ("life", "survivor", 5)


@pytest.mark.rule("ZZ-21.05", "ZZ-G52")
def test_one_survivor_at_a_time() -> None:
    t = rescue("tiles florist 1,0 door=4,0\ntokens survivor 4,0 5,0\nplayers P1 4,1\nturn P1 moving 9")
    t.do("move N")
    assert (t.g.carrying[0], t.token("4,0")) == (True, "")
    t.do("move E")
    assert t.token("5,0") == "survivor"


@pytest.mark.rule("ZZ-G52", "ZZ-16.10")
def test_a_survivor_under_a_zombie_has_to_wait() -> None:
    t = rescue(
        "tiles florist 1,0 door=4,0\ntokens survivor 4,0\nzombies 4,0\nplayers P1 4,1\nturn P1 moving 9"
    )
    t.do("move N", (3,))
    assert not t.g.carrying[0]
    t.do("shoot 1")
    assert t.g.carrying[0]


@pytest.mark.rule("ZZ-G51")
@pytest.mark.parametrize(("start", "step"), [("2,1", "move W"), ("3,1", "move E")])
def test_recovered_on_the_centre_of_town_square_or_helipad(start: str, step: str) -> None:
    t = rescue(
        f"tiles helipad 1,0\nplayers P1 {start} carrying\nturn P1 moving 9", rescue_survivors_required=2
    )
    t.do(step)
    assert (t.g.carrying[0], t.g.recovered[0]) == (False, 1)


@pytest.mark.rule("ZZ-21.06", "ZZ-G53")
def test_survivor_of_a_dead_player_goes_to_nearest_building() -> None:
    t = rescue(
        """tiles florist 1,0 door=4,0 | toy_store 2,0 r1 door=7,0
           players P1 4,1 life=1 bullets=0 carrying hand=fear played=1
           zombies 4,0
           turn P1 moving 9"""
    )
    t.do("move N", (1,))
    assert (t.seat, t.options()) == (
        0,
        ["survivor 3,0", "survivor 4,0", "survivor 5,0"],
    )  # any square of the florist
    t.do("survivor 3,0", (1,))
    assert (t.at(1), t.token("3,0"), t.g.carrying[0]) == ("dead", "survivor", False)


def lost_survivor(tiles: str, tokens: str, *chance: tuple[int, ...]) -> Table:
    """Let P1 die on 5,1 with a survivor."""
    t = rescue(
        f"""tiles {tiles}
            tokens {tokens}
            players P1 4,1 life=1 bullets=0 carrying hand=fear played=1
            zombies 5,1
            turn P1 moving 9"""
    )
    t.do("move E", (1,), *chance)
    return t


@pytest.mark.rule("ZZ-21.06", "ZZ-G53")
def test_nearest_building_counts_not_nearest_free_square() -> None:
    # the florist is one step away but its only free square three; the drug store is free, two steps away
    t = lost_survivor("florist 1,0 door=5,0 | drug_store 2,0 door=6,0", "life 4,0 5,0", (1,))
    assert (t.token("3,0"), t.token("6,0")) == ("survivor", "")


@pytest.mark.rule("ZZ-21.06", "ZZ-G53")
def test_nearest_building_is_not_the_first_on_the_map() -> None:
    t = lost_survivor("drug_store 0,1 r1 door=1,4 | florist 1,0 door=5,0", "life 4,0 5,0", (1,))
    assert t.token("3,0") == "survivor"


@pytest.mark.rule("ZZ-21.06", "ZZ-G53")
def test_full_building_leaves_the_next_nearest() -> None:
    t = lost_survivor("florist 1,0 door=5,0 | drug_store 2,0 door=6,0", "life 3,0 4,0 5,0 6,0 7,0", (1,))
    assert t.token("8,0") == "survivor"


@pytest.mark.rule("ZZ-21.06", "ZZ-G53")
def test_two_buildings_equally_near_offer_both() -> None:
    t = lost_survivor("florist 1,0 door=4,0 | drug_store 2,0 door=6,0", "life 5,0 7,0")
    offered = ["survivor 3,0", "survivor 4,0", "survivor 6,0", "survivor 8,0"]
    assert (t.seat, t.asks, t.options()) == (0, "ask-drop", offered)


@pytest.mark.rule("ZZ-21.06")
def test_death_in_a_building_leaves_the_survivor_there() -> None:
    t = rescue(
        """tiles florist 1,0 door=5,0 | drug_store 2,0 door=6,0
           tokens life 3,0
           players P1 5,1 life=1 bullets=0 carrying hand=fear played=1
           zombies 5,0
           turn P1 moving 9"""
    )
    t.do("move N", (1,))
    assert t.options() == ["survivor 4,0", "survivor 5,0"]


@pytest.mark.rule("ZZ-G53")
def test_equally_near_the_active_player_says_where() -> None:
    t = rescue(
        """tiles florist 1,0 door=4,0
           tokens hidden 4,0
           players P1 4,1 life=1 bullets=0 carrying hand=fear played=1
           zombies 4,0
           turn P1 moving 9"""
    )
    t.do("move N", (1,))
    assert (t.seat, t.asks, t.options()) == (0, "ask-drop", ["survivor 3,0", "survivor 5,0"])
    t.do("survivor 5,0", (1,))
    assert t.token("5,0") == "survivor"


@pytest.mark.rule("ZZ-G53")
def test_without_any_square_it_waits_on_the_town_square() -> None:
    t = rescue(
        """tiles straight 1,0
           players P1 2,1 life=1 bullets=0 carrying hand=fear played=1 | P2 2,1 hand=keys
           zombies 3,1
           turn P1 moving 9"""
    )
    t.do("move E", (1,), (1,))
    assert t.g.stranded == 1
    t = rescue("players P1 2,1\nturn P1 moving 9")
    t.g.stranded = 1
    t.do("move W")
    assert (t.g.stranded, t.g.recovered[0]) == (0, 1)  # found and recovered at once


@pytest.mark.rule("ZZ-21.07")
def test_cards_do_not_touch_survivors() -> None:
    t = rescue(
        "tiles florist 1,0 door=4,0\ntokens survivor 4,0\nplayers P1 hand=butter_fingers | P2 2,1 carrying\n"
        "turn P1 moving 9"
    )
    t.do("play butter_fingers")
    t.do("target P2")
    assert t.options() == ["bullets 2", "bullets 1"]
    t.do("bullets 2")
    assert (t.g.carrying[1], t.token("4,0")) == (True, "survivor")


@pytest.mark.rule("ZZ-21.08", "ZZ-21.10")
@pytest.mark.example("ZZ-E21.02")
@pytest.mark.parametrize(("mode", "cards"), [("classic", 3), ("team", 3), ("cooperative", 1)])
def test_an_extra_card_for_each_survivor_but_not_together(mode: str, cards: int) -> None:
    t = rescue("players P1 hand=fear recovered=2\nturn P1 moving 9", 4, mode)
    assert t.g.plays_left(0) == cards


@pytest.mark.rule("ZZ-21.08")
def test_two_cards_with_one_survivor() -> None:
    t = rescue("players P1 hand=fear,claustrophobia,isnt_so_bad recovered=1\nzombies 0,1\nturn P1 moving 9")
    t.do("play fear")
    t.do("target P2")
    t.do("play claustrophobia")
    t.do("target P2")
    assert t.refused_by("play isnt_so_bad") == ["ZZ-13.02"]


@pytest.mark.rule("ZZ-G81", "ZZ-21.08")
def test_in_a_team_the_extra_card_is_the_recoverers() -> None:
    t = rescue("players P1 recovered=1 | P3\nturn P1 moving 9", 4, "team")
    assert (t.g.plays_left(0), t.g.plays_left(2)) == (2, 1)


@pytest.mark.rule("ZZ-21.09", "ZZ-G82")
@pytest.mark.parametrize(("recovered", "won"), [(17, False), (18, True)])
def test_together_all_eighteen(recovered: int, won: bool) -> None:
    t = rescue(
        f"tiles helipad 1,0\nplayers P1 3,1 recovered={recovered} hand=fear | P2 4,1\nturn P1 moving 1",
        mode="cooperative",
    )
    t.do("move E", *([] if won else [(1,)]))
    assert (t.g.outcome == "together") == won
    if not won:
        assert (t.at(1), t.at(2)) == ("4,1", "4,1")  # no player has arrived yet


@pytest.mark.rule("ZZ-G55")
def test_together_those_that_came_onto_the_map() -> None:
    t = rescue(
        "tiles florist 1,0 door=4,0 | toy_store 2,0 r1 door=7,0\npile\nhelipad gone\nturn P1 moving 1",
        mode="cooperative",
    )
    assert survivors_wanted(t.g) == 4
    t = rescue("tiles florist 1,0 door=4,0\nturn P1 moving 1", mode="cooperative")
    assert survivors_wanted(t.g) == 18


@pytest.mark.rule("ZZ-21.09", "ZZ-G55", "ZZ-G43")
def test_last_tile_drawn_can_be_all_that_was_missing() -> None:
    t = Table(
        "tiles helipad 1,0 | florist 2,0 door=7,0\npile curve\n"
        "players P1 4,1 recovered=1 hand=fear,keys,grenade | P2 1,1\nturn P1",
        mode="cooperative",
        scenario="rescue_mission",
        chance=[tile("curve")],
    )
    assert t.at(1) == "4,1"  # of 18, until the pile is empty
    t.do(t.options()[0], (1,))
    assert t.at(1) == "safe"


@pytest.mark.rule("ZZ-G76")
def test_in_peace_no_survivor_is_taken_from_a_zombie() -> None:
    t = rescue(
        "tiles florist 1,0 door=4,0\ntokens survivor 4,0\nzombies 4,0\nplayers P1 4,1\n"
        "lasting alternate_food_source P2\nturn P1 moving 9"
    )
    t.do("move N")
    assert not t.g.carrying[0]
