"""Basic actions: move, search, open a door, make noise, end the turn.

Rules ZC-06.04 to ZC-06.09, ZC-06.19, ZC-06.39 to ZC-06.41.
"""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.games.zombicide import names, sheets
from shamble.games.zombicide.actions.base import (
    MOVE,
    SEARCH,
    FreeAction,
    SurvivorAction,
    available_actions,
    finds,
    threats,
)
from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules import combat, doors, movement, odds, searching
from shamble.games.zombicide.state import HANDS, ON_FOOT, SEARCHED, Survivor, ZombicideState


class Move(SurvivorAction):
    """Move to an adjacent zone; each zombie left behind costs an action (ZC-06.04, ZC-06.05)."""

    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone

    def text(self, g: ZombicideState) -> str:
        return f"{names.survivor(g, self.survivor)} move {names.zone(g, self.zone)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor), **names.place(g, self.zone)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.zone_thing(g, self.zone))

    def pays(self) -> int:
        return MOVE

    def cost(self, g: ZombicideState) -> int:
        return 1 + movement.extra_cost(g, self.survivor)

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        cost = self.cost(g)
        left = available_actions(g, MOVE, cost)
        if cost > left:
            rule = "ZC-06.05" if cost > 1 else "ZC-06.02"
            no.append(Refusal("no-actions", rule, args={"needed": cost, "left": left}))
        if self.me(g).car != ON_FOOT:
            no.append(Refusal("no-in-car", "ZC-G100"))
        no.extend(movement.step_refusals(g, self.me(g).zone, self.zone))
        return no

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return threats(g, self.survivor, self.zone)

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        movement.walk(g, self.survivor, self.zone)


class Search(SurvivorAction):
    """Search the room (ZC-06.07 to ZC-06.09), or the zone of a kill (ZC-09.23)."""

    def pays(self) -> int:
        return SEARCH

    def cost(self, g: ZombicideState) -> int:
        return 0 if searching.is_free_search(g, self.survivor) else 1

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        zone = self.me(g).zone
        if g.board().street[zone] and not searching.is_free_search(g, self.survivor):
            no.append(Refusal("no-search-street", "ZC-06.07"))
        if g.zombies_in(zone):
            no.append(Refusal("no-search-zombies", "ZC-06.07", (names.zone_thing(g, zone),)))
        if g.used & SEARCHED:
            no.append(Refusal("no-search-twice", "ZC-06.09"))
        if zone in g.board().no_search:
            no.append(Refusal("no-search-start", "ZC-M06.08"))
        return no

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return finds(*odds.search_chances(g, self.survivor))

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        g.used |= SEARCHED
        searching.search_room(g, self.survivor)


class OpenDoor(SurvivorAction):
    """Open a closed door of the zone with a weapon that opens doors (ZC-06.19, ZC-06.41)."""

    def __init__(self, survivor: int, door: int, slot: int) -> None:
        self.survivor = survivor
        self.door = door
        self.slot = slot  # -1 = no hand holds a weapon that opens doors

    def verb(self) -> str:
        return "open"

    def text(self, g: ZombicideState) -> str:
        text = f"{names.survivor(g, self.survivor)} open {names.door(g, self.door)}"
        return text if self.slot < 0 else f"{text} with {CARDS[self.me(g).slots[self.slot]].id}"

    def args(self, g: ZombicideState) -> Args:
        weapon = "@bare-hands" if self.slot < 0 else names.card_name(self.me(g).slots[self.slot])
        return {
            "who": names.survivor(g, self.survivor),
            "weapon": weapon,
            **names.place(g, g.board().doors[self.door].room),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        things = (names.survivor_thing(g, self.survivor), names.door_thing(g, self.door))
        return things if self.slot < 0 else (*things, names.card_thing(self.me(g).slots[self.slot]))

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if self.slot < 0:
            no.append(Refusal("no-opener", "ZC-06.19"))
        no.extend(mission_of(g).door_refusals(g, self.door))
        return no

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        """Warn of spawning in all rooms of a building opened for the first time (ZC-06.21)."""
        board = g.board()
        building = board.building[board.doors[self.door].room]
        if g.opened >> building & 1:
            return []
        rooms = board.buildings[building]
        things = tuple([names.zone_thing(g, room) for room in rooms])
        return [Prospect("may-spawn", {"rooms": len(rooms)}, tone="", things=things, rules=("ZC-06.21",))]

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        if CARDS[self.me(g).slots[self.slot]].noisy_door:
            combat.make_noise(g, self.survivor)
        doors.open_door(g, self.survivor, self.door)


class Noise(SurvivorAction):
    """Put a Noise token in the survivor's own zone (ZC-06.39); a Ninja cannot (ZC-G59)."""

    def refusals(self, g: ZombicideState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if self.me(g).has(sheets.NINJA) and not g.rules.ninja_may_make_noise:
            no.append(Refusal("no-ninja-noise", "ZC-G59"))
        return no

    def execute(self, g: ZombicideState, seat: int) -> None:
        self.pay(g)
        combat.put_noise(g, self.me(g).zone)


class End(FreeAction):
    """End the turn; actions left are lost (ZC-06.40)."""

    def ends_turn(self, g: ZombicideState) -> bool:
        return True

    def prospects(self, g: ZombicideState, seat: int) -> list[Prospect]:
        return threats(g, self.survivor, self.me(g).zone)

    def waste_warning(self, g: ZombicideState) -> Prospect | None:
        if g.actions <= 0:
            return None
        return Prospect("may-waste", {"actions": g.actions}, tone="", rules=("ZC-06.40",))


def basic_actions(g: ZombicideState, n: int) -> list[Action[ZombicideState]]:
    """Return moves, doors, the search and noise."""
    s = g.survivors[n]
    board = g.board()
    out: list[Action[ZombicideState]] = [Move(n, zone) for zone in board.near[s.zone]]
    for door in board.doors_at[s.zone]:
        if not g.door_open(door):
            out.extend([OpenDoor(n, door, slot) for slot in openers_of(s) or [-1]])
    out.append(Search(n))
    out.append(Noise(n))
    return out


def openers_of(s: Survivor) -> list[int]:
    """List the hands that can open doors; of two cards of one kind only the first."""
    out: list[int] = []
    for slot in range(HANDS):
        kind = s.in_hand(slot)
        twin = slot == 1 and s.in_hand(0) is kind
        if kind is not None and kind.opens_doors and not twin:
            out.append(slot)
    return out
