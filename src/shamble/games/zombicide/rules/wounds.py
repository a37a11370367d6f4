"""Wounds, ways to avoid them, and death (ZC-07.05 to ZC-07.08, ZC-08.25 to ZC-08.27)."""

from shamble.core.actions import Action
from shamble.core.frames import Prompt, Step
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.cards import CARDS, NO_CARD, WOUND
from shamble.games.zombicide.events import CardEvent, Did
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.state import DEAD, ON_BOARD, ZOMBIES, ZombicideState

MASK = "goalie_mask"


class Hurt(Step[ZombicideState]):
    """Wound a survivor one wound at a time; the second wound kills (ZC-07.08, ZC-G13)."""

    def __init__(self, survivor: int, wounds: int) -> None:
        self.survivor = survivor
        self.wounds = wounds

    def run(self, g: ZombicideState) -> None:
        s = g.survivors[self.survivor]
        if s.fate != ON_BOARD or self.wounds == 0:
            return
        g.push(Hurt(self.survivor, self.wounds - 1))
        if s.find(MASK) >= 0 or (s.has(sheets.IS_THAT_ALL) and s.cards()):
            g.push(AvoidWound(self.survivor))
        else:
            wound(g, self.survivor)


class Bitten(Step[ZombicideState]):
    """Attack of one zombie; Tough ignores the first each Zombies' Phase (ZC-09.35, ZC-G57)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, g: ZombicideState) -> None:
        s = g.survivors[self.survivor]
        if g.phase == ZOMBIES and s.has(sheets.TOUGH) and not g.tough >> self.survivor & 1:
            g.tough |= 1 << self.survivor
            g.emit(Did("tough", s.sheet, "ZC-09.35", "good"))
        else:
            g.push(Hurt(self.survivor, 1))


class AvoidWound(AskSurvivor):
    """Ask whether to avoid a wound.

    With a Goalie Mask (ZC-08.26), or with another card (ZC-09.24, ZC-G58).
    """

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-avoid", {"who": names.survivor(g, self.survivor)}, ("ZC-08.26", "ZC-09.24"))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        s = g.survivors[self.survivor]
        out: list[Action[ZombicideState]] = []
        for card in s.cards():
            if CARDS[card].id == MASK:
                out.append(choices.ChooseCard(card, "use"))
            if s.has(sheets.IS_THAT_ALL):
                out.append(choices.ChooseCard(card, "pay"))
        out.append(choices.Decline())
        return out

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.ChooseCard):
            s = g.survivors[self.survivor]
            g.survivors[self.survivor] = s.with_slots(s.with_slot(s.slots.index(action.card), NO_CARD))
            g.discard(action.card)
            g.emit(CardEvent("shield", s.sheet, action.card))
        elif g.survivors[self.survivor].has(sheets.IS_THAT_ALL) and not g.rules.declined_wound_costs_card:
            wound_alone(g, self.survivor)
        else:
            wound(g, self.survivor)


def wound_alone(g: ZombicideState, survivor: int) -> None:
    """Take a wound without losing a card (Is that all you've got?, ZC-09.24).

    The Wound card takes a free slot; if there is none, the slot of a card, as usual (ZC-G58).
    """
    s = g.survivors[survivor]
    if s.wounds() == 1 or s.free_slot() < 0:
        wound(g, survivor)
    else:
        take_wound(g, survivor)


def take_wound(g: ZombicideState, survivor: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_slots(s.with_slot(s.free_slot(), WOUND))
    g.emit(Did("wounded", s.sheet, "ZC-07.06", "bad"))


def wound(g: ZombicideState, survivor: int) -> None:
    """Wound a survivor: the Wound card replaces a card (ZC-07.05, ZC-07.06).

    Without cards it takes a free slot (ZC-G16). The second wound kills.
    """
    s = g.survivors[survivor]
    if s.wounds() == 1:
        die(g, survivor)
        return
    cards = s.cards()
    if len(cards) > 1:
        g.push(LoseCard(survivor))
    elif cards:
        lose(g, survivor, cards[0])
    else:
        take_wound(g, survivor)


def lose(g: ZombicideState, survivor: int, card: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_slots(s.with_slot(s.slots.index(card), WOUND))
    g.discard(card)
    g.emit(Did("wounded", s.sheet, "ZC-07.06", "bad"))
    g.emit(CardEvent("lost", s.sheet, card))


class LoseCard(AskSurvivor):
    """Ask the victim's player which card to lose (ZC-07.05, ZC-G102)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-lose", {"who": names.survivor(g, self.survivor)}, ("ZC-07.05",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseCard(card, "lose") for card in g.survivors[self.survivor].cards()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseCard)
        g.stack.pop()
        lose(g, self.survivor, action.card)


def die(g: ZombicideState, survivor: int) -> None:
    """Eliminate a survivor and discard its cards (ZC-07.08)."""
    s = g.survivors[survivor]
    for card in s.cards():
        g.discard(card)
    g.survivors[survivor] = s.with_fate(DEAD)
    g.emit(Did("died", s.sheet, "ZC-07.08", "bad"))
    if g.loud == survivor:
        g.loud = -1  # ZC-G62


def heal(g: ZombicideState, survivor: int) -> None:
    """Remove a Wound card (ZC-09.29, ZC-M02.03)."""
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_slots(s.with_slot(s.slots.index(WOUND), NO_CARD))
