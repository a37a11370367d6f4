"""Ways of the novice: floods and scents find what a plain search over all poses finds, step for step."""

from shamble.core import engine
from shamble.core.rng import Stream, stream
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.bot.chase import DETOUR, PATIENCE, chase
from shamble.games.zombie_plague.bot.paths import facing_goals, find_way
from shamble.games.zombie_plague.rules.ground import BIT, ground
from shamble.games.zombie_plague.rules.nearest_squares import joined, steps_from
from shamble.games.zombie_plague.rules.routes import NO_MOVE, POSES, explore
from shamble.games.zombie_plague.state import PlagueState

CostAndMove = tuple[int, int]  # cost and first move


def positions(seed: int) -> list[PlagueState]:
    """Positions of random games, with some barricades added."""
    g = GAME.new(GAME.default_setup(4, "optional"), seed)
    numbers = stream(seed, 9)
    engine.start(g)
    out: list[PlagueState] = []
    for number in range(400):
        if g.is_over():
            break
        seat = engine.waiting(g)[0]
        options = engine.legal(g, seat)
        engine.apply_unchecked(g, seat, options[int(numbers.below(len(options)))])
        if number > 60 and number % 20 == 0:
            copy = g.clone()
            for opening in range(len(BOARD.openings)):
                if numbers.below(3) == 0:
                    copy.barricades |= 1 << opening
            out.append(copy)
    return out


def searched(g: PlagueState, figure: int, goals: list[int], through: bool) -> CostAndMove:
    """By a search from the figure over all poses."""
    poses = [bool(goals[pose % 4] & BIT[pose // 4]) for pose in range(POSES)]
    walks = explore(g, figure, poses, through)
    if walks.best < 0:
        return -1, NO_MOVE
    return walks.cost[walks.best], walks.moves(walks.best)[0] if walks.best != walks.start else NO_MOVE


def flooded(g: PlagueState, figure: int, goals: list[int], through: bool) -> CostAndMove:
    plan = find_way(g, figure, goals, through)
    return plan.cost, plan.move()


def some_goals(numbers: Stream) -> list[int]:
    goals = [0] * 4
    for _ in range(3):
        square = BOARD.free_squares[int(numbers.below(len(BOARD.free_squares)))]
        goals[int(numbers.below(4))] |= BIT[square]
    return goals


def test_a_flood_finds_the_same_way_as_a_search() -> None:
    numbers = stream(5, 5)
    compared = 0
    for seed in range(4):
        for g in positions(seed):
            for figure in [*g.standing(), *[-z for z in g.dead()]]:
                goals = some_goals(numbers)
                through = figure < 0 and compared % 2 == 0
                assert flooded(g, figure, goals, through) == searched(g, figure, goals, through)
                compared += 1
    assert compared > 200


def test_a_way_longer_than_wanted_is_none() -> None:
    g = positions(1)[0]
    human = g.standing()[0]
    goals = facing_goals(g, [g.zombie(z).square for z in g.dead()])
    cost = find_way(g, human, goals, through=False).cost
    assert cost > 1
    assert find_way(g, human, goals, False, cost).cost == cost
    assert find_way(g, human, goals, False, cost - 1).cost < 0


def test_scent_leads_a_zombie_where_a_search_does() -> None:
    compared = 0
    for seed in range(4):
        for g in positions(seed):
            prey = [g.human(h).square for h in g.standing()]
            goals = facing_goals(g, prey)
            for zombie in g.dead():
                want = searched(g, -zombie, goals, through=False)
                if want[0] < 0 or want[0] > DETOUR:
                    crowded = searched(g, -zombie, goals, through=True)
                    if crowded[0] >= 0 and (want[0] < 0 or crowded[0] + PATIENCE < want[0]):
                        want = crowded
                plan = chase(g, zombie, prey)
                assert (plan.cost, plan.move()) == want
                compared += 1
    assert compared > 150


def test_the_ground_knows_what_is_shut_off() -> None:
    """A house with every opening boarded up is a separate area."""
    g = positions(1)[0]
    g.barricades = (1 << len(BOARD.openings)) - 1
    kitchen, garden = BOARD.room_squares["K"][0], BOARD.garden[0]
    assert not joined(g, kitchen, garden)
    assert steps_from(g, [kitchen])[garden] < 0
    g.barricades = 0
    assert joined(g, kitchen, garden)
    assert steps_from(g, [kitchen])[garden] == steps_from(g, [garden])[kitchen] > 0
    assert ground(0).around(kitchen) & BIT[garden]


def test_start_of_a_search_stays_the_cheapest_pose() -> None:
    for g in positions(1)[:5]:
        for human in g.standing():
            walks = explore(g, human, [False] * POSES, through=False)
            assert (walks.cost[walks.start], min(cost for cost in walks.cost if cost >= 0)) == (0, 0)
