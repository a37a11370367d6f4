"""Requests that change nothing: hints, explanations, details of a piece, the text view.

Those about the game are given the part that the client sees (`Sight`), never the match."""

import asyncio
import logging
import time

from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL
from shamble.core.refusals import Refusal
from shamble.match import narration
from shamble.match.errors import GameOver, InvalidRequest, NotAllowed, NotYourSeat, NotYourTurn
from shamble.match.i18n.messages import Translator
from shamble.match.protocol.events import BotExplanation, Hint, Inspection, Narration
from shamble.match.protocol.requests import (
    AskExplanation,
    AskHint,
    AskInspection,
    AskNarration,
    AskSync,
    Ping,
)
from shamble.match.view.perspective import inspect_target
from shamble.server import limits
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.client import Client
from shamble.server.rooms.connection_quality import record_ping
from shamble.server.rooms.sight import Sight
from shamble.server.workers import jobs

log = logging.getLogger(__name__)
_loaded: set[tuple[str, str]] = set()


def require_visible(client: Client, seat: int) -> None:
    """Raise `NotYourSeat` unless the client sees the hidden information of this seat now."""
    if seat not in client.visible_seats:
        raise NotYourSeat


async def ping(room: LiveRoom, client: Client, request: Ping) -> None:
    """Record how long the last request took, and correct what the client believes."""
    record_ping(room, client, request.took)
    is_behind = request.version not in (-1, room.spectators.version_for(client.link))
    if is_behind or (request.mine is not None and set(request.mine) != client.seats):
        room.broadcaster.sync(client)


async def sync(room: LiveRoom, client: Client, request: AskSync) -> None:
    """Send the full state again."""
    start = time.perf_counter()
    room.broadcaster.sync(client)
    client.charge(time.perf_counter() - start)


async def inspect(sight: Sight, request: AskInspection) -> Inspection:
    """Return the details of a piece or place, as far as the client sees them."""
    _check_length(request.thing)
    return await sight.compute(
        lambda: inspect_target(sight.match, sight.visible_seats, request.ref, request.thing)
    )


async def narrate(sight: Sight, request: AskNarration) -> Narration:
    """Return the table in words, or the answer to a command of the text view."""
    await _load_catalogue(request.language, sight.match.game.id)
    _check_length(request.text, request.at)
    sight.use_text_view()
    return await sight.compute(lambda: _narrate(sight, request))


def _narrate(sight: Sight, request: AskNarration) -> Narration:
    match = sight.match
    reader = min(sight.seats) if len(sight.seats) == 1 else None
    words = Translator(
        request.language, match.game.id, [chair.name for chair in match.occupants], reader=reader
    )
    narrator = narration.build_narrator(match, sight.visible_seats, words, request.mark)
    if not request.text:
        news = narrator.news(request.heard, request.level)
        return Narration(request.ref, match.version, news, page=narrator.page())
    reply = narrator.answer(request.text, request.at)
    return Narration(request.ref, match.version, reply.lines, reply.does, reply.text, reply.then, reply.at)


async def _load_catalogue(language: str, game: str) -> None:
    """Load the messages of a game in a thread, the first time: that takes 0.2 seconds."""
    if (language, game) not in _loaded:
        await asyncio.to_thread(Translator, language, game)
        _loaded.add((language, game))


async def hint(sight: Sight, request: AskHint) -> Hint:
    """Return a hint that a worker computes from what the seat sees."""
    sight.require_visible(request.seat)
    if sight.match.state.is_over():
        raise GameOver
    if not sight.match.can_answer(request.seat):
        raise NotYourTurn
    idea, plan = request.idea[: limits.MAX_TEXT_CHARS], request.plan[: limits.MAX_TEXT_CHARS]
    try:
        hint = await sight.run_job(jobs.hint, request.seat, idea, plan)
    except InvalidRequest:
        raise
    except Exception:
        log.exception("hint for seat %d failed", request.seat)
        raise InvalidRequest(Refusal("no-bot-failed")) from None
    return replace(hint, ref=request.ref)


async def explain(sight: Sight, request: AskExplanation) -> BotExplanation:
    """Return why a bot made its last move, unless that reveals hidden information."""
    match = sight.match
    if not 0 <= request.seat < len(match.occupants) or match.occupants[request.seat].kind != "bot":
        raise InvalidRequest(Refusal("no-thought-bot"))
    if match.game.has_secrets() and not match.state.is_over():
        raise NotAllowed(Refusal("no-thought-secret"))
    level = match.occupants[request.seat].bot or DEFAULT_LEVEL
    try:
        result = await sight.run_job(jobs.explain_choice, request.seat, level)
    except InvalidRequest:
        raise
    except Exception:
        log.exception("explanation for seat %d failed", request.seat)
        raise InvalidRequest(Refusal("no-bot-failed")) from None
    if result is None:
        raise NotAllowed(Refusal("no-thought-yet"))
    return BotExplanation(request.ref, *result)


def _check_length(*texts: str) -> None:
    if max(map(len, texts)) > limits.MAX_TEXT_CHARS:
        raise InvalidRequest(Refusal("no-too-long", args={"limit": limits.MAX_TEXT_CHARS}))
