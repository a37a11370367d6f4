"""Wounds, deaths and healing (AT-03.16 to AT-03.18), and killed zombies."""

import pytest

from shamble.core.events import Record
from shamble.games.all_things_zombie import events
from shamble.games.all_things_zombie.pieces import ITEM, PERSON
from shamble.games.all_things_zombie.rules.harm import heal, kill_zombie, wound
from shamble.games.all_things_zombie.rules.victory import Settle
from shamble.games.all_things_zombie.state import DEAD, IN_CUP, NOWHERE
from tests.games.all_things_zombie.table import Table


def firefight() -> Table:
    text = "map 1\nscenario 4\npeople Jimmy 1G9 smg(scope) bat medkit | Bank:1 1G11\nzombies 1G13 fast\nturn Jimmy"
    t = Table(text, seats=2)
    t.g.record = t.record = Record()
    return t


def hurts(t: Table) -> list[tuple[int, int, int, int]]:
    return [(e.kind, e.wounds, e.now, e.dead_at) for e in t.record.events if isinstance(e, events.Hurt)]


@pytest.mark.rule("AT-G61", "AT-G112")
def test_killed_zombie_returns_to_the_cup_and_counts() -> None:
    t = firefight()
    zombie = t.g.zombies_in(t.g.map().number["1G13"])[0]
    kill_zombie(t.g, zombie, 1)
    assert (t.g.zombies[zombie], t.g.kills, t.g.afoot) == (IN_CUP, (0, 1), 0)
    kills = [(e.zombie, e.pace, e.hex) for e in t.record.events if isinstance(e, events.ZombieKilled)]
    assert kills == [(zombie, 2, "1G13")]


@pytest.mark.rule("AT-03.16", "AT-G85")
@pytest.mark.parametrize(("side", "foes"), [(1, (0, 1)), (0, (0, 0)), (-1, (0, 0))])
def test_dead_survivor_leaves_with_its_items(side: int, foes: tuple[int, int]) -> None:
    """The other side scores; its own does not, and neither do the zombies."""
    t = firefight()
    end = t.g.dead_at(0)
    wound(t.g, 0, end - 1, side)
    assert (t.who("jimmy").wounds, t.at("jimmy"), t.g.foes) == (end - 1, "1G9", (0, 0))
    assert Settle() not in t.g.stack
    wound(t.g, 0, 1, side)
    jimmy = t.who("jimmy")
    assert (jimmy.fate, jimmy.hex, jimmy.items()) == (DEAD, NOWHERE, [])
    assert {id for id in ITEM if t.g.lost[ITEM[id]]} == {"smg", "scope", "bat", "medkit"}
    assert t.g.foes == foes
    assert t.g.stack[-1] == Settle()
    kind = PERSON["jimmy"]
    assert hurts(t) == [(kind, end - 1, end - 1, end), (kind, 1, end, end)]


@pytest.mark.rule("AT-04.28", "AT-G35")
def test_healing_removes_one_wound_and_never_more() -> None:
    t = firefight()
    wound(t.g, 0, 1, 1)
    heal(t.g, 0)
    heal(t.g, 0)
    assert t.who("jimmy").wounds == 0
    assert [hurt[1:3] for hurt in hurts(t)] == [(1, 1), (-1, 0), (-1, 0)]
