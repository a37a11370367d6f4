"""When cards may be played in somebody's turn (ZZ-13.03, ZZ-G31, ZZ-G86).

A card may be played at any time it makes sense. So that nobody is asked after every step, a turn has fixed points, one
after everything that changes the position: before a combat of phase 2, before cards are drawn, when a movement begins,
when the moving pawn comes onto the Helipad, before the zombie die and after it, and before the turn ends; nobody is
asked twice while nothing has happened. A table may want to be asked at the milestones alone. The active player is asked
where no decision of their own offers the cards. Who is asked depends on what everybody knows: cards in hand, the play
of the round unused, items in play.
"""

from typing import Final, Literal

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Prompt, Routine, Window
from shamble.games.zombies import names
from shamble.games.zombies.actions import card_actions, cards_to_play
from shamble.games.zombies.rules.cards.base import usable, worth_asking
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.state import ALIVE, ZombiesState

PASS: Final = Pass[ZombiesState]()

BEFORE_FIGHT: Final = 0
BEFORE_CARDS: Final = 1
BEFORE_MOVE: Final = 2
ON_HELIPAD: Final = 3
BEFORE_ZOMBIES: Final = 4
AFTER_DIE: Final = 5
BEFORE_END: Final = 6
PointWord = Literal["fight", "cards", "move", "helipad", "zombies", "die", "end"]
POINTS: Final[tuple[PointWord, ...]] = ("fight", "cards", "move", "helipad", "zombies", "die", "end")


def before_fight(g: ZombiesState) -> None:
    g.push(CardWindow(BEFORE_FIGHT, own=True, others=True))


def before_cards(g: ZombiesState) -> None:
    """The others, unless they were asked before the combat; the active player after a combat, or if no tile of theirs
    gave them a chance."""
    if g.rules.any_time():
        own = g.windowed or g.placer != g.active
        g.push(CardWindow(BEFORE_CARDS, own=own, others=not g.windowed))


def before_move(g: ZombiesState) -> None:
    g.push(CardWindow(BEFORE_MOVE, own=False, others=True))


def on_helipad(g: ZombiesState) -> None:
    g.push(CardWindow(ON_HELIPAD, own=False, others=True))


def before_zombies(g: ZombiesState) -> None:
    """After a movement; the active player too, if it ended with the last square. If nobody was asked in this turn so
    far, in any case."""
    if not g.windowed:
        g.push(CardWindow(BEFORE_ZOMBIES, own=False, others=True))
    elif g.rules.any_time() and g.used > 0:
        g.push(CardWindow(BEFORE_ZOMBIES, own=g.steps_left() <= 0, others=True))


def after_die(g: ZombiesState) -> None:
    if g.rules.any_time():
        g.push(CardWindow(AFTER_DIE, own=False, others=True))


def before_end(g: ZombiesState) -> None:
    if g.rules.any_time():
        g.push(CardWindow(BEFORE_END, own=False, others=True))


class CardWindow(Window[ZombiesState]):
    """Anybody with a card?"""

    def __init__(self, point: int, own: bool, others: bool) -> None:
        self.point = point
        self.own = own  # the active player is asked
        self.others = others  # and so are the others

    def word(self) -> PointWord:
        return POINTS[self.point]

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(g.active)

    def on_push(self, g: ZombiesState) -> None:
        super().on_push(g)
        g.windowed = True

    def asked_seats(self, g: ZombiesState) -> tuple[int, ...]:
        """The active player first, then clockwise (ZZ-G31)."""
        out: list[int] = []
        if self.point == ON_HELIPAD and not self.still_there(g):
            return ()
        for step in range(g.seats):
            seat = (g.active + step) % g.seats
            if step > 0:
                asked = self.others and (g.could_play(seat) or worth_asking(g, seat))
            elif self.point == BEFORE_FIGHT and not must_fight(g, seat):
                asked = False  # a card has settled it
            else:
                asked = self.own and (g.could_play(seat) or usable(g, seat))
            if asked:
                out.append(seat)
        return tuple(out)

    def still_there(self, g: ZombiesState) -> bool:
        return g.status[g.active] == ALIVE and g.square[g.active] // 9 == g.city.helipad // 9

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"player": names.player_name(g.active)}
        return Prompt("ask-window-" + self.word(), args, ("ZZ-13.03", "ZZ-G86"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        """Who has heard enough passes until something else is asked, or the round is over."""
        return Routine("rest-pass", listed=True)

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [PASS, *card_actions(g, seat)]

    def legal(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [PASS, *cards_to_play(g, seat)]

    def on_close(self, g: ZombiesState) -> None:
        pass
