"""City of Horror as numbers.

Observations count seats clockwise from the own seat; actions use the real seat numbers.
"""

from collections.abc import Sequence
from typing import Final

from shamble.envs.actions import Fields, count, ints, switch, tuples, words
from shamble.envs.observations import Block, bits, counts, from_seat, one_hot
from shamble.games.city_of_horror.board import FOOD, INVASIONS, PEOPLE, PLACES
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.state import CityState

SEATS: Final = 6
PROMISES: Final = 18  # rows, for the latest promises
BIDS: Final = 6  # rows, for the oldest offers

place, person, seat_, card = count(len(PLACES)), count(len(PEOPLE)), count(SEATS), count(len(DECK))

SPARE = 64
ACTIONS: dict[str, Fields] = {
    "Pass": {},
    "Later": {},
    "Decline": {},
    "Forward": {},
    "FromTruck": {},
    "TurnAway": {},
    "Send": {},
    "Withdraw": {},
    "ChoosePlan": {"place": place},
    "ChoosePlace": {"place": place},
    "ChoosePerson": {"person": person},
    "ChooseColour": {"colour": count(6)},
    "ChooseSeat": {"seat": seat_},
    "ChooseCard": {"card": card},
    "ChooseFood": {"token": count(len(FOOD))},
    "PlayCard": {"card": card},
    "UsePower": {"person": person},
    "Move": {"person": person},
    "AddGood": {"what": words("give-antidote", "want-antidote", "want-card")},
    "AddWord": {"mine": switch()},
    "ChooseWord": {"kind": count(6)},
    "ChooseNumber": {"number": ints(0, 10)},
    "ChooseItem": {"item": ints(-1, 2)},
    "OfferTo": {"other": seat_},
    "Accept": {"other": seat_},
    "Refuse": {"other": seat_},
    "Change": {"other": seat_},
    "Retract": {"other": seat_},
    "Point": {"targets": tuples(SEATS, 3)},
    "GiveItem": {"to": seat_, "card": ints(-1, len(DECK) - 1)},
}
QUESTIONS = (
    "Against",
    "Aim",
    "AimLeader",
    "AttackVote",
    "Bargain",
    "BreakTie",
    "ChooseMeal",
    "ChooseVictim",
    "Compose",
    "Distribute",
    "Doorstep",
    "Draft",
    "MoveAnswer",
    "NameMover",
    "OfferFrame",
    "Opportunity",
    "PickGift",
    "PickPlans",
    "PlayWindow",
    "RecoverCard",
    "SharingVote",
    "SwapPlan",
    "TradeWindow",
    "UseLocation",
    "WakeOne",
    "WhereToken",
    "WhoGoesWhere",
    "WhoIsSaved",
    "WordKind",
    "WordPlace",
    "WordWhat",
)


def _turn(g: CityState, seat: int) -> Sequence[int]:
    return (
        g.hour,
        g.horde,
        g.shut,
        g.step,
        g.ambulance,
        g.used_antidotes,
        len(g.deck),
        len(g.gone),
        len(g.truck),
        *one_hot(g.phase, 8),
        *one_hot(g.resolving, len(PLACES)),
        *one_hot((g.start - seat) % g.seats, SEATS),
        *one_hot((g.colours.index(g.leader) - seat) % g.seats if g.leader in g.colours else SEATS, SEATS),
    )


def _people(g: CityState, seat: int) -> Sequence[int]:
    """Return per character its owner (1 = own, 0 = none), place and state."""
    out: list[int] = []
    seats = g.seats
    for c in g.people:
        owner = (c.seat - seat) % seats + 1 if c.seat >= 0 else 0
        out += (owner, c.place + 1, c.alive, c.rested, c.extra, c.shelter, c.granted, c.born)
    return out


def _places(g: CityState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for n in range(len(PLACES)):
        out += (g.zombies[n], g.tokens[n], len(g.drops[n]), g.drop_antidotes[n], g.sides[n], g.places[n] + 1)
        out.append(g.resolved >> n & 1)
    return out


def _seats(g: CityState, seat: int) -> Sequence[int]:
    """Return the open information about each player, the own row first."""
    out: list[int] = []
    for step in range(g.seats):
        s = (seat + step) % g.seats
        out += (len(g.hands[s]), g.antidotes[s], g.points[s], g.canned[s], g.plans[s] + 2, g.offers[s])
        out += (len(g.food[s]), len(g.open_food[s]), len(g.packs[s]), g.colours[s])
        out += (g.out >> s & 1, g.moved >> s & 1, g.peeked >> s & 1)
    return out


def _promises(g: CityState, seat: int) -> Sequence[int]:
    out: list[int] = []
    seats = g.seats
    for p in g.promises[-PROMISES:]:
        out += ((p.giver - seat) % seats + 1, (p.to - seat) % seats + 1, p.kind, p.place + 1, p.arg + 2)
        out += (p.done, p.fate, p.hour == g.hour)
    return out


def _bids(g: CityState, seat: int) -> Sequence[int]:
    out: list[int] = []
    seats = g.seats
    for bid in g.bids[:BIDS]:
        cards, given, wanted_cards, wanted, word, other = bid.terms
        out += ((bid.proposer - seat) % seats + 1, (bid.partner - seat) % seats + 1)
        out += (len(cards), given, wanted_cards, wanted, *[part + 2 for part in word + other])
    return out


def _coercions(g: CityState, seat: int) -> Sequence[int]:
    out: list[int] = []
    for coercer, voter, where in g.coercions[-4:]:
        out += ((coercer - seat) % g.seats + 1, (voter - seat) % g.seats + 1, where)
    return out


BLOCKS = (
    Block("turn", 35, 60, _turn),
    Block("places", len(PLACES) * 7, 60, _places),
    Block("people", len(PEOPLE) * 8, 10, _people),
    Block("players", SEATS * 13, 100, _seats),
    Block("hand", len(KINDS), 8, lambda g, seat: counts(g.hands[seat], DECK, len(KINDS))),
    Block("pack", len(KINDS), 8, lambda g, seat: counts(g.packs[seat], DECK, len(KINDS))),
    Block("discard", len(KINDS), 8, lambda g, seat: counts(g.discard, DECK, len(KINDS))),
    Block("invasion", len(INVASIONS), 1, lambda g, seat: one_hot(g.invasion, len(INVASIONS))),
    Block("promises", PROMISES * 8, 20, _promises),
    Block("bids", BIDS * 12, 20, _bids),
    Block("coercions", 4 * 3, 6, _coercions),
    Block("lost", SEATS, 1, lambda g, seat: from_seat([s in g.last_lost for s in range(g.seats)], seat)),
    Block("settled", len(PLACES), 1, lambda g, seat: bits(g.resolved, len(PLACES))),
)
