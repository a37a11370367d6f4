"""Books of a game, kept from its events alone, and a second reading of the map.

Every table of these tests compares both with the state after each action: an event that is missing or tells something
else than what happened, a card or zombie that vanishes, and a way that the tiles do not have turn the test red.
"""

import re
from collections import Counter
from typing import Any

from shamble.core.events import Event, Record
from shamble.games.zombies.board import BUILDING, CLOSED, City
from shamble.games.zombies.cards import DECK
from shamble.games.zombies.conservation import missing
from shamble.games.zombies.rules.tiles import PlaceTile
from shamble.games.zombies.state import ALIVE, DEAD, SAFE, ZOMBIE, ZombiesState
from shamble.games.zombies.view import VISIBILITY

TOWN = "1,1"  # centre of the Town Square
TOKENS = ("", "life", "bullet", "survivor", "hidden")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
NAMED = {"use": "item-used", "target": "targeted", "building": "building-chosen"}  # by an event
SUBJECT = re.compile(r"(pawn:[1-6]|card:\d+|zom:\d+|tile:-?\d+,-?\d+)?")
EXITS = (1, 5, 7, 3)  # cell where a road leaves, by side


class Books:
    """What the players know about pawns, zombies, tokens and cards."""

    def __init__(self, g: ZombiesState) -> None:
        names = [*g.city.names, ""]
        self.life, self.bullets, self.kills = g.life[:], g.bullets[:], g.kills[:]
        self.status = g.status[:]
        self.square = [names[square] for square in g.square]
        self.zombies = {n: names[square] for n, square in enumerate(g.zombies) if square >= 0}
        self.hands = [sorted(hand) for hand in g.hands]
        self.played = g.played[:]
        self.carrying, self.recovered = g.carrying[:], g.recovered[:]
        self.tokens = {names[s]: TOKENS[token] for s, token in enumerate(g.tokens) if token}
        self.stranded = g.stranded
        self.tiles = [(tile.tile, tile.x, tile.y, tile.turns) for tile in g.city.placed]
        self.doors = {names[g.city.door(slot)] for slot in range(len(g.city.placed))} - {""}
        self.active, self.round = g.active, g.round
        self.unplayable = sorted(g.unplayable)
        self.outcome, self.winners = g.outcome, g.winners


def frozen(value: Any) -> Any:
    """Return a value that keeps what it is when lists change."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def fields(g: ZombiesState) -> dict[str, Any]:
    """Return every field of a state of this game."""
    return {name: frozen(getattr(g, name)) for name in VISIBILITY}


class Bookkeeper:
    """Enters the events of one action in the books, and compares them with the state."""

    def __init__(self, g: ZombiesState) -> None:
        self.fields, self.stack, self.clone = fields(g), g.stack[:], g.clone()
        self.books = Books(g)
        self.unsound = bool(missing(g))  # a position that only a test sets up
        self.items = [Counter(DECK[card] for card in items) for items in g.items]
        self.lasting = Counter(effect.kind for effect in g.lasting)
        self.laid: Counter[tuple[int, str]] = Counter()
        self.gone: set[tuple[int, str]] = set()  # items that can have left
        self.begun: set[str] = set()  # effects that can have begun
        self.ended: Counter[str] = Counter()
        self.moving = (g.active, g.mover, g.allowance()) if g.moving() else None
        self.told: set[str] = set()  # kinds of events
        self.total = -1  # length of the movement, as told last
        self.chooser = -1  # of the place for the Helipad
        self.results: list[tuple[int, ...] | None] = []  # chance, as told; None: any

    def check(self, g: ZombiesState, actor: int, action: str, record: Record) -> None:
        """Raise `AssertionError` if the events of an action of `actor` (-1: none) do not tell what happened."""
        self.g, self.actor = g, actor
        assert self.clone.stack == self.stack
        assert fields(self.clone) == self.fields  # of before, and nothing has changed it
        for event in record.events:
            self.told.add(event.tag())
            getattr(self, "on_" + event.tag().replace("-", "_"), self.nothing)(event)
        mine, true = vars(self.books), vars(Books(g))
        assert {name: mine[name] for name in mine if mine[name] != true[name]} == {}
        for seat in range(g.seats):
            now = Counter(DECK[card] for card in g.items[seat])
            assert now - self.items[seat] == Counter({id: n for (s, id), n in self.laid.items() if s == seat})
            assert all((seat, id) in self.gone for id in self.items[seat] - now)
        now = Counter(effect.kind for effect in g.lasting)
        assert set(now - self.lasting) <= self.begun
        assert self.lasting - now - self.ended == Counter()
        assert set(self.ended) <= set(self.lasting) | self.begun
        assert len(self.results) == len(record.chances)
        for said, rolled in zip(self.results, record.chances):
            assert said is None or said == rolled
        assert NAMED.get(action.split(maxsplit=1)[0], "") in self.told | {""}
        if g.moving():
            assert self.total in (-1, g.allowance())
            assert self.total >= 0 or self.moving is not None
            if self.moving is not None and self.moving[0] == g.active:
                assert self.moving[1] == g.mover or "targeted" in self.told
                assert self.moving[2] == g.allowance() or self.total >= 0
        if self.chooser >= 0 and g.stack and isinstance(g.stack[-1], PlaceTile):
            assert g.stack[-1].placer == self.chooser
        assert not missing(g) or self.unsound
        assert map_errors(g.city) == []
        if g.stack:
            assert SUBJECT.fullmatch(g.stack[-1].subject(g))

    def nothing(self, event: Event) -> None:
        """Ignore an event that changes no book."""

    # ------------------------------------------------------------ turns and tiles

    def on_rolled_off(self, event: Any) -> None:
        self.results.append(event.faces)
        best = [seat for seat, face in zip(event.seats, event.faces) if face == max(event.faces)]
        assert event.winner == (best[0] if len(best) == 1 else -1)
        if event.what == "first" and event.winner >= 0:
            assert self.g.first == event.winner
            self.books.active = event.winner

    def on_turn_began(self, event: Any) -> None:
        self.books.active, self.books.round = event.seat, event.round
        self.books.played[event.seat] = 0
        assert event.zombie == (self.books.status[event.seat] == ZOMBIE)

    def on_turn_skipped(self, event: Any) -> None:
        self.books.active = event.seat
        self.books.played[event.seat] = 0
        if event.seat == self.g.first:
            self.books.round += 1

    def on_restarted(self, event: Any) -> None:
        assert self.books.status[event.seat] == DEAD
        self.books.status[event.seat] = ALIVE
        self.books.square[event.seat] = TOWN
        self.books.life[event.seat] = event.life
        self.books.bullets[event.seat] = 3

    def on_tile_drawn(self, event: Any) -> None:
        assert event.seat == self.books.active
        self.results.append((event.tile,))

    def on_tile_placed(self, event: Any) -> None:
        assert event.seat == self.actor
        self.books.tiles.append((event.tile, event.x, event.y, event.turns))

    def on_tile_unplayable(self, event: Any) -> None:
        if event.what != "helipad-back":
            self.books.unplayable = sorted([*self.books.unplayable, event.tile])

    def on_helipad_chooser(self, event: Any) -> None:
        self.chooser = event.seat

    def on_ended(self, event: Any) -> None:
        self.books.outcome, self.books.winners = event.outcome, event.winners

    # ------------------------------------------------------------ zombies, tokens and doors

    def on_zombie_put(self, event: Any) -> None:
        self.books.zombies[event.zombie] = event.square.square

    def on_no_zombies_left(self, event: Any) -> None:
        assert self.g.supply == 0

    def on_token_put(self, event: Any) -> None:
        self.books.tokens[event.square.square] = event.what

    def on_tokens_dealt(self, event: Any) -> None:
        slot = [tile for tile, *_ in self.books.tiles].index(event.tile)
        squares = self.g.city.building_squares(slot)
        assert event.count == len(squares)
        assert event.survivors == self.g.city.placed[slot].kind().survivors
        for square in squares:
            self.books.tokens[self.g.city.names[square]] = "hidden"

    def on_door_put(self, event: Any) -> None:
        self.books.doors.add(event.square.square)

    def on_token_shown(self, event: Any) -> None:
        self.results.append(None)
        assert self.books.tokens[event.square.square] == "hidden"
        self.books.tokens[event.square.square] = event.what

    def on_token_taken(self, event: Any) -> None:
        square = event.square.square
        assert square == self.books.square[event.seat]
        if square == TOWN:
            self.books.stranded -= 1
        else:
            assert self.books.tokens.pop(square) == event.what
        self.books.life[event.seat] += event.what == "life"
        self.books.bullets[event.seat] += event.what == "bullet"
        self.books.carrying[event.seat] |= event.what == "survivor"

    def on_survivor_recovered(self, event: Any) -> None:
        self.books.carrying[event.seat] = False
        self.books.recovered[event.seat] += 1
        assert self.books.recovered[event.seat] == event.count

    def on_survivor_dropped(self, event: Any) -> None:
        if event.square.square == TOWN:
            self.books.stranded += 1
        else:
            self.books.tokens[event.square.square] = "survivor"

    # ------------------------------------------------------------ movement and combat

    def on_move_rolled(self, event: Any) -> None:
        self.results.append(event.faces)
        assert event.seat == self.books.active
        assert event.life == self.books.life[event.seat]
        assert event.skates == 2 * self.items[event.seat]["skateboard"]
        self.total = event.total
        if event.halved:
            self.ended["shoes_untied"] += event.halved

    def on_move_changed(self, event: Any) -> None:
        assert event.seat == self.books.active
        self.total = event.total

    def on_stepped(self, event: Any) -> None:
        assert event.by == self.actor
        assert self.books.square[event.seat] == event.start.square
        self.books.square[event.seat] = event.square.square

    def on_sent_back(self, event: Any) -> None:
        assert self.books.square[event.seat] == event.start.square
        self.books.square[event.seat] = event.square.square

    def on_arrived(self, event: Any) -> None:
        self.books.status[event.seat] = SAFE
        self.books.square[event.seat] = ""

    def on_combat_rolled(self, event: Any) -> None:
        self.results.append((event.face,))
        assert event.square.square == self.books.square[event.seat]
        self.gone.add((event.seat, "shotgun"))  # its last shot

    def on_bullets_spent(self, event: Any) -> None:
        self.books.bullets[event.seat] -= event.count

    on_bullets_lost = on_bullets_spent

    def on_bullets_gained(self, event: Any) -> None:
        self.books.bullets[event.seat] += event.count

    def on_life_lost(self, event: Any) -> None:
        self.books.life[event.seat] -= 1
        assert self.books.life[event.seat] == event.left

    def on_life_gained(self, event: Any) -> None:
        self.books.life[event.seat] += event.count

    def on_zombie_killed(self, event: Any) -> None:
        assert self.books.zombies.pop(event.zombie) == event.square.square
        self.books.kills[event.seat] += 1
        assert self.books.kills[event.seat] == event.kills

    def on_zombies_returned(self, event: Any) -> None:
        self.books.kills[event.seat] -= event.count

    def on_died(self, event: Any) -> None:
        self.leave(event.seat, event.square.square, DEAD)
        self.books.kills[event.seat] -= event.lost
        if not self.g.is_over():
            self.books.carrying[event.seat] = False

    def on_turned(self, event: Any) -> None:
        self.leave(event.seat, event.square.square, ZOMBIE)
        self.books.kills[event.seat] = 0

    def leave(self, seat: int, square: str, status: int) -> None:
        assert self.books.square[seat] == square
        self.books.square[seat] = ""
        self.books.status[seat] = status
        self.books.bullets[seat] = 0
        self.gone.update((seat, id) for id in self.items[seat])

    # ------------------------------------------------------------ zombies

    def on_zombie_die(self, event: Any) -> None:
        self.results.append((event.face,))
        assert event.seat == self.books.active

    def on_zombie_stepped(self, event: Any) -> None:
        assert event.by == self.actor
        assert self.books.zombies[event.zombie] == event.start.square
        self.books.zombies[event.zombie] = event.square.square

    # ------------------------------------------------------------ cards

    def on_cards_drawn(self, event: Any) -> None:
        self.results.append(event.cards)
        self.books.hands[event.seat] = sorted([*self.books.hands[event.seat], *event.cards])

    def on_card_discarded(self, event: Any) -> None:
        assert event.seat == self.actor
        self.books.hands[event.seat].remove(event.card)

    def on_card_played(self, event: Any) -> None:
        self.on_card_discarded(event)
        self.books.played[event.seat] += 1
        self.begun.add(DECK[event.card])

    def on_item_laid(self, event: Any) -> None:
        self.on_card_discarded(event)
        self.books.played[event.seat] += 1
        self.laid[event.seat, DECK[event.card]] += 1

    def on_item_used(self, event: Any) -> None:
        assert event.seat == self.actor
        self.gone.add((event.seat, event.card_id))
        self.begun.add(event.card_id)

    def on_item_lost(self, event: Any) -> None:
        self.gone.add((event.seat, DECK[event.card]))

    def on_targeted(self, event: Any) -> None:
        assert event.seat == self.actor
        assert event.card_id in self.begun or event.target >= 0
        self.begun.add(event.card_id)

    def on_building_chosen(self, event: Any) -> None:
        assert event.seat == self.actor

    def on_two_dice(self, event: Any) -> None:
        self.results.append(None)
        assert all(1 <= face <= 6 for face in event.faces)

    def on_effect_ended(self, event: Any) -> None:
        self.ended[event.card_id] += 1


# -------------------------------------------------------------------- the map


def map_errors(city: City) -> list[str]:
    """Return the steps of the map that the tiles do not have, and the missing ones (ZZ-16.05, ZZ-16.06)."""
    results: list[str] = []
    at = {
        (3 * tile.x + cell % 3, 3 * tile.y + cell // 3): (slot, cell)
        for slot, tile in enumerate(city.placed)
        for cell in range(9)
    }
    for (x, y), (slot, cell) in at.items():
        square = slot * 9 + cell
        if city.names[square] != f"{x},{y}" or city.ground[square] != city.shape(slot).cells[cell]:
            results.append(f"square {square} is not {x},{y}")
        for direction, (dx, dy) in enumerate(STEPS):
            other = at.get((x + dx, y + dy))
            way, touch = _links(city, slot, cell, direction, *other) if other else (False, False)
            target = other[0] * 9 + other[1] if other else -1
            place = square * 4 + direction
            if city.ways[place] != (target if way else -1) or city.touch[place] != (target if touch else -1):
                results.append(f"from {x},{y} {'NESW'[direction]}")
    return results


def _links(city: City, slot: int, cell: int, direction: int, slot2: int, cell2: int) -> tuple[bool, bool]:
    """Return whether a step leads from one cell to the next, and whether it would without walls."""
    one, two = city.shape(slot), city.shape(slot2)
    if slot != slot2:
        road = one.exits[direction] and two.exits[(direction + 2) % 4]
        linked = road and cell == EXITS[direction] and cell2 == EXITS[(direction + 2) % 4]
        return linked, linked
    grounds = (one.cells[cell], two.cells[cell2])
    if CLOSED in grounds:
        return False, False
    walled = (BUILDING in grounds) and grounds != (BUILDING, BUILDING)
    return not walled or city.placed[slot].door in (cell, cell2), True
