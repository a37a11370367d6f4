"""A table in words: what a client may know of it, ready to be read aloud (`Narrator`)."""

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
    """Tells a client about its table. `mark`: the version at its own last choice, after which everything is news."""
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
    """The position: as the game tells it (`tell(view, say)` in its `told` module, where `TALLY` says what lines
    count as in a digest), or as its plain table shows it."""
    package = import_module(type(match.game).__module__).__spec__
    name = f"{package.parent}.narration" if package is not None else ""
    if name and find_spec(name) is not None:
        game = import_module(name)
        told: NarratedPosition = game.tell(view, words.text)
        told.tally = game.TALLY
        return told
    return generic.describe_position(match.game, match.game.scene(match.header.setup()), view, words.text)


def _over(match: Match, words: Translator) -> list[str]:
    """How it ended, once it has."""
    ending = build_ending(match)
    if ending is None:
        return []
    out = [sentence(words.say(ending.message))]
    if ending.why is not None:
        out.append(sentence(words.say(ending.why)))
    for score in ending.scores:
        note = words.say(score.note) if score.note is not None else ""
        args: Args = {"who": f"@seat-{score.seat}", "points": score.points, "won": int(score.won)}
        said = words.text("told-score", args)
        out.append(sentence(f"{said}: {note}" if note else said))
    return out
