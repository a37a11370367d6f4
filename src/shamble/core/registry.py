"""Registry of kinds that are classes, such as cards, skills and characters."""

from typing import Any, TypeVar

T = TypeVar("T")


def by_id(base: type[T]) -> dict[str, T]:
    """Return one instance of each subclass of `base` that defines its own `id`, by id.

    The modules that define the subclasses must already be imported.
    """
    instances: dict[str, T] = {}
    pending: list[Any] = [base]
    while pending:
        kind = pending.pop()
        pending.extend(kind.__subclasses__())
        id = vars(kind).get("id")
        if not isinstance(id, str):
            continue
        if id in instances:
            raise ValueError(
                f"two classes are called {id!r}: {type(instances[id]).__name__} and {kind.__name__}"
            )
        instances[id] = kind()
    return instances
