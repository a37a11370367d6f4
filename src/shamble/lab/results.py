"""The benchmark results that are kept: one file for each run, and a page made of them all."""

import json
from datetime import date
from pathlib import Path
from typing import Any

RATES = (("decisions_per_s", "decisions/s"), ("clones_per_s", "clones/s"))


def save(document: dict[str, Any], folder: Path, name: str, day: date) -> Path:
    """Keep a run in `folder`/results and make the page `folder`/results.md anew. A run is never overwritten."""
    results = folder / "results"
    results.mkdir(parents=True, exist_ok=True)
    path, number = results / f"{day.isoformat()}-{name}.json", 2
    while path.exists():
        path, number = results / f"{day.isoformat()}-{name}-{number}.json", number + 1
    path.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    (folder / "results.md").write_text(page(results), "utf-8")
    return path


def page(results: Path) -> str:
    """All runs, the latest first."""
    parts = [
        "# Benchmark results",
        "",
        "Made by `shamble bench --save`. Rates per second of processor time on one core: median of the rounds, in",
        "brackets the lowest and the highest. What carries to another machine is the ratio to a peer in the same run.",
    ]
    for path in sorted(results.glob("*.json"), key=lambda path: path.stem, reverse=True):
        document: dict[str, Any] = json.loads(path.read_text("utf-8"))
        parts += ["", f"## {path.stem}", "", headline(document), "", *table(document)]
    return "\n".join(parts) + "\n"


def headline(document: dict[str, Any]) -> str:
    machine = document["machine"]
    build = "compiled" if document["compiled"] else "interpreted"
    return (
        f"{machine['cpu']}, {machine['cores']} cores, {machine['python']}, {machine['system']}; Shamble "
        f"{document['version']}, {build}; {document['rounds']} rounds of {document['seconds']} s."
    )


Row = tuple[str, dict[str, Any], dict[str, dict[str, float]]]  # name, rates, game -> ratios of the game to it


def rows(document: dict[str, Any]) -> list[Row]:
    """Everybody measured, ours first."""
    ratios: dict[str, dict[str, dict[str, float]]] = document["ratios"]
    out: list[Row] = []
    for id, rates in document["games"].items():
        out.append((id, rates, {}))
        if document["compiled"]:
            out.append((f"{id}, interpreted", document["interpreted"][id], {id: ratios[id]["interpreted"]}))
    for name, rates in document["peers"].items():
        out.append((name, rates, {id: ratios[id][name] for id in ratios}))
    return out


def columns(document: dict[str, Any]) -> list[str]:
    return ["", *(title for _, title in RATES), *(f"{id} is" for id in document["games"])]


def cells(document: dict[str, Any], row: Row) -> list[str]:
    name, rates, ratios = row
    out = [name]
    for rate, _ in RATES:
        low, high = rates["spread"][rate]
        out.append(f"{si(rates[rate])} [{si(low)}..{si(high)}]")
    for id in document["games"]:
        ratio = ratios.get(id, {})
        out.append(" / ".join(f"{si(ratio[rate])}x" for rate, _ in RATES if rate in ratio))
    return out


def table(document: dict[str, Any]) -> list[str]:
    """The run as a table of Markdown."""
    lines = [columns(document), ["---"] * len(columns(document))]
    lines += [cells(document, row) for row in rows(document)]
    return [f"| {' | '.join(line)} |" for line in lines]


def si(number: float) -> str:
    """A number as people read it, to three digits: 1234567 -> 1.23M."""
    number = float(f"{number:.3g}")
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:g}{letter}"
    return f"{number:g}"
