"""Each part of the words test fails for a catalogue that is wrong in that part."""

from typing import ClassVar

import pytest

from shamble.core.game import all_games
from shamble.testing import Words, keys

DRILL = all_games()["drill"]


class EditedWords(Words):
    """The words test of the drill, with replacements in one catalogue."""

    game = DRILL
    plays = 4
    swaps: ClassVar[dict[str, tuple[str, str]]] = {}  # language -> old and new text

    def text_of(self, name: str, language: str) -> str:
        text = super().text_of(name, language)
        old, new = self.swaps.get(language, ("", ""))
        assert old in text or name != "{}.ftl"
        return text.replace(old, new) if old else text


class TestDrill(EditedWords):
    """The unchanged drill passes."""


def swapped(**swaps: tuple[str, str]) -> EditedWords:
    class Swapped(EditedWords):
        pass

    Swapped.swaps = swaps
    return Swapped()


def test_keys_combine_beginnings_and_ends() -> None:
    assert keys("do verb", "go rest") == {"do-go", "do-rest", "verb-go", "verb-rest"}
    assert keys("card card.text", ["axe"]) == {"card-axe", "card-axe.text"}


def test_missing_translation_is_reported() -> None:
    words = swapped(it=("hint-door", "hint-porta"))
    with pytest.raises(AssertionError):
        words.test_languages_have_the_same_keys_and_variables()
    with pytest.raises(AssertionError, match="hint-door"):
        words.test_every_key_in_the_sources_has_a_message("it")


def test_variable_of_one_language_is_reported() -> None:
    with pytest.raises(AssertionError):
        swapped(en=("{ $door }", "{ $gate }")).test_languages_have_the_same_keys_and_variables()


def test_unused_key_is_reported() -> None:
    with pytest.raises(AssertionError, match="hint-window"):
        swapped(en=("hint-door", "hint-window")).test_every_message_is_used()


def test_duplicate_key_is_reported() -> None:
    with pytest.raises(AssertionError, match="hint-pass is said twice"):
        swapped(en=("hint-door", "hint-pass")).test_keys_are_unique("en")
    with pytest.raises(AssertionError, match="option-rounds"):
        swapped(en=("hint-door", "option-rounds")).test_keys_are_unique("en")


def test_sentence_without_an_end_is_reported() -> None:
    with pytest.raises(AssertionError, match="hint-door"):
        swapped(en=("as good as another.", "as good as another")).test_sentences_end_like_sentences("en")
    with pytest.raises(AssertionError, match="verb-door"):
        swapped(en=("verb-door = Door", "verb-door = Door.")).test_sentences_end_like_sentences("en")
