"""Inventory: receiving, rearranging, trading, combining cards.

Rules ZC-05.34 to ZC-05.39, ZC-06.25 to ZC-06.27, ZC-08.28 to ZC-08.31.
"""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Prompt
from shamble.core.game_story import join_names
from shamble.games.zombicide import choices, names
from shamble.games.zombicide.cards import CARDS, NO_CARD, SUPPLIES, WOUND
from shamble.games.zombicide.events import CardEvent, DidTo
from shamble.games.zombicide.rules.missions import end_if_won
from shamble.games.zombicide.rules.questions import AskSurvivor, Question
from shamble.games.zombicide.state import DECLINED, HANDS, ON_BOARD, ZombicideState

MAX_SWAPS: Final = 5  # enough for any order of six slots
MAX_TRADE_SWAPS: Final = 11  # enough for any distribution of twelve


def receive(g: ZombicideState, survivor: int, card: int) -> None:
    """Put a card into a free slot, weapons into a hand first.

    With a full inventory, the player first gives up a card (ZC-05.38).
    """
    slots = g.survivors[survivor].slots
    order = list(range(len(slots)))
    if not CARDS[card].weapon:
        order = order[HANDS:] + order[:HANDS]
    for slot in order:
        if slots[slot] == NO_CARD:
            take_card(g, survivor, slot, card)
            return
    g.push(MakeRoom(survivor, card))


def take_card(g: ZombicideState, survivor: int, slot: int, card: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_slots(s.with_slot(slot, card))
    g.emit(CardEvent("kept", s.sheet, card))
    if CARDS[card].supply:
        g.supplies |= 1 << SUPPLIES.index(CARDS[card].id)  # ZC-G79


class MakeRoom(AskSurvivor):
    """Ask what to discard for a sixth card: one already held, never a Wound card (ZC-05.38).

    The option may_decline_find allows the new card as well (ZC-G98).
    """

    def __init__(self, survivor: int, found_card: int) -> None:
        self.survivor = survivor
        self.found_card = found_card

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {"who": names.survivor(g, self.survivor), "card": names.card_name(self.found_card)}
        return Prompt("ask-room-for", args, ("ZC-05.38",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        out: list[Action[ZombicideState]] = [
            choices.ChooseCard(card, "drop") for card in g.survivors[self.survivor].cards()
        ]
        if g.rules.may_decline_find:
            out.append(choices.ChooseCard(self.found_card, "refuse"))
        return out

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseCard)
        g.stack.pop()
        s = g.survivors[self.survivor]
        g.emit(CardEvent("discarded", s.sheet, action.card))
        if action.card == self.found_card:
            g.discard(self.found_card)
            return
        slot = s.slots.index(action.card)
        g.discard(action.card)
        take_card(g, self.survivor, slot, self.found_card)


class Arrange(AskSurvivor):
    """Rearrange slots, one swap at a time, until the player is done (ZC-06.10, ZC-06.25)."""

    def __init__(self, survivor: int, swaps: int) -> None:
        self.survivor = survivor
        self.swaps = swaps

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-arrange", {"who": names.survivor(g, self.survivor)}, ("ZC-06.25",))

    def advance(self, g: ZombicideState) -> bool:
        s = g.survivors[self.survivor]
        if s.fate == ON_BOARD and self.swaps and s.cards():
            return end_if_won(g)
        g.stack.pop()
        return True

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [*swaps_within(g, self.survivor), choices.Done()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Swap):
            swap(g, action)
            g.push(self.following())

    def following(self) -> "Arrange":
        return Arrange(self.survivor, self.swaps - 1)


class Tidy(Arrange):
    """Free rearrangement after a find (ZC-06.10), or after another survivor traded (ZC-06.27).

    Answered automatically unless the reserve holds a new card that is used in hand (ZC-05.35).
    """

    def __init__(self, survivor: int, swaps: int, before: tuple[int, ...]) -> None:
        super().__init__(survivor, swaps)
        self.before = before  # the slots before the find or trade

    def topic(self) -> str:
        return "arrange"

    def automatic_answer(self, g: ZombicideState, seat: int) -> Action[ZombicideState] | None:
        for card in g.survivors[self.survivor].slots[HANDS:]:
            if card >= 0 and card not in self.before and (CARDS[card].weapon or CARDS[card].opens_doors):
                return None
        return choices.Done()

    def following(self) -> "Arrange":
        return Tidy(self.survivor, self.swaps - 1, self.before)


def swaps_within(g: ZombicideState, survivor: int) -> list[Action[ZombicideState]]:
    """List the swaps that change something; two reserve slots are equivalent."""
    slots = g.survivors[survivor].slots
    out: list[Action[ZombicideState]] = []
    for a in range(HANDS):
        for b in range(a + 1, len(slots)):
            if slots[a] != slots[b]:
                out.append(choices.Swap(survivor, a, survivor, b))
    return out


def swap(g: ZombicideState, action: choices.Swap) -> None:
    one = g.survivors[action.one].slots[action.a]
    other = g.survivors[action.other].slots[action.b]
    s = g.survivors[action.one]
    g.survivors[action.one] = s.with_slots(s.with_slot(action.a, other))
    s = g.survivors[action.other]
    g.survivors[action.other] = s.with_slots(s.with_slot(action.b, one))


class Trade(AskSurvivor):
    """Trade cards with one survivor in the same zone, even one-sidedly; Wound cards stay.

    Rules ZC-06.26 and ZC-07.07. A survivor with a full inventory can discard to make room (ZC-05.39); such
    cards are put aside until the trade is agreed.
    """

    def __init__(
        self,
        survivor: int,
        partner: int,
        swaps: int,
        before: tuple[int, ...],
        partner_before: tuple[int, ...],
        dropped: tuple[int, ...],
    ) -> None:
        self.survivor = survivor
        self.partner = partner
        self.swaps = swaps
        self.before = before
        self.partner_before = partner_before
        self.dropped = dropped

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {"who": names.survivor(g, self.survivor), "other": names.survivor(g, self.partner)}
        return Prompt("ask-trade", args, ("ZC-06.26",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        out: list[Action[ZombicideState]] = []
        if self.swaps:
            out += swaps_within(g, self.survivor)
            mine, theirs = g.survivors[self.survivor].slots, g.survivors[self.partner].slots
            for a, one in enumerate(mine):
                for b, other in enumerate(theirs):
                    if one != other and WOUND not in (one, other):
                        out.append(choices.Swap(self.survivor, a, self.partner, b))
            out += drops(g, self.survivor, self.partner, self.before)
            out += drops(g, self.partner, self.survivor, self.partner_before)
        out.append(choices.Done())
        return out

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Swap):
            swap(g, action)
            g.push(self.following(self.swaps - 1, self.dropped))
        elif isinstance(action, choices.ChooseCard):
            remove_card(g, self.survivor if action.card in self.before else self.partner, action.card)
            g.push(self.following(self.swaps, (*self.dropped, action.card)))
        else:
            self.settle(g, seat)

    def following(self, swaps: int, dropped: tuple[int, ...]) -> "Trade":
        return Trade(self.survivor, self.partner, swaps, self.before, self.partner_before, dropped)

    def settle(self, g: ZombicideState, seat: int) -> None:
        """Finish: return unneeded cards that were put aside, then ask the other player."""
        mine = unneeded(g, self.survivor, self.before, self.dropped)
        theirs = unneeded(g, self.partner, self.partner_before, self.dropped)
        dropped = tuple([card for card in self.dropped if card not in mine + theirs])
        partner = g.survivors[self.partner]
        if sorted(partner.slots) == sorted(self.partner_before):
            return
        if partner.seat == seat:
            complete_trade(g, self.survivor, self.partner, self.before, self.partner_before, dropped)
        else:
            g.push(AgreeToTrade(self.survivor, self.partner, self.before, self.partner_before, dropped))


def drops(g: ZombicideState, full: int, giver: int, before: tuple[int, ...]) -> list[Action[ZombicideState]]:
    """Return cards a full survivor can discard if the other can give something (ZC-05.39)."""
    if g.survivors[full].free_slot() >= 0 or not g.survivors[giver].cards():
        return []
    return [choices.ChooseCard(card, "drop") for card in g.survivors[full].cards() if card in before]


def remove_card(g: ZombicideState, survivor: int, card: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_slots(s.with_slot(s.slots.index(card), NO_CARD))


def unneeded(
    g: ZombicideState, survivor: int, before: tuple[int, ...], dropped: tuple[int, ...]
) -> list[int]:
    """Put back cards that were put aside beyond those received (ZC-G98); return them."""
    own = [card for card in dropped if card in before]
    received = len([card for card in g.survivors[survivor].cards() if card not in before])
    back = own[received:]
    for card in back:
        s = g.survivors[survivor]
        g.survivors[survivor] = s.with_slots(s.with_slot(s.free_slot(), card))
    return back


def complete_trade(
    g: ZombicideState,
    survivor: int,
    partner: int,
    before: tuple[int, ...],
    partner_before: tuple[int, ...],
    dropped: tuple[int, ...],
) -> None:
    """Complete a trade; the other survivor then rearranges for free (ZC-06.27).

    Each supply received counts as found: ZC-G79 counts supplies ever held.
    """
    one, other = g.survivors[survivor].sheet, g.survivors[partner].sheet
    for card in dropped:
        g.discard(card)
        g.emit(CardEvent("discarded", one if card in before else other, card))
    g.emit(DidTo("trade", one, other, "ZC-06.26"))
    g.push(Tidy(partner, MAX_SWAPS, partner_before))


class AgreeToTrade(Question):
    """Ask the other player to agree to a trade (ZC-02.04, ZC-G122).

    If they decline, all cards go back, no action is spent, and that survivor is not asked again this turn.
    """

    def __init__(
        self,
        survivor: int,
        partner: int,
        before: tuple[int, ...],
        partner_before: tuple[int, ...],
        dropped: tuple[int, ...],
    ) -> None:
        self.survivor = survivor
        self.partner = partner
        self.before = before
        self.partner_before = partner_before
        self.dropped = dropped

    def seat(self, g: ZombicideState) -> int:
        return g.survivors[self.partner].seat

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.partner)

    def prompt(self, g: ZombicideState) -> Prompt:
        """Return the question with the cards they receive, give and discard."""
        args: Args = {"who": names.survivor(g, self.survivor), "other": names.survivor(g, self.partner)}
        for name, cards in (
            ("gets", [card for card in g.survivors[self.partner].cards() if card in self.before]),
            ("gives", [card for card in g.survivors[self.survivor].cards() if card in self.partner_before]),
            ("drops", list(self.dropped)),
        ):
            args[name] = join_names([names.card_name(card) for card in cards]) if cards else ""
            args[name + "-count"] = len(cards)
        return Prompt("ask-agree", args, ("ZC-02.04", "ZC-06.26"))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.Accept(), choices.Decline()]

    def automatic_answer(self, g: ZombicideState, seat: int) -> Action[ZombicideState] | None:
        """Accept a gift: nothing is given for it, and nothing discarded."""
        gives = any(card in self.partner_before for card in g.survivors[self.survivor].cards())
        return None if gives or self.dropped else choices.Accept()

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Accept):
            complete_trade(g, self.survivor, self.partner, self.before, self.partner_before, self.dropped)
            return
        one, other = g.survivors[self.survivor], g.survivors[self.partner]
        g.survivors[self.survivor] = one.with_slots(self.before)
        g.survivors[self.partner] = other.with_slots(self.partner_before)
        g.actions += 1  # nothing has happened
        g.used |= DECLINED << self.partner
        g.emit(DidTo("trade-refused", one.sheet, other.sheet, "ZC-02.04"))


def put_aside(g: ZombicideState) -> list[int]:
    """List the cards put aside in a trade under way."""
    out: list[int] = []
    for frame in g.stack:
        if isinstance(frame, (Trade, AgreeToTrade)):
            out.extend(frame.dropped)
    return out
