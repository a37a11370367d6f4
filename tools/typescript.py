"""Generate the page's TypeScript types from the protocol and the games' views.

Run it with `make types`. A struct becomes an interface in the order of the source; a tagged one gets its
`type`. Optional fields are optional. `view` and `scene` belong to each game (`Game.view_types`), so the
protocol has them as `unknown`. Compiled classes lose the types of their fields, so this runs interpreted.
"""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import Struct, inspect

from shamble.core.generic_board import PlainScene, PlainView
from shamble.match import protocol
from shamble.match.installed_games import games
from shamble.match.protocol import events, requests
from shamble.match.protocol import view as table

HEAD = """\
// The messages between a table and its clients. Made by `make types`; do not edit.

/** The server refuses a page of another version, which then reloads. */
export const PROTOCOL_VERSION = {version}

export type Arg = string | number
export type Args = Record<string, Arg>
"""
SHAPES_HEAD = """\
// The view and the scene of {name}, as its rules describe them. Made by `make types`; do not edit.
"""
MODULES = [import_module(f"{protocol.__name__}.{module.name}") for module in iter_modules(protocol.__path__)]
ALIASES = {"ToClient": events.ToClient, "ToServer": requests.ToServer}
ARG = inspect.type_info(table.Arg)
ARGS = inspect.type_info(table.Args)


def messages() -> str:
    """Return the file with the messages of the protocol."""
    parts = [HEAD.format(version=protocol.VERSION)]
    for module in MODULES:
        parts += [interface(thing) for thing in vars(module).values() if _is_struct_of(thing, module)]
    for name, union in ALIASES.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def _is_struct_of(thing: Any, module: ModuleType) -> bool:
    return (
        isinstance(thing, type)
        and issubclass(thing, Struct)
        and thing.__module__ == module.__name__
        and not thing.__subclasses__()
    )


def interface(struct: type[Struct]) -> str:
    """Return one message as an interface."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    rows = [f"  {info.tag_field}: '{info.tag}'"] if info.tag_field else []
    optional_fields = struct.__struct_config__.omit_defaults or _is_request(info)
    for field in info.fields:
        mark = "?" if not field.required and optional_fields else ""
        rows.append(f"  {field.encode_name}{mark}: {name_of(field.type)}")
    return "\n".join([f"export interface {struct.__name__} {{", *rows, "}", ""])


def _is_request(info: inspect.StructType) -> bool:
    """Return whether clients send it, so that fields with a default are optional."""
    return info.forbid_unknown_fields


def name_of(info: inspect.Type) -> str:
    """Return the TypeScript name of a type."""
    if info == ARGS:
        return "Args"
    if info == ARG:
        return "Arg"
    match info:
        case inspect.AnyType():
            return "unknown"
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


def dictionary(described: type) -> str:
    """Return a `TypedDict` (a game's view or scene) as interfaces, the inner ones first."""
    types: dict[str, str] = {}
    _collect(described, types)
    return "\n".join(types.values())


def _collect(described: type, types: dict[str, str]) -> None:
    if not is_typeddict(described):
        raise TypeError(f"{described!r} is no TypedDict")
    if described.__name__ in types:
        return
    required: frozenset[str] = vars(described)["__required_keys__"]
    rows = []
    for field, hint in get_type_hints(described).items():
        mark = "" if field in required else "?"
        rows.append(f"  {field}{mark}: {_hinted(hint, types)}")
    said = " ".join((described.__doc__ or "").split())
    lines = [f"/** {said} */"] if said and not said.startswith("dict(") else []
    types[described.__name__] = "\n".join(
        [*lines, f"export interface {described.__name__} {{", *rows, "}", ""]
    )


def _hinted(hint: Any, types: dict[str, str]) -> str:
    """Return the TypeScript of a type hint, and collect the interfaces it needs."""
    origin, inside = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        _collect(hint, types)
        return str(hint.__name__)
    if origin is list:
        return f"{_grouped(_hinted(inside[0], types))}[]"
    if origin is tuple:
        if inside[-1] is Ellipsis:
            return f"{_grouped(_hinted(inside[0], types))}[]"
        return "[" + ", ".join(_hinted(item, types) for item in inside) + "]"
    if origin is dict:
        key, value = (_hinted(item, types) for item in inside)
        named = f"Record<{key}, {value}>"
        return f"Partial<{named}>" if get_origin(inside[0]) is Literal else named
    if origin in (Union, UnionType):
        names = [_hinted(item, types) for item in sorted(inside, key=lambda item: item is type(None))]
        return " | ".join(names)
    return name_of(msgspec.inspect.type_info(hint))


def shapes(name: str, view: type, scene: type) -> str:
    """Return the types of a game's view and scene."""
    types: dict[str, str] = {}
    _collect(scene, types)
    _collect(view, types)
    return "\n".join([SHAPES_HEAD.format(name=name), *types.values()])


def files() -> dict[str, str]:
    """Return every generated file by its path below `web/src`."""
    made = {
        "lib/net/protocol.ts": messages(),
        "games/plain/viewTypes.ts": shapes("a game without a board of its own", PlainView, PlainScene),
    }
    for id, game in games().items():
        if game.view_types() != (dict, dict):
            made[f"games/{id}/viewTypes.ts"] = shapes(game.name, *game.view_types())
    return made


def main() -> None:
    """Write every file below the given folder."""
    for name, text in files().items():
        path = Path(sys.argv[1]) / name
        if path.parent.is_dir():
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
