"""Promises between players (CH-18.02, CH-G71): recorded, then judged as kept or broken."""

from typing import Final

from shamble.games.city_of_horror.card_events import WordGiven, WordJudged
from shamble.games.city_of_horror.state import (
    A_CARD,
    ANTIDOTE,
    ANYTHING,
    BROKEN,
    GIVE,
    HELP,
    NO_SEAT,
    OPEN,
    PROMISE_KEPT,
    SHARE_VOTE,
    STAND_BY,
    VOID,
    VOTE,
    CityState,
    Promise,
    Word,
)

VOTE_PROMISE: Final = (VOTE, SHARE_VOTE)  # by kind of vote
NO_PROMISE: Final = (NO_SEAT, NO_SEAT, NO_SEAT)  # kind, place, arg


def record(g: CityState, giver: int, to: int, word: Word) -> None:
    """Record a promise about a location of this turn, visible to all."""
    kind, place, arg = word
    g.promises.append(Promise(giver, to, kind, place, arg, g.hour, 0, OPEN))
    g.emit(WordGiven(giver, to, kind, place, arg))


def judge(g: CityState, number: int, fate: int) -> None:
    promise = g.promises[number]
    g.promises[number] = promise.judged(fate)
    g.emit(WordJudged(promise.giver, promise.to, promise.place, fate))


def open_promises(g: CityState, giver: int, kind: int, place: int) -> list[int]:
    """List the open promises of a kind that a seat has made about a location."""
    out: list[int] = []
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and p.giver == giver and p.kind == kind and p.place == place:
            out.append(number)
    return out


def promised_args(g: CityState, giver: int, kind: int, place: int) -> list[int]:
    """List the arguments of those promises."""
    return [g.promises[number].arg for number in open_promises(g, giver, kind, place)]


def bound_to(g: CityState, giver: int, kind: int, place: int, possible: list[int]) -> list[int]:
    """List the choices that binding promises allow (CH-G54).

    Without a promised choice among them, all are allowed.
    """
    if not g.rules.binding_promises:
        return possible
    named = promised_args(g, giver, kind, place)
    rest = [choice for choice in possible if choice in named]
    return rest or possible


def note_choice(g: CityState, giver: int, kind: int, place: int, choice: int, possible: list[int]) -> None:
    """Judge promises when a vote is cast or a tie broken: kept, broken, or void if impossible."""
    for number in open_promises(g, giver, kind, place):
        named = g.promises[number].arg
        judge(g, number, PROMISE_KEPT if named == choice else BROKEN if named in possible else VOID)


def note_help(g: CityState, seat: int, place: int, zombies: int) -> None:
    """Count the zombies that a seat removed from a location."""
    for number in open_promises(g, seat, HELP, place):
        g.promises[number] = g.promises[number].helped(zombies)
        if g.promises[number].done >= g.promises[number].arg:
            judge(g, number, PROMISE_KEPT)


def note_attack_check(g: CityState, place: int) -> None:
    """Judge help promises at the attack check; without an attack they are void (CH-G71)."""
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and p.kind == HELP and p.place == place:
            judge(g, number, BROKEN if g.under_attack(place) else VOID)


def last_broken(g: CityState, giver: int, to: int) -> Promise | None:
    """Find the last promise to a player that the giver broke; the whole table saw it."""
    broken = [p for p in g.promises if p.fate == BROKEN and p.giver == giver and p.to == to]
    return broken[-1] if broken else None


def note_act(g: CityState, seat: int) -> None:
    """Judge stand-by promises: the seat played a card or used a power at this location."""
    for number in open_promises(g, seat, STAND_BY, g.resolving):
        judge(g, number, BROKEN)


def must_stand_by(g: CityState, seat: int) -> bool:
    """Return whether the seat has promised to do nothing at this location (CH-G54)."""
    return g.rules.binding_promises and len(open_promises(g, seat, STAND_BY, g.resolving)) > 0


def note_win(g: CityState, winner: int, place: int) -> None:
    """Void gift promises that the supplies cannot fulfil (CH-G71).

    The promised kind is missing, or there is only the winner's own share.
    """
    lying = {ANYTHING: True, ANTIDOTE: g.drop_antidotes[place] > 0, A_CARD: len(g.drops[place]) > 0}
    for number in open_promises(g, winner, GIVE, place):
        if g.items_at(place) < 2 or not lying[g.promises[number].arg]:
            judge(g, number, VOID)


def fits(item: int, antidote: bool) -> bool:
    """Return whether an antidote, or else a card, fulfils a promise of this item (CH-G71)."""
    return item in (ANYTHING, ANTIDOTE if antidote else A_CARD)


def note_gift(g: CityState, winner: int, place: int, to: int, antidote: bool) -> None:
    """Judge gift promises: the winner of a sharing gave a player an item."""
    for number in open_promises(g, winner, GIVE, place):
        if g.promises[number].to == to and fits(g.promises[number].arg, antidote):
            judge(g, number, PROMISE_KEPT)


def note_sharing(g: CityState, winner: int, place: int) -> None:
    """Judge the remaining gift promises as broken when a sharing is over."""
    for number in open_promises(g, winner, GIVE, place):
        judge(g, number, BROKEN)


def settle(g: CityState, place: int) -> None:
    """Judge the promises about a finished location.

    A kept stand-by counts as kept, everything that never came up is void.
    """
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and p.place == place:
            judge(g, number, PROMISE_KEPT if p.kind == STAND_BY else VOID)


def release(g: CityState, seat: int) -> None:
    """Void all promises to and from an eliminated player."""
    for number in range(len(g.promises)):
        p = g.promises[number]
        if p.fate == OPEN and seat in (p.giver, p.to):
            judge(g, number, VOID)
