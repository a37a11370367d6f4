"""What is known of a game before it begins: its options, its missions with what was measured, its rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class OptionSetting(Struct, frozen=True, omit_defaults=True):
    """A table option of a game: a switch (`values` false/true) or a choice. Shown with its rule numbers."""

    id: str
    key: str
    values: list[bool | int | str]
    default: bool | int | str
    rules: list[str] = []
    modes: list[str] = []  # where it matters; empty = everywhere
    scenarios: list[str] = []
    seats: list[int] = []  # least and most
    needs: dict[str, bool | int | str] = {}  # values of other options without which it does not matter


class WinRate(Struct, frozen=True, omit_defaults=True):
    """How often bots of a level, on all seats, won on a side, in so many games."""

    level: str
    seats: int
    games: int
    won: int
    side: str = ""  # message key; empty: all of them together, against the game
    mode: str = ""
    options: dict[str, bool | int | str] = {}  # where they were not as the book has them


class BriefLine(Struct, frozen=True, omit_defaults=True):
    """One thing to know before the first turn, in both languages. `places`: what it is about on the map; `having` and
    `lacking`: options that are on or off where it holds."""

    kind: Literal["win", "lose", "special", "advice"]
    text: dict[str, str]
    rules: list[str] = []
    icon: str = ""
    places: list[str] = []
    modes: list[str] = []
    having: list[str] = []
    lacking: list[str] = []


class Brief(Struct, frozen=True, omit_defaults=True):
    """What a scenario (of a game without scenarios: a mode) is about, where it is known. `difficulty`: the option that
    is offered as how hard it shall be."""

    story: dict[str, str] = {}
    lines: list[BriefLine] = []
    seats: tuple[int, int] | None = None
    minutes: int = 0
    difficulty: str = ""
    measured: list[WinRate] = []


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
    dice: bool = True  # are there any in the box?
    cards: bool = False  # are there any that are drawn openly, so that they may lie on a real table?
    sides: dict[str, list[str]] = {}  # number of seats -> message key of the side of each seat


class RuleText(Struct, frozen=True, omit_defaults=True):
    """A rule, worked example or ruling of the ledger, or a component. `kind`: "rule", "example", "gap", "component".
    `section`: its chapter; of an example where it comes from, of a ruling the question. `source`: how sure the data
    behind it are ("rulebook", "public", "reconstructed"); `count`: how many of a component there are, with a
    `count_source` of its own; `lines`: where the rulebook says it, as first and last line of each range."""

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
    """GET /api/games/{id}/rules"""

    game: str
    rules: list[RuleText]
    components: list[RuleText] = []
