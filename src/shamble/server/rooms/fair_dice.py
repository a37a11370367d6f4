"""The dice of a room: derived from the table's secret, whose hash is fixed in the header."""

import msgspec
from msgspec.structs import replace

from shamble.match.fair_dice import commitment
from shamble.server.errors import Conflict, NotStored, StaleRevision, WriteError
from shamble.server.keys import server
from shamble.server.rooms.room import Room


async def enable_fair_dice(room: Room) -> None:
    """Derive all dice from the table's secret from now on: another player sits down.

    Requires the lock.
    """
    match = room.match
    if match.header.fair and (room.settings.claimed_seats or match.header.fair_from in (0, len(match.log))):
        return
    await _commit_to(room, server.table_secret(room.persistence.store.key, room.id))


async def renew_fair_dice(room: Room) -> bool:
    """Derive all dice from the present server key if they came from another; return that.

    Requires the lock. Earlier dice can no longer be checked.
    """
    secret, match = server.table_secret(room.persistence.store.key, room.id), room.match
    if not match.header.fair or match.state.is_over() or commitment.matches(secret, match.header.fair):
        return False
    await _commit_to(room, secret)
    return True


async def _commit_to(room: Room, secret: str) -> None:
    match = room.match
    fair = commitment.commitment(secret)
    header = replace(match.header, fair=fair, fair_from=len(match.log), nonces=True)
    try:
        await room.persistence.save_header(msgspec.json.encode(header))
    except Conflict:
        await room.catch_up()
        raise StaleRevision from None
    except WriteError:
        raise NotStored from None
    match.set_dice_secret(secret)
