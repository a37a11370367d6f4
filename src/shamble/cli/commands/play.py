"""`shamble play`: a game in the terminal, new or saved."""

from collections.abc import Sequence
from pathlib import Path

from shamble.bots import LEVELS
from shamble.cli.choose import HUMAN, find_game, make_setup
from shamble.cli.errors import Problem
from shamble.cli.files import load_match
from shamble.cli.language import Language, language
from shamble.cli.output import out
from shamble.cli.speech import Speech
from shamble.cli.terminal.client import Client
from shamble.cli.terminal.keeper import Keeper
from shamble.cli.terminal.keyboard import Keyboard
from shamble.match.log import DiceSource, Occupant
from shamble.match.match import Match
from shamble.match.save_file import SUFFIX


def play(
    name: str,
    mode: str,
    scenario: str,
    seats: str,
    players: int,
    bot: str,
    options: Sequence[str],
    seed: int | None,
    dice: DiceSource,
    lang: Language | None,
) -> int:
    spoken = language(lang)
    if _is_file(name):
        if mode or scenario or seats or players or options or seed is not None or dice != "generator":
            raise Problem("A saved game goes on as it was set up; only --lang can be chosen anew.")
        path = Path(name)
        match, keeper = load_match(path), Keeper(path)
    else:
        match, keeper = _new(name, mode, scenario, seats, players, bot, options, seed, dice, spoken), Keeper()
    people = match.seats_of("person")
    reader = people[0] if len(people) == 1 else None
    words = Speech(spoken, match.game, [chair.name for chair in match.occupants], reader)
    keyboard = Keyboard()
    _welcome(match, words)
    Client(match, out(), words, keyboard, keeper).play()
    if keyboard.source is None or (
        not keyboard.lines and not keyboard.is_terminal() and not match.state.is_over()
    ):
        raise Problem("To play one needs a terminal, or a file of what to type as standard input.")
    return 0


def _is_file(name: str) -> bool:
    return name.endswith(SUFFIX) or "/" in name or "\\" in name


def _new(
    name: str,
    mode: str,
    scenario: str,
    seats: str,
    players: int,
    bot: str,
    options: Sequence[str],
    seed: int | None,
    dice: DiceSource,
    lang: Language,
) -> Match:
    game = find_game(name)
    setup, who = make_setup(game, mode, scenario, seats, players, options, (HUMAN, *LEVELS), [HUMAN, bot])
    words = Speech(lang, game)
    chairs = []
    for seat, player in enumerate(who):
        kind = "person" if player == HUMAN else "bot"
        title = words.text(f"cli-name-{kind}", {"number": seat + 1})
        chairs.append(Occupant("person", title) if player == HUMAN else Occupant("bot", title, player))
    return Match.new(game, chairs, setup, seed, dice)


def _welcome(match: Match, words: Speech) -> None:
    args: dict[str, str | int] = {"game": f"@game-{match.game.id}", "mode": f"@mode-{match.header.mode}"}
    new = match.version == 0
    key = "cli-welcome" if new else "cli-welcome-back"
    out().print(words.text(key, args | {"step": match.version}), style="bold", markup=False)
    if new:
        out().print(words.text("cli-seed", {"seed": str(match.header.seed)}), style="dim", markup=False)
