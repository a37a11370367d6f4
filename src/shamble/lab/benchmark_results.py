"""Stored benchmark results: one file per run, and a page with all runs."""

import json
from datetime import date
from pathlib import Path
from typing import Any

from shamble.lab.benchmark_charts import draw

RATES = (
    ("decisions_per_s", "decisions/s"),
    ("clones_per_s", "clones/s"),
    ("env_steps_per_s", "environment steps/s"),
)
PLOTS = {
    "speed": "decisions and clones per second beside those of other engines",
    "history": "the ratio to OpenSpiel's chess, run by run",
    "growth": "how costs grow with the size of a position",
    "log": "how costs grow with the length of a log",
}
COSTS = (  # name in the document, heading
    ("policy_per_s", "novice decisions/s"),
    ("advises_per_s", "advices/s"),
    ("views_per_s", "views/s"),
    ("searches_per_s", "search iterations/s"),
    ("bytes_per_state", "bytes a state"),
    ("update_us", "update µs"),
    ("update_bytes", "update bytes"),
    ("sync_us", "sync µs"),
    ("sync_bytes", "sync bytes"),
    ("resume_us_per_entry", "resume µs an entry"),
    ("table_bytes_per_entry", "table bytes an entry"),
)


def save(document: dict[str, Any], folder: Path, name: str, day: date) -> Path:
    """Store a run in `folder`/results and rewrite `folder`/results.md.

    A run is never overwritten.
    """
    results = folder / "results"
    results.mkdir(parents=True, exist_ok=True)
    path, number = results / f"{day.isoformat()}-{name}.json", 2
    while path.exists():
        path, number = results / f"{day.isoformat()}-{name}-{number}.json", number + 1
    path.write_text(json.dumps(document, indent=2) + "\n", "utf-8")
    draw(load_results(results), folder / "plots")
    (folder / "results.md").write_text(page(results), "utf-8")
    return path


def load_results(results: Path) -> dict[str, dict[str, Any]]:
    """Return all runs by name, the latest first."""
    paths = sorted(results.glob("*.json"), key=lambda path: path.stem, reverse=True)
    return {path.stem: json.loads(path.read_text("utf-8")) for path in paths}


def page(results: Path) -> str:
    """Return a page with all runs, the latest first."""
    parts = [
        "# Benchmark results",
        "",
        "Made by `shamble bench --save`. Rates per second of processor time on one core: median of the rounds, in",
        "brackets the lowest and the highest. What carries to another machine is the ratio to a peer in the same run.",
    ]
    for name, title in PLOTS.items():
        if (results.parent / "plots" / f"{name}.svg").exists():
            parts += ["", f"![{title}](plots/{name}.svg)"]
    for name, document in load_results(results).items():
        parts += ["", f"## {name}", "", headline(document), "", *table(document)]
        if any(name in rates for rates in document["games"].values() for name, _ in COSTS):
            parts += ["", *cost_table(document)]
        if document.get("start"):
            times = ", ".join(f"{what} {ms:.0f} ms" for what, ms in document["start"].items())
            parts += ["", f"First start: {times}."]
        if document.get("growth"):
            parts += ["", *growth_table(document)]
    return "\n".join(parts) + "\n"


def latest(folder: Path) -> dict[str, Any] | None:
    """Return the latest compiled result of all games, or None."""
    for path in sorted(
        (folder / "results").glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True
    ):
        document: dict[str, Any] = json.loads(path.read_text("utf-8"))
        if document["compiled"] and document["peers"]:
            return document
    return None


def fallen(now: dict[str, Any], before: dict[str, Any], share: float = 0.2) -> list[str]:
    """Return ratios to peers that fell by more than a share since the last result."""
    out = []
    for id, peers in now["ratios"].items():
        old = {_title(name): ratios for name, ratios in before["ratios"].get(id, {}).items()}
        for name, ratios in peers.items():
            for rate, ratio in ratios.items():
                was = old.get(_title(name), {}).get(rate, 0.0)
                if ratio < was * (1 - share):
                    out.append(
                        f"{id}: {rate} was {was:g} times that of {_title(name)}, and is {ratio:g} times"
                    )
    return out


def _title(peer: str) -> str:
    """Return a peer's name without its release."""
    return peer.rpartition(" ")[0] if peer[-1:].isdigit() else peer


def headline(document: dict[str, Any]) -> str:
    machine = document["machine"]
    build = "compiled" if document["compiled"] else "interpreted"
    return (
        f"{machine['cpu']}, {machine['cores']} cores, {machine['python']}, {machine['system']}; Shamble "
        f"{document['version']}, {build}; {document['rounds']} rounds of {document['seconds']} s."
    )


Row = tuple[str, dict[str, Any], dict[str, dict[str, float]]]  # name, rates, game -> ratios of the game to it


def rows(document: dict[str, Any]) -> list[Row]:
    """List all measured subjects, ours first."""
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
        if rate not in rates:
            out.append("")
            continue
        low, high = rates["spread"][rate]
        out.append(f"{si(rates[rate])} [{si(low)}..{si(high)}]")
    for id in document["games"]:
        ratio = ratios.get(id, {})
        out.append(" / ".join(f"{si(ratio[rate])}x" for rate, _ in RATES if rate in ratio))
    return out


def table(document: dict[str, Any]) -> list[str]:
    """Format the run as a Markdown table."""
    lines = [columns(document), ["---"] * len(columns(document))]
    lines += [cells(document, row) for row in rows(document)]
    return [f"| {' | '.join(line)} |" for line in lines]


def cost_table(document: dict[str, Any]) -> list[str]:
    """Format the costs of bots, views and tables, game by game."""
    lines = [["", *(heading for _, heading in COSTS)], ["---"] * (len(COSTS) + 1)]
    for id, rates in document["games"].items():
        lines.append([id, *(si(rates[name]) if name in rates else "" for name, _ in COSTS)])
    return [f"| {' | '.join(line)} |" for line in lines]


def growth_table(document: dict[str, Any]) -> list[str]:
    """Format how costs grow: microseconds at the smallest and largest size, and the exponent."""
    lines = [["", "by", "cost of", "from", "to", "µs from", "µs to", "exponent"]]
    lines.append(["---"] * len(lines[0]))
    for curve in document["growth"]:
        (first, low), *_, (last, high) = curve["points"]
        numbers = [f"{first}", f"{last}", si(low), si(high), f"{curve['exponent']:.2f}"]
        lines.append([curve["game"], curve["axis"], curve["what"], *numbers])
    return [f"| {' | '.join(line)} |" for line in lines]


def si(number: float) -> str:
    """Format a number with three digits and a unit prefix: 1234567 -> 1.23M."""
    number = float(f"{number:.3g}")
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:g}{letter}"
    return f"{number:g}"
