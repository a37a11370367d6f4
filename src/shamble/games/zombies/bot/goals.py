"""Goals of a pawn: Helipad, survivors, tokens, zombies, places for items, or rest."""

from typing import Final

from shamble.core.space.squares import OFF
from shamble.games.zombies.board import TOWN_CENTRE
from shamble.games.zombies.bot.paths import FAR, Map, routes_from
from shamble.games.zombies.cards import DECK, NO_CARD
from shamble.games.zombies.rules.cards.base import ITEMS
from shamble.games.zombies.rules.victory import has_weapon, rescued_enough
from shamble.games.zombies.state import (
    ALIVE,
    BULLET,
    FACE_DOWN,
    LIFE,
    MAX_LIFE,
    NO_ZOMBIE,
    SURVIVOR,
    ZOMBIE,
    ZombiesState,
)

HUNTER: Final = "hunter"
RUNNER: Final = "runner"
NEARLY: Final = 18  # number of collected zombies from which the 25th is a goal


class Plan:
    """A square to go to, the reason, and the routes to it."""

    def __init__(self, goal: int, why: str, worth: int, ways: Map) -> None:
        self.goal = goal
        self.why = why
        self.worth = worth
        self.ways = ways


def strength(g: ZombiesState, seat: int) -> int:
    """Return how many bad rolls a player can take."""
    return 2 * g.life[seat] + g.bullets[seat]


def zombie_price(g: ZombiesState, seat: int) -> int:
    """Compute the cost of a zombie on the way, in steps."""
    fit = strength(g, seat)
    return 1 if fit >= 8 else 3 if fit >= 6 else 6 if fit >= 4 else 14


def could_win(g: ZombiesState, seat: int) -> bool:
    """Return whether reaching the Helipad centre would count for this player."""
    if g.rules.military and not has_weapon(g, seat):
        return False
    if rescued_enough(g, seat):
        return True
    last = g.rules.rescue_survivors_required - 1 if not g.rules.cooperative else FAR
    return g.carrying[seat] and g.recovered[seat] >= last  # a carried survivor counts there too (ZZ-G51)


def hunt_worth(g: ZombiesState, seat: int, temper: str) -> int:
    """Estimate the worth of a zombie to collect, for a strong player.

    The 25th zombie wins only one game in forty, and the life and bullets spent on it are missing in the run
    to the Helipad. A runner therefore leaves zombies alone unless there is no other way to win, or the 25th
    is near.
    """
    if g.rules.cooperative or g.rules.team or g.rules.rescue or g.rules.last_man or g.rules.military:
        return 90
    return 220 if temper == HUNTER or g.kills[seat] >= NEARLY else 0


def make_plan(g: ZombiesState, seat: int, known_hand: bool, temper: str = RUNNER) -> Plan:
    """Return the plan with the best ratio of worth to cost.

    `known_hand`: the pawn is the bot's own, so it knows the cards.
    """
    origin = g.square[seat]
    ways = routes_from(g, origin, zombie_price(g, seat), not g.claustrophobic(seat))
    best = Plan(origin, "hint-stay", 0, ways)
    for square, why, worth in goal_squares(g, seat, ways, known_hand, temper):
        value = worth * 10 // (ways.cost[square] + 2)
        if value > best.worth:
            best = Plan(square, why, value, ways)
    return best


def goal_squares(
    g: ZombiesState, seat: int, ways: Map, known_hand: bool, temper: str
) -> list[tuple[int, str, int]]:
    """List every worthwhile square, with the reason and its worth."""
    out: list[tuple[int, str, int]] = []
    origin = g.square[seat]
    fit = strength(g, seat)
    peace = g.peace()
    hunt = hunt_worth(g, seat, temper)
    places = worth_of_places(g, seat) if known_hand else []
    for square in g.city.squares:
        cost = ways.cost[square]
        if cost >= FAR or square == origin:
            continue
        worth = 0
        why = ""
        zombie = g.grid[square] != NO_ZOMBIE and not peace
        if square == g.city.helipad and could_win(g, seat):
            worth, why = (4000, "hint-helipad") if fit >= 4 or peace else (700, "hint-helipad")
        elif square == TOWN_CENTRE and g.carrying[seat] and not g.is_over():
            worth, why = 2500, "hint-deliver"
        else:
            token = g.tokens[square]
            if token == LIFE and g.life[seat] < MAX_LIFE:
                worth, why = 400 if g.life[seat] <= 2 else 250, "hint-life"
            elif token == BULLET:
                worth, why = 260 if g.bullets[seat] <= 2 else 140, "hint-bullets"
            elif token == SURVIVOR and not g.carrying[seat] and wants_survivor(g, seat):
                worth, why = 2000, "hint-survivor"
            elif token == FACE_DOWN:
                worth, why = 300 if g.carrying[seat] or not wants_survivor(g, seat) else 900, "hint-token"
            if zombie and fit >= 5 and worth == 0:
                worth, why = hunt, "hint-zombie"
            elif zombie and worth and fit < 4:
                worth //= 4
        if places and places[square // 9] > worth and g.city.in_building(square) != OFF:
            worth, why = places[square // 9], "hint-item"
        if worth:
            out.append((square, why, worth))
    return out


def wants_survivor(g: ZombiesState, seat: int) -> bool:
    if not g.rules.rescue:
        return False
    return g.rules.cooperative or not rescued_enough(g, seat)


def worth_of_places(g: ZombiesState, seat: int) -> list[int]:
    """Estimate the worth of each slot for laying down items from hand; empty if there is none."""
    if g.plays_left(seat) <= 0:
        return []
    items = [ITEMS[DECK[card]] for card in g.hands[seat] if card >= 0 and DECK[card] in ITEMS]
    items = [item for item in items if item.places and g.item(seat, item.id) == NO_CARD]
    if not items:
        return []
    out = [0] * len(g.city.placed)
    for item in reversed(items):
        for id in item.places:
            slot = g.city.slot_of(id)
            if slot != OFF:
                out[slot] = 2500 if g.rules.military and item.weapon else 230
    return out


def rivals(g: ZombiesState, seat: int) -> list[int]:
    """List the opponents who can still win."""
    out = []
    for other in range(g.seats):
        if other == seat or g.rules.cooperative:
            continue
        if g.rules.team and g.teams[other] == g.teams[seat]:
            continue
        if (
            g.rules.last_man
            and (g.status[other] == ZOMBIE) == (g.status[seat] == ZOMBIE)
            and g.status[seat] == ZOMBIE
        ):
            continue
        out.append(other)
    return out


def steps_to_helipad(g: ZombiesState, seat: int) -> int:
    """Return the steps from a pawn to the Helipad centre, or FAR."""
    if g.city.helipad == OFF or g.status[seat] != ALIVE:
        return FAR
    steps = g.city.to_helipad[g.square[seat]]
    return steps if steps >= 0 else FAR


def threat(g: ZombiesState, seat: int) -> int:
    """Return how near a player is to winning, 0 to 100."""
    danger = 0
    if g.rules.win_by_25():
        danger = g.kills[seat] * 3
    steps = steps_to_helipad(g, seat)
    if steps < FAR and could_win(g, seat):
        danger = max(danger, 100 - 4 * steps)
    return danger


def worst_rival(g: ZombiesState, seat: int, among: list[int]) -> int:
    """Return the most dangerous rival, or OFF.

    Of equals, the one whose turn comes first, so that no seat is always the target.
    """
    best, most = OFF, -1
    for step in range(1, g.seats + 1):
        other = (seat + step) % g.seats
        danger = threat(g, other) if other in among else -1
        if danger > most:
            best, most = other, danger
    return best
