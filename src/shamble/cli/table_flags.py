"""The flags that set up a table, shared by play, simulate and compare."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Annotated, Any

from typer import Argument, Option

GameName = Annotated[str, Argument(metavar="GAME", help="A game from `shamble games`.", show_default=False)]
Seed = Annotated[int, Option(help="The same seed gives the same games.")]
Games = Annotated[int, Option(metavar="N", min=1, help="Number of games.")]
Jobs = Annotated[int, Option(metavar="J", min=0, help="Processes; 0 = one per core.")]


@dataclass
class TableOptions:
    """A table as typed on the command line."""

    game: GameName
    mode: Annotated[str, Option(help="Mode of play. Default: the first one.", show_default=False)] = ""
    scenario: Annotated[str, Option(help="Scenario. Default: the first one.", show_default=False)] = ""
    seats: Annotated[
        str,
        Option(
            metavar="PLAYER,..",
            help="Players by seat (person,novice) or by side (humans=person,zombies=novice).",
            show_default=False,
        ),
    ] = ""
    players: Annotated[
        int, Option(metavar="N", min=0, help="Number of seats, without --seats.", show_default=False)
    ] = 0
    bot: Annotated[
        str, Option(metavar="LEVEL", help="Bot of the other seats, without --seats: a level, or policy:FILE.")
    ] = "novice"
    option: Annotated[
        list[str], Option(metavar="ID=VALUE", help="A table option; can be repeated.", show_default=False)
    ] = field(default_factory=list)


def with_table(command: Callable[..., int]) -> Callable[..., int]:
    """Return the command with the flags of a table in place of its first parameter."""
    table = list(inspect.signature(TableOptions).parameters.values())
    table[-1] = table[-1].replace(default=[])  # the signature shows a factory where Typer needs a list
    own = list(inspect.signature(command).parameters.values())[1:]

    @wraps(command)
    def run(**arguments: Any) -> int:
        chosen = {parameter.name: arguments.pop(parameter.name) for parameter in table}
        return command(TableOptions(**chosen), **arguments)

    flags = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in (*table, *own)]
    run.__signature__ = inspect.Signature(flags)  # type: ignore[attr-defined]
    return run
