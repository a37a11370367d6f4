"""The views sent last, so that an update carries only what changed.

A view is stored as sent, encoded by branch: that is small, and a branch with the same bytes as before needs no
comparison."""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from shamble.match.protocol.events import Sync, Update
from shamble.match.view.delta import Change, to_plain, view_changes

encode = msgspec.json.Encoder().encode
Perspective = frozenset[int]  # the seats whose hidden information a view contains
Branches = dict[str, bytes]
MAX_DELTA_RATIO = 0.7  # of the size of the view; a longer delta is not worth it


class CachedView(NamedTuple):
    """A view at a version, and the delta from the version before, None if it is not worth it."""

    version: int
    view: Branches
    delta: bytes | None = None

    def encoded(self) -> msgspec.Raw:
        return msgspec.Raw(
            b"{" + b",".join(encode(key) + b":" + branch for key, branch in self.view.items()) + b"}"
        )


class ViewCache:
    """The last view of each perspective at a table."""

    def __init__(self) -> None:
        self._views: dict[Perspective, CachedView] = {}

    def full(self, message: Sync, perspective: Perspective) -> Sync:
        """Return the message with its view encoded; later deltas start from there."""
        cached = self._views.get(perspective)
        if cached is None or cached.version != message.version:
            cached = self._views[perspective] = CachedView(message.version, _branches(message.view))
        return replace(message, view=cached.encoded())

    def delta(self, message: Update, perspective: Perspective) -> Update:
        """Return the message with a delta, or with the view if there is none worth sending.

        Requires that all clients with this perspective got the version before.
        """
        cached = self._views.get(perspective)
        if cached is None or cached.version != message.version:
            cached = self._views[perspective] = _next(cached, message.version, _branches(message.view))
        if cached.delta is None:
            return replace(message, view=cached.encoded())
        delta: Any = msgspec.Raw(cached.delta)
        return replace(message, view=None, changes=delta, base=message.version - 1)

    def retain(self, perspectives: Collection[Perspective]) -> None:
        """Drop all other perspectives."""
        self._views = {key: cached for key, cached in self._views.items() if key in perspectives}


def _branches(view: dict[str, Any]) -> Branches:
    return {key: encode(branch) for key, branch in view.items()}


def _next(before: CachedView | None, version: int, view: Branches) -> CachedView:
    if before is None or before.version != version - 1:
        return CachedView(version, view)
    delta = encode(_compare(before.view, view))
    is_worth_it = len(delta) < MAX_DELTA_RATIO * sum(map(len, view.values()))
    return CachedView(version, view, delta if is_worth_it else None)


def _compare(old: Branches, new: Branches) -> list[Change]:
    delta: list[Change] = [[[key]] for key in old if key not in new]
    for key, branch in new.items():
        if key not in old:
            delta.append([[key], msgspec.Raw(branch)])
        elif old[key] != branch:
            delta += view_changes(to_plain(old[key]), to_plain(branch), key)
    return delta
