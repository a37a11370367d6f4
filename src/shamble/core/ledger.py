"""The rulebook as numbered rules: what code cites, tests prove and the screen quotes. And what is in the box."""

import tomllib
from pathlib import Path
from typing import Any

PARTS = ("given", "when", "then")  # of a worked example


class Rule:
    """A numbered rule in our own words, in both languages."""

    def __init__(self, id: str, section: str, section_it: str, en: str, it: str, mode: str) -> None:
        self.id = id
        self.section = section
        self.section_it = section_it
        self.en = en
        self.it = it
        self.mode = mode


class Example:
    """A worked example: given, when, then, and the rules it shows."""

    def __init__(self, id: str, origin: str, rules: list[str], en: str, it: str) -> None:
        self.id = id
        self.origin = origin
        self.rules = rules
        self.en = en
        self.it = it


class Gap:
    """A question the rulebook leaves open, and the ruling; `reconstructed` where it rests on nothing printed."""

    def __init__(self, id: str, question: str, question_it: str, en: str, it: str, basis: str) -> None:
        self.id = id
        self.question = question
        self.question_it = question_it
        self.en = en
        self.it = it
        self.basis = basis
        self.reconstructed = "reconstructed" in basis or "our choice" in basis or basis == "ours"


class Ledger:
    def __init__(self, rules: list[Rule], examples: list[Example], gaps: list[Gap]) -> None:
        self.rules = rules
        self.examples = examples
        self.gaps = gaps

    def ids(self) -> set[str]:
        """Every id a test, a refusal or a docstring may cite."""
        return {r.id for r in self.rules} | {e.id for e in self.examples} | {g.id for g in self.gaps}


def load_ledger(folder: Path) -> Ledger:
    """The ledger in a game's folder."""
    with (folder / "data" / "rules.toml").open("rb") as file:
        data: dict[str, Any] = tomllib.load(file)
    rules = [
        Rule(r["id"], r["section"], _italian(r, "section"), r["text"], r["text_it"], r["mode"])
        for r in data["rule"]
    ]
    examples = [
        Example(
            e["id"],
            e["origin"],
            e["rules"],
            " ".join(str(e[part]) for part in PARTS),
            " ".join(_italian(e, part) for part in PARTS),
        )
        for e in data["example"]
    ]
    gaps = [
        Gap(g["id"], g["question"], _italian(g, "question"), g["ruling"], g["ruling_it"], g["basis"])
        for g in data["gap"]
    ]
    return Ledger(rules, examples, gaps)


def load_components(folder: Path) -> dict[str, Any]:
    """The components in a game's folder: sections with tables or lists of entries; empty where there are none."""
    path = folder / "data" / "components.toml"
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        return tomllib.load(file)


def _italian(entry: dict[str, Any], field: str) -> str:
    """A field in Italian, in English where the ledger has no Italian for it."""
    return str(entry.get(field + "_it", entry[field]))
