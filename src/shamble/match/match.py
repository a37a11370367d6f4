"""A running match: prepares the entries that its caller commits and accepts.

    entry = match.act(seat, match.decision_id, "door 2")   # checked, and applied to a copy
    storage.append(entry.version, entry.entry)             # stored first ...
    match.accept(entry)                                    # ... then it takes effect

An entry that is not accepted has no effect.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile
from secrets import randbelow
from typing import Any

from msgspec.structs import replace

from shamble import __version__
from shamble.core import engine
from shamble.core.actions import Action
from shamble.core.chance import Chance, ChanceError
from shamble.core.events import Record
from shamble.core.frames import Frame
from shamble.core.game import Advice, Game
from shamble.core.options import Setup
from shamble.core.refusals import Refusal
from shamble.core.rng import stream
from shamble.core.state import State
from shamble.core.visibility import View
from shamble.match import auto_pass
from shamble.match.errors import (
    GameOver,
    InvalidRequest,
    NotAllowed,
    NotYourSeat,
    NotYourTurn,
    RulesFailed,
    StaleDecision,
)
from shamble.match.fair_dice import commitment
from shamble.match.installed_games import games
from shamble.match.lessons.guide import guide_of
from shamble.match.lessons.script import Lesson
from shamble.match.log import (
    ANY_SEAT,
    DiceEntered,
    DiceSource,
    Entry,
    Header,
    Moved,
    Occupant,
    Redone,
    Seated,
    Started,
    Undone,
    fingerprint,
)
from shamble.match.protocol.lesson import Guidance
from shamble.match.protocol.view import AutoPass, Vote
from shamble.match.queued_actions import ActionQueue, Automation, RepeatedAnswer
from shamble.match.timeline import Answer, PlayedEntry, PreparedEntry, Timeline
from shamble.match.undo import UndoReach

LESSON_BOT = "novice"  # plays on after a learner has left the script
ADVICE = 1_000_003  # number of the first random stream for bots and hints; games use lower ones


def game_of(header: Header) -> Game[Any]:
    """Return the game that a header names. Raise `InvalidRequest` if it is not installed."""
    game = games().get(header.game)
    if game is None:
        raise InvalidRequest(Refusal("error-no-such-game", args={"game": header.game}))
    return game


class Match:
    """A match and its seats."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.auto_pass: dict[int, AutoPass] = {}
        self.automations: dict[int, Automation] = {}
        self.vote: Vote | None = None
        self.guide = guide_of(timeline.game, timeline.header)

    @classmethod
    def new(
        cls,
        game: Game[Any],
        occupants: list[Occupant],
        setup: Setup | None = None,
        seed: int | None = None,
        dice: DiceSource = "generator",
        cards: DiceSource = "generator",
        typist: int = ANY_SEAT,
        secret: str = "",
        lesson: Lesson | None = None,
    ) -> "Match":
        """Set up a game and start it.

        Raise `NotAllowed` with everything that is wrong with the setup.

        With a `secret`, dice come from it instead of the seed (see `fair_dice`). With a `lesson`, the game begins in
        its position, with its guide.
        """
        if setup is None:
            setup = game.default_setup(len(occupants))
        if lesson is None and any(occupant.kind != "bot" for occupant in occupants):
            setup = game.setup_with_people(setup)
        reasons = game.check(setup)
        if setup.seats != len(occupants):
            args: dict[str, str | int] = {"seats": setup.seats, "chairs": len(occupants)}
            reasons = [*reasons, Refusal("no-chairs", args=args)]
        if typist != ANY_SEAT and not (0 <= typist < len(occupants) and occupants[typist].kind != "bot"):
            reasons = [*reasons, Refusal("no-typist", args={"seat": typist + 1})]
        if reasons:
            raise NotAllowed(*reasons)
        seed = randbelow(1 << 53) if seed is None else seed
        header = Header(
            game=game.id,
            occupants=tuple(occupants),
            seed=seed,
            mode=setup.mode,
            scenario=setup.scenario,
            options=game.options_to_store(setup),
            dice=dice,
            cards=cards,
            typist=typist,
            rules=__version__,
            content=fingerprint(game),
            fair=commitment.commitment(secret) if secret else "",
            nonces=bool(secret),
            position=lesson.position if lesson is not None else "",
            lesson=lesson.id if lesson is not None else "",
        )
        timeline = Timeline(game, header)
        timeline.secret = secret
        match = cls(timeline)
        state = timeline.next_state()
        if match.guide is not None:
            state.source = match.guide.opening_chance()
        record = engine.start(state)
        timeline.accept(timeline.prepare_played(Started(tuple(record.chances)), state, record))
        return match

    @classmethod
    def teach(cls, game: Game[Any], lesson: Lesson, name: str) -> "Match":
        """Start a lesson for a learner of this name."""
        occupants = [
            Occupant("bot", chair, LESSON_BOT) if chair else Occupant("person", name)
            for chair in lesson.chairs
        ]
        return cls.new(game, occupants, lesson.setup(), lesson.seed, lesson=lesson)

    @classmethod
    def resume(cls, header: Header, entries: Iterable[Entry], secret: str = "") -> "Match":
        """Return a match from its stored log.

        Raise `DivergedError` if the current rules cannot play the log.

        Pass the dice `secret` for a match that will continue.
        """
        timeline = Timeline(game_of(header), header)
        timeline.secret = secret
        timeline.load(entries)
        return cls(timeline)

    def load(self, entries: Iterable[Entry]) -> None:
        """Append entries that another process committed."""
        self._timeline.load(entries)
        self._settle()

    def follow(self, entry: Entry) -> None:
        """Append one entry that another process committed."""
        self.accept(self._timeline.prepare_logged(entry))

    # ------------------------------------------------------------ properties

    @property
    def game(self) -> Game[Any]:
        return self._timeline.game

    @property
    def header(self) -> Header:
        return self._timeline.header

    @property
    def log(self) -> list[Entry]:
        return self._timeline.log

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self._timeline.version

    @property
    def state(self) -> State:
        """The current state. Callers must not change it; `state_at` returns copies."""
        return self._timeline.state

    @property
    def decision_id(self) -> int:
        """The number of the pending decision.

        It stays while other seats answer the same ballot or window.
        """
        return self._timeline.decision_id

    @property
    def active(self) -> list[PlayedEntry]:
        """The entries that lead to the current state."""
        return self._timeline.active

    @property
    def occupants(self) -> list[Occupant]:
        return self._timeline.occupants

    def played(self, version: int) -> PlayedEntry | None:
        """Return an entry with its results, or None if it did not change the game."""
        return self._timeline.played.get(version)

    def state_at(self, version: int) -> State:
        return self._timeline.state_at(version)

    def last_played_at(self, version: int) -> PlayedEntry:
        """Return the entry that leads to the state at a version."""
        return self._timeline.last_played[version]

    def previous_occupant(self, version: int) -> Occupant:
        """Return the occupant that the seat change at a version replaced."""
        return self._timeline.previous_occupants[version]

    @property
    def seat_changes(self) -> int:
        """The number of `Seated` entries in the log."""
        return len(self._timeline.previous_occupants)

    @property
    def secret(self) -> str:
        """The dice secret. Never sent to a client while the game runs."""
        return self._timeline.secret

    def set_dice_secret(self, secret: str, header: Header | None = None) -> None:
        """Take dice from this secret, beginning with the next entry or as the given header says."""
        timeline = self._timeline
        timeline.secret = secret
        timeline.header = header or replace(
            timeline.header, fair=commitment.commitment(secret), fair_from=len(timeline.log), nonces=True
        )

    def changed_content(self) -> bool:
        """Return whether the game's data files changed since the match began."""
        return self.header.content != fingerprint(self.game)

    def view(self, seat: int) -> View[Any]:
        return self.game.view(self.state, seat)

    def pending(self) -> Frame[Any] | None:
        return engine.pending(self.state)

    def waiting(self) -> tuple[int, ...]:
        """List the seats that owe an answer."""
        return engine.waiting(self.state)

    def can_answer(self, seat: int) -> bool:
        """Return whether the seat owes an answer or can still change its sealed one."""
        frame = self.pending()
        if frame is None:
            return False
        return seat in (
            frame.asked_seats(self.state) if frame.kind() == "ballot" else frame.waiting(self.state)
        )

    def _has_private_question(self, seat: int) -> bool:
        """Return whether the seat has a question that actions of others do not make stale."""
        return engine.frame_for_seat(self.state, seat) is not self.pending()

    def options(self, seat: int) -> list[Action[Any]]:
        return engine.legal(self.state, seat) if self.can_answer(seat) else []

    def seats_of(self, kind: str) -> list[int]:
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.kind == kind]

    # ------------------------------------------------------------ playing

    def act(
        self,
        seat: int,
        decision: int,
        text: str,
        auto: bool = False,
        then: Sequence[str] = (),
        rest: bool = False,
        nonce: str = "",
    ) -> PreparedEntry:
        """Prepare an action of a seat in answer to a decision.

        Args:
            seat: The seat that acts.
            decision: The id of the answered decision.
            text: The notation of the action; "" with `rest` to let the game choose.
            auto: The match takes the action for the seat.
            then: Further actions to queue, until something unexpected happens.
            rest: Answer all further questions of the decision's routine automatically.
            nonce: Random number of the player, mixed into the draws.
        """
        if not 0 <= seat < len(self.occupants):
            raise NotYourSeat
        if self.state.is_over():
            raise GameOver
        if decision != self.decision_id and not self._has_private_question(seat):
            raise StaleDecision
        if not self.can_answer(seat):
            raise NotYourTurn
        automation = self._automation(seat, text, then, rest)
        if automation is not None and not text:
            text = automation.next(self.state, self._advised_action) or ""
        nonce = self._accepted_nonce(nonce)
        state = self._timeline.next_state(nonce)
        action = engine.find(state, seat, text)
        if action is None:
            raise NotAllowed(Refusal("no-such-action", args={"text": text[:80]}))
        reasons = engine.explain(state, seat, action)
        if reasons:
            raise NotAllowed(*reasons)
        answer = Answer(state, seat, action, auto)
        name = action.text(state)
        if self.guide is not None:
            state.source = self.guide.chance(self.active, seat, name, auto)
        record = engine.apply(state, seat, action)
        entry = Moved(seat, name, tuple(record.chances), auto, nonce)
        prepared = self._timeline.prepare_played(entry, state, record, answer)
        prepared.automation = automation
        return prepared

    def _accepted_nonce(self, nonce: str) -> str:
        """Return the nonce, or "" at a table whose promise for the dice knows no nonces."""
        return nonce if self.header.nonces and self.secret else ""

    def _automation(self, seat: int, text: str, then: Sequence[str], rest: bool) -> Automation | None:
        frame = engine.frame_for_seat(self.state, seat)
        assert frame is not None
        if rest:
            routine = frame.routine(self.state, seat)
            if routine is None:
                raise NotAllowed(Refusal("no-routine"))
            return RepeatedAnswer(seat, routine.key, self.game.round, self.state)
        return ActionQueue(seat, [text, *then]) if then else None

    @property
    def typist(self) -> int:
        """The seat that enters real dice and cards, or `ANY_SEAT`, also if a bot has that seat."""
        seat = self.header.typist
        return seat if seat != ANY_SEAT and self.occupants[seat].kind != "bot" else ANY_SEAT

    def enter_roll(self, decision: int, values: Iterable[int], nonce: str = "") -> PreparedEntry:
        """Prepare the result of real dice or cards that a player entered."""
        if self.state.is_over():
            raise GameOver
        if decision != self.decision_id:
            raise StaleDecision
        if not isinstance(self.pending(), Chance):
            raise NotAllowed(Refusal("no-roll-expected"))
        nonce = self._accepted_nonce(nonce)
        state = self._timeline.next_state(nonce)
        try:
            record = engine.resolve_chance(state, tuple(values))
        except ChanceError:
            raise NotAllowed(Refusal("no-impossible-roll")) from None
        return self._timeline.prepare_played(DiceEntered(tuple(record.chances), nonce), state, record)

    def correct_roll(self, seats: Collection[int]) -> PreparedEntry:
        """Prepare a return to before the last entered roll, if no seat has chosen an action since."""
        last: PlayedEntry | None = self.active[-1]
        while last is not None and isinstance(last.entry, Moved) and last.entry.auto:
            last = last.before
        if last is None or not isinstance(last.entry, DiceEntered) or last.before is None:
            raise NotAllowed(Refusal("no-roll-to-correct"))
        return self._timeline.prepare_undo(Undone(min(seats), last.before.version))

    def accept(self, prepared: PreparedEntry) -> Record | None:
        """Append a stored entry to the log. Return its record if it changed the game."""
        self._timeline.accept(prepared)
        if prepared.automation is not None:
            self.automations[prepared.automation.seat] = prepared.automation
        self._settle(prepared.entry, prepared.last.record)
        return prepared.last.record if isinstance(prepared.entry, Started | Moved | DiceEntered) else None

    def _settle(self, entry: Entry | None = None, record: Record | None = None) -> None:
        """End the vote, and the automations and auto-pass settings that an entry ends."""
        self.vote = None
        self.automations = {
            seat: automation
            for seat, automation in self.automations.items()
            if entry is not None and automation.continues(self.state, entry, record)
        }
        for seat, settings in self.auto_pass.items():
            self.auto_pass[seat] = auto_pass.settings_after(self.state, seat, settings)

    # ------------------------------------------------------------ automatic actions

    def set_auto_pass(self, seat: int, settings: AutoPass) -> None:
        if not 0 <= seat < len(self.occupants):
            raise NotYourSeat
        self.auto_pass[seat] = auto_pass.settings_after(self.state, seat, settings)

    def restore_auto_pass(self, settings: dict[int, AutoPass]) -> None:
        """Replace the auto-pass settings of all seats, for instance by stored ones."""
        self.auto_pass = dict(settings)

    def automatic_action(self, seat: int) -> str | None:
        """Return the notation of the next automatic action of a seat, or None.

        Bots have some in lessons.
        """
        if seat not in self.waiting():
            return None
        if seat in self.automations:
            return self.automations[seat].next(self.state, self._advised_action)
        if self.guide is not None:
            taken = self.guide.automatic_action(self.state, self.active, seat)
            return taken.text(self.state) if taken is not None else None
        if self.occupants[seat].kind != "person":
            return None
        can_undo = self.undo_reach((seat,)).steps > 0
        settings = self.auto_pass.get(seat, auto_pass.DEFAULT)
        action = auto_pass.automatic_action(self.state, seat, settings, can_undo, self._is_among_bots(seat))
        return action.text(self.state) if action is not None else None

    def _is_among_bots(self, seat: int) -> bool:
        """Return whether all other seats are bots."""
        return all(other.kind == "bot" for other in self.occupants[:seat] + self.occupants[seat + 1 :])

    def next_automatic_entry(self, seat: int | None = None) -> PreparedEntry | None:
        """Prepare the next automatic action of a seat (default: of any seat), or return None.

        Commit it like any other entry, then call again.
        """
        for owing in self.waiting() if seat is None else (seat,):
            text = self.automatic_action(owing)
            if text is None:
                continue
            try:
                return self.act(owing, self.decision_id, text, auto=True)
            except NotAllowed:  # a queued action that is no longer legal
                self.automations.pop(owing, None)
        return None

    def _advised_action(self, seat: int) -> Action[Any]:
        return self.novice_advice(seat).action

    def drop_automation(self, seat: int) -> None:
        """Drop the queued actions of a seat, if it has any."""
        self.automations.pop(seat, None)

    # ------------------------------------------------------------ votes

    def start_vote(self, vote: Vote) -> None:
        """Start a vote, in place of any other. It ends with the next log entry."""
        self.vote = vote

    def end_vote(self) -> None:
        """End the running vote without a result."""
        self.vote = None

    def answer_vote(self, seats: Collection[int], agree: bool) -> PreparedEntry | Vote | None:
        """Record the answers of some seats to the running vote on an undo.

        Return the prepared undo when the last seat agrees, the vote while seats are missing, and None when the vote
        fails or its proposer withdraws it.
        """
        vote = self.vote
        if vote is None:
            raise NotAllowed(Refusal("no-vote"))
        if not agree and vote.by in seats:
            self.vote = None
            return None
        answering = [seat for seat in vote.waiting if seat in seats]
        if not answering:
            raise NotYourTurn
        if not agree:
            self.vote = None
            return None
        agreed = [*vote.agreed, *answering]
        waiting = [seat for seat in vote.waiting if seat not in answering]
        if waiting:
            self.vote = replace(vote, agreed=agreed, waiting=waiting)
            return self.vote
        return self._timeline.prepare_undo(Undone(vote.by, vote.to, tuple(agreed)))

    # ------------------------------------------------------------ undo and redo

    def undo_reach(self, seats: Collection[int]) -> UndoReach:
        """Return how far the seats of one client can undo."""
        return UndoReach(self.active[-1], seats, is_lesson=self.guide is not None)

    def voters(self, seats: Collection[int]) -> list[int]:
        """List the other players' seats, which must consent to an undo beyond the boundary."""
        return [seat for seat in self.seats_of("person") if seat not in seats]

    def undo(self, seats: Collection[int], ask: bool = False) -> PreparedEntry | Vote:
        """Undo the last action of a client's seats.

        Return the prepared undo if it is free or there is no other player to ask, otherwise the vote that has begun.
        Raise `NotAllowed` beyond the information boundary unless `ask`.
        """
        if self.secret and self.state.is_over():
            raise NotAllowed(Refusal("no-undo-shown"))  # the revealed secret would tell every further roll
        reach = self.undo_reach(seats)
        if reach.steps:
            return self._timeline.prepare_undo(Undone(reach.seat, reach.free_to))
        if reach.consent_to < 0 or not ask:
            raise NotAllowed(Refusal(reach.why))
        voters = self.voters(seats)
        if not voters:
            return self._timeline.prepare_undo(Undone(reach.seat, reach.consent_to))
        undone = list(takewhile(lambda played: played.version > reach.consent_to, reversed(self.active)))
        whose = sorted({played.seat for played in undone if played.seat >= 0})
        back = sorted(played.version for played in undone)
        self.vote = Vote("undo", reach.seat, reach.consent_to, [], voters, back=back, whose=whose)
        return self.vote

    def guidance(self, seats: Collection[int]) -> Guidance | None:
        """Return what the guide says to a client with these seats, or None."""
        if self.guide is None or self.guide.lesson.learner not in seats:
            return None
        return self.guide.guidance(self.state, self.active)

    def return_to_lesson(self, seats: Collection[int]) -> PreparedEntry:
        """Prepare to go back to the last step of the lesson that was on the way."""
        if self.guide is None or self.guide.lesson.learner not in seats:
            raise NotAllowed(Refusal("undo-none"))
        version = self.guide.version_to_go_back_to(self.state, self.active)
        if version == self.active[-1].version:
            raise NotAllowed(Refusal("undo-none"))
        return self._timeline.prepare_undo(Undone(self.guide.lesson.learner, version))

    def roll_back(self, prepared: PreparedEntry) -> PreparedEntry:
        """Prepare the undo of an accepted entry whose results could not be sent to the clients."""
        before, seat = prepared.last.before, prepared.last.seat
        if before is None or not isinstance(prepared.entry, Moved | DiceEntered):
            raise RulesFailed
        return self._timeline.prepare_undo(Undone(max(seat, 0), before.version))

    def can_redo(self, seats: Collection[int]) -> bool:
        return bool(self._timeline.undone) and self._timeline.undone[-1][0] in seats

    def redo(self, seats: Collection[int]) -> PreparedEntry:
        """Prepare to redo what one of these seats undid last."""
        if not self.can_redo(seats):
            raise NotAllowed(Refusal("no-redo"))
        return self._timeline.prepare_redo(Redone(self._timeline.undone[-1][0]))

    # ------------------------------------------------------------ seats, advice, forks

    def set_occupant(self, seat: int, occupant: Occupant) -> PreparedEntry:
        """Prepare another occupant for a seat, or another name."""
        if not 0 <= seat < len(self.occupants):
            raise NotYourSeat
        return self._timeline.prepare_seat_change(Seated(seat, occupant))

    def novice_advice(self, seat: int) -> Advice:
        """Return the action that the game itself advises, based only on what the seat can see."""
        if self.state.is_over():
            raise GameOver
        options = self.options(seat)
        if not options:
            raise NotYourTurn
        numbers = stream(self.header.seed, ADVICE + self.version * len(self.occupants) + seat)
        return self.game.advise(self.view(seat), options, numbers)

    def fork(self, version: int) -> "Match":
        """Return a new match that continues from a version of this one."""
        if not 0 <= version <= self.version:
            args: dict[str, str | int] = {"version": version, "last": self.version}
            raise InvalidRequest(Refusal("error-no-such-version", args=args))
        return Match.resume(self.header, self.log[: version + 1])
