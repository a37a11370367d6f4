"""The novice's small choices in activations and reactions."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import CLEAR
from shamble.games.all_things_zombie.bot.threat import A_ZOMBIE, attackers, danger, guns, health, strength
from shamble.games.all_things_zombie.choices import Answer, ToHex
from shamble.games.all_things_zombie.flow import ChooseSurvivor
from shamble.games.all_things_zombie.pieces import COSTS, LOOT_CARDS, MEDS, WEAPON_KINDS, WEAPONS
from shamble.games.all_things_zombie.rules.finding import Keep, Put
from shamble.games.all_things_zombie.rules.gear import TakeMeds
from shamble.games.all_things_zombie.rules.melee import PutDownOne
from shamble.games.all_things_zombie.rules.scenarios import BULLETS, PROFESSOR
from shamble.games.all_things_zombie.state import ENTRY, HexState, pace


def answer(options: list[Action[HexState]], *words: str) -> Action[HexState]:
    """Find the first of these answers that is possible."""
    for word in words:
        for action in options:
            if isinstance(action, Answer) and action.word == word:
                return action
    return options[0]


def next_one(g: HexState, options: list[Action[HexState]]) -> Advice:
    """Choose the survivor in most danger, then the fastest."""
    best, choice, who = -1.0, options[0], -1
    for action in options:
        if isinstance(action, ChooseSurvivor):
            s = g.people[action.survivor]
            value = 0.1 * s.mp()
            if s.kind == PROFESSOR and g.phase == ENTRY:
                value = -0.5  # after the others have entered
            if s.hex >= 0:
                value += danger(g, action.survivor, s.hex) + 3.0 * g.crowd(s.hex)
            if value > best:
                best, choice, who = value, action, action.survivor
    if who < 0:
        return Advice(choice, "hint-rest")
    return Advice(choice, "hint-goes-first", {"who": names.survivor_name(g, who)})


def meds(g: HexState, options: list[Action[HexState]]) -> Advice:
    """Use meds for a survivor who could act only with them (AT-04.24)."""
    for action in options:
        if isinstance(action, TakeMeds):
            s = g.people[action.survivor]
            if s.rep() + 1 == g.face_of(s.side) and not g.can_activate(action.survivor):
                return Advice(action, "hint-meds")
    return Advice(answer(options, "none"), "hint-keep-it")


def charged(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Fire and fight, or flee from too many."""
    s = g.people[survivor]
    crowd = g.crowd(s.hex)
    weak = crowd * A_ZOMBIE > strength(g, survivor) + 0.7
    if weak and health(g, survivor) <= 1 and g.map().terrain[s.hex] == CLEAR:
        return Advice(answer(options, "flee", "fire", "melee"), "hint-too-many")
    if crowd >= 2 or not crowd:
        return Advice(answer(options, "fire", "melee"), "hint-fire")
    return Advice(answer(options, "melee"), "hint-fight")


def under_fire(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Fire back from cover; in the open take cover when wounded."""
    s = g.people[survivor]
    covered = g.map().terrain[s.hex] != CLEAR
    if health(g, survivor) <= 0 and not covered:
        return Advice(answer(options, "cover", "fire"), "hint-cover")
    return Advice(answer(options, "charge", "fire", "cover"), "hint-fire")


def may_charge(g: HexState, survivor: int, hex: int, options: list[Action[HexState]]) -> Advice:
    odds = strength(g, survivor) - g.crowd(hex) * A_ZOMBIE
    odds -= sum([strength(g, foe) for foe in g.foes_in(hex, survivor)])
    if odds > 0.5 and health(g, survivor) > 0:
        return Advice(answer(options, "charge"), "hint-charge", names.hex_args(g, hex))
    return Advice(answer(options, "fire", "stay"), "hint-wait")


def surprise(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Shoot at two or more, and leave if there are too many."""
    s = g.people[survivor]
    crowd = g.crowd(s.hex)
    if crowd * A_ZOMBIE > strength(g, survivor) + 1.2:
        return Advice(answer(options, "back", "fire", "melee"), "hint-too-many")
    if crowd >= 2:
        return Advice(answer(options, "fire", "melee"), "hint-fire")
    return Advice(answer(options, "melee", "fire"), "hint-fight")


def scout(g: HexState, survivor: int, hex: int, options: list[Action[HexState]]) -> Advice:
    crowd = g.crowd(hex)
    if crowd * A_ZOMBIE > 0.8 * strength(g, survivor):
        return Advice(answer(options, "stay"), "hint-wait")
    return Advice(answer(options, "enter"), "hint-scout")


def hex_choice(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Choose the least dangerous hex, for cover or the set-up."""
    m = g.map()
    best, choice, where = 9999.0, options[0], -1
    for action in options:
        if isinstance(action, ToHex):
            value = danger(g, survivor, action.hex) + guns(g, survivor, action.hex)
            value += 0.0 if m.terrain[action.hex] != CLEAR else 1.0
            value += 0.01 * attackers(g, action.hex)
            if value < best:
                best, choice, where = value, action, action.hex
    if where < 0:
        return Advice(choice, "hint-nothing-better")
    key = "hint-cover-there" if g.phase != ENTRY else "hint-stand-there"
    return Advice(choice, key, names.hex_args(g, where))


def put_down(options: list[Action[HexState]]) -> Advice:
    """Choose the fastest zombie."""
    best, choice = -1, options[0]
    for action in options:
        if isinstance(action, PutDownOne) and pace(action.zombie) > best:
            best, choice = pace(action.zombie), action
    return Advice(choice, "hint-fight")


def item_value(item: int) -> float:
    """Estimate the worth of an item."""
    if item < 0:
        return -1.0
    value = float(COSTS[item])
    if item < WEAPON_KINDS and WEAPONS[item].ranged:
        value += 1.0
    return value - (0.5 if item == MEDS else 0.0)


def keep(g: HexState, options: list[Action[HexState]]) -> Advice:
    """Keep the better of two cards; in scenario 1 a weapon first (AT-12.08)."""
    best, choice = -99.0, options[0]
    for action in options:
        if isinstance(action, Keep):
            item = LOOT_CARDS[action.card]
            value = item_value(item)
            if g.scenario == BULLETS and 0 <= item < WEAPON_KINDS:
                value += 10
            if value > best:
                best, choice = value, action
    return Advice(choice, "hint-keep-it")


def stow(g: HexState, survivor: int, item: int, options: list[Action[HexState]]) -> Advice:
    """Stow the item in a free box, the better gun in hand, or drop something worse.

    In scenario 1 with s1_carry_out a found weapon is kept.
    """
    best, choice = 0.0, options[-1]
    for action in options:
        if isinstance(action, Put):
            value = item_value(item) - item_value(action.out) if action.out >= 0 else item_value(item)
            if g.scenario == BULLETS and g.rules.s1_carry_out and item < WEAPON_KINDS:
                value += 5
            if action.slot == 0:
                value += 0.1
            if value > best:
                best, choice = value, action
    return Advice(choice, "hint-keep-it")


def cure(g: HexState, survivor: int, options: list[Action[HexState]]) -> Advice:
    """Try the cure: a success ends the fight, better than the Professor's single die."""
    return Advice(answer(options, "cure"), "hint-cure")
