"""The action cards (CH-19): one number per physical card, and the kinds they are of."""

from typing import Any, Final

from shamble.games.city_of_horror.board import COMPONENTS

_ENTRIES: Final[list[dict[str, Any]]] = COMPONENTS["action_card"]

KINDS: Final[list[str]] = [entry["id"] for entry in _ENTRIES]
# every physical card, in the order of the list: card number -> number of its kind
DECK: Final[list[int]] = [kind for kind, entry in enumerate(_ENTRIES) for _ in range(entry["count"])]
EXPLOSIVE: Final[list[bool]] = [entry["explosion"] for entry in _ENTRIES]
NO_CARD: Final = -1

ALARM: Final = KINDS.index("alarm")
ENERGY_DRINK: Final = KINDS.index("energy_drink")
CANNED_FOOD: Final = KINDS.index("canned_food")
TEAR_GAS: Final = KINDS.index("tear_gas")
HIDEOUT: Final = KINDS.index("hideout")
SERVICE_DOOR: Final = KINDS.index("service_door")
PISTOL: Final = KINDS.index("pistol")
BINOCULARS: Final = KINDS.index("infrared_binoculars")
CHAINSAW: Final = KINDS.index("chainsaw")
FLASHLIGHT: Final = KINDS.index("flashlight")
KITTY: Final = KINDS.index("kitty")
PICKPOCKET: Final = KINDS.index("pickpocket")
COERCION: Final = KINDS.index("coercion")
SHOTGUN: Final = KINDS.index("shotgun")
SNEAKERS: Final = KINDS.index("sneakers")
MOLOTOV: Final = KINDS.index("molotov")
FLARE: Final = KINDS.index("signal_flare")
BOMB: Final = KINDS.index("homemade_bomb")


def cards_of(kind: str) -> list[int]:
    """The numbers of all cards of a kind."""
    wanted = KINDS.index(kind)
    return [card for card, of in enumerate(DECK) if of == wanted]
