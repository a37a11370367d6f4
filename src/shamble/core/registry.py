"""Registry of kinds that are classes, such as cards, skills and characters."""

from typing import Any, TypeVar

T = TypeVar("T")


def by_id(base: type[T]) -> dict[str, T]:
    """Return one instance of each subclass of `base` that defines its own `id`, by id.

    The modules that define the subclasses must already be imported.
    """
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
