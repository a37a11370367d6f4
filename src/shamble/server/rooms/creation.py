"""New tables: from a request, from a save file, or forked from another table."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from shamble.bots import DEFAULT_LEVEL, LEVELS, is_known_level
from shamble.core.game import Game
from shamble.core.refusals import Refusal
from shamble.match.errors import MatchError
from shamble.match.i18n.messages import LANGUAGES
from shamble.match.installed_games import games
from shamble.match.lessons.script import lessons_of
from shamble.match.log import Entry, Header, Occupant
from shamble.match.match import Match
from shamble.match.protocol.http import CreatedTable, NewTable
from shamble.match.protocol.view import Message
from shamble.match.text_cleaning import clean_text
from shamble.server import limits
from shamble.server.errors import HttpError, WriteError
from shamble.server.keys import links, server, table_codes
from shamble.server.rooms.assembly import LiveRoom
from shamble.server.rooms.clocks import check_clock
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.storage.settings import GatheringState, RoomSettings
from shamble.server.storage.tables import StoredTable
from shamble.server.workers import jobs

DEFAULT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Fabio", "Greta", "Hugo")
MAX_SEATS = 99


async def create_table(rooms: RoomRegistry, request: NewTable) -> CreatedTable:
    """Create a table. Raise `HttpError` with all problems of the request."""
    game = games().get(request.game)
    if game is None or not (game.listed or rooms.policy.unlisted_games):
        raise HttpError(404, "error-no-such-game", {"game": request.game[: limits.MAX_NAME_CHARS]})
    if request.lesson:
        return await _create_lesson(rooms, game, request)
    chairs = []
    for seat, new in enumerate(request.seats[:MAX_SEATS]):
        bot = (new.bot or DEFAULT_LEVEL) if new.kind == "bot" else ""
        if bot and not is_known_level(bot, game):
            raise HttpError(400, "no-bot", {"bot": bot[: limits.MAX_NAME_CHARS], "bots": ", ".join(LEVELS)})
        name = clean_text(new.name)[: limits.MAX_NAME_CHARS] or DEFAULT_NAMES[seat % len(DEFAULT_NAMES)]
        chairs.append(Occupant(new.kind, name, bot, new.salt[: limits.MAX_SALT_CHARS]))
    if request.seed is not None and _has_open_seat(chairs):
        raise HttpError(400, "error-seed-shared")  # the host would know all dice
    setup = game.default_setup(len(request.seats), request.mode, request.scenario)
    setup.options = dict(request.options)
    table = links.new_table_id()
    secret = server.table_secret(rooms.storage.key, table) if _has_open_seat(chairs) else ""
    try:
        match = Match.new(
            game, chairs, setup, request.seed, request.dice, request.cards, request.typist, secret
        )
        clock = check_clock(request.clock)
    except MatchError as error:
        raise _http_error(error.reasons) from error
    gathering = GatheringState(
        is_waiting=request.waits and _has_open_seat(chairs),
        is_public=request.public,
        description=clean_text(request.line)[: limits.MAX_LOBBY_NOTE_CHARS],
        language=request.language if request.language in LANGUAGES else "",
    )
    bodies = [msgspec.json.encode(entry) for entry in match.log]
    return await _store_new(rooms, table, match, bodies, RoomSettings([], clock=clock, gathering=gathering))


async def _create_lesson(rooms: RoomRegistry, game: Game[Any], request: NewTable) -> CreatedTable:
    """Create the table of a lesson for one learner."""
    lesson = lessons_of(game).get(request.lesson)
    if lesson is None:
        raise HttpError(404, "error-no-such-lesson", {"lesson": request.lesson[: limits.MAX_NAME_CHARS]})
    name = clean_text(request.seats[0].name) if request.seats else ""
    match = Match.teach(game, lesson, name[: limits.MAX_NAME_CHARS] or DEFAULT_NAMES[0])
    bodies = [msgspec.json.encode(entry) for entry in match.log]
    return await _store_new(rooms, links.new_table_id(), match, bodies, RoomSettings([]))


async def import_save(rooms: RoomRegistry, content: bytes) -> CreatedTable:
    """Create a table from a save file."""
    result = await rooms.pool.run(jobs.check_upload, content)
    if isinstance(result, list):
        raise _http_error(result)
    header, bodies = msgspec.json.decode(result[0], type=Header), result[1]
    game = games()[header.game]
    if not (game.listed or rooms.policy.unlisted_games):
        raise HttpError(404, "error-no-such-game", {"game": game.id})
    return await _continue_log(rooms, header, bodies)


async def fork_table(rooms: RoomRegistry, room: LiveRoom, version: int) -> CreatedTable:
    """Create a table that continues from a version of this one."""
    if not 0 <= version <= room.match.version:
        raise HttpError(400, "error-no-such-version", {"version": version, "last": room.match.version})
    bodies = bytes(room.persistence.log).splitlines()[: version + 1]
    return await _continue_log(rooms, room.match.header, bodies)


async def store_table(
    rooms: RoomRegistry, table: str, match: Match, bodies: list[bytes], settings: RoomSettings, host_key: str
) -> None:
    """Store a new table and add its room. Raise `Conflict` if the id is taken."""
    rooms.make_room()
    try:
        await rooms.storage.create(table, host_key, match.header, settings, bodies)
    except WriteError:
        raise HttpError(507, "error-not-stored") from None
    stored = StoredTable(msgspec.json.encode(match.header), settings, bodies, [])
    rooms.add(LiveRoom(table, rooms.storage, stored, match, rooms.pool))


async def _continue_log(rooms: RoomRegistry, header: Header, bodies: list[bytes]) -> CreatedTable:
    """Create a table from a log, with a dice secret of its own."""
    header = replace(header, fair="", fair_from=0, nonces=False)
    decoder = msgspec.json.Decoder(Entry)
    entries = [decoder.decode(body) for body in bodies]
    match, table = await asyncio.to_thread(Match.resume, header, entries), links.new_table_id()
    if _has_open_seat(match.occupants):
        match.set_dice_secret(server.table_secret(rooms.storage.key, table))
    return await _store_new(rooms, table, match, bodies, RoomSettings([], revealed_at=match.version))


async def _store_new(
    rooms: RoomRegistry, table: str, match: Match, bodies: list[bytes], settings: RoomSettings
) -> CreatedTable:
    """Store a table whose taken seats all belong to the host; return its links."""
    host_key, gathering = links.new_host_key(), settings.gathering
    taken = [seat for seat, chair in enumerate(match.occupants) if chair.kind != "open"]
    if _has_open_seat(match.occupants):
        gathering = replace(gathering, table_code=table_codes.new_code())
    settings = replace(settings, host_seats=taken, gathering=gathering)
    await store_table(rooms, table, match, bodies, settings, host_key)
    people = [seat for seat, chair in enumerate(match.occupants) if chair.kind != "bot"]
    return CreatedTable(
        table,
        {seat: links.link_path(table, links.seat_key(host_key, seat)) for seat in people},
        links.link_path(table, host_key),
        links.link_path(table, links.watch_key(host_key)),
    )


def _has_open_seat(chairs: Sequence[Occupant]) -> bool:
    """Return whether another player can sit down now (later: `rooms.fair_dice`)."""
    return any(chair.kind == "open" for chair in chairs)


def _http_error(problems: Sequence[Message | Refusal]) -> HttpError:
    first, *others = [Message(problem.key, dict(problem.args)) for problem in problems]
    return HttpError(400, first.key, first.args, others)
