"""A study as one HTML page with SVG charts that needs no network and no script."""

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt
from typing import Any

STYLE = """
:root { --ink: #241a2a; --paper: #fbf6e8; --card: #f4ead3; --line: #cdbf9c; --blood: #b03a2e; --cool: #2b6f77 }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: var(--ink); background: #d8caac }
main { max-width: 62.5rem; margin: 0 auto; padding: 2rem 2.5rem; background: var(--paper); box-sizing: border-box }
h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 .5rem } h2 { margin: 2.2rem 0 .4rem }
h3 { margin: 1.4rem 0 .3rem }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
td.n, th.n { text-align: right } svg { max-width: 100%; height: auto } .sure { font-weight: 600 }
section { border-top: 2px solid var(--blood); margin-top: 2.5rem }
figure { margin: .6rem 0; padding: .8rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  break-inside: avoid } figcaption { font-size: .85rem } .row { display: flex; flex-wrap: wrap; gap: 1rem }
.row figure { flex: 1 1 18rem }
.key { display: flex; flex-wrap: wrap; border: 2px solid var(--ink); border-radius: 10px }
.key div { flex: 1 1 9rem; padding: .5rem 1rem; border-left: 1px solid var(--line) } .key b { font-size: 1.7rem }
.key span { display: block; font-size: .85rem } footer { margin-top: 2.5rem; border-top: 1px solid var(--line);
  font-size: .85rem } @media print { body { background: none } main { padding: 0 } section { break-before: page } }
@media (max-width: 700px) { main { padding: 1rem } .wide { overflow-x: auto } }
"""
WIDTH, HEIGHT, LEFT, BOTTOM = 300, 150, 34, 20
INFLUENCES = 15  # rows in the list of influences
LINES = ("#b03a2e", "#2e6db0", "#2f8f5b", "#b0892e", "#7a4fa3", "#3a9aa3", "#5c5c5c", "#8a4b16")
TOO_EARLY = 100  # fewer games than this mean little
GAMES_TO_SEE = {
    "typical-win": "A typical win",
    "typical-loss": "A typical loss",
    "closest": "The closest win",
    "fastest": "The fastest win",
    "longest": "The longest game",
}


def page(
    summary: Mapping[str, Any],
    name: str,
    boards: Sequence[str] = (),
    replays: Sequence[Mapping[str, str]] = (),
) -> str:
    """Render the whole page.

    `boards` has for each table the board with its deaths, `replays` the files of games to look at.
    """
    arms = summary["arms"]
    games = sum(arm["games"] for arm in arms)
    body = [
        f"<h1>{escape(name)}</h1>",
        f"<p>Study {summary['study']}: {games} games, tables: {len(arms)}. Intervals hold with 95 % confidence.</p>",
        overview(arms) if len(arms) > 1 else "",
        options(summary["options"], arms),
    ]
    for number, arm in enumerate(arms):
        board = boards[number] if number < len(boards) else ""
        body.append(section(arm, board, replays[number] if number < len(replays) else {}))
    footer = (
        f"<footer><p>Made by the lab of Shamble. Seed {summary['seed']}, games 0 to {games // len(arms) - 1} of each "
        "table. Bots are not people: read the differences, not the absolute numbers.</p></footer>"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(name)}</title><style>{STYLE}</style><body><main>{''.join(body)}{footer}</main></body></html>\n"
    )


def title(arm: Mapping[str, Any]) -> str:
    chosen = [f"{id} {value}" for id, value in arm["options"].items()]
    where = [part for part in (arm["mode"], arm["scenario"]) if part]
    return ", ".join([*where, f"{len(arm['seats'])} {arm['seats'][0]}", *chosen])


def overview(arms: Sequence[Mapping[str, Any]]) -> str:
    """Draw the win rates of every table as bars with their intervals."""
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
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'


def bar(value: float, low: float, high: float) -> str:
    """Draw a rate from 0 to 1 as a bar with a whisker."""
    x = [round(160 * number, 1) for number in (value, low, high)]
    return (
        f'<svg width="160" height="14" role="img" aria-label="{value:.1%}"><rect y="3" width="{x[0]}" height="8" '
        f'fill="#b03a2e"/><path d="M{x[1]} 7H{x[2]}M{x[1]} 3v8M{x[2]} 3v8" stroke="currentColor" fill="none"/></svg>'
    )


def verdict(entry: Mapping[str, Any]) -> str:
    """Say whether a difference is clear, after correction for the number of comparisons."""
    if entry["corrected"] >= 0.05:
        return "not clear"
    return "clearly easier" if entry["value"] > 0 else "clearly harder"


def options(entries: Sequence[Mapping[str, Any]], arms: Sequence[Mapping[str, Any]]) -> str:
    """Render the effect of each option on the same games."""
    if not entries:
        return ""
    rows = []
    for entry in entries:
        a, b = (escape(title(arms[number])) for number in entry["arms"])
        rows.append(
            f"<tr{_sure(entry)}><td>{escape(entry['option'])}<td>{a}<br>{b}<td>{escape(entry['side'])}"
            f'<td class="n">{entry["value"]:+.1%}<td class="n">{entry["low"]:+.1%} – {entry["high"]:+.1%}'
            f'<td class="n">{entry["corrected"]:.3f}<td>{verdict(entry)}'
        )
    head = "<tr><th>Option<th>From, to<th>Who<th class=n>Change<th class=n>Interval<th class=n>Chance of a fluke<th>"
    return f'<h2>What if</h2><div class="wide"><table>{head}{"".join(rows)}</table></div>'


def section(arm: Mapping[str, Any], board: str, replays: Mapping[str, str]) -> str:
    """Render one table: confidence, endings, deaths, course, influences."""
    side, rate = next(iter(arm["win_rate"].items()))
    ends = "".join(
        f'<tr><td>{escape(name)}<td class="n">{entry["games"]}<td class="n">{entry["rate"]:.1%}'
        f"<td>{bar(entry['rate'], entry['low'], entry['high'])}"
        for name, entry in arm["outcomes"].items()
    )
    curves = "".join(curve(name, points) for name, points in arm["course"].items() if len(points) > 1)
    alive = survivors(arm.get("survival", {}))
    parts = [
        f"<section><h2>{escape(title(arm))}</h2>",
        figures(arm, side, rate),
        f"<h3>In three sentences</h3><p>{escape(sentences(arm, side, rate))}</p>",
        f"<h3>How sure we are</h3>{funnel(arm['funnel'])}" if len(arm.get("funnel", ())) > 1 else "",
        f"<h3>Where they die</h3><figure>{board}<figcaption>Deaths in 1,000 games by place; the six deadliest carry "
        "their number.</figcaption></figure>"
        if board
        else "",
        f"<h3>Who is still alive</h3>{alive}" if alive else "",
        f"<h3>How it ends</h3><table><tr><th>Ending<th class=n>Games<th class=n>Share<th>{ends}</table>",
        f'<h3>How it goes, round by round</h3><div class="row">{curves}</div>' if curves else "",
        influences(arm["influence"]),
        looks(arm.get("look_at", {}), replays),
        "</section>",
    ]
    return "".join(parts)


def figures(arm: Mapping[str, Any], side: str, rate: Mapping[str, float]) -> str:
    """Render the key numbers."""
    early = " (too early to say)" if arm["games"] < TOO_EARLY else ""
    cells = [
        (
            f"{rate['rate']:.0%}",
            f"{side} won, between {100 * rate['low']:.0f} and {100 * rate['high']:.0f}{early}",
        ),
        (
            f"{arm['rounds']['median']:.0f}",
            f"rounds in the middle game, the longest {arm['rounds']['most']:.0f}",
        ),
        (f"{arm['decisions']['mean']:.0f}", "decisions"),
        (
            f"{sum(arm.get('heat', {}).get('deaths', {}).values()) / max(arm['games'], 1):.1f}",
            "deaths a game",
        ),
    ]
    return (
        '<div class="key">'
        + "".join(f"<div><b>{a}</b><span>{escape(b)}</span></div>" for a, b in cells)
        + "</div>"
    )


def sentences(arm: Mapping[str, Any], side: str, rate: Mapping[str, float]) -> str:
    """Render the key numbers as sentences."""
    hard = (
        "hardly ever won"
        if rate["high"] < 0.1
        else "mostly lost"
        if rate["high"] < 0.4
        else "nearly always won"
        if rate["low"] > 0.9
        else "mostly won"
        if rate["low"] > 0.6
        else "an open fight"
    )
    said = [f"For {side} it is {hard} by {arm['seats'][0]}s: {rate['rate']:.0%} of {arm['games']} games."]
    deaths = arm.get("heat", {}).get("deaths", {})
    if deaths:
        few = list(deaths.items())[:4]
        share = sum(count for _, count in few) / sum(deaths.values())
        places = ", ".join(place.partition(":")[2] for place, _ in few)
        said.append(f"{share:.0%} of the deaths fall at {len(few)} places ({places}).")
    sure = [entry for entry in arm["influence"] if entry["corrected"] < 0.05]
    if sure:
        said.append(f"What goes with winning most surely is {sure[0]['what']} ({sure[0]['value']:+.0%}).")
    else:
        said.append(
            "Nothing that was dealt or found goes with winning so surely that it could not be a fluke."
        )
    return " ".join(said)


def funnel(points: Sequence[Mapping[str, float]]) -> str:
    """Draw the win rate and its interval by number of games, on a square root axis."""
    width, height, left, bottom = 900, 220, 44, 24
    most = sqrt(points[-1]["games"])
    low, high = min(p["low"] for p in points), max(p["high"] for p in points)
    span = max(high - low, 0.02)

    def at(games: float, rate: float) -> str:
        x = left + (width - left - 8) * sqrt(games) / most
        return f"{x:.1f},{8 + (height - bottom - 8) * (high - rate) / span:.1f}"

    band = [at(p["games"], p["high"]) for p in points] + [at(p["games"], p["low"]) for p in reversed(points)]
    line = " ".join(at(p["games"], p["rate"]) for p in points)
    last = points[-1]
    return (
        f'<figure><svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" font-size="12" '
        f'aria-label="{last["rate"]:.1%} after {last["games"]:.0f} games, between {last["low"]:.1%} and '
        f'{last["high"]:.1%}"><polygon points="{" ".join(band)}" fill="#2b6f77" opacity=".22"/>'
        f'<polyline points="{line}" fill="none" stroke="#241a2a" stroke-width="2"/>'
        f'<text x="{left - 4}" y="16" text-anchor="end">{high:.0%}</text>'
        f'<text x="{left - 4}" y="{height - bottom}" text-anchor="end">{low:.0%}</text>'
        f'<text x="{width - 8}" y="{height - 6}" text-anchor="end">{last["games"]:.0f} games</text></svg>'
        "<figcaption>Win rate by number of games with its 95 % interval (Wilson).</figcaption></figure>"
    )


def survivors(lines: Mapping[str, Sequence[float]]) -> str:
    """Draw the share of each character that is still alive, round by round."""
    if not lines:
        return ""
    width, height, left, bottom = 900, 240, 44, 24
    last = max(len(line) for line in lines.values()) - 1
    shown = list(lines.items())[: len(LINES)]
    paths, names = [], []
    ends = _spread(
        [(height - bottom) - (height - bottom - 12) * line[-1] for _, line in shown], 13, height - bottom
    )
    for number, (who, line) in enumerate(shown):
        colour = LINES[number]
        points = []
        for place, share in enumerate(line):
            x = left + (width - left - 130) * place / max(last, 1)
            y = (height - bottom) - (height - bottom - 12) * share
            points.append(f"{'M' if place == 0 else 'H'}{x:.1f}{f' {y:.1f}' if place == 0 else f'V{y:.1f}'}")
        paths.append(f'<path d="{"".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        names.append(
            f'<text x="{width - 124}" y="{ends[number] + 4:.1f}" fill="{colour}">{escape(who)} {line[-1]:.0%}</text>'
        )
    return (
        f'<figure><svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" font-size="12" '
        f'aria-label="{"; ".join(f"{escape(who)} {line[-1]:.0%}" for who, line in shown)}">{"".join(paths)}'
        f'{"".join(names)}<path d="M{left} 8V{height - bottom}H{width - 130}" fill="none" stroke="currentColor"/>'
        f'<text x="{left - 4}" y="16" text-anchor="end">100%</text>'
        f'<text x="{left - 4}" y="{height - bottom}" text-anchor="end">0%</text>'
        f'<text x="{width - 130}" y="{height - 6}" text-anchor="end">round {last}</text></svg>'
        "<figcaption>Share that has not fallen, after each round.</figcaption></figure>"
    )


def _spread(wanted: Sequence[float], gap: float, bottom: float) -> list[float]:
    """Return places near the wanted ones that do not overlap."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    out = [0.0] * len(wanted)
    at = -1e9
    for n in order:
        at = out[n] = max(wanted[n], at + gap)
    over = max(0.0, max(out, default=0.0) - bottom)
    return [y - over for y in out]


def looks(counts: Mapping[str, int], replays: Mapping[str, str]) -> str:
    """Render games worth a look, with links to their replays."""
    rows = []
    for kind, number in counts.items():
        file = replays.get(kind, "")
        link = f'<a href="{escape(file)}">{escape(file)}</a>' if file else ""
        rows.append(f'<tr><td>{GAMES_TO_SEE.get(kind, kind)}<td class="n">game {number}<td>{link}')
    if not rows:
        return ""
    how = (
        "<p>Watch one with <code>shamble replay FILE</code>, or load it in the lobby.</p>" if replays else ""
    )
    return f"<h3>Games to look at</h3>{how}<table>{''.join(rows)}</table>"


def influences(entries: Sequence[Mapping[str, Any]]) -> str:
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
        "<h3>What goes with winning</h3><p>Survivors and characters are dealt; survivors who live long "
        "find more, so finds are no cause. Chances are corrected for the number of comparisons (Holm).</p>"
        f'<div class="wide"><table>{head}<th class=n>With<th class=n>Without{rows}</table></div>'
    )


def _sure(entry: Mapping[str, Any]) -> str:
    return ' class="sure"' if entry["corrected"] < 0.05 else ""


def curve(name: str, points: Sequence[Mapping[str, float]]) -> str:
    """Draw a series over the rounds with its interval as a band."""
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
