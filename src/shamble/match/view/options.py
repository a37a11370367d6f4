"""Decisions, options and refused options, as protocol messages.

Every view function takes the seats of one client: all seats played at one screen, none for a spectator. It returns only
what those seats are allowed to know.
"""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.chance import Draw, Roll
from shamble.core.frames import Ballot, Frame, Prompt
from shamble.core.prospects import Prospect as CoreProspect
from shamble.core.refusals import Refusal
from shamble.core.state import State
from shamble.match.match import Match
from shamble.match.protocol.view import (
    Decision,
    Message,
    Option,
    Prospect,
    RealCard,
    RealChance,
    RefusalReason,
    RefusedOption,
)

EMPTY: list[Any] = []  # shared by all messages: most lists of most options are empty
MAX_REFUSED = 200  # refused options in one decision
MAX_REFUSED_IN_UPDATE = (
    12  # refused options of verbs with legal options; above it, one for each reason is sent
)

Seats = Collection[int]  # the seats of one client
NearMiss = tuple[Action[Any], list[Refusal]]


def to_message(prompt: Prompt) -> Message:
    return Message(prompt.key, dict(prompt.args), list(prompt.rules))


def to_reason(refusal: Refusal) -> RefusalReason:
    things = list(refusal.things) if refusal.things else EMPTY
    return RefusalReason(refusal.key, refusal.args, refusal.rule, things)


def to_option(g: State, action: Action[Any], prospects: Iterable[CoreProspect] = ()) -> Option:
    cost, verb, rules = action.cost(g), action.verb(), action.rules()
    return Option(
        action.text(g),
        verb,
        "do-" + verb,
        action.args(g),
        list(action.things(g)),
        cost if cost >= 0 else None,
        action.needs_confirmation(g),
        list(rules) if rules else EMPTY,
        [_to_prospect(prospect) for prospect in prospects] if prospects else EMPTY,
    )


def _to_prospect(prospect: CoreProspect) -> Prospect:
    return Prospect(
        key=prospect.key,
        args=dict(prospect.args),
        chance=round(prospect.chance, 4) if prospect.chance >= 0 else None,
        tone=_tone(prospect.tone),
        things=list(prospect.things),
        rules=list(prospect.rules),
        sampled=prospect.sampled,
    )


def _tone(tone: str) -> Any:
    assert tone in ("good", "bad", "")
    return tone


def _legal_option(
    g: State, action: Action[Any], prospects: list[CoreProspect], has_alternatives: bool
) -> Option:
    """Return a legal option.

    If it wastes something and there are alternatives, mark it for confirmation.
    """
    wasted = action.waste_warning(g) if has_alternatives else None
    if wasted is None:
        return to_option(g, action, prospects)
    return replace(to_option(g, action, [*prospects, wasted]), confirm=True)


# ---------------------------------------------------------------- decisions


def deciding_seat(frame: Frame[Any] | None, g: State, seats: Seats) -> int | None:
    """Return the client's seat that must answer or can change its sealed answer, or None."""
    if frame is None:
        return None
    owing = [seat for seat in frame.waiting(g) if seat in seats]
    if owing:
        return owing[0]
    if isinstance(frame, Ballot):
        changing = [seat for seat in frame.asked_seats(g) if seat in seats]
        if changing:
            return changing[0]
    return None


def pending_decision(match: Match, seats: Seats) -> Decision | None:
    """Return the pending decision with all options of the client's deciding seat."""
    return decision_at(match, match.state, seats)


def decision_at(
    match: Match, g: State, seats: Seats, with_options: bool = True, limit_refused: bool = False
) -> Decision | None:
    """Return the decision pending in a state of the match, or None when the game is over.

    Without `with_options` it is a record of a past decision. `limit_refused` shortens the list of refused options.
    """
    frame = engine.pending(g)
    if frame is None:
        return None
    seat = deciding_seat(frame, g, seats) if with_options else None
    own_frame = frame.frame_for_seat(g, seat) if seat is not None else frame
    options: list[Option] = []
    refused: list[RefusedOption] = []
    answered = ""
    if seat is not None:
        known = match.game.view(g, seat).known
        legal = engine.legal(g, seat)
        options = [
            _legal_option(g, action, action.prospects(known, seat), len(legal) > 1) for action in legal
        ]
        misses = engine.refused_actions(g, seat)[:MAX_REFUSED]
        refused = _to_refused(g, _limit_near_misses(misses, legal) if limit_refused else misses)
        if isinstance(frame, Ballot) and g.answers[-1][seat] >= 0:
            answered = options[g.answers[-1][seat]].text
    return Decision(
        id=match.decision_id,
        kind=_kind(own_frame),
        topic=own_frame.topic(),
        subject=own_frame.subject(g),
        asked=list(frame.asked_seats(g)),
        waiting=list(frame.waiting(g)),
        prompt=to_message(own_frame.prompt(g)),
        seat=seat,
        options=options,
        refused=refused,
        answered=answered,
        routine=_routine(own_frame, g, seat) if seat is not None else None,
        real=_real_chance(frame, g),
    )


def _kind(frame: Frame[Any]) -> Any:
    kind = frame.kind()
    assert kind in ("turn", "ballot", "window", "chance")
    return kind


def _routine(frame: Frame[Any], g: State, seat: int) -> Message | None:
    routine = frame.routine(g, seat)
    return to_message(routine) if routine is not None else None


def _real_chance(frame: Frame[Any], g: State) -> RealChance | None:
    """Return what the players must enter when they use real dice or cards, or None."""
    if isinstance(frame, Roll):
        return RealChance(dice=frame.dice(g), sides=frame.sides(), by=frame.roller(g))
    if not isinstance(frame, Draw):
        return None
    cards: dict[tuple[str, str], RealCard] = {}
    for value in frame.bag(g):
        card_name = frame.card_name(g, value)
        if card_name is not None:
            name = to_message(card_name)
            cards.setdefault((name.key, str(name.args)), RealCard(value, name))
    return RealChance(cards=list(cards.values()), by=frame.roller(g))


# ---------------------------------------------------------------- refused options


def refused_with_target(g: State, seats: Seats, target: str) -> list[RefusedOption]:
    """List the refused options that name a target, unless the last update had them all."""
    seat = deciding_seat(engine.pending(g), g, seats)
    if seat is None:
        return EMPTY
    misses = engine.refused_actions(g, seat)[:MAX_REFUSED]
    if len(_limit_near_misses(misses, engine.legal(g, seat))) == len(misses):
        return EMPTY
    return _to_refused(g, [miss for miss in misses if target in miss[0].things(g)])


def _limit_near_misses(misses: list[NearMiss], legal: list[Action[Any]]) -> list[NearMiss]:
    """List the near misses that an update contains.

    If many of them have a verb with legal options (a zombie can walk here, but not to a dozen other squares), only the
    first for each verb and reason remains. `refused_with_target` returns the others when the player points at a target.
    """
    legal_verbs = {action.verb() for action in legal}
    if sum(action.verb() in legal_verbs for action, _ in misses) <= MAX_REFUSED_IN_UPDATE:
        return misses
    seen: set[tuple[str, ...]] = set()
    limited = []
    for action, refusals in misses:
        group = (action.verb(), *[refusal.key for refusal in refusals])
        if group not in seen or group[0] not in legal_verbs:
            seen.add(group)
            limited.append((action, refusals))
    return limited


def _to_refused(g: State, misses: Iterable[NearMiss]) -> list[RefusedOption]:
    refused = []
    for action, refusals in misses:
        where = action.where(g)
        reasons = [to_reason(refusal) for refusal in refusals]
        refused.append(RefusedOption(to_option(g, action), reasons, list(where) if where else EMPTY))
    return refused
