"""Lessons: each is played to its end, and every other legal move is answered."""

from typing import Any

import pytest
from msgspec.structs import replace

from shamble.core.game import Game
from shamble.core.visibility import SPECTATOR
from shamble.match.errors import NotAllowed
from shamble.match.installed_games import games
from shamble.match.lessons.script import Lesson, lessons_of
from shamble.match.log import Moved
from shamble.match.match import Match
from shamble.match.protocol.lesson import Guidance
from shamble.match.save_file import BadSaveError, dumps, loads, revive
from shamble.match.timeline import DivergedError, PreparedEntry
from shamble.testing import lessons as checks

LESSONS = [(game, lesson) for game in games().values() for lesson in lessons_of(game).values()]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)


def zombicide() -> tuple[Game[Any], Lesson]:
    game = games()["zombicide"]
    return game, lessons_of(game)["first"]


def lesson_at(step: str) -> Match:
    """Return the first lesson of Zombicide when the card of a step is shown."""
    game, lesson = zombicide()
    walk = checks.walk_lesson(game, lesson)
    number = next(n for n, other in enumerate(lesson.steps) if other.id == step)
    return walk.match.fork(walk.at[number])


def act(match: Match, text: str) -> None:
    match.accept(match.act(0, match.decision_id, text))


def undo(match: Match) -> None:
    entry = match.undo([0])
    assert isinstance(entry, PreparedEntry)
    match.accept(entry)


def guidance_of(match: Match) -> Guidance:
    guidance = match.guidance([0])
    assert guidance is not None
    return guidance


def answer_of(match: Match) -> str:
    answer = guidance_of(match).answer
    return answer.en if answer is not None else ""


def cards(match: Match) -> list[str]:
    return [card.id for card in guidance_of(match).cards]


def test_every_game_has_a_first_lesson() -> None:
    assert {game.id for game, lesson in LESSONS if lesson.id == "first"} == {
        game.id for game in games().values() if game.listed
    }


@each_lesson
def test_lesson_can_be_played_to_its_end(game: Game[Any], lesson: Lesson) -> None:
    assert checks.lesson_errors(game, lesson) == []


@each_lesson
def test_lesson_is_the_same_from_its_log(game: Game[Any], lesson: Lesson) -> None:
    """Reload, save file and another device: the position and the guide are those of the live table."""
    match = checks.walk_lesson(game, lesson).match
    again = revive(loads(dumps(match)))
    assert game.describe(again.state) == game.describe(match.state)
    seats = [lesson.learner]
    assert again.guidance(seats) == match.guidance(seats)
    assert again.state.dice.state == match.state.dice.state


@each_lesson
def test_every_other_move_is_answered(game: Game[Any], lesson: Lesson) -> None:
    silent = [
        (step.id, text)
        for step, text, match, entry in checks.other_moves(checks.walk_lesson(game, lesson))
        if not checks.is_answered(lesson, match, entry)
    ]
    assert silent == []


@pytest.mark.soak
@each_lesson
def test_lesson_goes_on_after_every_other_move(game: Game[Any], lesson: Lesson) -> None:
    """A step fits again soon, or the guide offers to go back and the table can."""
    walk = checks.walk_lesson(game, lesson)
    for _, _, match, entry in checks.other_moves(walk):
        stray = match.fork(match.version)
        assert isinstance(entry.entry, Moved)
        stray.accept(stray.act(lesson.learner, stray.decision_id, entry.entry.text))
        if checks.decisions_until_step(stray) < 0:
            before = stray.version
            stray.accept(stray.return_to_lesson([lesson.learner]))
            assert stray.version > before
            assert stray.guidance([lesson.learner]).cards  # type: ignore[union-attr]


def test_broken_word_of_chance_names_its_step() -> None:
    game, lesson = zombicide()
    steps = [replace(step, chance=["card no_such"]) if step.id == "search" else step for step in lesson.steps]
    [error] = checks.walk_lesson(game, replace(lesson, steps=steps)).errors
    assert error.startswith("search: 'card no_such' does not fit")


def test_move_that_became_illegal_names_its_step() -> None:
    game, lesson = zombicide()
    steps = [
        replace(step, do="Ned open D9 with crowbar", like=["* D9 *"]) if step.id == "door" else step
        for step in lesson.steps
    ]
    errors = checks.lesson_errors(game, replace(lesson, steps=steps))
    assert errors == ["zombicide/data/lessons/first.toml: after search: nothing fits for seat (0,)"]


def test_other_move_gets_its_own_answer() -> None:
    """The step comes again as soon as it fits."""
    match = lesson_at("shoot")
    act(match, "Phil move z4")
    assert answer_of(match).startswith("Now it stands in his own zone")
    assert cards(match) == ["shoot"]


def test_answer_of_a_step_comes_before_later_steps() -> None:
    """`activate Amy` is a later step, but here the guide has words for it."""
    match = lesson_at("who")
    act(match, "activate Amy")
    assert answer_of(match).startswith("Amy first is fine.")


def test_move_like_the_step_counts_as_the_step() -> None:
    match = lesson_at("enter")
    act(match, "Amy move z7")
    guidance = guidance_of(match)
    assert guidance.answer is None
    assert "Send Amy in" in [guidance.steps[n].en for n in guidance.done]


def test_undo_in_a_lesson_goes_across_dice() -> None:
    match = lesson_at("noise")
    assert match.active[-1].record.chances
    reach = match.undo_reach([0])
    assert reach.steps > 5
    undo(match)
    assert cards(match) == ["shoot"]


def test_undone_roll_falls_the_same_again() -> None:
    match = lesson_at("shoot")
    act(match, "Phil shoot z4 with pistol")
    first = match.active[-1].entry
    undo(match)
    act(match, "Phil shoot z4 with pistol")
    assert match.active[-1].entry == first


def test_guide_goes_back_to_the_last_step_on_the_way() -> None:
    match = lesson_at("search")
    right = match.game.describe(match.state)
    for text in ("Ned noise", "Ned noise", "Ned noise"):
        assert guidance_of(match).back < 0
        act(match, text)
    guidance = guidance_of(match)
    assert guidance.steps[guidance.back].en == "Search this room"
    match.accept(match.return_to_lesson([0]))
    assert match.game.describe(match.state) == right
    assert cards(match) == ["goal", "search"]


def test_going_back_on_the_way_is_refused() -> None:
    match = lesson_at("shoot")
    with pytest.raises(NotAllowed):
        match.return_to_lesson([0])


def test_guide_speaks_to_the_learner_alone() -> None:
    match = lesson_at("shoot")
    assert match.guidance([]) is None
    assert match.guidance([SPECTATOR]) is None
    assert match.guidance([0]) is not None


def test_lesson_file_that_is_gone_leaves_the_game() -> None:
    """The position is in the header, so the table plays on without a guide."""
    match = lesson_at("shoot")
    alone = Match.resume(replace(match.header, lesson="gone"), match.log)
    assert alone.guidance([0]) is None
    assert alone.game.describe(alone.state) == match.game.describe(match.state)


def test_position_with_missing_cards_is_refused() -> None:
    match = lesson_at("search")
    header = replace(match.header, position=match.header.position.replace("pan", "evil_twins evil_twins"))
    with pytest.raises(DivergedError, match="position"):
        Match.resume(header, match.log)


def test_save_with_an_endless_position_is_refused() -> None:
    match = lesson_at("search")
    content = dumps(match).replace(b"mission 00", b"mission 00" + b"#" * 5000, 1)
    with pytest.raises(BadSaveError, match="too long"):
        loads(content)
