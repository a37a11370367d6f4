"""Windows for cards during a turn (ZZ-13.03, ZZ-G31, ZZ-G86).

A card can be played at any time it makes sense. To avoid a question after every step, a turn has fixed
points: before a combat of phase 2, before cards are drawn, when a movement starts, when the moving pawn
enters the Helipad, before and after the zombie die, and before the turn ends. Players are not asked twice
while nothing has happened. A table option limits the windows to milestones. The active player is asked only
where their own decisions do not offer cards. Who is asked depends on public facts: cards in hand, the play of
the round unused, items in play.
"""

from typing import Final, Literal

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Prompt, Routine, Window
from shamble.games.zombies import names
from shamble.games.zombies.actions import card_actions, cards_to_play
from shamble.games.zombies.rules.cards.base import can_use_item, could_react
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
    """Ask the others unless they were asked before the combat.

    Ask the active player after a combat, or if they placed no tile this turn.
    """
    if g.rules.any_time():
        own = g.windowed or g.placer != g.active
        g.push(CardWindow(BEFORE_CARDS, own=own, others=not g.windowed))


def before_move(g: ZombiesState) -> None:
    g.push(CardWindow(BEFORE_MOVE, own=False, others=True))


def on_helipad(g: ZombiesState) -> None:
    g.push(CardWindow(ON_HELIPAD, own=False, others=True))


def before_zombies(g: ZombiesState) -> None:
    """Ask after a movement, in any case if no window was open yet this turn.

    The active player is asked too if the movement ended with its last square.
    """
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
    """Ask all players with cards."""

    def __init__(self, point: int, own: bool, others: bool) -> None:
        self.point = point
        self.own = own  # ask the active player
        self.others = others  # ask the other players

    def word(self) -> PointWord:
        return POINTS[self.point]

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(g.active)

    def on_push(self, g: ZombiesState) -> None:
        super().on_push(g)
        g.windowed = True

    def asked_seats(self, g: ZombiesState) -> tuple[int, ...]:
        """List the players to ask: the active one first, then clockwise (ZZ-G31)."""
        out: list[int] = []
        if self.point == ON_HELIPAD and not self.still_there(g):
            return ()
        for step in range(g.seats):
            seat = (g.active + step) % g.seats
            if step > 0:
                asked = self.others and (g.could_play(seat) or could_react(g, seat))
            elif self.point == BEFORE_FIGHT and not must_fight(g, seat):
                asked = False  # a card has removed the zombie
            else:
                asked = self.own and (g.could_play(seat) or can_use_item(g, seat))
            if asked:
                out.append(seat)
        return tuple(out)

    def still_there(self, g: ZombiesState) -> bool:
        return g.status[g.active] == ALIVE and g.square[g.active] // 9 == g.city.helipad // 9

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"player": names.player_name(g.active)}
        return Prompt("ask-window-" + self.word(), args, ("ZZ-13.03", "ZZ-G86"))

    def routine(self, g: ZombiesState, seat: int) -> Routine | None:
        """Offer to pass until the question or the round changes."""
        return Routine("rest-pass", listed=True)

    def automatic_answer(self, g: ZombiesState, seat: int) -> Action[ZombiesState] | None:
        return PASS if self.can_wait(g, seat) else None

    def can_wait(self, g: ZombiesState, seat: int) -> bool:
        """Return whether a later question of this turn serves as well.

        Only public facts decide, so that a pass tells nothing about a hand (ZZ-G86).
        """
        if g.rules.last_man or g.zombies_held():
            return False  # without the zombie die there is no window after it
        if self.point == BEFORE_CARDS:  # the movement follows; the active player refills the hand before
            return seat != g.active and g.status[g.active] == ALIVE and not g.afraid(g.active)
        if self.point == BEFORE_ZOMBIES:  # the die follows, then the questions of the active player
            return g.rules.any_time() and (seat != g.active or bool(g.hands[seat]))
        return False

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [PASS, *card_actions(g, seat)]

    def legal(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [PASS, *cards_to_play(g, seat)]

    def on_close(self, g: ZombiesState) -> None:
        pass
