"""Objective tokens and their effects in missions (ZC-06.38, chapter 10)."""

from shamble.core.actions import Action
from shamble.core.chance import Pick
from shamble.core.frames import Prompt
from shamble.games.zombicide import choices, names
from shamble.games.zombicide.events import DidTo, SurvivorTaken, TokenEvent
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules.experience import gain
from shamble.games.zombicide.rules.questions import AskSurvivor, Question
from shamble.games.zombicide.rules.wounds import heal
from shamble.games.zombicide.sheets import SHEETS
from shamble.games.zombicide.state import NO_SLOTS, ON_BOARD, ON_FOOT, READY, Survivor, ZombicideState


def take_token(g: ZombicideState, survivor: int, number: int) -> None:
    """Take a token: what its mission does with it, then the experience (ZC-G118)."""
    g.objectives &= ~(1 << number)
    g.emit(TokenEvent("taken", g.survivors[survivor].sheet, g.mission, number))
    mission_of(g).on_take(g, survivor, number)
    gain(g, survivor, g.board().objectives[number].xp)


class MayHeal(AskSurvivor):
    """Ask the taker of the medicine cabinet whether to discard a Wound card (ZC-M02.03)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-medicine", {"who": names.survivor(g, self.survivor)}, ("ZC-M02.03",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.Accept(), choices.Decline()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Accept):
            heal(g, self.survivor)
            sheet = g.survivors[self.survivor].sheet
            g.emit(DidTo("heal", sheet, sheet, "ZC-M02.03"))


class TurnToken(Pick[ZombicideState]):
    """Turn a token; one of the face-down tokens is blue, at random (ZC-M09.08).

    0 = this one.
    """

    def __init__(self, survivor: int, hidden: int) -> None:
        self.survivor = survivor
        self.hidden = hidden

    def count(self, g: ZombicideState) -> int:
        return self.hidden

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        if choice == 0:
            g.blue_found = True  # it brings no survivor (ZC-M09.12)
        else:
            new_survivor(g, self.survivor)


def new_survivor(g: ZombicideState, taker: int) -> None:
    """Give a new survivor to the player with the fewest (ZC-M09.10).

    In a tie the taker's player decides.
    """
    counts = [0] * g.seats
    for s in g.survivors:
        if s.fate == ON_BOARD:
            counts[s.seat] += 1
    fewest = [seat for seat in range(g.seats) if counts[seat] == min(counts)]
    if len(fewest) == 1:
        g.push(Joins(taker, fewest[0]))
    else:
        g.push(WhoGets(taker, tuple(fewest)))


class WhoGets(Question):
    """Ask which of several players with the fewest survivors gets the new one (ZC-M09.10)."""

    def __init__(self, taker: int, players: tuple[int, ...]) -> None:
        self.taker = taker
        self.players = players

    def seat(self, g: ZombicideState) -> int:
        return g.survivors[self.taker].seat

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.taker)

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-join", rules=("ZC-M09.10",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseSeat(player, "join") for player in self.players]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSeat)
        g.stack.pop()
        g.push(Joins(self.taker, action.player))


class Joins(Pick[ZombicideState]):
    """Add a random unused survivor without equipment where the token was (ZC-M09.11, ZC-G88)."""

    def __init__(self, taker: int, player: int) -> None:
        self.taker = taker
        self.player = player

    def unused(self, g: ZombicideState) -> list[int]:
        used = [s.sheet for s in g.survivors]
        return [sheet for sheet in g.roster if sheet not in used]

    def count(self, g: ZombicideState) -> int:
        return len(self.unused(g))

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        sheet = self.unused(g)[choice]
        add_survivor(g, self.player, sheet, g.survivors[self.taker].zone)
        g.emit(SurvivorTaken(self.player, sheet, True))


def add_survivor(g: ZombicideState, seat: int, sheet: int, zone: int) -> None:
    """Add a survivor with only the blue skill (ZC-03.12, ZC-03.13)."""
    s = Survivor(seat, sheet, ON_BOARD, zone, ON_FOOT, ON_FOOT, NO_SLOTS, 0, (), READY, 0)
    g.survivors.append(s.with_experience(0, (SHEETS[sheet].blue,)))
    g.kills.append(0)
    g.place(len(g.survivors) - 1, zone)
