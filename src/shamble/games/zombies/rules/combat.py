"""Combat (ZZ-10): one zombie, one die, until it or the player is done; nobody leaves it (ZZ-10.07). At most one item
each (ZZ-14.07, ZZ-G35). Players cannot fight each other (ZZ-25.01)."""

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.refusals import Refusal
from shamble.games.zombies import names
from shamble.games.zombies.card_events import CardPlayed, ItemUsed
from shamble.games.zombies.cards import (
    ADRENALINE,
    AMMO,
    CHAINSAW,
    FIRE_AXE,
    FIRST_AID_KIT,
    GRENADE,
    KINDS,
    MOLOTOV,
    NO_CARD,
    NO_KIND,
    SHOTGUN,
)
from shamble.games.zombies.events import BulletsSpent, CombatRolled, ZombieKilled
from shamble.games.zombies.rules import items
from shamble.games.zombies.rules.death import lose_life
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.rules.victory import collected
from shamble.games.zombies.state import ALIVE, KILL, NOBODY, ZombiesState

BEFORE_ROLL = (FIRE_AXE, SHOTGUN, CHAINSAW, MOLOTOV, GRENADE)
AFTER_ROLL = (FIRST_AID_KIT, AMMO)


def must_fight(g: ZombiesState, seat: int) -> bool:
    """A zombie on a player's square, and no peace (ZZ-10.01, ZZ-10.02, ZZ-24.11, ZZ-G85)."""
    return g.status[seat] == ALIVE and g.grid[g.square[seat]] != NOBODY and not g.peace()


def bonus_of(kind: int) -> int:
    if kind in (FIRE_AXE, SHOTGUN):
        return 1  # ZZ-24.03, ZZ-24.06
    if kind in (CHAINSAW, MOLOTOV):
        return 2  # ZZ-24.02, ZZ-24.08
    return 0


def room_for(g: ZombiesState, kind: int, using: int, extra: int) -> bool:
    """May this item still be used in the combat: nothing used yet, or the shotgun beside one other (ZZ-G35)?"""
    if using == NO_KIND:
        return True
    if not g.rules.shotgun_combines or extra != NO_KIND:
        return False
    return (using == SHOTGUN) != (kind == SHOTGUN)


def at_hand(g: ZombiesState, seat: int, square: int, kind: int) -> bool:
    """Is the item there to be used here: in play, or already at work this turn (ZZ-G93)?"""
    if g.silent[seat]:
        return False  # ZZ-G30
    if kind == CHAINSAW:
        return g.item(seat, CHAINSAW) != NO_CARD or items.running(g, seat, CHAINSAW, -1)
    if kind == MOLOTOV:
        here = g.city.in_building(square)
        if here < 0:
            return False
        return g.item(seat, MOLOTOV) != NO_CARD or items.running(g, seat, MOLOTOV, here)
    if kind == GRENADE:
        return g.item(seat, GRENADE) != NO_CARD and g.city.in_building(square) >= 0
    return g.item(seat, kind) != NO_CARD


class Combat(Step[ZombiesState]):
    """The next roll of a combat, if it still goes on; `using` is the item in use, `extra` the one beside a shotgun."""

    def __init__(self, seat: int, square: int, using: int, extra: int) -> None:
        self.seat = seat
        self.square = square
        self.using = using
        self.extra = extra

    def run(self, g: ZombiesState) -> None:
        seat, square = self.seat, self.square
        if g.status[seat] != ALIVE or g.square[seat] != square or g.grid[square] == NOBODY or g.peace():
            return
        if g.items[seat] or g.lasting:
            for kind in BEFORE_ROLL:
                if room_for(g, kind, self.using, self.extra) and at_hand(g, seat, square, kind):
                    g.push(ReadyItem(seat, square, self.using, self.extra))
                    return
        g.push(CombatRoll(seat, square, self.using, self.extra))


class RollDie(Action[ZombiesState]):
    """Roll for it."""

    def verb(self) -> str:
        return "roll"


class WithItem(Action[ZombiesState]):
    """Use this item in the combat (ZZ-14.07)."""

    def __init__(self, fighter: int, kind: int, square: int, using: int, extra: int) -> None:
        self.fighter = fighter
        self.kind = kind
        self.square = square
        self.using = using
        self.extra = extra

    def verb(self) -> str:
        return "use"

    def text(self, g: ZombiesState) -> str:
        return "use " + KINDS[self.kind].id

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.kind_name(self.kind)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        card = g.item(self.fighter, self.kind)
        return (names.card_thing(card),) if card != NO_CARD else ("effect:" + KINDS[self.kind].id,)

    def rules(self) -> tuple[str, ...]:
        return (KINDS[self.kind].rule,)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if not at_hand(g, seat, self.square, self.kind):
            no.append(Refusal("no-not-in-reach", KINDS[self.kind].rule))
        if not room_for(g, self.kind, self.using, self.extra):
            no.append(Refusal("no-one-item", "ZZ-14.07", args={"card": names.kind_name(self.using)}))
        return no


def item_choices(
    g: ZombiesState, seat: int, kinds: tuple[int, ...], square: int, using: int, extra: int
) -> list[Action[ZombiesState]]:
    """The items a fighter might reach for: those in play and those at work."""
    out: list[Action[ZombiesState]] = []
    for kind in kinds:
        if g.item(seat, kind) != NO_CARD or at_hand(g, seat, square, kind):
            out.append(WithItem(seat, kind, square, using, extra))
    return out


class ReadyItem(Ask[ZombiesState]):
    """Before a roll the fighter may say which item is used (ZZ-G35)."""

    def __init__(self, fighter: int, square: int, using: int, extra: int) -> None:
        self.fighter = fighter
        self.square = square
        self.using = using
        self.extra = extra

    def seat(self, g: ZombiesState) -> int:
        return self.fighter

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-ready-item", {"square": g.city.names[self.square]}, ("ZZ-14.07", "ZZ-G35"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = [RollDie()]
        out.extend(item_choices(g, seat, BEFORE_ROLL, self.square, self.using, self.extra))
        return out

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        g.stack.pop()
        if not isinstance(action, WithItem):
            g.push(CombatRoll(seat, self.square, self.using, self.extra))
            return
        kind = action.kind
        using = kind if self.using < 0 else self.using
        extra = NO_KIND if self.using < 0 else kind
        g.push(Combat(seat, self.square, using, extra))
        if kind == GRENADE:
            items.use(g, seat, GRENADE)
        elif (
            kind in (CHAINSAW, MOLOTOV)
            and g.item(seat, kind) != NO_CARD
            and not _running(g, seat, self.square, kind)
        ):
            items.use(g, seat, kind)
        else:
            g.emit(ItemUsed(seat, kind))


def _running(g: ZombiesState, seat: int, square: int, kind: int) -> bool:
    return items.running(g, seat, kind, g.city.in_building(square) if kind == MOLOTOV else -1)


class CombatRoll(Roll[ZombiesState]):
    """4, 5 or 6 kills (ZZ-10.03); bonuses count first, then bullets (ZZ-G21)."""

    def __init__(self, seat: int, square: int, using: int, extra: int) -> None:
        self.seat = seat
        self.square = square
        self.using = using
        self.extra = extra

    def rolled(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        seat = self.seat
        bonus = 0
        for kind in (self.using, self.extra):
            if kind == SHOTGUN:
                if g.shots[seat] > 0:  # three rolls, then it is empty (ZZ-G63)
                    bonus += 1
                    g.shots[seat] -= 1
                    if g.shots[seat] == 0:
                        g.lose_item(seat, g.item(seat, SHOTGUN))
            else:
                bonus += bonus_of(kind)
        g.emit(CombatRolled(seat, g.city.names[self.square], faces[0], bonus))
        resolve(g, seat, self.square, self.using, self.extra, faces[0] + bonus)


def resolve(g: ZombiesState, seat: int, square: int, using: int, extra: int, total: int) -> None:
    if total >= KILL:
        kill(g, seat, square)
    else:
        g.push(FallShort(seat, square, using, extra, total))


def kill(g: ZombiesState, seat: int, square: int) -> None:
    """The zombie joins its killer's pile (ZZ-10.08), and what lay under it can be taken (ZZ-16.10, ZZ-G74)."""
    number = g.lift_zombie(square)
    g.kills[seat] += 1
    g.emit(ZombieKilled(seat, number, g.city.names[square], g.kills[seat]))
    collected(g, seat)
    if not g.over():
        take_tokens(g, seat)


class Shoot(Action[ZombiesState]):
    """Spend exactly the bullets that are missing (ZZ-10.04, ZZ-G20); elsewhere they change no roll (ZZ-25.07)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def verb(self) -> str:
        return "shoot"

    def text(self, g: ZombiesState) -> str:
        return f"shoot {self.count}"

    def args(self, g: ZombiesState) -> Args:
        return {"count": self.count}

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-10.04",)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if g.bullets[seat] >= self.count:
            return []
        args: Args = {"need": self.count, "have": g.bullets[seat]}
        return [Refusal("no-bullets", "ZZ-10.05", args=args)]


class Bleed(Action[ZombiesState]):
    """Give up a life token and roll again (ZZ-10.05)."""

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-10.05", "ZZ-10.06")


class Adrenaline(Action[ZombiesState]):
    """Adrenaline Rush: +2 to this roll, seen already (ZZ-24.10, ZZ-G96)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)

    def verb(self) -> str:
        return "play"

    def text(self, g: ZombiesState) -> str:
        return "play " + KINDS[ADRENALINE].id

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.kind_name(ADRENALINE)}

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-24.10",)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if seat != g.active:
            no.append(Refusal("no-own-turn", "ZZ-24.10"))
        if g.plays_left(seat) <= 0:
            no.append(Refusal("no-card-played", "ZZ-13.02"))
        return no


class FallShort(Ask[ZombiesState]):
    """Below 4: bullets, a card, an item, or a life token (ZZ-10.04, ZZ-10.05). Nobody is asked who, as far as
    everybody knows, can only bleed."""

    def __init__(self, fighter: int, square: int, using: int, extra: int, total: int) -> None:
        self.fighter = fighter
        self.square = square
        self.using = using
        self.extra = extra
        self.total = total

    def seat(self, g: ZombiesState) -> int:
        return self.fighter

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"total": self.total, "missing": KILL - self.total}
        return Prompt("ask-fall-short", args, ("ZZ-10.04", "ZZ-10.05"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = [Shoot(KILL - self.total), Bleed()]
        out.extend(item_choices(g, seat, AFTER_ROLL, self.square, self.using, self.extra))
        card = g.held(seat, ADRENALINE)
        if card != NO_CARD:
            out.append(Adrenaline(card))
        return out

    def advance(self, g: ZombiesState) -> bool:
        seat = self.fighter
        if g.bullets[seat] >= KILL - self.total or (seat == g.active and g.could_play(seat)):
            return False
        for kind in AFTER_ROLL:
            if at_hand(g, seat, self.square, kind) and room_for(g, kind, self.using, self.extra):
                return False
        g.stack.pop()
        self.bleed(g)
        return True

    def bleed(self, g: ZombiesState) -> None:
        g.push(Combat(self.fighter, self.square, self.using, self.extra))
        lose_life(g, self.fighter, "combat")

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        g.stack.pop()
        if isinstance(action, Shoot):
            g.bullets[seat] -= action.count
            g.emit(BulletsSpent(seat, action.count))
            kill(g, seat, self.square)
        elif isinstance(action, Adrenaline):
            g.hands[seat].remove(action.card)
            g.discard.append(action.card)
            g.played[seat] += 1
            g.emit(CardPlayed(seat, action.card))
            resolve(g, seat, self.square, self.using, self.extra, self.total + 2)
        elif isinstance(action, WithItem):
            using = action.kind if self.using < 0 else self.using
            extra = NO_KIND if self.using < 0 else action.kind
            if action.kind == AMMO:
                items.use(g, seat, AMMO)
                g.push(FallShort(seat, self.square, using, extra, self.total))
            else:  # the kit instead of a life token (ZZ-24.04)
                g.emit(ItemUsed(seat, FIRST_AID_KIT))
                g.lose_item(seat, g.item(seat, FIRST_AID_KIT))
                g.push(Combat(seat, self.square, using, extra))
        else:
            self.bleed(g)
