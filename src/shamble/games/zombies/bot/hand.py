"""The novice's cards: what to play now, against whom, and what to keep."""

from collections.abc import Callable
from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.game import Advice
from shamble.core.space.squares import OFF
from shamble.games.zombies.actions import Discard, EndTurn, Lay, Use
from shamble.games.zombies.bot import goals
from shamble.games.zombies.bot.paths import FAR
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.choices import ChooseBuilding, ChoosePlayer
from shamble.games.zombies.rules.cards.base import ITEMS
from shamble.games.zombies.rules.cards.items import blast
from shamble.games.zombies.rules.cards.playing import Play
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.state import ALIVE, MOVE, NO_ZOMBIE, ZOMBIE, ZombiesState

Options = list[Action[ZombiesState]]

Worth = Callable[[ZombiesState, int], int]

# worth of keeping a card, for a human and a zombie player; USUAL for other events
KEEP: Final[dict[str, tuple[int, int]]] = {
    "adrenaline_rush": (7, 0),
    "keys": (7, 0),
    "much_needed_rest": (7, 0),
    "alternate_food_source": (9, 1),
    "fear": (6, 6),
    "hysterical_paralysis": (6, 6),
    "brain_cramp": (6, 6),
    "bad_sense_of_direction": (6, 6),
    "couldnt_get_worse": (2, 6),
    "slight_miscalculation": (2, 6),
    "were_screwed": (2, 6),
    "zombie_master": (2, 6),
}
USUAL: Final = (4, 4)
# cards that only harm: not kept in a cooperative game
HARMFUL: Final = (
    "bad_sense_of_direction",
    "brain_cramp",
    "butter_fingers",
    "claustrophobia",
    "fear",
    "hysterical_paralysis",
    "not_dead",
    "shoes_untied",
    "couldnt_get_worse",
    "slight_miscalculation",
    "were_screwed",
    "zombie_master",
)


# harm to the own side of a card that has to be played; 0 for others
HARM: Final = {
    "bad_sense_of_direction": 9,
    "hysterical_paralysis": 8,
    "fear": 6,
    "butter_fingers": 5,
    "shoes_untied": 5,
    "couldnt_get_worse": 4,
    "claustrophobia": 3,
    "slight_miscalculation": 3,
    "were_screwed": 3,
    "where_did_everybody_go": 2,
    "zombie_master": 2,
    "not_dead": 1,
}
STRIKES: Final = ("fear", "hysterical_paralysis", "brain_cramp", "bad_sense_of_direction")


def keep_value(g: ZombiesState, seat: int, id: str) -> int:
    """Estimate the worth of keeping a card."""
    undead = g.status[seat] == ZOMBIE
    if id in ITEMS:
        if undead or g.item(seat, id) >= 0:
            return 0
        return 7 if g.rules.military and ITEMS[id].weapon else 3 if ITEMS[id].places else 5
    if g.rules.cooperative and id in HARMFUL:
        return 0
    human, zombie = KEEP.get(id, USUAL)
    return zombie if undead else human


def worth(g: ZombiesState, seat: int, id: str, last_chance: bool) -> int:
    """Estimate the worth of playing a regular event now; 0 means do not play it."""
    value = WORTH[id](g, seat) if id in WORTH else 0
    if id == "isnt_so_bad" and value == 0 and last_chance:
        return 20
    return value


def _keys(g: ZombiesState, seat: int) -> int:
    steps = goals.steps_to_helipad(g, seat)
    if steps <= 10 and goals.could_win(g, seat):
        return 90
    return 40 if 10 < steps < FAR and goals.could_win(g, seat) and goals.strength(g, seat) >= 6 else 0


def _rest(g: ZombiesState, seat: int) -> int:
    return 60 if g.life[seat] <= 2 else 0


def _isnt_so_bad(g: ZombiesState, seat: int) -> int:
    if g.status[seat] == ZOMBIE:
        return 50
    steps = goals.steps_to_helipad(g, seat)
    near = seat == g.active and g.phase == MOVE and g.mover == seat and steps <= g.steps_left()
    guarded = g.city.helipad != OFF and g.grid[g.city.helipad] != NO_ZOMBIE
    return 60 if near and guarded and goals.could_win(g, seat) else 0


def _crowd(g: ZombiesState, seat: int) -> int:
    """Estimate the worth of adding zombies: good for zombie players and for players behind."""
    if g.status[seat] == ZOMBIE:
        return 60
    return 30 if not g.rules.cooperative and _rival_ahead(g, seat) >= 60 else 0


def _rival_ahead(g: ZombiesState, seat: int) -> int:
    """Return the greatest threat among the rivals, if greater than the seat's own."""
    worst = goals.worst_rival(g, seat, goals.rivals(g, seat))
    if worst == OFF:
        return 0
    danger = goals.threat(g, worst)
    mine = goals.threat(g, seat) if g.status[seat] == ALIVE else 0
    return danger if danger > mine else 0


def _food_source(g: ZombiesState, seat: int) -> int:
    if g.status[seat] != ALIVE or g.peace():
        return 0
    steps = goals.steps_to_helipad(g, seat)
    if (
        seat == g.active
        and g.phase == MOVE
        and g.mover == seat
        and steps <= g.steps_left()
        and goals.could_win(g, seat)
    ):
        return 95
    if must_fight(g, seat) and goals.strength(g, seat) <= 3:
        return 50
    return 0


def _adrenaline(g: ZombiesState, seat: int) -> int:
    steps = goals.steps_to_helipad(g, seat)
    if g.mover != seat or not goals.could_win(g, seat):
        return 0
    left = g.steps_left()
    return 85 if left < steps <= left + g.allowance() and goals.strength(g, seat) >= 4 else 0


# -------------------------------------------------------------------- cards against the most dangerous rival


def _worst(g: ZombiesState, seat: int) -> int:
    """Return the rival to harm, or OFF in a cooperative game."""
    return OFF if g.rules.cooperative else goals.worst_rival(g, seat, goals.rivals(g, seat))


def _about_to_win(g: ZombiesState, worst: int) -> bool:
    """Return whether that rival will reach the Helipad in the current movement."""
    moving = worst == g.active and g.phase == MOVE and g.mover != OFF
    return moving and goals.steps_to_helipad(g, worst) <= g.steps_left() and goals.could_win(g, worst)


def _hold_back(g: ZombiesState, seat: int) -> int:
    worst = _worst(g, seat)
    return 80 if worst != OFF and _about_to_win(g, worst) else 0


def _brain_cramp(g: ZombiesState, seat: int) -> int:
    worst = _worst(g, seat)
    if worst == OFF:
        return 0
    moving = worst == g.active and g.phase == MOVE and g.mover != OFF
    return 80 if _about_to_win(g, worst) else 30 if moving and goals.threat(g, worst) >= 50 else 0


def _next_turn(g: ZombiesState, seat: int) -> int:
    worst = _worst(g, seat)
    return 45 if worst not in (OFF, g.active) and goals.threat(g, worst) >= 55 else 0


def _not_dead(g: ZombiesState, seat: int) -> int:
    worst = _worst(g, seat)
    return 40 if worst != OFF and g.rules.win_by_25() and g.kills[worst] >= 8 else 0


def _butter_fingers(g: ZombiesState, seat: int) -> int:
    worst = _worst(g, seat)
    if worst == OFF or goals.threat(g, worst) < 45:
        return 0
    return 35 if g.items[worst] or g.bullets[worst] >= 2 else 0


def _lead_away(g: ZombiesState, seat: int) -> int:
    worst = _worst(g, seat)
    return 50 if worst != OFF and goals.threat(g, worst) >= 60 and g.status[worst] == ALIVE else 0


WORTH: Final[dict[str, Worth]] = {
    "adrenaline_rush": _adrenaline,
    "alternate_food_source": _food_source,
    "keys": _keys,
    "much_needed_rest": _rest,
    "isnt_so_bad": _isnt_so_bad,
    "couldnt_get_worse": _crowd,
    "slight_miscalculation": _crowd,
    "were_screwed": _crowd,
    "zombie_master": _crowd,
    "brain_cramp": _brain_cramp,
    "shoes_untied": _hold_back,
    "bad_sense_of_direction": _hold_back,
    "fear": _next_turn,
    "hysterical_paralysis": _next_turn,
    "not_dead": _not_dead,
    "butter_fingers": _butter_fingers,
    "where_did_everybody_go": _lead_away,
}


# -------------------------------------------------------------------- items


def _grenade(g: ZombiesState, seat: int) -> int:
    return 55 if len(blast(g, seat)) >= 3 and g.life[seat] >= 2 else 0


def _marbles(g: ZombiesState, seat: int) -> int:
    return 0 if g.zombies_held() or g.rules.cooperative else 12


def _ammo(g: ZombiesState, seat: int) -> int:
    return 30 if g.bullets[seat] <= 1 and not g.rules.any_item_is_weapon else 0


# worth of discarding an item in play now; others are kept for a combat
USE: Final[dict[str, Worth]] = {"grenade": _grenade, "all_the_marbles": _marbles, "lots_of_ammo": _ammo}


def use_worth(g: ZombiesState, seat: int, id: str) -> int:
    return USE[id](g, seat) if id in USE else 0


def lay_worth(id: str) -> int:
    """Estimate the worth of laying an item down; items that work while in play come first."""
    return 25 if id in ("all_the_marbles", "lots_of_ammo") else 35


def best_card(g: ZombiesState, seat: int, options: Options, last_chance: bool = False) -> Advice | None:
    """Find the best card to play now, if any.

    `last_chance`: it would be discarded otherwise.
    """
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
    """Play a worthwhile card, else pass."""
    advice = best_card(g, seat, options)
    if advice is not None:
        return advice
    return Advice(next(action for action in options if isinstance(action, Pass)), "hint-keep-cards")


def end_of_turn(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Play a card, or discard one that is not worth keeping."""
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
    if worst is not None and (end is None or (least <= 3 and not _waits_to_strike(g, seat))):
        return Advice(worst, "hint-discard")
    return Advice(end or least_harm(g, seat, options), "hint-keep-cards" if end else "hint-must-play")


def least_harm(g: ZombiesState, seat: int, options: Options) -> Action[ZombiesState]:
    """Return the card that a player who must play does best to play (ZZ-15.02, ZZ-22.13)."""
    best, least = options[0], 99
    for action in options:
        if isinstance(action, Play):
            id = DECK[action.card]
            cost = keep_value(g, seat, id) + (HARM.get(id, 0) if g.rules.cooperative else 0)
            if cost < least:
                best, least = action, cost
    return best


def _waits_to_strike(g: ZombiesState, seat: int) -> bool:
    """Return whether a discard would block a card meant for another player's turn (ZZ-G30)."""
    if not g.rules.strict_discard or g.plays_left(seat) <= 0:
        return False
    return any(
        card >= 0 and DECK[card] in STRIKES and keep_value(g, seat, DECK[card]) >= 6 for card in g.hands[seat]
    )


def aim(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Aim at the most dangerous rival.

    Without one, at the friend who is furthest from winning.
    """
    foes = goals.rivals(g, seat)
    among = [action.target for action in options if isinstance(action, ChoosePlayer)]
    target = goals.worst_rival(g, seat, [s for s in among if s in foes])
    if target == OFF:
        target = min(among, key=lambda s: goals.threat(g, s))
    for action in options:
        if isinstance(action, ChoosePlayer) and action.target == target:
            return Advice(action, "hint-harm")
    return Advice(options[0], "hint-nothing-better")


def building(g: ZombiesState, seat: int, options: Options) -> Advice:
    """Choose the building with a rival inside, else the largest one away from the own pawn."""
    best, most = options[0], -1
    foes = goals.rivals(g, seat)
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
