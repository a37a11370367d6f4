"""Items and weapons (ZZ-24.01 to ZZ-24.09)."""

from typing import ClassVar

from shamble.core.prospects import CERTAIN, Prospect
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.card_events import BulletsGained, ItemUsed
from shamble.games.zombies.cards import NO_CARD
from shamble.games.zombies.events import ZombieKilled
from shamble.games.zombies.places import place_of
from shamble.games.zombies.rules.cards.base import Item
from shamble.games.zombies.rules.death import lose_life
from shamble.games.zombies.rules.odds import last_life_prospects
from shamble.games.zombies.rules.tokens import take_tokens
from shamble.games.zombies.rules.victory import check_25th_zombie
from shamble.games.zombies.state import ALIVE, NEXT_TURN, NO_ZOMBIE, THE_TURN, Lasting, ZombiesState


class AllTheMarbles(Item):
    """Stops all zombies until the end of its owner's next turn."""

    id: ClassVar[str] = "all_the_marbles"
    rule: ClassVar[str] = "ZZ-24.01"
    any_time: ClassVar[bool] = True
    holds_zombies: ClassVar[bool] = True

    def take_effect(self, g: ZombiesState, seat: int) -> None:
        g.lasting.append(Lasting(self.id, NO_CARD, seat, NEXT_TURN, OFF))

    def matters_to_others(self, g: ZombiesState, seat: int) -> bool:
        return not g.zombies_held()


class Chainsaw(Item):
    """Gives +2 in all combats of the turn."""

    id: ClassVar[str] = "chainsaw"
    rule: ClassVar[str] = "ZZ-24.02"
    any_time: ClassVar[bool] = True
    before_roll: ClassVar[bool] = True
    bonus: ClassVar[int] = 2

    def take_effect(self, g: ZombiesState, seat: int) -> None:
        g.lasting.append(Lasting(self.id, NO_CARD, seat, THE_TURN, OFF))

    def is_available(self, g: ZombiesState, seat: int, square: int) -> bool:
        return g.item(seat, self.id) != NO_CARD or running(g, seat, self.id, OFF)

    def use_in_combat(self, g: ZombiesState, seat: int, square: int) -> None:
        if running(g, seat, self.id, OFF):
            g.emit(ItemUsed(seat, self.id))
        else:
            self.use(g, seat)


class FireAxe(Item):
    """Gives +1 in every combat."""

    id: ClassVar[str] = "fire_axe"
    rule: ClassVar[str] = "ZZ-24.03"
    keeps_bonus: ClassVar[int] = 1
    before_roll: ClassVar[bool] = True
    bonus: ClassVar[int] = 1


class FirstAidKit(Item):
    """Replaces the loss of a life token in a combat."""

    id: ClassVar[str] = "first_aid_kit"
    rule: ClassVar[str] = "ZZ-24.04"
    idle: ClassVar[str] = "no-only-hurt"
    after_roll: ClassVar[bool] = True
    saves_life: ClassVar[bool] = True

    def use_in_combat(self, g: ZombiesState, seat: int, square: int) -> None:
        g.emit(ItemUsed(seat, self.id))
        g.lose_item(seat, g.item(seat, self.id))


class Grenade(Item):
    """Kills all zombies in a building and costs a life token."""

    id: ClassVar[str] = "grenade"
    rule: ClassVar[str] = "ZZ-24.05"
    any_time: ClassVar[bool] = True
    before_roll: ClassVar[bool] = True

    def no_effect_here(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [] if blast(g, seat) else [Refusal("no-nothing-to-blow-up", "ZZ-25.15")]

    def matters_to_others(self, g: ZombiesState, seat: int) -> bool:
        return bool(blast(g, seat))

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        squares = blast(g, seat)
        things = tuple([names.zombie_thing(g.grid[square]) for square in squares])
        killed = Prospect("may-blast", {"count": len(squares)}, CERTAIN, things=things)
        return [killed, *last_life_prospects(g, seat)]

    def is_available(self, g: ZombiesState, seat: int, square: int) -> bool:
        return g.item(seat, self.id) != NO_CARD and g.city.in_building(square) != OFF

    def use_in_combat(self, g: ZombiesState, seat: int, square: int) -> None:
        self.use(g, seat)

    def take_effect(self, g: ZombiesState, seat: int) -> None:
        """Collect the zombies, then lose a life token (ZZ-G65). Peace has no effect on it.

        (ZZ-25.08)
        """
        fought = g.grid[g.square[seat]] != NO_ZOMBIE
        for square in blast(g, seat):
            number = g.lift_zombie(square)
            g.kills[seat] += 1
            g.emit(ZombieKilled(seat, number, place_of(g.city, square), g.kills[seat]))
        check_25th_zombie(g, seat)
        if g.is_over():
            return
        lose_life(g, seat, "grenade")
        if not g.is_over() and g.status[seat] == ALIVE and fought:
            take_tokens(g, seat)


class Shotgun(Item):
    """Gives +1 to three combat rolls."""

    id: ClassVar[str] = "shotgun"
    rule: ClassVar[str] = "ZZ-24.06"
    before_roll: ClassVar[bool] = True
    combines: ClassVar[bool] = True
    bonus: ClassVar[int] = 1
    shots: ClassVar[int] = 3

    def roll_bonus(self, g: ZombiesState, seat: int) -> int:
        """Use up a shot; after three rolls it is empty (ZZ-G63)."""
        if g.shots[seat] == 0:
            return 0
        g.shots[seat] -= 1
        if g.shots[seat] == 0:
            g.lose_item(seat, g.item(seat, self.id))
        return self.bonus


class LotsOfAmmo(Item):
    """Gives three bullets."""

    id: ClassVar[str] = "lots_of_ammo"
    rule: ClassVar[str] = "ZZ-24.07"
    any_time: ClassVar[bool] = True
    after_roll: ClassVar[bool] = True
    bullets: ClassVar[int] = 3

    def use_in_combat(self, g: ZombiesState, seat: int, square: int) -> None:
        self.use(g, seat)

    def take_effect(self, g: ZombiesState, seat: int) -> None:
        g.bullets[seat] += self.bullets
        g.emit(BulletsGained(seat, self.bullets))


class MolotovCocktail(Item):
    """Gives +2 in the combats of the turn in one building."""

    id: ClassVar[str] = "molotov_cocktail"
    rule: ClassVar[str] = "ZZ-24.08"
    any_time: ClassVar[bool] = True
    before_roll: ClassVar[bool] = True
    bonus: ClassVar[int] = 2

    def no_effect_here(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [Refusal("no-building-in-reach", "ZZ-25.15")] if reach(g, seat) == OFF else []

    def take_effect(self, g: ZombiesState, seat: int) -> None:
        g.lasting.append(Lasting(self.id, NO_CARD, seat, THE_TURN, reach(g, seat)))

    def is_available(self, g: ZombiesState, seat: int, square: int) -> bool:
        origin = g.city.in_building(square)
        return origin != OFF and (g.item(seat, self.id) != NO_CARD or running(g, seat, self.id, origin))

    def use_in_combat(self, g: ZombiesState, seat: int, square: int) -> None:
        if running(g, seat, self.id, g.city.in_building(square)):
            g.emit(ItemUsed(seat, self.id))
        else:
            self.use(g, seat)


class Skateboard(Item):
    """Gives two more squares in every movement."""

    id: ClassVar[str] = "skateboard"
    rule: ClassVar[str] = "ZZ-24.09"
    steps: ClassVar[int] = 2


def running(g: ZombiesState, seat: int, id: str, slot: int) -> bool:
    """Return whether the Chainsaw or Molotov Cocktail was discarded this turn.

    The Molotov Cocktail counts for this building only.
    """
    for effect in g.lasting:
        if effect.kind == id and effect.seat == seat and effect.stage == THE_TURN and effect.slot == slot:
            return True
    return False


def reach(g: ZombiesState, seat: int) -> int:
    """Return the building in reach of a Grenade or Molotov Cocktail, or OFF (ZZ-25.15)."""
    return g.city.building_by(g.square[seat]) if g.status[seat] == ALIVE else OFF


def blast(g: ZombiesState, seat: int) -> list[int]:
    """List the squares of the zombies that a Grenade would kill."""
    slot = reach(g, seat)
    if slot == OFF:
        return []
    return [square for square in g.city.building_squares(slot) if g.grid[square] != NO_ZOMBIE]
