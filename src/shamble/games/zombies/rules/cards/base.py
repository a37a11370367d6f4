"""Common base of the cards: items are laid down (ZZ-14), events take effect at once.

(ZZ-15)
"""

from typing import ClassVar, Final

from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombies.card_events import ItemUsed
from shamble.games.zombies.cards import NO_CARD, CardKind
from shamble.games.zombies.state import ALIVE, SAFE, ZOMBIE, Lasting, ZombiesState

# common reasons, made once
CARD_PLAYED: Final = Refusal("no-card-played", "ZZ-13.02")
SILENT: Final = Refusal("no-silent", "ZZ-G30")


def play_refusals(g: ZombiesState, seat: int) -> list[Refusal]:
    """Explain why the player can play no card this round.

    The card of the round was played (ZZ-13.02), or the player has discarded (ZZ-13.06, ZZ-G30).
    """
    no: list[Refusal] = []
    if g.plays_left(seat) <= 0:
        no.append(CARD_PLAYED)
    if g.silent[seat]:
        no.append(SILENT)
    return no


def without_pawn(g: ZombiesState, seat: int) -> list[Refusal]:
    """Explain why the player has no pawn: a zombie player (ZZ-22.10), dead or safe (ZZ-G26)."""
    if g.status[seat] == ZOMBIE:
        return [Refusal("no-zombie-player", "ZZ-22.10")]
    if g.status[seat] != ALIVE:
        return [Refusal("no-pawn", "ZZ-G26")]
    return []


class EventCard(CardKind):
    """A regular event. It goes to the discard pile at once, unless it lasts (ZZ-G32)."""

    needs_pawn: ClassVar[bool] = False  # its player needs a pawn (ZZ-22.10, ZZ-G60)
    replaces_roll: ClassVar[bool] = False  # played instead of the movement roll
    boost: ClassVar[int] = 0  # bonus to a combat roll already made

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """List every reason why it cannot be played now."""
        no = play_refusals(g, seat)
        if self.needs_pawn and g.status[seat] != ALIVE:
            no.extend(without_pawn(g, seat))
        no.extend(self.when(g, seat))
        return no

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Explain why this card makes no sense at this moment."""
        return []

    def apply(self, g: ZombiesState, seat: int, card: int) -> None:
        """Apply the card (ZZ-15.01)."""

    def targets(self, g: ZombiesState, seat: int) -> list[int]:
        """List the players it can be aimed at."""
        return []

    def hit(self, g: ZombiesState, seat: int, target: int, card: int) -> None:
        """Apply the card to a player."""

    def buildings(self, g: ZombiesState) -> list[int]:
        """List the slots of the buildings it can be aimed at."""
        return []

    def added_zombies(self, squares: int, inside: int) -> int:
        """Count the zombies it adds to a building with this many squares and zombies."""
        return 0


def make_lasting(g: ZombiesState, effect: Lasting) -> None:
    """Keep the card beside the map until its effect ends (ZZ-G32)."""
    g.discard.remove(effect.card)
    g.lasting.append(effect)


def _not_there(places: list[str], rule: str) -> Refusal:
    """Return a refusal that names every tile where an item can be laid down."""
    key = "no-not-there" if len(places) <= 1 else f"no-not-there-{len(places)}"
    args: Args = {("tile", "other")[place]: "@tile-" + id for place, id in enumerate(places)}
    return Refusal(key, rule, args=args)


class Item(CardKind):
    """An item or weapon in play, usable when discarded, while in play, or in response.

    It can also help in other players' turns (ZZ-25.03, ZZ-G33). It is not part of the hand (ZZ-14.05).
    (ZZ-14.02)
    """

    any_time: ClassVar[bool] = False  # can be discarded for its effect (ZZ-25.03)
    idle: ClassVar[str] = "no-not-discarded"  # the reason if it cannot be discarded
    before_roll: ClassVar[bool] = False  # can be used before a combat roll
    after_roll: ClassVar[bool] = False  # can be used after a roll that fell short
    saves_life: ClassVar[bool] = False  # replaces the loss of a life token
    combines: ClassVar[bool] = False  # can be combined with another item, by table option (ZZ-G35)
    bonus: ClassVar[int] = 0  # bonus to the combat rolls it is used for

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere = _not_there(self.places, self.rule)  # the reason if it cannot be laid down here

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Explain why it cannot be discarded for its effect now."""
        no = self.no_effect_here(g, seat) if self.any_time else [Refusal(self.idle, self.rule)]
        if g.silent[seat]:
            no.append(SILENT)
        return no

    def no_effect_here(self, g: ZombiesState, seat: int) -> list[Refusal]:
        """Explain why it would have no effect here."""
        return []

    def use(self, g: ZombiesState, seat: int) -> None:
        """Discard it for its effect; it is not the card of the round (ZZ-13.07, ZZ-25.03)."""
        g.lose_item(seat, g.item(seat, self.id))
        g.emit(ItemUsed(seat, self.id))
        self.take_effect(g, seat)

    def take_effect(self, g: ZombiesState, seat: int) -> None:
        """Apply its effect when discarded."""

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        """List the possible results of using it."""
        return []

    def matters_to_others(self, g: ZombiesState, seat: int) -> bool:
        """Return whether it could matter in another player's turn, by public facts."""
        return False

    # ------------------------------------------------------------ in a combat

    def is_available(self, g: ZombiesState, seat: int, square: int) -> bool:
        """Return whether it can be used in a combat on this square.

        It is in play, or already active this turn (ZZ-G93). A player who has discarded can use it too,
        because the combat came to them (ZZ-G30).
        """
        return g.item(seat, self.id) != NO_CARD

    def use_in_combat(self, g: ZombiesState, seat: int, square: int) -> None:
        """Use it in this combat."""
        g.emit(ItemUsed(seat, self.id))

    def roll_bonus(self, g: ZombiesState, seat: int) -> int:
        """Return its bonus to this combat roll, and use up a shot if it counts shots."""
        return self.bonus


EVENTS: Final[dict[str, EventCard]] = {}  # in the order of the data, filled by `deck.py`
ITEMS: Final[dict[str, Item]] = {}


def can_use_item(g: ZombiesState, seat: int) -> bool:
    """Return whether the player has an item in play that can be discarded now."""
    return any(not ITEMS[id].refusals(g, seat) for id in g.item_ids(seat))


def could_react(g: ZombiesState, seat: int) -> bool:
    """Return whether the player has an item in play that could matter in another's turn."""
    return not g.silent[seat] and any(ITEMS[id].matters_to_others(g, seat) for id in g.item_ids(seat))


class Aimed(EventCard):
    """A card aimed at a player (ZZ-15.04, ZZ-22.14, ZZ-25.02, ZZ-G60, ZZ-G73)."""

    opponents: ClassVar[bool] = False  # never at its player or their team
    at_zombies: ClassVar[bool] = False  # also at zombie players (ZZ-G60)

    def when(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [] if self.targets(g, seat) else [Refusal("no-target", self.rule)]

    def targets(self, g: ZombiesState, seat: int) -> list[int]:
        """List the targets in turn order, starting with its player."""
        return [target for target in g.clockwise(seat) if self.can_target(g, seat, target)]

    def can_target(self, g: ZombiesState, seat: int, target: int) -> bool:
        if g.status[target] == SAFE:
            return False  # ZZ-G45
        if target == seat and (self.opponents or g.rules.others_only()):
            return False
        if g.status[target] == ZOMBIE and not self.at_zombies:
            return False
        if self.opponents and g.rules.team and g.teams[target] == g.teams[seat]:
            return False  # opponents are of another team (ZZ-G73)
        return self.affects(g, target)

    def affects(self, g: ZombiesState, target: int) -> bool:
        """Return whether it would affect this player."""
        return True
