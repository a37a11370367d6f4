"""Death and return (ZZ-11), tokens (ZZ-12)."""

import pytest

from tests.games.zombies.table import Table, card, tile

ROAD = "tiles straight 1,0\nzombies 3,1\n"
NO_TILES = "pile\nhelipad gone\n"


def killed(player: str = "", mode: str = "classic", more: str = "", seats: int = 2) -> Table:
    """Let P1 die in a combat with the last life token.

    Phase 5 waits for the one zombie to move.
    """
    t = Table(f"{ROAD}{more}players P1 2,1 life=1 bullets=0 {player}\nturn P1 moving 4", seats, mode)
    t.do("move E", (1,), (1,))
    return t


@pytest.mark.rule("ZZ-11.01")
def test_without_life_the_pawn_leaves_the_map() -> None:
    t = killed()
    assert (t.at(1), t.asks) == ("dead", "ask-walk")  # the movement is lost too


@pytest.mark.rule("ZZ-11.02", "ZZ-G22", "ZZ-G23")
@pytest.mark.example("ZZ-E11.02")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (6, 3), (1, 1), (0, 0)])
def test_half_the_zombies_are_lost_rounded_down(before: int, after: int) -> None:
    t = killed(f"kills={before}")
    assert t.g.kills[0] == after
    assert t.g.supply == 100 - 1 - after
    assert t.sound == []


@pytest.mark.rule("ZZ-11.03", "ZZ-G24")
def test_items_are_lost_and_the_hand_is_kept() -> None:
    t = Table(
        f"{ROAD}players P1 2,1 life=1 bullets=0 items=skateboard,lots_of_ammo hand=fear played=1\n"
        f"turn P1 moving 4"
    )
    t.do("move E", (1,))
    t.do("bleed", (1,))
    assert (t.items(1), sorted(t.discard()), t.hand(1)) == ([], ["lots_of_ammo", "skateboard"], ["fear"])


@pytest.mark.rule("ZZ-11.03", "ZZ-G24", "ZZ-G61")
def test_weapon_and_its_shots_are_lost_on_the_helipad() -> None:
    t = Table(
        "tiles helipad 1,0\nzombies 4,1\nplayers P1 3,1 life=2 bullets=0 items=shotgun hand=fear played=1\n"
        "turn P1 moving 4",
        scenario="military_helicopter",
    )
    t.do("move E")
    assert (t.g.armed[0], t.g.shots[0]) == (True, 3)
    t.do("roll", (1,))
    t.do("roll", (1,), (1,))
    assert (t.at(1), t.g.life[0], t.g.armed[0], t.g.shots[0]) == ("dead", 0, False, 0)


@pytest.mark.rule("ZZ-11.04", "ZZ-04.03")
@pytest.mark.example("ZZ-E11.04")
def test_death_in_phase_2_leaves_zombies_and_discard() -> None:
    t = Table(
        f"{NO_TILES}players P1 life=1 bullets=0 hand=fear | P2 hand=keys\nzombies 1,1\nturn P1 fight",
        zombie_step_combat="next_phase_2",
    )
    t.do("pass", seat=0)
    t.do("pass", (1,), seat=1)
    t.do("bleed", (1,))  # no card drawn, no movement: the zombie die
    assert (t.at(1), t.hand(1), t.asks) == ("dead", ["fear"], "ask-walk")
    t.do("walk 1,1 E")
    assert (t.asks, t.options()) == ("ask-discard", ["discard fear", "end", "play fear"])
    t.do("end", card("fear", 1), card("shotgun"))
    assert t.g.active == 1
    t.do("roll", (1,))
    t.pass_all()
    t.do("stop", (1,))
    t.do("walk 2,1 W")
    t.do("end")
    assert (t.g.active, t.at(1), t.asks) == (0, "1,1", "ask-window-fight")


@pytest.mark.rule("ZZ-11.05", "ZZ-G25", "ZZ-G84")
@pytest.mark.example("ZZ-E11.03")
def test_next_turn_starts_on_the_town_square_with_3_and_3() -> None:
    t = Table(f"{ROAD}players P1 2,1 life=1 bullets=9 | P2 hand=fear\n{NO_TILES}turn P1 moving 4")
    t.do("move E", (2,))
    t.do("bleed", (1,))
    assert t.stats(1) == (0, 0, 0)
    t = Table(f"{NO_TILES}players P1 dead hand=fear,keys,grenade\nzombies 1,1\nturn P1")
    assert (t.at(1), t.stats(1), t.asks) == ("1,1", (3, 3, 0), "ask-window-fight")


@pytest.mark.rule("ZZ-11.05")
def test_and_is_a_normal_turn() -> None:
    t = Table("players P1 dead hand=fear,keys,grenade\nturn P1", chance=[tile("straight")])
    assert (t.at(1), t.asks) == ("1,1", "ask-place-tile")


@pytest.mark.rule("ZZ-11.06", "ZZ-11.07", "ZZ-11.08", "ZZ-G29")
@pytest.mark.example("ZZ-E11.01")
@pytest.mark.parametrize(("deaths", "life"), [(1, 2), (2, 1)])
def test_cooperative_each_death_costs_a_life_token_for_good(deaths: int, life: int) -> None:
    t = Table(
        f"{NO_TILES}players P1 dead deaths={deaths} hand=fear,keys,grenade\nturn P1", mode="cooperative"
    )
    assert t.stats(1) == (life, 3, 0)
    t = killed(f"deaths={deaths - 1} hand=fear played=1", "cooperative")
    assert (t.g.deaths[0], t.g.outcome) == (deaths, "")


@pytest.mark.rule("ZZ-11.07")
@pytest.mark.example("ZZ-E11.01")
def test_cooperative_the_third_death_is_out() -> None:
    t = Table(f"{ROAD}players P1 2,1 life=1 bullets=0 deaths=2\nturn P1 moving 4", mode="cooperative")
    t.do("move E", (1,))
    assert (t.g.deaths[0], t.g.outcome) == (3, "death")


@pytest.mark.rule("ZZ-11.08", "ZZ-12.01", "ZZ-12.04")
def test_cooperative_a_token_lost_in_combat_is_only_turned_over() -> None:
    t = Table(f"{ROAD}players P1 2,1 life=2 bullets=0 hand=fear\nturn P1 moving 4", mode="cooperative")
    t.do("move E", (1,))
    t.do("bleed", (5,))
    assert (t.g.life[0], t.g.deaths[0]) == (1, 0)  # spent tokens are not owned; none is gone for good
    t = Table(f"{NO_TILES}players P1 dead deaths=1 hand=fear,keys,grenade\nturn P1", mode="cooperative")
    assert t.g.life[0] == 2  # one death, one token


@pytest.mark.rule("ZZ-12.04", "ZZ-16.02")
def test_only_owned_tokens_count_for_movement() -> None:
    t = Table("players P1 life=1 hand=fear\nturn P1 move")
    t.do("roll", (4,))
    assert t.g.allowance() == 5


@pytest.mark.rule("ZZ-12.02", "ZZ-19.03", "ZZ-G36", "ZZ-G74")
def test_never_more_than_five_life_tokens() -> None:
    text = "tiles hospital 0,-1 door=1,-2\ntokens life 1,-2\nplayers P1 1,-1 life=%d\nturn P1 moving 4"
    t = Table(text % 4)
    t.do("move N")
    assert (t.g.life[0], t.token("1,-2")) == (5, "")
    t = Table(text % 5)
    t.do("move N")
    assert (t.g.life[0], t.token("1,-2")) == (5, "life")
    t.g.life[0] = 4  # hurt meanwhile: it is taken only by entering again
    t.do("move N")
    assert t.token("1,-2") == "life"
    t.do("move S")
    assert (t.g.life[0], t.token("1,-2")) == (5, "")


@pytest.mark.rule("ZZ-12.03", "ZZ-19.04")
def test_any_number_of_bullets() -> None:
    t = Table(
        "tiles hospital 0,-1 door=1,-2\ntokens bullet 1,-2\nplayers P1 1,-1 bullets=60\nturn P1 moving 4"
    )
    t.do("move N")
    assert t.g.bullets[0] == 61


@pytest.mark.rule("ZZ-G26", "ZZ-G27")
def test_death_in_another_players_turn() -> None:
    t = Table(
        f"{ROAD}players P1 hand=where_did_everybody_go,grenade | P2 2,1 life=1 bullets=0 kills=4 hand=fear\n"
        "turn P1 moving 4"
    )
    t.do("play where_did_everybody_go")
    t.do("move E", (1,))
    assert (t.at(2), t.g.kills[1], t.asks) == ("dead", 2, "ask-moving")  # P1 continues
    assert t.g.could_play(1)  # dead players can still play


@pytest.mark.rule("ZZ-G26")
def test_dead_players_cannot_be_led_but_play_cards() -> None:
    t = Table(
        f"{NO_TILES}players P1 hand=where_did_everybody_go | P2 dead hand=fear,bad_sense_of_direction\n"
        f"turn P1 move"
    )
    assert t.refused_by("play where_did_everybody_go") == ["ZZ-24.25"]
    t.do("roll", (1,))
    assert (t.seat, t.options()) == (1, ["pass", "play fear"])
    assert t.refused_by("play bad_sense_of_direction") == ["ZZ-G26"]
