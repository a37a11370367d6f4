"""Cards in hand and in reserve: receiving, rearranging, trading, combining (ZC-05.34 to ZC-05.39, ZC-06.25 to ZC-06.27,
ZC-08.28 to ZC-08.31)."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Prompt
from shamble.core.game_story import several
from shamble.games.zombicide import choices, names
from shamble.games.zombicide.cards import CARDS, NO_CARD, SUPPLIES, WOUND
from shamble.games.zombicide.events import CardEvent, DidTo
from shamble.games.zombicide.rules.asking import AskSurvivor, Question, settled
from shamble.games.zombicide.state import DECLINED, HANDS, ON_BOARD, ZombicideState

MOST_SWAPS: Final = 5  # enough for any order of six slots
MOST_TRADE_SWAPS: Final = 11  # enough for any sharing of twelve


def receive(g: ZombicideState, survivor: int, card: int) -> None:
    """A card for a survivor: into a free slot, weapons into a hand first; a full inventory must give one up before
    (ZC-05.38)."""
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
    g.survivors[survivor] = s.carrying(s.with_slot(slot, card))
    g.emit(CardEvent("kept", s.sheet, card))
    if CARDS[card].supply:
        g.supplies |= 1 << SUPPLIES.index(CARDS[card].id)  # ZC-G79


class MakeRoom(AskSurvivor):
    """A sixth card: discard one already held, never a Wound card (ZC-05.38, ZC-G98); the table option
    may_decline_find allows the new one too."""

    def __init__(self, survivor: int, found: int) -> None:
        self.survivor = survivor
        self.found = found

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {"who": names.survivor(g, self.survivor), "card": names.card_name(self.found)}
        return Prompt("ask-room-for", args, ("ZC-05.38",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        out: list[Action[ZombicideState]] = [
            choices.ChooseCard(card, "drop") for card in g.survivors[self.survivor].cards()
        ]
        if g.rules.may_decline_find:
            out.append(choices.ChooseCard(self.found, "refuse"))
        return out

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseCard)
        g.stack.pop()
        s = g.survivors[self.survivor]
        g.emit(CardEvent("discarded", s.sheet, action.card))
        if action.card == self.found:
            g.discard(self.found)
            return
        slot = s.slots.index(action.card)
        g.discard(action.card)
        take_card(g, self.survivor, slot, self.found)


class Arrange(AskSurvivor):
    """Change slots, one swap at a time, until satisfied (ZC-06.10, ZC-06.25)."""

    def __init__(self, survivor: int, swaps: int) -> None:
        self.survivor = survivor
        self.swaps = swaps

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-arrange", {"who": names.survivor(g, self.survivor)}, ("ZC-06.25",))

    def advance(self, g: ZombicideState) -> bool:
        s = g.survivors[self.survivor]
        if s.fate == ON_BOARD and self.swaps and s.cards():
            return settled(g)
        g.stack.pop()
        return True

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [*swaps_within(g, self.survivor), choices.Done()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Swap):
            swap(g, action)
            g.push(self.on())

    def on(self) -> "Arrange":
        return Arrange(self.survivor, self.swaps - 1)


class Tidy(Arrange):
    """The same for nothing, after a find (ZC-06.10). It makes a difference only while the reserve holds something that
    is used in hand (ZC-05.35)."""

    def topic(self) -> str:
        return "arrange"

    def automatic_answer(self, g: ZombicideState, seat: int) -> Action[ZombicideState] | None:
        for card in g.survivors[self.survivor].slots[HANDS:]:
            if card >= 0 and (CARDS[card].weapon or CARDS[card].opens_doors):
                return None
        return choices.Done()

    def on(self) -> "Arrange":
        return Tidy(self.survivor, self.swaps - 1)


def swaps_within(g: ZombicideState, survivor: int) -> list[Action[ZombicideState]]:
    """Swaps that change something: two reserve slots are as good as each other."""
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
    g.survivors[action.one] = s.carrying(s.with_slot(action.a, other))
    s = g.survivors[action.other]
    g.survivors[action.other] = s.carrying(s.with_slot(action.b, one))


class Trade(AskSurvivor):
    """Swap any cards with one survivor in the same zone, giving only or receiving only included; Wound cards stay
    with their owners (ZC-06.26, ZC-07.07). Who is full may discard to make room (ZC-05.39); such cards are put by until
    the trade is agreed on."""

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
            g.push(self.on(self.swaps - 1, self.dropped))
        elif isinstance(action, choices.ChooseCard):
            put_by(g, self.survivor if action.card in self.before else self.partner, action.card)
            g.push(self.on(self.swaps, (*self.dropped, action.card)))
        else:
            self.settle(g, seat)

    def on(self, swaps: int, dropped: tuple[int, ...]) -> "Trade":
        return Trade(self.survivor, self.partner, swaps, self.before, self.partner_before, dropped)

    def settle(self, g: ZombicideState, seat: int) -> None:
        """Enough: what was put by for nothing goes back, and the other player is asked."""
        mine = unneeded(g, self.survivor, self.before, self.dropped)
        theirs = unneeded(g, self.partner, self.partner_before, self.dropped)
        dropped = tuple([card for card in self.dropped if card not in mine + theirs])
        partner = g.survivors[self.partner]
        if sorted(partner.slots) == sorted(self.partner_before):
            return
        if partner.seat == seat:
            agreed(g, self.survivor, self.partner, self.before, dropped)
        else:
            g.push(AgreeToTrade(self.survivor, self.partner, self.before, self.partner_before, dropped))


def drops(g: ZombicideState, full: int, giver: int, before: tuple[int, ...]) -> list[Action[ZombicideState]]:
    """Own cards that a survivor without a free slot may discard, if the other has something to give (ZC-05.39)."""
    if g.survivors[full].free_slot() >= 0 or not g.survivors[giver].cards():
        return []
    return [choices.ChooseCard(card, "drop") for card in g.survivors[full].cards() if card in before]


def put_by(g: ZombicideState, survivor: int, card: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.carrying(s.with_slot(s.slots.index(card), NO_CARD))


def unneeded(
    g: ZombicideState, survivor: int, before: tuple[int, ...], dropped: tuple[int, ...]
) -> list[int]:
    """Cards put by beyond those received: they go back where there is room (ZC-G98)."""
    own = [card for card in dropped if card in before]
    received = len([card for card in g.survivors[survivor].cards() if card not in before])
    back = own[received:]
    for card in back:
        s = g.survivors[survivor]
        g.survivors[survivor] = s.carrying(s.with_slot(s.free_slot(), card))
    return back


def agreed(
    g: ZombicideState, survivor: int, partner: int, before: tuple[int, ...], dropped: tuple[int, ...]
) -> None:
    """What changes hands has been found (ZC-G79 counts who ever held a supply); the other survivor rearranges for
    free (ZC-06.27)."""
    one, other = g.survivors[survivor].sheet, g.survivors[partner].sheet
    for card in dropped:
        g.discard(card)
        g.emit(CardEvent("discarded", one if card in before else other, card))
    g.emit(DidTo("trade", one, other, "ZC-06.26"))
    g.push(Arrange(partner, MOST_SWAPS))


class AgreeToTrade(Question):
    """Nobody is obliged to trade: the other player agrees, or all cards go back, no action is spent, and that survivor
    is not asked again in this turn (ZC-02.04, ZC-G122)."""

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
        """Whoever is asked is told what goes where: what they receive, what they give, what is thrown away for it."""
        args: Args = {"who": names.survivor(g, self.survivor), "other": names.survivor(g, self.partner)}
        for name, cards in (
            ("gets", [card for card in g.survivors[self.partner].cards() if card in self.before]),
            ("gives", [card for card in g.survivors[self.survivor].cards() if card in self.partner_before]),
            ("drops", list(self.dropped)),
        ):
            args[name] = several([names.card_name(card) for card in cards]) if cards else ""
            args[name + "-count"] = len(cards)
        return Prompt("ask-agree", args, ("ZC-02.04", "ZC-06.26"))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.Accept(), choices.Decline()]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if isinstance(action, choices.Accept):
            agreed(g, self.survivor, self.partner, self.before, self.dropped)
            return
        one, other = g.survivors[self.survivor], g.survivors[self.partner]
        g.survivors[self.survivor] = one.carrying(self.before)
        g.survivors[self.partner] = other.carrying(self.partner_before)
        g.actions += 1  # nothing has happened
        g.used |= DECLINED << self.partner
        g.emit(DidTo("trade-refused", one.sheet, other.sheet, "ZC-02.04"))


def put_aside(g: ZombicideState) -> list[int]:
    """The cards put by in a trade that is going on."""
    out: list[int] = []
    for frame in g.stack:
        if isinstance(frame, (Trade, AgreeToTrade)):
            out.extend(frame.dropped)
    return out
