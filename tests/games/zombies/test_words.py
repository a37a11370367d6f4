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
from shamble.games.zombies import GAME
from shamble.games.zombies.board import KINDS as TILES
from shamble.games.zombies.cards import KINDS
from shamble.games.zombies.view import PHASES
from shamble.table.words import LANGUAGES, catalogue, component_words
from tests.games.words import keys_in, messages, read

TEXT = GAME.folder() / "text"
CASES = [
    ("classic", "escape"),
    ("cooperative", "escape"),
    ("team", "escape"),
    ("classic", "rescue_mission"),
    ("classic", "last_man_standing"),
    ("classic", "military_helicopter"),
    ("cooperative", "rescue_mission"),
]
PREFIXES = (
    "event|ask|do|verb|no|need|verdict|tile|direction|side|mode|scenario|option|end|series|fact|note|hint|phase|game"
    "|card"
)
KEY = re.compile(rf"@?((?:{PREFIXES})-[A-Za-z0-9_-]*[A-Za-z0-9])(\.\w+)?")


# -------------------------------------------------------------------- the catalogues


def entries(file: str) -> dict[str, frozenset[str]]:
    return messages(TEXT / file)


def everything(language: str) -> dict[str, frozenset[str]]:
    found = entries(f"{language}.ftl") | entries(f"ui.{language}.ftl")
    return found | read(component_words(GAME, language))


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
    map_ = (
        "place",
        "zombie",
        "life",
        "bullet",
        "door",
        "survivor",
        "to",
        "move",
        "stop",
        "stay",
        "walk",
        "enough",
    )
    fight = ("roll", "use", "shoot", "bleed", "raise", "reroll", "accept")
    cards = ("play", "lay", "discard", "end", "pass", "target", "building", "lift", "item", "bullets")
    keys = {f"{kind}-{verb}" for kind in ("do", "verb") for verb in (*map_, *fight, *cards)}
    keys |= {f"event-rolloff-{what}" for what in ("first", "helipad")}
    keys |= {f"event-unplayable-{what}" for what in ("tile", "closing", "helipad-back", "helipad-gone")}
    keys |= {f"{kind}-put-{what}" for kind in ("event", "ask") for what in ("life", "bullet")}
    keys |= {f"event-{how}-{what}" for how in ("took", "shown") for what in ("life", "bullet", "survivor")}
    keys |= {f"ask-window-{point}" for point in ("fight", "move", "helipad", "zombies")}
    ways = ("helipad", "zombies", "together", "team", "undead", "death", "stranded", "draw", "dawn")
    keys |= {f"end-{way}" for way in ways}
    keys |= {f"phase-{phase}" for phase in (*PHASES, "over")}
    keys |= {f"direction-{d}" for d in "NESW"} | {f"series-kills-{n}" for n in range(1, 7)}
    keys |= {f"tile-{kind.id}" for kind in TILES}
    keys |= {f"card-{id}" for id in KINDS} | {f"card-{id}.text" for id in KINDS}
    keys |= {f"game-{GAME.id}", f"game-{GAME.id}.text"}
    for kind, ids in (("mode", GAME.modes), ("scenario", GAME.scenarios)):
        keys |= {f"{kind}-{id}" for id in ids} | {f"{kind}-{id}.text" for id in ids}
    for mode, scenario in CASES:
        keys |= {side for seats in (2, 4, 6) for side in GAME.sides(Setup(seats, mode, scenario))}
    for option in GAME.options:
        keys |= {f"option-{option.id}", f"option-{option.id}.text"}
        keys |= {f"option-{option.id}-{str(v).lower()}" for v in option.values}
    return keys | {"ask-roll", "ask-draw", "ask-pick", "hint-random", "hint-forced"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_sources_has_its_words(language: str) -> None:
    missing = sorted((literals() | composed()) - set(everything(language)))
    assert missing == []


def test_nothing_is_said_that_nobody_asks_for() -> None:
    mine = {key.partition(".")[0] for key in entries("en.ftl")}
    assert sorted(mine - literals() - composed()) == []


# -------------------------------------------------------------------- what games really say

GAMES = 30
LONGEST = 200  # decisions of a game


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
        mode, scenario = CASES[number % len(CASES)]
        chosen: dict[str, Value] = {"strict_discard": number % 2 == 0, "fast_game": number % 3 == 0}
        setup = Setup(4 if mode == "team" else 2 + number % 5, mode, scenario, chosen)
        assert GAME.check(setup) == []
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
