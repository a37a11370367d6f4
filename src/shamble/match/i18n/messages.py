"""Message catalogues.

Fluent files of the games and of the shell (everything that is not a game).

A key is looked up in the game's catalogue first, then in the shell's. "card-ammo" is a message, "card-ammo.text" an
attribute of it. An argument "@key" is translated too, and "@seat-2" is the name of seat 2.
With an argument `who` that is a seat comes `who-is`: "you" for the reader's own seat, else "other", to choose between
"You move" and "Bruno moves".

A place has several arguments, and `spot` selects its words: the spot "notation" selects the notation.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from shamble.core.game import Game
from shamble.core.ledger import load_components
from shamble.match.installed_games import games
from shamble.match.protocol.view import Args, LogLine, Message, Option, RefusalReason

LANGUAGES = ("it", "en")
SHELL = "shell"
SETUP = ".setup"  # suffix of a catalogue name: only the words of options
NARRATION = "narration."  # file prefix: words of the text view, which the page receives as sentences
SHELL_PARTS = (
    "",
    "people.",
    "server.",
    "setup.",
    "setup.people.",
    NARRATION,
)  # files of the shell, before a language
OPTIONS = "option"  # section of `components.toml`
ATTRIBUTES = {field: field for field in ("brief", "short", "drawback", "attack")} | {"effect": "text"}
SWITCH = {"en": {"false": "No", "true": "Yes"}, "it": {"false": "No", "true": "Sì"}}


def catalogue(name: str, language: str) -> str | None:
    """Return the text of a catalogue, or None if there is no such name or language."""
    files = _files(name, language)
    if files is None:
        return None
    texts = [path.read_text("utf-8") for path in files if path.is_file()]
    game = games().get(name)
    if game is not None:
        texts.append(component_messages(game, language))
    return "\n".join(texts)


def client_catalogue(name: str, language: str) -> str | None:
    """Return the part of a catalogue that the page needs, without comments.

    "zombicide" has the words of the table; "zombicide.setup" and "shell.setup" those of the lobby and the options.
    """
    of, setup = name.removesuffix(SETUP), name.endswith(SETUP)
    files = _files(of, language)
    if files is None:
        return None
    texts = [
        path.read_text("utf-8")
        for path in files
        if path.is_file() and path.name.startswith("setup.") == setup and not path.name.startswith(NARRATION)
    ]
    game = games().get(of)
    if game is not None:
        texts.append(
            component_messages(
                game, language, {OPTIONS} if setup else game.sections_with_text().keys() - {OPTIONS}
            )
        )
    lines = "\n".join(texts).splitlines()
    return "\n".join(line for line in lines if line and not line.startswith("#"))


def component_messages(game: Game[Any], language: str, among: Collection[str] | None = None) -> str:
    """Return the messages in `components.toml`: options, and the sections the game names.

    `among` limits them to some sections.
    """
    components = load_components(game.folder())
    entries = [
        (f"{prefix}-{entry['id']}", entry)
        for section, prefix in game.sections_with_text().items()
        if among is None or section in among
        for entry in components.get(section, [])
    ]
    return "\n".join(line for key, entry in entries for line in _messages(key, entry, language))


def _messages(key: str, entry: dict[str, Any], language: str) -> list[str]:
    """List the messages of an entry: its name with attributes, and the names of its values."""
    tail = "" if language == "en" else f"_{language}"
    if f"name{tail}" not in entry:
        return []
    lines = [f"{key} = {_pattern(entry[f'name{tail}'])}"]
    for field, attribute in ATTRIBUTES.items():
        if f"{field}{tail}" in entry:
            lines.append(f"    .{attribute} = {_pattern(entry[f'{field}{tail}'])}")
    default_labels = SWITCH[language] if isinstance(entry.get("default"), bool) else {}
    for value, label in entry.get(f"labels{tail}", default_labels).items():
        lines.append(f"{key}-{value} = {_pattern(label)}")
    return lines


def _pattern(text: str) -> str:
    """Return a text as the value of a message, with its lines indented."""
    return str(text).strip().replace("\n", "\n        ")


def _files(name: str, language: str) -> list[Path] | None:
    if language not in LANGUAGES:
        return None
    if name == SHELL:
        folder = Path(__file__).resolve().parent
        return [folder / f"{part}{language}.ftl" for part in SHELL_PARTS]
    game = games().get(name)
    if game is None:
        return None
    return [game.folder() / "text" / f"{language}.ftl", game.folder() / "text" / f"ui.{language}.ftl"]


@cache
def _bundle(name: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(name, language) or ""), allow_overrides=True)
    return bundle


class Translator:
    """Translates messages into one language, for one match."""

    def __init__(
        self,
        language: str,
        game: str = "",
        seats: Sequence[str] = (),
        notation: bool = False,
        reader: int | None = None,
    ) -> None:
        names = [game, SHELL] if game else [SHELL]
        self.language = language
        self.notation = notation
        self.bundles: list[FluentBundle] = [_bundle(name, language) for name in names]
        self.seats = list(seats)
        self.reader = reader

    def say(self, message: Message | RefusalReason | LogLine | Option) -> str:
        """Return the sentence of a message."""
        return self.text(message.key, message.args)

    def has(self, key: str) -> bool:
        return self._find(key) is not None

    def text(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """Return the sentence of a key, or the key if no catalogue has it."""
        result = self._find(key)
        if result is None:
            return key
        bundle, pattern = result
        text, _ = bundle.format_pattern(pattern, self._resolved(args or {}))
        return str(text)

    def seat(self, number: int) -> str:
        """Return the name of a seat, or its number from 1 if it has none."""
        name = self.seats[number] if 0 <= number < len(self.seats) else ""
        return name or str(number + 1)

    def _resolved(self, args: Mapping[str, str | int]) -> Args:
        resolved = {name: self._argument(value) for name, value in args.items()}
        resolved.update(
            {f"{name}-is": self._person(value) for name, value in args.items() if _is_seat(value)}
        )
        if self.notation and "spot" in resolved:
            resolved["spot"] = "notation"
        return resolved

    def _argument(self, value: str | int) -> str | int:
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        if value.startswith("@|"):
            return self._several(value[2:].split("|"))
        return self.seat(int(value[6:])) if _is_seat(value) else self.text(value[1:])

    def _person(self, seat: str | int) -> str:
        """Return "you" for the reader's seat ("You move"), otherwise "other" ("Bruno moves")."""
        return "you" if seat == f"@seat-{self.reader}" else "other"

    def _several(self, names: Sequence[str]) -> str:
        *first, last = [str(self._argument(name)) for name in names]
        return self.text("list-and", {"first": ", ".join(first), "last": last}) if first else last

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        id, _, attribute = key.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(id):
                message = bundle.get_message(id)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None


def _is_seat(value: str | int) -> bool:
    return isinstance(value, str) and value.startswith("@seat-") and value[6:].isdecimal()
