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
from shamble.core.space.hexes import DIRECTIONS
from shamble.games.all_things_zombie import GAME
from shamble.games.all_things_zombie.board import EDGES, map_of
from shamble.games.all_things_zombie.events import TESTS
from shamble.games.all_things_zombie.pieces import ITEM_IDS, PACES, PEOPLE
from shamble.games.all_things_zombie.state import PHASES, SLOTS
from shamble.table.words import LANGUAGES, catalogue, component_words
from tests.games.words import keys_in, messages

TEXT = GAME.folder() / "text"
CASES = [
    (1, "solo", "for-a-few-bullets-more"),
    (2, "cooperative", "the-barricade"),
    (3, "cooperative", "search-and-destroy"),
    (1, "solo", "firefight"),
    (2, "competitive", "firefight"),
    (1, "solo", "the-cure"),
    (4, "cooperative", "race-to-the-helicopter"),
    (1, "solo", "skirmish"),
    (2, "competitive", "skirmish"),
    (6, "competitive", "skirmish"),
    (2, "cooperative", "campaign"),
    (1, "solo", "campaign"),
]
PREFIXES = (
    "event|ask|do|verb|no|need|verdict|table|person|ability|building|pace|test|branch|slot|edge|direction|side|mode"
    "|scenario|option|end|series|fact|note|hint|phase|game|card"
)
KEY = re.compile(rf"@?((?:{PREFIXES})-[A-Za-z0-9_-]*[A-Za-z0-9])(\.\w+)?")


# -------------------------------------------------------------------- the catalogues


def entries(file: str) -> dict[str, frozenset[str]]:
    return messages(TEXT / file)


def everything(language: str) -> dict[str, frozenset[str]]:
    """With the words that the components say themselves (the options)."""
    found, name = entries(f"{language}.ftl") | entries(f"ui.{language}.ftl"), ""
    for line in component_words(GAME, language).splitlines():
        key, _, _ = line.partition(" =")
        name = key if not line.startswith(" ") else f"{name}{key.strip()}"
        found[name] = frozenset()
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


def composed() -> set[str]:
    """Every key that is put together from a beginning and a name."""
    turn = (
        "go",
        "rest",
        "pass",
        "end",
        "move",
        "scout",
        "enter",
        "leave",
        "fast",
        "hex",
        "charge",
        "search",
        "reload",
    )
    doing = ("swap", "scope", "treat", "medic", "give", "fire", "panic", "shots", "target", "shoot", "throw")
    things = (
        "kill",
        "meds",
        "put",
        "exchange",
        "leave-it",
        "keep",
        "recruit",
        "enough",
        "buy",
        "heal",
        "rearm",
        "rescope",
        "hand",
    )
    answers = (
        "enough",
        "hold",
        "spare",
        "ammo",
        "flip",
        "fire",
        "melee",
        "flee",
        "cover",
        "charge",
        "stay",
        "cure",
        "none",
    )
    verbs = [*turn, *doing, *things, *[f"answer-{word}" for word in (*answers, "back", "enter", "done")]]
    keys = {f"{kind}-{verb}" for kind in ("do", "verb") for verb in verbs}
    began = ("entry", "turn", "survivors", "side", "renegade", "zombies", "board")
    keys |= {f"event-began-{what}" for what in began}
    ways = ("move", "enter", "flee", "cover", "charge", "back", "scout", "left")
    keys |= {f"event-moved-{how}" for how in ways}
    keys |= {f"event-rolled-{what}" for what in ("fast", "medic", "cure")}
    keys |= {f"event-{what}" for what in ("wounded", "flipped", "died", "healed")}
    keys |= {f"event-stays-{why}" for why in ("stay", "cover", "hold", "nobody")}
    keys |= {f"event-zombie-{why}" for why in ("shot", "start", "building", "edge", "setup", "heliport")}
    used = ("ooa", "ammo", "reloaded", "swapped", "meds", "medkit", "scope", "unscoped")
    moved = ("bought", "found", "none", "left", "stowed", "dropped", "given")
    keys |= {f"event-kit-{what}" for what in (*used, *moved)}
    keys |= {"verdict-initiative", "verdict-initiative-tie"}
    for outcome in ("won", "lost", "draw", "other", "points", "campaign-won", "campaign-lost"):
        keys |= {f"event-ended-{outcome}", f"end-{outcome}"}
    keys |= {f"phase-{phase}" for phase in (*PHASES, "over")}
    keys |= {f"person-{person.id}" for person in PEOPLE}
    for person in PEOPLE:
        keys |= {f"ability-{person.ability}", f"ability-{person.ability}.text"}
    keys |= {
        f"{kind}-{id}" for kind, ids in (("pace", PACES), ("slot", SLOTS), ("edge", EDGES)) for id in ids
    }
    keys |= {f"direction-{direction}" for direction in DIRECTIONS}
    for item in (*ITEM_IDS, "nothing"):
        keys |= {f"card-{item}", f"card-{item}.text"}
    keys |= {f"building-{building.id}" for board in "1234" for building in map_of(board).buildings}
    keys |= {f"test-{test}" for test in TESTS} | {f"table-{test}" for test in TESTS}
    keys |= {f"table-{test}.passed{passed}" for test in TESTS for passed in range(3)}
    keys |= {f"branch-{way}" for way in ("fire", "melee", "flee", "cover", "charge", "duel", "stay")}
    keys |= {f"game-{GAME.id}", f"game-{GAME.id}.text"}
    for kind, ids in (("mode", GAME.modes), ("scenario", GAME.scenarios)):
        keys |= {f"{kind}-{id}" for id in ids} | {f"{kind}-{id}.text" for id in ids}
    for seats, mode, scenario in CASES:
        keys |= set(GAME.sides(Setup(seats, mode, scenario)))
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
        seats, mode, scenario = CASES[number % len(CASES)]
        plain = Setup(seats, mode, scenario)
        chosen: dict[str, Value] = {
            option.id: number % 3 == place % 3
            for place, option in enumerate(GAME.options)
            if option.values == (False, True) and option.matters(plain)
        }
        setup = Setup(seats, mode, scenario, chosen)
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
            if int(numbers.below(3)):
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
