"""The rulebook as numbered rules: what the code cites, the tests prove and the screen quotes."""

import tomllib
from pathlib import Path
from typing import Any


class Rule:
    """A numbered rule in our own words, in both languages."""

    def __init__(self, id: str, section: str, en: str, it: str, mode: str) -> None:
        self.id = id
        self.section = section
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
    """A question the rulebook leaves open, and the ruling."""

    def __init__(self, id: str, question: str, en: str, it: str, basis: str) -> None:
        self.id = id
        self.question = question
        self.en = en
        self.it = it
        self.basis = basis


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
    rules = [Rule(r["id"], r["section"], r["text"], r["text_it"], r["mode"]) for r in data["rule"]]
    examples = [
        Example(e["id"], e["origin"], e["rules"], _example(e, ""), _example(e, "_it"))
        for e in data["example"]
    ]
    gaps = [Gap(g["id"], g["question"], g["ruling"], g["ruling_it"], g["basis"]) for g in data["gap"]]
    return Ledger(rules, examples, gaps)


def _example(e: dict[str, Any], language: str) -> str:
    parts = [str(e.get(name + language, e[name])) for name in ("given", "when", "then")]
    return " ".join(parts)
