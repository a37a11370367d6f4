"""The view and the board as plain data for a client."""

from typing import Any, TypedDict

from shamble.core.visibility import UNKNOWN, View
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import (
    BOARDS,
    COLOURS,
    COMPONENTS,
    FOOD,
    HOUR_NAMES,
    INVASIONS,
    MORE_THAN_PEOPLE,
    NOWHERE,
    PEOPLE,
    PLACES,
    SIDES,
    TOKENS,
)
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.rules.attack import BreakTie, ChooseVictim
from shamble.games.city_of_horror.rules.negotiation import OfferFrame, PickGift, Proposal, Word, WordFrame
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.rules.sharing import Distribute
from shamble.games.city_of_horror.rules.votes import Vote, blocks, eligible
from shamble.games.city_of_horror.rules.windows import Bargain
from shamble.games.city_of_horror.state import FATES, HELP, NOBODY, NOT_DRAWN, PROMISES, CityState

PHASES = ("setup", "observe", "choose", "invade", "move", "resolve", "change", "rescue")
SHELTERS = ("", "hidden", "tucked")
STEPS = ("use", "attack", "share")


class CardPicture(TypedDict):
    id: str
    card: str


class FoodPicture(TypedDict):
    id: str
    value: int | None


class PlacePicture(TypedDict):
    id: str
    place: str
    number: int
    side: str
    spaces: int
    attack: int
    zombies: int
    tokens: int
    antidotes: int
    cards: list[CardPicture]
    closed: str
    underAttack: bool
    resolved: bool


class CharacterPicture(TypedDict):
    id: str
    character: str
    seat: int
    place: str | None
    alive: bool
    rested: bool
    value: int
    extra: bool
    shelter: str
    granted: bool
    baby: bool
    votes: int


class SeatPicture(TypedDict):
    seat: int
    colour: str
    out: bool
    hand: list[CardPicture]
    pack: list[CardPicture]
    antidotes: int
    food: list[FoodPicture]
    offers: int
    plan: str | None
    moved: bool
    peeked: bool
    canned: int
    points: int


class InvasionPicture(TypedDict):
    card: str
    hour: str
    zombies: list[int]
    moves: list[list[int]]
    supplies: list[list[int]]
    leader: int


class WordPicture(TypedDict):
    kind: str
    place: str
    seat: int | None
    count: int | None


class OfferPicture(TypedDict):
    seat: int
    to: int
    sent: bool
    cards: list[CardPicture]
    antidotes: int
    wantCards: int
    wantAntidotes: int
    promise: WordPicture | None
    wantPromise: WordPicture | None
    wording: str


class PromisePicture(TypedDict):
    seat: int
    to: int
    hour: int
    word: WordPicture
    done: int
    fate: str


class BlockPicture(TypedDict):
    owner: int
    caster: int
    votes: int


class VotePicture(TypedDict):
    kind: str
    place: str
    blocks: list[BlockPicture]
    candidates: list[int]


class CityPicture(TypedDict):
    """The view of City of Horror as a client gets it."""

    hour: int
    phase: str
    start: int
    leader: str
    wheel: list[str | None]
    resolving: str | None
    step: str | None
    places: list[PlacePicture]
    characters: list[CharacterPicture]
    seats: list[SeatPicture]
    horde: int
    ambulance: int
    deck: int
    discard: list[CardPicture]
    truck: int
    shownFood: list[FoodPicture]
    invasion: InvasionPicture | None
    invasions: list[InvasionPicture]
    coercions: list[list[int | str]]
    vote: VotePicture | None
    offer: OfferPicture | None
    promises: list[PromisePicture]
    binding: bool
    frozen: bool
    over: bool


def card(number: int) -> CardPicture:
    if number == UNKNOWN:
        return {"id": "", "card": ""}
    return {"id": names.card_thing(number), "card": KINDS[DECK[number]]}


def food(token: int) -> FoodPicture:
    if token == UNKNOWN:
        return {"id": "", "value": None}
    return {"id": names.food_thing(token), "value": FOOD[token]}


def invasion(number: int) -> InvasionPicture:
    card = INVASIONS[number]
    return {
        "card": card.id,
        "hour": HOUR_NAMES[card.hour],
        "zombies": list(card.zombies),
        "moves": [list(move) for move in card.moves],
        "supplies": [list(supply) for supply in card.supplies],
        "leader": card.leader,
    }


def picture(view: View[CityState]) -> CityPicture:
    g = view.known
    return {
        "hour": g.hour,
        "phase": "over" if g.over() else PHASES[g.phase],
        "start": g.start,
        "leader": COLOURS[g.leader],
        "wheel": [COLOURS[c] if c in g.colours else None for c in range(len(COLOURS))],
        "resolving": None if g.resolving == NOWHERE else names.place_thing(g.resolving),
        "step": None if g.resolving == NOWHERE else STEPS[g.step],
        "places": [_place(g, place) for place in g.places],
        "characters": [_character(g, n) for n in range(len(PEOPLE)) if g.people[n].seat != NOBODY],
        "seats": [_seat(g, seat) for seat in range(g.seats)],
        "horde": g.horde,
        "ambulance": g.ambulance,
        "deck": len(g.deck),
        "discard": [card(number) for number in g.discard],
        "truck": len(g.truck),
        "shownFood": [food(token) for token in g.shown_food],
        "invasion": None if g.invasion in (NOT_DRAWN, UNKNOWN) else invasion(g.invasion),
        "invasions": [invasion(number) for number in g.invasions],
        "coercions": [[a, b, names.place_thing(place)] for a, b, place in g.coercions],
        "vote": _vote(g),
        "offer": _offer(g),
        "promises": [
            {
                "seat": p.giver,
                "to": p.to,
                "hour": p.hour,
                "word": _word((p.kind, p.place, p.arg)),
                "done": p.done,
                "fate": FATES[p.fate],
            }
            for p in g.promises
        ],
        "binding": g.rules.binding_promises,
        "frozen": _frozen(g),
        "over": g.over(),
    }


def _place(g: CityState, place: int) -> PlacePicture:
    side = g.board(place)
    attack = side.attack if side.attack != MORE_THAN_PEOPLE else len(g.at(place)) + 1
    return {
        "id": names.place_thing(place),
        "place": PLACES[place],
        "number": g.number(place),
        "side": SIDES[g.sides[place]],
        "spaces": side.spaces,
        "attack": attack,  # the zombie that starts the attack, as things stand
        "zombies": g.zombies[place],
        "tokens": g.tokens[place],
        "antidotes": g.drop_antidotes[place],
        "cards": [card(number) for number in g.drops[place]],
        "closed": "" if not g.closed(place) else "burnt" if g.burnt() else "blocked",
        "underAttack": g.under_attack(place),
        "resolved": not g.unresolved(place),
    }


def _character(g: CityState, person: int) -> CharacterPicture:
    c = g.people[person]
    return {
        "id": names.person_thing(person),
        "character": PEOPLE[person].id,
        "seat": c.seat,
        "place": None if c.place == NOWHERE else names.place_thing(c.place),
        "alive": c.alive,
        "rested": c.rested,
        "value": g.value(person),
        "extra": c.extra,
        "shelter": SHELTERS[c.shelter],
        "granted": c.granted,
        "baby": c.born,
        "votes": g.votes_of(person) if c.alive else 0,
    }


def _seat(g: CityState, seat: int) -> SeatPicture:
    return {
        "seat": seat,
        "colour": COLOURS[g.colours[seat]],
        "out": not g.playing(seat),
        "hand": [card(number) for number in g.hands[seat]],
        "pack": [card(number) for number in g.packs[seat]],
        "antidotes": g.antidotes[seat],
        "food": [food(token) for token in g.open_food[seat] + g.food[seat]],
        "offers": g.offers[seat],
        "plan": None if g.plans[seat] == NOWHERE else names.place_thing(g.plans[seat]),
        "moved": (g.moved >> seat) & 1 == 1,
        "peeked": (g.peeked >> seat) & 1 == 1,
        "canned": g.canned[seat],
        "points": g.points[seat],
    }


def _vote(g: CityState) -> VotePicture | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Vote):
        return None
    return {
        "kind": names.VOTES[frame.vote],
        "place": names.place_thing(frame.place),
        "blocks": [{"owner": o, "caster": c, "votes": v} for o, c, v in blocks(g, frame.place)],
        "candidates": eligible(g, frame.vote, frame.place),
    }


def _frozen(g: CityState) -> bool:
    """Is a vote being held or applied, so that cards and powers are closed (CH-G43)?"""
    frame = g.stack[-1] if g.stack else None
    return isinstance(frame, (Vote, BreakTie, ChooseVictim, Distribute, Bargain))


def _word(word: Word) -> WordPicture:
    kind, place, arg = word
    return {
        "kind": PROMISES[kind],
        "place": names.place_thing(place),
        "seat": None if kind == HELP or arg == NOBODY else arg,
        "count": arg if kind == HELP else None,
    }


def _offer(g: CityState) -> OfferPicture | None:
    """The offer in the making or on the table, as far as this seat may know it."""
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, OfferFrame):
        return None
    cards, antidotes, want_cards, want_antidotes, mine, yours = frame.terms
    return {
        "seat": frame.proposer,
        "to": frame.partner,
        "sent": isinstance(frame, (Proposal, PickGift)),
        "cards": [card(number) for number in cards],
        "antidotes": antidotes,
        "wantCards": want_cards,
        "wantAntidotes": want_antidotes,
        "promise": None if mine == NO_PROMISE else _word(mine),
        "wantPromise": None if yours == NO_PROMISE else _word(yours),
        "wording": "" if not isinstance(frame, WordFrame) else "mine" if frame.mine else "yours",
    }


def scene() -> dict[str, Any]:
    """The boards as data: both sides of everything, since sides and corners may be drawn when the game begins."""
    entries = {entry["id"]: entry for entry in COMPONENTS["location"]}
    return {
        "places": [
            {
                "id": "place:" + place,
                "sides": [
                    {
                        "id": side.id,
                        "side": entries[side.id]["side"],
                        "spaces": side.spaces,
                        "attack": side.attack,
                        "effect": side.effect,
                    }
                    for side in BOARDS[number]
                ],
            }
            for number, place in enumerate(PLACES)
        ],
        "wheel": COLOURS,
        "hours": HOUR_NAMES,
        "zombieSpaces": COMPONENTS["zombie_zone"]["capacity_per_location"],
        "tokens": TOKENS,
        "areas": [area["id"] for area in COMPONENTS["area"]],
        "characters": [{"id": p.id, "rested": p.rested, "exhausted": p.exhausted} for p in PEOPLE],
        "cards": [
            {"id": c["id"], "count": c["count"], "explosion": c["explosion"]}
            for c in COMPONENTS["action_card"]
        ],
    }
