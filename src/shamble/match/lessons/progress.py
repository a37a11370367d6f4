"""The progress of a learner: a fold over the entries that lead to the current state.

Moves are matched by their notation, not by their place in a film. That is what makes recovery possible after any other
legal move, and gives reload, another device and undo the same answer.
"""

from collections.abc import Sequence

from shamble.match.lessons.script import NO_SEAT, Lesson, OtherMove, ScriptedMove, Sentence, is_move
from shamble.match.log import Moved
from shamble.match.timeline import PlayedEntry

STRAYS_UNTIL_OFFER = 3  # decisions without a step, until the guide offers to go back


class Progress:
    """Where a learner is after some entries."""

    def __init__(self, lesson: Lesson, played: Sequence[PlayedEntry]) -> None:
        self.lesson = lesson
        self.done_steps: set[int] = {n for n, step in enumerate(lesson.steps) if not step.do}
        self.step = -1  # the step that `next_moves` belong to
        self.next_moves: list[ScriptedMove] = []  # moves of the script that come next
        self.chance: list[str] = []  # words left of the last move of the script
        self.strays = 0  # own decisions since the last one that was a step
        self.back_to = 0  # the last version before them
        self.exact_to = 0  # the last version at which everything was as in the script
        self.answer: OtherMove | Sentence | None = None  # to the last own move, if it was no step
        self.has_strayed = False  # whether any move was another one than that of the script
        self.finishes = False  # whether all windows are passed to the end
        self._load()
        for entry in played:
            if isinstance(entry.entry, Moved):
                self._take(entry.entry)
            if not self.strays:
                self.back_to = entry.version
            if not self.has_strayed:
                self.exact_to = entry.version

    @property
    def is_complete(self) -> bool:
        return len(self.done_steps) == len(self.lesson.steps)

    def next_move(self, seat: int) -> ScriptedMove | None:
        """Find the next move of the script, if it is this seat's."""
        return self.next_moves[0] if self.next_moves and self.seat_of(self.next_moves[0]) == seat else None

    def seat_of(self, move: ScriptedMove) -> int:
        return self.lesson.learner if move.seat == NO_SEAT else move.seat

    def words_for(self, seat: int, text: str, auto: bool) -> list[str]:
        """Return the chance of a move that is about to be made."""
        move = self.next_move(seat)
        if move is not None and is_move(text, move.do):
            return move.chance
        if auto or seat != self.lesson.learner:
            return self.chance
        number = self._taught(text)
        return self.lesson.steps[number].chance if number >= 0 else []

    def _take(self, entry: Moved) -> None:
        rolled = len(entry.chances)
        move = self.next_move(entry.seat)
        if move is not None and is_move(entry.text, move.do):
            self.chance = move.chance[rolled:]
            self._pop()
            if entry.seat == self.lesson.learner:
                self.strays, self.answer = 0, None
        elif entry.auto or entry.seat != self.lesson.learner:
            self.chance = self.chance[rolled:]
            if not entry.auto and move is not None:  # a bot that could not follow the script
                self.next_moves = [move for move in self.next_moves if move.seat == NO_SEAT]
                self.has_strayed = True
        else:
            self._stray(entry.text, rolled)

    def _pop(self) -> None:
        move = self.next_moves.pop(0)
        step = self.lesson.steps[self.step]
        if move.seat == NO_SEAT and move.do == step.do:
            self.done_steps.add(self.step)
            self.finishes = step.finish
        if not self.next_moves:
            self._load()

    def _stray(self, text: str, rolled: int) -> None:
        """Note a move that is not the next one of the script."""
        self.has_strayed = True
        self.finishes = False
        number = self._taught(text)
        if number < 0:
            self.strays += 1
            self.chance, self.next_moves = [], []
            answers = [self.lesson.steps[n].answer_to(text) for n in self.open_steps()]
            self.answer = next((answer for answer in answers if answer is not None), self.lesson.fallback)
            return
        step = self.lesson.steps[number]
        self.done_steps.add(number)
        self.strays, self.answer = 0, None
        self.chance = step.chance[rolled:]
        self.step, self.next_moves = number, [move for move in step.then if move.seat != NO_SEAT]
        if not self.next_moves:
            self._load()

    def _taught(self, text: str) -> int:
        """Find the first step still open that a move teaches, or -1.

        The present step comes first, and its own answer to the move before any later step.
        """
        steps = self.lesson.steps
        for number in self.open_steps():
            if steps[number].is_taught_by(text):
                return number
            if steps[number].answer_to(text) is not None:
                return -1
        return -1

    def open_steps(self) -> list[int]:
        """List the numbers of the steps that were not made yet, the present one first."""
        return [n for n in range(len(self.lesson.steps)) if n not in self.done_steps]

    def _load(self) -> None:
        """Make the moves of the first open step the next ones."""
        for number in self.open_steps():
            self.step, self.next_moves = number, self.lesson.steps[number].moves()
            return
        self.next_moves = []
