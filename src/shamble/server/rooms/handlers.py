"""Handlers of the requests that clients send over a socket, one function each.

A handler returns its reply, or None for a plain `Ack`. It raises `TableError` to refuse the request."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from shamble.core.actions import Pass
from shamble.core.refusals import Refusal
from shamble.match.errors import InvalidRequest, NotAllowed, NotYourSeat
from shamble.match.log import ANY_SEAT
from shamble.match.protocol import requests
from shamble.match.protocol.events import Ack, Invitation, ToClient
from shamble.match.protocol.view import Args, Message
from shamble.match.timeline import PreparedEntry
from shamble.server import limits
from shamble.server.errors import NotStored
from shamble.server.keys import pins
from shamble.server.rooms import hosting, moderation, questions, seat_links, seat_swaps, seating, waiting_room
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.questions import require_visible
from shamble.server.rooms.sight import Sight


async def handle(room: LiveRoom, client: Client, request: requests.ToServer) -> None:
    """Carry out a request and send the reply, after every client was sent what changed."""
    if (answer := _QUESTIONS.get(type(request))) is not None:
        client.send(await answer(Sight(room, client), request))
        return
    handler = _HANDLERS[type(request)]
    if not handler.changes_table:
        reply = await handler.run(room, client, request)
        client.send(reply or Ack(request.ref, room.spectators.version_for(client.link)))
        return

    async def change() -> None:
        if handler.is_move and room.settings.gathering.is_waiting:
            raise NotAllowed(Refusal("no-waiting"))
        before = room.match.version
        reply = await handler.run(room, client, request)
        version = room.spectators.version_for(client.link)
        receipt = room.persistence.receipt if before < version == room.match.version else ""
        client.send(reply or Ack(request.ref, version, receipt))

    await room.lock.run(change)


def _require_player(client: Client) -> None:
    if not client.seats:
        raise NotAllowed(Refusal("no-spectator"))


# ---------------------------------------------------------------- moves


async def _act(room: LiveRoom, client: Client, request: requests.Act) -> None:
    require_visible(client, request.seat)
    if max(len(text) for text in (request.text, *request.then)) > limits.MAX_TEXT_CHARS:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_TEXT_CHARS}))
    if len(request.then) > limits.MAX_QUEUED_ACTIONS:
        raise InvalidRequest(Refusal("no-too-many", args={"limit": limits.MAX_QUEUED_ACTIONS}))
    await room.commit(
        room.match.act(
            request.seat,
            request.decision,
            request.text,
            then=request.then,
            rest=request.rest,
            nonce=_checked_nonce(request.nonce),
        )
    )


def _checked_nonce(nonce: str) -> str:
    if len(nonce) > limits.MAX_NONCE_CHARS:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_NONCE_CHARS}))
    return nonce


async def _pass_for_all(room: LiveRoom, client: Client, request: requests.PassForAll) -> None:
    """Pass for the players at a shared screen, and hide their information again."""
    match, pins, nonce = room.match, room.settings.pins, _checked_nonce(request.nonce)
    frame = match.pending()
    if frame is None or frame.kind() != "window" or not room.screens.is_shared(client):
        raise NotAllowed(Refusal("no-not-now"))
    for seat in match.waiting():
        passing = next((one for one in match.options(seat) if isinstance(one, Pass)), None)
        if seat in client.seats and seat not in pins and passing is not None:
            await room.commit(match.act(seat, request.decision, passing.text(match.state), nonce=nonce))
            nonce = ""
    client.active_seat = -1
    room.broadcaster.sync(client)
    room.clocks.settle()


async def _enter_roll(room: LiveRoom, client: Client, request: requests.EnterRoll) -> None:
    _require_player(client)
    typist = room.match.typist
    if typist != ANY_SEAT and typist not in client.seats:
        raise InvalidRequest(Refusal("no-other-types", args={"who": f"@seat-{typist}"}))
    nonce = _checked_nonce(request.nonce)
    await room.commit(room.match.enter_roll(request.decision, request.values, nonce))


async def _take_back(room: LiveRoom, client: Client, request: requests.TakeBack) -> None:
    _require_player(client)
    if request.roll:
        await room.commit(room.match.correct_roll(client.seats))
        return
    if request.lesson:
        await room.commit(room.match.return_to_lesson(client.seats))
        return
    if room.match.vote is not None:
        raise NotAllowed(Refusal("no-vote-twice"))
    undo = room.match.undo(client.seats, request.ask)
    if isinstance(undo, PreparedEntry):
        await room.commit(undo)
    else:
        room.votes.start(undo)


async def _redo(room: LiveRoom, client: Client, request: requests.Redo) -> None:
    _require_player(client)
    await room.commit(room.match.redo(client.seats))


# ---------------------------------------------------------------- around the game


async def _vote(room: LiveRoom, client: Client, request: requests.AnswerVote) -> None:
    _require_player(client)
    await room.votes.answer(client.seats, request.agree)


async def _resolve_bot_failure(room: LiveRoom, client: Client, request: requests.ResolveBotFailure) -> None:
    """Let a stuck bot try again, or choose for it this once."""
    if client.is_spectator:
        raise NotAllowed(Refusal("no-spectator"))
    if room.failures.stuck_seat < 0 or room.failures.stuck_seat != request.seat:
        raise NotAllowed(Refusal("no-trouble"))
    if request.how == "again":
        room.failures.retry()
        return
    room.failures.grant_choice(request.seat, client.link)
    chooser = min(room.access.seats_of_link(client.link), default=-1)
    who = f"@seat-{chooser}" if chooser >= 0 else "@the-host"
    args: Args = {"who": who, "bot": f"@seat-{request.seat}"}
    room.send_notice(Message("notice-chooses", args))


async def _reveal_seat(room: LiveRoom, client: Client, request: requests.RevealSeat) -> None:
    """Show the hidden information of one seat at a shared screen, or of none (-1)."""
    if request.seat >= 0 and request.seat not in client.seats:
        raise NotYourSeat
    hash = room.settings.pins.get(request.seat)
    if hash is not None:
        tries = room.screens.pin_tries(request.seat)
        if not tries.has_token():
            raise InvalidRequest(Refusal("no-too-fast"))
        if not pins.pin_matches(hash, room.id, request.seat, request.pin):
            tries.take()
            raise NotAllowed(Refusal("no-wrong-pin"))
    client.active_seat = request.seat
    room.broadcaster.sync(client)
    room.clocks.settle()


async def _set_pin(room: LiveRoom, client: Client, request: requests.SetPin) -> None:
    require_visible(client, request.seat)
    others = {seat: hash for seat, hash in room.settings.pins.items() if seat != request.seat}
    if request.pin and not pins.is_pin(request.pin):
        raise InvalidRequest(Refusal("no-such-pin", args={"digits": pins.PIN_DIGITS}))
    new = {request.seat: pins.hash_pin(room.id, request.seat, request.pin)} if request.pin else {}
    await room.update_settings(pins=others | new)


async def _set_orders(room: LiveRoom, client: Client, request: requests.SetAutoPass) -> None:
    require_visible(client, request.seat)
    room.match.set_auto_pass(request.seat, request.orders)
    try:
        await room.update_settings(orders=dict(room.match.auto_pass))
    except NotStored:
        room.match.restore_auto_pass(room.settings.orders)
        raise


async def _propose_stand_in(room: LiveRoom, client: Client, request: requests.ProposeStandIn) -> None:
    if client.is_spectator:
        raise NotAllowed(Refusal("no-spectator"))
    await room.stand_ins.propose(client, request.seat)


async def _remind(room: LiveRoom, client: Client, request: requests.Nudge) -> None:
    room.stand_ins.remind(client, request.seat)


async def _say(room: LiveRoom, client: Client, request: requests.Say) -> None:
    await room.chat.say(client, request)


async def _react(room: LiveRoom, client: Client, request: requests.React) -> None:
    room.chat.react(client, request)


async def _lead_review(room: LiveRoom, client: Client, request: requests.LeadReview) -> None:
    room.review.lead(client, request)


async def _give_review_lead(room: LiveRoom, client: Client, request: requests.GiveReviewLead) -> None:
    room.review.give(client, request)


async def _show_in_review(room: LiveRoom, client: Client, request: requests.ShowInReview) -> None:
    room.review.show(client, request)


async def _hand_over(room: LiveRoom, client: Client, request: requests.HandOver) -> Invitation:
    return Invitation(request.ref, request.seat, await seating.hand_over(room, client, request.seat))


async def _save_own_link(room: LiveRoom, client: Client, request: requests.SeatLinkSaved) -> None:
    await seat_links.save_own_link(room, client)


class _Handler(NamedTuple):
    run: Callable[[LiveRoom, Client, Any], Awaitable[ToClient | None]]
    changes_table: bool = True  # runs with the lock
    is_move: bool = False  # refused in the waiting room


_QUESTIONS: dict[type, Callable[[Sight, Any], Awaitable[ToClient]]] = {
    requests.AskHint: questions.hint,
    requests.AskExplanation: questions.explain,
    requests.AskInspection: questions.inspect,
    requests.AskNarration: questions.narrate,
}
_HANDLERS: dict[type, _Handler] = {
    requests.Ping: _Handler(questions.ping, changes_table=False),
    requests.AskSync: _Handler(questions.sync, changes_table=False),
    requests.Act: _Handler(_act, is_move=True),
    requests.PassForAll: _Handler(_pass_for_all, is_move=True),
    requests.EnterRoll: _Handler(_enter_roll, is_move=True),
    requests.TakeBack: _Handler(_take_back, is_move=True),
    requests.Redo: _Handler(_redo, is_move=True),
    requests.AnswerVote: _Handler(_vote),
    requests.ResolveBotFailure: _Handler(_resolve_bot_failure),
    requests.RevealSeat: _Handler(_reveal_seat),
    requests.SetPin: _Handler(_set_pin),
    requests.SetAutoPass: _Handler(_set_orders),
    requests.ProposeStandIn: _Handler(_propose_stand_in),
    requests.Nudge: _Handler(_remind),
    requests.Say: _Handler(_say),
    requests.React: _Handler(_react),
    requests.LeadReview: _Handler(_lead_review),
    requests.GiveReviewLead: _Handler(_give_review_lead),
    requests.ShowInReview: _Handler(_show_in_review),
    requests.SetSeat: _Handler(seating.change_seat),
    requests.HandOver: _Handler(_hand_over),
    requests.SeatLinkSaved: _Handler(_save_own_link),
    requests.SetCohost: _Handler(hosting.choose_cohost),
    requests.Invite: _Handler(hosting.invite),
    requests.SetTablePolicy: _Handler(hosting.set_policy),
    requests.SetClock: _Handler(hosting.set_clock),
    requests.SetPace: _Handler(hosting.set_pace),
    requests.Begin: _Handler(waiting_room.begin),
    requests.SetReady: _Handler(waiting_room.set_ready),
    requests.SetCall: _Handler(waiting_room.set_call),
    requests.SwapSeats: _Handler(seat_swaps.request_swap),
    requests.RemovePlayer: _Handler(moderation.remove),
    requests.Mute: _Handler(moderation.mute),
    requests.RemoveWatcher: _Handler(moderation.remove_watcher),
    requests.ReportMessage: _Handler(moderation.report),
}
