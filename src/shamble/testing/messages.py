"""Messages as tests read them: each with its variables, and the keys that stand in a game's sources."""

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
    """The variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(text: str) -> dict[str, frozenset[str]]:
    """Each message and attribute of a catalogue, and the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            for name, part in _parts(entry):
                assert name not in found, f"{name} is said twice"
                variables = Variables()
                variables.visit(part)
                found[name] = frozenset(variables.found)
    return found


def _parts(message: Message) -> Iterator[tuple[str, Any]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        assert isinstance(attribute, Attribute)
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def keys_in(folder: Path, key: re.Pattern[str]) -> set[str]:
    """Every whole key that stands in the sources of a game as a string."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and key.fullmatch(node.value):
                found.add(node.value.removeprefix("@"))
    return found
