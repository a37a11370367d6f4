"""Collects every message that games produce while they are played, for the words test."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from shamble.core import engine
from shamble.core.events import Args, Line, Record
from shamble.core.game import Game
from shamble.core.options import Setup
from shamble.core.rng import stream
from shamble.core.visibility import SPECTATOR

MAX_SAMPLES = 4  # argument sets stored per key
NOTATION_NAME = re.compile(
    r"(?=.*\d)(?=.*[A-Za-z,])[\w,-]+"
)  # 1G17, z5, D1, -3,0: a name used only in notation
WORD = re.compile(r"-?\w+(?:,-?\w+)*")


class MessageCollector:
    """Sample arguments of each message, keys used as arguments, and notation names of things."""

    def __init__(self) -> None:
        self.samples: dict[tuple[str, tuple[str, ...]], list[Args]] = {}
        self.nested: set[str] = set()
        self.ids: set[str] = set()

    def keys(self) -> set[str]:
        return {key for key, _ in self.samples}

    def sentences(self) -> Iterator[tuple[str, Args]]:
        for (key, _), ways in self.samples.items():
            for args in ways:
                yield key, args

    def add_things(self, things: Iterable[str]) -> None:
        self.ids |= {
            part for thing in things for part in thing.split(":")[1:] if NOTATION_NAME.fullmatch(part)
        }

    def ids_in(self, text: str) -> list[str]:
        """List the things that a sentence names as the notation does."""
        return [word for word in WORD.findall(text) if word in self.ids]

    def add(self, key: str, args: Args) -> None:
        known = self.samples.setdefault((key, tuple(sorted(args))), [])
        if len(known) < MAX_SAMPLES and args not in known:
            known.append(args)
        for value in args.values():
            if isinstance(value, str):
                names = value[2:].split("|") if value.startswith("@|") else [value]
                self.nested |= {
                    name[1:] for name in names if name.startswith("@") and not name.startswith("@seat-")
                }

    def add_line(self, line: Line) -> None:
        self.add(line.key, line.args)
        self.add_things(line.things)
        if line.card:
            self.nested.add(line.card)
        if line.dice is not None:
            if line.dice.need:
                self.add(line.dice.need, line.dice.need_args)
            if line.dice.verdict:
                self.add(line.dice.verdict, line.dice.verdict_args)
            if line.dice.row:
                self.nested.add(f"{line.dice.table}.{line.dice.row}")

    def add_record(self, g: Any, record: Record) -> None:
        """Add the events, as the acting and as other seats see them, and the next question."""
        for event in record.events:
            self.add_line(event.line())
            reduced = event.seen_by(SPECTATOR)
            if reduced is not None and reduced != event:
                self.add_line(reduced.line())
        frame = engine.pending(g)
        if frame is not None:
            for seat in (SPECTATOR, *frame.waiting(g)):
                put = frame.frame_for_seat(g, seat)
                self.add(put.prompt(g).key, put.prompt(g).args)
                routine = put.routine(g, seat) if seat != SPECTATOR else None
                if routine is not None:
                    self.add(routine.key, routine.args)

    def add_options(self, g: Any, seat: int) -> None:
        for action in engine.legal(g, seat):
            self.add("do-" + action.verb(), action.args(g))
            self.add_things(action.things(g))
            for prospect in action.prospects(g, seat):
                self.add(prospect.key, prospect.args)
        for action, reasons in engine.refused_actions(g, seat):
            self.add("do-" + action.verb(), action.args(g))
            for reason in reasons:
                self.add(reason.key, reason.args)

    def add_ending(self, game: Game[Any], g: Any) -> None:
        ending = game.ending(g)
        prompts = [*ending.facts, *[note for note in ending.notes if note is not None]]
        for prompt in [ending.message, *prompts] if g.is_over() else prompts:
            self.add(prompt.key, prompt.args)
        self.nested |= set(ending.series)

    def play(self, game: Game[Any], setup: Setup, seed: int, longest: int) -> None:
        """Play a game up to a number of decisions; `seed % 4` quarters of them follow advice."""
        numbers = stream(seed, 42)
        g = game.new(setup, seed)
        self.add_record(g, engine.start(g))
        for _ in range(longest):
            if g.is_over():
                break
            seat = engine.waiting(g)[0]
            self.add_options(g, seat)
            options = engine.legal(g, seat)
            action = options[int(numbers.below(len(options)))]
            if int(numbers.below(4)) >= seed % 4:
                advice = game.advise(game.view(g, seat), options, numbers)
                self.add(advice.key, advice.args)
                action = advice.action
            self.add_record(g, engine.apply(g, seat, action))
        self.add_ending(game, g)
