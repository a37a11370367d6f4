"""Searching rooms and cars (ZC-06.07 to ZC-06.18, ZC-06.42), with the skills that help.

Skills: ZC-09.20, ZC-09.28.
"""

from shamble.core.actions import Action
from shamble.core.chance import Draw, Pick
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.cards import CARDS, PIMP_WEAPONS, WALKER
from shamble.games.zombicide.events import CardEvent, Did
from shamble.games.zombicide.rules.combat import is_dual
from shamble.games.zombicide.rules.inventory import MAX_SWAPS, Tidy, receive
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.rules.spawning import place
from shamble.games.zombicide.state import DESTINED, ON_BOARD, ZombicideState

FLASHLIGHT = "flashlight"
SCREAM = "aaahh"


def is_free_search(g: ZombicideState, survivor: int) -> bool:
    """Return whether Hold your nose makes a search free here (ZC-09.23).

    It does where the survivor killed a zombie this turn, for the zone and for a car in it.
    """
    s = g.survivors[survivor]
    return s.has(sheets.HOLD_YOUR_NOSE) and s.zone in g.killed


def search_room(g: ZombicideState, survivor: int) -> None:
    """Draw a card, and one more per Flashlight (ZC-06.08, ZC-G42); then rearrange (ZC-06.10)."""
    g.push(Tidy(survivor, MAX_SWAPS, g.survivors[survivor].slots))
    g.push(Look(survivor, 1 + g.survivors[survivor].count(FLASHLIGHT), False))


def search_car(g: ZombicideState, survivor: int, car: int) -> None:
    """Search a car.

    A pimp car holds one of the two weapons not yet taken (ZC-06.14 to ZC-06.16); in a police car draw until
    a weapon comes up (ZC-06.17).
    """
    g.push(Tidy(survivor, MAX_SWAPS, g.survivors[survivor].slots))
    if g.board().cars[car].kind == "pimp":
        g.pimped |= 1 << car
        if pimp_weapons(g):
            g.push(PimpWeapon(survivor))
        else:
            g.emit(Did("found-nothing", g.survivors[survivor].sheet, "ZC-06.16"))
    else:
        g.push(Look(survivor, 1, True))


def pimp_weapons(g: ZombicideState) -> list[int]:
    """Return the pimp-car weapons never found; a lost one is not found again (ZC-06.16)."""
    return [card for number, card in enumerate(PIMP_WEAPONS) if not g.looted >> number & 1]


class PimpWeapon(Pick[ZombicideState]):
    """Pick one of the remaining weapons at random (ZC-06.15, ZC-G101)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def count(self, g: ZombicideState) -> int:
        return len(pimp_weapons(g))

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        card = pimp_weapons(g)[choice]
        g.aside.remove(card)
        g.looted |= 1 << PIMP_WEAPONS.index(card)
        g.emit(CardEvent("found", g.survivors[self.survivor].sheet, card))
        receive(g, self.survivor, card)


class Look(Step[ZombicideState]):
    """Draw a number of cards; an empty deck is renewed from the discards (ZC-06.12)."""

    def __init__(self, survivor: int, cards: int, police: bool) -> None:
        self.survivor = survivor
        self.cards = cards
        self.police = police

    def run(self, g: ZombicideState) -> None:
        if g.survivors[self.survivor].fate != ON_BOARD:
            return  # Dead: a shortage of Walkers activated those on the board (ZC-07.36).
        if not g.top and not g.bag:
            g.bag, g.discards = sorted(g.discards), []
        if not g.top and not g.bag:
            g.emit(Did("found-nothing", g.survivors[self.survivor].sheet, "ZC-06.12"))
            return
        if self.cards > 1:
            g.push(Look(self.survivor, self.cards - 1, self.police))
        g.push(DrawEquipment(self.survivor, self.police))


class DrawEquipment(Draw[ZombicideState]):
    """Draw one card from the Equipment deck.

    Aaahh! brings a Walker and ends the search of a police car (ZC-06.18, ZC-06.42).
    """

    def __init__(self, survivor: int, police: bool) -> None:
        self.survivor = survivor
        self.police = police

    def bag(self, g: ZombicideState) -> list[int]:
        return g.top or g.bag

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-draw-equipment", {"who": names.survivor(g, self.survivor)}, ("ZC-06.08",))

    def card_name(self, g: ZombicideState, card: int) -> Prompt | None:
        return Prompt("card-" + CARDS[card].id)

    def roller(self, g: ZombicideState) -> int:
        return g.survivors[self.survivor].seat

    def on_draw(self, g: ZombicideState, card: int) -> None:
        s = g.survivors[self.survivor]
        g.emit(CardEvent("found", s.sheet, card))
        if s.has(sheets.DESTINY) and not g.used & DESTINED:
            g.push(Destiny(self.survivor, card, self.police))
        else:
            turn_over(g, self.survivor, card, self.police)


def turn_over(g: ZombicideState, survivor: int, card: int, police: bool) -> None:
    """Apply a drawn card."""
    kind = CARDS[card]
    s = g.survivors[survivor]
    if kind.id == SCREAM:
        g.discards.append(card)
        g.emit(Did("scream", s.sheet, "ZC-06.42", "bad"))
        place(g, s.zone, WALKER, 1)  # ZC-G44
    elif police and not kind.weapon:
        g.discards.append(card)
        g.emit(CardEvent("discarded", s.sheet, card))
        g.push(Look(survivor, 1, True))
    elif (
        kind.weapon and s.has(sheets.MATCHING_SET) and is_dual(s, kind, kind.melee) and twin_of(g, card) >= 0
    ):
        g.push(MatchingSet(survivor, card))
    else:
        receive(g, survivor, card)


class Destiny(AskSurvivor):
    """Ask whether to discard the revealed card and draw another, once per turn (ZC-09.20)."""

    def __init__(self, survivor: int, found_card: int, police: bool) -> None:
        self.survivor = survivor
        self.found_card = found_card
        self.police = police

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {"who": names.survivor(g, self.survivor), "card": names.card_name(self.found_card)}
        return Prompt("ask-destiny", args, ("ZC-09.20",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseCard(self.found_card, "redraw"), choices.Decline()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.ChooseCard):
            g.used |= DESTINED
            g.discards.append(self.found_card)
            g.emit(CardEvent("discarded", g.survivors[self.survivor].sheet, self.found_card))
            g.push(Look(self.survivor, 1, self.police))
        else:
            turn_over(g, self.survivor, self.found_card, self.police)


def twin_of(g: ZombicideState, card: int) -> int:
    """Return a card of the same name in the deck, not in the discards (ZC-G63); -1 = none."""
    for other in g.top + g.bag:
        if other >= 0 and CARDS[other].id == CARDS[card].id:
            return other
    return -1


class MatchingSet(AskSurvivor):
    """Ask whether to take a second card of the same name from the deck (ZC-09.28).

    The deck is then shuffled; skills that make a weapon dual count (ZC-G129).
    """

    def __init__(self, survivor: int, found_card: int) -> None:
        self.survivor = survivor
        self.found_card = found_card

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {"who": names.survivor(g, self.survivor), "card": names.card_name(self.found_card)}
        return Prompt("ask-match", args, ("ZC-09.28",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.Accept(), choices.Decline()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Accept):
            twin = twin_of(g, self.found_card)
            (g.top if twin in g.top else g.bag).remove(twin)
            g.emit(CardEvent("matched", g.survivors[self.survivor].sheet, twin))
            g.push(Keep(self.survivor, twin))
        receive(g, self.survivor, self.found_card)


class Keep(Step[ZombicideState]):
    """Receive the second card of a matching set, after the first."""

    def __init__(self, survivor: int, found_card: int) -> None:
        self.survivor = survivor
        self.found_card = found_card

    def run(self, g: ZombicideState) -> None:
        receive(g, self.survivor, self.found_card)
