"""Boards drawn with characters for the terminal.

A game with a drawn board has `board(view, say)` in its module `terminal`, which returns a `Drawing`. `say` returns the
text of a message key in the reader's language. Styles are written in brackets: "[bold red]3[/]".
"""

from collections.abc import Callable

from shamble.core.events import Args

Say = Callable[[str, Args], str]


class Drawing:
    """A drawn position: headline, map (lines that must not wrap) and notes."""

    def __init__(self, head: str, map: list[str], notes: list[str]) -> None:
        self.head = head
        self.map = map
        self.notes = notes

    def lines(self) -> list[str]:
        return [self.head, *self.map, *self.notes]


class Sheet:
    """Characters in rows and columns, each with a style."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for n, character in enumerate(text):
            self.cells[row, column + n] = (character, style)

    def paste(self, row: int, column: int, other: "Sheet") -> None:
        """Copy another sheet to this position."""
        for (r, c), cell in other.cells.items():
            self.cells[row + r, column + c] = cell

    def lines(self) -> list[str]:
        """List the rows without trailing spaces."""
        rows: dict[int, dict[int, tuple[str, str]]] = {}
        for (row, column), cell in self.cells.items():
            rows.setdefault(row, {})[column] = cell
        last = max(rows, default=-1)
        return [self._line(rows.get(row, {})) for row in range(last + 1)]

    def _line(self, cells: dict[int, tuple[str, str]]) -> str:
        written = [column for column, cell in cells.items() if cell[0] != " "]
        line = ""
        run = ""
        style = ""
        for column in range(max(written, default=-1) + 1):
            character, of = cells.get(column, (" ", ""))
            if of != style:
                line += styled(run, style)
                run, style = "", of
            run += character
        return line + styled(run, style)


def styled(text: str, style: str) -> str:
    """Return a text with a style; brackets in the text are escaped."""
    plain = text.replace("[", "\\[")
    return f"[{style}]{plain}[/]" if style and text else plain


class Grid:
    """A grid of squares, each `wide` characters by `high` lines, with walls between them.

    A line between two rows or columns is drawn only if a wall lies somewhere along it.
    """

    def __init__(self, rows: int, columns: int, wide: int, high: int = 1) -> None:
        self.rows = rows
        self.columns = columns
        self.wide = wide
        self.high = high
        self.texts: list[tuple[int, int, int, int, str, str]] = []
        self.across: dict[
            tuple[int, int], tuple[str, str]
        ] = {}  # square -> mark and style of the wall above it
        self.upright: dict[
            tuple[int, int], tuple[str, str]
        ] = {}  # square -> mark and style of the wall to its left
        self.row_labels: list[str] = []
        self.top: list[str] = []  # column labels

    def write(self, row: int, column: int, text: str, style: str = "", line: int = 0, at: int = 0) -> None:
        """Write into a square, on one of its lines from position `at` on; the excess is cut off."""
        self.texts.append((row, column, line, at, text[: self.wide - at], style))

    def wall_above(self, row: int, column: int, mark: str = "-", style: str = "") -> None:
        """Draw a wall above a square. A longer mark, such as a door's name, is centred in it."""
        self.across[row, column] = (mark, style)

    def wall_left(self, row: int, column: int, mark: str = "|", style: str = "") -> None:
        """Draw a wall to the left of a square."""
        self.upright[row, column] = (mark, style)

    def sheet(self) -> Sheet:
        label = max([len(name) for name in self.row_labels], default=-1) + 1
        lines = {row for row, _ in self.across}
        gaps = {column for _, column in self.upright}
        head = 1 if self.top else 0
        downs = [head + row * self.high + len([r for r in lines if r <= row]) for row in range(self.rows + 1)]
        rights = [
            label + column * self.wide + len([c for c in gaps if c <= column])
            for column in range(self.columns + 1)
        ]
        out = Sheet()
        for column, name in enumerate(self.top):
            out.put(0, rights[column], name, "dim")
        for row, name in enumerate(self.row_labels):
            out.put(downs[row], 0, name, "dim")
        for (row, column), (mark, style) in self.across.items():
            out.put(downs[row] - 1, rights[column], _centred(mark, self.wide), style)
        for (row, column), (mark, style) in self.upright.items():
            for n in range(self.high):
                out.put(downs[row] + n, rights[column] - 1, mark, style)
        self._corners(out, downs, rights)
        for row, column, line, at, text, style in self.texts:
            out.put(downs[row] + line, rights[column] + at, text, style)
        return out

    def _corners(self, out: Sheet, downs: list[int], rights: list[int]) -> None:
        """Draw the points where walls meet, end or continue."""
        lines = {row for row, _ in self.across}
        gaps = {column for _, column in self.upright}
        for row in lines:
            for column in gaps:
                level = [self.across.get((row, column - 1)), self.across.get((row, column))]
                steep = [self.upright.get((row - 1, column)), self.upright.get((row, column))]
                if steep == [None, None] and level[0] is not None and level[0] == level[1]:
                    out.put(downs[row] - 1, rights[column] - 1, level[0][0][0], level[0][1])
                elif level == [None, None] and steep[0] is not None and steep[0] == steep[1]:
                    out.put(downs[row] - 1, rights[column] - 1, steep[0][0], steep[0][1])
                elif level != [None, None] or steep != [None, None]:
                    out.put(downs[row] - 1, rights[column] - 1, "+")


def _centred(mark: str, wide: int) -> str:
    if len(mark) == 1:
        return mark * wide
    before = (wide - len(mark)) // 2
    return "-" * before + mark + "-" * (wide - len(mark) - before)
