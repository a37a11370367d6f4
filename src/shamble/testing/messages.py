"""Messages as tests read them: variables of each message, and keys in a game's sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(text: str) -> dict[str, frozenset[str]]:
    """Return each message and attribute of a catalogue with its variables."""
    result: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            for name, part in _parts(entry):
                assert name not in result, f"{name} is said twice"
                variables = Variables()
                variables.visit(part)
                result[name] = frozenset(variables.names)
    return result


def _parts(message: Message) -> Iterator[tuple[str, Any]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        assert isinstance(attribute, Attribute)
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def keys_in(folder: Path, key: re.Pattern[str]) -> set[str]:
    """List every string constant in a game's sources that is a key."""
    result = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value):
                result.add(node.value.removeprefix("@"))
    return result
