"""TypeScript types of everything that crosses the wire, generated from `wire.py`:

    python -m shamble.table.typescript > web/src/lib/wire.ts

A struct becomes an interface, in the order of the source; a tagged one gets its `type`. A field that may be left out
is optional. `view` and `scene` are each game's own, so they are `any` here.
"""

import sys
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Struct, inspect

from shamble.table import wire

HEAD = """\
// The messages between a table and its clients. Made by `python -m shamble.table.typescript`; do not edit.

export type Arg = string | number
export type Args = Record<string, Arg>
"""
ALIASES = {"ToClient": wire.ToClient, "ToServer": wire.ToServer}
ARG = inspect.type_info(wire.Arg)
ARGS = inspect.type_info(wire.Args)


def generate(module: ModuleType = wire) -> str:
    """The whole file."""
    parts = [HEAD]
    structs = [thing for thing in vars(module).values() if _is_struct_of(thing, module)]
    parts += [interface(struct) for struct in structs]
    for name, union in ALIASES.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def _is_struct_of(thing: Any, module: ModuleType) -> bool:
    return isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module.__name__


def interface(struct: type[Struct]) -> str:
    """One message as an interface."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    rows = [f"  {info.tag_field}: '{info.tag}'"] if info.tag_field else []
    optional_fields = struct.__struct_config__.omit_defaults or _is_request(info)
    for field in info.fields:
        mark = "?" if not field.required and optional_fields else ""
        rows.append(f"  {field.encode_name}{mark}: {name_of(field.type)}")
    return "\n".join([f"export interface {struct.__name__} {{", *rows, "}", ""])


def _is_request(info: inspect.StructType) -> bool:
    """Does a client send it? Then what has a default may be left out even though the table always says it."""
    return info.forbid_unknown_fields


def name_of(info: inspect.Type) -> str:
    """The TypeScript name of a type."""
    if info == ARGS:
        return "Args"
    if info == ARG:
        return "Arg"
    match info:
        case inspect.AnyType():
            return "any"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in info.values)
        case inspect.StructType():
            return info.cls.__name__
        case inspect.ListType():
            return f"{_grouped(name_of(info.item_type))}[]"
        case inspect.TupleType():
            return "[" + ", ".join(name_of(item) for item in info.item_types) + "]"
        case inspect.DictType():
            return f"Record<{name_of(info.key_type)}, {name_of(info.value_type)}>"
        case inspect.UnionType():
            return " | ".join(name_of(item) for item in sorted(info.types, key=_null_last))
        case _:
            raise TypeError(f"no TypeScript for {info!r}")


def _null_last(info: inspect.Type) -> bool:
    return isinstance(info, inspect.NoneType)


def _grouped(name: str) -> str:
    return f"({name})" if " | " in name else name


def dictionary(name: str, described: type) -> str:
    """A `TypedDict` of a game (its view, its scene) as an interface, the ones inside it first."""
    if not is_typeddict(described):
        raise TypeError(f"{described!r} is no TypedDict")
    inner: dict[str, str] = {}
    required: frozenset[str] = vars(described)["__required_keys__"]
    rows = []
    for field, hint in get_type_hints(described).items():
        mark = "" if field in required else "?"
        rows.append(f"  {field}{mark}: {_hinted(hint, inner)}")
    own = "\n".join([f"export interface {name} {{", *rows, "}", ""])
    return "\n".join([*inner.values(), own])


def _hinted(hint: Any, inner: dict[str, str]) -> str:
    if is_typeddict(hint):
        inner.setdefault(hint.__name__, dictionary(hint.__name__, hint))
        return str(hint.__name__)
    if get_origin(hint) is list:
        return f"{_grouped(_hinted(get_args(hint)[0], inner))}[]"
    if get_origin(hint) is dict:
        key, value = get_args(hint)
        return f"Record<{_hinted(key, inner)}, {_hinted(value, inner)}>"
    return name_of(msgspec.inspect.type_info(hint))


if __name__ == "__main__":
    sys.stdout.write(generate())
