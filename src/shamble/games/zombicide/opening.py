"""Before the first round: survivors are chosen, starting cards dealt, the first player agreed on (ZC-03)."""

from shamble.core.actions import Action
from shamble.core.chance import Draw, Pick
from shamble.core.frames import Ask, Ballot, Prompt, Step
from shamble.games.zombicide import choices
from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.events import CardEvent, FirstPlayer, SurvivorTaken
from shamble.games.zombicide.flow import NextRound
from shamble.games.zombicide.rules.inventory import MOST_SWAPS, Arrange
from shamble.games.zombicide.rules.objectives import add_survivor
from shamble.games.zombicide.state import HANDS, ZombicideState


class Prepare(Step[ZombicideState]):
    """The steps of the set-up that need players or chance, in order (ZC-03.17, ZC-03.14 to ZC-03.16, ZC-G111)."""

    def __init__(self, each: int) -> None:
        self.each = each  # survivors per player

    def run(self, g: ZombicideState) -> None:
        g.push(NextRound())
        g.push(ArrangeStart())
        if g.seats > 1:
            g.push(AgreeOnFirst())
        g.push(StartsWith())
        g.push(Deal())
        for _ in range(self.each):
            for seat in range(g.seats - 1, -1, -1):
                g.push(PickSurvivor(seat))


class PickSurvivor(Ask[ZombicideState]):
    """Players choose their survivors themselves, each survivor once (ZC-03.17)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: ZombicideState) -> int:
        return self.player

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-pick-survivor", rules=("ZC-03.17",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        taken = [s.sheet for s in g.survivors]
        return [choices.ChooseSheet(sheet) for sheet in g.roster if sheet not in taken]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSheet)
        g.stack.pop()
        add_survivor(g, seat, action.sheet, g.board().start)  # ZC-03.11
        g.emit(SurvivorTaken(seat, action.sheet, False))


class Deal(Step[ZombicideState]):
    """The starting cards (ZC-03.14): round and round among the players from a random one (ZC-G02), or one for each
    survivor under the option start_card_per_survivor, the rest going into the deck (ZC-G03)."""

    def run(self, g: ZombicideState) -> None:
        if not g.pool:
            return
        if g.rules.start_card_per_survivor:
            g.push(PutBack())
            for n in range(min(len(g.survivors), len(g.pool)) - 1, -1, -1):
                g.push(DealTo(n))
        else:
            g.push(DealFrom())


class PutBack(Step[ZombicideState]):
    """Starting cards that nobody got are shuffled into the Equipment deck (ZC-G03)."""

    def run(self, g: ZombicideState) -> None:
        g.bag += g.pool
        g.pool = []


class DealTo(Draw[ZombicideState]):
    """One starting card for this survivor."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def bag(self, g: ZombicideState) -> list[int]:
        return g.pool

    def on_draw(self, g: ZombicideState, card: int) -> None:
        give(g, self.survivor, card)


class DealFrom(Pick[ZombicideState]):
    """The player who gets the first starting card (ZC-G02)."""

    def count(self, g: ZombicideState) -> int:
        return g.seats

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        g.push(DealRound(choice))


class DealRound(Draw[ZombicideState]):
    """One starting card for a player, then the next player."""

    def __init__(self, player: int) -> None:
        self.player = player

    def bag(self, g: ZombicideState) -> list[int]:
        return g.pool

    def on_draw(self, g: ZombicideState, card: int) -> None:
        if g.pool:
            g.push(DealRound((self.player + 1) % g.seats))
        own = [n for n, s in enumerate(g.survivors) if s.seat == self.player]
        fewest = min(len(g.survivors[n].cards()) for n in own)
        g.push(GiveOne(card, tuple([n for n in own if len(g.survivors[n].cards()) == fewest])))


class GiveOne(Pick[ZombicideState]):
    """A random one of that player's survivors with fewest starting cards (ZC-G02)."""

    def __init__(self, found: int, survivors: tuple[int, ...]) -> None:
        self.found = found
        self.survivors = survivors

    def count(self, g: ZombicideState) -> int:
        return len(self.survivors)

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        give(g, self.survivors[choice], self.found)


def give(g: ZombicideState, survivor: int, card: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.carrying(s.with_slot(s.free_slot(), card))
    g.emit(CardEvent("dealt", s.sheet, card))


class StartsWith(Step[ZombicideState]):
    """A skill that grants an item takes it from the Equipment deck, besides what was dealt (ZC-03.15, ZC-09.33)."""

    def run(self, g: ZombicideState) -> None:
        for n in range(len(g.survivors)):
            item = g.sheet_of(n).item
            held = [card for card in g.bag if CARDS[card].id == item]
            if held:
                g.bag.remove(held[0])
                give(g, n, held[0])


class AgreeOnFirst(Ballot[ZombicideState]):
    """The group chooses the first player (ZC-03.16): most voices win, in a tie the lowest seat (ZC-G124)."""

    def asked_seats(self, g: ZombicideState) -> tuple[int, ...]:
        return tuple(range(g.seats))

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-first", rules=("ZC-03.16",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseSeat(player, "first") for player in range(g.seats)]

    def on_reveal(self, g: ZombicideState, choices_: list[Action[ZombicideState]]) -> None:
        voices = [0] * g.seats
        for choice in choices_:
            assert isinstance(choice, choices.ChooseSeat)
            voices[choice.player] += 1
        g.first = voices.index(max(voices))
        g.emit(FirstPlayer(g.first))


class ArrangeStart(Step[ZombicideState]):
    """Starting cards that do not all fit the hands are arranged before the first turn (ZC-G111)."""

    def run(self, g: ZombicideState) -> None:
        for n in range(len(g.survivors) - 1, -1, -1):
            if len(g.survivors[n].cards()) > HANDS:
                g.push(Arrange(n, MOST_SWAPS))
