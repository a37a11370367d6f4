"""A running match: who may do what now, as steps to be committed and accepted.

    step = match.act(seat, match.number, "door 2")     # checked, and played on a copy
    storage.append(step.version, step.entry)           # written down first ...
    match.accept(step)                                 # ... then it has happened

A step that is not accepted never was.
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
from shamble.match.errors import Bad, NotYourSeat, NotYourTurn, Over, Refused, RulesFailed, Stale
from shamble.match.fair_dice import commitment
from shamble.match.installed_games import games
from shamble.match.log import (
    ANYBODY,
    Chair,
    DiceSource,
    Entry,
    Header,
    Moved,
    Redone,
    Seated,
    Started,
    Told,
    Undone,
    fingerprint,
)
from shamble.match.protocol.view import AutoPass, Vote
from shamble.match.queued_actions import Plan, Rest, Walk
from shamble.match.timeline import Answer, Played, Step, Timeline
from shamble.match.undo import Reach

ADVICE = 1_000_003  # the streams that bots and hints draw from begin here: never one of the game's own


def game_of(header: Header) -> Game[Any]:
    """The game a header names."""
    game = games().get(header.game)
    if game is None:
        raise Bad(Refusal("error-no-such-game", args={"game": header.game}))
    return game


class Match:
    """A match and its seats."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.orders: dict[int, AutoPass] = {}
        self.plans: dict[int, Plan] = {}
        self.vote: Vote | None = None

    @classmethod
    def new(
        cls,
        game: Game[Any],
        chairs: list[Chair],
        setup: Setup | None = None,
        seed: int | None = None,
        dice: DiceSource = "generator",
        cards: DiceSource = "generator",
        typist: int = ANYBODY,
        secret: str = "",
    ) -> "Match":
        """Set up a game and start it. Raises `Refused` with all that is wrong with the set-up. `secret`: chance comes
        from it, and not from the seed (see `fair`)."""
        if setup is None:
            setup = game.default_setup(len(chairs))
        reasons = game.check(setup)
        if setup.seats != len(chairs):
            reasons = [*reasons, Refusal("no-chairs", args={"seats": setup.seats, "chairs": len(chairs)})]
        if typist != ANYBODY and not (0 <= typist < len(chairs) and chairs[typist].kind != "bot"):
            reasons = [*reasons, Refusal("no-typist", args={"seat": typist + 1})]
        if reasons:
            raise Refused(*reasons)
        seed = randbelow(1 << 53) if seed is None else seed
        header = Header(
            game=game.id,
            chairs=tuple(chairs),
            seed=seed,
            mode=setup.mode,
            scenario=setup.scenario,
            options=dict(setup.options),
            dice=dice,
            cards=cards,
            typist=typist,
            rules=__version__,
            content=fingerprint(game),
            fair=commitment.commitment(secret) if secret else "",
        )
        timeline = Timeline(game, header)
        timeline.secret = secret
        state = timeline.next()
        record = engine.start(state)
        timeline.accept(timeline.moved(Started(tuple(record.chances)), state, record))
        return cls(timeline)

    @classmethod
    def resume(cls, header: Header, entries: Iterable[Entry], secret: str = "") -> "Match":
        """A match as its log left it. Raises `Diverged` where the log cannot be played with the rules of today.
        `secret`: what chance comes from, for a table that goes on."""
        timeline = Timeline(game_of(header), header)
        timeline.secret = secret
        timeline.load(entries)
        return cls(timeline)

    def load(self, entries: Iterable[Entry]) -> None:
        """Follow a log that has grown elsewhere."""
        self._timeline.load(entries)
        self._settle()

    def follow(self, entry: Entry) -> None:
        """Something that was committed elsewhere happens here, too."""
        self.accept(self._timeline.again(entry))

    # ------------------------------------------------------------ what it is

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
        """Not to be changed; `state_at` gives copies."""
        return self._timeline.state

    @property
    def number(self) -> int:
        """Of the pending decision. It stays while others answer the same ballot or pass in the same window."""
        return self._timeline.number

    @property
    def active(self) -> list[Played]:
        """The entries that led to the present state."""
        return self._timeline.active

    @property
    def chairs(self) -> list[Chair]:
        return self._timeline.chairs

    def played(self, version: int) -> Played | None:
        """What came of an entry; None where it did not move the game."""
        return self._timeline.played.get(version)

    def state_at(self, version: int) -> State:
        return self._timeline.state_at(version)

    def last_at(self, version: int) -> Played:
        """What had led to the state at a version."""
        return self._timeline.lasts[version]

    def stood_up(self, version: int) -> Chair:
        """Who sat, before an entry that changed it, in the seat it concerns."""
        return self._timeline.stood_up[version]

    @property
    def seatings(self) -> int:
        """How often seats were renamed and handed over."""
        return len(self._timeline.stood_up)

    @property
    def secret(self) -> str:
        """What chance comes from. For nobody while the game runs."""
        return self._timeline.secret

    def keep_secret(self, secret: str, header: Header | None = None) -> None:
        """From the next entry on, or as a header of today says, chance comes from a secret, whatever it came from
        before."""
        timeline = self._timeline
        timeline.secret = secret
        timeline.header = header or replace(
            timeline.header, fair=commitment.commitment(secret), fair_from=len(timeline.log)
        )

    def changed_content(self) -> bool:
        """Was it begun with other data files than those of today?"""
        return self.header.content != fingerprint(self.game)

    def view(self, seat: int) -> View[Any]:
        return self.game.view(self.state, seat)

    def pending(self) -> Frame[Any] | None:
        return engine.pending(self.state)

    def waiting(self) -> tuple[int, ...]:
        """Seats that owe an answer."""
        return engine.waiting(self.state)

    def may_answer(self, seat: int) -> bool:
        """Does it owe an answer, or may it still change a sealed one?"""
        frame = self.pending()
        if frame is None:
            return False
        return seat in (
            frame.asked_seats(self.state) if frame.kind() == "ballot" else frame.waiting(self.state)
        )

    def _beside(self, seat: int) -> bool:
        """Is a seat busy with something of its own, which does not go stale by what others do meanwhile?"""
        return engine.frame_for_seat(self.state, seat) is not self.pending()

    def options(self, seat: int) -> list[Action[Any]]:
        return engine.legal(self.state, seat) if self.may_answer(seat) else []

    def seats_of(self, kind: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == kind]

    # ------------------------------------------------------------ playing

    def act(
        self,
        seat: int,
        decision: int,
        text: str,
        auto: bool = False,
        then: Sequence[str] = (),
        rest: bool = False,
    ) -> Step:
        """A seat takes an action, given by its notation, in answer to a decision. `then`: actions to follow, one after
        the other until something unexpected happens; `rest`: the table answers the further questions of the decision's
        routine, and with an empty notation this one, too. `due` performs them."""
        if not 0 <= seat < len(self.chairs):
            raise NotYourSeat
        if self.state.is_over():
            raise Over
        if decision != self.number and not self._beside(seat):
            raise Stale
        if not self.may_answer(seat):
            raise NotYourTurn
        plan = self._plan(seat, text, then, rest)
        if plan is not None and not text:
            text = plan.next(self.state, self._advised) or ""
        state = self._timeline.next()
        action = engine.find(state, seat, text)
        if action is None:
            raise Refused(Refusal("no-such-action", args={"text": text[:80]}))
        reasons = engine.explain(state, seat, action)
        if reasons:
            raise Refused(*reasons)
        answer = Answer(state, seat, action)
        name = action.text(state)
        record = engine.apply(state, seat, action)
        entry = Moved(seat, name, tuple(record.chances), auto)
        step = self._timeline.moved(entry, state, record, answer)
        step.plan = plan
        return step

    def _plan(self, seat: int, text: str, then: Sequence[str], rest: bool) -> Plan | None:
        frame = engine.frame_for_seat(self.state, seat)
        assert frame is not None
        if rest:
            routine = frame.routine(self.state, seat)
            if routine is None:
                raise Refused(Refusal("no-routine"))
            return Rest(seat, routine.key, self.game.round, self.state)
        return Walk(seat, [text, *then]) if then else None

    @property
    def typist(self) -> int:
        """The seat that types in what real dice and cards show; a bot in its chair leaves it to everybody."""
        seat = self.header.typist
        return seat if seat != ANYBODY and self.chairs[seat].kind != "bot" else ANYBODY

    def tell(self, decision: int, values: Iterable[int]) -> Step:
        """Somebody says what real dice showed."""
        if self.state.is_over():
            raise Over
        if decision != self.number:
            raise Stale
        if not isinstance(self.pending(), Chance):
            raise Refused(Refusal("no-roll-expected"))
        state = self._timeline.next()
        try:
            record = engine.resolve_chance(state, tuple(values))
        except ChanceError:
            raise Refused(Refusal("no-impossible-roll")) from None
        return self._timeline.moved(Told(tuple(record.chances)), state, record)

    def unroll(self, seats: Collection[int]) -> Step:
        """What real dice or cards showed was typed wrong: back to where it was asked for. Only as long as nobody has
        chosen anything since."""
        last: Played | None = self.active[-1]
        while last is not None and isinstance(last.entry, Moved) and last.entry.auto:
            last = last.before
        if last is None or not isinstance(last.entry, Told) or last.before is None:
            raise Refused(Refusal("no-roll-to-correct"))
        return self._timeline.undo(Undone(min(seats), last.before.version))

    def accept(self, step: Step) -> Record | None:
        """It is written down: now it has happened. Gives back what the game did, if it moved."""
        self._timeline.accept(step)
        if step.plan is not None:
            self.plans[step.plan.seat] = step.plan
        self._settle(step.entry, step.last.record)
        return step.last.record if isinstance(step.entry, Started | Moved | Told) else None

    def _settle(self, entry: Entry | None = None, record: Record | None = None) -> None:
        self.vote = None
        self.plans = {
            seat: plan
            for seat, plan in self.plans.items()
            if entry is not None and plan.goes_on(self.state, entry, record)
        }
        for seat, standing in self.orders.items():
            self.orders[seat] = auto_pass.after(self.state, seat, standing)

    # ------------------------------------------------------------ standing orders

    def order(self, seat: int, standing: AutoPass) -> None:
        """A seat gives standing orders."""
        if not 0 <= seat < len(self.chairs):
            raise NotYourSeat
        self.orders[seat] = auto_pass.after(self.state, seat, standing)

    def wish(self, seat: int) -> str | None:
        """What a person's seat, if it owes an answer, does now without being asked: by its plan or its orders."""
        if seat not in self.waiting() or self.chairs[seat].kind != "person":
            return None
        if seat in self.plans:
            return self.plans[seat].next(self.state, self._advised)
        undoable = self.reach((seat,)).steps > 0
        action = auto_pass.due(self.state, seat, self.orders.get(seat, auto_pass.NONE), undoable)
        return action.text(self.state) if action is not None else None

    def due(self, seat: int | None = None) -> Step | None:
        """What the plan or the orders of some person's seat (or of this one) make it do now; to be committed like any
        other step. Call it again after each."""
        for owing in self.waiting() if seat is None else (seat,):
            wish = self.wish(owing)
            if wish is None:
                continue
            try:
                return self.act(owing, self.number, wish, auto=True)
            except Refused:  # a plan that the rules have overtaken
                self.plans.pop(owing, None)
        return None

    def _advised(self, seat: int) -> Action[Any]:
        return self.hint(seat).action

    def set_orders(self, orders: dict[int, AutoPass]) -> None:
        """Replace the standing orders of all seats, for instance by stored ones."""
        self.orders = dict(orders)

    def drop_plan(self, seat: int) -> None:
        """Forget the queued actions of a seat, if it has any."""
        self.plans.pop(seat, None)

    # ------------------------------------------------------------ votes

    def start_vote(self, vote: Vote) -> None:
        """Make this the running vote, in place of any other. It ends with the next log entry."""
        self.vote = vote

    def end_vote(self) -> None:
        """End the running vote without a result."""
        self.vote = None

    # ------------------------------------------------------------ undo and redo

    def reach(self, seats: Collection[int]) -> Reach:
        """How far back these seats, which sit at one screen, may go."""
        return Reach(self.active[-1], seats)

    def voters(self, seats: Collection[int]) -> list[int]:
        """The other persons at the table, who would have to consent."""
        return [seat for seat in self.seats_of("person") if seat not in seats]

    def take_back(self, seats: Collection[int], ask: bool = False) -> Step | Vote:
        """Undo the last action of these seats: a step if it is free or there is nobody to ask, otherwise a vote that
        has now begun. Raises `Refused` beyond the boundary unless `ask`."""
        if self.secret and self.state.is_over():
            raise Refused(Refusal("no-undo-shown"))  # everybody could tell what would be rolled
        reach = self.reach(seats)
        if reach.steps:
            return self._timeline.undo(Undone(reach.asked_for, reach.free_to))
        if reach.asked_to < 0 or not ask:
            raise Refused(Refusal(reach.why))
        voters = self.voters(seats)
        if not voters:
            return self._timeline.undo(Undone(reach.asked_for, reach.asked_to))
        gone = list(takewhile(lambda played: played.version > reach.asked_to, reversed(self.active)))
        whose = sorted({played.seat for played in gone if played.seat >= 0})
        back = sorted(played.version for played in gone)
        self.vote = Vote("undo", reach.asked_for, reach.asked_to, [], voters, back=back, whose=whose)
        return self.vote

    def consent(self, seats: Collection[int], agree: bool) -> Step | Vote | None:
        """Seats answer the running vote: a step when the last one agrees, None when it is voted down, or withdrawn by
        whoever asked for it."""
        vote = self.vote
        if vote is None:
            raise Refused(Refusal("no-vote"))
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
        return self._timeline.undo(Undone(vote.by, vote.to, tuple(agreed)))

    def revert(self, step: Step) -> Step:
        """Back from a step that has just been taken, because nobody can be told of what came of it."""
        before, seat = step.last.before, step.last.seat
        if before is None or not isinstance(step.entry, Moved | Told):
            raise RulesFailed
        return self._timeline.undo(Undone(max(seat, 0), before.version))

    def can_redo(self, seats: Collection[int]) -> bool:
        return bool(self._timeline.undone) and self._timeline.undone[-1][0] in seats

    def redo(self, seats: Collection[int]) -> Step:
        """Do again what one of these seats took back last."""
        if not self.can_redo(seats):
            raise Refused(Refusal("no-redo"))
        return self._timeline.redo(Redone(self._timeline.undone[-1][0]))

    # ------------------------------------------------------------ seats, hints, forks

    def sit(self, seat: int, chair: Chair) -> Step:
        """Somebody else sits down, or somebody changes the name."""
        if not 0 <= seat < len(self.chairs):
            raise NotYourSeat
        return self._timeline.seat(Seated(seat, chair))

    def hint(self, seat: int) -> Advice:
        """What the game itself would advise this seat, which sees no more than the seat does."""
        if self.state.is_over():
            raise Over
        options = self.options(seat)
        if not options:
            raise NotYourTurn
        numbers = stream(self.header.seed, ADVICE + self.version * len(self.chairs) + seat)
        return self.game.advise(self.view(seat), options, numbers)

    def fork(self, version: int) -> "Match":
        """Another match that goes on from where this one stood at a version."""
        if not 0 <= version <= self.version:
            raise Bad(Refusal("error-no-such-version", args={"version": version, "last": self.version}))
        return Match.resume(self.header, self.log[: version + 1])
