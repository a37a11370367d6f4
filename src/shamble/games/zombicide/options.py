"""Table options (declared in `data/components.toml`) as the rules read them."""

from typing import Final

from shamble.core.options import Setup, TableRules, read_options
from shamble.games.zombicide.cards import COMPONENTS

BOOK: Final = "book"
FAQ: Final = "faq"

OPTIONS: Final = read_options(COMPONENTS)
# Switches that only matter in the mode "book": the mode "faq" turns all of them on, because they follow the
# publisher's answers and later texts.
FAQ_SWITCHES: Final = tuple([option.id for option in OPTIONS if option.modes == (BOOK,)])

RED_FROM: Final[int] = COMPONENTS["danger_track"]["red_from"]
RED_FROM_PUBLIC: Final[int] = COMPONENTS["danger_track"]["red_from_public"]


class Rules(TableRules):
    """Options agreed before a game starts."""

    red_at_43: bool  # ZC-G01
    start_card_per_survivor: bool  # ZC-G02
    tutorial_pans: bool  # ZC-G04
    tutorial_walkers: bool  # ZC-G130
    safe_start_building: bool  # ZC-G35
    faq_dual_dice: bool  # ZC-G50
    ninja_may_make_noise: bool  # ZC-G59
    exit_needs_clear_zone: bool  # ZC-G77
    y_zone_living_only: bool  # ZC-G80
    y_zone_one_by_one: bool  # ZC-G77
    free_move_pays_zombies: bool  # ZC-G47
    declined_wound_costs_card: bool  # ZC-G58
    reachable_noise_first: bool  # ZC-G132
    sight_ends_in_street: bool  # ZC-G138
    may_decline_find: bool  # ZC-G98
    manhole_per_zone: bool  # ZC-G103
    quick: bool  # tedious choices are made automatically (ZC-G119)
    rounds: int  # the game is lost after this many; 0 = no limit (ZC-G120)
    mission: str  # text of a mission of the scenario "own" (ZC-10.03)
    survivors: str  # text of home-made survivors (ZC-05.40)

    def red_from(self) -> int:
        """Return the experience at which red begins."""
        return RED_FROM_PUBLIC if self.red_at_43 else RED_FROM


def rules_of(setup: Setup) -> Rules:
    """Return the options of a setup, with those that its mode turns on."""
    rules = Rules()
    rules.read(OPTIONS, setup)
    if setup.mode == FAQ:
        for id in FAQ_SWITCHES:
            setattr(rules, id, True)
    return rules
