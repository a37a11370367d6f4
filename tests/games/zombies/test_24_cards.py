"""Each event card (ZZ-24), with the publisher's clarifications (ZZ-25).

Items in combat are in the combat tests.
"""

import pytest

from shamble.core import engine
from shamble.games.zombies.cards import KINDS, cards_of
from shamble.games.zombies.state import NEXT_TURN, THIS_TURN
from tests.games.zombies.table import Table, card

NO_TILES = "pile\nhelipad gone\n"
COPIES = {"bad_sense_of_direction": 1, "hysterical_paralysis": 1, "keys": 1, "were_screwed": 1}


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind.id, marks=pytest.mark.rule(kind.rule)) for kind in KINDS.values()
    ],  # as many as listed in the rules
)
def test_copies_in_the_deck(kind: str) -> None:
    assert len(cards_of(kind)) == COPIES.get(kind, 2)


# -------------------------------------------------------------------- movement


@pytest.mark.rule("ZZ-24.09", "ZZ-G38")
def test_skateboard_two_squares_more() -> None:
    t = Table("players P1 items=skateboard hand=fear\nturn P1 move")
    t.do("roll", (4,))
    assert (t.g.allowance(), t.items(1)) == (9, ["skateboard"])


@pytest.mark.rule("ZZ-24.10", "ZZ-25.13", "ZZ-G38")
def test_adrenaline_doubles_after_the_skateboard() -> None:
    t = Table("players P1 items=skateboard hand=adrenaline_rush\nturn P1 move")
    t.do("play adrenaline_rush", (4,))  # nothing else to play: the roll follows
    assert t.g.allowance() == 18
    t = Table("players P1 hand=adrenaline_rush\nturn P1 moving 6")
    t.do("move E")
    t.do("play adrenaline_rush")
    assert t.g.steps_left() == 11  # also on the way


@pytest.mark.rule("ZZ-24.10")
def test_adrenaline_needs_a_movement() -> None:
    t = Table(f"{NO_TILES}players P1 hand=adrenaline_rush\nturn P1 discard")
    assert t.refused_by("play adrenaline_rush") == ["ZZ-24.10"]
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 hand=adrenaline_rush\nturn P1 move")
    t.do("roll", (1,))
    assert t.refused_by("play adrenaline_rush", seat=1) == ["ZZ-24.10"]


@pytest.mark.rule("ZZ-24.13", "ZZ-25.18")
def test_brain_cramp_another_player_moves_the_pawn() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 hand=brain_cramp\nturn P1 move")
    t.do("roll", (1,))
    t.do("play brain_cramp", seat=1)
    assert (t.seat, t.asks, t.g.steps_left()) == (1, "ask-moving-other", 4)
    t.do("move N")
    assert (t.at(1), t.at(2)) == ("1,0", "1,1")
    assert not any(option.startswith(("play", "lay")) for option in t.options())
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 hand=brain_cramp\nturn P1 move")
    t.do("roll", (1,))
    t.do("play brain_cramp", seat=1)
    t.do("stop", (1,))  # or not at all
    assert (t.at(1), t.asks, t.seat) == ("1,1", "ask-discard", 0)


@pytest.mark.rule("ZZ-24.13")
def test_brain_cramp_only_when_another_begins_to_move() -> None:
    t = Table(f"{NO_TILES}players P1 hand=brain_cramp\nturn P1 moving 3")
    assert t.refused_by("play brain_cramp") == ["ZZ-24.13"]
    t = Table("tiles helipad 1,0\nplayers P1 2,1 | P2 hand=brain_cramp\nturn P1 moving 3")
    t.do("move E")
    assert t.refused_by("play brain_cramp", seat=1) == ["ZZ-24.13"]


@pytest.mark.rule("ZZ-24.13")
def test_brain_cramp_the_pawns_player_fights() -> None:
    t = Table(
        f"{NO_TILES}tiles straight 1,0\nzombies 3,1\n"
        f"players P1 2,1 hand=fear,keys,grenade | P2 hand=brain_cramp\nturn P1 move"
    )
    t.do("roll", (1,))
    t.do("play brain_cramp", seat=1)
    t.do("move E", (2,))
    assert (t.seat, t.asks) == (0, "ask-fall-short")


@pytest.mark.rule("ZZ-24.20", "ZZ-25.12", "ZZ-G89")
def test_keys_ten_squares_whatever_else() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=keys items=skateboard | P2 hand=shoes_untied\nlasting shoes_untied P1 now\n"
        f"turn P1 move"
    )
    t.do("play keys")
    assert (t.g.allowance(), t.seat) == (10, 1)
    t.do("play shoes_untied")
    t.do("target P1")
    assert t.g.allowance() == 10


@pytest.mark.rule("ZZ-G89")
def test_keys_are_not_doubled() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=keys,adrenaline_rush recovered=1\nturn P1 move", scenario="rescue_mission"
    )
    t.do("play keys")
    assert t.refused_by("play adrenaline_rush") == ["ZZ-24.10"]


@pytest.mark.rule("ZZ-24.20", "ZZ-25.12", "ZZ-G89")
def test_keys_end_a_doubling_of_before() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=keys,adrenaline_rush recovered=1\nturn P1 move", scenario="rescue_mission"
    )
    t.do("play adrenaline_rush")
    t.do("play keys")
    assert t.g.allowance() == 10


@pytest.mark.rule("ZZ-24.20", "ZZ-24.21")
@pytest.mark.parametrize("kind", ["keys", "much_needed_rest"])
def test_instead_of_the_roll_and_not_after_it(kind: str) -> None:
    t = Table(f"{NO_TILES}players P1 hand={kind}\nturn P1 moving 3")
    assert t.refused_by("play " + kind) == [KINDS[kind].rule]
    t = Table(f"{NO_TILES}players P1 hand=fear | P2 hand={kind}\nturn P1 move")
    t.do("roll", (1,))
    assert t.refused_by("play " + kind, seat=1) == [KINDS[kind].rule]


@pytest.mark.rule("ZZ-24.21", "ZZ-G36")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_rest_two_lives_instead_of_moving(before: int, after: int) -> None:
    t = Table(f"{NO_TILES}players P1 hand=much_needed_rest,fear life={before}\nturn P1 move")
    t.do("play much_needed_rest", (1,))
    assert (t.g.life[0], t.asks) == (after, "ask-discard")


@pytest.mark.rule("ZZ-24.26", "ZZ-G38", "ZZ-G92")
def test_shoes_halve_the_roll_just_made() -> None:
    t = Table(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 hand=shoes_untied\nturn P1 move")
    t.do("roll", (4,))
    t.do("play shoes_untied", seat=1)
    t.do("target P1", seat=1)
    assert (t.g.allowance(), t.discard()) == (3, ["shoes_untied"])


@pytest.mark.rule("ZZ-24.26", "ZZ-G92")
def test_shoes_halve_the_roll_to_come() -> None:
    t = Table("players P1 hand=fear,keys,grenade\nlasting shoes_untied P1 now\nturn P1 move")
    t.do("roll", (2,))
    assert (t.g.allowance(), t.lasting(), t.discard()) == (2, [], ["shoes_untied"])
    t = Table(f"{NO_TILES}players P1 hand=shoes_untied\nturn P1 moving 3")
    t.do("play shoes_untied")
    t.do("target P2")
    assert (t.lasting(), t.g.lasting[0].stage) == (["shoes_untied"], 0)  # waits for P2's turn


@pytest.mark.rule("ZZ-24.26", "ZZ-G92")
@pytest.mark.parametrize(
    ("turn", "target", "stage"),
    [
        ("move", "P1", THIS_TURN),  # the roll is still to come
        ("move", "P2", NEXT_TURN),
        ("discard", "P1", NEXT_TURN),  # the movement is over
        ("walk 1", "P1", NEXT_TURN),
    ],
)
def test_shoes_are_for_this_turn_or_the_next(turn: str, target: str, stage: int) -> None:
    t = Table(f"players P1 hand=shoes_untied,fear\nzombies 0,1\n{NO_TILES}turn P1 {turn}")
    t.do("play shoes_untied")
    t.do(f"target {target}", *([(5,)] if turn == "move" else []))
    if stage == THIS_TURN:
        assert (t.g.allowance(), t.lasting()) == (4, [])
    else:
        assert [(e.kind, e.stage) for e in t.g.lasting] == [("shoes_untied", NEXT_TURN)]


@pytest.mark.rule("ZZ-24.26", "ZZ-G92")
def test_shoes_before_cards_are_drawn_halve_the_roll() -> None:
    t = Table(
        f"players P1 hand=fear,keys,grenade | P2 hand=shoes_untied\n{NO_TILES}turn P1 cards",
        asking="any_time",
    )
    if 0 in engine.waiting(t.g):
        t.do("pass", seat=0)
    t.do("play shoes_untied", seat=1)
    t.do("target P1", seat=1)
    t.pass_all()
    t.do("roll", (5,))
    assert (t.g.allowance(), t.lasting()) == (4, [])


@pytest.mark.rule("ZZ-G92")
def test_shoes_are_gone_with_the_turn_they_were_for() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=fear,grenade | P2 hand=fear,keys,shotgun\nlasting shoes_untied P1 now\n"
        f"turn P1 discard"
    )
    t.do("end")
    assert (t.lasting(), t.discard()) == ([], ["shoes_untied"])


@pytest.mark.rule("ZZ-24.25", "ZZ-G78", "ZZ-G77")
def test_where_did_everybody_go_five_squares_and_fights() -> None:
    t = Table(
        f"tiles straight 1,0\nzombies 3,1\nplayers P1 hand=where_did_everybody_go | P2 2,1\n"
        f"{NO_TILES}turn P1 moving 4"
    )
    t.do("play where_did_everybody_go")
    assert (t.seat, t.asks) == (0, "ask-lead")  # the only opponent; no stopping
    assert t.options() == ["move E", "move W"]
    t.do("move E", (3,))
    assert t.seat == 1  # the target fights
    t.do("shoot 1")
    for step in ("move W", "move E", "move W", "move E"):  # squares can repeat
        t.do(step)
    assert (t.at(2), t.g.kills, t.asks) == ("3,1", [0, 1], "ask-moving")


# -------------------------------------------------------------------- players


@pytest.mark.rule("ZZ-24.11")
def test_food_source_stops_all_fights() -> None:
    t = Table(
        "players P1 hand=alternate_food_source,fear,keys | P2 hand=grenade\nzombies 1,1\npile\nhelipad gone\n"
        "turn P1 fight"
    )
    t.do("play alternate_food_source", seat=0)
    t.do("pass", card("shotgun"), (1,), seat=1)
    assert (t.g.kills, t.zombies(), t.asks) == ([0, 0], ["1,1"], "ask-window-move")


@pytest.mark.rule("ZZ-24.11")
def test_food_source_lasts_to_the_end_of_the_next_turn() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=alternate_food_source,keys,grenade | P2 hand=chainsaw,skateboard,shotgun\n"
        f"turn P1 moving 2"
    )
    t.do("play alternate_food_source")
    peace = []
    for _ in range(4):
        t.do("stop", (1,))
        t.do("end", *([card("fear")] if t.g.active == 1 and len(t.hand(1)) < 3 else []))
        peace.append((t.g.active, t.g.peace()))
        t.do("roll", (1,))
        t.pass_all()
    assert peace == [(1, True), (0, True), (1, False), (0, False)]


@pytest.mark.rule("ZZ-24.12")
def test_bad_sense_costs_a_life_and_sends_back() -> None:
    t = Table(
        f"tiles straight 1,0\nplayers P1 hand=bad_sense_of_direction | P2 4,1\n{NO_TILES}turn P1 moving 4"
    )
    t.do("play bad_sense_of_direction")
    t.do("target P2")
    assert (t.at(2), t.g.life) == ("1,1", [2, 3])


@pytest.mark.rule("ZZ-G64")
def test_bad_sense_not_with_the_last_life() -> None:
    t = Table(f"players P1 life=1 hand=bad_sense_of_direction\n{NO_TILES}turn P1 moving 4")
    assert t.refused_by("play bad_sense_of_direction") == ["ZZ-G64"]


@pytest.mark.rule("ZZ-24.12", "ZZ-G64")
def test_bad_sense_with_two_lives() -> None:
    t = Table(f"players P1 life=2 hand=bad_sense_of_direction\n{NO_TILES}turn P1 moving 4")
    assert t.refused_by("play bad_sense_of_direction") == []


@pytest.mark.rule("ZZ-24.12", "ZZ-25.11", "ZZ-G51", "ZZ-G77")
@pytest.mark.parametrize(("zombies", "recovered"), [("5,1", 1), ("1,1", 0)])
def test_sent_back_with_a_survivor_recovers_it_unless_in_combat(zombies: str, recovered: int) -> None:
    t = Table(
        f"tiles straight 1,0\nzombies {zombies}\n"
        f"players P1 hand=bad_sense_of_direction | P2 4,1 carrying\n{NO_TILES}turn P1 moving 4",
        scenario="rescue_mission",
        rescue_survivors_required=2,
    )
    t.do("play bad_sense_of_direction")
    t.do("target P2")
    assert (t.at(2), t.g.recovered[1], t.asks) == ("1,1", recovered, "ask-moving")


@pytest.mark.rule("ZZ-25.11", "ZZ-G77")
def test_bad_sense_during_the_own_movement() -> None:
    text = "tiles straight 1,0\nzombies 1,1\nplayers P1 2,1 hand=bad_sense_of_direction | P2 2,1\n" + NO_TILES
    t = Table(text + "turn P1 moving 4")
    t.do("play bad_sense_of_direction")
    t.do("target P1", (5,))  # fought at once
    assert (t.at(1), t.g.kills[0], t.g.steps_left(), t.asks) == ("1,1", 1, 4, "ask-moving")
    t = Table(text + "turn P1 moving 4")
    t.do("play bad_sense_of_direction")
    t.do("target P2")  # in the next phase 2
    assert (t.at(2), t.g.kills, t.asks) == ("1,1", [0, 0], "ask-moving")


@pytest.mark.rule("ZZ-24.14", "ZZ-25.14")
def test_butter_fingers_an_item_or_bullets() -> None:
    players = "P1 hand=butter_fingers | P2 items=fire_axe,skateboard bullets=3 hand=fear"
    text = f"players {players}\n{NO_TILES}turn P1 moving 4"
    t = Table(text)
    t.do("play butter_fingers")
    t.do("target P2")
    assert (t.seat, t.options()) == (0, ["item fire_axe", "item skateboard", "bullets 2", "bullets 1"])
    t.do("item fire_axe")
    assert (t.items(2), sorted(t.discard()), t.hand(2)) == (
        ["skateboard"],
        ["butter_fingers", "fire_axe"],
        ["fear"],
    )
    assert t.asks == "ask-moving"
    t = Table(text)
    t.do("play butter_fingers")
    t.do("target P2")
    t.do("bullets 2")
    assert (t.g.bullets[1], t.items(2)) == (1, ["fire_axe", "skateboard"])


@pytest.mark.rule("ZZ-24.06", "ZZ-24.14", "ZZ-G63")
@pytest.mark.parametrize(("item", "shots"), [("shotgun", 0), ("skateboard", 2)])
def test_butter_fingers_leaves_the_shots_of_what_stays(item: str, shots: int) -> None:
    t = Table(
        f"players P1 bullets=0 hand=butter_fingers | P2 items=shotgun,skateboard shots=2\n"
        f"{NO_TILES}turn P1 moving 4"
    )
    t.do("play butter_fingers")
    t.do(f"item {item}")
    assert t.g.shots[1] == shots


@pytest.mark.rule("ZZ-24.14")
def test_butter_fingers_for_the_last_bullet() -> None:
    t = Table(f"players P1 bullets=0 hand=butter_fingers | P2 bullets=1\n{NO_TILES}turn P1 moving 4")
    t.do("play butter_fingers")
    assert t.options() == ["bullets 1"]
    t.do("bullets 1")
    assert (t.g.bullets[1], t.asks) == (0, "ask-moving")


@pytest.mark.rule("ZZ-24.14")
def test_butter_fingers_needs_something_to_drop() -> None:
    t = Table(f"players P1 bullets=0 hand=butter_fingers | P2 bullets=0\n{NO_TILES}turn P1 moving 4")
    assert t.refused_by("play butter_fingers") == ["ZZ-24.14"]


@pytest.mark.rule("ZZ-24.15", "ZZ-25.16", "ZZ-G94")
def test_claustrophobia_out_by_the_shortest_way_and_not_back() -> None:
    t = Table(
        """tiles hospital 0,-1 door=1,-2
            players P1 0,-3
            lasting claustrophobia P1 now
            pile
            helipad gone
            turn P1 moving 6"""
    )
    assert t.refused_by("stop") == ["ZZ-24.15"]
    assert set(t.options()) == {"move E", "move S"}
    t.do("move E")
    assert t.refused_by("move E") == ["ZZ-24.15"]  # away from the door
    t.do("move S")
    t.do("move S")
    assert t.at(1) == "1,-1"
    assert t.refused_by("move N") == ["ZZ-24.15"]  # not back in
    assert t.refused_by("stop") == []


@pytest.mark.rule("ZZ-24.15")
def test_claustrophobia_is_for_the_next_turn() -> None:
    t = Table(
        f"tiles hospital 0,-1 door=1,-2\nplayers P1 1,-1 hand=claustrophobia\n{NO_TILES}turn P1 moving 6"
    )
    t.do("play claustrophobia")
    t.do("target P1")
    assert t.refused_by("move N") == []


@pytest.mark.rule("ZZ-24.16", "ZZ-25.10")
def test_fear_no_movement_in_the_next_turn() -> None:
    t = Table(f"players P1 hand=fear,grenade | P2 hand=keys,chainsaw,shotgun\n{NO_TILES}turn P1 moving 6")
    t.do("play fear")
    t.do("target P1")  # in the own turn: it is about the next one
    assert t.refused_by("move E") == []
    t = Table(f"players P1 hand=keys,chainsaw,shotgun\nlasting fear P1\n{NO_TILES}turn P1")
    assert (t.asks, "roll" in t.options()) == ("ask-afraid", False)
    assert t.refused_by("play keys") == ["ZZ-25.12"]
    t.do("stay", (1,))
    assert (t.at(1), t.asks) == ("1,1", "ask-discard")


@pytest.mark.rule("ZZ-24.16")
def test_fear_by_any_means() -> None:
    t = Table(
        f"players P1 hand=chainsaw,grenade,shotgun | P2 hand=where_did_everybody_go,bad_sense_of_direction\n"
        f"lasting fear P1\n{NO_TILES}turn P1"
    )
    t.do("stay")
    assert (t.seat, t.asks) == (1, "ask-window-zombies")
    assert t.refused_by("play where_did_everybody_go") == ["ZZ-24.25"]
    t.do("play bad_sense_of_direction", (1,))
    assert (t.at(1), t.at(2)) == ("1,1", "1,1")  # only the player's own pawn can be sent back


@pytest.mark.rule("ZZ-25.09")
def test_rest_under_fear() -> None:
    t = Table(f"players P1 life=2 hand=much_needed_rest,grenade,shotgun\nlasting fear P1\n{NO_TILES}turn P1")
    t.do("play much_needed_rest", (1,))
    assert t.g.life[0] == 4


@pytest.mark.rule("ZZ-24.17", "ZZ-25.17", "ZZ-25.09", "ZZ-G87")
def test_paralysis_skips_the_whole_turn() -> None:
    t = Table(
        f"players P1 hand=fear played=1 | P2 hand=keys,much_needed_rest played=1 life=2\nzombies 1,1\n"
        f"lasting hysterical_paralysis P2\n{NO_TILES}turn P1 discard"
    )
    t.do("end")
    assert "TurnSkipped" in t.happened
    assert t.g.active == 0  # nothing of P2's turn: no fight, no card, no rest
    assert (t.zombies(), t.g.life[1], t.hand(2)) == (["1,1"], 2, ["keys", "much_needed_rest"])
    assert t.g.played[1] == 0  # but a new card round for P2
    assert t.discard() == ["hysterical_paralysis"]


@pytest.mark.rule("ZZ-G87")
def test_a_dead_player_paralysed_stays_dead_for_that_turn() -> None:
    t = Table(
        f"players P1 hand=fear | P2 dead\nlasting hysterical_paralysis P2\n{NO_TILES}zombies 1,1\n"
        f"turn P1 discard"
    )
    t.do("end")
    assert (t.at(2), t.g.active) == ("dead", 0)


def two_dice(players: str, *faces: tuple[int, ...]) -> Table:
    t = Table(f"players P1 hand=not_dead | {players}\n{NO_TILES}turn P1 moving 4")
    t.do("play not_dead", *faces)
    return t


@pytest.mark.rule("ZZ-24.18")
@pytest.mark.parametrize(("faces", "lost"), [((4, 6), 0), ((3, 6), 2), ((4, 1), 2), ((1, 1), 2)])
def test_not_dead_either_die_low_costs_two(faces: tuple[int, int], lost: int) -> None:
    t = two_dice("P2 kills=5 bullets=0 life=1", faces)
    assert (t.g.kills[1], t.g.supply) == (5 - lost, 95 + lost)


@pytest.mark.rule("ZZ-24.18", "ZZ-25.07")
def test_not_dead_bullets_raise_a_die() -> None:
    t = two_dice("P2 kills=5 bullets=4", (2, 3))
    assert (t.seat, t.options()) == (1, ["raise 1", "reroll 1", "raise 2", "reroll 2", "accept"])
    t.do("raise 1")
    t.do("raise 2")
    assert (t.g.kills[1], t.g.bullets[1]) == (5, 1)


@pytest.mark.rule("ZZ-24.18", "ZZ-G90")
def test_not_dead_a_life_token_rolls_again_but_not_the_last() -> None:
    t = two_dice("P2 kills=5 bullets=0 life=2", (2, 5))
    t.do("reroll 1", (1,))
    assert (t.g.life[1], t.g.kills[1]) == (1, 3)  # nothing left to spend
    t = two_dice("P2 kills=5 bullets=3 life=1", (2, 5))
    assert t.refused_by("reroll 1") == ["ZZ-G90"]
    t.do("accept")
    assert t.g.kills[1] == 3


@pytest.mark.rule("ZZ-24.18")
@pytest.mark.parametrize(("bullets", "refused"), [(1, ["ZZ-24.18"]), (2, [])])
def test_not_dead_too_few_bullets_for_a_die(bullets: int, refused: list[str]) -> None:
    t = two_dice(f"P2 kills=5 bullets={bullets} life=3", (2, 4))
    assert t.refused_by("raise 1") == refused
    assert [o for o in t.options() if o[-1] == "2"] == []  # a 4 is good


@pytest.mark.rule("ZZ-24.18", "ZZ-G71")
def test_not_dead_the_last_bullet_is_asked_for() -> None:
    t = two_dice("P2 kills=1 bullets=1 life=1", (3, 6))
    assert t.options() == ["raise 1", "accept"]
    t.do("raise 1")
    assert (t.g.kills[1], t.g.bullets[1], t.asks) == (1, 0, "ask-moving")


@pytest.mark.rule("ZZ-24.18", "ZZ-G71")
@pytest.mark.parametrize(("low", "other"), [(1, 2), (2, 1)])
def test_not_dead_each_die_is_helped_on_its_own(low: int, other: int) -> None:
    faces = (3, 2) if low == 1 else (2, 3)
    t = two_dice("P2 kills=5 bullets=1 life=3", faces)
    t.do(f"raise {low}")
    assert t.options() == [f"reroll {other}", "accept"]
    t.do(f"reroll {other}", (5,))
    assert (t.g.kills[1], t.g.life[1], t.g.bullets[1], t.asks) == (5, 2, 0, "ask-moving")


@pytest.mark.rule("ZZ-24.18", "ZZ-G71")
@pytest.mark.parametrize(("die", "other"), [(1, 2), (2, 1)])
def test_not_dead_a_new_roll_leaves_the_other_die(die: int, other: int) -> None:
    t = two_dice("P2 kills=5 bullets=0 life=3", (2, 3))
    t.do(f"reroll {die}", (6,))
    assert t.options() == [f"reroll {other}", "accept"]
    t.do("accept")
    assert (t.g.kills[1], t.asks) == (3, "ask-moving")


@pytest.mark.rule("ZZ-24.18", "ZZ-25.19", "ZZ-G71")
@pytest.mark.parametrize(("kills", "faces"), [(5, (5, 6)), (5, (1, 1)), (0, (1, 1))])
def test_not_dead_as_the_last_card_ends_the_turn(kills: int, faces: tuple[int, int]) -> None:
    bullets = 3 if kills == 0 else 0
    t = Table(
        f"players P1 hand=not_dead | P2 kills={kills} bullets={bullets} life=1 hand=fear,keys,grenade\n"
        f"{NO_TILES}turn P1 discard"
    )
    t.do("play not_dead", faces)
    assert (t.g.active, t.asks) == (1, "ask-before-roll")


@pytest.mark.rule("ZZ-25.19", "ZZ-G71")
@pytest.mark.parametrize("kills", [0, 1])
def test_not_dead_with_fewer_than_two(kills: int) -> None:
    t = two_dice(f"P2 kills={kills} bullets=0 life=1", (1, 1))
    assert t.g.kills[1] == 0
    assert "TwoDice" in t.happened


# -------------------------------------------------------------------- zombies

STORE = "tiles drug_store 1,0 door=4,0 | toy_store 2,0 r1 door=7,0\n"


@pytest.mark.rule("ZZ-24.19")
def test_couldnt_get_worse_fills_a_building() -> None:
    t = Table(f"{STORE}zombies 4,0\nplayers P1 hand=couldnt_get_worse | P2 3,0\n{NO_TILES}turn P1 moving 4")
    t.do("play couldnt_get_worse")
    assert t.options() == ["building drug_store", "building toy_store"]
    t.do("building drug_store")
    assert (t.zombies(), t.g.supply) == (["3,0", "4,0", "5,0"], 97)
    assert t.asks == "ask-moving"  # the zombie on P2 waits for phase 2 (ZZ-G77)


@pytest.mark.rule("ZZ-24.22")
def test_miscalculation_doubles_up_to_one_a_square() -> None:
    t = Table(f"{STORE}zombies 6,0 8,0\nplayers P1 hand=slight_miscalculation\n{NO_TILES}turn P1 moving 4")
    t.do("play slight_miscalculation")
    assert t.options() == ["building toy_store"]
    t.do("building toy_store")
    assert (t.asks, t.options()) == ("ask-put-zombie", ["zombie 7,0", "zombie 8,1", "zombie 8,2"])
    t.do("zombie 7,0")
    t.do("zombie 8,1")
    assert len(t.zombies()) == 4
    t = Table(f"{STORE}zombies 3,0 4,0\nplayers P1 hand=slight_miscalculation\n{NO_TILES}turn P1 moving 4")
    t.do("play slight_miscalculation")
    t.do("building drug_store")
    assert len(t.zombies()) == 3  # there are only three squares


@pytest.mark.rule("ZZ-24.19", "ZZ-24.22", "ZZ-15.01")
@pytest.mark.parametrize(
    ("kind", "rule"), [("couldnt_get_worse", "ZZ-24.19"), ("slight_miscalculation", "ZZ-24.22")]
)
def test_without_a_building_it_makes_no_sense(kind: str, rule: str) -> None:
    t = Table(f"tiles straight 1,0\nplayers P1 hand={kind}\n{NO_TILES}turn P1 moving 4")
    assert t.refused_by("play " + kind) == [rule]


@pytest.mark.rule("ZZ-24.19", "ZZ-24.22", "ZZ-15.01")
@pytest.mark.parametrize("kind", ["couldnt_get_worse", "slight_miscalculation"])
def test_full_building_and_empty_supply_make_no_sense(kind: str) -> None:
    tiles = "tiles drug_store 1,0 door=4,0\n"
    t = Table(f"{tiles}zombies 3,0 4,0 5,0\nplayers P1 hand={kind}\n{NO_TILES}turn P1 moving 4")
    assert t.refused_by("play " + kind) == [KINDS[kind].rule]
    for left, refused in ((0, [KINDS[kind].rule]), (1, [])):
        t = Table(
            f"{tiles}zombies 3,0\nplayers P1 kills={99 - left} hand={kind}\n{NO_TILES}turn P1 moving 4",
            mode="cooperative",
        )
        assert (t.g.supply, t.refused_by("play " + kind)) == (left, refused)


@pytest.mark.rule("ZZ-24.22", "ZZ-G66")
def test_another_player_fills_a_building_in_a_window() -> None:
    t = Table(
        f"{STORE}zombies 3,0\nplayers P1 hand=fear,keys,shotgun | P2 hand=slight_miscalculation\n"
        f"{NO_TILES}turn P1 move"
    )
    t.do("roll", (1,))
    t.do("play slight_miscalculation", seat=1)
    t.do("building drug_store", seat=1)
    assert (t.seat, t.options()) == (1, ["zombie 4,0", "zombie 5,0"])


@pytest.mark.rule("ZZ-24.23", "ZZ-24.01")
def test_isnt_so_bad_needs_a_zombie_and_a_free_square() -> None:
    for zombies in ("", "zombies 1,0 0,1 1,1 2,1 1,2\n"):
        t = Table(f"players P1 2,1 hand=isnt_so_bad\n{zombies}{NO_TILES}turn P1 moving 4")
        assert t.refused_by("play isnt_so_bad") == ["ZZ-24.23"]


@pytest.mark.rule("ZZ-24.23", "ZZ-G75")
def test_isnt_so_bad_two_different_zombies() -> None:
    t = Table(
        f"zombies 1,0 0,1 1,2\nplayers P1 2,1 hand=isnt_so_bad,fear | P2 2,1\n{NO_TILES}turn P1 discard"
    )
    t.do("play isnt_so_bad")
    assert t.options() == ["lift 1,0", "lift 0,1", "lift 1,2"]
    t.do("lift 1,0")
    t.do("to 1,1")
    assert t.options() == ["lift 0,1", "lift 1,2"]
    t.do("lift 0,1")
    t.do("to 1,0")
    assert (t.zombies(), t.asks) == (["1,0", "1,1", "1,2"], "ask-discard")


@pytest.mark.rule("ZZ-24.25", "ZZ-G78")
def test_leading_a_pawn_with_the_last_card_ends_the_turn() -> None:
    t = Table(
        f"tiles straight 1,0\nplayers P1 hand=where_did_everybody_go | P2 2,1 hand=fear,keys,grenade\n"
        f"{NO_TILES}turn P1 discard"
    )
    t.do("play where_did_everybody_go")
    for step in ("move W", "move E", "move W", "move E", "move E"):
        assert t.asks == "ask-lead"
        t.do(step)
    assert (t.at(2), t.g.active, t.asks) == ("3,1", 1, "ask-before-roll")


@pytest.mark.rule("ZZ-24.23", "ZZ-G43", "ZZ-G66")
def test_isnt_so_bad_frees_the_helipad_for_the_player_on_it() -> None:
    t = Table("tiles helipad 1,0\nzombies 4,1\nplayers P1 hand=isnt_so_bad | P2 4,1\nturn P1 moving 4")
    t.do("play isnt_so_bad")
    t.do("lift 4,1")
    t.do("to 3,0")
    assert (t.g.outcome, t.g.winners) == ("helipad", (1,))


@pytest.mark.rule("ZZ-24.23", "ZZ-G75")
def test_isnt_so_bad_as_the_last_card_ends_the_turn() -> None:
    t = Table(
        f"zombies 1,0\nplayers P1 2,1 hand=isnt_so_bad | P2 hand=fear,keys,grenade\n{NO_TILES}turn P1 discard"
    )
    t.do("play isnt_so_bad")
    t.do("lift 1,0")
    t.do("to 0,1")
    assert (t.g.active, t.asks) == (1, "ask-before-roll")


@pytest.mark.rule("ZZ-24.23", "ZZ-G66")
def test_isnt_so_bad_moves_two_zombies_anywhere() -> None:
    t = Table(f"{STORE}zombies 4,1 5,1\nplayers P1 hand=isnt_so_bad\n{NO_TILES}turn P1 moving 4")
    t.do("play isnt_so_bad")
    t.do("lift 4,1")
    assert {"to 1,1", "to 3,0", "to 8,2"} <= set(t.options())
    assert "to 5,1" not in t.options()
    t.do("to 3,0")
    t.do("lift 5,1")
    t.do("to 0,1")
    assert (t.zombies(), t.asks) == (["0,1", "3,0"], "ask-moving")


@pytest.mark.rule("ZZ-G77", "ZZ-24.23", "ZZ-G19")
@pytest.mark.parametrize("when", ["immediate", "next_phase_2"])
def test_a_zombie_moved_onto_the_moving_pawn_is_fought_at_once(when: str) -> None:
    t = Table(
        f"{STORE}zombies 4,1 5,1\nplayers P1 hand=isnt_so_bad | P2 6,1\n{NO_TILES}turn P1 moving 4",
        zombie_step_combat=when,
    )
    t.do("play isnt_so_bad")
    t.do("lift 4,1")
    t.do("to 1,1", (4,))
    assert (t.g.kills, t.asks) == ([1, 0], "ask-lift-zombie")
    t.do("lift 5,1")
    t.do("to 6,1", *([(5,)] if when == "immediate" else []))  # another player's pawn: by table option
    assert (t.g.kills, t.asks) == ([1, int(when == "immediate")], "ask-moving")


@pytest.mark.rule("ZZ-G77", "ZZ-24.19", "ZZ-24.24")
@pytest.mark.parametrize("name", ["couldnt_get_worse", "were_screwed"])
def test_zombie_put_on_a_moving_pawn_fights_after_placement(name: str) -> None:
    t = Table(f"{STORE}players P1 4,0 hand={name} | P2 5,0\n{NO_TILES}turn P1 moving 4")
    t.do("play " + name)
    t.do(
        "building drug_store" if name == "couldnt_get_worse" else "zombie 4,0",
        *([(6,)] if name[0] == "c" else []),
    )
    while t.asks == "ask-put-zombie":
        last = len(t.zombies()) == 9
        t.do(next(o for o in t.options() if o != "zombie 5,0"), *([(6,)] if last else []))
    assert (t.g.kills, t.asks) == ([1, 0], "ask-moving")  # the other pawn's zombie waits for phase 2


@pytest.mark.rule("ZZ-G77")
def test_before_the_movement_a_zombie_put_on_a_pawn_waits() -> None:
    t = Table(f"{STORE}players P1 4,0 hand=couldnt_get_worse,fear,keys\n{NO_TILES}turn P1 move")
    t.do("play couldnt_get_worse")
    t.do("building drug_store", (1,))
    assert (t.g.kills[0], t.asks) == (0, "ask-moving")


@pytest.mark.rule("ZZ-24.24", "ZZ-G66")
def test_were_screwed_ten_zombies() -> None:
    t = Table(f"{STORE}zombies 4,1\nplayers P1 hand=were_screwed\n{NO_TILES}turn P1 moving 4")
    t.do("play were_screwed")
    assert {"zombie 1,1", "zombie 3,0"} <= set(t.options())  # also onto a player
    assert "zombie 4,1" not in t.options()
    frame = t.g.stack[-1]
    routine = frame.routine(t.g, 0)
    assert routine is not None
    assert (routine.key, frame.subject(t.g)) == ("rest-zombies", "")
    for _ in range(10):
        assert t.asks == "ask-put-zombie"
        t.do(next(option for option in t.options() if option != "zombie 1,1"))
    assert (len(t.zombies()), t.asks) == (11, "ask-moving")


@pytest.mark.rule("ZZ-24.27", "ZZ-G66")
def test_zombie_master_five_away_from_players() -> None:
    t = Table(f"{STORE}players P1 2,1 hand=zombie_master | P2 3,0\n{NO_TILES}turn P1 moving 4")
    t.do("play zombie_master")
    assert not {"zombie 2,1", "zombie 3,0"} & set(t.options())
    assert "zombie 1,1" in t.options()
    for _ in range(5):
        t.do(t.options()[0])
    assert (len(t.zombies()), t.asks) == (5, "ask-moving")


@pytest.mark.rule("ZZ-G41", "ZZ-24.24")
def test_without_a_supply_no_zombies_can_be_placed() -> None:
    t = Table(
        f"{STORE}players P1 kills=100 hand=were_screwed\n{NO_TILES}turn P1 moving 4", mode="cooperative"
    )
    assert t.refused_by("play were_screwed") == ["ZZ-24.24"]


@pytest.mark.rule("ZZ-25.03", "ZZ-G33")
def test_item_in_play_works_in_another_players_turn() -> None:
    t = Table(
        f"{STORE}zombies 3,0\nplayers P1 hand=fear,keys,shotgun | P2 4,0 items=grenade\n"
        f"{NO_TILES}turn P1 move"
    )
    t.do("roll", (1,))
    t.do("use grenade", seat=1)
    assert (t.g.kills[1], t.g.life[1], t.g.played[1]) == (1, 2, 0)


@pytest.mark.rule("ZZ-24.05", "ZZ-G65")
def test_grenade_that_wins_costs_no_life() -> None:
    t = Table(
        f"{STORE}zombies 3,0\n{NO_TILES}turn P1 move\n"
        "players P1 hand=fear,keys,shotgun | P2 4,0 items=grenade kills=24 life=2"
    )
    t.do("roll", (1,))
    t.do("use grenade", seat=1)
    assert (t.g.outcome, t.g.winners, t.g.life[1]) == ("zombies", (1,), 2)


@pytest.mark.rule("ZZ-24.03", "ZZ-24.09", "ZZ-14.02")
@pytest.mark.parametrize(
    ("item", "rule"), [("fire_axe", "ZZ-24.03"), ("skateboard", "ZZ-24.09"), ("shotgun", "ZZ-24.06")]
)
def test_what_stays_in_play_is_not_discarded_for_an_effect(item: str, rule: str) -> None:
    t = Table(f"players P1 items={item}\n{NO_TILES}turn P1 moving 4")
    assert t.refused_by("use " + item) == [rule]


@pytest.mark.rule("ZZ-24.20", "ZZ-25.12")
def test_keys_in_another_players_turn_are_refused_for_that() -> None:
    t = Table(
        f"players P1 hand=fear,grenade,chainsaw | P2 hand=keys,shotgun,skateboard\n{NO_TILES}turn P1 move"
    )
    t.do("roll", (1,))
    assert t.asks == "ask-window-move"
    assert [refusal.key for refusal in t.refusals("play keys", seat=1)] == ["no-own-turn"]
