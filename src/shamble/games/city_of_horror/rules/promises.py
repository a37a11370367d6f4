"""Words given (CH-18.02, CH-G71): recorded, then judged kept or broken by what the giver does."""

from typing import Final

from shamble.games.city_of_horror.dealings import WordGiven, WordJudged
from shamble.games.city_of_horror.state import (
    A_CARD,
    ANTIDOTE,
    ANYTHING,
    BROKEN,
    GIVE,
    HELP,
    KEPT,
    NOBODY,
    OPEN,
    SHARE_VOTE,
    STAND_BY,
    VOID,
    VOTE,
    CityState,
    Promise,
    Word,
)

VOTE_PROMISE: Final = (VOTE, SHARE_VOTE)  # by kind of vote
NO_PROMISE: Final = (NOBODY, NOBODY, NOBODY)  # kind, place, arg


def record(g: CityState, giver: int, to: int, word: Word) -> None:
    """A promise about a location of this turn, for all to see."""
    kind, place, arg = word
    g.promises.append(Promise(giver, to, kind, place, arg, g.hour, 0, OPEN))
    g.emit(WordGiven(giver, to, kind, place, arg))


def judge(g: CityState, number: int, fate: int) -> None:
    promise = g.promises[number]
    g.promises[number] = promise.judged(fate)
    g.emit(WordJudged(promise.giver, promise.to, promise.place, fate))


def open_words(g: CityState, giver: int, kind: int, place: int) -> list[int]:
    """The promises of a kind about a place that a seat still has to keep."""
    out: list[int] = []
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and p.giver == giver and p.kind == kind and p.place == place:
            out.append(number)
    return out


def owed(g: CityState, giver: int, kind: int, place: int) -> list[int]:
    """What those promises name."""
    return [g.promises[number].arg for number in open_words(g, giver, kind, place)]


def bound_to(g: CityState, giver: int, kind: int, place: int, possible: list[int]) -> list[int]:
    """What a binding promise leaves of the possible choices: all, unless one promised is among them (CH-G54)."""
    if not g.rules.binding_promises:
        return possible
    named = owed(g, giver, kind, place)
    kept = [choice for choice in possible if choice in named]
    return kept or possible


def note_choice(g: CityState, giver: int, kind: int, place: int, chosen: int, possible: list[int]) -> None:
    """A vote was cast or a tie broken: as promised, otherwise, or impossible as promised."""
    for number in open_words(g, giver, kind, place):
        named = g.promises[number].arg
        judge(g, number, KEPT if named == chosen else BROKEN if named in possible else VOID)


def note_help(g: CityState, seat: int, place: int, zombies: int) -> None:
    """A seat took zombies away from a place."""
    for number in open_words(g, seat, HELP, place):
        g.promises[number] = g.promises[number].helped(zombies)
        if g.promises[number].done >= g.promises[number].arg:
            judge(g, number, KEPT)


def note_attack_check(g: CityState, place: int) -> None:
    """It is too late to help; a place that is not attacked needed none (CH-G71)."""
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and p.kind == HELP and p.place == place:
            judge(g, number, BROKEN if g.under_attack(place) else VOID)


def note_act(g: CityState, seat: int) -> None:
    """A seat played a card or used a power while a location is resolved."""
    for number in open_words(g, seat, STAND_BY, g.resolving):
        judge(g, number, BROKEN)


def must_stand_by(g: CityState, seat: int) -> bool:
    """Is the seat bound to do nothing at the location in progress (CH-G54)?"""
    return g.rules.binding_promises and len(open_words(g, seat, STAND_BY, g.resolving)) > 0


def note_win(g: CityState, winner: int, place: int) -> None:
    """What he promised is not there, or there is nothing besides his own share: it comes to nothing (CH-G71)."""
    lying = {ANYTHING: True, ANTIDOTE: g.drop_antidotes[place] > 0, A_CARD: len(g.drops[place]) > 0}
    for number in open_words(g, winner, GIVE, place):
        if g.items_at(place) < 2 or not lying[g.promises[number].arg]:
            judge(g, number, VOID)


def fits(item: int, antidote: bool) -> bool:
    """Is an antidote, or else a card, what was promised? The card is kept by a card alone (CH-G71)."""
    return item in (ANYTHING, ANTIDOTE if antidote else A_CARD)


def note_gift(g: CityState, winner: int, place: int, to: int, antidote: bool) -> None:
    """The winner of a sharing gave somebody an item."""
    for number in open_words(g, winner, GIVE, place):
        if g.promises[number].to == to and fits(g.promises[number].arg, antidote):
            judge(g, number, KEPT)


def note_sharing(g: CityState, winner: int, place: int) -> None:
    """A sharing is over: what the winner has not given by now he has not given."""
    for number in open_words(g, winner, GIVE, place):
        judge(g, number, BROKEN)


def settle(g: CityState, place: int) -> None:
    """The location is finished: who stood by has kept his word, what never came up comes to nothing."""
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and p.place == place:
            judge(g, number, KEPT if p.kind == STAND_BY else VOID)


def release(g: CityState, seat: int) -> None:
    """An eliminated player owes nothing, and is owed nothing."""
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and seat in (p.giver, p.to):
            judge(g, number, VOID)
