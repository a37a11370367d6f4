"""Messages for the terminal: those of the game, the table and the command line."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from shamble.cli.language import Language
from shamble.core.game import Game
from shamble.core.ledger import load_ledger
from shamble.core.refusals import Refusal
from shamble.match.i18n.messages import Translator


@cache
def _own_words(lang: Language) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    path = Path(__file__).resolve().parent / "text" / f"{lang}.ftl"
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Speech(Translator):
    """Translates messages into one language, with the rules of the game at hand."""

    def __init__(
        self, lang: Language, game: Game[Any], seats: Sequence[str] = (), reader: int | None = None
    ) -> None:
        super().__init__(
            lang, game.id, seats, notation=True, reader=reader
        )  # places in notation, as the player types them
        self.bundles.append(_own_words(lang))
        self.lang = lang
        self.game = game
        self._rules: dict[str, str] | None = None

    def reasons(self, refusals: Sequence[Refusal]) -> str:
        """Return all reasons as one text."""
        return " ".join(self.text(refusal.key, refusal.args) for refusal in refusals)

    def rule(self, id: str) -> str | None:
        """Return the text of a rule, worked example or ruling, or None for an unknown id."""
        if self._rules is None:
            ledger = load_ledger(self.game.folder())
            self._rules = {}
            for entries in (ledger.rules, ledger.examples, ledger.gaps):
                for entry in entries:
                    self._rules[entry.id] = entry.it if self.lang == "it" else entry.en
        return self._rules.get(id.upper())
