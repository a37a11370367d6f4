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
from shamble.match.fair_dice import commitment, nonces
from shamble.match.fair_dice.verification import build_proof, invalid_entries
from shamble.match.installed_games import games
from shamble.match.log import Moved, Occupant, Seated
from shamble.match.match import Match
from shamble.match.protocol.fair_dice import Proof

SECRET = "ember and ash"
CHAIRS = [Occupant("person", "Ada", salt="a1"), Occupant("open")]


def play(match: Match, most: int = 400, numbers: list[str] | None = None) -> None:
    """Play the first legal action of each waiting seat, with these nonces."""
    while not match.state.is_over() and most > 0:
        seat = engine.waiting(match.state)[0]
        action = engine.legal(match.state, seat)[0]
        nonce = numbers.pop(0) if numbers else ""
        match.accept(match.act(seat, match.decision_id, action.text(match.state), nonce=nonce))
        most -= 1


@pytest.fixture
def match() -> Match:
    made = Match.new(Drill(), list(CHAIRS), seed=3, secret=SECRET)
    play(made, 2)
    made.accept(made.set_occupant(1, Occupant("person", "Bea", salt="b2")))
    play(made, numbers=["6e" * 16, "7f" * 16])
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


def first_roll(match: Match, nonce: str) -> object:
    """Return what the next action would roll that can roll."""
    seat = engine.waiting(match.state)[0]
    for action in engine.legal(match.state, seat):
        entry = match.act(seat, match.decision_id, action.text(match.state), nonce=nonce).entry
        if isinstance(entry, Moved) and entry.chances:
            return entry.chances
    play(match, 1)
    return first_roll(match, nonce)


def test_operator_with_the_secret_cannot_foresee_rolls() -> None:
    """With key file and database, 12 of 12 rolls could be predicted before the player acted."""
    match = Match.new(Drill(), list(CHAIRS), seed=3, secret=SECRET)
    foreseen = first_roll(match, "")
    rolled = {str(first_roll(match, nonce)) for nonce in nonces.chain(20)}
    assert len(rolled) > 1, "the same whatever the player sends"
    assert rolled != {str(foreseen)}


def test_nonces_of_earlier_actions_stay_in_the_draws() -> None:
    """A roll of a bot depends on the nonces of the players before it."""
    rolls = set()
    for nonce in nonces.chain(20):
        match = Match.new(Drill(), list(CHAIRS), seed=3, secret=SECRET)
        play(match, 1, [nonce])
        rolls.add(str(first_roll(match, "")))
    assert len(rolls) > 1


def test_changed_nonce_is_found(match: Match) -> None:
    at = next(i for i, entry in enumerate(match.log) if isinstance(entry, Moved) and entry.nonce)
    log = list(match.log)
    log[at] = msgspec.structs.replace(log[at], nonce="00" * 16)
    assert invalid_entries(match.header, match.log, SECRET) == []
    assert min(invalid_entries(match.header, log, SECRET)) >= at


def test_table_with_the_old_promise_takes_no_nonces(match: Match) -> None:
    """A table that began before keeps its dice, with and without nonces of a new page."""
    header = msgspec.structs.replace(match.header, nonces=False)
    old, new = (Match.resume(header, match.log[:1], SECRET) for _ in range(2))
    play(old)
    play(new, numbers=nonces.chain(20))
    assert old.log == new.log
    assert invalid_entries(header, old.log, SECRET) == []


def test_chains_of_nonces_are_counted() -> None:
    """A player who chooses nonces by what they roll begins a chain each time."""
    one, two = nonces.chain(8), nonces.chain(8)
    mixed = [nonce for pair in zip(one, two, strict=True) for nonce in pair]
    assert nonces.chain_starts(one) == 1
    assert nonces.chain_starts(mixed) == 2
    assert nonces.chain_starts([nonces.chain(1)[0] for _ in range(5)]) == 5


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
        mix = ""
        for at, nonce in proof.nonces:
            mix = nonces.mixed(mix, nonce) if at <= number else mix
        salts = [salt for start, salt in proof.salts if start <= number]
        seed = commitment.entry_seed(proof.secret, number, salts, mix)
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
