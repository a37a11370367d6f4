"""What a card or power has to be aimed at, in which order, and what may be named (CH-16.03, CH-G44, CH-G50).

A card is its kind, a power is POWERS plus the number of the character."""

from typing import Final

from shamble.core.actions import Action
from shamble.games.city_of_horror.board import (
    AGENT,
    BUSINESSMAN,
    BUSINESSWOMAN,
    CROSSROADS,
    GEEK,
    PLACES,
    PREGNANT,
    ROCKER,
    THIEF,
)
from shamble.games.city_of_horror.cards import (
    ALARM,
    BOMB,
    CHAINSAW,
    COERCION,
    ENERGY_DRINK,
    FLARE,
    FLASHLIGHT,
    HIDEOUT,
    KITTY,
    MOLOTOV,
    PICKPOCKET,
    PISTOL,
    SHOTGUN,
)
from shamble.games.city_of_horror.choices import (
    ChooseCard,
    ChooseColour,
    ChoosePerson,
    ChoosePlace,
    ChooseSeat,
)
from shamble.games.city_of_horror.rules import zombies
from shamble.games.city_of_horror.state import EXPOSED, TUCKED, CityState

POWERS: Final = 100

AT: Final = "at"  # a place with zombies
ANYWHERE: Final = "lure"  # a place with room for a zombie
FROM: Final = "from"
TO: Final = "to"
WHERE: Final = "where"  # a place where there will be a vote
WAKE: Final = "wake"
HIDE: Final = "hide"
LEADER: Final = "leader"
ROB: Final = "rob"
COERCE: Final = "coerce"
PAY: Final = "pay"
TAKE: Final = "take"

_STAGES: Final[dict[int, tuple[str, ...]]] = {
    ALARM: (ANYWHERE,),
    ENERGY_DRINK: (WAKE,),
    HIDEOUT: (HIDE,),
    PISTOL: (AT,),
    CHAINSAW: (AT,),
    FLASHLIGHT: (LEADER,),
    KITTY: (FROM,),
    PICKPOCKET: (ROB,),
    COERCION: (COERCE, WHERE),
    SHOTGUN: (AT,),
    MOLOTOV: (AT,),
    FLARE: (FROM, TO),
    BOMB: (AT,),
    POWERS + BUSINESSMAN: (PAY, TAKE),
    POWERS + BUSINESSWOMAN: (PAY, TAKE),
    POWERS + GEEK: (TO,),
    POWERS + ROCKER: (TO,),
    POWERS + AGENT: (LEADER,),
    POWERS + THIEF: (ROB,),
}


def stages(task: int) -> tuple[str, ...]:
    """What has to be named for it, one after the other."""
    return _STAGES.get(task, ())


def possible(g: CityState, seat: int, task: int, chosen: tuple[int, ...]) -> list[int]:
    """What may be named next: places, characters, colours, seats or cards."""
    stage = stages(task)[len(chosen)]
    if stage == AT:
        return [place for place in range(len(PLACES)) if g.zombies[place]]  # CH-G50
    if stage == ANYWHERE:
        return [place for place in range(len(PLACES)) if zombies.room(g, place) and g.horde]
    if stage == FROM:
        return [place for place in range(len(PLACES)) if g.zombies[place]]
    if stage == TO:
        source = chosen[0] if chosen else g.people[task - POWERS].place
        if not g.zombies[source]:
            return []
        return [p for p in range(len(PLACES)) if p != source and zombies.room(g, p)]  # CH-G08
    if stage == WHERE:
        return [p for p in g.places if p != CROSSROADS and g.unresolved(p)]
    if stage == WAKE:
        return [person for person in range(len(g.people)) if may_wake(g, seat, person)]
    if stage == HIDE:
        return [person for person in g.alive(seat) if g.people[person].shelter == EXPOSED]
    if stage == LEADER:
        return [colour for colour in g.uncovered() if colour != g.leader]
    if stage == ROB:
        return [other for other in g.order() if other != seat and g.hands[other]]  # CH-G51
    if stage == COERCE:
        return [other for other in g.order() if other != seat]
    if stage == PAY:
        return g.hands[seat] if g.discard or not g.rules.no_take_back else []
    return g.discard if g.rules.no_take_back else [*g.discard, chosen[0]]  # TAKE (CH-G27)


def may_wake(g: CityState, seat: int, person: int) -> bool:
    """An exhausted character anybody may turn (CH-G49): never the Pregnant Woman, never a tucked-away child."""
    c = g.people[person]
    if g.rules.energy_drink_own_only and c.seat != seat:
        return False
    return can_be_woken(g, person)


def can_be_woken(g: CityState, person: int) -> bool:
    c = g.people[person]
    return c.alive and not c.rested and person != PREGNANT and c.shelter != TUCKED


def choice(stage: str, what: int) -> Action[CityState]:
    """The small choice that names it."""
    if stage in (WAKE, HIDE):
        return ChoosePerson(what, stage)
    if stage == LEADER:
        return ChooseColour(what)
    if stage in (ROB, COERCE):
        return ChooseSeat(what, stage)
    if stage in (PAY, TAKE):
        return ChooseCard(what, stage)
    return ChoosePlace(what, stage)


def chosen_by(action: Action[CityState]) -> int:
    """What a small choice names."""
    if isinstance(action, ChoosePerson):
        return action.person
    if isinstance(action, ChooseColour):
        return action.colour
    if isinstance(action, ChooseSeat):
        return action.seat
    if isinstance(action, ChooseCard):
        return action.card
    assert isinstance(action, ChoosePlace)
    return action.place


def reachable(g: CityState, seat: int, task: int) -> bool:
    """Is there anything to aim at, to the end?"""
    order = stages(task)
    if not order:
        return True
    first = possible(g, seat, task, ())
    if len(order) == 1:
        return len(first) > 0
    return any(possible(g, seat, task, (what,)) for what in first)
