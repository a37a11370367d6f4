"""Information about a game: options, scenarios with measured win rates, rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class OptionSetting(Struct, frozen=True, omit_defaults=True):
    """An option of a game: a switch (`values` false/true) or a choice, with its rule ids.

    `with_people`: its default at a table with people, if it differs.
    """

    id: str
    key: str
    values: list[bool | int | str]
    default: bool | int | str
    rules: list[str] = []
    modes: list[str] = []  # modes it applies to; empty = all
    scenarios: list[str] = []
    seats: list[int] = []  # minimum and maximum
    needs: dict[str, bool | int | str] = {}  # values of other options that it depends on
    with_people: bool | int | str | None = None


class WinRate(Struct, frozen=True, omit_defaults=True):
    """How often bots of one level on all seats won with a side."""

    level: str
    seats: int
    games: int
    won: int
    side: str = ""  # message key; "" = all seats together, against the game
    mode: str = ""
    options: dict[str, bool | int | str] = {}  # those that differ from the rulebook


class BriefLine(Struct, frozen=True, omit_defaults=True):
    """One thing to know before the first turn, in both languages.

    `places`: the places on the map it is about. `having` and `lacking`: options that must be on or off for it; a
    number other than 0 is on. `{option}` in the text is the value of that option.
    """

    kind: Literal["win", "lose", "special", "advice"]
    text: dict[str, str]
    rules: list[str] = []
    icon: str = ""
    places: list[str] = []
    modes: list[str] = []
    having: list[str] = []
    lacking: list[str] = []


class Brief(Struct, frozen=True, omit_defaults=True):
    """The briefing of a scenario, or of a mode if the game has no scenarios.

    `difficulty`: the option that the page offers as difficulty.
    """

    story: dict[str, str] = {}
    lines: list[BriefLine] = []
    seats: tuple[int, int] | None = None
    minutes: int = 0
    difficulty: str = ""
    measured: list[WinRate] = []


class LessonInfo(Struct, frozen=True):
    """A guided first game: its length in minutes and what it is about."""

    id: str
    minutes: int
    text: dict[str, str]


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game as the lobby shows it."""

    id: str
    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    weight: int  # 1 light .. 3 heavy
    modes: list[str]
    scenarios: list[str]
    options: list[OptionSetting]
    bots: list[str]
    dice: bool = True  # the game uses dice
    cards: bool = False  # the game has openly drawn cards, so players can use their own deck
    sides: dict[str, list[str]] = {}  # number of seats -> message key of the side of each seat
    lessons: list[LessonInfo] = []  # the one for newcomers first


class RuleText(Struct, frozen=True, omit_defaults=True):
    """A rule, worked example or ruling of the ledger, or a component.

    `kind`: "rule", "example", "gap", "component". `section`: the chapter; the origin of an example; the question of a
    ruling. `source`: reliability of the data ("rulebook", "public", "reconstructed"). `count`: the number of
    components, with its own `count_source`. `lines`: the line ranges in the rulebook.
    """

    id: str
    kind: str
    section: dict[str, str]  # language -> name
    text: dict[str, str]  # language -> sentence
    mode: str = ""
    source: str = ""
    count: int = 0
    count_source: str = ""
    cites: list[str] = []
    lines: list[tuple[int, int]] = []


class Rulebook(Struct, frozen=True, omit_defaults=True):
    """GET /api/games/{id}/rules: the rules and components of a game."""

    game: str
    rules: list[RuleText]
    components: list[RuleText] = []
