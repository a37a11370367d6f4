"""A study as one page that needs nothing else: no network, no script. Drawn in SVG, readable without it."""

from collections.abc import Sequence
from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ddd; vertical-align: top }
td.n, th.n { text-align: right } svg { max-width: 100%; height: auto } .sure { font-weight: 600 }
section { border-top: 2px solid #b03a2e; margin-top: 2.5rem } figure { margin: 1rem 0; display: inline-block }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1a19 } th, td { border-color: #444 } }
"""
WIDTH, HEIGHT, LEFT, BOTTOM = 300, 150, 34, 20
INFLUENCES = 15  # rows shown of what goes with winning


def page(summary: dict[str, Any], name: str) -> str:
    """The whole page."""
    arms = summary["arms"]
    games = sum(arm["games"] for arm in arms)
    body = [
        f"<h1>{escape(name)}</h1>",
        (
            f"<p>Study {summary['study']}, seed {summary['seed']}: {games} games at {len(arms)} tables. "
            "Intervals hold with 95 % confidence.</p>"
        ),
        overview(arms),
        options(summary["options"], arms),
        *(section(arm) for arm in arms),
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(name)}</title><style>{STYLE}</style><body>{''.join(body)}</body></html>\n"
    )


def title(arm: dict[str, Any]) -> str:
    chosen = [f"{id} {value}" for id, value in arm["options"].items()]
    where = [part for part in (arm["mode"], arm["scenario"]) if part]
    return ", ".join([*where, f"{len(arm['seats'])} {arm['seats'][0]}", *chosen])


def overview(arms: Sequence[dict[str, Any]]) -> str:
    """Every table with its win rates, as bars with their intervals."""
    rows = []
    for arm in arms:
        for side, rate in arm["win_rate"].items():
            rows.append(
                f'<tr><td>{escape(title(arm))}<td>{escape(side)}<td class="n">{rate["rate"]:.1%}'
                f"<td>{bar(rate['rate'], rate['low'], rate['high'])}"
                f'<td class="n">{rate["low"]:.1%} – {rate["high"]:.1%}<td class="n">{arm["games"]}'
                f'<td class="n">{arm["rounds"]["mean"]:.1f}'
            )
    head = "<tr><th>Table<th>Who<th class=n>Wins<th><th class=n>Interval<th class=n>Games<th class=n>Rounds"
    return f"<table>{head}{''.join(rows)}</table>"


def bar(value: float, low: float, high: float) -> str:
    """A rate from 0 to 1 with its whisker."""
    x = [round(160 * number, 1) for number in (value, low, high)]
    return (
        f'<svg width="160" height="14" role="img" aria-label="{value:.1%}"><rect y="3" width="{x[0]}" height="8" '
        f'fill="#b03a2e"/><path d="M{x[1]} 7H{x[2]}M{x[1]} 3v8M{x[2]} 3v8" stroke="currentColor" fill="none"/></svg>'
    )


def options(entries: Sequence[dict[str, Any]], arms: Sequence[dict[str, Any]]) -> str:
    """What each option changes, the same games compared."""
    if not entries:
        return ""
    rows = []
    for entry in entries:
        a, b = (escape(title(arms[number])) for number in entry["arms"])
        rows.append(
            f"<tr{_sure(entry)}><td>{escape(entry['option'])}<td>{a}<br>{b}<td>{escape(entry['side'])}"
            f'<td class="n">{entry["value"]:+.1%}<td class="n">{entry["low"]:+.1%} – {entry["high"]:+.1%}'
            f'<td class="n">{entry["corrected"]:.3f}'
        )
    head = (
        "<tr><th>Option<th>From, to<th>Who<th class=n>Change<th class=n>Interval<th class=n>Chance of a fluke"
    )
    return f"<h2>Options</h2><table>{head}{''.join(rows)}</table>"


def section(arm: dict[str, Any]) -> str:
    """One table: how games ended, how they went, what goes with winning."""
    ends = "".join(
        f'<tr><td>{escape(name)}<td class="n">{entry["games"]}<td class="n">{entry["rate"]:.1%}'
        f"<td>{bar(entry['rate'], entry['low'], entry['high'])}"
        for name, entry in arm["outcomes"].items()
    )
    curves = "".join(curve(name, points) for name, points in arm["course"].items() if len(points) > 1)
    length = arm["rounds"]
    return (
        f"<section><h2>{escape(title(arm))}</h2>"
        f"<p>{length['mean']:.1f} rounds ({length['low']:.1f} – {length['high']:.1f}), half of the games at most "
        f"{length['median']:.0f}, the longest {length['most']:.0f}; {arm['decisions']['mean']:.0f} decisions.</p>"
        f"<h3>How it ends</h3><table><tr><th>Ending<th class=n>Games<th class=n>Share<th>{ends}</table>"
        + (f"<h3>How it goes, round by round</h3>{curves}" if curves else "")
        + influences(arm["influence"])
        + "</section>"
    )


def influences(entries: Sequence[dict[str, Any]]) -> str:
    if not entries:
        return ""
    rows = "".join(
        f'<tr{_sure(entry)}><td>{escape(entry["what"])}<td class="n">{entry["value"]:+.1%}'
        f'<td class="n">{entry["low"]:+.1%} – {entry["high"]:+.1%}<td class="n">{entry["corrected"]:.3f}'
        f'<td class="n">{entry["with"]}<td class="n">{entry["without"]}'
        for entry in entries[:INFLUENCES]
    )
    head = "<tr><th>Had<th class=n>Wins more<th class=n>Interval<th class=n>Chance of a fluke"
    return (
        "<h3>What goes with winning</h3><p>Survivors and characters are dealt; what is found in the course of a game "
        "goes to those who live long, and is no cause.</p>"
        f"<table>{head}<th class=n>With<th class=n>Without{rows}</table>"
    )


def _sure(entry: dict[str, Any]) -> str:
    return ' class="sure"' if entry["corrected"] < 0.05 else ""


def curve(name: str, points: Sequence[dict[str, float]]) -> str:
    """A series over the rounds, with its interval as a band."""
    most = max(*(point["high"] for point in points), 1.0)
    last = points[-1]["round"]

    def at(round: float, value: float) -> str:
        x = LEFT + (WIDTH - LEFT - 4) * (round - 1) / max(last - 1, 1)
        y = HEIGHT - BOTTOM - (HEIGHT - BOTTOM - 8) * max(value, 0.0) / most
        return f"{x:.1f},{y:.1f}"

    line = " ".join(at(point["round"], point["mean"]) for point in points)
    band = [at(point["round"], point["high"]) for point in points]
    band += [at(point["round"], point["low"]) for point in reversed(points)]
    said = name.removeprefix("series-")
    return (
        f'<figure><figcaption>{escape(said)}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" role="img" aria-label="{escape(said)}: {points[0]["mean"]:g} in round 1, '
        f'{points[-1]["mean"]:g} in round {last:g}" font-size="11" fill="currentColor">'
        f'<polygon points="{" ".join(band)}" fill="#b03a2e" opacity=".25"/>'
        f'<polyline points="{line}" fill="none" stroke="#b03a2e" stroke-width="2"/>'
        f'<path d="M{LEFT} 4V{HEIGHT - BOTTOM}H{WIDTH}" fill="none" stroke="currentColor"/>'
        f'<text x="{LEFT - 4}" y="12" text-anchor="end">{most:.3g}</text>'
        f'<text x="{LEFT - 4}" y="{HEIGHT - BOTTOM}" text-anchor="end">0</text>'
        f'<text x="{LEFT}" y="{HEIGHT - 4}">1</text>'
        f'<text x="{WIDTH - 2}" y="{HEIGHT - 4}" text-anchor="end">round {last:g}</text></svg></figure>'
    )
