"""`shamble play`: a game in the terminal, new or saved."""

from pathlib import Path

from shamble.bots import LEVELS
from shamble.cli.files import load_match
from shamble.cli.language import Language, language
from shamble.cli.messages import Speech
from shamble.cli.output import out
from shamble.cli.problem import Problem
from shamble.cli.table_flags import TableOptions
from shamble.cli.table_setup import PERSON, find_game, make_setup
from shamble.cli.terminal.client import Client
from shamble.cli.terminal.keyboard import Keyboard
from shamble.cli.terminal.saved_games import Keeper
from shamble.match.log import DiceSource, Occupant
from shamble.match.match import Match
from shamble.match.save_file import SUFFIX


def play(table: TableOptions, seed: int | None, dice: DiceSource, lang: Language | None) -> int:
    spoken = language(lang)
    if _is_file(table.game):
        if table != TableOptions(table.game) or seed is not None or dice != "generator":
            raise Problem("A saved game keeps its set-up; only --lang can be changed.")
        path = Path(table.game)
        match, keeper = load_match(path), Keeper(path)
    else:
        match, keeper = _new(table, seed, dice, spoken), Keeper()
    people = match.seats_of("person")
    reader = people[0] if len(people) == 1 else None
    words = Speech(spoken, match.game, [chair.name for chair in match.occupants], reader)
    keyboard = Keyboard()
    _welcome(match, words)
    Client(match, out(), words, keyboard, keeper).play()
    if keyboard.source is None or (
        not keyboard.lines and not keyboard.is_terminal() and not match.state.is_over()
    ):
        raise Problem("Playing needs a terminal, or commands on standard input.")
    return 0


def _is_file(name: str) -> bool:
    return name.endswith(SUFFIX) or "/" in name or "\\" in name


def _new(table: TableOptions, seed: int | None, dice: DiceSource, lang: Language) -> Match:
    game = find_game(table.game)
    setup, who = make_setup(game, table, (PERSON, *LEVELS), PERSON)
    words = Speech(lang, game)
    chairs = []
    for seat, player in enumerate(who):
        kind = "person" if player == PERSON else "bot"
        title = words.text(f"cli-name-{kind}", {"number": seat + 1})
        chairs.append(Occupant("person", title) if player == PERSON else Occupant("bot", title, player))
    return Match.new(game, chairs, setup, seed, dice)


def _welcome(match: Match, words: Speech) -> None:
    args: dict[str, str | int] = {"game": f"@game-{match.game.id}", "mode": f"@mode-{match.header.mode}"}
    new = match.version == 0
    key = "cli-welcome" if new else "cli-welcome-back"
    out().print(words.text(key, args | {"step": match.version}), style="bold", markup=False)
    if new:
        out().print(words.text("cli-seed", {"seed": str(match.header.seed)}), style="dim", markup=False)
