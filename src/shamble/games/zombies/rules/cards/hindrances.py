"""Cards against other players (ZZ-24.12 to ZZ-24.18, ZZ-24.25, ZZ-24.26)."""

from typing import ClassVar

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt
from shamble.core.prospects import CERTAIN, Prospect
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.board import TOWN_CENTRE
from shamble.games.zombies.card_events import (
    BulletsLost,
    ItemLost,
    MoveChanged,
    Targeted,
    TwoDice,
    ZombiesReturned,
)
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.choices import ChooseItem, ChooseNumber, ChoosePlayer, Enough
from shamble.games.zombies.events import BulletsSpent, SentBack
from shamble.games.zombies.places import place_of
from shamble.games.zombies.rules.cards.base import EVENTS, Aimed, EventCard, make_lasting
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.rules.death import lose_life
from shamble.games.zombies.rules.odds import kills
from shamble.games.zombies.rules.steps import Lead, enter
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.state import ALIVE, KILL, MOVE, NEXT_TURN, THIS_TURN, Lasting, ZombiesState


class AtPlayer(Aimed):
    """A card whose player chooses the target."""

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.push(AimAtPlayer(seat, card))


class BadSenseOfDirection(AtPlayer):
    """Costs a life token and sends a player to the Town Square centre.

    Not for the last life token (ZZ-G64).
    """

    id: ClassVar[str] = "bad_sense_of_direction"
    rule: ClassVar[str] = "ZZ-24.12"
    needs_pawn: ClassVar[bool] = True

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if g.status[seat] == ALIVE and g.life[seat] < 2:
            no.append(Refusal("no-last-life", "ZZ-G64"))
        no.extend(super().when(g, seat))
        return no

    def affects(self, g: ZombiesState, target: int) -> bool:
        return can_be_moved(g, target)

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        lose_life(g, seat, "bad_sense")
        super().apply(g, seat, card)

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        """Move the pawn.

        In its own movement, a zombie there is fought at once and the movement continues (ZZ-25.11); otherwise
        in the next phase 2 (ZZ-G77).
        """
        start = place_of(g.city, g.square[target])
        g.square[target] = TOWN_CENTRE
        g.emit(SentBack(target, start, place_of(g.city, TOWN_CENTRE)))
        if target == g.active and g.phase == MOVE and g.mover != OFF:
            enter(g, target)
        elif not must_fight(g, target):
            take_tokens(g, target)


def can_be_moved(g: ZombiesState, target: int) -> bool:
    """Return whether the player has a pawn that can be moved (ZZ-G26, ZZ-24.16)."""
    return g.status[target] == ALIVE and not g.afraid(target)


class BrainCramp(EventCard):
    """Lets its player move another pawn, or keep it in place (ZZ-25.18)."""

    id: ClassVar[str] = "brain_cramp"
    rule: ClassVar[str] = "ZZ-24.13"

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if seat == g.active:
            return [Refusal("no-others-movement", self.rule)]
        if g.phase != MOVE or g.mover == OFF or g.used > 0:
            return [Refusal("no-begins-to-move", self.rule)]
        return []

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        g.mover = seat
        g.emit(Targeted(seat, g.active, self.id))


class ButterFingers(AtPlayer):
    """Makes a player drop an item or two bullets."""

    id: ClassVar[str] = "butter_fingers"
    rule: ClassVar[str] = "ZZ-24.14"

    def affects(self, g: ZombiesState, target: int) -> bool:
        return bool(g.items[target]) or g.bullets[target] > 0

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        g.push(MakeDrop(seat, target))


class NextTurn(AtPlayer):
    """Lasts for its victim's next turn, even when played in their own (ZZ-25.10)."""

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        make_lasting(g, Lasting(self.id, card, target, NEXT_TURN, OFF))


class Claustrophobia(NextTurn):
    """Keeps a player out of buildings."""

    id: ClassVar[str] = "claustrophobia"
    rule: ClassVar[str] = "ZZ-24.15"
    no_buildings: ClassVar[bool] = True


class Fear(NextTurn):
    """Stops all movement of a player."""

    id: ClassVar[str] = "fear"
    rule: ClassVar[str] = "ZZ-24.16"
    no_movement: ClassVar[bool] = True


class HystericalParalysis(NextTurn):
    """Makes a player miss a turn."""

    id: ClassVar[str] = "hysterical_paralysis"
    rule: ClassVar[str] = "ZZ-24.17"
    at_zombies: ClassVar[bool] = True
    no_turn: ClassVar[bool] = True


class NotDead(AtPlayer):
    """Makes a player roll two dice, and perhaps lose collected zombies."""

    id: ClassVar[str] = "not_dead"
    rule: ClassVar[str] = "ZZ-24.18"
    opponents: ClassVar[bool] = True
    zombies: ClassVar[int] = 2

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        g.push(TwoDiceRoll(target))


class WhereDidEverybodyGo(AtPlayer):
    """Moves an opponent five squares."""

    id: ClassVar[str] = "where_did_everybody_go"
    rule: ClassVar[str] = "ZZ-24.25"
    opponents: ClassVar[bool] = True
    squares: ClassVar[int] = 5

    def affects(self, g: ZombiesState, target: int) -> bool:
        return can_be_moved(g, target)

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        g.push(Lead(seat, target, self.squares))


class ShoesUntied(AtPlayer):
    """Halves a movement.

    The one just rolled, the one still to be rolled this turn, or that of the next turn (ZZ-G92).
    """

    id: ClassVar[str] = "shoes_untied"
    rule: ClassVar[str] = "ZZ-24.26"
    halves: ClassVar[bool] = True

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        moving = target == g.active and g.phase == MOVE and g.mover != OFF
        if moving and g.used == 0 and not g.by_car:
            g.halved += 1
            g.emit(MoveChanged(target, self.id, g.allowance()))
            return
        to_come = target == g.active and g.phase <= MOVE and g.mover == OFF
        make_lasting(g, Lasting(self.id, card, target, THIS_TURN if to_come else NEXT_TURN, OFF))


# -------------------------------------------------------------------- questions of these cards


class AimAtPlayer(Ask[ZombiesState]):
    """Choose the target of a card."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def subject(self, g: ZombiesState) -> str:
        return names.card_thing(self.card)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-aim-player", {"card": names.card_name(self.card)}, (EVENTS[DECK[self.card]].rule,))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChoosePlayer(target) for target in EVENTS[DECK[self.card]].targets(g, seat)]

    def advance(self, g: ZombiesState) -> bool:
        targets = EVENTS[DECK[self.card]].targets(g, self.player)
        if len(targets) > 1:
            return False
        g.stack.pop()
        hit(g, self.player, targets[0], self.card)
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChoosePlayer)
        g.stack.pop()
        hit(g, seat, action.target, self.card)


def hit(g: ZombiesState, seat: int, target: int, card: int) -> None:
    """Apply a card to a player."""
    g.emit(Targeted(seat, target, DECK[card]))
    EVENTS[DECK[card]].hit(g, seat, target, card)


DROPPED = 2  # number of bullets (ZZ-24.14)


class MakeDrop(Ask[ZombiesState]):
    """Butter Fingers: choose a face-up item or up to two bullets (ZZ-24.14, ZZ-25.14)."""

    def __init__(self, player: int, target: int) -> None:
        self.player = player
        self.target = target

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.target)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-make-drop", {"player": names.player_name(self.target)}, ("ZZ-24.14", "ZZ-25.14"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = [ChooseItem(card) for card in g.items[self.target]]
        for count in range(min(DROPPED, g.bullets[self.target]), 0, -1):
            out.append(ChooseNumber(count, "bullets"))
        return out

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseItem):
            g.lose_item(self.target, action.card)
            g.emit(ItemLost(self.target, action.card))
        elif isinstance(action, ChooseNumber):
            g.bullets[self.target] -= action.count
            g.emit(BulletsLost(self.target, action.count))


# -------------------------------------------------------------------- I Don't Think They're Dead (ZZ-24.18)


class TwoDiceRoll(Roll[ZombiesState]):
    """Roll two dice, for any number of collected zombies (ZZ-25.19)."""

    def __init__(self, target: int) -> None:
        self.target = target

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.target)

    def roller(self, g: ZombiesState) -> int:
        return self.target

    def dice(self, g: ZombiesState) -> int:
        return 2

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-roll-two", {"player": names.player_name(self.target), "need": KILL}, ("ZZ-24.18",))

    def on_roll(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        g.emit(TwoDice(self.target, faces))
        g.push(SaveDice(self.target, faces[0], faces[1]))


class RaiseDie(Action[ZombiesState]):
    """Spend bullets, one for each point up to 4 (ZZ-24.18)."""

    def __init__(self, die: int, count: int) -> None:
        self.die = die
        self.count = count

    def verb(self) -> str:
        return "raise"

    def text(self, g: ZombiesState) -> str:
        return f"raise {self.die}"

    def args(self, g: ZombiesState) -> Args:
        return {"die": self.die, "count": self.count}

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if g.bullets[seat] >= self.count:
            return []
        args: Args = {"need": self.count, "have": g.bullets[seat]}
        return [Refusal("no-bullets", "ZZ-24.18", args=args)]

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        return [Prospect("may-save-die", {"die": self.die}, CERTAIN)]


class RerollDie(Action[ZombiesState]):
    """Spend a life token, never the last one (ZZ-G90), for another roll (ZZ-24.18)."""

    def __init__(self, die: int) -> None:
        self.die = die

    def verb(self) -> str:
        return "reroll"

    def text(self, g: ZombiesState) -> str:
        return f"reroll {self.die}"

    def args(self, g: ZombiesState) -> Args:
        return {"die": self.die}

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [] if g.life[seat] > 1 else [Refusal("no-last-life", "ZZ-G90")]

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        return [Prospect("may-save-die", {"die": self.die}, kills())]


class SaveDice(Ask[ZombiesState]):
    """A die at 3 or less costs two zombies, unless bullets or life tokens help.

    (ZZ-24.18, ZZ-G71)
    """

    def __init__(self, target: int, one: int, two: int) -> None:
        self.target = target
        self.one = one
        self.two = two

    def seat(self, g: ZombiesState) -> int:
        return self.target

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.target)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-save-dice", {"one": self.one, "two": self.two}, ("ZZ-24.18",))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = []
        for die, face in ((1, self.one), (2, self.two)):
            if face < KILL:
                out.append(RaiseDie(die, KILL - face))
                out.append(RerollDie(die))
        out.append(Enough("accept"))
        return out

    def advance(self, g: ZombiesState) -> bool:
        low = min(self.one, self.two)
        if low >= KILL:
            g.stack.pop()
            return True
        cheapest = KILL - max([face for face in (self.one, self.two) if face < KILL])
        if g.kills[self.target] > 0 and (g.life[self.target] > 1 or g.bullets[self.target] >= cheapest):
            return False
        g.stack.pop()
        give_back(g, self.target)
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        g.stack.pop()
        if isinstance(action, RaiseDie):
            g.bullets[seat] -= action.count
            g.emit(BulletsSpent(seat, action.count))
            one = KILL if action.die == 1 else self.one
            two = KILL if action.die == 2 else self.two
            g.push(SaveDice(seat, one, two))
        elif isinstance(action, RerollDie):
            lose_life(g, seat, "reroll")
            g.push(OneDieRoll(seat, action.die, self.two if action.die == 1 else self.one))
        else:
            give_back(g, seat)


class OneDieRoll(Roll[ZombiesState]):
    """Roll one of the two dice again; `other` is the face of the other one."""

    def __init__(self, target: int, die: int, other: int) -> None:
        self.target = target
        self.die = die
        self.other = other

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.target)

    def roller(self, g: ZombiesState) -> int:
        return self.target

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"player": names.player_name(self.target), "die": self.die, "need": KILL}
        return Prompt("ask-roll-one", args, ("ZZ-24.18",))

    def on_roll(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        one, two = (faces[0], self.other) if self.die == 1 else (self.other, faces[0])
        g.emit(TwoDice(self.target, (one, two)))
        g.push(SaveDice(self.target, one, two))


def give_back(g: ZombiesState, seat: int) -> None:
    """Return two collected zombies, or as many as there are, to the supply (ZZ-G23, ZZ-G71)."""
    count = min(NotDead.zombies, g.kills[seat])
    g.kills[seat] -= count
    g.supply += count
    g.emit(ZombiesReturned(seat, count))
