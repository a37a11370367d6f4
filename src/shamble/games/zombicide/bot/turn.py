"""A survivor's turn: the mission's tokens, zombies that are near, searching, doors, and the way to the goal."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.zombicide import choices, sheets
from shamble.games.zombicide.actions import Combine, Move, OpenDoor, Reload, Search, Shoot, Strike
from shamble.games.zombicide.bot import plan
from shamble.games.zombicide.car_actions import Drive, GetIn, SearchCar
from shamble.games.zombicide.cards import CARDS, FATTY, KINDS, TOUGHNESS
from shamble.games.zombicide.other_actions import Heal, Lead, Leave, Neutralise, Stow, Take, Unstow
from shamble.games.zombicide.rules import combat
from shamble.games.zombicide.rules.missions import LOAD
from shamble.games.zombicide.state import ON_FOOT, ZombicideState

Options = list[Action[ZombicideState]]


def act(g: ZombicideState, n: int, options: Options) -> Advice:
    """The action with the highest value; the last option ends the turn and is worth nothing."""
    best, most, why = options[-1], 0.0, "hint-nothing-better"
    for option in options:
        value, reason = value_of(g, n, option)
        if value > most:
            best, most, why = option, value, reason
    return Advice(best, why)


def value_of(g: ZombicideState, n: int, option: Action[ZombicideState]) -> tuple[float, str]:
    if isinstance(option, (Take, Neutralise)):
        return 100, "hint-token"
    if isinstance(option, Leave):
        return (90, "hint-leave") if may_leave(g) else (0, "")
    if isinstance(option, Unstow):
        return 0, ""
    if isinstance(option, (Stow, Combine, Heal, Lead)):
        return 80, "hint-useful"
    if isinstance(option, (Strike, Shoot)):
        return attack_value(g, n, option), "hint-kill"
    if isinstance(option, Reload):
        return 6, "hint-reload"
    if isinstance(option, Search):
        return (25 if g.round <= plan.SEARCH_ROUNDS else 12), "hint-search"
    if isinstance(option, SearchCar):
        return 24, "hint-search"
    if isinstance(option, OpenDoor):
        return door_value(g, n, option), "hint-door"
    if isinstance(option, Move):
        return move_value(g, n, option), "hint-goal"
    if isinstance(option, GetIn):
        return board_value(g, option), "hint-car"
    if isinstance(option, Drive):
        return drive_value(g, option), "hint-car"
    return 0, ""


def may_leave(g: ZombicideState) -> bool:
    """Mission 01: only with what is needed, or when it is carried by those who left; others: of course."""
    return g.objectives == 0 or g.board().id == "02"


def attack_value(g: ZombicideState, n: int, option: Strike | Shoot) -> float:
    """Expected kills, worth more the nearer they are; never with a friend in the way."""
    s = g.survivors[n]
    melee = isinstance(option, Strike)
    zone = s.zone if isinstance(option, Strike) else option.zone
    kind = CARDS[s.slots[option.slot]]
    chooses = melee or s.has(sheets.SNIPER) or g.scope_under(s.slots[option.slot])
    if not chooses and plan.friends_in(g, n, zone):
        return 0
    if kind.id == "molotov":
        crowd = g.zombies_in(zone)
        return 40 if zone != s.zone and crowd >= 4 and not plan.friends_in(g, n, zone) else 0
    how = combat.FREELY if chooses else combat.IN_ORDER
    if not combat.vulnerable(g, zone, kind.damage, how):
        return 0
    dice = combat.dice_of(g, s, kind, melee, option.both)
    hit = min(6, 7 - kind.accuracy + combat.plus_of(s, melee)) / 6
    mortal = sum(g.horde(zone, k) for k in range(KINDS) if TOUGHNESS[k] <= kind.damage)
    if not chooses and kind.damage < TOUGHNESS[FATTY] and g.horde(zone, FATTY):
        mortal = g.horde(zone, 0)
    kills = min(dice * hit, mortal)
    near = 40 if zone == s.zone else 22
    return near + 10 * kills


def door_value(g: ZombicideState, n: int, option: OpenDoor) -> float:
    """A door on the way to the goal, when one is armed and has something left to do."""
    door = g.board().doors[option.door]
    zone = g.survivors[n].zone
    there = door.room if zone == door.street else door.street
    targets = plan.goals(g, n)
    if plan.steps_to(g, there, targets) >= plan.steps_to(g, zone, targets):
        return 0
    armed = any(s.in_hand(0) is not None for s in g.survivors if s.zone == zone)
    return 20 if armed and g.zombies_in(zone) == 0 else 4


def move_value(g: ZombicideState, n: int, option: Move) -> float:
    """Nearer to the goal, away from attacks one cannot stop."""
    s = g.survivors[n]
    targets = plan.goals(g, n)
    here, there = plan.threat(g, s.zone), plan.threat(g, option.zone)
    ahead = plan.steps_to(g, s.zone, targets) - plan.steps_to(g, option.zone, targets)
    if there > here and there >= 2:
        return 0
    value = 14.0 * ahead + 4 * min(4, here - there)
    if g.zombies_in(option.zone):
        value -= 8 * g.zombies_in(option.zone)
    return value - 3 * (option.cost(g) - 1)


def walk_on(g: ZombicideState, n: int, options: Options) -> Advice:
    """Further along the same Move."""
    best, most = options[-1], 0.0
    zone = g.survivors[n].zone
    targets = plan.goals(g, n)
    for option in options:
        if isinstance(option, choices.ChooseZone):
            value = 14.0 * (plan.steps_to(g, zone, targets) - plan.steps_to(g, option.zone, targets))
            value -= 10 * g.zombies_in(option.zone)
            if value > most:
                best, most = option, value
    return Advice(best, "hint-goal")


def board_value(g: ZombicideState, option: GetIn) -> float:
    """Mission 06: into the car when it is loaded, one behind the wheel."""
    if g.board().id != "06" or sum(len(cards) for cards in g.cargo) < LOAD:
        return 0
    return 60 if (option.chair == 0) != plan.has_driver(g, option.car) else 50


def drive_value(g: ZombicideState, option: Drive) -> float:
    """Mission 06: to the exit when all are aboard."""
    board = g.board()
    if board.id != "06" or any(g.survivors[n].car == ON_FOOT for n in g.living()):
        return 0
    zone = g.cars[option.car]
    return 10.0 * (plan.steps_to(g, zone, [board.exit]) - plan.steps_to(g, option.way[-1], [board.exit]))
