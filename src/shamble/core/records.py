"""Fields, equality and plain-data dumps of records, the same compiled and interpreted."""

from typing import Any, Final

_KEBAB: Final[dict[str, str]] = {}


def field_names(thing: object) -> list[str]:
    """Return the sorted field names of a record."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    if names is None:
        return sorted(vars(thing))
    own = [name for name in names if not name.startswith("__")]
    extra = getattr(thing, "__dict__", None)  # interpreted subclass of a compiled class
    return sorted(set(own) | set(extra)) if extra else sorted(own)


def kebab(name: str) -> str:
    """Return a class name as used on the wire: "HordeMoved" is "horde-moved"."""
    known = _KEBAB.get(name)
    if known is None:
        known = _KEBAB[name] = "".join(["-" + c.lower() if c.isupper() else c for c in name]).removeprefix(
            "-"
        )
    return known


def record_key(thing: object) -> tuple[Any, ...]:
    return (type(thing).__name__, *[_hashable(getattr(thing, name)) for name in field_names(thing)])


def _hashable(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(_hashable(v) for v in value)
    if isinstance(value, dict):
        return tuple(sorted((k, _hashable(v)) for k, v in value.items()))
    return value


def record_eq(a: object, b: object) -> bool:
    return type(a) is type(b) and record_key(a) == record_key(b)


def record_hash(thing: object) -> int:
    return hash(record_key(thing))


def record_repr(thing: object) -> str:
    inside = ", ".join(f"{name}={getattr(thing, name)!r}" for name in field_names(thing))
    return f"{type(thing).__name__}({inside})"


def dump(value: Any) -> Any:
    """Return any part of a state as plain data.

    Bytes become hex, records become {"is": class, field: …}.
    """
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [dump(v) for v in value]
    if isinstance(value, dict):
        return {str(k): dump(v) for k, v in value.items()}
    out: dict[str, Any] = {"is": type(value).__name__}
    for name in field_names(value):
        out[name] = dump(getattr(value, name))
    return out


def is_scalar_record(thing: object) -> bool:
    """Return whether a record holds only scalars and tuples of scalars (law 9)."""
    return all(_scalar(getattr(thing, name)) for name in field_names(thing))


def _scalar(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_scalar(v) for v in value)
    return value is None or isinstance(value, (bool, int, str))
