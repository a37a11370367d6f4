"""Kinds of things that are classes (a card, a skill, a character): found by their id, never by a place in a list."""

from typing import Any, TypeVar

T = TypeVar("T")


def by_id(base: type[T]) -> dict[str, T]:
    """One instance of every class below `base` that has an `id` of its own, by that id. The modules that define them
    have to be imported before."""
    found: dict[str, T] = {}
    waiting: list[Any] = [base]
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        id = vars(kind).get("id")
        if not isinstance(id, str):
            continue
        if id in found:
            raise ValueError(f"two classes are called {id!r}: {type(found[id]).__name__} and {kind.__name__}")
        found[id] = kind()
    return found
