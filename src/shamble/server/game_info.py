"""Games for the set-up page, scenario briefs, and rulebooks."""

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from shamble.bots import HINT_LEVEL, LEVELS
from shamble.core.game import Game
from shamble.core.ledger import load_components, load_ledger
from shamble.core.rulebook_trace import Lines, load_trace
from shamble.match.installed_games import games as installed
from shamble.match.lessons.script import NEWCOMERS, lessons_of
from shamble.match.protocol.games import Brief, GameInfo, LessonInfo, OptionSetting, Rulebook, RuleText

SOURCES = {"seed": "rulebook", "public": "public", "reconstructed": "reconstructed"}
ORIGINS = {
    "seed": {"en": "from the rulebook", "it": "dal regolamento"},
    "derived from the rule text": {"en": "worked out from the rules", "it": "ricavato dalle regole"},
    "ours": {"en": "our own", "it": "nostro"},
}


@cache
def games() -> list[GameInfo]:
    """List the listed games with their options."""
    return [_info(game) for game in installed().values() if game.listed]


def _info(game: Game[Any]) -> GameInfo:
    counts = range(game.min_seats, game.max_seats + 1)
    return GameInfo(
        id=game.id,
        name=game.name,
        seats=(game.min_seats, game.max_seats),
        minutes=game.minutes,
        weight=game.weight,
        modes=list(game.modes),
        scenarios=list(game.scenarios),
        dice=game.uses_dice(),
        cards=game.uses_real_cards(),
        options=[
            OptionSetting(
                id=option.id,
                key=f"option-{option.id}",
                values=list(option.values),
                default=option.default,
                rules=list(option.rules),
                modes=list(option.modes),
                scenarios=list(option.scenarios),
                seats=list(option.seats),
                needs=dict(option.needs),
                with_people=option.with_people,
            )
            for option in game.options
        ],
        bots=[*LEVELS, *(f"{HINT_LEVEL}:{temper}" for temper in game.tempers())],
        lessons=[
            LessonInfo(lesson.id, lesson.minutes, {"en": lesson.en, "it": lesson.it})
            for lesson in sorted(lessons_of(game).values(), key=lambda lesson: lesson.id != NEWCOMERS)
        ],
        sides={str(seats): game.sides(game.default_setup(seats)) for seats in counts},
    )


@cache
def briefs(id: str) -> dict[str, Brief] | None:
    """Return the briefs of a game's scenarios, or of its modes if it has none.

    How often bots won comes from `data/measured.toml`. None if there is no such game."""
    game = installed().get(id)
    if game is None:
        return None
    scenarios, measured = game.briefings(), _data(game, "measured")
    every = scenarios.pop("every", {}).get("line", [])  # lines of all scenarios
    names = scenarios | measured
    return {name: _brief(scenarios.get(name, {}), every, measured.get(name, [])) for name in names}


def _data(game: Game[Any], name: str) -> dict[str, Any]:
    path = game.folder() / "data" / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def _brief(scenario: dict[str, Any], every: list[dict[str, Any]], measured: list[dict[str, Any]]) -> Brief:
    lines = [
        {**line, "text": {"en": line["en"], "it": line["it"]}, "having": line.get("with", [])}
        | {"lacking": line.get("without", [])}
        for line in [*scenario.get("line", []), *every]
    ]
    story = {language: scenario[language] for language in ("en", "it") if language in scenario}
    return msgspec.convert({**scenario, "story": story, "lines": lines, "measured": measured}, Brief)


@cache
def rulebook(id: str) -> Rulebook | None:
    """Return rules, examples, rulings and component texts of a game; None if there is none."""
    game = installed().get(id)
    if game is None:
        return None
    trace = load_trace(game.folder())
    lines = trace.lines() if trace else {}
    rules = [_with_lines(rule, rule.id, lines) for rule in _ledger(game)]
    components = [
        _with_lines(text, f"{section}:{text.id.removeprefix(f'{section}:')}", lines)
        for section, text in _components(game)
    ]
    return Rulebook(id, rules, components)


def _with_lines(text: RuleText, id: str, lines: dict[str, list[Lines]]) -> RuleText:
    """Return the text with the lines of the rulebook that it comes from."""
    return replace(text, lines=lines[id]) if id in lines else text


def _ledger(game: Game[Any]) -> list[RuleText]:
    ledger = load_ledger(game.folder())
    rules = [
        RuleText(r.id, "rule", {"en": r.section, "it": r.section_it}, {"en": r.en, "it": r.it}, r.mode)
        for r in ledger.rules
    ]
    rules += [
        RuleText(
            e.id,
            "example",
            ORIGINS.get(e.origin, {"en": e.origin, "it": e.origin}),
            {"en": e.en, "it": e.it},
            cites=list(e.rules),
        )
        for e in ledger.examples
    ]
    rules += [
        RuleText(
            g.id,
            "gap",
            {"en": g.question, "it": g.question_it},
            {"en": g.en, "it": g.it},
            source="reconstructed" if g.reconstructed else "",
        )
        for g in ledger.gaps
    ]
    return rules


def _components(game: Game[Any]) -> list[tuple[str, RuleText]]:
    """List every component with a name and a text in both languages, with its section.

    The text is its own, or that of a ruling."""
    data = load_components(game.folder())
    headings = data.get("headings", {})
    components: list[tuple[str, RuleText]] = []
    for section, items in data.items():
        heading = headings.get(section, {"en": section, "it": section})
        for item in items if isinstance(items, list) else []:
            if not isinstance(item, dict) or not {"id", "name", "name_it"} <= set(item):
                continue
            if {"effect", "effect_it"} <= set(item):
                text = {
                    "en": f"{item['name']}: {item['effect']}",
                    "it": f"{item['name_it']}: {item['effect_it']}",
                }
            elif "defined_in" in item:
                text = {"en": str(item["name"]), "it": str(item["name_it"])}
            else:
                continue
            rule = RuleText(
                _unique(str(item["id"]), section, components),
                "component",
                heading,
                text,
                source=SOURCES.get(str(item.get("source", "")), ""),
                count=int(item.get("count", 0)),
                count_source=SOURCES.get(str(item.get("count_source", "")), ""),
                cites=[
                    str(id) for id in item.get("rules", [item["defined_in"]] if "defined_in" in item else [])
                ],
            )
            components.append((section, rule))
    return components


def _unique(id: str, section: str, components: list[tuple[str, RuleText]]) -> str:
    """Return the id of a component, with its section if it is not unique."""
    return f"{section}:{id}" if any(other.id == id for _, other in components) else id
