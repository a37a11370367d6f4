"""Actions that a figure spends action points on (ZP-05): notation, refusals, effect."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.prospects import Prospect
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF, left_of, opposite, right_of
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.rules import (
    barricades,
    car,
    human_attacks,
    movement,
    searching,
    zombie_attacks,
)
from shamble.games.zombie_plague.rules.cards.card import item_called
from shamble.games.zombie_plague.rules.cards.deck import PLAYED_IN_TURN
from shamble.games.zombie_plague.rules.cards.weapons import Weapon, fights_with, wielded
from shamble.games.zombie_plague.rules.odds import BITE, ONE, kill_chance, once_in
from shamble.games.zombie_plague.state import ABOARD, NO_FIGURE, PlagueState, is_human, is_zombie


class FigureAction(Action[PlagueState]):
    """Action of the figure whose turn it is; most cost 1 AP (ZP-05.08)."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def text(self, g: PlagueState) -> str:
        return f"{names.figure(self.figure)} {self.verb()}"

    def args(self, g: PlagueState) -> Args:
        return {"number": abs(self.figure)}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.figure_thing(self.figure),)

    def cost(self, g: PlagueState) -> int:
        return 1

    def unpaid(self, g: PlagueState) -> list[Refusal]:
        """Return refusals for missing action points (ZP-04.02, ZP-04.03) or sitting in the car."""
        no: list[Refusal] = []
        if g.ap < 1:
            rule = "ZP-04.02" if is_human(self.figure) else "ZP-04.03"
            no.append(Refusal("no-points", rule, args={"needed": 1, "points": g.ap}))
        if is_human(self.figure) and g.human(self.figure).fate == ABOARD:
            no.append(Refusal("no-aboard", "ZP-G50"))
        return no


def spend(g: PlagueState, points: int) -> None:
    g.ap -= points
    g.fresh = False


class Forward(FigureAction):
    """Move one square straight ahead (ZP-05.01, ZP-06.02)."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.square_of(self.figure) != OFF:
            no.extend(movement.step_refusals(g, g.square_of(self.figure), g.facing_of(self.figure)))
        return no

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return _with_square(g, self.figure, g.facing_of(self.figure))

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        there = BOARD.next[g.facing_of(self.figure)][g.square_of(self.figure)]
        movement.move(g, self.figure, there, back=False)


class Back(FigureAction):
    """Move one square straight back, facing unchanged (ZP-05.02, ZP-06.05).

    Zombies cannot (ZP-06.08).
    """

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if is_zombie(self.figure):
            no.append(Refusal("no-zombie-back", "ZP-06.08"))
        elif g.square_of(self.figure) != OFF:
            square = g.square_of(self.figure)
            no.extend(movement.step_refusals(g, square, opposite(g.facing_of(self.figure))))
        return no

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return _with_square(g, self.figure, opposite(g.facing_of(self.figure)))

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        there = BOARD.next[opposite(g.facing_of(self.figure))][g.square_of(self.figure)]
        movement.move(g, self.figure, there, back=True)


class Left(FigureAction):
    """Turn a quarter to the left (ZP-05.03, ZP-06.09)."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        return self.unpaid(g)

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return _with_square(g, self.figure, left_of(g.facing_of(self.figure)))

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        movement.turn(g, self.figure, left_of(g.facing_of(self.figure)))


class Right(FigureAction):
    """Turn a quarter to the right (ZP-05.03, ZP-06.09)."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        return self.unpaid(g)

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return _with_square(g, self.figure, right_of(g.facing_of(self.figure)))

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        movement.turn(g, self.figure, right_of(g.facing_of(self.figure)))


def _with_square(g: PlagueState, figure: int, direction: int) -> tuple[str, ...]:
    """Return the figure and the square it would enter or face."""
    square = g.square_of(figure)
    there = OFF if square == OFF else BOARD.next[direction][square]
    if there == OFF:
        return (names.figure_thing(figure),)
    return (names.figure_thing(figure), names.square_thing(there))


class Barricade(FigureAction):
    """Barricade the window or door square in front (ZP-05.04, ZP-07.01, ZP-07.02)."""

    def opening(self, g: PlagueState) -> int:
        square = g.square_of(self.figure)
        return -1 if square == OFF else BOARD.opening[g.facing_of(self.figure)][square]

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        opening = self.opening(g)
        if is_zombie(self.figure):
            no.append(Refusal("no-zombie-only", "ZP-05.07"))
        elif opening < 0:
            no.append(Refusal("no-opening-ahead", "ZP-07.02"))
        elif g.barricaded(opening):
            no.append(Refusal("no-barricaded", "ZP-07.01", (names.opening_thing(opening),)))
        return no

    def things(self, g: PlagueState) -> tuple[str, ...]:
        opening = self.opening(g)
        if opening < 0:
            return (names.figure_thing(self.figure),)
        return (names.figure_thing(self.figure), names.opening_thing(opening))

    def where(self, g: PlagueState) -> tuple[str, ...]:
        return tuple([names.opening_thing(o) for o in g.needed() if not g.barricaded(o)])

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        barricades.build(g, self.figure, self.opening(g))


def self_harm(kind: Weapon | None, dice: int) -> Prospect:
    """Return what a 1 would cost the attacker (ZP-08.04, ZP-08.05, ZP-11.05)."""
    price = "points" if kind is None else kind.price
    tone = "bad" if price == "wound" else ""
    return Prospect("may-oops", {"price": "@oops-" + price}, once_in(ONE, dice), tone, rules=("ZP-08.04",))


class Blow(FigureAction):
    """Attack on the square in front (ZP-05.05, ZP-08.01)."""

    def with_what(self, g: PlagueState) -> Weapon | None:
        """Return the weapon used; None = bare hands."""
        return None

    def prospects(self, g: PlagueState, seat: int) -> list[Prospect]:
        kind = self.with_what(g)
        hurt = self.things(g)[1:]
        kill = Prospect("may-kill", {"dice": 1}, kill_chance(kind), things=hurt, rules=("ZP-08.03",))
        return [kill, self_harm(kind, 1)]

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.square_of(self.figure) != OFF:
            no.extend(human_attacks.blow_refusals(g, self.figure))
        return no

    def things(self, g: PlagueState) -> tuple[str, ...]:
        target = NO_FIGURE if g.square_of(self.figure) == OFF else human_attacks.ahead(g, self.figure)
        if target == NO_FIGURE:
            return (names.figure_thing(self.figure),)
        return (names.figure_thing(self.figure), names.figure_thing(target))


class Strike(Blow):
    """Hit the zombie in front with the weapon, an empty gun as a bat, or bare hands."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = super().refusals(g, seat)
        kind = fights_with(g, self.figure)
        if kind is not None and kind.firearm:
            no.append(Refusal("no-gun-in-hand", "ZP-08.01"))
        return no

    def with_what(self, g: PlagueState) -> Weapon | None:
        return fights_with(g, self.figure)

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        g.eventful = True
        g.push(human_attacks.Strike(self.figure, bare=False))


class Punch(Blow):
    """Hit the zombie in front with bare hands despite a weapon (ZP-05.05)."""

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        g.eventful = True
        g.push(human_attacks.Strike(self.figure, bare=True))


class Shoot(FigureAction):
    """Fire the gun straight ahead; a shotgun fires into its area (ZP-05.05, ZP-08.12)."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.square_of(self.figure) != OFF:
            no.extend(human_attacks.shot_refusals(g, self.figure))
        return no

    def targets(self, g: PlagueState) -> tuple[int, ...]:
        kind = wielded(g, self.figure)
        if kind is None or not kind.firearm or g.square_of(self.figure) == OFF:
            return ()
        return human_attacks.shot_targets(g, self.figure, kind)

    def args(self, g: PlagueState) -> Args:
        return {"number": self.figure, "dice": len(self.targets(g))}

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.figure_thing(self.figure), *[names.figure_thing(t) for t in self.targets(g)])

    def needs_confirmation(self, g: PlagueState) -> bool:
        return any(is_human(target) for target in self.targets(g))  # a friend stands in the way

    def prospects(self, g: PlagueState, seat: int) -> list[Prospect]:
        """List the chances, friends first: a die is rolled for each of them (ZP-G18)."""
        kind, targets = wielded(g, self.figure), self.targets(g)
        dead = [names.figure_thing(target) for target in targets if is_zombie(target)]
        out = [
            Prospect(
                "may-hit-friend",
                {"number": target, "needs": human_attacks.needed_face(kind)},
                kill_chance(kind),
                "bad",
                (names.figure_thing(target),),
                ("ZP-G18",),
            )
            for target in targets
            if is_human(target)
        ]
        kill = once_in(kill_chance(kind), len(dead))
        out.append(Prospect("may-kill", {"dice": len(dead)}, kill, things=tuple(dead), rules=("ZP-08.03",)))
        out.append(self_harm(kind, len(targets)))
        return out

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        g.eventful = True
        g.push(human_attacks.Shot(self.figure, self.targets(g)))


class Search(FigureAction):
    """Search the search square in front (ZP-05.06, ZP-10.02)."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if g.square_of(self.figure) != OFF:
            no.extend(searching.search_refusals(g, self.figure))
        return no

    def things(self, g: PlagueState) -> tuple[str, ...]:
        place = -1 if g.square_of(self.figure) == OFF else searching.place_ahead(g, self.figure)
        if place < 0:
            return (names.figure_thing(self.figure),)
        return (names.figure_thing(self.figure), names.place_thing(place))

    def where(self, g: PlagueState) -> tuple[str, ...]:
        """List the places this human has not searched yet (ZP-10.04)."""
        unsearched = [p for p in range(len(BOARD.places)) if not searching.has_searched(g, self.figure, p)]
        return tuple([names.place_thing(place) for place in unsearched])

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        searching.search(g, self.figure)


class Board(FigureAction):
    """Get into the waiting car (ZP-11.18)."""

    def cost(self, g: PlagueState) -> int:
        return car.BOARDING

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        return car.board_refusals(g, self.figure)

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.figure_thing(self.figure), "car")

    def where(self, g: PlagueState) -> tuple[str, ...]:
        return tuple([names.square_thing(door) for door in BOARD.doors])

    def needs_confirmation(self, g: PlagueState) -> bool:
        return True

    def prospects(self, g: PlagueState, seat: int) -> list[Prospect]:
        return [Prospect("may-board", tone="bad", rules=("ZP-11.18",))]

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, car.BOARDING)
        car.get_in(g, self.figure)


class PlayItem(FigureAction):
    """Play an item in the figure's turn.

    Reload (ZP-11.14), drink (ZP-11.16), drive off (ZP-11.17).
    """

    def __init__(self, figure: int, card: str) -> None:
        super().__init__(figure)
        self.card = card

    def verb(self) -> str:
        return item_called(self.card).verb

    def cost(self, g: PlagueState) -> int:
        return item_called(self.card).cost()

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        return item_called(self.card).refusals(g, self.figure)

    def things(self, g: PlagueState) -> tuple[str, ...]:
        return (names.figure_thing(self.figure), *item_called(self.card).things(g, self.figure))

    def where(self, g: PlagueState) -> tuple[str, ...]:
        return item_called(self.card).where()

    def needs_confirmation(self, g: PlagueState) -> bool:
        return item_called(self.card).confirm(g)

    def prospects(self, g: PlagueState, seat: int) -> list[Prospect]:
        return item_called(self.card).prospects(g, self.figure)

    def execute(self, g: PlagueState, seat: int) -> None:
        item = item_called(self.card)
        if item.cost():
            spend(g, item.cost())
        item.play(g, self.figure)


def has_free_item(g: PlagueState, figure: int) -> bool:
    """Return whether the figure can still play an item that costs no points."""
    if is_zombie(figure):
        return False
    for card in PLAYED_IN_TURN:
        item = item_called(card)
        if item.cost() == 0 and not item.refusals(g, figure):
            return True
    return False


class Attack(FigureAction):
    """Zombie: attack the human directly in front (ZP-05.05, ZP-09.06)."""

    def refusals(self, g: PlagueState, seat: int) -> list[Refusal]:
        no = self.unpaid(g)
        if zombie_attacks.prey(g, -self.figure) == NO_FIGURE:
            no.append(Refusal("no-prey-ahead", "ZP-09.06"))
        return no

    def things(self, g: PlagueState) -> tuple[str, ...]:
        human = zombie_attacks.prey(g, -self.figure)
        if human == NO_FIGURE:
            return (names.figure_thing(self.figure),)
        return (names.figure_thing(self.figure), names.figure_thing(human))

    def prospects(self, g: PlagueState, seat: int) -> list[Prospect]:
        return [Prospect("may-bite", {}, BITE, things=self.things(g)[1:], rules=("ZP-09.01",))]

    def execute(self, g: PlagueState, seat: int) -> None:
        spend(g, 1)
        g.eventful = True
        g.push(zombie_attacks.Bite(-self.figure, zombie_attacks.prey(g, -self.figure)))


class End(FigureAction):
    """End the figure's turn; unspent points are lost (ZP-G37)."""

    def ends_turn(self, g: PlagueState) -> bool:
        return True

    def waste_warning(self, g: PlagueState) -> Prospect | None:
        if g.ap <= 0:
            return None
        return Prospect("may-waste", {"points": g.ap}, tone="", rules=("ZP-G37",))

    def cost(self, g: PlagueState) -> int:
        return 0


def human_actions(g: PlagueState, human: int) -> list[Action[PlagueState]]:
    """List every action a human could try (ZP-05).

    Bare hands are an option of their own only if there is something else to fight with.
    """
    armed = fights_with(g, human) is not None
    punches: list[Action[PlagueState]] = [Punch(human)] if armed else []
    return [
        Forward(human),
        Left(human),
        Right(human),
        Back(human),
        Shoot(human),
        Strike(human),
        *punches,
        Barricade(human),
        Search(human),
        Board(human),
        *[PlayItem(human, card) for card in PLAYED_IN_TURN],
        End(human),
    ]


def zombie_actions(zombie: int) -> list[Action[PlagueState]]:
    """Return a zombie's actions: it can only move forward, turn and attack (ZP-05.07).

    The others are offered so that the refusal gives the rule.
    """
    figure = -zombie
    return [
        Forward(figure),
        Left(figure),
        Right(figure),
        Attack(figure),
        Back(figure),
        Barricade(figure),
        End(figure),
    ]
