"""What changed from one view to the next, so that not the whole of it has to be sent each time.

A view is plain data: objects, lists, and values. A change names a place by its path (keys of objects, places in lists):

    [path, value]                 the value there, or the whole branch, is this now
    [path]                        the key is gone
    [path, start, count, items]   in the list there, these stand in the place of `count` from `start` on

Changes are made one after the other. The page does the same (`web/src/lib/net/viewDelta.ts`).
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from shamble.match.protocol.http import Replay, ReplayStep

Change = list[Any]
KEYFRAME = 50  # steps of a replay after which the view is whole again
Path = list[str | int]

_plain = msgspec.json.Decoder()


def to_plain(encoded: bytes) -> Any:
    """A view as those have it who were sent it."""
    return _plain.decode(encoded)


def view_changes(old: Any, new: Any, *path: str | int) -> list[Change]:
    """All that leads from one view to another, or from one branch of it at this path. Both are plain."""
    found: list[Change] = []
    _compare(old, new, [*path], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            else:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list):
        _lists(old, new, path, found)
    else:
        found.append([path, new])


def _lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    """What is the same at both ends stays; what is as long as before in between is compared item by item."""
    least = min(len(old), len(new))
    start = 0
    while start < least and old[start] == new[start]:
        start += 1
    tail = 0
    while tail < least - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    before, after = old[start : len(old) - tail], new[start : len(new) - tail]
    if len(before) == len(after) and all(isinstance(item, dict | list) for item in before + after):
        for place, (was, now) in enumerate(zip(before, after, strict=True), start):
            _compare(was, now, [*path, place], found)
    else:
        found.append([path, start, len(before), after])


def apply_changes(view: Any, made: list[Change]) -> Any:
    """The view after some changes; the one before is left as it is."""
    for change in made:
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
    """A replay whose views are whole only now and then, and in between told by what changed since the step before."""
    steps: list[ReplayStep] = []
    before: Any = None
    for place, step in enumerate(replay.steps):
        view = to_plain(msgspec.json.encode(step.view))
        whole = place % KEYFRAME == 0
        steps.append(step if whole else replace(step, view=None, changes=view_changes(before, view)))
        before = view
    return replace(replay, steps=steps)
