"""`shamble rules`: the rules of a game, and the tests behind them."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Any

from shamble.cli.language import Language, language
from shamble.cli.output import err, out, print_json
from shamble.cli.problem import Problem
from shamble.cli.project import tests_folder
from shamble.cli.table_setup import find_game, listed_games
from shamble.core.game import Game, all_games
from shamble.core.ledger import Ledger, load_ledger
from shamble.core.rulebook_trace import Lines, load_trace, range_text
from shamble.lab.coverage import Coverage, coverage
from shamble.lab.rule_marks import find_proofs


def rules(
    name: str, id: str, with_coverage: bool, tests: Path | None, json: bool, lang: Language | None
) -> int:
    game, id = _which(name, id)
    games = [game] if game else listed_games()
    if with_coverage and not id:
        return show_coverage(games, tests, bool(game), json)
    spoken = language(lang)
    if game is None:
        document = [summary(game) for game in games]
        if json:
            print_json(document)
        else:
            show_summaries(document)
    elif id:
        entry = find_entry(game, id)
        report = coverage(game, find_proofs(tests_folder(tests))) if with_coverage else None
        if json:
            print_json(asdict(entry) | (_evidence(entry, report) if report else {}))
        else:
            show_entry(entry, spoken, report)
    elif json:
        print_json({"game": game.id, "entries": [asdict(entry) for entry in entries(game)]})
    else:
        show_ledger(game, spoken)
    return 0


def _which(name: str, id: str) -> tuple[Game[Any] | None, str]:
    """Return the game and the id; an id alone determines the game."""
    if not name:
        return None, ""
    for game in all_games().values():
        if name.upper().startswith(f"{game.prefix}-"):
            if id:
                break
            return game, name
    return find_game(name), id


# ---------------------------------------------------------------- the ledger


@dataclass(frozen=True)
class Entry:
    """A rule, a worked example or a ruling."""

    id: str
    kind: str
    section: dict[str, str]
    text: dict[str, str]
    mode: str = ""
    question: dict[str, str] = field(default_factory=dict)
    reconstructed: bool = False
    cites: list[str] = field(default_factory=list)
    lines: list[Lines] = field(default_factory=list)


def entries(game: Game[Any]) -> list[Entry]:
    trace = load_trace(game.folder())
    lines = trace.lines() if trace else {}
    return [replace(entry, lines=lines.get(entry.id, [])) for entry in _entries(game)]


def _entries(game: Game[Any]) -> list[Entry]:
    ledger = _ledger(game)
    return [
        *(
            Entry(r.id, "rule", {"en": r.section, "it": r.section_it}, {"en": r.en, "it": r.it}, r.mode)
            for r in ledger.rules
        ),
        *(Entry(e.id, "example", {}, {"en": e.en, "it": e.it}, cites=e.rules) for e in ledger.examples),
        *(
            Entry(
                g.id,
                "ruling",
                {},
                {"en": g.en, "it": g.it},
                question={"en": g.question, "it": g.question_it},
                reconstructed=g.reconstructed,
            )
            for g in ledger.gaps
        ),
    ]


def _ledger(game: Game[Any]) -> Ledger:
    try:
        return load_ledger(game.folder())
    except (OSError, ValueError, KeyError) as error:
        raise Problem(f"The rules of {game.name} cannot be read: {error}.") from error


def find_entry(game: Game[Any], id: str) -> Entry:
    known = {entry.id: entry for entry in entries(game)}
    wanted = id.upper()
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, 3, 0.7)
    hint = f"did you mean {' or '.join(near)}?" if near else f"its ids look like {next(iter(known))}."
    raise Problem(f"{game.name} has no rule {id!r}; {hint}")


def summary(game: Game[Any]) -> dict[str, Any]:
    ledger = _ledger(game)
    counts = {"rules": len(ledger.rules), "examples": len(ledger.examples), "rulings": len(ledger.gaps)}
    return {"game": game.id, "name": game.name, "prefix": game.prefix} | counts


def show_summaries(games: Iterable[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table("game", "ids", "rules", "examples", "rulings", box=box.SIMPLE_HEAD)
    for row in games:
        counts = [str(row[name]) for name in ("rules", "examples", "rulings")]
        table.add_row(row["game"], f"{row['prefix']}-..", *counts)
    out().print(table)


TITLES = {
    "en": {"example": "Worked examples", "ruling": "Rulings where the rulebook is silent"},
    "it": {"example": "Esempi svolti", "ruling": "Decisioni dove il regolamento tace"},
}
RECONSTRUCTED = {"en": "reconstructed", "it": "ricostruito"}
RULEBOOK = {"en": "rulebook, line", "it": "regolamento, riga"}


def show_ledger(game: Game[Any], lang: Language) -> None:
    console = out()
    for title, group in groupby(
        entries(game), lambda entry: entry.section.get(lang) or TITLES[lang][entry.kind]
    ):
        console.print(f"\n[bold]{title}[/]")
        for entry in group:
            _print(entry, lang)


def show_entry(entry: Entry, lang: Language, report: Coverage | None) -> None:
    _print(entry, lang)
    if entry.cites:
        out().print(f"  [dim]{', '.join(entry.cites)}[/]")
    if entry.lines:
        out().print(f"  [dim]{RULEBOOK[lang]} {', '.join(map(range_text, entry.lines))}[/]")
    if report:
        for title, where in _evidence(entry, report).items():
            out().print(f"  {title}: {', '.join(where) or '-'}", markup=False)


def _evidence(entry: Entry, report: Coverage) -> dict[str, list[str]]:
    return {"code": report.citations.get(entry.id, []), "tests": report.proofs.get(entry.id, [])}


def _print(entry: Entry, lang: Language) -> None:
    from rich.padding import Padding
    from rich.text import Text

    text = Text.assemble((entry.id, "cyan"), "  ")
    if entry.question:
        text.append(entry.question[lang] + " ", "italic")
    text.append(entry.text[lang])
    if entry.reconstructed:
        text.append(f"  ({RECONSTRUCTED[lang]})", "dim")
    out().print(Padding(text, (0, 0, 0, 2), expand=False))


# ---------------------------------------------------------------- the coverage


def show_coverage(games: list[Game[Any]], tests: Path | None, single: bool, json: bool) -> int:
    proofs = find_proofs(tests_folder(tests))
    covered = [coverage(game, proofs) for game in games]
    if json:
        documents = [one.data() for one in covered]
        print_json(documents[0] if single else documents)
    else:
        _coverage_table(covered)
    return 0 if all(one.complete for one in covered) else 1


def _coverage_table(covered: list[Coverage]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(
        "game", "rules tested", "examples tested", "rulings tested", "rules cited", box=box.SIMPLE_HEAD
    )
    for one in covered:
        groups = (one.rules, one.examples, one.rulings)
        tested = [f"{len(one.tested(ids))} of {len(ids)}" for ids in groups]
        table.add_row(one.game, *tested, f"{len(one.rules) - len(one.uncited())} of {len(one.rules)}")
    out().print(table)
    for one in covered:
        lists = [
            ("without a test", one.untested([*one.rules, *one.examples])),
            ("rulings without a test", one.untested(one.rulings)),
            ("named by no code", one.uncited()),
            ("named, but not in the ledger", one.unknown()),
        ]
        for title, ids in lists:
            if ids:
                out().print(f"{one.game}, {title}: {', '.join(ids)}", markup=False)
    if not all(one.complete for one in covered):
        err().print("The coverage is not complete.")
