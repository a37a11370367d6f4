"""How Zombicide is thought about: its value grows with what matters, its quick policy and its plans are legal and do
what they say."""

import pytest

from shamble.core import engine
from shamble.core.mind import SPENT
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.zombicide import GAME
from shamble.games.zombicide.bot.plans import GoTo, plans
from shamble.games.zombicide.bot.policy import Policy
from shamble.games.zombicide.bot.value import value
from tests.games.zombicide.table import Table

BASE = "mission 10\nAmy z7 seat 0 hand pan\nNed z7 seat 1 hand crowbar\nturn Amy 3"


def worth(text: str) -> float:
    return value(Table(text, 2).g, 0)


@pytest.mark.parametrize(
    ("better", "than"),
    [
        (BASE + "\ntaken O1", BASE),
        (BASE, BASE.replace("hand pan", "hand pan wound")),
        (BASE.replace("hand pan", "hand chainsaw"), BASE),
        (BASE, BASE + "\nzombies z8 3 walker"),
        (BASE + "\nzombies z8 1 walker", BASE + "\nzombies z8 6 walker"),
        (BASE, BASE.replace("hand pan", "hand pan xp 8")),
        (BASE.replace("hand pan", "hand pan xp 8"), BASE.replace("hand pan", "hand pan xp 20")),
    ],
)
def test_a_position_is_worth_more_with_more_of_what_matters(better: str, than: str) -> None:
    """Tokens, health, arms; fewer zombies about, less danger."""
    assert worth(better) > worth(than)


def test_in_the_race_fame_is_what_one_wants() -> None:
    base = "mission 03\nAmy z3 seat 0 hand pan xp 8\nNed z3 seat 1 hand pan\nturn Amy 3"
    assert worth(base.replace("xp 8", "xp 30")) > worth(base)


def test_the_quick_policy_does_what_is_plain() -> None:
    def choice(text: str) -> str:
        t = Table(text)
        options = engine.legal(t.g, t.seat)
        return options[Policy().choose(t.g, t.seat, options, stream(1, 1))].text(t.g)

    assert choice("mission 00\nAmy r2 hand pan\nturn Amy 3") == "Amy take O1"
    fight = "mission 10\nAmy z7 hand fire_axe pistol\nzombies z7 2 walker\nturn Amy 3"
    assert choice(fight).startswith("Amy strike")
    assert choice("mission 00\nAmy r6 hand pan\nturn Amy 3") == "Amy search"


@pytest.mark.parametrize("mission", ["02", "03", "06", "10"])
def test_it_plays_whole_games(mission: str) -> None:
    g = GAME.new(Setup(6, "book", mission, {}), 7)
    policy, numbers = GAME.mind().policy(), stream(7, 1)
    engine.advance(g)
    steps = 0
    while not g.over() and steps < 2000 and g.round < 40:
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        engine.take(g, seat, options[policy.choose(g, seat, options, numbers) if len(options) > 1 else 0])
        steps += 1
    assert g.round > 2


def test_a_plan_goes_where_it_says() -> None:
    t = Table(BASE, 2)
    options = engine.legal(t.g, t.seat)
    found = plans(t.g, t.seat, options)
    assert all(0 <= plan.first < len(options) for plan in found)
    far = [plan for plan in found if isinstance(plan, GoTo)]
    goal = max(far, key=lambda plan: t.g.ways().field(plan.zone)[t.g.survivors[0].zone])
    me = t.g.survivors.index(next(s for s in t.g.survivors if s.seat == t.seat))
    place = goal.first
    while t.g.survivors[me].zone != goal.zone and place != SPENT:
        engine.take(t.g, t.seat, options[place])
        options = engine.legal(t.g, t.seat)
        place = goal.next(t.g, t.seat, options)
    assert t.g.survivors[me].zone == goal.zone
