"""The novice's cards: what is worth playing now, at whom, and what is worth keeping."""

from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombies.bot import plans
from shamble.games.zombies.bot.paths import FAR
from shamble.games.zombies.cards import (
    ADRENALINE,
    AMMO,
    BAD_SENSE,
    BRAIN_CRAMP,
    BUTTER_FINGERS,
    CHAINSAW,
    CLAUSTROPHOBIA,
    DECK,
    EVERYBODY_GO,
    FEAR,
    FIRE_AXE,
    FIRST_AID_KIT,
    FOOD_SOURCE,
    GET_WORSE,
    GRENADE,
    KEYS,
    KINDS,
    MARBLES,
    MASTER,
    MISCALCULATION,
    MOLOTOV,
    NOT_DEAD,
    NOT_SO_BAD,
    PARALYSIS,
    REST,
    SCREWED,
    SHOES,
    SHOTGUN,
    SKATEBOARD,
)
from shamble.games.zombies.choices import ChooseBuilding, ChoosePlayer
from shamble.games.zombies.flow import Discard, EndTurn
from shamble.games.zombies.rules import items
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.rules.event_cards import Lay, Play, Use
from shamble.games.zombies.state import ALIVE, MOVE, NOBODY, ZOMBIE, ZombiesState

Options = list[Action[ZombiesState]]

HARM: Final = (
    BAD_SENSE,
    BRAIN_CRAMP,
    BUTTER_FINGERS,
    CLAUSTROPHOBIA,
    FEAR,
    PARALYSIS,
    NOT_DEAD,
    EVERYBODY_GO,
    SHOES,
)
CROWDS: Final = (GET_WORSE, MISCALCULATION, SCREWED, MASTER)


def keep_value(g: ZombiesState, seat: int, kind: int) -> int:
    """What a card in hand is worth keeping for."""
    undead = g.status[seat] == ZOMBIE
    if KINDS[kind].item:
        if undead or g.item(seat, kind) >= 0:
            return 0
        return 7 if g.rules.military and KINDS[kind].weapon else 5 if kind == SHOTGUN else 3
    if kind in (ADRENALINE, KEYS, REST):
        return 0 if undead else 7
    if kind == FOOD_SOURCE:
        return 1 if undead else 9
    if kind in HARM:
        if g.rules.cooperative:
            return 4 if kind == EVERYBODY_GO else 0
        return 6 if kind in (FEAR, PARALYSIS, BRAIN_CRAMP, BAD_SENSE) else 4
    if kind in CROWDS:
        return 6 if undead else 0 if g.rules.cooperative else 2
    return 4


def worth(g: ZombiesState, seat: int, kind: int, last_chance: bool) -> int:
    """What playing a regular event is worth now; 0 = do not. `last_chance`: it would be discarded anyway."""
    undead = g.status[seat] == ZOMBIE
    if kind == FOOD_SOURCE:
        return _food_source(g, seat)
    if kind == ADRENALINE:
        return _adrenaline(g, seat)
    if kind == KEYS:
        steps = plans.way_to_helipad(g, seat)
        if steps <= 10 and plans.may_win(g, seat):
            return 90
        return 40 if 10 < steps < FAR and plans.may_win(g, seat) and plans.strength(g, seat) >= 6 else 0
    if kind == REST:
        return 60 if g.life[seat] <= 2 else 0
    if kind == NOT_SO_BAD:
        steps = plans.way_to_helipad(g, seat)
        near = seat == g.active and g.phase == MOVE and g.mover == seat and steps <= g.steps_left()
        guarded = g.city.helipad != OFF and g.grid[g.city.helipad] != NOBODY
        if undead:
            return 50
        return 60 if near and guarded and plans.may_win(g, seat) else 20 if last_chance else 0
    if kind in CROWDS:
        if undead:
            return 60
        if g.rules.cooperative:
            return 0
        return 30 if _rival_ahead(g, seat) >= 60 else 0
    if g.rules.cooperative:
        return 0
    return _harm(g, seat, kind)


def _rival_ahead(g: ZombiesState, seat: int) -> int:
    """The greatest threat among the rivals, if it is greater than one's own."""
    worst = plans.worst_rival(g, seat, plans.rivals(g, seat))
    if worst == OFF:
        return 0
    danger = plans.threat(g, worst)
    mine = plans.threat(g, seat) if g.status[seat] == ALIVE else 0
    return danger if danger > mine else 0


def _food_source(g: ZombiesState, seat: int) -> int:
    if g.status[seat] != ALIVE or g.peace():
        return 0
    steps = plans.way_to_helipad(g, seat)
    if (
        seat == g.active
        and g.phase == MOVE
        and g.mover == seat
        and steps <= g.steps_left()
        and plans.may_win(g, seat)
    ):
        return 95
    if must_fight(g, seat) and plans.strength(g, seat) <= 3:
        return 50
    return 0


def _adrenaline(g: ZombiesState, seat: int) -> int:
    steps = plans.way_to_helipad(g, seat)
    if g.mover != seat or not plans.may_win(g, seat):
        return 0
    left = g.steps_left()
    return 85 if left < steps <= left + g.allowance() and plans.strength(g, seat) >= 4 else 0


def _harm(g: ZombiesState, seat: int, kind: int) -> int:
    """Against the most dangerous rival, when it matters."""
    worst = plans.worst_rival(g, seat, plans.rivals(g, seat))
    if worst == OFF:
        return 0
    danger = plans.threat(g, worst)
    on_turn = worst == g.active
    moving = on_turn and g.phase == MOVE and g.mover != OFF
    reach = plans.way_to_helipad(g, worst) <= g.steps_left() if moving else False
    if kind in (BRAIN_CRAMP, SHOES, BAD_SENSE):
        if reach and plans.may_win(g, worst):
            return 80
        return 30 if kind == BRAIN_CRAMP and moving and danger >= 50 else 0
    if kind in (FEAR, PARALYSIS, CLAUSTROPHOBIA):
        if on_turn:
            return 0
        return 45 if danger >= 55 and kind != CLAUSTROPHOBIA else 0
    if kind == NOT_DEAD:
        return 40 if g.rules.win_by_25() and g.kills[worst] >= 8 else 0
    if kind == BUTTER_FINGERS:
        return 35 if danger >= 45 and (g.items[worst] or g.bullets[worst] >= 2) else 0
    if kind == EVERYBODY_GO:
        return 50 if danger >= 60 and g.status[worst] == ALIVE else 0
    return 0


def use_worth(g: ZombiesState, seat: int, kind: int) -> int:
    """What discarding an item in play is worth now."""
    if kind == GRENADE:
        count = len(items.targets(g, seat))
        return 55 if count >= 3 and g.life[seat] >= 2 else 0
    if kind == MARBLES:
        return 0 if g.zombies_held() or g.rules.cooperative else 12
    if kind == AMMO:
        return 30 if g.bullets[seat] <= 1 and not g.rules.any_item else 0
    return 0


def lay_worth(kind: int) -> int:
    return 35 if kind in (SHOTGUN, FIRE_AXE, FIRST_AID_KIT, SKATEBOARD, CHAINSAW, MOLOTOV, GRENADE) else 25


def best_card(g: ZombiesState, seat: int, options: Options, last_chance: bool) -> Advice | None:
    """The card most worth playing now, if any."""
    best: Action[ZombiesState] | None = None
    most = 0
    for action in options:
        value = 0
        if isinstance(action, Play):
            value = worth(g, seat, DECK[action.card], last_chance)
        elif isinstance(action, Lay):
            value = lay_worth(DECK[action.card])
        elif isinstance(action, Use):
            value = use_worth(g, seat, DECK[action.card])
        if value > most:
            best, most = action, value
    return (
        None if best is None else Advice(best, "hint-use-item" if isinstance(best, Use) else "hint-play-card")
    )


def window(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Play what is worth it, else let it go by."""
    advice = best_card(g, seat, options, False)
    if advice is not None:
        return advice
    return Advice(next(action for action in options if isinstance(action, Pass)), "hint-keep-cards")


def end_of_turn(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Play, or discard what is of little use."""
    end = next((action for action in options if isinstance(action, EndTurn)), None)
    advice = best_card(g, seat, options, end is None)
    if advice is not None:
        return advice
    worst: Action[ZombiesState] | None = None
    least = 99
    for action in options:
        if isinstance(action, Discard):
            value = keep_value(g, seat, DECK[action.card])
            if value < least:
                worst, least = action, value
    if worst is not None and (end is None or least <= 3):
        return Advice(worst, "hint-discard")
    assert end is not None
    return Advice(end, "hint-keep-cards")


def aim(g: ZombiesState, seat: int, options: Options) -> Advice:
    """At the most dangerous rival; a friend only where nobody else is left."""
    foes = plans.rivals(g, seat)
    among = [action.target for action in options if isinstance(action, ChoosePlayer)]
    target = plans.worst_rival(g, seat, [s for s in among if s in foes] or among)
    for action in options:
        if isinstance(action, ChoosePlayer) and action.target == target:
            return Advice(action, "hint-harm")
    return Advice(options[0], "hint-nothing-better")


def building(g: ZombiesState, seat: int, options: Options) -> Advice:
    """The building where a rival stands, else the fullest one away from oneself."""
    best, most = options[0], -1
    foes = plans.rivals(g, seat)
    for action in options:
        if isinstance(action, ChooseBuilding):
            squares = g.city.building_squares(action.slot)
            score = len(squares)
            for other in range(g.seats):
                if g.status[other] == ALIVE and g.city.in_building(g.square[other]) == action.slot:
                    score += 20 if other in foes else -10
            if score > most:
                best, most = action, score
    return Advice(best, "hint-building")
