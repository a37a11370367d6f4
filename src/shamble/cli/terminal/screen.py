"""Print the position, events, decisions, rules and the end of a game."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from shamble.cli.messages import Speech
from shamble.core.game import Game
from shamble.core.text_board import Drawing, Say
from shamble.core.visibility import View
from shamble.match.protocol.view import Decision, Dice, Ending, LogLine, Option, RefusalReason, RefusedOption

TONES = {"good": "green", "bad": "red", "head": "bold", "": ""}
MARKS = {"hit": "bold green", "miss": "dim", "bad": "bold red", "": ""}
MOST_IN_A_COLUMN = 8  # options of one kind before they need several columns
BELOW = 4  # lines of the question and the command
FEW_LINES = 8  # options that are printed one by one although the board scrolls away
MOST_NAMED = 8  # refused actions listed per reason

Board = Callable[[View[Any], Say], Drawing]


def board_of(game: Game[Any]) -> Board | None:
    """Return the game's own drawing (`board` in its `terminal` module), if it has one."""
    package = import_module(type(game).__module__).__spec__
    name = f"{package.parent}.terminal" if package is not None else ""
    if not name or find_spec(name) is None:
        return None
    board: Board = import_module(name).board
    return board


class Screen:
    """Prints one table in one language."""

    def __init__(self, console: Console, words: Speech) -> None:
        self.console = console
        self.words = words
        self.board = board_of(words.game)
        self.board_lines = 0  # printed with the last position

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        """Print a message of the client."""
        long = "path" in args  # a path must stay on one line to be copied
        self.console.print(escape(self.words.text(key, args)), style=style, soft_wrap=long)

    def clear(self) -> None:
        """Clear the screen for the next player."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")

    def position(self, view: View[Any]) -> None:
        self.console.rule(style="dim")
        if self.board is not None:
            drawing = self.board(view, self.words.text)
            self.board_lines = len(drawing.lines()) + 2
            self.console.print(drawing.head)
            for line in drawing.map:
                self.console.print(line, no_wrap=True, crop=False)  # wrapping would break the map
            for line in self._notes(drawing):
                self.console.print(line)
        else:
            self.console.print(self.words.game.describe(view.known), markup=False)
        self.console.rule(style="dim")

    def _notes(self, drawing: Drawing) -> list[str]:
        """List the notes; on a low screen without the legend, so that the map stays in sight."""
        is_low = self.console.is_terminal and len(drawing.lines()) + FEW_LINES > self.console.height
        return (
            drawing.notes[drawing.notes.index("") + 1 :] if is_low and "" in drawing.notes else drawing.notes
        )

    # ------------------------------------------------------------ events

    def lines(self, lines: Iterable[LogLine]) -> None:
        for line in lines:
            self._line(line)

    def _line(self, line: LogLine) -> None:
        text = Text(self.words.say(line), style=TONES.get(line.tone, ""))
        if line.card and self.words.has(line.card):
            text.append(f" [{self.words.text(line.card)}]", "italic")
        if line.rules:
            text.append(f" {' '.join(line.rules)}", "dim")
        self.console.print(Padding(text, (0, 0, 0, 2), expand=False))
        if line.dice is not None:
            self.console.print(Padding(self._dice(line.dice), (0, 0, 0, 4), expand=False))

    def _dice(self, dice: Dice) -> Text:
        text = Text()
        for place, face in enumerate(dice.faces):
            mark = dice.marks[place] if place < len(dice.marks) else ""
            text.append(f"[{face}]", MARKS.get(mark, ""))
            text.append({"hit": "+", "bad": "!"}.get(mark, ""), MARKS.get(mark, ""))  # not by colour alone
            text.append(" ")
        for part in (dice.need, dice.verdict):
            if part is not None:
                text.append(f" {self.words.say(part)}")
        return text

    # ------------------------------------------------------------ decisions

    def question(self, decision: Decision, who: str) -> None:
        prompt = Text.assemble((who, "bold"), "  ", self.words.say(decision.prompt))
        if decision.prompt.rules:
            prompt.append(f" {' '.join(decision.prompt.rules)}", "dim")
        self.console.print(prompt)
        self.options(decision.options, decision.answered)

    def options(self, options: Sequence[Option], answered: str = "") -> None:
        """Print the numbered options, grouped by kind."""
        if (
            self.console.is_terminal
            and FEW_LINES < len(options) + BELOW > self.console.height - self.board_lines
        ):
            self._brief_options(options, answered)
            return
        width = len(str(len(options)))
        numbered = sorted(
            enumerate(options, start=1), key=lambda pair: self._first_of_verb(options, pair[1].verb)
        )
        for verb, items in groupby(numbered, key=lambda pair: pair[1].verb):
            group = list(items)
            heading = self.verb(verb) if len(group) > 1 else ""  # a single option needs no heading
            choices = [self._option(number, option, width, heading, answered) for number, option in group]
            if heading:
                self.console.print(f"  [bold]{escape(heading)}[/]")
            if len(choices) > MOST_IN_A_COLUMN:
                self.console.print(Padding(Columns(choices, padding=(0, 3), column_first=True), (0, 0, 0, 4)))
            else:
                for choice in choices:
                    self.console.print(Padding(choice, (0, 0, 0, 4), expand=False))

    def _brief_options(self, options: Sequence[Option], answered: str) -> None:
        """Print one paragraph of numbered notations for each verb."""
        by_verb: dict[str, list[str]] = {}
        for number, option in enumerate(options, start=1):
            mark = " *" if option.text == answered else ""
            by_verb.setdefault(option.verb, []).append(f"[cyan]{number}[/] {escape(option.text)}{mark}")
        for verb, texts in by_verb.items():
            said = f"[bold]{escape(self.verb(verb))}[/]  {'  '.join(texts)}"
            self.console.print(Padding(Text.from_markup(said), (0, 0, 0, 2), expand=False))

    def _option(self, number: int, option: Option, width: int, heading: str, answered: str) -> Text:
        text = Text.assemble((f"{number:>{width}}", "cyan"), "  ", option.text)
        said = self.words.say(option)
        if said not in (option.key, option.text, heading):
            text.append(f"  {said}", "dim")
        if option.cost is not None:
            text.append(f"  ({self.words.text('cli-cost', {'cost': option.cost})})", "dim")
        if option.text == answered:
            text.append("  *", "bold")
        return text

    @staticmethod
    def _first_of_verb(options: Sequence[Option], verb: str) -> int:
        return next(place for place, option in enumerate(options) if option.verb == verb)

    def verb(self, verb: str) -> str:
        key = f"verb-{verb}"
        return self.words.text(key) if self.words.has(key) else verb

    # ------------------------------------------------------------ refusals

    def near_misses(self, refused: Sequence[RefusedOption]) -> None:
        """Print refused actions, reason by reason."""
        if not refused:
            self.say("cli-nothing-refused")
            return
        self.say("cli-near-misses")
        by_reason: dict[str, list[str]] = {}
        for one in refused:
            why = " ".join(self._reason(reason) for reason in one.reasons)
            by_reason.setdefault(why, []).append(one.option.text)
        for why, texts in by_reason.items():
            self.console.print(f"  [red]{escape(why)}[/]")
            named = ", ".join(texts[:MOST_NAMED])
            if len(texts) > MOST_NAMED:
                named += f", {self.words.text('cli-more', {'count': len(texts) - MOST_NAMED})}"
            self.console.print(Padding(Text(named), (0, 0, 0, 4), expand=False))
        self.say("cli-near-misses-end", "dim")

    def refusal(self, text: str, reasons: Sequence[RefusalReason]) -> None:
        """Print why an action is refused, with the rules."""
        self.say("cli-refused", "red", text=text)
        for reason in reasons:
            self.console.print(Padding(Text(self._reason(reason)), (0, 0, 0, 2), expand=False))
            if reason.rule:
                self.rule(reason.rule)

    def _reason(self, reason: RefusalReason) -> str:
        said = self.words.say(reason)
        return f"{said} {reason.rule}" if reason.rule else said

    def rule(self, id: str) -> None:
        text = self.words.rule(id)
        if text is None:
            self.say("cli-rule-none", id=id)
        else:
            self.console.print(
                Padding(Text.assemble((id.upper(), "cyan"), "  ", text), (0, 0, 0, 4), expand=False)
            )

    # ------------------------------------------------------------ the end

    def ending(self, ending: Ending) -> None:
        self.console.print()
        self.console.print(Text(self.words.say(ending.message), style="bold"))
        for score in ending.scores:
            text = Text.assemble("  ", self.words.seat(score.seat))
            if score.points:
                text.append(f"  {score.points} {self.words.text('cli-points')}")
            if score.won:
                text.append(f"  {self.words.text('cli-won')}", "bold green")
            if score.note is not None:
                text.append(f"  {self.words.say(score.note)}", "dim")
            self.console.print(text)
        if not any(score.won for score in ending.scores):
            self.say("cli-no-winner")
        for fact in ending.facts:
            self.console.print(Text(f"  {self.words.say(fact)}", style="dim"))
