"""Answers to the rules' questions: a survivor, zone, card, skill or target, yes or no."""

from shamble.core.actions import Action
from shamble.core.events import Args
from shamble.games.zombicide import names
from shamble.games.zombicide.cards import KIND_IDS
from shamble.games.zombicide.sheets import SHEETS, SKILL_IDS
from shamble.games.zombicide.state import ZombicideState


class ChooseSurvivor(Action[ZombicideState]):
    """Choose a survivor: to act next, to be wounded, to be hit."""

    def __init__(self, survivor: int, what: str) -> None:
        self.survivor = survivor
        self.what = what  # "activate", "wound", "hit"

    def verb(self) -> str:
        return self.what

    def text(self, g: ZombicideState) -> str:
        return f"{self.what} {names.survivor(g, self.survivor)}"

    def args(self, g: ZombicideState) -> Args:
        return {"who": names.survivor(g, self.survivor)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.survivor_thing(g, self.survivor),)


class ChooseSheet(Action[ZombicideState]):
    """Choose a survivor to play (ZC-03.17)."""

    def __init__(self, sheet: int) -> None:
        self.sheet = sheet

    def verb(self) -> str:
        return "pick"

    def text(self, g: ZombicideState) -> str:
        return "pick " + SHEETS[self.sheet].name

    def args(self, g: ZombicideState) -> Args:
        return {"who": SHEETS[self.sheet].name}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return ("sur:" + SHEETS[self.sheet].id,)


class ChooseSeat(Action[ZombicideState]):
    """Choose a player: to go first, to get a new survivor."""

    def __init__(self, player: int, what: str) -> None:
        self.player = player
        self.what = what  # "first", "join"

    def verb(self) -> str:
        return self.what

    def text(self, g: ZombicideState) -> str:
        return f"{self.what} {self.player + 1}"

    def args(self, g: ZombicideState) -> Args:
        return {"seat": f"@seat-{self.player}"}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (f"seat:{self.player}",)


class ChooseZone(Action[ZombicideState]):
    """Choose a zone: a room to spawn in, the Abomination's way, a further step."""

    def __init__(self, zone: int, what: str) -> None:
        self.zone = zone
        self.what = what  # "room", "way", "on"

    def verb(self) -> str:
        return self.what

    def text(self, g: ZombicideState) -> str:
        return f"{self.what} {names.zone(g, self.zone)}"

    def args(self, g: ZombicideState) -> Args:
        return names.place(g, self.zone)

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.zone_thing(g, self.zone),)


class ChooseTarget(Action[ZombicideState]):
    """Assign a hit to a zombie of this kind (ZC-08.17), which kills it or is wasted."""

    def __init__(self, zone: int, kind: int, kills: bool) -> None:
        self.zone = zone
        self.kind = kind
        self.kills = kills

    def verb(self) -> str:
        return "target"

    def text(self, g: ZombicideState) -> str:
        return "target " + KIND_IDS[self.kind]

    def args(self, g: ZombicideState) -> Args:
        return {"kind": names.kind_name(self.kind), "kills": int(self.kills)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.horde_thing(g, self.zone, self.kind),)


class ChooseSkill(Action[ZombicideState]):
    """Choose a skill (ZC-05.31, ZC-05.32)."""

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def verb(self) -> str:
        return "learn"

    def text(self, g: ZombicideState) -> str:
        return "learn " + SKILL_IDS[self.skill]

    def args(self, g: ZombicideState) -> Args:
        return {"skill": names.skill_name(self.skill)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return ("skill:" + SKILL_IDS[self.skill],)


class ChooseCard(Action[ZombicideState]):
    """Choose a card.

    "drop" makes room, "lose" is for a wound, "pay" replaces a wound, "use" is the mask, "redraw" is
    Destiny, "match" is Matching set!, "refuse" rejects the card just found.
    """

    def __init__(self, card: int, what: str) -> None:
        self.card = card
        self.what = what

    def verb(self) -> str:
        return self.what

    def text(self, g: ZombicideState) -> str:
        return f"{self.what} {names.card(self.card)} {self.card}"

    def args(self, g: ZombicideState) -> Args:
        return {"card": names.card_name(self.card)}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.card_thing(self.card),)


class Swap(Action[ZombicideState]):
    """Swap two slots, of one survivor or of two who trade (ZC-06.25, ZC-06.26)."""

    def __init__(self, one: int, a: int, other: int, b: int) -> None:
        self.one = one
        self.a = a
        self.other = other
        self.b = b

    def text(self, g: ZombicideState) -> str:
        here, there = names.survivor(g, self.one), names.survivor(g, self.other)
        return f"swap {here} {self.a + 1} {there} {self.b + 1}"

    def args(self, g: ZombicideState) -> Args:
        return {
            "who": names.survivor(g, self.one),
            "other": names.survivor(g, self.other),
            "a": self.a + 1,
            "b": self.b + 1,
            "card": names.slot_name(g, self.one, self.a),
            "instead": names.slot_name(g, self.other, self.b),
        }

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return (names.slot_thing(g, self.one, self.a), names.slot_thing(g, self.other, self.b))


class Reroll(Action[ZombicideState]):
    """Re-roll all dice of the action, by "ammo", "lucky" or once per "turn" (ZC-G52)."""

    def __init__(self, by: str) -> None:
        self.by = by

    def text(self, g: ZombicideState) -> str:
        return "reroll " + self.by

    def args(self, g: ZombicideState) -> Args:
        return {"by": "@reroll-" + self.by}

    def things(self, g: ZombicideState) -> tuple[str, ...]:
        return ("reroll:" + self.by,)


class Done(Action[ZombicideState]):
    """Stop and keep things as they are."""


class Accept(Action[ZombicideState]):
    """Accept."""


class Decline(Action[ZombicideState]):
    """Decline."""
