"""Lines of a TOML text: where its entries and the elements of its lists begin."""

import re
from typing import Final

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]")
ENTRY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


class Lines:
    """Lines by place: "minutes", "map.doors" and "map.doors[2]", "tip[1].en"."""

    def __init__(self, text: str) -> None:
        self.line_numbers: dict[str, int] = {}
        self.section = ""
        self.counts: dict[str, int] = {}  # of the tables of a list, by name
        self.list = ""  # the list being read
        self.number = 0  # of its elements
        self.is_between = False  # before the next element
        self.depth = 0
        self.quote = ""  # that ends the string being read
        for number, line in enumerate(text.splitlines(), 1):
            self._read(number, line)

    def of(self, place: str) -> int:
        """Return the line of a place, or of what it is part of; 0 = not in the text."""
        while place:
            if place in self.line_numbers:
                return self.line_numbers[place]
            place = place[: max(place.rfind("."), place.rfind("["), 0)]
        return 0

    def _read(self, number: int, line: str) -> None:
        start = 0
        if not self.depth and not self.quote:
            header, entry = HEADER.match(line), ENTRY.match(line)
            if header:
                name = header[2]
                if header[1] == "[[":
                    self.counts[name] = self.counts.get(name, 0) + 1
                    name = f"{name}[{self.counts[name]}]"
                self.section = name
                self.line_numbers.setdefault(name, number)
                return
            if not entry:
                return
            self.list = f"{self.section}.{entry[1]}" if self.section else entry[1]
            self.line_numbers.setdefault(self.list, number)
            self.number = 0
            start = entry.end()
        self._value(number, line, start)

    def _value(self, number: int, line: str, place: int) -> None:
        """Read on through strings and brackets; note where the elements of the outer list begin."""
        while place < len(line):
            if self.quote:
                if line[place] == "\\" and self.quote[0] == '"':
                    place += 2
                    continue
                if line.startswith(self.quote, place):
                    place += len(self.quote)
                    self.quote = ""
                    continue
                place += 1
                continue
            sign = line[place]
            if sign == "#":
                return
            if self.depth == 1 and self.is_between and sign not in " \t,]":
                self.number += 1
                self.line_numbers.setdefault(f"{self.list}[{self.number}]", number)
                self.is_between = False
            if sign in "\"'":
                self.quote = sign * 3 if line.startswith(sign * 3, place) else sign
                place += len(self.quote)
                continue
            if sign in "[{":
                self.depth += 1
                self.is_between = self.is_between or (self.depth == 1 and sign == "[")
            elif sign in "]}":
                self.depth = max(0, self.depth - 1)
            elif sign == "," and self.depth == 1:
                self.is_between = True
            place += 1
        if len(self.quote) == 1:
            self.quote = ""  # strings in simple quotes end with their line
