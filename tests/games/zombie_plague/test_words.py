"""Everything the game can say is said in both languages, with the arguments it is given."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from shamble.core import engine
from shamble.core.events import Args, Record
from shamble.core.options import Setup, Value
from shamble.core.rng import stream
from shamble.games.zombie_plague import GAME
from shamble.games.zombie_plague.board import BOARD, HOUSE_ROOMS
from shamble.games.zombie_plague.cards import FACTS
from shamble.table.words import LANGUAGES, catalogue, component_words
from tests.games.words import keys_in, messages

TEXT = GAME.folder() / "text"
PREFIXES = (
    "event|ask|do|verb|no|need|verdict|opening|place|room|edge|facing|cause|side|mode|option|end|series|fact|note|hint"
    "|phase|game|bare|card|table"
)
KEY = re.compile(rf"@?((?:{PREFIXES})-[A-Za-z0-9_-]*[A-Za-z0-9])(\.\w+)?")


# -------------------------------------------------------------------- the catalogues


def entries(file: str) -> dict[str, frozenset[str]]:
    return messages(TEXT / file)


def everything(language: str) -> dict[str, frozenset[str]]:
    said = entries(f"{language}.ftl") | entries(f"ui.{language}.ftl")
    key = ""
    for line in component_words(GAME, language).splitlines():
        name = line.partition(" = ")[0]
        key = key if name.startswith("    ") else name
        said[key + name.strip() if name.startswith("    ") else key] = frozenset()
    return said


@pytest.mark.parametrize("name", ["{}.ftl", "ui.{}.ftl"])
def test_both_languages_have_the_same_keys_with_the_same_variables(name: str) -> None:
    assert entries(name.format("en")) == entries(name.format("it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    assert set(entries(f"{language}.ftl")) & set(entries(f"ui.{language}.ftl")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    """Reasons, hints and questions are whole sentences; names and buttons are not."""
    for key, text in re.findall(
        r"^([a-z][\w-]*) = (\S.*)$", (TEXT / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
    ):
        text = text.strip()
        if text.endswith("->"):
            continue
        if key.startswith(("no-", "hint-", "ask-")):
            assert text[-1] in ".?", key
        if key.startswith(("verb-", "do-", "verdict-", "need-", "side-", "phase-", "series-")):
            assert text[-1] not in ".?", key


# -------------------------------------------------------------------- what the sources can say


def literals() -> set[str]:
    return keys_in(GAME.folder(), KEY)


def composed() -> set[str]:
    """Every key that is put together from a beginning and a name."""
    moves = (
        "forward",
        "back",
        "left",
        "right",
        "barricade",
        "strike",
        "punch",
        "shoot",
        "search",
        "attack",
        "end",
    )
    cards = ("reload", "drink", "board", "drive", "break", "smash", "lucky", "use", "keep")
    choices = ("go", "rest", "pass", "edge", "place", "face", "room", "decline", "accept")
    verbs = (*moves, *cards, *choices)
    keys = {f"{kind}-{verb}" for kind in ("do", "verb") for verb in verbs}
    keys |= {f"event-human-{what}" for what in ("start", "forward", "back", "turned")}
    keys |= {
        f"event-zombie-{what}"
        for what in ("start", "arrival", "surprise", "resident", "bored", "risen", "forward", "turned")
    }
    keys |= {f"event-gun-{what}" for what in ("empty", "saved", "barrel", "reloaded")}
    keys |= {f"event-car-{what}" for what in ("boarded", "alighted", "overrun")}
    keys |= {f"verdict-{what}" for what in ("oops", "miss", "push", "kill", "wound")}
    keys |= {
        f"{kind}-{way}" for kind in ("end", "event-ended") for way in ("humans", "zombies", "escape", "dawn")
    }
    keys |= {f"cause-{cause}" for cause in ("surprise", "resident", "bored")}
    keys |= {f"phase-{phase}" for phase in ("setup", "humans", "arrivals", "zombies", "over")}
    keys |= {f"{kind}-{d}" for kind in ("edge", "facing") for d in "NESW"}
    keys |= {f"room-{room}" for room in HOUSE_ROOMS + "Go"}
    keys |= {f"opening-{o.id}" for o in BOARD.openings}
    keys |= {f"place-{p.id}" for p in BOARD.places}
    keys |= {f"card-{id}" for id in FACTS} | {f"card-{id}.text" for id in FACTS}
    keys |= {f"mode-{mode}" for mode in GAME.modes} | {f"game-{GAME.id}", f"game-{GAME.id}.text"}
    keys |= {side for seats in range(2, 8) for side in GAME.sides(Setup(seats, "basic"))}
    for option in GAME.options:
        keys |= {f"option-{option.id}", f"option-{option.id}.text"}
        keys |= {f"option-{option.id}-{str(v).lower()}" for v in option.values}
    return keys | {"ask-roll", "ask-draw", "ask-pick", "hint-random", "hint-forced", "bare-hands"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_sources_has_its_words(language: str) -> None:
    missing = sorted((literals() | composed()) - set(everything(language)))
    assert missing == []


def test_nothing_is_said_that_nobody_asks_for() -> None:
    mine = {key.partition(".")[0] for key in entries("en.ftl")}
    assert sorted(mine - literals() - composed()) == []


# -------------------------------------------------------------------- what games really say

SETUPS: list[dict[str, Value]] = [
    {"how_boring": True, "roadkill": True},
    {"car_keys": "horror", "house_only": True},
    {"car_keys": "friendly", "arrival_anywhere": True, "how_boring": True},
    {},
    {"dawn": 60, "roadkill": True},
]
GAMES = 30
LONGEST = 300  # decisions of a game


class Said:
    """One way of saying each key that was met: its arguments, and which argument texts are keys themselves."""

    def __init__(self) -> None:
        self.samples: dict[tuple[str, tuple[str, ...]], Args] = {}
        self.nested: set[str] = set()

    def hear(self, key: str, args: Args) -> None:
        self.samples.setdefault((key, tuple(sorted(args))), args)
        for value in args.values():
            if isinstance(value, str) and value.startswith("@") and not value.startswith("@seat-"):
                self.nested.add(value[1:])

    def hear_all(self, g: Any, record: Record) -> None:
        for event in record.events:
            line = event.line()
            self.hear(line.key, line.args)
            if line.card:
                self.nested.add(line.card)
            if line.dice is not None:
                if line.dice.need:
                    self.hear(line.dice.need, line.dice.need_args)
                if line.dice.verdict:
                    self.hear(line.dice.verdict, line.dice.verdict_args)
                if line.dice.row:
                    self.nested.add(f"{line.dice.table}.{line.dice.row}")
        frame = engine.pending(g)
        if frame is not None:
            self.hear(frame.prompt(g).key, frame.prompt(g).args)

    def hear_options(self, g: Any, seat: int) -> None:
        for action in engine.legal(g, seat):
            self.hear("do-" + action.verb(), action.args(g))
        for action, reasons in engine.near_misses(g, seat):
            self.hear("do-" + action.verb(), action.args(g))
            for reason in reasons:
                self.hear(reason.key, reason.args)


def said() -> Said:
    heard = Said()
    for number in range(GAMES):
        setup = Setup(2 + number % 6, "basic", "", dict(SETUPS[number % len(SETUPS)]))
        numbers = stream(number, 42)
        g = GAME.new(setup, number)
        heard.hear_all(g, engine.start(g))
        for _ in range(LONGEST):
            if g.over():
                break
            seat = engine.waiting(g)[0]
            heard.hear_options(g, seat)
            options = engine.legal(g, seat)
            action = options[int(numbers.below(len(options)))]
            if int(numbers.below(2)):
                advice = GAME.advise(GAME.view(g, seat), options, numbers)
                heard.hear(advice.key, advice.args)
                action = advice.action
            heard.hear_all(g, engine.apply(g, seat, action))
        ending = GAME.ending(g)
        told = [*ending.facts, *[note for note in ending.notes if note is not None]]
        for prompt in [ending.message, *told] if g.over() else told:
            heard.hear(prompt.key, prompt.args)
        heard.nested |= set(ending.series)
    return heard


@cache
def bundle(language: str) -> FluentBundle:
    texts = [catalogue(GAME.id, language) or "", catalogue("shell", language) or ""]
    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def speak(language: str, key: str, args: Args) -> str:
    """A message with its arguments; every mistake in it fails the test."""
    id, _, attribute = key.partition(".")
    assert bundle(language).has_message(id), f"{language} has no {key}"
    message = bundle(language).get_message(id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    assert pattern is not None, f"{language} has no {key}"
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, f"{language} {key} {args}: {errors}"
    return str(text)


def test_everything_said_in_thirty_games_can_be_said() -> None:
    heard = said()
    assert sorted({key for key, _ in heard.samples} - literals() - composed()) == []
    assert len(heard.samples) > 100
    for language in LANGUAGES:
        for key in heard.nested:
            assert speak(language, key, {})
        for (key, _), args in heard.samples.items():
            text = speak(language, key, {name: _argument(language, value) for name, value in args.items()})
            assert text.strip()
            assert "{" not in text


def _argument(language: str, value: str | int) -> str | int:
    if isinstance(value, str) and value.startswith("@"):
        return "Ada" if value.startswith("@seat-") else speak(language, value[1:], {})
    return value
