"""Guided first game, in missions of level "tutorial": the best thing to do next."""

from typing import Final

from shamble.core import engine
from shamble.core.actions import Action
from shamble.games.zombicide import names
from shamble.games.zombicide.actions.attacks import Shoot, Strike, weapon_actions
from shamble.games.zombicide.actions.basic import Move, OpenDoor, Search, basic_actions
from shamble.games.zombicide.actions.mission import Take, mission_actions
from shamble.games.zombicide.bot import goals
from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.state import HANDS, Survivor, ZombicideState
from shamble.games.zombicide.view_types import Coach, Lesson

TUTORIAL: Final = "tutorial"
ENOUGH_ARMED: Final = 2  # armed survivors, enough to open a door


# Lessons for questions other than the choice of an action, by topic.
QUESTIONS: Final[dict[str, tuple[Lesson, tuple[str, ...]]]] = {
    "pick-survivor": ("pick", ("ZC-03.17",)),
    "agree-on-first": ("first", ("ZC-03.16",)),
    "who-is-next": ("next", ("ZC-06.01",)),
    "arrange": ("arrange", ("ZC-05.35", "ZC-06.25")),
    "trade": ("trade", ("ZC-06.26",)),
    "share-wound": ("wound", ("ZC-07.04", "ZC-07.09")),
    "agree-on-wound": ("wound", ("ZC-07.04", "ZC-07.09")),
    "lose-card": ("lose", ("ZC-07.05", "ZC-07.08")),
    "new-skill-orange": ("skill", ("ZC-05.28",)),
    "new-skill-red": ("skill", ("ZC-05.28",)),
    "choose-hit": ("target", ("ZC-08.17",)),
    "reroll": ("reroll", ("ZC-08.06",)),
    "next-room": ("rooms", ("ZC-06.21", "ZC-06.22")),
    "make-room": ("full", ("ZC-05.38",)),
    "abomination-way": ("way", ("ZC-07.20",)),
    "matching-set": ("match", ("ZC-09.28",)),
    "walk-on": ("on", ("ZC-09.15",)),
}


def lesson(id: Lesson, rules: tuple[str, ...], things: list[str] | None = None) -> Coach:
    return {"id": id, "rules": list(rules), "things": things if things is not None else []}


def coach(g: ZombicideState, seat: int) -> Coach | None:
    """Return the lesson for a seat; None outside the tutorial."""
    if mission_of(g).facts["level"] != TUTORIAL:
        return None
    if g.is_over():
        return lesson("over", ("ZC-M00.02",))
    frame = engine.pending(g)
    if frame is None or seat not in frame.waiting(g):
        return lesson("wait", ("ZC-04.01", "ZC-07.01"))
    if frame.topic() in QUESTIONS:
        id, rules = QUESTIONS[frame.topic()]
        return lesson(id, rules)
    if isinstance(frame, SurvivorTurn):
        return turn(g, frame.survivor)
    return lesson("choose", frame.prompt(g).rules)


def turn(g: ZombicideState, n: int) -> Coach:
    """Return the lesson for a survivor's turn.

    In order: take, fight, flee, shoot, open if enough are armed, arm, search, stay where it is safe, open,
    go. Whether to stay is decided as in the hints, so that the two do not contradict each other.
    """
    s = g.survivors[n]
    here = [names.zone_thing(g, s.zone)]
    if legal_of(g, mission_actions(g, n), Take):
        return lesson("take", ("ZC-06.38", "ZC-M00.02"), tokens(g))
    attacks = weapon_actions(g, n)
    if g.zombies_in(s.zone):
        if legal_of(g, attacks, Strike):
            return lesson("strike", ("ZC-06.29", "ZC-08.16"), here)
        return lesson("flee", ("ZC-06.05", "ZC-07.04"), here)
    shots = [shot for shot in legal_of(g, attacks, Shoot) if not shot.needs_confirmation(g)]
    if shots:
        zones = [shot.things(g)[-1] for shot in shots]
        return lesson("shoot", ("ZC-06.28", "ZC-08.21", "ZC-05.19"), list(dict.fromkeys(zones)))
    basic = basic_actions(g, n)
    doors = [door.things(g)[1] for door in legal_of(g, basic, OpenDoor)]
    opening = lesson("open", ("ZC-06.19", "ZC-06.21"), list(dict.fromkeys(doors)))
    camp = goals.holding_out(g)
    if doors and enough_armed(g) and not camp:
        return opening
    crowbar = opener_in_pack(s)
    if crowbar >= 0 and g.actions:
        return lesson("arm", ("ZC-05.36", "ZC-06.25"), [names.card_thing(crowbar)])
    if legal_of(g, basic, Search):
        if g.round <= 1:
            return lesson("search", ("ZC-06.07", "ZC-06.08", "ZC-M00.04"))
        return lesson("loot", ("ZC-06.07", "ZC-06.09"))
    if camp:
        return lesson("camp", ("ZC-06.09", "ZC-06.40"))
    if doors:
        return opening
    if armed(s) and legal_of(g, basic, Move):
        zones = [names.zone_thing(g, token.zone) for token in g.board().objectives]
        return lesson("go", ("ZC-06.04", "ZC-M00.02"), zones if g.objectives else [])
    return lesson("end", ("ZC-06.40", "ZC-07.01"))


def legal_of(
    g: ZombicideState, actions: list[Action[ZombicideState]], kind: type
) -> list[Action[ZombicideState]]:
    """Return the legal actions of one kind; the others are not checked."""
    seat = g.survivors[g.acting].seat
    return [action for action in actions if isinstance(action, kind) and not action.refusals(g, seat)]


def tokens(g: ZombicideState) -> list[str]:
    """Return the Objectives still on the board."""
    return [names.objective_thing(g, o) for o in range(len(g.board().objectives)) if g.objectives >> o & 1]


def enough_armed(g: ZombicideState) -> bool:
    """Return whether enough survivors hold a weapon to open a door."""
    return sum([armed(g.survivors[n]) for n in g.living()]) >= min(ENOUGH_ARMED, len(g.living()))


def armed(s: Survivor) -> bool:
    """Return whether the survivor holds a weapon with dice."""
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        if kind is not None and kind.dice:
            return True
    return False


def opener_in_pack(s: Survivor) -> int:
    """Return a card in the pack that opens doors if no card in hand does; otherwise -1."""
    hands = [CARDS[card] for card in s.slots[:HANDS] if card >= 0]
    if any(kind.opens_doors for kind in hands):
        return -1
    for card in s.slots[HANDS:]:
        if card >= 0 and CARDS[card].opens_doors:
            return card
    return -1
