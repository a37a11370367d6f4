"""Ways to play and the first game (AT-01, AT-02)."""

import re

import pytest

from shamble.core.ledger import load_ledger
from shamble.core.options import Setup
from shamble.games.all_things_zombie import GAME
from tests.games.all_things_zombie.table import Table


def objections(seats: int, mode: str, scenario: str) -> list[str]:
    return [reason.rule for reason in GAME.check(Setup(seats, mode, scenario))]


@pytest.mark.rule("AT-01.01", "AT-G84")
def test_alone_together_or_against_each_other() -> None:
    assert objections(1, "solo", "the-barricade") == []
    assert objections(4, "cooperative", "the-barricade") == []
    assert objections(6, "competitive", "skirmish") == []
    assert objections(2, "solo", "skirmish") == ["AT-01.01"]
    assert objections(1, "cooperative", "skirmish") == ["AT-01.01"]
    assert objections(2, "competitive", "the-barricade") == ["AT-01.01"]  # all players are on one side there
    assert GAME.max_seats == 6
    together = GAME.sides(Setup(3, "cooperative", "skirmish"))
    apart = GAME.sides(Setup(3, "competitive", "skirmish"))
    assert (len(set(together)), len(set(apart))) == (1, 3)


@pytest.mark.rule("AT-G117")
def test_who_is_an_enemy() -> None:
    t = Table.new_game("the-barricade", 2, "cooperative")
    assert not any(t.g.enemies(a, b) for a in range(4) for b in range(4))
    t = Table.new_game("firefight", 2, "competitive")
    assert [t.g.enemies(t.number("tonya"), t.number(name)) for name in ("beck", "nick")] == [False, True]
    t = Table("map 1\npeople Tonya 1G9 | Survivor-4:10:ai 1G10\nturn Tonya")
    assert t.g.enemies(0, 1)


@pytest.mark.rule("AT-01.02")
def test_zombies_ask_no_questions() -> None:
    text = "map 1\npeople Jimmy 1G4 | Nick:1 1G10\nzombies 1G7 slow\nturn zombies"
    t = Table(
        text, (0,), (1, 1), (1, 1), (6,), seats=2
    )  # even the choice among equally near targets is random
    assert "event-melee" in t.happened
    assert t.all_zombies() == []  # killed in Jimmy's hex
    t = Table(text, (1,), seats=2)
    assert t.zombies("1G10") == ["slow"]
    assert t.asks == "ask-charged"  # the first question is Nick's own reaction


@pytest.mark.rule("AT-02.01")
def test_the_first_game_is_scenario_one() -> None:
    assert GAME.scenarios[0] == "for-a-few-bullets-more"
    t = Table.new_game(GAME.scenarios[0])
    assert t.g.scenario == 1
    assert t.asks == "ask-next"  # nothing to buy: Tonya and Beck come in at once


@pytest.mark.rule("AT-G131")
def test_players_share_the_survivors_and_the_points() -> None:
    t = Table.new_game("search-and-destroy", 4, "cooperative")
    assert [s.seat for s in t.g.people] == [0, 1, 2, 3, 0, 1]
    assert t.g.pool == (6, 6, 3, 3)
    assert objections(3, "cooperative", "for-a-few-bullets-more") == ["AT-G131"]
    t.do_randomly("done")
    assert t.seat == 1
    assert t.g.pool == (0, 12, 3, 3)  # points left by a player pass to the next


@pytest.mark.rule("AT-G88")
def test_two_sections_share_a_number_and_none_is_missing() -> None:
    sections = [rule.section for rule in load_ledger(GAME.folder()).rules]
    assert sorted({s for s in sections if s.startswith("4.4 ")}) == [
        "4.4 Entered marker",
        "4.4 Scope (second section numbered 4.4)",
    ]
    assert not [s for s in sections if s.startswith("8.1.1 ")]
    chapters = {int(re.split(r"[ .]", section)[0]) for section in sections}
    assert chapters == set(range(1, 16))
