"""What a player sees of a position at a glance, and what an experienced one would not do."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.mind import Effect
from shamble.games.city_of_horror.actions import PlayCard, UsePower
from shamble.games.city_of_horror.rules.promises import VOTE_PROMISE, open_promises, promised_args
from shamble.games.city_of_horror.rules.votes import Point, Vote
from shamble.games.city_of_horror.state import STAND_BY, CityState

EFFECTS: Final = [
    Effect("soon-people", 0.1, True),
    Effect("soon-hand", 0.3, True),
    Effect("soon-antidotes", 0.15, True),
    Effect("soon-their-people", 0.15, False),
]


def glance(g: CityState, seat: int) -> list[float]:
    """Return the seat's living characters, cards and antidotes, and the others' characters."""
    theirs = sum([len(g.alive(other)) for other in range(g.seats) if other != seat])
    return [float(len(g.alive(seat))), float(len(g.hands[seat])), float(g.antidotes[seat]), float(theirs)]


def warning(g: CityState, seat: int, action: Action[CityState]) -> str:
    """Return the message against an action that breaks a promise."""
    frame = g.stack[-1]
    if isinstance(frame, Vote) and isinstance(action, Point):
        named = promised_args(g, seat, VOTE_PROMISE[frame.vote], frame.place)
        for owner, target in zip(action.owners, action.targets, strict=True):
            if owner == seat and named and target not in named:
                return "warn-promise"
    if isinstance(action, (PlayCard, UsePower)) and open_promises(g, seat, STAND_BY, g.resolving):
        return "warn-promise"
    return ""
