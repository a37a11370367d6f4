"""Routes through the city for the novice: steps, plus the cost of zombies."""

from typing import Final

from shamble.core.space.squares import OFF
from shamble.games.zombies.board import BUILDING, City, distances
from shamble.games.zombies.state import NO_ZOMBIE, ZombiesState

FAR: Final = 9999


class Map:
    """Costs from one square to every other, and the previous square of each."""

    def __init__(self, cost: list[int], before: list[int]) -> None:
        self.cost = cost
        self.before = before

    def first_step(self, start: int, goal: int) -> int:
        """Find the first square of the route, or OFF."""
        square = goal
        while square != OFF and self.before[square] != start:
            square = self.before[square]
        return square


def steps_from(g: ZombiesState, start: int) -> list[int]:
    """Measure the fewest steps to every square, zombies ignored."""
    return [steps if steps >= 0 else FAR for steps in distances(g.city, [start])]


def routes_from(g: ZombiesState, start: int, zombie: int, indoors: bool) -> Map:
    """Return the cheapest routes; a step costs 1, and a zombie `zombie` more (0 in peace).

    `indoors`: buildings can be entered.
    """
    city: City = g.city
    ways, grid = city.ways, g.grid
    size = len(city.ground)
    cost = [FAR] * size
    before = [OFF] * size
    cost[start] = 0
    if g.peace():
        zombie = 0
    levels: list[list[int]] = [[start]]
    level = 0
    while level < len(levels):
        for square in levels[level]:
            if cost[square] != level:
                continue
            for place in range(square * 4, square * 4 + 4):
                neighbour = ways[place]
                if neighbour == OFF or cost[neighbour] <= level:
                    continue
                if not indoors and city.ground[neighbour] == BUILDING and city.ground[square] != BUILDING:
                    continue
                price = level + 1 if grid[neighbour] == NO_ZOMBIE else level + 1 + zombie
                if price < cost[neighbour]:
                    cost[neighbour] = price
                    before[neighbour] = square
                    while len(levels) <= price:
                        levels.append([])
                    levels[price].append(neighbour)
        level += 1
    return Map(cost, before)
