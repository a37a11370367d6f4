"""The novice with a pawn: steps, combat and small choices."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombies.actions import Stop
from shamble.games.zombies.bot import goals
from shamble.games.zombies.bot.paths import FAR, steps_from
from shamble.games.zombies.choices import ChooseItem, ChooseNumber, ChooseSquare, Enough, RollDie
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.rules.cards.base import ITEMS
from shamble.games.zombies.rules.cards.hindrances import RaiseDie, RerollDie
from shamble.games.zombies.rules.combat import Bleed, Boost, Shoot, WithItem
from shamble.games.zombies.rules.steps import Go
from shamble.games.zombies.state import ALIVE, NO_ZOMBIE, ZombiesState

Options = list[Action[ZombiesState]]


def move(g: ZombiesState, pawn: int, seat: int, options: Options, temper: str = goals.RUNNER) -> Advice:
    """Take a step towards the plan, or stop.

    Another player's pawn stays where it is, unless they are on the same side.
    """
    stop = next((action for action in options if isinstance(action, Stop)), None)
    friend = pawn == seat or g.rules.cooperative or (g.rules.team and g.teams[pawn] == g.teams[seat])
    if not friend and stop is not None:
        return Advice(stop, "hint-hold-back")
    plan = goals.make_plan(g, pawn, pawn == seat, temper)
    if plan.goal != g.square[pawn]:
        towards = plan.ways.first_step(g.square[pawn], plan.goal)
        for action in options:
            if isinstance(action, Go) and g.city.ways[g.square[pawn] * 4 + action.direction] == towards:
                return Advice(action, plan.why, place_args(place_of(g.city, plan.goal)))
    if stop is not None:
        return Advice(stop, "hint-stay")
    return Advice(_first_go(options), "hint-only-way")


def _first_go(options: Options) -> Action[ZombiesState]:
    for action in options:
        if isinstance(action, Go):
            return action
    return options[0]


def lead(g: ZombiesState, pawn: int, seat: int, options: Options) -> Advice:
    """Lead a rival away from the Helipad and into zombies, a friend towards their plan."""
    if g.rules.cooperative or (g.rules.team and g.teams[pawn] == g.teams[seat]):
        return move(g, pawn, seat, options)
    origin = g.square[pawn]
    best, most = options[0], -FAR
    weak = goals.strength(g, pawn) <= 5
    for action in options:
        if isinstance(action, Go):
            neighbour = g.city.ways[origin * 4 + action.direction]
            score = 0
            if g.city.helipad != OFF:
                far = g.city.to_helipad[neighbour]
                score += far * 4 if far >= 0 else 0
            if g.grid[neighbour] != NO_ZOMBIE:
                score += 9 if weak else -5
            if score > most:
                best, most = action, score
    return Advice(best, "hint-lead-away")


def ready_item(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Use items that cost nothing; use up others only in danger."""
    tight = goals.strength(g, seat) <= 6
    best: Action[ZombiesState] | None = None
    most = 0
    for action in options:
        if not isinstance(action, WithItem):
            continue
        item = ITEMS[action.card_id]
        used_up = g.item(seat, item.id) >= 0 and (
            item.any_time or item.shots > 0
        )  # not the axe, nor an item already active
        spare = item.shots > 0 and g.bullets[seat] <= 3  # shots can be spared
        worth = 4 * item.bonus + (0 if used_up else 2)
        if item.bonus == 0 or (used_up and not tight and not spare):
            worth = 0
        if worth > most:
            best, most = action, worth
    if best is not None:
        return Advice(best, "hint-use-item")
    return Advice(next(a for a in options if isinstance(a, RollDie)), "hint-roll")


def fall_short(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Prefer one or two bullets to another roll; the last life token is worth everything."""
    shoot = next((a for a in options if isinstance(a, Shoot)), None)
    life, bullets = g.life[seat], g.bullets[seat]
    if shoot is not None and (shoot.count <= 2 or life <= 2 or bullets >= 5):
        return Advice(shoot, "hint-shoot")
    for action in options:
        if isinstance(action, WithItem) and not ITEMS[action.card_id].saves_life:
            return Advice(action, "hint-use-item")
    for action in options:
        if isinstance(action, Boost) and life <= 2:
            return Advice(action, "hint-play-card")
        if isinstance(action, WithItem) and ITEMS[action.card_id].saves_life and life <= 2:
            return Advice(action, "hint-use-item")
    if shoot is not None and life <= 3:
        return Advice(shoot, "hint-shoot")
    return Advice(next(a for a in options if isinstance(a, Bleed)), "hint-bleed")


def save_dice(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Spend bullets on the collected zombies if all low dice can be raised."""
    raises = [a for a in options if isinstance(a, RaiseDie)]
    low = sum(1 for a in options if isinstance(a, (RaiseDie, RerollDie)) and a.die == 1) > 0
    other = sum(1 for a in options if isinstance(a, (RaiseDie, RerollDie)) and a.die == 2) > 0
    need = sum(a.count for a in raises)
    if raises and len(raises) == int(low) + int(other) and need <= g.bullets[seat] and need <= 3:
        return Advice(raises[0], "hint-save-zombies")
    for action in options:
        if isinstance(action, Enough):
            return Advice(action, "hint-not-worth-it")
    return Advice(options[0], "hint-nothing-better")


def make_drop(g: ZombiesState, options: Options) -> Advice:
    """Take the best item, or as many bullets as possible."""
    for action in options:
        if isinstance(action, ChooseItem):
            return Advice(action, "hint-harm")
    return Advice(max(options, key=_count), "hint-harm")


def _count(action: Action[ZombiesState]) -> int:
    return action.count if isinstance(action, ChooseNumber) else 0


def nearest_square(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Choose a square close to the own pawn."""
    if g.status[seat] != ALIVE:
        return Advice(options[0], "hint-nothing-better")
    steps = steps_from(g, g.square[seat])
    best, least = options[0], FAR + 1
    for action in options:
        if isinstance(action, ChooseSquare) and steps[action.square] < least:
            best, least = action, steps[action.square]
    return Advice(best, "hint-near")
