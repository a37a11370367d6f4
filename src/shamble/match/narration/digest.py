"""What others did, in one breath: what concerns the reader in full, the rest counted."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from shamble.match.narration.sentences import sentence
from shamble.match.protocol.view import LogLine
from shamble.match.view.lines import EntryLines

if TYPE_CHECKING:
    from shamble.match.narration.narrator import Narrator

Level = Literal["all", "near", "mine"]
SHORT = 4  # lines that are simply said
CLOSE = 2  # steps: what happens there concerns me
MOST_SAID = 8  # lines of a digest that are said in full
MOST_ELSE = 3  # of them what happened to others
TALLIES = ("hurt", "fell", "came", "moved")  # the worst first


def digest(teller: "Narrator", passages: Sequence[EntryLines], level: Level) -> list[str]:
    """Everything, or what concerns the reader and how often what else happened."""
    lines = [line for passage in passages for line in passage.lines]
    if level == "all" or len(lines) <= SHORT:
        return merge_repeats(teller, lines)
    told = [line for line in lines if concerns(teller, line, level)][-MOST_SAID:]
    if level == "near":  # and what matters most of the rest
        told = told + [line for line in lines if _matters(teller, line) and line not in told][-MOST_ELSE:]
        told.sort(key=lines.index)
    rest = [line for line in lines if not any(line is other for other in told)]
    out = merge_repeats(teller, told)
    counted = summary(teller, rest)
    return [*out, counted] if counted else out


def merge_repeats(teller: "Narrator", lines: Iterable[LogLine]) -> list[str]:
    """The same again and again is said once, with how often: "Ada gets a card, 7 times."."""
    out = []
    for (text, _), same in groupby(lines, lambda line: (teller.line(line), line.args)):
        count = len(list(same))
        out.append(
            text if count == 1 else sentence(teller.say("told-again", said=text.rstrip("."), count=count))
        )
    return out


def _matters(teller: "Narrator", line: LogLine) -> bool:
    return line.tone in ("good", "bad") and line.kind not in teller.told.tally


def concerns(teller: "Narrator", line: LogLine, level: Level) -> bool:
    """Is it about the reader's seat or figures, or does it happen close to them?"""
    mine = set(teller.told.mine)
    reader = f"@seat-{teller.words.reader}"
    if mine & set(line.things) or reader in line.args.values() or line.kind == "game-over":
        return True
    return level == "near" and line.tone == "bad" and any(_close(teller, thing) for thing in line.things)


def _close(teller: "Narrator", thing: str) -> bool:
    figure = teller.told.figures.get(thing)
    return teller.steps_to(figure.place if figure is not None else thing) <= CLOSE


def summary(teller: "Narrator", lines: Iterable[LogLine]) -> str:
    """ "Ten moved, two came, three other things happened."; the details are there on `since`."""
    counts: dict[str, set[str]] = {}
    other = 0
    for number, line in enumerate(lines):
        tally = teller.told.tally.get(line.kind, "")
        if tally:
            counts.setdefault(tally, set()).add(line.things[0] if line.things else str(number))
        elif line.tone != "head":
            other += 1
    parts = [teller.say(f"told-tally-{name}", count=len(counts[name])) for name in TALLIES if name in counts]
    if other:
        parts.append(teller.say("told-tally-other", count=other, alone=int(not parts)))
    nearest = _nearest(teller) if parts and "moved" in counts else ""
    return sentence(", ".join([*parts, *([nearest] if nearest else [])])) if parts else ""


def _nearest(teller: "Narrator") -> str:
    """How far the nearest foe is now."""
    foes = [one.place for one in teller.told.figures.values() if one.foe and one.place]
    far = min((teller.steps_to(place) for place in foes), default=99)
    return teller.say("told-nearest", steps=far) if far < 99 else ""
