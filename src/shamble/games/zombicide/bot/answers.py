"""Answers to small questions: card, survivor, target, skill, re-roll."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.games.zombicide import choices, sheets
from shamble.games.zombicide.bot import gear
from shamble.games.zombicide.cards import ABOMINATION, CARDS, FATTY, RUNNER, WALKER
from shamble.games.zombicide.rules.dice import MayReroll, hits_of
from shamble.games.zombicide.sheets import SHEETS
from shamble.games.zombicide.state import ON_FOOT, ZombicideState

Options = list[Action[ZombicideState]]

# Skills and survivors in the order in which the novice prefers them.
SKILLS: Final = (
    sheets.FREE_COMBAT,
    sheets.DIE_COMBAT,
    sheets.ROLL_COMBAT,
    sheets.DIE_MELEE,
    sheets.ROLL_MELEE,
    sheets.ROLL_RANGED,
    sheets.DIE_RANGED,
)
TEAM: Final = ("Wanda", "Amy", "Phil", "Ned", "Josh", "Doug")
HARDEST: Final = (ABOMINATION, RUNNER, FATTY, WALKER)  # kinds in the order in which hits are assigned
POOR: Final = 5.0  # redraw a card worth less


def reroll(g: ZombicideState, frame: MayReroll, options: Options) -> Action[ZombicideState]:
    """Re-roll if the dice hit fewer than three quarters of the expected hits.

    The last option keeps the dice.
    """
    need, plus = frame.roll.need(g), frame.roll.plus(g)
    expected = len(frame.faces) * max(1, 7 - need + plus) / 6
    return options[0] if hits_of(frame.faces, need, plus) < 0.75 * expected else options[-1]


def card(g: ZombicideState, options: Options) -> Advice:
    """Use the mask; otherwise give up the card worth least."""
    cards = [option for option in options if isinstance(option, choices.ChooseCard)]
    valuer = gear.Valuer(g)
    for option in cards:
        if option.what == "use":
            return Advice(option, "hint-shield")
    if cards[0].what == "redraw":
        if valuer.worth(cards[0].card) < POOR:
            return Advice(cards[0], "hint-redraw")
        return Advice(options[-1], "hint-keep")
    least = min(cards, key=lambda option: valuer.worth(option.card))
    return Advice(least, "hint-cards")


def survivor(g: ZombicideState, options: Options) -> Advice:
    """Return the survivor to act first, or the one to be wounded.

    First acts the survivor with the most zombies around; the wound goes to the survivor with least to lose.
    """
    candidates = [option for option in options if isinstance(option, choices.ChooseSurvivor)]
    if candidates[0].what == "activate":
        most = max(candidates, key=lambda option: urgency(g, option.survivor))
        return Advice(most, "hint-next")
    least = min(candidates, key=lambda option: pain(g, option.survivor))
    return Advice(least, "hint-survivor")


def urgency(g: ZombicideState, n: int) -> float:
    """Rate survivors in trouble first, then survivors with a tool that opens doors."""
    s = g.survivors[n]
    tool = 0.5 if any(card >= 0 and CARDS[card].opens_doors for card in s.slots) else 0.0
    return 10.0 * (s.car != ON_FOOT) + g.zombies_in(s.zone) + tool


def pain(g: ZombicideState, n: int) -> float:
    """Return what a wound would cost this survivor: a card, or its life."""
    s = g.survivors[n]
    valuer = gear.Valuer(g)
    cards = [valuer.worth(card) for card in s.cards()]
    if s.wounds():
        return 100.0 + s.xp + sum(cards)
    return min(cards) if len(cards) > 0 else 0.0


def target(options: Options) -> Action[ZombicideState]:
    """Return the most dangerous zombie that the hit kills; if there is none, the first option."""
    targets = [option for option in options if isinstance(option, choices.ChooseTarget) and option.kills]
    if not targets:
        return options[0]
    return min(targets, key=lambda option: HARDEST.index(option.kind))


def zone(g: ZombicideState, options: Options) -> Action[ZombicideState]:
    """Return the zone with the fewest survivors."""
    ways = [option for option in options if isinstance(option, choices.ChooseZone)]
    return min(ways, key=lambda option: len(g.in_zone(option.zone)))


def sheet(options: Options) -> Action[ZombicideState]:
    sheets_ = [option for option in options if isinstance(option, choices.ChooseSheet)]
    return min(
        sheets_, key=lambda option: TEAM.index(SHEETS[option.sheet].name) if option.sheet < len(TEAM) else 9
    )


def skill(options: Options) -> Action[ZombicideState]:
    skills = [option for option in options if isinstance(option, choices.ChooseSkill)]
    return min(
        skills, key=lambda option: SKILLS.index(option.skill) if option.skill in SKILLS else len(SKILLS)
    )
