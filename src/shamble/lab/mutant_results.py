"""Results of mutants: the rules that tests prove, and the mutants that none notices."""

import json
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shamble.core.game import Game
from shamble.core.ledger import load_ledger
from shamble.lab.mutants import Mutant, draw, find_mutants

SAMPLE = 8  # mutants of each game that every test run makes again
EXPLAINED = "equivalent.toml"  # in the tests of a game: mutants that change nothing, each with the reason


@dataclass(frozen=True)
class MutantResults:
    """The mutants of one game and the result of each that has run."""

    game: str
    mutants: list[Mutant]
    results: dict[str, str]  # key of a mutant -> killed, others, endless, broken, alive or unreached
    tests: dict[str, str]  # key of a mutant -> the test that noticed it
    explained: dict[str, str]  # key of a mutant -> why it changes nothing

    def with_result(self, *results: str) -> list[Mutant]:
        return [mutant for mutant in self.mutants if self.results.get(mutant.key) in results]

    @property
    def survivors(self) -> list[Mutant]:
        """Mutants that no test notices and no sentence explains."""
        return [
            mutant for mutant in self.with_result("alive", "unreached") if mutant.key not in self.explained
        ]

    @property
    def stale(self) -> list[str]:
        """Explanations of mutants that do not exist or that a test notices."""
        alive = {mutant.key for mutant in self.with_result("alive", "unreached")}
        ran = {mutant.key for mutant in self.mutants if mutant.key in self.results}
        return [
            key
            for key in self.explained
            if key not in alive and (key in ran or len(ran) == len(self.mutants))
        ]

    @property
    def share(self) -> float:
        """The share of mutants that a test kills.

        Those that change nothing, have no end or do not load count neither way.
        """
        killed = len(self.with_result("killed", "others"))
        return killed / (killed + len(self.survivors)) if killed else 0.0

    def rules(self) -> tuple[list[str], list[str]]:
        """Return the rules with code, and those of them that a test with their id proves."""
        with_code = sorted({rule for mutant in self.mutants if not mutant.helper for rule in mutant.rules})
        proved = {rule for mutant in self.with_result("killed") if not mutant.helper for rule in mutant.rules}
        alive = {rule for mutant in self.survivors if not mutant.helper for rule in mutant.rules}
        return with_code, [rule for rule in with_code if rule in proved and rule not in alive]

    def data(self) -> dict[str, Any]:
        """Return the document that `shamble rules --proved --json` prints for a game."""
        counts = Counter(self.results[m.key] for m in self.mutants if m.key in self.results)
        with_code, proved = self.rules()
        return {
            "game": self.game,
            "mutants": len(self.mutants),
            "ran": counts.total(),
            "killed": counts["killed"],
            "killed_by_other_tests": counts["others"],
            "endless": counts["endless"],
            "broken": counts["broken"],
            "equivalent": sum(m.key in self.explained for m in self.with_result("alive", "unreached")),
            "survivors": [{"rules": m.rules, "place": m.place, "key": m.key} for m in self.survivors],
            "share": round(self.share, 4),
            "rules": len(with_code),
            "rules_proved": len(proved),
            "stale": self.stale,
        }


def read(game: Game[Any], results: Path, tests: Path) -> MutantResults:
    """Return the results in a file (a JSON object a line), with the explanations."""
    mutants = find_mutants(game.folder(), game.prefix, load_ledger(game.folder()))
    entries: dict[str, dict[str, Any]] = {}
    if results.exists():
        for line in results.read_text("utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:  # a line that was cut off by a kill
                continue
            entries[entry["key"]] = entry
    explained: dict[str, str] = {}
    file = tests / "games" / game.folder().name / EXPLAINED
    if file.exists():
        document = tomllib.loads(file.read_text("utf-8"))
        explained = {entry["key"]: entry["why"] for entry in document.get("equivalent", [])}
    return MutantResults(
        game.id,
        mutants,
        {key: entry["result"] for key, entry in entries.items()},
        {key: entry["test"] for key, entry in entries.items()},
        explained,
    )


def save(outcomes: list[MutantResults], bench: Path) -> None:
    """Write results into `bench`, next to the first ones and a sample of the kills."""
    file = bench / "results" / "proved.json"
    rest: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for one in outcomes:
        rest.setdefault(one.game, {"before": one.data()})["now"] = one.data()
        sample = draw(one.with_result("killed", "others"), SAMPLE, 1)
        rest[one.game]["sample"] = sorted([mutant.key, one.tests[mutant.key]] for mutant in sample)
    file.write_text(json.dumps(dict(sorted(rest.items())), indent=1) + "\n", "utf-8")
    (bench / "proved.md").write_text(page(rest), "utf-8")


def page(rest: dict[str, dict[str, Any]]) -> str:
    """Return the first and the latest results of each game as a Markdown page."""
    lines = [
        "# Rules that are proved",
        "",
        "Made by `shamble rules --proved --save`; do not edit. Every function that cites a rule, and every helper it",
        "calls, is changed in small ways, one at a time, and the tests of the game run until one fails: first those",
        "that carry one of its ids. Mutants without an end and such that do not load are no kills.",
    ]
    for when, heading in (("before", "First results"), ("now", "Latest results")):
        lines += [
            "",
            f"## {heading}",
            "",
            (
                "| game | mutants | killed by own test | by another | endless | broken | equivalent | alive | share "
                "| rules proved |"
            ),
            "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
        ]
        for game, entry in rest.items():
            one = entry[when]
            lines.append(
                f"| {game} | {one['ran']} of {one['mutants']} | {one['killed']} | {one['killed_by_other_tests']} "
                f"| {one['endless']} | {one['broken']} | {one['equivalent']} | {len(one['survivors'])} "
                f"| {100 * one['share']:.1f} % | {one['rules_proved']} of {one['rules']} |"
            )
    for game, entry in rest.items():
        survivors = entry["now"]["survivors"]
        if survivors:
            lines += ["", f"## {game}: alive", "", "| rules | place |", "| --- | --- |"]
            lines += [
                f"| {' '.join(one['rules'][:4])} | {one['place'].replace('|', '¦')} |" for one in survivors
            ]
    return "\n".join(lines) + "\n"
