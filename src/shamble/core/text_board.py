"""Boards in characters, for a terminal: a sheet to write on, and squares with walls between them.

A game that draws itself has `board(view, say)` in its `terminal` module: what a seat sees, as a `Drawing`. `say` gives
the words of a key in the reader's language. Styles stand in brackets: "[bold red]3[/]".
"""

from collections.abc import Callable

from shamble.core.events import Args

Say = Callable[[str, Args], str]


class Drawing:
    """A position: how far the game is, the map, whose lines must not be broken, and what there is to tell besides."""

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
        """Everything of another sheet, so many rows down and columns across."""
        for (r, c), cell in other.cells.items():
            self.cells[row + r, column + c] = cell

    def lines(self) -> list[str]:
        """The rows one after the other, without spaces at their ends."""
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
    """A text in a style; a bracket in it is no style."""
    plain = text.replace("[", "\\[")
    return f"[{style}]{plain}[/]" if style and text else plain


class Grid:
    """Squares in rows and columns, each so many characters wide and lines high. Between two rows or columns there is
    a line only if a wall stands somewhere along it."""

    def __init__(self, rows: int, columns: int, wide: int, high: int = 1) -> None:
        self.rows = rows
        self.columns = columns
        self.wide = wide
        self.high = high
        self.texts: list[tuple[int, int, int, int, str, str]] = []
        self.across: dict[tuple[int, int], tuple[str, str]] = {}  # the mark of a wall above a square
        self.upright: dict[tuple[int, int], tuple[str, str]] = {}  # the mark of a wall left of a square
        self.left: list[str] = []  # names of the rows
        self.top: list[str] = []  # names of the columns

    def write(self, row: int, column: int, text: str, style: str = "", line: int = 0, at: int = 0) -> None:
        """Into a square, on one of its lines, from a place of it on; what does not fit is cut off."""
        self.texts.append((row, column, line, at, text[: self.wide - at], style))

    def wall_above(self, row: int, column: int, mark: str = "-", style: str = "") -> None:
        """Above a square; a longer mark (a door's name) stands in the middle of the wall."""
        self.across[row, column] = (mark, style)

    def wall_left(self, row: int, column: int, mark: str = "|", style: str = "") -> None:
        self.upright[row, column] = (mark, style)

    def sheet(self) -> Sheet:
        label = max([len(name) for name in self.left], default=-1) + 1
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
        for row, name in enumerate(self.left):
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
        """Where walls meet, end or go on."""
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
