"""The campaign (AT-01.03, AT-13): six scenarios with one team, and the camp between them.

In the camp Glory Points heal, recruit and buy. The campaign is one game, so it can be saved at any point.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.board import COMPONENTS
from shamble.games.all_things_zombie.choices import Answer
from shamble.games.all_things_zombie.events import Chapter, Ended, Glory, Hurt, Joined, Kit
from shamble.games.all_things_zombie.pieces import (
    COUNTERS,
    GENERICS,
    ITEM_IDS,
    LOOT_CARDS,
    PEOPLE,
    SCOPE,
    ZOMBIE_CARDS,
    ZOMBIES,
)
from shamble.games.all_things_zombie.rules.gear import Give
from shamble.games.all_things_zombie.rules.scenarios import (
    BULLETS,
    CURE,
    FIREFIGHT,
    FRIENDS_WANTED,
    HELICOPTER,
    LAST_STAGE,
    PLANS,
    PROFESSOR,
    in_heliport,
    professor,
)
from shamble.games.all_things_zombie.state import (
    BOX,
    DEAD,
    HAND,
    IN_CUP,
    LIGHTS,
    NO_ONE,
    PACK,
    SETUP,
    SLOTS,
    HexState,
    Survivor,
)
from shamble.games.all_things_zombie.team_building import DONE, Buy, fits, pay

HEALING: Final[int] = COMPONENTS["healing"]["gp_per_wound"]
VICTORY: Final[int] = next(entry["gp"] for entry in COMPONENTS["glory"] if entry["for_"] == "scenario won")
MUST_BE_WON: Final = (CURE, HELICOPTER)  # AT-G82


# -------------------------------------------------------------------- from one scenario to the next


def chapter_over(g: HexState, verdict: str) -> None:
    """End a scenario of the campaign: count its points, then continue or end the campaign.

    (AT-13.02 to AT-13.05, AT-13.11)
    """
    won = verdict == "won"
    g.emit(Ended(verdict))
    g.emit(Glory(g.seat_of(0), g.searches[0], g.kills[0] // 5, g.foes[0], VICTORY if won else 0))
    g.chronicle = (*g.chronicle, (int(won), g.searches[0], g.kills[0], g.foes[0], g.turn))
    g.stack.clear()
    g.answers.clear()
    pay(g, 0, -points_of(int(won), g.searches[0], g.kills[0], g.foes[0]))
    for s in g.people:
        if s.fate == DEAD:
            g.fallen |= 1 << s.kind
    alive = [s for s in g.people if s.side == 0 and s.fate != DEAD and s.kind != PROFESSOR]
    if g.chapter == HELICOPTER:
        conclude(g, won or rescued(g))
    elif not alive or (g.chapter in MUST_BE_WON and not won):
        conclude(g, False)
    else:
        g.push(NextChapter())


def rescued(g: HexState) -> bool:
    """Return whether the Professor and four others are in the heliport.

    This is enough for the campaign when scenario 6 ends, even if others are outside (AT-13.11).
    """
    return g.stage == LAST_STAGE and in_heliport(g, professor(g)) and _aboard(g) > FRIENDS_WANTED


def _aboard(g: HexState) -> int:
    return sum([1 for n, s in enumerate(g.people) if s.side == 0 and in_heliport(g, n)])


def conclude(g: HexState, won: bool) -> None:
    """End the campaign: won with scenario 6 (AT-13.11), else lost (AT-G82, AT-G111).

    It is lost with scenario 5 or 6, or with the last survivor.
    """
    outcome = "campaign-won" if won else "campaign-lost"
    g.emit(Ended(outcome))
    g.end(outcome, tuple(range(g.seats)) if won else ())


def earned(g: HexState) -> int:
    """Return all Glory Points of the campaign so far (AT-13.09)."""
    return sum([points_of(won, buildings, zombies, foes) for won, buildings, zombies, foes, _ in g.chronicle])


def points_of(won: int, buildings: int, zombies: int, foes: int) -> int:
    """Return the Glory Points of a scenario (AT-13.02 to AT-13.05, AT-G112)."""
    return buildings + zombies // 5 + foes + (VICTORY if won else 0)


class NextChapter(Step[HexState]):
    """Clear the table and keep the team with its wounds, weapons and gear.

    (AT-13.10, AT-G81, AT-G82)
    """

    def run(self, g: HexState) -> None:
        from shamble.games.all_things_zombie.setup import set_up  # avoids an import cycle

        g.chapter += 1
        g.scenario = g.chapter
        team = [rested(s) for s in g.people if s.side == 0 and s.fate != DEAD]
        clear_table(g)
        g.people = team
        if g.scenario in (CURE, HELICOPTER) and not any(s.kind == PROFESSOR for s in team):
            g.people.append(Survivor(PROFESSOR, 0, 0))
        g.sides = 2 if PLANS[g.scenario].enemies else 1
        g.kills = g.searches = g.foes = (0,) * g.sides
        deal(g)
        carried = [item for s in g.people for item in s.items()]
        g.supply = tuple([count - carried.count(item) for item, count in enumerate(COUNTERS)])
        g.lost = (0,) * len(COUNTERS)
        g.emit(Chapter(g.chapter))
        set_up(g)
        g.push(Muster())
        g.push(Camp(0))


def rested(s: Survivor) -> Survivor:
    """Return a survivor between scenarios: off the map, weapons loaded, wounds kept (AT-G82)."""
    out = Survivor(s.kind, 0, s.seat)
    out.wounds = s.wounds
    hand = None if s.hand is None else s.hand.reloaded()
    pack = None if s.pack is None else s.pack.reloaded()
    return out.armed(hand, pack).geared(s.gear)


def clear_table(g: HexState) -> None:
    """Reset boards, decks and markers to the start of a scenario."""
    plan = PLANS[g.scenario]
    g.turns = plan.turns or g.rules.patience
    g.turn = 0
    g.phase = SETUP
    g.light = LIGHTS[g.rules.light]
    g.zombies = [IN_CUP] * len(ZOMBIES)
    g.lay(plan.layouts[0])
    g.entered = g.searched = g.stage = g.cured = 0
    g.shots = ()
    g.cards = list(range(len(ZOMBIE_CARDS)))
    g.cards_used = []
    g.loot = list(range(len(LOOT_CARDS)))
    g.loot_used = []
    g.loot_last = ()
    g.parties = g.faces = ()
    g.landed = g.reentry = g.follow = False
    g.check_border("scenario")
    g.clear_turn()
    g.clear_activation()


def deal(g: HexState) -> None:
    """Deal the team out among the players before each scenario (AT-G131)."""
    for place, s in enumerate(g.people):
        g.people[place] = s.joined(0, place % g.seats, NO_ONE)


class Muster(Step[HexState]):
    """When the camp ends, deal out the recruits and place the enemies of scenario 4.

    Enemies who have been in the team are replaced by generic survivors (AT-G81).
    """

    def run(self, g: HexState) -> None:
        deal(g)
        if g.scenario != FIREFIGHT:
            return
        met = [s.kind for s in g.people]
        for kind in PLANS[FIREFIGHT].enemies:
            if kind in met or (g.fallen >> kind) & 1:
                kind = next(other for other in GENERICS if other not in met and not (g.fallen >> other) & 1)
            met.append(kind)
            g.people.append(Survivor(kind, 1, NO_ONE))


# -------------------------------------------------------------------- the camp (AT-13.06 to AT-13.08)


class Heal(Action[HexState]):
    """Remove a wound for 2 Glory Points (AT-13.08)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def text(self, g: HexState) -> str:
        return "heal " + names.survivor(g, self.survivor)

    def args(self, g: HexState) -> Args:
        return {"who": names.survivor_name(g, self.survivor), "cost": HEALING}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor),)

    def cost(self, g: HexState) -> int:
        return HEALING

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if g.people[self.survivor].wounds == 0:
            no.append(Refusal("no-wound", "AT-13.08", (names.survivor_thing(g, self.survivor),)))
        if g.pool[seat] < HEALING:
            args: Args = {"cost": HEALING, "points": g.pool[seat]}
            no.append(Refusal("no-points", "AT-13.08", args=args))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        pay(g, seat, HEALING)
        s = g.people[self.survivor].hurt(-1)
        g.set_person(self.survivor, s)
        g.emit(Hurt(s.kind, -1, s.wounds, g.dead_at(self.survivor)))


class Enlist(Action[HexState]):
    """Recruit a survivor for its point cost (AT-13.07, AT-G111)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def verb(self) -> str:
        return "recruit"

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
        thing = (names.person_thing(self.kind),)
        if PEOPLE[self.kind].cost > g.pool[seat]:
            args: Args = {"cost": PEOPLE[self.kind].cost, "points": g.pool[seat]}
            no.append(Refusal("no-points", "AT-13.07", args=args))
        if any(s.kind == self.kind for s in g.people):
            no.append(Refusal("no-taken", "AT-13.10", thing))
        if (g.fallen >> self.kind) & 1:
            no.append(Refusal("no-fallen", "AT-G111", thing))
        if self.kind == PROFESSOR:
            no.append(Refusal("no-professor", "AT-G81", thing))
        return no

    def execute(self, g: HexState, seat: int) -> None:
        pay(g, seat, PEOPLE[self.kind].cost)
        g.people.append(Survivor(self.kind, 0, seat))
        g.emit(Joined(self.kind))


class Rearm(Action[HexState]):
    """Choose the weapon in hand for the next scenario (AT-03.13)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def verb(self) -> str:
        return "rearm"

    def text(self, g: HexState) -> str:
        return "rearm " + names.survivor(g, self.survivor)

    def args(self, g: HexState) -> Args:
        return {"who": names.survivor_name(g, self.survivor)}

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor),)

    def execute(self, g: HexState, seat: int) -> None:
        s = g.people[self.survivor]
        g.set_person(self.survivor, s.armed(s.pack, s.hand))
        assert s.pack is not None
        g.emit(Kit(s.kind, s.pack.kind, "swapped"))


class Rescope(Action[HexState]):
    """Take a scope off a weapon or attach one, between scenarios (AT-04.19, AT-G94)."""

    def __init__(self, survivor: int, slot: int) -> None:
        self.survivor = survivor
        self.slot = slot

    def fixed(self, g: HexState) -> bool:
        held = g.people[self.survivor].weapon_in(self.slot)
        return held is not None and held.scope

    def verb(self) -> str:
        return "rescope"

    def text(self, g: HexState) -> str:
        return f"rescope {names.survivor(g, self.survivor)} {SLOTS[self.slot]}"

    def args(self, g: HexState) -> Args:
        held = g.people[self.survivor].weapon_in(self.slot)
        return {
            "who": names.survivor_name(g, self.survivor),
            "item": names.item_name(held.kind if held is not None else -1),
        }

    def things(self, g: HexState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor), "slot:" + SLOTS[self.slot])

    def refusals(self, g: HexState, seat: int) -> list[Refusal]:
        s = g.people[self.survivor]
        held = s.weapon_in(self.slot)
        if self.fixed(g):
            return [] if s.has_room(SCOPE, BOX) else [Refusal("no-room-for-item", "AT-03.14")]
        if held is None or not held.weapon().scope or SCOPE not in s.gear:
            return [Refusal("no-scope-there", "AT-04.18")]
        return []

    def execute(self, g: HexState, seat: int) -> None:
        s = g.people[self.survivor]
        held = s.weapon_in(self.slot)
        assert held is not None
        if self.fixed(g):
            s, held = s.stowed(SCOPE, BOX, False), held.unscoped()
        else:
            s, held = s.without(SCOPE), held.scoped()
        g.set_person(self.survivor, s.armed(held, s.pack) if self.slot == HAND else s.armed(s.hand, held))
        g.emit(Kit(s.kind, held.kind, "scope" if held.scope else "unscoped"))


class Camp(Ask[HexState]):
    """The players spend the common points one after another; the rest is kept.

    Items change hands freely, weapons in hand are chosen again, and scopes move (AT-03.13, AT-04.19).
    (AT-13.06 to AT-13.08)
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: HexState) -> int:
        return self.player

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"points": g.pool[self.player], "chapter": g.chapter}
        return Prompt("ask-camp", args, ("AT-13.06", "AT-13.07", "AT-13.08"))

    def candidates(self, g: HexState, seat: int) -> list[Action[HexState]]:
        out: list[Action[HexState]] = [Heal(n) for n in range(len(g.people))]
        out.extend([Enlist(kind) for kind in range(len(PEOPLE))])
        for n, s in enumerate(g.people):
            for item in range(len(ITEM_IDS)):
                for slot in (HAND, PACK, BOX):
                    if fits(s, item, slot):
                        out.append(Buy(n, item, slot))
        for n, s in enumerate(g.people):
            for item in sorted(set(s.items())):
                if item != SCOPE or SCOPE in s.gear:
                    out.extend([Hand(n, other, item) for other in range(len(g.people)) if other != n])
            if s.pack is not None:
                out.append(Rearm(n))
            out.extend([Rescope(n, slot) for slot in (HAND, PACK) if s.weapon_in(slot) is not None])
        out.append(Answer(DONE))
        return out

    def take(self, g: HexState, seat: int, action: Action[HexState]) -> None:
        if not isinstance(action, Answer):
            action.execute(g, seat)
            return
        g.stack.pop()
        left = g.pool[self.player]
        pay(g, self.player, left)
        if self.player + 1 < g.seats:
            pay(g, self.player + 1, -left)
            g.push(Camp(self.player + 1))
        else:
            pay(g, 0, -left)


class Hand(Give):
    """Give any item to any survivor in the camp (AT-G115)."""

    def verb(self) -> str:
        return "hand"

    def text(self, g: HexState) -> str:
        giver, receiver = names.survivor(g, self.giver), names.survivor(g, self.receiver)
        return f"hand {ITEM_IDS[self.item]} from {giver} to {receiver}"

    def args(self, g: HexState) -> Args:
        return {
            "item": names.item_name(self.item),
            "who": names.survivor_name(g, self.giver),
            "receiver": names.survivor_name(g, self.receiver),
        }

    def things(self, g: HexState) -> tuple[str, ...]:
        return (
            names.survivor_thing(g, self.giver),
            names.item_thing(self.item),
            names.survivor_thing(g, self.receiver),
        )


class FirstChapter(Step[HexState]):
    """Start scenario 1 with Tonya and Beck as listed (AT-13.01)."""

    def run(self, g: HexState) -> None:
        g.chapter = BULLETS
        g.emit(Chapter(BULLETS))
