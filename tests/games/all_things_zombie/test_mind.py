"""Search of All Things Zombie: the value, the rollout policy and the plans."""

from shamble.core import engine
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.activation import Activation
from shamble.games.all_things_zombie.bot.plans import plans
from shamble.games.all_things_zombie.bot.value import value
from shamble.games.all_things_zombie.state import DEAD, HexState


def begun_game(scenario: str, seed: int, turns: int) -> HexState:
    """Return a game of novices after some turns."""
    g = GAME.new(Setup(1, "solo", scenario, {}), seed)
    numbers = stream(seed, 1)
    engine.advance(g)
    while not g.is_over() and g.turn < turns:
        options = engine.legal(g, 0)
        engine.apply_unchecked(g, 0, GAME.advise(GAME.view(g, 0), options, numbers).action)
    return g


def test_value_grows_with_progress() -> None:
    """Buildings searched, survivors alive and unhurt, fewer zombies nearby."""
    g = begun_game("search-and-destroy", 3, 2)
    base = value(g, 0)
    searched = g.clone()
    searched.searched |= (1 << len(g.map().buildings)) - 1
    assert value(searched, 0) > base
    hurt = g.clone()
    hurt.set_person(0, g.people[0].hurt(1))
    assert value(hurt, 0) < base
    dead = g.clone()
    dead.set_person(0, g.people[0].gone(DEAD))
    assert value(dead, 0) < value(hurt, 0)
    beset = g.clone()
    for zombie, at in enumerate(beset.zombies):
        if at < 0:
            beset.zombies[zombie] = g.people[0].hex
    assert value(beset, 0) < base


def test_the_quick_policy_plays_whole_games() -> None:
    for scenario in ("for-a-few-bullets-more", "the-barricade", "the-cure"):
        g = GAME.new(Setup(1, "solo", scenario, {}), 5)
        policy, numbers = GAME.mind().policy(), stream(5, 1)
        engine.advance(g)
        steps = 0
        while not g.is_over() and steps < 1500:
            options = engine.legal(g, 0)
            engine.apply_unchecked(
                g, 0, options[policy.choose(g, 0, options, numbers) if len(options) > 1 else 0]
            )
            steps += 1
        assert g.turn > 2


def test_plans_begin_with_an_option() -> None:
    g = begun_game("for-a-few-bullets-more", 4, 3)
    numbers = stream(4, 1)
    seen = 0
    while not g.is_over() and seen < 20:
        options = engine.legal(g, 0)
        if isinstance(g.stack[-1], Activation) and len(options) > 1:
            candidates = plans(g, 0, options)
            assert all(0 <= plan.first < len(options) for plan in candidates)
            seen += 1
        engine.apply_unchecked(g, 0, GAME.advise(GAME.view(g, 0), options, numbers).action)
    assert seen
