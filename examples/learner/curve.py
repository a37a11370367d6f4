"""Draw the learning curve as a small SVG."""

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 48, 36
WINDOW = 8  # turns averaged per point
Row = tuple[int, float, int, float]


def draw(rows: Sequence[Row]) -> str:
    """Return the share of games won over the number of decisions."""
    most = rows[-1][0]
    points = []
    for place in range(len(rows)):
        window = rows[max(0, place - WINDOW + 1) : place + 1]
        won = sum(row[2] * row[3] for row in window) / sum(row[2] for row in window)
        points.append(f"{_x(rows[place][0], most):.1f},{_y(won):.1f}")
    lines = "".join(
        f'<path d="M{LEFT} {_y(share):.1f}H{WIDTH - 8}" stroke="#ddd"/>'
        f'<text x="{LEFT - 6}" y="{_y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{lines}'
        f'<polyline points="{" ".join(points)}" fill="none" stroke="#b03a2e" stroke-width="2"/>'
        f'<text x="{LEFT}" y="{HEIGHT - 10}">0</text><text x="{WIDTH - 8}" y="{HEIGHT - 10}" text-anchor="end">'
        f"{most:,} decisions, {rows[-1][1]:.0f} s</text>"
        f'<text x="{LEFT + 8}" y="16">games won while learning</text></svg>\n'
    )


def _x(decisions: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - 8) * decisions / most


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - 24) * share
