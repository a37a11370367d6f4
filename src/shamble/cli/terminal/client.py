"""A game at one keyboard: people and bots take turns."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from shamble.bots import make_bot
from shamble.cli.messages import Speech
from shamble.cli.terminal.keyboard import Keyboard, PlayerLeft
from shamble.cli.terminal.saved_games import Keeper
from shamble.cli.terminal.screen import Screen
from shamble.core import engine
from shamble.core.rng import stream
from shamble.core.visibility import OWNER, SPECTATOR
from shamble.match.analysis.hint import certain_actions, compute_hint
from shamble.match.errors import MatchError
from shamble.match.log import Redone, Undone
from shamble.match.match import Match
from shamble.match.narration import build_narrator
from shamble.match.narration.parser import (
    YES,
    Ambiguous,
    Choice,
    Command,
    NoSuchNumber,
    Unknown,
    find_matches,
    parse,
    parse_faces,
)
from shamble.match.protocol.events import EvaluatedOption, Hint
from shamble.match.protocol.view import AutoPass, Decision, Option
from shamble.match.save_file import SUFFIX, store
from shamble.match.timeline import PreparedEntry
from shamble.match.view.ending import build_ending
from shamble.match.view.lines import log_lines, visible_lines
from shamble.match.view.options import pending_decision, to_reason

BOTS = 2_000_003  # first random stream of the bots; the game's are below
WHEN_IT_MATTERS = AutoPass(only=True)


class Client:
    """Plays a match to its end, or until the player leaves."""

    def __init__(
        self, match: Match, console: Console, words: Speech, keyboard: Keyboard, keeper: Keeper
    ) -> None:
        self.match = match
        self.screen = Screen(console, words)
        self.words = words
        self.keyboard = keyboard
        self.keeper = keeper
        self.people = match.seats_of("person")
        self.bots = {seat: make_bot(match.occupants[seat].bot, match.game) for seat in match.seats_of("bot")}
        self.shown_versions = dict.fromkeys(
            [SPECTATOR, *self.people], -1
        )  # the last version that each seat has seen
        self.last_choices: dict[int, int] = {}  # the version of each seat's last choice
        self.advised: tuple[int, list[str]] = (-1, [])  # the version of the last hint, and its actions
        self.looked_at = ""  # the current place of the walk over the board
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.secret = OWNER in match.game.visibility.values()

    def play(self) -> None:
        """Play until the game is over or the player leaves; the game is saved in both cases."""
        try:
            while not self.match.state.is_over():
                self._next()
            self._catch_up(self.at_keyboard)
            self._end()
        except (PlayerLeft, KeyboardInterrupt):
            self._leave()

    # ------------------------------------------------------------ turns

    def _next(self) -> None:
        """Play one step of the match."""
        due = self.match.next_automatic_entry()
        waiting = self.match.waiting()
        bot = next((seat for seat in waiting if seat in self.bots), None)
        if due is not None:
            self.match.accept(due)
        elif bot is not None:
            self._bot(bot)
        elif waiting:
            self._person(waiting[0])
        else:
            self._real_dice()

    def _bot(self, seat: int) -> None:
        match = self.match
        numbers = stream(match.header.seed, BOTS + match.version * len(match.occupants) + seat)
        advice = self.bots[seat].choose(match.view(seat), match.options(seat), numbers)
        self.match.accept(match.act(seat, match.decision_id, advice.action.text(match.state)))

    def _person(self, seat: int) -> None:
        """Show a seat its decision, and run typed commands until it has answered."""
        self._sit_down(seat)
        self._catch_up(seat)
        self.screen.position(self.match.view(seat))
        decision = pending_decision(self.match, [seat])
        assert decision is not None
        self.screen.question(decision, self._name(seat))
        version = self.match.version
        while self.match.version == version:
            self._carry_out(seat, decision, self.keyboard.ask("> "))

    def _sit_down(self, seat: int) -> None:
        """Pass the keyboard to another player, and clear the screen if hands are hidden."""
        if seat == self.at_keyboard:
            return
        frame = self.match.pending()
        sealed = frame is not None and frame.kind() == "ballot"
        if len(self.people) > 1 and (self.secret or sealed):
            self.screen.clear()
            self.screen.say("cli-pass-keyboard", "bold yellow", seat=self.words.seat(seat))
            self.keyboard.ask("")
            self.screen.clear()
        self.at_keyboard = seat

    def _real_dice(self) -> None:
        """Ask for the result of real dice."""
        decision = pending_decision(self.match, [])
        assert decision is not None
        self._catch_up(self.at_keyboard)
        self.screen.console.print(self.words.say(decision.prompt), style="bold", markup=False)
        count, sides = decision.prompt.args.get("dice"), decision.prompt.args.get("sides")
        example = " ".join(["4"] * count) if isinstance(count, int) else "4"
        self.screen.say("cli-roll-how", "dim", example=example)
        version = self.match.version
        while self.match.version == version:
            typed = self.keyboard.ask("> ")
            faces = parse_faces(typed, sides if isinstance(sides, int) else 6)
            if faces:
                self._try(lambda faces=faces: self.match.enter_roll(self.match.decision_id, faces))  # type: ignore[misc]
            else:
                self._carry_out(self.at_keyboard, decision, typed)

    # ------------------------------------------------------------ commands as typed

    def _carry_out(self, seat: int, decision: Decision, typed: str) -> None:
        if not typed:
            return
        version, actions = self.advised
        if typed.casefold() in YES and version == self.match.version:
            self._act(seat, actions)
            return
        meaning = parse(typed, [option.text for option in decision.options])
        match meaning:
            case Choice(index):
                self._choose(seat, decision.options[index])
            case Command(name, rest):
                self._command(seat, decision, name, rest)
            case NoSuchNumber(number):
                if decision.options:
                    self.screen.say("cli-no-such-number", number=number, last=len(decision.options))
                else:
                    self.screen.say("cli-not-numbers", text=typed)
            case Ambiguous(indexes):
                texts = [decision.options[index].text for index in indexes]
                self.screen.say("cli-ambiguous", text=typed, options=", ".join(texts[:12]))
            case Unknown(text):
                if not self._explain(seat, text):
                    self.screen.say("cli-unknown", text=text)

    def _choose(self, seat: int, option: Option) -> None:
        if option.confirm and not self._agrees("cli-confirm", text=option.text):
            return
        self._act(seat, [option.text])

    def _act(self, seat: int, actions: list[str]) -> None:
        self.last_choices[seat] = self.match.version
        self._try(lambda: self.match.act(seat, self.match.decision_id, actions[0], then=actions[1:]))

    def _command(self, seat: int, decision: Decision, name: str, rest: str) -> None:
        match name:
            case "near-misses":
                self.screen.near_misses(decision.refused)
            case "why":
                self._why(seat, decision, rest)
            case "rule":
                self._rule(decision, rest)
            case "hint":
                self._hint(seat)
            case "undo":
                self._undo()
            case "redo":
                self._try(lambda: self.match.redo(self.people), "cli-redone")
            case "auto":
                self._auto(seat)
            case "board":
                self.screen.position(self.match.view(seat))
                self.screen.question(decision, self._name(seat))
            case "log":
                self._log(seat)
            case "save":
                self._save(rest)
            case "quit":
                raise PlayerLeft
            case "rest":
                self._try(lambda: self.match.act(seat, self.match.decision_id, "", rest=True))
            case "help" | "wait" | "next" | "say":
                self.screen.say("cli-help")
            case _:
                self._tell(seat, f"{name} {rest}".strip())

    def _try(self, make_step: Callable[[], PreparedEntry], notice: str = "") -> None:
        """Do something that the table can refuse; save the game if it was done."""
        try:
            step = make_step()
        except MatchError as no:
            self.screen.console.print(self.words.reasons(no.reasons), style="red", markup=False)
            return
        self.match.accept(step)
        if notice:
            self.screen.say(notice)
        self._keep()

    def _agrees(self, question: str, **args: str | int) -> bool:
        self.screen.say(question, "yellow", **args)
        return self.keyboard.ask("> ").casefold().startswith(self.words.text("cli-yes"))

    def _tell(self, seat: int, typed: str) -> None:
        """Answer a question about the position in words."""
        seats = [seat] if seat >= 0 else []
        said = build_narrator(self.match, seats, self.words, self.last_choices.get(seat, -1)).answer(
            typed, self.looked_at
        )
        self.looked_at = said.at or self.looked_at
        if said.does == "act":
            self._act(seat, [said.text, *said.then])
        for line in said.lines:
            self.screen.console.print(line, markup=False)

    # ------------------------------------------------------------ the commands

    def _explain(self, seat: int, text: str) -> bool:
        """Print why an action is refused."""
        state = self.match.state
        action = engine.find(state, seat, text)
        if action is None:
            tried = [action for action, _ in engine.refused_actions(state, seat)]
            matches = find_matches(
                " ".join(text.split()).casefold(), [a.text(state).casefold() for a in tried]
            )
            action = tried[matches[0]] if len(matches) == 1 else None
        if action is None:
            return False
        reasons = engine.explain(state, seat, action)
        if reasons:
            self.screen.refusal(action.text(state), [to_reason(one) for one in reasons])
        else:
            self.screen.say("cli-allowed", "green", text=action.text(state))
        return True

    def _why(self, seat: int, decision: Decision, text: str) -> None:
        if not text:
            self.screen.near_misses(decision.refused)
        elif not self._explain(seat, text):
            self.screen.say("no-such-action", text=text)

    def _rule(self, decision: Decision, id: str) -> None:
        ids = [id] if id else list(decision.prompt.rules)
        for one in ids:
            self.screen.rule(one)
        if not ids:
            self.screen.say("cli-rule-which", example=f"{self.match.game.prefix}-01")

    def _hint(self, seat: int) -> None:
        try:
            hint = compute_hint(self.match, seat)
        except MatchError:
            self.screen.say("cli-hint-none")
            return
        self.screen.say("advice-says", level=hint.level)
        self.screen.say("cli-hint", text=hint.text, reason=self.words.say(hint.reason))
        self._odds(hint)
        for number, step in enumerate(hint.steps[1:], start=2):
            key = "cli-hint-perhaps" if step.perhaps else "cli-hint-then"
            self.screen.say(key, number=number, text=step.option.text)
        actions = certain_actions(hint)
        self.advised = (self.match.version, actions)
        self.screen.say("narration-hint-yes", count=len(actions))

    def _odds(self, hint: Hint) -> None:
        """Print the chances of a hint, if it has any."""
        if not hint.weighed:
            return
        best, other = hint.weighed[0], hint.second
        if other is None:
            self.screen.say("cli-hint-chance", best=self._chance(best))
        else:
            self.screen.say(
                "cli-hint-odds", best=self._chance(best), other=other.text, chance=self._chance(other)
            )
            if hint.alike or hint.even:
                self.screen.say("advice-alike" if hint.alike else "advice-even")
            if other.soon:
                listed = "; ".join(self.words.say(one) for one in other.soon)
                self.screen.say("advice-soon", what=other.text, list=listed)
        self.screen.say("advice-games", games=best.games, wins=best.wins, error=best.spread)
        record = hint.warranty
        if record is not None:
            self.screen.say(
                "advice-warranty", hints=record.hints, won=record.won, low=record.low, high=record.high
            )

    def _chance(self, one: EvaluatedOption) -> str:
        """Return the chance in words."""
        if one.chance < 1:
            return self.words.text("advice-hardly", {"wins": one.wins, "games": one.games})
        return self.words.text("hint-chance", {"chance": one.chance})

    def _undo(self) -> None:
        reach = self.match.undo_reach(self.people)
        if not reach.steps:
            if reach.consent_to < 0:
                self.screen.say("undo-none", "yellow")
                return
            self.screen.say(reach.why, "yellow")
            if not self._agrees("cli-undo-ask"):
                self.screen.say("cli-undo-no")
                return
        self._try(self._taken_back, "cli-undone")

    def _taken_back(self) -> PreparedEntry:
        step = self.match.undo(self.people, ask=True)
        assert isinstance(step, PreparedEntry)  # all players sit at this keyboard, so no vote is needed
        return step

    def _auto(self, seat: int) -> None:
        on = self.match.auto_pass.get(seat) == WHEN_IT_MATTERS
        self.match.set_auto_pass(seat, AutoPass() if on else WHEN_IT_MATTERS)
        self.screen.say("cli-auto-off" if on else "cli-auto-on")

    def _log(self, seat: int) -> None:
        story = log_lines(self.match, [seat] if seat >= 0 else [])
        for _, lines in story:
            self.screen.lines(lines)
        if not story:
            self.screen.say("cli-log-empty")

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("cli-save-where")
            return
        path = Path(name).expanduser()
        path = path if path.suffix else path.with_suffix(SUFFIX)
        try:
            store(path, self.match)
        except OSError as error:
            self.screen.say("cli-save-failed", "red", path=str(path), problem=error.strerror or str(error))
        else:
            self.screen.say("cli-saved", path=str(path))

    # ------------------------------------------------------------ showing and saving

    def _name(self, seat: int) -> str:
        if seat < 0:
            return ""
        side = self.match.game.sides(self.match.header.setup())[seat]
        return self.words.text("cli-whose", {"seat": self.words.seat(seat), "side": f"@{side}"})

    def _catch_up(self, seat: int) -> None:
        """Show a seat everything since its last look."""
        for version in range(self.shown_versions[seat] + 1, self.match.version + 1):
            played = self.match.played(version)
            if played is not None:
                self.screen.lines(visible_lines(played.record, [seat] if seat >= 0 else []))
            elif isinstance(self.match.log[version], Undone | Redone):
                key = "cli-undone" if isinstance(self.match.log[version], Undone) else "cli-redone"
                if seat != self.at_keyboard:
                    self.screen.say(key, "dim")
        self.shown_versions[seat] = self.match.version

    def _keep(self) -> None:
        """Save the game; a failure is reported on leaving."""
        try:
            self.keeper.keep(self.match)
        except OSError:
            return

    def _leave(self) -> None:
        if self.people and not self.keyboard.lines and not self.keyboard.is_terminal():
            return  # the seat has not looked yet
        try:
            path = self.keeper.keep(self.match)
        except OSError as error:
            self.screen.say("cli-left-lost", "red", problem=error.strerror or str(error))
        else:
            self.screen.say("cli-left", path=str(path))

    def _end(self) -> None:
        ending = build_ending(self.match)
        assert ending is not None
        self.screen.position(self.match.view(self.at_keyboard))
        self.screen.ending(ending)
        self._keep()
