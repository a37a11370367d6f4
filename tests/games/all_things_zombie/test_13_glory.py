"""Glory Points of a campaign scenario (AT-13.02 to AT-13.05)."""

import pytest

from shamble.core.events import Record
from shamble.games.all_things_zombie.rules.scenarios import finish, glory
from tests.games.all_things_zombie.table import Table


@pytest.mark.rule("AT-13.02", "AT-13.03", "AT-13.04", "AT-13.05", "AT-G112")
@pytest.mark.example("AT-E13.01")
def test_three_buildings_thirteen_zombies_an_enemy_and_a_victory() -> None:
    t = Table.new_game("campaign")
    t.g.searches, t.g.kills, t.g.foes = (3,), (13,), (1,)
    assert glory(t.g, 0) == 3 + 2 + 1
    t.g.record = Record()
    finish(t.g, "won")
    assert t.g.pool == (8,)
