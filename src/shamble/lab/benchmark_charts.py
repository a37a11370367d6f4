"""Charts of the benchmark results, drawn with Altair where it is installed (`make bench`)."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

Runs = dict[str, dict[str, Any]]  # name -> the document of a run, the latest first
Row = dict[str, Any]

YARDSTICK = "OpenSpiel chess"
LOG = "log entries"
SLOWEST = 500  # decisions per second


def draw(runs: Runs, folder: Path) -> None:
    """Draw the charts of `folder`; without Altair, keep the existing ones."""
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        return
    import altair

    folder.mkdir(parents=True, exist_ok=True)
    for name, chart in charts(altair, runs).items():
        chart.save(folder / f"{name}.svg")


def charts(altair: Any, runs: Runs) -> dict[str, Any]:
    whole = next((document for document in runs.values() if document["peers"]), None)
    grown: list[dict[str, Any]] = next(
        (document["growth"] for document in runs.values() if document.get("growth")), []
    )
    out = {}
    if whole is not None:
        out["speed"] = speed(altair, whole)
        out["history"] = history(altair, runs)
    for name, curves in (
        ("growth", [curve for curve in grown if curve["axis"] != LOG]),
        ("log", [curve for curve in grown if curve["axis"] == LOG]),
    ):
        if curves:
            out[name] = growth(altair, curves)
    return out


def speed(altair: Any, document: dict[str, Any]) -> Any:
    """Draw the decisions and clones per second of all games and peers."""
    rows: list[Row] = []
    for ours, group in ((True, document["games"]), (False, document["peers"])):
        for name, rates in group.items():
            for rate, title in (("decisions_per_s", "decisions/s"), ("clones_per_s", "clones/s")):
                if rate in rates:
                    rows.append({"who": name, "ours": ours, "what": title, "rate": rates[rate]})
    return (
        altair.Chart(altair.Data(values=rows))
        .mark_bar()
        .encode(
            x=altair.X("rate:Q", scale=altair.Scale(type="log", domainMin=SLOWEST), title=None),
            x2=altair.datum(SLOWEST),  # a logarithmic scale has no zero to start a bar from
            y=altair.Y("who:N", sort=None, title=None),
            color=altair.Color("ours:N", legend=None, scale=altair.Scale(range=["#9aa0a6", "#b03a2e"])),
            column=altair.Column("what:N", title=None),
        )
        .properties(width=280)
    )


def history(altair: Any, runs: Runs) -> Any:
    """Draw the ratio to the reference peer, run by run, the oldest first."""
    rows: list[Row] = []
    for number, (name, document) in enumerate(reversed(runs.items())):
        for game, peers in document["ratios"].items():
            for peer, ratios in peers.items():
                if peer.startswith(YARDSTICK):
                    rows += [
                        {"run": f"{number + 1} {name}", "game": game, "what": what, "ratio": ratio}
                        for what, ratio in ratios.items()
                    ]
    return (
        altair.Chart(altair.Data(values=rows))
        .mark_line(point=True)
        .encode(
            x=altair.X("run:N", title=None, sort=None),
            y=altair.Y("ratio:Q", title=f"times {YARDSTICK}"),
            color=altair.Color("game:N", title=None),
            column=altair.Column("what:N", title=None),
        )
        .properties(width=280, height=220)
    )


def growth(altair: Any, curves: list[dict[str, Any]]) -> Any:
    """Draw cost over size on logarithmic scales, one chart per game and axis."""
    rows: list[Row] = [
        {"of": f"{curve['game']}, {curve['axis']}", "cost of": curve["what"], "size": size, "µs": cost}
        for curve in curves
        for size, cost in curve["points"]
    ]
    return (
        altair.Chart(altair.Data(values=rows))
        .mark_line(point=True)
        .encode(
            x=altair.X("size:Q", scale=altair.Scale(type="log"), title=None),
            y=altair.Y("µs:Q", scale=altair.Scale(type="log")),
            color=altair.Color("cost of:N"),
            facet=altair.Facet("of:N", columns=3, title=None),
        )
        .properties(width=200, height=150)
        .resolve_scale(x="independent")
    )
