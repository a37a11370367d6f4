"""Combat (ZZ-10): one zombie and one die, until the zombie or the player falls.

No one leaves a combat (ZZ-10.07), a player uses at most one item in it (ZZ-14.07, ZZ-G35), and players cannot
fight each other (ZZ-25.01).
"""

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.prospects import CERTAIN, Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombies import names
from shamble.games.zombies.cards import DECK, NO_CARD
from shamble.games.zombies.choices import CardAction, RollDie
from shamble.games.zombies.events import BulletsSpent, CombatRolled, ZombieKilled
from shamble.games.zombies.places import place_args, place_of
from shamble.games.zombies.rules.cards.base import EVENTS, ITEMS
from shamble.games.zombies.rules.cards.playing import Hasten, play
from shamble.games.zombies.rules.death import lose_life
from shamble.games.zombies.rules.odds import kills, last_life_prospects
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.rules.victory import check_25th_zombie
from shamble.games.zombies.state import ALIVE, KILL, NO_ZOMBIE, ZombiesState


def must_fight(g: ZombiesState, seat: int) -> bool:
    """Return whether there is a zombie on the player's square, and no peace.

    (ZZ-10.01, ZZ-10.02, ZZ-24.11, ZZ-G85)
    """
    return g.status[seat] == ALIVE and g.grid[g.square[seat]] != NO_ZOMBIE and not g.peace()


def fight(g: ZombiesState, seat: int) -> None:
    """Start a combat with the zombie on the player's square."""
    g.push(Combat(seat, g.square[seat], ()))


def room_for(g: ZombiesState, id: str, used: tuple[str, ...]) -> bool:
    """Return whether this item can still be used in the combat (ZZ-G35).

    No item is in use yet, or by table option the shotgun combines with one other.
    """
    if not used:
        return True
    return g.rules.shotgun_combines and len(used) == 1 and ITEMS[used[0]].combines != ITEMS[id].combines


class Combat(Step[ZombiesState]):
    """The next roll of a combat, unless it is over; `used` are the items in use."""

    def __init__(self, seat: int, square: int, used: tuple[str, ...]) -> None:
        self.seat = seat
        self.square = square
        self.used = used

    def run(self, g: ZombiesState) -> None:
        seat, square = self.seat, self.square
        if g.status[seat] != ALIVE or g.square[seat] != square or g.grid[square] == NO_ZOMBIE or g.peace():
            return
        if g.items[seat] or g.lasting:
            for id, item in ITEMS.items():
                if item.before_roll and room_for(g, id, self.used) and item.is_available(g, seat, square):
                    g.push(ReadyItem(seat, square, self.used))
                    return
        g.push(CombatRoll(seat, square, self.used))


class WithItem(Action[ZombiesState]):
    """Use this item in the combat (ZZ-14.07)."""

    def __init__(self, fighter: int, card_id: str, square: int, used: tuple[str, ...]) -> None:
        self.fighter = fighter
        self.card_id = card_id
        self.square = square
        self.used = used

    def verb(self) -> str:
        return "use"

    def text(self, g: ZombiesState) -> str:
        return "use " + self.card_id

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.kind_name(self.card_id)}

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        card = g.item(self.fighter, self.card_id)
        return (names.card_thing(card) if card != NO_CARD else names.effect_thing(self.card_id),)

    def rules(self) -> tuple[str, ...]:
        return (ITEMS[self.card_id].rule,)

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        item = ITEMS[self.card_id]
        if item.bonus or item.saves_life:
            return [Prospect("may-kill", chance=kills(bonus_of((*self.used, self.card_id))))]
        return item.prospects(g, seat)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if not ITEMS[self.card_id].is_available(g, seat, self.square):
            no.append(Refusal("no-not-in-reach", ITEMS[self.card_id].rule))
        if not room_for(g, self.card_id, self.used):
            no.append(Refusal("no-one-item", "ZZ-14.07", args={"card": names.kind_name(self.used[0])}))
        return no


class RollToKill(RollDie):
    """Roll with the items in use (ZZ-10.03)."""

    def __init__(self, used: tuple[str, ...]) -> None:
        self.used = used

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        return [Prospect("may-kill", chance=kills(bonus_of(self.used)))]


def bonus_of(used: tuple[str, ...]) -> int:
    """Return the bonus of the items in use."""
    return sum([ITEMS[id].bonus for id in used])


class ReadyItem(Ask[ZombiesState]):
    """Before a roll the fighter can choose an item (ZZ-G35)."""

    def __init__(self, fighter: int, square: int, used: tuple[str, ...]) -> None:
        self.fighter = fighter
        self.square = square
        self.used = used

    def seat(self, g: ZombiesState) -> int:
        return self.fighter

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.fighter)

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-ready-item", place_args(place_of(g.city, self.square)), ("ZZ-14.07", "ZZ-G35"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        """Return the roll, and the items in play or already active."""
        out: list[Action[ZombiesState]] = [RollToKill(self.used)]
        for id, item in ITEMS.items():
            if item.before_roll and (g.item(seat, id) != NO_CARD or item.is_available(g, seat, self.square)):
                out.append(WithItem(seat, id, self.square, self.used))
        return out

    def automatic_answer(self, g: ZombiesState, seat: int) -> Action[ZombiesState] | None:
        """Return the use of a bonus that costs nothing, if no other item could help."""
        ids = g.item_ids(seat)
        legal = [action for action in self.legal(g, seat) if isinstance(action, WithItem)]
        if len(legal) != 1 or any(ITEMS[id].after_roll for id in ids):
            return None
        id = legal[0].card_id
        return legal[0] if ITEMS[id].keeps_bonus or id not in ids else None

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        g.stack.pop()
        if isinstance(action, WithItem):
            g.push(Combat(seat, self.square, (*self.used, action.card_id)))
            ITEMS[action.card_id].use_in_combat(g, seat, self.square)
        else:
            g.push(CombatRoll(seat, self.square, self.used))


class CombatRoll(Roll[ZombiesState]):
    """Roll to kill: 4, 5 or 6 (ZZ-10.03). Bonuses count first, then bullets (ZZ-G21)."""

    def __init__(self, seat: int, square: int, used: tuple[str, ...]) -> None:
        self.seat = seat
        self.square = square
        self.used = used

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.seat)

    def roller(self, g: ZombiesState) -> int:
        return self.seat

    def prompt(self, g: ZombiesState) -> Prompt:
        args = place_args(place_of(g.city, self.square))
        args["player"] = names.player_name(self.seat)
        args["need"] = max(1, KILL - bonus_of(self.used))
        return Prompt("ask-roll-combat", args, ("ZZ-10.03",))

    def on_roll(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        bonus = 0
        for id in self.used:
            bonus += ITEMS[id].roll_bonus(g, self.seat)
        g.emit(CombatRolled(self.seat, place_of(g.city, self.square), faces[0], bonus))
        resolve(g, self.seat, self.square, self.used, faces[0] + bonus)


def resolve(g: ZombiesState, seat: int, square: int, used: tuple[str, ...], total: int) -> None:
    if total >= KILL:
        kill(g, seat, square)
    else:
        g.push(FallShort(seat, square, used, total))


def kill(g: ZombiesState, seat: int, square: int) -> None:
    """Collect the zombie (ZZ-10.08) and take the tokens below it (ZZ-16.10, ZZ-G74)."""
    number = g.lift_zombie(square)
    g.kills[seat] += 1
    g.emit(ZombieKilled(seat, number, place_of(g.city, square), g.kills[seat]))
    check_25th_zombie(g, seat)
    if not g.is_over():
        take_tokens(g, seat)


class Shoot(Action[ZombiesState]):
    """Spend exactly the missing bullets (ZZ-10.04, ZZ-G20); they change no other roll.

    (ZZ-25.07)
    """

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

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        return [Prospect("may-kill", chance=CERTAIN)]

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if g.bullets[seat] >= self.count:
            return []
        args: Args = {"need": self.count, "have": g.bullets[seat]}
        return [Refusal("no-bullets", "ZZ-10.05", args=args)]


class Bleed(Action[ZombiesState]):
    """Lose a life token and roll again with the items in use (ZZ-10.05)."""

    def __init__(self, fighter: int, used: tuple[str, ...]) -> None:
        self.fighter = fighter
        self.used = used

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        surely = last_life_prospects(g, seat)
        return surely or [Prospect("may-kill", chance=kills(bonus_of(self.used)))]

    def needs_confirmation(self, g: ZombiesState) -> bool:
        """Return whether this is the last life token."""
        return g.life[self.fighter] == 1

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-10.05", "ZZ-10.06")


class Boost(CardAction):
    """Play a card that adds to the roll just made (ZZ-24.10, ZZ-G96)."""

    def __init__(self, card: int, total: int) -> None:
        super().__init__(card)
        self.total = total

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        enough = self.total + EVENTS[DECK[self.card]].boost >= KILL
        return [Prospect("may-kill", chance=CERTAIN if enough else 0.0)]

    def args(self, g: ZombiesState) -> Args:
        return {"card": names.card_name(self.card), "more": EVENTS[DECK[self.card]].boost}

    def rules(self) -> tuple[str, ...]:
        return (EVENTS[DECK[self.card]].rule,)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if seat != g.active:
            no.append(Refusal("no-own-turn", EVENTS[DECK[self.card]].rule))
        if g.plays_left(seat) <= 0:
            no.append(Refusal("no-card-played", "ZZ-13.02"))
        return no


class FallShort(Ask[ZombiesState]):
    """The roll is below 4: spend bullets, a card, an item or a life token.

    A player who, by public facts, can only lose a life token is not asked. (ZZ-10.04, ZZ-10.05)
    """

    def __init__(self, fighter: int, square: int, used: tuple[str, ...], total: int) -> None:
        self.fighter = fighter
        self.square = square
        self.used = used
        self.total = total

    def seat(self, g: ZombiesState) -> int:
        return self.fighter

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.fighter)

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"total": self.total, "missing": KILL - self.total}
        return Prompt("ask-fall-short", args, ("ZZ-10.04", "ZZ-10.05"))

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = [
            Shoot(KILL - self.total),
            Bleed(seat, self.used),
        ]
        for id in g.item_ids(seat):
            if ITEMS[id].after_roll:
                out.append(WithItem(seat, id, self.square, self.used))
        seen = ""
        for card in g.hands[seat]:
            if card >= 0 and DECK[card] != seen and DECK[card] in EVENTS and EVENTS[DECK[card]].boost:
                seen = DECK[card]
                out.append(Boost(card, self.total))
                out.append(Hasten(card))
        return out

    def advance(self, g: ZombiesState) -> bool:
        seat = self.fighter
        if g.bullets[seat] >= KILL - self.total or (seat == g.active and g.could_play(seat)):
            return False
        for id in g.item_ids(seat):
            item = ITEMS[id]
            if item.after_roll and item.is_available(g, seat, self.square) and room_for(g, id, self.used):
                return False
        g.stack.pop()
        self.bleed(g)
        return True

    def bleed(self, g: ZombiesState) -> None:
        g.push(Combat(self.fighter, self.square, self.used))
        lose_life(g, self.fighter, "combat")

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if isinstance(action, Hasten):
            action.execute(g, seat)
            return
        g.stack.pop()
        if isinstance(action, Shoot):
            g.bullets[seat] -= action.count
            g.emit(BulletsSpent(seat, action.count))
            kill(g, seat, self.square)
        elif isinstance(action, Boost):
            play(g, seat, action.card)
            boost = EVENTS[DECK[action.card]].boost
            resolve(g, seat, self.square, self.used, self.total + boost)
        elif isinstance(action, WithItem):
            item = ITEMS[action.card_id]
            used = (*self.used, action.card_id)
            item.use_in_combat(g, seat, self.square)
            if item.saves_life:
                g.push(Combat(seat, self.square, used))
            else:
                g.push(FallShort(seat, self.square, used, self.total))
        else:
            self.bleed(g)
