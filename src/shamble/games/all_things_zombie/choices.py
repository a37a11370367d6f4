"""Small choices that rules ask for, such as a hex or a named answer."""

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Ask
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.state import NO_ONE, HexState


class Choice(Ask[HexState]):
    """A question to the player of a survivor.

    A survivor without a player takes the first option (AT-10.25).
    """

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, g: HexState) -> int:
        return g.people[self.survivor].seat

    def subject(self, g: HexState) -> str:
        return names.survivor_thing(g, self.survivor)

    def advance(self, g: HexState) -> bool:
        if g.people[self.survivor].seat != NO_ONE:
            return False
        action = self.legal(g, NO_ONE)[0]
        g.stack.pop()
        action.execute(g, NO_ONE)
        return True


class SurvivorRoll(Roll[HexState]):
    """A roll of a survivor."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def subject(self, g: HexState) -> str:
        return names.survivor_thing(g, self.survivor)

    def roll_args(self, g: HexState) -> Args:
        """Return who rolls, how many dice, and against which Rep."""
        s = g.people[self.survivor]
        return {"who": names.survivor_name(g, self.survivor), "dice": self.dice(g), "rep": s.rep()}


class Answer(Action[HexState]):
    """A named answer, which the asking frame interprets in `on_answer`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def verb(self) -> str:
        return "answer-" + self.word

    def text(self, g: HexState) -> str:
        return self.word

    def prospects(self, g: HexState, seat: int) -> list[Prospect]:
        from shamble.games.all_things_zombie import prospects  # avoids an import cycle

        return prospects.answering(g, self.word)


class Named(Choice):
    """A question with named answers."""

    def words(self, g: HexState) -> list[str]:
        """List the possible answers, the rules' own choice first."""
        return []

    def refuse(self, g: HexState, word: str) -> list[Refusal]:
        return []

    def on_answer(self, g: HexState, word: str) -> None:
        """Apply the answer, after the frame was popped."""

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return [Answer(word) for word in self.words(g)]

    def legal(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return [Answer(word) for word in self.words(g) if not self.refuse(g, word)]

    def explain(self, g: HexState, seat: int, action: Action[HexState]) -> list[Refusal]:
        if isinstance(action, Answer) and action.word in self.words(g):
            return self.refuse(g, action.word)
        return [Refusal("no-not-now")]

    def advance(self, g: HexState) -> bool:
        if g.people[self.survivor].seat != NO_ONE:
            return False
        action = self.legal(g, NO_ONE)[0]
        assert isinstance(action, Answer)
        g.stack.pop()
        self.on_answer(g, action.word)
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        assert isinstance(action, Answer)
        g.stack.pop()
        self.on_answer(g, action.word)


class ToHex(Action[HexState]):
    """Choose a hex; the asking frame says for what."""

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def verb(self) -> str:
        return "hex"

    def text(self, g: HexState) -> str:
        return g.map().names[self.hex]

    def args(self, g: HexState) -> Args:
        return names.hex_args(g, self.hex)

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.hex_thing(g, self.hex),)


class ChooseHex(Choice):
    """A question for a hex."""

    def hexes(self, g: HexState) -> list[int]:
        return []

    def on_hex(self, g: HexState, hex: int) -> None:
        """Apply the hex, after the frame was popped."""

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return [ToHex(hex) for hex in self.hexes(g)]

    def advance(self, g: HexState) -> bool:
        hexes = self.hexes(g)
        if len(hexes) > 1 and g.people[self.survivor].seat != NO_ONE:
            return False
        g.stack.pop()
        if hexes:
            self.on_hex(g, hexes[0])
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        assert isinstance(action, ToHex)
        g.stack.pop()
        self.on_hex(g, action.hex)
