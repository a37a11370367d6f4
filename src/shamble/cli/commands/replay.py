"""`shamble replay`: step through a saved game, or check that it replays exactly."""

from pathlib import Path
from typing import Any

from shamble.cli.files import load_match
from shamble.cli.language import Language, language
from shamble.cli.messages import Speech
from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem
from shamble.cli.terminal.keyboard import Keyboard, PlayerLeft
from shamble.cli.terminal.screen import Screen
from shamble.core.visibility import SPECTATOR, View
from shamble.match.fair_dice import commitment
from shamble.match.fair_dice.verification import invalid_entries
from shamble.match.log import Moved
from shamble.match.match import Match
from shamble.match.save_file import BadSaveError, DivergedError, Save, loads, revive
from shamble.match.timeline import PlayedEntry
from shamble.match.view.ending import build_ending
from shamble.match.view.lines import visible_lines


def replay(file: Path, check: bool, json: bool, lang: Language | None) -> int:
    spoken = language(lang)
    if check:
        return prove(file, json)
    match = load_match(file)
    words = Speech(spoken, match.game, [chair.name for chair in match.occupants])
    if json:
        print_json(story(match, words))
    else:
        Replay(match, words).run(Keyboard())
    return 0


# ---------------------------------------------------------------- checking


def prove(file: Path, json: bool) -> int:
    """Check that a save replays to its position, and that its secret gives its rolls."""
    game, steps, dice = "", 0, ""
    problems: list[str] = []
    try:
        save = loads(file.read_bytes())
        game, steps = save.header.game, len(save.log)
        revive(save)
        problems, dice = check_save(save)
    except OSError as error:
        raise Problem(f"{file} cannot be read: {error.strerror or error}.") from error
    except BadSaveError as bad:
        problems = str(bad).splitlines()
    except DivergedError as diverged:
        problems = [f"It does not replay: {diverged}."]
    if json:
        print_json(
            {
                "file": str(file),
                "game": game,
                "steps": steps,
                "ok": not problems,
                "problems": problems,
                "dice": dice,
            }
        )
    elif problems:
        for problem in problems:
            out().print(f"{file}: {problem}", markup=False, soft_wrap=True)
    else:
        out().print(f"{file}: {steps} steps, replayed exactly. {dice}".strip(), markup=False, soft_wrap=True)
    return 1 if problems else 0


def check_save(save: Save) -> tuple[list[str], str]:
    """Return the faults of a save's dice, and a sentence about them."""
    if not save.header.fair:
        return [], ""
    if not save.secret:
        return [], "Its dice come from a secret that is revealed when the game is over."
    if not commitment.matches(save.secret, save.header.fair):
        return ["Its secret is not the one that was promised."], ""
    wrong = invalid_entries(save.header, save.log, save.secret)
    if wrong:
        return [f"Entry {number}: chance is not what the secret gives." for number in wrong], ""
    return [], "Every roll and draw is the one its secret gives."


# ---------------------------------------------------------------- showing


def story(match: Match, words: Speech) -> dict[str, Any]:
    """Return the whole game as data, in words, with all hidden information."""
    header, everybody = match.header, range(len(match.occupants))
    steps = []
    for played in match.active:
        said = [words.say(line) for line in visible_lines(played.record, everybody)]
        text = played.entry.text if isinstance(played.entry, Moved) else ""
        steps.append({"step": played.version, "seat": played.seat, "text": text, "lines": said})
    return {
        "game": header.game,
        "mode": header.mode,
        "scenario": header.scenario,
        "options": header.options,
        "seats": [chair.bot or chair.kind for chair in match.occupants],
        "seed": header.seed,
        "steps": steps,
        "outcome": match.state.outcome,
        "winners": list(match.state.winners),
    }


class Replay:
    """Steps through a match at a terminal; otherwise prints it from beginning to end."""

    def __init__(self, match: Match, words: Speech) -> None:
        self.match = match
        self.words = words
        self.screen = Screen(out(), words)

    def run(self, keyboard: Keyboard) -> None:
        steps = self.match.active
        if not keyboard.is_terminal():
            for place, played in enumerate(steps):
                self._tell(place, played)
        else:
            self.screen.say("cli-replay-how", "dim")
            self._step(keyboard, steps)
        ending = build_ending(self.match)
        if ending is not None:
            self.screen.ending(ending)

    def _step(self, keyboard: Keyboard, steps: list[PlayedEntry]) -> None:
        place = 0
        while place < len(steps):
            self._tell(place, steps[place])
            state = self.match.state_at(steps[place].version)
            self.screen.position(View(SPECTATOR, state))
            try:
                typed = keyboard.ask("> ").casefold()
            except PlayerLeft:
                return
            if typed in ("q", "quit", "esci"):
                return
            if typed in ("b", "back", "indietro"):
                place = max(0, place - 1)
            elif typed.isdecimal():
                place = min(int(typed), len(steps) - 1)
            else:
                place += 1

    def _tell(self, place: int, played: PlayedEntry) -> None:
        """Print one step: the action and its events."""
        title = self.words.text("cli-replay-step", {"step": place, "last": len(self.match.active) - 1})
        did = ""
        if isinstance(played.entry, Moved):
            said = {"seat": self.words.seat(played.seat), "text": played.entry.text}
            did = self.words.text("cli-replay-by", said)
        out().print(f"{title}  {did}".rstrip(), style="cyan", markup=False)
        self.screen.lines(visible_lines(played.record, range(len(self.match.occupants))))
