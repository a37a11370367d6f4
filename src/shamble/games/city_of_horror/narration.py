"""The board as text, for players who cannot see it: locations, people, votes and offers."""

from typing import Final

from shamble.core.narration import Exit, Figure, NarratedPosition, Say, Spot
from shamble.core.visibility import View
from shamble.games.city_of_horror import names
from shamble.games.city_of_horror.client_view import picture
from shamble.games.city_of_horror.state import CityState
from shamble.games.city_of_horror.view_types import (
    CharacterPicture,
    CityView,
    OfferPicture,
    PlacePicture,
    SeatPicture,
    VotePicture,
    WordPicture,
)

# counters of the spoken digest, by event
NARRATION_TALLY: Final = {
    "zombies-walked": "moved",
    "walked": "moved",
    "zombies-came": "came",
    "died": "hurt",
    "zombies-killed": "fell",
}


def tell(view: View[CityState], say: Say) -> NarratedPosition:
    seen = picture(view)
    page = NarratedPosition()
    page.head = _head(seen, say)
    _places(seen, page, say)
    for person in seen["characters"]:
        page.add(_person(person, say))
        if person["seat"] == view.seat and person["alive"]:
            page.own_figures.append(person["id"])
    for seat in seen["seats"]:
        page.add(_player(seat, seen, view.seat, say))
    home = {person["place"] for person in seen["characters"] if person["id"] in page.own_figures}
    for place in seen["places"]:
        if place["underAttack"] and place["id"] in home:
            page.dangers.append(say("narration-attack-due", {"place": say("place-" + place["place"], {})}))
    if view.seat >= 0:
        page.hand = _hand(seen["seats"][view.seat], say)
    if seen["vote"] is not None:
        page.votes = _vote(seen["vote"], say)
    page.votes += _promises(seen, say)
    page.votes += offers(seen, say)
    return page


def _head(view: CityView, say: Say) -> list[str]:
    head = [
        say("narration-hour", {"hour": f"{view['hour']:02}:00"}),
        say("phase-" + view["phase"], {}),
        say("wheel-leader", {"colour": say("colour-" + view["leader"], {})}),
        say("starting-player", {"seat": f"@seat-{view['start']}"}),
        say("narration-deck", {"count": view["deck"]}),
    ]
    if view["resolving"] is not None and view["step"] is not None:
        place = say(view["resolving"].replace(":", "-"), {})
        head.append(say("narration-resolving", {"place": place, "step": say("step-" + view["step"], {})}))
    if view["invasion"] is not None:
        head.append(say("narration-next-invasion", {"card": say("card-" + view["invasion"]["card"], {})}))
    return head


# -------------------------------------------------------------------- the locations


def _places(view: CityView, page: NarratedPosition, say: Say) -> None:
    for row, place in enumerate(view["places"]):
        name = say("place-" + place["place"], {})
        spot = Spot(
            place["id"], "place-" + place["place"], {}, str(place["number"]), row, 0, place["id"], name
        )
        spot.holds = _lies(place, say)
        spot.exits = [Exit("", other["id"], "street", True) for other in view["places"] if other is not place]
        page.add_spot(spot)


def _lies(place: PlacePicture, say: Say) -> list[str]:
    out = [say("zombies-count", {"count": place["zombies"]})]
    if place["attack"] > 0:
        out.append(say("narration-attack-at", {"count": place["attack"]}))
    if place["underAttack"]:
        out.append(say("threatened", {}))
    if place["antidotes"] or place["cards"]:
        out.append(say("supplies", {"antidotes": place["antidotes"], "cards": len(place["cards"])}))
    if place["tokens"]:
        out.append(say("narration-explosions", {"count": place["tokens"], "fuse": place["fuse"]}))
    if place["closed"]:
        out.append(say("closed-" + place["closed"], {}))
    if place["spaces"] < 0:
        out.append(say("spaces-all", {}))
    else:
        out.append(say("spaces-free", {"free": place["free"], "all": place["spaces"]}))
    return out


# -------------------------------------------------------------------- people and players


def _person(person: CharacterPicture, say: Say) -> Figure:
    name = say("the-" + person["character"], {})
    state = [say("narration-of-player", {"who": f"@seat-{person['seat']}"})]
    if not person["alive"]:
        state.append(say("narration-dead", {}))
        return Figure(person["id"], name, "", state)
    state.append(say("rested" if person["rested"] else "exhausted", {}))
    if person["shelter"]:
        state.append(say("hidden", {}))
    state.append(say("votes-count", {"count": person["votes"]}))
    state.append(say("points", {"points": person["value"]}))
    return Figure(person["id"], name, person["place"] or "", state)


def _player(seat: SeatPicture, view: CityView, reader: int, say: Say) -> Figure:
    who = f"@seat-{seat['seat']}"
    state = [say("colour-" + seat["colour"], {})]
    if seat["out"]:
        state.append(say("out", {}))
    state += [
        say("goods-cards", {"count": len(seat["hand"])}),
        say("goods-antidotes", {"count": seat["antidotes"]}),
        say("goods-food", {"count": len(seat["food"])}),
    ]
    if seat["plan"] is not None:
        state.append(say("thing-move", {"place": say(seat["plan"].replace(":", "-"), {})}))
    people = [
        say("the-" + person["character"], {})
        for person in view["characters"]
        if person["seat"] == seat["seat"] and person["alive"]
    ]
    if people:
        state.append(", ".join(people))
    figure = Figure(names.seat_thing(seat["seat"]), say("narration-player", {"who": who}), "", state)
    figure.you = seat["seat"] == reader
    return figure


def _hand(seat: SeatPicture, say: Say) -> list[str]:
    cards = [card["card"] for card in (*seat["hand"], *seat["pack"]) if card["card"]]
    out = [
        say("narration-card", {"card": say("card-" + card, {}), "text": say(f"card-{card}.text", {})})
        for card in cards
    ]
    out.append(say("goods-antidotes", {"count": seat["antidotes"]}))
    food = [token["value"] for token in seat["food"] if token["value"] is not None]
    if food:
        out.append(say("narration-food", {"worth": ", ".join([str(value) for value in food])}))
    return out


# -------------------------------------------------------------------- votes, promises, offers


def _vote(vote: VotePicture, say: Say) -> list[str]:
    place = say(vote["place"].replace(":", "-"), {})
    who = "@|" + "|".join([f"@seat-{seat}" for seat in vote["candidates"]])
    out = [say("narration-vote-" + vote["kind"], {"place": place, "who": who})] if vote["candidates"] else []
    for block in vote["blocks"]:
        args: dict[str, str | int] = {"who": f"@seat-{block['caster']}", "count": block["votes"]}
        if block["caster"] == block["owner"]:
            out.append(say("narration-votes-of", args))
        else:
            out.append(say("narration-votes-for", {**args, "owner": f"@seat-{block['owner']}"}))
    return out


def _promises(view: CityView, say: Say) -> list[str]:
    out = []
    for promise in view["promises"]:
        args: dict[str, str | int] = {
            "who": f"@seat-{promise['seat']}",
            "to": f"@seat-{promise['to']}",
            "word": _word(promise["word"], say),
            "fate": say("words-" + promise["fate"], {}),
        }
        out.append(say("narration-promise", args))
    return out


def _word(word: WordPicture, say: Say) -> str:
    return say(
        "word-" + word["kind"],
        {
            "place": say(word["place"].replace(":", "-"), {}),
            "named": f"@seat-{word['seat']}" if word["seat"] is not None else "",
            "count": word["count"] or 0,
            "item": word["item"] or "",
        },
    )


def offers(view: CityView, say: Say) -> list[str]:
    """List the lines about open offers and offers in the making."""
    out = [_offer("narration-bid", offer, say) for offer in view["bids"]]
    return out + [_offer("narration-making", offer, say) for offer in view["making"]]


def _offer(key: str, offer: OfferPicture, say: Say) -> str:
    args: dict[str, str | int] = {"who": f"@seat-{offer['seat']}", "to": f"@seat-{offer['to']}"}
    return say(key, args)
