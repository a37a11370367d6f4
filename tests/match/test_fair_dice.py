"""Fair dice: unpredictable during the game, verifiable after it."""

from pathlib import Path

import msgspec
import pytest

from shamble.core import engine
from shamble.core.rng import stream
from shamble.core.state import DECKS, DICE
from shamble.games.drill import Drill
from shamble.match import save_file
from shamble.match.errors import NotAllowed
from shamble.match.fair_dice import commitment
from shamble.match.fair_dice.verification import build_proof, invalid_entries
from shamble.match.installed_games import games
from shamble.match.log import Moved, Occupant, Seated
from shamble.match.match import Match
from shamble.match.protocol.fair_dice import Proof

SECRET = "ember and ash"
CHAIRS = [Occupant("person", "Ada", salt="a1"), Occupant("open")]


def play(match: Match, most: int = 400) -> None:
    """Play the first legal action of each waiting seat."""
    while not match.state.is_over() and most > 0:
        seat = engine.waiting(match.state)[0]
        action = engine.legal(match.state, seat)[0]
        match.accept(match.act(seat, match.decision_id, action.text(match.state)))
        most -= 1


@pytest.fixture
def match() -> Match:
    made = Match.new(Drill(), list(CHAIRS), seed=3, secret=SECRET)
    play(made, 2)
    made.accept(made.set_occupant(1, Occupant("person", "Bea", salt="b2")))
    play(made)
    return made


def chances(match: Match) -> list[object]:
    return [entry.chances for entry in match.log if isinstance(entry, Moved)]


def test_verification_accepts_every_recorded_roll(match: Match) -> None:
    assert any(chances(match))
    assert commitment.matches(SECRET, match.header.fair)
    assert invalid_entries(match.header, match.log, SECRET) == []
    assert invalid_entries(match.header, match.log, "another") != []


def test_verification_finds_changed_salts_and_rolls(match: Match) -> None:
    seated = next(i for i, entry in enumerate(match.log) if isinstance(entry, Seated))
    log = list(match.log)
    log[seated] = Seated(1, Occupant("person", "Bea", salt="b3"))
    assert min(invalid_entries(match.header, log, SECRET)) > seated


def test_rolls_depend_on_secret_and_salts(match: Match) -> None:
    """Another secret or another salt gives other dice, with the same seed."""
    other = Match.new(Drill(), list(CHAIRS), seed=3, secret="another")
    play(other)
    salted = Match.new(
        Drill(), [Occupant("person", "Ada", salt="a2"), Occupant("open")], seed=3, secret=SECRET
    )
    play(salted)
    again = Match.new(Drill(), list(CHAIRS), seed=99, secret=SECRET)
    play(again)
    first = Match.new(Drill(), list(CHAIRS), seed=3, secret=SECRET)
    play(first)
    assert chances(again) == chances(first)
    assert chances(other) != chances(first) != chances(salted)


def test_resumed_match_rolls_the_same_dice(match: Match) -> None:
    half = Match.resume(match.header, match.log[: len(match.log) // 2], SECRET)
    play(half)
    assert half.log == match.log


def test_verification_skips_entries_from_another_table(match: Match) -> None:
    fork = Match.resume(match.header, match.log[:6])
    fork.set_dice_secret("a secret of its own")
    play(fork)
    assert fork.header.fair_from == 6
    assert invalid_entries(fork.header, fork.log, "a secret of its own") == []


def test_save_omits_the_secret_of_a_running_game(match: Match) -> None:
    assert save_file.loads(save_file.dumps(match)).secret == SECRET
    running = Match.resume(match.header, match.log[:6], SECRET)
    content = save_file.dumps(running)
    assert save_file.loads(content).secret == ""
    assert SECRET.encode() not in content


def test_undo_is_refused_after_the_secret_is_revealed(match: Match) -> None:
    with pytest.raises(NotAllowed) as no:
        match.undo([0, 1], ask=True)
    assert no.value.reasons[0].key == "no-undo-shown"
    assert msgspec.json.encode(match.header)


def again(proof: Proof) -> tuple[int, int]:
    """Check a proof as the page does, without rules.

    Return the numbers of correct and free throws.
    """
    right = free = 0
    for number, throws in proof.throws:
        seed = commitment.entry_seed(
            proof.secret, number, [salt for start, salt in proof.salts if start <= number]
        )
        streams = {"decks": stream(seed, DECKS), "dice": stream(seed, DICE)}
        for throw in throws:
            if throw.free:
                free += 1
                streams.pop(throw.stream, None)
            elif throw.stream in streams:
                assert [int(streams[throw.stream].below(n)) for n in throw.below] == throw.got, (
                    number,
                    throw,
                )
                right += 1
    return right, free


@pytest.mark.parametrize("id", [id for id, game in games().items() if game.listed])
def test_proof_repeats_rolls_of_every_game_without_rules(id: str) -> None:
    game = games()[id]
    chairs = [Occupant("person", f"P{seat}", salt=f"s{seat}") for seat in range(max(2, game.min_seats))]
    match = Match.new(game, chairs, seed=3, secret=SECRET)
    play(match, 120)
    right, free_ones = again(build_proof(match.header, match.log, SECRET))
    assert right > 5
    assert free_ones <= right


def test_page_fixture_of_the_proof_is_current(match: Match) -> None:
    """The page's check uses this game as a fixture (`web/test/fairDice.test.ts`)."""
    proof = build_proof(match.header, match.log, SECRET)
    assert again(proof)[0] > 5
    path = Path(__file__).resolve().parents[2] / "web" / "test" / "fairDice-proof.json"
    if not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(proof), indent=0))
    assert msgspec.json.decode(path.read_bytes(), type=Proof) == proof
