"""Both languages use the terms of the glossary (`docs/glossary.md`), and no others."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from shamble.core.game import all_games
from shamble.match.i18n.messages import SHELL, catalogue

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
GAMES = {game.name: game for game in all_games().values() if game.listed}
ALL = "Everywhere"
SPARED = 0.25  # share of entries allowed without the term
Row = tuple[list[str], list[str], list[str]]  # English, Italian, words to avoid


@cache
def glossary() -> dict[str, list[Row]]:
    """Return the tables of the page by heading."""
    results: dict[str, list[Row]] = {}
    for part in PAGE.read_text("utf-8").split("\n## ")[1:]:
        heading, *lines = part.splitlines()
        cells = [
            [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")
        ]
        results[heading.strip()] = [(words(row[0]), words(row[1]), words(row[2])) for row in cells[2:]]
    return results


def words(cell: str) -> list[str]:
    return [word for word in cell.split(", ") if word]


# -------------------------------------------------------------------- texts


class Spoken(Visitor):
    """Return the words of a message without its variables."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def messages(text: str) -> dict[str, str]:
    results = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            spoken = Spoken()
            spoken.visit(entry)
            results[entry.id.name] = " ".join(spoken.words)
    return results


def twins(data: Any, where: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield every text of a data file with an Italian version, with the nearest id above it."""
    if isinstance(data, list):
        for one in data:
            yield from twins(one, where)
    elif isinstance(data, dict):
        here = str(data.get("id", where))
        for key, value in data.items():
            italian = data.get(f"{key}_it")
            if isinstance(value, str) and isinstance(italian, str):
                yield f"{here} {key}", value, italian
            else:
                yield from twins(value, here)


@cache
def said(name: str) -> list[tuple[str, str, str]]:
    """Return all texts of a game or the shell: place, English, Italian."""
    game = GAMES.get(name)
    english, italian = (
        messages(catalogue(game.id if game else SHELL, language) or "") for language in ("en", "it")
    )
    results = [(key, english[key], italian[key]) for key in english if key in italian]
    if game is not None:
        for file in ("rules", "components"):
            results += twins(tomllib.loads((game.folder() / "data" / f"{file}.toml").read_text("utf-8")))
    return results


# -------------------------------------------------------------------- forms of a word


def any_form(word: str) -> str:
    """Return an Italian word without its ending."""
    stem = re.sub(r"(arsi|ersi|irsi|[aei]re)$", "", word)
    return stem if stem != word else re.sub(r"(io|[aeiou])$", "", word)


@cache
def italian(term: str) -> re.Pattern[str]:
    """Return a pattern for any form of a term, with at most one more word between its words."""
    stems = [re.escape(any_form(word)) for word in term.split()]
    return re.compile(r"\b" + r"\w*\W+(?:\w+\W+)?".join(stems), re.IGNORECASE)


@cache
def unsaid(term: str) -> re.Pattern[str]:
    """Return a case-sensitive pattern for exact words; a final hyphen matches every ending."""
    words = [re.escape(word.rstrip("-")) + (r"\w*" if word.endswith("-") else r"\b") for word in term.split()]
    return re.compile(r"\b" + r"\W+".join(words), re.NOFLAG if term[:1].isupper() else re.IGNORECASE)


@cache
def english(term: str) -> re.Pattern[str]:
    flags = re.NOFLAG if term[:1].isupper() else re.IGNORECASE
    return re.compile(rf"\b{re.escape(term)}(?:s|es)?\b", flags)


# -------------------------------------------------------------------- the tests


@pytest.mark.parametrize("name", GAMES)
def test_italian_uses_the_glossary_terms(name: str) -> None:
    for terms, ours, _ in glossary()[name]:
        met = [one for one in said(name) if any(english(term).search(one[1]) for term in terms)]
        wrong = [one for one in met if not any(italian(word).search(one[2]) for word in ours)]
        assert len(wrong) <= len(met) * SPARED, (terms, ours, wrong)


@pytest.mark.parametrize("name", [*GAMES, SHELL])
def test_texts_avoid_words_outside_the_glossary(name: str) -> None:
    rows = glossary()[ALL] + glossary().get(name, [])
    wrong = [
        f"{where}: {text} ({word})"
        for _, _, words in rows
        for word in words
        for where, _, text in said(name)
        if unsaid(word).search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_every_glossary_term_is_used(name: str) -> None:
    for terms, ours, _ in glossary()[name]:
        assert any(english(term).search(text) for term in terms for _, text, _ in said(name)), terms
        assert any(italian(word).search(text) for word in ours for _, _, text in said(name)), ours
