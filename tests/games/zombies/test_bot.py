"""The novice: fair, sensible in every role, and better than chance."""

import pytest

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.zombies import GAME
from shamble.games.zombies.state import ZombiesState
from tests.games.zombies.table import Table


def played(setup: Setup, seed: int, novices: set[int]) -> ZombiesState:
    """Play a game in which these seats follow the novice and the others play at random."""
    g = GAME.new(setup, seed)
    engine.advance(g)
    numbers = stream(seed, 7)
    while not g.is_over():
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        action = options[int(numbers.below(len(options)))]
        if seat in novices and len(options) > 1:
            action = GAME.advise(GAME.view(g, seat), options, numbers).action
        engine.apply_unchecked(g, seat, action)
    return g


def advice(t: Table, seat: int | None = None) -> str:
    who = t.seat if seat is None else seat
    said = GAME.advise(GAME.view(t.g, who), engine.legal(t.g, who), stream(1, 1))
    return said.action.text(t.g)


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(12):
        mine = seed % 2
        wins += mine in played(Setup(2, "classic", "escape"), seed, {mine}).winners
    assert wins >= 10


@pytest.mark.parametrize(
    ("mode", "scenario", "seats"),
    [("classic", "escape", 6), ("team", "escape", 4), ("classic", "rescue_mission", 3)],
)
def test_its_games_end_in_a_sensible_number_of_rounds(mode: str, scenario: str, seats: int) -> None:
    for seed in range(2):
        g = played(Setup(seats, mode, scenario), seed, set(range(seats)))
        assert g.winners
        assert g.round <= 40


def test_cooperative_novices_get_everyone_out() -> None:
    won = sum(
        played(Setup(3, "cooperative", "escape"), seed, {0, 1, 2}).outcome == "together" for seed in range(4)
    )
    assert won >= 3


def test_as_the_dead_it_does_better_than_chance() -> None:
    """Against sensible humans, hunting zombies turn more of them than random zombies."""
    hunted = stumbled = 0
    for seed in range(8):
        setup = Setup(3, "classic", "last_man_standing")
        hunted += played(setup, seed, {0, 1, 2}).outcome == "undead"
        stumbled += played(setup, seed, {0, 1}).outcome == "undead"
    assert hunted >= stumbled


def test_it_walks_to_the_helipad() -> None:
    t = Table("tiles straight 1,0 | helipad 2,0\nplayers P1 3,1 life=4 bullets=4\nturn P1 moving 6")
    assert advice(t) == "move E"


def test_it_plays_the_food_source_to_win() -> None:
    t = Table(
        "tiles helipad 1,0\nplayers P1 2,1 hand=alternate_food_source life=1\nzombies 3,1 4,1\nturn P1 moving 4"
    )
    assert advice(t) == "play alternate_food_source"


def test_it_stops_a_rival_at_the_last_moment() -> None:
    t = Table(
        "tiles helipad 1,0\npile curve\nplayers P1 2,1 hand=fear,grenade,shotgun | P2 hand=brain_cramp\nturn P1 move"
    )
    t.do("roll", (3,))
    assert advice(t, 1) == "play brain_cramp"
    t.do("play brain_cramp", seat=1)
    assert advice(t, 1) == "stop"


def test_it_shoots_rather_than_bleeds() -> None:
    t = Table("tiles straight 1,0\nzombies 3,1\nplayers P1 2,1\nturn P1 moving 4")
    t.do("move E", (3,))
    assert advice(t) == "shoot 1"


def test_zombie_players_go_for_the_humans() -> None:
    t = Table(
        "tiles straight 1,0\nplayers P1 2,1 hand=fear | P2 2,1\nzombies 3,1 5,1\nturn P1 zombies",
        3,
        scenario="last_man_standing",
    )
    assert advice(t) == "walk 3,1 W"


def test_it_rests_when_weak_and_discards_what_is_useless() -> None:
    t = Table("pile\nhelipad gone\nplayers P1 life=1 hand=much_needed_rest\nturn P1 move")
    assert advice(t) == "play much_needed_rest"
    t = Table("pile\nhelipad gone\nplayers P1 hand=alternate_food_source,couldnt_get_worse\nturn P1 discard")
    assert advice(t) == "discard couldnt_get_worse"


def test_it_plays_the_least_harmful_card_where_one_is_owed() -> None:
    text = "pile\nhelipad gone\ntiles helipad 1,0\nplayers P1 hand={} | P2 1,1 | P3 2,1\nturn P1 discard"
    t = Table(text.format("fear,not_dead,bad_sense_of_direction"), 3, "cooperative")
    assert advice(t) == "play not_dead"
    t = Table(text.format("fear,keys,adrenaline_rush"), 3, "cooperative")
    assert advice(t) == "play fear"  # the only one that can be played
    t.do("play fear")
    assert advice(t) == "target P2"  # the friend further from the Helipad
    t = Table(
        "pile\nhelipad gone\nplayers P3 hand=not_dead,were_screwed\nturn P3 discard",
        3,
        scenario="last_man_standing",
    )
    assert advice(t) == "play were_screwed"


def test_it_decides_by_its_view_alone() -> None:
    """The advice does not depend on the other players' cards."""
    for hand in ("fear,keys", "grenade,shotgun"):
        t = Table(f"tiles helipad 1,0\nplayers P1 1,1 life=4 bullets=4 | P2 hand={hand}\nturn P1 moving 3")
        assert advice(t) == "move E"
