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
from shamble.core.visibility import SPECTATOR
from shamble.games.zombicide import GAME
from shamble.games.zombicide.board import MISSIONS, TILES
from shamble.games.zombicide.cards import EQUIPMENT, KIND_IDS, LEVEL_IDS
from shamble.games.zombicide.sheets import BOX, SHEETS, SKILL_IDS, slug
from shamble.games.zombicide.view import PHASES
from shamble.table.words import LANGUAGES, catalogue
from tests.games.words import keys_in, messages

TEXT = GAME.folder() / "text"
PREFIXES = (
    "event|ask|do|verb|no|card|kind|level|car|skill|survivor|room|side|mode|scenario|option|end|series|fact|note"
    "|hint|phase|game|need|verdict|weapon|bare|empty|wound|chair|combined|reroll"
)
KEY = re.compile(rf"@?((?:{PREFIXES})-[A-Za-z0-9_-]*[A-Za-z0-9])(\.\w+)?")


# -------------------------------------------------------------------- the catalogues


def entries(file: str) -> dict[str, frozenset[str]]:
    return messages(TEXT / file)


def everything(language: str) -> dict[str, frozenset[str]]:
    return entries(f"{language}.ftl") | entries(f"ui.{language}.ftl")


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


TURN = ("move", "search", "open", "shoot", "strike", "reload", "arrange", "trade", "noise", "combine", "end")
AT_CARS = ("board", "alight", "sit", "drive", "ransack", "stow", "unstow")
OTHER = ("take", "leave", "neutralise", "close", "loud", "heal", "lead")
ASKED = ("activate", "wound", "hit", "pick", "first", "join", "room", "way", "on", "target", "learn")
CARD_CHOICES = (
    "drop",
    "lose",
    "pay",
    "use",
    "redraw",
    "refuse",
    "swap",
    "reroll",
    "done",
    "accept",
    "decline",
)
CARD_EVENTS = ("dealt", "found", "kept", "discarded", "lost", "matched", "loaded", "unloaded", "reloaded")
DEEDS = ("died", "found-nothing", "left", "loud", "scream", "tough", "wounded", "heal", "lead", "trade")


def composed() -> set[str]:
    """Every key that is put together from a beginning and a name."""
    verbs = [*TURN, *AT_CARS, *OTHER, *ASKED, *CARD_CHOICES]
    keys = {f"{kind}-{verb}" for kind in ("do", "verb") for verb in verbs}
    keys |= {f"event-card-{what}" for what in (*CARD_EVENTS, "shield", "thrown")}
    keys |= {f"event-{what}" for what in (*DEEDS, "trade-refused", "combined-sniper", "combined-molotov")}
    keys |= {f"event-door-{what}" for what in ("opened", "closed", "followed")}
    keys |= {f"event-car-{what}" for what in ("in", "out", "seat", "drove", "left")}
    keys |= {f"event-token-{what}" for what in ("taken", "neutralised", "woken")}
    keys |= {f"event-stirs-{cause}" for cause in ("card", "shortage")}
    keys |= {f"{what}-{outcome}" for what in ("event-ended", "end") for outcome in ("won", "lost", "late")}
    keys |= {f"{what}-{into}" for what in ("combined", "no-parts") for into in ("sniper", "molotov")}
    keys |= {f"reroll-{by}" for by in ("ammo", "lucky", "turn")}
    keys |= {"chair-driver", "chair-passenger"}
    keys |= {f"phase-{phase}" for phase in (*PHASES, "over")}
    for id in ("police", "pimp"):
        keys |= {f"car-{id}", f"car-{id}.text"}
    for id in KIND_IDS:
        keys |= {f"kind-{id}", f"kind-{id}.text"}
    keys |= {f"level-{level}" for level in LEVEL_IDS}
    for kind in EQUIPMENT:
        keys |= {f"card-{kind.id}", f"card-{kind.id}.text"}
    for skill in SKILL_IDS:
        keys |= {f"skill-{skill}", f"skill-{skill}.text"}
    for sheet in SHEETS[:BOX]:
        keys |= {f"survivor-{sheet.id}", f"survivor-{sheet.id}.text"}
    keys |= {"room-" + slug(str(room["name"])) for tile in TILES.values() for room in tile.rooms.values()}
    keys |= {f"mode-{mode}" for mode in GAME.modes} | {f"game-{GAME.id}", f"game-{GAME.id}.text"}
    for mission in MISSIONS:
        keys |= {f"scenario-{mission}", f"scenario-{mission}.text"}
    keys |= {side for seats in range(1, 7) for side in GAME.sides(Setup(seats, "book", "00"))}
    return keys | {"ask-draw", "ask-pick", "ask-roll", "hint-random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_sources_has_its_words(language: str) -> None:
    missing = sorted((literals() | composed()) - set(everything(language)))
    assert missing == []


def test_nothing_is_said_that_nobody_asks_for() -> None:
    mine = {key.partition(".")[0] for key in entries("en.ftl")}
    assert sorted(mine - literals() - composed()) == []


# -------------------------------------------------------------------- what games really say

# A setup for each game: seats, mode, mission, options.
SETUPS: list[tuple[int, str, str, dict[str, Value]]] = [
    (1, "book", "00", {}),
    (2, "faq", "01", {"may_decline_find": True}),
    (6, "book", "02", {"rounds": 30}),
    (3, "book", "03", {"red_at_43": True}),
    (2, "faq", "04", {}),
    (4, "book", "05", {"quick": True}),
    (6, "faq", "06", {}),
    (5, "book", "07", {}),
    (3, "book", "08", {"manhole_per_zone": True}),
    (3, "faq", "09", {}),
    (2, "book", "10", {}),
]
LONGEST = 1500  # decisions of a game


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
        lines = [event.line() for event in record.events]
        for event in record.events:
            poorer = event.seen_by(SPECTATOR)
            if poorer is not None and poorer != event:
                lines.append(poorer.line())
        for line in lines:
            self.hear(line.key, line.args)
            if line.card:
                self.nested.add(line.card)
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
    for number, (seats, mode, mission, options_) in enumerate(SETUPS):
        setup = Setup(seats, mode, mission, dict(options_))
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
            if int(numbers.below(4)) >= number % 4:
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


def test_everything_said_in_games_can_be_said() -> None:
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
