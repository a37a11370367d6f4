"""Briefing of a mission, made of its blocks and its map."""

from typing import Any, Final

from shamble.games.zombicide.board import load
from shamble.games.zombicide.cards import COMPONENTS
from shamble.games.zombicide.mission import MISSIONS, Args, Mission

WORDS: Final[dict[str, Any]] = load("blocks.toml")
KINDS: Final = {"win": "win", "lose": "lose", "rules": "special"}
CARD_NAMES: Final = {
    card["id"]: {"en": card["name"], "it": card.get("name_it", card["name"])}
    for card in COMPONENTS["equipment"]
}
LANGUAGES: Final = ("en", "it")


def briefings(ids: tuple[str, ...]) -> dict[str, Any]:
    """Return the briefings of these missions, and the lines that hold for all."""
    out: dict[str, Any] = {mission.id: briefing(mission) for mission in MISSIONS if mission.id in ids}
    out["every"] = WORDS["every"]
    return out


def briefing(mission: Mission) -> dict[str, Any]:
    facts = mission.facts
    tips = [
        {
            "kind": "advice",
            "places": tip["places"],
            "rules": tip["cites"] or ["ZC-10.03"],
            "en": tip["en"],
            "it": tip["it"],
        }
        for tip in facts["tips"]
    ]
    return {
        "seats": facts["players"],
        "minutes": facts["minutes"],
        **facts["story"],
        "line": lines(mission) + tips,
    }


def lines(mission: Mission) -> list[dict[str, Any]]:
    """Return the lines in the order win, lose, special."""
    out: list[dict[str, Any]] = []
    for part, kind in KINDS.items():
        for block in mission.blocks:
            if block.part == part and not block.is_means:
                key, args = block.words()
                out.append(line(kind, key, args, list(block.cites) or [block.rule]))
        if part == "lose" and not any(entry["kind"] == kind and "death" in entry["key"] for entry in out):
            out.append(line(kind, "last-death", {}, ["ZC-04.11"]))
    return out + on_the_map(mission)


def on_the_map(mission: Mission) -> list[dict[str, Any]]:
    board = mission.board
    keys: list[tuple[str, Args]] = [
        (f"car-{kind}", {}) for kind in ("pimp", "police") if any(car.kind == kind for car in board.cars)
    ]
    if board.cars and not any(car.drivable for car in board.cars):
        keys.append(("car-parked", {}))
    standing = sum(not zombie.option for zombie in board.zombies)
    if standing:
        keys.append(("zombies" if standing > 1 else "zombies.single", {"count": standing}))
    return [line("special", key, args, WORDS[key]["rules"]) for key, args in keys]


def line(kind: str, key: str, args: Args, rules: list[str]) -> dict[str, Any]:
    words = WORDS[key]
    out: dict[str, Any] = {"kind": kind, "key": key, "icon": words.get("icon", ""), "rules": rules}
    out["places"] = words.get("places", [])
    for language in LANGUAGES:
        out[language] = words[language].format_map(spoken(args, language))
    return out


def spoken(args: Args, language: str) -> Args:
    """Return the arguments in the words of a language."""
    out = dict(args)
    if "colour" in args:
        out["colour"] = WORDS["colour"][args["colour"]][language]
    if "clear" in args:
        out["clear"] = WORDS["clear"][args["clear"]][language]
    if "cards" in args:
        names = [CARD_NAMES[id][language] for id in str(args["cards"]).split(", ")]
        out["cards"] = ", ".join(names)
    return out
