"""The rules version of a table, stored with it and shown to the players when it changes.

A table continues under the current rules if its log can be replayed with them, and a chat line says so. Otherwise it
stays unchanged and names the version it needs."""

from functools import lru_cache

import msgspec

from shamble import __version__
from shamble.match.i18n.messages import LANGUAGES, Translator
from shamble.match.installed_games import games
from shamble.match.log import Header, fingerprint
from shamble.match.protocol.events import ChatMessage
from shamble.match.protocol.view import Args
from shamble.server.storage.settings import last_rules
from shamble.server.storage.tables import StoredTable


def stored_rules(table: StoredTable) -> str:
    """Return the rules of a table that cannot be replayed, or "?" if its header is unreadable."""
    try:
        return last_rules(msgspec.json.decode(table.header, type=Header), table.rules)
    except msgspec.MsgspecError:
        return table.rules or "?"


@lru_cache(32)
def current_rules(game: str) -> str:
    """Return the rules of a game here: version of Shamble and fingerprint of the game's data."""
    return f"{__version__} {fingerprint(games()[game])}"


def change_notice(was: str, now: str) -> ChatMessage:
    """Return the chat line, in all languages, about a table that continues under other rules."""
    return _line("table-other-rules", {"was": was, "now": now})


def key_notice(entry: int) -> ChatMessage:
    """Return the chat line about dice that cannot be checked: the server has another key."""
    return _line("table-other-key", {"entry": entry})


def _line(key: str, args: Args) -> ChatMessage:
    texts = [Translator(language).text(key, args) for language in LANGUAGES]
    return ChatMessage(-1, "Shamble", " · ".join(texts))
