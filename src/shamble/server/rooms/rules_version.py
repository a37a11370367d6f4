"""The rules a table is played by. They are written down with it, and never change under it without a word.

A table goes on under the rules of today where its log can be played with them, and everybody at it is told; where it
cannot, it is left as it is, says which version it needs, and waits for that one."""

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from shamble import __version__
from shamble.match.i18n.messages import LANGUAGES, Words
from shamble.match.installed_games import games
from shamble.match.log import Header, fingerprint
from shamble.match.protocol.events import ChatMessage
from shamble.server.storage.settings import pinned

if TYPE_CHECKING:
    from shamble.server.storage.tables import StoredTable


def kept(table: "StoredTable") -> str:
    """The rules of a table that cannot be played; where even its header makes no sense, nobody knows."""
    try:
        return pinned(msgspec.json.decode(table.header, type=Header), table.rules)
    except msgspec.MsgspecError:
        return table.rules or "?"


@lru_cache(32)
def today(game: str) -> str:
    """The rules that a game is played by here: version of Shamble, fingerprint of the game's data."""
    return f"{__version__} {fingerprint(games()[game])}"


def notice(was: str, now: str) -> ChatMessage:
    """What everybody at a table is told when it goes on under other rules, in all languages."""
    said = [Words(language).text("table-other-rules", {"was": was, "now": now}) for language in LANGUAGES]
    return ChatMessage(-1, "Shamble", " · ".join(said))
