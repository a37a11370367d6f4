"""`shamble review`: analyse a saved game."""

from pathlib import Path

import msgspec

from shamble.cli.files import load_match
from shamble.cli.language import Language, language
from shamble.cli.messages import Speech
from shamble.cli.output import out, print_json
from shamble.cli.problem import Problem
from shamble.match.analysis.review import (
    build_review,
    costliest_decisions,
    count_best_moves,
    review_decisions,
    turning_decision,
)
from shamble.match.protocol.review import Review, ReviewedDecision
from shamble.match.protocol.view import Message, Option

WIDEST = 72
LEVELS = (100, 75, 50, 25)  # percent at the top of each row of the chart
BARS = " ▁▂▃▄▅▆▇█"


def review(file: Path, seat: int, json: bool, lang: Language | None) -> int:
    match = load_match(file)
    seats = len(match.occupants)
    if not 0 <= seat <= seats:
        raise Problem(f"There is no seat {seat}; the game has {seats}.")
    people = match.seats_of("person")
    whose = [seat - 1] if seat else (people or list(range(seats)))
    words = Speech(language(lang), match.game, [chair.name for chair in match.occupants])
    reviews = [build_review(match, one, review_decisions(match, one)) for one in whose]
    if json:
        print_json(msgspec.to_builtins(reviews))
        return 0
    for review in reviews:
        for line in report(words, match.occupants[review.seat].name, review):
            out().print(line, soft_wrap=True, highlight=False)
    return 0


def report(words: Speech, name: str, review: Review) -> list[str]:
    """Print the review of one seat."""
    if not review.decisions:
        return [words.text("cli-review-nothing", {})]
    count = len(review.decisions)
    worst, turned = costliest_decisions(review), turning_decision(review)
    lines = [words.text("cli-review", {"name": name, "count": count}), *chart(words, review.decisions)]
    lines += [_cost(words, one) for one in worst]
    if not worst:
        lines.append(words.text("cli-review-none", {}))
    if turned is not None:
        args: dict[str, str | int] = {
            "round": turned.decision.round,
            "before": turned.before,
            "after": turned.after,
        }
        lines.append(
            words.text("cli-review-turning", {**args, "chosen": _text(words, turned.decision.chosen)})
        )
    return [*lines, words.text("cli-review-good", {"count": count, "good": count_best_moves(review)})]


def _cost(words: Speech, one: ReviewedDecision) -> str:
    return words.text(
        "cli-review-cost",
        {
            "round": one.round,
            "chosen": _text(words, one.chosen),
            "chance": one.chance,
            "better": _text(words, one.better),
            "best": one.best,
            "why": _text(words, one.why),
        },
    )


def _text(words: Speech, what: Option | Message | None) -> str:
    return words.text(what.key, dict(what.args)) if what is not None else ""


def chart(words: Speech, decisions: list[ReviewedDecision]) -> list[str]:
    """Compute the chance of winning along the game as text, with the rounds below."""
    step = max(1, -(-len(decisions) // WIDEST))
    shown = decisions[::step]
    rows = []
    for level in LEVELS:
        bars = "".join(BARS[max(0, min(8, round((one.chance - level + 25) * 8 / 25)))] for one in shown)
        rows.append(f"{level:3}\u00a0% {bars}".rstrip())
    under = ""
    before = -1
    for place, one in enumerate(shown):
        if one.round != before and place >= len(under):
            under = under.ljust(place) + f"{one.round} "
        before = one.round
    return [*rows, f"{words.text('cli-review-rounds', {}):>5} {under}".rstrip()]
