"""Translation: in both languages, with names and nested messages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from shamble.games.drill import Drill
from shamble.match.i18n import messages as words
from shamble.match.i18n.messages import Translator, catalogue, component_messages
from shamble.match.protocol.view import Message

SOURCES = Path(words.__file__).parent.parent  # src/shamble/match


def test_arguments_are_translated_and_seats_named() -> None:
    message = Message("event-played", {"seat": "@seat-1", "card": "@card-flare"})
    assert Translator("en", "drill", ["Ada", "Bruno"]).say(message) == "Bruno plays a flare."
    assert Translator("it", "drill", ["Ada", "Bruno"]).say(message) == "Bruno gioca un razzo."
    assert Translator("it", "drill").say(message) == "2 gioca un razzo."


def test_game_catalogue_comes_before_the_shell() -> None:
    speaker = Translator("en", "drill")
    assert speaker.text("no-stale").startswith("The table has moved on")
    assert speaker.text("card-flare") == "flare"
    assert speaker.text("nobody-says-this") == "nobody-says-this"
    assert not speaker.has("nobody-says-this")
    assert speaker.text("card-flare.text").startswith("Play it")
    assert not speaker.has("card-flare.brief")


def test_unknown_catalogues_are_none() -> None:
    assert catalogue("chess", "en") is None
    assert catalogue("shell", "fr") is None
    assert catalogue("../../etc", "en") is None
    assert "no-stale" in (catalogue("shell", "it") or "")


class Worded(Drill):
    """Return a drill with components for tests."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.place = folder

    def folder(self) -> Path:
        return self.place


COMPONENTS = '''
[[option]]
id = "fog"
default = false
name = "Fog"
name_it = "Nebbia"
effect = "You see less."
effect_it = "Si vede meno."

[[option]]
id = "side"
values = ["A", "B"]
name = "Side"
name_it = "Lato"
labels = { A = "Front", B = "Back" }
labels_it = { A = "Fronte", B = "Retro" }

[[card]]
id = "axe"
name = "Axe"
name_it = "Ascia"
short = "A"
short_it = "A"
effect = """
Two
lines."""
effect_it = "Una riga."

[[card]]
id = "blank"

[[tile]]
id = "road"
name = "Road"
'''


def test_components_add_their_messages(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "components.toml").write_text(COMPONENTS, "utf-8")
    game = Worded(tmp_path)
    said = {lang: FluentBundle([lang], use_isolating=False) for lang in words.LANGUAGES}
    for lang, bundle in said.items():
        bundle.add_resource(FluentResource(component_messages(game, lang)))

    def text(lang: str, key: str, attribute: str = "") -> str:
        message = said[lang].get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(said[lang].format_pattern(pattern, {})[0])

    assert (text("en", "option-fog"), text("it", "option-fog", "text")) == ("Fog", "Si vede meno.")
    assert (text("en", "option-fog-true"), text("it", "option-fog-true")) == ("Yes", "Sì")
    assert (text("en", "option-side-B"), text("it", "option-side-A")) == ("Back", "Fronte")
    assert (text("en", "card-axe", "text"), text("it", "card-axe", "short")) == ("Two\nlines.", "A")
    assert not said["en"].has_message("card-blank")  # it has no name
    assert not said["en"].has_message("tile-road")  # its section has no texts


def test_game_without_components_adds_no_messages(tmp_path: Path) -> None:
    assert component_messages(Worded(tmp_path), "en") == ""


def messages(text: str) -> dict[str, set[str]]:
    """Return each message of a catalogue with its arguments."""
    names: dict[str, set[str]] = {}
    for key, value in re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ \t].*)*)", text, re.MULTILINE):
        names[key] = set(re.findall(r"\$(\w+)", value))
    return names


@pytest.mark.parametrize("part", ["server", "narration"])
def test_both_languages_have_the_same_keys_and_arguments(part: str) -> None:
    texts = [(SOURCES / "i18n" / f"{part}.{lang}.ftl").read_text("utf-8") for lang in words.LANGUAGES]
    assert messages(texts[0]) == messages(texts[1])
    assert len(messages(texts[0])) > 50


@pytest.mark.parametrize("folder", ["match", "server"])
def test_every_key_in_the_sources_has_a_message(folder: str) -> None:
    texts = [(SOURCES / "i18n" / f"{part}.en.ftl").read_text("utf-8") for part in ("server", "setup.people")]
    known = {key for text in texts for key in messages(text)}
    known |= {"no-cache", "no-store", "no-referrer"}  # HTTP methods
    for path in sorted((SOURCES.parent / folder).rglob("*.py")):
        for key in re.findall(r'"((?:no|error|undo|event)-[a-z-]+[a-z])"', path.read_text("utf-8")):
            assert key in known, f"{path.name}: {key}"


def test_narration_uses_exactly_its_catalogue() -> None:
    known = set(messages((SOURCES / "i18n" / "narration.en.ftl").read_text("utf-8")))
    built = tuple(
        f"narration-{part}-"
        for part in ["way", "exit", "named", "tally", "level", "token", "house", "vote", "to"]
    )
    sources = [*(SOURCES / "narration").glob("*.py"), *(SOURCES.parent / "games").glob("*/narration.py")]
    said = {key for path in sources for key in re.findall(r"narration-[a-z-]*[a-z]", path.read_text("utf-8"))}
    assert sorted(key for key in known - said if not key.startswith(built)) == []
    assert sorted(key for key in said - known if not f"{key}-".startswith(built)) == []


def test_sentence_addresses_the_reader() -> None:
    moves = FluentBundle(["en"], use_isolating=False)
    moves.add_resource(
        FluentResource("event-moves = { $who-is ->\n    [you] You move\n   *[other] { $who } moves\n} on.\n")
    )
    said = []
    for reader in (None, 0, 1):
        words = Translator("en", seats=["Ada", "Bruno"], reader=reader)
        words.bundles.append(moves)
        said.append(words.text("event-moves", {"who": "@seat-1"}))
    assert said == ["Bruno moves on.", "Bruno moves on.", "You move on."]
