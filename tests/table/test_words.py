"""Sentences: in both languages, with names and nested messages filled in."""

import re
from pathlib import Path

import pytest

from shamble.table import words
from shamble.table.wire import Message
from shamble.table.words import Words, catalogue

SOURCES = Path(words.__file__).parent


def test_arguments_are_translated_and_seats_named() -> None:
    message = Message("event-played", {"seat": "@seat-1", "card": "@card-flare"})
    assert Words("en", "drill", ["Ada", "Bruno"]).say(message) == "Bruno plays a flare."
    assert Words("it", "drill", ["Ada", "Bruno"]).say(message) == "Bruno gioca un razzo."
    assert Words("it", "drill").say(message) == "2 gioca un razzo."


def test_the_game_is_asked_before_the_shell() -> None:
    speaker = Words("en", "drill")
    assert speaker.text("no-stale").startswith("The table has moved on")
    assert speaker.text("card-flare") == "flare"
    assert speaker.text("nobody-says-this") == "nobody-says-this"
    assert not speaker.has("nobody-says-this")
    assert speaker.text("card-flare.text").startswith("Played")
    assert not speaker.has("card-flare.brief")


def test_unknown_catalogues_are_none() -> None:
    assert catalogue("chess", "en") is None
    assert catalogue("shell", "fr") is None
    assert catalogue("../../etc", "en") is None
    assert "no-stale" in (catalogue("shell", "it") or "")


def messages(text: str) -> dict[str, set[str]]:
    """Each message of a catalogue and the arguments it uses."""
    found: dict[str, set[str]] = {}
    for key, value in re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ \t].*)*)", text, re.MULTILINE):
        found[key] = set(re.findall(r"\$(\w+)", value))
    return found


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    texts = [(SOURCES / "text" / f"server.{lang}.ftl").read_text("utf-8") for lang in words.LANGUAGES]
    assert messages(texts[0]) == messages(texts[1])
    assert len(messages(texts[0])) > 50


@pytest.mark.parametrize("folder", ["table", "server"])
def test_every_key_in_the_sources_has_its_words(folder: str) -> None:
    text = (SOURCES / "text" / "server.en.ftl").read_text("utf-8")
    known = set(messages(text))
    known |= {"no-cache", "no-store", "no-referrer"}  # words of HTTP
    for path in sorted((SOURCES.parent / folder).glob("*.py")):
        for key in re.findall(r'"((?:no|error|undo|event)-[a-z-]+[a-z])"', path.read_text("utf-8")):
            assert key in known, f"{path.name}: {key}"
