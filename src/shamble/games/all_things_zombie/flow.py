"""The course of a game (AT-05.03 to AT-05.06): entry, then turns."""

from shamble.core.actions import Action, Pass
from shamble.core.chance import Pick, Roll
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step, Window
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.activation import begin, renegade_begins
from shamble.games.all_things_zombie.events import Began, Initiative
from shamble.games.all_things_zombie.rules.gear import ask_for_meds, wear_off
from shamble.games.all_things_zombie.rules.scenarios import alive_of, next_board, settle, time_is_up
from shamble.games.all_things_zombie.rules.spawning import (
    DISTANCE,
    PER_SURVIVOR,
    START,
    ShotsMarkers,
    SpawnRoll,
)
from shamble.games.all_things_zombie.rules.victory import Settle
from shamble.games.all_things_zombie.rules.zombies import zombies_go
from shamble.games.all_things_zombie.state import (
    ENTRY,
    INITIATIVE,
    NO_ONE,
    NOWHERE,
    ON_MAP,
    RENEGADE,
    SHOTS,
    SURVIVORS,
    THE_DEAD,
    WAITING,
    HexState,
)

MOST_PARTIES = 6  # up to this number, no two dice are equal (AT-G53)


# -------------------------------------------------------------------- turns


class NextTurn(Step[HexState]):
    """Start a turn (AT-05.19): note adjacent Stars and visible enemies, then roll initiative."""

    def run(self, g: HexState) -> None:
        remember(g)
        if g.turns and g.turn == g.turns:
            time_is_up(g)
            return
        g.turn += 1
        g.phase = INITIATIVE
        g.clear_turn()
        next_board(g)
        for n, s in enumerate(g.people):
            if s.done:
                g.set_person(n, s.acted(False))
        note_start(g)
        if g.record is not None:
            g.emit(Began("turn", g.turn))
        parties = who_rolls(g)
        g.push(EndOfTurn())
        g.push(InitiativeRoll(parties, (0,) * len(parties)))


def note_start(g: HexState) -> None:
    """Record the start of the turn: adjacent Stars (AT-G92) and visible enemies (AT-G103)."""
    m = g.map()
    near: list[int] = []
    seen: list[int] = []
    for n, s in enumerate(g.people):
        stars, enemies = 0, 0
        if s.hex != NOWHERE:
            apart = m.apart(s.hex)
            for k, other in enumerate(g.people):
                if k == n or other.hex == NOWHERE:
                    continue
                if other.side != s.side:
                    if g.sees(s.hex, other.hex):
                        enemies |= 1 << k
                elif apart[other.hex] == 1 and other.star():
                    stars |= 1 << k
        near.append(stars)
        seen.append(enemies)
    g.near = tuple(near)
    g.seen = tuple(seen)
    g.tested = (0,) * len(g.people)


def who_rolls(g: HexState) -> tuple[int, ...]:
    """List the parties: zombies, sides in play, hostile survivors.

    (AT-05.04, AT-10.19, AT-G53)
    """
    sides = [side for side in range(g.sides) if alive_of(g, side)]
    renegades = [s.side for s in g.people if s.side >= RENEGADE and s.fate == ON_MAP]
    return (THE_DEAD, *sides, *renegades)


def filled(dice: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """List the dice on the table, with the new faces in place of zeros."""
    out: list[int] = []
    fallen = 0
    for face in dice:
        if face == 0:
            face = faces[fallen]
            fallen += 1
        out.append(face)
    return tuple(out)


def to_reroll(dice: tuple[int, ...]) -> tuple[int, ...]:
    """List the dice with 0 for tied ones, or () if none are tied."""
    seen, tied = 0, 0
    for face in dice:
        tied |= seen & (1 << face)
        seen |= 1 << face
    return () if not tied else tuple([0 if (tied >> face) & 1 else face for face in dice])


class InitiativeRoll(Roll[HexState]):
    """Each party rolls one die (AT-05.07); ties are re-rolled (AT-05.09, AT-G53)."""

    def __init__(self, parties: tuple[int, ...], faces: tuple[int, ...]) -> None:
        self.parties = parties
        self.faces = faces  # 0: to be rolled

    def dice(self, g: HexState) -> int:
        return self.faces.count(0)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-roll-initiative", {"dice": self.dice(g)}, ("AT-05.07", "AT-05.09"))

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        shown = filled(self.faces, faces)
        tied = to_reroll(shown)
        again = len(tied) > 0 and len(shown) <= MOST_PARTIES
        if g.record is not None:
            g.emit(Initiative(self.parties, shown, again))
        if again:
            g.push(InitiativeRoll(self.parties, tied))
            return
        g.parties = self.parties
        g.faces = shown
        if tied:
            g.push(Order((), self.parties))
        else:
            for face in range(1, 7):
                for place, party in enumerate(self.parties):
                    if shown[place] == face:
                        g.push(Go(party))  # the highest die on top
        for seat in range(g.seats - 1, -1, -1):
            ask_for_meds(g, seat)


class Order(Step[HexState]):
    """The order of play: highest die first (AT-05.08).

    Equal dice of many parties are ordered at random.
    """

    def __init__(self, placed: tuple[int, ...], left: tuple[int, ...]) -> None:
        self.placed = placed
        self.left = left

    def run(self, g: HexState) -> None:
        if not self.left:
            for party in reversed(self.placed):
                g.push(Go(party))
            return
        first = self.firsts(g)
        if len(first) > 1:
            g.push(TiedOrder(self.placed, self.left, tuple(first)))
        else:
            take_place(g, self.placed, self.left, first[0])

    def firsts(self, g: HexState) -> list[int]:
        best = max([g.face_of(party) for party in self.left])
        return [party for party in self.left if g.face_of(party) == best]


def take_place(g: HexState, placed: tuple[int, ...], left: tuple[int, ...], party: int) -> None:
    g.push(Order((*placed, party), tuple([other for other in left if other != party])))


class TiedOrder(Pick[HexState]):
    def __init__(self, placed: tuple[int, ...], left: tuple[int, ...], tied: tuple[int, ...]) -> None:
        self.placed = placed
        self.left = left
        self.tied = tied

    def count(self, g: HexState) -> int:
        return len(self.tied)

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-pick-order", {"count": len(self.tied)}, ("AT-G53",))

    def on_pick(self, g: HexState, choice: int) -> None:
        take_place(g, self.placed, self.left, self.tied[choice])


class Go(Step[HexState]):
    """A party's go (AT-05.05); it is lost if none of its members can activate (AT-05.20)."""

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, g: HexState) -> None:
        if self.party == THE_DEAD:
            zombies_go(g)
            return
        g.phase = SURVIVORS
        if g.record is not None:
            g.emit(self._began(g))
        if g.reentry and self.party == 0:
            g.push(Reentered())
        next_of_side(g, self.party)

    def _began(self, g: HexState) -> Began:
        if self.party >= RENEGADE:
            return Began("renegade", g.turn)
        seat = g.seat_of(self.party)
        if seat >= 0:
            return Began("player", seat)
        return Began("survivors" if self.party in g.teams else "band", g.turn)


class Reentered(Step[HexState]):
    """After all are on the new board, zombies appear and do not move this turn.

    (AT-12.59, AT-G120)
    """

    def run(self, g: HexState) -> None:
        g.reentry = False
        g.follow = True
        for n in reversed(g.alive(0)):
            if g.people[n].hex != NOWHERE and g.people[n].bound == NO_ONE:
                g.push(SpawnRoll(g.people[n].hex, PER_SURVIVOR, DISTANCE, START))


class EndOfTurn(Step[HexState]):
    """Meds wear off, shots are rolled for, and the next turn starts (AT-04.25, AT-05.06).

    (AT-04.10)
    """

    def run(self, g: HexState) -> None:
        g.phase = SHOTS
        wear_off(g)
        g.push(NextTurn())
        if g.shots:
            g.push(Settle())
            g.push(ShotsMarkers())
        else:
            settle(g)


def remember(g: HexState) -> None:
    if not g.turn:
        return
    alive = 0
    for s in g.people:
        if s.fate == ON_MAP and s.side < RENEGADE:
            alive += 1
    g.history = (*g.history, (alive, g.afoot, g.searched.bit_count()))


# -------------------------------------------------------------------- a side's go


def ready(g: HexState, side: int) -> list[int]:
    """List the members of a side who can still activate this turn (AT-03.11, AT-05.10).

    While the side enters, all of them (AT-15.01, AT-12.58).
    """
    out: list[int] = []
    for n, s in enumerate(g.people):
        if s.side != side or s.done:
            continue
        if g.phase == ENTRY or g.reentry:
            if s.fate == WAITING:
                out.append(n)
        elif s.fate == ON_MAP and g.can_activate(s.bound if s.bound != NO_ONE else n):
            out.append(n)
    return out


class SideActs(Step[HexState]):
    """Activate one survivor after another, in the players' order (AT-G54)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, g: HexState) -> None:
        next_of_side(g, self.side)


def next_of_side(g: HexState, side: int) -> None:
    """Activate the next survivor of a side, then the others."""
    able = ready(g, side)
    if not able:
        return
    if g.phase == ENTRY and not g.near:
        note_start(g)
    g.push(SideActs(side))
    seats = seats_of(g, able)
    if seats[0] == NO_ONE:
        renegade_begins(g, able[0])
    elif len(able) == 1 and not may_rather_not(g, able[0]):
        begin(g, able[0])
    elif len(seats) == 1:
        g.push(WhoIsNext(side, seats[0]))
    else:
        g.push(WhoGoesFirst(side))


def seats_of(g: HexState, people: list[int]) -> list[int]:
    """List the seats that play these survivors, sorted."""
    seats: list[int] = []
    for n in people:
        seat = g.people[n].seat
        if seat not in seats:
            seats.append(seat)
    seats.sort()
    return seats


def may_rather_not(g: HexState, survivor: int) -> bool:
    """Return whether the activation would end in melee, so that the player can skip it.

    (AT-G97, AT-15.08)
    """
    hex = g.people[survivor].hex
    return hex != NOWHERE and g.threatened(hex, survivor)


class ChooseSurvivor(Action[HexState]):
    """Choose the survivor that goes next."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def verb(self) -> str:
        return "go"

    def text(self, g: HexState) -> str:
        return "go " + names.survivor(g, self.survivor)

    def args(self, g: HexState) -> Args:
        return {"who": names.survivor_name(g, self.survivor)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor),)

    def execute(self, g: HexState, seat: int) -> None:
        begin(g, self.survivor)


class Rest(Action[HexState]):
    """Let none of your survivors act this turn (AT-15.08)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def text(self, g: HexState) -> str:
        return "rest"

    def needs_confirmation(self, g: HexState) -> bool:
        return True

    def execute(self, g: HexState, seat: int) -> None:
        for n in ready(g, self.side):
            if g.people[n].seat == seat:
                g.set_person(n, g.people[n].acted(True))


def choices_of(g: HexState, side: int, seat: int) -> list[Action[HexState]]:
    out: list[Action[HexState]] = [ChooseSurvivor(n) for n in ready(g, side) if g.people[n].seat == seat]
    if g.phase != ENTRY and not g.reentry:
        out.append(Rest(side))
    return out


class WhoIsNext(Ask[HexState]):
    def __init__(self, side: int, player: int) -> None:
        self.side = side
        self.player = player

    def seat(self, g: HexState) -> int:
        return self.player

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-next", rules=("AT-G54",))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return choices_of(g, self.side, seat)


class WhoGoesFirst(Window[HexState]):
    """Several players of a side: any of them can go next.

    If all pass, the first player has to.
    """

    def __init__(self, side: int) -> None:
        self.side = side

    def asked_seats(self, g: HexState) -> tuple[int, ...]:
        return tuple(seats_of(g, ready(g, self.side)))

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-next", rules=("AT-G54",))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out = choices_of(g, self.side, seat)
        out.append(Pass())
        return out

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, Pass):
            super().take(g, seat, action)
        else:
            self.close_early(g)
            action.execute(g, seat)

    def on_close(self, g: HexState) -> None:
        g.push(WhoIsNext(self.side, self.asked_seats(g)[0]))
