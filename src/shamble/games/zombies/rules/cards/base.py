"""What all cards have in common: items are laid down (ZZ-14), regular events take effect at once (ZZ-15)."""

from typing import ClassVar, Final

from shamble.core.events import Args
from shamble.core.refusals import Refusal
from shamble.games.zombies.card_events import ItemUsed
from shamble.games.zombies.cards import NO_CARD, CardKind
from shamble.games.zombies.state import ALIVE, SAFE, ZOMBIE, Lasting, ZombiesState

# reasons that are given again and again, made once
CARD_PLAYED: Final = Refusal("no-card-played", "ZZ-13.02")
SILENT: Final = Refusal("no-silent", "ZZ-G30")


def spent(g: ZombiesState, seat: int) -> list[Refusal]:
    """The card of the round is played (ZZ-13.02), or its player has discarded and is done (ZZ-13.06, ZZ-G30)."""
    no: list[Refusal] = []
    if g.plays_left(seat) <= 0:
        no.append(CARD_PLAYED)
    if g.silent[seat]:
        no.append(SILENT)
    return no


def without_pawn(g: ZombiesState, seat: int) -> list[Refusal]:
    """Zombie players have none (ZZ-22.10), nor have the dead and those in safety (ZZ-G26)."""
    if g.status[seat] == ZOMBIE:
        return [Refusal("no-zombie-player", "ZZ-22.10")]
    if g.status[seat] != ALIVE:
        return [Refusal("no-pawn", "ZZ-G26")]
    return []


class EventCard(CardKind):
    """A regular event. It lies on the discard pile when it takes effect, unless it lasts (ZZ-G32)."""

    needs_pawn: ClassVar[bool] = False  # its player's (ZZ-22.10, ZZ-G60)
    replaces_roll: ClassVar[bool] = False  # played instead of the movement roll
    boost: ClassVar[int] = 0  # what it adds to a combat roll seen already

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Every reason why it cannot be played now."""
        no = spent(g, seat)
        if self.needs_pawn and g.status[seat] != ALIVE:
            no.extend(without_pawn(g, seat))
        no.extend(self.when(g, seat))
        return no

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Why this card makes no sense at this moment."""
        return []

    def happen(self, g: ZombiesState, seat: int, card: int) -> None:
        """It takes effect (ZZ-15.01)."""

    def targets(self, g: ZombiesState, seat: int) -> list[int]:
        """The players it may be aimed at."""
        return []

    def strike(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        """It takes effect on a player."""

    def buildings(self, g: ZombiesState) -> list[int]:
        """The slots of the buildings it may be aimed at."""
        return []

    def crowd(self, squares: int, inside: int) -> int:
        """How many zombies it adds to a building of so many squares with so many zombies."""
        return 0


def last(g: ZombiesState, effect: Lasting) -> None:
    """The card lies beside the map until its effect ends (ZZ-G32)."""
    g.discard.remove(effect.card)
    g.lasting.append(effect)


def _not_there(places: list[str], rule: str) -> Refusal:
    """Names every tile where an item may be laid down."""
    key = "no-not-there" if len(places) <= 1 else f"no-not-there-{len(places)}"
    args: Args = {("tile", "other")[place]: "@tile-" + id for place, id in enumerate(places)}
    return Refusal(key, rule, args=args)


class Item(CardKind):
    """An item or weapon in play: it helps when discarded, while it lies there, or when something happens (ZZ-14.02),
    also in the turns of others (ZZ-25.03, ZZ-G33). It is no part of the hand (ZZ-14.05)."""

    any_time: ClassVar[bool] = False  # may be discarded for its effect (ZZ-25.03)
    idle: ClassVar[str] = "no-not-discarded"  # why not, if it may not
    before_roll: ClassVar[bool] = False  # may be used before a combat roll
    after_roll: ClassVar[bool] = False  # may be used after one that fell short
    saves_life: ClassVar[bool] = False  # given up instead of a life token
    combines: ClassVar[bool] = False  # may be used beside another item, if the table wants it so (ZZ-G35)
    bonus: ClassVar[int] = 0  # to the combat rolls it is used for

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere = _not_there(self.places, self.rule)  # why it is not laid down where it may not be

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Why it cannot be discarded for its effect now."""
        no = self.out_of_reach(g, seat) if self.any_time else [Refusal(self.idle, self.rule)]
        if g.silent[seat]:
            no.append(SILENT)
        return no

    def out_of_reach(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Why it would do nothing here."""
        return []

    def use(self, g: ZombiesState, seat: int) -> None:
        """Discard it for its effect; this is not the card of the round (ZZ-13.07, ZZ-25.03)."""
        g.lose_item(seat, g.item(seat, self.id))
        g.emit(ItemUsed(seat, self.id))
        self.work(g, seat)

    def work(self, g: ZombiesState, seat: int) -> None:
        """Its effect when discarded."""

    def matters_to_others(self, g: ZombiesState, seat: int) -> bool:
        """Could it matter in somebody else's turn? All of this is public."""
        return False

    # ------------------------------------------------------------ in a combat

    def at_hand(self, g: ZombiesState, seat: int, square: int) -> bool:
        """Is it there to be used in a combat on this square: in play, or already at work this turn (ZZ-G93)? Also for
        a player who has discarded: the combat came to them (ZZ-G30)."""
        return g.item(seat, self.id) != NO_CARD

    def draw(self, g: ZombiesState, seat: int, square: int) -> None:
        """Its player says that it is used in this combat."""
        g.emit(ItemUsed(seat, self.id))

    def roll_bonus(self, g: ZombiesState, seat: int) -> int:
        """What it adds to the combat roll being made."""
        return self.bonus


EVENTS: Final[dict[str, EventCard]] = {}  # in the order of the list: `deck.py`
ITEMS: Final[dict[str, Item]] = {}


def usable(g: ZombiesState, seat: int) -> bool:
    """Does a player have an item in play to be discarded now?"""
    return any(not ITEMS[id].refusals(g, seat) for id in g.laid(seat))


def worth_asking(g: ZombiesState, seat: int) -> bool:
    """Does a player have an item in play that could matter in somebody else's turn?"""
    return not g.silent[seat] and any(ITEMS[id].matters_to_others(g, seat) for id in g.laid(seat))


class Aimed(EventCard):
    """A card aimed at a player (ZZ-15.04, ZZ-22.14, ZZ-25.02, ZZ-G60, ZZ-G73)."""

    opponents: ClassVar[bool] = False  # never at oneself or one's team
    at_zombies: ClassVar[bool] = False  # at zombie players, too (ZZ-G60)

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [] if self.targets(g, seat) else [Refusal("no-target", self.rule)]

    def targets(self, g: ZombiesState, seat: int) -> list[int]:
        """In turn order from its player on."""
        return [target for target in g.clockwise(seat) if self.may_hit(g, seat, target)]

    def may_hit(self, g: ZombiesState, seat: int, target: int) -> bool:
        if g.status[target] == SAFE:
            return False  # ZZ-G45
        if target == seat and (self.opponents or g.rules.others_only()):
            return False
        if g.status[target] == ZOMBIE and not self.at_zombies:
            return False
        if self.opponents and g.rules.team and g.teams[target] == g.teams[seat]:
            return False  # an opponent is of another team (ZZ-G73)
        return self.bites(g, target)

    def bites(self, g: ZombiesState, target: int) -> bool:
        """Would it do anything to this player?"""
        return True
