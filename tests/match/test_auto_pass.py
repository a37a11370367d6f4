"""Auto-pass: passes windows, ends at the seat's turn, and is invisible to others."""

import msgspec

from shamble.core.game import all_games
from shamble.core.rng import stream
from shamble.match.installed_games import games
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from shamble.match.view import updates
from tests.match.helpers import drill, opening, play, random_step, texts


def at_window(seed: int = 5) -> Match:
    match = drill(3, seed=seed)
    for seat in range(3):
        play(match, seat, "door 1")
    assert len(match.waiting()) == 3
    return match


def with_and_without_flare() -> tuple[Match, int, int]:
    for seed in range(40):
        match = at_window(seed)
        can = [seat for seat in range(3) if len(texts(match, seat)) > 1]
        cannot = [seat for seat in range(3) if len(texts(match, seat)) == 1]
        if can and cannot:
            return match, can[0], cannot[0]
    raise AssertionError("no such seed")


def test_only_setting_passes_if_no_card_is_playable() -> None:
    match, can, cannot = with_and_without_flare()
    match.set_auto_pass(can, AutoPass(only=True))
    assert match.next_automatic_entry(can) is None
    match.set_auto_pass(cannot, AutoPass(only=True))
    step = match.next_automatic_entry(cannot)
    assert step is not None
    assert step.last.seat == cannot
    assert step.last.entry.text == "pass"  # type: ignore[union-attr]


def test_until_turn_passes_with_a_playable_card() -> None:
    match, can, _ = with_and_without_flare()
    match.set_auto_pass(can, AutoPass(until_turn=True))
    step = match.next_automatic_entry(can)
    assert step is not None
    assert step.last.seat == can


def test_auto_pass_leaves_ballots_to_the_player() -> None:
    match = drill(2)
    match.set_auto_pass(0, AutoPass(only=True, until_turn=True))
    assert match.next_automatic_entry() is None


def test_only_option_is_taken_automatically() -> None:
    match, can, cannot = with_and_without_flare()
    assert match.next_automatic_entry(can) is None
    assert match.next_automatic_entry(cannot) is not None
    match.set_auto_pass(cannot, AutoPass(each=True))
    assert match.next_automatic_entry(cannot) is None


def test_auto_pass_ignores_bots_and_open_seats() -> None:
    match, _, cannot = with_and_without_flare()
    match.set_auto_pass(cannot, AutoPass(only=True))
    match.accept(match.set_occupant(cannot, Occupant("open")))
    assert match.next_automatic_entry(cannot) is None


def test_automatic_pass_looks_like_any_pass() -> None:
    by_hand, _, seat = with_and_without_flare()
    by_order, _, _ = with_and_without_flare()
    by_hand.accept(by_hand.act(seat, by_hand.decision_id, "pass"))
    by_order.set_auto_pass(seat, AutoPass(only=True))
    step = by_order.next_automatic_entry()
    assert step is not None
    by_order.accept(step)
    for other in [s for s in (-1, 0, 1, 2) if s != seat]:
        seats = [other] if other >= 0 else []
        assert _sent(by_hand, seats) == _sent(by_order, seats)
    assert b"only" in msgspec.json.encode(
        updates.build_sync(by_order, [seat], "t")
    )  # only the owner sees the settings


def _sent(match: Match, seats: list[int]) -> bytes:
    """Return everything the client is sent about the match."""
    sync, replay = updates.build_sync(match, seats, "t"), updates.build_replay(match, seats, "t")
    return msgspec.json.encode([updates.build_update(match, seats), sync, replay])


def test_until_turn_ends_at_own_turn() -> None:
    for game in all_games().values():
        match, numbers = opening(game, 1, max(2, game.min_seats)), stream(1, 1)
        for _ in range(200):
            frame = match.pending()
            if frame is None:
                break
            if frame.kind() == "turn":
                (seat,) = match.waiting()
                match.set_auto_pass(seat, AutoPass(only=True, until_turn=True))
                assert match.auto_pass[seat] == AutoPass(only=True)
                other = (seat + 1) % match.state.seats
                match.set_auto_pass(other, AutoPass(until_turn=True))
                assert match.auto_pass[other].until_turn
                while other not in match.waiting() and not match.state.is_over():
                    match.accept(random_step(match, numbers))
                if match.waiting() == (other,) and match.pending().kind() == "turn":  # type: ignore[union-attr]
                    assert not match.auto_pass[other].until_turn
                break
            match.accept(random_step(match, numbers))


def test_player_among_bots_begins_without_a_vote() -> None:
    """Who goes first is an agreement of the players; bots leave it to the only one."""
    game = games()["zombicide"]
    occupants = [Occupant("person", "Ada"), Occupant("bot", "Bob", bot="novice")]
    match = Match.new(game, occupants, game.default_setup(2), 1)
    for _ in range(6):
        seat = match.waiting()[0]
        match.accept(match.act(seat, match.decision_id, match.options(seat)[0].text(match.state)))
    assert match.automatic_action(0) == "first 1"
    match.occupants[1] = Occupant("person", "Bob")
    assert match.automatic_action(0) is None
