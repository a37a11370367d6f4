"""Events of a drill."""

from shamble.core.events import Dice, Event, Line
from shamble.games.drill.state import kind_of


class DoorsOpened(Event):
    """All choices were revealed, and the die decided the right door (DR-02)."""

    def __init__(self, doors: tuple[int, ...], face: int) -> None:
        self.doors = doors
        self.face = face

    def line(self) -> Line:
        dice = Dice((self.face,), verdict="verdict-door", verdict_args={"door": self.face % 3 + 1})
        return Line("event-doors", {"door": self.face % 3 + 1}, dice=dice, rules=("DR-02",))


class CardDrawn(Event):
    """A seat drew a card that only this seat can see (DR-01)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.seat, -1)

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        who = f"@seat-{self.seat}"
        if self.card < 0:
            return Line("event-drew", {"seat": who})
        return Line("event-drew-card", {"seat": who, "card": "@card-" + kind_of(self.card)})


class CardPlayed(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def line(self) -> Line:
        return Line("event-played", {"seat": f"@seat-{self.seat}", "card": "@card-" + kind_of(self.card)})


class CardCancelled(Event):
    def __init__(self, card: int) -> None:
        self.card = card

    def line(self) -> Line:
        return Line("event-cancelled", {"card": "@card-" + kind_of(self.card)}, rules=("DR-04",), tone="bad")
