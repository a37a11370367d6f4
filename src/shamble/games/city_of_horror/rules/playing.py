"""Playing action cards (CH-16), using powers (CH-20.01, CH-20.02) and cancelling.

A card leaves the hand, is aimed and announced, can be cancelled by any player (CH-23.02, CH-G24, CH-G44), and
then takes effect. A power is aimed and takes effect at once.
"""

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Ask, Frame, Prompt, Step
from shamble.core.visibility import UNKNOWN
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.actions import PlayCard, UsePower, hand_cards
from shamble.games.city_of_horror.card_events import CardCancelled, CardPlayed, PowerUsed
from shamble.games.city_of_horror.cards import NO_CARD
from shamble.games.city_of_horror.choices import Named
from shamble.games.city_of_horror.rules import lapsed_offers, promises
from shamble.games.city_of_horror.rules.abilities import CANCELLERS, CANCELLING, POWERS, card_of
from shamble.games.city_of_horror.rules.abilities.base import Ability
from shamble.games.city_of_horror.rules.deals import TradeWindow
from shamble.games.city_of_horror.rules.effects import turn
from shamble.games.city_of_horror.rules.explosions import PlaceToken
from shamble.games.city_of_horror.rules.moments import AGAINST, CardWindow
from shamble.games.city_of_horror.rules.targets import Target
from shamble.games.city_of_horror.state import NO_SEAT, CityState


class PlayWindow(TradeWindow):
    """A window in which cards can be played and powers used."""

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        super().take(g, seat, action)
        if isinstance(action, PlayCard):
            leave_hand(g, seat, action.card)
            aim_card(g, seat, action.card, ())
        elif isinstance(action, UsePower):
            promises.note_act(g, seat)
            aim_power(g, seat, action.person, ())


def leave_hand(g: CityState, seat: int, card: int) -> None:
    """Discard a card as soon as it is played (CH-16.02)."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    lapsed_offers.withdraw_card(g, seat, card)
    promises.note_act(g, seat)


def aim_card(g: CityState, seat: int, card: int, targets: tuple[int, ...]) -> None:
    if len(targets) < len(card_of(card).targets()):
        g.push(Aim(seat, card, NO_SEAT, targets))
        return
    announce(g, seat, card, targets)
    apply_unless_cancelled(g, seat, card, targets)


def announce(g: CityState, seat: int, card: int, targets: tuple[int, ...]) -> None:
    """Announce the card and its targets (CH-G44)."""
    played = CardPlayed(seat, card)
    for target, what in zip(card_of(card).targets(), targets):
        target.declare(played, what)
    g.emit(played)


def apply_unless_cancelled(g: CityState, seat: int, card: int, targets: tuple[int, ...]) -> None:
    """Apply the card unless a player cancels it."""
    g.push(Effect(seat, card, targets))
    g.push(Against(seat, card))


def aim_power(g: CityState, seat: int, person: int, targets: tuple[int, ...]) -> None:
    power = POWERS[person]
    if len(targets) < len(power.targets()):
        g.push(Aim(seat, NO_CARD, person, targets))
        return
    exhaust(g, seat, person)
    power.apply(g, seat, targets)


def exhaust(g: CityState, seat: int, person: int) -> None:
    """Turn the character card to its exhausted face (CH-20.02)."""
    g.emit(PowerUsed(seat, person))
    turn(g, person, False)


class Aim(Ask[CityState]):
    """Choose the next target of a card or power."""

    def __init__(self, player: int, card: int, person: int, chosen: tuple[int, ...]) -> None:
        self.player = player
        self.card = card  # NO_CARD for a power
        self.person = person
        self.chosen = chosen

    def seat(self, g: CityState) -> int:
        return self.player

    def ability(self) -> Ability:
        return POWERS[self.person] if self.card == NO_CARD else card_of(self.card)

    def target(self) -> Target:
        return self.ability().targets()[len(self.chosen)]

    def is_secret(self, g: CityState, action: Action[CityState]) -> bool:
        """Return whether the choice stays secret until it is carried out, as a payment does."""
        return self.target().secret()

    def hides_payment(self) -> bool:
        return len(self.chosen) > 0 and self.ability().targets()[0].secret()

    def paying(self, card: int) -> "Aim":
        """Return the same frame with another card as payment."""
        return Aim(self.player, self.card, self.person, (card, *self.chosen[1:]))

    def seen_by(self, g: CityState, seat: int) -> Frame[CityState]:
        return self.paying(UNKNOWN) if self.hides_payment() and seat != self.player else self

    def subject(self, g: CityState) -> str:
        return names.person_thing(self.person) if self.card == NO_CARD else names.card_thing(self.card)

    def prompt(self, g: CityState) -> Prompt:
        what = names.person_name(self.person) if self.card == NO_CARD else names.card_name(self.card)
        return Prompt("ask-aim-" + self.target().verb, {"what": what}, ("CH-G44",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        target = self.target()
        return [target.choice(what) for what in self.ability().possible(g, seat, self.chosen)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, Named)
        g.stack.pop()
        chosen = (*self.chosen, action.named())
        if self.card == NO_CARD:
            aim_power(g, seat, self.person, chosen)
        else:
            aim_card(g, seat, self.card, chosen)


class Effect(Step[CityState]):
    """Apply the card, unless a player cancelled it by removing this frame."""

    def __init__(self, player: int, card: int, chosen: tuple[int, ...]) -> None:
        self.player = player
        self.card = card
        self.chosen = chosen

    def run(self, g: CityState) -> None:
        card = card_of(self.card)
        if card.explosive:
            g.push(PlaceToken(self.player))  # one token, after the other effects (CH-16.06)
        card.apply(g, self.player, self.chosen)


class Against(CardWindow):
    """A card was just played: any player can cancel it, its own player too.

    (CH-23.02, CH-23.05, CH-G44)
    """

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def timing(self) -> int:
        return AGAINST

    def asked_seats(self, g: CityState) -> tuple[int, ...]:
        """List the seats with a card, or with a rested character that can cancel: public facts."""
        out: list[int] = []
        for seat in g.order():
            if not g.alive(seat):
                continue
            if g.hands[seat] or any(
                g.owns(seat, person) and g.people[person].rested for person in CANCELLERS
            ):
                out.append(seat)
        return tuple(out)

    def concerns(self, g: CityState, seat: int) -> bool:
        """Return whether the seat could hold a card or a power against another player's card."""
        if seat == self.player:
            return False
        if g.hands[seat] and any(card not in g.discard for card in CANCELLING):
            return True
        return any(g.owns(seat, person) and g.people[person].rested for person in CANCELLERS)

    def subject(self, g: CityState) -> str:
        return names.card_thing(self.card)

    def prompt(self, g: CityState) -> Prompt:
        args: Args = {"seat": names.seat_name(self.player), "card": names.card_name(self.card)}
        return Prompt("ask-against", args, ("CH-23.02", "CH-23.03"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        powers: list[Action[CityState]] = [UsePower(person) for person in CANCELLERS if g.owns(seat, person)]
        return [Pass(), *hand_cards(g, seat), *powers]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        """Apply the answer. A cancelling card can be cancelled, a power cannot (CH-23.03, CH-G24)."""
        super().take(g, seat, action)
        if isinstance(action, PlayCard):
            leave_hand(g, seat, action.card)
            announce(g, seat, action.card, ())
            g.push(Cancel(seat))
            g.push(Against(seat, action.card))
        elif isinstance(action, UsePower):
            promises.note_act(g, seat)
            exhaust(g, seat, action.person)
            g.push(Cancel(seat))

    def on_close(self, g: CityState) -> None:
        return


class Cancel(Step[CityState]):
    """Cancel the card below: remove its window and its effect (CH-19.04, CH-20.22, CH-G24)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: CityState) -> None:
        window = g.stack[-1]
        assert isinstance(window, Against)
        window.close_early(g)
        g.stack.pop()  # the Effect, or the Cancel of a Tear Gas
        g.emit(CardCancelled(self.player, window.card))
