"""Actions of a turn besides steps and combat: cards, stopping, ending the turn.

A player plays one card per round, at any time it makes sense, and lays down items only in their own turn
(ZZ-13.02, ZZ-13.03). The text of a card overrides the rules (ZZ-13.08).
"""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action
from shamble.core.frames import Ask
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.card_events import ItemLaid
from shamble.games.zombies.cards import DECK, ENTRIES, NO_CARD
from shamble.games.zombies.choices import CardAction
from shamble.games.zombies.rules.cards.base import ITEMS, play_refusals, without_pawn
from shamble.games.zombies.rules.cards.playing import Play
from shamble.games.zombies.rules.steps import must_go_on
from shamble.games.zombies.state import ALIVE, HAND, ZombiesState

NOT_IN_THEIR_TURN: Final = Refusal("no-items-own-turn", "ZZ-14.03")
# in a cooperative game, and in Last Man Standing
MUST_PLAY: Final = (Refusal("no-must-play", "ZZ-15.02"), Refusal("no-must-play", "ZZ-22.13"))
OWES_CARD: Final = (Refusal("no-owes-card", "ZZ-15.03"), Refusal("no-owes-card", "ZZ-22.13"))
SECOND_COPY: Final = Refusal("no-second-copy", "ZZ-14.06")


class Lay(CardAction):
    """Lay an item face up in front of its player (ZZ-14.01)."""

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-14.04", ITEMS[DECK[self.card]].rule)

    def where(self, g: ZombiesState) -> tuple[str, ...]:
        """List the tiles on the map where the item can be laid down."""
        places = ITEMS[DECK[self.card]].places
        return tuple([names.tile_thing(tile) for tile in g.city.placed if tile.kind().id in places])

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no = play_refusals(g, seat)
        item = ITEMS[DECK[self.card]]
        if g.status[seat] != ALIVE:
            no.extend(without_pawn(g, seat))
            return no
        if seat != g.active:
            no.append(NOT_IN_THEIR_TURN)
        if item.places:
            slot = g.city.in_building(g.square[seat])
            if slot == OFF or g.city.placed[slot].kind().id not in item.places:
                no.append(item.elsewhere)
        if g.item(seat, item.id) != NO_CARD:
            no.append(SECOND_COPY)
        return no

    def execute(self, g: ZombiesState, seat: int) -> None:
        g.hands[seat].remove(self.card)
        g.items[seat] = (*g.items[seat], self.card)
        g.played[seat] += 1
        if ITEMS[DECK[self.card]].shots:
            g.shots[seat] = ITEMS[DECK[self.card]].shots
        g.emit(ItemLaid(seat, self.card))


class Use(CardAction):
    """Discard an item in play for its effect (ZZ-13.07, ZZ-25.03)."""

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-25.03", ITEMS[DECK[self.card]].rule)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return ITEMS[DECK[self.card]].refusals(g, seat)

    def prospects(self, g: ZombiesState, seat: int) -> list[Prospect]:
        return ITEMS[DECK[self.card]].prospects(g, seat)

    def execute(self, g: ZombiesState, seat: int) -> None:
        ITEMS[DECK[self.card]].use(g, seat)


def kinds_in_hand(g: ZombiesState, seat: int) -> list[int]:
    """Return one card of each kind that the player is known to hold."""
    out: list[int] = []
    for card in g.hands[seat]:
        if card >= 0 and not any(DECK[other] == DECK[card] for other in out):
            out.append(card)
    return out


# actions for each card in hand and each item in play, made once
TRIALS: Final = [Lay(card) if ENTRIES[id]["kind"] == "item" else Play(card) for card, id in enumerate(DECK)]
USES: Final = [Use(card) for card in range(len(DECK))]


def card_actions(g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
    """Return an action for every kind of card in hand and every item in play."""
    out: list[Action[ZombiesState]] = []
    for card in kinds_in_hand(g, seat):
        out.append(TRIALS[card])
    for card in g.items[seat]:
        out.append(USES[card])
    return out


def cards_to_play(g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
    """List the legal ones of these actions.

    The hand is skipped if the player has already played the card of the round.
    """
    out: list[Action[ZombiesState]] = []
    if g.could_play(seat):
        for card in kinds_in_hand(g, seat):
            if not TRIALS[card].refusals(g, seat):
                out.append(TRIALS[card])
    for card in g.items[seat]:
        if not USES[card].refusals(g, seat):
            out.append(USES[card])
    return out


class WithCards(Ask[ZombiesState]):
    """A question that can also be answered with cards (ZZ-13.03)."""

    @abstractmethod
    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        """List the candidates other than cards."""

    def with_cards(self, g: ZombiesState, seat: int) -> bool:
        return True

    def candidates(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out = self.choices(g, seat)
        if self.with_cards(g, seat):
            out.extend(card_actions(g, seat))
        return out

    def allowed(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        """List the legal choices other than cards."""
        return [action for action in self.choices(g, seat) if not action.refusals(g, seat)]

    def legal(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out = self.allowed(g, seat)
        if self.with_cards(g, seat):
            out.extend(cards_to_play(g, seat))
        return out


class Stop(Action[ZombiesState]):
    """Stop moving (ZZ-16.03)."""

    def __init__(self, pawn: int) -> None:
        self.pawn = pawn

    def ends_turn(self, g: ZombiesState) -> bool:
        return True

    def waste_warning(self, g: ZombiesState) -> Prospect | None:
        left = g.steps_left() if g.moving() else 0
        return Prospect("may-waste", {"steps": left}, tone="", rules=("ZZ-16.03",)) if left > 0 else None

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.pawn_thing(self.pawn),)

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-16.03",)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        if must_go_on(g, self.pawn):
            return [Refusal("no-must-leave", "ZZ-24.15")]
        return []


class Discard(CardAction):
    """Discard a card from hand (ZZ-04.07, ZZ-13.05)."""

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-13.05",)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        return [MUST_PLAY[g.rules.last_man]] if must_play(g, seat) else []


class EndTurn(Action[ZombiesState]):
    """Keep the cards and end the turn (ZZ-04.08)."""

    def ends_turn(self, g: ZombiesState) -> bool:
        return True

    def verb(self) -> str:
        return "end"

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if len(g.hands[seat]) > HAND:
            no.append(Refusal("no-hand-full", "ZZ-13.04", args={"most": HAND}))
        if must_play(g, seat):
            no.append(MUST_PLAY[g.rules.last_man])
        elif owes_card(g, seat):
            no.append(OWES_CARD[g.rules.last_man])
        return no


def owes_card(g: ZombiesState, seat: int) -> bool:
    """Return whether the player must still play or discard a card this turn.

    Cooperative game and Last Man Standing (ZZ-15.02, ZZ-15.03, ZZ-22.13, ZZ-G70).
    """
    return g.rules.forced_card() and g.played[seat] == 0 and bool(g.hands[seat])


def must_play(g: ZombiesState, seat: int) -> bool:
    """Return whether the player owes a card and holds one that can be played now.

    A discard counts only where none can, except by table option (ZZ-G70).
    """
    if g.rules.discard_pays() or not owes_card(g, seat):
        return False
    return any(not TRIALS[card].refusals(g, seat) for card in kinds_in_hand(g, seat))
