"""Human attacks (ZP-08): one die, the table of results, pushes along the line, guns."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.core.refusals import Refusal
from shamble.core.space.squares import OFF, left_of, opposite, right_of
from shamble.games.zombie_plague import names
from shamble.games.zombie_plague.board import BOARD
from shamble.games.zombie_plague.cards import NO_CARD
from shamble.games.zombie_plague.choices import ChooseCard, Decline
from shamble.games.zombie_plague.events import Attacked, GunState, Killed, Pushed
from shamble.games.zombie_plague.questions import AboutHuman, HumanRoll
from shamble.games.zombie_plague.rules.cards.card import OOPS, answer_to, item_of
from shamble.games.zombie_plague.rules.cards.weapons import (
    Weapon,
    fights_with,
    lose_points,
    weapon_of,
    wielded,
)
from shamble.games.zombie_plague.rules.drawing import draw_cards
from shamble.games.zombie_plague.rules.zombie_attacks import Wound
from shamble.games.zombie_plague.state import NO_FIGURE, ON_BOARD, PlagueState, is_human, is_zombie

FACES: Final = (1, 2, 3, 4, 5, 6)
AREA_LENGTH: Final = 5  # of a shotgun (ZP-11.10)
AREA_WIDTH: Final = 3


# -------------------------------------------------------------------- targets


def ahead(g: PlagueState, human: int) -> int:
    """Return the figure on the square in front, if an attack reaches it (ZP-08.01, ZP-G17)."""
    h = g.human(human)
    square = g.line_of_fire(h.square, h.facing)
    return NO_FIGURE if square == OFF else g.who(square)


def line_squares(g: PlagueState, human: int, reach: int) -> list[int]:
    """List the squares a straight shot passes, up to a wall or barricade (ZP-08.12, ZP-G17)."""
    h = g.human(human)
    out: list[int] = []
    square = h.square
    for _ in range(reach):
        square = g.line_of_fire(square, h.facing)
        if square == OFF:
            break
        out.append(square)
    return out


def area_squares(g: PlagueState, human: int) -> list[int]:
    """List the squares of the shotgun's five rows of three, cut by walls (ZP-11.10, ZP-G20).

    In the order in which results apply: farthest row first, in a row from the shooter's left to right
    (ZP-G51).
    """
    h = g.human(human)
    rows: list[list[int]] = []
    centre, left, right = h.square, OFF, OFF
    for _ in range(AREA_LENGTH):
        if left != OFF:
            left = g.line_of_fire(left, h.facing)
        if right != OFF:
            right = g.line_of_fire(right, h.facing)
        if centre != OFF:
            centre = g.line_of_fire(centre, h.facing)
        if centre != OFF:
            if left == OFF:
                left = g.line_of_fire(centre, left_of(h.facing))
            if right == OFF:
                right = g.line_of_fire(centre, right_of(h.facing))
        rows.append([square for square in (left, centre, right) if square != OFF])
    rows.reverse()
    return [square for row in rows for square in row]


def covered(g: PlagueState, human: int) -> list[int]:
    """List the squares a human's loaded gun covers now; empty without one."""
    kind = wielded(g, human)
    if kind is None or not kind.firearm or not g.gear_of(human).loaded:
        return []
    return area_squares(g, human) if kind.area else line_squares(g, human, kind.reach)


def in_reach(g: PlagueState, figure: int, squares: list[int]) -> bool:
    """Return whether the figure can be shot; a dog only with its rear in reach (ZP-12.03)."""
    if is_human(figure):
        return True
    zombie = g.zombie(-figure)
    if not zombie.dog:
        return True
    return BOARD.next[opposite(zombie.facing)][zombie.square] in squares


def shot_targets(g: PlagueState, human: int, kind: Weapon) -> tuple[int, ...]:
    """List the figures a shot rolls for, in the order of results (ZP-08.01, ZP-11.11)."""
    if kind.area:
        squares = area_squares(g, human)
        return tuple([g.who(s) for s in squares if g.who(s) != NO_FIGURE and in_reach(g, g.who(s), squares)])
    squares = line_squares(g, human, kind.reach)
    for square in squares:
        if g.who(square) != NO_FIGURE:
            return (g.who(square),) if in_reach(g, g.who(square), squares) else ()
    return ()


def blow_refusals(g: PlagueState, human: int) -> list[Refusal]:
    """Explain why a melee attack is not possible."""
    target = ahead(g, human)
    if target == NO_FIGURE:
        return [Refusal("no-target-ahead", "ZP-08.01")]
    if is_human(target):
        return [Refusal("no-human-target", "ZP-G24", (names.figure_thing(target),))]
    return []


def shot_refusals(g: PlagueState, human: int) -> list[Refusal]:
    """Explain why a shot is not possible."""
    gear = g.gear_of(human)
    held = wielded(g, human)
    if held is None or not held.firearm:
        return [Refusal("no-firearm", "ZP-08.01")]
    if not gear.loaded:
        return [Refusal("no-ammunition", "ZP-08.05", (names.card_thing(gear.weapon),))]
    targets = shot_targets(g, human, held)
    if held.area:
        if any(is_zombie(target) for target in targets):
            return []
        return [Refusal("no-zombie-in-area", "ZP-G24")]
    if not targets:
        for square in line_squares(g, human, held.reach):
            if g.who(square) != NO_FIGURE:
                return [Refusal("no-dog-rear", "ZP-12.03", (names.figure_thing(g.who(square)),))]
        return [Refusal("no-target-in-line", "ZP-08.01")]
    if is_human(targets[0]):
        return [Refusal("no-human-in-line", "ZP-G17", (names.figure_thing(targets[0]),))]
    return []


# -------------------------------------------------------------------- results


def result_of(kind: Weapon | None, face: int) -> str:
    """Return the result in the attack table, with the weapon's kills.

    Rules ZP-08.04 to ZP-08.11 and ZP-G16.
    """
    if kind.kills[face] if kind is not None else face == 6:
        return "kill"
    if face == 5:
        return "push"
    return "oops" if face == 1 else "miss"


def needed_face(kind: Weapon | None) -> int:
    """Find the lowest face that kills."""
    return min([face for face in FACES if result_of(kind, face) == "kill"])


def push(g: PlagueState, figure: int, direction: int) -> None:
    """Push a figure one square, and figures in its way (ZP-08.07 to ZP-08.10, ZP-G13).

    If the last one cannot move, none does.
    """
    chain = [figure]
    square = g.square_of(figure)
    while True:
        there = g.way(square, direction)
        if there == OFF:
            g.emit(Pushed((), ()))
            return
        if g.who(there) == NO_FIGURE:
            break
        if is_human(g.who(there)):  # a human stops the chain
            g.emit(Pushed((), ()))
            return
        chain.append(g.who(there))
        square = there
    squares = (*[g.square_of(pushed) for pushed in chain], there)
    for pushed in reversed(chain):
        there = g.way(g.square_of(pushed), direction)
        if is_human(pushed):
            g.set_human(pushed, g.human(pushed).at(there))
        else:
            g.set_zombie(-pushed, g.zombie(-pushed).at(there))
    g.emit(Pushed(tuple(chain), squares))


def kill(g: PlagueState, human: int, zombie: int) -> None:
    """Remove a zombie (ZP-08.11); a Surprise!! zombie gives its killer a card (ZP-11.20)."""
    surprise = g.zombie(zombie).surprise
    g.set_zombie(zombie, None)
    g.kills[human - 1] += 1
    g.emit(Killed(human, zombie))
    if surprise:
        draw_cards(g, human, 1)


def hit(g: PlagueState, human: int, target: int, result: str, direction: int) -> None:
    if result == "kill":
        kill(g, human, -target)
    elif result == "push":
        push(g, target, direction)


class Strike(HumanRoll):
    """Melee attack on the square in front, armed or with bare hands (ZP-08.03, ZP-05.05)."""

    def __init__(self, human: int, bare: bool) -> None:
        self.human = human
        self.bare = bare

    def prompt(self, g: PlagueState) -> Prompt:
        kind = None if self.bare else fights_with(g, self.human)
        args: Args = {
            "number": self.human,
            "zombie": abs(ahead(g, self.human)),
            "weapon": "@bare-hands" if kind is None else "@card-" + kind.id,
            "needs": needed_face(kind),
            "bare": "no" if kind is not None else "yes",
        }
        return Prompt("ask-roll-strike", args, ("ZP-08.03",))

    def on_roll(self, g: PlagueState, faces: tuple[int, ...]) -> None:
        face = faces[0]
        kind = None if self.bare else fights_with(g, self.human)
        if kind is None and face >= 5:
            g.push(ConfirmStrike(self.human, face))
            return
        result = result_of(kind, face)
        target = ahead(g, self.human)
        g.emit(Attacked(self.human, target, kind.id if kind is not None else "", face, 0, result))
        if result != "oops":
            hit(g, self.human, target, result, g.human(self.human).facing)
        elif kind is not None:
            kind.oops(g, self.human)
        else:
            lose_points(g, self.human)  # ZP-08.04


class ConfirmStrike(HumanRoll):
    """Bare hands that rolled 5 or 6 roll again: only the same number counts (ZP-08.13)."""

    def __init__(self, human: int, first: int) -> None:
        self.human = human
        self.first = first

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-roll-again", {"number": self.human, "needs": self.first}, ("ZP-08.13",))

    def on_roll(self, g: PlagueState, faces: tuple[int, ...]) -> None:
        result = result_of(None, self.first) if faces[0] == self.first else "miss"
        target = ahead(g, self.human)
        g.emit(Attacked(self.human, target, "", self.first, faces[0], result))
        hit(g, self.human, target, result, g.human(self.human).facing)


class Shot(HumanRoll):
    """Shot with a die for every target (ZP-11.11); pistol and rifle have one target."""

    def __init__(self, human: int, targets: tuple[int, ...]) -> None:
        self.human = human
        self.targets = targets

    def prompt(self, g: PlagueState) -> Prompt:
        kind = wielded(g, self.human)
        args: Args = {
            "number": self.human,
            "weapon": "@bare-hands" if kind is None else "@card-" + kind.id,
            "dice": len(self.targets),
            "friends": sum([1 for target in self.targets if is_human(target)]),
            "needs": needed_face(kind),
        }
        return Prompt("ask-roll-shot", args, ("ZP-11.11", "ZP-G18"))

    def dice(self, g: PlagueState) -> int:
        return len(self.targets)

    def on_roll(self, g: PlagueState, faces: tuple[int, ...]) -> None:
        """Roll all dice, then apply the results one by one (ZP-G51), then the ones (ZP-G19)."""
        ones = 0
        for face in faces:
            if face == 1:
                ones += 1
        gun, facing = g.gear_of(self.human).weapon, g.human(self.human).facing
        if ones:
            g.push(GunOops(self.human, gun, ones))
        for place in range(len(faces) - 1, -1, -1):
            g.push(ShotResult(self.human, gun, self.targets[place], faces[place], facing))


class ShotResult(Step[PlagueState]):
    """Result of one die of a shot; a human hit is pushed on 5 and wounded on 6 (ZP-G18).

    The gun that was fired counts, even if its owner has since found another (ZP-11.20).
    """

    def __init__(self, human: int, gun: int, target: int, face: int, direction: int) -> None:
        self.human = human
        self.gun = gun
        self.target = target
        self.face = face
        self.direction = direction

    def run(self, g: PlagueState) -> None:
        kind = weapon_of(self.gun)
        result = result_of(kind, self.face)
        if is_human(self.target) and result == "kill":
            result = "wound"
        g.emit(Attacked(self.human, self.target, kind.id, self.face, 0, result))
        if is_zombie(self.target):
            if g.zombies[-self.target - 1] is not None:
                hit(g, self.human, self.target, result, self.direction)
        elif g.human(self.target).fate == ON_BOARD:
            if result == "wound":
                g.push(Wound(self.target, self.direction))  # ZP-09.02
            elif result == "push":
                push(g, self.target, self.direction)


class GunOops(Step[PlagueState]):
    """OOPS with a gun: it is empty (ZP-08.05) unless something saves it.

    Its second barrel (ZP-11.13) or ammo (ZP-11.14) does.
    """

    def __init__(self, human: int, gun: int, ones: int) -> None:
        self.human = human
        self.gun = gun
        self.ones = ones

    def run(self, g: PlagueState) -> None:
        gear = g.gear_of(self.human)
        if gear.weapon != self.gun:  # dropped for another, or lost with its owner
            return
        ones = self.ones
        if gear.barrel:
            g.set_gear(self.human, gear.barrel_used())
            g.emit(GunState(self.human, gear.weapon, "barrel"))
            ones -= 1
        if ones == 0:
            return
        if answer_to(g, self.human, OOPS) != NO_CARD:
            g.push(SaveGun(self.human))
        else:
            empty_gun(g, self.human)


def empty_gun(g: PlagueState, human: int) -> None:
    gear = g.gear_of(human)
    g.set_gear(human, gear.emptied())
    g.emit(GunState(human, gear.weapon, "empty"))


class SaveGun(AboutHuman):
    """Ask whether ammo cancels the OOPS of a gun (ZP-11.14, ZP-G41)."""

    def prompt(self, g: PlagueState) -> Prompt:
        return Prompt("ask-save-gun", {"number": self.human}, ("ZP-11.14", "ZP-G41"))

    def candidates(self, g: PlagueState, seat: int) -> list[Action[PlagueState]]:
        return [ChooseCard(answer_to(g, self.human, OOPS), "use"), Decline()]

    def take(self, g: PlagueState, seat: int, action: Action[PlagueState]) -> None:
        g.stack.pop()
        if isinstance(action, ChooseCard):
            item_of(action.card).undo(g, self.human, action.card)
        else:
            empty_gun(g, self.human)
