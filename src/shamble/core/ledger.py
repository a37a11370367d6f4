"""The rule ledger: a game's rules as numbered entries, and the components in its box.

Code and tests cite the ids, and the rules page shows the texts.
"""

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
    """A worked example (given, when, then) and the rules it shows."""

    def __init__(self, id: str, origin: str, rules: list[str], en: str, it: str) -> None:
        self.id = id
        self.origin = origin
        self.rules = rules
        self.en = en
        self.it = it


class Gap:
    """A question that the rulebook leaves open, and our ruling.

    `reconstructed` is true if the ruling has no printed source.
    """

    def __init__(self, id: str, question: str, question_it: str, en: str, it: str, basis: str) -> None:
        self.id = id
        self.question = question
        self.question_it = question_it
        self.en = en
        self.it = it
        self.basis = basis
        self.reconstructed = "reconstructed" in basis or "our choice" in basis or basis == "ours"


class Ledger:
    """All rules, examples and gaps of a game."""

    def __init__(self, rules: list[Rule], examples: list[Example], gaps: list[Gap]) -> None:
        self.rules = rules
        self.examples = examples
        self.gaps = gaps

    def ids(self) -> set[str]:
        """List every id that a test, a refusal or a docstring can cite."""
        return {r.id for r in self.rules} | {e.id for e in self.examples} | {g.id for g in self.gaps}


def load_ledger(folder: Path) -> Ledger:
    """Read the ledger in a game's folder."""
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
    """Read the contents of `components.toml` in a game's folder, or {} without one."""
    path = folder / "data" / "components.toml"
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        return tomllib.load(file)


def _italian(entry: dict[str, Any], field: str) -> str:
    """Return a field in Italian, or in English if it has no translation."""
    return str(entry.get(field + "_it", entry[field]))
