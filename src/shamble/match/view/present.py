"""What a client is told. A client is the set of seats at one screen; a spectator has none.

Everything that leaves the table goes through here: events as `seen_by` lets them, views as the game redacts them, and
never what somebody else put into a ballot or chose in secret.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from shamble.core import engine, events, game_story, inspection
from shamble.core.actions import Action
from shamble.core.chance import Draw, Roll
from shamble.core.events import Event, Record
from shamble.core.frames import Ballot, Frame, Prompt
from shamble.core.prospects import Prospect as CoreProspect
from shamble.core.refusals import Refusal
from shamble.core.state import State
from shamble.core.visibility import SPECTATOR
from shamble.match import log_replay
from shamble.match.log import Chair, Moved, Seated, Told
from shamble.match.match import Match
from shamble.match.protocol.events import Inspection, MoveRoute, Sync, Update
from shamble.match.protocol.http import Replay, ReplayStep
from shamble.match.protocol.view import (
    Decision,
    Dice,
    Ending,
    Hero,
    LogLine,
    Message,
    Option,
    Prospect,
    RealCard,
    RealChance,
    RefusalReason,
    RefusedOption,
    Score,
    Seat,
    TurningPoint,
    Undo,
)
from shamble.match.timeline import Played

NONE: list[Any] = []  # the one empty list of all messages: dozens of options in each have nothing to list
MOST_REFUSED = 200  # near misses told with a decision
FEW = 12  # of verbs that can be done otherwise; of more than that one is told for each reason

Seats = Collection[int]  # of one client


@dataclass(frozen=True)
class Passage:
    """An entry of the log in words: who made it (-1 = the table itself), and its lines."""

    version: int
    by: int
    lines: Sequence[LogLine]


# ---------------------------------------------------------------- single things


def message(prompt: Prompt) -> Message:
    return Message(prompt.key, dict(prompt.args), list(prompt.rules))


def reason(refusal: Refusal) -> RefusalReason:
    return RefusalReason(
        refusal.key, refusal.args, refusal.rule, list(refusal.things) if refusal.things else NONE
    )


def prospect(told: CoreProspect) -> Prospect:
    return Prospect(
        key=told.key,
        args=dict(told.args),
        chance=round(told.chance, 4) if told.chance >= 0 else None,
        tone=_tone(told.tone),
        things=list(told.things),
        rules=list(told.rules),
        sampled=told.sampled,
    )


def _tone(tone: str) -> Any:
    assert tone in ("good", "bad", "")
    return tone


def option(g: State, action: Action[Any], prospects: Iterable[CoreProspect] = ()) -> Option:
    cost, verb, rules = action.cost(g), action.verb(), action.rules()
    return Option(
        action.text(g),
        verb,
        "do-" + verb,
        action.args(g),
        list(action.things(g)),
        cost if cost >= 0 else None,
        action.needs_confirmation(g),
        list(rules) if rules else NONE,
        [prospect(told) for told in prospects] if prospects else NONE,
    )


def offered(g: State, action: Action[Any], prospects: list[CoreProspect], others: bool) -> Option:
    """An option that may be taken. Whoever gives something up while there are `others` is asked once."""
    wasted = action.waste_warning(g) if others else None
    if wasted is None:
        return option(g, action, prospects)
    return replace(option(g, action, [*prospects, wasted]), confirm=True)


def _dice(dice: events.Dice) -> Dice:
    return Dice(
        faces=list(dice.faces),
        sides=dice.sides,
        need=Message(dice.need, dict(dice.need_args)) if dice.need else None,
        marks=list(dice.marks),
        verdict=Message(dice.verdict, dict(dice.verdict_args)) if dice.verdict else None,
        table=dice.table,
        row=dice.row,
    )


def line(event: Event) -> LogLine:
    """An event in words."""
    said = event.line()
    return LogLine(
        key=said.key,
        args=dict(said.args),
        things=list(said.things),
        rules=list(said.rules),
        tone=said.tone,
        dice=_dice(said.dice) if said.dice is not None else None,
        card=said.card,
        kind=event.tag(),
        data=dict(event.data()),
    )


def _seen(event: Event, seats: Seats) -> Event | None:
    """The richest that one of the seats may know of an event."""
    best: Event | None = None
    for seat in seats or (SPECTATOR,):
        seen = event.seen_by(seat)
        if seen is event or seen == event:
            return event
        if best is None:
            best = seen
    return best


def lines(record: Record, seats: Seats) -> list[LogLine]:
    """What happened, as a client may know it."""
    seen = [_seen(event, seats) for event in record.events]
    return [line(event) for event in seen if event is not None]


def seated(entry: Seated, before: Chair) -> LogLine:
    """A change of seats, in words."""
    chair, seat = entry.chair, entry.seat + 1
    name = chair.name or str(seat)
    if chair.kind == before.kind and chair.bot == before.bot:
        return LogLine("event-seat-name", {"seat": seat, "name": name})
    if chair.kind == "bot":
        return LogLine("event-seat-bot", {"seat": seat, "name": name, "bot": chair.bot})
    if chair.kind == "person":
        return LogLine("event-seat-person", {"seat": seat, "name": name})
    return LogLine("event-seat-open", {"seat": seat})


# ---------------------------------------------------------------- what is being decided


def speaker(frame: Frame[Any] | None, g: State, seats: Seats) -> int | None:
    """The seat of this client that has to answer now, or may still change its sealed answer."""
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


NearMiss = tuple[Action[Any], list[Refusal]]


def _refused(g: State, misses: Iterable[NearMiss]) -> list[RefusedOption]:
    """Near misses in words."""
    out = []
    for action, reasons in misses:
        where = action.where(g)
        told = [reason(one) for one in reasons]
        out.append(RefusedOption(option(g, action), told, list(where) if where else NONE))
    return out


def _briefly(misses: list[NearMiss], legal: list[Action[Any]]) -> list[NearMiss]:
    """Near misses as an update tells them: whatever cannot be done at all, and of what can be done otherwise, where
    there is much of it (a zombie may walk here, but not there, there and there), one for each reason. The others are
    told to whoever points at a thing (`insight`)."""
    can = {action.verb() for action in legal}
    if sum(action.verb() in can for action, _ in misses) <= FEW:
        return misses
    seen: set[tuple[str, ...]] = set()
    told = []
    for action, reasons in misses:
        about = (action.verb(), *[one.key for one in reasons])
        if about not in seen or about[0] not in can:
            seen.add(about)
            told.append((action, reasons))
    return told


def decision(match: Match, seats: Seats) -> Decision | None:
    """What the table waits for, with the options of the client's seat that has to answer and every near miss."""
    return _decision(match, match.state, seats, True)


def _decision(match: Match, g: State, seats: Seats, asking: bool, briefly: bool = False) -> Decision | None:
    frame = engine.pending(g)
    if frame is None:
        return None
    seat = speaker(frame, g, seats) if asking else None
    put = frame.frame_for_seat(g, seat) if seat is not None else frame
    options: list[Option] = []
    refused: list[RefusedOption] = []
    answered = ""
    if seat is not None:
        known = match.game.view(g, seat).known
        legal = engine.legal(g, seat)
        options = [offered(g, action, action.prospects(known, seat), len(legal) > 1) for action in legal]
        misses = engine.refused_actions(g, seat)[:MOST_REFUSED]
        refused = _refused(g, _briefly(misses, legal) if briefly else misses)
        if isinstance(frame, Ballot) and g.answers[-1][seat] >= 0:
            answered = options[g.answers[-1][seat]].text
    return Decision(
        id=match.number,
        kind=_kind(put),
        topic=put.topic(),
        subject=put.subject(g),
        asked=list(frame.asked_seats(g)),
        waiting=list(frame.waiting(g)),
        prompt=message(put.prompt(g)),
        seat=seat,
        options=options,
        refused=refused,
        answered=answered,
        routine=_routine(put, g, seat) if seat is not None else None,
        real=_real(frame, g),
    )


def _real(frame: Frame[Any], g: State) -> RealChance | None:
    """What a table with real dice or cards waits for."""
    if isinstance(frame, Roll):
        return RealChance(dice=frame.dice(g), sides=frame.sides(), by=frame.roller(g))
    if not isinstance(frame, Draw):
        return None
    cards: dict[tuple[str, str], RealCard] = {}
    for value in frame.bag(g):
        called = frame.card_name(g, value)
        if called is not None:
            name = message(called)
            cards.setdefault((name.key, str(name.args)), RealCard(value, name))
    return RealChance(cards=list(cards.values()), by=frame.roller(g))


def _routine(frame: Frame[Any], g: State, seat: int) -> Message | None:
    routine = frame.routine(g, seat)
    return message(routine) if routine is not None else None


def _kind(frame: Frame[Any]) -> Any:
    kind = frame.kind()
    assert kind in ("turn", "ballot", "window", "chance")
    return kind


def eyes(g: State, seats: Seats, last: Played) -> int:
    """The seat through whose eyes a client looks: the one that decides, or else the one that acted last."""
    if not seats:
        return SPECTATOR
    deciding = speaker(engine.pending(g), g, seats)
    if deciding is not None:
        return deciding
    for seat in last.acted:
        if seat in seats:
            return seat
    return min(seats)


def view(match: Match, seats: Seats) -> Any:
    """The table as the client sees it."""
    return _view(match, match.state, seats, match.active[-1])


def _view(match: Match, g: State, seats: Seats, last: Played) -> Any:
    game = match.game
    seen = game.view(g, eyes(g, seats, last))
    shown = game.client_view(seen)
    if game.view_types() == (
        dict,
        dict,
    ):  # no board of its own: the plain table also shows the position in words
        return {**shown, "notation": game.describe(seen.known)}
    return shown


def insight(match: Match, seats: Seats, ref: int, thing: str) -> Inspection:
    """What the client may know about a thing it points at, and what it may not do with it now."""
    g = match.state
    told = match.game.inspect(match.game.view(g, eyes(g, seats, match.active[-1])), thing)
    return Inspection(
        ref=ref,
        version=match.version,
        thing=told.thing,
        sees=told.sees,
        blocks={place: list(things) for place, things in told.blocks.items()},
        near=told.near,
        reach={place: _way(way) for place, way in told.reach.items()},
        detours={place: [_way(way) for way in ways] for place, ways in told.detours.items()},
        needs=told.needs,
        odds=told.odds,
        refused=_left_out(g, seats, thing),
    )


def _left_out(g: State, seats: Seats, thing: str) -> list[RefusedOption]:
    """Near misses with a thing, where the update did not tell all there are."""
    seat = speaker(engine.pending(g), g, seats)
    if seat is None:
        return NONE
    misses = engine.refused_actions(g, seat)[:MOST_REFUSED]
    if len(_briefly(misses, engine.legal(g, seat))) == len(misses):
        return NONE
    return _refused(g, [miss for miss in misses if thing in miss[0].things(g)])


def _way(way: inspection.Route) -> MoveRoute:
    return MoveRoute(list(way.actions), list(way.path), way.cost, list(way.risks))


def undo(match: Match, seats: Seats) -> Undo:
    reach = match.reach(seats)
    why = Message(reach.why) if not reach.steps else None
    return Undo(
        reach.steps,
        why,
        not reach.steps and reach.asked_to >= 0,
        match.can_redo(seats),
        bool(seats) and isinstance(match.active[-1].entry, Told),
    )


def ending(match: Match) -> Ending | None:
    g = match.state
    if not g.is_over():
        return None
    told = match.game.ending(g)
    scores = []
    for seat in range(g.seats):
        note = told.notes[seat]
        scores.append(
            Score(seat, seat in g.winners, told.points[seat], message(note) if note is not None else None)
        )
    facts = [message(fact) for fact in told.facts]
    plain = Ending(message(told.message), _winner(match), scores, dict(told.series), facts, match.secret)
    happened = [(played.version, event) for played in match.active for event in played.record.events]
    story = match.game.story(g, happened)
    if story is None:
        return plain
    seen = story.turning.seen_by(SPECTATOR) if story.turning is not None else None
    return replace(
        plain,
        why=message(story.why) if story.why is not None else None,
        heroes=[_hero(hero) for hero in story.heroes],
        turning=TurningPoint(story.version, story.turning_round, line(seen)) if seen is not None else None,
    )


def _hero(hero: game_story.Hero) -> Hero:
    fate = message(hero.fate) if hero.fate is not None else None
    return Hero(
        hero.thing, message(hero.name), hero.seat, hero.alive, fate, hero.kills, hero.finds, hero.wounds
    )


def _winner(match: Match) -> str:
    """A side if it won as a whole, otherwise the seats that won, or nobody."""
    winners = match.state.winners
    sides = match.game.sides(match.header.setup())
    if f"side-{match.state.outcome}" in sides:
        return match.state.outcome
    won = {sides[seat] for seat in winners}
    if not winners:
        return "nobody"
    if len(won) == 1 and all(seat in winners for seat, side in enumerate(sides) if side in won):
        return won.pop().removeprefix("side-")
    return " ".join(f"seat-{seat}" for seat in winners)


def chairs(match: Match, online: Seats = (), thinking: Seats = (), pins: Collection[int] = ()) -> list[Seat]:
    """The seats, with who is here, who thinks, and who has a PIN."""
    sides = match.game.sides(match.header.setup())
    return [
        Seat(
            index=seat,
            name=chair.name,
            kind=chair.kind,
            bot=chair.bot,
            side=sides[seat],
            colour=seat,
            online=seat in online,
            thinking=seat in thinking,
            pin=seat in pins,
        )
        for seat, chair in enumerate(match.chairs)
    ]


# ---------------------------------------------------------------- whole messages


def text(played: Played, seats: Seats) -> str:
    """The notation of an action; "" where it is a secret of somebody else."""
    entry = played.entry
    if not isinstance(entry, Moved) or (played.secret and played.seat not in seats):
        return ""
    return entry.text


def update(match: Match, seats: Seats, mine: Seats | None = None) -> Update:
    """The last entry, which moved the game or the seats, as a client may know it. `mine`: all of its seats, where not
    all of them look."""
    said, by, named = _entry(match, match.version, seats)
    return Update(
        version=match.version,
        by=by,
        text=named,
        lines=said,
        view=view(match, seats),
        decision=_decision(match, match.state, seats, True, briefly=True),
        undo=undo(match, seats if mine is None else mine),
        ending=ending(match),
    )


def _entry(match: Match, version: int, seats: Seats) -> tuple[list[LogLine], int, str]:
    """An entry that moved the game or the seats, as a client may know it: what it did, by whom, its notation."""
    entry = match.log[version]
    if isinstance(entry, Seated):
        return [seated(entry, match.stood_up(version))], -1, ""
    played = match.played(version)
    assert played is not None
    return lines(played.record, seats), played.seat, text(played, seats)


def gap(match: Match, since: int, seats: Seats, most: int = 50) -> list[Update] | None:
    """The updates a client missed after a version; None where only a whole `Sync` will do."""
    missed = match.log[since + 1 :]
    if not 0 <= since <= match.version or len(missed) > most:
        return None
    if not all(isinstance(entry, Seated) or match.played(since + 1 + i) for i, entry in enumerate(missed)):
        return None  # something was taken back meanwhile
    if any(isinstance(entry, Seated) and entry.seat in seats for entry in missed):
        return None  # which seats are mine may have changed
    if not missed:
        return []
    out = []
    g = match.state_at(since)
    for version in range(since + 1, match.version):
        if played := match.played(version):
            log_replay.replay(g, played.entry, match.header.real())
        said, by, named = _entry(match, version, seats)
        out.append(
            Update(
                version=version,
                by=by,
                text=named,
                lines=said,
                view=_view(match, g, seats, match.last_at(version)),
                decision=_decision(match, g, seats, False),
                undo=Undo(0),
            )
        )
    return [*out, update(match, seats)]


def story(match: Match, seats: Seats) -> list[tuple[int, list[LogLine]]]:
    """The log in words, as far as it still holds."""
    told = [(played.version, lines(played.record, seats)) for played in match.active]
    for version, entry in enumerate(match.log):
        if isinstance(entry, Seated):
            told.append((version, [seated(entry, match.stood_up(version))]))
    return sorted((item for item in told if item[1]), key=lambda item: item[0])


def passages(match: Match, seats: Seats, since: int) -> list[Passage]:
    """What happened after a version, entry by entry, as a client may know it."""
    out = []
    for version in range(max(since, -1) + 1, match.version + 1):
        entry = match.log[version]
        if isinstance(entry, Seated):
            out.append(Passage(version, -1, [seated(entry, match.stood_up(version))]))
        elif (played := match.played(version)) is not None:
            said = lines(played.record, seats)
            if said:
                out.append(Passage(version, played.seat, said))
    return out


def sync(match: Match, seats: Seats, table: str, own: Seats | None = None) -> Sync:
    """Everything about the match; what the table adds (who is here, links, chat, pace) is filled in there. `own`: all
    seats of the client, where not all of them look."""
    mine = sorted(seats if own is None else own)
    return Sync(
        table=table,
        game=match.game.id,
        mode=match.header.mode,
        scenario=match.header.scenario,
        options=dict(match.header.options),
        version=match.version,
        seats=chairs(match),
        mine=mine,
        view=view(match, seats),
        scene=match.game.scene(match.header.setup()),
        decision=_decision(match, match.state, seats, True, briefly=True),
        undo=undo(match, mine),
        log=story(match, seats),
        ending=ending(match),
        orders={seat: match.orders[seat] for seat in mine if seat in match.orders},
        vote=match.vote,
        real=list(match.header.real()),
        typist=match.typist,
    )


def replay(match: Match, seats: Seats, table: str) -> Replay:
    """The whole game as a client may know it, a step an action."""
    steps = []
    g = match.game.new(match.header.setup(), match.header.seed)
    for played in match.active:
        log_replay.replay(g, played.entry, match.header.real())
        shown = _view(match, g, seats, played)
        steps.append(
            ReplayStep(played.version, played.seat, text(played, seats), lines(played.record, seats), shown)
        )
    return Replay(
        table=table,
        game=match.game.id,
        mode=match.header.mode,
        scenario=match.header.scenario,
        options=dict(match.header.options),
        seats=chairs(match),
        scene=match.game.scene(match.header.setup()),
        steps=steps,
        ending=ending(match),
    )
