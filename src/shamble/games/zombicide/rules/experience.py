"""Experience, Danger Levels and new skills (ZC-05.25 to ZC-05.33, ZC-09.03)."""

from shamble.core.actions import Action
from shamble.core.frames import Prompt, Step
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.cards import LEVEL_IDS, ORANGE, YELLOW
from shamble.games.zombicide.events import Gained, Levelled
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.state import ON_BOARD, ZombicideState


def gain(g: ZombicideState, survivor: int, points: int) -> None:
    """Add experience; each level reached gives its skill, lower levels first (ZC-05.28)."""
    s = g.survivors[survivor]
    if points == 0 or s.fate != ON_BOARD:
        return
    before = g.level_at(s.xp)
    g.survivors[survivor] = s.with_experience(s.xp + points, s.skills)
    g.emit(Gained(s.sheet, points, s.xp + points))
    for level in range(g.level(survivor), before, -1):
        g.push(LevelUp(survivor, level))


def learn(g: ZombicideState, survivor: int, level: int, skill: int) -> None:
    """Add a skill, which works at once, even in the same turn (ZC-09.03, ZC-05.30)."""
    s = g.survivors[survivor]
    g.survivors[survivor] = s.with_experience(s.xp, (*s.skills, skill))
    g.emit(Levelled(s.sheet, level, skill))
    if g.acting != survivor:
        return
    if skill == sheets.ACTION:
        g.actions += 1
    elif skill == sheets.FREE_MOVE:
        g.free_moves += 1
    elif skill == sheets.FREE_COMBAT:
        g.free_fights += 1
    elif skill == sheets.FREE_SEARCH:
        g.free_searches += 1


class LevelUp(Step[ZombicideState]):
    """Give the fourth action at yellow; ask for a skill later (ZC-05.30 to ZC-05.32)."""

    def __init__(self, survivor: int, level: int) -> None:
        self.survivor = survivor
        self.level = level

    def run(self, g: ZombicideState) -> None:
        if self.level == YELLOW:
            learn(g, self.survivor, YELLOW, sheets.ACTION)
        else:
            g.push(NewSkill(self.survivor, self.level))


class NewSkill(AskSurvivor):
    """Ask for one of the two orange or three red skills of the sheet (ZC-05.31, ZC-05.32)."""

    def __init__(self, survivor: int, level: int) -> None:
        self.survivor = survivor
        self.level = level

    def topic(self) -> str:
        return "new-skill-" + LEVEL_IDS[self.level]

    def prompt(self, g: ZombicideState) -> Prompt:
        rule = "ZC-05.31" if self.level == ORANGE else "ZC-05.32"
        args: dict[str, str | int] = {
            "who": names.survivor(g, self.survivor),
            "level": names.level_name(self.level),
        }
        return Prompt("ask-skill", args, (rule,))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        sheet = g.sheet_of(self.survivor)
        return [choices.ChooseSkill(skill) for skill in (sheet.orange if self.level == ORANGE else sheet.red)]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSkill)
        g.stack.pop()
        learn(g, self.survivor, self.level, action.skill)
