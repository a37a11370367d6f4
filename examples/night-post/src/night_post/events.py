"""The events of the night, with ids and numbers; the words are in `text`."""

from night_post.state import LANDS, LETTERS, PLACES
from shamble.core.events import Data, Dice, Event, Line


class Drawn(Event):
    """A letter that only its courier knows (NP-01.01); the others see -1."""

    def __init__(self, seat: int, letter: int) -> None:
        self.seat = seat
        self.letter = letter

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else Drawn(self.seat, -1)

    def reveals(self) -> bool:
        return True

    def line(self) -> Line:
        if self.letter < 0:
            return Line("event-drawn", {"seat": f"@seat-{self.seat}"})
        place = f"@place-{LETTERS[self.letter]}"
        return Line("event-drawn-letter", {"seat": f"@seat-{self.seat}", "place": place})


class Moved(Event):
    """A move by road (NP-02.02), or by ferry with the face of the die (NP-02.03)."""

    def __init__(self, seat: int, path: tuple[str, str], face: int = 0) -> None:
        self.seat = seat
        self.path = path
        self.face = face

    def data(self) -> Data:
        return {"piece": f"courier:{self.seat}", "path": [f"place:{place}" for place in self.path]}

    def line(self) -> Line:
        args: dict[str, str | int] = {"seat": f"@seat-{self.seat}", "place": f"@place-{self.path[1]}"}
        if not self.face:
            return Line("event-walked", args)
        key, mark = ("event-crossed", "hit") if self.face >= LANDS else ("event-blown-back", "miss")
        dice = Dice((self.face,), need="need-crossing", need_args={"need": LANDS}, marks=(mark,))
        return Line(key, args, rules=("NP-02.03",), dice=dice)


class Delivered(Event):
    def __init__(self, seat: int, letter: int) -> None:
        self.seat = seat
        self.letter = letter

    def line(self) -> Line:
        place = LETTERS[self.letter]
        args = {"seat": f"@seat-{self.seat}", "place": f"@place-{place}", "points": PLACES[place]["points"]}
        return Line("event-delivered", args, rules=("NP-03.01",), tone="good")
