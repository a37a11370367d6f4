"""The style guide's checks of names."""

import ast

import pytest

from tools import prose


def faults(source: str, path: str = "src/shamble/bots/example.py") -> list[str]:
    return [one.text for one in prose.python(path, source) if one.what.startswith("name that")]


@pytest.mark.parametrize(
    "source",
    [
        "def {}(): pass",
        "class {}: pass",
        "def reply({}: int): pass",
        "def reply(*, {}: int): pass",
        "class Reply:\n    {}: int = 0",
        "self.{} = 0",
        "self.{}: int = 0",
        "self.first, self.{} = 0, 0",
    ],
)
@pytest.mark.parametrize("name", ["chosen", "_heard", "Left", "theirs", "done"])
def test_declared_name_that_says_nothing_is_found(source: str, name: str) -> None:
    assert set(faults(source.format(name))) == {name}


@pytest.mark.parametrize(
    "source",
    [
        "class Reply:\n    done: bool = False",
        "def reply(done: bool = True): pass",
        "self.left = self.right = 0",
        "def merge(left: int, right: int): pass",
        "def reply(): chosen = 1",  # a variable of a short function
        "def reply(chosen_option: int): pass",
        "print(message.mine)",
    ],
)
def test_flag_side_variable_and_use_are_no_findings(source: str) -> None:
    assert faults(source) == []


def test_encoded_name_is_allowed_in_its_file_only() -> None:
    source = "class Message:\n    mine: int\n    gone: int"
    assert faults(source, "src/shamble/match/protocol/example.py") == ["gone"]
    assert faults(source) == ["mine", "gone"]


def test_names_outside_the_package_are_not_checked() -> None:
    assert faults("def chosen(): pass", "tests/example.py") == []


@pytest.mark.parametrize("place", prose.ENCODED_NAMES)
def test_every_allowed_name_is_declared(place: str) -> None:
    paths = [path for path in prose.files(place) if path.endswith(".py")]
    trees = [ast.parse((prose.ROOT / path).read_text("utf-8")) for path in paths]
    declared = {name for tree in trees for name, _, _ in prose.declarations(tree)}
    assert declared >= prose.ENCODED_NAMES[place][0]
