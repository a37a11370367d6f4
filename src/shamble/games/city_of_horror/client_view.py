"""Client data: the view of a seat and the fixed scene."""

from typing import Final, get_args

from shamble.core import engine
from shamble.core.visibility import UNKNOWN, View
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.board import (
    BOARDS,
    COMPONENTS,
    FOOD,
    HOUR_NAMES,
    HOURS,
    INVASIONS,
    MORE_THAN_PEOPLE,
    MOST_ZOMBIES,
    NOWHERE,
    PEOPLE,
    TOKENS,
    Side,
)
from shamble.games.city_of_horror.cards import DECK, KINDS
from shamble.games.city_of_horror.rules.attack import BreakTie, ChooseVictim
from shamble.games.city_of_horror.rules.deals import PickGift, offers_left
from shamble.games.city_of_horror.rules.negotiation import Compose, OfferFrame, WordFrame, possible_words
from shamble.games.city_of_horror.rules.promises import NO_PROMISE
from shamble.games.city_of_horror.rules.sharing import Distribute
from shamble.games.city_of_horror.rules.votes import Vote, blocks, eligible
from shamble.games.city_of_horror.rules.windows import Bargain
from shamble.games.city_of_horror.state import (
    A_CARD,
    ANTIDOTE,
    ANYTHING,
    GIVE,
    HELP,
    NO_SEAT,
    NOT_DRAWN,
    CityState,
    Terms,
    Word,
)
from shamble.games.city_of_horror.view_types import (
    BoardPicture,
    CardPicture,
    CharacterPicture,
    CityScene,
    CityView,
    Colour,
    Fate,
    FoodPicture,
    InvasionPicture,
    Item,
    OfferPicture,
    PhaseName,
    PlaceName,
    PlacePicture,
    SeatPicture,
    Shelter,
    SideName,
    StepName,
    VoteKind,
    VotePicture,
    Wording,
    WordKind,
    WordPicture,
)

# allowed values, in the order of the tables in `board` and `state`

PLACE_NAMES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)
SIDE_NAMES: Final[tuple[SideName, ...]] = get_args(SideName)
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
STEPS: Final[tuple[StepName, ...]] = get_args(StepName)
SHELTERS: Final[tuple[Shelter, ...]] = get_args(Shelter)
WORD_KINDS: Final[tuple[WordKind, ...]] = get_args(WordKind)
FATE_NAMES: Final[tuple[Fate, ...]] = get_args(Fate)
ITEM_NAMES: Final[dict[int, Item]] = {ANYTHING: "any", ANTIDOTE: "antidote", A_CARD: "card"}
VOTE_KINDS: Final[tuple[VoteKind, ...]] = get_args(VoteKind)


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
        "moves": list(card.moves),
        "supplies": list(card.supplies),
        "leader": card.leader,
    }


def picture(view: View[CityState]) -> CityView:
    g = view.known
    return {
        "hour": g.hour,
        "phase": "over" if g.is_over() else PHASES[g.phase],
        "start": g.start,
        "leader": COLOUR_NAMES[g.leader],
        "wheel": [name if c in g.colours else None for c, name in enumerate(COLOUR_NAMES)],
        "resolving": None if g.resolving == NOWHERE else names.place_thing(g.resolving),
        "step": None if g.resolving == NOWHERE else STEPS[g.step],
        "places": [_place(g, place) for place in g.places],
        "characters": [_character(g, n) for n in range(len(PEOPLE)) if g.people[n].seat != NO_SEAT],
        "seats": [_seat(g, seat) for seat in range(g.seats)],
        "horde": g.horde,
        "ambulance": g.ambulance,
        "deck": len(g.deck),
        "discard": [card(number) for number in g.discard],
        "truck": len(g.truck),
        "shownFood": [food(token) for token in g.shown_food],
        "invasion": None if g.invasion in (NOT_DRAWN, UNKNOWN) else invasion(g.invasion),
        "invasions": [invasion(number) for number in g.invasions],
        "invasionsLeft": HOURS + 1 - len(g.invasions),
        "coercions": [(a, b, names.place_thing(place)) for a, b, place in g.coercions],
        "vote": _vote(g, view.seat),
        "offer": _offer(g, view.seat),
        "making": [
            _terms(sketch.proposer, sketch.partner, sketch.terms, sent=False, wording="")
            for sketch in g.sketches
            if sketch.proposer != view.seat
        ],
        "bids": [_terms(bid.proposer, bid.partner, bid.terms, sent=True, wording="") for bid in g.bids],
        "promises": [
            {
                "seat": p.giver,
                "to": p.to,
                "hour": p.hour,
                "word": _word((p.kind, p.place, p.arg)),
                "done": p.done,
                "fate": FATE_NAMES[p.fate],
            }
            for p in g.promises
        ],
        "binding": g.rules.binding_promises,
        "frozen": _frozen(g),
        "over": g.is_over(),
    }


def _place(g: CityState, place: int) -> PlacePicture:
    side = g.board(place)
    attack = side.attack if side.attack != MORE_THAN_PEOPLE else len(g.at(place)) + 1
    return {
        "id": names.place_thing(place),
        "place": PLACE_NAMES[place],
        "number": g.number(place),
        "side": SIDE_NAMES[g.sides[place]],
        "spaces": side.spaces,
        "free": g.free(place),
        "attack": attack,  # the zombie that starts the attack, with the people there now
        "zombies": g.zombies[place],
        "tokens": g.tokens[place],
        "fuse": g.fuse(place),
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
        "colour": COLOUR_NAMES[g.colours[seat]],
        "out": not g.playing(seat),
        "hand": [card(number) for number in g.hands[seat]],
        "pack": [card(number) for number in g.packs[seat]],
        "antidotes": g.antidotes[seat],
        "food": [food(token) for token in g.open_food[seat] + g.food[seat]],
        "offers": offers_left(g, seat),
        "plan": None if g.plans[seat] == NOWHERE else names.place_thing(g.plans[seat]),
        "moved": (g.moved >> seat) & 1 == 1,
        "peeked": (g.peeked >> seat) & 1 == 1,
        "canned": g.canned[seat],
        "worth": g.worth(seat),
        "points": g.points[seat],
    }


def _vote(g: CityState, seat: int) -> VotePicture | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Vote):
        return None
    return {
        "kind": VOTE_KINDS[frame.vote],
        "place": names.place_thing(frame.place),
        "blocks": [{"owner": o, "caster": c, "votes": v} for o, c, v in blocks(g, frame.place)],
        "candidates": eligible(g, frame.vote, frame.place),
        "casting": list(frame.owners(g, seat)),
    }


def _frozen(g: CityState) -> bool:
    """Return whether a vote is held or applied, so that cards and powers are closed (CH-G43)."""
    frame = g.stack[-1] if g.stack else None
    return isinstance(frame, (Vote, BreakTie, ChooseVictim, Distribute, Bargain))


def _word(word: Word) -> WordPicture:
    kind, place, arg = word
    return {
        "kind": WORD_KINDS[kind],
        "place": names.place_thing(place),
        "seat": None if kind in (HELP, GIVE) or arg == NO_SEAT else arg,
        "count": arg if kind == HELP else None,
        "item": ITEM_NAMES[arg] if kind == GIVE else None,
    }


def _offer(g: CityState, seat: int) -> OfferPicture | None:
    """Return the seat's offer in the making, or an accepted one while cards are picked for it."""
    frame = engine.frame_for_seat(g, seat)
    if not isinstance(frame, OfferFrame):
        return None
    wording: Wording = ""
    if isinstance(frame, WordFrame):
        wording = "mine" if frame.mine else "yours"
    offer = _terms(frame.proposer, frame.partner, frame.terms, isinstance(frame, PickGift), wording)
    if isinstance(frame, Compose):
        offer["words"] = [{"word": _word(word), "steps": steps} for word, steps in possible_words(g)]
        offer["room"] = frame.room(g)
    return offer


def _terms(proposer: int, partner: int, terms: Terms, sent: bool, wording: Wording) -> OfferPicture:
    cards, antidotes, want_cards, want_antidotes, mine, yours = terms
    return {
        "seat": proposer,
        "to": partner,
        "sent": sent,
        "cards": [card(number) for number in cards],
        "antidotes": antidotes,
        "wantCards": want_cards,
        "wantAntidotes": want_antidotes,
        "promise": None if mine == NO_PROMISE else _word(mine),
        "wantPromise": None if yours == NO_PROMISE else _word(yours),
        "wording": wording,
        "words": [],
        "room": (0, 0, 0, 0),
    }


def scene() -> CityScene:
    return {
        "places": [
            {"id": names.place_thing(place), "sides": [_board(side, n) for n, side in enumerate(sides)]}
            for place, sides in enumerate(BOARDS)
        ],
        "wheel": list(COLOUR_NAMES),
        "hours": HOUR_NAMES,
        "zombieSpaces": MOST_ZOMBIES,
        "tokens": TOKENS,
        "areas": [area["id"] for area in COMPONENTS["area"]],
        "characters": [{"id": p.id, "rested": p.rested, "exhausted": p.exhausted} for p in PEOPLE],
        "cards": [
            {"id": c["id"], "count": c["count"], "explosion": c["explosion"]}
            for c in COMPONENTS["action_card"]
        ],
    }


def _board(side: Side, number: int) -> BoardPicture:
    return {
        "id": side.id,
        "side": SIDE_NAMES[number],
        "spaces": side.spaces,
        "attack": side.attack,
        "effect": side.effect,
    }
