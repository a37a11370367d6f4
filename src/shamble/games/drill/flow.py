"""A round of the drill: draw, choose doors in secret, roll, then play cards."""

from shamble.core.actions import Action, Pass
from shamble.core.chance import Draw, Roll
from shamble.core.events import Args
from shamble.core.frames import Ballot, Frame, Prompt, Step, Window
from shamble.core.refusals import Refusal
from shamble.games.drill.events import CardCancelled, CardDrawn, CardPlayed, DoorsOpened
from shamble.games.drill.state import FLARE, JAM, DrillState, kind_of, name_of


class Round(Step[DrillState]):
    """All players draw, then choose a door; after the last round the most points win (DR-05)."""

    def run(self, g: DrillState) -> None:
        if g.round == g.rules.rounds:
            best = max(g.points)
            g.end("points", tuple([seat for seat in range(g.seats) if g.points[seat] == best]))
            return
        g.push(NextRound())
        g.push(Anyone())
        g.push(ChooseDoors())
        for seat in reversed(g.order()):
            if g.bag:
                g.push(DrawCard(seat))


class NextRound(Step[DrillState]):
    def run(self, g: DrillState) -> None:
        g.round += 1
        g.push(Round())


class DrawCard(Draw[DrillState]):
    """Draw one card per round from the bag (DR-01); an empty bag gives nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def bag(self, g: DrillState) -> list[int]:
        return g.bag

    def on_draw(self, g: DrillState, card: int) -> None:
        g.hands[self.seat].append(card)
        g.emit(CardDrawn(self.seat, card))


class Door(Action[DrillState]):
    def __init__(self, door: int) -> None:
        self.door = door

    def text(self, g: DrillState) -> str:
        return f"door {self.door}"

    def things(self, g: DrillState) -> tuple[str, ...]:
        return (f"door:{self.door}",)

    def args(self, g: DrillState) -> Args:
        return {"door": self.door}


class ChooseDoors(Ballot[DrillState]):
    """Let all players choose one of three doors, sealed until all have chosen (DR-02)."""

    def asked_seats(self, g: DrillState) -> tuple[int, ...]:
        return g.order()

    def candidates(self, g: DrillState, seat: int) -> list[Action[DrillState]]:
        return [Door(1), Door(2), Door(3)]

    def on_reveal(self, g: DrillState, choices: list[Action[DrillState]]) -> None:
        doors = [0] * g.seats
        for seat, choice in zip(g.order(), choices, strict=True):
            assert isinstance(choice, Door)
            doors[seat] = choice.door
        g.push(OpenDoors(tuple(doors)))


class OpenDoors(Roll[DrillState]):
    """Roll one die; players at the door it opens score (DR-02).

    1 and 4 open door 2, 2 and 5 door 3, 3 and 6 door 1.
    """

    def __init__(self, doors: tuple[int, ...]) -> None:
        self.doors = doors

    def on_roll(self, g: DrillState, faces: tuple[int, ...]) -> None:
        for seat in range(g.seats):
            if self.doors[seat] == faces[0] % 3 + 1:
                g.points[seat] += 1
        g.emit(DoorsOpened(self.doors, faces[0]))


class PlayCard(Action[DrillState]):
    """Play a card: a flare into the open window, a jam against a card just played."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: DrillState) -> str:
        return f"play {name_of(self.card)}"

    def things(self, g: DrillState) -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def args(self, g: DrillState) -> Args:
        return {"card": "@card-" + kind_of(self.card)}

    def refusals(self, g: DrillState, seat: int) -> list[Refusal]:
        no = []
        if self.card not in g.hands[seat]:
            no.append(Refusal("no-not-in-hand", "DR-01"))
        against = isinstance(g.stack[-1], Against)
        if kind_of(self.card) == JAM and not against:
            no.append(Refusal("no-nothing-to-jam", "DR-04"))
        if kind_of(self.card) == FLARE and against:
            no.append(Refusal("no-flare-here", "DR-03"))
        return no

    def execute(self, g: DrillState, seat: int) -> None:
        g.hands[seat].remove(self.card)
        g.discard.append(self.card)
        g.emit(CardPlayed(seat, self.card))
        window = g.stack[-1]
        if isinstance(window, Against):
            window.close_early(g)
        g.push(Effect(seat, self.card))
        g.push(Against(seat, self.card))


def cards_and_pass(g: DrillState, seat: int) -> list[Action[DrillState]]:
    out: list[Action[DrillState]] = [Pass()]
    for card in g.hands[seat]:
        out.append(PlayCard(card))
    return out


def holders(g: DrillState) -> tuple[int, ...]:
    """List the seats with a card; asking only those with the right one would reveal it."""
    return tuple([seat for seat in g.order() if g.hands[seat]])


class Anyone(Window[DrillState]):
    """After the doors, every player can play flares (DR-03)."""

    def asked_seats(self, g: DrillState) -> tuple[int, ...]:
        return holders(g)

    def candidates(self, g: DrillState, seat: int) -> list[Action[DrillState]]:
        return cards_and_pass(g, seat)

    def on_close(self, g: DrillState) -> None:
        return


class Against(Window[DrillState]):
    """After a card, the other players can jam it, and a jam can be jammed too (DR-04)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def asked_seats(self, g: DrillState) -> tuple[int, ...]:
        return tuple([seat for seat in holders(g) if seat != self.seat])

    def candidates(self, g: DrillState, seat: int) -> list[Action[DrillState]]:
        return cards_and_pass(g, seat)

    def prompt(self, g: DrillState) -> Prompt:
        return Prompt(
            "ask-against", {"seat": f"@seat-{self.seat}", "card": "@card-" + kind_of(self.card)}, ("DR-04",)
        )

    def on_close(self, g: DrillState) -> None:
        return


class Effect(Step[DrillState]):
    """Apply a card unless it was jammed.

    A flare scores (DR-03), a jam cancels the card below it (DR-04).
    """

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: DrillState) -> None:
        if kind_of(self.card) == FLARE:
            g.points[self.seat] += 1
            return
        below: Frame[DrillState] = g.stack.pop()
        assert isinstance(below, Effect)
        g.emit(CardCancelled(below.card))
