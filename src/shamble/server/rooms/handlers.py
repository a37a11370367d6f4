"""What clients ask of a table, one function for each message. A refusal is raised as a `TableError`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL, LEVELS, is_known_level
from shamble.core.refusals import Refusal
from shamble.match import narration
from shamble.match.errors import Bad, NotYourSeat, NotYourTurn, Over, Refused
from shamble.match.i18n.messages import Words
from shamble.match.log import ANYBODY, Chair
from shamble.match.protocol.events import Ack, BotExplanation, Hint, Inspection, Invitation, Narration
from shamble.match.protocol.requests import (
    Act,
    AnswerVote,
    AskExplanation,
    AskHint,
    AskInspection,
    AskNarration,
    AskSync,
    EnterRoll,
    HandOver,
    Invite,
    Nudge,
    Ping,
    ProposeStandIn,
    React,
    Redo,
    ResolveBotFailure,
    RevealSeat,
    Say,
    SetAutoPass,
    SetClock,
    SetCohost,
    SetPace,
    SetPin,
    SetSeat,
    SetTablePolicy,
    TakeBack,
    ToServer,
)
from shamble.match.protocol.view import Args, Message
from shamble.match.text_cleaning import tidy
from shamble.match.timeline import Step
from shamble.match.view.perspective import inspect_target
from shamble.server import limits
from shamble.server.cluster.messages import BotStepped
from shamble.server.keys import pins
from shamble.server.rooms import (
    chat,
    clocks,
    connection_quality,
    moderation,
    seat_links,
    spectators,
    stand_ins,
    votes,
    waiting_room,
)
from shamble.server.rooms.client import Client
from shamble.server.rooms.room import Room
from shamble.server.workers import jobs
from shamble.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)


async def answer(room: Room, client: Client, pool: WorkerPool, asked: ToServer) -> None:
    """Do what is asked, and say so: after everybody was told, and in the same breath."""
    if isinstance(asked, Ping):
        connection_quality.measured(room, client, asked.took)
        client.send(Ack(asked.ref, room.match.version))
    elif isinstance(asked, AskSync):
        room.sync(client)
        client.send(Ack(asked.ref, room.match.version))
    elif isinstance(asked, AskHint):
        client.send(await _hint(room, client, pool, asked))
    elif isinstance(asked, AskExplanation):
        client.send(await _thought(room, pool, asked))
    elif isinstance(asked, AskInspection):
        client.send(_insight(room, client, asked))
    elif isinstance(asked, AskNarration):
        await _learn(asked.language, room.match.game.id)
        client.send(_tell(room, client, asked))
    else:
        await room.alone(lambda: _alone(room, client, asked))


async def _alone(room: Room, client: Client, asked: ToServer) -> None:
    """What changes something at the table."""
    if isinstance(asked, Invite):
        client.send(await _invite(room, client, asked))
        return
    if isinstance(asked, HandOver):
        link = await seat_links.hand_over(room, client, asked.seat)
        client.send(Invitation(asked.ref, asked.seat, link))
        return
    if room.book.waiting and isinstance(asked, Act | EnterRoll | TakeBack | Redo):
        raise Refused(Refusal("no-waiting"))
    await _HANDLERS[type(asked)](room, client, asked)
    client.send(Ack(asked.ref, room.match.version))


def _insight(room: Room, client: Client, asked: AskInspection) -> Inspection:
    """What a client may know about a thing: a question about the position as it is, which changes nothing."""
    if len(asked.thing) > limits.MAX_TEXT_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_TEXT_CHARS}))
    return inspect_target(room.delay.match(client.link), client.eyes, asked.ref, asked.thing)


_learnt: set[tuple[str, str]] = set()


async def _learn(language: str, game: str) -> None:
    """Catalogues are read once, which takes a fifth of a second: meanwhile others are served."""
    if (language, game) not in _learnt:
        await asyncio.to_thread(Words, language, game)
        _learnt.add((language, game))


def _tell(room: Room, client: Client, asked: AskNarration) -> Narration:
    """The table in words: a question about the position as it is, which changes nothing."""
    if max(len(asked.text), len(asked.at)) > limits.MAX_TEXT_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_TEXT_CHARS}))
    if not client.told:
        client.told = True  # its clock runs slower
        room.clocks.settle()
    match = room.delay.match(client.link)
    reader = min(client.mine) if len(client.mine) == 1 else None
    words = Words(asked.language, match.game.id, [chair.name for chair in match.chairs], reader=reader)
    teller = narration.narrator_for(match, client.eyes, words, asked.mark)
    if not asked.text:
        news = teller.news(asked.heard, asked.level)
        return Narration(asked.ref, match.version, news, page=teller.page())
    said = teller.answer(asked.text, asked.at)
    return Narration(asked.ref, match.version, said.lines, said.does, said.text, said.at)


def _own(room: Room, client: Client, seat: int) -> None:
    """A seat of this client's; at a shared screen, of whoever looks."""
    if seat not in client.eyes:
        raise NotYourSeat


async def _look(room: Room, client: Client, asked: RevealSeat) -> None:
    if asked.seat >= 0 and asked.seat not in client.mine:
        raise NotYourSeat
    kept = room.pins.get(asked.seat)
    if kept is not None and not pins.pin_matches(kept, room.id, asked.seat, asked.pin):
        raise Refused(Refusal("no-wrong-pin"))
    client.looking = asked.seat
    room.sync(client)
    room.clocks.settle()


async def _pin(room: Room, client: Client, asked: SetPin) -> None:
    _own(room, client, asked.seat)
    if not asked.pin:
        room.pins.pop(asked.seat, None)
    elif pins.is_pin(asked.pin):
        room.pins[asked.seat] = pins.hash_pin(room.id, asked.seat, asked.pin)
    else:
        raise Bad(Refusal("no-such-pin", args={"digits": pins.PIN_DIGITS}))
    await room.keep()
    room.tell_seats()


def _plays(client: Client) -> None:
    if not client.mine:
        raise Refused(Refusal("no-spectator"))


async def _act(room: Room, client: Client, asked: Act) -> None:
    _own(room, client, asked.seat)
    if max(len(text) for text in (asked.text, *asked.then)) > limits.MAX_TEXT_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_TEXT_CHARS}))
    if len(asked.then) > limits.MAX_QUEUED_ACTIONS:
        raise Bad(Refusal("no-too-many", args={"limit": limits.MAX_QUEUED_ACTIONS}))
    await room.commit(
        room.match.act(asked.seat, asked.decision, asked.text, then=asked.then, rest=asked.rest)
    )


async def _rolled(room: Room, client: Client, asked: EnterRoll) -> None:
    _plays(client)
    typist = room.match.typist
    if typist != ANYBODY and typist not in client.mine:
        raise Bad(Refusal("no-other-types", args={"who": f"@seat-{typist}"}))
    await room.commit(room.match.tell(asked.decision, asked.values))


async def _take_back(room: Room, client: Client, asked: TakeBack) -> None:
    _plays(client)
    if asked.roll:
        await room.commit(room.match.unroll(client.mine))
        return
    if room.match.vote is not None:
        raise Refused(Refusal("no-vote-twice"))
    back = room.match.take_back(client.mine, asked.ask)
    if isinstance(back, Step):
        await room.commit(back)
    else:
        votes.begins(room)


async def _redo(room: Room, client: Client, asked: Redo) -> None:
    _plays(client)
    await room.commit(room.match.redo(client.mine))


async def _consent(room: Room, client: Client, asked: AnswerVote) -> None:
    _plays(client)
    await votes.answer(room, client.mine, asked.agree)


async def _mend(room: Room, client: Client, asked: ResolveBotFailure) -> None:
    """A bot could not decide: it tries again, or a person chooses this once in its place, and all are told."""
    _plays_or_hosts(client)
    if room.stuck < 0 or room.stuck != asked.seat:
        raise Refused(Refusal("no-trouble"))
    if asked.how == "again":
        room.mended()
        return
    room.lend(asked.seat, client.link)
    who = min(room.held_by(client.link), default=-1)
    args: Args = {"who": f"@seat-{who}" if who >= 0 else "@the-host", "bot": f"@seat-{asked.seat}"}
    room.notice(Message("notice-chooses", args))


async def _host(room: Room, client: Client, asked: SetCohost) -> None:
    moderation.only_host(room, client)
    if asked.seat >= len(room.match.chairs) or (
        asked.seat >= 0 and (room.match.chairs[asked.seat].kind != "person" or asked.seat in room.host)
    ):
        raise NotYourSeat
    await room.entrust(max(asked.seat, -1))


async def _invite(room: Room, client: Client, asked: Invite) -> Invitation:
    moderation.only_host(room, client)
    if not 0 <= asked.seat < len(room.match.chairs):
        raise NotYourSeat
    return Invitation(asked.ref, asked.seat, await room.invite(asked.seat))


async def _manners(room: Room, client: Client, asked: SetTablePolicy) -> None:
    moderation.only_host(room, client)
    before, room.manners = room.manners, spectators.checked(asked.manners)
    await room.keep()
    room.delay.settled(before)
    room.tell_seats()


async def _clock(room: Room, client: Client, asked: SetClock) -> None:
    moderation.only_host(room, client)
    room.clock = clocks.checked(asked.clock)
    await room.keep()
    room.clocks.settle()
    room.notice(Message("notice-clock-none" if asked.clock.kind == "none" else "notice-clock-set"))


async def _stand_in(room: Room, client: Client, asked: ProposeStandIn) -> None:
    _plays_or_hosts(client)
    await stand_ins.ask(room, client, asked.seat)


async def _nudge(room: Room, client: Client, asked: Nudge) -> None:
    stand_ins.nudge(room, client, asked.seat)


async def _orders(room: Room, client: Client, asked: SetAutoPass) -> None:
    _own(room, client, asked.seat)
    room.match.order(asked.seat, asked.orders)
    await room.keep()
    for other in room.clients:
        if asked.seat in other.mine:  # nobody else hears of it
            other.send(room.seats_for(other))
    room.changed.set()


async def _pace(room: Room, client: Client, asked: SetPace) -> None:
    _plays_or_hosts(client)
    if room.manners.calm:
        moderation.only_host(room, client)
    if not 0 <= asked.pace <= limits.MAX_PACE_S:
        raise Bad(Refusal("no-pace", args={"limit": int(limits.MAX_PACE_S)}))
    room.pace, room.paused = asked.pace, asked.paused
    room.steps = 1 if asked.paused and asked.step else 0
    if room.steps:
        room.channel.publish(BotStepped())
    await room.keep()
    room.tell_seats()
    room.clocks.settle()
    room.changed.set()


def _plays_or_hosts(client: Client) -> None:
    if client.link.role == "watch":
        raise Refused(Refusal("no-spectator"))


async def _say(room: Room, client: Client, asked: Say) -> None:
    text = tidy(asked.text)
    if not text or len(text) > limits.MAX_CHAT_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_CHAT_CHARS}))
    if client.link.role == "watch" and room.manners.silent:
        raise Refused(Refusal("no-silent"))
    if client.mine & set(room.book.muted):
        raise Refused(Refusal("no-muted"))
    if not room.talk.take():
        raise Bad(Refusal("no-too-fast"))
    await room.say(chat.line(room, client, text, asked.to))


async def _seat(room: Room, client: Client, asked: SetSeat) -> None:
    """Rename, hand over, take back. A seat is one's own by its link, for good; the host has those that no link of
    their own ever held, and may put a bot in for somebody who is away."""
    match, seat = room.match, asked.seat
    if not 0 <= seat < len(match.chairs):
        raise NotYourSeat
    now = match.chairs[seat]
    name = tidy(asked.name) or now.name
    if len(name) > limits.MAX_NAME_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_NAME_CHARS}))
    bot = (asked.bot or DEFAULT_LEVEL) if asked.kind == "bot" else ""
    if bot and not is_known_level(bot, match.game):
        raise Bad(Refusal("no-bot", args={"bot": bot[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)}))
    holders = (room.host, room.guests)
    if client.link.role == "host":
        if seat in room.guests and asked.kind == "person":
            raise NotYourSeat  # even while its person is away, or a bot plays there
        if now.kind == "person" and seat not in room.host and seat in room.online():
            raise Refused(Refusal("no-seat-taken"))
        if asked.kind == "open":
            holders = (room.host - {seat}, room.guests)
        elif seat not in room.guests:
            holders = (room.host | {seat}, room.guests)
    elif client.link.seat != seat:
        _stands_in(room, client, seat, asked.kind)
        if asked.kind == "open":
            holders = (room.host - {seat}, room.guests)
    else:
        holders = room.handed_over(seat)
    if len(asked.salt) > limits.MAX_SALT_CHARS:
        raise Bad(Refusal("no-too-long", args={"limit": limits.MAX_SALT_CHARS}))
    if holders[1] != room.guests:
        await room.promise()
    chair = Chair(asked.kind, name, bot, asked.salt)
    if (chair.kind, chair.name, chair.bot) == (now.kind, now.name, now.bot) and holders == (
        room.host,
        room.guests,
    ):
        return
    if not client.seating.take() or room.match.seatings >= limits.MAX_SEAT_CHANGES:
        raise Bad(Refusal("no-too-fast"))
    if chair.kind == "bot" and seat in room.guests and client.link.seat != seat:
        room.borrowed.add(seat)  # its person is away, and has it again by coming
    else:
        room.borrowed.discard(seat)
    await room.commit(match.sit(seat, chair), holders)


def _stands_in(room: Room, client: Client, seat: int, kind: str) -> None:
    """Whoever looks after the table for the opener hands out seats of those who are away, and sits in none of them."""
    if not room.looks_after(client.link) or kind == "person":
        raise NotYourSeat
    if room.match.chairs[seat].kind == "person" and seat in room.online():
        raise Refused(Refusal("no-seat-taken"))


async def _hint(room: Room, client: Client, pool: WorkerPool, asked: AskHint) -> Hint:
    """Worked out by a worker from what the seat may see."""
    _own(room, client, asked.seat)
    if room.match.state.is_over():
        raise Over
    if not room.match.may_answer(asked.seat):
        raise NotYourTurn
    try:
        hint = await pool.run(
            jobs.hint, room.id, room.header, bytes(room.log), asked.seat, asked.idea[: limits.MAX_TEXT_CHARS]
        )
    except Exception:
        log.exception("table %s: no hint for seat %d", room.id, asked.seat)
        raise Bad(Refusal("no-bot-failed")) from None
    return replace(hint, ref=asked.ref)


async def _thought(room: Room, pool: WorkerPool, asked: AskExplanation) -> BotExplanation:
    """What a bot considered: told to anybody, unless it would tell what the bot holds."""
    match = room.match
    if not 0 <= asked.seat < len(match.chairs) or match.chairs[asked.seat].kind != "bot":
        raise Bad(Refusal("no-thought-bot"))
    if match.game.has_secrets() and not match.state.is_over():
        raise Refused(Refusal("no-thought-secret"))
    level = match.chairs[asked.seat].bot or DEFAULT_LEVEL
    try:
        found = await pool.run(jobs.explain_choice, room.id, room.header, bytes(room.log), asked.seat, level)
    except Exception:
        log.exception("table %s: no thought of seat %d", room.id, asked.seat)
        raise Bad(Refusal("no-bot-failed")) from None
    if found is None:
        raise Refused(Refusal("no-thought-yet"))
    return BotExplanation(asked.ref, *found)


_HANDLERS: dict[type, Callable[[Room, Client, Any], Awaitable[None]]] = {
    Act: _act,
    EnterRoll: _rolled,
    TakeBack: _take_back,
    Redo: _redo,
    AnswerVote: _consent,
    ResolveBotFailure: _mend,
    SetTablePolicy: _manners,
    SetClock: _clock,
    ProposeStandIn: _stand_in,
    Nudge: _nudge,
    SetCohost: _host,
    RevealSeat: _look,
    SetPin: _pin,
    SetAutoPass: _orders,
    SetSeat: _seat,
    SetPace: _pace,
    Say: _say,
    React: chat.react,
    **waiting_room.HANDLERS,
    **moderation.HANDLERS,
}
