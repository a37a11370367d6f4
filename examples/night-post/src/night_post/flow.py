"""The turn as frames, and its actions."""

from night_post.events import Delivered, Drawn, Moved
from night_post.state import DEALT, LANDS, LAST_ROUND, LETTERS, PLACES, NightState
from shamble.core.actions import Action
from shamble.core.chance import Draw, Roll
from shamble.core.events import Args
from shamble.core.frames import Ask, Step
from shamble.core.refusals import Refusal


class Deal(Step[NightState]):
    """Letters for every courier, then the first turn (NP-01.01). The last frame pushed runs first."""

    def run(self, g: NightState) -> None:
        g.push(NextTurn())
        for number in range(DEALT * g.seats):
            g.push(DrawLetter(number % g.seats))


class DrawLetter(Draw[NightState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def bag(self, g: NightState) -> list[int]:
        return g.bag

    def on_draw(self, g: NightState, letter: int) -> None:
        g.hands[self.seat].append(letter)
        g.emit(Drawn(self.seat, letter))


class NextTurn(Step[NightState]):
    """Turn by turn (NP-02.01) until a courier has enough points (NP-04.01) or day breaks (NP-04.02)."""

    def run(self, g: NightState) -> None:
        best = max(g.points)
        if best >= g.rules.goal or g.round() > LAST_ROUND:
            winners = tuple(seat for seat in range(g.seats) if g.points[seat] == best)
            g.end("points" if best >= g.rules.goal else "dawn", winners)
            return
        g.push(NextTurn())
        g.push(Turn(g.turn % g.seats))
        g.turn += 1


class Turn(Ask[NightState]):
    """One of three actions (NP-02.01)."""

    def __init__(self, courier: int) -> None:
        self.courier = courier

    def seat(self, g: NightState) -> int:
        return self.courier

    def subject(self, g: NightState) -> str:
        return f"courier:{self.courier}"

    def candidates(self, g: NightState, seat: int) -> list[Action[NightState]]:
        here = PLACES[g.at[seat]]
        addresses = sorted({LETTERS[letter] for letter in g.hands[seat]})
        going: list[Action[NightState]] = [Walk(place) for place in here["roads"]]
        going += [Cross(place) for place in here.get("ferries", [])]
        return [*going, *[Deliver(place) for place in addresses]]


class ToPlace(Action[NightState]):
    """An action with a place."""

    def __init__(self, place: str) -> None:
        self.place = place

    def text(self, g: NightState) -> str:
        return f"{self.verb()} {self.place}"

    def args(self, g: NightState) -> Args:
        return {"place": f"@place-{self.place}"}

    def things(self, g: NightState) -> tuple[str, ...]:
        return (f"place:{self.place}",)


class Walk(ToPlace):
    """A walk (NP-02.02); the other courier does not block it (NP-G01)."""

    def execute(self, g: NightState, seat: int) -> None:
        g.emit(Moved(seat, (g.at[seat], self.place)))
        g.at[seat] = self.place


class Cross(ToPlace):
    def execute(self, g: NightState, seat: int) -> None:
        g.push(Crossing(seat, self.place))


class Crossing(Roll[NightState]):
    """A die of 4 or more lands (NP-02.03)."""

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place

    def on_roll(self, g: NightState, faces: tuple[int, ...]) -> None:
        start = g.at[self.seat]
        if faces[0] >= LANDS:
            g.at[self.seat] = self.place
        g.emit(Moved(self.seat, (start, g.at[self.seat]), faces[0]))


class Deliver(ToPlace):
    """NP-03.01: of several letters with the same address it does not matter which."""

    def refusals(self, g: NightState, seat: int) -> list[Refusal]:
        return [] if g.at[seat] == self.place else [Refusal("no-elsewhere", "NP-03.01", self.things(g))]

    def execute(self, g: NightState, seat: int) -> None:
        letter = next(letter for letter in g.hands[seat] if LETTERS[letter] == self.place)
        g.hands[seat].remove(letter)
        g.delivered.append(letter)
        g.points[seat] += PLACES[self.place]["points"]
        g.emit(Delivered(seat, letter))
