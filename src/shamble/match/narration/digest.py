"""Digest of other seats' actions: lines that concern the reader, and a count of the rest."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal

from shamble.match.narration.position import PositionNarrator
from shamble.match.narration.sentences import sentence
from shamble.match.protocol.view import LogLine
from shamble.match.view.lines import EntryLines

Level = Literal["all", "near", "mine"]
MAX_UNSHORTENED = 4  # lines read out in full without a digest
CLOSE_STEPS = 2  # an event this close concerns the reader
MAX_OWN_LINES = 8  # lines read out in full because they concern the reader
MAX_OTHER_LINES = 3  # lines read out in full about others
TALLIES = ("hurt", "fell", "came", "moved")  # worst first


def digest(narrator: PositionNarrator, entries: Sequence[EntryLines], level: Level) -> list[str]:
    """List all lines, or those that concern the reader and a count of the rest."""
    lines = [line for entry in entries for line in entry.lines]
    if level == "all" or len(lines) <= MAX_UNSHORTENED:
        return merge_repeats(narrator, lines)
    shown = [line for line in lines if concerns(narrator, line, level)][-MAX_OWN_LINES:]
    if level == "near":  # also the most important of the others
        shown = (
            shown
            + [line for line in lines if _matters(narrator, line) and line not in shown][-MAX_OTHER_LINES:]
        )
        shown.sort(key=lines.index)
    rest = [line for line in lines if not any(line is other for other in shown)]
    out = merge_repeats(narrator, shown)
    counted = summary(narrator, rest)
    return [*out, counted] if counted else out


def merge_repeats(narrator: PositionNarrator, lines: Iterable[LogLine]) -> list[str]:
    """List the lines in words, equal ones in a row merged: "Ada gets a card, 7 times."."""
    out = []
    for (text, _), same in groupby(lines, lambda line: (narrator.line(line), line.args)):
        count = len(list(same))
        out.append(
            text
            if count == 1
            else sentence(narrator.say("narration-again", said=text.rstrip("."), count=count))
        )
    return out


def _matters(narrator: PositionNarrator, line: LogLine) -> bool:
    return line.tone in ("good", "bad") and line.kind not in narrator.position.tally


def concerns(narrator: PositionNarrator, line: LogLine, level: Level) -> bool:
    """Return whether a line is about the reader's seat or figures, or happens close to them."""
    mine = set(narrator.position.own_figures)
    reader = f"@seat-{narrator.words.reader}"
    if mine & set(line.things) or reader in line.args.values() or line.kind == "game-over":
        return True
    return level == "near" and line.tone == "bad" and any(_close(narrator, thing) for thing in line.things)


def _close(narrator: PositionNarrator, thing: str) -> bool:
    figure = narrator.position.figures.get(thing)
    return narrator.steps_to(figure.place if figure is not None else thing) <= CLOSE_STEPS


def summary(narrator: PositionNarrator, lines: Iterable[LogLine]) -> str:
    """Return the counts in one sentence: "Ten moved, two came, three other things happened.".

    The command `since` reads out the details.
    """
    counts: dict[str, set[str]] = {}
    other = 0
    for number, line in enumerate(lines):
        tally = narrator.position.tally.get(line.kind, "")
        if tally:
            counts.setdefault(tally, set()).add(line.things[0] if line.things else str(number))
        elif line.tone != "head":
            other += 1
    parts = [
        narrator.say(f"narration-tally-{name}", count=len(counts[name])) for name in TALLIES if name in counts
    ]
    if other:
        parts.append(narrator.say("narration-tally-other", count=other, alone=int(not parts)))
    nearest = _nearest(narrator) if parts and "moved" in counts else ""
    return sentence(", ".join([*parts, *([nearest] if nearest else [])])) if parts else ""


def _nearest(narrator: PositionNarrator) -> str:
    """Return how far away the nearest foe is now."""
    foes = [figure.place for figure in narrator.position.figures.values() if figure.foe and figure.place]
    far = min((narrator.steps_to(place) for place in foes), default=99)
    return narrator.say("narration-nearest", steps=far) if far < 99 else ""
