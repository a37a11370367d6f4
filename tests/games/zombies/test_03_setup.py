"""Set-up (ZZ-03)."""

import pytest

from shamble.core import engine
from shamble.core.chance import RecordedChance
from shamble.core.options import Setup
from shamble.games.zombies import GAME
from shamble.games.zombies.board import HELIPAD_TILE
from shamble.games.zombies.rules.tiles import DrawTile
from shamble.games.zombies.state import ZombiesState
from tests.games.zombies.table import Table, tile


def started(seats: int, *dice: tuple[int, ...], film: int = 0) -> ZombiesState:
    """Return a new game with these dice for the first turn, and a crossroads as first tile."""
    g = GAME.new(Setup(seats, "classic", "escape", {"film": film}), 0)
    cards = [(number,) for number in range(3 * seats)]
    g.source = RecordedChance([*cards, *dice, tile("crossroads")])
    engine.start(g)
    return g


@pytest.mark.rule("ZZ-03.01", "ZZ-G10")
def test_the_town_square_lies_there_alone_and_empty() -> None:
    g = GAME.new(Setup(3, "classic", "escape"), 0)
    assert [(p.kind().id, p.x, p.y, p.turns) for p in g.city.placed] == [("town_square", 0, 0, 0)]
    assert (g.zombies_on_map(), g.supply) == (0, 100)
    assert g.city.loose_ends == len(g.city.frontier) == 4


@pytest.mark.rule("ZZ-03.02", "ZZ-03.04")
def test_all_other_tiles_form_the_pile() -> None:
    g = GAME.new(Setup(3, "classic", "escape"), 0)
    assert len(g.pile) == 28
    assert HELIPAD_TILE not in g.pile


@pytest.mark.rule("ZZ-03.03", "ZZ-G16")
def test_the_helipad_comes_after_12_to_16_tiles() -> None:
    results = set()
    for seed in range(60):
        g = GAME.new(Setup(2, "classic", "escape"), seed)
        drawn = 0
        draw = DrawTile(0, False)
        while True:
            (top,) = draw.sample(g)
            assert draw.is_possible(g, (top,))
            if top == HELIPAD_TILE:
                break
            g.pile.remove(top)
            drawn += 1
        results.add(drawn)
    assert results == {12, 13, 14, 15, 16}


@pytest.mark.rule("ZZ-03.03", "ZZ-G16")
def test_it_cannot_come_earlier_and_must_come_by_then() -> None:
    g = GAME.new(Setup(2, "classic", "escape"), 0)
    draw = DrawTile(0, False)
    assert not draw.is_possible(g, (HELIPAD_TILE,))
    assert not draw.is_possible(g, (g.pile[0], g.pile[1]))
    del g.pile[12:]
    assert draw.is_possible(g, (HELIPAD_TILE,))
    assert not draw.is_possible(g, (g.pile[0],))  # 16 others are drawn: it is on top


@pytest.mark.rule("ZZ-03.05", "ZZ-03.06", "ZZ-13.01")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_three_cards_each(seats: int) -> None:
    t = Table.new_game(seats)
    assert [len(hand) for hand in t.g.hands] == [3] * seats
    assert len(t.g.deck) == 50 - 3 * seats


@pytest.mark.rule("ZZ-03.07", "ZZ-03.08", "ZZ-03.09", "ZZ-16.04")
def test_all_players_start_on_the_centre_with_3_and_3() -> None:
    t = Table.new_game(5)
    assert [t.at(player) for player in range(1, 6)] == ["1,1"] * 5
    assert [t.stats(player) for player in range(1, 6)] == [(3, 3, 0)] * 5
    assert t.sound == []


@pytest.mark.rule("ZZ-02.08", "ZZ-G46")
def test_partners_sit_alternately() -> None:
    assert Table.new_game(4, "team").g.teams == (0, 1, 0, 1)
    assert Table.new_game(6, "team").g.teams == (0, 1, 2, 0, 1, 2)


@pytest.mark.rule("ZZ-03.10", "ZZ-G17")
@pytest.mark.parametrize("film", [1, 2, 3])
def test_player_named_by_the_film_option_begins(film: int) -> None:
    g = started(3, film=film)
    assert (g.active, g.first, g.round) == (film - 1, film - 1, 1)
    assert engine.waiting(g) == (film - 1,)


@pytest.mark.rule("ZZ-G17")
@pytest.mark.parametrize(("film", "refused"), [(0, []), (3, []), (4, ["ZZ-G17"])])
def test_film_option_names_a_player_of_this_game(film: int, refused: list[str]) -> None:
    assert [no.rule for no in GAME.check(Setup(3, "classic", "escape", {"film": film}))] == refused


@pytest.mark.rule("ZZ-03.11", "ZZ-G17")
def test_otherwise_the_highest_die_begins() -> None:
    g = started(3, (2, 5, 4))
    assert (g.active, g.first, g.round) == (1, 1, 1)
    assert engine.waiting(g) == (1,)


@pytest.mark.rule("ZZ-03.11", "ZZ-G72")
def test_those_tied_for_it_roll_again() -> None:
    g = started(4, (5, 1, 5, 4), (3, 3), (2, 6))
    assert (g.first, g.active) == (2, 2)
