"""From a setup to an opening state: mission, board, decks, number of survivors (ZC-03)."""

from shamble.core.options import Setup
from shamble.games.zombicide.board import BOARDS
from shamble.games.zombicide.cards import (
    CARDS,
    COMPONENTS,
    KINDS,
    MINIATURES,
    NO_CARD,
    PANS,
    SCOPES,
    SEARCH_CARDS,
    STARTING,
    ZOMBIE_CARDS,
    cards_of,
)
from shamble.games.zombicide.library import mission_in
from shamble.games.zombicide.mission import MISSIONS, Mission, mission_of
from shamble.games.zombicide.opening import Prepare
from shamble.games.zombicide.options import Rules, rules_of
from shamble.games.zombicide.sheets import roster
from shamble.games.zombicide.state import ZombicideState


def survivors_each(mission: Mission, seats: int) -> int:
    """Return the number of survivors per player (ZC-03.07 to ZC-03.10)."""
    return mission.survivors_each or int(COMPONENTS["survivors_per_player"][f"p{seats}"])


def blank_state(mission: int, seats: int, rules: Rules) -> ZombicideState:
    """Return a mission's board without miniatures, with all cards in their decks."""
    board = BOARDS[mission]
    only = MISSIONS[mission].zombie_cards
    away = MISSIONS[mission].set_aside
    g = ZombicideState(
        seats,
        mission,
        rules,
        survivors=[],
        zombies=bytes(board.size * KINDS),
        noise=bytes(board.size),
        cars=[car.zone for car in board.cars],
        cargo=[() for _ in board.cars],
        bag=[card for card in SEARCH_CARDS if CARDS[card].id not in away],
        top=[],
        discards=[],
        aside=[card for card in range(len(CARDS)) if CARDS[card].set_aside or CARDS[card].id in away],
        pool=[],
        zombie_bag=[number for number, card in enumerate(ZOMBIE_CARDS) if not only or card.number in only],
        zombie_discards=[],
        scopes=[NO_CARD] * len(SCOPES),
        stock=MINIATURES[:],
        escaped=[0] * KINDS,
        idle=[],
        kills=[],
    )
    g.doors = board.open_at_start
    for number, door in enumerate(board.doors):
        if g.door_open(number):
            g.opened |= 1 << board.building[door.room]  # ZC-G36
    if rules.safe_start_building and not board.street[board.start]:
        g.opened |= 1 << board.building[board.start]  # ZC-G35
    for number, spawn in enumerate(board.spawns):
        if spawn.active:
            g.spawns |= 1 << number
    g.objectives = (1 << len(board.objectives)) - 1
    return g


def opening_state(setup: Setup, seed: int) -> ZombicideState:
    """Return the state before the first choice, in which players pick their survivors."""
    rules = rules_of(setup)
    g = blank_state(mission_in(setup), setup.seats, rules)
    mission = mission_of(g)
    each = survivors_each(mission, setup.seats)
    g.pool, g.top = starting_cards(setup.seats, each, mission, rules)
    held = g.pool + g.top
    g.bag = [card for card in g.bag if card not in held]
    g.aside = [card for card in g.aside if card not in held]
    for zombie in mission.board.zombies:
        if not zombie.option or getattr(rules, zombie.option):
            g.change(zombie.zone, zombie.kind, 1)  # ZC-G130, ZC-M07.05
    g.seed(seed)
    g.roster = roster(rules.survivors)
    g.push(Prepare(each))
    return g


def copies_of(kinds: list[str]) -> list[int]:
    """Return a card of each of these kinds."""
    return [cards_of(kind)[0] for kind in kinds]


def starting_cards(seats: int, each: int, mission: Mission, rules: Rules) -> tuple[list[int], list[int]]:
    """Return the cards to deal, and those put on top of the deck instead.

    Rules ZC-03.14, ZC-G02, ZC-M00.04 and ZC-G04.
    """
    takers = seats * each if rules.start_card_per_survivor else seats
    dealt = copies_of(mission.starting) if mission.starting else STARTING
    pans = [card for card in PANS if card not in dealt][: max(0, takers - len(dealt))]
    if not mission.on_top:
        return dealt + pans, []
    return (pans if rules.tutorial_pans else []), copies_of(mission.on_top)
