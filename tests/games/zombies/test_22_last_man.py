"""Scenario Last Man Standing (ZZ-22): the last seat plays the zombies."""

from typing import Any

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.games.zombies import GAME
from shamble.games.zombies.state import ZOMBIE
from tests.games.zombies.table import Table, card, tile

NO_TILES = "pile\nhelipad gone\n"


def last_man(text: str, seats: int = 3, chance: list[tuple[int, ...]] | None = None, **options: Any) -> Table:
    return Table(text, seats, scenario="last_man_standing", chance=chance, **options)


@pytest.mark.rule("ZZ-22.01", "ZZ-22.02", "ZZ-G95")
def test_one_plays_the_zombies_and_has_no_pawn() -> None:
    t = Table.new_game(4, scenario="last_man_standing")
    assert [t.at(player) for player in (1, 2, 3, 4)] == ["1,1", "1,1", "1,1", "zombie"]
    assert [t.stats(player) for player in (1, 4)] == [(3, 3, 0), (0, 0, 0)]
    assert len(t.hand(4)) == 3
    assert GAME.sides(Setup(4, "classic", "last_man_standing"))[3] == "side-undead"


@pytest.mark.rule("ZZ-22.01", "ZZ-22.02")
def test_humans_win_together_and_zombies_win_together() -> None:
    t = Table.new_game(4, scenario="last_man_standing")
    t.g.status[2] = ZOMBIE
    pairs = [(0, 1), (2, 3), (0, 2), (3, 1)]
    assert [t.g.friends(*pair) for pair in pairs] == [True, True, False, False]
    assert Table.new_game(2, "cooperative").g.friends(0, 1)
    assert not Table.new_game(2).g.friends(0, 1)
    teams = Table.new_game(4, "team").g
    assert [teams.friends(0, other) for other in range(4)] == [teams.teams[0] == team for team in teams.teams]
    assert 0 < sum(teams.friends(0, other) for other in range(4)) < 4


@pytest.mark.rule("ZZ-22.04", "ZZ-22.05", "ZZ-G80")
@pytest.mark.parametrize("only_first", [False, True])
def test_the_last_human_turned_wins_for_the_zombies(only_first: bool) -> None:
    t = last_man(
        "tiles straight 1,0\nzombies 3,1\nplayers P1 2,1 life=1 bullets=0 | P2 zombie\nturn P1 moving 4",
        lms_only_first_zombie_wins=only_first,
    )
    t.do("move E", (1,))
    assert (t.g.outcome, t.g.winners) == ("undead", (2,) if only_first else (1, 2))


@pytest.mark.rule("ZZ-22.05", "ZZ-G59")
def test_a_human_without_life_becomes_a_zombie_player() -> None:
    t = last_man(
        "tiles straight 1,0\nzombies 3,1\n"
        "players P1 2,1 life=1 bullets=0 kills=5 items=skateboard hand=fear played=1 | P2\nturn P1 moving 4"
    )
    t.do("move E", (1,))
    assert (t.at(1), t.g.kills[0], t.items(1), t.hand(1)) == ("zombie", 0, [], ["fear"])
    assert (t.g.supply, t.sound) == (99, [])
    assert (t.seat, t.asks) == (2, "ask-hunt")  # the zombie phase of that turn, about that tile
    assert t.options() == ["walk 3,1 E", "walk 3,1 W", "enough"]


@pytest.mark.rule("ZZ-22.05", "ZZ-22.11", "ZZ-G59")
def test_zombies_move_round_the_tile_of_the_dead_on_a_large_map() -> None:
    t = last_man(
        "tiles straight 1,0 | straight 2,0 | straight 3,0 | straight 4,0\nzombies 12,1 6,1\n"
        "players P1 11,1 life=1 bullets=0 hand=fear played=1 | P2\nturn P1 moving 4"
    )
    t.do("move E", (1,))
    assert (t.at(1), t.options()) == ("zombie", ["walk 12,1 E", "walk 12,1 W", "enough"])
    assert [action.text(t.g) for action in t.g.stack[-1].candidates(t.g, 2)][:3] == t.options()


@pytest.mark.rule("ZZ-22.07", "ZZ-22.11", "ZZ-G57")
def test_zombies_hunt_round_the_human_on_a_large_map() -> None:
    t = last_man(
        "tiles straight 1,0 | straight 2,0 | straight 3,0 | straight 4,0\nzombies 14,1 6,1\n"
        "players P1 12,1 hand=fear played=1 | P2\nturn P1 zombies"
    )
    assert t.options() == ["walk 14,1 W", "enough"]
    assert t.g.stack[-1].subject(t.g) == "pawn:1"


@pytest.mark.rule("ZZ-G59")
def test_any_loss_of_the_last_life_turns() -> None:
    t = last_man(
        """tiles drug_store 1,0 door=4,0
           players P1 4,1 items=grenade life=1 kills=1 hand=fear played=1
           zombies 4,0 3,0
           turn P1 moving 6"""
    )
    t.do("use grenade")
    assert (t.at(1), t.g.kills[0]) == ("zombie", 0)


@pytest.mark.rule("ZZ-22.06", "ZZ-G06")
def test_the_zombie_player_places_zombies_the_human_the_rest() -> None:
    t = last_man("players P1 hand=fear,keys,grenade\nturn P1", chance=[tile("army_surplus")])
    assert t.seat == 0
    t.do("place 1,0 turned 0")
    assert (t.seat, t.asks) == (2, "ask-put-zombie")
    t.do("zombie 3,0")
    t.do("zombie 4,0")
    assert (t.seat, t.asks) == (0, "ask-put-bullet")
    t.do("bullet 3,0")
    t.do("bullet 4,0")
    assert (t.seat, t.asks) == (0, "ask-put-door")


@pytest.mark.rule("ZZ-22.07", "ZZ-22.11", "ZZ-G57")
def test_in_a_humans_turn_the_zombie_player_moves_what_is_near() -> None:
    t = last_man(
        """tiles straight 1,0 | straight 2,0 | straight 3,0 | crossroads 0,1
           players P1 4,1 hand=fear | P2
           zombies 3,1 7,1 10,1 1,3
           turn P1 zombies"""
    )
    assert (t.seat, t.asks) == (2, "ask-hunt")  # no die
    moving = {option.split()[1] for option in t.options() if option.startswith("walk")}
    assert moving == {"3,1", "7,1"}  # the human's tile and those beside it; 3,0 and 0,1 are too far
    t.do("walk 3,1 E", (5,))  # onto the human: a combat
    t.do("walk 7,1 W")
    assert t.asks == "ask-discard-owed"  # each once


@pytest.mark.rule("ZZ-22.11")
def test_zombie_player_can_stop() -> None:
    t = last_man("tiles straight 1,0\nplayers P1 2,1 hand=fear | P2\nzombies 3,1 5,1\nturn P1 zombies")
    t.do("enough")
    assert t.seat == 0


@pytest.mark.rule("ZZ-22.08", "ZZ-G83")
def test_several_zombie_players_take_turns() -> None:
    t = last_man(f"{NO_TILES}players P1 hand=fear,keys,grenade | P2 zombie | P3 | P4 zombie\nturn P1", 5)
    assert t.g.keeper == 4  # the one chosen at the start comes first
    order = [t.g.keeper]
    for _ in range(4):
        from shamble.games.zombies.flow import next_keeper

        t.g.keeper = next_keeper(t.g)
        order.append(t.g.keeper)
    assert order == [4, 1, 3, 4, 1]


@pytest.mark.rule("ZZ-22.08")
def test_the_same_one_places_and_moves_in_a_turn() -> None:
    t = last_man(
        "players P1 hand=fear,keys,grenade | P2 zombie | P3\nturn P1", 4, chance=[tile("army_surplus")]
    )
    keeper = t.g.keeper
    t.do("place 1,0 turned 0")
    assert t.seat == keeper == 3
    t.do("zombie 3,0")
    t.do("zombie 4,0")
    t.do("bullet 3,0")
    t.do("bullet 4,0")
    t.do("door 4,0")
    t.do("roll", (1,))
    t.do("stop")
    assert (t.seat, t.asks) == (3, "ask-hunt")


@pytest.mark.rule("ZZ-22.09", "ZZ-22.12", "ZZ-G56")
@pytest.mark.example("ZZ-E22.02")
def test_a_zombie_players_own_turn() -> None:
    t = last_man(
        """tiles straight 1,0 | straight 2,0 | straight 3,0
           players P3 hand=fear,keys
           zombies 3,1 5,1 7,1 9,1 11,1
           turn P3""",
        chance=[card("zombie_master")],  # no tile: a card
    )
    assert (t.seat, t.asks) == (2, "ask-before-hunt")
    t.do("roll", (4,))
    assert (t.seat, t.asks) == (2, "ask-walk")
    for step in ("walk 3,1 W", "walk 5,1 W", "walk 7,1 W", "walk 11,1 W"):  # anywhere on the map
        t.do(step)
    assert (t.seat, t.asks) == (2, "ask-discard-owed")
    assert {"play fear", "play zombie_master"} == set(t.options())


@pytest.mark.rule("ZZ-22.12", "ZZ-13.03")
def test_zombie_player_can_skip_the_die_and_stop_early() -> None:
    text = "tiles straight 1,0 | straight 2,0\nplayers P3 hand=fear\nzombies 3,1 5,1 7,1\nturn P3 zombies"
    t = last_man(text)
    assert "play fear" in t.options()  # before the die, too
    t.do("enough")
    assert (t.zombies(), t.asks) == (["3,1", "5,1", "7,1"], "ask-discard-owed")
    t = last_man(text)
    t.do("roll", (3,))
    t.do("walk 3,1 W")
    t.do("enough")
    assert (t.zombies(), t.asks) == (["2,1", "5,1", "7,1"], "ask-discard-owed")


@pytest.mark.rule("ZZ-22.09", "ZZ-G97")
def test_zombie_players_discard_in_their_own_turn() -> None:
    t = last_man(
        "tiles straight 1,0\nplayers P1 2,1 hand=fear | P3 hand=keys\nzombies 3,1 5,1\nturn P1 zombies"
    )
    t.pass_all()
    t.do("enough")
    assert (t.seat, t.asks) == (
        0,
        "ask-discard-owed",
    )  # the human's turn: nothing for the zombie player to discard


@pytest.mark.rule("ZZ-22.10", "ZZ-G60")
def test_cards_a_zombie_player_cannot_play() -> None:
    t = last_man(
        f"{NO_TILES}players P3 hand=shotgun,adrenaline_rush,much_needed_rest,keys,bad_sense_of_direction\n"
        f"turn P3 discard"
    )
    for name in (
        "lay shotgun",
        "play adrenaline_rush",
        "play much_needed_rest",
        "play keys",
        "play bad_sense_of_direction",
    ):
        assert "ZZ-22.10" in t.refused_by(name)


@pytest.mark.rule("ZZ-G60")
@pytest.mark.parametrize(
    "kind",
    [
        "fear",
        "claustrophobia",
        "shoes_untied",
        "where_did_everybody_go",
        "not_dead",
        "bad_sense_of_direction",
        "butter_fingers",
    ],
)
def test_cards_that_cannot_be_aimed_at_a_zombie_player(kind: str) -> None:
    t = last_man(f"{NO_TILES}players P1 hand={kind} | P2 | P3 zombie | P4\nturn P1 moving 2", 5)
    t.do(f"play {kind}")
    assert t.options() == ["target P2", "target P4"]


@pytest.mark.rule("ZZ-G60")
def test_paralysis_stops_them_too() -> None:
    t = last_man(f"{NO_TILES}players P1 hand=hysterical_paralysis\nturn P1 moving 2")
    t.do("play hysterical_paralysis")
    assert t.options() == ["target P2", "target P3"]


@pytest.mark.rule("ZZ-22.13", "ZZ-G70")
@pytest.mark.parametrize("player", [1, 3])
def test_each_player_owes_a_card_per_turn(player: int) -> None:
    t = last_man(f"{NO_TILES}players P{player} hand=fear,keys\nturn P{player} discard")
    assert t.options() == ["play fear"]
    assert (t.refused_by("end"), t.refused_by("discard keys")) == (["ZZ-22.13"], ["ZZ-22.13"])
    t.do("play fear")
    if t.asks == "ask-aim-player":
        t.do(t.options()[0])
    assert (t.refused_by("end"), t.refused_by("discard keys")) == ([], [])


@pytest.mark.rule("ZZ-22.13", "ZZ-G70")
@pytest.mark.parametrize("player", [1, 3])
def test_card_owed_is_discarded_if_none_can_be_played(player: int) -> None:
    t = last_man(f"{NO_TILES}players P{player} hand=keys,brain_cramp\nturn P{player} discard")
    assert (t.options(), t.refused_by("end")) == (["discard keys", "discard brain_cramp"], ["ZZ-22.13"])


@pytest.mark.rule("ZZ-22.13", "ZZ-G70")
@pytest.mark.parametrize("player", [1, 3])
def test_last_man_discard_is_enough_by_option(player: int) -> None:
    t = last_man(f"{NO_TILES}players P{player} hand=fear,keys\nturn P{player} discard", lms_discard_pays=True)
    assert (t.options(), t.refused_by("end")) == (["discard fear", "discard keys", "play fear"], ["ZZ-22.13"])


@pytest.mark.rule("ZZ-22.14")
def test_target_is_always_another_player() -> None:
    t = last_man(f"{NO_TILES}players P1 hand=fear\nturn P1 moving 2", 4)
    t.do("play fear")
    assert t.options() == ["target P2", "target P3"]


@pytest.mark.rule("ZZ-G79")
def test_turned_player_does_not_place_the_helipad() -> None:
    t = Table(
        "players P1 kills=1 | P2 zombie\npile curve\nhelipad shuffled\nturn P1",
        3,
        scenario="last_man_standing",
        chance=[tile("helipad")],
    )
    assert engine.waiting(t.g) == (0,)
