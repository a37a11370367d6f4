"""When cards may be played in somebody's turn (ZZ-13.03, ZZ-G31, ZZ-G86).

A card may be played at any time it makes sense. So that nobody is asked after every step, a turn has fixed points:
before a combat of phase 2, when a movement begins, when the moving pawn comes onto the Helipad, and before the zombies
move if there has been none of these. The active player is asked there for phase 2 alone: their own decisions offer the
cards. Who is asked depends on what everybody knows: cards in hand, the play of the round unused, items in play.
"""

from typing import Final, Literal

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Prompt, Window
from shamble.games.zombies import names
from shamble.games.zombies.actions import card_actions
from shamble.games.zombies.rules.cards.base import usable, worth_asking
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.state import ALIVE, ZombiesState

BEFORE_FIGHT: Final = 0
BEFORE_MOVE: Final = 1
ON_HELIPAD: Final = 2
BEFORE_ZOMBIES: Final = 3
PointWord = Literal["fight", "move", "helipad", "zombies"]
POINTS: Final[tuple[PointWord, ...]] = ("fight", "move", "helipad", "zombies")


class CardWindow(Window[ZombiesState]):
    """Anybody with a card?"""

    def __init__(self, point: int) -> None:
        self.point = point

    def word(self) -> PointWord:
        return POINTS[self.point]

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(g.active)

    def entered(self, g: ZombiesState) -> None:
        super().entered(g)
        g.windowed = True

    def who(self, g: ZombiesState) -> tuple[int, ...]:
        """The active player first, then clockwise (ZZ-G31)."""
        out: list[int] = []
        if self.point == ON_HELIPAD and not self.still_there(g):
            return ()
        for seat in g.clockwise(g.active):
            if seat == g.active:
                asked = (
                    self.point == BEFORE_FIGHT
                    and must_fight(g, seat)
                    and (g.could_play(seat) or usable(g, seat))
                )
            else:
                asked = g.could_play(seat) or worth_asking(g, seat)
            if asked:
                out.append(seat)
        return tuple(out)

    def still_there(self, g: ZombiesState) -> bool:
        return g.status[g.active] == ALIVE and g.square[g.active] // 9 == g.city.helipad // 9

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"player": names.player_name(g.active)}
        return Prompt("ask-window-" + self.word(), args, ("ZZ-13.03", "ZZ-G86"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out = card_actions(g, seat)
        out.append(Pass())
        return out

    def closed(self, g: ZombiesState) -> None:
        pass
