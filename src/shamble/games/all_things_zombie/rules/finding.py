"""Finds in buildings (AT-10): hidden zombies and loot."""

from shamble.core.actions import Action
from shamble.core.chance import Draw
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import Choice, Named, SurvivorRoll
from shamble.games.all_things_zombie.events import CardTurned, Caught, Kit, Searched, Stays, Surprise
from shamble.games.all_things_zombie.pieces import (
    ITEM_IDS,
    LOOT_CARDS,
    NOTHING,
    SCOPE,
    WEAPON_KINDS,
    ZOMBIE_CARDS,
)
from shamble.games.all_things_zombie.rules.charge import unarmed
from shamble.games.all_things_zombie.rules.exchange import OWN_HEX, ReactionFire
from shamble.games.all_things_zombie.rules.meeting import SomebodyThere
from shamble.games.all_things_zombie.rules.melee import fight_in
from shamble.games.all_things_zombie.rules.movement import arrive, end_move, has_room, in_building
from shamble.games.all_things_zombie.rules.ranged import CHOSEN, can_fire_at
from shamble.games.all_things_zombie.rules.spawning import PlaceHere
from shamble.games.all_things_zombie.rules.victory import Settle
from shamble.games.all_things_zombie.state import (
    BOX,
    HAND,
    NO_ONE,
    NOWHERE,
    PACK,
    SLOTS,
    HexState,
    Survivor,
    added,
)

# -------------------------------------------------------------------- hidden zombies (AT-10)


def draw_card(g: HexState, frame: "ZombieCard") -> None:
    """Draw the top zombie card; the discards replace an empty deck (AT-G61)."""
    if not g.cards:
        g.cards = g.cards_used
        g.cards_used = []
    g.push(frame)


class ZombieCard(Draw[HexState]):
    """Put the card's number of zombies into the survivor's hex, and mark the building.

    They are all the zombies of the building (AT-10.01, AT-10.02, AT-10.09, AT-04.14).
    """

    def __init__(self, survivor: int, came: int, caught: bool) -> None:
        self.survivor = survivor
        self.came = came
        self.caught = caught

    def bag(self, g: HexState) -> list[int]:
        return g.cards

    def hex(self, g: HexState) -> int:
        return g.people[self.survivor].hex

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-draw-zombies",
            {"who": names.survivor_name(g, self.survivor), "building": self.building(g)},
            ("AT-10.01",),
        )

    def building(self, g: HexState) -> str:
        m = g.map()
        return names.building_name(m.buildings[m.building[self.hex(g)]].id)

    def on_draw(self, g: HexState, card: int) -> None:
        number = turn_card(g, self.survivor, self.hex(g), card)
        if number < 0:
            g.push(SomebodyThere(self.survivor))
        elif number:
            end_move(g, self.survivor)
            g.push(Discovered(self.survivor, self.came, self.caught))
            g.push(PlaceHere(self.hex(g), number, "building"))


def turn_card(g: HexState, survivor: int, hex: int, card: int) -> int:
    """Show the card and mark the building; return -1 if it stands for a survivor (AT-10.10)."""
    g.cards_used.append(card)
    building = g.map().building[hex]
    g.entered |= 1 << building
    number = ZOMBIE_CARDS[card]
    person = number == g.finder_card
    g.emit(CardTurned(g.people[survivor].kind, g.map().buildings[building].id, number, person))
    return -1 if person else number


class Discovered(Step[HexState]):
    """Decide who surprises whom (AT-10.03, AT-10.04).

    Zombies that win surprise fight at once (AT-10.07).
    """

    def __init__(self, survivor: int, came: int, caught: bool) -> None:
        self.survivor = survivor
        self.came = came
        self.caught = caught

    def run(self, g: HexState) -> None:
        s = g.people[self.survivor]
        if s.hex == NOWHERE or not g.crowds[s.hex]:
            return
        if self.caught:
            g.emit(Caught(s.kind))
            fight_in(g, s.hex)
        else:
            g.push(SurpriseRoll(self.survivor, self.came))


class SurpriseRoll(SurvivorRoll):
    """Roll 1d6 + zombies against 1d6 + Rep; a tie is enough for the survivor (AT-10.03)."""

    def __init__(self, survivor: int, came: int) -> None:
        super().__init__(survivor)
        self.came = came

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-surprise",
            {**self.roll_args(g), "zombies": g.crowd(g.people[self.survivor].hex)},
            ("AT-10.03",),
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        crowd = g.crowd(s.hex)
        g.emit(Surprise(s.kind, s.rep(), faces[1], crowd, faces[0]))
        if faces[1] + s.rep() >= faces[0] + crowd:
            g.push(SurpriseChoice(self.survivor, self.came))
        else:
            fight_in(g, s.hex)


class SurpriseChoice(Named):
    """Choose: fire before the melee, fight at once, or go back (AT-10.05, AT-10.06, AT-10.30)."""

    def __init__(self, survivor: int, came: int) -> None:
        super().__init__(survivor)
        self.came = came

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {
            "who": names.survivor_name(g, self.survivor),
            "zombies": g.crowd(g.people[self.survivor].hex),
        }
        return Prompt("ask-surprise", args, ("AT-10.05", "AT-10.06"))

    def words(self, g: HexState) -> list[str]:
        return ["fire", "melee", "back"]

    def refuse(self, g: HexState, word: str) -> list[Refusal]:
        if word == "fire" and not can_fire_at(g, self.survivor, g.people[self.survivor].hex):
            return [Refusal("no-shot-here", "AT-08.03")]
        if word == "back" and not self.way_back(g):
            return [Refusal("no-way-back", "AT-10.06")]
        return []

    def way_back(self, g: HexState) -> bool:
        if self.came == NOWHERE:
            return False
        return has_room(g, self.survivor, self.came) and not g.threatened(self.came, self.survivor)

    def on_answer(self, g: HexState, word: str) -> None:
        s = g.people[self.survivor]
        if word == "back":
            if g.acting == self.survivor:
                g.halted = True  # AT-G27
            arrive(g, self.survivor, self.came, "back")
            return
        fight_in(g, s.hex)
        if word == "fire":
            g.push(ReactionFire(self.survivor, OWN_HEX, CHOSEN))  # this is not the action (AT-G26)


# -------------------------------------------------------------------- Too Tall's scouting (AT-G31)


class ScoutCard(ZombieCard):
    """Draw the card of the building before entering it (AT-04.15)."""

    def __init__(self, survivor: int, there: int) -> None:
        super().__init__(survivor, NOWHERE, False)
        self.there = there

    def hex(self, g: HexState) -> int:
        return self.there

    def on_draw(self, g: HexState, card: int) -> None:
        number = turn_card(g, self.survivor, self.there, card)
        if number < 0:
            g.mp -= g.map().cost[self.there]
            g.push(SomebodyThere(self.survivor))
            arrive(g, self.survivor, self.there, "move")
            return
        g.push(ScoutChoice(self.survivor, self.there))
        g.push(PlaceHere(self.there, number, "building"))


class ScoutChoice(Named):
    """Choose: go in, or stay, which ends the activation (AT-G31)."""

    def __init__(self, survivor: int, there: int) -> None:
        super().__init__(survivor)
        self.there = there

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {
            "who": names.survivor_name(g, self.survivor),
            "zombies": g.crowd(self.there),
        }
        return Prompt("ask-scout", args, ("AT-G31",))

    def words(self, g: HexState) -> list[str]:
        return ["enter", "stay"]

    def on_answer(self, g: HexState, word: str) -> None:
        if word == "stay":
            g.emit(Stays(g.people[self.survivor].kind, "stay"))
            g.halted = True
            return
        g.mp -= g.map().cost[self.there]
        if g.crowds[self.there]:
            came = g.people[self.survivor].hex
            end_move(g, self.survivor)
            g.push(Discovered(self.survivor, came, g.fast))
        arrive(g, self.survivor, self.there, "scout")


# -------------------------------------------------------------------- loot (AT-10)


def search_refusals(g: HexState, survivor: int) -> list[Refusal]:
    """Explain why the building cannot be searched.

    An Entered building can be searched at once (AT-04.17, AT-10.28, AT-10.29).
    """
    building = in_building(g, survivor)
    if building < 0:
        return [Refusal("no-building", "AT-10.26")]
    m = g.map()
    id = m.buildings[building].id
    if (g.searched >> building) & 1:
        return [Refusal("no-searched", "AT-04.12", (names.building_thing(id),))]
    if g.scenario == 2 and id == "4o":
        return [Refusal("no-outpost-search", "AT-G98", (names.building_thing(id),))]
    for hex in m.buildings[building].hexes:
        if g.threatened(hex, survivor):
            return [Refusal("no-not-cleared", "AT-G29", (names.hex_thing(g, hex),))]
    return []


def search(g: HexState, survivor: int) -> None:
    """Search: one loot card, two for a scrounger, then the marker (AT-10.26, AT-10.27).

    In scenario 5 the noise counts as a shot (AT-12.42, AT-G74).
    """
    s = g.people[survivor]
    building = in_building(g, survivor)
    g.searched |= 1 << building
    g.searches = added(g.searches, s.side, 1)
    g.emit(Searched(s.kind, g.map().buildings[building].id))
    if g.scenario == 5 and not g.rules.s5_no_search_die:
        g.add_shots(s.hex, 1)
    g.push(Settle())
    g.push(Loot(survivor, ()))


class Loot(Step[HexState]):
    """Draw the cards, then take one."""

    def __init__(self, survivor: int, cards: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.cards = cards

    def run(self, g: HexState) -> None:
        wanted = 2 if g.ability(self.survivor) == "scrounger" else 1
        if len(self.cards) == wanted:
            if wanted == 1:
                take_loot(g, self.survivor, self.cards[0])
            else:
                g.push(KeepOne(self.survivor, self.cards))
            return
        if not g.loot and g.loot_last:  # the cards at the bottom come last
            card = g.loot_last[0]
            g.loot_last = g.loot_last[1:]
            count_found(g, self.survivor, card)
            g.push(Loot(self.survivor, (*self.cards, card)))
            return
        if not g.loot:
            g.loot = g.loot_used
            g.loot_used = []
        g.push(LootCard(self.survivor, self.cards))


class LootCard(Draw[HexState]):
    def __init__(self, survivor: int, cards: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.cards = cards

    def bag(self, g: HexState) -> list[int]:
        return g.loot

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-draw-loot", {"who": names.survivor_name(g, self.survivor)}, ("AT-10.26",))

    def card_name(self, g: HexState, card: int) -> Prompt | None:
        return Prompt(names.item_name(LOOT_CARDS[card])[1:])

    def roller(self, g: HexState) -> int:
        return g.people[self.survivor].seat

    def on_draw(self, g: HexState, card: int) -> None:
        g.emit(Kit(g.people[self.survivor].kind, LOOT_CARDS[card], "found"))
        count_found(g, self.survivor, card)
        g.push(Loot(self.survivor, (*self.cards, card)))


def count_found(g: HexState, survivor: int, card: int) -> None:
    """Count a drawn weapon as found, even if it is not kept (AT-G69, AT-G128)."""
    if 0 <= LOOT_CARDS[card] < WEAPON_KINDS:
        g.set_person(survivor, g.people[survivor].found_weapon())


class Keep(Action[HexState]):
    """Keep this card."""

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self, g: HexState) -> str:
        item = LOOT_CARDS[self.card]
        return "keep " + (ITEM_IDS[item] if item >= 0 else "nothing")

    def args(self, g: HexState) -> Args:
        return {"item": names.item_name(LOOT_CARDS[self.card])}


class KeepOne(Choice):
    """A scrounger keeps one of two cards; the other goes under the deck (AT-G33)."""

    def __init__(self, survivor: int, cards: tuple[int, ...]) -> None:
        super().__init__(survivor)
        self.cards = cards

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-keep", {"who": names.survivor_name(g, self.survivor)}, ("AT-10.26", "AT-G33"))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        if LOOT_CARDS[self.cards[0]] == LOOT_CARDS[self.cards[1]]:
            return [Keep(self.cards[0])]
        return [Keep(card) for card in self.cards]

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        assert isinstance(action, Keep)
        g.stack.pop()
        other = self.cards[1] if action.card == self.cards[0] else self.cards[0]
        g.loot_last = (*g.loot_last, other)
        take_loot(g, self.survivor, action.card)


def take_loot(g: HexState, survivor: int, card: int) -> None:
    """Take the counter that the card shows, if any is left (AT-G128)."""
    g.loot_used.append(card)
    item = LOOT_CARDS[card]
    if item == NOTHING:
        return
    if g.supply[item] == 0:
        g.emit(Kit(g.people[survivor].kind, item, "none"))
        return
    g.take_counter(item)
    g.push(Stow(survivor, item, True))


class Put(Action[HexState]):
    """Put the item into this box; `out` is the item dropped for it, or -1."""

    def __init__(self, item: int, slot: int, out: int) -> None:
        self.item = item
        self.slot = slot
        self.out = out

    def verb(self) -> str:
        return "put" if self.out < 0 else "exchange"

    def text(self, g: HexState) -> str:
        if self.out < 0:
            return f"put {SLOTS[self.slot]}"
        return f"drop {ITEM_IDS[self.out]} {SLOTS[self.slot]}"

    def args(self, g: HexState) -> Args:
        return {
            "item": names.item_name(self.item),
            "slot": "@slot-" + SLOTS[self.slot],
            "out": names.item_name(self.out),
        }

    def things(self, g: HexState) -> tuple[str, ...]:
        return ("slot:" + SLOTS[self.slot], names.item_thing(self.item if self.out < 0 else self.out))


class LeaveIt(Action[HexState]):
    """Do not take the item, which goes out of play (AT-G85)."""

    def verb(self) -> str:
        return "leave-it"

    def text(self, g: HexState) -> str:
        return "leave"


class Stow(Choice):
    """Choose where to put a found item; with full boxes another can be dropped.

    (AT-03.14, AT-03.15, AT-G85)
    """

    def __init__(self, survivor: int, item: int, loot: bool) -> None:
        super().__init__(survivor)
        self.item = item
        self.loot = loot

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"who": names.survivor_name(g, self.survivor), "item": names.item_name(self.item)}
        return Prompt("ask-stow", args, ("AT-03.14", "AT-03.15", "AT-G85"))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        s = g.people[self.survivor]
        out: list[Action[HexState]] = []
        if unarmed(g, self.survivor) and self.item < WEAPON_KINDS:
            return [LeaveIt()]  # AT-12.43
        for slot in (HAND, PACK, BOX):
            if s.has_room(self.item, slot):
                out.append(Put(self.item, slot, NOTHING))
        if out:
            return out
        dropped: set[int] = set()
        for slot in (HAND, PACK):
            held = s.weapon_in(slot)
            if held is not None and self.item < WEAPON_KINDS:
                out.append(Put(self.item, slot, held.kind))
        for item in s.gear:
            if item not in dropped and s.without(item).has_room(self.item, BOX):
                dropped.add(item)
                out.append(Put(self.item, BOX, item))
        out.append(LeaveIt())
        return out

    def advance(self, g: HexState) -> bool:
        options = self.candidates(g, NO_ONE)
        if len(options) > 1 and g.people[self.survivor].seat != NO_ONE:
            return False
        g.stack.pop()
        self.decide(g, options[0])
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        g.stack.pop()
        self.decide(g, action)

    def decide(self, g: HexState, action: Action[HexState]) -> None:
        s = g.people[self.survivor]
        if not isinstance(action, Put):
            g.lose(self.item)
            g.emit(Kit(s.kind, self.item, "left"))
            return
        if action.out >= 0:
            s = drop(g, s, action.slot, action.out)
        g.set_person(self.survivor, s.stowed(self.item, action.slot, self.loot))
        g.emit(Kit(s.kind, self.item, "stowed"))


def drop(g: HexState, s: Survivor, slot: int, item: int) -> Survivor:
    """Drop an item out of play, with its scope (AT-G85)."""
    g.lose(item)
    g.emit(Kit(s.kind, item, "dropped"))
    if slot == BOX:
        return s.without(item)
    held = s.weapon_in(slot)
    if held is not None and held.scope:
        g.lose(SCOPE)
    return s.armed(None, s.pack) if slot == HAND else s.armed(s.hand, None)
