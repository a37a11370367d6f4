"""What sensible play looks like: the novice. It is given a view and nothing else."""

from shamble.core.actions import Action
from shamble.core.game import Advice
from shamble.core.rng import Stream
from shamble.core.visibility import View
from shamble.games.zombicide import choices
from shamble.games.zombicide.bot import gear, plan, turn
from shamble.games.zombicide.flow import SurvivorTurn
from shamble.games.zombicide.rules.combat import MayReroll
from shamble.games.zombicide.rules.movement import WalkOn
from shamble.games.zombicide.state import ZombicideState

Options = list[Action[ZombicideState]]
# skills in the order in which the novice likes them
LIKED = ("plus-1-free-combat-action", "plus-1-die-combat", "plus-1-to-dice-roll-combat", "plus-1-die-ranged")


def advise(view: View[ZombicideState], options: Options, numbers: Stream) -> Advice:
    """The choice of a sensible player, and why."""
    g = view.known
    frame = g.stack[-1]
    if len(options) == 1:
        return Advice(options[0], "hint-of-course")
    if isinstance(frame, SurvivorTurn):
        return turn.act(g, frame.survivor, options)
    if isinstance(frame, WalkOn):
        return turn.walk_on(g, frame.survivor, options)
    if isinstance(frame, MayReroll):
        hits = max(frame.faces) >= 5
        return Advice(options[-1] if hits else options[0], "hint-dice")
    first = options[0]
    if isinstance(first, choices.Swap) or isinstance(options[-1], choices.Done):
        return Advice(gear.best_swap(g, options), "hint-hands")
    if isinstance(first, choices.ChooseCard):
        return Advice(_card(g, options), "hint-cards")
    if isinstance(first, choices.ChooseSurvivor):
        return Advice(_survivor(g, options), "hint-survivor")
    if isinstance(first, choices.ChooseTarget):
        order = {3: 0, 1: 1, 2: 2, 0: 3}  # what is hardest to kill first
        targets = [option for option in options if isinstance(option, choices.ChooseTarget)]
        return Advice(targets[_least([order[option.kind] for option in targets])], "hint-target")
    if isinstance(first, choices.ChooseZone):
        ways = [option for option in options if isinstance(option, choices.ChooseZone)]
        return Advice(ways[_least([len(g.in_zone(option.zone)) for option in ways])], "hint-away")
    if isinstance(first, choices.ChooseSheet):
        wanted = {"pick Wanda": 0, "pick Amy": 1, "pick Phil": 2, "pick Ned": 3, "pick Josh": 4}
        return Advice(min(options, key=lambda option: wanted.get(option.text(g), 5)), "hint-team")
    if isinstance(first, choices.ChooseSkill):
        return Advice(min(options, key=lambda option: _liking(option.text(g))), "hint-skill")
    if isinstance(first, choices.ChooseSeat):
        return Advice(first, "hint-of-course")
    for option in options:
        if isinstance(option, choices.Accept):
            return Advice(option, "hint-of-course")
    return Advice(first, "hint-nothing-better")


def _least(values: list[int]) -> int:
    """The place of the smallest value."""
    return values.index(min(values))


def _liking(text: str) -> int:
    skill = text.removeprefix("learn ")
    return LIKED.index(skill) if skill in LIKED else len(LIKED)


def _card(g: ZombicideState, options: Options) -> Action[ZombicideState]:
    """Use the mask; of cards to be given up, the one worth least."""
    cards = [option for option in options if isinstance(option, choices.ChooseCard)]
    for option in cards:
        if option.what == "use":
            return option
    if cards[0].what == "redraw":
        poor = gear.worth(g, cards[0].card) < 15
        return cards[0] if poor else options[-1]
    return min(cards, key=lambda option: gear.worth(g, option.card))


def _survivor(g: ZombicideState, options: Options) -> Action[ZombicideState]:
    """Who acts first: whoever is in most danger. Who is wounded: whoever can bear it."""
    found = [option for option in options if isinstance(option, choices.ChooseSurvivor)]
    if found[0].what == "activate":
        return max(found, key=lambda option: plan.threat(g, g.survivors[option.survivor].zone))
    return min(
        found, key=lambda option: (g.survivors[option.survivor].wounds(), g.survivors[option.survivor].xp)
    )
