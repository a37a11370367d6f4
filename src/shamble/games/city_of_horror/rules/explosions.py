"""Explosion tokens and the end of tower and armory.

(CH-16.04, CH-21.09, CH-21.35, CH-21.41)
"""

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.city_of_horror.board import (
    ARMORY,
    COLLAPSED,
    CROSSROADS,
    SIDE_A,
    TOKENS,
    TOWER,
)
from shamble.games.city_of_horror.choices import ChoosePlace
from shamble.games.city_of_horror.events import Exploded, TokenPlaced
from shamble.games.city_of_horror.rules.deaths import die
from shamble.games.city_of_horror.state import CityState


def token_places(g: CityState) -> list[int]:
    """List the locations that can take a token.

    Tower or open armory (CH-16.04); only the tower once the armory is closed (CH-21.37, CH-21.42); none when
    all six tokens are placed (CH-G19).
    """
    if g.tokens[TOWER] + g.tokens[ARMORY] >= TOKENS:
        return []
    if g.rules.explosion_forced_armory and g.collapsed():
        return [] if g.shut else [ARMORY]
    return [TOWER] if g.shut else [TOWER, ARMORY]


class PlaceToken(Step[CityState]):
    """Place the token of a card with the EXPLOSION symbol, after its other effects (CH-16.06)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: CityState) -> None:
        places = token_places(g)
        if len(places) == 1:
            put_token(g, places[0])
        elif places:
            g.push(WhereToken(self.player))


class WhereToken(Ask[CityState]):
    """The player of the card chooses tower or armory (CH-16.04)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: CityState) -> int:
        return self.player

    def prompt(self, g: CityState) -> Prompt:
        return Prompt("ask-token", rules=("CH-16.04",))

    def candidates(self, g: CityState, seat: int) -> list[Action[CityState]]:
        return [ChoosePlace(place, "token") for place in token_places(g)]

    def take(self, g: CityState, seat: int, action: Action[CityState]) -> None:
        assert isinstance(action, ChoosePlace)
        g.stack.pop()
        put_token(g, action.place)


def put_token(g: CityState, place: int) -> None:
    """Place a token; the last one takes effect at once, before anything else (CH-G45)."""
    g.tokens[place] += 1
    g.emit(TokenPlaced(place, g.tokens[place]))
    if not g.fuse(place) or g.tokens[place] < g.fuse(place):
        return
    if place == TOWER:
        blow_up_tower(g)
    else:
        close_armory(g)  # a closed armory takes no more tokens


def blow_up_tower(g: CityState) -> None:
    """Kill all characters and zombies in the tower, hidden or not (CH-21.09, CH-G47).

    It happens once per game, and the tokens stay (CH-21.10). The collapsed tower replaces it, empty (CH-G20).
    """
    g.emit(Exploded(TOWER, "tower"))
    g.horde += g.zombies[TOWER]
    g.zombies[TOWER] = 0
    g.sides[TOWER] = COLLAPSED
    die(g, g.at(TOWER), "tower")


def close_armory(g: CityState) -> None:
    """Close the armory.

    Side A burns: its characters move to the crossroads, the zombies stay (CH-21.35). Side B: the door is
    blocked (CH-21.41).
    """
    g.shut = True
    if g.sides[ARMORY] == SIDE_A:
        g.emit(Exploded(ARMORY, "fire"))
        for person in g.at(ARMORY):
            g.people[person] = g.people[person].at(CROSSROADS, False)
    else:
        g.emit(Exploded(ARMORY, "door"))
