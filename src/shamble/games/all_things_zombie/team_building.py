"""Gathering a team (AT-14.03 to AT-14.05, AT-G115): picking survivors, buying items."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Frame, Prompt, Step
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import COMPONENTS
from shamble.games.all_things_zombie.choices import Answer
from shamble.games.all_things_zombie.events import Kit
from shamble.games.all_things_zombie.pieces import COSTS, ITEM_IDS, PEOPLE, SCOPE, WEAPON_KINDS
from shamble.games.all_things_zombie.rules.charge import unarmed
from shamble.games.all_things_zombie.rules.scenarios import SKIRMISH
from shamble.games.all_things_zombie.state import BOX, HAND, PACK, SLOTS, HexState, Survivor
from shamble.games.all_things_zombie.view_types import Bill

DONE: Final = "done"


def skirmish_limits(seats: int) -> tuple[int, int]:
    """Return the survivors and points for each player (AT-14.03 to AT-14.05)."""
    for entry in COMPONENTS["skirmish"]:
        low, high = entry["players"].split("-")
        if int(low) <= seats <= int(high):
            return entry["max_survivors"], entry["gp"]
    raise ValueError(f"no skirmish for {seats} players")


def pay(g: HexState, seat: int, points: int) -> None:
    pool = list(g.pool)
    pool[seat] -= points
    g.pool = tuple(pool)


def bill(g: HexState, seat: int) -> Bill:
    """Return what a player's team has cost.

    A grenade always counts as a weapon; survivors given by a scenario cost nothing (AT-G115).
    """
    bill: Bill = {"survivors": 0, "weapons": 0, "gear": 0}
    for s in g.people:
        if s.seat != seat:
            continue
        if g.scenario == SKIRMISH:
            bill["survivors"] += s.person().cost
        for item in s.items():
            bill["weapons" if item < WEAPON_KINDS else "gear"] += COSTS[item]
    return bill


# -------------------------------------------------------------------- picking survivors


class Recruit(Action[HexState]):
    """Take this survivor for its cost (AT-03.01)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def text(self, g: HexState) -> str:
        return "recruit " + PEOPLE[self.kind].name.replace(" ", "-")

    def args(self, g: HexState) -> Args:
        return {"who": names.person_name(self.kind), "cost": PEOPLE[self.kind].cost}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.person_thing(self.kind),)

    def cost(self, g: HexState) -> int:
        return PEOPLE[self.kind].cost

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        most, _ = skirmish_limits(g.seats)
        if sum([1 for s in g.people if s.seat == seat]) >= most:
            no.append(Refusal("no-team-full", team_rule(g.seats), args={"most": most}))
        if PEOPLE[self.kind].cost > g.pool[seat]:
            args: Args = {"cost": PEOPLE[self.kind].cost, "points": g.pool[seat]}
            no.append(Refusal("no-points", team_rule(g.seats), args=args))
        if any(s.kind == self.kind for s in g.people):
            no.append(Refusal("no-taken", "AT-G115", (names.person_thing(self.kind),)))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        pay(g, seat, PEOPLE[self.kind].cost)
        g.people.append(Survivor(self.kind, g.teams[seat], seat))


def team_rule(seats: int) -> str:
    return "AT-14.03" if seats <= 2 else "AT-14.04" if seats <= 4 else "AT-14.05"


class Enough(Action[HexState]):
    """Take no more survivors; at least one is required."""

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        if any(s.seat == seat for s in g.people):
            return []
        return [Refusal("no-team-empty", "AT-14.03")]


class Draft(Step[HexState]):
    """The players pick in turn, one survivor at a time (AT-G130)."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done  # a bit for each seat that is done

    def run(self, g: HexState) -> None:
        most, _ = skirmish_limits(g.seats)
        for step in range(g.seats):
            seat = (self.seat + step) % g.seats
            picked = sum([1 for s in g.people if s.seat == seat])
            if not (self.done >> seat) & 1 and picked < most:
                g.push(PickSurvivor(seat, self.done))
                return


class PickSurvivor(Ask[HexState]):
    def __init__(self, player: int, done: int) -> None:
        self.player = player
        self.done = done

    def seat(self, g: HexState) -> int:
        return self.player

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-recruit", {"points": g.pool[self.player]}, (team_rule(g.seats),))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out: list[Action[HexState]] = [Recruit(kind) for kind in range(len(PEOPLE))]
        out.append(Enough())
        return out

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        g.stack.pop()
        done = self.done
        if isinstance(action, Recruit):
            action.execute(g, seat)
        else:
            done |= 1 << seat
        g.push(Draft((seat + 1) % g.seats, done))


# -------------------------------------------------------------------- weapons and gear


class Buy(Action[HexState]):
    """Buy an item for a survivor, into a box of its card (AT-03.14, AT-03.15, AT-G115)."""

    def __init__(self, survivor: int, item: int, slot: int) -> None:
        self.survivor = survivor
        self.item = item
        self.slot = slot

    def text(self, g: HexState) -> str:
        return f"buy {ITEM_IDS[self.item]} for {names.survivor(g, self.survivor)} {SLOTS[self.slot]}"

    def args(self, g: HexState) -> Args:
        return {
            "item": names.item_name(self.item),
            "who": names.survivor_name(g, self.survivor),
            "slot": "@slot-" + SLOTS[self.slot],
            "cost": COSTS[self.item],
        }

    def things(self, g: HexState) -> tuple[str, ...]:
        return (
            names.survivor_thing(g, self.survivor),
            names.item_thing(self.item),
            "slot:" + SLOTS[self.slot],
        )

    def cost(self, g: HexState) -> int:
        return COSTS[self.item]

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        s = g.people[self.survivor]
        if COSTS[self.item] > g.pool[seat]:
            args: Args = {"cost": COSTS[self.item], "points": g.pool[seat]}
            no.append(Refusal("no-points", "AT-G115", args=args))
        if g.supply[self.item] == 0:
            no.append(Refusal("no-counter", "AT-G115", (names.item_thing(self.item),)))
        if self.item == SCOPE and self.slot != BOX:
            held = s.weapon_in(self.slot)
            if held is None or not held.weapon().scope or held.scope:
                no.append(Refusal("no-scope-there", "AT-04.18"))
        elif not s.has_room(self.item, self.slot):
            rule = "AT-03.14" if self.slot == BOX else "AT-03.15"
            no.append(Refusal("no-room-for-item", rule, (names.survivor_thing(g, self.survivor),)))
        if self.item < WEAPON_KINDS and unarmed(g, self.survivor):
            no.append(Refusal("no-professor-arms", "AT-12.43"))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        pay(g, seat, COSTS[self.item])
        equip(g, self.survivor, self.item, self.slot)


def equip(g: HexState, survivor: int, item: int, slot: int) -> None:
    """Put a counter from the supply on the card, or a scope on the weapon (AT-04.19, AT-G94)."""
    s = g.people[survivor]
    g.take_counter(item)
    if item == SCOPE and slot != BOX:
        held = s.weapon_in(slot)
        assert held is not None
        s = s.armed(held.scoped(), s.pack) if slot == HAND else s.armed(s.hand, held.scoped())
    else:
        s = s.stowed(item, slot, False)
    g.set_person(survivor, s)
    g.emit(Kit(s.kind, item, "bought"))


def goods_for(g: HexState, seat: int) -> list[Action[HexState]]:
    """List all purchases for a player's survivors, and the option to stop."""
    out: list[Action[HexState]] = []
    for n, s in enumerate(g.people):
        if s.seat != seat:
            continue
        for item in range(len(ITEM_IDS)):
            for slot in (HAND, PACK, BOX):
                if fits(s, item, slot):
                    out.append(Buy(n, item, slot))
    out.append(Answer(DONE))
    return out


class Market(Frame[HexState]):
    """In a skirmish all players equip their survivors at the same time, with their own points.

    The last counter of a kind goes to the first buyer (AT-14.03, AT-G115, AT-G130).
    """

    def kind(self) -> str:
        return "turn"

    def topic(self) -> str:
        return "shop"

    def asked_seats(self, g: HexState) -> tuple[int, ...]:
        armed = {s.seat for s in g.people}
        return tuple([seat for seat in range(g.seats) if g.pool[seat] > 0 and seat in armed])

    def prompt(self, g: HexState) -> Prompt:
        asked = self.asked_seats(g)
        if len(asked) == 1:
            return Prompt("ask-shop", {"points": g.pool[asked[0]]}, ("AT-G115",))
        return Prompt("ask-market", {}, ("AT-G115",))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return goods_for(g, seat)

    def advance(self, g: HexState) -> bool:
        if self.asked_seats(g):
            return False
        g.stack.pop()
        g.pool = (0,) * g.seats
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, Buy):
            action.execute(g, seat)
        else:
            pay(g, seat, g.pool[seat])  # unspent points are lost


class Shop(Ask[HexState]):
    """A player equips their survivors.

    Unspent points of a scenario go to the next player of the side, and are lost with the last one (AT-G115,
    AT-G131).
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: HexState) -> int:
        return self.player

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-shop", {"points": g.pool[self.player]}, ("AT-G115",))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        return goods_for(g, seat)

    def advance(self, g: HexState) -> bool:
        mine = any(s.seat == self.player for s in g.people)
        if mine and g.pool[self.player] > 0:
            return False
        self.leave(g)
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, Buy):
            action.execute(g, seat)
        else:
            self.leave(g)

    def leave(self, g: HexState) -> None:
        g.stack.pop()
        left = g.pool[self.player]
        pay(g, self.player, left)
        for seat in range(self.player + 1, g.seats):
            if g.teams[seat] == g.teams[self.player]:
                pay(g, seat, -left)
                return


def fits(s: Survivor, item: int, slot: int) -> bool:
    """Return whether such a survivor could ever carry the item there."""
    person = s.person()
    if slot == PACK and not person.pack:
        return False
    if slot == BOX:
        return person.boxes > 0 and (item >= WEAPON_KINDS or ITEM_IDS[item] == "grenade")
    return item < WEAPON_KINDS or item == SCOPE


def shares(points: int, survivors: list[int]) -> list[int]:
    """Divide a side's points among its players by their survivors, to the last point.

    (AT-G131)
    """
    total = sum(survivors)
    out: list[int] = []
    before = 0
    counted = 0
    for own in survivors:
        counted += own
        upto = points * counted // total if total else 0
        out.append(upto - before)
        before = upto
    return out
