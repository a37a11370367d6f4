"""Gear in use (AT-04, AT-07.09): meds, medkits, the medic, handing over."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import Answer, Choice, SurvivorRoll
from shamble.games.all_things_zombie.events import Kit, Rolled
from shamble.games.all_things_zombie.pieces import ITEM_IDS, MEDKIT, MEDS, WEAPON_KINDS
from shamble.games.all_things_zombie.rules.charge import unarmed
from shamble.games.all_things_zombie.rules.harm import heal
from shamble.games.all_things_zombie.rules.reactions import successes
from shamble.games.all_things_zombie.state import (
    BOX,
    HAND,
    NO_ONE,
    NOWHERE,
    ON_MAP,
    PACK,
    Held,
    HexState,
    Survivor,
)


def treat(g: HexState, carrier: int, patient: int) -> None:
    """Use up a medkit to heal a wound (AT-04.28, AT-G09)."""
    g.set_person(carrier, g.people[carrier].without(MEDKIT))
    g.give_back(MEDKIT)
    g.emit(Kit(g.people[carrier].kind, MEDKIT, "medkit"))
    heal(g, patient)


class MedicRoll(SurvivorRoll):
    """Roll to heal: at least one success removes a wound (AT-G32)."""

    def __init__(self, survivor: int, patient: int) -> None:
        super().__init__(survivor)
        self.patient = patient

    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-medic",
            {**self.roll_args(g), "patient": names.survivor_name(g, self.patient)},
            ("AT-G32",),
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        g.emit(Rolled(s.kind, "medic", faces, s.rep()))
        if successes(faces, s.rep()):
            heal(g, self.patient)


# -------------------------------------------------------------------- meds (AT-04.23 to AT-04.25)


class TakeMeds(Action[HexState]):
    """Put meds into the Rep box (AT-04.24)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def verb(self) -> str:
        return "meds"

    def text(self, g: HexState) -> str:
        return "meds " + names.survivor(g, self.survivor)

    def args(self, g: HexState) -> Args:
        return {"who": names.survivor_name(g, self.survivor)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), names.item_thing(MEDS))

    def execute(self, g: HexState, seat: int) -> None:
        s = g.people[self.survivor].without(MEDS)
        g.set_person(self.survivor, s.boosted(s.boost + 1))
        g.emit(Kit(s.kind, MEDS, "meds"))


class MayTakeMeds(Ask[HexState]):
    """Use any number of meds after the initiative roll, before any survivor acts (AT-G95)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: HexState) -> int:
        return self.player

    def prompt(self, g: HexState) -> Prompt:
        return Prompt("ask-meds", rules=("AT-04.24", "AT-G95"))

    def carriers(self, g: HexState) -> list[int]:
        return [
            n for n, s in enumerate(g.people) if s.seat == self.player and s.fate == ON_MAP and MEDS in s.gear
        ]

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out: list[Action[HexState]] = [TakeMeds(n) for n in self.carriers(g)]
        out.append(Answer("none"))
        return out

    def advance(self, g: HexState) -> bool:
        if self.carriers(g):
            return False
        g.stack.pop()
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, TakeMeds):
            action.execute(g, seat)
        else:
            g.stack.pop()


def ask_for_meds(g: HexState, player: int) -> None:
    """Ask the player about meds if they have any."""
    for s in g.people:
        if s.seat == player and s.fate == ON_MAP and MEDS in s.gear:
            g.push(MayTakeMeds(player))
            return


def wear_off(g: HexState) -> None:
    """Remove used meds at the end of the turn (AT-04.25)."""
    for n, s in enumerate(g.people):
        if s.boost:
            for _ in range(s.boost):
                g.give_back(MEDS)
            g.set_person(n, s.boosted(0))


# -------------------------------------------------------------------- giving (AT-07.09, AT-G99)


def receiving_slot(s: Survivor, item: int) -> int:
    """Return where the item goes: empty hand, pack, a Gear box (grenades too), or -1."""
    for slot in (HAND, PACK, BOX):
        if s.has_room(item, slot):
            return slot
    return -1


def give_refusals(g: HexState, giver: int, receiver: int, item: int) -> list[Refusal]:
    """Explain why it cannot be given: enemies in a hex (AT-07.09), or no room (AT-G99)."""
    no: list[Refusal] = []
    for n in (giver, receiver):
        hex = g.people[n].hex
        if hex != NOWHERE and g.threatened(hex, n):
            no.append(Refusal("no-give-enemies", "AT-07.09", (names.survivor_thing(g, n),)))
            break
    if receiving_slot(g.people[receiver], item) < 0:
        no.append(Refusal("no-room-for-item", "AT-G99", (names.survivor_thing(g, receiver),)))
    if item < WEAPON_KINDS and unarmed(g, receiver):
        no.append(Refusal("no-professor-arms", "AT-12.43"))
    if item < WEAPON_KINDS and g.people[receiver].bound != NO_ONE and g.cured == g.turn:
        no.append(Refusal("no-cured-arms", "AT-12.49", (names.survivor_thing(g, receiver),)))
    return no


class Give(Action[HexState]):
    """Give this item to that survivor."""

    def __init__(self, giver: int, receiver: int, item: int) -> None:
        self.giver = giver
        self.receiver = receiver
        self.item = item

    def text(self, g: HexState) -> str:
        return f"give {ITEM_IDS[self.item]} to {names.survivor(g, self.receiver)}"

    def args(self, g: HexState) -> Args:
        return {"item": names.item_name(self.item), "receiver": names.survivor_name(g, self.receiver)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.item_thing(self.item), names.survivor_thing(g, self.receiver))

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        return give_refusals(g, self.giver, self.receiver, self.item)

    def execute(self, g: HexState, seat: int) -> None:
        """Move the counter as it is: loaded or not, with its scope (AT-G94)."""
        s, other = g.people[self.giver], g.people[self.receiver]
        slot = receiving_slot(other, self.item)
        held: Held | None = None
        if self.item in s.gear:
            s = s.without(self.item)
        elif s.pack is not None and s.pack.kind == self.item:
            held = s.pack
            s = s.armed(s.hand, None)
        else:
            held = s.hand
            s = s.armed(None, s.pack)
        if held is None or slot == BOX:
            other = other.stowed(self.item, slot, False)
        elif slot == HAND:
            other = other.armed(held, other.pack)
        else:
            other = other.armed(other.hand, held)
        g.set_person(self.giver, s)
        g.set_person(self.receiver, other)
        g.emit(Kit(other.kind, self.item, "given"))


class GiveMore(Choice):
    """Give any number of items to the same survivor with one action (AT-G99)."""

    def __init__(self, survivor: int, receiver: int) -> None:
        super().__init__(survivor)
        self.receiver = receiver

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {
            "who": names.survivor_name(g, self.survivor),
            "receiver": names.survivor_name(g, self.receiver),
        }
        return Prompt("ask-give-more", args, ("AT-G99",))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        s = g.people[self.survivor]
        items = list(s.gear) + [held.kind for held in (s.hand, s.pack) if held is not None]
        out: list[Action[HexState]] = [
            Give(self.survivor, self.receiver, item) for item in sorted(set(items))
        ]
        out.append(Answer("enough"))
        return out

    def advance(self, g: HexState) -> bool:
        if len(self.legal(g, NO_ONE)) > 1:
            return False
        g.stack.pop()
        return True

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if isinstance(action, Give):
            action.execute(g, seat)
        else:
            g.stack.pop()
