"""The guide of a lesson: its cards, its chance, and the moves that the table makes.

Everything is a function of the log and the lesson file. The guide refuses nothing that the rules allow.
"""

from collections.abc import Sequence
from typing import Any

from shamble.core import engine
from shamble.core.actions import Action, Pass
from shamble.core.chance import ChanceSource
from shamble.core.game import Game
from shamble.core.state import State
from shamble.match import auto_pass
from shamble.match.lessons.chance import ScriptedChance
from shamble.match.lessons.progress import STRAYS_UNTIL_OFFER, Progress
from shamble.match.lessons.script import CardWords, Lesson, ScriptedMove, find_move, lessons_of
from shamble.match.log import Header
from shamble.match.protocol.lesson import Guidance, GuideAnswer, GuideCard, GuideWords
from shamble.match.timeline import PlayedEntry

Played = Sequence[PlayedEntry]


class Guide:
    """The guide at one table."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._latest: tuple[PlayedEntry, Progress] | None = None

    def progress(self, played: Played) -> Progress:
        """Return how far the learner is."""
        if self._latest is None or self._latest[0] is not played[-1]:
            self._latest = played[-1], Progress(self.lesson, played)
        return self._latest[1]

    # ------------------------------------------------------------ chance

    def opening_chance(self) -> ChanceSource:
        """Return the chance before the first decision."""
        return self.scripted_chance(self.lesson.begin)

    def chance(self, played: Played, seat: int, text: str, auto: bool) -> ChanceSource:
        """Return the chance of a move that is about to be made."""
        return self.scripted_chance(self.progress(played).words_for(seat, text, auto))

    def scripted_chance(self, words: list[str]) -> ChanceSource:
        return ScriptedChance(self.game, words)

    # ------------------------------------------------------------ moves that the table makes

    def automatic_action(self, g: State, played: Played, seat: int) -> Action[Any] | None:
        """Return what the table does for a seat that owes an answer, or None if it decides itself.

        In this order: windows in which nothing is to be learned are passed, the others make the moves of the script,
        and what makes no difference is done.
        """
        progress = self.progress(played)
        if self.waits_for_learner(g, played, seat):
            return None
        if self._passes_window(g, progress):
            return next((action for action in engine.legal(g, seat) if isinstance(action, Pass)), None)
        is_learner = seat == self.lesson.learner
        move = progress.next_move(seat)
        if move is not None and not is_learner:
            action = find_move(g, seat, move.do)
            if action is not None:
                return action
        return auto_pass.automatic_action(g, seat, auto_pass.DEFAULT, can_undo=is_learner)

    def waits_for_learner(self, g: State, played: Played, seat: int) -> bool:
        """Return whether a bot waits: all answer at once, the learner first in the script."""
        learner = self.lesson.learner
        if seat == learner or learner not in engine.waiting(g):
            return False
        progress = self.progress(played)
        move = progress.next_move(learner)
        if move is None or progress.strays or not is_moment(g, move):
            return False
        return find_move(g, learner, move.do) is not None

    def _passes_window(self, g: State, progress: Progress) -> bool:
        """Return whether the pending window comes before the moment that the next move means."""
        frame = engine.pending(g)
        if frame is None or frame.kind() != "window" or progress.strays:
            return False
        if progress.finishes:
            return True
        if not progress.next_moves:
            return False
        move = progress.next_moves[0]
        return not is_moment(g, move) or find_move(g, progress.seat_of(move), move.do) is None

    # ------------------------------------------------------------ what the learner reads

    def guidance(self, g: State, played: Played) -> Guidance:
        """Return what the guide says now."""
        progress = self.progress(played)
        answer = progress.answer
        is_lost = g.is_over() and self.lesson.learner not in g.winners
        is_stuck = progress.strays >= STRAYS_UNTIL_OFFER or is_lost
        return Guidance(
            lesson=self.lesson.id,
            steps=[GuideAnswer(step.en.title, step.it.title) for step in self.lesson.steps],
            done=sorted(progress.done_steps),
            cards=[] if self._is_others_move(g, played) else self._cards(g, progress),
            answer=GuideAnswer(answer.en, answer.it) if answer is not None else None,
            back=self.step_to_go_back_to(g, played) if is_stuck else -1,
            end=self._end(g, progress),
        )

    def _is_others_move(self, g: State, played: Played) -> bool:
        """Return whether the table answers now, or another seat moves first in the script."""
        learner = self.lesson.learner
        waiting = engine.waiting(g)
        if learner in waiting and self.automatic_action(g, played, learner) is not None:
            return True
        progress = self.progress(played)
        if not progress.next_moves or progress.strays:
            return False
        move = progress.next_moves[0]
        seat = progress.seat_of(move)
        return seat != learner and seat in waiting and find_move(g, seat, move.do) is not None

    def _end(self, g: State, progress: Progress) -> Any:
        if g.is_over():
            return "won" if self.lesson.learner in g.winners else "lost"
        return "seen" if progress.is_complete and not progress.next_moves and not progress.finishes else ""

    def version_to_go_back_to(self, g: State, played: Played) -> int:
        """Find the last version that was on the way, or before everything went wrong."""
        progress = self.progress(played)
        return progress.exact_to if g.is_over() else progress.back_to

    def step_to_go_back_to(self, g: State, played: Played) -> int:
        """Return the step that is open there."""
        version = self.version_to_go_back_to(g, played)
        before = Progress(self.lesson, [entry for entry in played if entry.version <= version])
        return before.step

    def _cards(self, g: State, progress: Progress) -> list[GuideCard]:
        """Return the card of the step that can be made now, after the cards to read before it."""
        number, move = self.step_now(g, progress)
        if number < 0:
            return []
        first = number
        while first > 0 and not self.lesson.steps[first - 1].do:
            first -= 1
        cards = [self._card(n, progress, None, g) for n in range(first, number)]
        return [*cards, self._card(number, progress, move, g)]

    def step_now(self, g: State, progress: Progress) -> tuple[int, Action[Any] | None]:
        """Return the step that the learner can make now, and a move that makes it; -1 = none.

        The script's own step first, then the first open one that fits, then more of the last one.
        """
        seat = self.lesson.learner
        if g.is_over() or seat not in engine.waiting(g):
            return -1, None
        move = progress.next_move(seat)
        if move is not None and not progress.strays and is_moment(g, move):
            action = find_move(g, seat, move.do)
            if action is not None:
                return progress.step, action
        options = engine.legal(g, seat)
        steps = self.lesson.steps
        for number in [*progress.open_steps(), *sorted(progress.done_steps, reverse=True)[:1]]:
            asked = find_move(g, seat, steps[number].do) if steps[number].do else None
            fitting = [a for a in options if steps[number].is_taught_by(a.text(g))]
            if fitting:
                return number, asked or fitting[0]
        return -1, None

    def _card(self, number: int, progress: Progress, move: Action[Any] | None, g: State) -> GuideCard:
        step = self.lesson.steps[number]
        has_rolled = not progress.has_strayed
        return GuideCard(
            step=number,
            id=step.id,
            rule=step.rule,
            point=self._things(g, step.point),
            en=_words(step.en, has_rolled),
            it=_words(step.it, has_rolled),
            move=move.text(g) if move is not None else "",
        )

    def _things(self, g: State, point: list[str]) -> list[str]:
        """Return what to light, cards by their numbers: `card:pan` is every Pan."""
        things: list[str] = []
        for thing in point:
            kind, _, name = thing.partition(":")
            cards = self.game.chance_values(g, kind, name) if kind == "card" else []
            things += [f"card:{card}" for card in cards] or [thing]
        return things


def _words(words: CardWords, has_rolled: bool) -> GuideWords:
    return GuideWords(words.title, words.say, words.was if has_rolled else "")


def is_moment(g: State, move: ScriptedMove) -> bool:
    """Return whether the pending question is the one that a move means."""
    frame = engine.pending(g)
    if frame is None or not move.when:
        return frame is not None
    prompt = frame.prompt(g)
    key, *places = move.when.split()
    return prompt.key == key and all(f"@place-{place}" in prompt.args.values() for place in places)


def guide_of(game: Game[Any], header: Header) -> Guide | None:
    """Return the guide of a match, or None if it is no lesson, or one that no longer exists."""
    lesson = lessons_of(game).get(header.lesson) if header.lesson else None
    return Guide(game, lesson) if lesson is not None else None
