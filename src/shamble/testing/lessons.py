"""Checks of lesson files: errors by file and step."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from shamble.core.chance import Chance
from shamble.core.game import Game
from shamble.core.ledger import load_ledger
from shamble.match.lessons.chance import ScriptedChance
from shamble.match.lessons.guide import Guide
from shamble.match.lessons.progress import STRAYS_UNTIL_OFFER, Progress
from shamble.match.lessons.script import FOLDER, FORMAT, CardWords, Lesson, Step
from shamble.match.match import Match
from shamble.match.timeline import PreparedEntry

MAX_CARD_WORDS = 60
MAX_TITLE_WORDS = 6
MAX_LIGHTS = 3
STEPS = (8, 15)
MAX_ENTRIES = 300  # of a lesson; a script that goes round in circles ends here


class UnfitChance(Exception):
    """A word of the script does not fit its roll, or none is left."""


class _StrictChance(ScriptedChance):
    def otherwise(self, chance: Chance[Any], word: str, sampled: tuple[int, ...]) -> tuple[int, ...]:
        why = f"{word!r} does not fit" if word else "no word is left for"
        raise UnfitChance(f"{why} {type(chance).__name__}")


class _StrictGuide(Guide):
    def scripted_chance(self, words: list[str]) -> ScriptedChance:
        return _StrictChance(self.game, words)


@dataclass
class Walk:
    """A lesson played as its cards ask."""

    match: Match
    errors: list[str]
    at: dict[int, int] = field(default_factory=dict)  # step -> the version at which its card is shown first


def lesson_errors(game: Game[Any], lesson: Lesson) -> list[str]:
    """Return everything that is wrong with a lesson, each with its file and step."""
    file = f"{game.id}/data/{FOLDER}/{lesson.id}.toml"
    return [f"{file}: {error}" for error in (*_word_errors(game, lesson), *walk_lesson(game, lesson).errors)]


def _word_errors(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    if lesson.format != FORMAT or lesson.game != game.id:
        yield f"format {lesson.format} of {lesson.game}, not {FORMAT} of {game.id}"
    if len(lesson.chairs) != lesson.seats or lesson.chairs.count("") != 1:
        yield "expected a name for each seat, and one empty name for the learner"
    if not STEPS[0] <= len(lesson.steps) <= STEPS[1]:
        yield f"{len(lesson.steps)} steps"
    ledger = load_ledger(game.folder())
    rules = {rule.id for rule in ledger.rules}
    for step in lesson.steps:
        if step.rule not in rules:
            yield f"{step.id}: there is no rule {step.rule}"
        if len(step.point) > MAX_LIGHTS:
            yield f"{step.id}: {len(step.point)} things to light"
        if bool(step.en.was) != bool(step.it.was):
            yield f"{step.id}: `was` in one language only"
        if step.do and not step.is_taught_by(step.do):
            yield f"{step.id}: {step.do!r} is not like itself"
        for words in (step.en, step.it):
            yield from _too_long(step, words)
    for value, count in Counter(step.new for step in lesson.steps).items():
        if count > 1:
            yield f"taught twice: {value}"


def _too_long(step: Step, words: CardWords) -> Iterator[str]:
    title = len(words.title.split())
    whole = title + len(words.was.split()) + len(words.say.split())
    if not words.title or not words.say or title > MAX_TITLE_WORDS or whole > MAX_CARD_WORDS:
        yield f"{step.id}: {title} words in the title, {whole} on the card {words.title!r}"


def walk_lesson(game: Game[Any], lesson: Lesson) -> Walk:
    """Play a lesson as its cards ask, with every word of its chance."""
    match = Match.teach(game, lesson, "")
    match.guide = guide = _StrictGuide(game, lesson)
    walk = Walk(match, [])
    shown = -1
    for _ in range(MAX_ENTRIES):
        if match.state.is_over():
            break
        progress = guide.progress(match.active)
        step = max(shown, 0)
        try:
            entry = match.next_automatic_entry()
            if entry is None:
                step, action = guide.step_now(match.state, progress)
                if action is None:
                    walk.errors.append(f"{_after(lesson, shown)}: nothing fits for seat {match.waiting()}")
                    return walk
                if step != shown:
                    if step != next(
                        (n for n in range(shown + 1, len(lesson.steps)) if lesson.steps[n].do), -1
                    ):
                        walk.errors.append(f"{lesson.steps[step].id}: comes {_after(lesson, shown)}")
                    walk.at[step] = match.version
                    walk.errors += _dark_things(match, lesson, lesson.steps[step])
                    shown = step
                if progress.chance:
                    walk.errors.append(f"before {lesson.steps[step].id}: {progress.chance} was not rolled")
                entry = match.act(lesson.learner, match.decision_id, action.text(match.state))
        except UnfitChance as error:
            walk.errors.append(f"{lesson.steps[step].id}: {error}")
            return walk
        match.accept(entry)
        wrong = game.component_errors(match.state)
        if wrong:
            walk.errors.append(f"{lesson.steps[step].id}: {wrong}")
            return walk
    if match.state.outcome != lesson.ends or lesson.learner not in match.state.winners:
        walk.errors.append(f"ends as {match.state.outcome!r} for {match.state.winners}, not {lesson.ends!r}")
    progress = guide.progress(match.active)
    if progress.has_strayed or not progress.is_complete:
        walk.errors.append("the script was left, or has steps that were never shown")
    return walk


def _after(lesson: Lesson, step: int) -> str:
    return f"after {lesson.steps[step].id}" if step >= 0 else "at the beginning"


def _dark_things(match: Match, lesson: Lesson, step: Step) -> list[str]:
    """Return errors for what a step points at and is not on the table."""
    g, game, seat = match.state, match.game, lesson.learner
    options = match.options(seat)
    things = {thing for action in options for thing in action.things(g)}
    verbs = {f"verb:{action.verb()}" for action in options}
    shown = json.dumps([game.client_view(match.view(seat)), game.scene(lesson.setup())], default=str)
    return [
        f"{step.id}: {thing} is not on the table"
        for thing in step.point
        if thing not in things | verbs
        and (thing.startswith("verb:") or not _is_shown(thing, shown))
        and not thing.startswith("sq:")
    ]


def _is_shown(thing: str, text: str) -> bool:
    return f'"{thing}"' in text or f'"{thing.partition(":")[2]}"' in text


# ------------------------------------------------------------ other moves


def other_moves(walk: Walk) -> Iterator[tuple[Step, str, Match, PreparedEntry]]:
    """Yield every legal move that no card asks for: step, text, match before it, entry."""
    guide = walk.match.guide
    assert guide is not None
    for number, version in walk.at.items():
        match = walk.match.fork(version)
        assert match.guide is not None
        _, asked = match.guide.step_now(match.state, match.guide.progress(match.active))
        for action in match.options(guide.lesson.learner):
            if action != asked:
                text = action.text(match.state)
                yield (
                    guide.lesson.steps[number],
                    text,
                    match,
                    match.act(guide.lesson.learner, match.decision_id, text),
                )


def is_answered(lesson: Lesson, match: Match, entry: PreparedEntry) -> bool:
    """Return whether the guide has an answer to a move, or counts it as a step."""
    before = Progress(lesson, match.active)
    after = Progress(lesson, [*match.active, entry.last])
    return (
        after.answer is not None
        or len(after.done_steps) > len(before.done_steps)
        or len(after.next_moves) < len(before.next_moves)
    )


def decisions_until_step(match: Match, most: int = 6) -> int:
    """Follow the game's advice until a card fits again; return how many decisions.

    -1 if none fits, and the guide offers to go back.
    """
    guide = match.guide
    assert guide is not None
    seat = guide.lesson.learner
    for count in range(most):
        play_others(match)
        if match.state.is_over() or guide.step_now(match.state, guide.progress(match.active))[0] >= 0:
            return count
        match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))
    offered = match.guidance([seat])
    assert offered is not None
    if guide.progress(match.active).strays >= STRAYS_UNTIL_OFFER:
        assert offered.back >= 0
    return -1


def play_others(match: Match) -> None:
    """Let the table and the bots play until the learner must decide or the game is over."""
    guide = match.guide
    assert guide is not None
    for _ in range(MAX_ENTRIES):
        entry = match.next_automatic_entry()
        if entry is None:
            others = [seat for seat in match.waiting() if seat != guide.lesson.learner]
            if match.state.is_over() or not others:
                return
            advised = match.novice_advice(others[0]).action
            entry = match.act(others[0], match.decision_id, advised.text(match.state))
        match.accept(entry)
