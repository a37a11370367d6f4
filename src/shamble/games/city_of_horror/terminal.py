"""The board in characters: a box per location with its zombies and people.

Each "z" is a zombie, "!" an explosion token, "+" an antidote, "#" an action card; a name in brackets is
exhausted. The number after a name is its player.
"""

from shamble.core.text_board import Drawing, Say, Sheet, styled
from shamble.core.visibility import View
from shamble.games.city_of_horror.client_view import picture
from shamble.games.city_of_horror.narration import offers
from shamble.games.city_of_horror.state import CityState
from shamble.games.city_of_horror.view_types import CharacterPicture, CityView, PlacePicture, SeatPicture

COLUMNS = 3  # boxes side by side
WIDE = 30
COLOURS = {"orange": "dark_orange", "purple": "magenta"}  # colour names of the terminal, where they differ


def board(view: View[CityState], say: Say) -> Drawing:
    """Return the locations, then the players and their goods."""
    seen = picture(view)
    leader = say("colour-" + seen["leader"], {})
    head = styled(say("chart-hour", {"hour": f"{seen['hour']:02}:00"}), "bold")
    head += f", {say('phase-' + seen['phase'], {})}, {say('chart-leader', {'colour': leader})}"
    lines = [styled(say("chart-legend-city-of-horror", {}), "dim"), ""]
    lines += [_player(seat, seen, view.seat, say) for seat in seen["seats"]]
    lines += offers(seen, say)
    lines.append(
        f"{say('chart-deck', {'count': seen['deck']})}, {say('chart-horde', {'count': seen['horde']})}"
    )
    return Drawing(head, _city(seen, say).lines(), lines)


# -------------------------------------------------------------------- the locations


def _city(view: CityView, say: Say) -> Sheet:
    boxes = [_location(place, view, say) for place in view["places"]]
    out = Sheet()
    top = 0
    for first in range(0, len(boxes), COLUMNS):
        row = boxes[first : first + COLUMNS]
        high = max([len(box) for box in row])
        for column, box in enumerate(row):
            _frame(out, top, column * (WIDE + 1), box, high)
        top += high + 1
    return out


def _frame(out: Sheet, top: int, left: int, lines: list[tuple[str, str]], high: int) -> None:
    edge = "+" + "-" * WIDE + "+"
    out.put(top, left, edge, "dim")
    out.put(top + high + 1, left, edge, "dim")
    for n in range(high):
        out.put(top + 1 + n, left, "|", "dim")
        out.put(top + 1 + n, left + WIDE + 1, "|", "dim")
        if n < len(lines):
            out.put(top + 1 + n, left + 2, lines[n][0][: WIDE - 1], lines[n][1])


def _location(place: PlacePicture, view: CityView, say: Say) -> list[tuple[str, str]]:
    name = say("place-" + place["place"], {})
    style = "bold reverse" if view["resolving"] == place["id"] else "bold"
    people = [person for person in view["characters"] if person["alive"] and person["place"] == place["id"]]
    room = "" if place["spaces"] < 0 else f"  {len(people)}/{place['spaces']}"
    lies = "!" * place["tokens"] + "+" * place["antidotes"] + "#" * len(place["cards"])
    dead = "z" * place["zombies"]
    attack = f"  ({say('chart-attack-at', {'count': place['attack']})})" if place["attack"] > 0 else ""
    lines = [
        (f"{place['number']} {name}{room}", style),
        (f"{dead or '-'}{attack}", "bold red" if place["underAttack"] else "red"),
    ]
    if lies:
        lines.append((lies, "yellow"))
    return lines + [_person(person, view, say) for person in people]


def _person(person: CharacterPicture, view: CityView, say: Say) -> tuple[str, str]:
    name = say("char-" + person["character"], {})
    colour = next((seat["colour"] for seat in view["seats"] if seat["seat"] == person["seat"]), "")
    called = name if person["rested"] else f"({name})"
    return f"{called} {person['seat'] + 1}", COLOURS.get(colour, colour)


# -------------------------------------------------------------------- the players


def _player(seat: SeatPicture, view: CityView, reader: int, say: Say) -> str:
    who = say("chart-who", {"who": f"@seat-{seat['seat']}"})
    name = f"{seat['seat'] + 1} {who}"
    colour = COLOURS.get(seat["colour"], seat["colour"])
    mark = "*" if seat["seat"] == view["start"] else " "
    has = [
        say("chart-cards", {"count": len(seat["hand"])}),
        say("chart-antidotes", {"count": seat["antidotes"]}),
        say("chart-food", {"count": len(seat["food"])}),
    ]
    hand = (
        [say("card-" + card["card"], {}) for card in seat["hand"] if card["card"]]
        if seat["seat"] == reader
        else []
    )
    cards = f": {', '.join(hand)}" if hand else ""
    return f"{mark} {styled(name, f'bold {colour}')}  {', '.join(has)}{cards}"
