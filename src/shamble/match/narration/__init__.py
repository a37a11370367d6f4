"""The text view: a match in sentences, with what one client is allowed to know."""

from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from shamble.core.events import Args
from shamble.core.narration import NarratedPosition
from shamble.core.visibility import View
from shamble.match.i18n.messages import Translator
from shamble.match.match import Match
from shamble.match.narration import generic
from shamble.match.narration.narrator import Answer, Narrator
from shamble.match.narration.sentences import sentence
from shamble.match.view.ending import build_ending
from shamble.match.view.lines import lines_since
from shamble.match.view.options import pending_decision
from shamble.match.view.perspective import perspective_seat

__all__ = ["Answer", "Narrator", "build_narrator"]


def build_narrator(match: Match, seats: Collection[int], words: Translator, mark: int) -> Narrator:
    """Return the narrator for a client.

    `mark`: the version of its own last choice; later entries are news.
    """
    view = match.game.view(match.state, perspective_seat(match.state, seats, match.active[-1]))
    return Narrator(
        match.game,
        view,
        describe_position(match, view, words),
        words,
        pending_decision(match, seats),
        lines_since(match, seats, mark),
        _over(match, words),
    )


def describe_position(match: Match, view: View[Any], words: Translator) -> NarratedPosition:
    """Return the position from the game's `narration` module, or else its generic board.

    The module has `tell(view, say)`, and `NARRATION_TALLY`: kind of line -> how a digest counts it.
    """
    package = import_module(type(match.game).__module__).__spec__
    name = f"{package.parent}.narration" if package is not None else ""
    if name and find_spec(name) is not None:
        game = import_module(name)
        position: NarratedPosition = game.tell(view, words.text)
        position.tally = game.NARRATION_TALLY
        return position
    return generic.describe_position(match.game, match.game.scene(match.header.setup()), view, words.text)


def _over(match: Match, words: Translator) -> list[str]:
    """Return the ending in sentences; empty while the game runs."""
    ending = build_ending(match)
    if ending is None:
        return []
    out = [sentence(words.say(ending.message))]
    if ending.why is not None:
        out.append(sentence(words.say(ending.why)))
    for score in ending.scores:
        note = words.say(score.note) if score.note is not None else ""
        args: Args = {"who": f"@seat-{score.seat}", "points": score.points, "won": int(score.won)}
        said = words.text("narration-score", args)
        out.append(sentence(f"{said}: {note}" if note else said))
    return out
