"""The terminal client speaks both languages completely."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import shamble.cli

FOLDER = Path(shamble.cli.__file__).parent
LANGUAGES = ("en", "it")


def messages(lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / "text" / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(message)))


def test_both_languages_have_the_same_messages() -> None:
    english, italian = (messages(lang) for lang in LANGUAGES)
    assert set(english) == set(italian)
    for key, message in english.items():
        assert variables(message) == variables(italian[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_client_says_has_words_and_is_said(lang: str) -> None:
    said = set()
    for path in FOLDER.rglob("*.py"):
        said |= set(re.findall(r"""["'](cli-[a-z-]+)["']""", path.read_text("utf-8")))
    known = {key for key in messages(lang) if key.startswith("cli-")}
    built = {"cli-name-person", "cli-name-bot"}  # put together from parts
    assert said | built == known
