"""Search in Zombies!!!: value of positions, and plans of a movement."""

from typing import Any

import pytest

from shamble.bots import make_bot
from shamble.bots.veteran import Veteran
from shamble.core import engine
from shamble.core.actions import Pass
from shamble.core.rng import stream
from shamble.games.zombies import GAME
from shamble.games.zombies.bot import hand
from shamble.games.zombies.bot.goals import HUNTER, RUNNER, hunt_worth
from shamble.games.zombies.bot.plans import plans
from shamble.games.zombies.bot.value import value
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.flow import Moving
from shamble.games.zombies.rules.cards.playing import Play
from shamble.games.zombies.rules.tiles import PlaceTile
from shamble.games.zombies.rules.windows import CardWindow
from shamble.games.zombies.state import ZombiesState


def played(seed: int, until: Any) -> ZombiesState:
    """Return a game of novices, stopped when `until` holds."""
    g = GAME.new(GAME.default_setup(2), seed)
    engine.start(g)
    numbers = stream(seed, 1)
    while not g.is_over() and not until(g):
        seat = engine.waiting(g)[0]
        engine.apply_unchecked(
            g, seat, GAME.advise(GAME.view(g, seat), engine.legal(g, seat), numbers).action
        )
    assert not g.is_over()
    return g


@pytest.mark.parametrize("out", [False, True])
def test_life_and_bullets_are_worth_something(out: bool) -> None:
    g = played(3, lambda g: (g.city.helipad >= 0) == out and g.round >= 2)
    now = value(g, 0)
    assert 0 < now < 1
    assert now + value(g, 1) == pytest.approx(1)
    for field in ("life", "bullets"):
        better, worse = g.clone(), g.clone()
        better.unshare()
        worse.unshare()
        getattr(better, field)[0] += 1
        getattr(worse, field)[1] += 1
        assert value(better, 0) > now > value(worse, 0)


def test_the_nearer_to_the_helipad_the_better() -> None:
    g = played(3, lambda g: g.city.helipad >= 0 and g.status[0] == 0)
    far = [(steps, square) for square, steps in enumerate(g.city.to_helipad) if steps >= 0]
    values = []
    for _, square in sorted(far)[:: max(1, len(far) // 6)]:
        there = g.clone()
        there.unshare()
        there.square[0] = square
        values.append(value(there, 0))
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]


def test_a_runner_does_not_hunt() -> None:
    g = played(3, lambda g: g.round >= 2)
    assert hunt_worth(g, 0, RUNNER) == 0 < hunt_worth(g, 0, HUNTER)
    g.kills[0] = 20
    assert hunt_worth(g, 0, RUNNER) > 0


def test_a_movement_is_one_plan() -> None:
    g = played(4, lambda g: isinstance(g.stack[-1], Moving) and g.round >= 2)
    seat = engine.waiting(g)[0]
    options = engine.legal(g, seat)
    candidates = plans(g, seat, options)
    assert len(candidates) >= 2
    assert all(0 <= plan.first < len(options) for plan in candidates)
    walk = next(plan for plan in candidates if plan.key != "hint-stay")
    assert walk.next(g, seat, options) == walk.first


def test_the_veteran_keeps_to_its_plan() -> None:
    """A planned movement needs no search at every step."""
    g = played(2, lambda g: isinstance(g.stack[-1], Moving) and g.round >= 4)
    bot = make_bot("veteran@24", GAME)
    assert isinstance(bot, Veteran)
    searches = steps = 0
    while isinstance(g.stack[-1], Moving):
        seat = engine.waiting(g)[0]
        bot.last_search = None
        advice = bot.choose(GAME.view(g, seat), engine.legal(g, seat), stream(steps, 1))
        searches += bot.last_search is not None
        steps += 1
        engine.apply_unchecked(g, seat, advice.action)
    assert searches < steps


def test_a_card_that_can_wait_has_to_be_clearly_better() -> None:
    """Rollouts cannot see the worth of a card in a later turn."""

    def may_wait(g: ZombiesState) -> bool:
        if not isinstance(g.stack[-1], CardWindow):
            return False
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        return len(options) > 1 and hand.best_card(g, seat, options) is None

    g = played(4, may_wait)
    seat = engine.waiting(g)[0]
    options = engine.legal(g, seat)
    candidates = plans(g, seat, options)
    assert len(candidates) == len(options)
    for plan in candidates:
        assert (plan.extra_margin() == 0) == isinstance(options[plan.first], Pass)


def test_more_steps_are_for_a_pawn_on_its_way() -> None:
    """Before that the destination is unknown, and the card would be wasted."""
    card = DECK.index("adrenaline_rush")

    def early(g: ZombiesState) -> bool:
        if not isinstance(g.stack[-1], PlaceTile) or len(engine.waiting(g)) != 1:
            return False
        seat = engine.waiting(g)[0]
        g.hands[seat] = [card]
        return any(isinstance(action, Play) for action in engine.legal(g, seat))

    g = played(5, early)
    seat = engine.waiting(g)[0]
    options = engine.legal(g, seat)
    candidates = plans(g, seat, options)
    assert candidates
    assert not any(isinstance(options[plan.first], Play) for plan in candidates)
    g.hands[seat] = [DECK.index("fear")]
    options = engine.legal(g, seat)
    assert any(isinstance(options[plan.first], Play) for plan in plans(g, seat, options))
