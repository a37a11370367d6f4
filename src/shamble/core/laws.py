"""The laws every game obeys, checked over whole random games by tests and `make soak`.

1 same seed and actions, same game   2 clones are independent    3 legal exactly when not refused
4 some seat can move; it ends        5 replay from the record    6 components are conserved
7 no leak of hidden information      8 undo is exact (in match)  9 frames hold only scalars
10 what lives until a border is fresh after it (`State.check_border`)
"""

import json
from typing import Any

from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.chance import RecordedChance
from shamble.core.events import Record
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.records import dump, is_scalar_record
from shamble.core.refusals import Refused
from shamble.core.rng import Stream, shuffled, stream
from shamble.core.state import BORDERS, State
from shamble.core.visibility import NOT_IN_POSITION, SPECTATOR, imagination_stream, undeclared_fields

MAX_COMPARED_ANSWERS = 8
MAX_DECISIONS = 2_000_000  # a longer game counts as endless


class LawBroken(Exception):
    """A law does not hold. The message names the law, the place and how to reproduce it."""


def fingerprint(g: State) -> str:
    """Return the whole position as text, equal exactly when two states are equal."""
    data = dump(g)
    for name in NOT_IN_POSITION:
        data.pop(name)
    return json.dumps(data, sort_keys=True)


class PlayedGame:
    """A random game: seat, notation and record of each step, and its final fingerprint."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.steps: list[tuple[int, str, Record]] = []
        self.outcome = ""  # "" = stopped early
        self.final = ""


def play_randomly(game: Game[Any], setup: Setup, seed: int, skill: int = 0, cut: int = 0) -> PlayedGame:
    """Play one random game and check the laws on some of its states.

    In `skill` of 16 decisions it follows the game's own advice, which reaches positions that random play rarely does.
    It stops after `cut` decisions (0: never).
    """
    BORDERS.checked = True
    played = PlayedGame(setup, seed)
    g: State = game.new(setup, seed)
    undeclared = undeclared_fields(g, game.visibility)
    if undeclared:
        raise LawBroken(f"{game.id}: visibility is not declared for {undeclared}")
    numbers = stream(seed, 42)
    record = engine.start(g)
    played.steps.append((-1, "", record))
    _check(game, g, numbers, played, [])
    seen: list[Action[Any]] = []
    while not g.is_over() and not 0 < cut < len(played.steps):
        if len(played.steps) > MAX_DECISIONS:
            raise LawBroken(f"{game.id} seed {seed}: law 4, the game does not end")
        seats = engine.waiting(g)
        if not seats:
            raise LawBroken(f"{game.id} seed {seed}: law 4, no seat is asked: {g.stack[-1]!r}")
        seat = seats[int(numbers.below(len(seats)))]
        options = engine.legal(g, seat)
        if not options:
            raise LawBroken(
                f"{game.id} seed {seed}: law 4, seat {seat} has nothing to choose: {g.stack[-1]!r}"
            )
        if int(numbers.below(16)) < skill:
            action = game.advise(game.view(g, seat), options, numbers).action
        else:
            action = options[int(numbers.below(len(options)))]
        text = action.text(g)
        clone: State | None = None
        before = ""
        if int(numbers.below(16)) == 0:
            seen.append(action)
            _check(game, g, numbers, played, seen[-12:])
            clone = g.clone()
            before = fingerprint(clone)
        try:
            record = engine.apply(g, seat, action)
        except Refused as refused:
            raise LawBroken(
                f"{game.id} seed {seed}: law 3, {text!r} was legal, and refused: {refused}"
            ) from None
        if clone is not None and fingerprint(clone) != before:
            raise LawBroken(f"{game.id} seed {seed}: law 2, {text!r} in the original changed a clone")
        played.steps.append((seat, text, record))
    missing = game.component_errors(g)
    if missing:
        raise LawBroken(f"{game.id} seed {seed}: law 6 at the end, {missing}")
    played.outcome = g.outcome
    played.final = fingerprint(g)
    return played


def _check(
    game: Game[Any], g: State, numbers: Stream, played: PlayedGame, unrelated: list[Action[Any]]
) -> None:
    where = (
        f"{game.id} {played.setup.mode} {played.setup.options} seed {played.seed} step {len(played.steps)}"
    )
    before = fingerprint(g)
    for frame in g.stack:
        if not is_scalar_record(frame):
            raise LawBroken(f"{where}: law 9, {frame!r}")
    missing = game.component_errors(g)
    if missing:
        raise LawBroken(f"{where}: law 6, {missing}")
    for seat in range(g.seats):
        _check_legal(g, seat, unrelated, where)
    _check_clone(g, numbers, before, where)
    for seat in range(SPECTATOR, g.seats):
        _check_no_leak(game, g, seat, numbers, where)
    _check_public_answers(game, g, numbers, where)
    if fingerprint(g) != before:
        raise LawBroken(f"{where}: looking at the state changed it")


def _check_legal(g: State, seat: int, unrelated: list[Action[Any]], where: str) -> None:
    options = engine.legal(g, seat)
    if len({action.text(g) for action in options}) != len(options):
        raise LawBroken(
            f"{where}: two options of seat {seat} read alike: {sorted(a.text(g) for a in options)}"
        )
    actions = list(options) + [action for action, _ in engine.refused_actions(g, seat)] + unrelated
    for action in actions:
        if (action in options) != (not engine.explain(g, seat, action)):
            raise LawBroken(f"{where}: law 3, seat {seat}, {action!r}: {engine.explain(g, seat, action)!r}")
    for action in options:
        if engine.find(g, seat, action.text(g)) != action:
            raise LawBroken(f"{where}: notation {action.text(g)!r} does not lead back to {action!r}")
    asked = bool(g.stack) and seat in g.stack[-1].asked_seats(g)
    if asked and not options:
        raise LawBroken(f"{where}: law 4, seat {seat} is asked and has nothing to choose")


def _check_clone(g: State, numbers: Stream, before: str, where: str) -> None:
    copy = g.clone()
    if fingerprint(copy) != before:
        raise LawBroken(f"{where}: law 2, the clone differs")
    for _ in range(4):  # play on in the clone
        seats = engine.waiting(copy)
        if not seats:
            break
        options = engine.legal(copy, seats[0])
        if not options:
            raise LawBroken(
                f"{where}: law 4, seat {seats[0]} is asked a little later and has nothing to choose"
            )
        engine.apply_unchecked(copy, seats[0], options[int(numbers.below(len(options)))])
    if fingerprint(g) != before:
        raise LawBroken(f"{where}: law 2, playing on in a clone changed the original")


def _check_no_leak(game: Game[Any], g: State, seat: int, numbers: Stream, where: str) -> None:
    view = game.view(g, seat)
    shown = fingerprint(view.known)
    picture = json.dumps(game.client_view(view), sort_keys=True)
    options = _client_offer(g, seat)
    imagined = game.imagine(view, imagination_stream(int(numbers.below(1_000_000))))
    again = game.view(imagined, seat)
    if fingerprint(again.known) != shown or json.dumps(game.client_view(again), sort_keys=True) != picture:
        raise LawBroken(f"{where}: law 7, seat {seat}'s view depends on what it cannot see")
    if _client_offer(imagined, seat) != options:
        raise LawBroken(f"{where}: law 7, seat {seat}'s options depend on what it cannot see")
    missing = game.component_errors(imagined)
    if missing:
        raise LawBroken(f"{where}: law 7, the imagined state is impossible: {missing}")


def _check_public_answers(game: Game[Any], g: State, numbers: Stream, where: str) -> None:
    """Check that the notation of a public answer reveals no more than its effect does.

    Every seat sees the notation. Two public answers that lead to different states which look equal to another seat
    should have been secret.
    """
    frame = engine.pending(g)
    if frame is None or not frame.waiting(g):
        return
    seat = frame.waiting(g)[0]
    asked = frame.frame_for_seat(g, seat)
    options = [action for action in engine.legal(g, seat) if not asked.is_secret(g, action)]
    others = [other for other in range(SPECTATOR, g.seats) if other != seat]
    other = others[int(numbers.below(len(others)))]
    seen: dict[str, tuple[str, str]] = {}
    for number in shuffled(list(range(len(options))), numbers)[:MAX_COMPARED_ANSWERS]:
        action = options[number]
        copy = g.clone()
        events = [event.seen_by(other) for event in engine.apply(copy, seat, action).events]
        after = fingerprint(game.view(copy, other).known) + json.dumps(dump(events), sort_keys=True)
        text, whole = action.text(g), fingerprint(copy)
        if after in seen and seen[after][1] != whole:
            raise LawBroken(
                f"{where}: law 7, only {text!r} itself tells seat {other} that it was not {seen[after][0]!r}"
            )
        seen[after] = (text, whole)


def _client_offer(g: State, seat: int) -> list[Any]:
    """Return everything a client of this seat is offered, and who is asked."""
    frame = engine.pending(g)
    if frame is None:
        return []
    asked = frame.frame_for_seat(g, seat)
    out: list[Any] = [asked.kind(), frame.asked_seats(g), frame.waiting(g), dump(asked.prompt(g))]
    for action in engine.legal(g, seat):
        out.append(
            (
                action.text(g),
                action.things(g),
                dump(action.args(g)),
                action.cost(g),
                action.needs_confirmation(g),
            )
        )
    for action, reasons in engine.refused_actions(g, seat):
        out.append((action.text(g), dump(reasons)))
    return out


def replay(game: Game[Any], played: PlayedGame, stop: int = -1) -> State:
    """Replay the first `stop` steps (-1: all) from recorded chance results (laws 1 and 5)."""
    g: State = game.new(
        played.setup, played.seed + 1
    )  # another seed, because chance must come from the record
    for number, (seat, text, record) in enumerate(played.steps):
        if number == stop:
            break
        source = RecordedChance(record.chances)
        g.source = source
        if seat < 0:
            again = engine.start(g)
        else:
            action = engine.find(g, seat, text)
            if action is None:
                raise LawBroken(
                    f"{game.id} seed {played.seed} step {number}: {text!r} is not to be found again"
                )
            try:
                again = engine.apply(g, seat, action)
            except Refused as refused:
                raise LawBroken(
                    f"{game.id} seed {played.seed} step {number}: law 5, {text!r} is refused: {refused}"
                ) from None
        if not source.is_used_up() or dump(again.events) != dump(record.events):
            raise LawBroken(
                f"{game.id} seed {played.seed} step {number}: law 5, the replay differs at {text!r}"
            )
    g.source = None
    return g


def check_game(game: Game[Any], setup: Setup, seed: int, cut: int = 0) -> PlayedGame:
    """Check all engine laws over one random game; the seed also sets its skill."""
    skill = (0, 6, 12, 15)[seed % 4]
    first = play_randomly(game, setup, seed, skill, cut)
    second = play_randomly(game, setup, seed, skill, cut)
    if first.final != second.final or len(first.steps) != len(second.steps):
        raise LawBroken(f"{game.id} seed {seed}: law 1, the same seed gave two games")
    again = replay(game, first)
    same, fresh = json.loads(fingerprint(again)), json.loads(first.final)
    for name in ("decks", "dice"):  # the replay did not use its streams
        same.pop(name)
        fresh.pop(name)
    if same != fresh:
        raise LawBroken(f"{game.id} seed {seed}: law 5, the replayed game ends elsewhere")
    return first
