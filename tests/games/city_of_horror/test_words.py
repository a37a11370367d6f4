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
from shamble.games.city_of_horror import GAME
from shamble.games.city_of_horror.board import BOARDS, COLOURS, INVASIONS, PEOPLE, PLACES, SIDES
from shamble.games.city_of_horror.cards import KINDS
from shamble.games.city_of_horror.picture import PHASES
from shamble.games.city_of_horror.state import FATES, PROMISES
from shamble.table.words import LANGUAGES, catalogue, component_words
from tests.games.words import keys_in, messages

TEXT = GAME.folder() / "text"
PREFIXES = (
    "event|ask|do|verb|no|place|colour|char|card|effect|side"
    "|mode|option|end|series|fact|note|hint|phase|game|item"
)
KEY = re.compile(rf"@?((?:{PREFIXES})-[A-Za-z0-9_-]*[A-Za-z0-9])(\.\w+)?")


# -------------------------------------------------------------------- the catalogues


def entries(file: str) -> dict[str, frozenset[str]]:
    return messages(TEXT / file)


def everything(language: str) -> dict[str, frozenset[str]]:
    return entries(f"{language}.ftl") | entries(f"ui.{language}.ftl") | of_components(language)


def of_components(language: str) -> dict[str, frozenset[str]]:
    """What options, cards, characters and locations say themselves."""
    found: dict[str, frozenset[str]] = {}
    message = ""
    for line in component_words(GAME, language).splitlines():
        head = line.partition(" = ")[0]
        message = message if head.startswith(" ") else head
        found[message + (head.strip() if head.startswith(" ") else "")] = frozenset()
    return found


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


VERBS = [
    "pass",
    "play",
    "power",
    "offer",
    "plan",
    "later",
    "move",
    "turn-away",
    "put",
    "keep",
    "at",
    "lure",
    "from",
    "to",
    "where",
    "about",
    "token",
    "wake",
    "hide",
    "exhaust",
    "eaten",
    "vaccinate",
    "leader",
    "forward",
    "rob",
    "coerce",
    "name",
    "tie",
    "point",
    "pay",
    "take",
    "pay-food",
    "eat-food",
    "truck",
    "share",
    "decline",
    "accept",
    "change",
    "give",
    "hand",
    "give-antidote",
    "want-card",
    "want-antidote",
    "promise",
    "want-promise",
    "number",
    "send",
    "withdraw",
]
STAGES = ["at", "lure", "from", "to", "where", "wake", "hide", "leader", "rob", "coerce", "pay", "take"]
MOMENTS = ["look", "plans", "move", "moved", "use", "attack", "sharing", "after", "rescue"]


def composed() -> set[str]:
    """Every key that is put together from a beginning and a name."""
    verbs = [*VERBS, *[f"promise-{kind}" for kind in PROMISES]]
    keys = {f"{kind}-{verb}" for kind in ("do", "verb") for verb in verbs}
    keys |= {f"ask-aim-{stage}" for stage in STAGES} | {f"ask-window-{moment}" for moment in MOMENTS}
    keys |= {f"ask-vote-{kind}" for kind in ("attack", "sharing")}
    keys |= {f"event-{what}-{kind}" for what in ("tied", "chosen") for kind in ("attack", "sharing")}
    keys |= {f"event-starter-{why}" for why in ("setup", "lost", "tower", "left", "student", "out")}
    keys |= {f"event-came-{why}" for why in ("invasion", "alarm", "blonde")}
    keys |= {f"event-moved-{way}" for way in ("in", "full", "squeezed")}
    keys |= {f"event-died-{why}" for why in ("eaten", "leader", "tower", "sick")}
    keys |= {f"event-exploded-{what}" for what in ("tower", "fire", "door")}
    keys |= {
        f"event-{who}-{what}" for who in ("keeps", "gives") for what in ("antidote", "card", "known-card")
    }
    aimed = ("", "-place", "-place-to", "-seat", "-seat-place", "-person", "-person-place")
    keys |= {f"event-played{what}" for what in aimed}
    keys |= {f"event-offer-{answer}" for answer in ("made", "agreed", "refused", "withdrawn")}
    keys |= {f"event-promise-{kind}" for kind in PROMISES} | {f"event-word-{fate}" for fate in FATES}
    keys |= {f"phase-{phase}" for phase in (*PHASES, "over")} | {
        "end-rescue",
        "end-rescue-one",
        "end-lost",
        "series-zombies",
    }
    keys |= {f"series-people-{seat}" for seat in range(1, 7)}
    keys |= {f"place-{place}" for place in PLACES} | {f"colour-{colour}" for colour in COLOURS}
    keys |= {f"side-board-{side}" for side in SIDES}
    for person in PEOPLE:
        keys |= {f"char-{person.id}", f"char-{person.id}.text", f"char-{person.id}.short"}
    for card in [*KINDS, *[invasion.id for invasion in INVASIONS]]:
        keys |= {f"card-{card}", f"card-{card}.text"}
    for sides in BOARDS:
        keys |= {f"location-{side.id}.{said}" for side in sides for said in ("text", "attack")}
    keys |= {f"mode-{mode}" for mode in GAME.modes} | {f"game-{GAME.id}", f"game-{GAME.id}.text"}
    keys |= {side for seats in range(3, 7) for side in GAME.sides(Setup(seats, "standard"))}
    for option in GAME.options:
        keys |= {f"option-{option.id}", f"option-{option.id}.text"}
        keys |= {f"option-{option.id}-{str(v).lower() if isinstance(v, bool) else v}" for v in option.values}
    return keys | {"ask-draw", "ask-pick", "hint-random", "hint-forced"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_sources_has_its_words(language: str) -> None:
    missing = sorted((literals() | composed()) - set(everything(language)))
    assert missing == []


def test_nothing_is_said_that_nobody_asks_for() -> None:
    mine = {key.partition(".")[0] for key in entries("en.ftl")}
    assert sorted(mine - literals() - composed()) == []


# -------------------------------------------------------------------- what games really say

SETUPS: list[dict[str, Value]] = [
    {"sides": "B", "expert_draft": True},
    {"sides": "random", "corners": "random", "binding_promises": True},
    {},
    {"offers": 3},
]
GAMES = 12
LONGEST = 3000  # decisions of a game


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
    for number in range(GAMES):
        setup = Setup(3 + number % 4, "standard", "", dict(SETUPS[number % len(SETUPS)]))
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
