"""The novice's turn: tokens, zombies nearby, searching, doors, and the way to the goal."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.zombicide import choices, sheets
from shamble.games.zombicide.actions.attacks import Reload, Shoot, Strike
from shamble.games.zombicide.actions.basic import Move, Noise, OpenDoor, Search
from shamble.games.zombicide.actions.cars import CarAction, SearchCar
from shamble.games.zombicide.actions.gear import Arrange, Combine, Trade
from shamble.games.zombicide.actions.mission import Leave, Neutralise, Stow, Take, Unstow
from shamble.games.zombicide.actions.skills import Heal, Lead
from shamble.games.zombicide.bot import attack_power, gear, weights
from shamble.games.zombicide.bot.paths import NEVER, walks
from shamble.games.zombicide.bot.zone_value import Outlook, survey
from shamble.games.zombicide.cards import CARDS, KINDS, RUNNER
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import DRIVER, ORANGE_FROM, YELLOW_FROM, ZombicideState

Options = list[Action[ZombicideState]]

NO_ROOM: Final = -1  # an empty slot
MAX_TRADE_VALUE: Final = 8.0
LOUD: Final = 25.0  # noise that keeps zombies from escaping


def act(g: ZombicideState, n: int, options: Options) -> Advice:
    """Choose the action with the highest value; the last option ends the turn and is worth 0."""
    view = survey(g, n)
    best, most, why = options[-1], 0.01, ""
    step, gain = best_step(view)
    for option in options:
        value, reason = 0.0, ""
        if isinstance(option, Move):
            if option.zone == step:
                value, reason = gain, "hint-goal"
        elif not isinstance(option, Trade) or most < MAX_TRADE_VALUE:
            value, reason = value_of(view, option)
        if value > most:
            best, most, why = option, value, reason
    return Advice(best, why or why_stop(view, options))


def why_stop(view: Outlook, options: Options) -> str:
    """Return the reason for ending the turn."""
    if view.holding_out():
        return "hint-camp"
    if any(isinstance(option, Move) for option in options):
        return "hint-stay"
    return "hint-nothing-better"


def value_of(view: Outlook, option: Action[ZombicideState]) -> tuple[float, str]:
    g, n = view.g, view.n
    if isinstance(option, Take):
        return take_value(view, option), "hint-token"
    if isinstance(option, Neutralise):
        return 100, "hint-token"
    if isinstance(option, Leave):
        return (90, "hint-leave") if may_leave(g) else (0, "")
    if isinstance(option, Unstow):
        return 0, ""
    if isinstance(option, (Combine, Heal, Lead)):
        return 80, "hint-useful"
    if isinstance(option, Stow):
        return (40 if mission_of(g).loads(g, g.survivors[n].zone) else 0), "hint-token"
    if isinstance(option, (Strike, Shoot)):
        return attack_value(view, option), "hint-kill"
    if isinstance(option, Reload):
        return reload_value(view, option), "hint-reload"
    if isinstance(option, Search):
        return search_value(view), "hint-search"
    if isinstance(option, SearchCar):
        wheel = g.survivors[n].chair == DRIVER and mission_of(g).hero(g) >= 0
        return (1.0 if wheel else search_value(view) + 4), "hint-search"
    if isinstance(option, OpenDoor):
        return door_value(view, option), "hint-door"
    if isinstance(option, Arrange):
        return 0.4 * gear.arrange_gain(view.valuer, n), "hint-hands"
    if isinstance(option, Trade):
        return trade_value(view, option), "hint-hands"
    if isinstance(option, Noise):
        return noise_value(view), "hint-noise"
    if isinstance(option, CarAction):
        return mission_of(g).car_worth(g, n, option), "hint-car"
    return 0, ""


# -------------------------------------------------------------------- the mission


def take_value(view: Outlook, option: Take) -> float:
    """Estimate the value of a token: high, unless a friend here should take it (ZC-05.33).

    A friend with fewer points can take it without raising the Danger Level. Friends on their way do not
    count: they might stay away, and all would wait for each other.
    """
    g, n = view.g, view.n
    points = g.board().objectives[option.token].xp
    hero = mission_of(g).hero(g)
    if hero >= 0:
        return 100 if n == hero or not near_by(g, hero, n) else 0
    if points and raises(g, n, points):
        for other in g.living():
            s = g.survivors[other]
            if other != n and not s.done and s.zone == g.survivors[n].zone and not raises(g, other, points):
                return 0
    return 100


def near_by(g: ZombicideState, one: int, other: int) -> bool:
    return g.ways().field(g.survivors[one].zone)[g.survivors[other].zone] <= 2


def raises(g: ZombicideState, n: int, points: int) -> bool:
    """Return whether that many more points would raise the Danger Level."""
    return g.level_at(g.survivors[n].xp + points) > g.danger()


def may_leave(g: ZombicideState) -> bool:
    """Return whether to leave: there is nothing else left to do."""
    return not mission_of(g).places(g)


# -------------------------------------------------------------------- fighting


def attack_value(view: Outlook, option: Strike | Shoot) -> float:
    """Estimate the value of the expected kills; 0 with friends in the way.

    Kills near survivors are worth more.
    """
    g, n = view.g, view.n
    s = g.survivors[n]
    if option.slot < 0:
        return 0
    card = s.slots[option.slot]
    kind = CARDS[card]
    melee = isinstance(option, Strike)
    zone = option.zone if isinstance(option, Shoot) else s.zone
    friends = [other for other in g.in_zone(zone) if other != n]
    if kind.id == attack_power.MOLOTOV:
        if friends or zone == s.zone:
            return 0
        return 5.0 * g.zombies_in(zone) + 20 * g.horde(zone, 3) - 12
    chooses = melee or s.has(sheets.SNIPER) or g.scope_under(card)
    if friends and not chooses:
        return 0
    hit = attack_power.hits(g, s, card, melee, option.both)
    kills = attack_power.expected_kills(g, zone, hit, kind.damage, chooses)
    value = 0.0
    total = 0.0
    each = worth_killing(view, zone)
    fast = view.w[weights.FAST]
    for breed in range(KINDS):
        total += kills[breed]
        value += kills[breed] * (each + (fast if breed == RUNNER else 0))
    if total <= 0:
        return 0
    if not melee and kind.noisy:
        value -= 0.3
    return value * restraint(view, total, zone)


def worth_killing(view: Outlook, zone: int) -> float:
    """Estimate the value of a dead zombie in this zone."""
    g = view.g
    if g.in_zone(zone):
        return view.w[weights.IN_OUR_ZONE]
    value = view.w[weights.FAR_OFF]
    for there in g.ways().near[zone]:
        if g.in_zone(there):
            value = view.w[weights.NEXT_TO_US]
            break
    here = g.survivors[view.n].zone
    if view.way[zone] < view.way[here] and view.way[zone] + 4 > view.way[here]:
        value += view.w[weights.IN_THE_WAY]
    if zone in g.board().zombie_exits:
        value += 30
    if view.n == mission_of(g).hero(g):
        value += 4
    return value


def restraint(view: Outlook, kills: float, zone: int) -> float:
    """Return a factor that spreads experience over the team.

    A survivor who is about to raise the Danger Level leaves harmless zombies to others.
    """
    g, n = view.g, view.n
    if mission_of(g).hero(g) >= 0:
        return 1.0
    xp = g.survivors[n].xp
    if raises(g, n, 1) or raises(g, n, int(kills + 0.5)):
        return 0.75 if view.attacks[zone] and g.in_zone(zone) else view.w[weights.RESTRAINT]
    lowest = min([g.survivors[other].xp for other in g.living()])
    limit = YELLOW_FROM if xp < YELLOW_FROM else ORANGE_FROM
    return 1.0 if xp - lowest < 4 or limit - xp > 6 else 0.9


def reload_value(view: Outlook, option: Reload) -> float:
    """Estimate the value of reloading: worth an action if there is a target now."""
    g, n = view.g, view.n
    zone = g.survivors[n].zone
    held = [slot for slot in (0, 1) if g.survivors[n].slots[slot] in option.cards(g)]
    if not held or g.actions < 2:
        return 0
    targets = view.attacks[zone] + (view.nearby[zone] if not g.zombies_in(zone) else 0)
    return min(9.0, 2.5 * targets)


# -------------------------------------------------------------------- searching and trading


def search_value(view: Outlook) -> float:
    """Estimate the value of a search: more if badly armed or early, less with zombies near."""
    g, n = view.g, view.n
    s = g.survivors[n]
    hits = attack_power.best_hits(g, s)
    need = (
        weights.UNARMED
        if hits < 0.7
        else weights.ILL_ARMED
        if hits < view.w[weights.ENOUGH]
        else weights.ARMED
    )
    value = view.w[need]
    if view.camping:
        value += view.w[weights.CAMPING]
    value += mission_of(g).search_bonus(g)
    if g.free_searches:
        value += 6
    if NO_ROOM not in s.slots:
        value -= 2
    bites = view.attacks[s.zone]
    return max(0.2, value - 4 * bites)


def trade_value(view: Outlook, option: Trade) -> float:
    """Estimate the value of arming a friend while no zombie attacks."""
    g = view.g
    if view.attacks[g.survivors[view.n].zone] >= 1:
        return 0
    gain = gear.trade_gain(view.valuer, option.survivor, option.partner)
    return min(MAX_TRADE_VALUE, view.w[weights.TRADE] * gain)


def noise_value(view: Outlook) -> float:
    """Return the value of noise that keeps zombies from where they leave (ZC-M07.06).

    The last to act where most of the team stands makes it, since the others can still move on.
    """
    g, n = view.g, view.n
    if not g.board().zombie_exits:
        return 0
    zone = g.survivors[n].zone
    here = g.in_zone(zone)
    if 2 * len(here) < len(g.living()):
        return 0
    lacking = max(g.board().permanent_noise) + 1 - g.noise_at(zone)
    if lacking <= 0:
        return 0
    later = sum([g.actions_of(other) for other in here if other != n and not g.survivors[other].done])
    return LOUD if later < lacking + 2 and g.actions <= lacking else 0.3


# -------------------------------------------------------------------- doors


def door_value(view: Outlook, option: OpenDoor) -> float:
    """Return the value of a door on the way to the goal, with the team near and able to fight."""
    g, n = view.g, view.n
    board = g.board()
    door = board.doors[option.door]
    zone = g.survivors[n].zone
    there = door.room if zone == door.street else door.street
    if view.way[there] >= view.way[zone] or g.zombies_in(zone):
        return 0
    if CARDS[g.survivors[n].slots[option.slot]].noisy_door:
        noise = 0.5
    else:
        noise = 0.0
    building = board.building[door.room]
    if g.opened >> building & 1:
        return view.w[weights.DOOR_KNOWN] - noise
    field = g.ways().field(zone)
    here = 0
    for other in g.living():
        if field[g.survivors[other].zone] <= 2:
            here += 1
    if here < view.w[weights.GATHER] * len(g.living()) and g.round > 1:
        return 1 - noise
    if view.holding_out() or g.actions <= view.w[weights.ACTIONS]:
        return 0
    if not can_hold(view, building, field):
        return 0
    return view.w[weights.DOOR_SHUT] - noise


PER_CARD: Final = (1.0, 1.9, 2.9, 4.9)  # zombies that a card brings on average, by Danger Level


def can_hold(view: Outlook, building: int, field: bytes) -> bool:
    """Return whether the survivors nearby who can still act match the zombies to be expected."""
    need = view.w[weights.FORCE]
    if need <= 0:
        return True
    g = view.g
    coming = PER_CARD[g.danger()] * len(g.board().buildings[building])
    for zone in range(g.board().size):
        if field[zone] <= 2:
            coming += g.zombies_in(zone)
    able = 0.0
    for other in g.living():
        s = g.survivors[other]
        if field[s.zone] <= 2 and not s.done:
            actions = g.actions - 1 if other == view.n else g.actions_of(other)
            able += 0.8 * attack_power.best_hits(g, s) * actions
    return able >= need * coming


# -------------------------------------------------------------------- moving


def best_step(view: Outlook) -> tuple[int, float]:
    """Find the first step of the best walk, and the value of that walk per action."""
    g, n = view.g, view.n
    s = g.survivors[n]
    budget = g.actions + g.free_moves
    cost, first = walks(g, n, budget)
    stay = view.value(s.zone, g.actions)
    best, most = -1, 0.0
    for zone in range(g.board().size):
        if first[zone] < 0 or cost[zone] >= NEVER:
            continue
        spent = max(0.0, cost[zone] - g.free_moves)
        gain = view.value(zone, g.actions - spent) - stay
        rate = gain / max(0.6, cost[zone])
        if rate > most:
            best, most = first[zone], rate
    return best, most


def walk_on(g: ZombicideState, n: int, options: Options) -> Advice:
    """Continue the same Move, or stop."""
    view = survey(g, n)
    zone = g.survivors[n].zone
    best, most = options[-1], view.value(zone, g.actions) + 0.5
    for option in options:
        if isinstance(option, choices.ChooseZone):
            value = view.value(option.zone, g.actions)
            if value > most:
                best, most = option, value
    return Advice(best, "hint-goal")
