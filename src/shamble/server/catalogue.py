"""What the lobby shows of the games, and their rulebooks."""

import tomllib
from functools import cache
from typing import Any

from shamble.bots import LEVELS
from shamble.core.game import Game, Setup
from shamble.core.ledger import load_ledger
from shamble.table.games import games as installed
from shamble.table.wire import GameInfo, OptionSetting, Rulebook, RuleText

SOURCES = {"seed": "rulebook", "public": "public", "reconstructed": "reconstructed"}


@cache
def games() -> list[GameInfo]:
    """The games shown in the lobby."""
    return [_info(game) for game in installed().values() if game.listed]


def _info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        name=game.name,
        seats=(game.min_seats, game.max_seats),
        minutes=game.minutes,
        weight=game.weight,
        modes=list(game.modes),
        scenarios=list(game.scenarios),
        options=[
            OptionSetting(
                id=option.id,
                key=f"option-{option.id}",
                values=list(option.values),
                default=option.default,
                rules=list(option.rules),
                modes=list(option.modes),
            )
            for option in game.options
        ],
        bots=list(LEVELS),
        sides={
            str(seats): game.sides(plain(game, seats)) for seats in range(game.min_seats, game.max_seats + 1)
        },
    )


def plain(game: Game[Any], seats: int, scenario: str = "") -> Setup:
    """The set-up nobody has changed anything in."""
    return Setup(seats, game.modes[0], scenario or (game.scenarios[0] if game.scenarios else ""))


@cache
def rulebook(id: str) -> Rulebook | None:
    """Rules, worked examples and rulings of a game, and what its components say; None where there is no such game."""
    game = installed().get(id)
    if game is None:
        return None
    ledger = load_ledger(game.folder())
    rules = [RuleText(r.id, "rule", r.section, {"en": r.en, "it": r.it}, r.mode) for r in ledger.rules]
    rules += [
        RuleText(e.id, "example", e.origin, {"en": e.en, "it": e.it}, cites=list(e.rules))
        for e in ledger.examples
    ]
    rules += [RuleText(g.id, "gap", g.question, {"en": g.en, "it": g.it}) for g in ledger.gaps]
    return Rulebook(id, rules, _components(game))


def _components(game: Game[Any]) -> list[RuleText]:
    """Every component that has a name and says something, in both languages."""
    path = game.folder() / "data" / "components.toml"
    if not path.is_file():
        return []
    found = []
    for section, items in tomllib.loads(path.read_text("utf-8")).items():
        for item in items if isinstance(items, list) else []:
            if isinstance(item, dict) and {"id", "name", "name_it", "effect", "effect_it"} <= set(item):
                text = {
                    "en": f"{item['name']}: {item['effect']}",
                    "it": f"{item['name_it']}: {item['effect_it']}",
                }
                source = SOURCES.get(str(item.get("source", "")), "")
                found.append(RuleText(str(item["id"]), "component", section, text, source=source))
    return found
