"""Cards for their own player, and Alternate Food Source.

(ZZ-24.10, ZZ-24.11, ZZ-24.20, ZZ-24.21)
"""

from typing import ClassVar

from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies.card_events import LifeGained, MoveChanged
from shamble.games.zombies.rules.cards.base import EventCard, make_lasting
from shamble.games.zombies.rules.victory import check_arrivals
from shamble.games.zombies.state import MAX_LIFE, MOVE, NEXT_TURN, Lasting, ZombiesState


class AdrenalineRush(EventCard):
    """Doubles the movement, or adds 2 to a combat roll (ZZ-G96)."""

    id: ClassVar[str] = "adrenaline_rush"
    rule: ClassVar[str] = "ZZ-24.10"
    needs_pawn: ClassVar[bool] = True
    boost: ClassVar[int] = 2

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if seat != g.active:
            return [Refusal("no-own-turn", self.rule)]
        if g.phase > MOVE or g.by_car or g.afraid(seat):
            return [Refusal("no-movement-to-double", self.rule)]
        return []

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.doubled += 1
        if g.mover != OFF:  # otherwise the roll is still to come
            g.emit(MoveChanged(seat, self.id, g.allowance()))


class AlternateFoodSource(EventCard):
    """Stops all fighting until the end of its player's next turn (ZZ-19.05)."""

    id: ClassVar[str] = "alternate_food_source"
    rule: ClassVar[str] = "ZZ-24.11"
    peace: ClassVar[bool] = True

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        make_lasting(g, Lasting(self.id, card, seat, NEXT_TURN, OFF))
        check_arrivals(g)


class InsteadOfRoll(EventCard):
    """A card played instead of the movement roll."""

    needs_pawn: ClassVar[bool] = True
    replaces_roll: ClassVar[bool] = True

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if seat != g.active:
            return [Refusal("no-own-turn", self.rule)]
        if g.phase != MOVE or g.mover != OFF:
            return [Refusal("no-instead-of-roll", self.rule)]
        return []


class Keys(InsteadOfRoll):
    """Gives ten squares by car; nothing else changes this movement (ZZ-25.12, ZZ-G89)."""

    id: ClassVar[str] = "keys"
    rule: ClassVar[str] = "ZZ-24.20"
    squares: ClassVar[int] = 10

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no = super().when(g, seat)
        if not no and g.afraid(seat):
            no.append(Refusal("no-afraid", "ZZ-25.12"))
        return no

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.base = self.squares
        g.by_car = True
        g.doubled = 0
        g.emit(MoveChanged(seat, self.id, self.squares))


class MuchNeededRest(InsteadOfRoll):
    """Gives two life tokens, up to five."""

    id: ClassVar[str] = "much_needed_rest"
    rule: ClassVar[str] = "ZZ-24.21"
    life: ClassVar[int] = 2

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        gained = min(self.life, MAX_LIFE - g.life[seat])
        g.life[seat] += gained
        g.emit(LifeGained(seat, gained))
