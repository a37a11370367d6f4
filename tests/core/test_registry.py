"""Kinds of things that are classes, found by their id."""

from typing import ClassVar

import pytest

from shamble.core.registry import by_id


class Tool:
    id: ClassVar[str]

    def use(self) -> str:
        return "?"


class Sharp(Tool):
    """What sharp tools have in common: nothing of its own, so no id."""


class Axe(Sharp):
    id = "axe"

    def use(self) -> str:
        return "chop"


class Rope(Tool):
    id = "rope"


class LongRope(Rope):
    """A kind of rope that is not a thing of its own."""


def test_every_class_with_an_id_is_found_once() -> None:
    found = by_id(Tool)
    assert {id: type(tool) for id, tool in found.items()} == {"axe": Axe, "rope": Rope}
    assert found["axe"].use() == "chop"


def test_two_of_one_name_are_a_mistake() -> None:
    class Thing:
        id: ClassVar[str]

    class One(Thing):
        id = "same"

    class Other(Thing):
        id = "same"

    with pytest.raises(ValueError, match="two classes are called 'same'"):
        by_id(Thing)
    assert One.id == Other.id
