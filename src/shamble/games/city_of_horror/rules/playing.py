"""Playing action cards (CH-16), using powers (CH-20.01, CH-20.02), and cancelling (CH-23.02, CH-G24, CH-G44).

A card is taken from the hand, aimed, announced; everybody may cancel it; then it is carried out. A power is aimed and
carried out at once."""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action, Pass
from shamble.core.events import Args
from shamble.core.frames import Ask, Prompt, Step, Window
from shamble.core.refusals import Refusal
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import (
    CROSSROADS,
    GRANDMA,
    GRANDPA,
    GUARD,
    HOUSEWIFE,
    LITTLE_BOY,
    LITTLE_GIRL,
    MOM,
    PEOPLE,
    PRIEST,
    PUNK,
    RASTA,
    STUDENT,
    SUSHI_CHEF,
    TEENAGER,
)
from shamble.games.city_of_horror.cards import (
    BINOCULARS,
    CANNED_FOOD,
    DECK,
    NO_CARD,
    SERVICE_DOOR,
    SNEAKERS,
    TEAR_GAS,
)
from shamble.games.city_of_horror.dealings import CardCancelled, CardPlayed, PowerUsed
from shamble.games.city_of_horror.rules import effects, promises, targets
from shamble.games.city_of_horror.rules.effects import turn
from shamble.games.city_of_horror.state import NOBODY, TUCKED, CityState

# moments at which cards and powers may be tried
LOCKED: Final = 0  # a vote is being held or applied
FREE: Final = 1  # anybody may play anything that makes sense
AGAINST: Final = 2  # a card was just played: it may be cancelled
ANSWER: Final = 3  # a character has just moved: the Priest may undo it
DOORSTEP: Final = 4  # a character stands before a full location


class CardWindow(Window[CityState]):
    """A window in which cards or powers of some sort may be played."""

    @abstractmethod
    def timing(self) -> int: ...


class CardAsk(Ask[CityState]):
    """A question that may be answered with a card or power."""

    @abstractmethod
    def timing(self) -> int: ...


def timing(g: CityState) -> int:
    frame = g.stack[-1]
    if isinstance(frame, CardWindow):
        return frame.timing()
    if isinstance(frame, CardAsk):
        return frame.timing()
    return LOCKED


# -------------------------------------------------------------------- action cards


class PlayCard(Action[CityState]):
    """Play an action card for its effect (CH-16.01)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def verb(self) -> str:
        return "play"

    def text(self, g: CityState) -> str:
        return "play " + names.card(self.card)

    def args(self, g: CityState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if self.card not in g.hands[seat]:
            no.append(Refusal("no-not-in-hand", "CH-16.01"))
        if promises.must_stand_by(g, seat):
            no.append(Refusal("no-promised-nothing", "CH-G54"))
        moment = timing(g)
        kind = DECK[self.card]
        if moment == LOCKED:
            no.append(locked(g))
        elif moment == AGAINST:
            if kind != TEAR_GAS:
                no.append(Refusal("no-only-cancel", "CH-G44"))
        elif moment == ANSWER:
            no.append(Refusal("no-move-first", "CH-23.04"))
        elif moment == DOORSTEP:
            if kind != SERVICE_DOOR:
                no.append(Refusal("no-move-first", "CH-23.04"))
        else:
            no.extend(self.out_of_place(g, seat))
        return no

    def out_of_place(self, g: CityState, seat: int) -> list[Refusal]:
        """Why the card makes no sense in an open window."""
        kind = DECK[self.card]
        if kind == TEAR_GAS:
            return [Refusal("no-nothing-to-cancel", "CH-19.04")]
        if kind == CANNED_FOOD:
            return [Refusal("no-canned-yet", "CH-G33")]
        if kind == SERVICE_DOOR:
            return [Refusal("no-not-at-a-door", "CH-G63")]
        if kind == SNEAKERS and not may_swap(g, seat):
            return [Refusal("no-swap-now", "CH-G64")]
        if kind == BINOCULARS and not g.invasion_left():
            return [Refusal("no-invasion-left", "CH-G55")]
        if not targets.reachable(g, seat, kind):
            return [Refusal("no-target", "CH-G50")]
        return []

    def do(self, g: CityState, seat: int) -> None:
        """It leaves the hand at once (CH-16.02) and is aimed."""
        g.hands[seat].remove(self.card)
        g.discard.append(self.card)
        promises.note_act(g, seat)
        if timing(g) == AGAINST:
            announce(g, seat, self.card, ())
            g.push(Cancel(seat, self.card))
            g.push(Against(seat, self.card))
        else:
            aim_card(g, seat, self.card, ())


def locked(g: CityState) -> Refusal:
    """No card or power once the hands are up, or the leader attacks (CH-11.06, CH-22.07, CH-G43)."""
    if g.resolving == CROSSROADS:
        return Refusal("no-leader-attacks", "CH-22.07")
    return Refusal("no-after-vote", "CH-11.06")


def may_swap(g: CityState, seat: int) -> bool:
    """Between the reveal of the movement card and the naming of the mover (CH-G64)."""
    return g.plans[seat] >= 0 and (g.moved >> seat) & 1 == 0


def locked_cards(g: CityState, seat: int) -> list[Action[CityState]]:
    """The cards somebody might want to play while he may not: they are refused with the reason."""
    return [PlayCard(card) for card in g.hands[seat]]


def aim_card(g: CityState, seat: int, card: int, chosen: tuple[int, ...]) -> None:
    if len(chosen) < len(targets.stages(DECK[card])):
        g.push(Aim(seat, card, NOBODY, chosen))
        return
    announce(g, seat, card, chosen)
    g.push(Effect(seat, card, chosen))
    g.push(Against(seat, card))


def announce(g: CityState, seat: int, card: int, chosen: tuple[int, ...]) -> None:
    """The card and its targets are declared (CH-G44)."""
    place, place2, target, person = -1, -1, NOBODY, -1
    for stage, what in zip(targets.stages(DECK[card]), chosen):
        if stage == targets.TO:
            place2 = what
        elif stage in (targets.ROB, targets.COERCE):
            target = what
        elif stage in (targets.WAKE, targets.HIDE):
            person = what
        elif stage != targets.LEADER:
            place = what
    g.emit(CardPlayed(seat, card, place, place2, target, person))


class Aim(Ask[CityState]):
    """Name the next target of a card or power."""

    def __init__(self, player: int, card: int, person: int, chosen: tuple[int, ...]) -> None:
        self.player = player
        self.card = card  # NO_CARD: it is a power
        self.person = person
        self.chosen = chosen

    def seat(self, g: CityState) -> int:
        return self.player

    def task(self) -> int:
        return targets.POWERS + self.person if self.card == NO_CARD else DECK[self.card]

    def stage(self) -> str:
        return targets.stages(self.task())[len(self.chosen)]

    def prompt(self, g: CityState) -> Prompt:
        what = names.person_name(self.person) if self.card == NO_CARD else names.card_name(self.card)
        return Prompt("ask-aim-" + self.stage(), {"what": what}, ("CH-G44",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        stage = self.stage()
        return [targets.choice(stage, what) for what in targets.possible(g, seat, self.task(), self.chosen)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        g.stack.pop()
        chosen = (*self.chosen, targets.chosen_by(action))
        if self.card == NO_CARD:
            aim_power(g, seat, self.person, chosen)
        else:
            aim_card(g, seat, self.card, chosen)


class Effect(Step[CityState]):
    """The card is carried out, unless somebody took this frame away."""

    def __init__(self, player: int, card: int, chosen: tuple[int, ...]) -> None:
        self.player = player
        self.card = card
        self.chosen = chosen

    def run(self, g: CityState) -> None:
        effects.play(g, self.player, self.card, self.chosen)


class Against(CardWindow):
    """A card was just played: anybody else may cancel it (CH-23.02, CH-23.05)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def timing(self) -> int:
        return AGAINST

    def who(self, g: CityState) -> tuple[int, ...]:
        """Whoever holds any card, or a rested Punk: public facts."""
        out: list[int] = []
        for seat in g.order():
            if seat != self.player and g.alive(seat) and (g.hands[seat] or holds_rested(g, seat, PUNK)):
                out.append(seat)
        return tuple(out)

    def prompt(self, g: CityState) -> Prompt:
        args: Args = {"seat": names.seat_name(self.player), "card": names.card_name(self.card)}
        return Prompt("ask-against", args, ("CH-23.02", "CH-23.03"))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        out: list[Action[CityState]] = [Pass()]
        out.extend([PlayCard(card) for card in g.hands[seat]])
        if owns(g, seat, PUNK):
            out.append(UsePower(PUNK))
        return out

    def closed(self, g: CityState) -> None:
        return


class Cancel(Step[CityState]):
    """The card below is cancelled: its window and its effect go (CH-19.04, CH-20.22, CH-G24)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: CityState) -> None:
        window = g.stack[-1]
        assert isinstance(window, Against)
        window.close(g)
        g.stack.pop()  # the Effect, or the Cancel of a Tear Gas
        g.emit(CardCancelled(self.player, window.card))


# -------------------------------------------------------------------- powers


def owns(g: CityState, seat: int, person: int) -> bool:
    return g.people[person].alive and g.people[person].seat == seat


def holds_rested(g: CityState, seat: int, person: int) -> bool:
    return owns(g, seat, person) and g.people[person].rested


class UsePower(Action[CityState]):
    """Use the power of a rested character, which is exhausted by it (CH-20.01, CH-20.02)."""

    def __init__(self, person: int) -> None:
        self.person = person

    def verb(self) -> str:
        return "power"

    def text(self, g: CityState) -> str:
        return "power " + PEOPLE[self.person].id

    def args(self, g: CityState) -> Args:
        return {"person": names.person_name(self.person)}

    def things(self, g: CityState) -> tuple[str, ...]:
        return (names.person_thing(self.person),)

    def refusals(self, g: CityState, seat: int) -> list[Refusal]:
        no: list[Refusal] = []
        if not owns(g, seat, self.person):
            no.append(Refusal("no-not-yours", "CH-20.01"))
        if not g.people[self.person].rested:
            no.append(Refusal("no-exhausted", "CH-20.01", (names.person_thing(self.person),)))
        if promises.must_stand_by(g, seat):
            no.append(Refusal("no-promised-nothing", "CH-G54"))
        moment = timing(g)
        if moment == LOCKED:
            no.append(locked(g))
        elif moment == AGAINST:
            if self.person != PUNK:
                no.append(Refusal("no-only-cancel", "CH-G44"))
        elif moment == ANSWER:
            if self.person != PRIEST:
                no.append(Refusal("no-move-first", "CH-23.04"))
        elif moment == DOORSTEP:
            if self.person != MOM:
                no.append(Refusal("no-move-first", "CH-23.04"))
        else:
            no.extend(self.out_of_place(g, seat))
        return no

    def out_of_place(self, g: CityState, seat: int) -> list[Refusal]:
        """Why the power makes no sense in an open window."""
        person = self.person
        c = g.people[person]
        if person == PUNK:
            return [Refusal("no-nothing-to-cancel", "CH-20.22")]
        if person == PRIEST:
            return [Refusal("no-nothing-to-undo", "CH-G59")]
        if person == MOM:
            return [Refusal("no-not-at-a-door", "CH-G63")]
        if person == TEENAGER and not may_swap(g, seat):
            return [Refusal("no-swap-now", "CH-G64")]
        if person == RASTA and not g.invasion_left():
            return [Refusal("no-invasion-left", "CH-G55")]
        if person == SUSHI_CHEF and not g.deck:
            return [Refusal("no-deck-empty", "CH-02.13")]
        if person == STUDENT and g.start == seat:
            return [Refusal("no-starting-already", "CH-20.15")]
        if person == GRANDMA and (g.moved >> seat) & 1:
            return [Refusal("no-moved-already", "CH-20.12")]
        if person in (GRANDPA, GRANDMA) and c.granted:
            return [Refusal("no-power-on", "CH-20.10")]
        if person in (HOUSEWIFE, GUARD) and not g.zombies[c.place]:
            return [Refusal("no-target", "CH-G50", (names.place_thing(c.place),))]
        if person in (LITTLE_BOY, LITTLE_GIRL) and c.shelter == TUCKED:
            return [Refusal("no-power-on", "CH-20.16")]
        if not targets.reachable(g, seat, targets.POWERS + person):
            return [Refusal("no-target", "CH-G50")]
        return []

    def do(self, g: CityState, seat: int) -> None:
        promises.note_act(g, seat)
        if self.person == PUNK:
            exhaust(g, seat, PUNK)
            g.push(Cancel(seat, NO_CARD))  # a power cannot be cancelled (CH-G24)
        else:
            aim_power(g, seat, self.person, ())


def exhaust(g: CityState, seat: int, person: int) -> None:
    """The card is turned to its exhausted face (CH-20.02)."""
    g.emit(PowerUsed(seat, person))
    turn(g, person, False)


def aim_power(g: CityState, seat: int, person: int, chosen: tuple[int, ...]) -> None:
    if len(chosen) < len(targets.stages(targets.POWERS + person)):
        g.push(Aim(seat, NO_CARD, person, chosen))
        return
    exhaust(g, seat, person)
    effects.use(g, seat, person, chosen)
