"""No message reveals more than its seat can know (CH-G62): whole tables, every frame."""

from typing import Any

import msgspec
import pytest

from shamble.core.options import Setup, Value
from shamble.core.rng import stream
from shamble.games.city_of_horror import GAME
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.view import updates
from tests.games.city_of_horror.secrets import cards_in, leaks

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {"offers": 1}),
    (4, {"sides": "B", "expert_draft": True, "offers": 1}),
    (6, {"sides": "random", "corners": "random", "binding_promises": True, "offers": 1}),
]


class TrackedTable:
    """A running table, and everything that each seat and a spectator (-1) received."""

    def __init__(self, seats: int, options: dict[str, Value], seed: int) -> None:
        chairs = [Occupant("person", f"P{seat}") for seat in range(seats)]
        self.match = Match.new(GAME, chairs, Setup(seats, "standard", "", options), seed)
        self.frames: dict[int, list[str]] = {seat: [] for seat in range(-1, seats)}
        self.tell(lambda mine: updates.build_sync(self.match, mine, "t"))

    def tell(self, message: Any) -> None:
        for seat, answer in self.frames.items():
            answer.append(msgspec.json.encode(message([seat] if seat >= 0 else [])).decode())

    def act(self, seat: int, text: str) -> None:
        self.match.accept(self.match.act(seat, self.match.decision_id, text))
        self.tell(lambda mine: updates.build_update(self.match, mine))


def play(table: TrackedTable, seed: int, most: int) -> set[str]:
    """Play half by novice, half at random, and return the verbs that were played."""
    numbers = stream(seed, 42)
    match = table.match
    verbs: set[str] = set()
    for _ in range(most):
        if match.state.is_over():
            break
        seats = match.waiting()
        seat = seats[int(numbers.below(len(seats)))]
        options = match.options(seat)
        action = options[int(numbers.below(len(options)))]
        if int(numbers.below(2)):
            action = GAME.advise(match.view(seat), options, numbers).action
        verbs.add(action.verb())
        table.act(seat, action.text(match.state))
    return verbs


@pytest.mark.rule("CH-G62")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_frame_tells_a_secret(number: int) -> None:
    seats, options = TABLES[number]
    table = TrackedTable(seats, options, number)
    verbs = play(table, number, 320)
    assert {"plan", "offer", "play"} <= verbs
    assert ("keep" in verbs) == ("expert_draft" in options)
    for seat, frames in table.frames.items():
        assert leaks(seat, frames) == []


@pytest.mark.rule("CH-G62")
def test_card_in_an_offer_is_hidden_from_others() -> None:
    """Neither in the log nor in the replay of a running game."""
    table = TrackedTable(3, {"offers": 1}, 1)
    match = table.match
    numbers = stream(5, 42)
    while not any(action.verb() == "offer" for seat in match.waiting() for action in match.options(seat)):
        seat = match.waiting()[0]
        options = match.options(seat)
        table.act(seat, options[int(numbers.below(len(options)))].text(match.state))
    seat = next(s for s in match.waiting() if any(a.verb() == "offer" for a in match.options(s)))
    offer = next(action for action in match.options(seat) if action.verb() == "offer")
    table.act(seat, offer.text(match.state))
    given = next(action for action in match.options(seat) if action.verb() == "give")
    text = given.text(match.state)
    card = cards_in(text)
    table.act(seat, text)
    for other in range(-1, 3):
        mine = [other] if other >= 0 else []
        lines = [
            updates.build_update(match, mine),
            updates.build_sync(match, mine, "t"),
            updates.build_replay(match, mine, "t"),
            updates.missed_updates(match, match.version - 2, mine),
        ]
        frames = msgspec.json.encode(lines).decode()
        assert card <= cards_in(frames) if other == seat else not card & cards_in(frames)
        assert (text in frames) == (other == seat)


def test_the_reader_of_frames_finds_secrets() -> None:
    """Frames of one seat, checked as if they were another seat's or a spectator's."""
    table = TrackedTable(3, {"offers": 1}, 2)
    play(table, 2, 120)
    for reader in (1, 2, -1):
        result = leaks(reader, table.frames[0])
        for what in ("hand of seat 0", "cards it cannot know", "a secret answer", "another seat may choose"):
            assert any(what in line for line in result), what
