"""The search cards (ZP-11): one number per physical card, and what each kind does."""

from typing import Final

from shamble.games.zombie_plague.board import COMPONENTS


class CardKind:
    """One kind of card as the components list it."""

    def __init__(self, id: str, type: str, kills_on: list[int], reach: int) -> None:
        self.id = id
        self.type = type
        self.reach = reach
        self.kills = [face in kills_on for face in range(7)]
        self.firearm = type == "weapon" and reach > 0
        self.shotgun = id in ("shotgun", "double_shotgun")
        self.double = id == "double_shotgun"
        self.chainsaw = id == "chainsaw"
        self.bat_when_empty = self.firearm and id != "pistol"


def _kinds() -> list[CardKind]:
    return [CardKind(c["id"], c["type"], c["kills_on"], c["range"]) for c in COMPONENTS["search_card"]]


KINDS: Final = _kinds()
KIND_BY_ID: Final = {kind.id: kind for kind in KINDS}
# every physical card of the search deck, in the order of the list: card number -> its kind
DECK: Final = [KIND_BY_ID[c["id"]] for c in COMPONENTS["search_card"] for _ in range(c["count"])]
BAT: Final = KIND_BY_ID["baseball_bat"]
NO_CARD: Final = -1


def cards_of(kind: str) -> list[int]:
    """The numbers of all cards of a kind."""
    return [number for number, card in enumerate(DECK) if card.id == kind]
