"""`shamble games`: list the games."""

from typing import Any

from shamble.bots import LEVELS
from shamble.cli.output import out, print_json
from shamble.cli.table_setup import listed_games
from shamble.core.game import Game, all_games


def games(hidden: bool, json: bool) -> int:
    games = list(all_games().values()) if hidden else listed_games()
    if json:
        print_json([describe(game) for game in games])
    else:
        show(games)
    return 0


def describe(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "seats": [game.min_seats, game.max_seats],
        "modes": list(game.modes),
        "scenarios": list(game.scenarios),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "modes": list(option.modes),
            }
            for option in game.options
        ],
        "bots": list(LEVELS),
    }


def show(games: list[Game[Any]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for title in ("id", "game", "seats", "minutes", "modes", "scenarios"):
        table.add_column(title, no_wrap=title == "id", overflow="fold")
    for game in games:
        seats, minutes = _span(game.min_seats, game.max_seats), _span(*game.minutes)
        table.add_row(game.id, game.name, seats, minutes, ", ".join(game.modes), ", ".join(game.scenarios))
    out().print(table)
    for game in games:
        for option in game.options:
            values = ", ".join(str(value).lower() for value in option.values) or "@FILE"
            default = str(option.default).lower() or "none"
            out().print(f"{game.id} --option {option.id}=..  {values}; {default} by default", markup=False)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
