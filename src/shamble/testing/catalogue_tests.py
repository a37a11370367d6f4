"""Tests that everything a game says exists in both languages, with the right arguments.

class TestWords(Words):
    game = GAME

    def composed_keys(self) -> set[str]:
        return {f"room-{room}" for room in ROOMS}
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar

import pytest
from fluent.runtime import FluentBundle, FluentResource

from shamble.core.actions import Action
from shamble.core.events import Args, Event
from shamble.core.frames import Frame
from shamble.core.game import Game
from shamble.core.options import Option, Value
from shamble.match.i18n.messages import LANGUAGES, SHELL, catalogue, component_messages
from shamble.testing.message_collector import MessageCollector
from shamble.testing.messages import keys_in, messages
from shamble.testing.table_setups import setups

FILES = ("{}.ftl", "ui.{}.ftl")  # messages of the rules, and of the page
KINDS = "event ask do verb no need verdict hint fact note end series side phase mode scenario option game card may rest"
WHOLE = ("no-", "hint-", "ask-")  # whole sentences
BRIEF = ("verb-", "do-", "verdict-", "need-", "side-", "phase-", "series-")  # names and buttons
KERNEL = {
    "ask-roll",
    "ask-draw",
    "ask-pick",
    "hint-random",
    "hint-forced",
    "hint-policy",
}  # messages of the engine and the bots

NAMED: tuple[tuple[type[Any], str, str], ...] = (
    (Action, "verb", "do verb"),
    (Frame, "prompt", "ask"),
    (Event, "line", "event"),
)


class Words:
    """Checks of a game's catalogues against its sources and against played games."""

    game: ClassVar[Game[Any]]
    plays: ClassVar[int] = 12  # number of games to play
    longest: ClassVar[int] = 300  # maximum decisions per game
    speaks_to_you: ClassVar[bool] = False  # the reader's own name never appears: "You move", not "Ada moves"

    def composed_keys(self) -> set[str]:
        """List the keys that the game builds from parts, which no source contains as a whole."""
        return set()

    def test_languages_have_the_same_keys_and_variables(self) -> None:
        assert self.parts("en") == self.parts("it")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_keys_are_unique(self, language: str) -> None:
        result: set[str] = set()
        for part in self.parts(language):
            assert result & set(part) == set()
            result |= set(part)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_sentences_end_like_sentences(self, language: str) -> None:
        """Check that reasons, hints and questions are sentences; names and buttons are not."""
        text = self.text_of(FILES[0], language)
        for key, texts in re.findall(r"^([a-z][\w-]*) = (\S.*)$", text, re.MULTILINE):
            end = texts.strip()[-2:]
            if end == "->":
                continue
            if key.startswith(WHOLE):
                assert end[-1] in ".?", key
            if key.startswith(BRIEF):
                assert end[-1] not in ".?", key

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_key_in_the_sources_has_a_message(self, language: str) -> None:
        known = {key for part in self.parts(language) for key in part} | set(_shell(language))
        assert sorted(self.all_keys() - known) == []

    def test_every_message_is_used(self) -> None:
        texts = {key.partition(".")[0] for key in self.messages_of(FILES[0], "en")}
        numbers = {f"option-{o.id}-{value}" for o in self.game.options for value in o.values}
        assert sorted(texts - self.all_keys() - self.default_keys() - numbers) == []

    def test_every_message_in_played_games_formats(self) -> None:
        collector = MessageCollector()
        tables = [setup for mode in self.game.modes for setup in setups(self.game, mode)]
        for number in range(self.plays):
            collector.play(self.game, tables[number * len(tables) // self.plays], number, self.longest)
        assert sorted(collector.keys() - self.all_keys() - self.default_keys()) == []
        for language in LANGUAGES:
            for key in collector.nested:
                assert self.speak(language, key, {})
            by_notation = set()
            for key, args in collector.sentences():
                for person in ("you", "other"):
                    text = self.speak(language, key, self.arguments(language, args, person))
                    assert text.strip()
                    assert "{" not in text
                    if self.speaks_to_you and person == "you":
                        assert "Ada" not in text, f"{language} {key} does not speak to its reader: {text}"
                    if collector.ids_in(text):
                        by_notation.add(f"{key}: {text}")
            assert sorted(by_notation) == []  # places must appear by name, not in notation

    # ------------------------------------------------------------ keys

    def all_keys(self) -> set[str]:
        """List every key the game can use: from its sources, composed, or common to all games."""
        kinds = {*KINDS.split(), *(key.partition("-")[0] for key in self.messages_of(FILES[0], "en"))}
        pattern = re.compile(rf"@?((?:{'|'.join(sorted(kinds))})-[A-Za-z0-9_-]*[A-Za-z0-9])(\.\w+)?")
        return keys_in(self.game.folder(), pattern) | self.composed_keys() | self.common_keys() | KERNEL

    def common_keys(self) -> set[str]:
        """Return the keys every game has: its name, modes, scenarios, sides and options."""
        game = self.game
        keys = {f"game-{game.id}", f"game-{game.id}.text"}
        described = bool(game.briefings())  # then those have the scenario texts
        keys |= {f"mode-{id}{part}" for id in game.modes for part in ("", ".text")}
        keys |= {
            f"scenario-{id}{part}" for id in game.scenarios for part in ([""] if described else ["", ".text"])
        }
        for mode in game.modes:
            keys |= {side for setup in setups(game, mode) for side in game.sides(setup)}
        for option in game.options:
            keys |= option_keys(option)
        return keys | set(self.components("en"))

    def default_keys(self) -> set[str]:
        """List the keys that actions, questions and events derive from their class names."""
        package = type(self.game).__module__
        result = set()
        for base, method, beginnings in NAMED:
            for kind in _subclasses(base):
                own = kind.__module__ == package or kind.__module__.startswith(
                    (f"{package}.", "shamble.core.")
                )
                if own and getattr(kind, method) is getattr(base, method):
                    result |= keys(beginnings, [kind.__name__.lower()])
        return result

    # ------------------------------------------------------------ the catalogues

    def text_of(self, name: str, language: str) -> str:
        path = self.game.folder() / "text" / name.format(language)
        return path.read_text("utf-8") if path.is_file() else ""

    def messages_of(self, name: str, language: str) -> dict[str, frozenset[str]]:
        return messages(self.text_of(name, language))

    def parts(self, language: str) -> list[dict[str, frozenset[str]]]:
        """List all messages of the game, by source."""
        return [*(self.messages_of(name, language) for name in FILES), self.components(language)]

    def components(self, language: str) -> dict[str, frozenset[str]]:
        """Return the messages defined in `components.toml`."""
        return messages(component_messages(self.game, language))

    def speak(self, language: str, key: str, args: Args) -> str:
        """Format a message with its arguments. Every error fails the test."""
        id, _, attribute = key.partition(".")
        bundle = _bundle(self.game.id, language)
        assert bundle.has_message(id), f"{language} has no {key}"
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        assert pattern is not None, f"{language} has no {key}"
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, f"{language} {key} {args}: {errors}"
        return str(text)

    def arguments(self, language: str, args: Args, person: str = "other") -> Args:
        """Return the arguments as text. `person` says who each seat is: "you" or "other"."""
        texts = {name: self._argument(language, value) for name, value in args.items()}
        seats = [name for name, value in args.items() if str(value).startswith("@seat-")]
        return texts | {f"{name}-is": person for name in seats}

    def _argument(self, language: str, value: str | int) -> str | int:
        if isinstance(value, str) and value.startswith("@|"):
            return ", ".join(str(self._argument(language, name)) for name in value[2:].split("|"))
        if isinstance(value, str) and value.startswith("@"):
            return "Ada" if value.startswith("@seat-") else self.speak(language, value[1:], {})
        return value


def keys(beginnings: str, ends: str | Iterable[str]) -> set[str]:
    """List every combination of a beginning and an end.

    keys("do verb", "go rest") returns do-go, do-rest, verb-go and verb-rest. A beginning can have an attribute:
    "card card.text".
    """
    result = set()
    for beginning in beginnings.split():
        head, dot, attribute = beginning.partition(".")
        result |= {
            f"{head}-{end}{dot}{attribute}" for end in (ends.split() if isinstance(ends, str) else ends)
        }
    return result


def _subclasses(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _subclasses(kind)


def option_keys(option: Option) -> set[str]:
    """List the keys of an option: name, effect and the names of non-numeric values."""
    key = f"option-{option.id}"
    return {key, f"{key}.text"} | {
        f"{key}-{_name(value)}" for value in option.values if not _is_number(value)
    }


def _name(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shell(language: str) -> dict[str, frozenset[str]]:
    return messages(catalogue(SHELL, language) or "")


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in (game, SHELL):
        bundle.add_resource(FluentResource(catalogue(name, language) or ""))
    return bundle
