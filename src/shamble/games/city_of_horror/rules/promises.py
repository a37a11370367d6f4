"""Words given (CH-18.02, CH-G71): recorded, then judged kept or broken by what the giver does."""

from typing import Final

from shamble.games.city_of_horror.dealings import WordGiven, WordJudged
from shamble.games.city_of_horror.state import (
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
)

VOTE_PROMISE: Final = (VOTE, SHARE_VOTE)  # by kind of vote
NO_PROMISE: Final = (NOBODY, NOBODY, NOBODY)  # kind, place, arg


def record(g: CityState, giver: int, to: int, kind: int, place: int, arg: int) -> None:
    """A promise about a location of this turn, for all to see."""
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


def note_sharing(g: CityState, winner: int, place: int, receivers: list[int]) -> None:
    """A sharing is over: did the winner give what he promised?"""
    for number in open_words(g, winner, GIVE, place):
        judge(g, number, KEPT if g.promises[number].to in receivers else BROKEN)


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
