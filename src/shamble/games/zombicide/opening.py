"""Before the first round: survivors, starting cards, the first player (ZC-03)."""

from shamble.core.actions import Action
from shamble.core.chance import Draw, Pick
from shamble.core.frames import Ask, Ballot, Prompt, Routine, Step
from shamble.games.zombicide import choices
from shamble.games.zombicide.cards import CARDS
from shamble.games.zombicide.events import CardEvent, FirstPlayer, SurvivorTaken
from shamble.games.zombicide.flow import NextRound
from shamble.games.zombicide.rules.inventory import MAX_SWAPS, Arrange
from shamble.games.zombicide.rules.objectives import add_survivor
from shamble.games.zombicide.state import HANDS, ZombicideState


class Prepare(Step[ZombicideState]):
    """Run the steps of the setup that need players or chance (ZC-03.14 to ZC-03.17, ZC-G111)."""

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
    """Ask a player to choose a survivor; each survivor is chosen once (ZC-03.17)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: ZombicideState) -> int:
        return self.player

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-pick-survivor", rules=("ZC-03.17",))

    def routine(self, g: ZombicideState, seat: int) -> Routine:
        return Routine("rest-team")

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        taken = [s.sheet for s in g.survivors]
        return [choices.ChooseSheet(sheet) for sheet in g.roster if sheet not in taken]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSheet)
        g.stack.pop()
        add_survivor(g, seat, action.sheet, g.board().start)  # ZC-03.11
        g.emit(SurvivorTaken(seat, action.sheet, False))


class Deal(Step[ZombicideState]):
    """Deal the starting cards (ZC-03.14).

    One by one around the table from a random player (ZC-G02); or, with the option start_card_per_survivor,
    one for each survivor, and the rest into the deck (ZC-G03).
    """

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
    """Shuffle undealt starting cards into the Equipment deck (ZC-G03)."""

    def run(self, g: ZombicideState) -> None:
        g.bag += g.pool
        g.pool = []


class DealTo(Draw[ZombicideState]):
    """Deal one starting card to this survivor."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def bag(self, g: ZombicideState) -> list[int]:
        return g.pool

    def on_draw(self, g: ZombicideState, card: int) -> None:
        give(g, self.survivor, card)


class DealFrom(Pick[ZombicideState]):
    """Pick the player who gets the first starting card (ZC-G02)."""

    def count(self, g: ZombicideState) -> int:
        return g.seats

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        g.push(DealRound(choice))


class DealRound(Draw[ZombicideState]):
    """Deal one starting card to a player, then go to the next player."""

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
    """Pick one of that player's survivors with the fewest starting cards (ZC-G02)."""

    def __init__(self, found_card: int, survivors: tuple[int, ...]) -> None:
        self.found_card = found_card
        self.survivors = survivors

    def count(self, g: ZombicideState) -> int:
        return len(self.survivors)

    def on_pick(self, g: ZombicideState, choice: int) -> None:
        give(g, self.survivors[choice], self.found_card)


def give(g: ZombicideState, survivor: int, card: int) -> None:
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_slots(s.with_slot(s.free_slot(), card))
    g.emit(CardEvent("dealt", s.sheet, card))


class StartsWith(Step[ZombicideState]):
    """Give survivors the item of a Starts-with skill (ZC-03.15, ZC-09.33).

    It comes from the Equipment deck, in addition to their starting cards.
    """

    def run(self, g: ZombicideState) -> None:
        for n in range(len(g.survivors)):
            item = g.sheet_of(n).item
            held = [card for card in g.bag if CARDS[card].id == item]
            if held:
                g.bag.remove(held[0])
                give(g, n, held[0])


class AgreeOnFirst(Ballot[ZombicideState]):
    """Vote on the first player (ZC-03.16): most votes win, the lowest seat in a tie (ZC-G124)."""

    def asked_seats(self, g: ZombicideState) -> tuple[int, ...]:
        return tuple(range(g.seats))

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-first", rules=("ZC-03.16",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseSeat(player, "first") for player in range(g.seats)]

    def answer_among_bots(self, g: ZombicideState, seat: int) -> Action[ZombicideState]:
        return choices.ChooseSeat(seat, "first")

    def on_reveal(self, g: ZombicideState, choices_: list[Action[ZombicideState]]) -> None:
        votes = [0] * g.seats
        for choice in choices_:
            assert isinstance(choice, choices.ChooseSeat)
            votes[choice.player] += 1
        g.first = votes.index(max(votes))
        g.emit(FirstPlayer(g.first))


class ArrangeStart(Step[ZombicideState]):
    """Ask for an arrangement of starting cards that do not all fit the hands (ZC-G111)."""

    def run(self, g: ZombicideState) -> None:
        for n in range(len(g.survivors) - 1, -1, -1):
            if len(g.survivors[n].cards()) > HANDS:
                g.push(Arrange(n, MAX_SWAPS))
