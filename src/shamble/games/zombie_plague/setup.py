"""From a setup to an opening state: sides, number of figures, the deck (ZP-01, ZP-G36)."""

from shamble.core.options import Setup
from shamble.core.space.squares import OFF
from shamble.games.zombie_plague.board import BOARD, OPTIONS
from shamble.games.zombie_plague.cards import DECK
from shamble.games.zombie_plague.flow import AgreeOnEdge
from shamble.games.zombie_plague.state import NO_GEAR, WAITING, Human, PlagueState, Rules

LIMIT_PER_HUMAN = 4  # ZP-04.04
MAX_HUMANS = 6


def table_rules(setup: Setup) -> Rules:
    """Return the options of a table by name."""
    rules = Rules()
    rules.read(OPTIONS, setup)
    return rules


def human_seats(seats: int) -> int:
    """Count the human players: half, rounded up (ZP-01.03, ZP-01.08, ZP-G36)."""
    return (seats + 1) // 2


def human_figures(seats: int, option: int) -> int:
    """Count the human figures (ZP-G36); a table option other than 0 sets it."""
    if option:
        return option
    return 4 if seats <= 3 else human_seats(seats)


def opening_state(setup: Setup, rules: Rules, figures: int, seed: int) -> PlagueState:
    """Return the state before the first choice, in which the humans choose their edge.

    Figures are assigned in turn, none is on the board, and all cards are in the deck.
    """
    players = human_seats(setup.seats)
    g = PlagueState(
        setup.seats,
        rules,
        players,
        figures * LIMIT_PER_HUMAN,
        humans=[Human(number % players, OFF, 0, WAITING) for number in range(figures)],
        gear=[NO_GEAR] * figures,
        zombies=[],
        grid=bytes(BOARD.size),
        searched=[0] * len(BOARD.places),
        bag=list(range(len(DECK))),
        removed=[],
        kills=[0] * figures,
    )
    g.seed(seed)
    g.push(AgreeOnEdge())
    return g
