"""Dice of an action, and re-rolling all of them (ZC-08.06, ZC-09.16, ZC-09.27, ZC-G52)."""

from abc import abstractmethod
from typing import Final

from shamble.core.actions import Action
from shamble.core.chance import Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.cards import AMMO, Equipment
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.state import REROLLED, ZombicideState

BY_AMMO: Final = 1
BY_LUCK: Final = 2
BY_TURN: Final = 4
REROLLS: Final = ((BY_AMMO, "ammo"), (BY_LUCK, "lucky"), (BY_TURN, "turn"))


class ActionRoll(Roll[ZombicideState]):
    """All dice of a survivor's action; `used` are the re-rolls already spent on it."""

    survivor: int
    used: int

    def subject(self, g: ZombicideState) -> str:
        return names.survivor_thing(g, self.survivor)

    def roller(self, g: ZombicideState) -> int:
        return g.survivors[self.survivor].seat

    def prompt(self, g: ZombicideState) -> Prompt:
        args: Args = {
            "who": names.survivor(g, self.survivor),
            "weapon": self.weapon(),
            "dice": self.dice(g),
            "need": self.need(g),
            "plus": self.plus(g),
        }
        return Prompt("ask-roll-attack", args, ("ZC-08.06", "ZC-08.09"))

    @abstractmethod
    def weapon(self) -> str:
        """Return the weapon as a message."""

    @abstractmethod
    def need(self, g: ZombicideState) -> int:
        """Return the accuracy."""

    @abstractmethod
    def plus(self, g: ZombicideState) -> int:
        """Return what skills add to every die."""

    @abstractmethod
    def rerolls(self, g: ZombicideState) -> int:
        """Return the possible re-rolls, as bits."""

    @abstractmethod
    def show(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        """Report the roll."""

    @abstractmethod
    def again(self, bit: int) -> "ActionRoll":
        """Return the same roll with one more re-roll spent (0 = none)."""

    @abstractmethod
    def struck(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        """Apply the final dice."""

    def is_best(self, g: ZombicideState, faces: tuple[int, ...]) -> bool:
        """Return whether no re-roll could do better."""
        return False

    def on_roll(self, g: ZombicideState, faces: tuple[int, ...]) -> None:
        self.show(g, faces)
        left = self.rerolls(g) & ~self.used
        if left:
            g.push(MayReroll(self.survivor, left, faces, self.again(0)))
        else:
            self.struck(g, faces)


def hits_of(faces: tuple[int, ...], need: int, plus: int) -> int:
    """Return the dice that reach the accuracy, each at most 6 (ZC-08.06, ZC-09.05)."""
    hits = 0
    for face in faces:
        if min(6, face + plus) >= need:
            hits += 1
    return hits


def rerolls(g: ZombicideState, survivor: int, kind: Equipment | None, melee: bool) -> int:
    """Return the possible re-rolls, as bits.

    Ammo for its weapons (ZC-G53), Lucky (ZC-09.27), once per turn (ZC-09.16).
    """
    s = g.survivors[survivor]
    out = 0
    if kind is not None and not melee:
        for ammo, weapons in AMMO.items():
            if kind.id in weapons and s.find(ammo) >= 0:
                out |= BY_AMMO
    if s.has(sheets.LUCKY):
        out |= BY_LUCK
    if s.has(sheets.REROLL) and not g.used & REROLLED:
        out |= BY_TURN
    return out


class MayReroll(AskSurvivor):
    """Ask whether to re-roll all dice of the action or keep them (ZC-G52)."""

    def __init__(self, survivor: int, left: int, faces: tuple[int, ...], roll: ActionRoll) -> None:
        self.survivor = survivor
        self.left = left
        self.faces = faces
        self.roll = roll

    def topic(self) -> str:
        return "reroll"

    def prompt(self, g: ZombicideState) -> Prompt:
        shown = ", ".join([str(face) for face in self.faces])
        args: Args = {"who": names.survivor(g, self.survivor), "dice": shown}
        return Prompt("ask-reroll", args, ("ZC-G52",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        out: list[Action[ZombicideState]] = [choices.Reroll(by) for bit, by in REROLLS if self.left & bit]
        out.append(choices.Done())
        return out

    def automatic_answer(self, g: ZombicideState, seat: int) -> Action[ZombicideState] | None:
        return choices.Done() if self.roll.is_best(g, self.faces) else None

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        g.stack.pop()
        if not isinstance(action, choices.Reroll):
            self.roll.struck(g, self.faces)
            return
        bit = next(bit for bit, by in REROLLS if by == action.by)
        if bit == BY_TURN:
            g.used |= REROLLED
        g.push(self.roll.again(bit))
