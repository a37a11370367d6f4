"""Count what a game asks of a player: `python -m tools.decisions --save`.

One seat belongs to a person who does what the novice advises, the others to novices. The same games are
played twice. `before` is the table as it was: asked every time ("ask me every time" in the menu), one action
at a time, with the confirmations of the page. `plan` presses "Do the whole plan" and is asked only where the
moment concerns the player. A click is empty if it is a pass, a choice without an alternative, a
confirmation of the advice, or the next step of a walk that nothing has interrupted.

Games with secrets are also played by three persons who share a screen: each change of the person who
looks is a handover. `before` hands the screen over to each person who is asked, `plan` asks them all at once
where they can pass. `--screen` measures only that. `--save` writes bench/decisions.md. Compile the rules
first.
"""

import argparse
from pathlib import Path
from typing import Any

from shamble.core import engine
from shamble.core.actions import Action, Pass
from shamble.core.game import Game, all_games
from shamble.lab.playout import seed_of
from shamble.match.analysis.hint import plan_ahead
from shamble.match.log import Occupant
from shamble.match.match import Match
from shamble.match.protocol.view import AutoPass
from shamble.match.view.options import pending_decision

SEED = 2027
MOST_ENTRIES = 4000  # of a game's log; a longer game is cut
FILE = Path(__file__).resolve().parent.parent / "bench" / "decisions.md"
HEAD = """# What a game asks of a player

Made by `python -m tools.decisions --save`: one person who follows the novice's advice, at a table as the lobby opens it
({games} games each, seed {seed}). `before` is asked every time and takes one action at a time, `plan` presses
"Do the whole plan" and is asked only where the moment concerns the player. Empty is a pass, a choice without an
alternative, a confirmation of the advice, or a further step of the same walk.

| game | follows | questions | clicks | passes | forced | confirmations | steps of a walk | empty | share |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""
SCREEN = """
Three persons who share one screen, {games} games each. `before` hands it over to each who is asked, `plan` asks
them all at once where they can pass:

| game | follows | handovers | for a pass | for a choice |
| --- | --- | --- | --- | --- |
"""
SHARED_SEATS = 3


class Count:
    """What persons were asked in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.questions = 0
        self.passes = 0
        self.forced = 0
        self.confirmations = 0
        self.steps = 0
        self.handovers = 0
        self.idle_handovers = 0  # for a pass or a forced choice

    def row(self, name: str, follows: str) -> str:
        clicks = self.questions + self.confirmations
        empty = self.passes + self.forced + self.confirmations + self.steps
        parts = (self.questions, clicks, self.passes, self.forced, self.confirmations, self.steps)
        means = " | ".join(f"{part / self.games:.1f}" for part in parts)
        share = 100 * empty / max(1, clicks)
        return f"| {name} | {follows} | {means} | {empty / self.games:.1f} | {share:.0f} % |"

    def screen_row(self, name: str, follows: str) -> str:
        idle, total = self.idle_handovers / self.games, self.handovers / self.games
        return f"| {name} | {follows} | {total:.1f} | {idle:.1f} | {total - idle:.1f} |"


class Table:
    """A game between persons who follow advice and novices."""

    def __init__(self, game: Game[Any], seed: int, persons: int, follows_plan: bool, count: Count) -> None:
        seats = max(game.min_seats, persons) if "solo" in game.modes else max(2, game.min_seats, persons)
        kinds = ["person" if seat < persons else "bot" for seat in range(seats)]
        occupants = [Occupant(kind, f"{seat + 1}") for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]
        self.match = Match.new(game, occupants, seed=seed)
        self.is_shared = persons > 1 and game.has_secrets()
        if not follows_plan and not self.is_shared:
            self.match.set_auto_pass(0, AutoPass(each=True))
        self.follows_plan = follows_plan
        self.count = count
        self.looking = -1
        self.walked = False  # the person's last action was a step of a walk, and nothing has happened since

    def play(self) -> None:
        match = self.match
        while not match.state.is_over() and match.version < MOST_ENTRIES:
            automatic = None if self._hides_automatic() else match.next_automatic_entry()
            if automatic is not None:
                match.accept(automatic)
                continue
            seats = match.waiting()
            persons = [seat for seat in seats if match.occupants[seat].kind == "person"]
            if not persons:
                self._act(seats[0])
            elif self.is_shared and self.follows_plan and self._can_all_pass(persons):
                self._ask_anybody(persons)
            else:
                self._ask(self.looking if self.looking in persons else persons[0])

    def _hides_automatic(self) -> bool:
        """Return whether answering for a seat would reveal something to others at the same screen."""
        frame = self.match.pending()
        return self.is_shared and frame is not None and frame.kind() != "turn" and not self.match.automations

    def _can_all_pass(self, seats: list[int]) -> bool:
        return all(isinstance(self.match.options(seat)[0], Pass) for seat in seats)

    def _act(self, seat: int) -> None:
        match = self.match
        match.accept(match.act(seat, match.decision_id, self._advised(seat).text(match.state)))

    def _ask_anybody(self, seats: list[int]) -> None:
        """Ask all persons at once who wants to do something; let all pass if none does."""
        wanting = [seat for seat in seats if not isinstance(self._advised(seat), Pass)]
        if wanting:
            self._ask(self.looking if self.looking in wanting else wanting[0])
            return
        self.count.questions += 1
        self.count.passes += 1
        for seat in seats:
            self._act(seat)
        self.looking = -1  # none of them holds the screen

    def _advised(self, seat: int) -> Action[Any]:
        return self.match.novice_advice(seat).action

    def _ask(self, seat: int) -> None:
        """Let a person answer, and count it."""
        match, count = self.match, self.count
        options, action = match.options(seat), self._advised(seat)
        text = action.text(match.state)
        is_pass, is_forced = isinstance(action, Pass), len(options) == 1
        is_step = self._is_step_of_walk(seat, text)
        count.questions += 1
        count.passes += is_pass
        count.forced += is_forced and not is_pass
        count.steps += is_step and self.walked
        if seat != self.looking:
            count.handovers += 1
            count.idle_handovers += is_pass or is_forced
            self.looking = seat
        if self.follows_plan:
            plan = plan_ahead(match, seat)
        else:
            plan = [text]
            decision = pending_decision(match, [seat])
            assert decision is not None
            count.confirmations += next(one.confirm for one in decision.options if one.text == text)
        entry = match.act(seat, match.decision_id, plan[0], then=plan[1:])
        match.accept(entry)
        self.walked = is_step and not entry.last.boundary and match.waiting() == (seat,)

    def _is_step_of_walk(self, seat: int, text: str) -> bool:
        """Return whether the action begins a route that the page offers with one click."""
        frame = engine.frame_for_seat(self.match.state, seat)
        assert frame is not None
        subject = frame.subject(self.match.state)
        if not subject:
            return False
        reach = self.match.game.inspect(self.match.view(seat), subject).reach.values()
        return any(route.actions and route.actions[0] == text for route in reach)


def measure(game: Game[Any], games: int, seed: int, persons: int, follows_plan: bool) -> Count:
    """Play some games and count what persons were asked."""
    count = Count()
    for number in range(games):
        Table(game, seed_of(seed, number), persons, follows_plan, count).play()
        count.games += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="default: all listed games")
    parser.add_argument("--number", type=int, default=4)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--screen", action="store_true", help="count only handovers")
    parser.add_argument("--save", action="store_true")
    asked = parser.parse_args()
    chosen = [game for id, game in all_games().items() if (id in asked.games if asked.games else game.listed)]
    rows, screens = [], []
    for game in chosen:
        for follows, plan in () if asked.screen else (("before", False), ("plan", True)):
            rows.append(measure(game, asked.number, asked.seed, 1, plan).row(game.id, follows))
            print(rows[-1], flush=True)
        if game.has_secrets():
            persons = min(SHARED_SEATS, game.max_seats)
            for follows, plan in (("before", False), ("plan", True)):
                count = measure(game, asked.number, asked.seed, persons, plan)
                screens.append(count.screen_row(game.id, follows))
                print(screens[-1], flush=True)
    if asked.save:
        head = HEAD.format(games=asked.number, seed=asked.seed)
        screen = SCREEN.format(games=asked.number)
        FILE.write_text(head + "\n".join(rows) + "\n" + screen + "\n".join(screens) + "\n", "utf-8")


if __name__ == "__main__":
    main()
