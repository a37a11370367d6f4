"""Drawing and placing map tiles (ZZ-05), and the Helipad (ZZ-06)."""

from shamble.core.actions import Action
from shamble.core.chance import Chance, Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.actions import WithCards
from shamble.games.zombies.board import HELIPAD_FIRST, HELIPAD_LAST, HELIPAD_TILE, SHAPES, TILES, TURNS
from shamble.games.zombies.events import HelipadChooser, RolledOff, TileDrawn, TilePlaced, TileUnplayable
from shamble.games.zombies.places import spot_args
from shamble.games.zombies.rules.furnishing import furnish
from shamble.games.zombies.rules.victory import helipad_lost
from shamble.games.zombies.state import BURIED, GONE, IN_HAND, ON_MAP, SHUFFLED, ZOMBIE, ZombiesState

PILE = len(TILES) - 2  # all tiles except the Town Square and the Helipad


def tiles_left(g: ZombiesState) -> bool:
    return bool(g.pile) or g.helipad == BURIED


class DrawTile(Chance[ZombiesState]):
    """Draw the top tile of the pile (ZZ-04.02).

    The pile has no order: the tile is chosen when it is drawn. The Helipad comes after 12 to 16 of the 28
    other tiles (ZZ-03.03, ZZ-G16).
    """

    def __init__(self, seat: int, again: bool) -> None:
        self.seat = seat
        self.again = again  # a replacement for a Helipad that fits nowhere (ZZ-G13)

    def chance_of_helipad(self, g: ZombiesState) -> int:
        """Return n for a chance of 1 in n, or 0 if it is impossible."""
        drawn = PILE - len(g.pile)
        if g.helipad != BURIED or drawn < HELIPAD_FIRST:
            return 0
        return HELIPAD_LAST - drawn + 1

    def others(self, g: ZombiesState) -> list[int]:
        return [tile for tile in g.pile if tile != HELIPAD_TILE] if self.again else g.pile

    def sample(self, g: ZombiesState) -> tuple[int, ...]:
        one_in = self.chance_of_helipad(g)
        if one_in and int(g.decks.below(one_in)) == 0:
            return (HELIPAD_TILE,)
        pile = self.others(g)
        return (pile[int(g.decks.below(len(pile)))],)

    def is_possible(self, g: ZombiesState, values: tuple[int, ...]) -> bool:
        if len(values) != 1:
            return False
        one_in = self.chance_of_helipad(g)
        if values[0] == HELIPAD_TILE and g.helipad == BURIED:
            return one_in > 0
        return one_in != 1 and values[0] in self.others(g)

    def on_result(self, g: ZombiesState, values: tuple[int, ...]) -> None:
        tile = values[0]
        if tile in g.pile:
            g.pile.remove(tile)
        g.emit(TileDrawn(self.seat, tile))
        if tile == HELIPAD_TILE:
            g.helipad = IN_HAND
            if g.rules.fast_game:
                g.fast_on = True  # ZZ-20.01, ZZ-20.02, ZZ-G49
            helipad_drawn(g, self.seat)
        elif not placements(g, tile):
            unplayable(g, tile)
        else:
            g.push(PlaceTile(self.seat, self.seat, tile))

    def prompt(self, g: ZombiesState) -> Prompt:
        return Prompt("ask-draw-tile")


def must_stay_open(g: ZombiesState, tile: int) -> bool:
    """Return whether the map still needs a place for the Helipad (ZZ-G14)."""
    return g.helipad != ON_MAP and g.helipad != GONE and tile != HELIPAD_TILE


def placements(g: ZombiesState, tile: int) -> list[tuple[int, int, int]]:
    """List all legal positions and rotations of a tile (ZZ-05.01 to ZZ-05.04).

    Until the Helipad is on the map, no placement can close the map (ZZ-G14).
    """
    kind = TILES[tile]
    keep_open = must_stay_open(g, tile)
    out = []
    for spot in g.city.frontier:
        for turns in TURNS[kind]:
            shape = SHAPES[kind][turns]
            if spot.takes(shape) and (not keep_open or g.city.loose_ends + spot.more_ends(shape) > 0):
                out.append((spot.x, spot.y, turns))
    return out


def unplayable(g: ZombiesState, tile: int) -> None:
    """Remove the tile from the game; the turn continues (ZZ-G12, ZZ-G14)."""
    g.unplayable.append(tile)
    kind = TILES[tile]
    fits = any(spot.takes(SHAPES[kind][turns]) for spot in g.city.frontier for turns in TURNS[kind])
    g.emit(TileUnplayable(tile, "closing" if fits else "tile"))


class Place(Action[ZombiesState]):
    """Place the tile, after this many quarter turns clockwise."""

    def __init__(self, tile: int, x: int, y: int, turns: int) -> None:
        self.tile = tile
        self.x = x
        self.y = y
        self.turns = turns

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Place)
            and other.tile == self.tile
            and other.x == self.x
            and other.y == self.y
            and other.turns == self.turns
        )

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.turns))

    def text(self, g: ZombiesState) -> str:
        return f"place {self.x},{self.y} turned {self.turns}"

    def args(self, g: ZombiesState) -> Args:
        args = spot_args(g.city, self.x, self.y)
        args["turns"] = self.turns
        args["tile"] = names.tile_name(self.tile)
        return args

    def things(self, g: ZombiesState) -> tuple[str, ...]:
        return (names.spot_thing(self.x, self.y), f"turn:{self.turns}")

    def rules(self) -> tuple[str, ...]:
        return ("ZZ-05.04",)

    def refusals(self, g: ZombiesState, seat: int) -> list[Refusal]:
        shape = SHAPES[TILES[self.tile]][self.turns]
        joined = g.city.joins(shape, self.x, self.y)
        if joined == OFF:
            return [Refusal("no-road-stops", "ZZ-05.03", (names.spot_thing(self.x, self.y),))]
        if joined == 0:
            return [Refusal("no-road-joins", "ZZ-05.01", (names.spot_thing(self.x, self.y),))]
        if must_stay_open(g, self.tile) and g.city.ends_after(shape, self.x, self.y) == 0:
            return [Refusal("no-closes-map", "ZZ-G14", (names.spot_thing(self.x, self.y),))]
        return []


class PlaceTile(WithCards):
    """Choose where the drawn tile goes (ZZ-05.05).

    `placer` places it in the turn of `drawer`; they differ only for the Helipad.
    """

    def __init__(self, drawer: int, placer: int, tile: int) -> None:
        self.drawer = drawer
        self.placer = placer
        self.tile = tile

    def seat(self, g: ZombiesState) -> int:
        return self.placer

    def prompt(self, g: ZombiesState) -> Prompt:
        rules = ("ZZ-06.01",) if self.tile == HELIPAD_TILE else ("ZZ-05.04", "ZZ-05.05")
        return Prompt("ask-place-tile", {"tile": names.tile_name(self.tile)}, rules)

    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        turns = TURNS[TILES[self.tile]]
        return [Place(self.tile, spot.x, spot.y, turn) for spot in g.city.frontier for turn in turns]

    def allowed(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [Place(self.tile, x, y, turns) for x, y, turns in placements(g, self.tile)]

    def with_cards(self, g: ZombiesState, seat: int) -> bool:
        """Return whether the seat is active: it can also play cards before phase 2 (ZZ-13.03)."""
        return seat == g.active

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if not isinstance(action, Place):
            action.execute(g, seat)
            return
        g.stack.pop()
        g.placer = seat
        slot = len(g.city.placed)
        g.set_city(g.city.extended(self.tile, action.turns, action.x, action.y))
        if self.tile == HELIPAD_TILE:
            g.helipad = ON_MAP
        g.emit(TilePlaced(seat, self.tile, action.x, action.y, action.turns))
        furnish(g, seat, g.keeper if g.rules.last_man else seat, slot)


# -------------------------------------------------------------------- the Helipad (ZZ-06)


def helipad_drawn(g: ZombiesState, seat: int) -> None:
    """Find out who places the Helipad: fewest zombies, then most bullets, then the dice.

    (ZZ-06.01 to ZZ-06.03) If it has no place, another tile is drawn (ZZ-G13).
    """
    if not placements(g, HELIPAD_TILE):
        if g.pile:
            g.pile.append(HELIPAD_TILE)
            g.helipad = SHUFFLED
            g.emit(TileUnplayable(HELIPAD_TILE, "helipad-back"))
            g.push(DrawTile(seat, True))
        else:
            g.unplayable.append(HELIPAD_TILE)
            g.emit(TileUnplayable(HELIPAD_TILE, "helipad-gone"))
            helipad_lost(g)
        return
    choosers = helipad_choosers(g)
    if len(choosers) == 1:
        choose_helipad(g, seat, choosers[0])
    else:
        g.push(RollOff(choosers, seat))


def helipad_choosers(g: ZombiesState) -> tuple[int, ...]:
    """List the players with the fewest zombies (ZZ-06.01), among them the most bullets.

    Zombie players are left out, except by table option (ZZ-G79). (ZZ-06.02)
    """
    seats = [s for s in range(g.seats) if g.status[s] != ZOMBIE or g.rules.lms_zombies_place_helipad]
    fewest = min([g.kills[s] for s in seats])
    seats = [s for s in seats if g.kills[s] == fewest]
    most = max([g.bullets[s] for s in seats])
    return tuple([s for s in seats if g.bullets[s] == most])


def choose_helipad(g: ZombiesState, drawer: int, chooser: int) -> None:
    g.emit(HelipadChooser(chooser))
    g.push(PlaceTile(drawer, chooser, HELIPAD_TILE))


class RollOff(Roll[ZombiesState]):
    """Each player rolls a die, the highest wins, and tied players roll again.

    (ZZ-03.11, ZZ-06.03, ZZ-G72) `drawer` drew the Helipad; it is OFF at the start of the game.
    """

    def __init__(self, seats: tuple[int, ...], drawer: int) -> None:
        self.seats = seats
        self.drawer = drawer

    def dice(self, g: ZombiesState) -> int:
        return len(self.seats)

    def prompt(self, g: ZombiesState) -> Prompt:
        """Return a prompt that names all rollers, in the order of the dice."""
        start = self.drawer == OFF
        key = "ask-roll-first" if start else "ask-roll-helipad"
        args: Args = {"dice": len(self.seats)}
        for letter, seat in zip("abcdef", self.seats):
            args[letter] = names.player_name(seat)
        return Prompt(key, args, ("ZZ-03.11",) if start else ("ZZ-06.03",))

    def on_roll(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        best = max(faces)
        tied = tuple([seat for seat, face in zip(self.seats, faces) if face == best])
        what = "first" if self.drawer == OFF else "helipad"
        g.emit(RolledOff(what, self.seats, faces, tied[0] if len(tied) == 1 else -1))
        if len(tied) > 1:
            g.push(RollOff(tied, self.drawer))
        elif self.drawer == OFF:
            g.first = tied[0]
            g.active = tied[0]
        else:
            choose_helipad(g, self.drawer, tied[0])


class TilePhase(Step[ZombiesState]):
    """Phase 1: draw and place a tile (ZZ-04.02), unless the pile is empty (ZZ-G15)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        if tiles_left(g):
            g.push(DrawTile(self.seat, False))
