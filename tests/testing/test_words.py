"""The words test can fail: for each of its parts a catalogue that is wrong in that and in nothing else."""

from typing import ClassVar

import pytest

from shamble.core.game import all_games
from shamble.testing import Words, keys

DRILL = all_games()["drill"]


class Drilled(Words):
    """The words of the drill, with something replaced in one of the catalogues."""

    game = DRILL
    plays = 4
    swaps: ClassVar[dict[str, tuple[str, str]]] = {}  # language -> what is there, and what is said instead

    def text_of(self, name: str, language: str) -> str:
        text = super().text_of(name, language)
        old, new = self.swaps.get(language, ("", ""))
        assert old in text or name != "{}.ftl"
        return text.replace(old, new) if old else text


class TestDrill(Drilled):
    """As it is, the drill has all its words."""


def swapped(**swaps: tuple[str, str]) -> Drilled:
    class Swapped(Drilled):
        pass

    Swapped.swaps = swaps
    return Swapped()


def test_beginnings_and_ends_make_keys() -> None:
    assert keys("do verb", "go rest") == {"do-go", "do-rest", "verb-go", "verb-rest"}
    assert keys("card card.text", ["axe"]) == {"card-axe", "card-axe.text"}


def test_a_missing_translation_is_noticed() -> None:
    words = swapped(it=("hint-door", "hint-porta"))
    with pytest.raises(AssertionError):
        words.test_both_languages_say_the_same_with_the_same_variables()
    with pytest.raises(AssertionError, match="hint-door"):
        words.test_every_key_of_the_sources_has_its_words("it")


def test_a_variable_of_one_language_alone_is_noticed() -> None:
    with pytest.raises(AssertionError):
        swapped(en=("{ $door }", "{ $gate }")).test_both_languages_say_the_same_with_the_same_variables()


def test_a_key_that_nobody_asks_for_is_noticed() -> None:
    with pytest.raises(AssertionError, match="hint-window"):
        swapped(en=("hint-door", "hint-window")).test_nothing_is_said_that_nobody_asks_for()


def test_a_key_said_twice_is_noticed() -> None:
    with pytest.raises(AssertionError, match="hint-pass is said twice"):
        swapped(en=("hint-door", "hint-pass")).test_no_key_is_said_twice("en")
    with pytest.raises(AssertionError, match="option-rounds"):
        swapped(en=("hint-door", "option-rounds")).test_no_key_is_said_twice("en")


def test_a_sentence_without_an_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="hint-door"):
        swapped(en=("as good as another.", "as good as another")).test_sentences_end_like_sentences("en")
    with pytest.raises(AssertionError, match="verb-door"):
        swapped(en=("verb-door = Door", "verb-door = Door.")).test_sentences_end_like_sentences("en")
