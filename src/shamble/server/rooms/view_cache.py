"""What clients have seen last, so that they need only be told what has changed since.

A view is kept as it was sent, branch by branch: that is small, it is what the other side has, and most branches are the
same bytes as before, so that only few have to be looked into."""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from shamble.match.protocol.events import Sync, Update
from shamble.match.view.delta import Change, changes, plain

encode = msgspec.json.Encoder().encode
Eyes = frozenset[int]  # the seats through which a client looks
Branches = dict[str, bytes]
WORTH = 0.7  # changes that are not so much shorter than the view are not worth it


class Seen(NamedTuple):
    """A view as it was told at a version, and what led to it from the version before; None = nobody has that one."""

    version: int
    view: Branches
    made: bytes | None = None

    def whole(self) -> msgspec.Raw:
        return msgspec.Raw(
            b"{" + b",".join(encode(key) + b":" + branch for key, branch in self.view.items()) + b"}"
        )


class Views:
    """The last view through each pair of eyes at a table."""

    def __init__(self) -> None:
        self._seen: dict[Eyes, Seen] = {}

    def whole(self, told: Sync, eyes: Eyes) -> Sync:
        """Somebody is told everything: from there it can go on in changes."""
        seen = self._seen.get(eyes)
        if seen is None or seen.version != told.version:
            seen = self._seen[eyes] = Seen(told.version, _branches(told.view))
        return replace(told, view=seen.whole())

    def thin(self, told: Update, eyes: Eyes) -> Update:
        """An update with changes instead of the whole view, where everybody with these eyes has the one before."""
        seen = self._seen.get(eyes)
        if seen is None or seen.version != told.version:
            seen = self._seen[eyes] = _after(seen, told.version, _branches(told.view))
        if seen.made is None:
            return replace(told, view=seen.whole())
        made: Any = msgspec.Raw(seen.made)
        return replace(told, view=None, changes=made, base=told.version - 1)

    def forget(self, but: Collection[Eyes]) -> None:
        """Nobody looks through other eyes any more."""
        self._seen = {eyes: seen for eyes, seen in self._seen.items() if eyes in but}


def _branches(view: dict[str, Any]) -> Branches:
    return {key: encode(branch) for key, branch in view.items()}


def _after(before: Seen | None, version: int, view: Branches) -> Seen:
    if before is None or before.version != version - 1:
        return Seen(version, view)
    made = encode(_led(before.view, view))
    return Seen(version, view, made if len(made) < WORTH * sum(map(len, view.values())) else None)


def _led(old: Branches, new: Branches) -> list[Change]:
    """What led from one view to the next."""
    found: list[Change] = [[[key]] for key in old if key not in new]
    for key, branch in new.items():
        if key not in old:
            found.append([[key], msgspec.Raw(branch)])
        elif old[key] != branch:
            found += changes(plain(old[key]), plain(branch), key)
    return found
