"""Messages to clients: enough to play, and no hidden information."""

import random
import re

import msgspec
import pytest

from shamble.core import engine
from shamble.core.game import all_games
from shamble.core.generic_board import PlainScene, PlainView
from shamble.core.rng import stream
from shamble.core.visibility import SPECTATOR, imagination_stream
from shamble.games.drill import Drill
from shamble.games.drill.state import DrillState
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.events import Update
from shamble.match.protocol.view import RefusedOption
from shamble.match.timeline import PreparedEntry
from shamble.match.view import updates
from shamble.match.view.ending import build_ending
from shamble.match.view.lines import log_lines, visible_lines
from shamble.match.view.options import MAX_REFUSED_IN_UPDATE, pending_decision
from shamble.match.view.perspective import current_view, inspect_target
from tests.match.helpers import drill, opening, play, random_step


class Drawn(Drill):
    """A drill with a board of its own."""

    def view_types(self) -> tuple[type, type]:
        return PlainView, PlainScene


def hands(match: Match) -> list[list[int]]:
    assert isinstance(match.state, DrillState)
    return match.state.hands


def raw(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def test_options_go_only_to_the_deciding_seat() -> None:
    match = drill(2)
    mine = pending_decision(match, [0])
    assert mine is not None
    assert mine.seat == 0
    assert [o.text for o in mine.options] == ["door 1", "door 2", "door 3"]
    assert mine.options[1].things == ["door:2"]
    watching = pending_decision(match, [])
    assert watching is not None
    assert (watching.seat, watching.options, watching.refused) == (None, [], [])
    assert watching.waiting == [0, 1]


def test_refused_options_have_reasons() -> None:
    for seed in range(20):
        match = drill(2, seed=seed)
        play(match, 0, "door 1")
        play(match, 1, "door 1")
        decision = pending_decision(match, [0])
        if decision and decision.refused:
            assert [r.key for r in decision.refused[0].reasons] == ["no-nothing-to-jam"]
            assert decision.refused[0].reasons[0].rule == "DR-04"
            return
    raise AssertionError("no jam was ever held")


def test_update_sends_one_near_miss_per_reason() -> None:
    game, chance = games()["zombies"], random.Random(1)
    match = Match.new(
        game, [Occupant("person", "Ada"), Occupant("person", "Bruno")], game.default_setup(2), seed=1
    )
    while (every := pending_decision(match, [0, 1])) is None or len(
        every.refused
    ) < 3 * MAX_REFUSED_IN_UPDATE:
        assert every is not None
        assert every.seat is not None
        play(match, every.seat, chance.choice(every.options).text)
    decision = updates.build_update(match, [0, 1]).decision
    assert decision is not None
    assert decision.options == every.options

    def why(refused: list[RefusedOption]) -> set[tuple[str, ...]]:
        return {(one.option.verb, *[reason.key for reason in one.reasons]) for one in refused}

    assert len(decision.refused) < MAX_REFUSED_IN_UPDATE
    assert why(decision.refused) == why(every.refused)
    for one in every.refused:
        pointed = inspect_target(match, [0, 1], 1, one.option.things[0])
        assert one in pointed.refused
    assert not inspect_target(
        match, [], 1, every.refused[0].option.things[0]
    ).refused  # a spectator is never asked


def test_sealed_answer_stays_hidden_from_others() -> None:
    marks: dict[str, set[bytes]] = {}
    for door in ("door 1", "door 2", "door 3"):
        match = drill(3)
        play(match, 0, door)
        for seats in ([1], [2], [1, 2], []):
            answer = raw(
                [
                    updates.build_update(match, seats),
                    updates.build_sync(match, seats, "t"),
                    updates.build_replay(match, seats, "t"),
                ]
            )
            marks.setdefault(str(seats), set()).add(answer)
        own = pending_decision(match, [0])
        assert own is not None
        assert own.answered == door
        assert own.seat == 0
    assert all(len(seen) == 1 for seen in marks.values())  # the messages do not depend on the answer


def test_shared_screen_asks_the_next_owing_seat() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    both = pending_decision(match, [0, 1])
    assert both is not None
    assert both.seat == 1
    assert both.answered == ""


def test_lines_show_what_any_seat_of_the_client_knows() -> None:
    match = drill(2)
    start = match.active[0].record
    keys = {
        str(seats): [line.key for line in visible_lines(start, seats)] for seats in ([0], [1], [0, 1], [])
    }
    assert keys == {
        "[0]": ["event-drew-card", "event-drew"],
        "[1]": ["event-drew", "event-drew-card"],
        "[0, 1]": ["event-drew-card", "event-drew-card"],
        "[]": ["event-drew", "event-drew"],
    }


def test_view_shows_own_cards_only() -> None:
    match = drill(2)
    first, second, spectator = (current_view(match, seats) for seats in ([0], [1], []))
    assert [card["id"] for card in first["cards"]] == [f"card:{hands(match)[0][0]}"]
    assert [card["id"] for card in second["cards"]] == [f"card:{hands(match)[1][0]}"]
    assert spectator["cards"] == []
    assert [seat["cards"] for seat in spectator["seats"]] == [1, 1]


def test_generic_board_includes_the_notation() -> None:
    """The notation has only visible information; a game with its own board does not need it."""
    match = drill(2)
    state = match.game.view(match.state, 0).known
    assert current_view(match, [0])["notation"] == match.game.describe(state)
    assert "?" in current_view(match, [0])["notation"]
    drawn = Match.new(Drawn(), [Occupant("person", "Ada")] * 2, Drawn().default_setup(2), 1)
    assert "notation" not in current_view(drawn, [0])


def test_missed_updates_follow_the_known_version() -> None:
    match, numbers = drill(3, seed=8), stream(8, 8)
    live: list[Update] = []
    for _ in range(9):
        match.accept(random_step(match, numbers))
        live.append(updates.build_update(match, [1]))
    match.accept(match.set_occupant(2, Occupant("bot", "Clara", "novice")))
    missed = updates.missed_updates(match, 3, [1])
    assert missed is not None
    assert [m.version for m in missed] == [4, 5, 6, 7, 8, 9, 10]
    for before, after in zip(live[3:], missed):
        assert (before.by, before.text, before.lines, before.view) == (
            after.by,
            after.text,
            after.lines,
            after.view,
        )
    assert [line.key for line in missed[-1].lines] == ["event-seat-bot"]
    assert missed[-1].decision == pending_decision(match, [1])
    assert updates.missed_updates(match, match.version, [1]) == []


def test_missed_updates_need_a_sync_after_undo_or_seat_change() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    assert updates.missed_updates(match, 99, [0]) is None
    assert updates.missed_updates(match, -2, [0]) is None
    match.accept(match.set_occupant(1, Occupant("bot", "Bruno", "novice")))
    assert updates.missed_updates(match, 1, [1]) is None
    assert updates.missed_updates(match, 1, [0]) is not None
    back = match.undo([0])
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert updates.missed_updates(match, 1, [0]) is None


def test_undo_state_explains_the_boundary() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    assert updates.undo_state(match, [0]).steps == 1
    play(match, 1, "door 1")
    limit = updates.undo_state(match, [0])
    assert (limit.steps, limit.consent) == (0, True)
    assert limit.why is not None
    assert limit.why.key == "undo-other"
    assert not updates.undo_state(match, []).consent


def test_undone_entries_leave_the_log_lines() -> None:
    match = drill(2)
    play(match, 0, "door 1")
    play(match, 1, "door 1")
    assert log_lines(match, [0])[-1][0] == 2
    match.accept(match.set_occupant(1, Occupant("bot", "Bruno", "novice")))
    back = match.undo([0], ask=True)
    assert isinstance(back, PreparedEntry)
    match.accept(back)
    assert [version for version, _ in log_lines(match, [0])] == [0, 3]


def test_ending_names_the_winner() -> None:
    match, numbers = drill(2), stream(1, 1)
    assert build_ending(match) is None
    while not match.state.is_over():
        match.accept(random_step(match, numbers))
    ending = build_ending(match)
    assert ending is not None
    winners = [score.seat for score in ending.scores if score.won]
    assert winners == list(match.state.winners)
    assert ending.winner == ("everyone" if len(winners) == 2 else f"seat-{winners[0]}")
    assert pending_decision(match, [0]) is None


def test_replay_shows_only_what_the_link_can_see() -> None:
    match, numbers = drill(2), stream(3, 1)
    for _ in range(8):
        match.accept(random_step(match, numbers))
    replay = updates.build_replay(match, [0], "t")
    assert [step.version for step in replay.steps] == [played.version for played in match.active]
    assert replay.steps[-1].view == current_view(match, [0])
    shown = [card["id"] for step in replay.steps for card in step.view["cards"]]
    assert shown
    held = {f"card:{card}" for card in hands(match)[1]}
    assert not held & set(shown)


def test_messages_survive_encoding() -> None:
    match: Match = drill(2)
    update = updates.build_update(_moved(match), [0])
    assert msgspec.json.decode(raw(update), type=Update) == update


def _moved(match: Match) -> Match:
    play(match, 0, "door 1")
    return match


# -------------------------------------------------------------------- fields that clients branch on


def test_lines_have_kind_and_data() -> None:
    match = opening(all_games()["zombie-plague"], seed=1)
    numbers = stream(1, 42)
    kinds: dict[str, str] = {}
    paths = []
    for _ in range(300):
        match.accept(random_step(match, numbers))
        for line in updates.build_update(match, [0]).lines:
            kinds[line.key] = line.kind
            if "path" in line.data:
                paths.append(line.data["path"])
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", kind) for kind in kinds.values())
    assert len(set(kinds.values())) > 5
    assert paths
    assert all(isinstance(path, list) and len(path) >= 1 for path in paths)


def test_decision_has_topic_and_subject() -> None:
    decision = pending_decision(drill(2), [0])
    assert decision is not None
    assert (decision.topic, decision.subject) == ("choose-doors", "")
    match = opening(all_games()["zombie-plague"], seed=1)
    numbers = stream(2, 42)
    subjects = set()
    for _ in range(200):
        match.accept(random_step(match, numbers))
        decision = pending_decision(match, match.waiting())
        if decision is not None:
            assert decision.topic
            subjects.add(decision.subject.partition(":")[0])
    assert "hum" in subjects


def test_inspection_has_reference_and_version() -> None:
    match = drill(2)
    inspection = inspect_target(match, [0], 7, "door:2")
    assert (inspection.ref, inspection.version, inspection.thing, inspection.reach) == (
        7,
        match.version,
        "door:2",
        {},
    )


def test_inspection_includes_routes() -> None:
    match = opening(all_games()["zombie-plague"], seed=1)
    numbers = stream(3, 42)
    for _ in range(100):
        match.accept(random_step(match, numbers))
        decision = pending_decision(match, match.waiting())
        if decision is not None and decision.subject.startswith("hum:"):
            way = next(iter(inspect_target(match, match.waiting(), 1, decision.subject).reach.values()), None)
            if way is not None:
                assert way.path
                assert set(way.actions[:1]) <= {option.text for option in decision.options}
                return
    raise AssertionError("no human ever had somewhere to go")


@pytest.mark.parametrize("game", ["all-things-zombie", "zombicide", "zombie-plague", "zombies"])
def test_wasteful_option_needs_confirmation(game: str) -> None:
    """Only with points left and alternatives: the engine names the waste."""
    package = games()[game]
    match = Match.new(
        package,
        [Occupant("person", "Ada")] * package.min_seats,
        package.default_setup(package.min_seats),
        seed=3,
    )
    asked = 0
    for _ in range(60):
        seat = match.waiting()[0]
        decision = pending_decision(match, (seat,))
        assert decision is not None
        for option, action in zip(decision.options, engine.legal(match.state, seat), strict=True):
            lost = [prospect for prospect in option.prospects if prospect.key == "may-waste"]
            assert bool(lost) == (action.waste_warning(match.state) is not None and len(decision.options) > 1)
            if lost:
                asked += 1
                assert option.confirm
                assert any(count for count in lost[0].args.values())
        match.accept(match.act(seat, match.decision_id, match.novice_advice(seat).action.text(match.state)))
    assert asked


@pytest.mark.parametrize("game", all_games())
def test_messages_do_not_depend_on_hidden_information(game: str) -> None:
    """All messages are byte-identical if only the hidden part of the game differs."""
    played = games()[game]
    seats = min(max(3, played.min_seats), played.max_seats)
    match = Match.new(played, [Occupant("person", "A")] * seats, seed=3)
    chance = random.Random(3)
    for _ in range(40):
        if match.state.is_over():
            break
        real = match.state
        for viewer in (*range(seats), SPECTATOR):
            own = frozenset({viewer} - {SPECTATOR})
            answer = msgspec.json.encode(updates.build_sync(match, own, "t"))
            match._timeline.state = played.imagine(
                played.view(real, viewer), imagination_stream(chance.randrange(10**6))
            )
            assert msgspec.json.encode(updates.build_sync(match, own, "t")) == answer
            match._timeline.state = real
        seat = match.waiting()[0]
        match.accept(match.act(seat, match.decision_id, chance.choice(match.options(seat)).text(real)))
