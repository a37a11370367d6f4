"""Decks and survivors at the start (ZC-M00.03, ZC-M00.04, ZC-M09.07)."""

from typing import Any, ClassVar

from shamble.games.zombicide.mission import Args, Block, Draft, Entry, Fault, Mission


class ZombieDeck(Block):
    """Only these Zombie cards, by number."""

    id: ClassVar[str] = "zombie-deck"
    rule: ClassVar[str] = "ZC-M00.03"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("only", "zombie-cards"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.only: list[int] = values["only"]

    def lay(self, mission: Mission) -> None:
        mission.zombie_cards = tuple(self.only)

    def words(self) -> tuple[str, Args]:
        return "zombie-deck", {"count": len(self.only)}


class OnTop(Block):
    """These cards lie on top of the Equipment deck; no survivor is dealt one."""

    id: ClassVar[str] = "on-top"
    rule: ClassVar[str] = "ZC-M00.04"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("cards", "cards"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.cards: list[str] = values["cards"]

    def lay(self, mission: Mission) -> None:
        mission.on_top = self.cards

    def words(self) -> tuple[str, Args]:
        return "on-top", {"count": len(self.cards), "cards": ", ".join(self.cards)}


class StartWith(Block):
    """These cards are dealt at the start instead of the usual ones."""

    id: ClassVar[str] = "start-with"
    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("cards", "cards", most=5),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.cards: list[str] = values["cards"]

    def faults(self, draft: Draft) -> list[Fault]:
        return [("no-mission-both", {"other": OnTop.id})] if OnTop.id in draft.blocks else []

    def lay(self, mission: Mission) -> None:
        mission.starting = self.cards

    def words(self) -> tuple[str, Args]:
        return "start-with", {"cards": ", ".join(self.cards)}


class SetAside(Block):
    """All copies of these cards are out of the game, unless an objective gives them."""

    id: ClassVar[str] = "set-aside"
    rule: ClassVar[str] = "ZC-10.02"
    entries: ClassVar[tuple[Entry, ...]] = (Entry("cards", "cards"),)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.cards: list[str] = values["cards"]

    def lay(self, mission: Mission) -> None:
        mission.set_aside = self.cards

    def words(self) -> tuple[str, Args]:
        return "set-aside", {"cards": ", ".join(self.cards)}


class OneEach(Block):
    """Each player starts with a single survivor."""

    id: ClassVar[str] = "one-each"
    rule: ClassVar[str] = "ZC-M09.07"

    def lay(self, mission: Mission) -> None:
        mission.survivors_each = 1
