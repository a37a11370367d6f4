"""Registry of kinds that are classes."""

from typing import ClassVar

import pytest

from shamble.core.registry import by_id


class Tool:
    id: ClassVar[str]

    def use(self) -> str:
        return "?"


class Sharp(Tool):
    """Base class of sharp tools, without an id."""


class Axe(Sharp):
    id = "axe"

    def use(self) -> str:
        return "chop"


class Rope(Tool):
    id = "rope"


class LongRope(Rope):
    """A subclass without its own id."""


def test_by_id_finds_each_class_with_an_id_once() -> None:
    result = by_id(Tool)
    assert {id: type(tool) for id, tool in result.items()} == {"axe": Axe, "rope": Rope}
    assert result["axe"].use() == "chop"


def test_duplicate_id_raises() -> None:
    class Thing:
        id: ClassVar[str]

    class One(Thing):
        id = "same"

    class Other(Thing):
        id = "same"

    with pytest.raises(ValueError, match="two classes are called 'same'"):
        by_id(Thing)
    assert One.id == Other.id
