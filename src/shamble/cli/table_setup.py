"""Turn flags into a game, a set-up and its players."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from shamble import bots
from shamble.cli.files import read_text
from shamble.cli.problem import Problem
from shamble.cli.table_flags import TableOptions
from shamble.core.game import Game, all_games
from shamble.core.options import Setup, Value
from shamble.lab.seats import SeatsError, by_side, read_seats, read_sides

PERSON = "person"  # --seats accepts "human", too


def listed_games() -> list[Game[Any]]:
    """List the games that players see."""
    return [game for game in all_games().values() if game.listed]


def find_game(name: str) -> Game[Any]:
    """Return the game of that name, or raise Problem with the nearest name."""
    games = all_games()
    wanted = re.sub(r"[\W_]+", "-", name.casefold()).strip("-")
    if wanted in games:
        return games[wanted]
    shown = [id for id, game in games.items() if game.listed]
    near = get_close_matches(wanted, games, 1, 0.6)
    known = (
        f"did you mean {near[0]}?"
        if near
        else f"the games are {', '.join(shown)}."
        if shown
        else "none is installed."
    )
    raise Problem(f"There is no game {name!r}; {known}")


def make_setup(
    game: Game[Any], table: TableOptions, players: Sequence[str], first: str = ""
) -> tuple[Setup, list[str]]:
    """Make a valid set-up and the player of each seat, or raise Problem with one sentence.

    Without --seats, `first` takes the first seat and the table's bot the others.
    """
    values = dict(read_option(game, text) for text in table.option)
    seats = re.sub(r"(^|[,=]\s*)human(?=\s*(,|$))", rf"\1{PERSON}", table.seats)
    try:
        if seats and not by_side(seats):
            who = read_seats(seats, players)
            if table.players and table.players != len(who):
                raise Problem(f"--seats names {len(who)} seats and --players says {table.players}.")
        else:
            default = [first or table.bot, table.bot]
            read_seats(",".join(default), players)
            count = table.players or game.min_seats
            who = [*default, *[table.bot] * count][:count]
        setup = game.default_setup(len(who), table.mode, table.scenario)
        setup.options = values
        check_setup(game, setup)
        if seats and by_side(seats):
            who = read_sides(seats, game.sides(setup), players)
    except SeatsError as error:
        raise Problem(str(error)) from error
    for player in who:
        if player == PERSON or bots.is_external(player):
            check_bot(game, player)
        elif not bots.is_known_level(player, game):
            tempers = (
                f" its tempers are {', '.join(game.tempers())}." if game.tempers() else " it has no tempers."
            )
            raise Problem(f"{game.name} has no bot {player!r}: LEVEL[:TEMPER][@ITERATIONS];{tempers}")
    return setup, who


def check_bot(game: Game[Any], level: str) -> None:
    """Raise Problem if an external bot cannot play the game."""
    if bots.is_external(level):
        try:
            bots.make_bot(level, game)
        except bots.CannotPlay as no:
            raise Problem(str(no)) from no


def check_setup(game: Game[Any], setup: Setup) -> None:
    no = game.check(setup)
    if no:
        from shamble.cli.messages import Speech

        raise Problem(Speech("en", game).reasons(no))


def read_option(game: Game[Any], text: str) -> tuple[str, Value]:
    """Parse an option: ID=VALUE, ID to switch it on, or ID=@FILE for a text."""
    id, equals, word = (piece.strip() for piece in text.partition("="))
    option = next((option for option in game.options if option.id == id), None)
    if option is None:
        known = ", ".join(option.id for option in game.options)
        raise Problem(
            f"{game.name} has no option {id!r}; " + (f"its options are {known}." if known else "it has none.")
        )
    if not option.values:
        if not word.startswith("@"):
            raise Problem(f"The option {id} is a text; name its file: --option {id}=@FILE.")
        return id, read_text(Path(word[1:]))
    word = word if equals else "true"
    for value in option.values:
        if word.casefold() in _spellings(value):
            return id, value
    choice = ", ".join(_spellings(value)[0] for value in option.values)
    raise Problem(f"The option {id} cannot be {word!r}; it can be {choice}.")


def _spellings(value: Value) -> tuple[str, ...]:
    if value is True:
        return "true", "yes", "on"
    if value is False:
        return "false", "no", "off"
    return (str(value).casefold(),)
