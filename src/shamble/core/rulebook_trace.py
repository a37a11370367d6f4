"""The trace of a rulebook: what became of each of its lines.

    [lines]
    "1-3" = ["contents"]
    "4" = ["ZC-01.01", "ZC-G03", "event_card:adrenaline"]

Keys are lines or ranges of lines of the rulebook's text; ranges must not overlap. Values are ids of rules, examples and
gaps; components, as `section:id` of `components.toml` (without an id: number or name; in a table: the key) or `section`
for all of one; or a word for lines that contain no rule.
"""

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from shamble.core.ledger import load_components, load_ledger

FLAVOUR: Final = "flavour"
CONTENTS: Final = "contents"
LOST: Final = "picture lost"  # information that only a picture showed
NO_RULE: Final = (FLAVOUR, CONTENTS, LOST)
RULE: Final = "rule"
EXAMPLE: Final = "example"
RULING: Final = "ruling"
COMPONENT: Final = "component"
KINDS: Final = (RULE, EXAMPLE, RULING, COMPONENT, *NO_RULE)
NAMES: Final = ("id", "number", "name")  # fields that identify a list entry; the first one present counts

Lines = tuple[int, int]  # first and last


def range_text(lines: Lines) -> str:
    """Return a range in the notation of the file."""
    first, last = lines
    return str(first) if first == last else f"{first}-{last}"


class Span:
    """A range of lines and the ids they are about."""

    def __init__(self, first: int, last: int, ids: tuple[str, ...]) -> None:
        self.first = first
        self.last = last
        self.ids = ids

    def text(self) -> str:
        return range_text((self.first, self.last))


class Trace:
    """All ranges in book order, the kind of each id, and every error in the file."""

    def __init__(self, spans: list[Span], kinds: dict[str, str], problems: list[str]) -> None:
        self.spans = spans
        self.kinds = kinds
        self.problems = problems

    def lines(self) -> dict[str, list[Lines]]:
        """Return the line ranges of each id. Ranges separated only by blank lines are joined."""
        result: dict[str, list[Lines]] = {}
        before = 0
        for span in self.spans:
            for id in span.ids:
                known = result.setdefault(id, [])
                if known and known[-1][1] == before:
                    known[-1] = (known[-1][0], span.last)
                else:
                    known.append((span.first, span.last))
            before = span.last
        return result

    def counts(self) -> dict[str, int]:
        """Return the number of lines for each kind of id; a line can count for several."""
        counts = dict.fromkeys(KINDS, 0)
        for span in self.spans:
            for kind in {self.kinds[id] for id in span.ids if id in self.kinds}:
                counts[kind] += span.last - span.first + 1
        return counts

    def uncovered_lines(self, text: str) -> list[int]:
        """Return the non-blank lines of the book that are in no range."""
        read: set[int] = set()
        for span in self.spans:
            read.update(range(span.first, span.last + 1))
        lines = enumerate(text.split("\n"), 1)
        return [number for number, line in lines if line.strip() and number not in read]

    def ranges_beyond_end(self, text: str) -> list[str]:
        """List the ranges that reach beyond the end of the book."""
        length = len(text.split("\n"))
        return [span.text() for span in self.spans if span.last > length]


def load_trace(folder: Path) -> Trace | None:
    """Read the trace in a game's folder, or None without one."""
    path = folder / "data" / "trace.toml"
    if not path.is_file():
        return None
    with path.open("rb") as file:
        data: dict[str, Any] = tomllib.load(file)
    return read_trace(data, known_ids(folder))


def read_trace(data: dict[str, Any], kinds: dict[str, str]) -> Trace:
    """Read the trace in this parsed file, checked against the known ids."""
    problems = [f"[{name}] is not [lines]" for name in data if name != "lines"]
    spans: list[Span] = []
    for key, ids in data.get("lines", {}).items():
        lines = _lines(key)
        if lines is None:
            problems.append(f"{key!r} is no line and no range of lines")
        elif not isinstance(ids, list) or not ids or not all(isinstance(id, str) for id in ids):
            problems.append(f"{key}: {ids!r} is no list of ids")
        else:
            spans.append(Span(lines[0], lines[1], tuple(ids)))
    spans.sort(key=lambda span: (span.first, span.last))
    for before, span in pairwise(spans):
        if span.first <= before.last:
            problems.append(f"{before.text()} and {span.text()} overlap")
    for span in spans:
        for id in span.ids:
            if id not in kinds:
                problems.append(f"{span.text()}: there is no {id!r}")
            elif span.ids.count(id) > 1:
                problems.append(f"{span.text()}: {id!r} more than once")
        if len(span.ids) > 1 and any(id in NO_RULE for id in span.ids):
            problems.append(f"{span.text()}: both idle and not: {', '.join(span.ids)}")
    return Trace(spans, kinds, problems)


def _lines(key: str) -> Lines | None:
    """Return the range for "4" or "5-9", or None. Lines count from 1."""
    first, dash, last = key.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        return None
    lines = (int(first), int(last) if dash else int(first))
    return lines if 1 <= lines[0] <= lines[1] else None


def known_ids(folder: Path) -> dict[str, str]:
    """Return every id that a line of a rulebook can have, with its kind."""
    known = {word: word for word in NO_RULE}
    ledger = load_ledger(folder)
    for rule in ledger.rules:
        known[rule.id] = RULE
    for example in ledger.examples:
        known[example.id] = EXAMPLE
    for gap in ledger.gaps:
        known[gap.id] = RULING
    for id in _components(load_components(folder)):
        known[id] = COMPONENT
    return known


def _components(data: dict[str, Any]) -> list[str]:
    result: list[str] = []
    for section, content in data.items():
        if not isinstance(content, (list, dict)) or section == "headings":
            continue
        result.append(section)
        for item in content:
            if isinstance(content, dict):
                result.append(f"{section}:{item}")
            elif isinstance(item, dict):
                names = [str(item[name]) for name in NAMES if name in item]
                result.extend([f"{section}:{name}" for name in names[:1]])
    return result
