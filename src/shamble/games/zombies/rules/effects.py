"""What the event cards do (ZZ-24.10 to ZZ-24.27)."""

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.board import TOWN_CENTRE
from shamble.games.zombies.card_events import (
    BuildingChosen,
    BulletsLost,
    ItemLost,
    LifeGained,
    MoveChanged,
    Targeted,
    TwoDice,
    ZombiesReturned,
)
from shamble.games.zombies.cards import (
    ADRENALINE,
    BAD_SENSE,
    BRAIN_CRAMP,
    BUTTER_FINGERS,
    DECK,
    EVERYBODY_GO,
    FOOD_SOURCE,
    GET_WORSE,
    KEYS,
    KINDS,
    MASTER,
    MISCALCULATION,
    NOT_DEAD,
    NOT_SO_BAD,
    REST,
    SCREWED,
    SHOES,
)
from shamble.games.zombies.choices import (
    ChooseBuilding,
    ChooseItem,
    ChooseNumber,
    ChoosePlayer,
    ChooseSquare,
    ChooseZombie,
    Enough,
)
from shamble.games.zombies.events import SentBack, ZombieStepped
from shamble.games.zombies.rules.combat import must_fight
from shamble.games.zombies.rules.death import lose_life
from shamble.games.zombies.rules.furnishing import ANYWHERE, AWAY_FROM_PLAYERS, IN_BUILDING, PutZombies
from shamble.games.zombies.rules.steps import Lead, enter
from shamble.games.zombies.rules.targets import buildings, loose_zombies, targets
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.rules.victory import settle
from shamble.games.zombies.rules.zombie_movement import mark_moved
from shamble.games.zombies.state import (
    KILL,
    MAX_LIFE,
    MOVE,
    NEXT_TURN,
    NOBODY,
    THIS_TURN,
    Lasting,
    ZombiesState,
)

CAR = 10  # ZZ-24.20
RESTED = 2  # ZZ-24.21
HORDE = 10  # ZZ-24.24
MASTERED = 5  # ZZ-24.27
LED = 5  # ZZ-24.25
LIFTED = 2  # ZZ-24.23
RETURNED = 2  # ZZ-24.18
DROPPED = 2  # ZZ-24.14


def happen(g: ZombiesState, seat: int, card: int) -> None:
    """A card just played takes effect at once (ZZ-15.01). It lies on the discard pile, unless it lasts (ZZ-G32)."""
    kind = DECK[card]
    if kind == ADRENALINE:
        g.doubled += 1
        if g.mover != OFF:  # else the roll is still to come
            g.emit(MoveChanged(seat, kind, g.allowance()))
    elif kind == FOOD_SOURCE:
        last(g, Lasting(FOOD_SOURCE, card, seat, NEXT_TURN, OFF))
        settle(g)
    elif kind == KEYS:  # nothing else changes this movement (ZZ-25.12, ZZ-G89)
        g.base = CAR
        g.by_car = True
        g.doubled = 0
        g.halved = 0
        g.emit(MoveChanged(seat, kind, CAR))
    elif kind == REST:
        gained = min(RESTED, MAX_LIFE - g.life[seat])
        g.life[seat] += gained
        g.emit(LifeGained(seat, gained))
    elif kind in (GET_WORSE, MISCALCULATION):
        g.push(AimAtBuilding(seat, kind))
    elif kind == NOT_SO_BAD:
        g.push(LiftZombie(seat, LIFTED))
    elif kind == SCREWED:
        g.push(PutZombies(seat, ANYWHERE, OFF, HORDE))
    elif kind == MASTER:
        g.push(PutZombies(seat, AWAY_FROM_PLAYERS, OFF, MASTERED))
    elif kind == BRAIN_CRAMP:  # where to, or nowhere at all (ZZ-24.13, ZZ-25.18)
        g.mover = seat
        g.emit(Targeted(seat, g.active, kind))
    else:
        if kind == BAD_SENSE:
            lose_life(g, seat, "bad_sense")
        g.push(AimAtPlayer(seat, card))


def last(g: ZombiesState, effect: Lasting) -> None:
    """The card lies beside the map until its effect ends (ZZ-G32)."""
    g.discard.remove(effect.card)
    g.lasting.append(effect)


class AimAtPlayer(Ask[ZombiesState]):
    """At whom?"""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-aim-player", {"card": names.card_name(self.card)}, (KINDS[DECK[self.card]].rule,))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChoosePlayer(target) for target in targets(g, seat, DECK[self.card])]

    def advance(self, g: ZombiesState) -> bool:
        there = targets(g, self.player, DECK[self.card])
        if len(there) > 1:
            return False
        g.stack.pop()
        strike(g, self.player, there[0], self.card)
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChoosePlayer)
        g.stack.pop()
        strike(g, seat, action.target, self.card)


def strike(g: ZombiesState, seat: int, target: int, card: int) -> None:
    """A card takes effect on a player."""
    kind = DECK[card]
    g.emit(Targeted(seat, target, kind))
    if kind == BAD_SENSE:
        send_back(g, target)
    elif kind == BUTTER_FINGERS:
        g.push(MakeDrop(seat, target))
    elif kind == NOT_DEAD:
        g.push(TwoDiceRoll(target))
    elif kind == EVERYBODY_GO:
        g.push(Lead(seat, target, LED))
    elif kind == SHOES:
        untie(g, target, card)
    else:
        last(g, Lasting(kind, card, target, NEXT_TURN, OFF))  # their next turn, even in their own (ZZ-25.10)


def untie(g: ZombiesState, target: int, card: int) -> None:
    """Your Shoe's Untied: the roll just made, the roll still to come in this turn, or that of the next turn (ZZ-24.26,
    ZZ-G92)."""
    moving = target == g.active and g.phase == MOVE and g.mover != OFF
    if moving and g.used == 0 and not g.by_car:
        g.halved += 1
        g.emit(MoveChanged(target, SHOES, g.allowance()))
        return
    to_come = target == g.active and g.phase <= MOVE and g.mover == OFF
    last(g, Lasting(SHOES, card, target, THIS_TURN if to_come else NEXT_TURN, OFF))


def send_back(g: ZombiesState, target: int) -> None:
    """To the Town Square centre (ZZ-24.12). During the own movement a zombie there is fought at once and the movement
    goes on (ZZ-25.11); otherwise in the next phase 2 (ZZ-G77)."""
    g.square[target] = TOWN_CENTRE
    g.emit(SentBack(target))
    if target == g.active and g.phase == MOVE and g.mover != OFF:
        enter(g, target)
    elif not must_fight(g, target):
        take_tokens(g, target)


class AimAtBuilding(Ask[ZombiesState]):
    """Which named building (ZZ-24.19, ZZ-24.22)?"""

    def __init__(self, player: int, kind_: int) -> None:
        self.player = player
        self.kind_ = kind_

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-aim-building", {"card": names.kind_name(self.kind_)}, (KINDS[self.kind_].rule,))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseBuilding(slot) for slot in buildings(g, self.kind_)]

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseBuilding)
        g.stack.pop()
        slot = action.slot
        g.emit(BuildingChosen(seat, g.city.placed[slot].tile, self.kind_))
        squares = g.city.building_squares(slot)
        inside = sum(1 for square in squares if g.grid[square] != NOBODY)
        more = len(squares) - inside if self.kind_ == GET_WORSE else min(inside, len(squares) - inside)
        g.push(PutZombies(seat, IN_BUILDING, slot, more))


class LiftZombie(Ask[ZombiesState]):
    """This Isn't So Bad: which zombie is moved (ZZ-24.23)?"""

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-lift-zombie", {"left": self.left}, ("ZZ-24.23",))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseZombie(zombie) for zombie in loose_zombies(g, seat)]

    def advance(self, g: ZombiesState) -> bool:
        if self.left and loose_zombies(g, self.player):
            return False
        g.stack.pop()
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseZombie)
        g.stack.pop()
        g.push(LiftZombie(self.player, self.left - 1))
        g.push(SetZombie(self.player, action.zombie))


class SetZombie(Ask[ZombiesState]):
    """And where does it go: any playable square without a zombie (ZZ-24.23, ZZ-G66)."""

    def __init__(self, player: int, zombie: int) -> None:
        self.player = player
        self.zombie = zombie

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-set-zombie", rules=("ZZ-24.23", "ZZ-G66"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [ChooseSquare(square, "to") for square in g.city.squares if g.grid[square] == NOBODY]

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        assert isinstance(action, ChooseSquare)
        g.stack.pop()
        here = g.zombies[self.zombie]
        g.shift_zombie(self.zombie, action.square)
        mark_moved(g, self.zombie, seat)
        g.emit(ZombieStepped(self.zombie, g.city.names[here], g.city.names[action.square], seat))
        settle(g)


class MakeDrop(Ask[ZombiesState]):
    """Butter Fingers: one face-up item, or up to two bullets, as its player likes (ZZ-24.14, ZZ-25.14)."""

    def __init__(self, player: int, target: int) -> None:
        self.player = player
        self.target = target

    def seat(self, g: ZombiesState) -> int:
        return self.player

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
    """Two dice, however many zombies the player has (ZZ-25.19)."""

    def __init__(self, target: int) -> None:
        self.target = target

    def dice(self, g: ZombiesState) -> int:
        return 2

    def rolled(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        g.emit(TwoDice(self.target, faces))
        g.push(SaveDice(self.target, faces[0], faces[1]))


class RaiseDie(Action[ZombiesState]):
    """Bullets, one for each point up to 4 (ZZ-24.18)."""

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


class RerollDie(Action[ZombiesState]):
    """A life token for another roll (ZZ-24.18); never the last one (ZZ-G90)."""

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


class SaveDice(Ask[ZombiesState]):
    """Either die at 3 or less costs two zombies, unless bullets or life tokens help (ZZ-24.18, ZZ-G71)."""

    def __init__(self, target: int, one: int, two: int) -> None:
        self.target = target
        self.one = one
        self.two = two

    def seat(self, g: ZombiesState) -> int:
        return self.target

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
            one = KILL if action.die == 1 else self.one
            two = KILL if action.die == 2 else self.two
            g.push(SaveDice(seat, one, two))
        elif isinstance(action, RerollDie):
            lose_life(g, seat, "reroll")
            g.push(OneDieRoll(seat, action.die, self.two if action.die == 1 else self.one))
        else:
            give_back(g, seat)


class OneDieRoll(Roll[ZombiesState]):
    """One of the two dice again; `other` is what the other one shows."""

    def __init__(self, target: int, die: int, other: int) -> None:
        self.target = target
        self.die = die
        self.other = other

    def rolled(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        one, two = (faces[0], self.other) if self.die == 1 else (self.other, faces[0])
        g.emit(TwoDice(self.target, (one, two)))
        g.push(SaveDice(self.target, one, two))


def give_back(g: ZombiesState, seat: int) -> None:
    """Two collected zombies, or as many as there are, go back to the supply (ZZ-G23, ZZ-G71)."""
    count = min(RETURNED, g.kills[seat])
    g.kills[seat] -= count
    g.supply += count
    g.emit(ZombiesReturned(seat, count))


def movable(g: ZombiesState, seat: int) -> bool:
    """Is there a zombie to be moved by a card, and a square for it?"""
    return (
        not g.zombies_held()
        and bool(loose_zombies(g, seat))
        and any(g.grid[square] == NOBODY for square in g.city.squares)
    )
