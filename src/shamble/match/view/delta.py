"""Deltas between views, sent instead of the whole view.

A view is plain data: objects, lists and values. A change has the path of a node (keys of objects, indexes in lists):

    [path, value]                 set the node to the value
    [path]                        delete the key
    [path, start, count, items]   in the list, replace `count` items from index `start` with `items`

Changes are applied in order. The page does the same (`web/src/lib/net/viewDelta.ts`).
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from shamble.match.protocol.http import Replay, ReplayStep

Change = list[Any]
KEYFRAME_EVERY = 50  # steps of a replay between whole views
Path = list[str | int]

_plain = msgspec.json.Decoder()


def to_plain(encoded: bytes) -> Any:
    """Return a view as the client has it after decoding."""
    return _plain.decode(encoded)


def view_changes(old: Any, new: Any, *path: str | int) -> list[Change]:
    """List the changes that lead from one plain view, or branch of it at a path, to another."""
    changes: list[Change] = []
    _compare(old, new, [*path], changes)
    return changes


def _compare(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                changes.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                changes.append([[*path, key], value])
            else:
                _compare(old[key], value, [*path, key], changes)
    elif isinstance(old, list) and isinstance(new, list):
        _lists(old, new, path, changes)
    else:
        changes.append([path, new])


def _lists(old: list[Any], new: list[Any], path: Path, changes: list[Change]) -> None:
    """Skip equal items at both ends; compare the rest item by item if its length is unchanged."""
    least = min(len(old), len(new))
    start = 0
    while start < least and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < least - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    before, after = old[start : len(old) - tail], new[start : len(new) - tail]
    if len(before) == len(after) and all(isinstance(item, dict | list) for item in before + after):
        for index, (was, now) in enumerate(zip(before, after, strict=True), start):
            _compare(was, now, [*path, index], changes)
    else:
        changes.append([path, start, len(before), after])


def apply_changes(view: Any, changes: list[Change]) -> Any:
    """Return the view after some changes. The given view is not modified."""
    for change in changes:
        view = _applied(view, change[0], change)
    return view


def _applied(view: Any, path: Path, change: Change) -> Any:
    if not path:
        if len(change) == 4:
            _, start, count, items = change
            return [*view[:start], *items, *view[start + count :]]
        return change[1]
    step, rest = path[0], path[1:]
    twin: Any = dict(view) if isinstance(view, dict) else list(view)
    if not rest and len(change) == 1:
        del twin[step]
    else:
        inside = view.get(step) if isinstance(view, dict) else view[step]
        twin[step] = _applied(inside, rest, change)
    return twin


def thin_replay(replay: Replay) -> Replay:
    """Return the replay with whole views every `KEYFRAME_EVERY` steps, changes in between."""
    steps: list[ReplayStep] = []
    before: Any = None
    for index, step in enumerate(replay.steps):
        view = to_plain(msgspec.json.encode(step.view))
        whole = index % KEYFRAME_EVERY == 0
        steps.append(step if whole else replace(step, view=None, changes=view_changes(before, view)))
        before = view
    return replace(replay, steps=steps)
